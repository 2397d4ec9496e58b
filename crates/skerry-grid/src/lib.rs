//! Hexes and squares, shapes and their turns, and sets of them as bits. Knows no game.
#![no_std]
#![warn(missing_docs)]

mod hex;
mod hex_set;
mod square_set;

pub use hex::{DIRECTIONS, Hex};
pub use hex_set::{COLUMNS, HexSet, ROWS};
pub use square_set::{SIDE, SquareSet};
