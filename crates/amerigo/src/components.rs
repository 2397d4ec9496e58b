//! What is in the box: cubes, tiles, markers, tracks. All data that had to be
//! reconstructed stands here and nowhere else; see the crate's README for
//! which that is.
mod markers;

use serde::{Deserialize, Serialize};

pub(crate) use markers::AP_MARKERS;
pub use markers::Marker;

/// Most players, and seats in every table of the state.
pub const MAX_PLAYERS: usize = 4;
/// Large game rounds.
pub const PASSES: u8 = 5;
/// Cubes of each colour.
pub const CUBES: u8 = 7;
/// Squares along the edge of an island tile.
pub const TILE_SIDE: u8 = 5;
/// Trading posts of each player.
pub const POSTS: u8 = 12;
/// Land squares from which on an island is large.
pub const LARGE: u32 = 20;
/// Treasure chests, and therefore large islands at the most.
pub const CHESTS: u32 = 5;
/// Places of progress markers on the board: four left, four right.
pub const MARKER_SLOTS: usize = 8;
/// Places of goods on the board.
pub const GOOD_SLOTS: usize = 10;

/// Gold on a player's track at the most; what is above becomes points.
pub const GOLD_END: u8 = 12;
pub const CANNONS_END: u8 = 12;
pub const PROGRESS_END: u8 = 20;
pub const ORDER_END: u8 = 20;
/// Gold for action points that no track has room for.
pub const TRACK_END_GOLD: u8 = 2;
/// Gold in a treasure chest.
pub const CHEST_GOLD: u8 = 3;
/// Points for the first trading post on an island.
pub const DISCOVERY_POINTS: i16 = 3;
/// Points for covering the last square of an island.
pub const COMPLETION_POINTS: i16 = 3;
/// Steps that `SAIL8` adds.
pub const SAIL8_STEPS: u8 = 8;
/// What `PIRATE_PLUS2` adds, and what `PIRATE_GOLD` pays.
pub const PIRATE_PLUS: u8 = 2;
pub const PIRATE_GOLD: u8 = 2;
/// What `END_7` is worth.
pub const END_7_POINTS: i16 = 7;

/// The colours of the cubes in the order of the rondel, which is the order of
/// the rounds. Each stands for an action: sail, load, plan, progress, build,
/// buy, order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Blue,
    Black,
    Red,
    Brown,
    Green,
    Yellow,
    White,
}

impl Colour {
    pub const ALL: [Colour; 7] = [
        Colour::Blue,
        Colour::Black,
        Colour::Red,
        Colour::Brown,
        Colour::Green,
        Colour::Yellow,
        Colour::White,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What grows on the islands and is sold as goods.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    Sugar,
    Cotton,
    Tobacco,
    Coconut,
    Coffee,
}

impl Resource {
    pub const ALL: [Resource; 5] =
        [Resource::Sugar, Resource::Cotton, Resource::Tobacco, Resource::Coconut, Resource::Coffee];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The shapes of landscape and village tiles (public report).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    One,
    Two,
    I3,
    L3,
    I4,
    O4,
    U5,
    R6,
}

/// The squares a shape covers: rows down and columns to the right, counted
/// from its first square in reading order.
pub type Offsets = &'static [(u8, i8)];

/// What is printed about one shape.
#[derive(Debug)]
pub struct ShapePrint {
    pub shape: Shape,
    /// As in the specification; each further entry is a quarter turn clockwise.
    /// Turns that look like an earlier one are left out (R20).
    pub rotations: &'static [Offsets],
    /// Neutral tiles of this shape in the supply (reconstructed).
    pub neutral: u8,
    /// Village tiles of this shape of each player (reconstructed).
    pub village: u8,
}

impl ShapePrint {
    pub const fn size(&self) -> u8 {
        self.rotations[0].len() as u8
    }
}

pub static SHAPES: [ShapePrint; 8] = [
    ShapePrint { shape: Shape::One, rotations: &[&[(0, 0)]], neutral: 5, village: 3 },
    ShapePrint {
        shape: Shape::Two,
        rotations: &[&[(0, 0), (0, 1)], &[(0, 0), (1, 0)]],
        neutral: 5,
        village: 3,
    },
    ShapePrint {
        shape: Shape::I3,
        rotations: &[&[(0, 0), (0, 1), (0, 2)], &[(0, 0), (1, 0), (2, 0)]],
        neutral: 5,
        village: 3,
    },
    ShapePrint {
        shape: Shape::L3,
        rotations: &[
            &[(0, 0), (1, 0), (1, 1)],
            &[(0, 0), (0, 1), (1, 0)],
            &[(0, 0), (0, 1), (1, 1)],
            &[(0, 0), (1, -1), (1, 0)],
        ],
        neutral: 5,
        village: 3,
    },
    ShapePrint {
        shape: Shape::I4,
        rotations: &[&[(0, 0), (0, 1), (0, 2), (0, 3)], &[(0, 0), (1, 0), (2, 0), (3, 0)]],
        neutral: 5,
        village: 2,
    },
    ShapePrint {
        shape: Shape::O4,
        rotations: &[&[(0, 0), (0, 1), (1, 0), (1, 1)]],
        neutral: 4,
        village: 2,
    },
    ShapePrint {
        shape: Shape::U5,
        rotations: &[
            &[(0, 0), (0, 2), (1, 0), (1, 1), (1, 2)],
            &[(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)],
            &[(0, 0), (0, 1), (0, 2), (1, 0), (1, 2)],
            &[(0, 0), (0, 1), (1, 1), (2, 0), (2, 1)],
        ],
        neutral: 4,
        village: 0,
    },
    ShapePrint {
        shape: Shape::R6,
        rotations: &[
            &[(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)],
            &[(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)],
        ],
        neutral: 4,
        village: 0,
    },
];

impl Shape {
    #[inline]
    pub fn print(self) -> &'static ShapePrint {
        &SHAPES[self as usize]
    }
}

/// Shapes that village tiles have: the first ones of [`SHAPES`].
pub const VILLAGE_SHAPES: usize = 6;
/// Kinds of tiles: villages by shape, then neutral tiles by shape.
pub const TILE_KINDS: usize = VILLAGE_SHAPES + SHAPES.len();

/// A kind of tile to plan and build; written `village-i4`, `neutral-u5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/", type = "string"))]
pub struct Tile(pub(crate) u8);

impl Tile {
    /// Every kind: villages, then neutral tiles, each by shape.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILE_KINDS as u8).map(Tile)
    }

    /// The kind with this number, below [`TILE_KINDS`].
    pub const fn numbered(index: usize) -> Tile {
        assert!(index < TILE_KINDS, "no such kind of tile");
        Tile(index as u8)
    }

    /// A village tile of this shape; `U5` and `R6` have none.
    pub fn village(shape: Shape) -> Option<Tile> {
        ((shape as usize) < VILLAGE_SHAPES).then_some(Tile(shape as u8))
    }

    /// The neutral tile of this shape.
    pub fn neutral(shape: Shape) -> Tile {
        Tile(VILLAGE_SHAPES as u8 + shape as u8)
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub fn is_neutral(self) -> bool {
        self.index() >= VILLAGE_SHAPES
    }

    #[inline]
    pub fn print(self) -> &'static ShapePrint {
        let shape = if self.is_neutral() { self.index() - VILLAGE_SHAPES } else { self.index() };
        &SHAPES[shape]
    }

    /// Action points to plan it, and again to build it.
    #[inline]
    pub fn cost(self) -> u8 {
        if self.is_neutral() { self.print().size() } else { 1 }
    }

    /// Points for building it.
    #[inline]
    pub fn points(self, on_large_island: bool) -> i16 {
        match (self.is_neutral(), on_large_island) {
            (false, false) => 1,
            (false, true) => 2,
            (true, false) => 2 * i16::from(self.print().size()),
            (true, true) => 3 * i16::from(self.print().size()),
        }
    }
}

/// Points printed on the progress track and on the special-action track;
/// only the highest one reached counts (positions reconstructed).
pub const TRACK_POINTS: [(u8, i16); 5] = [(4, 1), (8, 3), (12, 6), (16, 10), (20, 15)];

/// The highest points reached on either track.
#[inline]
pub fn track_points(position: u8) -> i16 {
    let reached = TRACK_POINTS.iter().rev().find(|(at, _)| position >= *at);
    reached.map_or(0, |(_, points)| *points)
}

/// Markers earned by a disc on the progress track that stands on `position`.
#[inline]
pub(crate) fn markers_earned(position: u8) -> u8 {
    TRACK_POINTS.iter().filter(|(at, _)| position >= *at).count() as u8
}

/// The colour under an order disc: white at the start, then backwards round
/// the rondel without white; every colour at the end (reconstructed).
pub(crate) fn order_colours(position: u8) -> u8 {
    const BACKWARDS: [Colour; 6] =
        [Colour::Yellow, Colour::Green, Colour::Brown, Colour::Red, Colour::Black, Colour::Blue];
    match position {
        0 => Colour::White.bit(),
        ORDER_END => 0x7F,
        _ => BACKWARDS[usize::from(position - 1) % BACKWARDS.len()].bit(),
    }
}

/// The colour of a space of the special-action track; `None` for the last one,
/// which stands for all of them.
pub fn order_space(position: u8) -> Option<Colour> {
    let colours = order_colours(position);
    let is_one = colours.count_ones() == 1;
    Colour::ALL.into_iter().find(|colour| is_one && colours == colour.bit())
}

/// What each trading post of a completed island multiplies the time with, by
/// number of own posts (three and more: reconstructed).
pub(crate) fn post_factor(posts: u8) -> i16 {
    const FACTORS: [i16; 6] = [0, 1, 3, 6, 10, 15];
    FACTORS[usize::from(posts).min(FACTORS.len() - 1)]
}

/// The value of the time marker in a pass.
#[inline]
pub(crate) fn time_value(pass: u8) -> i16 {
    i16::from(6 - pass)
}

/// How many pirate markers there are of strength 0, 1, 2, 3, 4.
pub(crate) const PIRATES: [u8; 5] = [2, 1, 1, 1, 1];

/// What a good costs: 2, 3 or 4.
pub(crate) const GOOD_COSTS: [u8; 3] = [2, 3, 4];

/// Goods markers of each kind by cost, for 2, 3 and 4 players (which ones are
/// left out: reconstructed).
pub(crate) const GOODS: [[u8; 3]; 3] = [[2, 2, 2], [2, 4, 2], [3, 4, 3]];

/// Rows and columns of island tiles, and goods on display, by number of players.
pub(crate) const TABLES: [(u8, u8, u8); 3] = [(3, 3, 6), (3, 4, 8), (4, 4, 10)];

/// Tower, in ten-thousandths (reconstructed): how likely a cube stays inside at
/// set-up; how likely a thrown cube stays, by the jam of this throw; how likely
/// a cube inside falls, by the number of cubes thrown.
pub(crate) const SETUP_STICK: u32 = 3600;
pub(crate) const STICK: [u32; 4] = [1500, 2700, 3900, 5100];
pub(crate) const LOOSE: [u32; 8] = [0, 450, 880, 1290, 1682, 2056, 2414, 2755];

/// One island tile as it is drawn in the specification.
pub(crate) type TileRows = [&'static [u8; 5]; 5];

/// The island tiles (reconstructed). `.` water, `#` land, `P` trading-post
/// square, `S C T N K` resource, `^ v < >` anchor pointing at its post square.
pub(crate) const ISLAND_TILES: &[TileRows] = &[
    [b"..#..", b">P#S.", b"##C##", b".N#P<", b"..#.."],
    [b".##..", b">P#T#", b"#K##C", b"##P..", b"..^.."],
    [b".#N..", b".##P<", b"#S##.", b">PK..", b"....."],
    [b".#C..", b"#TP<.", b"##S#.", b"..#P.", b"...^."],
    [b".#K#.", b"#P<..", b"#N#T.", b"##P#.", b"..^.."],
    [b"..#S.", b".##P<", b".#C..", b">P#..", b".##.."],
    [b".....", b".>P#.", b"..#N#", b".PT##", b".^#K."],
    [b".v...", b".P#C.", b"##KP<", b".#S#.", b"...#."],
    [b".#N..", b".#P<.", b".##T#", b".PK#.", b".^..."],
    [b"..#v.", b".#SP.", b"#C##.", b">P##.", b"....."],
    [b".....", b">PT#.", b".##P<", b".N##.", b"..#.."],
    [b"...v.", b".#KP.", b".#S#.", b".P##.", b".^..."],
    [b".#C#.", b".#P<.", b".....", b".P#T.", b".^##."],
    [b".#N#.", b".>P#.", b".....", b">PS##", b"....."],
    [b"...v.", b"K#.P#", b"#P<#T", b".#...", b"....."],
    [b".C#..", b">P#..", b".....", b".NP#.", b"..^#."],
    // The map of the worked examples, cut into four.
    #[cfg(test)]
    [b".....", b".....", b"....v", b"...#P", b".>P##"],
    #[cfg(test)]
    [b".....", b".....", b".....", b"#....", b"##..."],
    #[cfg(test)]
    [b"..##S", b"..###", b"...#P", b"....^", b"....."],
    #[cfg(test)]
    [b"C##..", b"##...", b"#....", b".....", b"....."],
];

/// Island tiles in the box; a map of the worked examples has more.
pub const TILES_IN_BOX: u8 = 16;
