//! What each legal action looks like one step ahead, or one turn where a game proposes
//! whole turns.
use skerry_core::{Game, QuickDice, Silent};

use crate::{Evaluate, Glimpse, eval::Line};

/// What an evaluation may differ by where nothing has changed.
const SLIGHT: f32 = 0.001;

/// Turns that are looked at.
const LINES: usize = 24;

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

/// Every legal action one step ahead, in the order of the legal list; or what the turns
/// that the game proposes begin with, each with the best of them.
pub(crate) fn prospects<G: Game, E: Evaluate<G>>(
    eval: &E,
    glimpse: &Glimpse<'_, G>,
    dice: &mut QuickDice,
) -> (G, Vec<Prospect<G::Action>>) {
    let seat = glimpse.seat();
    let mut legal = vec![];
    glimpse.legal(&mut legal);
    let world = glimpse.imagine(dice);
    let lines = eval.propose(&world, seat, LINES);
    if !lines.is_empty() {
        return (world, beginnings(&lines));
    }
    let now = eval.value(&world, seat);
    let seen = legal.into_iter().map(|action| {
        let mut next = world;
        next.apply(seat, action, &mut Silent);
        let value = eval.value(&next, seat);
        Prospect { action, value, is_loss: G::is_aside(&action) && value < now - SLIGHT }
    });
    (world, seen.collect())
}

/// Lines come best first, so the first that begins with an action is its best.
fn beginnings<A: Copy + PartialEq>(lines: &[Line<A>]) -> Vec<Prospect<A>> {
    let mut seen: Vec<Prospect<A>> = vec![];
    for line in lines {
        let action = line.actions[0];
        if seen.iter().all(|prospect| prospect.action != action) {
            seen.push(Prospect { action, value: line.value, is_loss: false });
        }
    }
    seen
}
