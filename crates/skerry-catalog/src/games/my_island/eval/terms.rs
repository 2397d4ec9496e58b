//! The opinion in words: which part of a position's worth comes of what.
use my_island::{MyIsland, rulesets::RuleSetId};
use skerry_bots::eval::POINTS;
use skerry_core::{Game, Seat, Turn};

use super::{FEATURES, features_with, finished, hopes, largest_of_all, row_bonus, stage, weights};

/// Every term but the points. What chapters add to a game is told as one, whatever it is: the
/// page has these sentences before it has those of a chapter.
pub(super) const ALL: [&str; 10] = [
    "mountains",
    "beach",
    "room",
    "groups",
    "largest",
    "road",
    "holes",
    "cards",
    "goals",
    "island",
];

/// What each feature belongs to.
const OF_FEATURE: [&str; FEATURES] = [
    "cards", "beach", "room", "room", "room", "room", "beach", "groups", "groups", "groups",
    "groups", "largest", "largest", "largest", "largest", "road", "road", "road", "road", "road",
    "holes", "holes", "holes",
];

pub(super) fn tell_all(game: &MyIsland, seat: Seat, tell: &mut dyn FnMut(&'static str, f32)) {
    tell(POINTS, f32::from(game.marker(seat)));
    tell("mountains", row_bonus(game, seat));
    let is_plain = game.rule_set_id() <= RuleSetId::Game1;
    if game.is_sticking() {
        return tell("island", hopes::of_marks(game, seat));
    }
    if !is_plain {
        let marks = hopes::of_marks(game, seat);
        tell("island", marks);
        tell("goals", hopes::of_modules(game, seat) - marks);
    }
    if game.turn() == Turn::Over || game.is_locked(seat) {
        return;
    }
    let largest = largest_of_all(game);
    if game.has_finished(seat) {
        let [beach, hope] = finished(game, seat, &largest);
        tell("beach", beach);
        return tell("largest", hope);
    }
    let weights = &weights(game.rule_set_id())[stage(game)];
    let features = features_with(game, seat, &largest);
    for ((weight, feature), term) in weights.iter().zip(features).zip(OF_FEATURE) {
        tell(term, weight * feature);
    }
}
