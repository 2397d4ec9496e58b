//! One board: hexes with what they show, and groups by walking.
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::{vec, vec::Vec};

use super::super::position::At;

pub(super) fn around((q, r): At) -> [At; 6] {
    [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
}

/// A player, as far as points need it.
#[derive(Clone, Default)]
pub(super) struct Player {
    /// What each covered hex shows, with how much it counts.
    pub(super) covered: BTreeMap<At, Vec<(char, u32)>>,
    /// Land that tiles may cover in this game.
    pub(super) ground: BTreeSet<At>,
    pub(super) jungle: BTreeSet<At>,
    pub(super) marker: i16,
    pub(super) locked: bool,
    pub(super) finished: bool,
    pub(super) begun: bool,
    /// Hexes of groups that have scored, by symbol.
    pub(super) cubes: BTreeSet<(char, At)>,
    pub(super) big: BTreeSet<(char, At)>,
    pub(super) totems: BTreeSet<At>,
    pub(super) gates: BTreeSet<u8>,
    pub(super) lairs: BTreeSet<u8>,
    pub(super) ships: BTreeSet<u8>,
    pub(super) steps: BTreeSet<(usize, u32)>,
    pub(super) monuments: BTreeSet<usize>,
    pub(super) portal: BTreeSet<(char, u32)>,
    pub(super) finds: BTreeSet<At>,
    pub(super) rocks: BTreeSet<At>,
    pub(super) pools: BTreeSet<At>,
    pub(super) craters: BTreeSet<At>,
    pub(super) sites: [Option<At>; 3],
    pub(super) roofs: [u8; 3],
    pub(super) teeth: [i8; 3],
    pub(super) telescopes: u8,
    pub(super) planted: BTreeSet<At>,
    pub(super) doubled: Vec<(usize, usize)>,
    /// Progress before this game.
    pub(super) progress: u16,
    /// Markers won and not placed yet, by symbol.
    pub(super) due: BTreeMap<char, u32>,
    /// Markers in the rows: symbol and place.
    pub(super) markers: BTreeSet<(char, usize)>,
    pub(super) star_placed: bool,
    pub(super) star_won: bool,
    pub(super) circle: bool,
    pub(super) left: bool,
}

impl Player {
    pub(super) fn covered_with(&self, symbol: char) -> BTreeSet<At> {
        let shows = |shown: &&Vec<(char, u32)>| shown.iter().any(|(own, _)| *own == symbol);
        self.covered.iter().filter(|(_, shown)| shows(shown)).map(|(at, _)| *at).collect()
    }

    pub(super) fn content(&self, symbol: char, at: At) -> u32 {
        let shown = self.covered.get(&at).into_iter().flatten();
        shown.filter(|(own, _)| *own == symbol).map(|(_, count)| *count).sum()
    }

    pub(super) fn groups(&self, symbol: char) -> Vec<BTreeSet<At>> {
        let mut left = self.covered_with(symbol);
        let mut groups = vec![];
        while let Some(first) = left.pop_first() {
            let (mut group, mut open) = (BTreeSet::from([first]), vec![first]);
            while let Some(at) = open.pop() {
                for next in around(at) {
                    if left.remove(&next) {
                        group.insert(next);
                        open.push(next);
                    }
                }
            }
            groups.push(group);
        }
        groups
    }

    pub(super) fn weight(&self, symbol: char, group: &BTreeSet<At>) -> u32 {
        group.iter().map(|at| self.content(symbol, *at)).sum()
    }

    pub(super) fn largest(&self, symbol: char) -> u32 {
        let groups = self.groups(symbol);
        groups.iter().map(|group| self.weight(symbol, group)).max().unwrap_or(0)
    }

    pub(super) fn is_free(&self, at: At) -> bool {
        self.ground.contains(&at) && !self.covered.contains_key(&at)
    }

    pub(super) fn add(&mut self, points: i16) {
        if !self.locked {
            self.marker = (self.marker + points).min(55);
            self.locked = self.marker == 55;
        }
    }
}
