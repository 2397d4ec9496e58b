//! How many lines of play there are: an alarm for the list of legal actions.
//!
//! A line is a sequence of decisions; of the seats that owe, the lowest moves
//! first, and nature draws what the seed gives at that entry of the log.
use std::{env, fs, path::PathBuf};

use my_island::{
    Action, MyIsland, Options,
    components::{Space, Tile},
};
use skerry_core::{FairDice, Game, Seed, Silent, Turn};
use skerry_table::{Table, notation};

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft.txt")
}

/// Lines of `depth` decisions from a game whose log has `entries` entries.
fn perft(mut game: MyIsland, seed: &Seed, mut entries: usize, depth: u32) -> u64 {
    while game.turn() == Turn::Chance {
        let chance = game.sample(&mut FairDice::for_entry(seed, entries));
        game.resolve(chance, &mut Silent);
        entries += 1;
    }
    let Turn::Decide(seats) = game.turn() else { return u64::from(depth == 0) };
    let seat = seats.lowest().expect("somebody owes");
    if depth == 0 {
        return 1;
    }
    let mut actions = vec![];
    game.legal(seat, &mut actions);
    let lines = actions.iter().map(|action| {
        let mut next = game;
        next.apply(seat, *action, &mut Silent);
        perft(next, seed, entries + 1, depth - 1)
    });
    lines.sum()
}

/// The same through a table that is asked to try everything that can be written.
fn perft_by_trying(table: &Table<MyIsland>, depth: u32) -> u64 {
    let Some(seat) = table.owing().lowest() else { return u64::from(depth == 0) };
    if depth == 0 {
        return 1;
    }
    let mut table = table.clone();
    let mut lines = 0;
    for action in everything() {
        if table.act(seat, action).is_ok() {
            let mut next = table.clone();
            next.commit(seat).expect("just drafted");
            lines += perft_by_trying(&next, depth - 1);
            table.undo(seat).expect("just drafted");
        }
    }
    lines
}

/// Every action of the base set that can be written down.
fn everything() -> impl Iterator<Item = Action> {
    let spaces = || (0..8).flat_map(|r| (0..16).map(move |q| Space::new(q, r)));
    let turned = move || spaces().flat_map(|at| (0..6).map(move |rotation| (at, rotation)));
    let tiles = (1..=28).filter_map(Tile::numbered);
    let places = tiles.flat_map(move |tile| {
        turned().map(move |(at, rotation)| Action::Place { tile, rotation, at })
    });
    places.chain([Action::Pass, Action::Finish])
}

/// `options / seed / depth / count`.
fn parse(line: &str) -> (Options, u64, u32, &str) {
    let fields: Vec<_> = line.split('/').map(str::trim).collect();
    let [options, seed, depth, count] = fields[..] else { panic!("four fields: {line}") };
    let options = notation::read_options(options).expect(line);
    (options, seed.parse().expect(line), depth.parse().expect(line), count)
}

#[test]
fn counts_are_those_of_the_file() {
    let text = fs::read_to_string(file()).expect("perft.txt");
    let mut counted = String::new();
    for line in text.lines() {
        if line.starts_with('#') || line.is_empty() {
            counted += &format!("{line}\n");
            continue;
        }
        let (options, seed, depth, _) = parse(line);
        let game = MyIsland::setup(&options).expect(line);
        let lines = perft(game, &Seed::from_number(seed), 0, depth);
        let options = notation::write_options(&options);
        counted += &format!("{options} / {seed} / {depth} / {lines}\n");
    }
    if env::var_os("SKERRY_BLESS").is_some() {
        fs::write(file(), counted).expect("perft.txt");
    } else {
        assert_eq!(counted, text, "SKERRY_BLESS=1 writes the new counts");
    }
}

#[test]
fn a_table_that_tries_everything_counts_the_same() {
    let text = fs::read_to_string(file()).expect("perft.txt");
    // Trying everything is slow; many lines are left to the list.
    let most = if env::var_os("SKERRY_SLOW_TESTS").is_some() { u64::MAX } else { 4_000 };
    let mut compared = 0;
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (options, seed, depth, count) = parse(line);
        let count: u64 = count.parse().expect(line);
        if count <= most {
            let (table, _) = Table::open(options, Seed::from_number(seed)).expect(line);
            assert_eq!(perft_by_trying(&table, depth), count, "{line}");
            compared += 1;
        }
    }
    assert!(compared >= 8, "{compared} lines are shallow enough");
}
