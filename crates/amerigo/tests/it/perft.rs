//! How many lines of play there are: an alarm for the list of legal actions.
//!
//! A line is a sequence of decisions; nature draws what the seed gives at that
//! entry of the log.
use std::{env, fs, path::PathBuf};

use amerigo::{
    Action, Amerigo, Options, Place, Square,
    components::{Colour, Marker, Tile},
};
use skerry_core::{FairDice, Game, Seed, Silent, Turn};
use skerry_table::{Table, notation};

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft.txt")
}

/// Lines of `depth` decisions from a game whose log has `entries` entries.
fn perft(mut game: Amerigo, seed: &Seed, mut entries: usize, depth: u32) -> u64 {
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
fn perft_by_trying(table: &Table<Amerigo>, depth: u32) -> u64 {
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

/// Every action that can be written down for the smallest map.
fn everything() -> Vec<Action> {
    let squares: Vec<_> =
        (0..15).flat_map(|row| (0..15).map(move |column| Square::new(row, column))).collect();
    let frame = "NW N1 N2 N3 NE E1 E2 E3 SE S1 S2 S3 SW W1 W2 W3".split(' ');
    let frame = frame.map(|name| name.parse::<Place>().expect("a space"));
    let places: Vec<_> = squares.iter().copied().map(Place::square).chain(frame).collect();
    let mut all = vec![
        Action::TakeGold,
        Action::CubeVp,
        Action::PlacePost,
        Action::NoPost,
        Action::UseSail8,
        Action::Jump,
        Action::BuyAp,
        Action::CashChest,
        Action::Done,
    ];
    all.extend(Colour::ALL.map(|colour| Action::Take { colour }));
    all.extend(Marker::ALL.map(|marker| Action::CashMarker { marker }));
    all.extend((0..=21).map(|steps| Action::Advance { steps }));
    all.extend((0..=10).map(|slot| Action::PickMarker { slot }));
    all.extend((0..=10).map(|slot| Action::BuyGood { slot }));
    all.extend(Tile::all().map(|tile| Action::TakeTile { tile }));
    for ship in 0..=3 {
        all.extend(places.iter().map(|at| Action::PlaceShip { ship, at: *at }));
        all.extend(places.iter().map(|to| Action::Sail { ship, to: *to }));
    }
    for tile in Tile::all() {
        let turned = squares.iter().flat_map(|at| (0..5).map(move |rotation| (*at, rotation)));
        all.extend(turned.map(|(at, rotation)| Action::Build { tile, rotation, at }));
    }
    all
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
        let game = Amerigo::setup(&options).expect(line);
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
    let most = if env::var_os("SKERRY_SLOW_TESTS").is_some() { 4_000 } else { 60 };
    let mut compared = 0;
    for line in text.lines().filter(|line| line.starts_with("players=2")) {
        let (options, seed, depth, count) = parse(line);
        let count: u64 = count.parse().expect(line);
        if count <= most {
            let (table, _) = Table::open(options, Seed::from_number(seed)).expect(line);
            assert_eq!(perft_by_trying(&table, depth), count, "{line}");
            compared += 1;
        }
    }
    assert!(compared >= 3, "{compared} lines are shallow enough");
}
