//! 5.8 A building or statue comes onto the peninsula, onto the highest free level.
use skerry_core::{Counted, Seat, Sink, Step, Violation};

use super::{helm, milestones};
use crate::{
    action::{Action, Event},
    components::{Effect, STATUE_HELM, Terrain},
    land::{Thing, each},
    names::{Space, Spaces},
    rules,
    sheet::Sheet,
    state::{CooperIsland, Frame, Piece},
};

/// Where it goes.
pub(super) struct Put;

/// Spaces for a piece: SB14 lets statues go anywhere.
#[inline]
fn sites(sheet: &Sheet, piece: Piece) -> u32 {
    let free = sheet.land.free();
    let is_anywhere = matches!(piece, Piece::Statue(_))
        && sheet.effects().any(|effect| effect == Effect::StatueAnywhere);
    if is_anywhere { free } else { sheet.land.highest(free) }
}

#[inline]
fn spaces(game: &CooperIsland, seat: Seat) -> u32 {
    if let Frame::Put(piece) = game.frame() { sites(game.sheet(seat), piece) } else { 0 }
}

/// The helm points for a piece on this space.
#[inline]
fn points(sheet: &Sheet, piece: Piece, space: Space) -> u8 {
    let settled = u8::from(sheet.land.terrain_at(space) == Some(Terrain::Settlement));
    helm(sheet, piece) + settled
}

/// The same wherever it stands, but for a settlement.
#[inline]
pub(super) fn helm(sheet: &Sheet, piece: Piece) -> u8 {
    match piece {
        Piece::Building(building) => {
            let more = |effect| if let Effect::ErectHelm(more) = effect { more } else { 0 };
            building.helm() + sheet.effects().map(more).sum::<u8>()
        }
        Piece::Statue(_) => STATUE_HELM,
    }
}

/// Where the piece that waits can go, and the helm points for it there.
pub(crate) fn worth(game: &CooperIsland, seat: Seat) -> impl Iterator<Item = (Space, u8)> {
    let sheet = game.sheet(seat);
    let piece = if let Frame::Put(piece) = game.frame() { Some(piece) } else { None };
    piece.into_iter().flat_map(move |piece| {
        each(sites(sheet, piece)).map(move |space| (space, points(sheet, piece, space)))
    })
}

/// Spaces to be counted.
pub(super) struct Sites(pub(super) u32, pub(super) fn(Space) -> Action);

impl Counted<Action> for Sites {
    #[inline]
    fn count(&self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    fn nth(&self, n: u32) -> Action {
        (self.1)(Spaces(self.0).nth(n))
    }
}

impl Step<CooperIsland> for Put {
    type Deed = Space;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Put(_))
    }

    fn check(game: &CooperIsland, seat: Seat, space: Space) -> Result<(), Violation> {
        if spaces(game, seat) & space.bit() != 0 {
            return Ok(());
        }
        let is_free = game.sheet(seat).land.free() & space.bit() != 0;
        let rule = if is_free {
            Violation(&rules::HIGHEST_FREE_LEVEL)
        } else {
            Violation(&rules::PLACE_A_PIECE)
        };
        Err(rule)
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        Spaces(spaces(game, seat)).iter().for_each(|space| out(Action::Put { space }));
    }

    #[inline]
    fn counted(game: &CooperIsland, seat: Seat) -> impl Counted<Action> {
        Sites(spaces(game, seat), |space| Action::Put { space })
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, space: Space, events: &mut impl Sink<Event>) {
        super::answer(game);
        let Frame::Put(piece) = game.frames.pop() else {
            unreachable!("asked only for a piece that waits")
        };
        let sheet = game.sheet_mut(seat);
        let points = points(sheet, piece, space);
        match piece {
            Piece::Building(building) => {
                sheet.land.put(space, Thing::Building(building));
                events.tell(|| Event::BuildingErected { seat, building, space });
            }
            Piece::Statue(spot) => {
                sheet.bound[spot.index()] -= 1;
                sheet.land.put(space, Thing::Statue);
                events.tell(|| Event::StatueBuilt { seat, space });
            }
        }
        milestones::check(game, seat, events);
        helm::gain(game, points);
    }
}
