//! What players read: sentences found by the id of what they tell, in the
//! player's language, and the check that none is missing. The sentences of a
//! game stand in its own `text/`; only those of the table stand here.
#![warn(missing_docs)]

mod check;
pub mod ids;
mod language;
mod source;
mod texts;

pub use check::{GameWords, Problem, check_reasons, check_texts, check_words};
pub use language::{Language, LanguageParseError};
pub use texts::{SourceError, Texts};
