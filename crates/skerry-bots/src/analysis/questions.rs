//! Which decisions of a match there are to judge, and from which position.
use skerry_core::{Game, Seat, Seats, Silent, Turn};

use super::{Happened, Unfit};
use crate::{Evaluate, eval::Depth};

/// A decision with a choice: one action, or a turn.
#[derive(Debug, Clone)]
pub(super) struct Question<G: Game> {
    /// The position that its player decided in.
    pub(super) game: G,
    pub(super) seat: Seat,
    /// Entries before it, and up to its end.
    pub(super) entry: usize,
    pub(super) end: usize,
    pub(super) line: Vec<G::Action>,
    /// Nature did not break it off.
    pub(super) ends_turn: bool,
    /// The same for all who decide at the same moment.
    pub(super) moment: usize,
}

/// Walks through a match and asks.
pub(super) struct Walk<'a, G: Game, E> {
    eval: &'a E,
    game: G,
    asked: Vec<Question<G>>,
    /// Who was asked at the same moment and still has to answer, and each one's own position:
    /// what the others answer meanwhile is not in it.
    pending: Seats,
    own: Vec<G>,
    /// Who has been asked in this moment already.
    answered: Seats,
    /// The moment of all these, and how many there were so far.
    moment: usize,
    moments: usize,
    /// The turn that may go on: its question, and the position of its last decision.
    open: Option<(usize, G)>,
}

impl<'a, G: Game, E: Evaluate<G>> Walk<'a, G, E> {
    /// Every decision with a choice, and the position at the end.
    pub(super) fn through(
        opening: G,
        eval: &'a E,
        log: &[Happened<G>],
    ) -> Result<(Vec<Question<G>>, G), Unfit> {
        let mut walk = Walk {
            eval,
            game: opening,
            asked: vec![],
            pending: Seats::NONE,
            own: vec![opening; opening.players().into()],
            answered: Seats::NONE,
            moment: 0,
            moments: 0,
            open: None,
        };
        for (entry, happened) in log.iter().enumerate() {
            let was_possible = match *happened {
                Happened::Chance(chance) => walk.draw(chance),
                Happened::Action(seat, action) => walk.decide(entry, seat, action),
            };
            was_possible.ok_or(Unfit::Impossible(entry))?;
        }
        Ok((walk.asked, walk.game))
    }

    fn draw(&mut self, chance: G::Chance) -> Option<()> {
        if self.game.turn() != Turn::Chance || !self.game.is_possible(&chance) {
            return None;
        }
        self.game.resolve(chance, &mut Silent);
        self.pending = Seats::NONE;
        Some(())
    }

    fn decide(&mut self, entry: usize, seat: Seat, action: G::Action) -> Option<()> {
        let Turn::Decide(seats) = self.game.turn() else { return None };
        if !seats.contains(seat) {
            return None;
        }
        let before = self.game;
        self.game.play(seat, action, &mut Silent).ok()?;
        if !self.pending.contains(seat) {
            self.pending = seats;
            self.own.fill(before);
            self.answered = Seats::NONE;
            self.moment = self.next_moment();
        }
        let mut own = self.own[seat.index()];
        if own.check(seat, &action).is_err() {
            own = before;
        }
        self.ask(entry, own, seat, action);
        own.apply(seat, action, &mut Silent);
        self.own[seat.index()] = own;
        let owes = matches!(self.game.turn(), Turn::Decide(seats) if seats.contains(seat));
        if !owes {
            self.pending = self.pending.without(seat);
        }
        Some(())
    }

    /// Asks about a decision, unless it goes on with what was asked about, or was the only one.
    fn ask(&mut self, entry: usize, own: G, seat: Seat, action: G::Action) {
        if self.goes_on(entry, &own, seat, action) {
            return;
        }
        let mut legal = vec![];
        own.legal(seat, &mut legal);
        if legal.len() < 2 {
            return;
        }
        // What comes second of the same seat is decided at another moment.
        let is_second = self.answered.contains(seat);
        let moment = if is_second { self.next_moment() } else { self.moment };
        self.answered = self.answered.with(seat);
        let has_turns = self.eval.manner().depth != Depth::Tree;
        self.open = has_turns.then_some((self.asked.len(), own));
        self.asked.push(Question {
            game: own,
            seat,
            entry,
            end: entry + 1,
            line: vec![action],
            ends_turn: true,
            moment,
        });
    }

    fn next_moment(&mut self) -> usize {
        self.moments += 1;
        self.moments
    }

    /// Whether this belongs to the turn that was asked about last. What nature has broken off
    /// goes on, but with another question.
    fn goes_on(&mut self, entry: usize, own: &G, seat: Seat, action: G::Action) -> bool {
        let Some((question, last)) = &mut self.open else { return false };
        let question = &mut self.asked[*question];
        if question.seat != seat || !self.eval.is_same_turn(last, own, seat) {
            self.open = None;
            return false;
        }
        if question.end < entry {
            question.ends_turn = false;
            self.open = None;
            return false;
        }
        question.line.push(action);
        question.end = entry + 1;
        *last = *own;
        true
    }
}
