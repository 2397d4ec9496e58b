//! What an action would bring, and what there is to aim at.
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::{Json, StandingLine};

/// What an action would bring.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Preview {
    /// Points more or less at once.
    pub points: i32,
    /// Points more or less if the game ended then, those at once included.
    pub points_at_end: i32,
    /// What the points at once are for.
    pub lines: Vec<StandingLine>,
    /// What all of them are for.
    pub lines_at_end: Vec<StandingLine>,
    /// What the game says besides.
    pub effects: Vec<Effect>,
}

/// Something that an action would bring about and that points do not tell.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Effect {
    /// Suffix of its text id, as in `my-island-effect-group_grows`.
    pub effect: String,
    /// How it is to be taken.
    pub tone: Tone,
    /// Arguments of its sentence.
    #[ts(type = "Record<string, string | number>")]
    pub args: Value,
}

/// How an effect is to be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export)]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// Something is had that was not had before.
    Gain,
    /// Something is paid or lost.
    Cost,
    /// Good to know.
    Note,
    /// The action leads nowhere, or wastes something.
    Warning,
}

/// A legal action with what it would bring.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Foreseen {
    /// Which.
    #[ts(type = "unknown")]
    pub action: Json,
    /// What.
    pub preview: Preview,
}

/// Something worth points, and how far I have come with it.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Aim {
    /// Suffix of its text id, as in `my-island-aim-farms`.
    pub aim: String,
    /// The rule that says so; null where no page of rules has it.
    pub rule: Option<String>,
    /// How far.
    pub have: i32,
    /// How far it goes; 0 where there is no such point.
    pub need: i32,
    /// What it is worth to get there, or each; below 0 for what costs points.
    pub worth: i32,
    /// What it has brought so far, and would bring if the game ended now.
    pub points: i32,
}
