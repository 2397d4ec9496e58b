//! Islands: which land belongs together, and how things stand on it.
use crate::{
    components::LARGE,
    map::{self, Map, PIECES_PER_TILE, SLOTS},
    names::Square,
};

/// Islands at the most: twelve tiles have one piece of land, four have two.
pub(crate) const MAX_ISLANDS: usize = 20;

/// An island, by its number in reading order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct IslandId(pub(crate) u8);

impl IslandId {
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Which island each piece of land belongs to, and how things stand on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Islands {
    pub(crate) count: u8,
    /// By slot and piece.
    of_piece: [u8; SLOTS * PIECES_PER_TILE as usize],
    /// Large islands, as bits.
    pub(crate) large: u32,
    /// Squares not covered yet.
    pub(crate) left: [u8; MAX_ISLANDS],
    /// Trading posts of each player, four bits each.
    posts: [u16; MAX_ISLANDS],
}

impl Islands {
    /// Before the tiles are dealt.
    pub(crate) const NONE: Islands = Islands {
        count: 0,
        of_piece: [0; SLOTS * PIECES_PER_TILE as usize],
        large: 0,
        left: [0; MAX_ISLANDS],
        posts: [0; MAX_ISLANDS],
    };

    pub(crate) fn of(map: &Map) -> Islands {
        let mut found = Islands::NONE;
        for island in map::islands(map.land()) {
            let id = found.count;
            found.left[usize::from(id)] = island.len() as u8;
            found.large |= u32::from(island.len() >= LARGE) << id;
            for square in island.iter() {
                found.of_piece[map.piece(Square(square))] = id;
            }
            found.count += 1;
        }
        found
    }

    /// The island of a land square.
    #[inline]
    pub(crate) fn at(&self, map: &Map, square: Square) -> IslandId {
        IslandId(self.of_piece[map.piece(square)])
    }

    #[inline]
    pub(crate) fn is_large(&self, island: IslandId) -> bool {
        self.large >> island.0 & 1 != 0
    }

    /// Trading posts of a seat on an island.
    #[inline]
    pub(crate) fn posts(&self, island: IslandId, seat: usize) -> u8 {
        (self.posts[island.index()] >> (4 * seat)) as u8 & 15
    }

    #[inline]
    pub(crate) fn is_discovered(&self, island: IslandId) -> bool {
        self.posts[island.index()] != 0
    }

    #[inline]
    pub(crate) fn add_post(&mut self, island: IslandId, seat: usize) {
        self.posts[island.index()] += 1 << (4 * seat);
    }
}
