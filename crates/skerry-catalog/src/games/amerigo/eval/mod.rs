//! What a position of Amerigo is worth.
//!
//! Points so far, what final scoring would add, and hopes: tiles that may be
//! built, islands that may be completed, cannons against the next attack. Each
//! hope shrinks as the rounds run out, so that the value is exact at the end.
//! Action points that are not spent yet count with what they could still bring.
mod glance;
mod habits;
mod hopes;
mod spending;
mod terms;
mod weights;

use amerigo::{Action, Amerigo, components::PASSES};
use skerry_bots::{
    Evaluate,
    eval::{Depth, Manner, Simulated},
};
use skerry_core::{Dice, Game, Seat, Turn};

pub use hopes::FEATURES;

/// Each pass has its own weights.
pub const STAGES: usize = PASSES as usize;

/// Weights of each hope in each pass.
pub type Weights = [[f32; FEATURES]; STAGES];

/// The opinion about Amerigo.
#[derive(Debug, Clone, Copy)]
pub struct AmerigoEval {
    weights: &'static Weights,
}

impl AmerigoEval {
    /// With the weights that were fitted to games of the bots themselves.
    pub const FITTED: AmerigoEval = AmerigoEval { weights: &weights::FITTED };

    /// With other weights.
    pub const fn new(weights: &'static Weights) -> AmerigoEval {
        AmerigoEval { weights }
    }

    /// The weights in force.
    pub const fn weights(&self) -> &'static Weights {
        self.weights
    }
}

/// The pass that `game` is in, from 0.
pub fn stage(game: &Amerigo) -> usize {
    usize::from(game.pass() - 1)
}

/// What may still become points for `seat`.
pub fn features(game: &Amerigo, seat: Seat) -> [f32; FEATURES] {
    hopes::all(game, seat, rounds_left(game))
}

impl Evaluate<Amerigo> for AmerigoEval {
    fn value(&self, game: &Amerigo, seat: Seat) -> f32 {
        let points = f32::from(game.points(seat));
        if game.turn() == Turn::Over || game.islands() == 0 {
            return points;
        }
        let rounds = rounds_left(game);
        let weights = &self.weights[stage(game)];
        let hopes = hopes::all(game, seat, rounds);
        let hopes: f32 = hopes.iter().zip(weights).map(|(hope, weight)| hope * weight).sum();
        points + hopes + spending::left_over(game, seat, rounds, weights)
    }

    const TERMS: &'static [&'static str] = &terms::ALL;

    fn terms(&self, game: &Amerigo, seat: Seat, tell: &mut dyn FnMut(&'static str, f32)) {
        terms::tell_all(self.weights, game, seat, tell);
    }

    fn promise(&self, game: &Amerigo, seat: Seat, action: Action) -> f32 {
        glance::promise(game, seat, action)
    }

    fn habit(&self, game: &Amerigo, seat: Seat, dice: &mut impl Dice) -> Action {
        habits::decide(game, seat, &self.weights[stage(game)], dice)
    }

    fn manner(&self) -> Manner {
        // One against three greedy bots, 400 iterations: 30 of 32 games were won
        // like this, 24 cut after 32 own decisions, 21 after 16, 17 judged at once.
        Manner { cut: None, players: Simulated::ByHabit, depth: Depth::Tree }
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
