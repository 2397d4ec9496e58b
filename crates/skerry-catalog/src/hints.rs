//! [`Hint`]: something to do, what it would bring for sure, and why a bot would do it.
use serde::Serialize;
use skerry_bots::{Advised as Weighed, Evaluate, Glimpse, eval::POINTS};
use skerry_core::{Game, QuickDice, Seat, Silent, Viewer};
use skerry_table::Foresight;

use crate::{
    Json, Preview,
    hosted::{owes, told, written},
};

/// Something to do, with all that can be said for it and against it.
#[derive(Debug, Clone)]
pub struct Hint {
    /// The action, and where the game thinks in whole turns the rest of its turn: a list.
    pub actions: Json,
    /// What they would bring about before nature moves, as the seat may know it: a list.
    pub events: Json,
    /// What that would bring for sure.
    pub preview: Preview,
    /// The points that the seat may expect to end with.
    pub points: f64,
    /// The chance to win; `None` where nobody is to be beaten.
    pub wins: Option<f64>,
    /// What speaks for it and against it, compared with what else could be done.
    pub reasons: Vec<Reason>,
}

/// What speaks for something, or against it: a term of the game's opinion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// As in `my-island-why-room`.
    pub term: &'static str,
    /// For it, or against it?
    pub is_gain: bool,
    /// What it makes, in points; 0 if less than half of one.
    pub points: i32,
}

/// How many reasons are given.
const MOST_REASONS: usize = 2;
/// What makes less is not worth a word.
const SLIGHT: f32 = 0.3;
/// Which of the worlds that the seat cannot tell apart reasons are given for: always the same.
const WORLD: u64 = 1;

/// Why one would do one thing and not another: what the opinion of the game says of a position
/// after it, term by term, beside what it says after everything else.
pub(crate) struct Reasons<G: Game, E> {
    world: G,
    eval: E,
    seat: Seat,
    usual: Vec<f32>,
}

impl<G: Game, E: Evaluate<G>> Reasons<G, E> {
    /// Why one, and not any other of these.
    pub(crate) fn new(game: &G, eval: E, seat: Seat, others: &[&[G::Action]]) -> Self {
        let world = Glimpse::new(game, seat).imagine(&mut QuickDice::new(WORLD));
        let mut reasons = Reasons { world, eval, seat, usual: vec![0.0; E::TERMS.len()] };
        for other in others {
            let terms = reasons.after(other);
            let sums = reasons.usual.iter_mut().zip(terms);
            sums.for_each(|(sum, term)| *sum += term / others.len() as f32);
        }
        reasons
    }

    /// What each term makes after a turn, as far as it can be played in this world.
    fn after(&self, line: &[G::Action]) -> Vec<f32> {
        let (mut game, seat) = (self.world, self.seat);
        for action in line {
            if !owes(&game, seat) || game.check(seat, action).is_err() {
                break;
            }
            game.apply(seat, *action, &mut Silent);
        }
        let mut terms = vec![0.0; E::TERMS.len()];
        self.eval.terms(&game, seat, &mut |term, points| {
            let at = E::TERMS.iter().position(|known| *known == term);
            debug_assert!(at.is_some() || term == POINTS, "{term} has no sentence");
            at.into_iter().for_each(|at| terms[at] += points);
        });
        terms
    }

    /// The weightiest, what speaks for it first; but never only what speaks against it.
    pub(crate) fn of(&self, line: &[G::Action]) -> Vec<Reason> {
        let after = self.after(line);
        let differences = after.iter().zip(&self.usual).map(|(own, usual)| own - usual);
        let terms = E::TERMS.iter().copied().zip(differences);
        let reason = |(term, points): (&'static str, f32)| Reason {
            term,
            is_gain: points > 0.0,
            points: points.round() as i32,
        };
        weightiest(terms.collect()).into_iter().map(reason).collect()
    }
}

fn weightiest(mut terms: Vec<(&'static str, f32)>) -> Vec<(&'static str, f32)> {
    terms.retain(|(_, points)| points.abs() >= SLIGHT);
    terms.sort_by(|one, other| other.1.abs().total_cmp(&one.1.abs()));
    let for_it = terms.iter().position(|(_, points)| *points > 0.0);
    if let Some(best) = for_it {
        let best = terms.remove(best);
        terms.insert(0, best);
    }
    terms.truncate(if for_it.is_some() { MOST_REASONS } else { 1 });
    terms
}

/// `None` if it cannot be done here after all.
pub(crate) fn hint<G: Game, E: Evaluate<G>>(
    game: &G,
    seat: Seat,
    reasons: &Reasons<G, E>,
    option: Weighed<G::Action>,
) -> Option<Hint> {
    let Weighed { line, points, chances, .. } = option;
    let foreseen = Foresight::along(*game, seat, &line).ok()?;
    let is_contest = game.players() > 1 || game.rival().is_some();
    Some(Hint {
        actions: written(&line),
        events: told::<G>(foreseen.events(), Viewer::Seat(seat)),
        preview: Preview::of(&foreseen),
        points,
        wins: chances.get(seat.index()).copied().filter(|_| is_contest),
        reasons: reasons.of(&line),
    })
}

#[cfg(test)]
mod tests;
