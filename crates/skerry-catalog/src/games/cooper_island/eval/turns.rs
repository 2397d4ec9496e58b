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
/// As many times more where it is not about sections.
const WIDER: usize = 3;
/// There so many lines of each way to begin stay: often only the order differs, and one line
/// alone would come to less than it could.
const EACH: usize = 2;
/// Decisions of a line at the most.
const LENGTH: usize = 40;
/// Of the ways to go on from one position so many are followed.
const WAYS: usize = 8;

/// At most `most` turns, the best first.
pub(super) fn propose(
    eval: &CooperIslandEval,
    game: &CooperIsland,
    seat: Seat,
    most: usize,
) -> Vec<Line<Action>> {
    // Who is asked in somebody else's turn just takes something.
    if game.turn() != Turn::Decide(Seats::one(seat)) || game.mover() != seat || game.round() == 0 {
        return vec![];
    }
    let start = Node {
        game: *game,
        path: vec![],
        is_open: true,
        has_placed: !game.is_turn_open(),
        rank: 0.0,
    };
    let search = Search { eval, seat, most, begins: (game.round(), game.part()), lines: vec![] };
    search.run(start)
}

/// A line so far.
struct Node {
    game: CooperIsland,
    path: Vec<Action>,
    /// Neither nature nor anybody else has moved: what is done belongs to the line.
    is_open: bool,
    /// The worker of the turn is on a section.
    has_placed: bool,
    rank: f32,
}

struct Search<'a> {
    eval: &'a CooperIslandEval,
    seat: Seat,
    most: usize,
    /// Round and part of the round.
    begins: (u8, u8),
    /// Every turn that was followed to its end.
    lines: Vec<Line<Action>>,
}

impl Search<'_> {
    fn run(mut self, start: Node) -> Vec<Line<Action>> {
        let by_section = start.game.is_turn_open();
        let mut front = vec![start];
        let mut legal = Vec::with_capacity(128);
        for _ in 0..LENGTH {
            let mut next: Vec<Node> = vec![];
            for node in &front {
                legal.clear();
                node.game.legal(self.seat, &mut legal);
                self.go_on(node, &legal, &mut next);
            }
            front = self.best_of(next, by_section);
            if front.is_empty() {
                break;
            }
        }
        for node in front {
            self.keep(node.path, node.rank, false);
        }
        self.chosen()
    }

    /// Every sensible way on: what ends the turn is a line, of the rest the best stay.
    fn go_on(&mut self, node: &Node, legal: &[Action], next: &mut Vec<Node>) {
        let puts_worker = legal.iter().any(|action| matches!(action, Action::PutWorker { .. }));
        let is_meant = |action: &&Action| match action {
            Action::PutWorker { .. } => true,
            _ => !puts_worker && habits::is_sensible(action),
        };
        let from = next.len();
        for action in legal.iter().filter(is_meant) {
            let mut child = Node {
                game: node.game,
                path: node.path.clone(),
                is_open: node.is_open,
                has_placed: node.has_placed || puts_worker,
                rank: 0.0,
            };
            child.game.apply(self.seat, *action, &mut Silent);
            if child.is_open {
                child.path.push(*action);
            }
            if self.settle(&mut child) {
                let value = self.eval.value(&child.game, self.seat);
                self.keep(child.path, value, child.is_open);
                continue;
            }
            child.rank = self.eval.value(&child.game, self.seat);
            next.push(child);
        }
        if !puts_worker && next.len() > from + WAYS {
            next[from..].sort_by(|a, b| b.rank.total_cmp(&a.rank));
            next.truncate(from + WAYS);
        }
    }

    /// Lets nature and others move, as they might; is the turn over?
    fn settle(&self, node: &mut Node) -> bool {
        let mut dice = QuickDice::new(u64::from(node.game.round()) + node.path.len() as u64);
        loop {
            let game = &mut node.game;
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
                    let chance = game.sample(&mut dice);
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

    /// The lines to follow: some of each way to begin, where sections are compared more.
    fn best_of(&self, mut next: Vec<Node>, by_section: bool) -> Vec<Node> {
        next.sort_by(|a, b| b.rank.total_cmp(&a.rank));
        let mut best: Vec<Node> = vec![];
        for node in next {
            let is_twin = |other: &Node| other.rank == node.rank && other.game == node.game;
            let alike = |other: &&Node| other.path.first() == node.path.first();
            let others = best.iter().filter(alike).count();
            let has_room = if by_section {
                others < self.eval.breadth
            } else {
                others < EACH || best.len() < self.eval.breadth * WIDER
            };
            if has_room && !best.iter().any(is_twin) {
                best.push(node);
            }
        }
        best
    }

    fn keep(&mut self, path: Vec<Action>, value: f32, ends_turn: bool) {
        self.lines.push(Line { actions: path, value, ends_turn });
    }

    /// The best turn for each way to begin, then the best of the others; the best first.
    fn chosen(mut self) -> Vec<Line<Action>> {
        self.lines.sort_by(|a, b| b.value.total_cmp(&a.value));
        let (mut chosen, mut others): (Vec<Line<Action>>, Vec<Line<Action>>) = (vec![], vec![]);
        for line in self.lines {
            let begins_anew = chosen.iter().all(|it| it.actions[0] != line.actions[0]);
            let is_known = others.iter().chain(&chosen).any(|it| it.actions == line.actions);
            if begins_anew {
                chosen.push(line);
            } else if !is_known && others.len() < self.most {
                others.push(line);
            }
        }
        chosen.truncate(self.most);
        others.truncate(self.most - chosen.len());
        chosen.extend(others);
        chosen.sort_by(|a, b| b.value.total_cmp(&a.value));
        chosen
    }
}
