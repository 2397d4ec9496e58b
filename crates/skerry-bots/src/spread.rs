//! How points are spread over many matches.
use serde::{Serialize, Serializer};

/// How often each number of points was reached.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Spread {
    /// The fewest points of all.
    lowest: i32,
    /// How often these, one more, two more …
    counts: Vec<u64>,
}

impl Spread {
    /// Once more so many.
    pub fn add(&mut self, points: i32) {
        self.make_room(points);
        self.counts[(points - self.lowest) as usize] += 1;
    }

    pub(crate) fn plus(mut self, other: &Spread) -> Spread {
        for (points, count) in other.iter() {
            self.make_room(points);
            self.counts[(points - self.lowest) as usize] += count;
        }
        self
    }

    fn make_room(&mut self, points: i32) {
        if self.counts.is_empty() {
            self.lowest = points;
        }
        let below = (self.lowest - points).max(0) as usize;
        self.counts.splice(0..0, std::iter::repeat_n(0, below));
        self.lowest = self.lowest.min(points);
        let length = (points - self.lowest) as usize + 1;
        if length > self.counts.len() {
            self.counts.resize(length, 0);
        }
    }

    /// Points that were reached, from the fewest up, and how often.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u64)> {
        (self.lowest..).zip(self.counts.iter().copied()).filter(|(_, count)| *count > 0)
    }

    /// The fewest points that at least this share, from 0 to 1, did not exceed. 0 if there are none.
    pub fn quantile(&self, share: f64) -> i32 {
        let wanted = share * self.counts.iter().sum::<u64>() as f64;
        let mut so_far = 0;
        let mut reached = self.iter();
        let enough = reached.find(|(_, count)| {
            so_far += count;
            so_far as f64 >= wanted
        });
        enough.map_or(0, |(points, _)| points)
    }
}

/// As a list of pairs: points, and how often.
impl Serialize for Spread {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(points: &[i32]) -> Spread {
        let mut spread = Spread::default();
        points.iter().for_each(|points| spread.add(*points));
        spread
    }

    #[test]
    fn points_are_counted_wherever_they_lie() {
        let spread = spread(&[3, -2, 3, 7, -2, 3]);
        assert_eq!(spread.iter().collect::<Vec<_>>(), [(-2, 2), (3, 3), (7, 1)]);
    }

    #[test]
    fn two_spreads_together_are_one_of_all() {
        let (one, other) = (spread(&[5, 9]), spread(&[1, 9, 12]));
        assert_eq!(one.clone().plus(&other), spread(&[1, 5, 9, 9, 12]));
        assert_eq!(Spread::default().plus(&one), one);
        assert_eq!(one.clone().plus(&Spread::default()), one);
    }

    #[test]
    fn a_quantile_is_what_so_many_did_not_exceed() {
        let spread = spread(&[10, 20, 30, 40]);
        let found = [0.0, 0.25, 0.26, 0.5, 0.75, 1.0].map(|share| spread.quantile(share));
        assert_eq!(found, [10, 10, 20, 20, 30, 40]);
        assert_eq!(Spread::default().quantile(0.5), 0);
    }
}
