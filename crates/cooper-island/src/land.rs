//! A peninsula as bit planes over its 24 spaces: questions about many spaces are a few
//! operations on numbers. Of a stack of tiles only the top and the level matter (R25, R85).
use crate::{
    components::{Building, Item, TOP_LEVEL, Terrain},
    map,
    names::{Space, Spaces},
};

const LEVELS: usize = 5;
const THINGS: usize = 4;

/// What lies or stands on a landscape space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Thing {
    Cube(Item),
    Building(Building),
    Statue,
    Lid,
}

/// Codes of things; a cube has the number of its item.
const SMALL: u32 = 6;
const STATUE: u32 = 9;
const LID: u32 = 10;

impl Thing {
    #[inline]
    const fn code(self) -> u32 {
        match self {
            Thing::Cube(item) => item.index() as u32,
            Thing::Building(building) => SMALL + building.index() as u32,
            Thing::Statue => STATUE,
            Thing::Lid => LID,
        }
    }

    const fn of(code: u32) -> Option<Thing> {
        match code {
            0 => None,
            1..SMALL => Some(Thing::Cube(Item::of(code as u8))),
            SMALL..STATUE => Some(Thing::Building(Building::of((code - SMALL) as u8))),
            STATUE => Some(Thing::Statue),
            _ => Some(Thing::Lid),
        }
    }
}

/// Tiles, ruins and what stands on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Land {
    terrain: [u32; 2],
    level: [u32; LEVELS],
    thing: [u32; THINGS],
    pub(crate) ruins: u32,
}

#[inline]
fn write<const N: usize>(planes: &mut [u32; N], space: Space, number: u32) {
    for (bit, plane) in planes.iter_mut().enumerate() {
        *plane = *plane & !space.bit() | (number >> bit & 1) << space.0;
    }
}

#[inline]
fn read<const N: usize>(planes: &[u32; N], space: Space) -> u32 {
    (0..).zip(planes).fold(0, |number, (bit, plane)| number | (plane >> space.0 & 1) << bit)
}

/// Spaces on which the planes show this number.
#[inline]
fn equal<const N: usize>(planes: &[u32; N], number: u32) -> u32 {
    (0..).zip(planes).fold(map::ALL, |set, (bit, plane)| {
        set & if number >> bit & 1 == 1 { *plane } else { !*plane }
    })
}

impl Land {
    pub(crate) const fn new() -> Land {
        Land { terrain: [0; 2], level: [0; LEVELS], thing: [0; THINGS], ruins: map::RUINED }
    }

    /// Spaces with a tile.
    #[inline]
    pub(crate) fn charted(&self) -> u32 {
        self.level.iter().fold(0, |all, plane| all | plane)
    }

    /// Landscape spaces with nothing on them.
    #[inline]
    pub(crate) fn free(&self) -> u32 {
        self.charted() & !self.occupied()
    }

    #[inline]
    pub(crate) fn occupied(&self) -> u32 {
        self.thing.iter().fold(0, |all, plane| all | plane)
    }

    /// Uncharted spaces without a ruin.
    #[inline]
    pub(crate) fn open(&self) -> u32 {
        map::ALL & !self.charted() & !self.ruins
    }

    /// Uncharted spaces, with or without a ruin.
    #[inline]
    pub(crate) fn uncharted(&self) -> u8 {
        (map::ALL & !self.charted()).count_ones() as u8
    }

    /// Spaces whose top tile shows `terrain`.
    #[inline]
    pub(crate) fn showing(&self, terrain: Terrain) -> u32 {
        self.charted() & equal(&self.terrain, terrain as u32)
    }

    /// Free spaces that a tile of `terrain` may cover.
    #[inline]
    pub(crate) fn covered_by(&self, terrain: Terrain) -> u32 {
        match terrain {
            Terrain::Settlement => self.free(),
            Terrain::Forest | Terrain::Meadow | Terrain::Mountain => {
                self.free() & equal(&self.terrain, terrain as u32)
            }
        }
    }

    #[inline]
    pub(crate) fn level_at(&self, space: Space) -> u8 {
        read(&self.level, space) as u8
    }

    pub(crate) fn terrain_at(&self, space: Space) -> Option<Terrain> {
        (self.level_at(space) > 0).then(|| Terrain::of(read(&self.terrain, space) as u8))
    }

    pub(crate) fn thing_at(&self, space: Space) -> Option<Thing> {
        Thing::of(read(&self.thing, space))
    }

    /// The cube on a space, if there is one.
    #[inline]
    pub(crate) fn cube_at(&self, space: Space) -> Option<Item> {
        match read(&self.thing, space) {
            code @ 1..SMALL => Some(Item::of(code as u8)),
            _ => None,
        }
    }

    /// Spaces with this thing.
    #[inline]
    pub(crate) fn with(&self, thing: Thing) -> u32 {
        equal(&self.thing, thing.code())
    }

    /// Spaces with a cube of whatever resource.
    #[inline]
    pub(crate) fn cubes(&self) -> u32 {
        let [one, two, four, eight] = self.thing;
        (one | two | four) & !eight & !(two & four)
    }

    /// Spaces with a building or statue.
    #[inline]
    pub(crate) fn pieces(&self) -> u32 {
        self.occupied() & !self.cubes() & !self.with(Thing::Lid)
    }

    /// Spaces of this level.
    #[inline]
    pub(crate) fn on_level(&self, level: u8) -> u32 {
        equal(&self.level, level.into())
    }

    /// Spaces of this level or above.
    #[inline]
    pub(crate) fn at_least(&self, level: u8) -> u32 {
        let (mut equal, mut higher) = (map::ALL, 0);
        for (bit, plane) in self.level.into_iter().enumerate().rev() {
            if level >> bit & 1 == 1 {
                equal &= plane;
            } else {
                higher |= equal & plane;
                equal &= !plane;
            }
        }
        equal | higher
    }

    /// The levels of these spaces, added up.
    #[inline]
    pub(crate) fn value(&self, spaces: u32) -> u32 {
        if spaces == 0 {
            return 0;
        }
        let planes = (0..).zip(self.level);
        planes.map(|(bit, plane)| (plane & spaces).count_ones() << bit).sum()
    }

    /// No space is on a higher level than this.
    #[inline]
    pub(crate) fn most_level(&self) -> u8 {
        let planes = LEVELS - self.level.iter().rev().take_while(|plane| **plane == 0).count();
        ((1_u32 << planes) - 1) as u8
    }

    /// Those of these spaces that have the highest level.
    #[inline]
    pub(crate) fn highest(&self, mut spaces: u32) -> u32 {
        for plane in self.level.iter().rev() {
            if plane & spaces != 0 {
                spaces &= plane;
            }
        }
        spaces
    }

    /// Ways to lay a tile onto two spaces of equal level, and of levels that differ by one.
    #[inline]
    pub(crate) fn level_ways(&self) -> (u128, u128) {
        let (mut equal, mut up, mut down) = (u128::MAX, u128::MAX, u128::MAX);
        let (mut first_carry, mut second_carry) = (u128::MAX, u128::MAX);
        for plane in self.level {
            // Land is seldom high, and what is looked up takes time.
            if plane == 0 {
                up &= !first_carry;
                down &= !second_carry;
                (first_carry, second_carry) = (0, 0);
                continue;
            }
            let (first, second) = (map::from(plane), map::to(plane));
            equal &= !(first ^ second);
            // The second is one higher; the first is one higher.
            up &= !(first ^ first_carry ^ second);
            down &= !(second ^ second_carry ^ first);
            first_carry &= first;
            second_carry &= second;
        }
        (equal, up | down)
    }

    /// Spaces that can bear one more tile (R97).
    #[inline]
    pub(crate) fn below_the_top(&self) -> u32 {
        map::ALL & !self.on_level(TOP_LEVEL)
    }

    /// A tile on top, so that the space has this level.
    #[inline]
    pub(crate) fn cover(&mut self, space: Space, terrain: Terrain, level: u8) {
        write(&mut self.terrain, space, terrain as u32);
        write(&mut self.level, space, level.into());
    }

    #[inline]
    pub(crate) fn put(&mut self, space: Space, thing: Thing) {
        write(&mut self.thing, space, thing.code());
    }

    #[inline]
    pub(crate) fn clear(&mut self, spaces: u32) {
        for plane in &mut self.thing {
            *plane &= !spaces;
        }
    }

    /// Cubes of this resource.
    #[inline]
    pub(crate) fn cubes_of(&self, item: Item) -> u32 {
        match item {
            Item::Coin => 0,
            Item::Wood | Item::Food | Item::Stone | Item::Gold | Item::Cloth => {
                self.with(Thing::Cube(item))
            }
        }
    }

    /// Statues on the peninsula.
    #[inline]
    pub(crate) fn statues(&self) -> u8 {
        self.with(Thing::Statue).count_ones() as u8
    }

    /// Buildings of a kind on the peninsula.
    #[inline]
    pub(crate) fn erected(&self, building: Building) -> u8 {
        self.with(Thing::Building(building)).count_ones() as u8
    }

    /// Buildings of all kinds.
    #[inline]
    pub(crate) fn buildings(&self) -> u8 {
        Building::ALL.into_iter().map(|building| self.erected(building)).sum()
    }
}

/// The spaces of a set of bits.
#[inline]
pub(crate) fn each(spaces: u32) -> impl Iterator<Item = Space> {
    Spaces(spaces).iter()
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    fn space(name: &str) -> Space {
        name.parse().expect("a space")
    }

    #[test]
    fn planes_remember_what_was_put_on_each_space() {
        let mut land = Land::new();
        for (level, at) in (1..=TOP_LEVEL).zip(Space::all()) {
            land.cover(at, Terrain::of(level % 4), level);
        }
        for (level, at) in (1..=TOP_LEVEL).zip(Space::all()) {
            assert_eq!(
                (land.level_at(at), land.terrain_at(at)),
                (level, Some(Terrain::of(level % 4)))
            );
            assert_eq!(land.at_least(level) & land.charted(), map::ALL & !(at.bit() - 1));
        }
        let things = Item::CUBES.map(Thing::Cube).into_iter();
        let things =
            things.chain(Building::ALL.map(Thing::Building)).chain([Thing::Statue, Thing::Lid]);
        for (thing, at) in things.clone().zip(Space::all()) {
            land.put(at, thing);
        }
        for (thing, at) in things.zip(Space::all()) {
            assert_eq!((land.thing_at(at), land.with(thing)), (Some(thing), at.bit()));
        }
        assert_eq!(land.cubes(), 0b1_1111);
        assert_eq!(land.pieces(), 0b1_1110_0000);
        assert_eq!(land.occupied().count_ones(), 10);
        assert_eq!(land.value(0b1111), 1 + 2 + 3 + 4);
        assert_eq!(land.highest(0b1011), 0b1000);
    }

    #[test]
    fn levels_of_neighbours_are_compared_both_ways() {
        let mut land = Land::new();
        let (one, two) = (space("c1"), space("c2"));
        for (low, high) in [(1, 1), (1, 2), (3, 4), (7, 8), (2, 4), (15, 16)] {
            land.cover(one, Terrain::Forest, low);
            land.cover(two, Terrain::Forest, high);
            let (equal, near) = land.level_ways();
            for way in [map::way(one, two), map::way(two, one)] {
                assert_eq!(equal & way != 0, low == high, "{low} {high}");
                assert_eq!(near & way != 0, low + 1 == high, "{low} {high}");
            }
        }
    }

    #[test]
    fn groups_are_connected() {
        let group = |names: &[&str]| names.iter().fold(0, |set, name| set | space(name).bit());
        assert_eq!(
            map::largest_group(group(&["a1", "b1", "c1", "e4", "d5"])),
            group(&["a1", "b1", "c1"])
        );
        assert_eq!(map::largest_group(0), 0);
        assert_eq!(each(group(&["c1", "a1"])).collect::<Vec<_>>(), [space("a1"), space("c1")]);
    }
}
