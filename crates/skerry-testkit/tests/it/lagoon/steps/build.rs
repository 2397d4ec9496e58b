//! 3. Who won the bid builds reefs, as many as the wind is strong.
use skerry_core::{Seat, Sink, Violation};

use super::{Action, Event, Lagoon, SeatStep, rules};
use crate::lagoon::state::CELLS;

pub(super) fn check(game: &Lagoon, seat: Seat, left: u8, cell: u8) -> Result<(), Violation> {
    let reefs = game.player(seat).reefs;
    if left == 0 {
        return Err(Violation(&rules::WIND_LIMITS));
    }
    if cell >= CELLS || reefs & (1 << cell) != 0 {
        return Err(Violation(&rules::ONE_REEF_A_CELL));
    }
    if reefs != 0 && (reefs << 1 | reefs >> 1) & (1 << cell) == 0 {
        return Err(Violation(&rules::REEFS_TOUCH));
    }
    Ok(())
}

pub(super) fn legal(game: &Lagoon, seat: Seat, left: u8, out: &mut Vec<Action>) {
    let cells = (0..CELLS).filter(|cell| check(game, seat, left, *cell).is_ok());
    out.extend(cells.map(|cell| Action::BuildReef { cell }));
    out.push(Action::StopBuilding);
}

pub(super) fn apply(game: &mut Lagoon, seat: Seat, cell: u8, events: &mut impl Sink<Event>) {
    let player = game.player_mut(seat);
    player.reefs |= 1 << cell;
    if let Some(SeatStep::Build { left }) = &mut player.owes {
        *left -= 1;
    }
    events.tell(|| Event::ReefBuilt { seat, cell });
}
