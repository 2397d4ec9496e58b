//! Cooper Island in the catalog.
pub mod eval;
mod face;

use eval::CooperIslandEval;
use face::CooperIslandFace;

use crate::{
    Goal, Goals, Kind,
    game::{lessons, texts},
};

/// Cooper Island, and what the platform adds to it.
pub(super) static KIND: Kind<cooper_island::CooperIsland, CooperIslandEval> = Kind {
    eval: CooperIslandEval::FITTED,
    face: &CooperIslandFace,
    texts: texts!("cooper-island"),
    goals: Goals {
        decision: Goal::at_most(200.0).or(400.0),
        games: Goal::at_least(6_000.0).or(3_000.0),
        listing: Goal::at_most(800.0),
        list_median: Goal::at_most(1_000.0),
        list_p99: Goal::at_most(5_000.0),
        full_rollouts: Goal::at_least(6_000.0),
        cut_rollouts: Goal::at_least(35_000.0),
    },
    campaign: None,
    lessons: lessons!("cooper-island", "first", "rest"),
};
