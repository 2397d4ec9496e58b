//! 8.4 Picking a progress marker.
use skerry_core::{Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    rules,
    state::{Amerigo, Phase},
};

pub(super) struct Pick;

impl Step<Amerigo> for Pick {
    /// The slot.
    type Deed = u8;

    #[inline]
    fn is_open(game: &Amerigo, _: Seat) -> bool {
        game.phase() == Phase::Pick
    }

    fn check(game: &Amerigo, _: Seat, slot: u8) -> Result<(), Violation> {
        match game.markers.get(usize::from(slot)) {
            Some(Some(_)) => Ok(()),
            _ => Err(Violation(&rules::MARKER_THERE)),
        }
    }

    #[inline]
    fn menu(game: &Amerigo, _: Seat, out: &mut impl FnMut(Action)) {
        for (slot, marker) in (0..).zip(game.markers) {
            if marker.is_some() {
                out(Action::PickMarker { slot });
            }
        }
    }

    #[inline]
    fn apply(game: &mut Amerigo, seat: Seat, slot: u8, events: &mut impl Sink<Event>) {
        game.phases.pop();
        let marker = game.markers[usize::from(slot)].take().expect("an empty slot is not legal");
        game.sheet_mut(seat).markers |= marker.bit();
        events.tell(|| Event::MarkerTaken { seat, marker });
        game.doing.picks -= 1;
        ask(game);
    }
}

/// Asks for a marker while one is owed and one is left (R16).
#[inline]
pub(super) fn ask(game: &mut Amerigo) {
    if game.doing.picks > 0 && game.markers.iter().any(Option::is_some) {
        game.phases.push(Phase::Pick);
    } else {
        game.doing.picks = 0;
    }
}
