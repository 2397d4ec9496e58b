//! Whether boats cover a cost: five counts as nibbles of one number, so that all
//! colours are compared at once.
use crate::components::Cargo;

/// A guard above every nibble: it survives the subtraction where there is enough.
const GUARDS: u32 = 0x88888;

/// Counts by colour, each at most 7.
pub(crate) const fn pack(counts: [u8; 5]) -> u32 {
    let mut packed = 0;
    let mut colour = 0;
    while colour < counts.len() {
        packed |= (counts[colour] as u32) << (4 * colour);
        colour += 1;
    }
    packed
}

/// Is every colour of `cost` there?
#[inline]
pub(crate) const fn covers(have: u32, cost: u32) -> bool {
    ((have | GUARDS) - cost) & GUARDS == GUARDS
}

/// How many boats a builder may do without.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Help {
    /// One boat may be missing (fleet 9).
    pub(crate) waives: bool,
    /// One bamboo too many may stand for wood, stone or clay (Kaguya).
    pub(crate) bamboo: bool,
}

impl Help {
    /// R6: what a duty to build is judged by.
    pub(crate) const NONE: Help = Help { waives: false, bamboo: false };

    #[inline]
    pub(crate) fn is_none(self) -> bool {
        self == Help::NONE
    }

    /// R40: do these boats pay for it, with what helps?
    #[inline]
    pub(crate) fn covers(self, have: u32, cost: u32) -> bool {
        covers(have, cost)
            || !self.is_none() && missing(have, cost, self.bamboo) <= u8::from(self.waives)
    }
}

/// How many boats are missing, after a bamboo has stood in for one if it may.
pub(crate) fn missing(have: u32, cost: u32, bamboo: bool) -> u8 {
    let count = |packed: u32, colour: usize| (packed >> (4 * colour) & 0xF) as u8;
    let lack = |colour: usize| count(cost, colour).saturating_sub(count(have, colour));
    let replaceable: u8 =
        [Cargo::Wood, Cargo::Stone, Cargo::Clay].map(|it| lack(it.index())).iter().sum();
    let all = replaceable + lack(Cargo::Bamboo.index()) + lack(Cargo::Gold.index());
    let is_spare = count(have, 0) > count(cost, 0);
    all - u8::from(bamboo && is_spare && replaceable > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_must_be_there() {
        let have = pack([2, 1, 0, 0, 1]);
        assert!(covers(have, pack([2, 1, 0, 0, 0])) && covers(have, have) && covers(have, 0));
        assert!(!covers(have, pack([0, 0, 1, 0, 0])) && !covers(have, pack([3, 0, 0, 0, 0])));
        assert_eq!(missing(have, pack([0, 2, 1, 0, 0]), false), 2);
        assert_eq!(missing(have, pack([0, 2, 1, 0, 0]), true), 1);
        assert_eq!(missing(have, pack([2, 2, 0, 0, 0]), true), 1, "no bamboo is spare");
        assert_eq!(missing(have, pack([0, 0, 0, 0, 2]), true), 1, "bamboo is no gold");
    }
}
