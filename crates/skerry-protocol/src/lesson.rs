//! Lessons: what the coach says and waits for.
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// `GET /api/games/{game}/lessons/{name}`: what is said in a lesson, and what it waits for.
/// A `POST` there opens a table for it.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct LessonScript {
    /// Number of log entries when all has happened.
    #[ts(type = "number")]
    pub entries: u64,
    /// What is said, in order.
    pub cards: Vec<LessonCard>,
    /// What I am to do, in order.
    pub moves: Vec<LessonMove>,
}

/// Something that the coach says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export)]
pub struct LessonCard {
    /// After how many log entries, my draft included.
    #[ts(type = "number")]
    pub at: u64,
    /// Suffix of a text id.
    pub say: String,
    /// What is pointed at besides what I am to do, in the game's own words.
    pub points: Vec<String>,
}

/// Something that the lesson waits for.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct LessonMove {
    /// After how many log entries, my draft included.
    #[ts(type = "number")]
    pub at: u64,
    /// Each will do; the first is what the coach has in mind.
    #[ts(type = "unknown[]")]
    pub actions: Vec<Value>,
    /// What the first brings about.
    #[ts(type = "unknown[]")]
    pub events: Vec<Value>,
}

/// A table that is a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct LessonPlace {
    /// Which.
    pub name: String,
    /// Whether all has happened.
    pub is_done: bool,
}
