//! Players that are programs, generic over every game, and the contests in
//! which they are measured. What a position is worth they ask
//! an [`Evaluate`]; of the game they know the trait [`Game`](skerry_core::Game) only.
#![warn(missing_docs)]

pub mod arena;
mod bot;
pub mod eval;
mod glimpse;
mod greedy;
mod mcts;
mod random;
pub mod simulate;
mod spec;

pub use bot::Bot;
pub use eval::Evaluate;
pub use glimpse::Glimpse;
pub use greedy::{Greedy, WHIM};
pub use mcts::{Budget, Mcts, Settings};
pub use random::Random;
pub use spec::{BotSpec, BotSpecError};
