//! [`Bot`]: whoever decides for a seat.
use skerry_core::Game;

use crate::{Budget, Glimpse};

/// Decides for a seat from what that seat may know.
pub trait Bot<G: Game>: Send {
    /// One legal action; only asked when the seat owes a decision.
    fn decide(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action;

    /// The seat's turn is over: what it thinks about next is another one.
    fn rest(&mut self) {}

    /// How long it may think from now on; for who goes by the clock.
    fn give(&mut self, budget: Budget) {
        let _ = budget;
    }
}
