//! [`Faulty`]: Lagoon with one fault planted in it, to prove that the laws can fail.
use std::{
    ops::RangeInclusive,
    sync::atomic::{AtomicU8, Ordering},
};

use serde::Serialize;
use skerry_core::{
    Aim, Choice, Dice, Effect, Game, Rule, Score, ScoreLine, Seat, SetupError, Sink, Tone, Turn,
    Viewer, Violation, Word,
};

use crate::lagoon::{
    Action, Chance, Event, Lagoon, Options, Prompt, View,
    state::{CELLS, SeatStep, TableStep},
};

/// What is wrong with a [`Faulty`] game.
pub(crate) mod fault {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const VIEW_SHOWS_BIDS: u8 = 1;
    pub(crate) const VIEW_SHOWS_TOKENS: u8 = 2;
    pub(crate) const VIEW_HIDES_A_TOKEN_FROM_EQUALITY: u8 = 3;
    pub(crate) const EVENT_SHOWS_BID: u8 = 4;
    pub(crate) const EVENT_SHOWS_TOKEN: u8 = 5;
    pub(crate) const LAST_BID_REVEALS: u8 = 6;
    pub(crate) const FORGETS_A_CELL: u8 = 7;
    pub(crate) const FORGETS_STOP: u8 = 8;
    pub(crate) const UNSORTED: u8 = 9;
    pub(crate) const CHECK_ALLOWS_OFF_BOARD: u8 = 10;
    pub(crate) const LAST_ANSWER_WINS: u8 = 11;
    pub(crate) const NEVER_ENDS: u8 = 12;
    pub(crate) const DRAW_IS_BIASED: u8 = 13;
    pub(crate) const DRAW_IS_ILLEGAL: u8 = 14;
    pub(crate) const BREAKDOWN_IS_SHORT: u8 = 15;
    pub(crate) const REFUSAL_CHANGES_STATE: u8 = 16;
    pub(crate) const SAMPLE_IS_IMPOSSIBLE: u8 = 17;
    pub(crate) const IMAGINES_ANOTHER_TURN: u8 = 18;
    pub(crate) const ROLLS_ITS_OWN_DICE: u8 = 19;
    pub(crate) const STOP_PANICS: u8 = 20;
    pub(crate) const STRANGER_OWES: u8 = 21;
    pub(crate) const LEGAL_DEPENDS_ON_SECRETS: u8 = 22;
    pub(crate) const IMAGINES_NONSENSE: u8 = 23;
    pub(crate) const DRAFT_DEPENDS_ON_OTHERS: u8 = 24;
    pub(crate) const CITES_NO_RULE: u8 = 25;
    pub(crate) const UNKNOWN_CATEGORY: u8 = 26;
    pub(crate) const IMAGINES_THE_TRUTH: u8 = 27;
    pub(crate) const PROMPT_SHOWS_TOKENS: u8 = 28;
    pub(crate) const STOPPING_IS_AN_ASIDE: u8 = 29;
    pub(crate) const BIDS_ANYTHING: u8 = 30;
    pub(crate) const EFFECT_SHOWS_TOKENS: u8 = 31;
    pub(crate) const UNKNOWN_EFFECT: u8 = 32;
    pub(crate) const END_SHOWS_TOKENS: u8 = 33;
    pub(crate) const ACTS_ON_A_WHIM: u8 = 34;
    pub(crate) const ENDS_TWICE: u8 = 35;
    pub(crate) const UNKNOWN_AIM: u8 = 36;
    pub(crate) const AIM_SHOWS_TOKENS: u8 = 37;
    pub(crate) const LOG_IS_PUBLIC: u8 = 38;
    pub(crate) const AIM_OF_NO_RULE: u8 = 39;
}

/// Lagoon, but for one fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Faulty<const FAULT: u8>(Lagoon);

/// The view of Lagoon, and a field that equality does not look at.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct FaultyView {
    view: View,
    unseen: u8,
}

impl PartialEq for FaultyView {
    fn eq(&self, other: &FaultyView) -> bool {
        self.view == other.view
    }
}

/// A rule that the game does not list.
static UNLISTED: Rule = Rule { id: "0.0", section: "0" };

/// A die that no record knows of.
static OWN_DIE: AtomicU8 = AtomicU8::new(0);

impl<const FAULT: u8> Faulty<FAULT> {
    fn builds(&self, seat: Seat) -> bool {
        matches!(self.0.player(seat).owes, Some(SeatStep::Build { .. }))
    }

    fn sum_of_tokens(&self) -> u8 {
        self.0.players.iter().map(|player| player.token).sum()
    }
}

impl<const FAULT: u8> Game for Faulty<FAULT> {
    const ID: &'static str = "lagoon";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const SECRET_LOG: bool = FAULT != fault::LOG_IS_PUBLIC;
    const CHOICES: &'static [Choice] = &[];
    const RULES: &'static [&'static Rule] = Lagoon::RULES;
    const CATEGORIES: &'static [&'static str] = Lagoon::CATEGORIES;
    const EFFECTS: &'static [Word] = &[Word { name: "tide", fields: &["height"] }];
    const AIMS: &'static [&'static str] = &["reefs"];
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Prompt = Prompt;
    type View = FaultyView;

    fn setup(options: &Options) -> Result<Self, SetupError> {
        Lagoon::setup(options).map(Faulty)
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn turn(&self) -> Turn {
        match self.0.turn() {
            Turn::Decide(seats) if FAULT == fault::STRANGER_OWES => {
                Turn::Decide(seats.with(Seat(7)))
            }
            turn => turn,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal(seat, out);
        match FAULT {
            fault::FORGETS_A_CELL => out.retain(|it| *it != Action::BuildReef { cell: CELLS - 1 }),
            fault::FORGETS_STOP => {
                out.retain(|it| *it != Action::StopBuilding || has_no_other_way(self, seat))
            }
            fault::BIDS_ANYTHING if out.contains(&Action::Bid { coins: 0 }) => {
                *out = (0..9).map(|coins| Action::Bid { coins }).collect();
            }
            fault::UNSORTED => out.reverse(),
            fault::LEGAL_DEPENDS_ON_SECRETS if self.builds(seat) && self.sum_of_tokens() > 4 => {
                out.retain(|it| *it == Action::StopBuilding);
            }
            _ => {}
        }
    }

    fn draw_legal<D: Dice>(&self, seat: Seat, dice: &mut D) -> Action {
        let mut listed = vec![];
        self.legal(seat, &mut listed);
        let drawn = *dice.pick(&listed);
        match (FAULT, drawn) {
            (fault::DRAW_IS_BIASED, Action::BuildReef { .. }) => self.0.draw_legal(seat, dice),
            (fault::DRAW_IS_ILLEGAL, Action::BuildReef { .. }) => Action::BuildReef { cell: CELLS },
            _ => drawn,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Violation> {
        match action {
            Action::BuildReef { cell: CELLS.. }
                if FAULT == fault::CHECK_ALLOWS_OFF_BOARD && self.builds(seat) =>
            {
                Ok(())
            }
            Action::BuildReef { .. }
                if FAULT == fault::LEGAL_DEPENDS_ON_SECRETS && self.sum_of_tokens() > 4 =>
            {
                Err(Violation(&crate::lagoon::rules::ONLY_WHO_OWES))
            }
            Action::StopBuilding if FAULT == fault::CITES_NO_RULE => {
                self.0.check(seat, action).map_err(|_| Violation(&UNLISTED))
            }
            Action::Bid { coins: ..9 } if FAULT == fault::BIDS_ANYTHING => {
                self.0.check(seat, &Action::Bid { coins: 0 })
            }
            _ => self.0.check(seat, action),
        }
    }

    fn is_aside(action: &Action) -> bool {
        FAULT == fault::STOPPING_IS_AN_ASIDE && *action == Action::StopBuilding
    }

    fn apply<S: Sink<Event>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        let is_bid = matches!(action, Action::Bid { .. });
        match (FAULT, action) {
            (fault::STOP_PANICS, Action::StopBuilding) => panic!("nobody may stop"),
            (fault::NEVER_ENDS, Action::StopBuilding) => self.0.round = 1,
            _ => {}
        }
        self.0.apply(seat, action, events);
        let is_last = self.0.owing().is_empty();
        match FAULT {
            fault::LAST_BID_REVEALS if is_bid && is_last => self.0.resolve(Chance::Reveal, events),
            fault::ACTS_ON_A_WHIM if is_bid => {
                self.0.player_mut(seat).coins = OWN_DIE.fetch_add(1, Ordering::Relaxed) % 5;
            }
            fault::LAST_ANSWER_WINS if is_bid && is_last => self.0.player_mut(seat).coins += 1,
            fault::DRAFT_DEPENDS_ON_OTHERS if is_bid => {
                for other in self.0.owing().iter() {
                    self.0.player_mut(other).coins = 0;
                }
            }
            _ => {}
        }
    }

    fn sample<D: Dice>(&self, dice: &mut D) -> Chance {
        match (FAULT, self.0.sample(dice)) {
            (fault::SAMPLE_IS_IMPOSSIBLE, Chance::Wind { .. }) => Chance::Wind { strength: 4 },
            (fault::ROLLS_ITS_OWN_DICE, Chance::Wind { .. }) => {
                Chance::Wind { strength: 1 + OWN_DIE.fetch_add(1, Ordering::Relaxed) % 3 }
            }
            (_, chance) => chance,
        }
    }

    fn is_possible(&self, chance: &Chance) -> bool {
        self.0.is_possible(chance)
    }

    fn resolve<S: Sink<Event>>(&mut self, chance: Chance, events: &mut S) {
        self.0.resolve(chance, events);
    }

    fn view(&self, viewer: Viewer) -> FaultyView {
        let mut view = self.0.view(viewer);
        for (shown, player) in view.players.iter_mut().zip(&self.0.players) {
            match FAULT {
                fault::VIEW_SHOWS_BIDS => shown.bid = player.bid,
                fault::VIEW_SHOWS_TOKENS => shown.token = Some(player.token),
                _ => {}
            }
        }
        let leaks = FAULT == fault::VIEW_HIDES_A_TOKEN_FROM_EQUALITY;
        FaultyView { view, unseen: if leaks { self.sum_of_tokens() } else { 0 } }
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        match self.0.prompt(seat) {
            Prompt::Bid { .. } if FAULT == fault::PROMPT_SHOWS_TOKENS => {
                Prompt::Bid { coins: self.sum_of_tokens() }
            }
            prompt => prompt,
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        match (FAULT, event) {
            (fault::EVENT_SHOWS_BID, Event::BidPlaced { .. })
            | (fault::EVENT_SHOWS_TOKEN, Event::TokenDrawn { .. }) => Some(*event),
            _ => Lagoon::redact(event, viewer),
        }
    }

    fn determinize<D: Dice>(&self, seat: Seat, dice: &mut D) -> Self {
        let mut game = self.0.determinize(seat, dice);
        match FAULT {
            fault::IMAGINES_ANOTHER_TURN => {
                for other in game.seats.without(seat).iter() {
                    game.player_mut(other).owes = None;
                }
            }
            fault::IMAGINES_THE_TRUTH => game = self.0,
            fault::IMAGINES_NONSENSE if !game.owing().is_empty() => {
                game.next = TableStep::DrawToken { seat: Seat(9) };
            }
            _ => {}
        }
        Faulty(game)
    }

    fn score(&self, seat: Seat) -> Score {
        self.0.score(seat)
    }

    fn breakdown(&self, seat: Seat) -> Vec<ScoreLine> {
        let mut lines = self.0.breakdown(seat);
        match FAULT {
            fault::BREAKDOWN_IS_SHORT => lines.clear(),
            fault::UNKNOWN_CATEGORY => lines.push(ScoreLine { category: "fog", points: 0 }),
            _ => {}
        }
        lines
    }

    fn ended(&self) -> Self {
        let mut ended = *self;
        match FAULT {
            fault::END_SHOWS_TOKENS => ended.0.players[0].reefs |= self.sum_of_tokens() & 1,
            fault::ENDS_TWICE => ended.0.wind += 1,
            _ => {}
        }
        ended
    }

    fn effects(&self, _: Seat, _: &Action, _: &Self) -> Vec<Effect> {
        match FAULT {
            fault::EFFECT_SHOWS_TOKENS => {
                vec![Effect::new(Tone::Note, "tide").with("height", self.sum_of_tokens())]
            }
            fault::UNKNOWN_EFFECT => vec![Effect::new(Tone::Note, "fog")],
            _ => vec![],
        }
    }

    fn aims(&self, _: Seat) -> Vec<Aim> {
        let reefs = Aim { aim: "reefs", rule: None, have: 0, need: 6, worth: 1, points: 0 };
        vec![match FAULT {
            fault::UNKNOWN_AIM => Aim { aim: "fog", ..reefs },
            fault::AIM_OF_NO_RULE => Aim { rule: Some(&UNLISTED), ..reefs },
            fault::AIM_SHOWS_TOKENS => Aim { have: self.sum_of_tokens().into(), ..reefs },
            _ => reefs,
        }]
    }

    fn play<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut S,
    ) -> Result<(), Violation> {
        if let Err(violation) = self.check(seat, &action) {
            if FAULT == fault::REFUSAL_CHANGES_STATE {
                self.0.wind = 9;
            }
            return Err(violation);
        }
        self.apply(seat, action, events);
        Ok(())
    }
}

/// With the only way on forgotten, another law would be broken first.
fn has_no_other_way<const FAULT: u8>(game: &Faulty<FAULT>, seat: Seat) -> bool {
    game.0.player(seat).owes == Some(SeatStep::Build { left: 0 })
}
