//! 7. Passing: the tile is gone for this game, and it costs one point.
use skerry_core::{Seat, Sink, Step, Violation};

use super::card;
use crate::{
    action::{Action, Event},
    rules,
    state::MyIsland,
};

/// What passing is worth.
pub(crate) const PASS_POINTS: i16 = -1;

pub(super) struct Pass;

impl Step<MyIsland> for Pass {
    type Deed = ();

    #[inline]
    fn is_open(_: &MyIsland, _: Seat) -> bool {
        true
    }

    #[inline]
    fn check(game: &MyIsland, seat: Seat, (): ()) -> Result<(), Violation> {
        let may_pass = game.player(seat).may_pass();
        if may_pass { Ok(()) } else { Err(Violation(&rules::PASS_NEEDS_A_POINT)) }
    }

    #[inline]
    fn menu(game: &MyIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        if Pass::check(game, seat, ()).is_ok() {
            out(Action::Pass);
        }
    }

    #[inline]
    fn apply(game: &mut MyIsland, seat: Seat, (): (), events: &mut impl Sink<Event>) {
        let tile = card(game);
        let player = game.player_mut(seat);
        let before = player.marker;
        player.passed |= tile.bit();
        player.tally.passes += 1;
        player.move_marker(seat, PASS_POINTS, events);
        let points = player.marker - before;
        events.tell(|| Event::Passed { seat, tile, points });
    }
}
