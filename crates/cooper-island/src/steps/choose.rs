//! 2.7 The start space: a landscape for all, or one of choice for each (D27).
use skerry_core::{Seat, Sink, Step, Violation};

use super::rounds;
use crate::{
    action::{Action, Event},
    components::{Terrain, map::START},
    land::Thing,
    state::{CooperIsland, Frame},
};

/// Chooses a landscape.
pub(super) struct Choose;

impl Step<CooperIsland> for Choose {
    type Deed = Terrain;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Choose)
    }

    fn check(_: &CooperIsland, _: Seat, _: Terrain) -> Result<(), Violation> {
        Ok(())
    }

    #[inline]
    fn menu(_: &CooperIsland, _: Seat, out: &mut impl FnMut(Action)) {
        Terrain::ALL.into_iter().for_each(|terrain| out(Action::Choose { terrain }));
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, terrain: Terrain, events: &mut impl Sink<Event>) {
        chart(game, seat, terrain, events);
        game.finished += 1;
        game.active = Seat((seat.0 + 1) % game.players);
        if game.finished == game.players {
            game.frames.pop();
            rounds::begin_round(game, events);
        }
    }
}

/// The start space, with its cube.
pub(super) fn chart(
    game: &mut CooperIsland,
    seat: Seat,
    terrain: Terrain,
    events: &mut impl Sink<Event>,
) {
    let land = &mut game.sheet_mut(seat).land;
    land.cover(START, terrain, 1);
    land.put(START, Thing::Cube(terrain.cube()));
    events.tell(|| Event::StartTerrain { seat, terrain });
}
