//! 7.2 to 7.4 Gold: what it buys, and where it comes from.
use skerry_core::{Seat, Sink, Step, Stepwise, Violation};

use crate::{
    action::{Action, Event},
    components::{CHEST_GOLD, Colour, GOLD_END, Marker},
    rules,
    scoring::Category,
    state::{Amerigo, Disc, Phase},
};

/// What may be done besides, under any step; action points only during an action.
pub(super) struct Gold;

pub(super) enum Deed {
    BuyAp,
    CashChest,
    CashMarker(Marker),
}

impl Step<Amerigo> for Gold {
    type Deed = Deed;

    #[inline]
    fn is_open(_: &Amerigo, _: Seat) -> bool {
        true
    }

    fn check(game: &Amerigo, seat: Seat, deed: Deed) -> Result<(), Violation> {
        let sheet = game.sheet(seat);
        let is_held = match deed {
            Deed::BuyAp => return check_ap(game, seat),
            Deed::CashChest => sheet.chests > 0,
            Deed::CashMarker(marker) => marker.gold().is_some() && sheet.has(marker),
        };
        if is_held { Ok(()) } else { Err(Violation(&rules::FREE_MOVES)) }
    }

    #[inline]
    fn menu(game: &Amerigo, seat: Seat, out: &mut impl FnMut(Action)) {
        if check_ap(game, seat).is_ok() {
            out(Action::BuyAp);
        }
        let sheet = game.sheet(seat);
        if sheet.chests > 0 {
            out(Action::CashChest);
        }
        for marker in [Marker::Gold3, Marker::Gold5] {
            if sheet.has(marker) {
                out(Action::CashMarker { marker });
            }
        }
    }

    #[inline]
    fn apply(game: &mut Amerigo, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        match deed {
            Deed::BuyAp => buy_ap(game, seat, events),
            Deed::CashChest => cash_chest(game, seat, events),
            Deed::CashMarker(marker) => cash_marker(game, seat, marker, events),
        }
    }
}

/// Gold above the end of the track becomes points (R11).
#[inline]
pub(crate) fn gain(game: &mut Amerigo, seat: Seat, amount: u8, events: &mut impl Sink<Event>) {
    let sheet = game.sheet_mut(seat);
    let sum = sheet.gold + amount;
    sheet.gold = sum.min(GOLD_END);
    if sum > GOLD_END {
        let points = (sum - GOLD_END).into();
        sheet.score(Category::Gold, points);
        events.tell(|| Event::SurplusGold { seat, points });
    }
}

/// R42: when an action point may be bought.
fn check_ap(game: &Amerigo, seat: Seat) -> Result<(), Violation> {
    if game.phase() != Phase::Act {
        return Err(Amerigo::WRONG_MOMENT);
    }
    if game.sheet(seat).gold == 0 {
        return Err(Violation(&rules::ACTION_POINTS));
    }
    let doing = &game.doing;
    let has_sailed = doing.colour == Colour::Blue && doing.to_sail == 0;
    if has_sailed || doing.disc == Disc::Jumped {
        return Err(Violation(&rules::WHEN_TO_BUY_AP));
    }
    // R19: also where a track ends; what is bought may lapse into its gold.
    Ok(())
}

#[inline]
fn buy_ap(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    game.sheet_mut(seat).gold -= 1;
    game.doing.ap += 1;
    let ap = game.doing.ap;
    events.tell(|| Event::ApBought { seat, ap });
}

#[inline]
fn cash_chest(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    game.sheet_mut(seat).chests -= 1;
    events.tell(|| Event::ChestCashed { seat });
    gain(game, seat, CHEST_GOLD, events);
}

#[inline]
fn cash_marker(game: &mut Amerigo, seat: Seat, marker: Marker, events: &mut impl Sink<Event>) {
    game.sheet_mut(seat).used |= marker.bit();
    events.tell(|| Event::MarkerUsed { seat, marker });
    gain(game, seat, marker.gold().expect("only gold markers are cashed"), events);
}
