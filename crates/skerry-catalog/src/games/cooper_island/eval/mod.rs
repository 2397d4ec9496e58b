//! What a position of Cooper Island is worth.
//!
//! What final scoring would give now, and hopes: worker turns to come, statues that go on
//! paying, cubes by what they can buy, land that can be raised, cards, boats and lids not
//! used yet, milestones and royal orders half reached. Hopes shrink as the game runs out, and
//! what is usually too much of them is taken off: what is told is what a seat may expect.
mod excess;
mod habits;
mod hopes;
mod terms;
mod turns;
mod weights;

use cooper_island::{Action, CooperIsland, components::ROUNDS};
use skerry_bots::{
    Evaluate,
    eval::{Depth, Line, Manner, Simulated},
};
use skerry_core::{Dice, Game, Seat, Seats, Turn};

pub use hopes::{FEATURES, NAMES};

/// What one unit of each hope is worth, in points.
pub type Weights = [f32; FEATURES];

/// What Cooper gets in a round where one plays alone: he sails 18 to 32 steps in all five.
const COOPER_A_ROUND: f32 = 5.0;

/// Own turns that a search follows after the one that it thinks about.
const AHEAD: u8 = 2;

/// The opinion about Cooper Island.
#[derive(Debug, Clone, Copy)]
pub struct CooperIslandEval {
    weights: &'static Weights,
    /// How many lines are followed at once when turns are thought through.
    breadth: usize,
}

impl CooperIslandEval {
    /// With weights that seemed right before anything was measured.
    pub const BY_HAND: CooperIslandEval = CooperIslandEval::new(&weights::BY_HAND);

    /// With weights that were fitted to games of the bots themselves.
    pub const FITTED: CooperIslandEval = CooperIslandEval::new(&weights::FITTED);

    /// With other weights.
    pub const fn new(weights: &'static Weights) -> CooperIslandEval {
        CooperIslandEval { weights, breadth: turns::BREADTH }
    }

    /// The weights in force.
    pub const fn weights(&self) -> &'static Weights {
        self.weights
    }
}

impl Evaluate<CooperIsland> for CooperIslandEval {
    fn value(&self, game: &CooperIsland, seat: Seat) -> f32 {
        if game.turn() == Turn::Over || game.round() == 0 {
            return f32::from(game.points(seat));
        }
        let glance = game.glance(seat);
        let hopes = hopes::all(game, seat, &glance);
        let hoped: f32 = hopes.iter().zip(self.weights).map(|(hope, weight)| hope * weight).sum();
        f32::from(glance.points) + hoped + begun(game, seat) - excess::of(game, &glance)
    }

    const TERMS: &'static [&'static str] = &terms::ALL;

    fn terms(&self, game: &CooperIsland, seat: Seat, tell: &mut dyn FnMut(&'static str, f32)) {
        terms::tell_all(self.weights, game, seat, tell);
    }

    fn rival(&self, game: &CooperIsland) -> Option<f32> {
        let left = 5.5 - f32::from(game.round().clamp(1, 5));
        game.rival().map(|cooper| cooper.points as f32 + COOPER_A_ROUND * left)
    }

    fn promise(&self, game: &CooperIsland, seat: Seat, action: Action) -> f32 {
        habits::promise(game, seat, action)
    }

    fn habit(&self, game: &CooperIsland, seat: Seat, dice: &mut impl Dice) -> Action {
        habits::decide(game, seat, dice)
    }

    fn propose(&self, game: &CooperIsland, seat: Seat, most: usize) -> Vec<Line<Action>> {
        turns::propose(self, game, seat, most)
    }

    fn quick_turn(&self, game: &CooperIsland, seat: Seat) -> Option<Line<Action>> {
        turns::quick(self, game, seat)
    }

    /// The last round is played to its end: what it comes to is no matter of opinion.
    fn begins_turn(&self, game: &CooperIsland, seat: Seat) -> bool {
        game.is_turn_open() && game.mover() == seat && game.round() < ROUNDS
    }

    fn is_same_turn(&self, before: &CooperIsland, now: &CooperIsland, seat: Seat) -> bool {
        let is_next = now.is_turn_open() && !before.is_turn_open();
        let place = |game: &CooperIsland| (game.round(), game.part(), game.mover());
        !is_next && now.round() > 0 && now.mover() == seat && place(before) == place(now)
    }

    fn manner(&self) -> Manner {
        Manner { cut: Some(0), players: Simulated::ByHabit, depth: Depth::Ahead(AHEAD) }
    }

    fn uncertainty(&self, game: &CooperIsland) -> f32 {
        1.0 + f32::from(6 - game.round().min(5))
    }
}

/// In the middle of a turn what was begun counts as if it were done.
fn begun(game: &CooperIsland, seat: Seat) -> f32 {
    let is_at_it = game.mover() == seat && game.turn() == Turn::Decide(Seats::one(seat));
    if is_at_it { habits::pending(game, seat) } else { 0.0 }
}
