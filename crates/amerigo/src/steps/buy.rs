//! 8.6 Yellow: buying goods.
use skerry_core::{Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    components::Colour,
    rules,
    state::Amerigo,
};

pub(super) struct Buy;

impl Step<Amerigo> for Buy {
    /// The slot.
    type Deed = u8;

    #[inline]
    fn is_open(game: &Amerigo, _: Seat) -> bool {
        game.carries_out(Colour::Yellow)
    }

    fn check(game: &Amerigo, _: Seat, slot: u8) -> Result<(), Violation> {
        match game.goods.get(usize::from(slot)) {
            Some(Some(good)) if good.cost <= game.doing.ap => Ok(()),
            Some(Some(_)) => Err(Violation(&rules::BUY)),
            _ => Err(Violation(&rules::GOOD_THERE)),
        }
    }

    #[inline]
    fn menu(game: &Amerigo, _: Seat, out: &mut impl FnMut(Action)) {
        for (slot, good) in (0..).zip(game.goods) {
            if good.is_some_and(|good| good.cost <= game.doing.ap) {
                out(Action::BuyGood { slot });
            }
        }
    }

    #[inline]
    fn apply(game: &mut Amerigo, seat: Seat, slot: u8, events: &mut impl Sink<Event>) {
        let good = game.goods[usize::from(slot)].take().expect("an empty slot is not legal");
        game.doing.ap -= good.cost;
        game.sheet_mut(seat).goods[good.resource.index()] += 1;
        events.tell(|| Event::GoodBought { seat, resource: good.resource, cost: good.cost });
    }
}
