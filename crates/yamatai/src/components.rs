//! What is in the box: boats, fleets, building tiles, specialists, the map. All
//! data that had to be reconstructed stands here and nowhere else; see the crate's
//! README for which that is.
pub mod map;

use serde::{Deserialize, Serialize};

pub use self::map::{LANDS, SEA};
use crate::names::Boats;

/// Most players, and seats in every table of the state.
pub const MAX_PLAYERS: usize = 4;
/// Most turns in a round.
pub const MAX_TURNS: usize = 4;
/// Sea spaces.
pub const SPACES: usize = 76;
/// Islands.
pub const ISLANDS: usize = 34;
/// Building tiles.
pub const TILES: usize = 28;
/// Fleet tiles.
pub const FLEETS: usize = 10;
/// Building tiles, specialists and fleets that lie face up at the start of a round.
pub const ROW: usize = 5;
/// Coins of each player at the start.
pub const START_COINS: u16 = 10;
/// Sacred-ground tokens.
pub const SACRED_GROUNDS: u8 = 8;
/// Islands whose token is blank.
pub const BLANKS: usize = 4;
/// Culture tokens of each colour.
pub const TOKENS: usize = 5;
/// Most boats that can be placed in one turn: three berths, three of a fleet, two bought.
pub const LONGEST_CHAIN: usize = 8;
/// The game ends after this round, whatever happens (R44).
pub const LAST_ROUND: u8 = 40;
/// Coins laid on every specialist that nobody hired in a round.
pub const COINS_LAID: u8 = 2;
/// Coins that are worth a point, and set-aside boats that cost one.
pub const COINS_A_POINT: u16 = 5;
pub const BOATS_A_POINT: u8 = 2;
/// Tiles that the power of fleet 4 turns up.
pub const LOOK: usize = 3;
/// What the power of fleet 8 pays.
pub const FUNDS: u16 = 3;
/// Trading a gold boat, with Ebisu.
pub const GOLD_PRICE: u16 = 5;
/// Berths of a harbour, and with Riu.
pub const BERTHS: u8 = 1;
pub const BERTHS_WITH_RIU: u8 = 3;
/// What Hotei adds to group coins, Fujin to a low fleet, Okuni when hired.
pub const HOTEI_COINS: u16 = 2;
pub const FUJIN_COINS: u16 = 2;
pub const OKUNI_COINS: u16 = 3;
/// What Bishamon's prestige point costs.
pub const BISHAMON_PRICE: u16 = 3;
/// Standard buildings that are worth a point with Jurojin.
pub const JUROJIN_HOUSES: u8 = 2;
/// The highest fleet that Fujin pays for.
pub const LOW_FLEET: u8 = 5;

/// Standard buildings of each player.
pub const fn houses(players: u8) -> u8 {
    match players {
        2 => 10,
        3 => 8,
        _ => 6,
    }
}

/// Turn-order meeples of each player: the turns each has in a round.
pub const fn meeples(players: u8) -> u8 {
    if players == 2 { 2 } else { 1 }
}

/// What a boat carries, which is its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
#[serde(rename_all = "snake_case")]
pub enum Cargo {
    Bamboo,
    Wood,
    Stone,
    Clay,
    Gold,
}

/// Boats of each colour.
pub const SUPPLY: [u8; 5] = [22, 19, 16, 13, 10];
/// What a boat costs and brings; gold only with Ebisu.
const PRICES: [u16; 5] = [1, 2, 3, 4, GOLD_PRICE];

impl Cargo {
    pub const ALL: [Cargo; 5] =
        [Cargo::Bamboo, Cargo::Wood, Cargo::Stone, Cargo::Clay, Cargo::Gold];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What it costs and brings; nobody but the owner of Ebisu trades gold.
    #[inline]
    pub const fn price(self) -> u16 {
        PRICES[self.index()]
    }
}

/// The colours of culture tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
#[serde(rename_all = "snake_case")]
pub enum Culture {
    Orange,
    Green,
    Violet,
    Blue,
    Beige,
    Red,
}

impl Culture {
    pub const ALL: [Culture; 6] = [
        Culture::Orange,
        Culture::Green,
        Culture::Violet,
        Culture::Blue,
        Culture::Beige,
        Culture::Red,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A fleet tile, 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/", type = "string"))]
pub struct Fleet(pub(crate) u8);

/// Bamboo, wood, stone, clay and gold boats of each fleet.
const FLEET_BOATS: [[u8; 5]; FLEETS] = [
    [0, 0, 1, 0, 0],
    [2, 0, 0, 0, 0],
    [1, 1, 0, 0, 0],
    [1, 0, 1, 0, 0],
    [0, 2, 0, 0, 0],
    [1, 0, 0, 1, 0],
    [0, 0, 1, 1, 0],
    [1, 1, 0, 0, 1],
    [0, 1, 1, 0, 0],
    [0, 0, 0, 1, 1],
];

impl Fleet {
    pub(crate) const SWAP: Fleet = Fleet(5);
    pub(crate) const MOVE: Fleet = Fleet(6);
    pub(crate) const CHEAPER: Fleet = Fleet(9);
    pub(crate) const BOTH: Fleet = Fleet(10);

    /// All ten.
    pub fn all() -> impl Iterator<Item = Fleet> {
        (1..=FLEETS as u8).map(Fleet)
    }

    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub const fn boats(self) -> Boats {
        Boats(FLEET_BOATS[self.0 as usize - 1])
    }

    #[inline]
    pub const fn power(self) -> Power {
        match self.0 {
            2 => Power::SacredGround,
            3 => Power::Exchange,
            4 => Power::Plans,
            5 => Power::Swap,
            6 => Power::Move,
            7 => Power::Storm,
            8 => Power::Funds,
            9 => Power::Cheaper,
            10 => Power::Both,
            _ => Power::None,
        }
    }

    /// Its place in a set of fleets.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// What a fleet tile lets its player do once in the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Power {
    None,
    SacredGround,
    Exchange,
    Plans,
    Swap,
    Move,
    Storm,
    Funds,
    /// Used by building.
    Cheaper,
    /// Used by collecting and building.
    Both,
}

/// What a building tile lets its owner build.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    House,
    TradingPost,
    Torii,
    Palace,
}

impl Kind {
    /// Houses and trading posts are pieces of a player's colour.
    #[inline]
    pub const fn is_standard(self) -> bool {
        matches!(self, Kind::House | Kind::TradingPost)
    }
}

/// A building tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/", type = "string"))]
pub struct Tile(pub(crate) u8);

/// What is printed on a building tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Print {
    pub(crate) kind: Kind,
    /// Boats next to the island.
    pub(crate) cost: Boats,
    /// The cost as nibbles; see [`crate::cost`].
    pub(crate) packed: u32,
    pub(crate) points: i16,
}

const fn print(kind: Kind, cost: [u8; 5], points: i16) -> Print {
    Print { kind, cost: Boats(cost), packed: crate::cost::pack(cost), points }
}

static PRINTS: [Print; TILES] = [
    print(Kind::House, [2, 0, 0, 0, 0], 1),
    print(Kind::House, [1, 1, 0, 0, 0], 1),
    print(Kind::House, [0, 2, 0, 0, 0], 2),
    print(Kind::House, [1, 0, 1, 0, 0], 2),
    print(Kind::TradingPost, [0, 2, 0, 0, 0], 1),
    print(Kind::TradingPost, [0, 1, 1, 0, 0], 1),
    print(Kind::House, [0, 1, 1, 0, 0], 2),
    print(Kind::House, [0, 0, 2, 0, 0], 2),
    print(Kind::House, [0, 1, 0, 1, 0], 3),
    print(Kind::House, [2, 1, 0, 0, 0], 2),
    print(Kind::TradingPost, [2, 0, 1, 0, 0], 2),
    print(Kind::House, [1, 2, 0, 0, 0], 2),
    print(Kind::House, [1, 1, 1, 0, 0], 3),
    print(Kind::TradingPost, [1, 1, 0, 1, 0], 2),
    print(Kind::House, [2, 0, 0, 1, 0], 3),
    print(Kind::House, [0, 1, 2, 0, 0], 3),
    print(Kind::House, [1, 0, 1, 1, 0], 4),
    print(Kind::TradingPost, [0, 1, 1, 1, 0], 3),
    print(Kind::House, [0, 1, 0, 2, 0], 4),
    print(Kind::House, [2, 1, 1, 0, 0], 4),
    print(Kind::House, [1, 1, 1, 1, 0], 4),
    print(Kind::Torii, [0, 1, 1, 0, 1], 4),
    print(Kind::Torii, [1, 0, 0, 1, 1], 4),
    print(Kind::Torii, [0, 0, 2, 0, 1], 5),
    print(Kind::Palace, [1, 1, 1, 0, 1], 5),
    print(Kind::Palace, [1, 1, 0, 1, 1], 5),
    print(Kind::Palace, [0, 1, 1, 1, 1], 6),
    print(Kind::Palace, [0, 0, 1, 2, 1], 6),
];

impl Tile {
    /// All 28.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    #[inline]
    pub(crate) fn print(self) -> &'static Print {
        &PRINTS[usize::from(self.0)]
    }

    #[inline]
    pub fn kind(self) -> Kind {
        self.print().kind
    }

    /// The boats that must lie next to the island.
    #[inline]
    pub fn cost(self) -> Boats {
        self.print().cost
    }

    #[inline]
    pub fn points(self) -> i16 {
        self.print().points
    }

    /// Its place in a set of tiles.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// The specialists, in the order of their numbers in the specification.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
#[serde(rename_all = "snake_case")]
pub enum Specialist {
    Riu,
    Awashima,
    Ebisu,
    Daikoku,
    ToyoTama,
    Inari,
    Benten,
    Oyama,
    Uzume,
    Hotei,
    Kaguya,
    Fukuroku,
    Bishamon,
    Jurojin,
    Okuni,
    Tsuki,
    Suijin,
    Fujin,
}

/// Printed points of each specialist.
const SPECIALIST_POINTS: [i16; 18] = [2, 2, 1, 1, 1, 0, 2, 2, 2, 2, 1, 2, 1, 0, 3, 4, 3, 2];

impl Specialist {
    pub const ALL: [Specialist; 18] = [
        Specialist::Riu,
        Specialist::Awashima,
        Specialist::Ebisu,
        Specialist::Daikoku,
        Specialist::ToyoTama,
        Specialist::Inari,
        Specialist::Benten,
        Specialist::Oyama,
        Specialist::Uzume,
        Specialist::Hotei,
        Specialist::Kaguya,
        Specialist::Fukuroku,
        Specialist::Bishamon,
        Specialist::Jurojin,
        Specialist::Okuni,
        Specialist::Tsuki,
        Specialist::Suijin,
        Specialist::Fujin,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What is printed on the tile.
    #[inline]
    pub const fn points(self) -> i16 {
        SPECIALIST_POINTS[self.index()]
    }

    /// Its place in a set of specialists.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self as u32
    }
}
