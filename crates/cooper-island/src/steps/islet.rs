//! 5.6 Placing an islet: which one, then where (D2).
use skerry_core::{Seat, Sink, Step, Stepwise, Violation};

use crate::{
    action::{Action, Event},
    components::{Half, Islet},
    land::{Thing, each},
    map,
    names::{Bank, Space},
    rules,
    state::{CooperIsland, Frame, Offer},
};

/// An islet of the reserve, then its place.
pub(super) struct PlaceIslet;

pub(super) enum Deed {
    Choose(Islet),
    Moor(Bank, Half, Space),
}

/// Land spaces for the landscape half, wherever the other half lies.
#[inline]
fn coast(game: &CooperIsland, seat: Seat) -> u32 {
    let land = &game.sheet(seat).land;
    land.open() & map::beside(land.charted())
}

/// R19: in the first round only the sand bank to the right of the harbor.
#[inline]
fn banks(game: &CooperIsland, seat: Seat) -> impl Iterator<Item = Bank> {
    let is_first = game.round == 1;
    let sheet = game.sheet(seat);
    Bank::all().filter(move |bank| (!is_first || *bank == Bank::FIRST) && sheet.is_free(*bank))
}

/// Can an islet be placed?
#[inline]
pub(super) fn is_possible(game: &CooperIsland, seat: Seat) -> bool {
    let coast = coast(game, seat);
    let touches = |bank: Bank| (map::shore(bank, Half::A) | map::shore(bank, Half::B)) & coast != 0;
    game.sheet(seat).islets_left != 0 && banks(game, seat).any(touches)
}

/// Why none can be.
pub(super) fn refusal(game: &CooperIsland, seat: Seat) -> Violation {
    let sheet = game.sheet(seat);
    if sheet.islets_left == 0 {
        return Violation(&rules::ISLET_IN_RESERVE);
    }
    if game.round == 1 { Violation(&rules::FIRST_ISLET) } else { Violation(&rules::PLACE_AN_ISLET) }
}

fn places(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Bank, Half, Space)) {
    let coast = coast(game, seat);
    for bank in banks(game, seat) {
        for half in Half::ALL {
            each(map::shore(bank, half) & coast).for_each(|space| out(bank, half, space));
        }
    }
}

fn check_place(
    game: &CooperIsland,
    seat: Seat,
    (bank, half, space): (Bank, Half, Space),
) -> Result<(), Violation> {
    let (sheet, land) = (game.sheet(seat), &game.sheet(seat).land);
    if game.round == 1 && bank != Bank::FIRST {
        return Err(Violation(&rules::FIRST_ISLET));
    }
    if !sheet.is_free(bank) {
        return Err(Violation(&rules::ONE_ISLET_A_SAND_BANK));
    }
    if map::shore(bank, half) & space.bit() == 0 {
        return Err(Violation(&rules::ISLET_TOUCHES_LAND));
    }
    if land.ruins & space.bit() != 0 {
        return Err(Violation(&rules::RUINS_BLOCK));
    }
    if land.open() & space.bit() == 0 {
        return Err(Violation(&rules::ISLET_TOUCHES_LAND));
    }
    if coast(game, seat) & space.bit() == 0 {
        return Err(Violation(&rules::BESIDE_THE_LANDSCAPE));
    }
    Ok(())
}

impl Step<CooperIsland> for PlaceIslet {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Islet | Frame::Moor(_))
    }

    fn check(game: &CooperIsland, seat: Seat, deed: Deed) -> Result<(), Violation> {
        match (game.frame(), deed) {
            (Frame::Islet, Deed::Choose(islet)) => {
                let is_there = game.sheet(seat).islets_left & islet.bit() != 0;
                is_there.then_some(()).ok_or(Violation(&rules::ISLET_IN_RESERVE))
            }
            (Frame::Moor(_), Deed::Moor(bank, half, space)) => {
                check_place(game, seat, (bank, half, space))
            }
            _ => Err(CooperIsland::WRONG_MOMENT),
        }
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        if matches!(game.frame(), Frame::Islet) {
            let left = game.sheet(seat).islets_left;
            let islets = Islet::ALL.into_iter().filter(|islet| left & islet.bit() != 0);
            islets.for_each(|islet| out(Action::Islet { islet }));
        } else {
            places(game, seat, &mut |bank, half, space| out(Action::Moor { bank, half, space }));
        }
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        match (deed, game.frame()) {
            (Deed::Moor(bank, half, space), Frame::Moor(islet)) => {
                game.frames.replace(Frame::Offer(Offer::Placed(islet)));
                let sheet = game.sheet_mut(seat);
                sheet.lay_islet(islet, bank, half);
                sheet.land.cover(space, islet.terrain(), 1);
                let item = islet.terrain().cube();
                // R21: the cube comes before the action.
                sheet.land.put(space, Thing::Cube(item));
                events.tell(|| Event::IsletPlaced { seat, islet, bank, half, space });
                events.tell(|| Event::CubePlaced { seat, item, space });
            }
            (Deed::Choose(islet), _) => game.frames.replace(Frame::Moor(islet)),
            (Deed::Moor(..), _) => unreachable!("an islet is chosen before its place"),
        }
    }
}
