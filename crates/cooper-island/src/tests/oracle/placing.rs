//! Where tiles may go (5.5, 5.6, COMPONENTS 8.4).
use alloc::{vec, vec::Vec};

use super::{
    table::{self, START, Space, TERRAINS, Terrain, covers, neighbours},
    world::{Kind, Person, World},
};

/// A way to lay a double tile, and the space that gets a shim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Lay {
    pub(super) first: Space,
    pub(super) second: Space,
    pub(super) shim: Option<Space>,
}

impl Person {
    /// R74: so many free spaces may be used up.
    fn may_use_up(&self, spaces: usize) -> bool {
        self.free().len() >= self.due + spaces
    }

    /// 5.5: the halves on these two spaces.
    fn lay(&self, on: [(Space, Terrain); 2], may_shim: bool) -> Option<Option<Space>> {
        let [(first, _), (second, _)] = on;
        let (one, other) = (self.ground(first), self.ground(second));
        if one.is_open() && other.is_open() {
            return (self.touches_land(first) || self.touches_land(second)).then_some(None);
        }
        let fits = |(space, terrain): (Space, Terrain)| {
            let ground = self.ground(space);
            ground.is_free() && ground.top().is_some_and(|top| covers(terrain, top))
        };
        if fits(on[0]) && fits(on[1]) {
            if !self.may_use_up(2) {
                return None;
            }
            return match one.level().abs_diff(other.level()) {
                0 => Some(None),
                1 if may_shim => {
                    Some(Some(if one.level() < other.level() { first } else { second }))
                }
                _ => None,
            };
        }
        let edge = |charted: (Space, Terrain), open: Space| {
            let is_edge = fits(charted) && self.ground(charted.0).level() == 1;
            (is_edge && self.ground(open).is_open()).then_some(open)
        };
        let shim = edge(on[0], second).or(edge(on[1], first))?;
        (may_shim && self.may_use_up(1)).then_some(Some(shim))
    }
}

impl World {
    pub(super) fn has_single(&self) -> bool {
        self.singles > 0 || self.variant.endless_singles
    }

    /// Every way to lay this side of a tile.
    pub(super) fn lays(&self, seat: usize, tile: u8, side: u8) -> Vec<Lay> {
        let person = &self.people[seat];
        let may_shim = person.uses > 0 && person.cartographer >= 1 && self.has_single();
        let (left, right) = table::halves(tile, side);
        let mut lays = vec![];
        for first in person.land.keys() {
            for second in neighbours(first) {
                if let Some(shim) = person.lay([(first, left), (second, right)], may_shim) {
                    lays.push(Lay { first, second, shim });
                }
            }
        }
        lays
    }

    /// Tiles of the reserve and sides that can be laid.
    pub(super) fn tiles_to_lay(&self, seat: usize) -> Vec<(u8, u8)> {
        let tiles = self.people[seat].tiles.iter().filter(|(_, count)| **count > 0);
        let sides = tiles.flat_map(|(tile, _)| [(*tile, 1), (*tile, 2)]);
        sides.filter(|(tile, side)| !self.lays(seat, *tile, *side).is_empty()).collect()
    }

    /// Puts a single tile somewhere (a shim, or what the cartographer charts).
    pub(super) fn put_single(&mut self, seat: usize, space: Space, terrain: Terrain) {
        self.singles = self.singles.saturating_sub(1);
        self.people[seat].ground_mut(space).tiles.push((terrain, Kind::Single));
    }

    /// What the cartographer can chart, with the steps it costs (R29, R93).
    pub(super) fn charts(&self, seat: usize) -> Vec<(Space, Terrain, usize)> {
        let person = &self.people[seat];
        if person.uses == 0 || !self.has_single() {
            return vec![];
        }
        let mut charts = vec![];
        for (space, ground) in &person.land {
            for terrain in TERRAINS {
                let cut = usize::from(person.has(11));
                let steps = match ground.level() {
                    0 if ground.is_open() && person.touches_land(space) => 2,
                    0 => continue,
                    1..=3 => 3 - cut,
                    _ => 4 - cut,
                };
                let is_covered = ground.top().is_none_or(|top| covers(terrain, top));
                let is_fit = ground.level() == 0 || ground.is_free() && person.may_use_up(1);
                if is_covered && is_fit && person.cartographer >= steps {
                    charts.push((*space, terrain, steps));
                }
            }
        }
        charts
    }

    /// 5.6: bank, half and land for an islet.
    pub(super) fn moors(&self, seat: usize) -> Vec<(&'static str, char, Space)> {
        let person = &self.people[seat];
        let mut moors = vec![];
        for (bank, half, at) in table::WATER {
            let is_open = !person.islets.contains_key(bank) && (self.round > 1 || bank == "WR1");
            for space in table::shore(at) {
                let fits = person.ground(space).is_open() && person.touches_land(space);
                if is_open && fits && space != START {
                    moors.push((bank, half, space));
                }
            }
        }
        moors
    }
}
