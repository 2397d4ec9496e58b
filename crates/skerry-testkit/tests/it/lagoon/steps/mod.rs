//! One file per step of the rulebook: `check` (may it be done?), `legal` (all
//! that may), `apply` (what it does).
mod bid;
mod build;
pub(super) mod nature;
pub(super) mod round;

use skerry_core::{Dice, Seat, Sink, Violation};

use super::{
    action::{Action, Event},
    rules,
    state::{Lagoon, SeatStep, TableStep},
};

pub(super) fn check(game: &Lagoon, seat: Seat, action: &Action) -> Result<(), Violation> {
    match (game.player(seat).owes, *action) {
        (Some(SeatStep::Bid), Action::Bid { coins }) => bid::check(game, seat, coins),
        (Some(SeatStep::Build { left }), Action::BuildReef { cell }) => {
            build::check(game, seat, left, cell)
        }
        (Some(SeatStep::Build { .. }), Action::StopBuilding) => Ok(()),
        _ => Err(Violation(&rules::ONLY_WHO_OWES)),
    }
}

pub(super) fn legal(game: &Lagoon, seat: Seat, out: &mut Vec<Action>) {
    match game.player(seat).owes {
        Some(SeatStep::Bid) => bid::legal(game, seat, out),
        Some(SeatStep::Build { left }) => build::legal(game, seat, left, out),
        None => {}
    }
}

/// Lists here are so short that drawing from them is as quick as anything.
pub(super) fn draw_legal(game: &Lagoon, seat: Seat, dice: &mut impl Dice) -> Action {
    let mut actions = vec![];
    legal(game, seat, &mut actions);
    *dice.pick(&actions)
}

pub(super) fn apply(game: &mut Lagoon, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
    match action {
        Action::Bid { coins } => bid::apply(game, seat, coins, events),
        Action::BuildReef { cell } => build::apply(game, seat, cell, events),
        Action::StopBuilding => {
            game.player_mut(seat).owes = None;
            round::end(game);
        }
    }
}
