//! Whole turns: every section a worker can go to, and for each a few lines of what is done
//! there, followed side by side to the end of the turn. The same for an income, a step of
//! the clean-up, or the rest of a turn. Only turns pay: a cube stored or a tile chosen never
//! does by itself.
use cooper_island::{Action, CooperIsland, components::Item};
use skerry_bots::{Evaluate, eval::Line};
use skerry_core::{Game, QuickDice, Seat, Seats, Silent, Turn};

use super::{CooperIslandEval, habits};

/// Lines that are followed at once for each section.
pub(super) const BREADTH: usize = 4;
/// Who wants more turns than these times so many has more lines followed.
const SHARE: usize = 6;
/// As many times more where it is not about sections.
const WIDER: usize = 3;
/// There so many lines of each way to begin stay: often only the order differs, and one line
/// alone would come to less than it could.
const EACH: usize = 2;
/// Decisions of a line at the most.
const LENGTH: usize = 40;
/// Of the ways to go on from one position so many are followed.
const WAYS: usize = 8;

/// How many lines are followed at once.
#[derive(Clone, Copy)]
struct Width {
    /// Where sections are compared, of each way to begin; and so many ways, as soon as it
    /// shows what they are good for.
    section: usize,
    sections: usize,
    /// Elsewhere of each way to begin, and altogether.
    each: usize,
    all: usize,
}

impl Width {
    const fn of(breadth: usize) -> Width {
        Width { section: breadth, sections: usize::MAX, each: EACH, all: breadth * WIDER }
    }

    /// For turns that are only imagined.
    const NARROW: Width = Width { section: 1, sections: 5, each: 1, all: 3 };
}

/// At most `most` turns, the best first.
pub(super) fn propose(
    eval: &CooperIslandEval,
    game: &CooperIsland,
    seat: Seat,
    most: usize,
) -> Vec<Line<Action>> {
    let width = Width::of(eval.breadth.max(most / SHARE));
    search(eval, game, seat, width).map_or(vec![], |search| search.chosen(most))
}

/// A good turn, found quickly.
pub(super) fn quick(
    eval: &CooperIslandEval,
    game: &CooperIsland,
    seat: Seat,
) -> Option<Line<Action>> {
    search(eval, game, seat, Width::NARROW)?.best()
}

fn search<'a>(
    eval: &'a CooperIslandEval,
    game: &CooperIsland,
    seat: Seat,
    width: Width,
) -> Option<Search<'a>> {
    // Who is asked in somebody else's turn just takes something.
    if game.turn() != Turn::Decide(Seats::one(seat)) || game.mover() != seat || game.round() == 0 {
        return None;
    }
    let start = Node {
        game: *game,
        first: None,
        last: NOTHING,
        length: 0,
        is_open: true,
        has_placed: !game.is_turn_open(),
        rank: 0.0,
    };
    let begins = (game.round(), game.part());
    let mut search = Search { eval, seat, width, begins, trail: vec![], ends: vec![] };
    search.run(start);
    Some(search)
}

/// A line so far.
#[derive(Clone, Copy)]
struct Node {
    game: CooperIsland,
    /// What it began with, and its place in the trail.
    first: Option<Action>,
    last: u32,
    length: u16,
    /// Neither nature nor anybody else has moved: what is done belongs to the line.
    is_open: bool,
    /// The worker of the turn is on a section.
    has_placed: bool,
    rank: f32,
}

/// Before anything is done.
const NOTHING: u32 = u32::MAX;

/// A turn that was followed to its end.
#[derive(Clone, Copy)]
struct End {
    first: Option<Action>,
    last: u32,
    value: f32,
    ends_turn: bool,
}

struct Search<'a> {
    eval: &'a CooperIslandEval,
    seat: Seat,
    width: Width,
    /// Round and part of the round.
    begins: (u8, u8),
    /// Every decision of a line, and the one before it.
    trail: Vec<(Action, u32)>,
    ends: Vec<End>,
}

impl Search<'_> {
    fn run(&mut self, start: Node) {
        let by_section = start.game.is_turn_open();
        let (mut front, mut next) = (vec![start], Vec::with_capacity(64));
        let (mut legal, mut order) = (Vec::with_capacity(128), Vec::with_capacity(64));
        for step in 0..LENGTH {
            next.clear();
            order.clear();
            for node in &front {
                legal.clear();
                node.game.legal(self.seat, &mut legal);
                self.go_on(node, &legal, &mut next, &mut order);
            }
            order.sort_by(|a: &usize, b: &usize| next[*b].rank.total_cmp(&next[*a].rank));
            front.clear();
            for at in &order {
                let has_room = if by_section {
                    self.has_room_for_section(&front, &next[*at], step)
                } else {
                    self.has_room(&front, &next[*at])
                };
                let is_twin =
                    |other: &Node| other.rank == next[*at].rank && other.game == next[*at].game;
                if has_room && !front.iter().any(is_twin) {
                    front.push(next[*at]);
                }
            }
            if front.is_empty() {
                return;
            }
        }
        for node in &front {
            self.end(node, node.rank, false);
        }
    }

    /// Every sensible way on: what ends the turn is a line, of the rest the best stay; their
    /// places go into `order`.
    fn go_on(
        &mut self,
        node: &Node,
        legal: &[Action],
        next: &mut Vec<Node>,
        order: &mut Vec<usize>,
    ) {
        let puts_worker = legal.iter().any(|action| matches!(action, Action::PutWorker { .. }));
        let is_meant = |action: &&Action| match action {
            Action::PutWorker { .. } => true,
            _ => !puts_worker && habits::is_sensible(action),
        };
        let (from, ordered) = (next.len(), order.len());
        for action in legal.iter().filter(is_meant) {
            next.push(*node);
            let child = next.last_mut().expect("just pushed");
            child.has_placed |= puts_worker;
            child.game.apply(self.seat, *action, &mut Silent);
            if child.is_open {
                child.first = child.first.or(Some(*action));
                child.last = self.trail.len() as u32;
                child.length += 1;
                self.trail.push((*action, node.last));
            }
            let is_over = self.settle(child);
            child.rank = self.eval.value(&child.game, self.seat);
            if is_over {
                self.end(child, child.rank, child.is_open);
                next.pop();
            }
        }
        order.extend(from..next.len());
        if !puts_worker && next.len() > from + WAYS {
            order[ordered..].sort_by(|a, b| next[*b].rank.total_cmp(&next[*a].rank));
            order.truncate(ordered + WAYS);
        }
    }

    /// Lets nature and others move, as they might; is the turn over?
    fn settle(&self, node: &mut Node) -> bool {
        let game = &mut node.game;
        // Most lines meet no chance.
        let seed = u64::from(game.round()) + u64::from(node.length);
        let mut dice = None;
        loop {
            let is_next_turn = node.has_placed && game.is_turn_open();
            if (game.round(), game.part()) != self.begins
                || game.mover() != self.seat
                || is_next_turn
            {
                return true;
            }
            match game.turn() {
                Turn::Over => return true,
                Turn::Chance => {
                    let dice = dice.get_or_insert_with(|| QuickDice::new(seed));
                    let chance = game.sample(dice);
                    game.resolve(chance, &mut Silent);
                }
                Turn::Decide(seats) if seats.contains(self.seat) => return false,
                Turn::Decide(seats) => {
                    let other = seats.lowest().expect("somebody decides");
                    game.apply(other, Action::TakeItem { item: Item::Gold }, &mut Silent);
                }
            }
            node.is_open = false;
        }
    }

    /// Where sections are compared some lines of each stay. What a worker is good for shows
    /// after the first step, when a fee is paid.
    fn has_room_for_section(&self, front: &[Node], node: &Node, step: usize) -> bool {
        let alike = |other: &&Node| other.first == node.first;
        match front.iter().filter(alike).count() {
            0 if step > 0 => front.len() < self.width.sections.saturating_mul(self.width.section),
            alike => alike < self.width.section,
        }
    }

    fn has_room(&self, front: &[Node], node: &Node) -> bool {
        let alike = |other: &&Node| other.first == node.first;
        front.len() < self.width.all || front.iter().filter(alike).count() < self.width.each
    }

    fn end(&mut self, node: &Node, value: f32, ends_turn: bool) {
        self.ends.push(End { first: node.first, last: node.last, value, ends_turn });
    }

    fn line(&self, end: &End) -> Line<Action> {
        let mut actions = vec![];
        let mut at = end.last;
        while let Some((action, before)) = self.trail.get(at as usize) {
            actions.push(*action);
            at = *before;
        }
        actions.reverse();
        Line { actions, value: end.value, ends_turn: end.ends_turn }
    }

    fn best(&self) -> Option<Line<Action>> {
        let best = self.ends.iter().max_by(|a, b| a.value.total_cmp(&b.value));
        best.map(|end| self.line(end))
    }

    /// The best turn for each way to begin, then the best of the others, of those that begin
    /// alike and come to the same only one; the best first.
    fn chosen(mut self, most: usize) -> Vec<Line<Action>> {
        self.ends.sort_by(|a, b| b.value.total_cmp(&a.value));
        let (mut chosen, mut others): (Vec<End>, Vec<End>) = (vec![], vec![]);
        for end in &self.ends {
            let is_known =
                |it: &End| it.last == end.last || it.first == end.first && it.value == end.value;
            if chosen.iter().all(|it| it.first != end.first) {
                chosen.push(*end);
            } else if others.len() < most && !others.iter().chain(&chosen).any(is_known) {
                others.push(*end);
            }
        }
        chosen.truncate(most);
        others.truncate(most - chosen.len());
        chosen.extend(others);
        chosen.sort_by(|a, b| b.value.total_cmp(&a.value));
        chosen.iter().map(|end| self.line(end)).collect()
    }
}
