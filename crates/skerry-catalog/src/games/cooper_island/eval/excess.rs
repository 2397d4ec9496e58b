//! Table: by how much points and hopes together are more than what comes of them, on average.
//!
//! Hopes say which turn is better; how many of them come true depends on how far the match has
//! got. Measured in matches of greedy bots: `examples/fit_cooper_island.rs`, `forecast`. Who
//! compares positions that lie one round apart, or looks for a chance to win, needs it.
use cooper_island::{CooperIsland, Glance, components::ROUNDS};

/// Parts of a round: its income, its turns, the first after none, one, two … own workers, and
/// the steps of its clean-up.
const INCOME: u8 = 1;
const TURNS: u8 = 2;
/// Own turns of a round that are told apart.
const TAKEN: u8 = 3;
const COLUMNS: usize = 11;

/// Income; turns after 0, 1, 2, 3 workers; feeding, reactivating, statues, passage, market, end.
const EXCESS: [[f32; COLUMNS]; ROUNDS as usize] = [
    [-8.9, -6.8, -4.9, -3.6, -3.6, -3.4, -5.1, -5.2, -5.5, -5.7, -5.7],
    [-3.7, -1.4, 3.3, 5.0, 6.0, 4.4, 2.4, 2.1, 0.8, 0.9, 0.9],
    [2.8, 5.0, 10.2, 13.3, 15.7, 11.0, 8.0, 7.5, 5.7, 5.6, 5.6],
    [8.6, 10.4, 13.0, 14.6, 14.6, 11.0, 8.5, 8.5, 6.2, 6.2, 6.2],
    [7.7, 8.9, 9.1, 8.2, 7.5, 4.9, 4.7, 3.5, 0.6, 0.6, 0.6],
];

/// What is too much of what a seat has and hopes for.
pub(super) fn of(game: &CooperIsland, glance: &Glance) -> f32 {
    let column = match game.part() {
        0 | INCOME => 0,
        TURNS => 1 + glance.taken.min(TAKEN),
        part => part + TAKEN - 1,
    };
    EXCESS[usize::from(game.round().clamp(1, ROUNDS) - 1)][usize::from(column).min(COLUMNS - 1)]
}
