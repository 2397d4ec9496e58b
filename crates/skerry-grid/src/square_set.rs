//! A set of squares of a map as seven 64-bit numbers.
use core::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign},
};

/// Columns and rows of the window that a [`SquareSet`] can hold.
pub const SIDE: u8 = 20;

/// Three rows share a word; each has one more column, which is always empty, so
/// that a step over the edge does not come back on the other side.
const ROWS_PER_WORD: u16 = 3;
const STRIDE: u16 = 21;
const WORDS: usize = 7;

/// Squares of the window of 20 rows and 20 columns.
///
/// Sideways steps never cross a word and steps up or down look at one
/// neighbouring word, so that every operation is the same few instructions for
/// each word: the compiler does two words at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet([u64; WORDS]);

/// All columns of all three rows of a word.
const FULL: u64 = 0xF_FFFF * (1 | 1 << STRIDE | 1 << (2 * STRIDE));

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet([0; WORDS]);

    /// The number of a square, below [`SquareSet::NUMBERS`]; numbers have gaps.
    #[inline]
    pub const fn index_of(row: u8, column: u8) -> u16 {
        let (row, column) = (row as u16, column as u16);
        row / ROWS_PER_WORD * 64 + row % ROWS_PER_WORD * STRIDE + column
    }

    /// All numbers of squares lie below this one.
    pub const NUMBERS: u16 = WORDS as u16 * 64;

    /// Row and column of the square with this number.
    #[inline]
    pub const fn square_at(index: u16) -> (u8, u8) {
        let (word, bit) = (index / 64, index % 64);
        ((word * ROWS_PER_WORD + bit / STRIDE) as u8, (bit % STRIDE) as u8)
    }

    /// All squares of the first `rows` rows and `columns` columns, at most 20 each.
    pub const fn rectangle(rows: u8, columns: u8) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        let mut row = 0;
        while row < rows {
            set = set.with_row(row, 0, (1 << columns) - 1);
            row += 1;
        }
        set
    }

    /// These, and some squares of one row: bit `n` of `squares` stands for the
    /// one that lies `n` columns to the right of column `left`.
    #[inline]
    #[must_use]
    pub const fn with_row(mut self, row: u8, left: u8, squares: u64) -> SquareSet {
        let at = SquareSet::index_of(row, left);
        self.0[(at / 64) as usize] |= squares << (at % 64);
        self
    }

    /// Just the square with this number.
    #[inline]
    pub const fn one(index: u16) -> SquareSet {
        SquareSet::EMPTY.with(index)
    }

    /// These, and the square with this number.
    #[inline]
    #[must_use]
    pub const fn with(mut self, index: u16) -> SquareSet {
        self.0[(index / 64) as usize] |= 1 << (index % 64);
        self
    }

    /// These, but not `other`.
    #[inline]
    #[must_use]
    pub fn without(self, other: SquareSet) -> SquareSet {
        self.zip(other, |a, b| a & !b)
    }

    /// Is the square with this number one of them?
    #[inline]
    pub const fn contains(&self, index: u16) -> bool {
        self.0[(index / 64) as usize] >> (index % 64) & 1 != 0
    }

    /// Has it a square in common with `other`?
    #[inline]
    pub fn meets(self, other: SquareSet) -> bool {
        !(self & other).is_empty()
    }

    /// No square?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The first in reading order.
    #[inline]
    pub fn first(self) -> Option<u16> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(word as u16 * 64 + self.0[word].trailing_zeros() as u16)
    }

    /// The square that has `n` of these before it in reading order.
    ///
    /// # Panics
    /// When there are not more than `n`.
    #[inline]
    pub fn nth(self, mut n: u32) -> u16 {
        let mut at = 0;
        while n >= self.0[at].count_ones() {
            n -= self.0[at].count_ones();
            at += 1;
        }
        let mut word = self.0[at];
        for _ in 0..n {
            word &= word - 1;
        }
        at as u16 * 64 + word.trailing_zeros() as u16
    }

    /// In reading order.
    pub fn iter(self) -> impl Iterator<Item = u16> {
        let mut left = self.0;
        let mut at = 0;
        core::iter::from_fn(move || {
            while left[at] == 0 {
                at += 1;
                if at == WORDS {
                    at = 0;
                    return None;
                }
            }
            let bit = left[at].trailing_zeros() as u16;
            left[at] &= left[at] - 1;
            Some(at as u16 * 64 + bit)
        })
    }

    /// These, and every square beside, above or below one of them. Below the
    /// last row there is room for one more, so mask the result with your map.
    #[inline]
    #[must_use]
    pub fn spread(self) -> SquareSet {
        let mut spread = SquareSet::EMPTY;
        for at in 0..WORDS {
            let here = self.0[at];
            let above = if at == 0 { 0 } else { self.0[at - 1] };
            let below = if at + 1 == WORDS { 0 } else { self.0[at + 1] };
            let sideways = here | here << 1 | here >> 1;
            let down = here << STRIDE | above >> (2 * STRIDE);
            let up = here >> STRIDE | below << (2 * STRIDE);
            spread.0[at] = (sideways | down | up) & FULL;
        }
        spread
    }

    /// All squares of `through` that can be reached from these step by step.
    /// These themselves belong to it.
    #[inline]
    #[must_use]
    pub fn flood(self, through: SquareSet) -> SquareSet {
        let mut reached = self;
        loop {
            let next = reached | reached.spread() & through;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// For each square whether the one `down` rows below it, at most three, and
    /// `right` columns to the right, -3 to 3, is in the set.
    ///
    /// What lies beyond the left or right edge may be mistaken for a square of
    /// the neighbouring row. A shape with a row as wide as itself is safe from
    /// that: one of its squares falls on the empty column.
    #[inline]
    #[must_use]
    pub fn seen_from(self, down: u8, right: i8) -> SquareSet {
        let down = u32::from(down) * u32::from(STRIDE);
        let mut seen = SquareSet::EMPTY;
        for at in 0..WORDS {
            let below = if at + 1 == WORDS { 0 } else { self.0[at + 1] };
            // 63 bits of a word are in use; what comes from below follows them.
            let rows = u128::from(self.0[at]) | u128::from(below) << (3 * STRIDE);
            let rows = (rows >> down) as u64;
            let line = if right < 0 { rows << right.unsigned_abs() } else { rows >> right };
            seen.0[at] = line & FULL;
        }
        seen
    }

    #[inline]
    fn zip(self, other: SquareSet, merge: impl Fn(u64, u64) -> u64) -> SquareSet {
        let mut merged = SquareSet::EMPTY;
        for (merged, (a, b)) in merged.0.iter_mut().zip(self.0.into_iter().zip(other.0)) {
            *merged = merge(a, b);
        }
        merged
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitor(self, other: SquareSet) -> SquareSet {
        self.zip(other, |a, b| a | b)
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;
    #[inline]
    fn bitand(self, other: SquareSet) -> SquareSet {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOrAssign for SquareSet {
    #[inline]
    fn bitor_assign(&mut self, other: SquareSet) {
        *self = *self | other;
    }
}

impl BitAndAssign for SquareSet {
    #[inline]
    fn bitand_assign(&mut self, other: SquareSet) {
        *self = *self & other;
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(SquareSet::square_at)).finish()
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::{collections::BTreeSet, vec::Vec};

    use super::*;

    fn set(squares: &[(u8, u8)]) -> SquareSet {
        squares.iter().fold(SquareSet::EMPTY, |set, (row, column)| {
            set.with(SquareSet::index_of(*row, *column))
        })
    }

    fn squares(set: SquareSet) -> Vec<(u8, u8)> {
        set.iter().map(SquareSet::square_at).collect()
    }

    #[test]
    fn every_square_has_a_number_of_its_own() {
        let all = SquareSet::rectangle(SIDE, SIDE);
        let expected: Vec<_> =
            (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column))).collect();
        assert_eq!(squares(all), expected);
        assert_eq!(all.len(), 400);
        assert_eq!(all.first(), Some(0));
        for (n, index) in (0..).zip(all.iter()) {
            assert_eq!(all.nth(n), index);
            assert!(all.contains(index) && index < SquareSet::NUMBERS);
        }
        assert_eq!(SquareSet::EMPTY.first(), None);
    }

    #[test]
    fn a_spread_has_the_four_neighbours_and_never_leaves_the_window() {
        let window = SquareSet::rectangle(SIDE, SIDE);
        for square in window.iter() {
            let (row, column) = SquareSet::square_at(square);
            let beside = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)].into_iter();
            let expected: BTreeSet<_> = beside
                .map(|(down, right)| (i16::from(row) + down, i16::from(column) + right))
                .filter(|(row, column)| (0..20).contains(row) && (0..20).contains(column))
                .map(|(row, column)| (row as u8, column as u8))
                .collect();
            let spread: BTreeSet<_> =
                squares(SquareSet::one(square).spread() & window).into_iter().collect();
            assert_eq!(spread, expected, "{row}, {column}");
        }
    }

    #[test]
    fn a_set_is_seen_from_other_squares() {
        let mark = set(&[(9, 9)]);
        for (down, right) in (0..4).flat_map(|down| (-3..4).map(move |right| (down, right))) {
            assert_eq!(squares(mark.seen_from(down, right)), [(9 - down, (9 - right) as u8)]);
        }
    }

    #[test]
    fn a_flood_stays_in_its_bed() {
        let bed = set(&[(2, 2), (2, 3), (3, 3), (4, 4), (5, 4)]);
        assert_eq!(set(&[(2, 2)]).flood(bed), set(&[(2, 2), (2, 3), (3, 3)]));
        assert_eq!(set(&[(4, 4)]).flood(bed).len(), 2);
        assert!(bed.meets(set(&[(5, 4)])) && !bed.without(set(&[(5, 4)])).meets(set(&[(5, 4)])));
    }
}
