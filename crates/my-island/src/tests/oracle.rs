//! The rules once more: hexes in maps, groups by walking, one rule after the
//! other as the specification has it. Slow, and compared move by move.
use alloc::{
    collections::{BTreeMap, BTreeSet},
    format,
    string::ToString,
    vec,
    vec::Vec,
};

use skerry_core::{Dice, Game, QuickDice, Seat, Silent, Turn, Viewer};

use super::position::{Position, given_for};
use crate::{
    Action, Chance, MyIsland, PlayerView, View,
    rulesets::RuleSetId::{self, Eternal, Game1},
};

type At = (i32, i32);

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
fn lay(tile: usize, rotation: usize, (q, r): At) -> Vec<(At, char)> {
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
enum Move {
    Place { tile: usize, rotation: usize, at: At },
    Pass,
    Finish,
}

impl From<Action> for Move {
    fn from(action: Action) -> Move {
        match action {
            Action::Pass => Move::Pass,
            Action::Finish => Move::Finish,
            Action::Place { tile, rotation, at } => {
                let number = tile.to_string()[1..].parse().expect("a number");
                let at = (at.hex().q.into(), at.hex().r.into());
                Move::Place { tile: number, rotation: rotation.into(), at }
            }
        }
    }
}

#[derive(Clone)]
struct Oracle {
    rules: RuleSetId,
    ground: BTreeMap<At, char>,
    deck: BTreeSet<usize>,
    card: usize,
    players: Vec<Player>,
}

#[derive(Clone, Default)]
struct Player {
    covered: BTreeMap<At, char>,
    cubes: BTreeSet<At>,
    totems: BTreeSet<At>,
    passed: BTreeSet<usize>,
    marker: i32,
    locked: bool,
    finished: bool,
    placed: usize,
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

    fn groups(&self, symbol: char) -> Vec<BTreeSet<At>> {
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

    fn largest(&self, symbol: char) -> usize {
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

    fn add(&mut self, points: i32) {
        if self.locked {
            return;
        }
        self.marker += points;
        if self.marker >= 55 {
            (self.marker, self.locked) = (55, true);
        }
    }
}

impl Oracle {
    fn new(rules: RuleSetId, players: u8) -> Oracle {
        let rows = if rules == Eternal { ETERNAL } else { CAMPAIGN };
        let hexes = rows.iter().enumerate().flat_map(|(r, row)| {
            row.chars().enumerate().map(move |(q, ground)| ((q as i32, r as i32), ground))
        });
        Oracle {
            rules,
            ground: hexes.collect(),
            deck: (1..=28).collect(),
            card: 0,
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
        fits && if player.placed == 0 { starts() } else { hexes.iter().any(matches) }
    }

    /// In any order.
    fn legal(&self, seat: usize) -> BTreeSet<Move> {
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

    fn play(&mut self, seat: usize, action: Move) {
        match action {
            Move::Finish => self.players[seat].finished = true,
            Move::Pass => {
                self.players[seat].passed.insert(self.card);
                self.players[seat].add(-1);
            }
            Move::Place { tile, rotation, at } => {
                let hexes = lay(tile, rotation, at);
                self.players[seat].covered.extend(hexes.iter().copied());
                self.players[seat].placed += 1;
                let points = self.immediate(seat, &hexes);
                self.players[seat].add(points);
            }
        }
    }

    fn immediate(&mut self, seat: usize, fresh: &[(At, char)]) -> i32 {
        if self.rules == Game1 {
            let on_beach = |(at, symbol): &&(At, char)| *symbol == 'H' && self.ground[at] == 'B';
            return fresh.iter().filter(on_beach).count() as i32;
        }
        self.complete_groups(seat) + self.connect_totems(seat)
    }

    fn complete_groups(&mut self, seat: usize) -> i32 {
        let player = &mut self.players[seat];
        let mut points = 0;
        for group in ['F', 'H', 'W'].map(|symbol| player.groups(symbol)).into_iter().flatten() {
            if group.len() >= 5 && group.is_disjoint(&player.cubes) {
                player.cubes.extend(group.first());
                points += 3;
            }
        }
        points
    }

    fn connect_totems(&mut self, seat: usize) -> i32 {
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
            }
        }
        points
    }

    fn visible_beach(&self, player: &Player) -> usize {
        let beach = self.ground.iter().filter(|(_, kind)| **kind == 'B');
        beach.filter(|(at, _)| !player.covered.contains_key(at)).count()
    }

    fn uncovered(&self, player: &Player) -> [u8; 8] {
        let mut rows = [0; 8];
        for (_, r) in self.ground.keys().filter(|at| !player.covered.contains_key(at)) {
            rows[*r as usize] += 1;
        }
        rows
    }

    fn score_the_end(&mut self) {
        if self.rules == Eternal && self.players.len() > 1 {
            for symbol in ['F', 'H', 'W', 'P'] {
                let sizes: Vec<_> =
                    self.players.iter().map(|player| player.largest(symbol)).collect();
                let best = sizes.iter().copied().max().filter(|best| *best > 0);
                for (player, size) in self.players.iter_mut().zip(sizes) {
                    if Some(size) == best {
                        player.add(5);
                    }
                }
            }
        }
        for seat in 0..self.players.len() {
            let visible = self.visible_beach(&self.players[seat]) as i32;
            self.players[seat].add(-visible);
        }
    }

    fn is_over(&self) -> bool {
        self.players.iter().all(|player| player.finished) || self.deck.is_empty()
    }

    /// By playing everybody off against everybody else.
    fn ranks(&self) -> Vec<u8> {
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

    fn progress(&self) -> Vec<u8> {
        let by_rank = |rank| match (rank, self.players.len()) {
            (1, _) => 2,
            (2, 3 | 4) => 1,
            _ => 0,
        };
        let ranks = self.ranks().into_iter().zip(&self.players);
        ranks.map(|(rank, player)| by_rank(rank) + u8::from(player.locked)).collect()
    }

    /// Was this placement one that joined groups with and without a cube?
    fn has_merged(&self, action: Action) -> bool {
        let Move::Place { tile, rotation, at } = action.into() else { return false };
        self.players[0].merges(&lay(tile, rotation, at))
    }

    /// How often equal symbols would meet.
    fn contacts(&self, seat: usize, action: Action) -> i32 {
        let Move::Place { tile, rotation, at } = action.into() else { return -1 };
        let covered = &self.players[seat].covered;
        let hexes = lay(tile, rotation, at);
        let meets = |(at, symbol): &(At, char)| {
            neighbours(*at).filter(|next| covered.get(next) == Some(symbol)).count() as i32
        };
        hexes.iter().map(meets).sum()
    }

    /// Is what everybody sees what it should be?
    fn agrees(&self, view: &View) {
        let left: Vec<_> = view.to_come.iter().map(ToString::to_string).collect();
        let deck: Vec<_> = self.deck.iter().map(|tile| format!("T{tile:02}")).collect();
        assert_eq!(left, deck);
        for (seat, seen) in view.players.iter().enumerate() {
            self.agrees_on(seat, view);
            let player = &self.players[seat];
            assert_eq!(seen.passed.len(), player.passed.len());
            let covered: usize = seen.placed.iter().map(|tile| tile.spaces.len()).sum();
            assert_eq!(covered, player.covered.len());
        }
    }

    /// The same, for one board however it came about.
    fn agrees_on(&self, seat: usize, view: &View) {
        let (player, seen) = (&self.players[seat], &view.players[seat]);
        assert_eq!(i32::from(seen.marker), player.marker);
        assert_eq!((seen.is_locked, seen.has_finished), (player.locked, player.finished));
        assert_eq!(usize::from(seen.visible_beach), self.visible_beach(player));
        assert_eq!(seen.uncovered, self.uncovered(player));
        let largest = ['F', 'W', 'H', 'P'].map(|symbol| player.largest(symbol) as u8);
        assert_eq!(seen.largest, largest);
        assert_eq!(seen.cubes.len(), player.cubes.len());
        let totems = seen.totems.iter().map(|totem| (totem.hex().q.into(), totem.hex().r.into()));
        assert_eq!(totems.collect::<BTreeSet<At>>(), player.totems);
    }
}

/// How players choose, so that matches go to different corners of the rules.
#[derive(Clone, Copy)]
enum Temper {
    /// Makes points and large groups.
    Gathers,
    /// Does anything, and soon gives up.
    Wanders,
    /// Passes as often as not: markers come down to 0.
    Idles,
}

impl Temper {
    fn choose(
        self,
        game: &MyIsland,
        oracle: &Oracle,
        (seat, actions): (Seat, &[Action]),
        dice: &mut QuickDice,
    ) -> Action {
        let promise = |action: &Action| {
            let mut after = *game;
            after.apply(seat, *action, &mut Silent);
            8 * after.score(seat).points + oracle.contacts(seat.index(), *action)
        };
        // The last of the list is to finish.
        let others = &actions[..actions.len() - 1];
        match self {
            _ if others.is_empty() => Action::Finish,
            Temper::Gathers => {
                let some: Vec<_> = (0..24).map(|_| *dice.pick(others)).collect();
                *some.iter().max_by_key(|action| promise(action)).expect("24 of them")
            }
            Temper::Wanders if dice.below(20) == 0 => Action::Finish,
            Temper::Idles if dice.below(2) == 0 && others.contains(&Action::Pass) => Action::Pass,
            Temper::Wanders | Temper::Idles => *dice.pick(others),
        }
    }
}

/// Plays a match on both and compares after every decision.
fn compare(rules: RuleSetId, players: u8, seed: u64) -> Corners {
    let mut dice = QuickDice::new(seed);
    let mut game = given_for(rules, players).game;
    let mut oracle = Oracle::new(rules, players);
    let temper = [Temper::Gathers, Temper::Wanders, Temper::Idles][seed as usize % 3];
    if seed.is_multiple_of(6) {
        // Near the end of the track, which is seldom reached from 10.
        game.boards.iter_mut().for_each(|player| player.marker = 40);
        oracle.players.iter_mut().for_each(|player| player.marker = 40);
    }
    while !oracle.is_over() {
        assert_eq!(game.turn(), Turn::Chance);
        let chance = game.sample(&mut dice);
        let Chance::Card { tile } = chance;
        oracle.card = tile.to_string()[1..].parse().expect("a number");
        assert!(oracle.deck.remove(&oracle.card), "{tile} is drawn twice");
        game.resolve(chance, &mut Silent);
        for seat in (0..players).map(Seat) {
            if !oracle.players[seat.index()].finished {
                decide(&mut game, &mut oracle, seat, temper, &mut dice);
            }
        }
    }
    assert_eq!(game.turn(), Turn::Over);
    let view = game.view(Viewer::Spectator);
    let seen = |pick: fn(&PlayerView) -> Option<u8>| -> Vec<_> {
        view.players.iter().filter_map(pick).collect()
    };
    assert_eq!(seen(|player| player.rank), oracle.ranks());
    let gains_any = rules == Game1 && players > 1;
    let progress = if gains_any { oracle.progress() } else { vec![] };
    assert_eq!(seen(|player| player.progress), progress);
    let any = |corner: fn(&Player) -> bool| oracle.players.iter().any(corner);
    Corners {
        track_ended: any(|player| player.locked),
        two_totems: any(|player| player.totems.len() > 1),
        below_zero: any(|player| player.marker < 0),
        last_card: oracle.deck.is_empty(),
    }
}

/// What a match has shown; a comparison that never gets there proves little.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Corners {
    track_ended: bool,
    two_totems: bool,
    below_zero: bool,
    last_card: bool,
}

/// Compares many matches; says which corners they have shown.
fn compare_many(rules: RuleSetId, seeds: core::ops::Range<u64>) -> Corners {
    let mut shown = Corners::default();
    for (players, seed) in
        (1..=4).flat_map(|players| seeds.clone().map(move |seed| (players, seed)))
    {
        let corners = compare(rules, players, seed);
        shown.track_ended |= corners.track_ended;
        shown.two_totems |= corners.two_totems;
        shown.below_zero |= corners.below_zero;
        shown.last_card |= corners.last_card;
    }
    shown
}

fn decide(
    game: &mut MyIsland,
    oracle: &mut Oracle,
    seat: Seat,
    temper: Temper,
    dice: &mut QuickDice,
) {
    let mut actions = vec![];
    game.legal(seat, &mut actions);
    assert!(actions.is_sorted(), "the list ascends");
    let listed: BTreeSet<_> = actions.iter().copied().map(Move::from).collect();
    assert_eq!(listed.len(), actions.len(), "nothing is listed twice");
    assert_eq!(listed, oracle.legal(seat.index()));
    let action = temper.choose(game, oracle, (seat, &actions), dice);
    game.play(seat, action, &mut Silent).expect("listed actions are legal");
    oracle.play(seat.index(), action.into());
    let everybody_decided = !matches!(game.turn(), Turn::Decide(_));
    if everybody_decided && oracle.is_over() {
        oracle.score_the_end();
    }
    oracle.agrees(&game.view(Viewer::Spectator));
}

/// Cites: 5, 6.1, 6.2, 6.3, 6.4, 6.5, 7, 8, 9.2, 9.3, 10, 11, 12.
#[test]
fn the_eternal_game_agrees_with_a_second_implementation() {
    let shown = compare_many(Eternal, 0..24);
    let all = Corners { track_ended: true, two_totems: true, below_zero: true, last_card: true };
    assert_eq!(shown, all);
}

/// Cites: 5, 6.1, 6.2, 6.3, 6.4, 6.5, 7, 8, 9.1, 10, 11, 12.
#[test]
fn game_1_agrees_with_a_second_implementation() {
    let shown = compare_many(Game1, 1000..1024);
    assert!(shown.below_zero && shown.last_card, "{shown:?}");
}

/// Cites: 6.5, 9.2, 9.3, R10, R21, R22, R23.
#[test]
fn crowded_boards_agree_with_a_second_implementation() {
    let mut dice = QuickDice::new(0);
    let mut merged = 0;
    for _ in 0..150 {
        let mut oracle = Oracle::new(Eternal, 2);
        let position = crowded(&mut oracle, &mut dice);
        oracle.card = 1 + dice.below(28) as usize;
        let position = position.card(&format!("T{:02}", oracle.card));
        let listed: BTreeSet<_> = position.legal().into_iter().map(Move::from).collect();
        assert_eq!(listed, oracle.legal(0));
        for action in position.legal() {
            let (mut game, mut oracle) = (position.game, oracle.clone());
            game.apply(Seat(0), action, &mut Silent);
            oracle.play(0, action.into());
            oracle.agrees_on(0, &game.view(Viewer::Spectator));
            merged += u32::from(oracle.has_merged(action));
        }
    }
    assert!(merged > 50, "groups with and without a cube grew together {merged} times");
}

/// A board on which half of the spaces are covered at random, mostly with one symbol.
fn crowded(oracle: &mut Oracle, dice: &mut QuickDice) -> Position {
    let often = *dice.pick(&['F', 'W', 'H', 'P']);
    let player = &mut oracle.players[0];
    for (at, _) in oracle.ground.iter().filter(|(_, kind)| "BHP".contains(**kind)) {
        if dice.below(2) == 0 {
            let symbol = *dice.pick(&['F', 'W', 'H', 'P', often, often, often]);
            player.covered.insert(*at, symbol);
        }
    }
    player.placed = 1;
    let covered = player.covered.clone();
    let with = |symbol: char| -> Vec<_> {
        let hexes = covered.iter().filter(|(_, shown)| **shown == symbol);
        hexes.map(|((q, r), _)| (*q as i8, *r as i8)).collect()
    };
    // What would have scored has scored.
    oracle.complete_groups(0);
    oracle.connect_totems(0);
    given_for(Eternal, 2).fields(with('F')).walls(with('W')).houses(with('H')).paths(with('P'))
}
