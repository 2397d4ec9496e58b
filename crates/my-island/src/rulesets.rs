//! Which rules are in force: each game of the box is one entry of data. A new
//! game of the campaign is a new entry here, and a file in `modules/` for each
//! way to score that did not exist before.
use serde::{Deserialize, Serialize};
use skerry_grid::HexSet;

use crate::{
    components::{
        ALL_TILES, BASE_TILES, Board, CAMPAIGN_SIDE, CAMPAIGN_SIDE_WITH_TOTEMS, ETERNAL_SIDE,
        Symbol,
        Terrain::{self, Beach, Heath, Jungle, Palms},
    },
    sites::TEMPLE,
    stickers::Sticker::{self, *},
};

/// The games that can be played.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "my-island/", type = "\"eternal\" | \"game-1\"")
)]
pub enum RuleSetId {
    /// The game for ever: on the back of the boards.
    #[default]
    #[serde(rename = "eternal")]
    Eternal,
    #[serde(rename = "game-1")]
    Game1,
    #[serde(rename = "game-2")]
    Game2,
    #[serde(rename = "game-3")]
    Game3,
    #[serde(rename = "game-4")]
    Game4,
    #[serde(rename = "game-5")]
    Game5,
    #[serde(rename = "game-6")]
    Game6,
    #[serde(rename = "game-7")]
    Game7,
    #[serde(rename = "game-8")]
    Game8,
    #[serde(rename = "game-9")]
    Game9,
    #[serde(rename = "game-10")]
    Game10,
    #[serde(rename = "game-11")]
    Game11,
    #[serde(rename = "game-12")]
    Game12,
    #[serde(rename = "game-13")]
    Game13,
    #[serde(rename = "game-14")]
    Game14,
    #[serde(rename = "game-15")]
    Game15,
    #[serde(rename = "game-16")]
    Game16,
    #[serde(rename = "game-17")]
    Game17,
    #[serde(rename = "game-18")]
    Game18,
    #[serde(rename = "game-19")]
    Game19,
    #[serde(rename = "game-20")]
    Game20,
    #[serde(rename = "game-21")]
    Game21,
    #[serde(rename = "game-22")]
    Game22,
    #[serde(rename = "game-23")]
    Game23,
    #[serde(rename = "game-24")]
    Game24,
}

impl RuleSetId {
    /// As they are written in options: those that everybody may know of.
    pub const NAMES: &'static [&'static str] = &["eternal", "game-1"];
    /// And those that are opened in the course of a campaign.
    pub const SEALED: &'static [&'static str] = &[
        "game-2", "game-3", "game-4", "game-5", "game-6", "game-7", "game-8", "game-9", "game-10",
        "game-11", "game-12", "game-13", "game-14", "game-15", "game-16", "game-17", "game-18",
        "game-19", "game-20", "game-21", "game-22", "game-23", "game-24",
    ];
    /// The games of the campaign, in order.
    pub const CAMPAIGN: [RuleSetId; 24] = [
        RuleSetId::Game1,
        RuleSetId::Game2,
        RuleSetId::Game3,
        RuleSetId::Game4,
        RuleSetId::Game5,
        RuleSetId::Game6,
        RuleSetId::Game7,
        RuleSetId::Game8,
        RuleSetId::Game9,
        RuleSetId::Game10,
        RuleSetId::Game11,
        RuleSetId::Game12,
        RuleSetId::Game13,
        RuleSetId::Game14,
        RuleSetId::Game15,
        RuleSetId::Game16,
        RuleSetId::Game17,
        RuleSetId::Game18,
        RuleSetId::Game19,
        RuleSetId::Game20,
        RuleSetId::Game21,
        RuleSetId::Game22,
        RuleSetId::Game23,
        RuleSetId::Game24,
    ];

    /// What is in force.
    #[inline]
    pub fn rules(self) -> &'static RuleSet {
        RULES[self as usize]
    }

    /// The number of the game in the campaign; 0 for the Eternal game.
    #[inline]
    pub fn number(self) -> u8 {
        self as u8
    }

    /// The game of the campaign that follows.
    pub fn next(self) -> Option<RuleSetId> {
        let number = usize::from(self.number());
        RuleSetId::CAMPAIGN.get(number).copied().filter(|_| number > 0)
    }

    /// Raised when matches of this game could go another way than they went.
    pub fn version(self) -> u16 {
        1
    }
}

static RULES: [&RuleSet; 25] = [
    &ETERNAL, &GAME_1, &GAME_2, &GAME_3, &GAME_4, &GAME_5, &GAME_6, &GAME_7, &GAME_8, &GAME_9,
    &GAME_10, &GAME_11, &GAME_12, &GAME_13, &GAME_14, &GAME_15, &GAME_16, &GAME_17, &GAME_18,
    &GAME_19, &GAME_20, &GAME_21, &GAME_22, &GAME_23, &GAME_24,
];

/// What the first tile has to cover.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Start {
    Beach,
    /// A space beside the sun.
    Temple,
    Either,
}

/// The parameters of one game. A way to score that is not used is worth 0.
#[derive(Debug, Clone, Copy)]
pub struct RuleSet {
    pub board: &'static Board,
    /// Tiles and cards in use, as bits.
    pub tiles: u32,
    /// Ground that may be covered.
    pub ground: &'static [Terrain],
    /// Spaces of the board that may be covered while nothing is stuck on it.
    pub coverable: HexSet,
    pub start: Start,
    /// What passing is worth.
    pub pass: i16,
    /// The next card lies open.
    pub shows_next: bool,
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
    /// Instead, where no wall lies beside it.
    pub unguarded_beach: i16,
    /// At the end, for each hex of the largest path group.
    pub trail: i16,
    /// At the end, for each path group from the beach to the jungle.
    pub jungle_road: i16,
    /// Teeth of a lair, and what driving it off is worth; the same is lost at the end.
    pub teeth: u8,
    pub lair: i16,
    /// What driving a ship off is worth; the same is lost at the end.
    pub ship: i16,
    /// Gates of the temple can be opened, for so much.
    pub has_gates: bool,
    pub gate: i16,
    /// Groups and gates give markers on the shared rows.
    pub has_plateau: bool,
    /// At the end, for relics: one, two, three, and more.
    pub relics: [i16; 4],
    /// At the end, for the most markers in a row: alone, and shared.
    pub quarters: [i16; 2],
    /// Groups of eight give another marker.
    pub has_big: bool,
    pub telescope: i16,
    pub pool: i16,
    pub roof: i16,
    /// At once, for a marker in every row: first, second, later.
    pub circle: [i16; 3],
    /// At the end, for each own palm in sight; so many at the most.
    pub groves: u8,
    pub find: i16,
    pub monument: i16,
    pub crater: i16,
    /// For leaving: nobody before, one, two, three.
    pub departure: [i16; 4],
    pub has_portal: bool,
    pub has_star: bool,
    /// Progress of First and Second; `None` outside the campaign.
    pub progress: Option<[u8; 2]>,
    /// What everybody chooses a place for before the game.
    pub start_stickers: &'static [Sticker],
    /// What First, Second and Others get after it.
    pub end_stickers: [&'static [Sticker]; 3],
}

impl RuleSet {
    /// Spaces of which the first tile covers one (R5, C35).
    #[inline]
    pub fn first(&self) -> HexSet {
        match self.start {
            Start::Beach => self.board.beach,
            Start::Temple => HexSet::neighbours(TEMPLE.0),
            Start::Either => self.board.beach | HexSet::neighbours(TEMPLE.0),
        }
    }

    /// The temple stands (games 13 to 24).
    #[inline]
    pub fn has_temple(&self) -> bool {
        self.has_gates
    }
}

const fn coverable(board: &Board, terrain: &[Terrain]) -> HexSet {
    board.with_terrain(terrain)
}

const F: Symbol = Symbol::Field;
const H: Symbol = Symbol::House;
const W: Symbol = Symbol::Wall;

static ETERNAL: RuleSet = RuleSet {
    board: &ETERNAL_SIDE,
    ground: &[Beach, Heath, Palms],
    coverable: coverable(&ETERNAL_SIDE, &[Beach, Heath, Palms]),
    group: 3,
    group_symbols: &[F, H, W],
    totem: 5,
    largest: 5,
    largest_symbols: &Symbol::SCORING_ORDER,
    progress: None,
    ..ARRIVAL
};

/// Game 1 without houses: what all games begin from.
const ARRIVAL: RuleSet = RuleSet {
    board: &CAMPAIGN_SIDE,
    tiles: BASE_TILES,
    ground: &[Beach, Heath],
    coverable: coverable(&CAMPAIGN_SIDE, &[Beach, Heath]),
    start: Start::Beach,
    pass: -1,
    shows_next: false,
    house_on_beach: 0,
    group: 0,
    group_symbols: &[],
    totem: 0,
    largest: 0,
    largest_symbols: &[],
    visible_beach: -1,
    unguarded_beach: -1,
    trail: 0,
    jungle_road: 0,
    teeth: 0,
    lair: 0,
    ship: 0,
    has_gates: false,
    gate: 0,
    has_plateau: false,
    relics: [0; 4],
    quarters: [0; 2],
    has_big: false,
    telescope: 0,
    pool: 0,
    roof: 0,
    circle: [0; 3],
    groves: 0,
    find: 0,
    monument: 0,
    crater: 0,
    departure: [0; 4],
    has_portal: false,
    has_star: false,
    progress: Some([2, 1]),
    start_stickers: &[],
    end_stickers: [&[], &[], &[]],
};

// Chapter 1.
const GAME_1: RuleSet = RuleSet { house_on_beach: 1, end_stickers: [&[], &[], &[Palm]], ..ARRIVAL };
const GAME_2: RuleSet = RuleSet { trail: 1, ..GAME_1 };
const GAME_3: RuleSet = RuleSet {
    ground: &[Beach, Heath, Palms],
    coverable: coverable(&CAMPAIGN_SIDE, &[Beach, Heath, Palms]),
    jungle_road: 4,
    end_stickers: [&[Thicket], &[Palm], &[Palm, Palm]],
    ..GAME_1
};

// Chapter 2.
const GAME_4: RuleSet = RuleSet {
    group: 3,
    group_symbols: &[F],
    start_stickers: &[Palm],
    end_stickers: [&[], &[], &[DoubleField]],
    ..GAME_3
};
const GAME_5: RuleSet = RuleSet {
    group_symbols: &[F, H],
    start_stickers: &[],
    end_stickers: [&[], &[Palm], &[DoubleHouse]],
    ..GAME_4
};
const GAME_6: RuleSet = RuleSet {
    house_on_beach: 0,
    largest: 5,
    largest_symbols: &[F, H],
    pass: -3,
    end_stickers: [&[Thicket], &[], &[Palm]],
    ..GAME_5
};

// Chapter 3.
const GAME_7: RuleSet = RuleSet {
    board: &CAMPAIGN_SIDE_WITH_TOTEMS,
    pass: -1,
    jungle_road: 0,
    totem: 5,
    start_stickers: &[Palm],
    end_stickers: [&[], &[Palm], &[Palm]],
    ..GAME_6
};
const GAME_8: RuleSet = RuleSet {
    group_symbols: &[F, H, W],
    unguarded_beach: -2,
    start_stickers: &[],
    end_stickers: [&[], &[], &[DoubleWall]],
    ..GAME_7
};
const GAME_9: RuleSet = RuleSet {
    unguarded_beach: -1,
    largest_symbols: &Symbol::SCORING_ORDER,
    end_stickers: [&[], &[], &[DoublePath]],
    ..GAME_8
};

// Chapter 4.
const GAME_10: RuleSet = RuleSet {
    tiles: ALL_TILES,
    ground: &[Beach, Heath, Palms, Jungle],
    coverable: coverable(&CAMPAIGN_SIDE, &[Beach, Heath, Palms, Jungle]),
    group_symbols: &[H, W],
    largest: 0,
    largest_symbols: &[],
    teeth: 3,
    lair: 3,
    end_stickers: [&[ToothMore], &[], &[DoubleField]],
    ..GAME_9
};
const GAME_11: RuleSet =
    RuleSet { group_symbols: &[H], ship: 3, end_stickers: [&[], &[], &[ToothLess]], ..GAME_10 };
const GAME_12: RuleSet = RuleSet { teeth: 4, end_stickers: [&[], &[], &[DoubleAny]], ..GAME_11 };

// Chapter 5.
const GAME_13: RuleSet = RuleSet {
    board: &CAMPAIGN_SIDE,
    start: Start::Temple,
    group: 0,
    group_symbols: &[F, H, W],
    totem: 0,
    teeth: 0,
    lair: 0,
    ship: 0,
    has_gates: true,
    has_plateau: true,
    end_stickers: [&[], &[], &[Find]],
    ..GAME_12
};
const GAME_14: RuleSet =
    RuleSet { find: 2, relics: [1, 2, 4, 6], end_stickers: [&[Rock], &[], &[Find]], ..GAME_13 };
const GAME_15: RuleSet =
    RuleSet { quarters: [3, 1], end_stickers: [&[], &[Find], &[DoubleAny]], ..GAME_14 };

// Chapter 6.
const GAME_16: RuleSet = RuleSet {
    start: Start::Either,
    relics: [0; 4],
    quarters: [0; 2],
    has_big: true,
    telescope: 3,
    end_stickers: [&[], &[Find], &[Find]],
    ..GAME_15
};
const GAME_17: RuleSet = RuleSet {
    pool: 2,
    start_stickers: &[Pool, Pool],
    end_stickers: [&[Rock], &[], &[Lens]],
    ..GAME_16
};
const GAME_18: RuleSet =
    RuleSet { shows_next: true, start_stickers: &[], end_stickers: [&[], &[], &[]], ..GAME_17 };

// Chapter 7.
const GAME_19: RuleSet = RuleSet {
    shows_next: false,
    has_big: false,
    telescope: 0,
    pool: 0,
    roof: 2,
    start_stickers: &[Palace, Citadel, Granary],
    end_stickers: [&[], &[], &[Roof]],
    ..GAME_18
};
const GAME_20: RuleSet = RuleSet {
    circle: [5, 3, 1],
    start_stickers: &[],
    end_stickers: [&[Rock], &[Find], &[Find]],
    ..GAME_19
};
const GAME_21: RuleSet = RuleSet { groves: 6, end_stickers: [&[], &[], &[]], ..GAME_20 };

// Chapter 8.
const GAME_22: RuleSet = RuleSet {
    group: 3,
    has_plateau: false,
    gate: 3,
    roof: 0,
    circle: [0; 3],
    groves: 0,
    monument: 3,
    crater: -1,
    has_portal: true,
    start_stickers: &[Crater],
    end_stickers: [&[], &[], &[Spark]],
    ..GAME_21
};
const GAME_23: RuleSet =
    RuleSet { has_star: true, end_stickers: [&[], &[Find], &[Find]], ..GAME_22 };
const GAME_24: RuleSet = RuleSet {
    departure: [8, 5, 3, 1],
    progress: Some([4, 2]),
    end_stickers: [&[], &[], &[]],
    ..GAME_23
};
