//! Lagoon, an invented game with every trait of the real ones: sealed bids made
//! at once, a turn of several steps, public and private chance, a hidden token.
//!
//! Each round a wind blows, all bid coins for it in secret, and the winner
//! builds as many reefs, in a row of cells of its own, as the wind is strong.
//! In the end a seat's reefs are worth its hidden token each.
mod action;
pub(crate) mod rules;
mod scoring;
mod setup;
pub(crate) mod state;
mod steps;
mod view;

use std::ops::RangeInclusive;

use skerry_core::{
    Choice, Dice, Game, Rule, Score, ScoreLine, Seat, SetupError, Sink, Turn, Viewer, Violation,
};

pub(crate) use self::{
    action::{Action, Chance, Event, Prompt},
    setup::Options,
    state::Lagoon,
    view::View,
};

impl Game for Lagoon {
    const ID: &'static str = "lagoon";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const SECRET_LOG: bool = true;
    const CHOICES: &'static [Choice] = &[];
    const RULES: &'static [&'static Rule] = rules::ALL;
    const CATEGORIES: &'static [&'static str] = &["reefs"];
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;

    fn setup(options: &Options) -> Result<Self, SetupError> {
        setup::setup(options)
    }
    fn players(&self) -> u8 {
        self.seats.len()
    }
    fn turn(&self) -> Turn {
        self.turn()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        steps::legal(self, seat, out);
    }
    fn draw_legal<D: Dice>(&self, seat: Seat, dice: &mut D) -> Action {
        steps::draw_legal(self, seat, dice)
    }
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Violation> {
        steps::check(self, seat, action)
    }
    fn is_aside(action: &Action) -> bool {
        steps::is_aside(action)
    }
    fn apply<S: Sink<Event>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        steps::apply(self, seat, action, events);
    }
    fn sample<D: Dice>(&self, dice: &mut D) -> Chance {
        steps::nature::sample(self, dice)
    }
    fn is_possible(&self, chance: &Chance) -> bool {
        steps::nature::is_possible(self, chance)
    }
    fn resolve<S: Sink<Event>>(&mut self, chance: Chance, events: &mut S) {
        steps::nature::resolve(self, chance, events);
    }
    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }
    fn prompt(&self, seat: Seat) -> Prompt {
        view::prompt(self, seat)
    }
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
    }
    fn determinize<D: Dice>(&self, seat: Seat, dice: &mut D) -> Self {
        view::determinize(self, seat, dice)
    }
    fn score(&self, seat: Seat) -> Score {
        scoring::score(self, seat)
    }
    fn breakdown(&self, seat: Seat) -> Vec<ScoreLine> {
        scoring::breakdown(self, seat)
    }
}
