//! Amerigo in the catalog.
pub mod eval;
mod face;

use eval::AmerigoEval;
use face::AmerigoFace;

use crate::{
    Goal, Goals, Kind,
    game::{lessons, texts},
};

/// Amerigo, and what the platform adds to it.
pub(super) static KIND: Kind<amerigo::Amerigo, AmerigoEval> = Kind {
    eval: AmerigoEval::FITTED,
    face: &AmerigoFace,
    texts: texts!("amerigo"),
    goals: Goals {
        decision: Goal::at_most(250.0).or(625.0),
        games: Goal::at_least(12_000.0).or(5_000.0),
        listing: Goal::at_most(800.0),
        list_median: Goal::at_most(1_000.0),
        list_p99: Goal::at_most(4_000.0),
        full_rollouts: Goal::at_least(10_000.0),
        cut_rollouts: Goal::at_least(45_000.0),
    },
    campaign: None,
    lessons: lessons!("amerigo", "first"),
};

#[cfg(test)]
mod tests;
