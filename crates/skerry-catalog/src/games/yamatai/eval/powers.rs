//! Fleet 3: the token to exchange, looked at when the rest of the turn is clear.
use skerry_bots::Evaluate;
use skerry_core::{Game, Seat, Silent};
use yamatai::{Action, Step, Yamatai};

use super::{YamataiEval, rest};

/// What a good exchange is done with: the power, the island, the token for it.
pub(super) type Exchange = [Action; 3];

/// The exchange that makes most of what can be hired after it, and the position then;
/// nothing if it is best to exchange nothing, or nothing can be.
pub(super) fn exchange(
    eval: &YamataiEval,
    game: &Yamatai,
    seat: Seat,
    legal: &mut Vec<Action>,
) -> Option<(Exchange, Yamatai)> {
    let is_fleet = game.fleet().is_some_and(|fleet| fleet.number() == 3);
    if !is_fleet || game.step() != Step::Recruit {
        return None;
    }
    let mut most = outlook(eval, game, seat, legal);
    if !legal.contains(&Action::UsePower) {
        return None;
    }
    let asked = after(game, seat, Action::UsePower);
    let mut found = None;
    // Tokens of one colour are alike, wherever they lie.
    let mut seen = vec![];
    for island in list(&asked, seat) {
        let chosen = after(&asked, seat, island);
        for given in list(&chosen, seat) {
            let next = after(&chosen, seat, given);
            let tokens = next.culture(seat);
            if seen.contains(&tokens) {
                continue;
            }
            seen.push(tokens);
            let value = outlook(eval, &next, seat, legal);
            if value > most {
                most = value;
                found = Some(([Action::UsePower, island, given], next));
            }
        }
    }
    found
}

/// What the position is worth after the best that can be done next.
fn outlook(eval: &YamataiEval, game: &Yamatai, seat: Seat, legal: &mut Vec<Action>) -> f32 {
    let next = rest::next(eval, game, seat, legal);
    eval.value(next.as_ref().map_or(game, |(_, next)| next), seat)
}

fn list(game: &Yamatai, seat: Seat) -> Vec<Action> {
    let mut legal = vec![];
    game.legal(seat, &mut legal);
    legal
}

fn after(game: &Yamatai, seat: Seat, action: Action) -> Yamatai {
    let mut next = *game;
    next.apply(seat, action, &mut Silent);
    next
}
