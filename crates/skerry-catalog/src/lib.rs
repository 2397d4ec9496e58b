//! Every game the platform knows, behind one face that speaks JSON and text.
//! No other crate names one: adding a game is a folder in `games/`, and an entry
//! in `games/mod.rs`.
#![warn(missing_docs)]

mod advice;
mod analysis;
mod campaign;
mod drawing;
mod face;
mod game;
pub mod games;
mod goals;
mod hints;
mod hosted;
mod lesson;
mod mind;
mod nearest;
mod options;
mod preview;
mod prompt;
mod record;
pub mod series;
mod shown;
mod table;

pub use advice::{Advising, Suggestion};
pub use analysis::{Analysing, Analysis, Decision, Done, Turning};
pub use campaign::{Campaign, Envelope, Member, Regroup};
pub use drawing::{Drawing, Ink, Span};
pub use face::{Examples, Face, LegendEntry, Naming, Rival, Spot};
pub use game::{AnyGame, Facts, Kind};
pub use goals::{Goal, Goals};
pub use hints::{Hint, Reason};
pub use hosted::{Hosted, Json, Moment, Place};
pub use lesson::{Card, LEARNER, Lesson, LessonFault, LessonFile, Move, Scripted, Strayed};
pub use mind::Mind;
pub use nearest::nearest;
pub use options::OptionsError;
pub use preview::{Allowed, Foreseen, Preview};
pub use prompt::Prompt;
pub use record::{Chronicle, Kept, Passage, RecordFault, game_of_record};
pub use shown::{Offer, Shown};
pub use table::{AnyTable, Commit, Refused, Standing, Thinking, Thought, Told};

/// Every game there is.
pub fn games() -> &'static [&'static dyn AnyGame] {
    games::ALL
}

/// A word that names no game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{name}`: {}", advice(.name))]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
}

/// The game with this id.
///
/// # Errors
/// When there is none; the message names those there are.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    let found = games().iter().find(|game| game.facts().id == id);
    found.copied().ok_or_else(|| UnknownGame { name: id.to_owned() })
}

fn advice(name: &str) -> String {
    let known: Vec<&str> = games().iter().map(|game| game.facts().id).collect();
    let list = known.join(", ");
    match nearest(name, &known) {
        Some(meant) => format!("did you mean {meant}? The games are: {list}"),
        None => format!("the games are: {list}"),
    }
}

#[cfg(test)]
mod tests;
