//! Y3, R92 Trades: items given one by one, then what there is for them, all in one act.
use skerry_core::{Seat, Sink, Step, Violation};

use super::fee::{give_away, is_there, sources};
use crate::{
    action::{Action, Event},
    components::{Item, Market},
    names::Source,
    rules,
    state::{CooperIsland, Frame, Gain},
};

/// Begins one, aside.
pub(super) struct Trade;

impl Step<CooperIsland> for Trade {
    type Deed = Market;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        super::is_open_for_asides(game)
    }

    fn check(game: &CooperIsland, seat: Seat, market: Market) -> Result<(), Violation> {
        let can_trade = game.sheet(seat).can_trade(market);
        can_trade.then_some(()).ok_or(Violation(&rules::TRADE_YIELDS_AN_ITEM))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let sheet = game.sheet(seat);
        let markets = Market::ALL.into_iter().filter(|market| sheet.can_trade(*market));
        markets.for_each(|market| out(Action::Trade { market }));
    }

    #[inline]
    fn apply(game: &mut CooperIsland, _: Seat, market: Market, _: &mut impl Sink<Event>) {
        super::interrupt(game);
        game.frames.push(Frame::Give(market, 0, false));
    }
}

/// Something given, or an end of giving.
pub(super) struct Give;

pub(super) enum Deed {
    Give(Item, Source),
    Enough,
}

impl Step<CooperIsland> for Give {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Give(..))
    }

    fn check(game: &CooperIsland, seat: Seat, deed: Deed) -> Result<(), Violation> {
        let Frame::Give(market, value, _) = game.frame() else { return Ok(()) };
        let sheet = game.sheet(seat);
        match deed {
            Deed::Enough if value < sheet.price(market) => {
                Err(Violation(&rules::TRADE_YIELDS_AN_ITEM))
            }
            Deed::Give(item, from)
                if market.takes() & item.bit() == 0 || !is_there(sheet, item, from) =>
            {
                Err(Violation(&rules::TRADE))
            }
            Deed::Give(..) | Deed::Enough => Ok(()),
        }
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let Frame::Give(market, value, _) = game.frame() else { return };
        let sheet = game.sheet(seat);
        sources(sheet, market.takes(), &mut |item, from| out(Action::Give { item, from }));
        if value >= sheet.price(market) {
            out(Action::Enough);
        }
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        let Frame::Give(market, value, was_chosen) = game.frame() else {
            unreachable!("asked only in a trade")
        };
        match deed {
            Deed::Give(item, from) => {
                let mut choices = 0;
                sources(game.sheet(seat), market.takes(), &mut |_, _| choices += 1);
                let sheet = game.sheet_mut(seat);
                let more = match from {
                    Source::Stored => 1,
                    Source::Land(space) => sheet.land.level_at(space),
                };
                give_away(sheet, item, from);
                events.tell(|| Event::ItemPaid { seat, item, from });
                let value = value.saturating_add(more);
                game.frames.replace(Frame::Give(market, value, was_chosen || choices > 1));
            }
            Deed::Enough => {
                let items = value / game.sheet(seat).price(market);
                events.tell(|| Event::Traded { seat, market, items });
                game.frames.replace(Frame::Gain(market.gives(), items, Gain::Market));
            }
        }
    }
}
