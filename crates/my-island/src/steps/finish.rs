//! 8. Finishing for oneself: free of charge, and final.
use skerry_core::{Seat, Sink};

use crate::{action::Event, state::MyIsland};

#[inline]
pub(super) fn apply(game: &mut MyIsland, seat: Seat, events: &mut impl Sink<Event>) {
    game.player_mut(seat).has_finished = true;
    events.tell(|| Event::Finished { seat });
}
