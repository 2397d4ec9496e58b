//! 6.1 Taking a fleet tile, its boats, and a place in the next order.
use skerry_core::{Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    components::{Cargo, FUJIN_COINS, Fleet, LOW_FLEET, Specialist},
    names::Boats,
    rules,
    state::{Doing, Phase, Yamatai, fleets},
};

pub(super) struct TakeFleet;

impl Step<Yamatai> for TakeFleet {
    type Deed = Fleet;

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        game.phase() == Phase::Fleet
    }

    fn check(game: &Yamatai, _: Seat, fleet: Fleet) -> Result<(), Violation> {
        if game.open_fleets() & fleet.bit() == 0 {
            return Err(Violation(&rules::TAKE_A_FLEET));
        }
        Ok(())
    }

    #[inline]
    fn menu(game: &Yamatai, _: Seat, out: &mut impl FnMut(Action)) {
        fleets(game.open_fleets()).for_each(|fleet| out(Action::TakeFleet { fleet }));
    }

    #[inline]
    fn apply(game: &mut Yamatai, seat: Seat, fleet: Fleet, events: &mut impl Sink<Event>) {
        for slot in &mut game.open {
            if *slot == Some(fleet) {
                *slot = None;
            }
        }
        game.taken[usize::from(game.turn)] = Some(fleet);
        game.doing = Doing::with(fleet);
        game.doing.pool = core::mem::take(&mut game.mat_mut(seat).harbour);
        take_boats(game, seat, fleet, events);
        let mat = game.mat_mut(seat);
        if mat.has(Specialist::Fujin) && fleet.number() <= LOW_FLEET {
            mat.coins += FUJIN_COINS;
            events.tell(|| {
                let specialist = Specialist::Fujin;
                Event::SpecialistPaid { seat, specialist, coins: FUJIN_COINS }
            });
        }
        game.doing.trades = if game.mat(seat).has(Specialist::Daikoku) { 2 } else { 1 };
        game.phases.replace(Phase::Boats);
    }
}

/// R22: what the supply lacks is forfeited.
#[inline]
fn take_boats(game: &mut Yamatai, seat: Seat, fleet: Fleet, events: &mut impl Sink<Event>) {
    let (mut boats, mut missing) = (fleet.boats(), Boats::NONE);
    for cargo in Cargo::ALL.map(Cargo::index) {
        let found = boats.0[cargo].min(game.supply[cargo]);
        missing.0[cargo] = boats.0[cargo] - found;
        boats.0[cargo] = found;
        game.supply[cargo] -= found;
        game.doing.pool[cargo] += found;
    }
    let [bamboo, wood, stone, clay, gold] = boats.0;
    events.tell(|| Event::FleetTaken { seat, fleet, bamboo, wood, stone, clay, gold });
    if !missing.is_empty() {
        let [bamboo, wood, stone, clay, gold] = missing.0;
        events.tell(|| Event::BoatsMissing { seat, bamboo, wood, stone, clay, gold });
    }
}
