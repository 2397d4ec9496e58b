//! [`Advising`]: what a bot would do on a seat and why, without the types of its game.
//!
//! Advice grows while it is thought about, and may be asked for at any time:
//!
//! ```text
//! let mut advising = table.advise(seat, Plan { iterations: 4000, seed });
//! advising.think(Budget::Time(Duration::from_millis(800)));
//! let first = advising.suggestions(3);
//! ```
//!
//! Everything it needs is in it, and it is `Send`: in the pool of bots it is moved into a
//! [`Thought`](crate::Thought), thinks for a slice of time there and is handed back, so that
//! nobody waits for it longer than that.
use serde::Serialize;
use serde_json::Value;
use skerry_bots::{Advised as Weighed, Advisor, Budget, Evaluate, Glimpse, Plan};
use skerry_core::{Game, Seat};

use crate::{
    Hint,
    hints::{self, Reasons},
    table::json,
};

/// Advice that is being thought about.
pub trait Advising: Send {
    /// Thinks on, at least a little: for so many more iterations, or so much longer.
    fn think(&mut self, budget: Budget);

    /// Whether all that was planned is done; thinking on is possible, but brings little.
    fn is_done(&self) -> bool;

    /// How much was thought so far.
    fn iterations(&self) -> u32;

    /// Another number of iterations after which it is done.
    fn replan(&mut self, iterations: u32);

    /// What to do, as it looks now: at most `most`, the best first, each beginning with
    /// another action.
    fn suggestions(&self, most: usize) -> Vec<Suggestion>;

    /// The same with all that can be said for each: what it would bring for sure, and the reasons.
    fn hints(&self, most: usize) -> Vec<Hint>;
}

/// Something to do, and what is to be expected of it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Suggestion {
    /// The action, and where the game thinks in whole turns the rest of its turn.
    pub actions: Vec<Value>,
    /// How often it was tried.
    pub visits: u32,
    /// The points that the seat may expect to end with.
    pub points: f64,
    /// The chance of each seat to win; together 1. Who plays alone has the chance to beat the
    /// rival, and is sure to win where there is none.
    pub chances: Vec<f64>,
}

/// A position, and who thinks about it for whom.
pub(crate) struct Advised<G: Game, E> {
    game: G,
    eval: E,
    seat: Seat,
    advisor: Advisor<G, E>,
}

impl<G: Game, E: Evaluate<G>> Advised<G, E> {
    pub(crate) fn new(game: G, eval: E, seat: Seat, plan: Plan) -> Self {
        let advisor = Advisor::new(eval, &Glimpse::new(&game, seat), &[], plan);
        Advised { game, eval, seat, advisor }
    }

    /// Of what was tried about as often as the best, first what promises most: a person sees
    /// the numbers, and not how often they were tried.
    fn put_right(&self, best: &mut [Weighed<G::Action>]) {
        let enough = best.first().map_or(0, |first| first.visits / 2);
        let tried = best.iter().take_while(|option| option.visits >= enough).count();
        let promise = |option: &Weighed<G::Action>| {
            (option.chances.get(self.seat.index()).copied().unwrap_or(0.0), option.points)
        };
        best[..tried].sort_by(|one, other| {
            let (one, other) = (promise(one), promise(other));
            other.0.total_cmp(&one.0).then(other.1.total_cmp(&one.1))
        });
    }
}

impl<G: Game, E: Evaluate<G>> Advising for Advised<G, E> {
    fn think(&mut self, budget: Budget) {
        self.advisor.think(&Glimpse::new(&self.game, self.seat), budget);
    }

    fn is_done(&self) -> bool {
        self.advisor.is_done()
    }

    fn iterations(&self) -> u32 {
        self.advisor.iterations()
    }

    fn replan(&mut self, iterations: u32) {
        self.advisor.replan(iterations);
    }

    fn suggestions(&self, most: usize) -> Vec<Suggestion> {
        let suggestion = |option: Weighed<G::Action>| Suggestion {
            actions: option.line.iter().map(json).collect(),
            visits: option.visits,
            points: option.points,
            chances: option.chances,
        };
        best(self.advisor.advice().options, most).into_iter().map(suggestion).collect()
    }

    fn hints(&self, most: usize) -> Vec<Hint> {
        let options = self.advisor.advice().options;
        let lines: Vec<_> = options.iter().map(|option| &*option.line).collect();
        let why = Reasons::new(&self.game, self.eval, self.seat, &lines);
        let hint = |option| hints::hint(&self.game, self.seat, &why, option);
        let mut best = best(options, most);
        self.put_right(&mut best);
        best.into_iter().filter_map(hint).collect()
    }
}

/// The best of them, each beginning with another action.
fn best<A: PartialEq>(options: Vec<Weighed<A>>, most: usize) -> Vec<Weighed<A>> {
    let mut best: Vec<Weighed<A>> = vec![];
    for option in options {
        if best.len() < most && best.iter().all(|one| one.line[0] != option.line[0]) {
            best.push(option);
        }
    }
    best
}
