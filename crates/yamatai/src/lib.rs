//! Yamataï, for two to four players.
//!
//! This file is the table of contents; the rules live in `steps/`.
#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]
extern crate alloc;

mod action;
pub mod components;
mod cost;
mod foresight;
mod map;
mod names;
mod prospects;
mod questions;
pub mod rules;
mod scoring;
mod sets;
mod setup;
mod shifts;
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
    action::{Action, Chance, Event, Prompt, Reason},
    names::{Boats, Island, Offering, Space, Tiles, Tokens},
    prospects::Prospect,
    scoring::Category,
    setup::Options,
    shifts::Shift,
    state::Yamatai,
    view::{
        BoatView, DoingView, DutyView, EndsView, HallView, IslandView, NextTurn, Piece, PlayerView,
        PowerState, SiteView, Step, TrackView, TurnView, View,
    },
};

impl Game for Yamatai {
    const ID: &'static str = "yamatai";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const CHOICES: &'static [Choice] =
        &[Choice { name: "culture_blocks_building", values: &["false", "true"], sealed: &[] }];
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
    fn view(&self, _viewer: Viewer) -> View {
        // 12: what is face down is drawn when it is turned up, so the state holds
        // nothing that somebody may not know.
        view::view(self)
    }
    fn prompt(&self, seat: Seat) -> Prompt {
        view::prompt(self, seat)
    }
    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }
    fn determinize<D: Dice>(&self, _seat: Seat, _dice: &mut D) -> Self {
        // Nothing in the state is hidden from anybody; see `view`.
        *self
    }
    fn score(&self, seat: Seat) -> Score {
        scoring::score(self, seat)
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
