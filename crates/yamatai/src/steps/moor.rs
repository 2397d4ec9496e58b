//! 6.5 Mooring: what stays in the harbour, and what goes beside it.
use skerry_core::{Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    components::{Cargo, LONGEST_CHAIN, Specialist},
    names::Boats,
    rules,
    sets::SpaceSet,
    state::{Phase, Yamatai},
};

pub(super) struct Moor;

pub(super) enum Deed {
    Release(Cargo),
    Keep(Boats),
}

impl Step<Yamatai> for Moor {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        game.phase() == Phase::Moor
    }

    fn check(game: &Yamatai, seat: Seat, deed: Deed) -> Result<(), Violation> {
        let (pool, mat) = (&game.doing.pool, game.mat(seat));
        match deed {
            Deed::Release(_) if !mat.has(Specialist::Suijin) => Err(Violation(&rules::SUIJIN)),
            Deed::Release(cargo) if pool[cargo.index()] == 0 => {
                Err(Violation(&rules::BOAT_TO_PLACE))
            }
            Deed::Keep(keep) if keep.0.iter().zip(pool).any(|(keep, have)| keep > have) => {
                Err(Violation(&rules::BOAT_TO_PLACE))
            }
            Deed::Keep(keep) if keep.len() > mat.berths() => Err(Violation(&rules::BERTHS)),
            Deed::Release(_) | Deed::Keep(_) => Ok(()),
        }
    }

    #[inline]
    fn menu(game: &Yamatai, seat: Seat, out: &mut impl FnMut(Action)) {
        if game.mat(seat).has(Specialist::Suijin) {
            for cargo in Cargo::ALL {
                if game.doing.pool[cargo.index()] > 0 {
                    out(Action::Release { cargo });
                }
            }
        }
        kept(game.doing.pool, game.mat(seat).berths(), &mut |keep| out(Action::Moor { keep }));
    }

    #[inline]
    fn apply(game: &mut Yamatai, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        match deed {
            Deed::Release(cargo) => release(game, seat, cargo, events),
            Deed::Keep(keep) => moor(game, seat, keep, events),
        }
    }
}

/// Everything that fits into so many berths, ascending.
#[inline]
fn kept([b, w, s, c, g]: [u8; 5], berths: u8, out: &mut impl FnMut(Boats)) {
    for bamboo in 0..=b.min(berths) {
        let berths = berths - bamboo;
        for wood in 0..=w.min(berths) {
            let berths = berths - wood;
            for stone in 0..=s.min(berths) {
                let berths = berths - stone;
                for clay in 0..=c.min(berths) {
                    for gold in 0..=g.min(berths - clay) {
                        out(Boats([bamboo, wood, stone, clay, gold]));
                    }
                }
            }
        }
    }
}

/// Boats are stood up: none is fresh any more. Passes by itself without a boat to
/// moor (R61).
#[inline]
pub(super) fn begin(game: &mut Yamatai) {
    game.fresh = SpaceSet::EMPTY;
    game.served = SpaceSet::EMPTY;
    game.doing.last = None;
    game.doing.chain = [None; LONGEST_CHAIN];
    game.phases.replace(if game.doing.has_boats() { Phase::Moor } else { Phase::Recruit });
}

#[inline]
fn release(game: &mut Yamatai, seat: Seat, cargo: Cargo, events: &mut impl Sink<Event>) {
    game.doing.pool[cargo.index()] -= 1;
    game.supply[cargo.index()] += 1;
    game.mat_mut(seat).coins += 1;
    events.tell(|| Event::BoatReleased { seat, cargo, coins: 1 });
    if !game.doing.has_boats() {
        game.phases.replace(Phase::Recruit);
    }
}

#[inline]
fn moor(game: &mut Yamatai, seat: Seat, keep: Boats, events: &mut impl Sink<Event>) {
    let pool = core::mem::take(&mut game.doing.pool);
    let mat = game.mat_mut(seat);
    mat.harbour = keep.0;
    let mut aside = Boats::NONE;
    for cargo in Cargo::ALL.map(Cargo::index) {
        aside.0[cargo] = pool[cargo] - keep.0[cargo];
        mat.set_aside[cargo] += aside.0[cargo];
    }
    if !keep.is_empty() {
        let [bamboo, wood, stone, clay, gold] = keep.0;
        events.tell(|| Event::BoatsMoored { seat, bamboo, wood, stone, clay, gold });
    }
    if !aside.is_empty() {
        let [bamboo, wood, stone, clay, gold] = aside.0;
        events.tell(|| Event::BoatsSetAside { seat, bamboo, wood, stone, clay, gold });
    }
    game.phases.replace(Phase::Recruit);
}
