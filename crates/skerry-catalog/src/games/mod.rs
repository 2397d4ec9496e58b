//! What the platform adds to each game's rules: a folder per game, with its board
//! in a terminal, its opinion of positions, and the sentences of both.
pub mod amerigo;
pub mod my_island;

use crate::AnyGame;

/// Every game: one entry each.
pub(crate) static ALL: &[&dyn AnyGame] = &[&amerigo::KIND, &my_island::KIND];
