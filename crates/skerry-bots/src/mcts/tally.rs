//! What comes of each way to begin: added up beside its worth when somebody asks for more than
//! the best.
use skerry_core::{Game, Seat, Turn};

use super::search::{MOST_SEATS, Search};
use crate::Evaluate;

/// Sums over the iterations that began with one edge of the root.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Tally {
    pub(super) visits: u32,
    /// Of the seat that decides.
    points: f64,
    /// By seat.
    chances: [f64; MOST_SEATS],
    /// Of the chance of the seat that decides, squared.
    squares: f64,
}

impl Tally {
    /// Points that the seat may expect to end with.
    pub(super) fn points(&self) -> f64 {
        self.points / f64::from(self.visits)
    }

    /// How far the chance of the seat that decides may be wrong: its standard error. What was
    /// tried once may be anything.
    pub(super) fn doubt(&self, seat: Seat) -> f64 {
        if self.visits < 2 {
            return 1.0;
        }
        let visits = f64::from(self.visits);
        let mean = self.chances[seat.index()] / visits;
        let variance = (self.squares / visits - mean * mean).max(0.0);
        (variance / (visits - 1.0)).sqrt()
    }

    /// What each of so many seats may hope for.
    pub(super) fn chances(&self, seats: usize) -> Vec<f64> {
        let sums = self.chances.iter().take(seats);
        sums.map(|sum| sum / f64::from(self.visits)).collect()
    }
}

impl<G: Game, E: Evaluate<G>> Search<G, E> {
    /// Adds up from now on. A search that only decides does without.
    pub(super) fn keep_tallies(&mut self) {
        self.tallies = vec![Tally::default(); self.planted];
    }

    /// One more end of the way that this iteration began with.
    pub(super) fn tally(&mut self, world: &G, points: &[f32], spread: f32) {
        let Some((root, _)) = self.path.first() else { return };
        let Some(tally) = self.tallies.get_mut(*root as usize) else { return };
        tally.visits += 1;
        tally.points += f64::from(points[self.seat.index()]);
        let chances = chances(world, points, spread, self.eval.rival(world));
        let own = chances[self.seat.index()];
        tally.squares += own * own;
        tally.chances.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
    }
}

/// The chance of each seat to win, given the points that each may expect and how far these may be
/// wrong: all of them together are 1. Who plays alone has the chance to beat the rival, if there
/// is one; who has won is known when the match is over.
fn chances<G: Game>(
    world: &G,
    points: &[f32],
    spread: f32,
    rival: Option<f32>,
) -> [f64; MOST_SEATS] {
    if world.turn() == Turn::Over {
        return shares(world);
    }
    let spread = f64::from(spread.max(f32::EPSILON));
    let expected = points.iter().copied().chain(rival).map(f64::from);
    let best = expected.clone().fold(f64::NEG_INFINITY, f64::max);
    let weight = |points: f64| ((points - best) / spread).exp();
    let sum: f64 = expected.map(weight).sum();
    let mut chances = [0.0; MOST_SEATS];
    for (chance, own) in chances.iter_mut().zip(points) {
        *chance = weight(f64::from(*own)) / sum;
    }
    chances
}

/// How a match that is over was won: the best share it equally.
pub(crate) fn shares<G: Game>(game: &G) -> [f64; MOST_SEATS] {
    let seats = || (0..game.players()).map(Seat).take(MOST_SEATS);
    let best = seats().map(|seat| game.score(seat)).max();
    let is_beaten =
        game.rival().is_some_and(|rival| best.is_none_or(|best| rival.points >= best.points));
    let mut shares = [0.0; MOST_SEATS];
    if is_beaten {
        return shares;
    }
    let winners = seats().filter(|seat| Some(game.score(*seat)) == best).count();
    for seat in seats().filter(|seat| Some(game.score(*seat)) == best) {
        shares[seat.index()] = 1.0 / winners as f64;
    }
    shares
}
