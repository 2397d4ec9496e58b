//! What is in the box: boards, tiles, cards. All data that had to be
//! reconstructed stands here and nowhere else; see the crate's README for
//! which that is.
use core::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use skerry_grid::{Hex, HexSet};

/// Steps on the score track at which a marker stays for good.
pub const TRACK_END: i16 = 55;
/// Where the markers start.
pub const TRACK_START: i16 = 10;
/// Rows of a board; row 0 lies at the mountains.
pub const ROWS: u8 = 8;

/// One space of a board, by its number in a [`HexSet`]; written `q,r`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "my-island/", type = "string")
)]
pub struct Space(pub(crate) u8);

/// A tile, and the card that shows it; written `T01`, `T02` and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "my-island/", type = "string")
)]
pub struct Tile(pub(crate) u8);

/// What a hex of a tile shows. The order is that of the data tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    Field,
    Wall,
    House,
    Path,
}

/// What the ground of a space is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Beach,
    Heath,
    Palms,
    Jungle,
}

/// One side of a board.
#[derive(Debug)]
pub struct Board {
    pub beach: HexSet,
    pub heath: HexSet,
    pub palms: HexSet,
    pub jungle: HexSet,
    /// Jungle spaces with a totem; none on the campaign side in game 1.
    pub totems: &'static [Space],
}

const CAMPAIGN_ROWS: [&[u8; 16]; ROWS as usize] = [
    b"BHHPJJJJJJJJPHHB",
    b"BHHPJJJJJJJPHHB ",
    b"BHHPJJJJJJPHHB  ",
    b"BHHPPJJJPPHHB   ",
    b"BHHPPPPPPHHB    ",
    b"BBHHHHHHHBB     ",
    b"BBBHBBHBBB      ",
    b"BBBBBBBBB       ",
];

/// Where totems stand, on both sides: marks like rings on the campaign side until then.
pub const TOTEMS: &[Space] =
    &[Space::new(4, 1), Space::new(10, 1), Space::new(5, 3), Space::new(7, 3)];

/// Reconstructed: frame (medium confidence), inner beach and palms (low).
pub static CAMPAIGN_SIDE: Board = board(CAMPAIGN_ROWS, &[]);

/// The same once the totems stand on it.
pub static CAMPAIGN_SIDE_WITH_TOTEMS: Board = board(CAMPAIGN_ROWS, TOTEMS);

/// Reconstructed (low confidence) but for the number of totems and their place
/// at the edge of the jungle.
pub static ETERNAL_SIDE: Board = board(
    [
        b"BHHPPJJJJJJPPHHB",
        b"BHHPJJJJJJJPHHB ",
        b"BHHPPJJJJPPHHB  ",
        b"BHHPPJPJPPHHB   ",
        b"BHHPPPPPPHHB    ",
        b"BBHHHHHHHBB     ",
        b"BBBHBBHBBB      ",
        b"BBBBBBBBB       ",
    ],
    TOTEMS,
);

/// The outline of a tile: the steps from its first hex to each of its hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    Dihex,
    Straight,
    Triangle,
    Rhombus,
    /// The four extra tiles of the campaign.
    Bent,
}

impl Shape {
    /// The hexes of the tile before it is turned; the first is its anchor.
    pub const fn hexes(self) -> &'static [Hex] {
        const A: Hex = Hex::new(0, 0);
        const E: Hex = Hex::new(1, 0);
        const EE: Hex = Hex::new(2, 0);
        const SE: Hex = Hex::new(0, 1);
        const ESE: Hex = Hex::new(1, 1);
        match self {
            Shape::Dihex => &[A, E],
            Shape::Straight => &[A, E, EE],
            Shape::Triangle => &[A, E, SE],
            Shape::Rhombus => &[A, E, SE, ESE],
            Shape::Bent => &[A, E, ESE],
        }
    }
}

/// What is printed on a tile: symbols in the order of the shape's hexes.
#[derive(Debug)]
pub struct Print {
    pub shape: Shape,
    pub symbols: &'static [Symbol],
}

const F: Symbol = Symbol::Field;
const W: Symbol = Symbol::Wall;
const H: Symbol = Symbol::House;
const P: Symbol = Symbol::Path;

/// T01 to T32. Shapes and dihexes are known; the symbols of T07 to T28 are
/// reconstructed (evenly spread: medium, single pattern: low), T29 to T32 are ours.
pub static TILES: [Print; 32] = [
    print(Shape::Dihex, &[F, W]),
    print(Shape::Dihex, &[F, H]),
    print(Shape::Dihex, &[F, P]),
    print(Shape::Dihex, &[W, H]),
    print(Shape::Dihex, &[W, P]),
    print(Shape::Dihex, &[H, P]),
    print(Shape::Straight, &[F, F, W]),
    print(Shape::Straight, &[F, F, H]),
    print(Shape::Straight, &[W, W, H]),
    print(Shape::Straight, &[W, W, P]),
    print(Shape::Straight, &[H, H, P]),
    print(Shape::Straight, &[H, H, F]),
    print(Shape::Straight, &[P, P, F]),
    print(Shape::Straight, &[P, P, W]),
    print(Shape::Triangle, &[F, W, H]),
    print(Shape::Triangle, &[F, H, W]),
    print(Shape::Triangle, &[F, W, P]),
    print(Shape::Triangle, &[F, P, W]),
    print(Shape::Triangle, &[F, H, P]),
    print(Shape::Triangle, &[F, P, H]),
    print(Shape::Triangle, &[W, H, P]),
    print(Shape::Triangle, &[W, P, H]),
    print(Shape::Rhombus, &[H, F, W, P]),
    print(Shape::Rhombus, &[P, F, H, W]),
    print(Shape::Rhombus, &[W, F, P, H]),
    print(Shape::Rhombus, &[P, W, H, F]),
    print(Shape::Rhombus, &[F, W, P, H]),
    print(Shape::Rhombus, &[W, H, P, F]),
    print(Shape::Bent, &[F, F, F]),
    print(Shape::Bent, &[W, W, W]),
    print(Shape::Bent, &[H, H, H]),
    print(Shape::Bent, &[P, P, P]),
];

/// Tiles of the base set, T01 to T28, as bits.
pub const BASE_TILES: u32 = (1 << 28) - 1;
/// With those of the fourth envelope.
pub const ALL_TILES: u32 = u32::MAX;

const fn print(shape: Shape, symbols: &'static [Symbol]) -> Print {
    assert!(shape.hexes().len() == symbols.len());
    Print { shape, symbols }
}

const fn board(rows: [&[u8; 16]; ROWS as usize], totems: &'static [Space]) -> Board {
    let none = HexSet::EMPTY;
    let mut board = Board { beach: none, heath: none, palms: none, jungle: none, totems };
    let mut index = 0;
    while index < 128 {
        match rows[index / 16][index % 16] {
            b'B' => board.beach = board.beach.with(index as u8),
            b'H' => board.heath = board.heath.with(index as u8),
            b'P' => board.palms = board.palms.with(index as u8),
            b'J' => board.jungle = board.jungle.with(index as u8),
            blank => assert!(blank == b' '),
        }
        index += 1;
    }
    board
}

impl Board {
    /// All spaces with one of these kinds of ground.
    pub const fn with_terrain(&self, kinds: &[Terrain]) -> HexSet {
        let mut spaces = HexSet::EMPTY;
        let mut at = 0;
        while at < kinds.len() {
            spaces = spaces.union(match kinds[at] {
                Terrain::Beach => self.beach,
                Terrain::Heath => self.heath,
                Terrain::Palms => self.palms,
                Terrain::Jungle => self.jungle,
            });
            at += 1;
        }
        spaces
    }

    /// The ground of `space`; `None` for sea and mountains.
    pub fn terrain(&self, space: Space) -> Option<Terrain> {
        let kinds = [Terrain::Beach, Terrain::Heath, Terrain::Palms, Terrain::Jungle];
        kinds.into_iter().find(|kind| self.with_terrain(&[*kind]).contains(space.0))
    }

    /// Every space of the island.
    pub const fn island(&self) -> HexSet {
        self.beach.union(self.heath).union(self.palms).union(self.jungle)
    }
}

impl Space {
    /// The space `q` steps from the left in row `r`.
    ///
    /// # Panics
    /// When it lies outside the 16 by 8 window that holds every board.
    pub const fn new(q: i8, r: i8) -> Space {
        match HexSet::index_of(Hex::new(q, r)) {
            Some(index) => Space(index),
            None => panic!("outside every board"),
        }
    }

    /// Its number in a [`HexSet`].
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Axial coordinates.
    pub const fn hex(self) -> Hex {
        HexSet::hex_at(self.0)
    }
}

impl Tile {
    /// The tile with this number, from 1 to 32.
    pub fn numbered(number: u8) -> Option<Tile> {
        (1..=TILES.len() as u8).contains(&number).then(|| Tile(number - 1))
    }

    /// What is printed on it.
    pub fn print(self) -> &'static Print {
        &TILES[usize::from(self.0)]
    }

    pub(crate) fn bit(self) -> u32 {
        1 << self.0
    }

    /// The tiles that do not lie in the box from the start.
    pub fn beyond_the_box() -> impl Iterator<Item = Tile> {
        Tile::in_set(ALL_TILES & !BASE_TILES)
    }

    /// The tiles of a bit set, in order.
    pub(crate) fn in_set(bits: u32) -> impl Iterator<Item = Tile> {
        (0..32).filter(move |tile| bits >> tile & 1 != 0).map(Tile)
    }
}

impl Symbol {
    /// In the order of the data tables.
    pub(crate) const ALL: [Symbol; 4] = [F, W, H, P];
    /// In the order in which they are scored.
    pub const SCORING_ORDER: [Symbol; 4] = [F, H, W, P];

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A word that names no space or no tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownComponent(pub(crate) &'static str);

impl fmt::Display for UnknownComponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.hex().q, self.hex().r)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({self})")
    }
}

impl FromStr for Space {
    type Err = UnknownComponent;
    fn from_str(text: &str) -> Result<Space, UnknownComponent> {
        let unknown = UnknownComponent("a space is written q,r as in 2,5 (q 0 to 15, r 0 to 7)");
        let (q, r) = text.split_once(',').ok_or(unknown)?;
        let number = |text: &str| digits(text)?.parse::<i8>().ok();
        let hex = number(q).zip(number(r)).map(|(q, r)| Hex::new(q, r));
        hex.and_then(HexSet::index_of).map(Space).ok_or(unknown)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{:02}", self.0 + 1)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Tile {
    type Err = UnknownComponent;
    fn from_str(text: &str) -> Result<Tile, UnknownComponent> {
        let unknown = UnknownComponent("a tile is written T01 to T32");
        let number = text.strip_prefix('T').filter(|digits| digits.len() == 2).ok_or(unknown)?;
        digits(number)
            .and_then(|number| number.parse().ok())
            .and_then(Tile::numbered)
            .ok_or(unknown)
    }
}

/// The text itself if it is digits only; numbers in Rust may also begin with a plus sign.
fn digits(text: &str) -> Option<&str> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then_some(text)
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        parse(deserializer)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        parse(deserializer)
    }
}

fn parse<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err = UnknownComponent>,
{
    let text = alloc::borrow::Cow::<str>::deserialize(deserializer)?;
    text.parse().map_err(de::Error::custom)
}
