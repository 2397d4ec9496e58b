//! 6.4 Collecting culture tokens: one for each fresh boat, one after the other.
use skerry_core::{Seat, Sink, Step, Stepwise, Violation};

use super::{build, moor};
use crate::{
    action::{Action, Event},
    components::{Culture, Fleet, Specialist},
    map,
    names::{Island, Space},
    rules,
    sets::{IslandSet, SpaceSet},
    state::{Phase, Yamatai},
};

pub(super) struct Collect;

pub(super) enum Deed {
    Take(Space, Island),
    Extra(Island),
}

impl Step<Yamatai> for Collect {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        matches!(game.phase(), Phase::Boats | Phase::Collect | Phase::Extra | Phase::Second)
    }

    fn check(game: &Yamatai, _: Seat, deed: Deed) -> Result<(), Violation> {
        let is_extra = game.phase() == Phase::Extra;
        match deed {
            Deed::Take(..) if is_extra => Err(Yamatai::WRONG_MOMENT),
            Deed::Extra(_) if !is_extra => Err(Yamatai::WRONG_MOMENT),
            Deed::Take(boat, island) => check_take(game, boat, island),
            Deed::Extra(island) if in_reach(game).contains(island) => Ok(()),
            Deed::Extra(_) => Err(Violation(&rules::TOKEN_BESIDE_THE_BOAT)),
        }
    }

    #[inline]
    fn menu(game: &Yamatai, _: Seat, out: &mut impl FnMut(Action)) {
        if game.phase() == Phase::Extra {
            in_reach(game).iter().for_each(|island| out(Action::TakeExtra { island }));
            return;
        }
        if game.doing.collected {
            return;
        }
        let tokens = game.tokens();
        for boat in takers(game).iter() {
            let islands = map::islands_at(boat).and(tokens);
            islands.iter().for_each(|island| out(Action::Take { boat, island }));
        }
    }

    #[inline]
    fn apply(game: &mut Yamatai, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        match deed {
            Deed::Take(boat, island) => {
                game.served.add(boat);
                let culture = take(game, seat, island);
                events.tell(|| Event::TokenTaken { seat, culture, island });
                pay_benten(game, seat, events);
                go_on(game, seat);
            }
            Deed::Extra(island) => {
                let culture = take(game, seat, island);
                events.tell(|| Event::ExtraTaken { seat, culture, island });
                pay_benten(game, seat, events);
                finish(game, seat);
            }
        }
    }
}

fn check_take(game: &Yamatai, boat: Space, island: Island) -> Result<(), Violation> {
    if game.doing.collected {
        return Err(Violation(&rules::SECOND_IS_OPTIONAL));
    }
    if !takers(game).contains(boat) {
        return Err(Violation(&rules::FRESH_BOATS_TAKE));
    }
    if !map::islands_at(boat).and(game.tokens()).contains(island) {
        return Err(Violation(&rules::TOKEN_BESIDE_THE_BOAT));
    }
    Ok(())
}

/// Fresh boats that have not taken their token.
#[inline]
fn takers(game: &Yamatai) -> SpaceSet {
    game.fresh.without(game.served)
}

/// Islands with a token next to any fresh boat.
#[inline]
fn in_reach(game: &Yamatai) -> IslandSet {
    map::islands_around(game.fresh).and(game.tokens())
}

/// Is there a fresh boat with a token left to take?
#[inline]
pub(crate) fn is_possible(game: &Yamatai) -> bool {
    !map::islands_around(takers(game)).and(game.tokens()).is_empty()
}

#[inline]
fn take(game: &mut Yamatai, seat: Seat, island: Island) -> Culture {
    let culture = game.culture_at(island).expect("an island without a token is not legal");
    game.culture[culture.index()].remove(island);
    game.mat_mut(seat).culture[culture.index()] += 1;
    culture
}

#[inline]
fn pay_benten(game: &mut Yamatai, seat: Seat, events: &mut impl Sink<Event>) {
    let mat = game.mat_mut(seat);
    if mat.has(Specialist::Benten) {
        mat.coins += 1;
        let specialist = Specialist::Benten;
        events.tell(|| Event::SpecialistPaid { seat, specialist, coins: 1 });
    }
}

/// R7, R61: the run ends by itself when no boat is idle beside a token.
#[inline]
fn go_on(game: &mut Yamatai, seat: Seat) {
    if is_possible(game) {
        game.phases.replace(Phase::Collect);
    } else if game.mat(seat).has(Specialist::Inari) && !in_reach(game).is_empty() {
        game.phases.replace(Phase::Extra);
    } else {
        finish(game, seat);
    }
}

/// What follows a collection: with fleet 10 the building, if there is one.
#[inline]
pub(super) fn finish(game: &mut Yamatai, seat: Seat) {
    game.doing.collected = true;
    game.served = SpaceSet::EMPTY;
    let doing = &game.doing;
    if doing.fleet == Fleet::BOTH && !doing.built && build::is_possible(game, seat) {
        game.phases.replace(Phase::Second);
    } else {
        game.doing.power_used |= game.doing.fleet == Fleet::BOTH && game.doing.built;
        moor::begin(game);
    }
}
