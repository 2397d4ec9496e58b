//! How many lines of play there are: an alarm for the list of legal actions,
//! and a measure of its speed.
use alloc::{vec, vec::Vec};

use crate::{FairDice, Game, Seed, Silent, Turn};

/// Lines of 1, 2, … `depth` decisions. Of the seats that owe, the lowest
/// moves first; nature draws what the seed gives at that entry of the log.
pub fn perft<G: Game>(opening: G, seed: &Seed, depth: usize) -> Vec<u64> {
    let mut lines = vec![0; depth];
    count(opening, seed, 0, &mut lines);
    lines
}

fn count<G: Game>(mut game: G, seed: &Seed, mut entries: usize, lines: &mut [u64]) {
    let Some((first, deeper)) = lines.split_first_mut() else { return };
    while game.turn() == Turn::Chance {
        let chance = game.sample(&mut FairDice::for_entry(seed, entries));
        game.resolve(chance, &mut Silent);
        entries += 1;
    }
    let Turn::Decide(seats) = game.turn() else { return };
    let Some(seat) = seats.lowest() else { return };
    let mut actions = vec![];
    game.legal(seat, &mut actions);
    *first += actions.len() as u64;
    if deeper.is_empty() {
        return;
    }
    for action in actions {
        let mut next = game;
        next.apply(seat, action, &mut Silent);
        count(next, seed, entries + 1, deeper);
    }
}
