//! How many lines of play there are; the counts stand in `tests/perft.txt`.
use std::{env, path::PathBuf};

use my_island::{
    Action, MyIsland,
    components::{Space, Tile},
};
use skerry_testkit::{perft_by_trying, perft_file};

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft.txt")
}

/// Every action of the base set that can be written down.
fn everything() -> Vec<Action> {
    let spaces = || (0..8).flat_map(|r| (0..16).map(move |q| Space::new(q, r)));
    let turned = move || spaces().flat_map(|at| (0..6).map(move |rotation| (at, rotation)));
    let tiles = (1..=28).filter_map(Tile::numbered);
    let places = tiles.flat_map(move |tile| {
        turned().map(move |(at, rotation)| Action::Place { tile, rotation, at })
    });
    places.chain([Action::Pass, Action::Finish]).collect()
}

#[test]
fn counts_are_those_of_the_file() {
    perft_file::<MyIsland>(&file());
}

#[test]
fn a_table_that_tries_everything_counts_the_same() {
    // Trying everything is slow; many lines are left to the list.
    let most = if env::var_os("SKERRY_SLOW_TESTS").is_some() { u64::MAX } else { 4_000 };
    let compared = perft_by_trying::<MyIsland>(&file(), &everything(), most);
    assert!(compared >= 8, "{compared} lines are shallow enough");
}
