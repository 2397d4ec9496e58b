//! Whole turns: every fleet, boats in chains, what is built or collected after them,
//! and the rest by rule. Only turns pay; a single boat never does.
use std::collections::HashSet;

use skerry_bots::{Evaluate, eval::Line};
use skerry_core::{Game, Seat, Silent, Turn};
use yamatai::{Action, Boats, Step, Yamatai};

use super::{YamataiEval, powers, rest};

/// Positions that are looked at for one fleet and one trade.
const NODES: u32 = 1_500;
/// Fleets that are looked at again with a boat bought, if there is no more time.
const TRADED: usize = 2;

/// How much is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Care {
    /// No powers but that of fleet 8; boats are bought with the best fleets only, and never
    /// sold.
    Quick,
    /// Every fleet with every trade, and the powers of fleets 3, 5 and 6 besides.
    Thorough,
}

/// At most `most` turns, the best first.
pub(super) fn propose(
    eval: &YamataiEval,
    game: &Yamatai,
    seat: Seat,
    (most, care): (usize, Care),
) -> Vec<Line<Action>> {
    if game.turn() != Turn::Decide(skerry_core::Seats::one(seat)) {
        return vec![];
    }
    let mut search = Search {
        eval,
        seat,
        most,
        care,
        lines: vec![],
        path: vec![],
        legal: vec![],
        built: HashSet::new(),
        nodes: 0,
    };
    if game.step() == Step::Fleet {
        search.fleets(game);
    } else {
        search.explore(game, NODES);
        search.trades(game);
    }
    search.lines
}

struct Search<'a> {
    eval: &'a YamataiEval,
    seat: Seat,
    most: usize,
    care: Care,
    /// The best so far, best first.
    lines: Vec<Line<Action>>,
    path: Vec<Action>,
    /// What was legal when the rest of a turn was looked at last, kept for its memory.
    legal: Vec<Action>,
    /// What was built with this fleet and trade, how that began, and the boats left then: the
    /// rest of the turn is worth the same wherever the others lie.
    built: HashSet<(Option<Action>, Action, Boats)>,
    /// Positions that may still be looked at.
    nodes: u32,
}

fn legal(game: &Yamatai, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::with_capacity(64);
    game.legal(seat, &mut legal);
    legal
}

impl Search<'_> {
    fn after(&self, game: &Yamatai, action: Action) -> Yamatai {
        let mut next = *game;
        next.apply(self.seat, action, &mut Silent);
        next
    }

    /// Every fleet without a trade, then the best ones with one.
    fn fleets(&mut self, game: &Yamatai) {
        for action in legal(game, self.seat) {
            self.path.push(action);
            self.explore(&self.after(game, action), NODES);
            self.path.pop();
        }
        let traded = match self.care {
            Care::Quick => TRADED,
            Care::Thorough => usize::MAX,
        };
        let mut best: Vec<Action> = vec![];
        for line in &self.lines {
            if !best.contains(&line.actions[0]) && best.len() < traded {
                best.push(line.actions[0]);
            }
        }
        for action in best {
            self.path.push(action);
            self.trades(&self.after(game, action));
            self.path.pop();
        }
    }

    fn trades(&mut self, game: &Yamatai) {
        if game.step() != Step::Boats || game.has_placed() {
            return;
        }
        let is_thorough = self.care == Care::Thorough;
        let mut trades = legal(game, self.seat);
        trades.retain(|it| {
            matches!(it, Action::Buy { .. }) || is_thorough && matches!(it, Action::Sell { .. })
        });
        for action in trades {
            self.path.push(action);
            self.explore(&self.after(game, action), NODES / 2);
            self.path.pop();
        }
    }

    /// Everything that can be done with boats from here on, as far as `nodes` reach.
    fn explore(&mut self, game: &Yamatai, nodes: u32) {
        self.nodes = nodes;
        self.built.clear();
        self.walk(game);
    }

    fn walk(&mut self, game: &Yamatai) {
        self.nodes = self.nodes.saturating_sub(1);
        if game.step() != Step::Boats {
            return self.finish(game);
        }
        let actions = legal(game, self.seat);
        if rest::is_funded(game) && actions.contains(&Action::UsePower) {
            return self.step(game, Action::UsePower, Self::walk);
        }
        let mut collects = false;
        for action in &actions {
            match action {
                Action::Build { .. } => self.build(game, *action),
                Action::Take { .. } => collects = true,
                Action::Pass => self.step(game, *action, Self::finish),
                _ => {}
            }
        }
        if collects {
            self.collect(game, &actions);
        }
        if self.care == Care::Thorough {
            self.shift(game);
        }
        for action in actions.into_iter().filter(|it| matches!(it, Action::Place { .. })) {
            if self.nodes == 0 {
                return;
            }
            self.step(game, action, Self::walk);
        }
    }

    fn build(&mut self, game: &Yamatai, action: Action) {
        // With fleet 10 tokens are collected after it, with the boats where they are.
        let is_last = game.fleet().is_none_or(|fleet| fleet.number() != 10);
        if !is_last || self.built.insert((self.path.first().copied(), action, game.pool())) {
            self.step(game, action, Self::finish);
        }
    }

    /// Fleets 5 and 6: what can be built when a boat has changed its place.
    fn shift(&mut self, game: &Yamatai) {
        for shift in game.shifts(self.seat) {
            let [power @ .., build] = shift.actions();
            if self.built.contains(&(self.path.first().copied(), build, game.pool())) {
                continue;
            }
            let mut shifted = *game;
            for action in power {
                self.path.push(action);
                shifted.apply(self.seat, action, &mut Silent);
            }
            self.build(&shifted, build);
            self.path.truncate(self.path.len() - power.len());
        }
    }

    fn step(&mut self, game: &Yamatai, action: Action, then: impl Fn(&mut Self, &Yamatai)) {
        self.path.push(action);
        let next = self.after(game, action);
        then(self, &next);
        self.path.pop();
    }

    /// Takes the token that makes most of what is there, one after the other.
    fn collect(&mut self, game: &Yamatai, actions: &[Action]) {
        let depth = self.path.len();
        let mut game = *game;
        let mut actions = actions.to_vec();
        loop {
            let takes = actions
                .iter()
                .filter(|action| matches!(action, Action::Take { .. } | Action::TakeExtra { .. }));
            let rated = takes.map(|action| {
                let next = self.after(&game, *action);
                (self.eval.value(&next, self.seat), *action, next)
            });
            let Some((_, action, next)) = rated.max_by(|a, b| a.0.total_cmp(&b.0)) else { break };
            self.path.push(action);
            game = next;
            if !matches!(game.step(), Step::Collect | Step::Extra) {
                break;
            }
            actions = legal(&game, self.seat);
        }
        self.finish(&game);
        self.path.truncate(depth);
    }

    /// The rest of the turn by rule: what brings most, one decision after the other.
    fn finish(&mut self, game: &Yamatai) {
        let depth = self.path.len();
        let mut game = *game;
        loop {
            if self.care == Care::Thorough
                && let Some((actions, next)) =
                    powers::exchange(self.eval, &game, self.seat, &mut self.legal)
            {
                self.path.extend(actions);
                game = next;
            }
            let next = rest::next(self.eval, &game, self.seat, &mut self.legal);
            let Some((action, next)) = next else { break };
            self.path.push(action);
            game = next;
        }
        if self.legal.contains(&Action::EndTurn) {
            self.path.push(Action::EndTurn);
        }
        self.keep(self.eval.value(&game, self.seat));
        self.path.truncate(depth);
    }

    /// Remembers the turn, if it is one of the best. Of those that begin alike and end
    /// in the same deed only the better stays, so that turns differ.
    fn keep(&mut self, value: f32) {
        let deed = |actions: &[Action]| {
            let main = actions.iter().find(|action| {
                matches!(action, Action::Build { .. } | Action::Take { .. } | Action::Pass)
            });
            (actions.first().copied(), main.copied())
        };
        let same = self.lines.iter().position(|line| deed(&line.actions) == deed(&self.path));
        if let Some(at) = same {
            if self.lines[at].value >= value {
                return;
            }
            self.lines.remove(at);
        }
        if self.lines.len() >= self.most && self.lines.last().is_some_and(|it| it.value >= value) {
            return;
        }
        let at = self.lines.partition_point(|line| line.value >= value);
        self.lines.insert(at, Line { actions: self.path.clone(), value, ends_turn: true });
        self.lines.truncate(self.most);
    }
}
