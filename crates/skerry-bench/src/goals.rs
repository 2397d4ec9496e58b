//! What a game has to reach, per CPU-second of one core.
use serde::Serialize;

/// A figure to reach, and one below which the work is not done.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub(crate) struct Goal {
    pub(crate) goal: f64,
    pub(crate) floor: Option<f64>,
    pub(crate) more_is_better: bool,
}

/// How a figure compares with its goal.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "verdict")]
pub(crate) enum Verdict {
    Met,
    /// Between goal and floor; `percent` more time or less work than the goal.
    FloorMet {
        percent: f64,
    },
    Missed {
        percent: f64,
    },
}

impl Goal {
    const fn at_most(goal: f64) -> Goal {
        Goal { goal, floor: None, more_is_better: false }
    }

    const fn at_least(goal: f64) -> Goal {
        Goal { goal, floor: None, more_is_better: true }
    }

    const fn or(self, floor: f64) -> Goal {
        Goal { floor: Some(floor), ..self }
    }

    pub(crate) fn judge(&self, value: f64) -> Verdict {
        let reaches = |mark: f64| if self.more_is_better { value >= mark } else { value <= mark };
        let percent = 100.0 * (value - self.goal).abs() / self.goal;
        if reaches(self.goal) {
            Verdict::Met
        } else if self.floor.is_some_and(reaches) {
            Verdict::FloorMet { percent }
        } else {
            Verdict::Missed { percent }
        }
    }
}

/// The goals of one game, with four players.
#[derive(Debug)]
pub(crate) struct Goals {
    /// Nanoseconds per decision, actions drawn without a list.
    pub(crate) decision: Goal,
    pub(crate) games: Goal,
    /// Nanoseconds per decision, with the whole list built each time.
    pub(crate) listing: Goal,
    /// Nanoseconds to build a list: most positions, and all but one in a hundred.
    pub(crate) list_median: Goal,
    pub(crate) list_p99: Goal,
    /// Iterations of tree search.
    pub(crate) full_rollouts: Goal,
    pub(crate) cut_rollouts: Goal,
}

pub(crate) const AMERIGO: Goals = Goals {
    decision: Goal::at_most(250.0).or(625.0),
    games: Goal::at_least(12_000.0).or(5_000.0),
    listing: Goal::at_most(800.0),
    list_median: Goal::at_most(1_000.0),
    list_p99: Goal::at_most(4_000.0),
    full_rollouts: Goal::at_least(10_000.0),
    cut_rollouts: Goal::at_least(45_000.0),
};

pub(crate) const MY_ISLAND: Goals = Goals {
    decision: Goal::at_most(150.0).or(375.0),
    games: Goal::at_least(50_000.0).or(20_000.0),
    listing: Goal::at_most(800.0),
    list_median: Goal::at_most(1_000.0),
    list_p99: Goal::at_most(4_000.0),
    full_rollouts: Goal::at_least(40_000.0),
    cut_rollouts: Goal::at_least(100_000.0),
};

/// The same for every game.
pub(crate) const COPY: Goal = Goal::at_most(40.0);
pub(crate) const DETERMINIZE: Goal = Goal::at_most(150.0);
pub(crate) const SETUP: Goal = Goal::at_most(2_000.0);
pub(crate) const CHECKED_ACT: Goal = Goal::at_most(5_000.0);
pub(crate) const STATE_BYTES: Goal = Goal::at_most(1024.0).or(2048.0);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn less_time_is_better() {
        let goal = Goal::at_most(150.0).or(375.0);
        assert_eq!(goal.judge(150.0), Verdict::Met);
        assert_eq!(goal.judge(300.0), Verdict::FloorMet { percent: 100.0 });
        assert_eq!(goal.judge(450.0), Verdict::Missed { percent: 200.0 });
    }

    #[test]
    fn more_work_is_better() {
        let goal = Goal::at_least(100.0);
        assert_eq!(goal.judge(101.0), Verdict::Met);
        assert_eq!(goal.judge(75.0), Verdict::Missed { percent: 25.0 });
    }
}
