//! 7. Passing: the tile is gone for this game, and it costs one point.
use skerry_core::{Seat, Sink, Violation};

use crate::{action::Event, rules, state::MyIsland};

/// What passing is worth.
pub(crate) const PASS_POINTS: i16 = -1;

pub(super) fn check(game: &MyIsland, seat: Seat) -> Result<(), Violation> {
    if game.player(seat).may_pass() { Ok(()) } else { Err(Violation(&rules::PASS_NEEDS_A_POINT)) }
}

#[inline]
pub(super) fn apply(game: &mut MyIsland, seat: Seat, events: &mut impl Sink<Event>) {
    let tile = game.card.expect("a seat decides only while a card lies open");
    let player = game.player_mut(seat);
    let before = player.marker;
    player.passed |= tile.bit();
    player.tally.passes += 1;
    player.move_marker(seat, PASS_POINTS, events);
    let points = player.marker - before;
    events.tell(|| Event::Passed { seat, tile, points });
}
