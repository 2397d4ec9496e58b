//! The figures as a table for people and as JSON for programs.
use core::fmt;

use serde::Serialize;
use skerry_catalog::Goal;

use crate::{
    chess,
    goals::{Verdict, judge},
};

/// One figure.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) unit: String,
    /// The median, and the quartiles beside it.
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) goal: Option<Goal>,
}

impl Row {
    /// A figure that has no spread.
    pub(crate) fn single(name: &str, unit: &str, value: f64, goal: Option<Goal>) -> Row {
        let (name, unit) = (name.to_owned(), unit.to_owned());
        Row { name, unit, value, low: value, high: value, goal }
    }
}

/// A row with what follows from it.
#[derive(Debug, Serialize)]
struct Line {
    #[serde(flatten)]
    row: Row,
    /// Nanoseconds per decision in those of chess; less is faster.
    ratio_to_chess: Option<f64>,
    #[serde(flatten)]
    verdict: Option<Verdict>,
}

/// All figures of a run.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    rows: Vec<Line>,
}

const DECISION: &str = "ns/decision";

impl Report {
    pub(crate) fn new(rows: Vec<Row>) -> Report {
        let chess = rows.iter().find(|row| row.name == chess::NAME && row.unit == DECISION);
        let chess = chess.map(|row| row.value);
        let line = |row: Row| Line {
            ratio_to_chess: chess.filter(|_| row.unit == DECISION).map(|chess| row.value / chess),
            verdict: row.goal.map(|goal| judge(&goal, row.value)),
            row,
        };
        Report { rows: rows.into_iter().map(line).collect() }
    }

    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("figures and words can be written")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wide = self.rows.iter().map(|line| line.row.name.len()).max().unwrap_or(0);
        writeln!(
            f,
            "{:<wide$}  {:>10} {:<12} {:>19}  {:>6}  {:>19}  verdict",
            "CPU time of one thread", "median", "", "quartiles", "chess", "goal (floor)"
        )?;
        self.rows.iter().try_for_each(|line| {
            let row = &line.row;
            let quartiles = format!("{} to {}", number(row.low), number(row.high));
            let ratio = line.ratio_to_chess.map_or(String::new(), |ratio| format!("{ratio:.2}"));
            let text = format!(
                "{:<wide$}  {:>10} {:<12} {:>19}  {:>6}  {:>19}  {}",
                row.name,
                number(row.value),
                row.unit,
                if row.low == row.high { "" } else { &quartiles },
                ratio,
                row.goal.map_or(String::new(), |goal| mark(&goal)),
                line.verdict.map_or(String::new(), |verdict| verdict.to_string()),
            );
            writeln!(f, "{}", text.trim_end())
        })
    }
}

/// What is to be reached.
fn mark(goal: &Goal) -> String {
    let sign = if goal.more_is_better { '≥' } else { '≤' };
    let floor = goal.floor.map_or(String::new(), |floor| format!(" ({})", number(floor)));
    format!("{sign} {}{floor}", number(goal.goal))
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Met => f.write_str("met"),
            Verdict::FloorMet { percent } => write!(f, "above the floor, {percent:.0} % off"),
            Verdict::Missed { percent } => write!(f, "MISSED by {percent:.0} %"),
        }
    }
}

/// With commas between thousands, and a decimal only where it says something.
fn number(value: f64) -> String {
    if value < 100.0 && value.fract() != 0.0 {
        return format!("{value:.1}");
    }
    let digits = format!("{value:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_easy_to_read() {
        let all = [(9.87, "9.9"), (40.0, "40"), (375.2, "375"), (1e6, "1,000,000")];
        for (value, text) in all {
            assert_eq!(number(value), text);
        }
    }

    #[test]
    fn decisions_are_compared_with_chess() {
        let row = |name, unit, value| Row::single(name, unit, value, None);
        let report = Report::new(vec![
            row(chess::NAME, DECISION, 200.0),
            row("lagoon", DECISION, 150.0),
            row("lagoon", "games/s", 9.0),
        ]);
        let ratios: Vec<_> = report.rows.iter().map(|line| line.ratio_to_chess).collect();
        assert_eq!(ratios, [Some(1.0), Some(0.75), None]);
    }
}
