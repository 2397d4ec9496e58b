//! What islets, boats and log books bring, and how items come in (5.1, D3, D6, R76).
use alloc::{
    collections::{BTreeMap, BTreeSet},
    format, vec,
    vec::Vec,
};

use super::{
    table::{ITEMS, Item},
    talk::{Options, Story},
    words,
    world::{Person, World},
};

/// What something brings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Boon {
    /// One item of each list.
    Items(Vec<Vec<Item>>),
    Draw,
    Step,
    Ruin,
    Copy,
}

/// COMPONENTS 4.
pub(super) fn islet_boon(islet: u8) -> Boon {
    use Item::{Cloth, Coin, Food, Gold, Stone, Wood};
    match islet {
        1 => Boon::Ruin,
        2 => Boon::Items(vec![vec![Wood, Stone], vec![Food]]),
        3 => Boon::Items(vec![vec![Coin]]),
        4 => Boon::Draw,
        5 => Boon::Step,
        _ => Boon::Items(vec![vec![Gold, Cloth]]),
    }
}

/// COMPONENTS 5.
pub(super) fn boat_boon(boat: u8) -> Boon {
    use Item::{Cloth, Coin, Food, Gold, Stone, Wood};
    match boat {
        1 => Boon::Items(vec![vec![Wood, Stone, Food]]),
        2 => Boon::Items(vec![vec![Coin]]),
        3 => Boon::Draw,
        4 => Boon::Step,
        5 => Boon::Copy,
        _ => Boon::Items(vec![vec![Gold, Cloth]]),
    }
}

/// COMPONENTS 6.
fn book_boon(token: u8) -> Boon {
    use Item::{Cloth, Coin, Food, Gold, Stone, Wood};
    let both = |one, other| Boon::Items(vec![vec![one], vec![other]]);
    match token {
        1 => both(Coin, Food),
        2 => both(Coin, Wood),
        3 => both(Coin, Stone),
        4 => both(Wood, Food),
        5 => both(Stone, Food),
        6 => both(Wood, Stone),
        7 => Boon::Draw,
        8 => Boon::Step,
        9 => Boon::Items(vec![vec![Gold, Cloth]]),
        _ => Boon::Items(vec![vec![Wood, Stone, Food]]),
    }
}

/// Every way to take items, one of each list at most, that there is room for.
fn takes(person: &Person, lists: &[Vec<Item>]) -> BTreeSet<Vec<Item>> {
    let mut all = BTreeSet::from([vec![]]);
    for list in lists {
        let more = all.iter().flat_map(|taken: &Vec<Item>| {
            list.iter().map(|item| {
                let mut with = [taken.clone(), vec![*item]].concat();
                with.sort();
                with
            })
        });
        let more: Vec<_> = more.collect();
        all.extend(more);
    }
    all.into_iter().filter(|taken| person.has_room(taken)).collect()
}

impl World {
    /// R39, R41: boats face up, anyone's, by what they bring.
    pub(super) fn boats_built(&self) -> BTreeSet<u8> {
        let landings = self.people.iter().flat_map(|person| person.landings.values());
        landings.filter(|(_, is_up)| *is_up).map(|(boat, _)| *boat).collect()
    }

    pub(super) fn islets_placed(&self) -> BTreeSet<u8> {
        let islets = self.people.iter().flat_map(|person| person.islets.values());
        islets.map(|(islet, _)| *islet).collect()
    }

    /// R87: would it change anything?
    pub(super) fn is_boon(&self, seat: usize, boon: &Boon) -> bool {
        let person = &self.people[seat];
        match boon {
            Boon::Items(lists) => takes(person, lists).len() > 1,
            Boon::Draw => self.bag.values().sum::<usize>() > 0,
            Boon::Step => person.cartographer < 6,
            Boon::Ruin => !person.ruins_at_hand().is_empty() && !person.free_spots().is_empty(),
            Boon::Copy => !self.boats_to_use(seat).is_empty(),
        }
    }

    /// Boats whose income can be taken, anyone's. R39: naming the one that copies would be
    /// the same as naming what it copies.
    pub(super) fn boats_to_use(&self, seat: usize) -> Vec<u8> {
        let boats = self.boats_built().into_iter().filter(|boat| *boat != 5);
        boats.filter(|boat| self.is_boon(seat, &boat_boon(*boat))).collect()
    }

    pub(super) fn islets_to_use(&self, seat: usize) -> Vec<u8> {
        let islets = self.islets_placed().into_iter();
        islets.filter(|islet| self.is_boon(seat, &islet_boon(*islet))).collect()
    }
}

pub(super) fn boat_words(boats: Vec<u8>) -> Options<u8> {
    boats.into_iter().map(|it| (format!("use_boat boat={}", words::boat(it)), it)).collect()
}

impl Story {
    pub(super) fn offer_islet(&mut self, islet: u8) {
        self.offer(islet_boon(islet));
    }
    pub(super) fn offer_book(&mut self, token: u8) {
        self.offer(book_boon(token));
    }

    /// D3: perform or decline.
    pub(super) fn offer(&mut self, boon: Boon) {
        if boon == Boon::Copy {
            return self.offer_copy();
        }
        let me = self.acting;
        let options = |world: &World| {
            let perform = world.is_boon(me, &boon).then(|| ("perform".into(), true));
            perform.into_iter().chain([("decline".into(), false)]).collect()
        };
        if self.decide(options) {
            self.perform(&boon);
        }
    }

    /// BT5: the boat that is copied is named at once.
    fn offer_copy(&mut self) {
        let me = self.acting;
        let options = |world: &World| {
            let boats = boat_words(world.boats_to_use(me)).into_iter();
            let boats = boats.map(|(word, boat)| (word, Some(boat)));
            boats.chain([("decline".into(), None)]).collect()
        };
        if let Some(boat) = self.decide(options) {
            self.perform(&boat_boon(boat));
        }
    }

    /// The income of a boat that has been named.
    pub(super) fn income_of(&mut self, boat: u8) {
        self.perform(&boat_boon(boat));
    }

    pub(super) fn perform(&mut self, boon: &Boon) {
        match boon {
            Boon::Items(lists) => self.gain(lists.clone()),
            Boon::Draw => self.draw_tile(),
            Boon::Step => self.gain_steps(1),
            Boon::Ruin => self.remove_ruin(),
            Boon::Copy => self.offer_copy(),
        }
    }

    /// 5.7.
    pub(super) fn gain_steps(&mut self, steps: usize) {
        let me = self.me();
        me.cartographer = 6.min(me.cartographer + steps);
    }

    /// R76: into storage, as many as fit.
    pub(super) fn gain(&mut self, mut lists: Vec<Vec<Item>>) {
        let most = |person: &Person, lists: &[Vec<Item>]| {
            takes(person, lists).iter().map(Vec::len).max().unwrap_or(0)
        };
        // What leaves no choice comes first.
        lists.sort_by_key(Vec::len);
        let mut left = most(self.me(), &lists);
        while left > 0 {
            let is_all = left == lists.len();
            let choices = if is_all { &lists[..1] } else { &lists[..] };
            let mut ways = BTreeMap::new();
            for (at, list) in choices.iter().enumerate() {
                for item in list {
                    let mut after = self.me().clone();
                    *after.storage.entry(*item).or_default() += 1;
                    let mut rest = lists.clone();
                    rest.remove(at);
                    if after.has_room(&[]) && most(&after, &rest) + 1 == left {
                        ways.entry(*item).or_insert(at);
                    }
                }
            }
            let options =
                ways.into_iter().map(|(item, at)| (format!("take_item item={item}"), (item, at)));
            let (item, at) = self.choose(self.acting, options.collect());
            *self.me().storage.entry(item).or_default() += 1;
            lists.remove(at);
            left -= 1;
        }
    }

    /// Into the marketplace, so many of these.
    pub(super) fn take_to_market(&mut self, count: usize, from: &[Item]) {
        for _ in 0..count {
            let options = from.iter().map(|item| (format!("take_item item={item}"), *item));
            let item = self.choose(self.acting, options.collect());
            *self.me().market.entry(item).or_default() += 1;
        }
    }

    pub(super) fn gain_any_item(&mut self) {
        self.gain(vec![ITEMS.to_vec()]);
    }
}
