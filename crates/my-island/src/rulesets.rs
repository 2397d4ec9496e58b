//! Which rules are in force: each game of the box is one entry of data. A new
//! game of the campaign is a new entry here, and a file in `modules/` for each
//! way to score that did not exist before.
use serde::{Deserialize, Serialize};
use skerry_grid::HexSet;

use crate::components::{
    BASE_TILES, Board, CAMPAIGN_SIDE, ETERNAL_SIDE, Symbol,
    Terrain::{self, Beach, Heath, Palms},
};

/// The games that can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
#[serde(rename_all = "kebab-case")]
pub enum RuleSetId {
    /// The game for ever: on the back of the boards.
    #[default]
    Eternal,
    /// The first game of the campaign.
    #[serde(rename = "game-1")]
    Game1,
}

impl RuleSetId {
    /// As they are written in options.
    pub const NAMES: &'static [&'static str] = &["eternal", "game-1"];

    /// What is in force.
    #[inline]
    pub fn rules(self) -> &'static RuleSet {
        match self {
            RuleSetId::Eternal => &ETERNAL,
            RuleSetId::Game1 => &GAME_1,
        }
    }
}

/// The parameters of one game. A way to score that is not used is worth 0.
#[derive(Debug)]
pub struct RuleSet {
    pub board: &'static Board,
    /// Tiles and cards in use, as bits.
    pub tiles: u32,
    /// Spaces that may be covered.
    pub coverable: HexSet,
    /// At once, for each house on a beach space.
    pub house_on_beach: i16,
    /// At once, for each completed group of one of `group_symbols`.
    pub group: i16,
    pub group_symbols: &'static [Symbol],
    /// At once, for each totem with a road to the sea.
    pub totem: i16,
    /// At the end, for the largest group of each of `largest_symbols`.
    pub largest: i16,
    pub largest_symbols: &'static [Symbol],
    /// At the end, for each visible beach space.
    pub visible_beach: i16,
    /// Progress of First and Second; `None` outside the campaign.
    pub progress: Option<[u8; 2]>,
}

const fn coverable(board: &Board, terrain: &[Terrain]) -> HexSet {
    board.with_terrain(terrain)
}

static GAME_1: RuleSet = RuleSet {
    board: &CAMPAIGN_SIDE,
    tiles: BASE_TILES,
    coverable: coverable(&CAMPAIGN_SIDE, &[Beach, Heath]),
    house_on_beach: 1,
    group: 0,
    group_symbols: &[],
    totem: 0,
    largest: 0,
    largest_symbols: &[],
    visible_beach: -1,
    progress: Some([2, 1]),
};

static ETERNAL: RuleSet = RuleSet {
    board: &ETERNAL_SIDE,
    tiles: BASE_TILES,
    coverable: coverable(&ETERNAL_SIDE, &[Beach, Heath, Palms]),
    house_on_beach: 0,
    group: 3,
    group_symbols: &[Symbol::Field, Symbol::House, Symbol::Wall],
    totem: 5,
    largest: 5,
    largest_symbols: &Symbol::SCORING_ORDER,
    visible_beach: -1,
    progress: None,
};
