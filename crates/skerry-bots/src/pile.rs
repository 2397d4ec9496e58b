//! A game for tests, of which everything is known: a pile of counters, of which each takes one
//! to three in turn, one at a time. Who takes the last one wins: whoever leaves a number that
//! four divides cannot lose.
use core::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use skerry_core::{
    Choice, Dice, Game, Rule, Score, ScoreLine, Seat, Seats, SetupError, Sink, Turn, Viewer,
    Violation, vocabulary,
};

use crate::{
    Evaluate,
    eval::{Depth, Manner, Simulated},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    pub(crate) left: u8,
    /// In this turn.
    pub(crate) taken: u8,
    pub(crate) mover: u8,
    /// Something that is seen by all and changes nothing.
    pub(crate) weather: u8,
}

vocabulary! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub(crate) enum Action {
        Take,
        Stop,
    }
}

vocabulary! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub(crate) enum Never {}
}

const MOST: u8 = 3;
const ONLY_THAT: Rule = Rule { id: "1", section: "1" };

impl Pile {
    pub(crate) fn of(left: u8) -> Pile {
        Pile { left, taken: 0, mover: 0, weather: 0 }
    }
}

impl Game for Pile {
    const ID: &'static str = "pile";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    const CHOICES: &'static [Choice] = &[];
    const RULES: &'static [&'static Rule] = &[&ONLY_THAT];
    const CATEGORIES: &'static [&'static str] = &[];
    type Options = u8;
    type Action = Action;
    type Chance = Never;
    type Event = Never;
    type Prompt = Never;
    type View = ();

    fn setup(left: &u8) -> Result<Self, SetupError> {
        Ok(Pile::of(*left))
    }
    fn players(&self) -> u8 {
        2
    }
    fn turn(&self) -> Turn {
        if self.left == 0 { Turn::Over } else { Turn::Decide(Seats::one(Seat(self.mover))) }
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let all = [Action::Take, Action::Stop];
        out.extend(all.into_iter().filter(|action| self.check(seat, action).is_ok()));
    }
    fn draw_legal<D: Dice>(&self, seat: Seat, dice: &mut D) -> Action {
        let mut legal = vec![];
        self.legal(seat, &mut legal);
        *dice.pick(&legal)
    }
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Violation> {
        let is_possible = match action {
            Action::Take => self.taken < MOST,
            Action::Stop => self.taken > 0,
        };
        let is_asked = self.turn() == Turn::Decide(Seats::one(seat));
        if is_possible && is_asked { Ok(()) } else { Err(Violation(&ONLY_THAT)) }
    }
    fn apply<S: Sink<Never>>(&mut self, _seat: Seat, action: Action, _events: &mut S) {
        match action {
            Action::Take => (self.left, self.taken) = (self.left - 1, self.taken + 1),
            Action::Stop => (self.mover, self.taken) = (1 - self.mover, 0),
        }
    }
    fn sample<D: Dice>(&self, _dice: &mut D) -> Never {
        unreachable!("nature never moves")
    }
    fn is_possible(&self, chance: &Never) -> bool {
        match *chance {}
    }
    fn resolve<S: Sink<Never>>(&mut self, chance: Never, _events: &mut S) {
        match chance {}
    }
    fn view(&self, _viewer: Viewer) {}
    fn prompt(&self, _seat: Seat) -> Never {
        unreachable!("nobody is asked in words")
    }
    fn redact(event: &Never, _viewer: Viewer) -> Option<Never> {
        match *event {}
    }
    fn determinize<D: Dice>(&self, _seat: Seat, _dice: &mut D) -> Self {
        *self
    }
    fn score(&self, seat: Seat) -> Score {
        let has_won = self.left == 0 && self.mover == seat.0;
        Score { points: has_won.into(), ..Score::default() }
    }
    fn breakdown(&self, _seat: Seat) -> Vec<ScoreLine> {
        vec![]
    }
}

/// Knows nothing before the end.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PileEval;

impl Evaluate<Pile> for PileEval {
    fn value(&self, game: &Pile, seat: Seat) -> f32 {
        10.0 * game.score(seat).points as f32
    }
    fn promise(&self, _game: &Pile, _seat: Seat, _action: Action) -> f32 {
        0.0
    }
    fn manner(&self) -> Manner {
        Manner { cut: None, players: Simulated::Drawing(1), depth: Depth::Tree }
    }
    fn uncertainty(&self, _game: &Pile) -> f32 {
        1.0
    }
}
