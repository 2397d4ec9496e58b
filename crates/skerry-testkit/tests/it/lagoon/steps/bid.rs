//! 2. Everybody bids at once, in secret.
use skerry_core::{Seat, Sink, Step, Violation};

use super::{Action, Event, Lagoon, SeatStep, rules};

pub(super) struct Bid;

impl Step<Lagoon> for Bid {
    /// The coins.
    type Deed = u8;

    fn is_open(game: &Lagoon, seat: Seat) -> bool {
        game.player(seat).owes == Some(SeatStep::Bid)
    }

    fn check(game: &Lagoon, seat: Seat, coins: u8) -> Result<(), Violation> {
        if coins > game.player(seat).coins {
            return Err(Violation(&rules::BID_WHAT_YOU_HAVE));
        }
        Ok(())
    }

    fn menu(game: &Lagoon, seat: Seat, out: &mut impl FnMut(Action)) {
        (0..=game.player(seat).coins).for_each(|coins| out(Action::Bid { coins }));
    }

    fn apply(game: &mut Lagoon, seat: Seat, coins: u8, events: &mut impl Sink<Event>) {
        let player = game.player_mut(seat);
        player.bid = Some(coins);
        player.owes = None;
        events.tell(|| Event::BidPlaced { seat, coins: Some(coins) });
    }
}
