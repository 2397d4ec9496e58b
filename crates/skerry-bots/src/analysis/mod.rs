//! A finished match looked at again: what each decision cost, what luck changed.
//!
//! Every decision is searched on what its player knew at that moment, whole turns at once where
//! the game proposes turns, and not at all where there was no choice. Who answered at the same
//! time as others is asked as if none of them had answered yet.
//!
//! # Where the chances come from, and why they add up
//!
//! The chances of all seats are known at certain points of the match, and between two of them
//! something has changed them. In front of a decision they are those of the best turn that was
//! found (or the mean of these, where several decided at once); behind it, those of the turn that
//! was played, out of the same search. Everybody begins with the same share, and the last point
//! is the result: who won has 1. So for each seat the start and all changes add up to the result,
//! whatever the estimates are worth. A change is **luck** if nature moved between its two points:
//! what was drawn, and what was revealed by it. All else is **play**: what decisions cost, one's
//! own and those of others; and what only a later search has seen in them.
//!
//! A difference that is no larger than what both estimates may be wrong by (one standard error)
//! is none: the decision was as good as the best.
//!
//! Alone, the start is the first estimate, and the chance is that to beat the rival. Who plays
//! alone against nobody cannot win or lose, so there is nothing to analyse.
mod analyst;
mod questions;
mod report;

use serde::Serialize;
use skerry_core::{Game, Seat};

pub use analyst::Analyst;
pub use report::{Draw, Played, Point, Report, Turned, TurningPoint};

/// Decisions that cost less than this are as good as the best.
pub const STRONG: f64 = 0.01;
/// From here on something was lost.
pub const SLIP: f64 = 0.03;
/// From here on it was much.
pub const MISTAKE: f64 = 0.08;
/// What is decisive enough to be told: a swing of so much, or a decision so much better than
/// the next idea.
pub const TURNING: f64 = 0.04;
/// As many turning points a match has at the most, and of these so many by luck.
pub const MOST_TURNING: usize = 5;
const MOST_BY_LUCK: usize = 2;

/// Iterations for each decision when nobody says otherwise.
pub const USUAL_ITERATIONS: u32 = 1000;

/// How good a decision was, by what it cost against the best that was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Quality {
    /// As good as the best.
    Strong,
    /// Nearly.
    Fine,
    /// It cost something.
    Slip,
    /// It cost much.
    Mistake,
}

impl Quality {
    /// The word for a loss of chances.
    pub fn of(loss: f64) -> Quality {
        if loss < STRONG {
            Quality::Strong
        } else if loss < SLIP {
            Quality::Fine
        } else if loss < MISTAKE {
            Quality::Slip
        } else {
            Quality::Mistake
        }
    }
}

/// Something that has happened in a match: an entry of its log.
#[derive(Debug, Clone, Copy)]
pub enum Happened<G: Game> {
    /// What a seat did.
    Action(Seat, G::Action),
    /// What nature answered.
    Chance(G::Chance),
}

/// Why a match cannot be analysed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// It is still played: whoever knew the best moves could play them.
    #[error("the match is not over yet")]
    NotOver,
    /// One plays alone, and against nobody.
    #[error("who plays alone against nobody cannot win or lose")]
    NobodyToBeat,
    /// It cannot have gone that way.
    #[error("entry {0} cannot have happened")]
    Impossible(usize),
}

/// A decision, and what it cost.
#[derive(Debug, Clone, PartialEq)]
pub struct Judged<A> {
    /// Whose.
    pub seat: Seat,
    /// How many entries the log had before it.
    pub entry: usize,
    /// How many it had when the last action of the turn was done.
    pub end: usize,
    /// What was done: one action, or all of a turn.
    pub played: Vec<A>,
    /// The best that was found, if that is something else.
    pub better: Option<Vec<A>>,
    /// Chances with the best that was found.
    pub before: Vec<f64>,
    /// Chances with what was played.
    pub after: Vec<f64>,
    /// Points of its seat with the best, and with what was played.
    pub points: [f64; 2],
    /// What it cost its seat.
    pub loss: f64,
    /// How much better it was than the next idea; 0 if it was not the best.
    pub edge: f64,
    /// Decisions with the same number were made at the same moment.
    pub(crate) moment: usize,
}

#[cfg(test)]
mod tests;
