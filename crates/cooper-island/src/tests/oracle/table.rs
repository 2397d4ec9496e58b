//! What is printed: the second copy of the components, by their names.
use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec,
    vec::Vec,
};
use core::fmt;

use super::std::sync::LazyLock;

/// A coin, or a cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Item {
    Coin,
    Wood,
    Food,
    Stone,
    Gold,
    Cloth,
}

pub(super) const ITEMS: [Item; 6] =
    [Item::Coin, Item::Wood, Item::Food, Item::Stone, Item::Gold, Item::Cloth];
pub(super) const CUBES: [Item; 5] = [Item::Wood, Item::Food, Item::Stone, Item::Gold, Item::Cloth];

impl fmt::Display for Item {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Item::Coin => "coin",
            Item::Wood => "wood",
            Item::Food => "food",
            Item::Stone => "stone",
            Item::Gold => "gold",
            Item::Cloth => "cloth",
        })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Terrain {
    Forest,
    Meadow,
    Mountain,
    Settlement,
}

pub(super) const TERRAINS: [Terrain; 4] =
    [Terrain::Forest, Terrain::Meadow, Terrain::Mountain, Terrain::Settlement];

impl fmt::Display for Terrain {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Terrain::Forest => "forest",
            Terrain::Meadow => "meadow",
            Terrain::Mountain => "mountain",
            Terrain::Settlement => "settlement",
        })
    }
}

/// COMPONENTS 7.3: which cubes a new tile may get.
pub(super) fn cubes_of(terrain: Terrain, level: usize) -> Vec<Item> {
    match terrain {
        Terrain::Forest => vec![Item::Wood],
        Terrain::Meadow => vec![Item::Food],
        Terrain::Settlement => vec![Item::Cloth],
        Terrain::Mountain if level >= 3 => vec![Item::Stone, Item::Gold],
        Terrain::Mountain => vec![Item::Stone],
    }
}

/// The covering rule.
pub(super) fn covers(above: Terrain, below: Terrain) -> bool {
    above == Terrain::Settlement || above == below
}

pub(super) type Space = &'static str;

/// Columns a to e, from the harbor upwards: where each begins, and how many it has.
const COLUMNS: [(i32, [&str; 6]); 5] = [
    (-2, ["a1", "a2", "a3", "a4", "", ""]),
    (-1, ["b1", "b2", "b3", "b4", "b5", ""]),
    (0, ["c1", "c2", "c3", "c4", "c5", "c6"]),
    (1, ["d1", "d2", "d3", "d4", "d5", ""]),
    (2, ["e1", "e2", "e3", "e4", "", ""]),
];

pub(super) const RUINS: [Space; 5] = ["a3", "b2", "c5", "d3", "e4"];
pub(super) const PASSAGE: [Space; 3] = ["b5", "c6", "d5"];
pub(super) const START: Space = "c1";

/// Every land space, with its axial coordinates.
pub(super) fn land() -> BTreeMap<Space, (i32, i32)> {
    let first = |q: i32| if q > 0 { -q } else { 0 };
    let columns = COLUMNS.into_iter().flat_map(|(q, names)| {
        let named = names.into_iter().filter(|name| !name.is_empty());
        (0..).zip(named).map(move |(up, name)| (name, (q, first(q) - up)))
    });
    columns.collect()
}

/// Half sand banks, with their axial coordinates.
pub(super) const WATER: [(&str, char, (i32, i32)); 16] = [
    ("WL1", 'a', (-1, 1)),
    ("WL1", 'b', (-2, 1)),
    ("WL2", 'a', (-3, 1)),
    ("WL2", 'b', (-3, 0)),
    ("WL3", 'a', (-3, -1)),
    ("WL3", 'b', (-3, -2)),
    ("WL4", 'a', (-3, -3)),
    ("WL4", 'b', (-2, -4)),
    ("WR1", 'a', (1, 0)),
    ("WR1", 'b', (2, -1)),
    ("WR2", 'a', (3, -2)),
    ("WR2", 'b', (3, -3)),
    ("WR3", 'a', (3, -4)),
    ("WR3", 'b', (3, -5)),
    ("WR4", 'a', (3, -6)),
    ("WR4", 'b', (2, -6)),
];

fn touches((q, r): (i32, i32), (p, s): (i32, i32)) -> bool {
    [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)].contains(&(p - q, s - r))
}

/// Land that touches a hex.
pub(super) fn shore(hex: (i32, i32)) -> Vec<Space> {
    land().into_iter().filter(|(_, at)| touches(hex, *at)).map(|(name, _)| name).collect()
}

/// Worked out once: this is asked all the time.
static NEIGHBOURS: LazyLock<BTreeMap<Space, Vec<Space>>> =
    LazyLock::new(|| land().into_iter().map(|(name, at)| (name, shore(at))).collect());

pub(super) fn neighbours(space: Space) -> &'static [Space] {
    &NEIGHBOURS[space]
}

/// What stands at a place of the ring: whose, and which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Water {
    Harbor(usize),
    Bay,
    /// `WL3` of a seat.
    Bank(usize, &'static str),
}

/// COMPONENTS 3.
pub(super) fn water(position: usize, players: usize) -> Water {
    let (seat, step) = (position / 10, position % 10);
    match step {
        0 => Water::Harbor(seat),
        1..=4 => Water::Bank(seat, ["WL1", "WL2", "WL3", "WL4"][step - 1]),
        5 => Water::Bay,
        _ => Water::Bank((seat + 1) % players, ["WR1", "WR2", "WR3", "WR4"][9 - step]),
    }
}

/// The terrain of an islet's land half.
pub(super) fn islet_terrain(islet: u8) -> Terrain {
    match islet {
        1 | 5 => Terrain::Forest,
        2 | 4 => Terrain::Mountain,
        _ => Terrain::Meadow,
    }
}

/// The halves of a tile's side.
pub(super) fn halves(tile: u8, side: u8) -> (Terrain, Terrain) {
    use Terrain::{Forest, Meadow, Mountain, Settlement};
    match (tile, side) {
        (1, 1) => (Forest, Meadow),
        (1, _) => (Mountain, Settlement),
        (2, 1) => (Forest, Mountain),
        (2, _) => (Meadow, Settlement),
        (_, 1) => (Forest, Settlement),
        (_, _) => (Meadow, Mountain),
    }
}

pub(super) type Cost = BTreeMap<Item, usize>;

fn cost(items: &[(Item, usize)]) -> Cost {
    items.iter().copied().collect()
}

/// COMPONENTS 8.1: what a landing space costs, and its helm points.
pub(super) fn landing(number: u8) -> (Cost, usize) {
    let (coins, wood, helm) = match number {
        1 => (1, 2, 1),
        2 => (1, 3, 1),
        3 => (2, 3, 2),
        4 => (2, 4, 2),
        _ => (3, 5, 3),
    };
    (cost(&[(Item::Coin, coins), (Item::Wood, wood)]), helm)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Building {
    Small,
    Large,
    Fortress,
}

pub(super) const BUILDINGS: [Building; 3] = [Building::Small, Building::Large, Building::Fortress];

impl fmt::Display for Building {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Building::Small => "small",
            Building::Large => "large",
            Building::Fortress => "fortress",
        })
    }
}

/// COMPONENTS 8.3.
pub(super) fn building(which: Building) -> (Cost, usize) {
    use Item::{Cloth, Coin, Gold, Stone, Wood};
    match which {
        Building::Small => (cost(&[(Coin, 1), (Wood, 2), (Stone, 2)]), 1),
        Building::Large => (cost(&[(Coin, 2), (Wood, 4), (Stone, 4)]), 2),
        Building::Fortress => (cost(&[(Wood, 6), (Stone, 3), (Gold, 3), (Cloth, 3)]), 4),
    }
}

/// The two forms of a statue's cost.
pub(super) fn statue(form: u8) -> Cost {
    match form {
        1 => cost(&[(Item::Wood, 3), (Item::Stone, 3)]),
        _ => cost(&[(Item::Wood, 2), (Item::Gold, 2)]),
    }
}

/// COMPONENTS 11.
pub(super) fn cargo(card: u8) -> (Cost, usize) {
    let (gold, cloth, helm) = match card {
        1 => (1, 2, 1),
        2 => (2, 2, 2),
        3 => (3, 2, 2),
        4 => (2, 4, 3),
        _ => (5, 2, 3),
    };
    (cost(&[(Item::Gold, gold), (Item::Cloth, cloth)]), helm)
}

/// COMPONENTS 6: how often each log book occurs.
pub(super) fn log_books() -> BTreeMap<u8, usize> {
    (1..=10).zip([2, 2, 2, 2, 2, 2, 6, 6, 3, 3]).collect()
}

/// The typed storage spots of a small card.
pub(super) fn spots(card: u8) -> Vec<BTreeSet<Item>> {
    use Item::{Cloth, Coin, Food, Gold, Stone, Wood};
    let both = |items: [Item; 2]| vec![BTreeSet::from(items); 2];
    match card {
        2 | 3 => vec![BTreeSet::from([Food])],
        4 => both([Wood, Stone]),
        5 => both([Food, Coin]),
        6 => both([Gold, Cloth]),
        _ => vec![],
    }
}

/// COMPONENTS 12: what reaches the stages of a royal order. Of order 5 this is the
/// most that may be left.
pub(super) fn stages(order: u8) -> [usize; 3] {
    match order {
        1 => [2, 3, 4],
        2 => [2, 3, 5],
        3 | 4 => [3, 4, 5],
        5 => [6, 3, 1],
        6 => [2, 4, 6],
        _ => [6, 8, 10],
    }
}
