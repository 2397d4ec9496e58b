//! Names in records: each thing has one spelling.
use skerry_testkit::{reads, refuses};

use crate::{Cubes, Place, Square, components::Tile, names::Deal};

#[test]
fn squares_and_places() {
    reads::<Square>(&["a1", "t20", "e5"]);
    assert_eq!("e5".parse::<Square>().map(|at| (at.row(), at.column())), Ok((4, 4)));
    refuses::<Square>(&["", "a", "a0", "a01", "a+1", "a21", "u1", "A1", "1a", "ä1", "a1 "]);
    reads::<Place>(&["NW", "N1", "W3", "b7"]);
    refuses::<Place>(&["N4", "nw", "nowhere", "", "a0"]);
}

#[test]
fn tiles_and_cubes() {
    reads::<Tile>(&["village-1", "village-o4", "neutral-1", "neutral-r6"]);
    refuses::<Tile>(&["village-u5", "village-r6", "neutral", "neutral-I3", "post-1", ""]);
    reads::<Cubes>(&[
        "none",
        "7white",
        "4blue,1red",
        "1blue,1black,1red,1brown,1green,1yellow,1white",
    ]);
    refuses::<Cubes>(&[
        "",
        "0blue",
        "8blue",
        "1red,4blue",
        "1red,1red",
        "4blue,",
        "4pink",
        "+blue",
    ]);
}

#[test]
fn orders_and_deals() {
    reads::<Deal>(&["1n", "16w,1e,2s"]);
    refuses::<Deal>(&["", "0n", "17n", "1", "1x", "n", "1n,", "01n", "+1n", "1n 2n"]);
    let seventeen = ["1n"; 17].join(",");
    refuses::<Deal>(&[&seventeen]);
}
