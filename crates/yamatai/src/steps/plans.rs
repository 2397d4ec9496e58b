//! R49 Fleet 4: after the look, one tile may be reserved.
use skerry_core::{Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    components::Tile,
    rules,
    state::{Phase, Yamatai, tiles},
};

pub(super) struct Reserve;

impl Step<Yamatai> for Reserve {
    type Deed = Tile;

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        game.phase() == Phase::Reserve
    }

    fn check(game: &Yamatai, _: Seat, tile: Tile) -> Result<(), Violation> {
        if (game.row | game.look) & tile.bit() == 0 {
            return Err(Violation(&rules::LOOK_IN_THE_OPEN));
        }
        Ok(())
    }

    #[inline]
    fn menu(game: &Yamatai, _: Seat, out: &mut impl FnMut(Action)) {
        tiles(game.row | game.look).for_each(|tile| out(Action::Reserve { tile }));
    }

    #[inline]
    fn apply(game: &mut Yamatai, seat: Seat, tile: Tile, events: &mut impl Sink<Event>) {
        game.row &= !tile.bit();
        game.look &= !tile.bit();
        game.mat_mut(seat).reserved |= tile.bit();
        events.tell(|| Event::TileReserved { seat, tile });
        close(game);
    }
}

/// What was not reserved is shuffled back, and the interrupted step goes on.
#[inline]
pub(super) fn close(game: &mut Yamatai) {
    game.deck |= core::mem::take(&mut game.look);
    game.phases.pop();
}
