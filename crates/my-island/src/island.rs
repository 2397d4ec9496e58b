//! [`Island`]: what outlasts a game of the campaign for one player, as one word.
use core::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use skerry_grid::HexSet;

use crate::{
    components::{BASE_TILES, CAMPAIGN_SIDE, Space, Tile, UnknownComponent},
    sites::{ETERNAL_PALMS, LAND},
    stickers::{NOWHERE, occupied},
};

/// A building has so many roofs.
pub(crate) const MAX_ROOFS: u8 = 3;
/// Bytes of an island that is written down.
const BYTES: usize = 51;
/// Before every island that is written down: what it is, and how it is written.
const HEAD: &str = "ia";

/// An island with its stickers and marks, the stickers on its tiles, and its progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Island {
    /// Where the uppermost sticker is palms, and where it is a thicket.
    pub(crate) planted: HexSet,
    pub(crate) overgrown: HexSet,
    /// Hexes of tiles that count twice: tile times four, and the hex.
    pub(crate) doubled: [u8; 8],
    pub(crate) finds: [u8; 8],
    pub(crate) rocks: [u8; 3],
    pub(crate) pools: [u8; 2],
    pub(crate) sites: [u8; 3],
    pub(crate) craters: [u8; 3],
    pub(crate) roofs: [u8; 3],
    pub(crate) teeth: [i8; 3],
    /// As bits.
    pub(crate) telescopes: u8,
    /// As bits: three tiers of each symbol.
    pub(crate) portal: u16,
    pub(crate) progress: u16,
    /// Which of the four islands it is.
    pub(crate) animal: u8,
    /// The last game whose stickers for everybody are on it.
    pub(crate) ready_for: u8,
}

impl Island {
    /// As it lies in the box.
    pub const fn fresh(animal: u8) -> Island {
        Island {
            planted: HexSet::EMPTY,
            overgrown: HexSet::EMPTY,
            doubled: [NOWHERE; 8],
            finds: [NOWHERE; 8],
            rocks: [NOWHERE; 3],
            pools: [NOWHERE; 2],
            sites: [NOWHERE; 3],
            craters: [NOWHERE; 3],
            roofs: [0; 3],
            teeth: [0; 3],
            telescopes: 0,
            portal: 0,
            progress: 0,
            animal,
            ready_for: 0,
        }
    }

    /// C20, C28: an island for a game that is played on its own.
    pub(crate) fn for_single_game(animal: u8, game: u8) -> Island {
        let mut island = Island::fresh(animal);
        if game >= 7 {
            ETERNAL_PALMS.iter().for_each(|space| island.turn_to_palms(space.0));
        }
        // DEPARTURE needs them.
        island.portal = if game == 24 { 0b001_001_001_001 } else { 0 };
        island
    }

    /// Which of the four islands it is.
    pub fn animal(&self) -> u8 {
        self.animal
    }

    /// Progress so far.
    pub fn progress(&self) -> u16 {
        self.progress
    }

    /// Telescopes that are marked.
    pub fn telescopes(&self) -> u32 {
        self.telescopes.count_ones()
    }

    /// Buildings with all their roofs.
    pub fn finished_buildings(&self) -> usize {
        self.roofs.iter().filter(|roofs| **roofs >= MAX_ROOFS).count()
    }

    /// Slots of the portal that are ticked.
    pub fn portal_slots(&self) -> u32 {
        self.portal.count_ones()
    }

    /// Spaces that are palms now (C4).
    pub(crate) fn palms(&self) -> HexSet {
        CAMPAIGN_SIDE.palms.without(self.overgrown) | self.planted
    }

    /// Spaces that are jungle now (C4).
    pub(crate) fn jungle(&self) -> HexSet {
        CAMPAIGN_SIDE.jungle.without(self.planted) | self.overgrown
    }

    pub(crate) fn turn_to_palms(&mut self, space: u8) {
        self.planted = self.planted.with(space);
        self.overgrown = self.overgrown.without(HexSet::one(space));
    }

    pub(crate) fn turn_to_jungle(&mut self, space: u8) {
        self.overgrown = self.overgrown.with(space);
        self.planted = self.planted.without(HexSet::one(space));
    }

    pub(crate) fn finds(&self) -> HexSet {
        occupied(&self.finds)
    }

    pub(crate) fn rocks(&self) -> HexSet {
        occupied(&self.rocks)
    }

    /// Sites that still count in this game: unfinished ones fade after game 21.
    pub(crate) fn standing_sites(&self, game: u8) -> HexSet {
        let stands = |n: &usize| game <= 21 || self.roofs[*n] >= MAX_ROOFS;
        let sites = (0..3).filter(stands).map(|n| self.sites[n]).filter(|site| *site != NOWHERE);
        sites.fold(HexSet::EMPTY, HexSet::with)
    }

    /// Does any hex of a tile count twice?
    #[inline]
    pub(crate) fn has_doubled(&self) -> bool {
        self.doubled != [NOWHERE; 8]
    }

    /// Which hex of a tile counts twice.
    pub(crate) fn doubled_hex(&self, tile: Tile) -> Option<u8> {
        let found = self.doubled.iter().find(|hex| **hex != NOWHERE && **hex >> 2 == tile.0);
        found.map(|hex| hex & 3)
    }

    /// Whether an island can be like that: it may come from a file.
    pub(crate) fn is_sound(&self) -> bool {
        let inner = CAMPAIGN_SIDE.palms | CAMPAIGN_SIDE.jungle;
        let lists: [&[u8]; 5] = [&self.finds, &self.rocks, &self.pools, &self.sites, &self.craters];
        let on_land =
            |list: &&[u8]| list.iter().all(|space| *space == NOWHERE || LAND.contains(*space));
        let is_hex = |hex: &u8| {
            let tile = Tile(hex >> 2);
            let has_hex = || tile.print().symbols.len() > usize::from(hex & 3);
            *hex == NOWHERE || tile.0 < 32 && tile.bit() & BASE_TILES != 0 && has_hex()
        };
        (self.planted | self.overgrown).without(inner).is_empty()
            && !self.planted.meets(self.overgrown)
            && lists.iter().all(on_land)
            && self.doubled.iter().all(is_hex)
            && self.roofs.iter().all(|roofs| *roofs <= MAX_ROOFS)
            && self.teeth.iter().all(|teeth| (-4..=4).contains(teeth))
            && self.telescopes < 1 << 6
            && self.portal < 1 << 12
            && self.animal < 4
            && self.ready_for <= 24
    }

    fn bytes(&self) -> [u8; BYTES] {
        let (planted, overgrown) = (packed(self.planted), packed(self.overgrown));
        let [low, high] = self.portal.to_le_bytes();
        let [few, many] = self.progress.to_le_bytes();
        let rest = [self.telescopes, low, high, few, many, self.animal, self.ready_for];
        let parts: [&[u8]; 11] = [
            &planted,
            &overgrown,
            &self.doubled,
            &self.finds,
            &self.rocks,
            &self.pools,
            &self.sites,
            &self.craters,
            &self.roofs,
            &self.teeth.map(|teeth| teeth as u8),
            &rest,
        ];
        let mut bytes = [0; BYTES];
        let all = parts.into_iter().flatten();
        bytes.iter_mut().zip(all).for_each(|(byte, part)| *byte = *part);
        bytes
    }

    fn of_bytes(bytes: &[u8; BYTES]) -> Island {
        let mut at = 0;
        let mut take = |list: &mut [u8]| {
            list.iter_mut().zip(&bytes[at..]).for_each(|(to, from)| *to = *from);
            at += list.len();
        };
        let mut island = Island::fresh(0);
        let (mut planted, mut overgrown, mut teeth, mut rest) = ([0; 5], [0; 5], [0; 3], [0; 7]);
        take(&mut planted);
        take(&mut overgrown);
        take(&mut island.doubled);
        take(&mut island.finds);
        take(&mut island.rocks);
        take(&mut island.pools);
        take(&mut island.sites);
        take(&mut island.craters);
        take(&mut island.roofs);
        take(&mut teeth);
        take(&mut rest);
        (island.planted, island.overgrown) = (unpacked(planted), unpacked(overgrown));
        island.teeth = teeth.map(|teeth| teeth as i8);
        island.telescopes = rest[0];
        island.portal = u16::from_le_bytes([rest[1], rest[2]]);
        island.progress = u16::from_le_bytes([rest[3], rest[4]]);
        (island.animal, island.ready_for) = (rest[5], rest[6]);
        island
    }
}

/// One bit for each of the forty inner spaces.
fn packed(set: HexSet) -> [u8; 5] {
    let mut bytes = [0; 5];
    let inner = CAMPAIGN_SIDE.palms | CAMPAIGN_SIDE.jungle;
    for (bit, _) in inner.iter().enumerate().filter(|(_, space)| set.contains(*space)) {
        bytes[bit / 8] |= 1 << (bit % 8);
    }
    bytes
}

fn unpacked(bytes: [u8; 5]) -> HexSet {
    let inner = CAMPAIGN_SIDE.palms | CAMPAIGN_SIDE.jungle;
    let set = inner.iter().enumerate().filter(|(bit, _)| bytes[bit / 8] >> (bit % 8) & 1 != 0);
    set.fold(HexSet::EMPTY, |set, (_, space)| set.with(space))
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

impl fmt::Display for Island {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(HEAD)?;
        for three in self.bytes().chunks(3) {
            let number = three.iter().fold(0, |number, byte| number << 8 | u32::from(*byte));
            for shift in [18, 12, 6, 0] {
                let letter = LETTERS[(number >> shift & 63) as usize];
                fmt::Write::write_char(f, char::from(letter))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Island {
    type Err = UnknownComponent;
    fn from_str(text: &str) -> Result<Island, UnknownComponent> {
        let unknown = UnknownComponent("this is no island, or one of another version");
        let letters = text.strip_prefix(HEAD).filter(|rest| rest.len() == BYTES / 3 * 4);
        let letters = letters.ok_or(unknown)?.as_bytes();
        let mut bytes = [0; BYTES];
        for (three, four) in bytes.chunks_mut(3).zip(letters.chunks(4)) {
            let mut number = 0_u32;
            for letter in four {
                let value = LETTERS.iter().position(|known| known == letter).ok_or(unknown)?;
                number = number << 6 | value as u32;
            }
            three.copy_from_slice(&number.to_be_bytes()[1..]);
        }
        Some(Island::of_bytes(&bytes)).filter(Island::is_sound).ok_or(unknown)
    }
}

impl Serialize for Island {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Island {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Island, D::Error> {
        let text = alloc::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// Spaces of a list, in the order in which they came.
pub(crate) fn listed(list: &[u8]) -> impl Iterator<Item = Space> {
    list.iter().filter(|space| **space != NOWHERE).map(|space| Space(*space))
}
