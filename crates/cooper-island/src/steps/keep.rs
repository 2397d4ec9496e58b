//! 5.14, R35, R88 Four building cards in secret: one is kept, three go under the deck in
//! an order of choice (D14).
use skerry_core::{Seat, Sink, Step, Stepwise, Violation};

use crate::{
    action::{Action, Event},
    components::{Building, Card},
    rules,
    state::{CooperIsland, Frame},
};

/// Keeps one, then buries the others.
pub(super) struct Keep;

pub(super) enum Deed {
    Keep(Card),
    Bury([Card; 3]),
}

/// The cards in hand, ascending.
fn hand(game: &CooperIsland, building: Building) -> impl Iterator<Item = Card> {
    let is_large = building == Building::Large;
    let mut left = game.looked[usize::from(is_large)];
    core::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let card = Card::of(left.trailing_zeros() as u8, is_large);
        left &= left - 1;
        Some(card)
    })
}

/// The six orders of three things.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl Step<CooperIsland> for Keep {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Keep(_) | Frame::Bury(_))
    }

    fn check(game: &CooperIsland, _: Seat, deed: Deed) -> Result<(), Violation> {
        match (game.frame(), deed) {
            (Frame::Keep(building), Deed::Keep(card)) => hand(game, building)
                .any(|other| other == card)
                .then_some(())
                .ok_or(Violation(&rules::CARDS_AFTER_HELM)),
            (Frame::Bury(building), Deed::Bury(cards)) => {
                let mut sorted = cards;
                sorted.sort_unstable();
                let fits = hand(game, building).eq(sorted);
                fits.then_some(()).ok_or(Violation(&rules::CARDS_AFTER_HELM))
            }
            _ => Err(CooperIsland::WRONG_MOMENT),
        }
    }

    #[inline]
    fn menu(game: &CooperIsland, _: Seat, out: &mut impl FnMut(Action)) {
        if let Frame::Keep(building) = game.frame() {
            hand(game, building).for_each(|card| out(Action::Keep { card }));
        } else if let Frame::Bury(building) = game.frame() {
            let mut three = [Card::Granary; 3];
            three.iter_mut().zip(hand(game, building)).for_each(|(slot, card)| *slot = card);
            for [first, second, third] in ORDERS.map(|order| order.map(|at| three[at])) {
                out(Action::Bury { first, second, third });
            }
        }
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        match deed {
            Deed::Keep(card) => {
                let is_large = card.is_large();
                game.looked[usize::from(is_large)] &= !card.bit();
                let sheet = game.sheet_mut(seat);
                if is_large {
                    sheet.face_up |= card.bit();
                } else {
                    sheet.small_cards |= card.bit();
                }
                let building = if is_large { Building::Large } else { Building::Small };
                game.frames.replace(Frame::Bury(building));
                events.tell(|| Event::CardKept { seat, card });
            }
            Deed::Bury(cards) => {
                let is_large = cards[0].is_large();
                let building = if is_large { Building::Large } else { Building::Small };
                game.looked[usize::from(is_large)] = 0;
                for card in cards {
                    game.decks[usize::from(is_large)].bury(card, seat);
                }
                game.frames.pop();
                let [first, second, third] = cards;
                events.tell(|| Event::CardsBuried { seat, building });
                events.tell(|| Event::CardsOrdered { seat, first, second, third });
            }
        }
    }
}
