//! The opening position: everything that needs no luck.
use serde::{Deserialize, Serialize};
use skerry_core::{Seat, SetupError, Stack};

use crate::{
    components::{
        FLEETS, Fleet, MAX_PLAYERS, MAX_TURNS, ROW, START_COINS, SUPPLY, Specialist, TILES, houses,
    },
    sets::{IslandSet, SpaceSet},
    state::{Doing, Mat, Phase, Yamatai},
};

/// What a match is set up from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 2 to 4.
    pub players: u8,
    /// R1: whether an island must be cleared of its culture token before anybody
    /// builds there.
    #[serde(default)]
    pub culture_blocks_building: bool,
}

pub(crate) fn setup(options: &Options) -> Result<Yamatai, SetupError> {
    SetupError::unless_fitting::<Yamatai>(options.players)?;
    let mat = Mat {
        coins: START_COINS,
        prestige: 0,
        left: houses(options.players),
        harbour: [0; 5],
        set_aside: [0; 5],
        culture: [0; 6],
        specialists: 0,
        reserved: 0,
        built: 0,
    };
    Ok(Yamatai {
        boats: [SpaceSet::EMPTY; 5],
        fresh: SpaceSet::EMPTY,
        served: SpaceSet::EMPTY,
        houses: [IslandSet::EMPTY; MAX_PLAYERS],
        torii: IslandSet::EMPTY,
        palaces: IslandSet::EMPTY,
        culture: [IslandSet::EMPTY; 6],
        mountains: IslandSet::EMPTY,
        sacred: IslandSet::EMPTY,
        mats: [mat; MAX_PLAYERS],
        row: 0,
        deck: (1 << TILES) - 1,
        look: 0,
        unseen: (1 << Specialist::ALL.len()) - 1,
        hall: [None; ROW],
        purses: [0; ROW],
        open: [None; ROW],
        older: ((1 << FLEETS) - 1) << 1,
        newer: 0,
        order: [Seat(0); MAX_TURNS],
        taken: [None; MAX_TURNS],
        turn: 0,
        supply: SUPPLY,
        players: options.players,
        blocks: options.culture_blocks_building,
        round: 0,
        phases: Stack::new(Phase::DealCulture),
        doing: Doing::with(Fleet(1)),
    })
}
