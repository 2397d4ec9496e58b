//! What a position is worth: opinions, one file per game.
pub mod amerigo;
mod my_island;
mod my_island_weights;

use skerry_core::{Game, Seat};

pub use amerigo::AmerigoEval;
pub use my_island::{FEATURES, MyIslandEval, STAGES, Weights, features, stage, weights};

/// How the search plays on after it has left its tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Manner {
    /// Decisions of the own seat before the position is judged. None at all
    /// where the opinion sees further than simulated players do.
    pub cut: u32,
    /// Simulated players draw so many legal actions and take the most promising.
    pub draws: u8,
}

/// An opinion about the positions of one game.
pub trait Evaluate<G: Game>: Copy + Send + Sync + 'static {
    /// The points that `seat` may expect to end with; exact when the game is over.
    fn value(&self, game: &G, seat: Seat) -> f32;

    /// The [`value`](Evaluate::value) of every seat. Worth its own method where
    /// seats are compared with each other, so that nothing is counted twice.
    fn values(&self, game: &G, out: &mut [f32]) {
        for (seat, value) in out.iter_mut().enumerate() {
            *value = self.value(game, Seat(seat as u8));
        }
    }

    /// How promising `action` looks at first sight, in points: what guides
    /// simulations, where [`value`](Evaluate::value) would cost too much.
    fn promise(&self, game: &G, seat: Seat, action: G::Action) -> f32;

    /// How simulations of this game are played.
    fn manner(&self) -> Manner {
        Manner { cut: 4, draws: 4 }
    }

    /// How far the true result may lie from [`value`](Evaluate::value), in points.
    fn uncertainty(&self, game: &G) -> f32;
}
