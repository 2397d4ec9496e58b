//! The peninsula as sets: a set of spaces is the bits of a `u32`, a set of ways to lay a
//! double tile those of a `u128`.
use crate::{
    components::{
        Half,
        map::{BANKS, EDGES, LAND, PASSAGE, RUINS, SHALLOWS, SPACES, touch},
    },
    names::{Bank, Space},
};

/// Every space.
pub(crate) const ALL: u32 = (1 << SPACES) - 1;
/// Ways to lay a double tile: each pair of neighbours, either way round.
pub(crate) const WAYS: usize = 2 * EDGES;
/// The top of the peninsula.
pub(crate) const TOP: u32 = PASSAGE[0].bit() | PASSAGE[1].bit() | PASSAGE[2].bit();
/// Where ruins lie at the start.
pub(crate) const RUINED: u32 =
    RUINS[0].bit() | RUINS[1].bit() | RUINS[2].bit() | RUINS[3].bit() | RUINS[4].bit();

/// The neighbours of each space.
const NEIGHBOURS: [u32; SPACES] = {
    let mut all = [0; SPACES];
    let mut one = 0;
    while one < SPACES {
        let mut other = 0;
        while other < SPACES {
            if touch(LAND[one], LAND[other]) {
                all[one] |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    all
};

/// First and second space of each way, ascending.
pub(crate) const ENDS: [(Space, Space); WAYS] = {
    let mut ends = [(Space(0), Space(0)); WAYS];
    let (mut way, mut first) = (0, 0);
    while first < SPACES {
        let mut second = 0;
        while second < SPACES {
            if NEIGHBOURS[first] >> second & 1 == 1 {
                ends[way] = (Space(first as u8), Space(second as u8));
                way += 1;
            }
            second += 1;
        }
        first += 1;
    }
    assert!(way == WAYS, "110 ways to lay a tile");
    ends
};

/// For each byte of a set of spaces: what belongs to its spaces.
type ByByte<T> = [[T; 256]; 3];

const fn neighbours_by_byte() -> ByByte<u32> {
    let mut table = [[0; 256]; 3];
    let mut byte = 0;
    while byte < 3 {
        let mut bits = 1;
        while bits < 256 {
            // What the lowest space adds to the set without it.
            let low = (bits as u32).trailing_zeros() as usize;
            table[byte][bits] = table[byte][bits & (bits - 1)] | NEIGHBOURS[byte * 8 + low];
            bits += 1;
        }
        byte += 1;
    }
    table
}

const fn ways_by_byte(from: bool) -> ByByte<u128> {
    let mut of_space = [0_u128; SPACES];
    let mut way = 0;
    while way < WAYS {
        let space = if from { ENDS[way].0 } else { ENDS[way].1 };
        of_space[space.index()] |= 1 << way;
        way += 1;
    }
    let mut table = [[0; 256]; 3];
    let mut byte = 0;
    while byte < 3 {
        let mut bits = 1;
        while bits < 256 {
            let low = (bits as u32).trailing_zeros() as usize;
            table[byte][bits] = table[byte][bits & (bits - 1)] | of_space[byte * 8 + low];
            bits += 1;
        }
        byte += 1;
    }
    table
}

static BESIDE: ByByte<u32> = neighbours_by_byte();
static FROM: ByByte<u128> = ways_by_byte(true);
static TO: ByByte<u128> = ways_by_byte(false);

#[inline]
fn joined<T: Copy + core::ops::BitOr<Output = T>>(table: &ByByte<T>, spaces: u32) -> T {
    let [low, middle, high, _] = spaces.to_le_bytes();
    table[0][usize::from(low)] | table[1][usize::from(middle)] | table[2][usize::from(high)]
}

/// Spaces next to one of these.
#[inline]
pub(crate) fn beside(spaces: u32) -> u32 {
    joined(&BESIDE, spaces)
}

/// The spaces that touch this one.
#[cfg(test)]
pub(crate) fn neighbours(space: Space) -> u32 {
    NEIGHBOURS[space.index()]
}

/// Ways with the first half on one of these spaces.
#[inline]
pub(crate) fn from(spaces: u32) -> u128 {
    joined(&FROM, spaces)
}

/// Ways with the second half on one of these spaces.
#[inline]
pub(crate) fn to(spaces: u32) -> u128 {
    joined(&TO, spaces)
}

/// The way from one space to the other, if they are neighbours.
pub(crate) fn way(first: Space, second: Space) -> u128 {
    from(first.bit()) & to(second.bit())
}

/// Land spaces that touch each half of a sand bank; the start space, which is charted
/// from the beginning, does not matter.
const SHORES: [[u32; 2]; BANKS] = {
    let mut shores = [[0; 2]; BANKS];
    let mut bank = 0;
    while bank < BANKS {
        let mut half = 0;
        while half < 2 {
            let mut space = 0;
            while space < SPACES {
                if touch(SHALLOWS[bank][half], LAND[space]) {
                    shores[bank][half] |= 1 << space;
                }
                space += 1;
            }
            half += 1;
        }
        bank += 1;
    }
    shores
};

#[inline]
pub(crate) fn shore(bank: Bank, half: Half) -> u32 {
    SHORES[bank.index()][half.index()]
}

/// The largest group of neighbouring spaces in a set.
pub(crate) fn largest_group(mut spaces: u32) -> u32 {
    let mut largest = 0_u32;
    while spaces != 0 {
        let mut group = spaces & spaces.wrapping_neg();
        loop {
            let grown = (group | beside(group)) & spaces;
            if grown == group {
                break;
            }
            group = grown;
        }
        if group.count_ones() > largest.count_ones() {
            largest = group;
        }
        spaces &= !group;
    }
    largest
}
