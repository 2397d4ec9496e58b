//! The rest of a turn, once its boats have served: mooring, hiring, what is left to take.
use skerry_bots::Evaluate;
use skerry_core::{Game, Seat, Seats, Silent, Turn};
use yamatai::{Action, Yamatai};

use super::YamataiEval;

/// What brings most, and the position after it; nothing where it is best to end the turn.
/// What is legal is left in `legal`, which is kept for its memory.
pub(super) fn next(
    eval: &YamataiEval,
    game: &Yamatai,
    seat: Seat,
    legal: &mut Vec<Action>,
) -> Option<(Action, Yamatai)> {
    legal.clear();
    if game.turn() != Turn::Decide(Seats::one(seat)) {
        return None;
    }
    game.legal(seat, legal);
    let mut best = Best { eval, game, seat, found: None };
    if legal.contains(&Action::EndTurn) {
        best.found = Some((eval.value(game, seat), None));
    }
    // What is paid and who is hired do not depend on each other: the first one shows how
    // it is paid best, and so do the others.
    let mut first = None;
    let mut best_paid = None;
    for action in &*legal {
        match *action {
            Action::UsePower if !is_funded(game) => {}
            Action::EndTurn | Action::Place { .. } => {}
            Action::Recruit { specialist, offering } => {
                if *first.get_or_insert(specialist) == specialist {
                    let value = best.weigh(*action);
                    if best_paid.is_none_or(|(most, _)| value > most) {
                        best_paid = Some((value, offering));
                    }
                } else if best_paid.is_some_and(|(_, best)| best == offering) {
                    best.weigh(*action);
                }
            }
            other => {
                best.weigh(other);
            }
        }
    }
    best.found.and_then(|(_, next)| next)
}

struct Best<'a> {
    eval: &'a YamataiEval,
    game: &'a Yamatai,
    seat: Seat,
    /// Its value; and what it is, unless that is to end the turn.
    found: Option<(f32, Option<(Action, Yamatai)>)>,
}

impl Best<'_> {
    fn weigh(&mut self, action: Action) -> f32 {
        let mut next = *self.game;
        next.apply(self.seat, action, &mut Silent);
        let value = self.eval.value(&next, self.seat);
        if self.found.as_ref().is_none_or(|found| value > found.0) {
            self.found = Some((value, Some((action, next))));
        }
        value
    }
}

/// Is this the turn of fleet 8, whose power is coins?
pub(super) fn is_funded(game: &Yamatai) -> bool {
    game.fleet().is_some_and(|fleet| fleet.number() == 8)
}
