//! Points, what they consist of, and who is ahead.
use alloc::vec::Vec;

use serde::Serialize;

/// As many tie-breakers as the game with the most of them needs.
pub const TIEBREAKS: usize = 8;

/// Points, then tie-breakers in the order of the rulebook; more is better in each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub struct Score {
    /// What the score track shows.
    pub points: i32,
    /// Compared in order when points are equal.
    pub tiebreaks: [i16; TIEBREAKS],
}

/// One line of a score's breakdown. The lines of a seat add up to its points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ScoreLine {
    /// Suffix of the text id: `my-island-score-<category>`.
    pub category: &'static str,
    /// Its share of the points.
    pub points: i32,
}

/// The rank of each score, 1 being the best. Equal scores share the better
/// rank and the next one is left out.
pub fn ranks(scores: &[Score]) -> Vec<u8> {
    let rank = |score: &Score| 1 + scores.iter().filter(|other| *other > score).count() as u8;
    scores.iter().map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_the_better_rank() {
        let score = |points| Score { points, ..Score::default() };
        assert_eq!(ranks(&[score(3), score(9), score(9), score(1)]), [3, 1, 1, 4]);
    }

    #[test]
    fn tiebreaks_decide_among_equal_points() {
        let mut ahead = Score { points: 5, ..Score::default() };
        ahead.tiebreaks[7] = 1;
        assert_eq!(ranks(&[Score { points: 5, ..Score::default() }, ahead]), [2, 1]);
    }
}
