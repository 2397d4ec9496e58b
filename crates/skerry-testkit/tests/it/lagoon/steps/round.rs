//! How a round is won, and how it ends.
use std::cmp::Reverse;

use skerry_core::Sink;

use super::{Event, Lagoon, SeatStep, TableStep};
use crate::lagoon::state::ROUNDS;

/// The highest bid wins, among equals that of the earlier seat.
pub(crate) fn award(game: &mut Lagoon, events: &mut impl Sink<Event>) {
    let bids = game.seats.iter().map(|seat| (game.player(seat).bid, Reverse(seat)));
    let (bid, Reverse(winner)) = bids.max().expect("somebody plays");
    let coins = bid.unwrap_or_default();
    for player in &mut game.players {
        player.bid = None;
    }
    let left = game.wind;
    let player = game.player_mut(winner);
    player.coins -= coins;
    player.owes = Some(SeatStep::Build { left });
    events.tell(|| Event::RoundWon { seat: winner, coins });
}

pub(super) fn end(game: &mut Lagoon) {
    if game.round < ROUNDS {
        game.round += 1;
        game.next = TableStep::DrawWind;
    } else {
        game.next = TableStep::TurnUpTokens;
    }
}
