//! Turns once more: every move that is legal, and what it does.
use alloc::{string::ToString, vec, vec::Vec};

use super::super::components::turns;
use super::{
    game::{Oracle, Running, State},
    world::{Cover, laid},
};
use crate::{
    Action,
    components::{Colour, Marker, Resource, Tile},
};

/// Colours of the special-action track from position 1 on.
const TRACK: [Colour; 6] =
    [Colour::Yellow, Colour::Green, Colour::Brown, Colour::Red, Colour::Black, Colour::Blue];

/// Which actions a marker helps, and by how many points.
const HELP: [(Marker, &[Colour], u8); 9] = [
    (Marker::Ap2Blue, &[Colour::Blue], 2),
    (Marker::Ap2Black, &[Colour::Black], 2),
    (Marker::Ap2Red, &[Colour::Red], 2),
    (Marker::Ap2Brown, &[Colour::Brown], 2),
    (Marker::Ap2Green, &[Colour::Green], 2),
    (Marker::Ap2Yellow, &[Colour::Yellow], 2),
    (Marker::Ap1BlueRed, &[Colour::Blue, Colour::Red], 1),
    (Marker::Ap1BlackBrown, &[Colour::Black, Colour::Brown], 1),
    (Marker::Ap1GreenYellow, &[Colour::Green, Colour::Yellow], 1),
];

impl Oracle {
    /// Section 7.1.
    pub(super) fn available(&self) -> Vec<Colour> {
        let present = |colour: Colour| self.field[colour.index()] > 0;
        let position = usize::from(self.position(self.active()));
        let swaps = self.players[self.active()].has(Marker::RedGreen);
        let is_open = |colour: &Colour| {
            let converted = match position {
                0 => false,
                20 => true,
                _ => TRACK[(position - 1) % 6] == *colour,
            };
            let swapped = *colour == Colour::Red && present(Colour::Green)
                || *colour == Colour::Green && present(Colour::Red);
            present(*colour) || present(Colour::White) && converted || swaps && swapped
        };
        Colour::ALL.into_iter().filter(is_open).collect()
    }

    pub(super) fn ap(&self, colour: Colour) -> u8 {
        let held = &self.players[self.active()].markers;
        let helpful = HELP
            .iter()
            .filter(|(marker, colours, _)| held.contains(marker) && colours.contains(&colour));
        self.base + helpful.map(|(.., points)| points).sum::<u8>()
    }

    /// Where the disc of the running action is, and where its track ends.
    fn disc(&self) -> Option<(u8, u8)> {
        let player = &self.players[self.active()];
        match self.running.colour? {
            Colour::Black => Some((player.cannons, 12)),
            Colour::Brown => Some((player.progress, 20)),
            Colour::White => Some((self.position(self.active()), 20)),
            Colour::Blue | Colour::Red | Colour::Green | Colour::Yellow => None,
        }
    }

    pub(super) fn legal(&self) -> Vec<Action> {
        let player = &self.players[self.active()];
        let mut legal = match self.state {
            State::Nature | State::Over => return vec![],
            State::Choose => self.choices(),
            State::Post => vec![Action::PlacePost, Action::NoPost],
            State::Pick => {
                let slots = (0..).zip(&self.board).filter(|(_, marker)| marker.is_some());
                slots.map(|(slot, _)| Action::PickMarker { slot }).collect()
            }
            State::Act => self.moves(),
        };
        if player.chests > 0 {
            legal.push(Action::CashChest);
        }
        for marker in [Marker::Gold3, Marker::Gold5] {
            if player.has(marker) {
                legal.push(Action::CashMarker { marker });
            }
        }
        legal.sort_unstable();
        legal
    }

    fn choices(&self) -> Vec<Action> {
        let takes = self.available().into_iter().map(|colour| Action::Take { colour });
        let mut choices: Vec<_> = takes.chain([Action::TakeGold]).collect();
        if self.players[self.active()].has(Marker::CubeVp) {
            choices.push(Action::CubeVp);
        }
        choices
    }

    /// Section 8; `BuyAP` by R42.
    fn moves(&self) -> Vec<Action> {
        let (player, running) = (&self.players[self.active()], &self.running);
        let colour = running.colour.expect("an action is carried out");
        let mut moves = match colour {
            Colour::Blue => self.ship_moves(),
            Colour::Red => self.plans(),
            Colour::Green => self.buildings(),
            Colour::Yellow => {
                let goods = (0..).zip(&self.goods);
                let open =
                    goods.filter(|(_, good)| good.is_some_and(|(_, cost)| cost <= running.ap));
                open.map(|(slot, _)| Action::BuyGood { slot }).collect()
            }
            Colour::Black | Colour::Brown | Colour::White => {
                let (at, end) = self.disc().expect("a track");
                (1..=running.ap.min(end - at)).map(|steps| Action::Advance { steps }).collect()
            }
        };
        let is_first = self.order()[0] == self.active();
        let is_fresh = !running.has_advanced && !running.has_jumped;
        if colour == Colour::White && player.has(Marker::JumpLeader) && is_fresh && !is_first {
            moves.push(Action::Jump);
        }
        let has_use = match self.disc() {
            Some(_) => !running.has_jumped,
            None => colour != Colour::Blue || !running.journeys.is_empty(),
        };
        if player.gold >= 1 && has_use {
            moves.push(Action::BuyAp);
        }
        if colour != Colour::Blue || player.ships.iter().all(Option::is_some) {
            moves.push(Action::Done);
        }
        moves
    }

    fn ship_moves(&self) -> Vec<Action> {
        let (player, running) = (&self.players[self.active()], &self.running);
        let mut moves = vec![];
        let taken = |place: &str| {
            let ships = self.players.iter().flat_map(|player| player.ships.iter().flatten());
            !self.world.frame.iter().any(|space| space == place)
                && ships.filter(|ship| *ship == place).count() > 0
        };
        for ship in running.journeys.iter().copied() {
            if running.placed.is_some_and(|placed| placed != ship) {
                continue;
            }
            let place = |name: &str| name.parse().expect("a place");
            match &player.ships[usize::from(ship) - 1] {
                None => {
                    let spaces = self.world.frame.iter();
                    moves.extend(spaces.map(|space| Action::PlaceShip { ship, at: place(space) }));
                }
                Some(from) => {
                    let reached = self.world.distances(from).into_iter();
                    let reached = reached.filter(|(_, steps)| *steps <= running.ap);
                    let open = reached.filter(|(to, _)| to == from || !taken(to));
                    moves.extend(open.map(|(to, _)| Action::Sail { ship, to: place(&to) }));
                }
            }
        }
        if player.has(Marker::Sail8) && !running.journeys.is_empty() {
            moves.push(Action::UseSail8);
        }
        moves
    }

    fn plans(&self) -> Vec<Action> {
        let player = &self.players[self.active()];
        let most = if player.has(Marker::TwoNeutral) { 2 } else { 1 };
        let is_open = |tile: &Tile| {
            let size = tile.print().size();
            if tile.is_neutral() {
                self.supply[tile] > 0 && self.running.neutral < most && size <= self.running.ap
            } else {
                player.villages[tile] > 0 && self.running.ap >= 1
            }
        };
        Tile::all().filter(is_open).map(|tile| Action::TakeTile { tile }).collect()
    }

    fn buildings(&self) -> Vec<Action> {
        let player = &self.players[self.active()];
        let planned = player.planned.iter().filter(|(_, count)| **count > 0);
        let paid = planned.filter(|(tile, _)| cost(**tile) <= self.running.ap);
        let of = |(tile, _): (&Tile, _)| self.land.placements(&self.world, self.active(), *tile);
        paid.flat_map(of).collect()
    }

    pub(super) fn apply(&mut self, action: Action) {
        let number = self.active();
        let (cubes, order) = (u32::from(self.cubes()), self.order());
        let player = &mut self.players[number];
        match action {
            Action::Take { colour } => self.take(colour),
            Action::TakeGold => {
                player.gain_gold(cubes.div_ceil(if player.has(Marker::Gold2For1) { 2 } else { 3 }));
                self.end_turn();
            }
            Action::CubeVp => {
                player.used.insert(Marker::CubeVp);
                player.points += cubes as i32;
                self.end_turn();
            }
            Action::PlaceShip { ship, at } => {
                player.ships[usize::from(ship) - 1] = Some(at.to_string());
                self.running.placed = Some(ship);
            }
            Action::Sail { ship, to } => self.sail(ship, &to.to_string()),
            Action::PlacePost => self.found(),
            Action::NoPost => (self.running.post, self.state) = (None, State::Act),
            Action::UseSail8 => {
                player.used.insert(Marker::Sail8);
                self.running.ap += 8;
            }
            Action::Advance { steps } => self.advance(steps),
            Action::Jump => {
                player.used.insert(Marker::JumpLeader);
                self.move_disc(usize::from(self.position(order[0])));
                (self.running.ap, self.running.has_jumped) = (0, true);
            }
            Action::TakeTile { tile } => self.plan(tile),
            Action::PickMarker { slot } => self.pick(usize::from(slot)),
            Action::Build { tile, rotation, at } => {
                self.build(tile, rotation, super::world::at(at))
            }
            Action::BuyGood { slot } => {
                let (kind, cost) = self.goods[usize::from(slot)].take().expect("a good");
                *player.goods.entry(kind).or_default() += 1;
                self.running.ap -= cost;
            }
            Action::BuyAp => {
                player.gold -= 1;
                self.running.ap += 1;
            }
            Action::CashChest => {
                player.chests -= 1;
                player.gain_gold(3);
            }
            Action::CashMarker { marker } => {
                player.used.insert(marker);
                player.gain_gold(if marker == Marker::Gold3 { 3 } else { 5 });
            }
            Action::Done => self.done(),
        }
    }

    /// Section 8.8.
    fn done(&mut self) {
        let number = self.active();
        let is_at_end = self.disc().is_some_and(|(at, end)| at == end);
        if is_at_end && self.running.ap > 0 {
            self.players[number].gain_gold(2);
        }
        self.end_turn();
    }

    fn pick(&mut self, slot: usize) {
        let number = self.active();
        let marker = self.board[slot].take().expect("a marker");
        self.players[number].markers.insert(marker);
        self.running.picks -= 1;
        self.ask_for_pick();
    }

    fn take(&mut self, colour: Colour) {
        let journeys = if colour == Colour::Blue { [1, 2].into() } else { [].into() };
        let ap = self.ap(colour);
        self.running = Running { colour: Some(colour), ap, journeys, ..Running::default() };
        self.state = State::Act;
    }

    fn sail(&mut self, ship: u8, to: &str) {
        let number = self.active();
        self.players[number].ships[usize::from(ship) - 1] = Some(to.to_string());
        self.running.journeys.remove(&ship);
        self.running.placed = None;
        let post = self.world.post_of_anchor(to);
        let is_free = post.is_some_and(|at| !self.land.cover.contains_key(&at));
        if is_free && self.land.posts(number).count() < 12 {
            (self.running.post, self.state) = (post, State::Post);
        }
    }

    fn found(&mut self) {
        let number = self.active();
        let at = self.running.post.take().expect("a post square");
        let island = &self.world.islands[self.world.island(at)];
        let is_post = |at| matches!(self.land.cover.get(at), Some(Cover::Post(_)));
        let is_first = !island.iter().any(is_post);
        self.land.cover.insert(at, Cover::Post(number));
        let player = &mut self.players[number];
        player.points += if is_first { 3 } else { 0 };
        if player.has(Marker::PostGold) {
            player.gain_gold(1);
        }
        self.state = State::Act;
        self.complete(at);
    }

    fn complete(&mut self, at: (i32, i32)) {
        let island = self.world.islands[self.world.island(at)].clone();
        if !island.iter().all(|square| self.land.cover.contains_key(square)) {
            return;
        }
        let number = self.active();
        self.players[number].points += 3;
        self.players[number].chests += u8::from(island.len() >= 20);
        for (number, player) in self.players.iter_mut().enumerate() {
            let posts = self.land.posts(number).filter(|post| island.contains(post)).count();
            player.points += [0, 1, 3, 6, 10, 15][posts.min(5)] * i32::from(6 - self.pass);
        }
    }

    fn advance(&mut self, steps: u8) {
        self.running.ap -= steps;
        let number = self.active();
        match self.running.colour {
            Some(Colour::Black) => self.players[number].cannons += steps,
            Some(Colour::Brown) => {
                for _ in 0..steps {
                    self.players[number].progress += 1;
                    self.running.picks += u8::from(self.players[number].progress.is_multiple_of(4));
                }
                self.ask_for_pick();
            }
            _ => {
                self.move_disc(usize::from(self.position(number) + steps));
                self.running.has_advanced = true;
            }
        }
    }

    fn move_disc(&mut self, position: usize) {
        let number = self.active();
        for stack in &mut self.stacks {
            stack.retain(|disc| *disc != number);
        }
        self.stacks[position].push(number);
    }

    fn ask_for_pick(&mut self) {
        let is_left = self.board.iter().any(Option::is_some);
        self.running.picks = if is_left { self.running.picks } else { 0 };
        self.state = if self.running.picks > 0 { State::Pick } else { State::Act };
    }

    fn plan(&mut self, tile: Tile) {
        let number = self.active();
        let player = &mut self.players[number];
        if tile.is_neutral() {
            *self.supply.get_mut(&tile).expect("a kind") -= 1;
            self.running.neutral += 1;
        } else {
            *player.villages.get_mut(&tile).expect("a kind") -= 1;
        }
        *player.planned.entry(tile).or_default() += 1;
        self.running.ap -= cost(tile);
    }

    fn build(&mut self, tile: Tile, rotation: u8, first: (i32, i32)) {
        let number = self.active();
        let squares = laid(&turns(tile.print().shape)[usize::from(rotation)], first);
        let is_large = self.world.islands[self.world.island(first)].len() >= 20;
        let size = squares.len() as i32;
        let player = &mut self.players[number];
        *player.planned.get_mut(&tile).expect("planned") -= 1;
        self.running.ap -= cost(tile);
        player.points += match (tile.is_neutral(), is_large) {
            (true, true) => 3 * size,
            (true, false) => 2 * size,
            (false, true) => 2,
            (false, false) => 1,
        };
        for square in &squares {
            if let Some(kind) = "SCTNK".find(self.world.ground[square]) {
                *player.resources.entry(Resource::ALL[kind]).or_default() += 1;
            }
            let cover = if tile.is_neutral() { Cover::Neutral } else { Cover::Village(number) };
            assert_eq!(self.land.cover.insert(*square, cover), None, "covered twice");
        }
        let owner = (!tile.is_neutral()).then_some(number);
        self.land.tiles.push((owner, squares));
        self.complete(first);
    }
}

fn cost(tile: Tile) -> u8 {
    if tile.is_neutral() { tile.print().size() } else { 1 }
}
