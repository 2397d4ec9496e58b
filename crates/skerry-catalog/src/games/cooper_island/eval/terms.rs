//! The opinion in words: which part of a position's worth comes of what.
use cooper_island::CooperIsland;
use skerry_bots::eval::POINTS;
use skerry_core::{Game, Seat, Turn};

use super::{FEATURES, Weights, begun, excess, hopes};

/// Every term but the points.
pub(super) const ALL: [&str; 15] = [
    "workers",
    "food",
    "goods",
    "storage",
    "tiles",
    "land",
    "heights",
    "statues",
    "boats",
    "reach",
    "milestones",
    "orders",
    "cards",
    "lids",
    "voyage",
];

/// What each hope belongs to, in the order of [`hopes::NAMES`].
const OF_HOPE: [&str; FEATURES] = [
    "workers",
    "statues",
    "food",
    "workers",
    "goods",
    "goods",
    "goods",
    "goods",
    "goods",
    "food",
    "food",
    "goods",
    "tiles",
    "tiles",
    "heights",
    "heights",
    "land",
    "land",
    "milestones",
    "milestones",
    "orders",
    "cards",
    "cards",
    "lids",
    "statues",
    "storage",
    "voyage",
    "boats",
    "food",
    "voyage",
    "reach",
    "cards",
    "workers",
    "heights",
    "heights",
    "heights",
    "heights",
    "land",
    "reach",
    "reach",
    "reach",
    "reach",
    "boats",
    "boats",
    "boats",
    "boats",
    "boats",
    "storage",
    "voyage",
    "goods",
    "goods",
    "food",
    "land",
    "heights",
];

pub(super) fn tell_all(
    weights: &Weights,
    game: &CooperIsland,
    seat: Seat,
    tell: &mut dyn FnMut(&'static str, f32),
) {
    if game.turn() == Turn::Over || game.round() == 0 {
        return tell(POINTS, f32::from(game.points(seat)));
    }
    let glance = game.glance(seat);
    // What was begun is as good as done: what it is for will be told by the points.
    tell(POINTS, f32::from(glance.points) + begun(game, seat) - excess::of(game, &glance));
    let hopes = hopes::all(game, seat, &glance);
    for ((hope, weight), term) in hopes.iter().zip(weights).zip(OF_HOPE) {
        tell(term, hope * weight);
    }
}
