//! Sea and land once more: squares in maps, ways by walking.
use alloc::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use super::super::{components::turns, tiles::picture};
use crate::{Action, Square, components::Tile};

pub(super) type At = (i32, i32);
pub(super) type Squares = BTreeSet<At>;

/// What covers a square of land.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cover {
    Neutral,
    Village(usize),
    Post(usize),
}

/// The map as it was dealt.
#[derive(Debug, Clone, Default)]
pub(super) struct World {
    pub(super) ground: BTreeMap<At, char>,
    pub(super) islands: Vec<Squares>,
    /// Squares and frame spaces by name, and what lies next to each.
    sea: BTreeMap<String, BTreeSet<String>>,
    pub(super) frame: Vec<String>,
    /// Anchor squares by name, and the post square each points at.
    anchors: BTreeMap<String, At>,
}

pub(super) fn beside((row, column): At) -> [At; 4] {
    [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
}

pub(super) fn name((row, column): At) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

pub(super) fn square((row, column): At) -> Square {
    Square::new(row as u8, column as u8)
}

pub(super) fn at(square: Square) -> At {
    (square.row().into(), square.column().into())
}

pub(super) fn is_land(letter: char) -> bool {
    "#PSCTNK".contains(letter)
}

/// A tile after so many quarter turns clockwise.
fn turned(number: usize, quarters: usize) -> Vec<Vec<char>> {
    (0..quarters).fold(picture(number), |old, _| {
        let arrow = |letter| match "^>v<".find(letter) {
            Some(at) => ['>', 'v', '<', '^'][at],
            None => letter,
        };
        (0..5).map(|r| (0..5).map(|c| arrow(old[4 - c][r])).collect()).collect()
    })
}

impl World {
    /// Tiles by number and quarter turns, row by row.
    pub(super) fn new(rows: i32, columns: i32, tiles: &[(usize, usize)]) -> World {
        let mut world = World::default();
        for (slot, (number, quarters)) in (0..).zip(tiles) {
            let (top, left) = (slot / columns * 5, slot % columns * 5);
            for (row, line) in (top..).zip(turned(*number, *quarters)) {
                world
                    .ground
                    .extend((left..).zip(line).map(|(column, letter)| ((row, column), letter)));
            }
        }
        for (at, letter) in &world.ground {
            if let Some(arrow) = "^v<>".find(*letter) {
                world.anchors.insert(name(*at), beside(*at)[arrow]);
            }
        }
        world.find_islands();
        world.link_squares();
        world.link_frame(rows, columns);
        world
    }

    fn find_islands(&mut self) {
        for (start, letter) in &self.ground {
            if is_land(*letter) && self.islands.iter().all(|island| !island.contains(start)) {
                let is_part = |at: &At| self.ground.get(at).is_some_and(|letter| is_land(*letter));
                self.islands.push(connected([*start], is_part));
            }
        }
    }

    fn link(&mut self, a: &str, b: &str) {
        self.sea.entry(a.to_string()).or_default().insert(b.to_string());
        self.sea.entry(b.to_string()).or_default().insert(a.to_string());
    }

    fn is_water(&self, at: At) -> bool {
        self.ground.get(&at).is_some_and(|letter| !is_land(*letter))
    }

    fn link_squares(&mut self) {
        let water: Vec<At> = self.ground.keys().copied().filter(|at| self.is_water(*at)).collect();
        for from in &water {
            for to in beside(*from).into_iter().filter(|to| water.contains(to)) {
                self.link(&name(*from), &name(to));
            }
        }
    }

    /// C 7.4, word for word.
    fn link_frame(&mut self, rows: i32, columns: i32) {
        let names = |side: &str, count: i32| (1..count).map(|n| format!("{side}{n}")).collect();
        let [north, south]: [Vec<_>; 2] = ["N", "S"].map(|side| names(side, columns));
        let [west, east]: [Vec<_>; 2] = ["W", "E"].map(|side| names(side, rows));
        let line = |first: &str, between: &[String], last: &str| {
            [&[first.to_string()], between, &[last.to_string()]].concat()
        };
        let backwards = |names: &[String]| names.iter().rev().cloned().collect::<Vec<_>>();
        self.frame = [
            line("NW", &north, "NE"),
            east.clone(),
            line("SE", &backwards(&south), "SW"),
            backwards(&west),
        ]
        .concat();
        let sides = [
            (line("NW", &north, "NE"), columns, (0, 0), (0, 1)),
            (line("SW", &south, "SE"), columns, (5 * rows - 1, 0), (0, 1)),
            (line("NW", &west, "SW"), rows, (0, 0), (1, 0)),
            (line("NE", &east, "SE"), rows, (0, 5 * columns - 1), (1, 0)),
        ];
        for (spaces, tiles, start, step) in sides {
            for pair in spaces.windows(2) {
                self.link(&pair[0], &pair[1]);
            }
            for (k, space) in (0..).zip(&spaces) {
                for i in (0..5 * tiles).filter(|i| 2 * i + 2 > 10 * k - 5 && 2 * i < 10 * k + 5) {
                    let edge = (start.0 + i * step.0, start.1 + i * step.1);
                    if self.is_water(edge) {
                        self.link(space, &name(edge));
                    }
                }
            }
        }
    }

    /// How far everything is from a place.
    pub(super) fn distances(&self, from: &str) -> BTreeMap<String, u8> {
        let mut found = BTreeMap::from([(from.to_string(), 0)]);
        let mut open = VecDeque::from([from.to_string()]);
        while let Some(place) = open.pop_front() {
            let steps = found[&place] + 1;
            for next in &self.sea[&place] {
                if !found.contains_key(next) {
                    found.insert(next.clone(), steps);
                    open.push_back(next.clone());
                }
            }
        }
        found
    }

    pub(super) fn island(&self, at: At) -> usize {
        self.islands.iter().position(|island| island.contains(&at)).expect("a land square")
    }

    /// The post square that the anchor on `place` points at.
    pub(super) fn post_of_anchor(&self, place: &str) -> Option<At> {
        self.anchors.get(place).copied()
    }
}

/// All that can be walked to.
pub(super) fn connected(
    from: impl IntoIterator<Item = At>,
    is_part: impl Fn(&At) -> bool,
) -> Squares {
    let mut open: Vec<At> = from.into_iter().collect();
    let mut found: Squares = open.iter().copied().collect();
    while let Some(at) = open.pop() {
        for next in beside(at).into_iter().filter(&is_part) {
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}

/// What lies on the land.
#[derive(Debug, Clone, Default)]
pub(super) struct Land {
    pub(super) cover: BTreeMap<At, Cover>,
    /// Every tile with its owner, if it has one.
    pub(super) tiles: Vec<(Option<usize>, Squares)>,
}

impl Land {
    pub(super) fn posts(&self, player: usize) -> impl Iterator<Item = At> {
        let is_own = move |(_, cover): &(&At, &Cover)| **cover == Cover::Post(player);
        self.cover.iter().filter(is_own).map(|(at, _)| *at)
    }

    /// Own posts, and all that they reach through own villages and neutral tiles.
    pub(super) fn network(&self, player: usize) -> Squares {
        let conducts = |at: &At| {
            matches!(self.cover.get(at), Some(Cover::Neutral))
                || self.cover.get(at) == Some(&Cover::Village(player))
        };
        connected(self.posts(player), conducts)
    }

    /// Section 9.2, one condition after the other.
    fn may_lie(&self, world: &World, player: usize, network: &Squares, squares: &Squares) -> bool {
        let is_free = |at: &At| {
            world.ground.get(at).is_some_and(|letter| is_land(*letter))
                && !self.cover.contains_key(at)
        };
        if !squares.iter().all(is_free) {
            return false;
        }
        let island = &world.islands[world.island(*squares.first().expect("a tile has squares"))];
        squares.is_subset(island)
            && self.posts(player).any(|post| island.contains(&post))
            && squares.iter().any(|at| beside(*at).iter().any(|next| network.contains(next)))
    }

    pub(super) fn placements(&self, world: &World, player: usize, tile: Tile) -> Vec<Action> {
        let mut legal = vec![];
        let network = self.network(player);
        for (rotation, shape) in (0..).zip(turns(tile.print().shape)) {
            for first in world.ground.keys() {
                if self.may_lie(world, player, &network, &laid(&shape, *first)) {
                    legal.push(Action::Build { tile, rotation, at: square(*first) });
                }
            }
        }
        legal
    }
}

/// The squares of a shape whose first square lies on `first`.
pub(super) fn laid(shape: &BTreeSet<(i8, i8)>, (row, column): At) -> Squares {
    shape.iter().map(|(down, right)| (row + i32::from(*down), column + i32::from(*right))).collect()
}
