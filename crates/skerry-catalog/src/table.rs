//! [`AnyTable`]: a match whose types nobody outside needs to know.
use core::fmt::Debug;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use skerry_bots::{BotSpec, Budget, Evaluate, Glimpse, Luck, Plan, analysis::Unfit};
use skerry_core::{
    Game, Rule, ScoreLine, Seat, Seats, Seed, SeedHash, Turn, Viewer, digest, ranks,
};
use skerry_table::{
    Record, Refusal, Table,
    notation::{self, ACTION},
    write_entry,
};
use skerry_text::ids;

use crate::{
    Advising, Analysing, Face, Hosted, Mind, Prompt, Shown, advice::Advised, analysis::Analysed,
};

/// A match of any game. Actions, views and events are JSON.
pub trait AnyTable: Shown + Hosted + Debug + Send {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// How many play.
    fn players(&self) -> u8;

    /// What the match was set up from.
    fn options(&self) -> Value;

    /// Seats that owe a decision.
    fn owing(&self) -> Seats;

    /// Has it come to its end?
    fn is_over(&self) -> bool;

    /// What `viewer` may know. A seat sees its own draft as if it were done.
    fn view(&self, viewer: Viewer) -> Value;

    /// What is asked of `seat` now, after its draft.
    fn prompt(&self, seat: Seat) -> Prompt;

    /// What `seat` may do next, on top of its draft.
    fn legal(&self, seat: Seat) -> Vec<Value>;

    /// What `seat` has done and not yet confirmed.
    fn draft(&self, seat: Seat) -> Vec<Value>;

    /// For each action of the draft, whether it was the only answer left, so
    /// that the table gave it.
    fn forced(&self, seat: Seat) -> Vec<bool>;

    /// An action from its notation: `place tile=T07 rotation=2 at=3,5`.
    ///
    /// # Errors
    /// When the line is no action of this game.
    fn read_action(&self, line: &str) -> Result<Value, Refused>;

    /// Whether `seat` could do this now.
    ///
    /// # Errors
    /// What speaks against it.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused>;

    /// Adds an action to the draft of `seat`, and all that follows from it;
    /// returns what this would bring about, as `seat` may know it.
    ///
    /// # Errors
    /// What speaks against it.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Vec<Value>, Refused>;

    /// Takes back the last action that `seat` chose, together with what
    /// followed from it.
    ///
    /// # Errors
    /// When there is none.
    fn undo(&mut self, seat: Seat) -> Result<Value, Refused>;

    /// Makes the draft of `seat` final, then lets nature move.
    ///
    /// # Errors
    /// When there is nothing to confirm.
    fn commit(&mut self, seat: Seat) -> Result<Commit, Refused>;

    /// How every seat stands; the result when the match is over.
    fn standings(&self) -> Vec<Standing>;

    /// What the next match of its campaign starts from, once this one is over.
    fn sequel(&self) -> Option<Value>;

    /// What the campaign has brought each seat so far.
    fn progress(&self) -> Vec<u32>;

    /// Every entry of the log, as its line in the record.
    fn log(&self) -> Vec<String>;

    /// What may be published of the seed from the start.
    fn seed_hash(&self) -> SeedHash;

    /// The seed itself, once the match is over.
    fn revealed_seed(&self) -> Option<Seed>;

    /// The record of the match so far.
    fn record(&self) -> String;

    /// The record as anybody may read it: not before the match is over, if its log
    /// tells what a seat may not know.
    fn public_record(&self) -> Option<String>;

    /// What a bot would do on `seat`, which must owe a decision: the work
    /// itself, to be done wherever there is room for it. The table is free
    /// meanwhile. The bot gets to see what `seat` may know.
    fn think(&self, seat: Seat, thinking: Thinking) -> Thought;

    /// Advice for `seat`, which must owe a decision once its draft is done: nothing is thought
    /// yet. The advisor gets to see what `seat` may know, and leaves the table alone.
    fn advise(&self, seat: Seat, plan: Plan) -> Box<dyn Advising>;

    /// The match looked at again, so many iterations for each decision: nothing is done yet.
    ///
    /// # Errors
    /// When it is not over, or there is nobody to beat in it.
    fn analyse(&self, plan: Plan) -> Result<Box<dyn Analysing>, Unfit>;
}

/// Who thinks, and how long.
#[derive(Debug, Clone)]
pub struct Thinking {
    /// Which bot.
    pub bot: BotSpec,
    /// For a bot whose name does not say how long it thinks.
    pub budget: Option<Budget>,
    /// The same decisions for the same seed, unless time is the budget.
    pub seed: u64,
    /// How many threads may think at once.
    pub threads: usize,
    /// Where the bot is kept, if it remembers anything; a new one has nothing to remember.
    pub mind: Mind,
    /// Whether the turn of the decision before is over.
    pub begins_turn: bool,
}

impl Thinking {
    /// One decision, with nothing to remember.
    pub fn once(bot: BotSpec, seed: u64) -> Thinking {
        let mind = Mind::default();
        Thinking { bot, budget: None, seed, threads: 1, mind, begins_turn: true }
    }
}

/// A decision that is still to be thought about.
pub type Thought = Box<dyn FnOnce() -> Value + Send>;

/// What a commit brought about.
#[derive(Debug, Clone, PartialEq)]
pub struct Commit {
    /// Index of the first log entry it added; all up to the end are new.
    pub first_entry: usize,
    /// What happened.
    pub told: Told,
}

/// What happened, told to each viewer as far as they may know.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Told {
    to_seats: Vec<Vec<Value>>,
    to_spectators: Vec<Value>,
}

impl Told {
    /// What `viewer` may know of it.
    pub fn to(&self, viewer: Viewer) -> &[Value] {
        match viewer {
            Viewer::Seat(seat) => self.to_seats.get(seat.index()).map_or(&[], Vec::as_slice),
            Viewer::Spectator => &self.to_spectators,
        }
    }
}

/// How a seat stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// 1 for the best; equal ones share the better rank.
    pub rank: u8,
    /// The sum of the breakdown.
    pub points: i32,
    /// What the points consist of.
    pub breakdown: Vec<ScoreLine>,
    /// What they would be if the game ended now.
    pub points_at_end: i32,
}

/// Why the table did not take a request. Nothing has changed then.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Not an action of this game at all.
    #[error("{0}")]
    Unreadable(String),
    /// Understood, but refused.
    #[error(transparent)]
    Refusal(#[from] Refusal),
}

impl Refused {
    /// The rule that forbids it.
    pub fn rule(&self) -> Option<&'static Rule> {
        match self {
            Refused::Refusal(Refusal::Forbidden(violation)) => Some(violation.0),
            Refused::Refusal(
                Refusal::NotYourDecision(_) | Refusal::NothingToUndo | Refusal::NothingToCommit,
            )
            | Refused::Unreadable(_) => None,
        }
    }

    /// The id of the sentence for the player; what cannot be read has none.
    pub fn text_id(&self, game: &str) -> Option<String> {
        match self {
            Refused::Unreadable(_) => None,
            Refused::Refusal(refusal) => Some(match refusal {
                Refusal::NotYourDecision(_) => ids::table("not_your_decision"),
                Refusal::Forbidden(violation) => ids::refused(game, violation.0.id),
                Refusal::NothingToUndo => ids::table("nothing_to_undo"),
                Refusal::NothingToCommit => ids::table("nothing_to_commit"),
            }),
        }
    }
}

/// A table with what the platform adds to its game.
#[derive(Debug, Clone)]
pub(crate) struct Playing<G: Game, E> {
    pub(crate) table: Table<G>,
    pub(crate) eval: E,
    pub(crate) face: &'static dyn Face<G>,
}

impl<G: Game, E: Evaluate<G> + Debug> AnyTable for Playing<G, E> {
    fn game(&self) -> &'static str {
        G::ID
    }
    fn players(&self) -> u8 {
        self.table.game().players()
    }
    fn options(&self) -> Value {
        json(self.table.options())
    }
    fn owing(&self) -> Seats {
        self.table.owing()
    }
    fn is_over(&self) -> bool {
        self.table.game().turn() == Turn::Over
    }
    fn view(&self, viewer: Viewer) -> Value {
        json(&match viewer {
            Viewer::Seat(seat) => self.table.drafted(seat).view(viewer),
            Viewer::Spectator => self.table.game().view(viewer),
        })
    }
    fn prompt(&self, seat: Seat) -> Prompt {
        Prompt::of(&self.table.drafted(seat).prompt(seat))
    }
    fn legal(&self, seat: Seat) -> Vec<Value> {
        self.table.legal(seat).iter().map(json).collect()
    }
    fn draft(&self, seat: Seat) -> Vec<Value> {
        self.table.draft(seat).iter().map(json).collect()
    }
    fn forced(&self, seat: Seat) -> Vec<bool> {
        self.table.forced(seat)
    }
    fn read_action(&self, line: &str) -> Result<Value, Refused> {
        let action: G::Action = notation::read(ACTION, line).map_err(unreadable)?;
        Ok(json(&action))
    }
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused> {
        let action = read::<G>(action)?;
        self.table.clone().act(seat, action)?;
        Ok(())
    }
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Vec<Value>, Refused> {
        let events = self.table.act(seat, read::<G>(action)?)?;
        Ok(redacted::<G>(&events, Viewer::Seat(seat)))
    }
    fn undo(&mut self, seat: Seat) -> Result<Value, Refused> {
        Ok(json(&self.table.undo(seat)?))
    }
    fn commit(&mut self, seat: Seat) -> Result<Commit, Refused> {
        let advance = self.table.commit(seat)?;
        let told = told::<G>(&advance.events, self.players());
        Ok(Commit { first_entry: advance.first_entry, told })
    }
    fn standings(&self) -> Vec<Standing> {
        standings(self.table.game())
    }
    fn sequel(&self) -> Option<Value> {
        self.table.game().sequel().as_ref().map(json)
    }
    fn progress(&self) -> Vec<u32> {
        (0..self.players()).map(|seat| self.table.game().progress(Seat(seat))).collect()
    }
    fn log(&self) -> Vec<String> {
        self.table.log().iter().map(write_entry::<G>).collect()
    }
    fn seed_hash(&self) -> SeedHash {
        self.table.seed_hash()
    }
    fn revealed_seed(&self) -> Option<Seed> {
        self.table.revealed_seed()
    }
    fn record(&self) -> String {
        Record::of(&self.table).write()
    }
    fn public_record(&self) -> Option<String> {
        (self.is_over() || !G::SECRET_LOG).then(|| self.record())
    }
    fn think(&self, seat: Seat, thinking: Thinking) -> Thought {
        let (game, eval) = (self.table.drafted(seat), self.eval);
        // Another decision, another seed: or else a bot would repeat its luck.
        let decision = self.table.log().len() as u64 * 8 + u64::from(seat.0);
        let seed = thinking.seed ^ decision.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        // Who sits there stays the same for the whole match.
        let character = digest(&(self.table.seed_hash().to_string(), seat.0));
        let luck = Luck { seed, character };
        Box::new(move || {
            let Thinking { bot: spec, budget, threads, mind, begins_turn, .. } = thinking;
            let kept = mind.take::<G>(spec);
            let mut bot = kept.unwrap_or_else(|| spec.build(eval, budget, luck, threads));
            if begins_turn {
                bot.rest();
            }
            if let (Some(budget), None) = (budget, spec.own_budget()) {
                bot.give(budget);
            }
            let action = bot.decide(&Glimpse::new(&game, seat));
            if spec.remembers() {
                mind.keep(spec, bot);
            }
            json(&action)
        })
    }
    fn advise(&self, seat: Seat, plan: Plan) -> Box<dyn Advising> {
        Box::new(Advised::new(self.table.drafted(seat), self.eval, seat, plan))
    }
    fn analyse(&self, plan: Plan) -> Result<Box<dyn Analysing>, Unfit> {
        Ok(Box::new(Analysed::new(&self.table, self.eval, plan)?))
    }
}

pub(crate) fn told<G: Game>(events: &[G::Event], players: u8) -> Told {
    let to_seat = |seat| redacted::<G>(events, Viewer::Seat(Seat(seat)));
    Told {
        to_seats: (0..players).map(to_seat).collect(),
        to_spectators: redacted::<G>(events, Viewer::Spectator),
    }
}

pub(crate) fn redacted<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<Value> {
    events.iter().filter_map(|event| G::redact(event, viewer)).map(|event| json(&event)).collect()
}

pub(crate) fn standings<G: Game>(game: &G) -> Vec<Standing> {
    let seats = || (0..game.players()).map(Seat);
    let scores: Vec<_> = seats().map(|seat| game.score(seat)).collect();
    let ended = game.ended();
    let rival = game.rival();
    let standing = |(seat, (rank, points))| {
        let is_beaten = rival.is_some_and(|rival| rival.points >= points);
        let rank = rank + u8::from(is_beaten);
        let breakdown = game.breakdown(seat);
        let points_at_end = ended.score(seat).points;
        Standing { seat, rank, points, breakdown, points_at_end }
    };
    let points = scores.iter().map(|score| score.points);
    seats().zip(ranks(&scores).into_iter().zip(points)).map(standing).collect()
}

/// # Panics
/// When a game's own types cannot be written as JSON, which the laws exclude.
pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("words and views of games are plain data")
}

pub(crate) fn read<G: Game>(action: &Value) -> Result<G::Action, Refused> {
    G::Action::deserialize(action).map_err(unreadable)
}

fn unreadable(error: impl ToString) -> Refused {
    Refused::Unreadable(error.to_string())
}
