//! My Island in the catalog.
pub mod eval;
mod face;

use eval::MyIslandEval;
use face::MyIslandFace;

use crate::{Goal, Goals, Kind, game::texts};

/// My Island, and what the platform adds to it.
pub(super) static KIND: Kind<my_island::MyIsland, MyIslandEval> = Kind {
    eval: MyIslandEval,
    face: &MyIslandFace,
    texts: texts!(
        "my-island",
        "chapter-1",
        "chapter-2",
        "chapter-3",
        "chapter-4",
        "chapter-5",
        "chapter-6",
        "chapter-7",
        "chapter-8"
    ),
    goals: Goals {
        decision: Goal::at_most(150.0).or(375.0),
        games: Goal::at_least(50_000.0).or(20_000.0),
        listing: Goal::at_most(800.0),
        list_median: Goal::at_most(1_000.0),
        list_p99: Goal::at_most(4_000.0),
        full_rollouts: Goal::at_least(40_000.0),
        cut_rollouts: Goal::at_least(100_000.0),
    },
};
