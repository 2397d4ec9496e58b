//! What happens in a round, module by module.
use alloc::collections::BTreeSet;
use alloc::{vec, vec::Vec};

use super::{
    super::position::At,
    board::{Player, around},
};
use crate::{
    Event, Goal, MyIsland,
    components::{Space, Symbol, Tile},
    state::Phase,
};

const ROWS: [&str; 8] = [
    "BHHPJJJJJJJJPHHB",
    "BHHPJJJJJJJPHHB",
    "BHHPJJJJJJPHHB",
    "BHHPPJJJPPHHB",
    "BHHPPPPPPHHB",
    "BBHHHHHHHBB",
    "BBBHBBHBBB",
    "BBBBBBBBB",
];
const TOTEMS: [At; 4] = [(4, 1), (10, 1), (5, 3), (7, 3)];
const LAIRS: [At; 3] = [(7, 1), (5, 2), (8, 2)];
const TEMPLE: At = (6, 3);
const SHIPS: [[At; 3]; 3] =
    [[(0, 2), (0, 3), (0, 4)], [(3, 7), (4, 7), (5, 7)], [(13, 2), (12, 3), (11, 4)]];
const LINES: [&[At]; 6] = [
    &[(7, 3), (8, 3), (9, 3), (10, 3)],
    &[(6, 4), (6, 5), (6, 6), (6, 7)],
    &[(5, 4), (4, 5), (3, 6), (2, 7)],
    &[(5, 3), (4, 3), (3, 3), (2, 3)],
    &[(6, 2), (6, 1), (6, 0)],
    &[(7, 2), (8, 1), (9, 0)],
];
const SHAPES: [(&[At], &str); 5] = [
    (&[(0, 0), (1, 0)], "FW FH FP WH WP HP"),
    (&[(0, 0), (1, 0), (2, 0)], "FFW FFH WWH WWP HHP HHF PPF PPW"),
    (&[(0, 0), (1, 0), (0, 1)], "FWH FHW FWP FPW FHP FPH WHP WPH"),
    (&[(0, 0), (1, 0), (0, 1), (1, 1)], "HFWP PFHW WFPH PWHF FWPH WHPF"),
    (&[(0, 0), (1, 0), (1, 1)], "FFF WWW HHH PPP"),
];

pub(super) fn terrain((q, r): At) -> Option<char> {
    let row = ROWS.get(usize::try_from(r).ok()?)?;
    row.chars().nth(usize::try_from(q).ok()?)
}

pub(super) fn space_of(space: Space) -> At {
    (space.hex().q, space.hex().r)
}

/// Hexes of a tile as it lies, with what they show, the number of the tile from 1.
fn lay(tile: usize, rotation: u8, (q, r): At) -> Vec<(At, char)> {
    let mut number = tile;
    for (offsets, symbols) in SHAPES {
        let tiles: Vec<&str> = symbols.split(' ').collect();
        if number <= tiles.len() {
            let turn = |at: At| (0..rotation).fold(at, |(q, r), _| (-r, q + r));
            let hexes = offsets.iter().map(|at| turn(*at)).map(|(dq, dr)| (q + dq, r + dr));
            return hexes.zip(tiles[number - 1].chars()).collect();
        }
        number -= tiles.len();
    }
    unreachable!("T01 to T32")
}

fn number(tile: Tile) -> usize {
    usize::from(tile.0) + 1
}

/// All players of a game with this number.
pub(super) struct Naive {
    pub(super) game: u8,
    pub(super) pass: i16,
    pub(super) players: Vec<Player>,
    /// What has happened since somebody last looked.
    pub(super) told: Vec<(Goal, u8, i16)>,
    /// Who left on earlier cards.
    pub(super) departed: usize,
    pub(super) circles: usize,
    /// Who has still to place markers, in order.
    pub(super) order: Vec<usize>,
}

impl Naive {
    /// From the islands as they are once all stickers are on.
    pub(super) fn new(game: &MyIsland) -> Naive {
        let number = game.rules.number();
        let players = game.seats().iter().map(|seat| player_of(number, game, seat)).collect();
        let pass = if number == 6 { 3 } else { 1 };
        Naive { game: number, pass, players, told: vec![], departed: 0, circles: 0, order: vec![] }
    }

    fn is_in(&self, games: core::ops::RangeInclusive<u8>) -> bool {
        games.contains(&self.game)
    }

    pub(super) fn spots(&self, player: &Player, card: Tile) -> BTreeSet<(At, u8)> {
        let mut spots = BTreeSet::new();
        for at in (0..8).flat_map(|r| (0..16).map(move |q| (q, r))) {
            for rotation in 0..6 {
                let hexes = lay(number(card), rotation, at);
                let fits = hexes.iter().all(|(at, _)| player.is_free(*at));
                let starts = |at: &At| {
                    let beach = terrain(*at) == Some('B') && !self.is_in(13..=15);
                    let temple = around(TEMPLE).contains(at) && self.game >= 13;
                    beach || temple
                };
                let touches = |(at, symbol): &(At, char)| {
                    around(*at).iter().any(|next| player.content(*symbol, *next) > 0)
                };
                let holds = if player.begun {
                    hexes.iter().any(touches)
                } else {
                    hexes.iter().any(|(at, _)| starts(at))
                };
                if fits && holds {
                    spots.insert((at, rotation));
                }
            }
        }
        spots
    }

    pub(super) fn star_spaces(&self, player: &Player) -> BTreeSet<(At, u8)> {
        let beside = |at: &At| around(*at).iter().any(|next| player.covered.contains_key(next));
        let free = player.ground.iter().filter(|at| player.is_free(**at) && beside(at));
        free.map(|at| (*at, u8::MAX)).collect()
    }

    pub(super) fn pass(&mut self, seat: usize) {
        let cost = self.pass;
        self.players[seat].add(-cost);
    }

    pub(super) fn finish(&mut self, seat: usize) {
        self.players[seat].finished = true;
        if self.game == 24 && self.players[seat].portal.len() >= 7 {
            let points = [8, 5, 3, 1][self.departed.min(3)];
            self.told.push((Goal::Departure, self.departed as u8 + 1, points));
            self.players[seat].add(points);
            self.players[seat].left = true;
        }
    }

    pub(super) fn place(&mut self, seat: usize, tile: Tile, rotation: u8, at: At) {
        let hexes = lay(number(tile), rotation, at);
        let player = &mut self.players[seat];
        for (n, (at, symbol)) in hexes.iter().enumerate() {
            let count = if player.doubled.contains(&(number(tile), n)) { 2 } else { 1 };
            player.covered.insert(*at, vec![(*symbol, count)]);
        }
        player.begun = true;
        let fresh: Vec<At> = hexes.iter().map(|(at, _)| *at).collect();
        let houses = hexes.iter().filter(|(at, s)| *s == 'H' && terrain(*at) == Some('B')).count();
        let points = if self.is_in(1..=5) { houses as i16 } else { 0 };
        let points = points + self.at_once(seat, &fresh);
        self.players[seat].add(points);
        if self.is_in(23..=24) && !self.players[seat].star_won {
            let player = &self.players[seat];
            let shown = |symbol| {
                around(TEMPLE).iter().filter(|at| player.content(symbol, **at) > 0).count()
            };
            let most = ['F', 'W', 'H', 'P'].map(shown).into_iter().max().unwrap_or(0);
            if most >= 4 {
                let has_place = !self.star_spaces(&self.players[seat]).is_empty();
                self.players[seat].star_won = true;
                self.players[seat].star_placed = !has_place;
                self.told.push((Goal::Star, most as u8, 0));
            }
        }
        if !self.players[seat].star_won || self.players[seat].star_placed {
            self.tick(seat);
        }
    }

    pub(super) fn place_star(&mut self, seat: usize, at: At) {
        let all = ['F', 'W', 'H', 'P'].map(|symbol| (symbol, 1)).to_vec();
        self.players[seat].covered.insert(at, all);
        self.players[seat].star_placed = true;
        let points = self.at_once(seat, &[at]);
        self.players[seat].add(points);
        self.tick(seat);
    }

    fn tick(&mut self, seat: usize) {
        let game = self.game;
        for symbol in ['F', 'W', 'H', 'P'].into_iter().filter(|_| (22..=24).contains(&game)) {
            let largest = self.players[seat].largest(symbol);
            for tier in [6, 9, 12] {
                if largest >= tier && self.players[seat].portal.insert((symbol, tier)) {
                    self.told.push((Goal::Portal, tier as u8, 0));
                }
            }
        }
    }

    /// Everything but houses, in the order of the specification.
    fn at_once(&mut self, seat: usize, fresh: &[At]) -> i16 {
        let mut points = 0;
        let finds = fresh.iter().filter(|at| self.players[seat].finds.contains(at)).count();
        if self.is_in(14..=24) && finds > 0 {
            points += self.tell(Goal::Finds, finds as u8, 2 * finds as i16);
        }
        points += self.complete_groups(seat);
        points += self.connect(seat);
        points += self.drive_off(seat);
        points += self.align(seat);
        points + self.build(seat)
    }

    fn tell(&mut self, goal: Goal, n: u8, points: i16) -> i16 {
        self.told.push((goal, n, points));
        points
    }

    fn group_symbols(&self) -> &'static [char] {
        match self.game {
            4 => &['F'],
            5..=7 => &['F', 'H'],
            8 | 9 | 13..=24 => &['F', 'H', 'W'],
            10 => &['H', 'W'],
            11 | 12 => &['H'],
            _ => &[],
        }
    }

    fn complete_groups(&mut self, seat: usize) -> i16 {
        let mut points = 0;
        for &symbol in self.group_symbols() {
            for group in self.players[seat].groups(symbol) {
                let player = &mut self.players[seat];
                let weight = player.weight(symbol, &group);
                let has_cube = group.iter().any(|at| player.cubes.contains(&(symbol, *at)));
                if weight >= 5 && !has_cube && !self.is_in(13..=21) {
                    points += 3;
                } else if weight >= 5 && !has_cube {
                    self.win_marker(seat, symbol);
                }
                let player = &mut self.players[seat];
                if weight >= 5 || has_cube {
                    player.cubes.extend(group.iter().map(|at| (symbol, *at)));
                }
                let is_big = group.iter().any(|at| player.big.contains(&(symbol, *at)));
                if (16..=18).contains(&self.game) && (weight >= 8 || is_big) {
                    player.big.extend(group.iter().map(|at| (symbol, *at)));
                    if !is_big {
                        self.win_marker(seat, symbol);
                        self.told.push((Goal::Big, weight as u8, 0));
                    }
                }
            }
        }
        points
    }

    fn connect(&mut self, seat: usize) -> i16 {
        let game = self.game;
        let mut points = 0;
        for network in self.players[seat].groups('P') {
            if !network.iter().any(|at| terrain(*at) == Some('B')) {
                continue;
            }
            for totem in TOTEMS.iter().filter(|_| (7..=12).contains(&game)) {
                let is_near = around(*totem).iter().any(|at| network.contains(at));
                if is_near && self.players[seat].totems.insert(*totem) {
                    points += 5;
                }
            }
            let gates: [&[At]; 3] = [&[(5, 3)], &[(7, 3)], &[(5, 4), (6, 4)]];
            for (n, gate) in (1..).zip(gates).filter(|_| (13..=24).contains(&game)) {
                let is_on = gate.iter().any(|at| network.contains(at));
                if is_on && self.players[seat].gates.insert(n) {
                    let worth = if self.is_in(22..=24) { 3 } else { 0 };
                    if worth == 0 {
                        self.win_marker(seat, 'P');
                    }
                    points += self.tell(Goal::Gates, n, worth);
                }
            }
        }
        points
    }

    fn drive_off(&mut self, seat: usize) -> i16 {
        let game = self.game;
        let mut points = 0;
        for (n, lair) in (0..).zip(LAIRS).filter(|_| (10..=12).contains(&game)) {
            let player = &mut self.players[seat];
            let fields: u32 = around(lair).iter().map(|at| player.content('F', *at)).sum();
            let teeth = if self.game == 12 { 4 } else { 3 } + i32::from(player.teeth[n]);
            if fields as i32 >= teeth.max(1) && player.lairs.insert(n as u8) {
                points += self.tell(Goal::Monsters, n as u8 + 1, 3);
            }
        }
        for (n, beach) in (0..).zip(SHIPS).filter(|_| (11..=12).contains(&game)) {
            let player = &mut self.players[seat];
            let walls: u32 = beach.iter().map(|at| player.content('W', *at)).sum();
            if walls >= 2 && player.ships.insert(n) {
                points += self.tell(Goal::Ships, n + 1, 3);
            }
        }
        points
    }

    fn align(&mut self, seat: usize) -> i16 {
        let game = self.game;
        let mut points = 0;
        for (n, line) in (0..).zip(LINES).filter(|_| (16..=18).contains(&game)) {
            let player = &mut self.players[seat];
            let line: Vec<At> =
                line.iter().filter(|at| !player.rocks.contains(at)).copied().collect();
            let shows = |symbol| line.iter().all(|at| player.content(symbol, *at) > 0);
            let is_aligned = line.len() >= 2 && ['F', 'W', 'H', 'P'].into_iter().any(shows);
            if is_aligned && player.telescopes & (1 << n) == 0 {
                player.telescopes |= 1 << n;
                points += self.tell(Goal::Telescopes, n + 1, 3);
            }
        }
        points
    }

    fn build(&mut self, seat: usize) -> i16 {
        let game = self.game;
        let mut points = 0;
        for (n, symbol) in ['H', 'W', 'F'].into_iter().enumerate() {
            let player = &mut self.players[seat];
            let Some(site) = player.sites[n] else { continue };
            let content: u32 = around(site).iter().map(|at| player.content(symbol, *at)).sum();
            for step in [4, 6].into_iter().filter(|_| (19..=21).contains(&game)) {
                let player = &mut self.players[seat];
                if content >= step && player.steps.insert((n, step)) && player.roofs[n] < 3 {
                    player.roofs[n] += 1;
                    points += self.tell(Goal::Buildings, n as u8 + 1, 2);
                }
            }
            let player = &mut self.players[seat];
            let is_monument = (22..=24).contains(&self.game) && player.roofs[n] == 3;
            if is_monument && content >= 4 && player.monuments.insert(n) {
                points += self.tell(Goal::Monuments, n as u8 + 1, 3);
            }
        }
        points
    }

    fn win_marker(&mut self, seat: usize, symbol: char) {
        *self.players[seat].due.entry(symbol).or_default() += 1;
    }

    /// Takes a marker of who is next in research order. The order is made before the first
    /// marker of a round: its points change nothing (C26).
    fn spend(&mut self, seat: usize, symbol: char) {
        let waits = |player: &Player| player.due.values().any(|due| *due > 0);
        if self.order.is_empty() {
            let (players, first) = (self.players.len(), usize::from(self.game));
            let mut order: Vec<usize> = (0..players).collect();
            order.rotate_left(first % players);
            order.retain(|seat| waits(&self.players[*seat]));
            order.sort_by_key(|seat| (self.players[*seat].progress, self.players[*seat].marker));
            self.order = order;
        }
        assert_eq!(self.order.first(), Some(&seat), "research order in game {}", self.game);
        let due = self.players[seat].due.get_mut(&symbol).expect("a marker was won");
        *due = due.checked_sub(1).expect("no more markers than were won");
        self.order.retain(|seat| waits(&self.players[*seat]));
    }

    /// Once a round is over every marker has been placed.
    fn expect_no_markers(&self) {
        let mut due = self.players.iter().flat_map(|player| player.due.values());
        assert!(due.all(|due| *due == 0), "a marker was forgotten in game {}", self.game);
    }

    /// No ruin is free: one point. Rows come in the order of scoring.
    fn miss(&mut self, seat: usize) {
        let due = |symbol: &char| self.players[seat].due.get(symbol).is_some_and(|due| *due > 0);
        let symbol = ['F', 'H', 'W', 'P'].into_iter().find(due).expect("a marker was won");
        let taken = self.players.iter().flat_map(|player| &player.markers);
        let ruins = [4, 4, 5, 7][self.players.len() - 1];
        assert_eq!(taken.filter(|(row, _)| *row == symbol).count(), ruins, "the row is full");
        self.spend(seat, symbol);
        self.told.push((Goal::Ruins, 0, 1));
        self.players[seat].add(1);
    }

    /// A marker: what its place is worth, and the circle.
    pub(super) fn pick(&mut self, seat: usize, symbol: Symbol, n: usize) {
        self.spend(seat, super::letter(symbol));
        let row: &[i16] = match self.players.len() {
            1 | 2 => &[4, 3, 3, 2],
            3 => &[5, 4, 4, 3, 2],
            _ => &[5, 4, 4, 3, 3, 2, 2],
        };
        self.players[seat].add(row[n - 1]);
        self.players[seat].markers.insert((super::letter(symbol), n));
        let rows: BTreeSet<char> = self.players[seat].markers.iter().map(|(row, _)| *row).collect();
        if self.is_in(20..=21) && rows.len() == 4 && !self.players[seat].circle {
            self.players[seat].circle = true;
            let points = [5, 3, 1][self.circles.min(2)];
            self.circles += 1;
            self.told.push((Goal::Circle, self.circles as u8, points));
            self.players[seat].add(points);
        }
    }

    /// What followed of itself: markers that found no choice, eruptions, the end.
    pub(super) fn follow(&mut self, game: &MyIsland, before: Phase, events: &[Event]) {
        let mut own_pick = before == Phase::Research;
        for event in events {
            match *event {
                Event::Picked { seat, at: crate::Target::Slot(symbol, n), .. }
                    if !core::mem::take(&mut own_pick) =>
                {
                    self.pick(seat.index(), symbol, n.into());
                }
                Event::Scored { seat, goal: Goal::Ruins, .. } => self.miss(seat.index()),
                Event::ScoringBegan => {
                    self.expect_no_markers();
                    self.erupt_after(game);
                    self.score_the_end();
                    return;
                }
                Event::CardRevealed { .. }
                | Event::NextCardShown { .. }
                | Event::TilePlaced { .. }
                | Event::HousesOnBeach { .. }
                | Event::GroupCompleted { .. }
                | Event::TotemConnected { .. }
                | Event::Passed { .. }
                | Event::Finished { .. }
                | Event::TrackEnded { .. }
                | Event::LargestGroup { .. }
                | Event::BeachVisible { .. }
                | Event::Scored { .. }
                | Event::Picked { .. }
                | Event::Stuck { .. }
                | Event::StickerLost { .. }
                | Event::ProgressMade { .. }
                | Event::Ranked { .. } => {}
            }
        }
        let is_round_over = game.card.is_none() || game.phase == Phase::Reveal;
        if is_round_over && before != Phase::StartStickers {
            self.expect_no_markers();
            self.erupt_after(game);
        }
    }

    fn erupt_after(&mut self, game: &MyIsland) {
        self.departed = self.players.iter().filter(|player| player.left).count();
        let cards = 32 - game.deck.count_ones();
        if self.is_in(22..=24) && [16, 24].contains(&cards) {
            self.erupt();
        }
    }

    pub(super) fn erupt(&mut self) {
        for seat in 0..self.players.len() {
            let player = &mut self.players[seat];
            let near: BTreeSet<At> = player.craters.iter().flat_map(|at| around(*at)).collect();
            let open = near.iter().filter(|at| player.is_free(**at)).count();
            if open > 0 {
                player.add(-(open as i16));
                self.told.push((Goal::Craters, open as u8, -(open as i16)));
            }
        }
    }
}

/// An island as it stands, read off the engine's.
fn player_of(game: u8, state: &MyIsland, seat: skerry_core::Seat) -> Player {
    let island = &state.player(seat).island;
    let spaces = |list: &[u8]| -> BTreeSet<At> {
        let there = list.iter().filter(|space| **space != u8::MAX);
        there.map(|space| space_of(Space(*space))).collect()
    };
    let site = |n: usize| spaces(&island.sites[n..=n]).pop_first();
    let hexes = |set: skerry_grid::HexSet| -> BTreeSet<At> {
        set.iter().map(|space| space_of(Space(space))).collect()
    };
    let (planted, overgrown) = (hexes(island.planted), hexes(island.overgrown));
    let ground_of = |at: &At| match terrain(*at) {
        Some('J') if planted.contains(at) => 'P',
        Some('P') if overgrown.contains(at) => 'J',
        Some(ground) => ground,
        None => ' ',
    };
    let land: Vec<At> = (0..8).flat_map(|r| (0..16 - r).map(move |q| (q, r))).collect();
    let allowed = match game {
        1 | 2 => "BH",
        3..=9 => "BHP",
        _ => "BHPJ",
    };
    let rocks = spaces(&island.rocks);
    let craters = spaces(&island.craters);
    let sites = [site(0), site(1), site(2)];
    let stands = |n: usize| (19..=21).contains(&game) || game >= 22 && island.roofs[n] == 3;
    let is_closed = |at: &At| {
        (7..=12).contains(&game) && TOTEMS.contains(at)
            || (10..=12).contains(&game) && LAIRS.contains(at)
            || game >= 13 && *at == TEMPLE
            || rocks.contains(at)
            || craters.contains(at)
            || (0..3).any(|n| sites[n] == Some(*at) && stands(n))
    };
    let is_ground = |at: &&At| allowed.contains(ground_of(at)) && !is_closed(at);
    let doubled = island.doubled.iter().filter(|hex| **hex != u8::MAX);
    Player {
        ground: land.iter().filter(is_ground).copied().collect(),
        jungle: land.iter().filter(|at| ground_of(at) == 'J').copied().collect(),
        marker: 10,
        progress: island.progress,
        finds: spaces(&island.finds),
        pools: spaces(&island.pools),
        teeth: island.teeth,
        telescopes: island.telescopes,
        roofs: island.roofs,
        doubled: doubled.map(|hex| (usize::from(hex >> 2) + 1, usize::from(hex & 3))).collect(),
        portal: ticked(island.portal),
        planted,
        rocks,
        craters,
        sites,
        ..Player::default()
    }
}

fn ticked(portal: u16) -> BTreeSet<(char, u32)> {
    let slots = ['F', 'W', 'H', 'P'].into_iter().flat_map(|symbol| [6, 9, 12].map(|t| (symbol, t)));
    slots.enumerate().filter(|(n, _)| portal >> n & 1 != 0).map(|(_, slot)| slot).collect()
}
