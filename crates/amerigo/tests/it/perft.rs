//! How many lines of play there are; the counts stand in `tests/perft.txt`.
use std::{env, path::PathBuf};

use amerigo::{
    Action, Amerigo, Place, Square,
    components::{Colour, Marker, Tile},
};
use skerry_testkit::{perft_by_trying, perft_file};

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft.txt")
}

/// Every action that can be written down for the largest map.
fn everything() -> Vec<Action> {
    let squares: Vec<_> =
        (0..20).flat_map(|row| (0..20).map(move |column| Square::new(row, column))).collect();
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

#[test]
fn counts_are_those_of_the_file() {
    perft_file::<Amerigo>(&file());
}

#[test]
fn a_table_that_tries_everything_counts_the_same() {
    // Trying everything is slow; many lines are left to the list.
    let most = if env::var_os("SKERRY_SLOW_TESTS").is_some() { 4_000 } else { 60 };
    let compared = perft_by_trying::<Amerigo>(&file(), &everything(), most);
    assert!(compared >= 3, "{compared} lines are shallow enough");
}
