//! Costs: reductions, and every set of items that pays (5.2, R6, R8, R33, R84, R91).
use alloc::{collections::BTreeSet, vec, vec::Vec};

use super::{
    table::{Cost, ITEMS, Item, Space},
    world::{Person, Thing},
};

/// So many of the storage, and these from land.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Given {
    pub(super) item: Item,
    pub(super) stored: usize,
    pub(super) land: BTreeSet<Space>,
}

/// A cost, and whether a piece is bought that needs a place (R33).
#[derive(Debug, Clone)]
pub(super) struct Price {
    pub(super) cost: Cost,
    pub(super) is_piece: bool,
}

/// R84: what may be left of a cost after a reduction by so much.
pub(super) fn remainders(cost: &Cost, cut: usize) -> Vec<Cost> {
    let mut left = BTreeSet::from([cost.clone()]);
    for _ in 0..cut {
        let mut next = BTreeSet::new();
        for cost in &left {
            for (item, count) in cost.iter().filter(|(_, count)| **count > 0) {
                let mut less = cost.clone();
                less.insert(*item, count - 1);
                next.insert(less);
            }
        }
        if next.is_empty() {
            break;
        }
        left = next;
    }
    left.into_iter().collect()
}

pub(super) fn subsets<T: Copy + Ord>(all: &[T]) -> Vec<BTreeSet<T>> {
    let mut sets = vec![BTreeSet::new()];
    for one in all {
        for at in 0..sets.len() {
            let mut with = sets[at].clone();
            with.insert(*one);
            sets.push(with);
        }
    }
    sets
}

impl Person {
    pub(super) fn cubes_on_land(&self, item: Item) -> Vec<Space> {
        self.where_is(|ground| ground.cube() == Some(item))
    }

    pub(super) fn value(&self, given: &Given) -> usize {
        let land: usize = given.land.iter().map(|space| self.ground(space).level()).sum();
        given.stored + land
    }

    /// R6: with any item left out it would be too little.
    fn is_tight(&self, given: &Given, need: usize) -> bool {
        let value = self.value(given);
        let mut each = given.land.iter().map(|space| self.ground(space).level());
        (given.stored == 0 || value - 1 < need) && each.all(|level| value - level < need)
    }

    /// Every set that covers one component.
    pub(super) fn sets(&self, item: Item, need: usize, redundant: bool) -> Vec<Given> {
        let held = self.storage.get(&item).copied().unwrap_or(0);
        let land = subsets(&self.cubes_on_land(item));
        let all = land
            .iter()
            .flat_map(|land| (0..=held).map(|stored| Given { item, stored, land: land.clone() }));
        let covers = |given: &Given| {
            let is_enough = self.value(given) >= need;
            is_enough && ((redundant && need > 0) || self.is_tight(given, need))
        };
        all.filter(covers).collect()
    }

    pub(super) fn give(&mut self, given: &Given) {
        *self.storage.entry(given.item).or_default() -= given.stored;
        for space in &given.land {
            self.ground_mut(space).thing = None;
        }
    }

    /// Could the components from `item` on be paid, and the piece be placed?
    pub(super) fn can_pay_from(&self, at: usize, price: &Price, redundant: bool) -> bool {
        let Some(item) = ITEMS.get(at) else { return !price.is_piece || self.has_place() };
        let need = price.cost.get(item).copied().unwrap_or(0);
        let sets = self.sets(*item, need, redundant);
        let is_free = !price.is_piece || self.free().len() > self.due;
        if is_free {
            return !sets.is_empty() && self.can_pay_from(at + 1, price, redundant);
        }
        sets.iter().any(|given| {
            let mut after = self.clone();
            after.give(given);
            after.can_pay_from(at + 1, price, redundant)
        })
    }

    pub(super) fn can_pay(&self, price: &Price, redundant: bool) -> bool {
        self.can_pay_from(0, price, redundant)
    }

    /// R33: enough free spaces, or enough cubes that can be stored.
    fn has_place(&self) -> bool {
        if self.free().len() > self.due {
            return true;
        }
        self.storable().into_iter().any(|space| {
            let mut after = self.clone();
            after.store(space);
            after.has_place()
        })
    }

    /// R33 (b): what may be stored now, so that in the end there is a place.
    pub(super) fn forced_stores(&self) -> Vec<Space> {
        let fits = |space: &Space| {
            let mut after = self.clone();
            after.store(space);
            after.has_place()
        };
        self.storable().into_iter().filter(fits).collect()
    }

    /// Y1: cubes on land for which there is a spot.
    pub(super) fn storable(&self) -> Vec<Space> {
        self.where_is(|ground| ground.cube().is_some_and(|item| self.has_room(&[item])))
    }

    pub(super) fn store(&mut self, space: Space) {
        let ground = self.ground_mut(space);
        let Some(Thing::Cube(item)) = ground.thing.take() else { panic!("no cube on {space}") };
        *self.storage.entry(item).or_default() += 1;
    }

    /// R81: every set of food and substitutes that feeds, and those that fall short.
    pub(super) fn meals(&self, redundant: bool) -> Vec<Vec<Given>> {
        let cost = self.feeding();
        let mut foods = vec![Item::Food];
        foods.extend(self.has(2).then_some(Item::Coin));
        foods.extend(self.has(3).then_some(Item::Wood));
        let worth =
            |given: &Given| self.value(given) * if given.item == Item::Coin { 2 } else { 1 };
        let mut meals = vec![vec![]];
        for item in foods {
            let held = self.storage.get(&item).copied().unwrap_or(0);
            let land = subsets(&self.cubes_on_land(item));
            let more = |meal: &Vec<Given>| {
                let with = land.iter().flat_map(|land| {
                    (0..=held).map(|stored| Given { item, stored, land: land.clone() })
                });
                with.map(|given| [meal.clone(), vec![given]].concat()).collect::<Vec<_>>()
            };
            meals = meals.iter().flat_map(more).collect();
        }
        let food = Given {
            item: Item::Food,
            stored: self.storage.get(&Item::Food).copied().unwrap_or(0),
            land: self.cubes_on_land(Item::Food).into_iter().collect(),
        };
        let all_food = self.value(&food);
        let is_legal = |meal: &Vec<Given>| {
            let sum: usize = meal.iter().map(worth).sum();
            if sum < cost {
                return all_food < cost && meal[0] == food;
            }
            let tight = |given: &Given| {
                let unit = if given.item == Item::Coin { 2 } else { 1 };
                let mut land = given.land.iter().map(|at| self.ground(at).level());
                (given.stored == 0 || sum - unit < cost) && land.all(|level| sum - level < cost)
            };
            redundant || meal.iter().all(tight)
        };
        meals.into_iter().filter(is_legal).collect()
    }
}
