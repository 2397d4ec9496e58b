//! What a strong bot would do in my place, and why.
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Json, Preview};

/// Something to do, with what is to be expected of it. It follows from nothing but what I may know.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Hint {
    /// One after the other: the decision that is asked for, and where a turn is many, the rest
    /// of it.
    #[ts(type = "unknown[]")]
    pub actions: Json,
    /// What they would bring about.
    #[ts(type = "unknown[]")]
    pub events: Json,
    /// What all of them would bring for sure.
    pub preview: Preview,
    /// Points that I may expect to end with.
    pub points: i32,
    /// Of a hundred matches that go on from here, how many I win; nothing where nobody is to be
    /// beaten.
    pub wins: Option<u8>,
    /// What speaks for it and against it, compared with all else that I could do: the weightiest.
    pub reasons: Vec<Why>,
}

/// A reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Why {
    /// Suffix of its text id, as in `my-island-why-room`.
    pub term: String,
    /// For it, or against it?
    pub is_gain: bool,
    /// What it makes, in points; 0 if less than half of one.
    pub points: i32,
}
