//! How many lines of play there are; the counts stand in `tests/perft.txt`.
use std::path::PathBuf;

use cooper_island::CooperIsland;
use skerry_testkit::perft_file;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft.txt")
}

#[test]
fn counts_are_those_of_the_file() {
    perft_file::<CooperIsland>(&file());
}
