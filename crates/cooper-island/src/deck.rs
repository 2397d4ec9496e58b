//! A building deck, and who remembers what of it (R88): cards not seen since set-up have
//! no order; below them lie those that were put back, each known to who put it there.
use skerry_core::Seat;

use crate::components::{Card, DECK, LOOK};

/// Cards that can have been put back at most.
pub(crate) const BURIED: usize = 12;

/// One deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Deck {
    /// Cards that nobody has seen, as bits; they lie on top.
    pub(crate) unseen: u16,
    /// Put back, the next to be drawn first: card in the low bits, who knows it above.
    queue: [u8; BURIED],
    buried: u8,
}

impl Deck {
    pub(crate) const fn new() -> Deck {
        Deck { unseen: (1 << DECK) - 1, queue: [0; BURIED], buried: 0 }
    }

    /// All cards of the deck.
    #[cfg(test)]
    pub(crate) fn len(&self) -> u8 {
        self.unseen.count_ones() as u8 + self.buried
    }

    /// Cards that were put back, the next to be drawn first, each with who knows it.
    #[inline]
    pub(crate) fn buried(&self) -> impl Iterator<Item = (u8, Seat)> {
        self.queue[..usize::from(self.buried)].iter().map(|card| (card & 15, Seat(card >> 4)))
    }

    /// What must be among the next four, as bits, besides some of the unseen.
    #[inline]
    pub(crate) fn due(&self) -> u16 {
        let more = LOOK.saturating_sub(self.unseen.count_ones() as usize);
        self.buried().take(more).fold(0, |set, (card, _)| set | 1 << card)
    }

    /// Takes these cards from the top.
    pub(crate) fn take(&mut self, cards: u16) {
        let buried = (cards & !self.unseen).count_ones() as usize;
        self.unseen &= !cards;
        self.queue.copy_within(buried.., 0);
        self.queue[BURIED - buried..].fill(0);
        self.buried -= buried as u8;
    }

    /// Puts a card under all others.
    #[inline]
    pub(crate) fn bury(&mut self, card: Card, seat: Seat) {
        let place = card.bit().trailing_zeros() as u8;
        self.queue[usize::from(self.buried)] = place | seat.0 << 4;
        self.buried += 1;
    }

    /// Puts another card into each place that `knows` is false for, in order.
    pub(crate) fn replace(&mut self, mut next: impl FnMut() -> u8, seat: Seat) {
        for card in &mut self.queue[..usize::from(self.buried)] {
            if Seat(*card >> 4) != seat {
                *card = next() | *card & 0xF0;
            }
        }
    }
}
