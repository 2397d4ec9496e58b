//! Helm points, ships, log books, harbors and anchors (5.9 to 5.12, 5.3).
use alloc::{format, vec};

use super::{
    table::{ITEMS, Item, Space, Water, water},
    talk::{Options, Story},
    words,
    world::{Person, Thing, World},
};

/// What is paid as a fee: a stored item, or a cube from land.
#[derive(Debug, Clone, Copy)]
pub(super) enum Fee {
    Stored(Item),
    Land(Space),
    Refused,
}

const SHIPS: [&str; 2] = ["one_sail", "two_sail"];

/// D8, D20.
pub(super) fn fees(person: &Person) -> Options<Fee> {
    let stored = ITEMS.into_iter().filter(|item| person.storage.get(item).is_some_and(|n| *n > 0));
    let stored = stored.map(|item| (format!("pay_fee item={item} from=stored"), Fee::Stored(item)));
    let land = person.land.iter().filter_map(|(space, ground)| {
        let item = ground.cube()?;
        Some((format!("pay_fee item={item} from={space}"), Fee::Land(space)))
    });
    let refuse = vec![("refuse".into(), Fee::Refused)];
    stored.chain(land).chain(refuse).collect()
}

impl Story {
    pub(super) fn me(&mut self) -> &mut Person {
        &mut self.world.people[self.acting]
    }

    /// 5.9: points of one source.
    pub(super) fn gain_helm(&mut self, points: usize) {
        if points == 0 {
            return;
        }
        let ships = |_: &World| {
            let name = |ship: usize| (format!("sail ship={}", SHIPS[ship]), ship);
            vec![name(0), name(1)]
        };
        let ship = self.decide(ships);
        if let Some(left) = &mut self.me().ships[ship].open {
            *left += points;
            return;
        }
        self.me().ships[ship].open = Some(points);
        while self.me().ships[ship].open.is_some_and(|left| left > 0) {
            let it = &mut self.me().ships[ship];
            it.open = it.open.map(|left| left - 1);
            if it.anchors > 0 {
                it.anchors -= 1;
            } else {
                self.step(ship);
            }
        }
        self.me().ships[ship].open = None;
    }

    fn step(&mut self, ship: usize) {
        let ring = self.world.ring();
        let it = &mut self.me().ships[ship];
        let from = it.position;
        let to = (from + if ship == 0 { 1 } else { ring - 1 }) % ring;
        it.position = to;
        it.steps += 1;
        let mut passed = self.world.passed(ship, from, to);
        if passed.len() == 2 && passed[0] != passed[1] {
            let first = |islet: &u8| (format!("first islet={}", words::islet(*islet)), *islet);
            let first = self.choose(self.acting, passed.iter().map(first).collect());
            passed.sort_by_key(|islet| *islet != first);
        }
        for islet in passed {
            self.offer_islet(islet);
        }
        match water(to, self.world.people.len()) {
            Water::Bank(..) => {}
            Water::Bay => self.log_book(),
            Water::Harbor(owner) => {
                self.log_book();
                self.harbor_fee(ship, owner);
            }
        }
    }

    /// 5.10, R17.
    fn log_book(&mut self) {
        if self.world.pile.values().sum::<usize>() == 0 {
            return;
        }
        let token = words::log_book(&self.nature("log_book"));
        *self.world.pile.get_mut(&token).expect("a kind of log book") -= 1;
        self.me().books.push(token);
        self.offer_book(token);
    }

    /// 5.11.
    fn harbor_fee(&mut self, ship: usize, owner: usize) {
        let me = self.acting;
        let fee = self.decide(|world| fees(&world.people[me]));
        if let Some(item) = self.take_fee(fee) {
            if owner != me {
                *self.world.people[owner].market.entry(item).or_default() += 1;
            }
            return;
        }
        if !self.me().has(12) {
            self.me().ships[ship].anchors += 1;
        }
        if owner != me {
            self.compensate(owner);
        }
    }

    /// What leaves the player as a fee.
    pub(super) fn take_fee(&mut self, fee: Fee) -> Option<Item> {
        match fee {
            Fee::Refused => None,
            Fee::Stored(item) => {
                *self.me().storage.get_mut(&item).expect("stored") -= 1;
                Some(item)
            }
            Fee::Land(space) => {
                let thing = self.me().ground_mut(space).thing.take();
                let Some(Thing::Cube(item)) = thing else { panic!("no cube on {space}") };
                Some(item)
            }
        }
    }

    /// D9: another seat takes an item of the supply.
    pub(super) fn compensate(&mut self, seat: usize) {
        let options = ITEMS.into_iter().map(|item| (format!("take_item item={item}"), item));
        let item = self.choose(seat, options.collect());
        *self.world.people[seat].market.entry(item).or_default() += 1;
    }

    /// 5.12: anchors one by one, under the ship that has fewer.
    pub(super) fn anchors(&mut self, count: usize) {
        for _ in 0..count {
            let [one, two] = [0, 1].map(|ship: usize| self.me().ships[ship].anchors);
            let ship = match one.cmp(&two) {
                core::cmp::Ordering::Less => 0,
                core::cmp::Ordering::Greater => 1,
                core::cmp::Ordering::Equal => {
                    let options = [0, 1].map(|ship| (format!("anchor ship={}", SHIPS[ship]), ship));
                    self.choose(self.acting, options.into())
                }
            };
            self.me().ships[ship].anchors += 1;
        }
    }
}
