//! 5.3, 5.11, 5.12 Fees for covered workers and in harbors (D8, D20), and anchors (D10).
use skerry_core::{Seat, Sink, Step, Violation};

use super::boon;
use crate::{
    action::{Action, Event},
    components::{Effect, Item, Ship},
    land::each,
    names::Source,
    rules,
    sheet::Sheet,
    state::{CooperIsland, Fee, Frame},
};

/// Pays or refuses.
pub(super) struct Settle;

pub(super) enum Deed {
    Pay(Item, Source),
    Refuse,
}

/// Every item that can be given, each place once (R94).
#[inline]
pub(super) fn sources(sheet: &Sheet, items: u8, out: &mut impl FnMut(Item, Source)) {
    for item in Item::ALL.into_iter().filter(|item| items & item.bit() != 0) {
        if sheet.storage[item.index()] > 0 {
            out(item, Source::Stored);
        }
        each(sheet.land.cubes_of(item)).for_each(|space| out(item, Source::Land(space)));
    }
}

/// Is this item there?
pub(super) fn is_there(sheet: &Sheet, item: Item, from: Source) -> bool {
    match from {
        Source::Stored => sheet.storage[item.index()] > 0,
        Source::Land(space) => sheet.land.cube_at(space) == Some(item),
    }
}

/// Takes it from there.
pub(super) fn give_away(sheet: &mut Sheet, item: Item, from: Source) {
    match from {
        Source::Stored => sheet.storage[item.index()] -= 1,
        Source::Land(space) => sheet.land.clear(space.bit()),
    }
}

/// Has the player nothing to pay with?
#[inline]
pub(super) fn is_poor(sheet: &Sheet) -> bool {
    sheet.stored() == 0 && sheet.land.cubes() == 0
}

impl Step<CooperIsland> for Settle {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Fee(_))
    }

    fn check(game: &CooperIsland, seat: Seat, deed: Deed) -> Result<(), Violation> {
        match deed {
            Deed::Pay(item, from) if !is_there(game.sheet(seat), item, from) => {
                Err(Violation(&rules::FEES))
            }
            Deed::Pay(..) | Deed::Refuse => Ok(()),
        }
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let all = crate::components::ANY_ITEM;
        sources(game.sheet(seat), all, &mut |item, from| out(Action::PayFee { item, from }));
        out(Action::Refuse);
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        super::answer(game);
        let Frame::Fee(fee) = game.frames.pop() else {
            unreachable!("asked only while a fee is due")
        };
        let owner = payee(fee, seat);
        match deed {
            Deed::Pay(item, from) => {
                give_away(game.sheet_mut(seat), item, from);
                if let Some(owner) = owner {
                    boon::market(game, owner, item);
                }
                events.tell(|| match fee {
                    Fee::Worker(_) => Event::FeePaid { seat, item, owner },
                    Fee::Harbor(..) => Event::HarborFeePaid { seat, item, owner },
                });
            }
            Deed::Refuse => {
                events.tell(|| match fee {
                    Fee::Worker(_) => Event::FeeRefused { seat, owner },
                    Fee::Harbor(..) => Event::HarborFeeRefused { seat, owner },
                });
                refuse(game, seat, fee, owner, events);
            }
        }
    }
}

/// Who gets what is paid, or an item for what is not; nobody for a neutral worker and at home.
pub(crate) fn payee(fee: Fee, payer: Seat) -> Option<Seat> {
    match fee {
        Fee::Worker(owner) => owner.seat(),
        Fee::Harbor(_, owner) => (owner != payer).then_some(owner),
    }
}

/// Does refusing cost no anchor?
pub(crate) fn is_spared(sheet: &Sheet) -> bool {
    sheet.effects().any(|effect| effect == Effect::NoAnchorOnRefusal)
}

/// An anchor, and an item for the other player, who chooses first (R11).
fn refuse(
    game: &mut CooperIsland,
    seat: Seat,
    fee: Fee,
    owner: Option<Seat>,
    events: &mut impl Sink<Event>,
) {
    match fee {
        _ if is_spared(game.sheet(seat)) => {}
        Fee::Worker(_) => game.frames.push(Frame::Anchors(1)),
        // R12: under the ship that has arrived.
        Fee::Harbor(ship, _) => drop_anchor(game, seat, ship, events),
    }
    if let Some(owner) = owner {
        game.frames.push(Frame::Answer(owner, Some(seat)));
    }
}

fn drop_anchor(game: &mut CooperIsland, seat: Seat, ship: Ship, events: &mut impl Sink<Event>) {
    let anchors = &mut game.sheet_mut(seat).anchors[ship.index()];
    *anchors = anchors.saturating_add(1);
    events.tell(|| Event::AnchorTaken { seat, ship });
}

/// Which ship, on a tie.
pub(super) struct Anchor;

impl Step<CooperIsland> for Anchor {
    type Deed = Ship;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Anchors(_))
    }

    fn check(_: &CooperIsland, _: Seat, _: Ship) -> Result<(), Violation> {
        Ok(())
    }

    #[inline]
    fn menu(_: &CooperIsland, _: Seat, out: &mut impl FnMut(Action)) {
        Ship::ALL.into_iter().for_each(|ship| out(Action::Anchor { ship }));
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, ship: Ship, events: &mut impl Sink<Event>) {
        take_anchor(game, seat, ship, events);
    }
}

fn take_anchor(game: &mut CooperIsland, seat: Seat, ship: Ship, events: &mut impl Sink<Event>) {
    let Frame::Anchors(left) = game.frames.pop() else {
        unreachable!("asked only while anchors are to be taken")
    };
    let [one, two] = game.sheet(seat).anchors;
    let ships: &[Ship] = if one == two && left > 1 {
        // Whichever comes first, the other is next: both are told alike.
        &Ship::ALL
    } else {
        &[ship]
    };
    let left = left - ships.len() as u8;
    if left > 0 {
        game.frames.push(Frame::Anchors(left));
    }
    ships.iter().for_each(|ship| drop_anchor(game, seat, *ship, events));
}

/// R12: the ship with fewer anchors gets the next; false on a tie.
pub(super) fn go_on(game: &mut CooperIsland, events: &mut impl Sink<Event>) -> bool {
    let seat = game.active;
    let [one, two] = game.sheet(seat).anchors;
    if one == two {
        return false;
    }
    let ship = if one < two { Ship::OneSail } else { Ship::TwoSail };
    take_anchor(game, seat, ship, events);
    true
}
