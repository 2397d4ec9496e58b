//! 8.6 Yellow: buying goods.
use skerry_core::{Seat, Sink, Violation};

use super::carrying_out;
use crate::{
    action::{Action, Event},
    components::Colour,
    rules,
    state::Amerigo,
};

pub(super) fn check(game: &Amerigo, slot: u8) -> Result<(), Violation> {
    carrying_out(game, Colour::Yellow)?;
    match game.goods.get(usize::from(slot)) {
        Some(Some(good)) if good.cost <= game.doing.ap => Ok(()),
        Some(Some(_)) => Err(Violation(&rules::BUY)),
        _ => Err(Violation(&rules::GOOD_THERE)),
    }
}

#[inline]
pub(super) fn menu(game: &Amerigo, out: &mut impl FnMut(Action)) {
    for (slot, good) in (0..).zip(game.goods) {
        if good.is_some_and(|good| good.cost <= game.doing.ap) {
            out(Action::BuyGood { slot });
        }
    }
}

#[inline]
pub(super) fn apply(game: &mut Amerigo, seat: Seat, slot: u8, events: &mut impl Sink<Event>) {
    let good = game.goods[usize::from(slot)].take().expect("an empty slot is not legal");
    game.doing.ap -= good.cost;
    game.sheet_mut(seat).goods[good.resource.index()] += 1;
    events.tell(|| Event::GoodBought { seat, resource: good.resource, cost: good.cost });
}
