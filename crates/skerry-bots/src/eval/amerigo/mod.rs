//! What a position of Amerigo is worth.
//!
//! Points so far, what final scoring would add, and hopes: tiles that may be
//! built, islands that may be completed, cannons against the next attack. Each
//! hope shrinks as the rounds run out, so that the value is exact at the end.
//! Action points that are not spent yet count with what they could still bring.
mod glance;
mod hopes;
mod spending;

use amerigo::{Action, Amerigo, components::PASSES};
use skerry_core::{Game, Seat, Turn};

use super::Evaluate;

/// The opinion about Amerigo.
#[derive(Debug, Clone, Copy, Default)]
pub struct AmerigoEval;

impl Evaluate<Amerigo> for AmerigoEval {
    fn value(&self, game: &Amerigo, seat: Seat) -> f32 {
        let points = f32::from(game.points(seat));
        if game.turn() == Turn::Over || game.islands() == 0 {
            return points;
        }
        let rounds = rounds_left(game);
        points + hopes::all(game, seat, rounds) + spending::left_over(game, seat, rounds)
    }

    fn promise(&self, game: &Amerigo, seat: Seat, action: Action) -> f32 {
        glance::promise(game, seat, action)
    }

    fn uncertainty(&self, game: &Amerigo) -> f32 {
        3.0 + 0.6 * rounds_left(game)
    }
}

/// Rounds still to come, this one included; 35 at the start.
fn rounds_left(game: &Amerigo) -> f32 {
    let passes = PASSES - game.pass();
    let in_this_one = 7 - game.round().index();
    f32::from(passes) * 7.0 + in_this_one as f32
}
