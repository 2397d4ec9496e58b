//! What a game has to reach when it is measured, per CPU-second of one core.
use serde::Serialize;

/// A figure to reach, and one below which the work is not done.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Goal {
    /// To be reached.
    pub goal: f64,
    /// Not to be missed.
    pub floor: Option<f64>,
    /// Or else less is.
    pub more_is_better: bool,
}

impl Goal {
    /// No more than this.
    pub const fn at_most(goal: f64) -> Goal {
        Goal { goal, floor: None, more_is_better: false }
    }

    /// No less than this.
    pub const fn at_least(goal: f64) -> Goal {
        Goal { goal, floor: None, more_is_better: true }
    }

    /// Or at least this far.
    pub const fn or(self, floor: f64) -> Goal {
        Goal { floor: Some(floor), ..self }
    }
}

/// The goals of one game, with as many players as it takes and nothing chosen.
#[derive(Debug)]
pub struct Goals {
    /// Nanoseconds per decision, actions drawn without a list.
    pub decision: Goal,
    /// Whole games of that kind.
    pub games: Goal,
    /// Nanoseconds per decision, with the whole list built each time.
    pub listing: Goal,
    /// Nanoseconds to build a list: half of all positions.
    pub list_median: Goal,
    /// The same for all but one position in a hundred.
    pub list_p99: Goal,
    /// Iterations of tree search that plays each game to its end.
    pub full_rollouts: Goal,
    /// Iterations of tree search that judges a position soon.
    pub cut_rollouts: Goal,
}
