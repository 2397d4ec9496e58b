//! Whole turns compared with each other, without a tree below them.
use skerry_core::{Game, QuickDice, Seat, Seats, Silent, Turn};

use super::search::{MOST_SEATS, Search, resolve, worths};
use crate::{
    Evaluate, Glimpse,
    eval::{Depth, Line},
    simulate::mix,
};

/// An opinion counts like so many visits; like more of them where each tells how a match
/// ends, since most of that is luck.
const TRUST: u32 = 4;
const TRUST_IN_MATCHES: u32 = 40;
/// Nature moves less often than that in a turn.
const MOST_REVEALS: usize = 12;

impl<G: Game, E: Evaluate<G>> Search<G, E> {
    /// Like how many visits an opinion counts.
    pub(super) fn trust(&self) -> u32 {
        match self.settings.depth {
            Depth::Tree | Depth::Ahead(_) => TRUST,
            Depth::Match => TRUST_IN_MATCHES,
        }
    }

    /// What each of these is worth if nobody else moves; nothing where the tree will tell.
    pub(super) fn foreseen(&self, world: &G, rated: &[(G::Action, f32)]) -> Vec<f32> {
        if self.settings.depth != Depth::Match {
            return vec![];
        }
        let seats = usize::from(world.players()).min(MOST_SEATS);
        let mut points = [0.0; MOST_SEATS];
        self.eval.values(world, &mut points[..seats]);
        let spread = self.eval.uncertainty(world);
        let worth = |(_, value): &(G::Action, f32)| {
            points[self.seat.index()] = *value;
            worths(&points[..seats], spread)[self.seat.index()]
        };
        rated.iter().map(worth).collect()
    }

    /// Adds the turns that somebody wants to be weighed, unless they are proposed anyway.
    pub(super) fn add_considered(&mut self, world: &G) {
        for line in &self.considered {
            if self.lines.iter().any(|known| known.actions == line.actions) {
                continue;
            }
            let mut after = *world;
            let Some((first, rest)) = line.actions.split_first() else { continue };
            if after.play(self.seat, *first, &mut Silent).is_err() {
                continue;
            }
            go_through(&mut after, self.seat, rest);
            let value = self.eval.value(&after, self.seat);
            self.lines.push(Line { value, ..line.clone() });
        }
    }

    /// One iteration: one turn more, and the rest of the match. Every turn meets the same
    /// luck at its first visit, at its second and so on, so that it is the turns that differ.
    pub(super) fn try_match(&mut self, glimpse: &Glimpse<'_, G>, seed: u64) {
        let edge = self.focus.unwrap_or_else(|| self.contender());
        let visit = self.tree.edges[edge as usize].visits;
        let luck = mix(seed, visit.into());
        let mut world = self.after_turn(glimpse, edge, &mut QuickDice::new(luck));
        self.play_out(&mut world, luck);
        self.judge(&world, edge);
    }

    /// The turn that was tried least of those that did best. They are the fewer the less is
    /// left to think: all of them at first, two in the end.
    fn contender(&self) -> u32 {
        let count = self.planted as f32;
        let few = count.powf(1.0 - self.progress).ceil().max(2.0) as usize;
        let edges = &self.tree.edges;
        let mut ranked: Vec<u32> = (0..self.planted as u32).collect();
        ranked.sort_by(|a, b| edges[*b as usize].mean().total_cmp(&edges[*a as usize].mean()));
        let best = ranked.into_iter().take(few);
        best.min_by_key(|at| edges[*at as usize].visits).expect("there is a turn")
    }

    fn after_turn(&self, glimpse: &Glimpse<'_, G>, edge: u32, dice: &mut QuickDice) -> G {
        let mut world = glimpse.imagine(dice);
        self.follow(&mut world, self.seat, edge, true);
        self.finish_turn(&mut world, edge, dice);
        world
    }

    fn judge(&mut self, world: &G, edge: u32) {
        self.path.clear();
        self.path.push((edge, self.seat));
        self.learn(world);
    }

    /// What nature breaks off is gone on with as it looks best then.
    fn finish_turn(&self, world: &mut G, edge: u32, dice: &mut QuickDice) {
        let mut ends_turn = self.lines.get(edge as usize).is_none_or(|line| line.ends_turn);
        for _ in 0..MOST_REVEALS {
            if ends_turn {
                return;
            }
            while world.turn() == Turn::Chance {
                resolve(world, dice);
            }
            if world.turn() != Turn::Decide(Seats::one(self.seat)) {
                return;
            }
            let Some(line) = self.eval.propose(world, self.seat, 1).into_iter().next() else {
                return;
            };
            for action in &line.actions {
                world.apply(self.seat, *action, &mut Silent);
            }
            ends_turn = line.ends_turn;
        }
    }

    /// The rest of the match, all turns played quickly. Each of them, and each reveal between
    /// them, has luck of its own: what one draws is nothing to the next.
    fn play_out(&self, world: &mut G, luck: u64) {
        for step in 1.. {
            let mut dice = QuickDice::new(mix(luck, step));
            match world.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    while world.turn() == Turn::Chance {
                        resolve(world, &mut dice);
                    }
                }
                Turn::Decide(seats) => {
                    let seat = seats.lowest().expect("somebody decides");
                    self.eval.hurry(world, seat, &mut dice);
                }
            }
        }
    }
}

/// One decision after the other. What was planned holds until nature moves.
pub(super) fn go_through<G: Game>(world: &mut G, mover: Seat, actions: &[G::Action]) {
    for action in actions {
        if world.turn() != Turn::Decide(Seats::one(mover)) || world.check(mover, action).is_err() {
            return;
        }
        world.apply(mover, *action, &mut Silent);
    }
}
