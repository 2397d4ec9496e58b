//! Yamataï in the catalog.
pub mod eval;
mod face;

use eval::YamataiEval;
use face::YamataiFace;

use crate::{
    Goal, Goals, Kind,
    game::{lessons, texts},
};

/// Yamataï, and what the platform adds to it.
pub(super) static KIND: Kind<yamatai::Yamatai, YamataiEval> = Kind {
    eval: YamataiEval,
    face: &YamataiFace,
    texts: texts!("yamatai"),
    goals: Goals {
        decision: Goal::at_most(150.0).or(400.0),
        games: Goal::at_least(20_000.0).or(10_000.0),
        listing: Goal::at_most(500.0),
        list_median: Goal::at_most(500.0),
        list_p99: Goal::at_most(3_000.0),
        full_rollouts: Goal::at_least(15_000.0),
        cut_rollouts: Goal::at_least(60_000.0),
    },
    campaign: None,
    lessons: lessons!("yamatai", "first"),
};
