//! What each legal action looks like one step ahead.
use skerry_core::{Game, QuickDice, Silent};

use crate::{Evaluate, Glimpse};

/// What an evaluation may differ by where nothing has changed.
const SLIGHT: f32 = 0.001;

/// An action, and what it leads to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Prospect<A> {
    pub(crate) action: A,
    /// What the game's opinion says of the position after it.
    pub(crate) value: f32,
    /// What is done aside must not cost more than it brings: one step ahead it
    /// would look well just because it puts off what comes after the answer.
    pub(crate) is_loss: bool,
}

/// Every legal action one step ahead, in the order of the legal list.
pub(crate) fn prospects<G: Game, E: Evaluate<G>>(
    eval: &E,
    glimpse: &Glimpse<'_, G>,
    dice: &mut QuickDice,
) -> (G, Vec<Prospect<G::Action>>) {
    let seat = glimpse.seat();
    let mut legal = vec![];
    glimpse.legal(&mut legal);
    let world = glimpse.imagine(dice);
    let now = eval.value(&world, seat);
    let seen = legal.into_iter().map(|action| {
        let mut next = world;
        next.apply(seat, action, &mut Silent);
        let value = eval.value(&next, seat);
        Prospect { action, value, is_loss: G::is_aside(&action) && value < now - SLIGHT }
    });
    (world, seen.collect())
}
