//! What is in the box: landscapes, items, islets, boats, tokens, boards. All data that
//! had to be reconstructed stands here and in `components/`, and nowhere else; see the
//! crate's README for which that is.
pub mod cards;
pub mod map;

use serde::{Deserialize, Serialize};

pub use self::cards::{Card, Effect, Order, Purchase};

/// Most players, and seats in every table of the state.
pub const MAX_PLAYERS: usize = 4;
/// Rounds of a game.
pub const ROUNDS: u8 = 5;
/// Copies of each double tile in the bag.
pub const DOUBLES_EACH: u8 = 20;
/// Single tiles in the box.
pub const SINGLES: u8 = 56;
/// Double tiles that every player draws at the start.
pub const START_TILES: u8 = 2;
/// Storage spots that hold any item at the start.
pub const STORAGE: u8 = 5;
/// The last space of the cartographer track, from 0.
pub const TRACK: u8 = 6;
/// Where the markers start: the first two players, the others.
pub const START_STEPS: [u8; 2] = [3, 4];
/// Building cards of each size.
pub const DECK: usize = 15;
/// Building cards that are looked at.
pub const LOOK: usize = 4;
/// Normal workers at the start; those in the slots; special ones in the slots.
pub const START_WORKERS: u8 = 2;
pub const SLOTS: [u8; 2] = [2, 2];
/// What feeding costs at the start, and more for each taken normal and special worker.
pub const FEEDING: u8 = 2;
pub const FEEDING_EACH: [u8; 2] = [1, 2];
/// Hire spaces that bring a worker, and the points of the one that does not.
pub const HIRES: u8 = 3;
pub const HIRE_HELM: u8 = 2;
/// Milestones have these goals: boats, buildings, statues, lids.
pub const MILESTONE: u8 = 2;
/// Steps that a ship sails for each log book.
pub const LEG: u8 = 5;
/// Water positions of a peninsula, harbor and bay included.
pub const COAST: u8 = 10;
/// Leftovers that are worth a point.
pub const LEFTOVERS_A_POINT: u8 = 5;
/// What a sailed step and an anchor are worth at the end.
pub const STEP_POINTS: i16 = 1;
pub const ANCHOR_POINTS: i16 = -1;
/// What a stage of a royal order is worth.
pub const STAGE_POINTS: [i16; 3] = [3, 5, 8];
/// What copying an order is worth less.
pub const COPY_COSTS: i16 = 1;
/// From this level on a mountain may bring gold.
pub const GOLD_LEVEL: u8 = 3;
/// A single tile on this level or above takes option 4 instead of 3.
pub const HIGH_LEVEL: u8 = 4;
/// Steps back for option 1, and for 2, 3 and 4.
pub const SHIM_STEPS: u8 = 1;
pub const EDGE_STEPS: u8 = 2;
pub const LOW_STEPS: u8 = 3;
pub const HIGH_STEPS: u8 = 4;
/// The highest level that the program can count (R97).
pub const TOP_LEVEL: u8 = 31;
/// What the symbols of sections B and D take off.
pub const SYMBOL_CUT: u8 = 2;
/// Coins to turn a card up, and to get a lid back.
pub const CARD_COINS: u8 = 2;
pub const LID_COINS: u8 = 1;
/// Statues of each player, which are the ruins at the start.
pub const STATUES: u8 = 5;
/// Small and large buildings and fortresses of each player.
pub const BUILDINGS: [u8; 3] = [2, 2, 1];

/// Enums that are lists of things: all of them, and the place of each.
macro_rules! things {
    ($($name:ident: $count:literal [$($thing:ident),* $(,)?])*) => { $(
        impl $name {
            pub const ALL: [$name; $count] = [$($name::$thing),*];

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

        }
    )* };
}

/// Those of them that are kept in sets.
macro_rules! in_sets {
    ($($name:ident),*) => { $(
        impl $name {
            /// Its place in a set.
            #[inline]
            pub(crate) const fn bit(self) -> u8 {
                1 << self as u8
            }
        }
    )* };
}

/// Those of them that are read back from a number.
macro_rules! numbered {
    ($($name:ident),*) => { $(
        impl $name {
            #[inline]
            pub(crate) const fn of(index: u8) -> $name {
                $name::ALL[index as usize]
            }
        }
    )* };
}

macro_rules! enums {
    ($($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $thing:ident),* $(,)? })*) => { $(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$inner])* $thing),* }
    )* };
}
pub(crate) use enums;

enums! {
    /// Landscapes.
    Terrain { Forest, Meadow, Mountain, Settlement }
    /// A coin, or a cube of a resource.
    Item { Coin, Wood, Food, Stone, Gold, Cloth }
    /// Islets by what they bring (I1 to I6).
    Islet { Ruin, Goods, Coin, Tile, Step, Luxury }
    /// Income boats by what they bring (BT1 to BT6).
    Boat { Goods, Coin, Tile, Step, Copy, Luxury }
    /// Log books by what they bring (G1 to G10).
    LogBook {
        CoinFood, CoinWood, CoinStone, WoodFood, StoneFood, WoodStone, Tile, Step, Luxury, Goods,
    }
    /// Crate spaces by what they do (CR1 to CR5).
    Crate { Draw, Place, Steps, Coins, Cubes }
    /// Trades (M1 to M3).
    Market { Cloth, Gold, Any }
    /// Sections of the central island.
    Section { A, B, C, D, E, F, G, H }
    Worker { Normal, Special }
    /// By their sails: one goes clockwise, two go the other way.
    Ship { OneSail, TwoSail }
    Building { Small, Large, Fortress }
    /// What a statue is paid with besides wood.
    Form { Stone, Gold }
    /// Crafting spots by what they show: nothing (K0), or a helm point (K1 and K2).
    Spot { Plain, Helm }
    /// What a milestone is turned into.
    Reward { Helm, Normal, Special }
    /// Half of a sand bank: `a` is nearer to the harbor, `b` to the bay.
    Half { A, B }
    /// The faces of a double tile.
    Side { Front, Back }
    /// Goals of the milestones (Q1 to Q4).
    Milestone { Boats, Buildings, Statues, Lids }
    /// What Cooper is after in the solo game, by his section.
    Strategy { Boats, Builders, Statues, Traders }
    /// How many points Cooper goes without in the solo game.
    Difficulty { Easy, Medium, Hard, Expert }
}

things! {
    Terrain: 4 [Forest, Meadow, Mountain, Settlement]
    Item: 6 [Coin, Wood, Food, Stone, Gold, Cloth]
    Islet: 6 [Ruin, Goods, Coin, Tile, Step, Luxury]
    Boat: 6 [Goods, Coin, Tile, Step, Copy, Luxury]
    Crate: 5 [Draw, Place, Steps, Coins, Cubes]
    Market: 3 [Cloth, Gold, Any]
    Section: 8 [A, B, C, D, E, F, G, H]
    Worker: 2 [Normal, Special]
    Ship: 2 [OneSail, TwoSail]
    Building: 3 [Small, Large, Fortress]
    Form: 2 [Stone, Gold]
    Spot: 2 [Plain, Helm]
    Reward: 3 [Helm, Normal, Special]
    Half: 2 [A, B]
    Side: 2 [Front, Back]
    Milestone: 4 [Boats, Buildings, Statues, Lids]
    Strategy: 4 [Boats, Builders, Statues, Traders]
    Difficulty: 4 [Easy, Medium, Hard, Expert]
}
in_sets!(Item, Islet, Boat, Crate, Milestone);
numbered!(Terrain, Item, Islet, Boat, Section, Building, Side);

impl Terrain {
    /// The cube of a new tile; a mountain may bring gold instead (R22).
    #[inline]
    pub const fn cube(self) -> Item {
        match self {
            Terrain::Forest => Item::Wood,
            Terrain::Meadow => Item::Food,
            Terrain::Mountain => Item::Stone,
            Terrain::Settlement => Item::Cloth,
        }
    }
}

impl Item {
    /// All but coins.
    pub const CUBES: [Item; 5] = [Item::Wood, Item::Food, Item::Stone, Item::Gold, Item::Cloth];
}

/// Items as a set.
pub(crate) const ANY_ITEM: u8 = 0b11_1111;
pub(crate) const ANY_CUBE: u8 = ANY_ITEM & !Item::Coin.bit();
pub(crate) const LUXURY: u8 = Item::Gold.bit() | Item::Cloth.bit();
pub(crate) const GOODS: u8 = Item::Wood.bit() | Item::Stone.bit() | Item::Food.bit();

/// What an islet, a boat or a log book brings: an action that may be declined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Boon {
    /// One item of each set of items.
    Items(&'static [u8]),
    Draw,
    Step,
    RemoveRuin,
    /// What another boat brings.
    Copy,
}

const COIN: u8 = Item::Coin.bit();
const WOOD: u8 = Item::Wood.bit();
const FOOD: u8 = Item::Food.bit();
const STONE: u8 = Item::Stone.bit();

impl Islet {
    #[inline]
    pub const fn boon(self) -> Boon {
        match self {
            Islet::Ruin => Boon::RemoveRuin,
            Islet::Goods => Boon::Items(&[WOOD | STONE, FOOD]),
            Islet::Coin => Boon::Items(&[COIN]),
            Islet::Tile => Boon::Draw,
            Islet::Step => Boon::Step,
            Islet::Luxury => Boon::Items(&[LUXURY]),
        }
    }

    /// Its landscape half.
    #[inline]
    pub const fn terrain(self) -> Terrain {
        match self {
            Islet::Ruin | Islet::Step => Terrain::Forest,
            Islet::Goods | Islet::Tile => Terrain::Mountain,
            Islet::Coin | Islet::Luxury => Terrain::Meadow,
        }
    }
}

impl Boat {
    #[inline]
    pub const fn boon(self) -> Boon {
        match self {
            Boat::Goods => Boon::Items(&[GOODS]),
            Boat::Coin => Boon::Items(&[COIN]),
            Boat::Tile => Boon::Draw,
            Boat::Step => Boon::Step,
            Boat::Copy => Boon::Copy,
            Boat::Luxury => Boon::Items(&[LUXURY]),
        }
    }
}

/// Copies of each log book.
pub const LOG_BOOKS: [u8; 10] = [2, 2, 2, 2, 2, 2, 6, 6, 3, 3];

impl LogBook {
    pub const ALL: [LogBook; 10] = [
        LogBook::CoinFood,
        LogBook::CoinWood,
        LogBook::CoinStone,
        LogBook::WoodFood,
        LogBook::StoneFood,
        LogBook::WoodStone,
        LogBook::Tile,
        LogBook::Step,
        LogBook::Luxury,
        LogBook::Goods,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub const fn boon(self) -> Boon {
        match self {
            LogBook::CoinFood => Boon::Items(&[COIN, FOOD]),
            LogBook::CoinWood => Boon::Items(&[COIN, WOOD]),
            LogBook::CoinStone => Boon::Items(&[COIN, STONE]),
            LogBook::WoodFood => Boon::Items(&[WOOD, FOOD]),
            LogBook::StoneFood => Boon::Items(&[STONE, FOOD]),
            LogBook::WoodStone => Boon::Items(&[WOOD, STONE]),
            LogBook::Tile => Boon::Draw,
            LogBook::Step => Boon::Step,
            LogBook::Luxury => Boon::Items(&[LUXURY]),
            LogBook::Goods => Boon::Items(&[GOODS]),
        }
    }
}

/// A double tile, T1 to T3: two landscapes on each side, all four on the tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "cooper-island/", type = "string")
)]
pub struct Tile(pub(crate) u8);

/// The halves of both sides.
const HALVES: [[[Terrain; 2]; 2]; 3] = [
    [[Terrain::Forest, Terrain::Meadow], [Terrain::Mountain, Terrain::Settlement]],
    [[Terrain::Forest, Terrain::Mountain], [Terrain::Meadow, Terrain::Settlement]],
    [[Terrain::Forest, Terrain::Settlement], [Terrain::Meadow, Terrain::Mountain]],
];

impl Tile {
    /// All three kinds.
    pub const ALL: [Tile; 3] = [Tile(0), Tile(1), Tile(2)];

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The two landscapes of a side.
    #[inline]
    pub const fn halves(self, side: Side) -> [Terrain; 2] {
        HALVES[self.index()][side.index()]
    }
}

/// A landing space, P1 to P5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "cooper-island/", type = "string")
)]
pub struct Landing(pub(crate) u8);

/// Coins, wood and helm points of each landing space.
const LANDINGS: [(u8, u8, u8); 5] = [(1, 2, 1), (1, 3, 1), (2, 3, 2), (2, 4, 2), (3, 5, 3)];

impl Landing {
    /// All five.
    pub const ALL: [Landing; 5] = [Landing(0), Landing(1), Landing(2), Landing(3), Landing(4)];

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn cost(self) -> Cost {
        let (coins, wood, _) = LANDINGS[self.index()];
        [coins, wood, 0, 0, 0, 0]
    }

    #[inline]
    pub const fn helm(self) -> u8 {
        LANDINGS[self.index()].2
    }
}

/// A cargo ship, C1 to C5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "cooper-island/", type = "string")
)]
pub struct Cargo(pub(crate) u8);

/// Gold, cloth and helm points of each cargo ship.
const CARGOES: [(u8, u8, u8); 5] = [(1, 2, 1), (2, 2, 2), (3, 2, 2), (2, 4, 3), (5, 2, 3)];

impl Cargo {
    /// All five.
    pub const ALL: [Cargo; 5] = [Cargo(0), Cargo(1), Cargo(2), Cargo(3), Cargo(4)];

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn cost(self) -> Cost {
        let (gold, cloth, _) = CARGOES[self.index()];
        [0, 0, 0, 0, gold, cloth]
    }

    #[inline]
    pub const fn helm(self) -> u8 {
        CARGOES[self.index()].2
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

/// Coins, wood, food, stone, gold, cloth.
pub type Cost = [u8; 6];

impl Building {
    #[inline]
    pub const fn cost(self) -> Cost {
        match self {
            Building::Small => [1, 2, 0, 2, 0, 0],
            Building::Large => [2, 4, 0, 4, 0, 0],
            Building::Fortress => [0, 6, 0, 3, 3, 3],
        }
    }

    #[inline]
    pub const fn helm(self) -> u8 {
        match self {
            Building::Small => 1,
            Building::Large => 2,
            Building::Fortress => 4,
        }
    }
}

impl Form {
    #[inline]
    pub const fn cost(self) -> Cost {
        match self {
            Form::Stone => [0, 3, 0, 3, 0, 0],
            Form::Gold => [0, 2, 0, 0, 2, 0],
        }
    }
}

/// What a statue is worth when it is built.
pub const STATUE_HELM: u8 = 1;

impl Market {
    /// What may be given, as a set of items.
    #[inline]
    pub const fn takes(self) -> u8 {
        match self {
            Market::Cloth => Item::Cloth.bit(),
            Market::Gold => Item::Gold.bit(),
            Market::Any => ANY_ITEM,
        }
    }

    /// The value that one item costs; SB15 changes that of M3.
    #[inline]
    pub const fn price(self) -> u8 {
        match self {
            Market::Cloth | Market::Gold => 2,
            Market::Any => 4,
        }
    }

    /// What there is for it, as a set of items.
    #[inline]
    pub const fn gives(self) -> u8 {
        match self {
            Market::Cloth => Item::Coin.bit(),
            Market::Gold => ANY_CUBE,
            Market::Any => ANY_ITEM,
        }
    }
}

impl Strategy {
    /// The section he comes to more often, and gets more from.
    #[inline]
    pub const fn focus(self) -> Section {
        match self {
            Strategy::Boats => Section::B,
            Strategy::Builders => Section::D,
            Strategy::Statues => Section::F,
            Strategy::Traders => Section::H,
        }
    }
}

impl Difficulty {
    /// Cooper's points for it at the end (DF1 to DF4): a greedy bot wins about 70, 55, 40
    /// and 25 games of a hundred; 70, 53, 38 and 25 of 300 were measured.
    #[inline]
    pub const fn points(self) -> i16 {
        match self {
            Difficulty::Easy => -12,
            Difficulty::Medium => -9,
            Difficulty::Hard => -6,
            Difficulty::Expert => -3,
        }
    }
}

/// Normal and special neutral workers in each round.
pub const NEUTRALS: [[u8; 2]; ROUNDS as usize] = [[1, 0], [1, 0], [2, 1], [3, 1], [4, 2]];
/// What an order that Cooper occupies is worth to him.
pub const COOPER_ORDER: i16 = 4;
/// Progress cubes that let his ship sail.
pub const PROGRESS: u8 = 2;

/// How often a section is in Cooper's deck.
#[inline]
pub const fn cooper_cards(strategy: Strategy, section: Section) -> u8 {
    let mut cards = 1;
    if section.index() == Section::C.index() {
        cards += 1;
    }
    if section.index() == strategy.focus().index() {
        cards += 1;
    }
    cards
}
