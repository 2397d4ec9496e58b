//! Names of squares, frame spaces, tiles and cubes, as they are written in
//! records and sent to browsers.
use core::{fmt, str::FromStr};

use skerry_core::{UnknownName, written_as_names};
use skerry_grid::{SIDE, SquareSet};

use crate::components::{CUBES, Colour, SHAPES, TILES_IN_BOX, Tile, VILLAGE_SHAPES};

/// A square of the map: a letter for the column, a number for the row, `a1`
/// being the north-western corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/", type = "string"))]
pub struct Square(pub(crate) u16);

impl Square {
    /// The square in this row and column, both below 20.
    pub const fn new(row: u8, column: u8) -> Square {
        assert!(row < SIDE && column < SIDE, "outside every map");
        Square(SquareSet::index_of(row, column))
    }

    /// The square with this number in a [`SquareSet`].
    pub const fn numbered(index: u16) -> Square {
        Square(index)
    }

    /// Its number in a [`SquareSet`].
    pub const fn index(self) -> u16 {
        self.0
    }

    pub const fn row(self) -> u8 {
        SquareSet::square_at(self.0).0
    }

    pub const fn column(self) -> u8 {
        SquareSet::square_at(self.0).1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Square {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Square, UnknownName> {
        let unknown = UnknownName("square");
        let (letter, number) = text.split_at_checked(1).ok_or(unknown)?;
        let column = letter.as_bytes()[0].wrapping_sub(b'a');
        let row: u8 = number.parse().map_err(|_| unknown)?;
        let is_plain = !number.starts_with(['0', '+']);
        if is_plain && (1..=SIDE).contains(&row) && column < SIDE {
            Ok(Square::new(row - 1, column))
        } else {
            Err(unknown)
        }
    }
}

/// Where a ship can be: a square of the sea, or a space of the frame (`NW`, `N1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/", type = "string"))]
pub struct Place(pub(crate) u16);

/// The frame of the largest map, clockwise from the north-west. Smaller maps
/// have some of these spaces.
pub(crate) const FRAME: [&str; 16] = [
    "NW", "N1", "N2", "N3", "NE", "E1", "E2", "E3", "SE", "S3", "S2", "S1", "SW", "W3", "W2", "W1",
];

impl Place {
    /// A ship that has not entered the map yet.
    pub(crate) const NOWHERE: Place = Place(u16::MAX);

    #[inline]
    pub const fn square(square: Square) -> Place {
        Place(square.0)
    }

    #[inline]
    pub(crate) const fn frame(space: u8) -> Place {
        Place(SquareSet::NUMBERS + space as u16)
    }

    #[inline]
    pub const fn as_square(self) -> Option<Square> {
        if self.0 < SquareSet::NUMBERS { Some(Square(self.0)) } else { None }
    }

    /// The number of the frame space in [`FRAME`].
    #[inline]
    pub(crate) fn as_frame(self) -> Option<u8> {
        let space = self.0.checked_sub(SquareSet::NUMBERS)?;
        (usize::from(space) < FRAME.len()).then_some(space as u8)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.as_square(), self.as_frame()) {
            (Some(square), _) => square.fmt(f),
            (None, Some(space)) => f.write_str(FRAME[usize::from(space)]),
            (None, None) => f.write_str("nowhere"),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Place, UnknownName> {
        match FRAME.iter().position(|name| *name == text) {
            Some(space) => Ok(Place::frame(space as u8)),
            None => text.parse().map(Place::square).map_err(|_| UnknownName("place at sea")),
        }
    }
}

const SHAPE_NAMES: [&str; 8] = ["1", "2", "i3", "l3", "i4", "o4", "u5", "r6"];

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sort = if self.is_neutral() { "neutral" } else { "village" };
        write!(f, "{sort}-{}", SHAPE_NAMES[self.print().shape as usize])
    }
}

impl FromStr for Tile {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Tile, UnknownName> {
        let unknown = UnknownName("tile");
        let (sort, shape) = text.split_once('-').ok_or(unknown)?;
        let shape = SHAPE_NAMES.iter().position(|name| *name == shape).ok_or(unknown)?;
        match sort {
            "village" if shape < VILLAGE_SHAPES => Ok(Tile(shape as u8)),
            "neutral" => Ok(Tile::neutral(SHAPES[shape].shape)),
            _ => Err(unknown),
        }
    }
}

/// Cubes by colour; written `4blue,1red`, or `none`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/", type = "string"))]
pub struct Cubes(pub(crate) [u8; 7]);

impl Cubes {
    /// How many of each colour, in the order of the rondel.
    pub fn by_colour(self) -> [u8; 7] {
        self.0
    }
}

const COLOUR_NAMES: [&str; 7] = ["blue", "black", "red", "brown", "green", "yellow", "white"];

impl fmt::Display for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut comma = "";
        for (count, name) in self.0.iter().zip(COLOUR_NAMES).filter(|(count, _)| **count > 0) {
            write!(f, "{comma}{count}{name}")?;
            comma = ",";
        }
        f.write_str(if comma.is_empty() { "none" } else { "" })
    }
}

impl FromStr for Cubes {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Cubes, UnknownName> {
        let unknown = UnknownName("set of cubes");
        let mut cubes = Cubes::default();
        if text == "none" {
            return Ok(cubes);
        }
        let mut last = None;
        for part in text.split(',') {
            let (count, name) = part.split_at_checked(1).ok_or(unknown)?;
            let count: u8 = count.parse().map_err(|_| unknown)?;
            let colour = COLOUR_NAMES.iter().position(|colour| *colour == name).ok_or(unknown)?;
            if !(1..=CUBES).contains(&count) || last >= Some(colour) {
                return Err(unknown);
            }
            cubes.0[Colour::ALL[colour].index()] = count;
            last = Some(colour);
        }
        Ok(cubes)
    }
}

/// Island tiles slot by slot, row by row, each with the side that is up:
/// `1n,7e,12s`. Turned clockwise, `e` is one quarter turn, `s` two, `w` three.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/", type = "string"))]
pub struct Deal {
    /// Number of the tile from 0, times 4, plus quarter turns.
    pub(crate) slots: [u8; 16],
    pub(crate) len: u8,
}

const TURNS: [u8; 4] = *b"nesw";

impl Deal {
    pub(crate) fn new(tiles: impl IntoIterator<Item = (u8, u8)>) -> Deal {
        let mut deal = Deal { slots: [0; 16], len: 0 };
        for (tile, turns) in tiles {
            deal.slots[usize::from(deal.len)] = tile * 4 + turns;
            deal.len += 1;
        }
        deal
    }

    /// Tiles from 0 and quarter turns.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = (u8, u8)> {
        self.slots.into_iter().take(usize::from(self.len)).map(|slot| (slot / 4, slot % 4))
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut comma = "";
        for (tile, turns) in self.tiles() {
            write!(f, "{comma}{}{}", tile + 1, char::from(TURNS[usize::from(turns)]))?;
            comma = ",";
        }
        Ok(())
    }
}

impl FromStr for Deal {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Deal, UnknownName> {
        let unknown = UnknownName("deal of island tiles");
        let mut deal = Deal { slots: [0; 16], len: 0 };
        for part in text.split(',') {
            let (number, side) =
                part.split_at_checked(part.len().saturating_sub(1)).ok_or(unknown)?;
            let turns = TURNS.iter().position(|turn| [*turn] == *side.as_bytes()).ok_or(unknown)?;
            let is_plain = !number.starts_with(['0', '+']);
            let number: u8 = number.parse().map_err(|_| unknown)?;
            if !is_plain || !(1..=TILES_IN_BOX).contains(&number) || deal.len == 16 {
                return Err(unknown);
            }
            deal.slots[usize::from(deal.len)] = (number - 1) * 4 + turns as u8;
            deal.len += 1;
        }
        Ok(deal)
    }
}

written_as_names!(Square, Place, Cubes, Deal);
written_as_names!(@serde Tile);
