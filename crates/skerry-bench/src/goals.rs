//! How figures compare with their goals; those of a game stand with it in the
//! catalog, those of all games here.
use serde::Serialize;
use skerry_catalog::Goal;

pub(crate) const COPY: Goal = Goal::at_most(40.0);
pub(crate) const DETERMINIZE: Goal = Goal::at_most(150.0);
pub(crate) const SETUP: Goal = Goal::at_most(2_000.0);
pub(crate) const CHECKED_ACT: Goal = Goal::at_most(5_000.0);
pub(crate) const STATE_BYTES: Goal = Goal::at_most(1024.0).or(2048.0);

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

/// How `value` compares with `goal`.
pub(crate) fn judge(goal: &Goal, value: f64) -> Verdict {
    let reaches = |mark: f64| if goal.more_is_better { value >= mark } else { value <= mark };
    let percent = 100.0 * (value - goal.goal).abs() / goal.goal;
    if reaches(goal.goal) {
        Verdict::Met
    } else if goal.floor.is_some_and(reaches) {
        Verdict::FloorMet { percent }
    } else {
        Verdict::Missed { percent }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn less_time_is_better() {
        let goal = Goal::at_most(150.0).or(375.0);
        assert_eq!(judge(&goal, 150.0), Verdict::Met);
        assert_eq!(judge(&goal, 300.0), Verdict::FloorMet { percent: 100.0 });
        assert_eq!(judge(&goal, 450.0), Verdict::Missed { percent: 200.0 });
    }

    #[test]
    fn more_work_is_better() {
        let goal = Goal::at_least(100.0);
        assert_eq!(judge(&goal, 101.0), Verdict::Met);
        assert_eq!(judge(&goal, 75.0), Verdict::Missed { percent: 25.0 });
    }
}
