//! Y5 The cartographer's options 2, 3 and 4: a single tile; which option it is follows
//! from the space (R93).
use skerry_core::{Counted, Seat, Sink, Step, Violation};

use super::place;
use crate::{
    action::{Action, Event},
    components::{EDGE_STEPS, Effect, HIGH_LEVEL, HIGH_STEPS, LOW_STEPS, TRACK, Terrain},
    map,
    names::{Space, Spaces},
    rules,
    state::{CooperIsland, Frame, Phase},
};

/// Begins it, aside.
pub(super) struct Survey;
/// Space and landscape.
pub(super) struct Chart;

/// Spaces on which each landscape can be put, paid for by the steps there are.
struct Sites([u32; 4]);

impl Sites {
    #[inline]
    fn of(game: &CooperIsland, seat: Seat) -> Sites {
        let (edge, free) = Sites::spaces(game, seat, game.sheet(seat).cartographer);
        let land = &game.sheet(seat).land;
        Sites(Terrain::ALL.map(|terrain| edge | free & land.covered_by(terrain)))
    }

    /// Uncharted and free spaces that so many steps pay for.
    #[inline]
    fn spaces(game: &CooperIsland, seat: Seat, steps: u8) -> (u32, u32) {
        let sheet = game.sheet(seat);
        let land = &sheet.land;
        let cut = |effect| if let Effect::CartographerCut(cut) = effect { cut } else { 0 };
        let cut: u8 = sheet.effects().map(cut).sum();
        let edge = if steps >= EDGE_STEPS { land.open() & map::beside(land.charted()) } else { 0 };
        let mut free = if steps >= LOW_STEPS - cut && game.spare() >= 1 { land.free() } else { 0 };
        if free != 0 && steps < HIGH_STEPS - cut {
            free &= !land.at_least(HIGH_LEVEL);
        }
        (edge, free & land.below_the_top())
    }
}

impl Counted<Action> for Sites {
    #[inline]
    fn count(&self) -> u32 {
        self.0.iter().map(|spaces| spaces.count_ones()).sum()
    }

    #[inline]
    fn nth(&self, mut n: u32) -> Action {
        for (spaces, terrain) in self.0.into_iter().zip(Terrain::ALL) {
            if n < spaces.count_ones() {
                return Action::Chart { space: Spaces(spaces).nth(n), terrain };
            }
            n -= spaces.count_ones();
        }
        unreachable!("the sites were counted")
    }
}

/// May the cartographer be used now, wherever? (R28, R30)
#[inline]
fn is_ready(game: &CooperIsland, seat: Seat) -> bool {
    game.sheet(seat).uses > 0 && game.has_single()
}

#[inline]
pub(super) fn is_possible(game: &CooperIsland, seat: Seat) -> bool {
    is_ready(game, seat) && has_site(game, seat, game.sheet(seat).cartographer)
}

/// Is there a space that so many steps pay for?
#[inline]
fn has_site(game: &CooperIsland, seat: Seat, steps: u8) -> bool {
    let (edge, free) = Sites::spaces(game, seat, steps);
    // A settlement covers everything.
    edge | free != 0
}

impl Step<CooperIsland> for Survey {
    type Deed = ();

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        super::is_open_for_asides(game)
    }

    fn check(game: &CooperIsland, seat: Seat, (): ()) -> Result<(), Violation> {
        if game.phase == Phase::End {
            return Err(Violation(&rules::CARTOGRAPHER_IS_CLOSED));
        }
        if game.sheet(seat).uses == 0 {
            return Err(Violation(&rules::CARTOGRAPHER_WINDOWS));
        }
        if !game.has_single() {
            return Err(Violation(&rules::SINGLE_TILES));
        }
        if is_possible(game, seat) {
            return Ok(());
        }
        if has_site(game, seat, TRACK) {
            return Err(Violation(&rules::STEPS_FOR_AN_OPTION));
        }
        Err(Violation(&rules::CARTOGRAPHER))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        if is_possible(game, seat) {
            out(Action::Survey);
        }
    }

    #[inline]
    fn apply(game: &mut CooperIsland, _: Seat, (): (), _: &mut impl Sink<Event>) {
        super::interrupt(game);
        game.frames.push(Frame::Chart);
    }
}

impl Step<CooperIsland> for Chart {
    type Deed = (Space, Terrain);

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Chart)
    }

    fn check(
        game: &CooperIsland,
        seat: Seat,
        (space, terrain): (Space, Terrain),
    ) -> Result<(), Violation> {
        if Sites::of(game, seat).0[terrain.index()] & space.bit() != 0 {
            return Ok(());
        }
        let sheet = game.sheet(seat);
        let land = &sheet.land;
        if land.ruins & space.bit() != 0 {
            return Err(Violation(&rules::RUINS_BLOCK));
        }
        if land.occupied() & space.bit() != 0 {
            return Err(Violation(&rules::SPACES_ARE_FREE));
        }
        if (land.charted() | map::beside(land.charted())) & space.bit() == 0 {
            return Err(Violation(&rules::BESIDE_THE_LANDSCAPE));
        }
        if sheet.cartographer < sheet.chart_steps(space) {
            return Err(Violation(&rules::STEPS_FOR_AN_OPTION));
        }
        if land.below_the_top() & space.bit() == 0 {
            return Err(Violation(&rules::LIMITS));
        }
        if land.covered_by(terrain) & space.bit() != 0 {
            return Err(Violation(&rules::BOUND_OBJECTS));
        }
        Err(Violation(&rules::LANDSCAPES_MATCH))
    }

    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let sites = Sites::of(game, seat);
        for space in Space::all() {
            let fits = |terrain: &Terrain| sites.0[terrain.index()] & space.bit() != 0;
            Terrain::ALL
                .into_iter()
                .filter(fits)
                .for_each(|it| out(Action::Chart { space, terrain: it }));
        }
    }

    #[inline]
    fn counted(game: &CooperIsland, seat: Seat) -> impl Counted<Action> {
        Sites::of(game, seat)
    }

    #[inline]
    fn apply(
        game: &mut CooperIsland,
        seat: Seat,
        (space, terrain): (Space, Terrain),
        events: &mut impl Sink<Event>,
    ) {
        game.frames.pop();
        game.singles = game.singles.saturating_sub(1);
        let sheet = game.sheet_mut(seat);
        let (steps, level) = (sheet.chart_steps(space), sheet.land.level_at(space) + 1);
        sheet.cartographer -= steps;
        sheet.uses -= 1;
        sheet.land.cover(space, terrain, level);
        events.tell(|| Event::Charted { seat, space, terrain, level, steps });
        place::lay_cube(game, seat, (space, terrain, level), events);
    }
}
