//! R63: storage is a heap of items that fit the spots, whichever lies where.
use alloc::{collections::BTreeSet, vec, vec::Vec};

use super::{
    table::{self, Building, Item},
    world::Person,
};

impl Person {
    /// R63: every storage spot, with what it may hold.
    fn storage_spots(&self) -> Vec<BTreeSet<Item>> {
        let built = 2 - self.board[&Building::Small];
        let boat = usize::from(self.landings.values().any(|(boat, _)| *boat == 1));
        let mut spots = vec![BTreeSet::from(table::ITEMS); 5 + built + boat];
        spots.extend(self.small.iter().flat_map(|card| table::spots(*card)));
        spots
    }

    /// Could these all be stored besides what is stored?
    pub(super) fn has_room(&self, more: &[Item]) -> bool {
        let stored = self.storage.iter().flat_map(|(item, count)| vec![*item; *count]);
        let items: Vec<Item> = stored.chain(more.iter().copied()).collect();
        is_matchable(&items, &self.storage_spots())
    }
}

/// Is there a spot for each item? One after the other, items give way to others.
fn is_matchable(items: &[Item], spots: &[BTreeSet<Item>]) -> bool {
    fn settle(
        item: usize,
        items: &[Item],
        spots: &[BTreeSet<Item>],
        (held, seen): (&mut [Option<usize>], &mut [bool]),
    ) -> bool {
        for (spot, allowed) in spots.iter().enumerate() {
            if !allowed.contains(&items[item]) || core::mem::replace(&mut seen[spot], true) {
                continue;
            }
            let gives_way = match held[spot] {
                None => true,
                Some(other) => settle(other, items, spots, (held, seen)),
            };
            if gives_way {
                held[spot] = Some(item);
                return true;
            }
        }
        false
    }
    let mut held = vec![None; spots.len()];
    (0..items.len())
        .all(|item| settle(item, items, spots, (&mut held, &mut vec![false; spots.len()])))
}
