//! Whole turns compared with each other, without a tree below them.
use skerry_core::{Game, QuickDice, Seats, Silent, Turn};

use super::search::{MOST_SEATS, Search, resolve, worths};
use super::tree::NONE;
use crate::{Evaluate, Glimpse, eval::Depth, simulate::mix};

/// An opinion counts like so many visits.
pub(super) const TRUST: u32 = 4;
/// Nature moves less often than that in a turn.
const MOST_REVEALS: usize = 12;

impl<G: Game, E: Evaluate<G>> Search<G, E> {
    /// What each of these is worth if nobody else moves; nothing where the tree will tell.
    pub(super) fn foreseen(&self, world: &G, rated: &[(G::Action, f32)]) -> Vec<f32> {
        if self.settings.depth == Depth::Tree {
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

    /// One iteration: the most interesting turn once more.
    pub(super) fn try_turn(&mut self, glimpse: &Glimpse<'_, G>, dice: &mut QuickDice) {
        let edge = self.best_edge(NONE, |_| true);
        let world = self.after_turn(glimpse, edge, dice);
        self.judge(&world, edge);
    }

    /// One iteration: the same, and what everybody makes of it. Every turn meets the same
    /// luck at its first visit, at its second and so on, so that it is the turns that differ.
    pub(super) fn try_round(&mut self, glimpse: &Glimpse<'_, G>, seed: u64) {
        let edge = self.best_edge(NONE, |_| true);
        let visit = self.tree.edges[edge as usize].visits;
        let mut dice = QuickDice::new(mix(seed, visit.into()));
        let mut world = self.after_turn(glimpse, edge, &mut dice);
        self.go_round(&mut world, &mut dice);
        self.judge(&world, edge);
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

    /// The turns of the others and the next own one, all played quickly.
    fn go_round(&self, world: &mut G, dice: &mut QuickDice) {
        let mut others_moved = world.players() == 1;
        loop {
            match world.turn() {
                Turn::Over => return,
                Turn::Chance => resolve(world, dice),
                Turn::Decide(seats) => {
                    let seat = seats.lowest().expect("somebody decides");
                    self.eval.hurry(world, seat, dice);
                    if seat == self.seat && others_moved {
                        return;
                    }
                    others_moved |= seat != self.seat;
                }
            }
        }
    }
}
