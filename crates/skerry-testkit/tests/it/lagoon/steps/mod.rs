//! One file per step of the rulebook, and the one list of them.
mod bid;
mod build;
pub(super) mod nature;
pub(super) mod round;

use skerry_core::{Seat, Stepwise, Violation};

use super::{
    action::{Action, Event},
    rules,
    state::{Lagoon, SeatStep, TableStep},
};

skerry_core::steps! {
    Lagoon: Action, Event;
    step bid::Bid { Bid { coins } => coins }
    step build::Build {
        BuildReef { cell } => build::Deed::Reef(cell),
        StopBuilding => build::Deed::Stop,
    }
}

impl Stepwise for Lagoon {
    const WRONG_MOMENT: Violation = Violation(&rules::ONLY_WHO_OWES);

    fn asks(&self, seat: Seat) -> Result<(), Violation> {
        let owes = self.player(seat).owes.is_some();
        if owes { Ok(()) } else { Err(Violation(&rules::ONLY_WHO_OWES)) }
    }
}
