//! The whole game: set-up, five rounds, the end (2, 4, 6, 10, 11).
use alloc::{
    collections::{BTreeMap, BTreeSet},
    format, vec,
    vec::Vec,
};

use super::{
    gains::{boat_boon, islet_boon},
    gifts::Gifts,
    sections::Doing,
    table::{self, Item, TERRAINS, Terrain},
    talk::{Options, Story, Window},
    words,
    world::{Kind, Owner, Shape, World},
};

/// Setup 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    Meadow,
    Common,
    Chosen,
}

/// Something that income hands offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hand {
    Islet,
    Double,
    Boat(u8),
    End,
}

impl Story {
    pub(super) fn tell(&mut self, start: Start, gifts: &Gifts) {
        self.set_up(start);
        gifts.tell(&mut self.world);
        for round in 1..=5 {
            self.world.round = round;
            self.begin_round();
            for seat in self.order() {
                self.income(seat);
            }
            self.neutral_workers();
            self.worker_phase();
            self.clean_up();
        }
        for seat in self.order() {
            self.acting = seat;
            self.window = Window::End;
            self.me().uses = 0;
            self.ending();
        }
    }

    fn seats(&self) -> usize {
        self.world.people.len()
    }

    /// R2: clockwise from the holder of the Cooper token.
    fn order(&self) -> Vec<usize> {
        let first = match self.world.cooper {
            Owner::Seat(seat) => seat,
            Owner::Cooper | Owner::Neutral => 0,
        };
        self.world.order_from(first)
    }

    fn set_up(&mut self, start: Start) {
        let players = self.seats();
        let orders: BTreeSet<u8> = match players {
            1 => (1..=7).collect(),
            4 => (1..=8).collect(),
            _ => {
                let drawn = self.nature("orders");
                drawn.split('-').map(words::order_called).collect()
            }
        };
        assert_eq!(orders.len(), [0, 7, 4, 6, 8][players]);
        assert!(players > 2 || !orders.contains(&8));
        self.world.orders = orders.into_iter().map(|order| (order, None)).collect();
        self.starting_player();
        for seat in 0..players {
            self.acting = seat;
            self.draw_tile();
            self.draw_tile();
        }
        self.start_tiles(start);
    }

    /// 2.8.
    fn starting_player(&mut self) {
        if self.seats() > 1 {
            let seat = self.nature("starter").parse().expect("a seat");
            self.world.starter = seat;
            self.world.cooper = Owner::Seat(seat);
        }
        let first = self.world.starter;
        for (place, seat) in self.world.order_from(first).into_iter().enumerate() {
            self.world.people[seat].cartographer = if place < 2 { 3 } else { 4 };
        }
    }

    fn start_tiles(&mut self, start: Start) {
        let common = match start {
            Start::Meadow => Some(Terrain::Meadow),
            Start::Common => {
                let drawn = self.nature("terrain");
                TERRAINS.into_iter().find(|terrain| format!("{terrain}") == drawn)
            }
            Start::Chosen => None,
        };
        for seat in self.world.order_from(self.world.starter) {
            let all: Options<Terrain> =
                TERRAINS.into_iter().map(|it| (format!("choose terrain={it}"), it)).collect();
            let terrain = common.unwrap_or_else(|| self.choose(seat, all));
            self.world.people[seat].start(terrain);
        }
    }

    /// 6.
    fn income(&mut self, seat: usize) {
        self.acting = seat;
        self.window = Window::Income;
        self.me().uses = 1;
        let boats = self.me().landings.values().filter(|(_, is_up)| *is_up);
        let boats: Vec<Hand> = boats.map(|(boat, _)| Hand::Boat(*boat)).collect();
        let mut hands = [vec![Hand::Islet, Hand::Double], boats].concat();
        loop {
            let options = |world: &World| {
                let mut options: Options<Hand> = vec![];
                for hand in &hands {
                    options.extend(world.hand_word(seat, *hand).map(|word| (word, *hand)));
                }
                options.push(("done".into(), Hand::End));
                options
            };
            let hand = self.decide(options);
            hands.retain(|other| *other != hand);
            match hand {
                Hand::Islet => self.place_islet(),
                Hand::Double => self.place_tile(),
                Hand::Boat(boat) => self.carry_out(Doing::Boat(boat)),
                Hand::End => return,
            }
        }
    }

    /// 5.6.
    fn place_islet(&mut self) {
        let me = self.acting;
        let word = |it: &u8| (format!("islet islet={}", words::islet(*it)), *it);
        let islets = self.me().islets_left.iter().map(word).collect();
        let islet = self.choose(me, islets);
        let word = |(bank, half, space)| {
            (format!("moor bank={bank} half={half} space={space}"), (bank, half, space))
        };
        let options = self.world.moors(me).into_iter().map(word).collect();
        let (bank, half, space) = self.choose(me, options);
        self.me().islets_left.remove(&islet);
        self.me().islets.insert(bank, (islet, half));
        let terrain = table::islet_terrain(islet);
        self.me().ground_mut(space).tiles.push((terrain, Kind::Islet));
        self.put_cubes(&[space]);
        self.offer(islet_boon(islet));
    }

    fn worker_phase(&mut self) {
        let first = match self.world.cooper {
            Owner::Seat(seat) => seat,
            Owner::Cooper | Owner::Neutral => self.seats(),
        };
        self.world.starter = first;
        // In the solo game Cooper sits beside the player.
        let seats = self.seats() + usize::from(self.world.rival.focus.is_some());
        let can_act = |world: &World, seat: usize| {
            let workers = world.people.get(seat).map_or(&world.rival.available, |it| &it.available);
            workers.values().sum::<usize>() > 0
        };
        let mut seat = first;
        while (0..seats).any(|seat| can_act(&self.world, seat)) {
            if can_act(&self.world, seat) {
                if seat < self.seats() {
                    self.acting = seat;
                    self.window = Window::Turn;
                    self.turn();
                } else {
                    self.cooper_turn();
                }
            }
            seat = (seat + 1) % seats;
        }
    }

    /// 10.
    fn clean_up(&mut self) {
        self.world.people.iter_mut().for_each(|person| person.uses = 1);
        self.window = Window::CleanUp;
        self.each(Story::feeding);
        self.each(Story::reactivate);
        self.cooper_bonus();
        self.each(Story::statue_bonus);
        self.each(Story::passage_bonus);
        self.return_workers();
        self.each(|story| {
            story.ending();
            story.me().market.clear();
        });
        // After the fifth card the game ends, and he is on none.
        let card = self.world.harbormaster.0;
        self.world.harbormaster = (5.min(card + 1), card < 5);
    }

    /// One after the other, a step of the clean-up.
    fn each(&mut self, step: impl Fn(&mut Story)) {
        for seat in self.order() {
            self.acting = seat;
            step(self);
        }
    }

    /// A window with nothing in it but anytime actions.
    fn ending(&mut self) {
        self.decide(|_| vec![("done".into(), ())]);
    }

    fn feeding(&mut self) {
        self.ending();
        self.feed();
    }

    /// 10.2.
    fn reactivate(&mut self) {
        let me = self.acting;
        let (mut card_used, mut lid_used) = (false, false);
        loop {
            let options = |world: &World| {
                let person = &world.people[me];
                let coins = person.storage.get(&Item::Coin).copied().unwrap_or(0);
                let is_free = person.has_fortress();
                let is_closed = !is_free && (card_used || lid_used);
                let mut options: Options<Option<Result<u8, u8>>> = vec![("done".into(), None)];
                if !is_closed && !card_used && (is_free || coins >= 2) {
                    let down = person.large.iter().filter(|(_, is_up)| !**is_up);
                    let word = |card: &u8| format!("turn_up card={}", words::large(*card));
                    options.extend(down.map(|(card, _)| (word(card), Some(Ok(*card)))));
                }
                if !is_closed && !lid_used && (is_free || coins >= 1) {
                    let word = |lid: &u8| format!("recover lid={}", words::lid(*lid));
                    options.extend(person.crates.iter().map(|lid| (word(lid), Some(Err(*lid)))));
                }
                options
            };
            let Some(chosen) = self.decide(options) else { return };
            let person = self.me();
            let is_free = person.has_fortress();
            let coins = person.storage.entry(Item::Coin).or_default();
            match chosen {
                Ok(card) => {
                    *coins -= if is_free { 0 } else { 2 };
                    person.large.insert(card, true);
                    card_used = true;
                }
                Err(lid) => {
                    *coins -= usize::from(!is_free);
                    person.crates.remove(&lid);
                    person.lids += 1;
                    lid_used = true;
                }
            }
        }
    }

    fn statue_bonus(&mut self) {
        self.ending();
        let statues = self.me().statues();
        self.gain_each(statues);
    }

    fn passage_bonus(&mut self) {
        self.ending();
        let points = usize::from(self.me().passage());
        self.gain_helm(points);
    }

    fn return_workers(&mut self) {
        let sections = core::mem::take(&mut self.world.sections);
        for ((_, shape), stack) in sections {
            for owner in stack {
                if let Owner::Seat(seat) = owner {
                    let available = &mut self.world.people[seat].available;
                    *available.get_mut(&shape).expect("a kind of worker") += 1;
                }
            }
        }
    }
}

impl World {
    /// How an income hand is used, if it can be.
    fn hand_word(&self, seat: usize, hand: Hand) -> Option<alloc::string::String> {
        let person = &self.people[seat];
        match hand {
            Hand::Islet => {
                let can = !person.islets_left.is_empty() && !self.moors(seat).is_empty();
                can.then(|| "do deed=islet".into())
            }
            Hand::Double => (!self.tiles_to_lay(seat).is_empty()).then(|| "do deed=place".into()),
            Hand::Boat(boat) => {
                let is_up = person.landings.values().any(|it| *it == (boat, true));
                let can = is_up && self.is_boon(seat, &boat_boon(boat));
                can.then(|| format!("use_boat boat={}", words::boat(boat)))
            }
            Hand::End => None,
        }
    }
}

pub(super) fn workers(normal: usize, special: usize) -> BTreeMap<Shape, usize> {
    [(Shape::Normal, normal), (Shape::Special, special)].into()
}
