//! The match in the terminal: who plays, what has been told, what is shown.
use std::io::{self, BufRead, IsTerminal, Write};

use serde_json::{Value, json};
use skerry_bots::{BotSpec, Budget};
use skerry_catalog::{AnyGame, AnyTable, Drawing, Refused, Thinking, Told};
use skerry_core::{Rule, Seat, Viewer};
use skerry_text::{Texts, ids};

use crate::{
    args::PlayArgs,
    commands::arena::cores,
    failure::Failure,
    output::{WIDTH, item},
    paint::Paint,
    scoreboard, wording,
};

/// A good opponent that answers within a moment.
const BUDGET: Budget = Budget::Iterations(4000);

pub(super) struct Session<'a> {
    pub(super) game: &'static str,
    pub(super) rules: &'static [&'static Rule],
    pub(super) table: Box<dyn AnyTable>,
    pub(super) texts: Texts,
    pub(super) me: Seat,
    /// What the draft would bring about, action by action.
    pub(super) drafted: Vec<Vec<Value>>,
    /// Every sentence about what has happened.
    pub(super) told: Vec<String>,
    pub(super) out: &'a mut dyn Write,
    names: Vec<String>,
    bots: Vec<BotSpec>,
    bot_seed: u64,
    paint: Paint,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        game: &dyn AnyGame,
        table: Box<dyn AnyTable>,
        args: &PlayArgs,
        bot_seed: u64,
        out: &'a mut dyn Write,
    ) -> Session<'a> {
        let (texts, me) = (wording::texts(game, args.language.language), Seat(args.seat as u8 - 1));
        let last = args.bots.last().copied().unwrap_or(BotSpec::Mcts(None));
        let bots = args.bots.iter().copied().chain(std::iter::repeat(last));
        let bots: Vec<_> = bots.take(usize::from(table.players()) - 1).collect();
        Session {
            game: game.facts().id,
            rules: game.facts().rules,
            names: names(&texts, &bots, me),
            table,
            texts,
            me,
            drafted: vec![],
            told: vec![],
            out,
            bots,
            bot_seed,
            paint: Paint::for_stdout(),
        }
    }

    /// What everybody should know before the first decision.
    pub(super) fn open(&mut self, told: &Told) -> Result<(), Failure> {
        let (game, options) = (self.texts.game_name(self.game), self.table.options());
        let mut variants = vec![game];
        for (name, value) in options.as_object().into_iter().flatten() {
            let value = value.as_str().map(|value| self.texts.option_value(self.game, name, value));
            variants.extend(value);
        }
        let players = self.table.players();
        self.say("terminal-opening", &json!({ "game": variants.join(", "), "players": players }))?;
        let hash = self.table.seed_hash().to_string();
        self.say("terminal-seed_hash", &json!({ "hash": hash }))?;
        if let Some(notice) = self.table.notice(self.me) {
            self.say(&format!("{}-{notice}", self.game), &Value::Null)?;
        }
        self.say("terminal-hint", &Value::Null)?;
        for row in self.legend() {
            writeln!(self.out, "  {row}")?;
        }
        self.tell(told.to(Viewer::Seat(self.me)))
    }

    /// What the signs of the board mean: in a line as many as fit.
    fn legend(&self) -> Vec<String> {
        const GAP: &str = "   ";
        let mut rows: Vec<(usize, String)> = vec![];
        for entry in self.table.legend() {
            let id = format!("{}-{}", self.game, entry.text);
            let own = self.texts.find(&format!("{id}.sign"), &Value::Null);
            let (sign, text) = (own.as_deref().unwrap_or(entry.sign), self.texts.word(&id));
            let width = sign.chars().count() + 1 + text.chars().count();
            let told = format!("{} {text}", self.paint.text(sign, entry.ink));
            match rows.last_mut() {
                Some((used, row)) if *used + GAP.len() + width <= WIDTH - 2 => {
                    *used += GAP.len() + width;
                    row.push_str(GAP);
                    row.push_str(&told);
                }
                _ => rows.push((width, told)),
            }
        }
        rows.into_iter().map(|(_, row)| row).collect()
    }

    /// The result, or that there is none.
    pub(super) fn close(&mut self, is_finished: bool) -> Result<(), Failure> {
        writeln!(self.out)?;
        if !is_finished {
            return self.say("terminal-unfinished", &Value::Null);
        }
        self.show_board(self.me)?;
        self.show_scores()?;
        writeln!(self.out)?;
        let (standings, rival) = (self.table.standings(), self.rival());
        for line in scoreboard::result(&self.texts, &self.names, &standings, rival.as_ref()) {
            writeln!(self.out, "{line}")?;
        }
        let seed = self.table.revealed_seed().map(|seed| seed.reveal().to_string());
        self.say("terminal-seed", &json!({ "seed": seed }))
    }

    /// Lets every bot that owes a decision choose, without confirming it.
    pub(super) fn draft_for_bots(&mut self) -> Vec<Seat> {
        let owing: Vec<Seat> = self.table.owing().without(self.me).iter().collect();
        for seat in &owing {
            let bot = self.bots[seat.index() - usize::from(*seat > self.me)];
            let thinking = Thinking {
                budget: Some(BUDGET),
                threads: cores(),
                ..Thinking::once(bot, self.bot_seed)
            };
            let action = self.table.think(*seat, thinking)();
            self.table.act(*seat, &action).expect("bots choose from the legal list");
        }
        owing
    }

    /// Confirms the draft of `seat` and tells what came of it.
    pub(super) fn commit(&mut self, seat: Seat) -> Result<(), Failure> {
        let commit =
            self.table.commit(seat).map_err(|refused| Failure::Said(refused.to_string()))?;
        let events = commit.told.to(Viewer::Seat(self.me));
        if seat != self.me {
            return self.tell(events);
        }
        // The player has read what the own draft does; only the rest is news.
        let known = std::mem::take(&mut self.drafted).concat();
        let news = events.strip_prefix(known.as_slice()).unwrap_or(events);
        let old = &events[..events.len() - news.len()];
        self.told.extend(old.iter().map(|event| self.sentence(event)).collect::<Vec<_>>());
        self.tell(news)
    }

    /// Tells what happened, and keeps it for the log.
    fn tell(&mut self, events: &[Value]) -> Result<(), Failure> {
        for event in events {
            let sentence = self.sentence(event);
            writeln!(self.out, "{}", item("· ", &sentence))?;
            self.told.push(sentence);
        }
        Ok(())
    }

    pub(super) fn sentence(&self, event: &Value) -> String {
        self.texts.event(self.game, event, &self.names)
    }

    pub(super) fn say(&mut self, id: &str, args: &Value) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", self.texts.say(id, args))?)
    }

    pub(super) fn prompt(&mut self) -> Result<(), Failure> {
        let prompt = self.table.prompt(self.me);
        let text = self.texts.prompt(self.game, &prompt.step, prompt.args, &self.names);
        Ok(writeln!(self.out, "{}", item("", &text))?)
    }

    /// Why not, and the rule behind it.
    pub(super) fn refuse(&mut self, refused: &Refused, typed: &str) -> Result<(), Failure> {
        let Some(rule) = refused.rule() else {
            return match refused.text_id(self.game) {
                Some(id) => self.say(&id, &Value::Null),
                None => self.say("terminal-unreadable", &json!({ "typed": typed })),
            };
        };
        writeln!(self.out, "{}", item("", &self.texts.refusal(self.game, rule.id)))?;
        self.show_rule(rule)
    }

    pub(super) fn show_rule(&mut self, rule: &Rule) -> Result<(), Failure> {
        for line in wording::rule_lines(&self.texts, self.game, rule) {
            writeln!(self.out, "    {}", line.trim_start())?;
        }
        Ok(())
    }

    pub(super) fn show_board(&mut self, seat: Seat) -> Result<(), Failure> {
        let points = self.table.drafted_standings(self.me)[seat.index()].points;
        let player = &self.names[seat.index()];
        writeln!(self.out)?;
        let title = json!({ "player": player, "points": points });
        self.say("terminal-board", &title)?;
        self.show(&self.table.board(self.me, seat, &self.texts))
    }

    pub(super) fn show_scores(&mut self) -> Result<(), Failure> {
        writeln!(self.out)?;
        let standings = self.table.drafted_standings(self.me);
        let (names, rival) = (&self.names, self.rival());
        for line in scoreboard::lines(&self.texts, self.game, names, &standings, rival.as_ref()) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Whom a lone player plays against.
    fn rival(&self) -> Option<scoreboard::Rival> {
        let rival = self.table.rival(self.me)?;
        Some(scoreboard::Rival::named(rival, &self.texts, self.game))
    }

    pub(super) fn show(&mut self, drawing: &Drawing) -> Result<(), Failure> {
        for line in self.paint.drawing(drawing, 2) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// The next line that is typed; `None` when there will be no more.
    pub(super) fn ask(&mut self) -> Result<Option<String>, Failure> {
        if io::stdin().is_terminal() {
            write!(self.out, "> ")?;
        }
        self.out.flush()?;
        let mut line = vec![];
        io::stdin().lock().read_until(b'\n', &mut line)?;
        Ok((!line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned()))
    }
}

/// By seat: the player, and the bots on the others.
fn names(texts: &Texts, bots: &[BotSpec], me: Seat) -> Vec<String> {
    let seat = |number: usize| texts.say(&ids::table("seat"), &json!({ "number": number }));
    let bot = |(at, bot): (usize, &BotSpec)| {
        let number = at + 1 + usize::from(at >= me.index());
        texts.say("terminal-bot", &json!({ "name": seat(number), "bot": bot.to_string() }))
    };
    let mut names: Vec<String> = bots.iter().enumerate().map(bot).collect();
    let name = seat(me.index() + 1);
    names.insert(me.index(), texts.say("terminal-you", &json!({ "name": name })));
    names
}
