//! What every game is tested with, in whatever position. Knows the rules of none.
//!
//! [`laws`] guards the form of a game: that its list of legal actions agrees
//! with its checks, that nobody is told what they may not know, that a match
//! can be taken up again. It cannot know that a tie goes to the wrong seat;
//! only the game's own tests can, with each rule cited by its number.
#![warn(missing_docs)]

mod allocation;
mod dice;
mod golden;
mod laws;
mod openings;
mod outcome;
mod perft;
mod quiet;
mod scene;
mod spelling;
mod suite;
mod uniform;

pub use allocation::playouts_allocate_nothing;
pub use dice::{Counting, Script};
pub use golden::{Course, Golden, course};
pub use openings::every_option;
pub use outcome::{Outcome, Posed};
pub use perft::{perft_by_trying, perft_file};
pub use spelling::{reads, refuses};
pub use suite::{BrokenLaw, Laws, find_broken_law, laws};
pub use uniform::{Skewed, draws_are_uniform, find_skewed_draw};
