//! Hexes, shapes and their turns, and sets of hexes as bits. Knows no game.
#![no_std]
#![warn(missing_docs)]

mod hex;
mod hex_set;

pub use hex::{DIRECTIONS, Hex};
pub use hex_set::{COLUMNS, HexSet, ROWS};
