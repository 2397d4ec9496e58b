//! One file per step of the rulebook, each with the same functions: `check`
//! (may it be done?), `legal` (all that may), `apply` (what it does).
mod end;
mod finish;
pub(crate) mod nature;
mod pass;
mod place;

use alloc::vec::Vec;

use skerry_core::{Dice, Seat, Sink, Violation};

use crate::{
    action::{Action, Event},
    components::Tile,
    placement, rules,
    state::{MyIsland, Phase},
};

pub(crate) use pass::PASS_POINTS;

pub(crate) fn check(game: &MyIsland, seat: Seat, action: &Action) -> Result<(), Violation> {
    let card = card_for(game, seat)?;
    match *action {
        Action::Place { tile, rotation, at } => {
            place::check(game, seat, card, (tile, rotation, at))
        }
        Action::Pass => pass::check(game, seat),
        Action::Finish => Ok(()),
    }
}

/// The card that `seat` must decide on.
fn card_for(game: &MyIsland, seat: Seat) -> Result<Tile, Violation> {
    if !game.seats().contains(seat) {
        return Err(Violation(&rules::DECIDE_ONCE));
    }
    if game.player(seat).has_finished {
        return Err(Violation(&rules::FINISHED_IS_FINAL));
    }
    match game.card {
        Some(card) if game.owing.contains(seat) => Ok(card),
        _ => Err(Violation(&rules::DECIDE_ONCE)),
    }
}

pub(crate) fn legal(game: &MyIsland, seat: Seat, out: &mut Vec<Action>) {
    if let Ok(card) = card_for(game, seat) {
        place::legal(game, seat, card, out);
        if game.player(seat).may_pass() {
            out.push(Action::Pass);
        }
        out.push(Action::Finish);
    }
}

/// Counts the legal actions, draws a number and finds the action with that
/// number: uniform, with a single draw and no list.
#[inline]
pub(crate) fn draw_legal(game: &MyIsland, seat: Seat, dice: &mut impl Dice) -> Action {
    let card = game.card.expect("only seats that owe a decision are asked");
    let player = game.player(seat);
    let spots = placement::spots(player, game.rule_set(), card.print());
    let counts = spots.map(|anchors| anchors.len());
    let placements: u32 = counts.iter().sum();
    let drawn = dice.below(placements + u32::from(player.may_pass()) + 1);
    if drawn < placements {
        place::nth(card, &spots, &counts, drawn)
    } else if drawn == placements && player.may_pass() {
        Action::Pass
    } else {
        Action::Finish
    }
}

#[inline]
pub(crate) fn apply(
    game: &mut MyIsland,
    seat: Seat,
    action: Action,
    events: &mut impl Sink<Event>,
) {
    match action {
        Action::Place { tile, rotation, at } => {
            place::apply(game, seat, (tile, rotation, at), events);
        }
        Action::Pass => pass::apply(game, seat, events),
        Action::Finish => finish::apply(game, seat, events),
    }
    game.owing = game.owing.without(seat);
    if game.owing.is_empty() {
        end_round(game, events);
    }
}

/// Section 10: the game goes on while somebody plays and there are cards.
#[inline]
fn end_round(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    game.card = None;
    let nobody_plays = game.seats().iter().all(|seat| game.player(seat).has_finished);
    if nobody_plays || game.deck == 0 {
        end::score(game, events);
        game.phase = Phase::Over;
    } else {
        game.phase = Phase::Reveal;
    }
}
