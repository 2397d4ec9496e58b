//! The archipelago as sets: what is connected, adjacent, neighbouring.
use crate::{
    components::{ISLANDS, LANDS, SEA, SPACES, map},
    names::{Island, Space},
    sets::{IslandSet, SpaceSet},
};

/// Spaces that a boat may enter from outside, whatever its colour.
pub(crate) const ENTRIES: SpaceSet = spaces(&map::ENTRIES);

/// Spaces at the end of a line that has an island on one side only.
pub(crate) const BORDER: SpaceSet = border();

static CONNECTED: [SpaceSet; SPACES] = {
    let mut all = [SpaceSet::EMPTY; SPACES];
    let mut space = 0;
    while space < SPACES {
        all[space] = spaces(SEA[space].connected);
        space += 1;
    }
    all
};

static ISLANDS_AT: [IslandSet; SPACES] = {
    let mut all = [IslandSet::EMPTY; SPACES];
    let mut space = 0;
    while space < SPACES {
        all[space] = islands(SEA[space].islands);
        space += 1;
    }
    all
};

static RINGS: [SpaceSet; ISLANDS] = {
    let mut all = [SpaceSet::EMPTY; ISLANDS];
    let mut island = 0;
    while island < ISLANDS {
        all[island] = spaces(LANDS[island].ring);
        island += 1;
    }
    all
};

static NEIGHBOURS: [IslandSet; ISLANDS] = {
    let mut all = [IslandSet::EMPTY; ISLANDS];
    let mut island = 0;
    while island < ISLANDS {
        all[island] = islands(LANDS[island].neighbours);
        island += 1;
    }
    all
};

/// Spaces connected to this one.
#[inline]
pub(crate) fn connected(space: Space) -> SpaceSet {
    CONNECTED[space.index()]
}

/// Spaces connected to any of these.
#[inline]
pub(crate) fn beside(spaces: SpaceSet) -> SpaceSet {
    spaces.iter().fold(SpaceSet::EMPTY, |all, space| all.or(connected(space)))
}

/// Islands adjacent to this space.
#[inline]
pub(crate) fn islands_at(space: Space) -> IslandSet {
    ISLANDS_AT[space.index()]
}

/// Islands adjacent to any of these spaces.
#[inline]
pub(crate) fn islands_around(spaces: SpaceSet) -> IslandSet {
    spaces.iter().fold(IslandSet::EMPTY, |all, space| all.or(islands_at(space)))
}

/// Spaces around an island.
#[inline]
pub(crate) fn ring(island: Island) -> SpaceSet {
    RINGS[island.index()]
}

/// Islands that share a dotted line with this one.
#[inline]
pub(crate) fn neighbours(island: Island) -> IslandSet {
    NEIGHBOURS[island.index()]
}

/// The part of `houses` that is linked with `island` by neighbourhood, it included.
#[inline]
pub(crate) fn group(island: Island, houses: IslandSet) -> IslandSet {
    let mut found = IslandSet::one(island);
    let mut edge = found;
    while !edge.is_empty() {
        let next = edge.iter().fold(IslandSet::EMPTY, |all, one| all.or(neighbours(one)));
        edge = next.and(houses).without(found);
        found = found.or(edge);
    }
    found
}

const fn spaces(numbers: &[u8]) -> SpaceSet {
    let mut set = 0;
    let mut at = 0;
    while at < numbers.len() {
        set |= 1 << (numbers[at] - 1);
        at += 1;
    }
    SpaceSet(set)
}

const fn islands(numbers: &[u8]) -> IslandSet {
    let mut set = 0;
    let mut at = 0;
    while at < numbers.len() {
        set |= 1 << (numbers[at] - 1);
        at += 1;
    }
    IslandSet(set)
}

const fn border() -> SpaceSet {
    let mut set = 0;
    let mut from = 0;
    while from < SPACES {
        let mut at = 0;
        while at < SEA[from].connected.len() {
            let to = SEA[from].connected[at] as usize - 1;
            let sides = islands(SEA[from].islands).and(islands(SEA[to].islands));
            if sides.len() == 1 {
                set |= 1 << from;
            }
            at += 1;
        }
        from += 1;
    }
    SpaceSet(set)
}
