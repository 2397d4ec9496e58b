//! 7. Passing: the tile is gone for this game, and it costs what the game says.
use skerry_core::{Seat, Sink, Step, Violation};

use super::card;
use crate::{
    action::{Action, Event},
    rules,
    state::MyIsland,
};

pub(super) struct Pass;

impl Step<MyIsland> for Pass {
    type Deed = ();

    #[inline]
    fn is_open(game: &MyIsland, seat: Seat) -> bool {
        super::asks_for_tile(game, seat)
    }

    #[inline]
    fn check(game: &MyIsland, seat: Seat, (): ()) -> Result<(), Violation> {
        let set = game.rule_set();
        if game.player(seat).may_pass(set) {
            return Ok(());
        }
        if set.pass == -1 {
            return Err(Violation(&rules::PASS_NEEDS_A_POINT));
        }
        Err(Violation(&rules::PASS_NEEDS_MORE_POINTS))
    }

    #[inline]
    fn menu(game: &MyIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        if Pass::check(game, seat, ()).is_ok() {
            out(Action::Pass);
        }
    }

    #[inline]
    fn apply(game: &mut MyIsland, seat: Seat, (): (), events: &mut impl Sink<Event>) {
        let (tile, cost) = (card(game), game.rule_set().pass);
        let player = game.player_mut(seat);
        let before = player.marker;
        player.passed |= tile.bit();
        player.tally.passes += 1;
        player.move_marker(seat, cost, events);
        let points = player.marker - before;
        events.tell(|| Event::Passed { seat, tile, points });
    }
}
