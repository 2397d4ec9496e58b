//! What bots may ask before the boats of a turn are laid: the best building in reach.
use skerry_core::Seat;

use crate::{
    components::{COINS_A_POINT, Cargo, Fleet, Tile},
    map,
    names::{Island, Space},
    sets::SpaceSet,
    state::{Yamatai, tiles},
    steps::{bonus::bonus, build, place},
};

/// Most boats that are laid for a building: all that it costs, and one on the way.
const MOST_BOATS: usize = 5;

/// A building, and the boats to be laid for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prospect {
    pub tile: Tile,
    pub island: Island,
    /// What it brings at once, in coins.
    pub worth: u16,
    boats: [Option<(Cargo, Space)>; MOST_BOATS],
}

impl Prospect {
    /// The boats, in the order in which they are laid.
    pub fn boats(&self) -> impl Iterator<Item = (Cargo, Space)> {
        self.boats.into_iter().flatten()
    }
}

impl Yamatai {
    /// The building that brings `seat` most at once. Asked before the first boat is laid,
    /// and found quickly: with boats around the island only, but for one on the way there,
    /// and without Kaguya's bamboo.
    pub fn best_prospect(&self, seat: Seat) -> Option<Prospect> {
        let first = place::spaces(self, seat).0;
        let tiles_in_reach = build::tiles_in_reach(self, seat);
        let mut best: Option<Prospect> = None;
        for island in self.empty_islands().iter() {
            let ring = map::ring(island);
            let around = self.boats_around(island);
            for tile in tiles(tiles_in_reach) {
                let Some(need) = self.lacking(around, tile) else { continue };
                let bonus = bonus(self, seat, tile, island);
                let points = tile.points() as u16 + u16::from(bonus.prestige());
                let worth = points * COINS_A_POINT + bonus.coins();
                if best.is_some_and(|best| best.worth >= worth) {
                    continue;
                }
                let mut chain = Chain { game: self, ring, first, boats: [None; MOST_BOATS] };
                if chain.lay(0, self.doing.pool, need, true) {
                    best = Some(Prospect { tile, island, worth, boats: chain.boats });
                }
            }
        }
        best
    }

    /// What the pool has to add to these boats for a tile; nothing if it cannot.
    #[inline]
    fn lacking(&self, around: u32, tile: Tile) -> Option<[u8; 5]> {
        let mut need = tile.print().cost.0;
        let mut waives = u8::from(self.doing.fleet == Fleet::CHEAPER);
        for (colour, need) in need.iter_mut().enumerate() {
            *need = need.saturating_sub((around >> (4 * colour) & 0xF) as u8);
            let missing = need.saturating_sub(self.doing.pool[colour]);
            if missing > waives {
                return None;
            }
            waives -= missing;
            *need -= missing;
        }
        Some(need)
    }
}

/// Boats on their way around an island.
struct Chain<'a> {
    game: &'a Yamatai,
    ring: SpaceSet,
    /// Where the first boat may go, by colour.
    first: [SpaceSet; 5],
    boats: [Option<(Cargo, Space)>; MOST_BOATS],
}

impl Chain<'_> {
    /// Lays what is needed after the first `laid` boats; one of another colour or beside
    /// the ring may be spared for it.
    fn lay(&mut self, laid: usize, pool: [u8; 5], need: [u8; 5], may_spare: bool) -> bool {
        let is_there = self.boats[..laid].iter().flatten().any(|(_, at)| self.ring.contains(*at));
        if need == [0; 5] && is_there {
            return true;
        }
        if laid == MOST_BOATS {
            return false;
        }
        for cargo in Cargo::ALL {
            let at = cargo.index();
            if pool[at] > 0 && (need[at] > 0 || need == [0; 5]) {
                let mut left = need;
                left[at] = left[at].saturating_sub(1);
                let spaces = self.next(laid, cargo).and(self.ring);
                if self.try_each(laid, cargo, spaces, (pool, left, may_spare)) {
                    return true;
                }
            }
        }
        if !may_spare {
            return false;
        }
        let way = map::beside(self.ring).or(self.ring);
        Cargo::ALL.into_iter().any(|cargo| {
            pool[cargo.index()] > need[cargo.index()] && {
                let spaces = self.next(laid, cargo).and(way);
                self.try_each(laid, cargo, spaces, (pool, need, false))
            }
        })
    }

    /// Goes on after a boat of this colour on any of these spaces.
    fn try_each(
        &mut self,
        laid: usize,
        cargo: Cargo,
        spaces: SpaceSet,
        (mut pool, need, may_spare): ([u8; 5], [u8; 5], bool),
    ) -> bool {
        pool[cargo.index()] -= 1;
        for at in spaces.iter() {
            self.boats[laid] = Some((cargo, at));
            if self.lay(laid + 1, pool, need, may_spare) {
                return true;
            }
        }
        self.boats[laid] = None;
        false
    }

    /// Where the next boat may go.
    fn next(&self, laid: usize, cargo: Cargo) -> SpaceSet {
        let Some(Some((_, last))) = laid.checked_sub(1).map(|last| self.boats[last]) else {
            return self.first[cargo.index()];
        };
        let taken = self.boats[..laid].iter().flatten();
        let taken = taken.fold(SpaceSet::EMPTY, |all, (_, at)| all.or(SpaceSet::one(*at)));
        map::connected(last).and(self.game.free()).without(taken)
    }
}
