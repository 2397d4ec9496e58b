//! Game end: the five parts of a score, and who wins (11).
use alloc::vec::Vec;

use super::{
    table::{PASSAGE, Terrain},
    world::{Owner, Person, Thing, World},
};

/// The parts of a score as the score pad lists them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Sheet {
    pub(super) sailed: i32,
    pub(super) orders: i32,
    pub(super) flags: i32,
    pub(super) leftovers: i32,
    pub(super) anchors: i32,
}

impl Sheet {
    pub(super) fn points(self) -> i32 {
        self.sailed + self.orders + self.flags + self.leftovers + self.anchors
    }
}

impl Person {
    fn items_stored(&self) -> usize {
        self.storage.values().sum()
    }

    fn flags(&self) -> i32 {
        let on_settlements = self.where_is(|ground| {
            let is_piece = matches!(ground.thing, Some(Thing::Building(_) | Thing::Statue));
            is_piece && ground.top() == Some(Terrain::Settlement)
        });
        let is_up = |card: u8| self.large.get(&card) == Some(&true);
        let all_charted = PASSAGE.iter().all(|space| self.ground(space).is_charted());
        let flags = [
            (3, self.has(13) && all_charted),
            (2, self.has(14) && self.statues() >= 3),
            (1, self.has(15) && self.items_stored() >= 6),
            (3, is_up(11) && self.buildings() >= 4),
            (3, is_up(12) && on_settlements.len() >= 3),
            (3, is_up(13) && self.lids_taken() >= 4),
        ];
        flags.iter().filter(|(_, holds)| *holds).map(|(points, _)| points).sum()
    }
}

impl World {
    fn order_points(&self, seat: usize) -> i32 {
        let person = &self.people[seat];
        let points = |order| [0, 3, 5, 8][person.stage(order)];
        let held = self.orders.iter().filter_map(|(order, held)| Some((*order, (*held)?.0)));
        let (own, others): (Vec<_>, Vec<_>) =
            held.partition(|(_, owner)| *owner == Owner::Seat(seat));
        let copied = others.into_iter().filter(|(order, _)| *order != 8);
        let copied = copied.map(|(order, _)| points(order) - 1).max().unwrap_or(0).max(0);
        own.into_iter().map(|(order, _)| if order == 8 { copied } else { points(order) }).sum()
    }

    pub(super) fn sheet(&self, seat: usize) -> Sheet {
        let person = &self.people[seat];
        let tiles: usize = person.tiles.values().sum();
        let leftovers = person.items_stored() + person.cartographer + tiles;
        let of = |count: fn(&super::world::Ship) -> usize| {
            person.ships.iter().map(count).sum::<usize>() as i32
        };
        Sheet {
            sailed: of(|ship| ship.steps),
            orders: self.order_points(seat),
            flags: person.flags(),
            leftovers: (leftovers / 5) as i32,
            anchors: -of(|ship| ship.anchors),
        }
    }

    /// R58: better ones first, and among equals fewer uncharted spaces.
    pub(super) fn rank(&self, seat: usize) -> usize {
        let key = |seat: usize| {
            let uncharted = self.people[seat].where_is(|ground| !ground.is_charted()).len();
            (-self.sheet(seat).points(), uncharted)
        };
        1 + (0..self.people.len()).filter(|other| key(*other) < key(seat)).count()
    }
}
