//! Measures in CPU time of the thread: many short samples, and their median.
use std::time::Duration;

use cpu_time::ThreadTime;
use skerry_catalog::Goal;

use crate::report::Row;

/// How much time to spend.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Effort {
    /// Samples of each subject; the first one is a warm-up besides.
    pub(crate) rounds: usize,
    /// CPU time of a sample.
    pub(crate) slot: Duration,
}

impl Effort {
    pub(crate) const FULL: Effort = Effort { rounds: 15, slot: Duration::from_millis(60) };
    pub(crate) const QUICK: Effort = Effort { rounds: 5, slot: Duration::from_millis(20) };
}

/// What a subject has done in one go.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Work {
    /// What its time is divided by: decisions, calls, iterations.
    pub(crate) units: u64,
    /// Whole games, if it plays any.
    pub(crate) games: u64,
}

/// What the time of a subject is told as.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Told {
    /// Nanoseconds per unit.
    Nanoseconds,
    /// Units per second.
    PerSecond,
    /// Nanoseconds per unit and, in a second row, games per second.
    WithGames(Option<Goal>),
}

/// Something to measure.
pub(crate) struct Subject {
    pub(crate) name: String,
    pub(crate) unit: &'static str,
    pub(crate) told: Told,
    pub(crate) goal: Option<Goal>,
    /// Does a bit of work: at least some ten microseconds, for the clock is
    /// not free.
    pub(crate) work: Box<dyn FnMut() -> Work>,
}

/// One sample of one subject.
#[derive(Debug, Clone, Copy)]
struct Sample {
    per_unit: f64,
    per_game: f64,
}

/// Lets the subjects take turns and gives one row for each, or two.
pub(crate) fn measure(subjects: &mut [Subject], effort: Effort) -> Vec<Row> {
    let mut samples = vec![vec![]; subjects.len()];
    for round in 0..=effort.rounds {
        for (subject, samples) in subjects.iter_mut().zip(&mut samples) {
            let sample = sample(subject, effort.slot);
            if round > 0 {
                samples.push(sample);
            }
        }
    }
    let rows = subjects.iter().zip(&samples).flat_map(|(subject, samples)| rows(subject, samples));
    rows.collect()
}

fn sample(subject: &mut Subject, slot: Duration) -> Sample {
    let start = ThreadTime::now();
    let mut done = Work::default();
    loop {
        let work = (subject.work)();
        done.units += work.units;
        done.games += work.games;
        let time = start.elapsed();
        if time >= slot {
            let nanoseconds = time.as_nanos() as f64;
            return Sample {
                per_unit: nanoseconds / done.units as f64,
                per_game: nanoseconds / done.games.max(1) as f64,
            };
        }
    }
}

fn rows(subject: &Subject, samples: &[Sample]) -> Vec<Row> {
    let row = |unit: &str, goal, values: Vec<f64>| {
        let [low, value, high] = spread(values);
        Row { name: subject.name.clone(), unit: unit.to_owned(), value, low, high, goal }
    };
    let per_unit = samples.iter().map(|sample| sample.per_unit);
    let per_game = samples.iter().map(|sample| sample.per_game);
    match subject.told {
        Told::Nanoseconds => {
            vec![row(&format!("ns/{}", subject.unit), subject.goal, per_unit.collect())]
        }
        Told::PerSecond => {
            let values = per_unit.map(|nanoseconds| 1e9 / nanoseconds).collect();
            vec![row(&format!("{}s/s", subject.unit), subject.goal, values)]
        }
        Told::WithGames(goal) => vec![
            row(&format!("ns/{}", subject.unit), subject.goal, per_unit.collect()),
            row("games/s", goal, per_game.map(|nanoseconds| 1e9 / nanoseconds).collect()),
        ],
    }
}

/// Lower quartile, median and upper quartile.
pub(crate) fn spread(mut values: Vec<f64>) -> [f64; 3] {
    values.sort_by(f64::total_cmp);
    [0.25, 0.5, 0.75].map(|share| percentile(&values, share))
}

/// The value that `share` of the sorted values do not exceed.
pub(crate) fn percentile(sorted: &[f64], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share).ceil() as usize;
    sorted[at.saturating_sub(1).min(sorted.len() - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_is_that_of_sorted_values() {
        assert_eq!(spread(vec![5.0, 1.0, 4.0, 2.0, 3.0]), [2.0, 3.0, 4.0]);
        assert_eq!(spread(vec![7.0]), [7.0; 3]);
    }

    #[test]
    fn percentiles_count_from_the_bottom() {
        let values: Vec<f64> = (1..=100).map(f64::from).collect();
        assert_eq!(percentile(&values, 0.99), 99.0);
        assert_eq!(percentile(&values, 0.5), 50.0);
    }
}
