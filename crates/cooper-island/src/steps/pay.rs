//! 5.2, R91 Paying: how a reduction is distributed, then component by component; and what
//! has been paid for comes into play.
use alloc::vec::Vec;

use skerry_core::{Counted, Seat, Sink, Step, Violation};

use super::{buy, helm, milestones};
use crate::{
    action::{Action, Event},
    components::{ANY_ITEM, Building, Cost, Item},
    names::{Source, Spaces},
    payment::{Payment as Given, Purse},
    rules,
    sheet::Sheet,
    state::{CooperIsland, Frame, Object, Offer, Payment, Piece},
};

/// Every way to take `cut` off a cost, ascending, until `stop` says so.
fn distribute(cost: &Cost, cut: u8, stop: &mut impl FnMut(Cost) -> bool) -> bool {
    fn go_on(
        cost: &Cost,
        (at, left): (usize, u8),
        off: Cost,
        stop: &mut impl FnMut(Cost) -> bool,
    ) -> bool {
        if at == cost.len() {
            return left == 0 && stop(off);
        }
        (0..=cost[at].min(left)).any(|here| {
            let mut off = off;
            off[at] = here;
            go_on(cost, (at + 1, left - here), off, stop)
        })
    }
    let total: u8 = cost.iter().sum();
    go_on(cost, (0, cut.min(total)), [0; 6], stop)
}

/// What is left of a cost, if there is only one way to take `cut` off it.
pub(super) fn remainder(cost: &Cost, cut: u8) -> Option<Cost> {
    let mut left = None;
    let is_open = distribute(cost, cut, &mut |off| {
        let is_second = left.is_some();
        left = Some(less(cost, &off));
        is_second
    });
    left.filter(|_| !is_open)
}

#[inline]
fn less(cost: &Cost, off: &Cost) -> Cost {
    let mut due = *cost;
    due.iter_mut().zip(off).for_each(|(due, off)| *due -= off);
    due
}

/// Is there enough of everything?
#[inline]
fn is_covered(sheet: &Sheet, due: &Cost) -> bool {
    let mut parts = Item::ALL.into_iter().zip(due);
    parts.all(|(item, due)| *due == 0 || sheet.worth(item) >= *due)
}

/// The component that is paid next.
#[inline]
fn component(due: &Cost) -> Option<(Item, u8)> {
    let at = due.iter().position(|due| *due > 0)?;
    Some((Item::of(at as u8), due[at]))
}

fn pay(sheet: &mut Sheet, given: &Given) {
    sheet.storage.iter_mut().zip(given.stored).for_each(|(stored, paid)| *stored -= paid);
    sheet.land.clear(given.land);
}

/// R33: free spaces that a piece needs which is not paid for yet.
fn wanted(game: &CooperIsland) -> u32 {
    u32::from(game.pieces_waiting()) + 1
}

/// R33: can what is left be paid so that there are enough free spaces after it?
fn can_finish(game: &CooperIsland, sheet: &Sheet, due: &Cost) -> bool {
    let Some((item, part)) = component(due) else {
        return has_enough_free(sheet, wanted(game));
    };
    let mut rest = *due;
    rest[item.index()] = 0;
    Purse::of(sheet, item, part, game.options.redundant).find(&mut |given| {
        let mut after = *sheet;
        pay(&mut after, &given);
        can_finish(game, &after, &rest)
    })
}

/// Free spaces, and those that storing would free.
fn has_enough_free(sheet: &Sheet, wanted: u32) -> bool {
    let mut sheet = *sheet;
    loop {
        if sheet.land.free().count_ones() >= wanted {
            return true;
        }
        let storable = sheet.storable();
        if storable == 0 {
            return false;
        }
        // Whatever is stored first, as many can be stored in all.
        let space = Spaces(storable).nth(0);
        let item = sheet.land.cube_at(space).expect("only cubes are stored");
        sheet.storage[item.index()] += 1;
        sheet.land.clear(space.bit());
    }
}

/// R33: will there be room for a piece, however it is paid for?
#[inline]
pub(super) fn has_room(game: &CooperIsland, seat: Seat, object: Object, cut: u8) -> bool {
    let sheet = game.sheet(seat);
    if sheet.land.free().count_ones() >= wanted(game) {
        return true;
    }
    let cost = object.cost();
    distribute(&cost, cut, &mut |off| {
        let due = less(&cost, &off);
        is_covered(sheet, &due) && can_finish(game, sheet, &due)
    })
}

/// Must this payment be chosen with regard to R33?
#[inline]
fn is_tight(game: &CooperIsland, seat: Seat) -> bool {
    game.payment.object.is_piece() && game.sheet(seat).land.free().count_ones() < wanted(game)
}

/// How the reduction is distributed.
pub(super) struct Cut;

/// The distributions with which the rest can be paid, ascending.
fn cuts(game: &CooperIsland, seat: Seat, stop: &mut impl FnMut(Cost) -> bool) -> bool {
    let (sheet, payment) = (game.sheet(seat), &game.payment);
    let is_tight = is_tight(game, seat);
    distribute(&payment.due, payment.cut, &mut |off| {
        let due = less(&payment.due, &off);
        is_covered(sheet, &due) && (!is_tight || can_finish(game, sheet, &due)) && stop(off)
    })
}

impl Step<CooperIsland> for Cut {
    type Deed = Cost;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Cut)
    }

    fn check(game: &CooperIsland, seat: Seat, off: Cost) -> Result<(), Violation> {
        let Payment { due, cut, .. } = game.payment;
        if off.iter().zip(due).any(|(off, due)| *off > due) {
            return Err(Violation(&rules::REDUCTIONS));
        }
        let total: u16 = off.iter().map(|off| u16::from(*off)).sum();
        if total != u16::from(cut.min(due.iter().sum())) {
            return Err(Violation(&rules::REDUCTION_IN_FULL));
        }
        if cuts(game, seat, &mut |other| other == off) {
            return Ok(());
        }
        let is_covered = is_covered(game.sheet(seat), &less(&due, &off));
        let rule = if is_covered {
            Violation(&rules::ROOM_FOR_A_PIECE)
        } else {
            Violation(&rules::PAY_A_COST)
        };
        Err(rule)
    }

    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        cuts(game, seat, &mut |[coin, wood, _, stone, gold, cloth]| {
            out(Action::Cut { coin, wood, stone, gold, cloth });
            false
        });
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, off: Cost, events: &mut impl Sink<Event>) {
        game.payment.due = less(&game.payment.due, &off);
        game.payment.cut = 0;
        game.frames.replace(Frame::Pay);
        go_on(game, seat, events);
    }
}

/// One component.
pub(super) struct Pay;

/// The payments of the component that is next, until `stop` says so.
#[inline]
fn payments(game: &CooperIsland, seat: Seat, stop: &mut impl FnMut(Item, Given) -> bool) -> bool {
    let (sheet, due) = (game.sheet(seat), &game.payment.due);
    let Some((item, part)) = component(due) else { return false };
    let mut rest = *due;
    rest[item.index()] = 0;
    let is_tight = is_tight(game, seat);
    let fits = |given: &Given| {
        !is_tight || {
            let mut after = *sheet;
            pay(&mut after, given);
            can_finish(game, &after, &rest)
        }
    };
    Purse::of(sheet, item, part, game.options.redundant)
        .find(&mut |given| fits(&given) && stop(item, given))
}

struct Payments<'a> {
    game: &'a CooperIsland,
    seat: Seat,
    count: u32,
}

impl Counted<Action> for Payments<'_> {
    #[inline]
    fn count(&self) -> u32 {
        self.count
    }

    fn nth(&self, mut n: u32) -> Action {
        let mut found = None;
        payments(self.game, self.seat, &mut |item, given| {
            found = Some(action(item, given));
            n = n.wrapping_sub(1);
            n == u32::MAX
        });
        found.expect("the payments were counted")
    }
}

fn action(item: Item, given: Given) -> Action {
    Action::Pay { item, stored: given.stored[item.index()], land: Spaces(given.land) }
}

impl Step<CooperIsland> for Pay {
    type Deed = (Item, u8, Spaces);

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Pay)
    }

    fn check(
        game: &CooperIsland,
        seat: Seat,
        (item, stored, land): (Item, u8, Spaces),
    ) -> Result<(), Violation> {
        let due = component(&game.payment.due).filter(|(due, _)| *due == item);
        let Some((_, due)) = due else {
            return Err(Violation(&rules::ORDER_OF_A_PAYMENT));
        };
        let wanted = action(item, Given { stored: one(item, stored), land: land.0 });
        if payments(game, seat, &mut |item, given| action(item, given) == wanted) {
            return Ok(());
        }
        let sheet = game.sheet(seat);
        let has = sheet.storage[item.index()] >= stored && land.0 & !sheet.land.cubes_of(item) == 0;
        let value = u32::from(stored) + sheet.land.value(land.0);
        if !has || value < due.into() {
            return Err(Violation(&rules::PAY_A_COST));
        }
        let mut least =
            land.iter().map(|space| sheet.land.level_at(space)).min().unwrap_or(u8::MAX);
        least = if stored > 0 { 1 } else { least };
        let is_redundant = !game.options.redundant && value >= u32::from(due) + u32::from(least);
        let rule = if is_redundant {
            Violation(&rules::NOTHING_REDUNDANT)
        } else {
            Violation(&rules::ROOM_FOR_A_PIECE)
        };
        Err(rule)
    }

    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let mut all = Vec::new();
        payments(game, seat, &mut |item, given| {
            all.push(action(item, given));
            false
        });
        all.sort_unstable();
        all.into_iter().for_each(out);
    }

    #[inline]
    fn counted(game: &CooperIsland, seat: Seat) -> impl Counted<Action> {
        let mut count = 0;
        payments(game, seat, &mut |_, _| {
            count += 1;
            false
        });
        Payments { game, seat, count }
    }

    #[inline]
    fn apply(
        game: &mut CooperIsland,
        seat: Seat,
        (item, stored, land): (Item, u8, Spaces),
        events: &mut impl Sink<Event>,
    ) {
        let given = Given { stored: one(item, stored), land: land.0 };
        tell(game.sheet(seat), seat, &given, events);
        pay(game.sheet_mut(seat), &given);
        game.payment.due[item.index()] = 0;
        go_on(game, seat, events);
    }
}

fn one(item: Item, count: u8) -> Cost {
    let mut cost = [0; 6];
    cost[item.index()] = count;
    cost
}

/// What is given, item by item.
pub(super) fn tell(sheet: &Sheet, seat: Seat, given: &Given, events: &mut impl Sink<Event>) {
    for (item, count) in Item::ALL.into_iter().zip(given.stored) {
        for _ in 0..count {
            events.tell(|| Event::ItemPaid { seat, item, from: Source::Stored });
        }
    }
    for space in Spaces(given.land).iter() {
        let item = sheet.land.cube_at(space).expect("only cubes are paid");
        events.tell(|| Event::ItemPaid { seat, item, from: Source::Land(space) });
    }
}

/// Takes what is given from storage and land.
pub(super) fn take(
    game: &mut CooperIsland,
    seat: Seat,
    given: &Given,
    events: &mut impl Sink<Event>,
) {
    tell(game.sheet(seat), seat, given, events);
    pay(game.sheet_mut(seat), given);
}

/// When all is paid, it comes into play.
pub(super) fn go_on(game: &mut CooperIsland, seat: Seat, events: &mut impl Sink<Event>) {
    if !matches!(game.frame(), Frame::Pay) || component(&game.payment.due).is_some() {
        return;
    }
    game.frames.pop();
    let object = core::mem::replace(&mut game.payment, Payment::NONE).object;
    match object {
        Object::Boat(boat, landing) => {
            game.sheet_mut(seat).land_boat(boat, landing);
            events.tell(|| Event::BoatBuilt { seat, boat, landing });
            game.frames.push(Frame::Offer(Offer::Built(boat)));
            milestones::check(game, seat, events);
            helm::gain(game, landing.helm());
        }
        Object::Building(building) => {
            game.sheet_mut(seat).unbuilt[building.index()] -= 1;
            if building != Building::Fortress {
                game.frames.push(Frame::Look(building));
            }
            wait(game, seat, Piece::Building(building));
        }
        Object::Statue(_, spot) => {
            let sheet = game.sheet_mut(seat);
            sheet.crafted[spot.index()] -= 1;
            sheet.bound[spot.index()] += 1;
            wait(game, seat, Piece::Statue(spot));
        }
        Object::Cargo(cargo) => {
            game.sheet_mut(seat).on_cargo &= !cargo.bit();
            game.frames.push(Frame::Lid(cargo, buy::is_favoured(game, cargo)));
            helm::gain(game, cargo.helm());
        }
        Object::Nothing => unreachable!("something is bought"),
    }
}

/// R33 (b): perhaps cubes must be stored before the piece can be put.
fn wait(game: &mut CooperIsland, seat: Seat, piece: Piece) {
    game.frames.push(Frame::Put(piece));
    if game.sheet(seat).land.free().count_ones() < game.pieces_waiting().into() {
        game.frames.push(Frame::Clear);
    }
}

const _: () = assert!(ANY_ITEM.count_ones() as usize == Item::ALL.len(), "a component each");
