//! The table as lists and maps, and what nature does to it.
use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec,
    vec::Vec,
};

use crate::{
    Chance, Island, Reason, Space,
    components::{Cargo, Culture, Fleet, Kind, LANDS, SEA, Specialist, Tile},
};

/// Where the match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum At {
    Nature,
    Fleet,
    Boats,
    Collect,
    Extra,
    Second,
    Moor,
    Recruit,
    /// The first target of a power, the second, a reservation.
    Power,
    PowerSecond,
    Reserve,
}

/// What nature is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    Culture,
    Order,
    Specialist,
    Tile,
    Fleet,
    Look,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Boat {
    pub(super) cargo: Cargo,
    pub(super) fresh: bool,
    pub(super) served: bool,
}

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Land {
    pub(super) culture: Option<Culture>,
    pub(super) mountain: bool,
    pub(super) sacred: bool,
    /// What stands there, and who built it.
    pub(super) building: Option<(Kind, usize)>,
}

#[derive(Debug, Clone, Default)]
pub(super) struct Person {
    pub(super) coins: i32,
    pub(super) prestige: i32,
    pub(super) left: usize,
    pub(super) harbour: Vec<Cargo>,
    pub(super) aside: Vec<Cargo>,
    pub(super) culture: Vec<Culture>,
    pub(super) specialists: BTreeSet<Specialist>,
    pub(super) reserved: BTreeSet<Tile>,
    pub(super) built: BTreeSet<Tile>,
}

#[derive(Debug, Clone)]
pub(super) struct Oracle {
    pub(super) blocks: bool,
    pub(super) at: At,
    /// What a power interrupts.
    pub(super) back: At,
    pub(super) wanted: Wanted,
    pub(super) over: Option<Reason>,
    pub(super) round: u8,
    pub(super) order: Vec<usize>,
    /// Fleets taken in this round, turn by turn.
    pub(super) taken: Vec<u8>,
    pub(super) turn: usize,
    pub(super) supply: [u8; 5],
    pub(super) boats: BTreeMap<Space, Boat>,
    pub(super) islands: BTreeMap<Island, Land>,
    pub(super) people: Vec<Person>,
    pub(super) row: BTreeSet<Tile>,
    pub(super) deck: BTreeSet<Tile>,
    pub(super) look: BTreeSet<Tile>,
    pub(super) unseen: BTreeSet<Specialist>,
    pub(super) hall: Vec<Option<(Specialist, u8)>>,
    pub(super) open: Vec<Option<u8>>,
    pub(super) older: BTreeSet<u8>,
    pub(super) newer: BTreeSet<u8>,
    pub(super) doing: Doing,
}

/// What is known of a turn.
#[derive(Debug, Clone, Default)]
pub(super) struct Doing {
    pub(super) fleet: u8,
    pub(super) pool: Vec<Cargo>,
    pub(super) trades: u8,
    pub(super) placed: bool,
    pub(super) last: Option<Space>,
    pub(super) used: bool,
    pub(super) collected: bool,
    pub(super) built: bool,
    pub(super) hired: bool,
    pub(super) donated: bool,
    pub(super) first_boat: Option<Space>,
    pub(super) first_island: Option<Island>,
}

pub(super) fn is_connected(one: Space, other: Space) -> bool {
    SEA[one.index()].connected.contains(&(other.0 + 1))
}

pub(super) fn is_adjacent(space: Space, island: Island) -> bool {
    LANDS[island.index()].ring.contains(&(space.0 + 1))
}

pub(super) fn are_neighbours(one: Island, other: Island) -> bool {
    LANDS[one.index()].neighbours.contains(&(other.0 + 1))
}

/// A fleet's boats as the specification lists them.
pub(super) fn fleet_boats(fleet: u8) -> Vec<Cargo> {
    use Cargo::{Bamboo, Clay, Gold, Stone, Wood};
    match fleet {
        1 => vec![Stone],
        2 => vec![Bamboo, Bamboo],
        3 => vec![Bamboo, Wood],
        4 => vec![Bamboo, Stone],
        5 => vec![Wood, Wood],
        6 => vec![Bamboo, Clay],
        7 => vec![Stone, Clay],
        8 => vec![Bamboo, Wood, Gold],
        9 => vec![Wood, Stone],
        _ => vec![Clay, Gold],
    }
}

impl Oracle {
    pub(super) fn new(players: usize, blocks: bool) -> Oracle {
        let left = [0, 0, 10, 8, 6][players];
        let person = Person { coins: 10, left, ..Person::default() };
        Oracle {
            blocks,
            at: At::Nature,
            back: At::Boats,
            wanted: Wanted::Culture,
            over: None,
            round: 0,
            order: vec![],
            taken: vec![],
            turn: 0,
            supply: [22, 19, 16, 13, 10],
            boats: BTreeMap::new(),
            islands: Island::all().map(|island| (island, Land::default())).collect(),
            people: vec![person; players],
            row: BTreeSet::new(),
            deck: Tile::all().collect(),
            look: BTreeSet::new(),
            unseen: Specialist::ALL.into_iter().collect(),
            hall: vec![None; 5],
            open: vec![None; 5],
            older: (1..=10).collect(),
            newer: BTreeSet::new(),
            doing: Doing::default(),
        }
    }

    pub(super) fn active(&self) -> usize {
        self.order[self.turn]
    }

    pub(super) fn me(&self) -> &Person {
        &self.people[self.order[self.turn]]
    }

    pub(super) fn me_mut(&mut self) -> &mut Person {
        &mut self.people[self.order[self.turn]]
    }

    pub(super) fn has(&self, specialist: Specialist) -> bool {
        self.me().specialists.contains(&specialist)
    }

    pub(super) fn resolve(&mut self, chance: Chance) {
        match chance {
            Chance::Culture { tokens } => {
                for (island, land) in &mut self.islands {
                    (land.culture, land.mountain) = tokens.at(*island);
                }
                self.wanted = Wanted::Order;
            }
            Chance::Order { seats } => {
                self.order = seats.seats().map(|seat| seat.index()).collect();
                self.prepare();
            }
            Chance::Specialist { specialist } => {
                self.unseen.remove(&specialist);
                let gap = self.hall.iter_mut().find(|place| place.is_none());
                *gap.expect("a gap") = Some((specialist, 0));
                self.prepare();
            }
            Chance::Tile { tile } => {
                self.deck.remove(&tile);
                self.row.insert(tile);
                self.prepare();
            }
            Chance::Fleet { fleet } => {
                if self.older.is_empty() {
                    core::mem::swap(&mut self.older, &mut self.newer);
                }
                assert!(self.older.remove(&fleet.number()));
                let gap = self.open.iter_mut().find(|place| place.is_none());
                *gap.expect("a gap") = Some(fleet.number());
                self.prepare();
            }
            Chance::Look { tiles } => {
                for tile in tiles.iter() {
                    self.deck.remove(&tile);
                    self.look.insert(tile);
                }
                self.at = At::Reserve;
            }
        }
    }

    /// 9.3 to 9.8, as far as it goes without nature.
    pub(super) fn prepare(&mut self) {
        let gaps = self.hall.iter().filter(|place| place.is_none()).count();
        if gaps > 0 {
            if self.unseen.len() < gaps {
                return self.end(Reason::Specialists);
            }
            self.wanted = Wanted::Specialist;
            return;
        }
        if self.row.len() < 5 {
            if self.deck.len() < 5 - self.row.len() {
                return self.end(Reason::Tiles);
            }
            self.wanted = Wanted::Tile;
            return;
        }
        let mut left: Vec<_> = self.open.iter().copied().filter(Option::is_some).collect();
        left.resize(5, None);
        self.open = left;
        if self.open.contains(&None) {
            self.wanted = Wanted::Fleet;
            return;
        }
        if !self.taken.is_empty() {
            let mut spots: Vec<_> = self.taken.iter().copied().zip(self.order.clone()).collect();
            spots.sort_unstable();
            self.order = spots.into_iter().map(|(_, seat)| seat).collect();
        }
        if self.older.is_empty() {
            core::mem::swap(&mut self.older, &mut self.newer);
        }
        self.newer.extend(self.taken.drain(..));
        self.round += 1;
        self.turn = 0;
        self.at = At::Fleet;
    }

    pub(super) fn end(&mut self, reason: Reason) {
        self.at = At::Nature;
        self.over = Some(reason);
    }

    /// 11.
    pub(super) fn points(&self, number: usize) -> i32 {
        let person = &self.people[number];
        let tiles: i32 = person.built.iter().map(|tile| i32::from(tile.points())).sum();
        let hired: i32 = person.specialists.iter().map(|it| i32::from(it.points())).sum();
        let houses = self.islands.values().filter_map(|land| land.building);
        let own = houses.filter(|(kind, owner)| kind.is_standard() && *owner == number).count();
        let wise = person.specialists.contains(&Specialist::Jurojin);
        person.coins.div_euclid(5)
            + person.prestige
            + tiles
            + hired
            + if wise { own as i32 / 2 } else { 0 }
            - person.reserved.len() as i32
            - person.aside.len() as i32 / 2
    }

    pub(super) fn rank(&self, number: usize) -> usize {
        let first = |seat: usize| self.order.iter().position(|turn| *turn == seat);
        let is_ahead = |other: &usize| {
            let (theirs, own) = (self.points(*other), self.points(number));
            theirs > own || theirs == own && first(*other) < first(number)
        };
        1 + (0..self.people.len()).filter(is_ahead).count()
    }
}

/// The fleet with this number.
pub(super) fn numbered(fleet: u8) -> Fleet {
    Fleet(fleet)
}
