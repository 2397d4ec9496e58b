//! What bots may ask when boats are laid: what can be built once fleet 5 has swapped two
//! boats, or fleet 6 has moved one.
use alloc::vec::Vec;

use skerry_core::Seat;

use crate::{
    action::Action,
    components::{Cargo, Fleet, Tile},
    map,
    names::{Island, Space},
    sets::SpaceSet,
    state::{Phase, Yamatai, tiles},
    steps::{build, shift},
};

/// A building, and what the power of the fleet does for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shift {
    tile: Tile,
    island: Island,
    boat: Space,
    target: Target,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Target {
    Boat(Space),
    Free(Space),
}

impl Shift {
    /// The power, and the building after it.
    pub fn actions(&self) -> [Action; 4] {
        let second = match self.target {
            Target::Boat(boat) => Action::SwapWith { boat },
            Target::Free(at) => Action::MoveTo { at },
        };
        let build = Action::Build { tile: self.tile, island: self.island };
        [Action::UsePower, Action::Pick { boat: self.boat }, second, build]
    }
}

impl Yamatai {
    /// What `seat` could build if it used the power of fleet 5 or 6 now: one way for each
    /// building that cannot be built without. Kaguya's bamboo is not thought of.
    pub fn shifts(&self, seat: Seat) -> Vec<Shift> {
        let is_open = matches!(self.doing.fleet, Fleet::SWAP | Fleet::MOVE)
            && !self.doing.power_used
            && self.phase() == Phase::Boats
            && !self.fresh.is_empty();
        let mut found = Vec::new();
        if !is_open {
            return found;
        }
        for island in self.empty_islands().iter() {
            let site = Site::of(self, island);
            for tile in tiles(build::tiles_in_reach(self, seat)) {
                let Some((boat, target)) = site.shift(tile) else { continue };
                found.push(Shift { tile, island, boat, target });
            }
        }
        found
    }
}

/// An island on which somebody would like to build.
struct Site<'a> {
    game: &'a Yamatai,
    ring: SpaceSet,
    /// Boats around it, by colour.
    around: [u8; 5],
}

impl<'a> Site<'a> {
    fn of(game: &'a Yamatai, island: Island) -> Site<'a> {
        let ring = map::ring(island);
        Site { game, ring, around: game.boats.map(|boats| boats.and(ring).len() as u8) }
    }

    /// What makes `tile` possible here; nothing if it is possible already, or too much is
    /// missing.
    fn shift(&self, tile: Tile) -> Option<(Space, Target)> {
        let cost = tile.print().cost.0;
        let lacks = |cargo: &Cargo| cost[cargo.index()].saturating_sub(self.around[cargo.index()]);
        let missing: u8 = Cargo::ALL.iter().map(lacks).sum();
        let is_fresh = !self.ring.and(self.game.fresh).is_empty();
        let outside = match missing {
            0 if is_fresh => return None,
            0 => self.game.fresh,
            1 => {
                let cargo = Cargo::ALL.into_iter().find(|cargo| lacks(cargo) == 1)?;
                self.game.boats[cargo.index()]
            }
            _ => return None,
        };
        let mut helpers = outside.without(self.ring).iter();
        helpers.find_map(|boat| match self.game.doing.fleet {
            Fleet::MOVE => self.place_for(boat).map(|at| (boat, Target::Free(at))),
            Fleet(_) => self.swap_for(boat, cost).map(|other| (boat, Target::Boat(other))),
        })
    }

    /// Where a boat could be moved to, so that there is a fresh one here.
    fn place_for(&self, boat: Space) -> Option<Space> {
        let is_fresh = !self.ring.or(SpaceSet::one(boat)).and(self.game.fresh).is_empty();
        shift::havens(self.game, boat).and(self.ring).iter().next().filter(|_| is_fresh)
    }

    /// A boat here that is not needed, so that there is a fresh one after the swap.
    fn swap_for(&self, boat: Space, cost: [u8; 5]) -> Option<Space> {
        let cargo = self.game.cargo_at(boat)?.index();
        let there = self.ring.and(self.game.occupied());
        there.iter().find(|other| {
            let own = self.game.cargo_at(*other).map_or(cargo, Cargo::index);
            let is_equal = own == cargo && self.around[own] >= cost[own];
            let is_spare = is_equal || self.around[own] > cost[own];
            let after = self.ring.without(SpaceSet::one(*other)).or(SpaceSet::one(boat));
            is_spare && !after.and(self.game.fresh).is_empty()
        })
    }
}
