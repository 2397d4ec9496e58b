//! The opinion in words: which part of a position's worth comes of what.
use skerry_bots::eval::POINTS;
use skerry_core::{Game, Seat, Turn};
use yamatai::Yamatai;

use super::{HOPES, hopes, left};

/// Every term but the points.
pub(super) const ALL: [&str; 6] =
    ["coins", "harbour", "culture", "reserved", "specialists", "order"];

/// What each hope belongs to, in their order.
const OF_HOPE: [&str; HOPES] =
    ["coins", "harbour", "harbour", "culture", "reserved", "specialists", "order"];

pub(super) fn tell_all(game: &Yamatai, seat: Seat, tell: &mut dyn FnMut(&'static str, f32)) {
    tell(POINTS, f32::from(game.points(seat)));
    if game.turn() == Turn::Over || game.round() == 0 {
        return;
    }
    for (hope, term) in hopes(game, seat, left(game)).into_iter().zip(OF_HOPE) {
        tell(term, hope);
    }
}
