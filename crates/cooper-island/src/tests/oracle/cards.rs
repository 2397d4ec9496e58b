//! Large building cards (COMPONENTS 14, R73, R86).
use alloc::{format, vec, vec::Vec};

use super::{
    deeds::joined_words,
    gains::{boat_words, islet_boon},
    payment::subsets,
    sections::{Deed, Doing},
    table::{CUBES, Item, Space},
    talk::{Options, Story, Window},
    words,
    world::{Shape, Thing, World},
};

impl World {
    fn lid_spaces(&self, seat: usize) -> Vec<Space> {
        let person = &self.people[seat];
        let has_lid = person.lids > 0 && person.free().len() > person.due;
        if has_lid { person.free() } else { vec![] }
    }

    fn boats_up(&self, seat: usize) -> Vec<u8> {
        let landings = self.people[seat].landings.values();
        landings.filter(|(_, is_up)| *is_up).map(|(boat, _)| *boat).collect()
    }
}

impl Story {
    /// R86, R87.
    pub(super) fn is_usable(&self, card: u8) -> bool {
        let (world, me) = (&self.world, self.acting);
        let can = |deed| world.can_do(me, deed);
        match card {
            1 => can(Deed::Draw) || can(Deed::Place),
            2 => can(Deed::Steps(4)) || self.window != Window::End,
            3 | 4 | 10 | 12 => true,
            5 => !world.islets_to_use(me).is_empty(),
            6 => !world.boats_to_use(me).is_empty(),
            7 => !self.pieces().is_empty() && !world.people[me].free().is_empty(),
            8 => !world.lid_spaces(me).is_empty(),
            9 => can(Deed::Ruin) || can(Deed::Statue),
            11 => can(Deed::Steps(3)) || can(Deed::Item),
            13 => can(Deed::Supply),
            14 => !world.boats_up(me).is_empty(),
            _ => can(Deed::Boat { cut: 1 }),
        }
    }

    pub(super) fn use_card(&mut self, card: u8) {
        self.me().large.insert(card, false);
        match card {
            1 => self.parts(vec![Deed::Draw, Deed::Place]),
            2 => {
                if self.window != Window::End {
                    self.me().uses += 1;
                }
                self.parts(vec![Deed::Steps(4)]);
            }
            3 => self.take_to_market(4, &[Item::Coin]),
            4 => self.take_to_market(4, &CUBES),
            5 => self.ferry(),
            6 => self.ship_out(),
            7 => self.shift(),
            8 => self.pack(),
            9 => self.parts(vec![Deed::Ruin, Deed::Statue]),
            10 => {
                self.feed();
                self.helm_part(1);
            }
            11 => self.parts(vec![Deed::Steps(3), Deed::Item]),
            12 => self.take_to_market(2, &[Item::Gold, Item::Cloth]),
            13 => self.supply(),
            14 => self.break_boats(),
            _ => self.build_boat(1),
        }
    }

    /// Parts that may each be done once, in any order.
    fn parts(&mut self, mut left: Vec<Deed>) {
        let me = self.acting;
        while !left.is_empty() {
            let options = |world: &World| {
                let mut options = world.doings(me, &left);
                options.push(("done".into(), Doing::End));
                options
            };
            let doing = self.decide(options);
            let Doing::Deed(deed) = doing else { return };
            left.retain(|other| *other != deed);
            self.carry_out(doing);
        }
    }

    /// LB5, R70: two different islets.
    fn ferry(&mut self) {
        let me = self.acting;
        let mut used = vec![];
        while used.len() < 2 {
            let options = |world: &World| {
                let islets = world.islets_to_use(me).into_iter().filter(|it| !used.contains(it));
                let word = |it: u8| (format!("use_islet islet={}", words::islet(it)), Some(it));
                islets.map(word).chain([("done".into(), None)]).collect()
            };
            let Some(islet) = self.decide(options) else { return };
            used.push(islet);
            self.perform(&islet_boon(islet));
        }
    }

    /// LB6: two different boats.
    fn ship_out(&mut self) {
        let me = self.acting;
        let mut used = vec![];
        while used.len() < 2 {
            let options = |world: &World| {
                let boats = world.boats_to_use(me).into_iter();
                let boats = boat_words(boats.filter(|it| !used.contains(it)).collect());
                let boats = boats.into_iter().map(|(word, boat)| (word, Some(boat)));
                boats.chain([("done".into(), None)]).collect()
            };
            let Some(boat) = self.decide(options) else { return };
            used.push(boat);
            self.income_of(boat);
        }
    }

    /// LB7, R68.
    fn shift(&mut self) {
        let pieces = self.pieces();
        let free = self.me().free();
        let both = pieces.into_iter().flat_map(|from| free.iter().map(move |to| (from, *to)));
        let word = |(from, to)| (format!("shift from={from} to={to}"), (from, to));
        let (from, to) = self.choose(self.acting, both.map(word).collect());
        let piece = self.me().ground_mut(from).thing.take();
        self.me().ground_mut(to).thing = piece;
        self.parts(vec![Deed::Steps(2)]);
    }

    /// LB8.
    fn pack(&mut self) {
        let me = self.acting;
        let spaces = self.world.lid_spaces(me).into_iter();
        let options = spaces.map(|space| (format!("put_lid space={space}"), space)).collect();
        let space = self.choose(me, options);
        self.me().lids -= 1;
        self.me().ground_mut(space).thing = Some(Thing::Lid);
        self.gain_helm(1);
        let options = |_: &World| vec![("do deed=coin".into(), true), ("done".into(), false)];
        if self.decide(options) {
            self.take_to_market(1, &[Item::Coin]);
        }
    }

    /// A last part that brings helm points.
    fn helm_part(&mut self, points: usize) {
        let options = |_: &World| vec![("do deed=helm".into(), true), ("done".into(), false)];
        if self.decide(options) {
            self.gain_helm(points);
        }
    }

    /// LB14.
    fn break_boats(&mut self) {
        let up = self.world.boats_up(self.acting);
        let sets = subsets(&up).into_iter().filter(|set| (1..=3).contains(&set.len()));
        let word = |set: alloc::collections::BTreeSet<u8>| {
            let names: Vec<_> = set.iter().map(|boat| words::boat(*boat)).collect();
            (format!("turn_boats boats={}", joined_words(&names)), set)
        };
        let set = self.choose(self.acting, sets.map(word).collect::<Options<_>>());
        for (boat, is_up) in self.me().landings.values_mut() {
            *is_up &= !set.contains(boat);
        }
        let options = |_: &World| vec![("do deed=helm".into(), true), ("done".into(), false)];
        if self.decide(options) {
            self.gain_each(set.len());
        }
    }

    /// 10.1: the payment and what comes of it.
    pub(super) fn feed(&mut self) {
        let (me, redundant) = (self.acting, self.world.variant.redundant);
        let person = self.me().clone();
        let meals = person.meals(redundant).into_iter();
        let options = meals.map(|meal| (person.meal_word(&meal), meal)).collect();
        let meal = self.choose(me, options);
        let worth: usize = meal
            .iter()
            .map(|given| person.value(given) * if given.item == Item::Coin { 2 } else { 1 })
            .sum();
        meal.iter().for_each(|given| self.me().give(given));
        let cost = person.feeding();
        if worth < cost {
            self.anchors(cost - worth);
            return;
        }
        let points = 2 - person.slots[&Shape::Special];
        self.gain_each(points);
    }

    /// R13 with its option: points of one source, or each by itself.
    pub(super) fn gain_each(&mut self, points: usize) {
        if self.world.variant.split {
            (0..points).for_each(|_| self.gain_helm(1));
        } else {
            self.gain_helm(points);
        }
    }
}
