//! Open-loop information-set Monte Carlo tree search, for every game.
//!
//! Each iteration imagines a world that the seat cannot tell from the true
//! one, walks down a tree of *actions* (chance is drawn anew each time and is
//! no part of the tree), adds one action to it, plays on for a few decisions
//! and asks the evaluation what the position is worth to everybody.
mod advice;
mod ahead;
mod kept;
mod plain;
mod search;
mod tally;
mod tree;
mod turns;

use std::time::{Duration, Instant};

use skerry_core::Game;

use crate::{
    Bot, Evaluate, Glimpse,
    eval::{Depth, Manner, Simulated},
    simulate::mix,
};
pub use advice::{Advice, Advised, Advisor, Plan};
pub use plain::Plain;
use search::Search;
pub(crate) use tally::shares;

/// How long to think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// Repeatable: the same decision for the same seed, whatever the machine.
    Iterations(u32),
    /// Wall-clock time per decision.
    Time(Duration),
    /// Wall-clock time per turn, however many decisions it has.
    Turn(Duration),
}

/// What a decision gets of the time of its turn, of which some is spent. Nobody
/// knows how many decisions are still to come: each gets two fifths of what is
/// left, so that the first, on which the others depend, gets the most.
pub fn share(turn: Duration, spent: Duration) -> Duration {
    turn.saturating_sub(spent) * 2 / 5
}

/// How to think.
#[derive(Debug, Clone, Copy)]
pub struct Settings {
    /// How long.
    pub budget: Budget,
    /// How many threads may search at once.
    pub threads: usize,
    /// Weight of what has been tried little against what has done well.
    pub exploration: f32,
    /// Decisions of the own seat to play on after leaving the tree; `None`
    /// plays to the end.
    pub cut: Option<u32>,
    /// How the players of a simulation decide.
    pub players: Simulated,
    /// How far the tree reaches.
    pub depth: Depth,
    /// Whose taste decides between what looks alike; nobody's if there is none.
    pub character: Option<u64>,
    /// Whether each decision of a long turn is looked at again, so that taste shows in all of
    /// them and not only in the first.
    pub rethinks: bool,
}

impl Settings {
    /// One thread, the manner of the game, a thousand iterations.
    pub fn of<G: Game>(eval: &impl Evaluate<G>) -> Settings {
        let Manner { cut, players, depth } = eval.manner();
        let budget = Budget::Iterations(1000);
        Settings {
            budget,
            threads: 1,
            exploration: 0.6,
            cut,
            players,
            depth,
            character: None,
            rethinks: false,
        }
    }
}

/// One tree for so many iterations: a decision depends on seed and iterations
/// alone, not on how many threads shared the work.
const ITERATIONS_PER_TREE: u32 = 4000;
const MOST_TREES: u32 = 8;

/// Tree search on an evaluation.
#[derive(Debug)]
pub struct Mcts<G: Game, E> {
    eval: E,
    settings: Settings,
    seed: u64,
    decisions: u64,
    /// Time spent on this turn.
    spent: Duration,
    /// What is left of the turn that was chosen, the last first.
    plan: Vec<G::Action>,
    /// Where the trees begin that are kept for the next decision, if any are.
    expected: Option<G>,
    /// Kept as long as the bot is, a megabyte each.
    searches: Vec<Search<G, E>>,
}

impl<G: Game, E: Evaluate<G>> Mcts<G, E> {
    /// The same decisions for the same seed, as long as the budget is in iterations.
    pub fn new(eval: E, settings: Settings, seed: u64) -> Self {
        let (spent, plan) = (Duration::ZERO, vec![]);
        let (expected, searches) = (None, vec![]);
        Mcts { eval, settings, seed, decisions: 0, spent, plan, expected, searches }
    }

    fn trees(&self) -> u32 {
        match self.settings.budget {
            Budget::Iterations(n) => n.div_ceil(ITERATIONS_PER_TREE).clamp(1, MOST_TREES),
            Budget::Time(_) | Budget::Turn(_) => self.settings.threads.max(1) as u32,
        }
    }

    /// Whether a turn is played as it was chosen.
    fn keeps_plans(&self) -> bool {
        match self.settings.depth {
            Depth::Tree => false,
            Depth::Ahead(_) => !self.settings.rethinks,
            Depth::Match => true,
        }
    }

    /// Searches and returns the number of iterations done.
    pub fn think(&mut self, glimpse: &Glimpse<'_, G>) -> u64 {
        let trees = self.trees();
        let seed = mix(self.seed, self.decisions);
        self.decisions += 1;
        let (eval, settings) = (self.eval, self.settings);
        self.searches.resize_with(trees as usize, || Search::new(eval, settings));
        let begun = Instant::now();
        let budget = match settings.budget {
            Budget::Iterations(n) => Limit::Iterations(n.div_ceil(trees)),
            Budget::Time(time) => Limit::Until(begun + time),
            Budget::Turn(time) => Limit::Until(begun + share(time, self.spent)),
        };
        let mut numbered: Vec<_> = (0..).zip(&mut self.searches).collect();
        let share = numbered.len().div_ceil(settings.threads.max(1));
        let run = |tree: u64, search: &mut Search<G, E>| {
            search.run(glimpse, budget, mix(seed, tree));
        };
        if share == numbered.len() {
            numbered.into_iter().for_each(|(tree, search)| run(tree, search));
        } else {
            std::thread::scope(|scope| {
                for part in numbered.chunks_mut(share) {
                    scope.spawn(move || {
                        part.iter_mut().for_each(|(tree, search)| run(*tree, search))
                    });
                }
            });
        }
        self.spent += begun.elapsed();
        self.searches.iter().map(|search| u64::from(search.iterations())).sum()
    }
}

impl Depth {
    /// Every way to begin, the best first, by visits and the sum of what they were worth.
    fn ranked(self, verdicts: &[(u32, f32)]) -> Vec<usize> {
        let Some(best) = self.best(verdicts) else { return vec![] };
        let mut others: Vec<usize> = (0..verdicts.len()).filter(|at| *at != best).collect();
        let mean = |(visits, total): (u32, f32)| total / visits.max(1) as f32;
        others.sort_by(|a, b| {
            let (a, b) = (verdicts[*a], verdicts[*b]);
            b.0.cmp(&a.0).then(mean(b).total_cmp(&mean(a)))
        });
        std::iter::once(best).chain(others).collect()
    }

    /// The best of what was tried, by visits and the sum of what they were worth.
    fn best(self, verdicts: &[(u32, f32)]) -> Option<usize> {
        let visits = verdicts.iter().map(|(visits, _)| *visits);
        let (least, most) = (visits.clone().min()?, visits.max()?);
        let judged = verdicts.iter().enumerate();
        let best = match self {
            Depth::Tree => judged.max_by(|(_, a), (_, b)| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))),
            // The last contenders were tried equally often, give or take a few.
            Depth::Match | Depth::Ahead(_) => judged
                .filter(|(_, (visits, _))| 2 * (visits - least) >= most - least)
                .max_by(|(_, a), (_, b)| (a.1 / a.0 as f32).total_cmp(&(b.1 / b.0 as f32))),
        };
        best.map(|(at, _)| at)
    }
}

/// When a single tree stops growing.
#[derive(Debug, Clone, Copy)]
enum Limit {
    Iterations(u32),
    Until(Instant),
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Mcts<G, E> {
    fn decide(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        let mut legal = vec![];
        glimpse.legal(&mut legal);
        if let Some(next) = self.plan.pop().filter(|next| legal.contains(next)) {
            return next;
        }
        self.plan.clear();
        if let [only] = legal[..] {
            return only;
        }
        self.pick_up(glimpse);
        self.think(glimpse);
        // Every tree has the same root: the legal list, or the turns that are proposed.
        let roots: Vec<G::Action> =
            self.searches.first().into_iter().flat_map(Search::roots).collect();
        let verdict = |at: usize| {
            let roots = self.searches.iter().map(|search| search.root(at));
            roots.fold((0, 0.0), |(visits, total), root| (visits + root.0, total + root.1))
        };
        let verdicts: Vec<(u32, f32)> = (0..roots.len()).map(verdict).collect();
        let Some(at) = self.settings.depth.best(&verdicts) else { return legal[0] };
        // What was chosen for what it leads to is played to its end.
        if self.keeps_plans() {
            self.plan.extend(self.searches[0].rest(at).iter().rev());
        }
        self.put_away(glimpse, at);
        roots[at]
    }

    fn rest(&mut self) {
        self.plan.clear();
        self.spent = Duration::ZERO;
        self.forget();
    }

    fn give(&mut self, budget: Budget) {
        self.settings.budget = budget;
    }
}
