//! Looks one step ahead and takes what looks best.
use skerry_core::{Dice, Game, QuickDice, Silent};

use crate::{Bot, Evaluate, Glimpse};

/// One step of look-ahead on an evaluation.
#[derive(Debug)]
pub struct Greedy<G: Game, E> {
    eval: E,
    dice: QuickDice,
    legal: Vec<G::Action>,
}

impl<G: Game, E> Greedy<G, E> {
    /// Ties between equal actions are broken by the seed.
    pub fn new(eval: E, seed: u64) -> Self {
        Greedy { eval, dice: QuickDice::new(seed), legal: vec![] }
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Greedy<G, E> {
    fn decide(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        glimpse.legal(&mut self.legal);
        let world = glimpse.imagine(&mut self.dice);
        let first = self.dice.below(self.legal.len() as u32) as usize;
        let (mut best, mut best_value) = (self.legal[first], f32::NEG_INFINITY);
        // Starting anywhere makes equal actions equally likely to be met first.
        for action in self.legal[first..].iter().chain(&self.legal[..first]) {
            let mut next = world;
            next.apply(glimpse.seat(), *action, &mut Silent);
            let value = self.eval.value(&next, glimpse.seat());
            if value > best_value {
                (best, best_value) = (*action, value);
            }
        }
        best
    }
}
