//! What is stuck onto islands and tiles for good, and where each may go.
use core::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use skerry_grid::HexSet;

use crate::{
    components::{BASE_TILES, CAMPAIGN_SIDE, Space, Symbol, Tile, UnknownComponent},
    island::{Island, MAX_ROOFS},
    sites::{GROUND_MARKS, LAIRS, TELESCOPES, TEMPLE},
};

/// A sticker, or a mark that is made with the pen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "my-island/", type = "string")
)]
// Both ways by name: ts-rs takes the short form for its own, which `type` excludes.
#[serde(rename_all(serialize = "snake_case", deserialize = "snake_case"))]
pub enum Sticker {
    Palm,
    Thicket,
    DoubleField,
    DoubleHouse,
    DoubleWall,
    DoublePath,
    /// One of the four, as its owner likes (C31).
    DoubleAny,
    ToothMore,
    ToothLess,
    Find,
    Rock,
    Pool,
    Palace,
    Citadel,
    Granary,
    Lens,
    Roof,
    Crater,
    Spark,
    Star,
}

/// What a sticker goes on, or a marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "my-island/", type = "string")
)]
pub enum Target {
    /// A space of the own island: `3,5`.
    Space(Space),
    /// A hex of an own tile, from 0: `T07/2`.
    Hex(Tile, u8),
    /// A direction, from the east clockwise: `se`.
    Way(u8),
    /// A place in the row of a symbol: `F6`.
    Slot(Symbol, u8),
}

const WAYS: [&str; 6] = ["e", "se", "sw", "w", "nw", "ne"];

impl Sticker {
    /// The symbol that a double sticker doubles.
    pub(crate) fn doubles(self) -> Option<Symbol> {
        match self {
            Sticker::DoubleField => Some(Symbol::Field),
            Sticker::DoubleHouse => Some(Symbol::House),
            Sticker::DoubleWall => Some(Symbol::Wall),
            Sticker::DoublePath => Some(Symbol::Path),
            Sticker::Palm
            | Sticker::Thicket
            | Sticker::DoubleAny
            | Sticker::ToothMore
            | Sticker::ToothLess
            | Sticker::Find
            | Sticker::Rock
            | Sticker::Pool
            | Sticker::Palace
            | Sticker::Citadel
            | Sticker::Granary
            | Sticker::Lens
            | Sticker::Roof
            | Sticker::Crater
            | Sticker::Spark
            | Sticker::Star => None,
        }
    }

    /// What may be stuck when this one is due, ascending.
    pub(crate) fn meanings(self) -> &'static [Sticker] {
        const ANY: &[Sticker] =
            &[Sticker::DoubleField, Sticker::DoubleHouse, Sticker::DoubleWall, Sticker::DoublePath];
        const EACH: [Sticker; 20] = [
            Sticker::Palm,
            Sticker::Thicket,
            Sticker::DoubleField,
            Sticker::DoubleHouse,
            Sticker::DoubleWall,
            Sticker::DoublePath,
            Sticker::DoubleAny,
            Sticker::ToothMore,
            Sticker::ToothLess,
            Sticker::Find,
            Sticker::Rock,
            Sticker::Pool,
            Sticker::Palace,
            Sticker::Citadel,
            Sticker::Granary,
            Sticker::Lens,
            Sticker::Roof,
            Sticker::Crater,
            Sticker::Spark,
            Sticker::Star,
        ];
        static ALONE: [Sticker; 20] = EACH;
        if self == Sticker::DoubleAny { ANY } else { &ALONE[self as usize..=self as usize] }
    }
}

/// Everything `sticker` may go on now, ascending; `game` is the number of the game.
pub(crate) fn targets(island: &Island, game: u8, sticker: Sticker, out: &mut impl FnMut(Target)) {
    match sticker {
        Sticker::Palm => spaces(palm_targets(island), out),
        Sticker::Thicket => spaces(island.palms() & island.jungle().halo(), out),
        Sticker::DoubleField | Sticker::DoubleHouse | Sticker::DoubleWall | Sticker::DoublePath => {
            hexes(island, sticker, out)
        }
        Sticker::ToothMore | Sticker::ToothLess => spaces(set(&LAIRS), out),
        Sticker::Find => spaces(open_ground(island, game), out),
        Sticker::Rock => spaces(open_ground(island, game).without(TEMPLE_RING), out),
        Sticker::Pool => {
            let pools = occupied(&island.pools);
            let taken = TEMPLE_RING.union(pools.halo());
            spaces(open_ground(island, game).intersection(INLAND).without(taken), out);
        }
        Sticker::Palace | Sticker::Citadel | Sticker::Granary => {
            let near_rocks = TEMPLE_RING.union(island.rocks().halo());
            let near_sites = near(occupied(&island.sites));
            let taken = near_rocks.union(near_sites);
            spaces(open_ground(island, game).intersection(INLAND).without(taken), out);
        }
        Sticker::Crater => spaces(crater_targets(island, game), out),
        Sticker::Lens => (0..6)
            .filter(|way| island.telescopes & (1 << way) == 0)
            .for_each(|way| out(Target::Way(way))),
        Sticker::Roof => {
            let open =
                (0..3).filter(|n| island.sites[*n] != NOWHERE && island.roofs[*n] < MAX_ROOFS);
            let open = open.fold(HexSet::EMPTY, |open, n| open.with(island.sites[n]));
            spaces(open, out);
        }
        Sticker::Spark => {
            let symbols = [Symbol::Field, Symbol::Wall, Symbol::House, Symbol::Path];
            let open =
                symbols.into_iter().filter(|symbol| island.portal & portal_bit(*symbol, 0) == 0);
            open.for_each(|symbol| out(Target::Slot(symbol, 6)));
        }
        // The star tile is no sticker: it is placed while the game runs.
        Sticker::DoubleAny | Sticker::Star => {}
    }
}

/// No space: what marks an empty place in a list of spaces.
pub(crate) const NOWHERE: u8 = u8::MAX;

/// The bit of a slot of the table of symbols and tiers.
pub(crate) fn portal_bit(symbol: Symbol, tier: usize) -> u16 {
    1 << (symbol.index() * 3 + tier)
}

const TEMPLE_RING: HexSet = HexSet::neighbours(TEMPLE.0);

/// Spaces with six neighbours on the island.
const INLAND: HexSet = inland();

const fn inland() -> HexSet {
    let island = CAMPAIGN_SIDE_ISLAND;
    let mut inland = HexSet::EMPTY;
    let mut space = 0;
    while space < 128 {
        let around = HexSet::neighbours(space);
        if island.contains(space) && around.len() == 6 && around.without(island).is_empty() {
            inland = inland.with(space);
        }
        space += 1;
    }
    inland
}

const CAMPAIGN_SIDE_ISLAND: HexSet = crate::sites::LAND;

fn set(spaces: &[Space]) -> HexSet {
    spaces.iter().fold(HexSet::EMPTY, |set, space| set.with(space.0))
}

/// The spaces of a list.
pub(crate) fn occupied(list: &[u8]) -> HexSet {
    let spaces = list.iter().filter(|space| **space != NOWHERE);
    spaces.fold(HexSet::EMPTY, |set, space| set.with(*space))
}

/// All spaces at most two steps away from one of `from`.
fn near(from: HexSet) -> HexSet {
    let beside = from | from.halo();
    beside | beside.halo()
}

fn palm_targets(island: &Island) -> HexSet {
    island.jungle().without(GROUND_MARKS) & island.palms().halo()
}

/// Land that is no beach, not the temple's, and free of stickers that still count.
fn open_ground(island: &Island, game: u8) -> HexSet {
    let pools = if game <= 18 { occupied(&island.pools) } else { HexSet::EMPTY };
    let taken = island.finds() | island.rocks() | pools;
    let taken = taken | island.standing_sites(game) | occupied(&island.craters);
    crate::sites::LAND.without(CAMPAIGN_SIDE.beach | HexSet::one(TEMPLE.0) | taken)
}

fn crater_targets(island: &Island, game: u8) -> HexSet {
    let craters = occupied(&island.craters);
    let solid = HexSet::one(TEMPLE.0) | island.rocks() | island.standing_sites(game);
    let ground = open_ground(island, game).intersection(INLAND).without(solid.halo());
    let apart = ground.without(near(craters));
    if apart.is_empty() { ground.without(craters.halo()) } else { apart }
}

fn spaces(set: HexSet, out: &mut impl FnMut(Target)) {
    set.iter().for_each(|space| out(Target::Space(Space(space))));
}

/// One sticker to a tile, and only on the tiles of the box (C5).
fn hexes(island: &Island, sticker: Sticker, out: &mut impl FnMut(Target)) {
    for tile in Tile::in_set(BASE_TILES) {
        if island.doubled_hex(tile).is_some() {
            continue;
        }
        for (hex, symbol) in (0..).zip(tile.print().symbols) {
            if sticker.doubles() == Some(*symbol) {
                out(Target::Hex(tile, hex));
            }
        }
    }
}

/// Puts a sticker on; the target is a legal one.
pub(crate) fn stick(island: &mut Island, sticker: Sticker, at: Target) {
    let space = match at {
        Target::Space(space) => space.0,
        Target::Hex(tile, hex) => tile.0 << 2 | hex,
        Target::Way(way) => way,
        Target::Slot(_, _) => NOWHERE,
    };
    let lair = || LAIRS.iter().position(|lair| lair.0 == space);
    match sticker {
        Sticker::Palm => island.turn_to_palms(space),
        Sticker::Thicket => island.turn_to_jungle(space),
        Sticker::DoubleField | Sticker::DoubleHouse | Sticker::DoubleWall | Sticker::DoublePath => {
            put(&mut island.doubled, space)
        }
        Sticker::ToothMore => lair().into_iter().for_each(|n| island.teeth[n] += 1),
        Sticker::ToothLess => lair().into_iter().for_each(|n| island.teeth[n] -= 1),
        Sticker::Find => put(&mut island.finds, space),
        Sticker::Rock => put(&mut island.rocks, space),
        Sticker::Pool => put(&mut island.pools, space),
        Sticker::Palace => island.sites[0] = space,
        Sticker::Citadel => island.sites[1] = space,
        Sticker::Granary => island.sites[2] = space,
        Sticker::Crater => put(&mut island.craters, space),
        Sticker::Lens => island.telescopes |= 1 << space,
        Sticker::Roof => {
            let site = island.sites.iter().position(|site| *site == space);
            site.into_iter().for_each(|n| island.roofs[n] += 1);
        }
        Sticker::Spark => {
            if let Target::Slot(symbol, _) = at {
                island.portal |= portal_bit(symbol, 0);
            }
        }
        Sticker::DoubleAny | Sticker::Star => {}
    }
}

/// Into the first empty place of a list, which is long enough for every campaign.
fn put(list: &mut [u8], space: u8) {
    if let Some(place) = list.iter_mut().find(|place| **place == NOWHERE) {
        *place = space;
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Space(space) => write!(f, "{space}"),
            Target::Hex(tile, hex) => write!(f, "{tile}/{hex}"),
            Target::Way(way) => f.write_str(WAYS[usize::from(*way)]),
            Target::Slot(symbol, n) => write!(f, "{}{n}", letter(*symbol)),
        }
    }
}

fn letter(symbol: Symbol) -> char {
    match symbol {
        Symbol::Field => 'F',
        Symbol::Wall => 'W',
        Symbol::House => 'H',
        Symbol::Path => 'P',
    }
}

impl FromStr for Target {
    type Err = UnknownComponent;
    fn from_str(text: &str) -> Result<Target, UnknownComponent> {
        if let Some(way) = WAYS.iter().position(|way| *way == text) {
            return Ok(Target::Way(way as u8));
        }
        if let Some((tile, hex)) = text.split_once('/') {
            let hex = hex.parse().ok().filter(|hex| *hex < 4 && text.len() == 5);
            let hex = hex.ok_or(UnknownComponent("a hex of a tile is written as in T07/2"))?;
            return Ok(Target::Hex(tile.parse()?, hex));
        }
        if text.contains(',') {
            return text.parse().map(Target::Space);
        }
        let symbols = [Symbol::Field, Symbol::Wall, Symbol::House, Symbol::Path];
        let symbol = symbols.into_iter().find(|symbol| text.starts_with(letter(*symbol)));
        let n = text.get(1..).and_then(|n| n.parse::<u8>().ok());
        let slot = symbol.zip(n.filter(|n| alloc::format!("{n}") == text[1..]));
        slot.map(|(symbol, n)| Target::Slot(symbol, n))
            .ok_or(UnknownComponent("a target is written as in 2,5 or T07/2 or se or F6"))
    }
}

impl Serialize for Target {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Target {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Target, D::Error> {
        let text = alloc::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// The spaces of a telescope that can be covered; none if fewer than two are left (C14).
pub(crate) fn telescope(island: &Island, way: usize) -> Option<HexSet> {
    let line = TELESCOPES[way].without(island.rocks());
    (line.len() >= 2).then_some(line)
}
