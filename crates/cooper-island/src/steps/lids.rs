//! Y4 A crate lid goes from the unused area onto a crate space, whose action is carried
//! out; 5.17: how lids get there.
use skerry_core::{Seat, Sink, Step, Violation};

use super::{deeds::gain_steps, milestones, place};
use crate::{
    action::{Action, Event},
    components::{ANY_CUBE, Cargo, Crate, Item},
    rules,
    state::{CooperIsland, Frame, Gain},
};

/// Covers a crate space, aside.
pub(super) struct UseLid;

/// What the crates bring: steps, coins, cubes.
const STEPS: u8 = 2;
const COINS: u8 = 2;
const CUBES: u8 = 2;

#[inline]
fn is_useful(game: &CooperIsland, seat: Seat, lid: Crate) -> bool {
    match lid {
        Crate::Draw => game.in_bag() > 0,
        Crate::Place => place::is_possible(game, seat),
        Crate::Steps => game.sheet(seat).has_room_for_steps(),
        Crate::Coins | Crate::Cubes => true,
    }
}

#[inline]
fn free(game: &CooperIsland, seat: Seat) -> impl Iterator<Item = Crate> {
    let sheet = game.sheet(seat);
    let (has_lid, covered) = (sheet.lids > 0, sheet.crates);
    Crate::ALL.into_iter().filter(move |lid| has_lid && covered & lid.bit() == 0)
}

/// Can a lid be used?
#[inline]
pub(super) fn is_possible(game: &CooperIsland, seat: Seat) -> bool {
    free(game, seat).any(|lid| is_useful(game, seat, lid))
}

impl Step<CooperIsland> for UseLid {
    type Deed = Crate;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        super::is_open_for_asides(game)
    }

    fn check(game: &CooperIsland, seat: Seat, lid: Crate) -> Result<(), Violation> {
        let sheet = game.sheet(seat);
        if sheet.lids == 0 {
            return Err(Violation(&rules::CRATE_LID));
        }
        if sheet.crates & lid.bit() != 0 {
            return Err(Violation(&rules::CRATE_USED_ONCE));
        }
        is_useful(game, seat, lid).then_some(()).ok_or(Violation(&rules::NOTHING_IDLE))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let lids = free(game, seat).filter(|lid| is_useful(game, seat, *lid));
        lids.for_each(|lid| out(Action::UseLid { lid }));
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, lid: Crate, events: &mut impl Sink<Event>) {
        super::interrupt(game);
        let sheet = game.sheet_mut(seat);
        sheet.lids -= 1;
        sheet.crates |= lid.bit();
        events.tell(|| Event::LidUsed { seat, lid });
        match lid {
            Crate::Draw => game.frames.push(Frame::DrawTile),
            Crate::Place => game.frames.push(Frame::Tile),
            Crate::Steps => gain_steps(game, seat, STEPS, events),
            Crate::Coins => game.frames.push(Frame::Gain(Item::Coin.bit(), COINS, Gain::Market)),
            Crate::Cubes => game.frames.push(Frame::Gain(ANY_CUBE, CUBES, Gain::Market)),
        }
    }
}

/// R75: after the helm gain the lid comes off, and the harbormaster lies down.
pub(super) fn take_off(
    game: &mut CooperIsland,
    (cargo, is_favoured): (Cargo, bool),
    events: &mut impl Sink<Event>,
) {
    let seat = game.active;
    game.frames.pop();
    game.sheet_mut(seat).lids += 1;
    events.tell(|| Event::CargoSupplied { seat, cargo });
    if is_favoured {
        game.harbormaster_stands = false;
        events.tell(|| Event::HarbormasterLaid { cargo });
    }
    milestones::check(game, seat, events);
}
