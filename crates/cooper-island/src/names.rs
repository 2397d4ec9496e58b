//! Names of spaces, sand banks, tiles, sets and sources, as they are written in
//! records and sent to browsers.
mod sets;

use core::{fmt, str::FromStr};

use skerry_core::{UnknownName, written_as_names};

pub use self::sets::{Boats, Cards, Orders, Spaces};
use crate::components::{
    Cargo, Landing, Tile,
    map::{BANKS, COLUMNS, SPACES},
};

/// A land space: `a1` to `e4`, column by column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "cooper-island/", type = "string")
)]
pub struct Space(pub(crate) u8);

impl Space {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut row = self.0;
        for (letter, length) in ('a'..).zip(COLUMNS) {
            if row < length {
                return write!(f, "{letter}{}", row + 1);
            }
            row -= length;
        }
        Err(fmt::Error)
    }
}

impl FromStr for Space {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Space, UnknownName> {
        let unknown = UnknownName("space");
        let [column @ b'a'..=b'e', row @ b'1'..=b'6'] = *text.as_bytes() else {
            return Err(unknown);
        };
        let (column, row) = (usize::from(column - b'a'), row - b'1');
        if row >= COLUMNS[column] {
            return Err(unknown);
        }
        Ok(Space(COLUMNS[..column].iter().sum::<u8>() + row))
    }
}

/// A sand bank: `WL1` to `WL4` on the left of the harbor, `WR1` to `WR4` on the right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "cooper-island/", type = "string")
)]
pub struct Bank(pub(crate) u8);

impl Bank {
    /// WR1, where the first islets go.
    pub const FIRST: Bank = Bank(4);

    /// All of them.
    pub fn all() -> impl Iterator<Item = Bank> {
        (0..BANKS as u8).map(Bank)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Bank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "W{}{}", if self.0 < 4 { 'L' } else { 'R' }, self.0 % 4 + 1)
    }
}

impl FromStr for Bank {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Bank, UnknownName> {
        match *text.as_bytes() {
            [b'W', b'L', number @ b'1'..=b'4'] => Ok(Bank(number - b'1')),
            [b'W', b'R', number @ b'1'..=b'4'] => Ok(Bank(number - b'1' + 4)),
            _ => Err(UnknownName("sand bank")),
        }
    }
}

/// Where an item comes from: `stored`, or the space on which the cube lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "cooper-island/", type = "string")
)]
pub enum Source {
    Stored,
    Land(Space),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Stored => f.write_str("stored"),
            Source::Land(space) => space.fmt(f),
        }
    }
}

impl FromStr for Source {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Source, UnknownName> {
        if text == "stored" { Ok(Source::Stored) } else { text.parse().map(Source::Land) }
    }
}

/// Things that are written as a letter and a digit from 1.
macro_rules! numbered {
    ($($type:ident: $letter:literal to $last:literal, $what:literal;)*) => { $(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{}", $letter, self.0 + 1)
            }
        }
        impl FromStr for $type {
            type Err = UnknownName;
            fn from_str(text: &str) -> Result<$type, UnknownName> {
                let digit = text.strip_prefix($letter).and_then(|digit| digit.parse().ok());
                let number: u8 = digit.filter(|_| text.len() == 2).ok_or(UnknownName($what))?;
                if (1..=$last).contains(&number) { Ok($type(number - 1)) } else { Err(UnknownName($what)) }
            }
        }
    )* };
}
numbered! {
    Tile: 'T' to 3, "double tile";
    Landing: 'P' to 5, "landing space";
    Cargo: 'C' to 5, "cargo ship";
}

written_as_names!(Space, Bank, Source, Tile, Landing, Cargo, Spaces, Boats, Orders, Cards);
