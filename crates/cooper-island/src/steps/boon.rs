//! 5.1, D3 What an islet, a boat or a log book offers: performed or declined, and the
//! items that come with it.
use skerry_core::{Seat, Sink, Step, Stepwise, Violation};

use super::deeds::gain_steps;
use crate::{
    action::{Action, Event},
    components::{Boon, Item},
    rules,
    state::{CooperIsland, Frame, Gain},
};

/// Performs or declines.
pub(super) struct Respond;

pub(super) enum Deed {
    Perform,
    Decline,
}

impl Step<CooperIsland> for Respond {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Offer(_))
    }

    fn check(game: &CooperIsland, seat: Seat, deed: Deed) -> Result<(), Violation> {
        match deed {
            Deed::Decline => Ok(()),
            Deed::Perform if can_perform(game, seat) => Ok(()),
            Deed::Perform => {
                Err(offered(game)
                    .map_or(CooperIsland::WRONG_MOMENT, |boon| refusal(game, seat, boon)))
            }
        }
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        if can_perform(game, seat) {
            out(Action::Perform);
        }
        out(Action::Decline);
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        super::answer(game);
        let Frame::Offer(offer) = game.frames.pop() else {
            unreachable!("asked only while something is offered")
        };
        match deed {
            Deed::Perform => perform(game, seat, offer.boon(), events),
            Deed::Decline => events.tell(|| Event::Declined { seat }),
        }
    }
}

/// The boat that copies is answered with another boat instead.
#[inline]
pub(super) fn can_perform(game: &CooperIsland, seat: Seat) -> bool {
    offered(game).is_some_and(|boon| boon != Boon::Copy && game.can_gain(seat, boon))
}

fn offered(game: &CooperIsland) -> Option<Boon> {
    if let Frame::Offer(offer) = game.frame() { Some(offer.boon()) } else { None }
}

/// Why it would change nothing (R87).
pub(super) fn refusal(game: &CooperIsland, seat: Seat, boon: Boon) -> Violation {
    match boon {
        Boon::Items(_) => Violation(&rules::ROOM_IN_STORAGE),
        Boon::Draw => Violation(&rules::EMPTY_BAG),
        Boon::Step => Violation(&rules::CARTOGRAPHER_STEPS),
        Boon::RemoveRuin if game.sheet(seat).ruins_in_reach() == 0 => {
            Violation(&rules::RUIN_IN_REACH)
        }
        Boon::RemoveRuin => Violation(&rules::NO_CRAFTING_SPOT),
        Boon::Copy => Violation(&rules::NOTHING_IDLE),
    }
}

/// What is offered can only be declined; why. Boats to copy are no matter of performing it.
pub(super) fn barred(game: &CooperIsland, seat: Seat) -> Option<(Action, Violation)> {
    let boon = offered(game).filter(|boon| *boon != Boon::Copy)?;
    (!can_perform(game, seat)).then(|| (Action::Perform, refusal(game, seat, boon)))
}

/// Carries it out, or asks for what there is to choose.
#[inline]
pub(super) fn perform(
    game: &mut CooperIsland,
    seat: Seat,
    boon: Boon,
    events: &mut impl Sink<Event>,
) {
    match boon {
        Boon::Items(sets) => gain(game, seat, sets, events),
        Boon::Draw => game.frames.push(Frame::DrawTile),
        Boon::Step => gain_steps(game, seat, 1, events),
        Boon::RemoveRuin => game.frames.push(Frame::Ruin),
        Boon::Copy => unreachable!("another boat is named instead"),
    }
}

/// R76: all of them in one step, as many as fit.
fn gain(game: &mut CooperIsland, seat: Seat, sets: &[u8], events: &mut impl Sink<Event>) {
    match *sets {
        [set] => game.frames.push(Frame::Gain(set, 1, Gain::Storage)),
        [first, second] => {
            let sheet = game.sheet(seat);
            let room = sheet.room();
            let mut stored = sheet.storage;
            // Items of one choice take the same spots, so any of them will do.
            let fits = room & first != 0 && {
                stored[(room & first).trailing_zeros() as usize] += 1;
                sheet.room_beside(&stored) & second != 0
            };
            if fits {
                give(game, seat, Item::of(second.trailing_zeros() as u8), events);
                game.frames.push(Frame::Gain(first, 1, Gain::Storage));
            } else {
                let lost = (first | second) & !room;
                if lost.is_power_of_two() {
                    let item = Item::of(lost.trailing_zeros() as u8);
                    events.tell(|| Event::ItemForfeited { seat, item });
                }
                game.frames.push(Frame::Gain(first | second, 1, Gain::Scarce));
            }
        }
        _ => unreachable!("one item or two"),
    }
}

/// An item from the supply to storage.
#[inline]
pub(super) fn give(game: &mut CooperIsland, seat: Seat, item: Item, events: &mut impl Sink<Event>) {
    game.sheet_mut(seat).storage[item.index()] += 1;
    events.tell(|| Event::ItemGained { seat, item });
}

/// Takes an item: of a choice (D6), or after a refused fee (D9).
pub(super) struct Take;

/// Items that can be taken, as bits.
#[inline]
fn takable(game: &CooperIsland) -> u8 {
    let Frame::Gain(set, _, goes) = game.frame() else {
        return crate::components::ANY_ITEM;
    };
    match goes {
        Gain::Market => set,
        Gain::Storage | Gain::Scarce => set & game.sheet(game.active).room(),
    }
}

impl Step<CooperIsland> for Take {
    type Deed = Item;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Gain(..) | Frame::Answer(..))
    }

    fn check(game: &CooperIsland, _: Seat, item: Item) -> Result<(), Violation> {
        if takable(game) & item.bit() != 0 {
            return Ok(());
        }
        let is_offered = matches!(game.frame(), Frame::Gain(set, ..) if set & item.bit() != 0);
        let rule = if is_offered {
            Violation(&rules::ROOM_IN_STORAGE)
        } else {
            Violation(&rules::GAIN_ITEMS)
        };
        Err(rule)
    }

    #[inline]
    fn menu(game: &CooperIsland, _: Seat, out: &mut impl FnMut(Action)) {
        let set = takable(game);
        let items = Item::ALL.into_iter().filter(|item| set & item.bit() != 0);
        items.for_each(|item| out(Action::TakeItem { item }));
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, item: Item, events: &mut impl Sink<Event>) {
        let Frame::Gain(set, left, goes) = game.frames.pop() else {
            market(game, seat, item);
            return events.tell(|| Event::ItemClaimed { seat, item });
        };
        if left > 1 {
            game.frames.push(Frame::Gain(set, left - 1, goes));
        }
        match goes {
            Gain::Market => {
                market(game, seat, item);
                events.tell(|| Event::ItemMarketed { seat, item });
            }
            Gain::Storage | Gain::Scarce => give(game, seat, item, events),
        }
    }
}

/// An item to the marketplace; R97.
#[inline]
pub(super) fn market(game: &mut CooperIsland, seat: Seat, item: Item) {
    let items = &mut game.sheet_mut(seat).market[item.index()];
    *items = items.saturating_add(1);
}
