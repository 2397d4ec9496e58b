//! Looks one step ahead and takes what looks best.
use skerry_core::{Dice, Game, QuickDice};

use crate::{Bot, Evaluate, Glimpse, prospect::prospects};

/// Up to so many points a bot misjudges each action by: where everybody has
/// the same board and the same tiles, bots that judge alike would play alike.
pub const WHIM: f32 = 0.5;

/// One step of look-ahead on an evaluation, with moods of its own.
#[derive(Debug)]
pub struct Greedy<E> {
    eval: E,
    dice: QuickDice,
}

impl<E> Greedy<E> {
    /// The same moods, and so the same decisions, for the same seed.
    pub fn new(eval: E, seed: u64) -> Self {
        Greedy { eval, dice: QuickDice::new(seed) }
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Greedy<E> {
    fn decide(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        let (_, seen) = prospects(&self.eval, glimpse, &mut self.dice);
        let mut best = (f32::NEG_INFINITY, seen[0].action);
        for prospect in &seen {
            let mood = WHIM * self.dice.below(1024) as f32 / 1024.0;
            if !prospect.is_loss && prospect.value + mood > best.0 {
                best = (prospect.value + mood, prospect.action);
            }
        }
        best.1
    }
}
