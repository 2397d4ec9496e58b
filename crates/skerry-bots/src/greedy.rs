//! Looks one step ahead and takes what looks best.
use skerry_core::{Dice, Game, QuickDice, Silent};

use crate::{Bot, Evaluate, Glimpse};

/// Up to so many points a bot misjudges each action by: where everybody has
/// the same board and the same tiles, bots that judge alike would play alike.
pub const WHIM: f32 = 0.5;

/// What an evaluation may differ by where nothing has changed.
const SLIGHT: f32 = 0.001;

/// One step of look-ahead on an evaluation, with moods of its own.
#[derive(Debug)]
pub struct Greedy<G: Game, E> {
    eval: E,
    dice: QuickDice,
    legal: Vec<G::Action>,
}

impl<G: Game, E> Greedy<G, E> {
    /// The same moods, and so the same decisions, for the same seed.
    pub fn new(eval: E, seed: u64) -> Self {
        Greedy { eval, dice: QuickDice::new(seed), legal: vec![] }
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Greedy<G, E> {
    fn decide(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        glimpse.legal(&mut self.legal);
        let world = glimpse.imagine(&mut self.dice);
        let now = self.eval.value(&world, glimpse.seat());
        let mut best = (f32::NEG_INFINITY, self.legal[0]);
        for action in &self.legal {
            let mut next = world;
            next.apply(glimpse.seat(), *action, &mut Silent);
            let mood = WHIM * self.dice.below(1024) as f32 / 1024.0;
            let value = self.eval.value(&next, glimpse.seat());
            // What is done aside must not cost more than it brings: one step ahead it
            // would look well just because it puts off what comes after the answer.
            let is_loss = G::is_aside(action) && value < now - SLIGHT;
            if !is_loss && value + mood > best.0 {
                best = (value + mood, *action);
            }
        }
        best.1
    }
}
