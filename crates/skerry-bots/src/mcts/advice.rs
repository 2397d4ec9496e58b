//! [`Advisor`]: the search of a bot that also tells what else it has thought of, and why it
//! thinks so: what every seat may hope for, and how many points to expect.
//!
//! ```text
//! let glimpse = Glimpse::new(&game, seat);
//! let mut advisor = Advisor::new(eval, &glimpse, &[], Plan { iterations: 2000, seed });
//! while !advisor.is_done() {
//!     advisor.think(&glimpse, Budget::Iterations(200));
//!     show(advisor.advice());          // better and better
//! }
//! ```
//!
//! A turn that was played, or that somebody thinks of, is handed in from the start and weighed as
//! well as the best afterwards: see [`Advisor::weigh`].
use std::time::Instant;

use skerry_core::{Game, QuickDice};

use super::{Budget, Settings, search::Search, tally::Tally};
use crate::{Evaluate, Glimpse, eval::Line};

/// What could be done, the best first.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<A> {
    /// Everything that was looked at at least once.
    pub options: Vec<Advised<A>>,
    /// How much was thought altogether.
    pub iterations: u32,
}

/// One thing to do, and what is to be expected of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Advised<A> {
    /// The decision, and where the game proposes whole turns what it goes on with.
    pub line: Vec<A>,
    /// How often it was tried.
    pub visits: u32,
    /// The points that the seat may expect to end with.
    pub points: f64,
    /// The chance of each seat to win; together 1. Who plays alone has the chance to beat
    /// [the rival](Game::rival), and is sure to win where there is none.
    pub chances: Vec<f64>,
    /// How far the chance of the seat may be wrong: its standard error.
    pub doubt: f64,
}

/// How much to think, and with which luck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// Iterations until the advice is as good as it gets; what is looked at gets less towards
    /// the end.
    pub iterations: u32,
    /// The same advice for the same seed, as long as it is asked for iterations.
    pub seed: u64,
}

/// A search that can be asked at any time, and thinks on when it is told to. Every call is handed
/// the same [`Glimpse`]: what the seat does not know, the advisor does not know either.
#[derive(Debug)]
pub struct Advisor<G: Game, E> {
    search: Search<G, E>,
    plan: Plan,
    dice: QuickDice,
    seats: usize,
    /// Visits of each way to begin that it got because it was to be weighed, and the sum of what
    /// they were worth.
    favours: Vec<(u32, f32)>,
}

impl<G: Game, E: Evaluate<G>> Advisor<G, E> {
    /// Before the first thought. Where the game proposes whole turns, `considered` are weighed
    /// beside them; their value is not read.
    pub fn new(
        eval: E,
        glimpse: &Glimpse<'_, G>,
        considered: &[Line<G::Action>],
        plan: Plan,
    ) -> Self {
        let mut search = Search::new(eval, Settings::of::<G>(&eval));
        search.considered = considered.to_vec();
        let dice = search.begin(glimpse, plan.seed);
        search.keep_tallies();
        let favours = vec![(0, 0.0); search.planted];
        let plan = Plan { iterations: plan.iterations.min(search.enough()), ..plan };
        Advisor { search, plan, dice, seats: glimpse.players().into(), favours }
    }

    /// How much was thought so far.
    pub fn iterations(&self) -> u32 {
        self.search.iterations()
    }

    /// How much will be thought: what was planned, or less where more would tell nothing new.
    pub fn planned(&self) -> u32 {
        self.plan.iterations
    }

    /// Whether all that was planned is done.
    pub fn is_done(&self) -> bool {
        self.iterations() >= self.plan.iterations
    }

    /// Another number of iterations until the advice is as good as it gets: for who has so much
    /// time, and now knows how much can be thought in it.
    pub fn replan(&mut self, iterations: u32) {
        self.plan.iterations = iterations.min(self.search.enough());
    }

    /// Thinks on, at least once, and not longer than `budget`.
    pub fn think(&mut self, glimpse: &Glimpse<'_, G>, budget: Budget) {
        let (most, end) = match budget {
            Budget::Iterations(n) => (n, None),
            Budget::Time(time) | Budget::Turn(time) => (u32::MAX, Some(Instant::now() + time)),
        };
        for _ in 0..most.max(1) {
            let done = self.iterations() as f32 / self.plan.iterations.max(1) as f32;
            self.search.progress = done.min(1.0);
            self.search.go_on(glimpse, self.plan.seed, &mut self.dice);
            if end.is_some_and(|end| Instant::now() >= end) {
                return;
            }
        }
    }

    /// Thinks about one turn alone until it was tried `visits` times, so that it can be compared
    /// with the best; what is to be expected of it. `None` if it is not among the options.
    pub fn weigh(
        &mut self,
        glimpse: &Glimpse<'_, G>,
        line: &[G::Action],
        visits: u32,
    ) -> Option<Advised<G::Action>> {
        while !self.favour(glimpse, line, visits, visits) {}
        self.of(line)
    }

    /// The same, but for `most` iterations now; whether there is nothing left to do.
    pub fn favour(
        &mut self,
        glimpse: &Glimpse<'_, G>,
        line: &[G::Action],
        visits: u32,
        most: u32,
    ) -> bool {
        let Some(at) = self.find(line) else { return true };
        let missing = visits.max(1).saturating_sub(self.search.tallies[at].visits);
        let now = missing.min(most.max(1));
        let before = self.search.root(at);
        self.search.focus = Some(at as u32);
        for _ in 0..now {
            self.search.go_on(glimpse, self.plan.seed, &mut self.dice);
        }
        self.search.focus = None;
        let after = self.search.root(at);
        let favours = &mut self.favours[at];
        *favours = (favours.0 + now, favours.1 + after.1 - before.1);
        now == missing
    }

    /// What is to be expected of a turn; `None` if it is not among the options, or was never tried.
    pub fn of(&self, line: &[G::Action]) -> Option<Advised<G::Action>> {
        self.advised(self.find(line)?)
    }

    fn find(&self, line: &[G::Action]) -> Option<usize> {
        (0..self.search.planted).find(|at| self.is_line(*at, line))
    }

    /// What it would do now, and what else it has thought of.
    pub fn advice(&self) -> Advice<G::Action> {
        let verdict = |at: usize| {
            let (visits, total) = self.search.root(at);
            // What was asked about is no better and no worse for having been asked about.
            let favours = self.favours[at];
            (visits.saturating_sub(favours.0), total - favours.1)
        };
        let verdicts: Vec<(u32, f32)> = (0..self.search.planted).map(verdict).collect();
        let ranked = self.search.settings.depth.ranked(&verdicts).into_iter();
        let options = ranked.filter_map(|at| self.advised(at)).collect();
        Advice { options, iterations: self.iterations() }
    }

    fn is_line(&self, at: usize, line: &[G::Action]) -> bool {
        match self.search.lines.get(at) {
            Some(known) => known.actions == line,
            None => line.first() == Some(&self.search.tree.edges[at].action),
        }
    }

    fn advised(&self, at: usize) -> Option<Advised<G::Action>> {
        let tally: &Tally = self.search.tallies.get(at).filter(|tally| tally.visits > 0)?;
        let mut line = vec![self.search.tree.edges[at].action];
        line.extend(self.search.rest(at));
        let (points, chances) = (tally.points(), tally.chances(self.seats));
        let doubt = tally.doubt(self.search.seat);
        Some(Advised { line, visits: tally.visits, points, chances, doubt })
    }
}
