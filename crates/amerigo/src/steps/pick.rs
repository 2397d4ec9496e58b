//! 8.4 Picking a progress marker.
use skerry_core::{Seat, Sink, Violation};

use super::in_phase;
use crate::{
    action::{Action, Event},
    rules,
    state::{Amerigo, Phase},
};

pub(super) fn check(game: &Amerigo, slot: u8) -> Result<(), Violation> {
    in_phase(game, Phase::Pick)?;
    match game.markers.get(usize::from(slot)) {
        Some(Some(_)) => Ok(()),
        _ => Err(Violation(&rules::MARKER_THERE)),
    }
}

#[inline]
pub(super) fn menu(game: &Amerigo, out: &mut impl FnMut(Action)) {
    for (slot, marker) in (0..).zip(game.markers) {
        if marker.is_some() {
            out(Action::PickMarker { slot });
        }
    }
}

/// Asks for a marker while one is owed and one is left (R16).
#[inline]
pub(super) fn ask(game: &mut Amerigo) {
    if game.doing.picks > 0 && game.markers.iter().any(Option::is_some) {
        game.phase = Phase::Pick;
    } else {
        game.doing.picks = 0;
        game.phase = Phase::Act;
    }
}

#[inline]
pub(super) fn apply(game: &mut Amerigo, seat: Seat, slot: u8, events: &mut impl Sink<Event>) {
    let marker = game.markers[usize::from(slot)].take().expect("an empty slot is not legal");
    game.sheet_mut(seat).markers |= marker.bit();
    events.tell(|| Event::MarkerTaken { seat, marker });
    game.doing.picks -= 1;
    ask(game);
}
