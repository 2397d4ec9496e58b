//! 8. Finishing for oneself: free of charge, and final.
use skerry_core::{Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    state::MyIsland,
};

pub(super) struct Finish;

impl Step<MyIsland> for Finish {
    type Deed = ();

    #[inline]
    fn is_open(_: &MyIsland, _: Seat) -> bool {
        true
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
    }
}
