//! Plays anything that is legal: the zero of every scale.
use skerry_core::{Game, QuickDice};

use crate::{Bot, Glimpse};

/// Every legal action is equally likely.
#[derive(Debug)]
pub struct Random(QuickDice);

impl Random {
    /// The same decisions for the same seed.
    pub fn new(seed: u64) -> Random {
        Random(QuickDice::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        glimpse.draw_legal(&mut self.0)
    }
}
