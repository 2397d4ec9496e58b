//! Whole turns compared by what the seat makes of them in its next turns.
use skerry_core::{Game, QuickDice, Turn};

use super::{
    search::{MOST_LINES, MOST_SEATS, Search, resolve, worths},
    turns::go_through,
};
use crate::{Evaluate, Glimpse, WHIM, eval::Depth, luck::liking, simulate::mix};

/// Whole turns at the root: each takes many tries.
const LINES: usize = 32;
/// A turn is tried so often on average; those that are compared in the end, several times more.
const TRIES: u32 = 16;
/// Tries altogether where there are few turns.
const FEWEST: u32 = 64;

impl<G: Game, E: Evaluate<G>> Search<G, E> {
    /// How many whole turns are compared.
    pub(super) fn most_lines(&self) -> usize {
        match self.settings.depth {
            Depth::Tree | Depth::Match => MOST_LINES,
            Depth::Ahead(_) => LINES,
        }
    }

    /// After so many iterations more would tell nothing new.
    pub(super) fn enough(&self) -> u32 {
        match (self.settings.depth, self.planted as u32) {
            (Depth::Tree | Depth::Match, _) => u32::MAX,
            (Depth::Ahead(_), 1) => 1,
            (Depth::Ahead(_), turns) => (TRIES * turns).max(FEWEST),
        }
    }

    /// What each of these is worth if nothing comes after it.
    pub(super) fn at_first_sight(&self, world: &G, rated: &[(G::Action, f32)]) -> Vec<f32> {
        let field = Field::of(self, world);
        rated.iter().map(|(_, value)| field.worth(*value)).collect()
    }

    /// One iteration: one turn more, and the own turns after it. Every turn meets the same luck
    /// at its first visit, at its second and so on, so that it is the turns that differ.
    pub(super) fn try_ahead(&mut self, glimpse: &Glimpse<'_, G>, turns: u8, seed: u64) {
        let edge = self.focus.unwrap_or_else(|| self.challenger());
        let luck = mix(seed, self.tree.edges[edge as usize].visits.into());
        let start = glimpse.imagine(&mut QuickDice::new(luck));
        let mut world = start;
        self.follow(&mut world, self.seat, edge, true);
        self.look_ahead(&mut world, turns, luck);
        self.reckon(&start, &world, edge);
    }

    /// The turn that was tried least of those that look best. They are the fewer the less is
    /// left to think: all of them at first, two in the end.
    fn challenger(&self) -> u32 {
        let edges = &self.tree.edges[..self.planted];
        let (mut visits, mut total, mut sight) = (0.0, 0.0, 0.0);
        for (edge, first) in edges.iter().zip(&self.sights) {
            visits += edge.visits as f32;
            total += edge.total;
            sight += edge.visits as f32 * first;
        }
        // By so much more turns came to than they seemed worth: what was not tried would, too.
        let more = if visits > 0.0 { (total - sight) / visits } else { 0.0 };
        let trust = self.trust() as f32;
        let worth = |at: u32| {
            let edge = &edges[at as usize];
            let first = self.sights[at as usize] + more;
            (edge.total + trust * first) / (edge.visits as f32 + trust)
        };
        let few = (edges.len() as f32).powf(1.0 - self.progress).ceil().max(2.0) as usize;
        let mut ranked: Vec<(f32, u32)> =
            (0..edges.len() as u32).map(|at| (worth(at), at)).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = ranked.into_iter().take(few).map(|(_, at)| at);
        best.min_by_key(|at| edges[*at as usize].visits).expect("there is a turn")
    }

    /// What is left of the turn, and so many own turns after it, up to where the next begins.
    /// The others only do what they must; each turn and each reveal has luck of its own.
    fn look_ahead(&self, world: &mut G, turns: u8, luck: u64) {
        let mut left = turns;
        for step in 1.. {
            let mut dice = QuickDice::new(mix(luck, step));
            let seats = match world.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    resolve(world, &mut dice);
                    continue;
                }
                Turn::Decide(seats) => seats,
            };
            if !seats.contains(self.seat) {
                let other = seats.lowest().expect("somebody decides");
                self.eval.hurry(world, other, &mut dice);
                continue;
            }
            if self.eval.begins_turn(world, self.seat) {
                if left == 0 {
                    return;
                }
                left -= 1;
            }
            match self.eval.quick_turn(world, self.seat) {
                Some(line) => go_through(world, self.seat, &line.actions),
                None => self.eval.hurry(world, self.seat, &mut dice),
            }
        }
    }

    /// Tells the turn what it led to.
    fn reckon(&mut self, start: &G, world: &G, edge: u32) {
        let field = Field::of(self, start);
        let root = &mut self.tree.edges[edge as usize];
        let taste = self.settings.character.map_or(0.0, |who| liking(who, &root.action));
        let points = self.eval.value(world, self.seat);
        root.visits += 1;
        root.total += field.worth(points + WHIM * taste);
        if !self.tallies.is_empty() {
            self.path.clear();
            self.path.push((edge, self.seat));
            self.tally(start, field.with(points).seated(), field.spread);
        }
    }
}

/// What everybody may hope for before a turn. The others, who hardly play while a seat looks
/// ahead, are compared with as they stand there.
#[derive(Clone, Copy)]
struct Field {
    points: [f32; MOST_SEATS],
    seats: usize,
    own: usize,
    rival: Option<f32>,
    spread: f32,
}

impl Field {
    fn of<G: Game, E: Evaluate<G>>(search: &Search<G, E>, world: &G) -> Field {
        let seats = usize::from(world.players()).min(MOST_SEATS);
        let mut points = [0.0; MOST_SEATS];
        search.eval.values(world, &mut points[..seats]);
        let (rival, spread) = (search.eval.rival(world), search.eval.uncertainty(world));
        Field { points, seats, own: search.seat.index(), rival, spread }
    }

    fn with(mut self, points: f32) -> Field {
        self.points[self.own] = points;
        self
    }

    fn seated(&self) -> &[f32] {
        &self.points[..self.seats]
    }

    /// What so many points are worth to the own seat.
    fn worth(&self, points: f32) -> f32 {
        let field = self.with(points);
        match self.rival {
            Some(rival) => worths(&[points, rival], self.spread)[0],
            None => worths(field.seated(), self.spread)[self.own],
        }
    }
}
