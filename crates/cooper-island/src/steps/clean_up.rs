//! 10.2 Reactivation: a large card is turned up, a lid comes back (D23).
use skerry_core::{Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    components::{Building, CARD_COINS, Card, Crate, Item, LID_COINS},
    names::Source,
    rules,
    state::{CooperIsland, Frame, Phase},
};

/// A card or a lid.
pub(super) struct Reactivate;

pub(super) enum Deed {
    TurnUp(Card),
    Recover(Crate),
}

/// In [`CooperIsland::hands`] during this step: what has been done of it.
const CARD_DONE: u8 = 1;
const LID_DONE: u8 = 2;

/// May a card be turned up now, and may a lid be recovered? R52: with a fortress both,
/// for nothing.
#[inline]
fn allowed(game: &CooperIsland, seat: Seat) -> (bool, bool) {
    let sheet = game.sheet(seat);
    let (card, lid) = left(game, seat);
    if sheet.land.erected(Building::Fortress) > 0 {
        return (card, lid);
    }
    let coins = sheet.storage[Item::Coin.index()];
    (card && coins >= CARD_COINS, lid && coins >= LID_COINS)
}

/// The same for somebody who has coins enough.
#[inline]
fn left(game: &CooperIsland, seat: Seat) -> (bool, bool) {
    let sheet = game.sheet(seat);
    let has_fortress = sheet.land.erected(Building::Fortress) > 0;
    let done = |bit| if has_fortress { game.hands & bit != 0 } else { game.hands != 0 };
    (sheet.face_down != 0 && !done(CARD_DONE), sheet.crates != 0 && !done(LID_DONE))
}

/// Is there anything that could still be reactivated, coins or not?
pub(crate) fn is_left(game: &CooperIsland, seat: Seat) -> bool {
    left(game, seat) != (false, false)
}

/// Can anything be reactivated?
#[inline]
pub(super) fn is_possible(game: &CooperIsland, seat: Seat) -> bool {
    allowed(game, seat) != (false, false)
}

impl Step<CooperIsland> for Reactivate {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        game.phase == Phase::Reactivate && matches!(game.frame(), Frame::Window)
    }

    fn check(game: &CooperIsland, seat: Seat, deed: Deed) -> Result<(), Violation> {
        let sheet = game.sheet(seat);
        let (may_turn, may_recover) = allowed(game, seat);
        let (is_there, may) = match deed {
            Deed::TurnUp(card) => (card.is_large() && sheet.face_down & card.bit() != 0, may_turn),
            Deed::Recover(lid) => (sheet.crates & lid.bit() != 0, may_recover),
        };
        (is_there && may).then_some(()).ok_or(Violation(&rules::REACTIVATION))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let sheet = game.sheet(seat);
        let (may_turn, may_recover) = allowed(game, seat);
        if may_turn {
            let mut left = sheet.face_down;
            while left != 0 {
                out(Action::TurnUp { card: Card::of(left.trailing_zeros() as u8, true) });
                left &= left - 1;
            }
        }
        if may_recover {
            let lids = Crate::ALL.into_iter().filter(|lid| sheet.crates & lid.bit() != 0);
            lids.for_each(|lid| out(Action::Recover { lid }));
        }
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        super::answer(game);
        let sheet = game.sheet_mut(seat);
        let is_free = sheet.land.erected(Building::Fortress) > 0;
        let price = match deed {
            _ if is_free => 0,
            Deed::TurnUp(_) => CARD_COINS,
            Deed::Recover(_) => LID_COINS,
        };
        sheet.storage[Item::Coin.index()] -= price;
        for _ in 0..price {
            events.tell(|| Event::ItemPaid { seat, item: Item::Coin, from: Source::Stored });
        }
        match deed {
            Deed::TurnUp(card) => {
                sheet.face_down &= !card.bit();
                sheet.face_up |= card.bit();
                game.hands |= CARD_DONE;
                events.tell(|| Event::CardTurnedUp { seat, card });
            }
            Deed::Recover(lid) => {
                sheet.crates &= !lid.bit();
                sheet.lids += 1;
                game.hands |= LID_DONE;
                events.tell(|| Event::LidRecovered { seat, lid });
            }
        }
    }
}
