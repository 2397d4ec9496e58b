//! Passing: neither collecting nor building, no extra token, no second part of
//! fleet 10, no second boat of fleet 7, no reservation.
use skerry_core::{Seat, Sink, Step, Violation};

use super::{build, collect, moor, plans};
use crate::{
    action::{Action, Event},
    components::Power,
    rules,
    state::{Phase, Yamatai},
};

pub(super) struct Pass;

impl Step<Yamatai> for Pass {
    type Deed = ();

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        match game.phase() {
            Phase::Boats | Phase::Extra | Phase::Second | Phase::Reserve => true,
            Phase::PowerSecond => game.doing.fleet.power() == Power::Storm,
            Phase::DealCulture
            | Phase::DealOrder
            | Phase::TurnSpecialist
            | Phase::TurnTile
            | Phase::TurnFleet
            | Phase::Look
            | Phase::Fleet
            | Phase::Collect
            | Phase::Moor
            | Phase::Recruit
            | Phase::Power
            | Phase::Over => false,
        }
    }

    #[inline]
    fn check(game: &Yamatai, seat: Seat, (): ()) -> Result<(), Violation> {
        if game.phase() == Phase::Boats && is_due(game, seat) {
            return Err(Violation(&rules::DUTY));
        }
        Ok(())
    }

    #[inline]
    fn menu(game: &Yamatai, seat: Seat, out: &mut impl FnMut(Action)) {
        if Pass::check(game, seat, ()).is_ok() {
            out(Action::Pass);
        }
    }

    #[inline]
    fn apply(game: &mut Yamatai, seat: Seat, (): (), events: &mut impl Sink<Event>) {
        match game.phase() {
            Phase::Extra => collect::finish(game, seat),
            Phase::Reserve => {
                events.tell(|| Event::NothingReserved { seat });
                plans::close(game);
            }
            Phase::PowerSecond => {
                game.phases.pop();
            }
            Phase::Boats
            | Phase::Second
            | Phase::DealCulture
            | Phase::DealOrder
            | Phase::TurnSpecialist
            | Phase::TurnTile
            | Phase::TurnFleet
            | Phase::Look
            | Phase::Fleet
            | Phase::Collect
            | Phase::Moor
            | Phase::Recruit
            | Phase::Power
            | Phase::Over => {
                events.tell(|| Event::Passed { seat });
                moor::begin(game);
            }
        }
    }
}

/// R6: with a fresh boat one must collect or build, if either is possible.
#[inline]
pub(crate) fn is_due(game: &Yamatai, seat: Seat) -> bool {
    !game.fresh.is_empty() && (collect::is_possible(game) || build::is_due(game, seat))
}
