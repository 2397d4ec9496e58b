//! 8. Finishing for oneself: free of charge, and final.
use skerry_core::{Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    goals::Goal,
    state::MyIsland,
};

pub(super) struct Finish;

impl Step<MyIsland> for Finish {
    type Deed = ();

    #[inline]
    fn is_open(game: &MyIsland, seat: Seat) -> bool {
        super::asks_for_tile(game, seat)
    }

    fn check(_: &MyIsland, _: Seat, (): ()) -> Result<(), Violation> {
        Ok(())
    }

    #[inline]
    fn menu(_: &MyIsland, _: Seat, out: &mut impl FnMut(Action)) {
        out(Action::Finish);
    }

    #[inline]
    fn apply(game: &mut MyIsland, seat: Seat, (): (), events: &mut impl Sink<Event>) {
        game.player_mut(seat).has_finished = true;
        events.tell(|| Event::Finished { seat });
        if game.rule_set().departure[0] != 0 {
            leave(game, seat, events);
        }
    }
}

/// Ticked slots that it takes to leave.
const SLOTS_TO_LEAVE: u32 = 7;

/// DEPARTURE: who leaves on the same card gets the same (C41).
fn leave(game: &mut MyIsland, seat: Seat, events: &mut impl Sink<Event>) {
    let points = game.rule_set().departure[usize::from(game.departed.min(3))];
    let n = game.departed + 1;
    let player = game.player_mut(seat);
    if player.island.portal_slots() >= SLOTS_TO_LEAVE {
        player.feats.points[Goal::Departure as usize] = points as i8;
        events.tell(|| Event::Scored { seat, goal: Goal::Departure, n, points });
        player.move_marker(seat, points, events);
    }
}
