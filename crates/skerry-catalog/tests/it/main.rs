//! The bots at work on a real game.
mod amerigo;
mod contests;
mod decisions;

use my_island::{MyIsland, Options, rulesets::RuleSetId};
use skerry_core::Game;

/// The Eternal game before its first card.
fn opening(players: u8) -> MyIsland {
    MyIsland::setup(&Options { players, rules: RuleSetId::Eternal }).expect("up to four may play")
}
