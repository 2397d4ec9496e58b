//! Names of spaces, islands, tiles, boats and payments, as they are written in
//! records and sent to browsers. What nature deals is in `deals`.
mod deals;

use core::{fmt, str::FromStr};

use skerry_core::{UnknownName, written_as_names};

pub use self::deals::{Tiles, Tokens};
use crate::components::{Cargo, Culture, FLEETS, Fleet, ISLANDS, SPACES, TILES, Tile};

/// A sea space: `S01` to `S76`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/", type = "string"))]
pub struct Space(pub(crate) u8);

/// An island: `I01` to `I34`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/", type = "string"))]
pub struct Island(pub(crate) u8);

impl Space {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Island {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Island> {
        (0..ISLANDS as u8).map(Island)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// `prefix` and a number from 1 to `most`, written with `digits` digits at least.
fn numbered(text: &str, prefix: &str, digits: usize, most: usize) -> Option<u8> {
    let number = text.strip_prefix(prefix)?;
    let is_plain = number.bytes().all(|digit| digit.is_ascii_digit());
    let is_padded = number.len() == digits || number.len() > digits && !number.starts_with('0');
    let number: usize = number.parse().ok().filter(|_| is_plain && is_padded)?;
    (1..=most).contains(&number).then_some(number as u8)
}

/// Things that are written as a letter and a number.
macro_rules! numbered {
    ($($type:ident: $prefix:literal $digits:literal, from $first:literal to $last:expr, $what:literal;)*) => { $(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{:0", $digits, "}"), self.0 + 1 - $first)
            }
        }
        impl FromStr for $type {
            type Err = UnknownName;
            fn from_str(text: &str) -> Result<$type, UnknownName> {
                let number = numbered(text, $prefix, $digits, $last).ok_or(UnknownName($what))?;
                Ok($type(number - 1 + $first))
            }
        }
    )* };
}
numbered! {
    Space: "S" 2, from 0 to SPACES, "sea space";
    Island: "I" 2, from 0 to ISLANDS, "island";
    Tile: "T" 2, from 0 to TILES, "building tile";
    Fleet: "F" 1, from 1 to FLEETS, "fleet";
}

/// How many boats of each colour; written `BBWG`, or `none`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/", type = "string"))]
pub struct Boats(pub(crate) [u8; 5]);

const CARGO_LETTERS: [u8; 5] = *b"BWSCG";
/// Nobody ever has more boats than can be placed in a turn.
const MOST_BOATS: usize = 80;

impl Boats {
    pub const NONE: Boats = Boats([0; 5]);

    /// How many of each colour: bamboo, wood, stone, clay, gold.
    #[inline]
    pub const fn by_cargo(self) -> [u8; 5] {
        self.0
    }

    #[inline]
    pub const fn count(self, cargo: Cargo) -> u8 {
        self.0[cargo.index()]
    }

    #[inline]
    pub const fn len(self) -> u8 {
        let [b, w, s, c, g] = self.0;
        b + w + s + c + g
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl fmt::Display for Boats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (count, letter) in self.0.iter().zip(CARGO_LETTERS) {
            (0..*count).try_for_each(|_| write!(f, "{}", char::from(letter)))?;
        }
        f.write_str(if self.is_empty() { "none" } else { "" })
    }
}

impl FromStr for Boats {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Boats, UnknownName> {
        let unknown = UnknownName("set of boats");
        let mut boats = Boats::NONE;
        if text == "none" {
            return Ok(boats);
        }
        if text.is_empty() || text.len() > MOST_BOATS {
            return Err(unknown);
        }
        let mut last = 0;
        for letter in text.bytes() {
            let cargo = CARGO_LETTERS.iter().position(|other| *other == letter).ok_or(unknown)?;
            if cargo < last {
                return Err(unknown);
            }
            boats.0[cargo] += 1;
            last = cargo;
        }
        Ok(boats)
    }
}

/// What is paid for a specialist: two equal tokens, two different ones (with
/// Fukuroku), or three different ones. Written `orange-orange`, `orange-green-red`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/", type = "string"))]
pub struct Offering {
    /// Colours, as bits; one bit stands for two tokens of that colour.
    colours: u8,
}

/// The names of [`Culture::ALL`].
const CULTURE_NAMES: [&str; 6] = ["orange", "green", "violet", "blue", "beige", "red"];

impl Offering {
    /// Two tokens of a colour.
    pub const fn pair(culture: Culture) -> Offering {
        Offering { colours: 1 << culture as u8 }
    }

    /// Two or three tokens of different colours, as bits.
    #[inline]
    pub(crate) const fn of(colours: u8) -> Offering {
        Offering { colours }
    }

    /// Tokens by colour.
    #[inline]
    pub const fn tokens(self) -> [u8; 6] {
        let each = if self.colours.is_power_of_two() { 2 } else { 1 };
        let mut tokens = [0; 6];
        let mut colour = 0;
        while colour < 6 {
            tokens[colour] = each * (self.colours >> colour & 1);
            colour += 1;
        }
        tokens
    }

    /// How many different colours.
    #[inline]
    pub(crate) const fn colours(self) -> u32 {
        self.colours.count_ones()
    }
}

impl fmt::Display for Offering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut hyphen = "";
        for (count, name) in self.tokens().into_iter().zip(CULTURE_NAMES) {
            for _ in 0..count {
                write!(f, "{hyphen}{name}")?;
                hyphen = "-";
            }
        }
        Ok(())
    }
}

impl FromStr for Offering {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Offering, UnknownName> {
        let unknown = UnknownName("payment");
        let (mut tokens, mut last) = ([0_u8; 6], 0);
        for name in text.split('-').take(4) {
            let colour = CULTURE_NAMES.iter().position(|other| *other == name).ok_or(unknown)?;
            if colour < last {
                return Err(unknown);
            }
            tokens[colour] += 1;
            last = colour;
        }
        let colours = (0..6).fold(0, |set, colour| set | u8::from(tokens[colour] > 0) << colour);
        let offering = Offering { colours };
        let is_whole = offering.tokens() == tokens && (1..=3).contains(&offering.colours());
        if is_whole { Ok(offering) } else { Err(unknown) }
    }
}

written_as_names!(Space, Island, Tile, Fleet, Boats, Offering, Tokens, Tiles);
