//! 6.3 Placing boats, one after the other, in a chain that never branches.
use skerry_core::{Counted, Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    components::{Cargo, Specialist},
    map,
    names::Space,
    rules,
    sets::SpaceSet,
    state::{Phase, Yamatai},
};

pub(super) struct Place;

impl Step<Yamatai> for Place {
    type Deed = (Cargo, Space);

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        game.phase() == Phase::Boats
    }

    fn check(game: &Yamatai, seat: Seat, (cargo, at): (Cargo, Space)) -> Result<(), Violation> {
        if game.doing.pool[cargo.index()] == 0 {
            return Err(Violation(&rules::BOAT_TO_PLACE));
        }
        if game.occupied().contains(at) {
            return Err(Violation(&rules::SPACE_IS_FREE));
        }
        if spaces(game, seat).0[cargo.index()].contains(at) {
            return Ok(());
        }
        match game.doing.last {
            None => Err(Violation(&rules::FIRST_BOAT)),
            Some(_) => Err(Violation(&rules::NEXT_BOAT)),
        }
    }

    #[inline]
    fn menu(game: &Yamatai, seat: Seat, out: &mut impl FnMut(Action)) {
        for (cargo, spaces) in Cargo::ALL.into_iter().zip(spaces(game, seat).0) {
            spaces.iter().for_each(|at| out(Action::Place { cargo, at }));
        }
    }

    #[inline]
    fn counted(game: &Yamatai, seat: Seat) -> impl Counted<Action> {
        spaces(game, seat)
    }

    #[inline]
    fn apply(
        game: &mut Yamatai,
        seat: Seat,
        (cargo, at): (Cargo, Space),
        events: &mut impl Sink<Event>,
    ) {
        let doing = &mut game.doing;
        let is_first = doing.last.is_none();
        doing.pool[cargo.index()] -= 1;
        doing.has_placed = true;
        doing.last = Some(at);
        let link = doing.chain.iter_mut().find(|link| link.is_none());
        *link.expect("no turn has more boats") = Some(at);
        game.boats[cargo.index()].add(at);
        game.fresh.add(at);
        events.tell(|| Event::BoatPlaced { seat, cargo, at, is_first });
    }
}

/// Where a boat of each colour may go; nowhere if there is none.
pub(crate) struct Spaces(pub(crate) [SpaceSet; 5]);

impl Counted<Action> for Spaces {
    #[inline]
    fn count(&self) -> u32 {
        self.0.iter().map(|spaces| spaces.len()).sum()
    }

    #[inline]
    fn nth(&self, mut n: u32) -> Action {
        for (cargo, spaces) in Cargo::ALL.into_iter().zip(self.0) {
            if n < spaces.len() {
                return Action::Place { cargo, at: spaces.nth(n) };
            }
            n -= spaces.len();
        }
        unreachable!("the spaces were counted")
    }
}

#[inline]
pub(crate) fn spaces(game: &Yamatai, seat: Seat) -> Spaces {
    let mut spaces = [SpaceSet::EMPTY; 5];
    if !game.doing.has_boats() {
        return Spaces(spaces);
    }
    let free = game.free();
    for (cargo, spaces) in spaces.iter_mut().enumerate() {
        if game.doing.pool[cargo] > 0 {
            *spaces = match game.doing.last {
                // R2, R3: only the boat placed immediately before counts.
                Some(last) => map::connected(last).and(free),
                None => first_spaces(game, seat, cargo).and(free),
            };
        }
    }
    Spaces(spaces)
}

/// R4: an entry, or beside any boat of the colour; with Toyo Tama the whole border.
#[inline]
fn first_spaces(game: &Yamatai, seat: Seat, cargo: usize) -> SpaceSet {
    let is_guided = game.mat(seat).has(Specialist::ToyoTama);
    let entries = if is_guided { map::BORDER.or(map::ENTRIES) } else { map::ENTRIES };
    entries.or(map::beside(game.boats[cargo]))
}
