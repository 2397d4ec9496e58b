//! R6, R81 Which sets of coins and cubes pay for something: all of them, none twice, and
//! nothing in them that could be left out.
use crate::{
    components::{Card, Cost, Effect, Item},
    land::each,
    sheet::Sheet,
};

/// Cubes on land one by one, and coins, food and wood in storage.
const MOST: usize = 24 + 3;

/// Things of equal worth in one place.
#[derive(Debug, Clone, Copy)]
struct Heap {
    value: u8,
    count: u8,
    /// The cube on this space; without one, items in storage.
    land: u32,
    item: Item,
}

/// What is given for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Payment {
    /// From storage.
    pub(crate) stored: Cost,
    /// Cubes on these spaces.
    pub(crate) land: u32,
}

/// All that could be given, the most valuable first.
pub(crate) struct Purse {
    heaps: [Heap; MOST],
    len: usize,
    /// What all from here on are worth.
    rest: [u16; MOST + 1],
    target: u16,
    /// Whether more may be given than is needed.
    redundant: bool,
}

impl Purse {
    /// What pays for one component of a cost.
    pub(crate) fn of(sheet: &Sheet, item: Item, target: u8, redundant: bool) -> Purse {
        let mut purse = Purse::empty(target, redundant);
        purse.add_land(sheet, sheet.land.cubes_of(item), item);
        purse.add(1, sheet.storage[item.index()], item);
        purse.sum();
        purse
    }

    /// What pays for feeding: food, and what cards allow besides.
    pub(crate) fn feeding(sheet: &Sheet, target: u8, redundant: bool) -> Purse {
        let mut purse = Purse::empty(target, redundant);
        purse.add_land(sheet, sheet.land.cubes_of(Item::Food), Item::Food);
        if sheet.has(Card::Smokehouse) {
            purse.add_land(sheet, sheet.land.cubes_of(Item::Wood), Item::Wood);
        }
        for effect in sheet.effects() {
            if let Effect::FeedCoins(value) = effect {
                purse.add(value, sheet.storage[Item::Coin.index()], Item::Coin);
            }
        }
        purse.add(1, sheet.storage[Item::Food.index()], Item::Food);
        if sheet.has(Card::Smokehouse) {
            purse.add(1, sheet.storage[Item::Wood.index()], Item::Wood);
        }
        purse.heaps[..purse.len].sort_by_key(|heap| core::cmp::Reverse(heap.value));
        purse.sum();
        purse
    }

    fn empty(target: u8, redundant: bool) -> Purse {
        let nothing = Heap { value: 0, count: 0, land: 0, item: Item::Coin };
        Purse {
            heaps: [nothing; MOST],
            len: 0,
            rest: [0; MOST + 1],
            target: target.into(),
            redundant,
        }
    }

    fn add(&mut self, value: u8, count: u8, item: Item) {
        if count > 0 {
            self.heaps[self.len] = Heap { value, count, land: 0, item };
            self.len += 1;
        }
    }

    /// The highest levels first.
    fn add_land(&mut self, sheet: &Sheet, mut cubes: u32, item: Item) {
        while cubes != 0 {
            let highest = sheet.land.highest(cubes);
            cubes &= !highest;
            for space in each(highest) {
                let value = sheet.land.level_at(space);
                self.heaps[self.len] = Heap { value, count: 1, land: space.bit(), item };
                self.len += 1;
            }
        }
    }

    fn sum(&mut self) {
        for at in (0..self.len).rev() {
            let heap = self.heaps[at];
            self.rest[at] = self.rest[at + 1] + u16::from(heap.value) * u16::from(heap.count);
        }
    }

    /// What everything is worth.
    pub(crate) fn worth(&self) -> u16 {
        self.rest[0]
    }

    /// Goes through all payments until `stop` says so; whether it did.
    ///
    /// With the most valuable first, nothing is redundant exactly if every sum before the
    /// last addition is too small: what is added last is the least.
    pub(crate) fn find(&self, stop: &mut impl FnMut(Payment) -> bool) -> bool {
        self.search(0, 0, Payment { stored: [0; 6], land: 0 }, stop)
    }

    fn search(
        &self,
        at: usize,
        sum: u16,
        given: Payment,
        stop: &mut impl FnMut(Payment) -> bool,
    ) -> bool {
        if self.redundant && at == self.len {
            return sum >= self.target && stop(given);
        }
        if at == self.len || sum + self.rest[at] < self.target {
            return false;
        }
        let heap = self.heaps[at];
        for count in 0..=heap.count {
            let sum = sum + u16::from(heap.value) * u16::from(count);
            let mut given = given;
            if heap.land == 0 {
                given.stored[heap.item.index()] += count;
            } else if count > 0 {
                given.land |= heap.land;
            }
            if sum >= self.target && !self.redundant {
                return stop(given);
            }
            if self.search(at + 1, sum, given, stop) {
                return true;
            }
        }
        false
    }

    /// R81 (b): every set that does not reach the target, of what is no food.
    pub(crate) fn find_short(&self, stop: &mut impl FnMut(Payment, u16) -> bool) -> bool {
        self.search_short(0, 0, Payment { stored: [0; 6], land: 0 }, stop)
    }

    fn search_short(
        &self,
        at: usize,
        sum: u16,
        given: Payment,
        stop: &mut impl FnMut(Payment, u16) -> bool,
    ) -> bool {
        if at == self.len {
            return stop(given, sum);
        }
        let heap = self.heaps[at];
        // All the food is given.
        let least = if heap.item == Item::Food { heap.count } else { 0 };
        for count in least..=heap.count {
            let sum = sum + u16::from(heap.value) * u16::from(count);
            if sum >= self.target {
                break;
            }
            let mut given = given;
            if heap.land == 0 {
                given.stored[heap.item.index()] += count;
            } else if count > 0 {
                given.land |= heap.land;
            }
            if self.search_short(at + 1, sum, given, stop) {
                return true;
            }
        }
        false
    }
}
