//! The vocabulary every game, bot and server shares. No I/O, no clock, no
//! operating-system randomness: `no_std` makes the compiler keep that promise.
#![cfg_attr(not(feature = "ts"), no_std)]
#![warn(missing_docs)]
extern crate alloc;

mod dice;
mod digest;
mod effect;
mod game;
mod names;
mod nonce;
mod perft;
mod playout;
mod rule;
mod score;
mod seat;
mod sink;
mod source;
mod stack;
pub mod step;
mod vocabulary;

pub use dice::{Dice, FairDice, QuickDice, Seed, SeedHash, SeedParseError};
pub use digest::digest;
pub use effect::{Aim, Effect, Figure, Tone};
pub use game::{Choice, Game, SetupError, Turn, Viewer};
pub use names::{SeatOrder, UnknownName, read_name};
pub use nonce::{Commitment, Nonce, Nonces};
pub use perft::perft;
pub use playout::{Steps, playout};
pub use rule::{Rule, Violation};
pub use score::{Score, ScoreLine, TIEBREAKS, ranks};
pub use seat::{Seat, SeatParseError, Seats};
pub use sink::{Silent, Sink};
pub use source::Source;
pub use stack::Stack;
pub use step::{Counted, Step, Stepwise};
pub use vocabulary::{Vocabulary, Word};
