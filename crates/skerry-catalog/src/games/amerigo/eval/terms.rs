//! The opinion in words: which part of a position's worth comes of what.
use amerigo::{Amerigo, Step, components::Colour};
use skerry_bots::eval::POINTS;
use skerry_core::{Game, Seat, Turn};

use super::{
    Weights,
    hopes::{self, FEATURES},
    rounds_left, spending, stage,
};

/// Every term but the points.
pub(super) const ALL: [&str; 10] = [
    "gold", "goods", "progress", "markers", "order", "pirates", "islands", "land", "plans", "ships",
];

/// What each hope belongs to, in their order. The last is the same in every position of a pass.
const OF_HOPE: [&str; FEATURES] = [
    "gold", "goods", "progress", "markers", "order", "pirates", "islands", "land", "plans",
    "ships", POINTS,
];

pub(super) fn tell_all(
    weights: &Weights,
    game: &Amerigo,
    seat: Seat,
    tell: &mut dyn FnMut(&'static str, f32),
) {
    tell(POINTS, f32::from(game.points(seat)));
    if game.turn() == Turn::Over || game.islands() == 0 {
        return;
    }
    let (rounds, weights) = (rounds_left(game), &weights[stage(game)]);
    for ((hope, weight), term) in hopes::all(game, seat, rounds).iter().zip(weights).zip(OF_HOPE) {
        tell(term, hope * weight);
    }
    let Some((colour, _)) = game.acting(seat) else { return };
    let [waiting, gold, worth] = spending::left_apart(game, seat, rounds, weights);
    let is_picking = game.step() == Step::Pick;
    tell(if is_picking { "markers" } else { "land" }, waiting);
    tell("gold", gold);
    tell(aim_of(colour), worth);
}

/// What action points of a colour are good for.
fn aim_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "land",
        Colour::Black => "pirates",
        Colour::Brown => "progress",
        Colour::White => "order",
        Colour::Red | Colour::Green => "plans",
        Colour::Yellow => "goods",
    }
}
