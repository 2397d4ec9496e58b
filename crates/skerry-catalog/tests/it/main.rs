//! The bots at work on real games, and what pages say of them.
mod advice;
mod analysis;
mod contests;
mod decisions;
mod every_game;
mod expectations;
mod lessons;
mod levels;
mod pondering;
mod reasons;
mod turns;
mod words;

use my_island::{MyIsland, Options, rulesets::RuleSetId};
use skerry_core::Game;

/// The Eternal game before its first card.
fn opening(players: u8) -> MyIsland {
    MyIsland::setup(&Options::single(players, RuleSetId::Eternal)).expect("up to four may play")
}
