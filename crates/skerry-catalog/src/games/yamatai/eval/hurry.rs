//! A turn as one plays it who does not think long: a few fleets with their boats laid
//! anywhere, and the best of what could be done with them.
use skerry_bots::Evaluate;
use skerry_core::{Dice, Game, Seat, Seats, Silent, Turn};
use yamatai::{Action, Step, Yamatai};

use super::{YamataiEval, turns::is_funded};

/// Chains that are tried.
const TRIES: u32 = 3;

pub(super) fn play(eval: &YamataiEval, game: &mut Yamatai, seat: Seat, dice: &mut impl Dice) {
    let mut turn = Hurry { eval, seat, legal: Vec::with_capacity(128), best: None };
    if game.step() == Step::Fleet {
        turn.list(game);
        let fleets = turn.legal.clone();
        let first = dice.below(fleets.len() as u32);
        for at in (first..).take(TRIES as usize) {
            let mut next = *game;
            next.apply(seat, fleets[at as usize % fleets.len()], &mut Silent);
            turn.try_chain(&next, dice);
        }
    } else {
        turn.try_chain(game, dice);
    }
    let (_, played) = turn.best.expect("every turn has an end");
    *game = played;
    if game.turn() == Turn::Decide(Seats::one(seat)) && game.step() == Step::Recruit {
        game.apply(seat, Action::EndTurn, &mut Silent);
    }
}

struct Hurry<'a> {
    eval: &'a YamataiEval,
    seat: Seat,
    /// What is legal in the position that was looked at last.
    legal: Vec<Action>,
    /// The best turn so far, up to where it ends.
    best: Option<(f32, Yamatai)>,
}

impl Hurry<'_> {
    fn list(&mut self, game: &Yamatai) {
        self.legal.clear();
        game.legal(self.seat, &mut self.legal);
    }

    /// Lays the boats anywhere; builds the best tile that could be built on the way, or
    /// collects with all boats.
    fn try_chain(&mut self, game: &Yamatai, dice: &mut impl Dice) {
        let mut game = *game;
        let mut built: Option<(i16, Yamatai, Action)> = None;
        loop {
            self.list(&game);
            if is_funded(&game, &self.legal) {
                game.apply(self.seat, Action::UsePower, &mut Silent);
                continue;
            }
            let mut places = 0;
            for action in &self.legal {
                match action {
                    Action::Place { .. } => places += 1,
                    Action::Build { tile, .. }
                        if built.as_ref().is_none_or(|built| tile.points() > built.0) =>
                    {
                        built = Some((tile.points(), game, *action));
                    }
                    _ => {}
                }
            }
            if places == 0 {
                break;
            }
            let drawn = dice.below(places) as usize;
            let mut places = self.legal.iter().filter(|it| matches!(it, Action::Place { .. }));
            let place = *places.nth(drawn).expect("places were counted");
            game.apply(self.seat, place, &mut Silent);
        }
        if self.legal.contains(&Action::Pass) {
            game.apply(self.seat, Action::Pass, &mut Silent);
        }
        self.finish(game);
        if let Some((_, mut game, build)) = built {
            game.apply(self.seat, build, &mut Silent);
            self.finish(game);
        }
    }

    /// The rest of the turn: what brings most, one decision after the other.
    fn finish(&mut self, mut game: Yamatai) {
        while let Some(next) = self.go_on(&game) {
            game = next;
        }
        let value = self.eval.value(&game, self.seat);
        if self.best.as_ref().is_none_or(|best| value > best.0) {
            self.best = Some((value, game));
        }
    }

    /// The position after the best decision; none where it is best to end the turn.
    fn go_on(&mut self, game: &Yamatai) -> Option<Yamatai> {
        if game.turn() != Turn::Decide(Seats::one(self.seat)) {
            return None;
        }
        self.list(game);
        let ends = self.legal.contains(&Action::EndTurn);
        let mut best = if ends { Some((self.eval.value(game, self.seat), None)) } else { None };
        let is_meant = |action: &&Action| {
            !matches!(action, Action::UsePower | Action::EndTurn | Action::Place { .. })
        };
        for action in self.legal.iter().filter(is_meant) {
            let mut next = *game;
            next.apply(self.seat, *action, &mut Silent);
            let value = self.eval.value(&next, self.seat);
            if best.as_ref().is_none_or(|best| value > best.0) {
                best = Some((value, Some(next)));
            }
        }
        best.and_then(|(_, next)| next)
    }
}
