//! A finished match looked at again.
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Json, StandingLine, Why};

/// `GET` and `POST /api/matches/{id}/analysis`: how far it is.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct AnalysisState {
    /// Whether it is being made: whoever wants it to go on asks again before long.
    pub is_running: bool,
    /// How much is done, from 0 to 1.
    pub progress: f64,
    /// How long it may still take.
    pub seconds_left: Option<u32>,
    /// While it is not done: the chances up to the last decision that has been judged.
    pub chances: Vec<ChancesAt>,
    /// What came out, when it is done.
    #[ts(as = "Option<Analysis>")]
    pub analysis: Option<Json>,
}

/// What came out of an analysis. Chances are shares of 1.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Analysis {
    /// The game's id.
    pub game: String,
    /// Version of the rules that it was made with.
    pub rules_version: u16,
    /// Iterations for each decision.
    pub iterations: u32,
    /// Equal seeds give equal analyses.
    #[ts(type = "number")]
    pub seed: u64,
    /// How many entries the match has.
    pub entries: u32,
    /// The chance of each seat to win, from the start to the result.
    pub chances: Vec<ChancesAt>,
    /// Every decision in which there was a choice.
    pub decisions: Vec<JudgedDecision>,
    /// What was drawn, and what it changed.
    pub luck: Vec<LuckyDraw>,
    /// Seat by seat.
    pub players: Vec<LuckAndPlay>,
    /// Where the match turned, in order.
    pub turning_points: Vec<TurningPoint>,
}

/// The chances at one moment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ChancesAt {
    /// After so many entries.
    pub entry: u32,
    /// By seat.
    pub chances: Vec<f64>,
}

/// How good a decision was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
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

/// A decision: an action, or a whole turn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct JudgedDecision {
    /// Whose.
    pub seat: u8,
    /// How many entries the log had before it.
    pub entry: u32,
    /// How many after it.
    pub end: u32,
    /// How good it was.
    pub quality: Quality,
    /// What it cost.
    pub loss: f64,
    /// Chances of its seat with the best that was found, and with what was played.
    pub chances: [f64; 2],
    /// Points that its seat could expect, likewise.
    pub points: [f64; 2],
}

/// What one or several draws have changed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct LuckyDraw {
    /// How many entries the log had before the first of them.
    pub entry: u32,
    /// How many after the last.
    pub end: u32,
    /// By seat.
    pub change: Vec<f64>,
}

/// Start, luck and play add up to the result.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct LuckAndPlay {
    /// Who.
    pub seat: u8,
    /// The chance before anything had happened.
    pub start: f64,
    /// What draws have changed in it.
    pub luck: f64,
    /// What decisions have changed in it: one's own, and those of others.
    pub play: f64,
    /// 1 for who has won; a share, if several have.
    pub result: f64,
    /// Own decisions in which there was a choice.
    pub decisions: u32,
    /// What one of them cost on average.
    pub mean_loss: f64,
    /// How many were strong.
    pub strong: u32,
    /// Fine.
    pub fine: u32,
    /// Slips.
    pub slip: u32,
    /// Mistakes.
    pub mistake: u32,
}

/// What turned a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum Turned {
    /// A decision that was much better than the next idea.
    Strong,
    /// One that cost something.
    Slip,
    /// One that cost much.
    Mistake,
    /// Something drawn.
    Luck,
}

/// A moment that decided much, and what would have been better.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct TurningPoint {
    /// How many entries the log had before it.
    pub entry: u32,
    /// How many after it.
    pub end: u32,
    /// Who decided, or whom luck concerned most.
    pub seat: u8,
    /// What it was.
    pub kind: Turned,
    /// What it cost the seat, or what it gained.
    pub swing: f64,
    /// Which of the decisions, if it is one.
    pub decision: Option<u32>,
    /// What was done.
    pub played: Option<Deed>,
    /// What would have been better.
    pub better: Option<Deed>,
    /// What the better turn would have brought more or less at once, had the game ended then.
    pub gains: Vec<StandingLine>,
    /// What its seat could see in the better turn beside the one that was played, besides points:
    /// the weightiest.
    pub reasons: Vec<Why>,
}

/// Something that was done, or might have been, in the words of its game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Deed {
    /// One action, or those of a turn.
    #[ts(type = "unknown[]")]
    pub actions: Vec<serde_json::Value>,
    /// What they bring about.
    #[ts(type = "unknown[]")]
    pub events: Vec<serde_json::Value>,
}
