//! The opening position: everything that needs no luck.
use serde::{Deserialize, Serialize};
use skerry_core::{Seat, SetupError, Stack};
use skerry_grid::SquareSet;

use crate::{
    components::{
        Colour, GOOD_SLOTS, GOODS, MARKER_SLOTS, MAX_PLAYERS, Marker, PIRATES, SHAPES, TABLES,
    },
    islands::Islands,
    map::Map,
    state::{Amerigo, Doing, Phase, Sheet},
};

/// What a match is set up from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 2 to 4.
    pub players: u8,
}

pub(crate) fn setup(options: &Options) -> Result<Amerigo, SetupError> {
    SetupError::unless_fitting::<Amerigo>(options.players)?;
    let seats = [Seat(0), Seat(1), Seat(2), Seat(3)];
    Ok(Amerigo {
        players: options.players,
        phases: Stack::new(Phase::DealMap),
        pass: 1,
        round: Colour::Blue,
        map: Map::EMPTY,
        islands: Islands::NONE,
        free: SquareSet::EMPTY,
        neutral: SquareSet::EMPTY,
        joined_right: SquareSet::EMPTY,
        joined_below: SquareSet::EMPTY,
        post_owners: [0; 32],
        storage: [0; 7],
        tower: [0; 7],
        field: [0; 7],
        base: 0,
        order: seats,
        round_order: seats,
        turn_index: 0,
        doing: Doing::NOTHING,
        unseen_pirates: PIRATES,
        pirates: 0,
        unseen_markers: Marker::ALL.iter().fold(0, |all, marker| all | marker.bit()),
        markers: [None; MARKER_SLOTS],
        unseen_goods: [GOODS[table_of(options.players)]; 5],
        goods: [None; GOOD_SLOTS],
        supply: core::array::from_fn(|shape| SHAPES[shape].neutral),
        sheets: [Sheet::at_start(); MAX_PLAYERS],
    })
}

/// The entry of the tables that go by number of players.
pub(crate) fn table_of(players: u8) -> usize {
    usize::from(players - 2)
}

/// Rows and columns of island tiles.
pub(crate) fn map_size(players: u8) -> (u8, u8) {
    let (rows, columns, _) = TABLES[table_of(players)];
    (rows, columns)
}

/// Goods on display.
pub(crate) fn good_slots(players: u8) -> usize {
    usize::from(TABLES[table_of(players)].2)
}
