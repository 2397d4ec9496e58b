//! 5.1 Turning up the next card.
use skerry_core::{Dice, Seat, Sink};

use crate::{
    action::{Chance, Event},
    components::Tile,
    state::{MyIsland, Phase},
};

/// R1: every card still in the deck is equally likely.
#[inline]
pub(crate) fn sample(game: &MyIsland, dice: &mut impl Dice) -> Chance {
    let mut deck = game.deck;
    for _ in 0..dice.below(deck.count_ones()) {
        deck &= deck - 1;
    }
    Chance::Card { tile: Tile(deck.trailing_zeros() as u8) }
}

pub(crate) fn is_possible(game: &MyIsland, &Chance::Card { tile }: &Chance) -> bool {
    game.deck & tile.bit() != 0
}

#[inline]
pub(crate) fn resolve(
    game: &mut MyIsland,
    Chance::Card { tile }: Chance,
    events: &mut impl Sink<Event>,
) {
    game.deck &= !tile.bit();
    if !game.rule_set().shows_next {
        return begin_round(game, tile, events);
    }
    // C37: what lay open is the card now; before the first round nothing did.
    match game.next.replace(tile) {
        None => events.tell(|| Event::NextCardShown { tile }),
        Some(card) => {
            begin_round(game, card, events);
            events.tell(|| Event::NextCardShown { tile });
        }
    }
}

#[inline]
pub(super) fn begin_round(game: &mut MyIsland, tile: Tile, events: &mut impl Sink<Event>) {
    game.card = Some(tile);
    game.phase = Phase::Decide;
    for seat in (0..game.players).map(Seat) {
        if !game.player(seat).has_finished {
            game.owing = game.owing.with(seat);
        }
    }
    events.tell(|| Event::CardRevealed { tile, left: game.cards_left() as u8 });
}
