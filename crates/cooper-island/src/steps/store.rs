//! Y1, Y2 Storing: a cube from the land, or an item from the marketplace; and the storing
//! that R33 asks for.
use skerry_core::{Counted, Seat, Sink, Step, Violation};

use super::put::Sites;
use crate::{
    action::{Action, Event},
    components::Item,
    land::each,
    names::Space,
    rules,
    state::{CooperIsland, Frame},
};

/// Begins to store a cube, aside.
pub(super) struct Store;
/// Which cube.
pub(super) struct From;
/// An item of the marketplace, aside.
pub(super) struct Fetch;

impl Step<CooperIsland> for Store {
    type Deed = ();

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        super::is_open_for_asides(game)
    }

    fn check(game: &CooperIsland, seat: Seat, (): ()) -> Result<(), Violation> {
        let sheet = game.sheet(seat);
        if sheet.land.cubes() == 0 {
            return Err(Violation(&rules::STORE_FROM_LAND));
        }
        (sheet.storable() != 0).then_some(()).ok_or(Violation(&rules::ROOM_IN_STORAGE))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        if game.sheet(seat).storable() != 0 {
            out(Action::Store);
        }
    }

    #[inline]
    fn apply(game: &mut CooperIsland, _: Seat, (): (), _: &mut impl Sink<Event>) {
        super::interrupt(game);
        game.frames.push(Frame::Store);
    }
}

impl Step<CooperIsland> for From {
    type Deed = Space;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Store | Frame::Clear)
    }

    fn check(game: &CooperIsland, seat: Seat, space: Space) -> Result<(), Violation> {
        let sheet = game.sheet(seat);
        if sheet.land.cube_at(space).is_none() {
            return Err(Violation(&rules::STORE_FROM_LAND));
        }
        let fits = sheet.storable() & space.bit() != 0;
        fits.then_some(()).ok_or(Violation(&rules::ROOM_IN_STORAGE))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        each(game.sheet(seat).storable()).for_each(|space| out(Action::From { space }));
    }

    #[inline]
    fn counted(game: &CooperIsland, seat: Seat) -> impl Counted<Action> {
        Sites(game.sheet(seat).storable(), |space| Action::From { space })
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, space: Space, events: &mut impl Sink<Event>) {
        let is_forced = matches!(game.frames.pop(), Frame::Clear);
        let sheet = game.sheet_mut(seat);
        let item = sheet.land.cube_at(space).expect("only cubes are stored");
        sheet.land.clear(space.bit());
        sheet.storage[item.index()] += 1;
        events.tell(|| Event::Stored { seat, item, space });
        // R33: until there are enough.
        let free = game.sheet(seat).land.free().count_ones();
        if is_forced && free < game.pieces_waiting().into() {
            game.frames.push(Frame::Clear);
        }
    }
}

/// Can anything be brought from the marketplace, as bits?
#[inline]
pub(super) fn fetchable(game: &CooperIsland, seat: Seat) -> u8 {
    let sheet = game.sheet(seat);
    if sheet.market == [0; 6] {
        return 0;
    }
    let there = Item::ALL.into_iter().filter(|item| sheet.market[item.index()] > 0);
    there.fold(0, |set, item| set | item.bit()) & sheet.room()
}

impl Step<CooperIsland> for Fetch {
    type Deed = Item;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        super::is_open_for_asides(game)
    }

    fn check(game: &CooperIsland, seat: Seat, item: Item) -> Result<(), Violation> {
        let sheet = game.sheet(seat);
        if sheet.market[item.index()] == 0 {
            return Err(Violation(&rules::STORE_FROM_MARKET));
        }
        (sheet.room() & item.bit() != 0).then_some(()).ok_or(Violation(&rules::ROOM_IN_STORAGE))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let set = fetchable(game, seat);
        let items = Item::ALL.into_iter().filter(|item| set & item.bit() != 0);
        items.for_each(|item| out(Action::Fetch { item }));
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, item: Item, events: &mut impl Sink<Event>) {
        super::interrupt(game);
        let sheet = game.sheet_mut(seat);
        sheet.market[item.index()] -= 1;
        sheet.storage[item.index()] += 1;
        events.tell(|| Event::Fetched { seat, item });
    }
}
