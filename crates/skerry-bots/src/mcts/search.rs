//! One search: a tree that grows iteration by iteration.
use std::time::Instant;

use skerry_core::{Dice, Game, QuickDice, Seat, Seats, Silent, Turn};

use super::{
    Limit, Settings,
    tally::Tally,
    tree::{NONE, Tree},
    turns,
};
use crate::{
    Evaluate, Glimpse, WHIM,
    eval::{Depth, Line, Simulated},
    luck::liking,
};

/// Seats a game may have at the most.
pub(super) const MOST_SEATS: usize = 8;
/// Actions below the root are added to the tree one by one, the more the more
/// often their place was visited.
const WIDENING: f32 = 1.5;
/// Spread of the priors: how many points make an action e times as likely.
const PRIOR_TEMPERATURE: f32 = 1.5;
/// How much winning counts; the rest is the lead in points.
const WIN_WEIGHT: f32 = 0.5;
/// Whole turns at the root.
pub(super) const MOST_LINES: usize = 48;
/// Search memory: enough for a long think, and never more.
pub(super) const MOST_EDGES: usize = 8 << 20;

#[derive(Debug)]
pub(super) struct Search<G: Game, E> {
    pub(super) eval: E,
    pub(super) settings: Settings,
    pub(super) seat: Seat,
    pub(super) tree: Tree<G::Action>,
    /// What the next tree begins with, if anything was [kept](Self::keep).
    pub(super) kept: Option<Tree<G::Action>>,
    iterations: u32,
    /// Whole turns at the root, one for each of its edges, if the game proposes any.
    pub(super) lines: Vec<Line<G::Action>>,
    /// What each of them is worth at first sight, for a search that looks ahead.
    pub(super) sights: Vec<f32>,
    /// Turns to weigh besides those that are proposed.
    pub(super) considered: Vec<Line<G::Action>>,
    /// How many edges the root has.
    pub(super) planted: usize,
    /// What comes of each of them; empty if nobody asks.
    pub(super) tallies: Vec<Tally>,
    /// The only edge of the root to follow for now.
    pub(super) focus: Option<u32>,
    /// How much of the thinking is done, from 0 to 1.
    pub(super) progress: f32,
    /// Scratch, kept for its memory: the walk of this iteration and a legal list.
    pub(super) path: Vec<(u32, Seat)>,
    legal: Vec<G::Action>,
}

impl<G: Game, E: Evaluate<G>> Search<G, E> {
    pub(super) fn new(eval: E, settings: Settings) -> Self {
        Search {
            eval,
            settings,
            seat: Seat(0),
            tree: Tree::new(),
            kept: None,
            iterations: 0,
            lines: vec![],
            sights: vec![],
            considered: vec![],
            planted: 0,
            tallies: vec![],
            focus: None,
            progress: 0.0,
            path: vec![],
            legal: vec![],
        }
    }

    pub(super) fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Visits and worth of the root edge with number `at`: in the order of the legal
    /// list, or of the turns that were proposed.
    pub(super) fn root(&self, at: usize) -> (u32, f32) {
        let edge = &self.tree.edges[at];
        (edge.visits, edge.total)
    }

    /// What the root edge with number `at` goes on with after its first action.
    pub(super) fn rest(&self, at: usize) -> &[G::Action] {
        self.lines.get(at).map_or(&[], |line| &line.actions[1..])
    }

    /// The action that each edge of the root begins with.
    pub(super) fn roots(&self) -> impl Iterator<Item = G::Action> {
        self.tree.edges[..self.planted].iter().map(|edge| edge.action)
    }

    pub(super) fn run(&mut self, glimpse: &Glimpse<'_, G>, limit: Limit, seed: u64) {
        let begun = Instant::now();
        let mut dice = self.begin(glimpse, seed);
        loop {
            let of_time = match limit {
                Limit::Iterations(n) => self.iterations as f32 / n as f32,
                // The clock is not free: look at it now and then.
                Limit::Until(end) if self.iterations.is_multiple_of(16) => part(begun, end),
                Limit::Until(_) => self.progress,
            };
            self.progress = of_time.max(self.iterations as f32 / self.enough() as f32);
            // Think at least once, however late it is on a busy machine.
            if self.progress >= 1.0 && self.iterations > 0 {
                return;
            }
            self.go_on(glimpse, seed, &mut dice);
        }
    }

    /// A new tree; the dice to go on with.
    pub(super) fn begin(&mut self, glimpse: &Glimpse<'_, G>, seed: u64) -> QuickDice {
        let mut dice = QuickDice::new(seed);
        self.seat = glimpse.seat();
        self.iterations = 0;
        self.plant(glimpse, &mut dice);
        dice
    }

    /// One iteration.
    pub(super) fn go_on(&mut self, glimpse: &Glimpse<'_, G>, seed: u64, dice: &mut QuickDice) {
        match self.settings.depth {
            Depth::Tree => {
                let world = glimpse.imagine(dice);
                self.iterate(world, dice);
            }
            Depth::Match => self.try_match(glimpse, seed),
            Depth::Ahead(turns) => self.try_ahead(glimpse, turns, seed),
        }
        self.iterations += 1;
    }

    /// Puts every legal action at the root, or every turn that is proposed, with a
    /// share of attention that follows from what the evaluation says one step ahead.
    fn plant(&mut self, glimpse: &Glimpse<'_, G>, dice: &mut QuickDice) {
        self.tree.clear();
        glimpse.legal(&mut self.legal);
        let world = glimpse.imagine(dice);
        self.lines = self.eval.ponder(&world, self.seat, self.most_lines());
        let mut rated: Vec<(G::Action, f32)> = vec![];
        if self.lines.is_empty() {
            for action in &self.legal {
                let mut next = world;
                next.apply(self.seat, *action, &mut Silent);
                rated.push((*action, self.eval.value(&next, self.seat)));
            }
        } else {
            self.add_considered(&world);
            rated.extend(self.lines.iter().map(|line| (line.actions[0], line.value)));
        }
        for (action, value) in &mut rated {
            let taste = self.settings.character.map_or(0.0, |who| liking(who, action));
            *value += WHIM * taste;
        }
        let worths = self.foreseen(&world, &rated);
        if let Depth::Ahead(_) = self.settings.depth {
            self.sights = self.at_first_sight(&world, &rated);
        }
        let best = rated.iter().map(|(_, value)| *value).fold(f32::NEG_INFINITY, f32::max);
        let weights = rated.iter().map(|(_, value)| ((value - best) / PRIOR_TEMPERATURE).exp());
        let sum: f32 = weights.clone().sum();
        for ((action, _), weight) in rated.iter().zip(weights) {
            self.tree.add(NONE, *action, weight / sum);
        }
        let trust = self.trust();
        for (edge, worth) in self.tree.edges.iter_mut().zip(worths) {
            (edge.visits, edge.total) = (trust, trust as f32 * worth);
        }
        self.planted = rated.len();
        self.take_over();
    }

    /// Does what an edge stands for: its action, and at the root the rest of its turn.
    pub(super) fn follow(&self, world: &mut G, mover: Seat, edge: u32, is_root: bool) {
        let action = self.tree.edges[edge as usize].action;
        world.apply(mover, action, &mut Silent);
        let line = self.lines.get(edge as usize).filter(|_| is_root);
        turns::go_through(world, mover, line.map_or(&[], |line| &line.actions[1..]));
    }

    fn iterate(&mut self, mut world: G, dice: &mut QuickDice) {
        self.path.clear();
        let mut parent = NONE;
        loop {
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => resolve(&mut world, dice),
                Turn::Decide(seats) => {
                    let Some(mover) = self.mover(seats) else {
                        self.simulate_all(&mut world, seats, dice);
                        continue;
                    };
                    let (edge, is_new) = self.choose(&world, mover, parent);
                    self.follow(&mut world, mover, edge, parent == NONE);
                    self.path.push((edge, mover));
                    // Who decides at the same moment cannot have seen this.
                    self.simulate_all(&mut world, seats.without(mover), dice);
                    if is_new {
                        break;
                    }
                    parent = edge;
                }
            }
        }
        self.play_on(&mut world, dice);
        self.learn(&world);
    }

    /// Whose decision belongs into the tree: one's own, or that of the only
    /// seat that is to move.
    fn mover(&self, seats: Seats) -> Option<Seat> {
        if seats.contains(self.seat) {
            Some(self.seat)
        } else {
            seats.lowest().filter(|_| seats.len() == 1)
        }
    }

    /// The edge to follow, and whether it was tried for the first time.
    fn choose(&mut self, world: &G, mover: Seat, parent: u32) -> (u32, bool) {
        if parent == NONE {
            let edge = self.root_edge();
            return (edge, self.tree.edges[edge as usize].visits == 0);
        }
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        world.legal(mover, &mut legal);
        let visits = self.tree.edges[parent as usize].visits as f32;
        let width = 1 + (WIDENING * visits.sqrt()) as usize;
        let mut known = 0;
        let mut at = self.tree.first(parent);
        while at != NONE {
            let edge = &mut self.tree.edges[at as usize];
            if legal.binary_search(&edge.action).is_ok() {
                edge.available += 1;
                known += 1;
            }
            at = edge.sibling;
        }
        let may_grow = self.tree.edges.len() < MOST_EDGES || known == 0;
        let found = if known < width.min(legal.len()) && may_grow {
            (self.grow(world, mover, parent, &legal), true)
        } else {
            (self.best_edge(parent, |action| legal.binary_search(action).is_ok()), false)
        };
        self.legal = legal;
        found
    }

    /// Adds the most promising action that is not in the tree yet.
    fn grow(&mut self, world: &G, mover: Seat, parent: u32, legal: &[G::Action]) -> u32 {
        let is_known = |action| {
            self.tree.children(parent).any(|edge| self.tree.edges[edge as usize].action == action)
        };
        let candidates = legal.iter().copied().filter(|action| !is_known(*action));
        let rated = candidates.map(|action| (self.eval.promise(world, mover, action), action));
        let best = rated.max_by(|a, b| a.0.total_cmp(&b.0));
        let (_, action) = best.expect("called only while an action is missing");
        self.tree.add(parent, action, 1.0 / legal.len() as f32)
    }

    /// Where to begin this time.
    pub(super) fn root_edge(&self) -> u32 {
        self.focus.unwrap_or_else(|| self.best_edge(NONE, |_| true))
    }

    /// Worth so far, plus curiosity in proportion to the prior (PUCT). What
    /// was never tried is taken to be as good as what was tried on average.
    pub(super) fn best_edge(&self, parent: u32, is_legal: impl Fn(&G::Action) -> bool) -> u32 {
        let edges = &self.tree.edges;
        let (mut visits, mut total) = (0, 0.0);
        for at in self.tree.children(parent) {
            visits += edges[at as usize].visits;
            total += edges[at as usize].total;
        }
        let average = if visits == 0 { 0.5 } else { total / visits as f32 };
        let (mut best, mut best_score) = (NONE, f32::NEG_INFINITY);
        for at in self.tree.children(parent).filter(|at| is_legal(&edges[*at as usize].action)) {
            let edge = &edges[at as usize];
            let chances = if parent == NONE { visits } else { edge.available };
            let curiosity = edge.prior * (chances as f32 + 1.0).sqrt() / (1.0 + edge.visits as f32);
            let worth = if edge.visits == 0 { average } else { edge.mean() };
            let score = worth + self.settings.exploration * curiosity;
            if score > best_score {
                (best, best_score) = (at, score);
            }
        }
        best
    }

    /// Plays on without a tree, until the own seat has decided often enough.
    fn play_on(&self, world: &mut G, dice: &mut QuickDice) {
        let mut left = self.settings.cut;
        loop {
            match world.turn() {
                Turn::Over => return,
                Turn::Chance => resolve(world, dice),
                Turn::Decide(seats) => {
                    if seats.contains(self.seat)
                        && let Some(left) = &mut left
                    {
                        if *left == 0 {
                            return;
                        }
                        *left -= 1;
                    }
                    self.simulate_all(world, seats, dice);
                }
            }
        }
    }

    fn simulate_all(&self, world: &mut G, seats: Seats, dice: &mut QuickDice) {
        for seat in seats.iter() {
            let action = self.simulate(world, seat, dice);
            world.apply(seat, action, &mut Silent);
        }
    }

    fn simulate(&self, world: &G, seat: Seat, dice: &mut QuickDice) -> G::Action {
        let Simulated::Drawing(draws) = self.settings.players else {
            return self.eval.habit(world, seat, dice);
        };
        let mut best = world.draw_legal(seat, dice);
        if draws > 1 {
            let mut best_promise = self.eval.promise(world, seat, best);
            for _ in 1..draws {
                let action = world.draw_legal(seat, dice);
                let promise = self.eval.promise(world, seat, action);
                if promise > best_promise {
                    (best, best_promise) = (action, promise);
                }
            }
        }
        best
    }

    /// Tells every edge of the walk what it led to.
    pub(super) fn learn(&mut self, world: &G) {
        let seats = usize::from(world.players()).min(MOST_SEATS);
        let mut points = [0.0; MOST_SEATS];
        let points = &mut points[..seats];
        self.eval.values(world, points);
        let spread = self.eval.uncertainty(world);
        let worth = worths(points, spread);
        for (edge, seat) in &self.path {
            let edge = &mut self.tree.edges[*edge as usize];
            edge.visits += 1;
            edge.total += worth[seat.index()];
        }
        if !self.tallies.is_empty() {
            self.tally(world, points, spread);
        }
    }
}

/// How much of the time until `end` is over.
pub(super) fn part(begun: Instant, end: Instant) -> f32 {
    let whole = end.saturating_duration_since(begun);
    if whole.is_zero() { 1.0 } else { begun.elapsed().as_secs_f32() / whole.as_secs_f32() }
}

pub(super) fn resolve<G: Game>(world: &mut G, dice: &mut impl Dice) {
    let chance = world.sample(dice);
    world.resolve(chance, &mut Silent);
}

/// What a position is worth to each seat, from 0 to 1: its chance to win, and its lead over the
/// others. Of the points that each may expect, and how far they may be wrong.
pub(super) fn worths(points: &[f32], uncertainty: f32) -> [f32; MOST_SEATS] {
    let seats = points.len();
    // Where an opinion is sure of itself, equal points are still equal chances.
    let spread = uncertainty.max(f32::EPSILON);
    let best = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weight = |points: f32| ((points - best) / spread).exp();
    let sum: f32 = points.iter().map(|points| weight(*points)).sum();
    let total: f32 = points.iter().sum();
    let mut worth = [0.0; MOST_SEATS];
    for (worth, own) in worth.iter_mut().zip(points) {
        let others = if seats > 1 { (total - own) / (seats - 1) as f32 } else { 0.0 };
        let lead = (own - others) / 40.0;
        *worth =
            WIN_WEIGHT * weight(*own) / sum + (1.0 - WIN_WEIGHT) * (0.5 + lead).clamp(0.0, 1.0);
    }
    worth
}
