//! One file per step of the rulebook, each with the same answers: which of its
//! actions may be done, all of them in order, and what they do ([`Step`]).
//! Here is the one list of them.
//!
//! [`Step`]: skerry_core::Step
pub(crate) mod bonus;
pub(crate) mod build;
pub(crate) mod collect;
mod donate;
mod fleet;
mod moor;
pub(crate) mod nature;
pub(crate) mod pass;
pub(crate) mod place;
mod plans;
pub(crate) mod powers;
pub(crate) mod recruit;
mod rounds;
pub(crate) mod shift;
pub(crate) mod trade;

use skerry_core::{Seat, Stepwise, Turn, Violation};

use crate::{
    action::{Action, Event},
    rules,
    state::{Phase, Yamatai},
};

skerry_core::steps! {
    Yamatai: Action, Event;
    step fleet::TakeFleet { TakeFleet { fleet } => fleet }
    step trade::Trade {
        Buy { cargo } => trade::Deed::Buy(cargo),
        Sell { cargo } => trade::Deed::Sell(cargo),
    }
    step place::Place { Place { cargo, at } => (cargo, at) }
    step collect::Collect {
        Take { boat, island } => collect::Deed::Take(boat, island),
        TakeExtra { island } => collect::Deed::Extra(island),
    }
    step build::Build { Build { tile, island } => (tile, island) }
    step moor::Moor {
        Release { cargo } => moor::Deed::Release(cargo),
        Moor { keep } => moor::Deed::Keep(keep),
    }
    step recruit::Recruit { Recruit { specialist, offering } => (specialist, offering) }
    aside powers::UsePower { UsePower => () }
    step powers::OnIslands {
        Consecrate { island } => powers::Deed::Consecrate(island),
        Exchange { island } => powers::Deed::Exchange(island),
        Give { culture } => powers::Deed::Give(culture),
    }
    step plans::Reserve { Reserve { tile } => tile }
    step shift::OnBoats {
        Pick { boat } => shift::Deed::Pick(boat),
        SwapWith { boat } => shift::Deed::SwapWith(boat),
        MoveTo { at } => shift::Deed::MoveTo(at),
        Remove { boat } => shift::Deed::Remove(boat),
    }
    aside donate::Donate { Donate => () }
    step pass::Pass { Pass => () }
    step rounds::End { EndTurn => () }
}

impl Stepwise for Yamatai {
    const WRONG_MOMENT: Violation = Violation(&rules::DECISIONS);

    #[inline]
    fn asks(&self, seat: Seat) -> Result<(), Violation> {
        match self.turn() {
            Turn::Decide(seats) if seats.contains(seat) => Ok(()),
            Turn::Decide(_) | Turn::Chance | Turn::Over => {
                Err(Violation(&rules::ONE_MEEPLE_AFTER_THE_OTHER))
            }
        }
    }
}

/// 6: where powers and specialists are offered besides; never within a run of
/// takes (R60), and never while a power is carried out (R62).
#[inline]
fn is_open_for_asides(game: &Yamatai) -> bool {
    matches!(game.phase(), Phase::Boats | Phase::Second | Phase::Moor | Phase::Recruit)
}
