//! 5.15 Removing a ruin: it becomes a statue on a crafting spot (D15).
use skerry_core::{Seat, Sink, Step, Violation};

use super::helm;
use crate::{
    action::{Action, Event},
    components::Spot,
    land::each,
    names::Space,
    rules,
    state::{CooperIsland, Frame},
};

/// A ruin and a spot.
pub(super) struct RemoveRuin;

impl Step<CooperIsland> for RemoveRuin {
    type Deed = (Space, Spot);

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Ruin)
    }

    fn check(
        game: &CooperIsland,
        seat: Seat,
        (space, spot): (Space, Spot),
    ) -> Result<(), Violation> {
        let sheet = game.sheet(seat);
        if sheet.land.ruins & space.bit() == 0 {
            return Err(Violation(&rules::REMOVE_A_RUIN));
        }
        if sheet.ruins_in_reach() & space.bit() == 0 {
            return Err(Violation(&rules::RUIN_IN_REACH));
        }
        sheet.has_spot(spot).then_some(()).ok_or(Violation(&rules::NO_CRAFTING_SPOT))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let sheet = game.sheet(seat);
        for space in each(sheet.ruins_in_reach()) {
            let spots = Spot::ALL.into_iter().filter(|spot| sheet.has_spot(*spot));
            spots.for_each(|spot| out(Action::RemoveRuin { space, spot }));
        }
    }

    #[inline]
    fn apply(
        game: &mut CooperIsland,
        seat: Seat,
        (space, spot): (Space, Spot),
        events: &mut impl Sink<Event>,
    ) {
        game.frames.pop();
        let sheet = game.sheet_mut(seat);
        sheet.land.ruins &= !space.bit();
        sheet.crafted[spot.index()] += 1;
        events.tell(|| Event::RuinRemoved { seat, space, spot });
        if spot == Spot::Helm {
            helm::gain(game, 1);
        }
    }
}
