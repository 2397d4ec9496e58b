//! One file per step of the rulebook, each with the same answers: which of its
//! actions may be done, all of them in order, and what they do ([`Step`]).
//! Here is the one list of them.
//!
//! [`Step`]: skerry_core::Step
pub(crate) mod build;
mod buy;
pub(crate) mod choose;
mod end;
pub(crate) mod gold;
pub(crate) mod nature;
mod pick;
pub(crate) mod pirates;
mod plan;
pub(crate) mod posts;
mod rounds;
pub(crate) mod sail;
mod track;

use skerry_core::{Seat, Stepwise, Violation};

use crate::{
    action::{Action, Event},
    rules,
    state::{Amerigo, Phase},
};

pub(crate) use end::score;

skerry_core::steps! {
    Amerigo: Action, Event;
    step choose::Choose {
        Take { colour } => choose::Deed::Take(colour),
        TakeGold => choose::Deed::TakeGold,
        CubeVp => choose::Deed::CubeVp,
    }
    step sail::Sail {
        PlaceShip { ship, at } => sail::Deed::Place(ship, at),
        Sail { ship, to } => sail::Deed::Sail(ship, to),
        UseSail8 => sail::Deed::UseSail8,
    }
    step posts::Post {
        PlacePost => posts::Deed::Found,
        NoPost => posts::Deed::Decline,
    }
    step track::Track {
        Advance { steps } => track::Deed::Advance(steps),
        Jump => track::Deed::Jump,
    }
    step plan::Plan { TakeTile { tile } => tile }
    step pick::Pick { PickMarker { slot } => slot }
    step build::Build { Build { tile, rotation, at } => (tile, rotation, at) }
    step buy::Buy { BuyGood { slot } => slot }
    aside gold::Gold {
        BuyAp => gold::Deed::BuyAp,
        CashChest => gold::Deed::CashChest,
        CashMarker { marker } => gold::Deed::CashMarker(marker),
    }
    step rounds::End { Done => () }
}

impl Stepwise for Amerigo {
    const WRONG_MOMENT: Violation = Violation(&rules::DECISIONS);

    #[inline]
    fn asks(&self, seat: Seat) -> Result<(), Violation> {
        let decides =
            matches!(self.phase(), Phase::Choose | Phase::Act | Phase::Post | Phase::Pick);
        if decides && self.active() == seat {
            Ok(())
        } else {
            Err(Violation(&rules::ONE_TURN_EACH))
        }
    }
}
