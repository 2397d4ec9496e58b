//! The flow of a match once more: what nature does, and what follows from it.
use alloc::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    string::String,
    vec,
    vec::Vec,
};

use super::world::{Land, World};
use crate::{
    Chance,
    components::{Colour, Marker, Resource, Shape, Tile},
};

/// What nature is expected to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Draw {
    Map,
    Order,
    Pirate,
    Marker,
    Good,
    Tower,
    Throw,
}

/// The decision states of section 7.5.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Nature,
    Choose,
    Act,
    Post,
    Pick,
    Over,
}

#[derive(Debug, Clone, Default)]
pub(super) struct Player {
    pub(super) points: i32,
    pub(super) gold: u32,
    pub(super) cannons: u8,
    pub(super) progress: u8,
    pub(super) ships: [Option<String>; 2],
    pub(super) villages: BTreeMap<Tile, u8>,
    pub(super) planned: BTreeMap<Tile, u8>,
    pub(super) resources: BTreeMap<Resource, i32>,
    pub(super) goods: BTreeMap<Resource, i32>,
    pub(super) chests: u8,
    pub(super) markers: BTreeSet<Marker>,
    pub(super) used: BTreeSet<Marker>,
}

impl Player {
    pub(super) fn has(&self, marker: Marker) -> bool {
        self.markers.contains(&marker) && !self.used.contains(&marker)
    }

    /// 7.4.
    pub(super) fn gain_gold(&mut self, gold: u32) {
        self.gold += gold;
        if self.gold > 12 {
            self.points += (self.gold - 12) as i32;
            self.gold = 12;
        }
    }
}

/// What is known only during a turn.
#[derive(Debug, Clone, Default)]
pub(super) struct Running {
    pub(super) colour: Option<Colour>,
    pub(super) ap: u8,
    pub(super) journeys: BTreeSet<u8>,
    pub(super) placed: Option<u8>,
    pub(super) post: Option<(i32, i32)>,
    pub(super) picks: u8,
    pub(super) neutral: u8,
    pub(super) has_advanced: bool,
    pub(super) has_jumped: bool,
}

#[derive(Debug, Clone)]
pub(super) struct Oracle {
    pub(super) world: World,
    pub(super) land: Land,
    pub(super) players: Vec<Player>,
    pub(super) pass: u8,
    pub(super) round: usize,
    pub(super) storage: [u8; 7],
    pub(super) tower: [u8; 7],
    pub(super) field: [u8; 7],
    pub(super) base: u8,
    /// Discs on positions 0 to 20, from bottom to top.
    pub(super) stacks: Vec<Vec<usize>>,
    pub(super) round_order: Vec<usize>,
    pub(super) turn: usize,
    pub(super) state: State,
    pub(super) running: Running,
    pub(super) supply: BTreeMap<Tile, u8>,
    pub(super) board: Vec<Option<Marker>>,
    pub(super) goods: Vec<Option<(Resource, u8)>>,
    pub(super) pirates: Vec<u8>,
    pub(super) draws: VecDeque<Draw>,
}

const VILLAGES: [(Shape, u8); 6] = [
    (Shape::One, 3),
    (Shape::Two, 3),
    (Shape::I3, 3),
    (Shape::L3, 3),
    (Shape::I4, 2),
    (Shape::O4, 2),
];
const NEUTRAL: [(Shape, u8); 8] = [
    (Shape::One, 5),
    (Shape::Two, 5),
    (Shape::I3, 5),
    (Shape::L3, 5),
    (Shape::I4, 5),
    (Shape::O4, 4),
    (Shape::U5, 4),
    (Shape::R6, 4),
];

impl Oracle {
    pub(super) fn new(players: usize) -> Oracle {
        let villages = VILLAGES.map(|(shape, n)| (Tile::village(shape).expect("a village"), n));
        let player = Player { villages: villages.into(), ..Player::default() };
        let mut oracle = Oracle {
            world: World::default(),
            land: Land::default(),
            players: vec![player; players],
            pass: 1,
            round: 0,
            storage: [0; 7],
            tower: [0; 7],
            field: [0; 7],
            base: 0,
            stacks: vec![vec![]; 21],
            round_order: vec![],
            turn: 0,
            state: State::Nature,
            running: Running::default(),
            supply: NEUTRAL.map(|(shape, n)| (Tile::neutral(shape), n)).into(),
            board: vec![None; 8],
            goods: vec![],
            pirates: vec![],
            draws: VecDeque::from([Draw::Map, Draw::Order, Draw::Pirate]),
        };
        oracle.draws.extend([Draw::Marker; 8]);
        oracle.expect_goods();
        oracle.draws.push_back(Draw::Tower);
        oracle
    }

    fn expect_goods(&mut self) {
        self.draws.extend(core::iter::repeat_n(Draw::Good, 2 * self.players.len() + 2));
    }

    pub(super) fn active(&self) -> usize {
        self.round_order[self.turn]
    }

    /// Read from the stacks: furthest first, topmost first.
    pub(super) fn order(&self) -> Vec<usize> {
        self.stacks.iter().rev().flat_map(|stack| stack.iter().rev().copied()).collect()
    }

    pub(super) fn position(&self, player: usize) -> u8 {
        let stack = self.stacks.iter().position(|stack| stack.contains(&player));
        stack.expect("every disc lies somewhere") as u8
    }

    pub(super) fn cubes(&self) -> u8 {
        self.field.iter().sum()
    }

    pub(super) fn resolve(&mut self, chance: Chance) {
        let expected = self.draws.pop_front().expect("nature is asked");
        match chance {
            Chance::Map { tiles } => {
                assert_eq!(expected, Draw::Map);
                let (rows, columns) = [(3, 3), (3, 4), (4, 4)][self.players.len() - 2];
                let tiles =
                    tiles.tiles().map(|(tile, turns)| (usize::from(tile) + 1, turns.into()));
                self.world = World::new(rows, columns, &tiles.collect::<Vec<_>>());
            }
            Chance::Order { seats } => {
                assert_eq!(expected, Draw::Order);
                for (above, seat) in (0..).zip(seats.seats()) {
                    self.stacks[0].insert(0, seat.index());
                    self.players[seat.index()].gold = above;
                }
            }
            Chance::Pirate { strength } => {
                assert_eq!(expected, Draw::Pirate);
                self.pirates.push(strength);
            }
            Chance::Marker { marker } => {
                assert_eq!(expected, Draw::Marker);
                let slot = self.board.iter().position(Option::is_none).expect("room");
                self.board[slot] = Some(marker);
            }
            Chance::Good { resource, cost } => {
                assert_eq!(expected, Draw::Good);
                self.goods.push(Some((resource, cost)));
            }
            Chance::Tower { stay } => {
                assert_eq!(expected, Draw::Tower);
                self.tower = stay.by_colour();
                self.storage = self.tower.map(|inside| 7 - inside);
            }
            Chance::Throw { out } => {
                assert_eq!(expected, Draw::Throw);
                self.throw(out.by_colour());
                return;
            }
        }
        if self.draws.is_empty() {
            self.begin_round();
        }
    }

    fn begin_round(&mut self) {
        self.state = State::Nature;
        if self.storage[self.round] > 0 {
            self.draws.push_back(Draw::Throw);
        } else {
            self.end_round();
        }
    }

    fn throw(&mut self, out: [u8; 7]) {
        self.tower[self.round] += self.storage[self.round];
        self.storage[self.round] = 0;
        for (colour, fallen) in out.into_iter().enumerate() {
            self.tower[colour] -= fallen;
            self.field[colour] = fallen;
        }
        self.base = out.into_iter().max().unwrap_or(0);
        if self.base == 0 {
            self.end_round();
            return;
        }
        self.round_order = self.order();
        self.turn = 0;
        self.state = State::Choose;
    }

    pub(super) fn end_turn(&mut self) {
        self.running = Running::default();
        self.state = State::Choose;
        self.turn += 1;
        if self.turn == self.players.len() {
            self.end_round();
        }
    }

    fn end_round(&mut self) {
        for colour in 0..7 {
            self.storage[colour] += self.field[colour];
        }
        (self.field, self.base, self.turn) = ([0; 7], 0, 0);
        self.round += 1;
        if self.round < 7 {
            self.begin_round();
            return;
        }
        self.attack();
        if self.pass == 5 {
            self.score();
            self.state = State::Over;
        } else {
            self.prepare_pass();
        }
    }

    fn prepare_pass(&mut self) {
        (self.pass, self.round, self.state) = (self.pass + 1, 0, State::Nature);
        self.board.truncate(4);
        self.board.splice(0..0, [None; 4]);
        self.goods.clear();
        self.draws.push_back(Draw::Pirate);
        self.draws.extend([Draw::Marker; 4]);
        self.expect_goods();
    }

    pub(super) fn strength(&self, player: usize) -> u8 {
        let others = (0..self.players.len()).filter(|other| *other != player);
        let worse = others.filter(|other| self.players[*other].has(Marker::PiratePlus2)).count();
        self.pirates.iter().sum::<u8>() + 2 * worse as u8
    }

    fn attack(&mut self) {
        for number in 0..self.players.len() {
            let strength = self.strength(number);
            let player = &mut self.players[number];
            if player.cannons < strength {
                player.cannons = 0;
                let loss =
                    if player.has(Marker::PirateHalf) { strength.div_ceil(2) } else { strength };
                player.points = (player.points - i32::from(loss)).max(0);
                continue;
            }
            player.cannons -= strength;
            if player.has(Marker::PirateGold) {
                player.gain_gold(2);
            }
        }
    }

    fn score(&mut self) {
        for number in 0..self.players.len() {
            let posts = self.land.posts(number).count() as i32;
            let track = |position| match position {
                0..4 => 0,
                4..8 => 1,
                8..12 => 3,
                12..16 => 6,
                16..20 => 10,
                _ => 15,
            };
            let order = track(self.position(number));
            let player = &mut self.players[number];
            let chests = u32::from(core::mem::take(&mut player.chests));
            player.gain_gold(3 * chests);
            for (marker, gold) in [(Marker::Gold3, 3), (Marker::Gold5, 5)] {
                if player.has(marker) {
                    player.used.insert(marker);
                    player.gain_gold(gold);
                }
            }
            let gold = player.gold as i32;
            player.points += gold + order + track(player.progress);
            for (kind, resources) in &player.resources {
                player.points += resources * (1 + player.goods.get(kind).unwrap_or(&0));
            }
            let ends = [(Marker::End7, 7), (Marker::EndGold, gold), (Marker::EndPosts, posts)];
            let ends = ends.iter().filter(|(marker, _)| player.markers.contains(marker));
            player.points += ends.map(|(_, points)| points).sum::<i32>();
        }
    }
}
