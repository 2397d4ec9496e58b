//! How what nature deals is written: culture tokens, building tiles.
use core::{fmt, str::FromStr};

use skerry_core::UnknownName;

use super::Island;
use crate::components::{BLANKS, Culture, ISLANDS, LOOK, TOKENS, Tile};

/// The culture tokens island by island, a letter each: `o g v b e r` for orange,
/// green, violet, blue, beige and red, `-` for a blank one. A mountain is a capital
/// letter, or `^` for the blank one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/", type = "string"))]
pub struct Tokens(pub(crate) [u8; ISLANDS]);

const TOKEN_LETTERS: [u8; 6] = *b"ogvber";
pub(crate) const BLANK: u8 = b'-';
pub(crate) const BLANK_MOUNTAIN: u8 = b'^';

impl Tokens {
    /// All 34 of the box, in an order of no meaning.
    pub(crate) const fn in_box() -> [u8; ISLANDS] {
        let mut letters = [BLANK; ISLANDS];
        let mut at = 0;
        while at < 6 * TOKENS {
            letters[at] = TOKEN_LETTERS[at / TOKENS];
            if at % TOKENS == 0 {
                letters[at].make_ascii_uppercase();
            }
            at += 1;
        }
        letters[at] = BLANK_MOUNTAIN;
        letters
    }

    /// Colour and mountain of an island.
    #[inline]
    pub(crate) fn at(&self, island: Island) -> (Option<Culture>, bool) {
        let letter = self.0[island.index()];
        let colour = TOKEN_LETTERS.iter().position(|it| *it == letter.to_ascii_lowercase());
        let is_mountain = letter == BLANK_MOUNTAIN || letter.is_ascii_uppercase();
        (colour.map(|colour| Culture::ALL[colour]), is_mountain)
    }

    /// Are these the tokens of the box?
    pub(crate) fn is_whole(&self) -> bool {
        let (mut mine, mut all) = (self.0, Tokens::in_box());
        mine.sort_unstable();
        all.sort_unstable();
        mine == all
    }
}

impl fmt::Display for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|letter| write!(f, "{}", char::from(*letter)))
    }
}

impl FromStr for Tokens {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Tokens, UnknownName> {
        let unknown = UnknownName("deal of culture tokens");
        let letters = text.as_bytes().try_into().map_err(|_| unknown)?;
        let is_known = |letter: &u8| Tokens::in_box().contains(letter);
        let tokens = Tokens(letters);
        if letters.iter().all(is_known) { Ok(tokens) } else { Err(unknown) }
    }
}

const _: () = assert!(6 * TOKENS + BLANKS == ISLANDS, "a token for every island");

/// Up to three building tiles, ascending; written `T03,T17,T25`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/", type = "string"))]
pub struct Tiles(pub(crate) u32);

impl Tiles {
    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::all().filter(move |tile| self.0 & tile.bit() != 0)
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut comma = "";
        for tile in self.iter() {
            write!(f, "{comma}{tile}")?;
            comma = ",";
        }
        Ok(())
    }
}

impl FromStr for Tiles {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Tiles, UnknownName> {
        let unknown = UnknownName("set of building tiles");
        let (mut tiles, mut last) = (0_u32, None);
        for name in text.split(',').take(LOOK + 1) {
            let tile: Tile = name.parse().map_err(|_| unknown)?;
            if last >= Some(tile) {
                return Err(unknown);
            }
            tiles |= tile.bit();
            last = Some(tile);
        }
        if tiles.count_ones() as usize <= LOOK { Ok(Tiles(tiles)) } else { Err(unknown) }
    }
}
