//! Cooper Island, for one to four players.
//!
//! This file is the table of contents; the rules live in `steps/`.
#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]
extern crate alloc;

mod action;
pub mod components;
mod deck;
mod foresight;
mod land;
mod map;
mod names;
mod payment;
mod questions;
mod ring;
pub mod rules;
mod scoring;
mod setup;
mod sheet;
mod state;
mod steps;
mod view;

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use skerry_core::{
    Aim, Choice, Dice, Effect, Game, Rule, Score, ScoreLine, Seat, SetupError, Sink, Turn, Viewer,
    Violation, Word,
};

pub use crate::{
    action::{Action, Chance, Deed, Event, Prompt},
    names::{Bank, Boats, Cards, Orders, Source, Space, Spaces},
    questions::Glance,
    scoring::Category,
    setup::{Options, StartTerrain},
    state::CooperIsland,
    view::{
        BarredView, CardView, CargoView, CooperView, CourseView, DeckView, DoingView, GoalView,
        IsletView, LandingView, LidsView, LookView, MealView, OfferView, Opener, OrderView,
        PassedView, PaymentView, PlayerView, PointView, PriceView, RefusalView, SectionView,
        SetView, ShipView, SiteView, SpaceView, SpotView, Stage, StageView, Step, StorageView,
        ThingView, View, WareView, Who,
    },
};

impl Game for CooperIsland {
    const ID: &'static str = "cooper-island";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    // R88: it holds the cards that players have looked at and put back.
    const SECRET_LOG: bool = true;
    const CHOICES: &'static [Choice] = setup::CHOICES;
    const RULES: &'static [&'static Rule] = rules::ALL;
    const CATEGORIES: &'static [&'static str] = scoring::CATEGORIES;
    const EFFECTS: &'static [Word] = foresight::EFFECTS;
    const AIMS: &'static [&'static str] = foresight::AIMS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;

    fn setup(options: &Options) -> Result<Self, SetupError> {
        setup::setup(options)
    }
    #[inline]
    fn players(&self) -> u8 {
        self.players
    }
    #[inline]
    fn turn(&self) -> Turn {
        self.turn()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        steps::legal(self, seat, out);
    }
    #[inline]
    fn draw_legal<D: Dice>(&self, seat: Seat, dice: &mut D) -> Action {
        steps::draw_legal(self, seat, dice)
    }
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Violation> {
        steps::check(self, seat, action)
    }
    fn is_aside(action: &Action) -> bool {
        steps::is_aside(action)
    }
    #[inline]
    fn apply<S: Sink<Event>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        steps::apply(self, seat, action, events);
    }
    #[inline]
    fn sample<D: Dice>(&self, dice: &mut D) -> Chance {
        steps::nature::sample(self, dice)
    }
    fn is_possible(&self, chance: &Chance) -> bool {
        steps::nature::is_possible(self, chance)
    }
    #[inline]
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
    fn rival(&self) -> Option<Score> {
        scoring::rival(self)
    }
    fn breakdown(&self, seat: Seat) -> Vec<ScoreLine> {
        scoring::breakdown(self, seat)
    }
    fn ended(&self) -> Self {
        foresight::ended(self)
    }
    fn effects(&self, seat: Seat, action: &Action, after: &Self) -> Vec<Effect> {
        foresight::effects(self, seat, action, after)
    }
    fn aims(&self, seat: Seat) -> Vec<Aim> {
        foresight::aims(self, seat)
    }
}

#[cfg(test)]
mod tests;
