//! 3. Who won the bid builds reefs, as many as the wind is strong.
use skerry_core::{Seat, Sink, Step, Violation};

use super::{Action, Event, Lagoon, SeatStep, round, rules};
use crate::lagoon::state::CELLS;

pub(super) struct Build;

pub(super) enum Deed {
    /// On this cell.
    Reef(u8),
    Stop,
}

impl Step<Lagoon> for Build {
    type Deed = Deed;

    fn is_open(game: &Lagoon, seat: Seat) -> bool {
        matches!(game.player(seat).owes, Some(SeatStep::Build { .. }))
    }

    fn check(game: &Lagoon, seat: Seat, deed: Deed) -> Result<(), Violation> {
        match deed {
            Deed::Reef(cell) => check_reef(game, seat, cell),
            Deed::Stop => Ok(()),
        }
    }

    fn menu(game: &Lagoon, seat: Seat, out: &mut impl FnMut(Action)) {
        let cells = (0..CELLS).filter(|cell| check_reef(game, seat, *cell).is_ok());
        cells.for_each(|cell| out(Action::BuildReef { cell }));
        out(Action::StopBuilding);
    }

    fn apply(game: &mut Lagoon, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        match deed {
            Deed::Reef(cell) => {
                let player = game.player_mut(seat);
                player.reefs |= 1 << cell;
                if let Some(SeatStep::Build { left }) = &mut player.owes {
                    *left -= 1;
                }
                events.tell(|| Event::ReefBuilt { seat, cell });
            }
            Deed::Stop => {
                game.player_mut(seat).owes = None;
                round::end(game);
            }
        }
    }
}

fn check_reef(game: &Lagoon, seat: Seat, cell: u8) -> Result<(), Violation> {
    let player = game.player(seat);
    let reefs = player.reefs;
    if player.owes == Some(SeatStep::Build { left: 0 }) {
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
