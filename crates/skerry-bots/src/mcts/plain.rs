//! Open-loop information-set tree search as the textbook has it: no opinion, no priors, every
//! match played to its end at random. What the search with an opinion is measured against.
use std::time::{Duration, Instant};

use skerry_core::{Dice, Game, QuickDice, Seat, Seats, Silent, Turn, playout};

use super::{
    Budget, Limit,
    search::{MOST_EDGES, MOST_SEATS, part, resolve},
    share,
    tree::{NONE, Tree},
};
use crate::{Bot, Glimpse, arena::rank_score};

/// Weight of what has been tried little: the textbook's for results from 0 to 1.
const EXPLORATION: f32 = 0.7;

/// Tree search that knows the rules and nothing else.
#[derive(Debug)]
pub struct Plain<G: Game> {
    budget: Budget,
    dice: QuickDice,
    /// Time spent on this turn.
    spent: Duration,
    seat: Seat,
    tree: Tree<G::Action>,
    /// Scratch, kept for its memory: the walk of this iteration, a legal list, and what of it
    /// was not tried yet.
    path: Vec<(u32, Seat)>,
    legal: Vec<G::Action>,
    untried: Vec<G::Action>,
}

impl<G: Game> Plain<G> {
    /// The same decisions for the same seed, as long as the budget is in iterations.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Plain {
            budget,
            dice: QuickDice::new(seed),
            spent: Duration::ZERO,
            seat: Seat(0),
            tree: Tree::new(),
            path: vec![],
            legal: vec![],
            untried: vec![],
        }
    }

    fn think(&mut self, glimpse: &Glimpse<'_, G>) {
        let begun = Instant::now();
        let limit = match self.budget {
            Budget::Iterations(n) => Limit::Iterations(n),
            Budget::Time(time) => Limit::Until(begun + time),
            Budget::Turn(time) => Limit::Until(begun + share(time, self.spent)),
        };
        self.seat = glimpse.seat();
        self.tree.clear();
        for done in 1_u32.. {
            let world = glimpse.imagine(&mut self.dice);
            self.iterate(world);
            let is_over = match limit {
                Limit::Iterations(n) => done >= n,
                // The clock is not free: look at it now and then.
                Limit::Until(end) => done.is_multiple_of(16) && part(begun, end) >= 1.0,
            };
            if is_over {
                break;
            }
        }
        self.spent += begun.elapsed();
    }

    /// Down the tree, one action more, and a match at random.
    fn iterate(&mut self, mut world: G) {
        self.path.clear();
        let mut parent = NONE;
        loop {
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => resolve(&mut world, &mut self.dice),
                Turn::Decide(seats) => {
                    let own = seats.contains(self.seat).then_some(self.seat);
                    let Some(mover) = own.or(seats.lowest()) else { break };
                    let (edge, is_new) = self.choose(&world, mover, parent);
                    world.apply(mover, self.tree.edges[edge as usize].action, &mut Silent);
                    self.path.push((edge, mover));
                    // Who decides at the same moment cannot have seen this.
                    self.decide_blindly(&mut world, seats.without(mover));
                    if is_new {
                        break;
                    }
                    parent = edge;
                }
            }
        }
        playout(&mut world, &mut self.dice);
        self.learn(&world);
    }

    fn decide_blindly(&mut self, world: &mut G, seats: Seats) {
        for seat in seats.iter() {
            let action = world.draw_legal(seat, &mut self.dice);
            world.apply(seat, action, &mut Silent);
        }
    }

    /// Anything that was not tried here yet; else what UCT says.
    fn choose(&mut self, world: &G, mover: Seat, parent: u32) -> (u32, bool) {
        self.legal.clear();
        world.legal(mover, &mut self.legal);
        self.untried.clear();
        self.untried.extend_from_slice(&self.legal);
        let mut at = self.tree.first(parent);
        while at != NONE {
            let edge = &mut self.tree.edges[at as usize];
            if let Ok(known) = self.untried.binary_search(&edge.action) {
                edge.available += 1;
                self.untried.remove(known);
            }
            at = edge.sibling;
        }
        let is_known = self.untried.len() < self.legal.len();
        if !self.untried.is_empty() && (self.tree.edges.len() < MOST_EDGES || !is_known) {
            let action = *self.dice.pick(&self.untried);
            return (self.tree.add(parent, action, 0.0), true);
        }
        (self.most_interesting(parent), false)
    }

    fn most_interesting(&self, parent: u32) -> u32 {
        let edges = &self.tree.edges;
        let legal = |at: &u32| self.legal.binary_search(&edges[*at as usize].action).is_ok();
        let score = |at: u32| {
            let edge = &edges[at as usize];
            let curiosity = (edge.available as f32).ln().max(0.0) / edge.visits.max(1) as f32;
            edge.mean() + EXPLORATION * curiosity.sqrt()
        };
        let tried = self.tree.children(parent).filter(legal);
        tried.max_by(|a, b| score(*a).total_cmp(&score(*b))).expect("some were tried")
    }

    fn learn(&mut self, world: &G) {
        let seats = usize::from(world.players()).min(MOST_SEATS);
        let scores: Vec<_> = (0..seats).map(|seat| world.score(Seat(seat as u8))).collect();
        for (edge, seat) in &self.path {
            let edge = &mut self.tree.edges[*edge as usize];
            edge.visits += 1;
            edge.total += rank_score(&scores, seat.index()) as f32;
        }
    }
}

impl<G: Game> Bot<G> for Plain<G> {
    fn decide(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        glimpse.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        self.think(glimpse);
        let edges = &self.tree.edges;
        let most = self.tree.children(NONE).max_by_key(|at| edges[*at as usize].visits);
        let action = edges[most.expect("something was tried") as usize].action;
        self.tree.shrink();
        action
    }

    fn rest(&mut self) {
        self.spent = Duration::ZERO;
    }

    fn give(&mut self, budget: Budget) {
        self.budget = budget;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pile::{Action, Pile};

    const OWN: Seat = Seat(0);

    fn decide(pile: Pile, seed: u64) -> Action {
        Plain::new(Budget::Iterations(3000), seed).decide(&Glimpse::new(&pile, OWN))
    }

    /// Whoever can leave a number that four divides stops there, and only there.
    #[test]
    fn it_finds_what_is_known_to_be_best() {
        for left in 1..=12 {
            for taken in 1..=2_u8 {
                // Only these can still be led to a multiple of four in this turn.
                let missing = left % 4;
                if missing + taken > 3 {
                    continue;
                }
                let best = if missing == 0 { Action::Stop } else { Action::Take };
                for seed in 0..3 {
                    let found = decide(Pile { taken, ..Pile::of(left) }, seed);
                    assert_eq!(found, best, "{left} left, {taken} taken, seed {seed}");
                }
            }
        }
    }

    #[test]
    fn it_keeps_to_its_iterations_and_tells_each_what_came_of_it() {
        let pile = Pile { taken: 1, ..Pile::of(9) };
        let mut bot = Plain::new(Budget::Iterations(500), 1);
        bot.think(&Glimpse::new(&pile, OWN));
        let edges = &bot.tree.edges;
        let roots: Vec<&_> = bot.tree.children(NONE).map(|at| &edges[at as usize]).collect();
        assert_eq!(roots.iter().map(|edge| edge.visits).sum::<u32>(), 500);
        // Both could be done each time, and from the second time on both were known.
        assert!(roots.iter().all(|edge| edge.available >= 499), "{roots:?}");
        let mean = |action| roots.iter().find(|edge| edge.action == action).expect("legal").mean();
        let [take, stop] = [Action::Take, Action::Stop].map(mean);
        assert!(take > 0.7 && stop < 0.5, "who leaves 8 wins, who leaves 9 loses: {take}, {stop}");
    }

    #[test]
    fn it_thinks_for_its_time() {
        let mut bot = Plain::new(Budget::Turn(Duration::from_millis(50)), 1);
        let pile = Pile { taken: 1, ..Pile::of(9) };
        bot.think(&Glimpse::new(&pile, OWN));
        let first = bot.spent;
        assert!(first >= Duration::from_millis(20), "two fifths: {first:?}");
        Bot::<Pile>::rest(&mut bot);
        assert_eq!(bot.spent, Duration::ZERO);
    }
}
