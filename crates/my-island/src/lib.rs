//! My Island: the replayable Eternal game and the 24 games of the campaign.
//!
//! This file is the table of contents; the rules live in `steps/` (what a
//! player may do) and `modules/` (what is worth points).
#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]
extern crate alloc;

mod action;
pub mod campaign;
pub mod components;
mod foresight;
mod goals;
mod island;
mod modules;
mod placement;
mod prospects;
pub mod rules;
pub mod rulesets;
mod scoring;
mod setup;
mod sites;
mod state;
mod steps;
mod stickers;
mod view;

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use skerry_core::{
    Aim, Choice, Dice, Effect, Game, Rule, Score, ScoreLine, Seat, SetupError, Sink, Turn, Viewer,
    Violation, Word,
};

use crate::rulesets::RuleSetId;

pub use crate::{
    action::{Action, Chance, Event, Prompt},
    goals::Goal,
    island::Island,
    placement::covers,
    prospects::{GroundOf, Prospect},
    setup::Options,
    state::MyIsland,
    stickers::{Sticker, Target},
    view::{CoveredSpace, PlacedTile, PlayerView, View},
};

impl Game for MyIsland {
    const ID: &'static str = "my-island";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    /// Four islands with their stickers, and where each tile and cube lies on them: the page
    /// shows all of it, so none can be left out.
    const STATE_BYTES: usize = 1536;
    const MOST_POINTS: Option<i32> = Some(components::TRACK_END as i32);
    const CHOICES: &'static [Choice] =
        &[Choice { name: "rules", values: RuleSetId::NAMES, sealed: RuleSetId::SEALED }];
    const RULES: &'static [&'static Rule] = rules::ALL;
    const SEALED_RULES: &'static [&'static Rule] = rules::SEALED;
    const CATEGORIES: &'static [&'static str] = scoring::CATEGORIES;
    const EFFECTS: &'static [Word] = foresight::EFFECTS;
    const AIMS: &'static [&'static str] = foresight::AIMS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;

    fn rules_version(options: &Options) -> u16 {
        options.rules.version()
    }
    fn replays_from(options: &Options) -> u16 {
        options.rules.version()
    }
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
        // R1, R2: everything but the order of the deck is public, and the state
        // does not hold that order: a card is drawn when it is turned up.
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
    fn sequel(&self) -> Option<Options> {
        campaign::sequel(self)
    }
    fn series(players: u8) -> Option<Options> {
        (2..=4).contains(&players).then(|| Options::first_game(players))
    }
    fn may_follow(sequel: &Options, next: &Options) -> bool {
        campaign::may_follow(sequel, next)
    }
    fn progress(&self, seat: Seat) -> u32 {
        self.island(seat).progress().into()
    }
}

#[cfg(test)]
mod tests;
