//! The second implementation: hexes in maps, groups by walking, one rule after
//! the other as the specification has it.
use alloc::{
    collections::{BTreeMap, BTreeSet},
    string::ToString,
    vec,
    vec::Vec,
};

use super::told::Told;
use crate::{
    Action,
    rulesets::RuleSetId::{self, Eternal, Game1},
};

pub(super) type At = (i32, i32);

const DIRECTIONS: [At; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// T is a totem, on jungle.
const CAMPAIGN: [&str; 8] = [
    "BHHPJJJJJJJJPHHB",
    "BHHPJJJJJJJPHHB",
    "BHHPJJJJJJPHHB",
    "BHHPPJJJPPHHB",
    "BHHPPPPPPHHB",
    "BBHHHHHHHBB",
    "BBBHBBHBBB",
    "BBBBBBBBB",
];
const ETERNAL: [&str; 8] = [
    "BHHPPJJJJJJPPHHB",
    "BHHPTJJJJJTPHHB",
    "BHHPPJJJJPPHHB",
    "BHHPPTPTPPHHB",
    "BHHPPPPPPHHB",
    "BBHHHHHHHBB",
    "BBBHBBHBBB",
    "BBBBBBBBB",
];

const DIHEX: &[At] = &[(0, 0), (1, 0)];
const STRAIGHT: &[At] = &[(0, 0), (1, 0), (2, 0)];
const TRIANGLE: &[At] = &[(0, 0), (1, 0), (0, 1)];
const RHOMBUS: &[At] = &[(0, 0), (1, 0), (0, 1), (1, 1)];
const SYMBOLS: &str = "FW FH FP WH WP HP FFW FFH WWH WWP HHP HHF PPF PPW \
    FWH FHW FWP FPW FHP FPH WHP WPH HFWP PFHW WFPH PWHF FWPH WHPF";

/// The hexes of a tile as it lies, with what they show.
pub(super) fn lay(tile: usize, rotation: usize, (q, r): At) -> Vec<(At, char)> {
    let offsets = match tile {
        1..=6 => DIHEX,
        7..=14 => STRAIGHT,
        15..=22 => TRIANGLE,
        _ => RHOMBUS,
    };
    let symbols = SYMBOLS.split_whitespace().nth(tile - 1).expect("T01 to T28");
    let turn = |at: At| (0..rotation).fold(at, |(q, r), _| (-r, q + r));
    let hexes = offsets.iter().map(|offset| turn(*offset)).map(|(dq, dr)| (q + dq, r + dr));
    hexes.zip(symbols.chars()).collect()
}

fn neighbours((q, r): At) -> impl Iterator<Item = At> {
    DIRECTIONS.into_iter().map(move |(dq, dr)| (q + dq, r + dr))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Move {
    Place { tile: usize, rotation: usize, at: At },
    Pass,
    Finish,
}

impl From<Action> for Move {
    fn from(action: Action) -> Move {
        match action {
            Action::Pass => Move::Pass,
            Action::Finish => Move::Finish,
            Action::Stick { .. } | Action::Pick { .. } => unreachable!("there are none here"),
            Action::Place { tile, rotation, at } => {
                let number = tile.to_string()[1..].parse().expect("a number");
                let at = (at.hex().q.into(), at.hex().r.into());
                Move::Place { tile: number, rotation: rotation.into(), at }
            }
        }
    }
}

#[derive(Clone)]
pub(super) struct Oracle {
    pub(super) rules: RuleSetId,
    pub(super) ground: BTreeMap<At, char>,
    pub(super) deck: BTreeSet<usize>,
    pub(super) card: usize,
    /// Who has not decided on the card yet.
    pub(super) owing: BTreeSet<usize>,
    pub(super) players: Vec<Player>,
    pub(super) is_over: bool,
    /// What has happened since somebody last looked, in our own words.
    pub(super) told: Vec<Told>,
}

#[derive(Clone, Default)]
pub(super) struct Player {
    pub(super) covered: BTreeMap<At, char>,
    /// How each tile lies.
    pub(super) tiles: BTreeMap<usize, (usize, At)>,
    pub(super) cubes: BTreeSet<At>,
    pub(super) totems: BTreeSet<At>,
    pub(super) passed: BTreeSet<usize>,
    pub(super) marker: i32,
    pub(super) locked: bool,
    pub(super) finished: bool,
    pub(super) has_begun: bool,
    pub(super) has_passed_locked: bool,
    pub(super) sheet: Sheet,
}

/// What a score sheet counts and the board does not show.
#[derive(Clone, Default)]
pub(super) struct Sheet {
    pub(super) houses: i32,
    /// Farms, villages, bulwarks.
    pub(super) groups: BTreeMap<char, i32>,
    pub(super) largest: i32,
    pub(super) beach: i32,
}

impl Player {
    fn group(&self, at: At, found: &mut BTreeSet<At>) {
        found.insert(at);
        for next in neighbours(at) {
            if !found.contains(&next) && self.covered.get(&next) == self.covered.get(&at) {
                self.group(next, found);
            }
        }
    }

    pub(super) fn groups(&self, symbol: char) -> Vec<BTreeSet<At>> {
        let mut groups: Vec<BTreeSet<At>> = vec![];
        for (at, _) in self.covered.iter().filter(|(_, shown)| **shown == symbol) {
            if groups.iter().all(|group| !group.contains(at)) {
                let mut found = BTreeSet::new();
                self.group(*at, &mut found);
                groups.push(found);
            }
        }
        groups
    }

    pub(super) fn largest(&self, symbol: char) -> usize {
        self.groups(symbol).iter().map(BTreeSet::len).max().unwrap_or(0)
    }

    /// R10: enough hexes without a cube, but joined to some with one?
    fn merges(&self, fresh: &[(At, char)]) -> bool {
        let mut before = Player { covered: self.covered.clone(), ..Player::default() };
        before.covered.retain(|at, _| fresh.iter().all(|(new, _)| new != at));
        ['F', 'H', 'W'].into_iter().any(|symbol| {
            let scored = |group: &&BTreeSet<At>| !group.is_disjoint(&self.cubes);
            let old = before.groups(symbol);
            let settled: BTreeSet<_> = old.iter().filter(scored).flatten().collect();
            let is_new = |group: &BTreeSet<At>| fresh.iter().any(|(at, _)| group.contains(at));
            self.groups(symbol).iter().filter(|group| is_new(group)).any(|group| {
                let unscored = group.iter().filter(|at| !settled.contains(at)).count();
                unscored >= 5 && unscored < group.len()
            })
        })
    }

    /// How many steps the marker went, and whether it has got to the end just now.
    fn add(&mut self, points: i32) -> (i32, bool) {
        if self.locked {
            return (0, false);
        }
        let before = self.marker;
        self.marker = (before + points).min(55);
        self.locked = self.marker == 55;
        (self.marker - before, self.locked)
    }
}

impl Oracle {
    pub(super) fn new(rules: RuleSetId, players: u8) -> Oracle {
        let rows = if rules == Eternal { ETERNAL } else { CAMPAIGN };
        let hexes = rows.iter().enumerate().flat_map(|(r, row)| {
            row.chars().enumerate().map(move |(q, ground)| ((q as i32, r as i32), ground))
        });
        Oracle {
            rules,
            ground: hexes.collect(),
            deck: (1..=28).collect(),
            card: 0,
            owing: BTreeSet::new(),
            is_over: false,
            told: vec![],
            players: (0..players).map(|_| Player { marker: 10, ..Player::default() }).collect(),
        }
    }

    fn may_place(&self, player: &Player, rotation: usize, at: At) -> bool {
        let allowed = if self.rules == Eternal { "BHP" } else { "BH" };
        let hexes = lay(self.card, rotation, at);
        let ground = |at| self.ground.get(at);
        let fits = hexes.iter().all(|(at, _)| {
            ground(at).is_some_and(|kind| allowed.contains(*kind))
                && !player.covered.contains_key(at)
        });
        let starts = || hexes.iter().any(|(at, _)| ground(at) == Some(&'B'));
        let matches = |(at, symbol): &(At, char)| {
            neighbours(*at).any(|next| player.covered.get(&next) == Some(symbol))
        };
        fits && if player.has_begun { hexes.iter().any(matches) } else { starts() }
    }

    /// In any order.
    pub(super) fn legal(&self, seat: usize) -> BTreeSet<Move> {
        let player = &self.players[seat];
        let mut moves = BTreeSet::from([Move::Finish]);
        if player.marker >= 1 || player.locked {
            moves.insert(Move::Pass);
        }
        for (at, rotation) in
            self.ground.keys().flat_map(|at| (0..6).map(move |turns| (*at, turns)))
        {
            if self.may_place(player, rotation, at) {
                moves.insert(Move::Place { tile: self.card, rotation, at });
            }
        }
        moves
    }

    pub(super) fn turn_up(&mut self, card: usize) {
        assert!(self.deck.remove(&card), "T{card:02} is drawn twice");
        self.card = card;
        let plays = |seat: &usize| !self.players[*seat].finished;
        self.owing = (0..self.players.len()).filter(plays).collect();
    }

    pub(super) fn play(&mut self, seat: usize, action: Move) {
        match action {
            Move::Finish => {
                self.players[seat].finished = true;
                self.told.push(Told::Finished { seat });
            }
            Move::Pass => {
                let player = &mut self.players[seat];
                player.passed.insert(self.card);
                player.has_passed_locked |= player.locked;
                let (points, _) = player.add(-1);
                self.told.push(Told::Passed { seat, tile: self.card, points });
            }
            Move::Place { tile, rotation, at } => self.place(seat, tile, rotation, at),
        }
        self.owing.remove(&seat);
        let nobody_plays = self.players.iter().all(|player| player.finished);
        if self.owing.is_empty() && (nobody_plays || self.deck.is_empty()) {
            self.score_the_end();
        }
    }

    fn place(&mut self, seat: usize, tile: usize, rotation: usize, at: At) {
        let hexes = lay(tile, rotation, at);
        let player = &mut self.players[seat];
        player.covered.extend(hexes.iter().copied());
        player.tiles.insert(tile, (rotation, at));
        player.has_begun = true;
        self.told.push(Told::Placed { seat, tile, rotation, at });
        let points = if self.rules == Game1 {
            self.settle_houses(seat, &hexes)
        } else {
            self.complete_groups(seat) + self.connect_totems(seat)
        };
        self.add(seat, points);
    }

    fn add(&mut self, seat: usize, points: i32) {
        let (_, has_ended) = self.players[seat].add(points);
        if has_ended {
            self.told.push(Told::TrackEnded { seat });
        }
    }

    fn settle_houses(&mut self, seat: usize, fresh: &[(At, char)]) -> i32 {
        let on_beach = |(at, symbol): &&(At, char)| *symbol == 'H' && self.ground[at] == 'B';
        let houses = fresh.iter().filter(on_beach).count() as i32;
        self.players[seat].sheet.houses += houses;
        if houses > 0 {
            self.told.push(Told::Houses { seat, houses, points: houses });
        }
        houses
    }

    pub(super) fn complete_groups(&mut self, seat: usize) -> i32 {
        let player = &mut self.players[seat];
        let mut points = 0;
        for symbol in ['F', 'H', 'W'] {
            for group in player.groups(symbol) {
                if group.len() >= 5 && group.is_disjoint(&player.cubes) {
                    player.cubes.extend(group.first());
                    *player.sheet.groups.entry(symbol).or_default() += 1;
                    points += 3;
                    self.told.push(Told::Group { seat, symbol, size: group.len(), points: 3 });
                }
            }
        }
        points
    }

    pub(super) fn connect_totems(&mut self, seat: usize) -> i32 {
        let player = &mut self.players[seat];
        let mut points = 0;
        for (totem, _) in self.ground.iter().filter(|(_, kind)| **kind == 'T') {
            let is_road = |network: &BTreeSet<At>| {
                neighbours(*totem).any(|next| network.contains(&next))
                    && network.iter().any(|at| self.ground[at] == 'B')
            };
            if !player.totems.contains(totem) && player.groups('P').iter().any(is_road) {
                player.totems.insert(*totem);
                points += 5;
                self.told.push(Told::Totem { seat, at: *totem, points: 5 });
            }
        }
        points
    }

    pub(super) fn visible_beach(&self, player: &Player) -> usize {
        let beach = self.ground.iter().filter(|(_, kind)| **kind == 'B');
        beach.filter(|(at, _)| !player.covered.contains_key(at)).count()
    }

    pub(super) fn uncovered(&self, player: &Player) -> [u8; 8] {
        let mut rows = [0; 8];
        for (_, r) in self.ground.keys().filter(|at| !player.covered.contains_key(at)) {
            rows[*r as usize] += 1;
        }
        rows
    }

    fn score_the_end(&mut self) {
        self.is_over = true;
        self.told.push(Told::Scoring);
        if self.rules == Eternal && self.players.len() > 1 {
            for symbol in ['F', 'H', 'W', 'P'] {
                self.score_largest(symbol);
            }
        }
        for seat in 0..self.players.len() {
            let spaces = self.visible_beach(&self.players[seat]) as i32;
            self.players[seat].sheet.beach = spaces;
            if spaces > 0 {
                let (points, _) = self.players[seat].add(-spaces);
                self.told.push(Told::Beach { seat, spaces, points });
            }
        }
        let progress = self.progress();
        for (seat, rank) in self.ranks().into_iter().enumerate() {
            let points = self.players[seat].marker;
            let progress = progress.as_ref().map_or(0, |progress| progress[seat]);
            self.told.push(Told::Ranked { seat, rank, points, progress });
        }
    }

    fn score_largest(&mut self, symbol: char) {
        let sizes: Vec<_> = self.players.iter().map(|player| player.largest(symbol)).collect();
        let best = sizes.iter().copied().max().unwrap_or(0);
        for seat in (0..sizes.len()).filter(|seat| best > 0 && sizes[*seat] == best) {
            self.players[seat].sheet.largest += 1;
            self.told.push(Told::Largest { seat, symbol, size: best, points: 5 });
            self.add(seat, 5);
        }
    }

    /// By playing everybody off against everybody else.
    pub(super) fn ranks(&self) -> Vec<u8> {
        let beats = |one: &Player, other: &Player| {
            if one.marker != other.marker {
                return one.marker > other.marker;
            }
            let rows = self.uncovered(one).into_iter().zip(self.uncovered(other));
            rows.into_iter().find(|(a, b)| a != b).is_some_and(|(a, b)| a < b)
        };
        let betters =
            |own: &Player| self.players.iter().filter(|other| beats(other, own)).count() as u8;
        self.players.iter().map(|player| 1 + betters(player)).collect()
    }

    /// `None` where there is none to gain.
    pub(super) fn progress(&self) -> Option<Vec<u8>> {
        if self.rules != Game1 || self.players.len() == 1 {
            return None;
        }
        let by_rank = |rank| match (rank, self.players.len()) {
            (1, _) => 2,
            (2, 3 | 4) => 1,
            _ => 0,
        };
        let ranks = self.ranks().into_iter().zip(&self.players);
        Some(ranks.map(|(rank, player)| by_rank(rank) + u8::from(player.locked)).collect())
    }

    /// Was this placement one that joined groups with and without a cube?
    pub(super) fn has_merged(&self, action: Action) -> bool {
        let Move::Place { tile, rotation, at } = action.into() else { return false };
        self.players[0].merges(&lay(tile, rotation, at))
    }

    /// How often equal symbols would meet.
    pub(super) fn contacts(&self, seat: usize, action: Action) -> i32 {
        let Move::Place { tile, rotation, at } = action.into() else { return -1 };
        let covered = &self.players[seat].covered;
        let hexes = lay(tile, rotation, at);
        let meets = |(at, symbol): &(At, char)| {
            neighbours(*at).filter(|next| covered.get(next) == Some(symbol)).count() as i32
        };
        hexes.iter().map(meets).sum()
    }
}
