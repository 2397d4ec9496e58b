//! Who may know what.
use serde::Serialize;
use skerry_core::{Dice, Seat, Turn, Viewer};

use super::{
    action::{Event, Prompt},
    state::{Lagoon, SeatStep, TableStep},
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    pub(crate) round: u8,
    pub(crate) wind: u8,
    pub(crate) players: Vec<PlayerView>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct PlayerView {
    pub(crate) coins: u8,
    pub(crate) has_bid: bool,
    pub(crate) bid: Option<u8>,
    pub(crate) token: Option<u8>,
    pub(crate) reefs: u8,
}

pub(crate) fn view(game: &Lagoon, viewer: Viewer) -> View {
    let players = game.seats.iter().map(|seat| {
        let player = game.player(seat);
        let own = viewer == Viewer::Seat(seat);
        PlayerView {
            coins: player.coins,
            has_bid: player.bid.is_some(),
            bid: player.bid.filter(|_| own),
            token: (own || game.turn() == Turn::Over).then_some(player.token),
            reefs: player.reefs,
        }
    });
    View { round: game.round, wind: game.wind, players: players.collect() }
}

pub(crate) fn prompt(game: &Lagoon, seat: Seat) -> Prompt {
    let player = game.player(seat);
    match player.owes {
        Some(SeatStep::Bid) => Prompt::Bid { coins: player.coins },
        Some(SeatStep::Build { left }) => Prompt::Build { left },
        None => Prompt::Wait,
    }
}

pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let own = |seat| viewer == Viewer::Seat(seat);
    Some(match *event {
        Event::TokenDrawn { seat, value } => {
            Event::TokenDrawn { seat, value: value.filter(|_| own(seat)) }
        }
        Event::BidPlaced { seat, coins } => {
            Event::BidPlaced { seat, coins: coins.filter(|_| own(seat)) }
        }
        Event::WindRose { .. } | Event::RoundWon { .. } | Event::ReefBuilt { .. } => *event,
    })
}

pub(crate) fn determinize(game: &Lagoon, seat: Seat, dice: &mut impl Dice) -> Lagoon {
    let mut game = *game;
    let over = game.turn() == Turn::Over;
    for other in game.seats.without(seat).iter() {
        let is_drawn = match game.next {
            TableStep::DrawToken { seat: next } => other < next,
            _ => true,
        };
        let player = game.player_mut(other);
        if is_drawn && !over {
            player.token = 1 + dice.below(3) as u8;
        }
        let coins = u32::from(player.coins);
        player.bid = player.bid.map(|_| dice.below(coins + 1) as u8);
    }
    game
}
