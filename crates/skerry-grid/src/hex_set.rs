//! A set of hexes of a small board as one 128-bit number.
use core::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not},
};

use crate::{DIRECTIONS, Hex};

/// Columns of the window that a [`HexSet`] can hold.
pub const COLUMNS: u8 = 16;
/// Rows of that window.
pub const ROWS: u8 = 8;

/// Hexes of the window `0 <= q < 16`, `0 <= r < 8`. The hex (q, r) is bit
/// `16 r + q`; steps that leave the window on one side do not come back on the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HexSet(u128);

const FIRST_COLUMN: u128 = u128::from_le_bytes([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
const LAST_COLUMN: u128 = FIRST_COLUMN << (COLUMNS - 1);

impl HexSet {
    /// No hex.
    pub const EMPTY: HexSet = HexSet(0);

    /// The number of `hex` in the window, if it lies in it.
    pub const fn index_of(hex: Hex) -> Option<u8> {
        let inside = 0 <= hex.q && hex.q < COLUMNS as i8 && 0 <= hex.r && hex.r < ROWS as i8;
        if inside { Some(hex.r as u8 * COLUMNS + hex.q as u8) } else { None }
    }

    /// The hex with number `index`, below 128.
    pub const fn hex_at(index: u8) -> Hex {
        Hex::new((index % COLUMNS) as i8, (index / COLUMNS) as i8)
    }

    /// Just the hex with number `index`, below 128.
    #[inline]
    pub const fn one(index: u8) -> HexSet {
        HexSet(1 << index)
    }

    /// All hexes of row `r`, below 8.
    pub const fn row(r: u8) -> HexSet {
        HexSet(0xFFFF << (COLUMNS * r))
    }

    /// These, and the hex with number `index`.
    #[inline]
    #[must_use]
    pub const fn with(self, index: u8) -> HexSet {
        HexSet(self.0 | 1 << index)
    }

    /// Both.
    #[must_use]
    pub const fn union(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn intersection(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }

    /// These, but not `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: HexSet) -> HexSet {
        HexSet(self.0 & !other.0)
    }

    /// Is the hex with number `index` one of them?
    #[inline]
    pub const fn contains(self, index: u8) -> bool {
        self.0 >> index & 1 != 0
    }

    /// Has it a hex in common with `other`?
    #[inline]
    pub const fn meets(self, other: HexSet) -> bool {
        self.0 & other.0 != 0
    }

    /// No hex at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The number of the first hex, row by row.
    #[inline]
    pub const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The number of the hex that has `n` others of the set before it; the set
    /// must have more than `n`.
    #[inline]
    pub const fn nth(self, n: u32) -> u8 {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let in_low = low.count_ones();
        let (mut word, mut n, base) = if n < in_low { (low, n, 0) } else { (high, n - in_low, 64) };
        while n > 0 {
            word &= word - 1;
            n -= 1;
        }
        base + word.trailing_zeros() as u8
    }

    /// Every hex moved by `places` in the numbering. Only callers that know
    /// that no hex wraps round the window's edge may rely on the result.
    #[inline]
    #[must_use]
    pub const fn moved_back(self, places: i8) -> HexSet {
        HexSet(if places >= 0 { self.0 >> places } else { self.0 << -places })
    }

    /// All neighbours of these hexes; of these themselves only those that
    /// neighbour another.
    #[inline]
    #[must_use]
    pub const fn halo(self) -> HexSet {
        let set = self.0;
        let west = (set & !FIRST_COLUMN) >> 1;
        let east = (set & !LAST_COLUMN) << 1;
        HexSet(west | east | (set | west) << COLUMNS | (set | east) >> COLUMNS)
    }

    /// All hexes of `within` that can be reached from these by steps inside
    /// `within`; these themselves are taken to lie in it.
    #[inline]
    #[must_use]
    pub const fn flood(self, within: HexSet) -> HexSet {
        self.flood_and_halo(within).0
    }

    /// As [`flood`](HexSet::flood), with the halo of the result, which is
    /// known by then.
    #[inline]
    #[must_use]
    pub const fn flood_and_halo(self, within: HexSet) -> (HexSet, HexSet) {
        let mut reached = self;
        loop {
            let halo = reached.halo();
            let next = reached.0 | (halo.0 & within.0);
            if next == reached.0 {
                return (reached, halo);
            }
            reached = HexSet(next);
        }
    }

    /// The size of the largest connected group.
    pub const fn largest_group(self) -> u32 {
        let (mut left, mut largest) = (self, 0);
        while left.len() > largest {
            let Some(seed) = left.first() else { break };
            let group = HexSet::one(seed).flood(left);
            if group.len() > largest {
                largest = group.len();
            }
            left = left.without(group);
        }
        largest
    }

    /// The numbers of the hexes, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let index = HexSet(left).first()?;
            left &= left - 1;
            Some(index)
        })
    }

    /// The neighbours of the hex with number `index`, below 128: the halo of
    /// one hex, looked up.
    #[inline]
    pub const fn neighbours(index: u8) -> HexSet {
        static TABLE: [HexSet; 128] = HexSet::neighbour_table();
        TABLE[index as usize]
    }

    const fn neighbour_table() -> [HexSet; 128] {
        let mut table = [HexSet::EMPTY; 128];
        let mut index = 0;
        while index < 128 {
            let mut direction = 0;
            while direction < 6 {
                let hex = HexSet::hex_at(index as u8).plus(DIRECTIONS[direction]);
                if let Some(neighbour) = HexSet::index_of(hex) {
                    table[index] = table[index].with(neighbour);
                }
                direction += 1;
            }
            index += 1;
        }
        table
    }
}

impl BitOr for HexSet {
    type Output = HexSet;
    #[inline]
    fn bitor(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }
}

impl BitAnd for HexSet {
    type Output = HexSet;
    #[inline]
    fn bitand(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }
}

impl BitOrAssign for HexSet {
    #[inline]
    fn bitor_assign(&mut self, other: HexSet) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for HexSet {
    #[inline]
    fn bitand_assign(&mut self, other: HexSet) {
        self.0 &= other.0;
    }
}

impl Not for HexSet {
    type Output = HexSet;
    #[inline]
    fn not(self) -> HexSet {
        HexSet(!self.0)
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hexes = self.iter().map(|index| (index % COLUMNS, index / COLUMNS));
        f.debug_set().entries(hexes).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_halo_is_the_union_of_the_neighbours() {
        for index in 0..128 {
            assert_eq!(HexSet::one(index).halo(), HexSet::neighbours(index), "{index}");
        }
        let pair = HexSet::one(20).with(21);
        assert_eq!(pair.halo(), HexSet::neighbours(20) | HexSet::neighbours(21));
    }

    #[test]
    fn numbers_and_hexes_agree() {
        for index in 0..128 {
            assert_eq!(HexSet::index_of(HexSet::hex_at(index)), Some(index));
        }
        for outside in [Hex::new(-1, 0), Hex::new(16, 0), Hex::new(0, 8), Hex::new(0, -1)] {
            assert_eq!(HexSet::index_of(outside), None);
        }
    }

    #[test]
    fn nth_follows_the_order_of_the_list() {
        let set = HexSet::one(3).with(64).with(63).with(127).with(0);
        for (n, index) in set.iter().enumerate() {
            assert_eq!(set.nth(n as u32), index);
        }
        assert_eq!(set.len(), 5);
    }

    #[test]
    fn groups_are_found_by_flooding() {
        let line = HexSet::one(0).with(1).with(2).with(18);
        let lone = HexSet::one(100);
        assert_eq!(HexSet::one(0).flood(line | lone), line);
        assert_eq!((line | lone).largest_group(), 4);
        assert_eq!(HexSet::EMPTY.largest_group(), 0);
        assert_eq!(line.moved_back(1), HexSet::one(0).with(1).with(17));
    }
}
