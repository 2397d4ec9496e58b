//! One match of any game: its log, the drafts of its seats, undo and commit,
//! and the text record that rebuilds it. Knows the rules of none.
#![no_std]
#![warn(missing_docs)]
extern crate alloc;

mod draft;
mod foresight;
pub mod notation;
mod record;
mod sharing;
mod story;
mod table;

pub use foresight::Foresight;
pub use record::{Ending, Record, RecordError, RecordErrorKind, read_entry, write_entry};
pub use table::{Advance, Entry, EntryOf, Refusal, Replay, ReplayError, Table};
