//! Table: weights of My Island's features by stage, printed by
//! `examples/fit_my_island.rs`.
use super::my_island::Weights;

const START: [f32; 23] = [
    8.0, -0.6, -0.1, 0.1, 0.1, -0.1, 0.1, 0.1, 0.4, 0.9, 1.8, 0.4, 2.0, 1.5, 0.5, 3.0, 2.2, 1.4,
    0.8, 0.2, -0.7, -0.4, -0.2,
];
pub(super) const ETERNAL: Weights = [START; 8];
pub(super) const GAME_1: Weights = [START; 8];
