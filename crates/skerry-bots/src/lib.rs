//! Players that are programs, generic over every game, and the contests in
//! which they are measured. What a position is worth they ask
//! an [`Evaluate`]; of the game they know the trait [`Game`](skerry_core::Game) only.
#![warn(missing_docs)]

pub mod analysis;
pub mod arena;
mod bot;
mod casual;
pub mod eval;
mod glimpse;
mod greedy;
pub mod ladder;
mod luck;
mod mcts;
#[cfg(test)]
mod pile;
mod prospect;
mod random;
pub mod simulate;
mod spec;
mod spread;

pub use bot::Bot;
pub use casual::{Casual, Skill};
pub use eval::Evaluate;
pub use glimpse::Glimpse;
pub use greedy::{Greedy, WHIM};
pub use luck::Luck;
pub use mcts::{Advice, Advised, Advisor, Budget, Mcts, Plain, Plan, Settings, share};
pub use random::Random;
pub use spec::{BotSpec, BotSpecError, EXPERT_TURN, HARD_TURN};
pub use spread::Spread;
