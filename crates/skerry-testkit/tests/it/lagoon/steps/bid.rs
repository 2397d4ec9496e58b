//! 2. Everybody bids at once, in secret.
use skerry_core::{Seat, Sink, Violation};

use super::{Action, Event, Lagoon, rules};

pub(super) fn check(game: &Lagoon, seat: Seat, coins: u8) -> Result<(), Violation> {
    if coins > game.player(seat).coins {
        return Err(Violation(&rules::BID_WHAT_YOU_HAVE));
    }
    Ok(())
}

pub(super) fn legal(game: &Lagoon, seat: Seat, out: &mut Vec<Action>) {
    out.extend((0..=game.player(seat).coins).map(|coins| Action::Bid { coins }));
}

pub(super) fn apply(game: &mut Lagoon, seat: Seat, coins: u8, events: &mut impl Sink<Event>) {
    let player = game.player_mut(seat);
    player.bid = Some(coins);
    player.owes = None;
    events.tell(|| Event::BidPlaced { seat, coins: Some(coins) });
}
