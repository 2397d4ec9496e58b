//! Names in records: each thing has one spelling.
use skerry_testkit::{reads, refuses};

use crate::{
    Boats, Island, Offering, Space, Tiles, Tokens,
    components::{Fleet, Tile},
};

#[test]
fn spaces_islands_tiles_and_fleets() {
    reads::<Space>(&["S01", "S12", "S76"]);
    refuses::<Space>(&["", "S", "S1", "S00", "S77", "S001", "S+1", "s01", "I01", "S01 "]);
    reads::<Island>(&["I01", "I34"]);
    refuses::<Island>(&["I00", "I35", "I1", "S01"]);
    reads::<Tile>(&["T01", "T28"]);
    refuses::<Tile>(&["T00", "T29", "T1", "1"]);
    reads::<Fleet>(&["F1", "F9", "F10"]);
    refuses::<Fleet>(&["F0", "F01", "F11", "F", "10"]);
}

#[test]
fn boats_and_payments() {
    reads::<Boats>(&["none", "B", "BBWSCG", "GG"]);
    refuses::<Boats>(&["", "X", "WB", "b", "B B", "none "]);
    reads::<Offering>(&["orange-orange", "orange-green", "green-blue-red"]);
    refuses::<Offering>(&[
        "",
        "orange",
        "green-orange",
        "orange-orange-green",
        "orange-orange-orange",
        "orange-green-violet-blue",
        "pink-pink",
        "orange-",
    ]);
}

#[test]
fn orders_deals_and_looks() {
    reads::<Tiles>(&["T01", "T03,T17", "T01,T02,T28"]);
    refuses::<Tiles>(&["", "T02,T01", "T01,T01", "T01,T02,T03,T04", "T01,"]);
    let whole = "OooooGggggVvvvvBbbbbEeeeeRrrrr^---";
    reads::<Tokens>(&[whole]);
    assert!(whole.parse::<Tokens>().is_ok_and(|tokens| tokens.is_whole()));
    let other = whole.replace('^', "-");
    assert!(other.parse::<Tokens>().is_ok_and(|tokens| !tokens.is_whole()));
    refuses::<Tokens>(&["", "OooooGggggVvvvvBbbbbEeeeeRrrrr^--", &whole.replace('o', "x")]);
}
