//! 8.1, R62 The powers of fleets: when they can be used, and those that concern
//! islands. Those that concern boats are in `shift`, the look of fleet 4 in `plans`.
use skerry_core::{Seat, Sink, Step, Stepwise, Violation};

use super::{is_open_for_asides, shift};
use crate::{
    action::{Action, Event},
    components::{Culture, FUNDS, Power},
    names::Island,
    rules,
    sets::IslandSet,
    state::{Phase, Yamatai},
};

/// Beginning the power of this turn's fleet.
pub(super) struct UsePower;

impl Step<Yamatai> for UsePower {
    type Deed = ();

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        is_open_for_asides(game)
    }

    #[inline]
    fn check(game: &Yamatai, seat: Seat, (): ()) -> Result<(), Violation> {
        if game.doing.power_used {
            return Err(Violation(&rules::FLEET_POWER));
        }
        match game.doing.fleet.power() {
            Power::None => Err(Violation(&rules::NO_POWER_OF_FLEET_1)),
            Power::Cheaper | Power::Both => Err(Violation(&rules::POWERS_STEP_BY_STEP)),
            Power::SacredGround if holy_sites(game).is_empty() => {
                Err(Violation(&rules::SACRED_GROUND))
            }
            Power::Exchange if game.mat(seat).culture == [0; 6] || game.tokens().is_empty() => {
                Err(Violation(&rules::EXCHANGE))
            }
            Power::Plans if game.deck | game.row == 0 => Err(Violation(&rules::PLANS)),
            Power::Swap if game.occupied().len() < 2 => Err(Violation(&rules::SWAP_BOATS)),
            Power::Move if !shift::can_move(game) => Err(Violation(&rules::MOVE_A_BOAT)),
            Power::Storm if game.occupied().is_empty() => Err(Violation(&rules::STORM)),
            Power::SacredGround
            | Power::Exchange
            | Power::Plans
            | Power::Swap
            | Power::Move
            | Power::Storm
            | Power::Funds => Ok(()),
        }
    }

    #[inline]
    fn menu(game: &Yamatai, seat: Seat, out: &mut impl FnMut(Action)) {
        if UsePower::check(game, seat, ()).is_ok() {
            out(Action::UsePower);
        }
    }

    #[inline]
    fn apply(game: &mut Yamatai, seat: Seat, (): (), events: &mut impl Sink<Event>) {
        let fleet = game.doing.fleet;
        game.doing.power_used = true;
        events.tell(|| Event::PowerUsed { seat, fleet });
        match fleet.power() {
            Power::Funds => {
                game.mat_mut(seat).coins += FUNDS;
                events.tell(|| Event::FundsPaid { seat, coins: FUNDS });
            }
            // R38: with an empty deck nature has nothing to answer.
            Power::Plans if game.deck == 0 => game.phases.push(Phase::Reserve),
            Power::Plans => game.phases.push(Phase::Look),
            Power::SacredGround | Power::Exchange | Power::Swap | Power::Move | Power::Storm => {
                game.phases.push(Phase::Power);
            }
            Power::None | Power::Cheaper | Power::Both => {}
        }
    }
}

/// The targets of fleets 2 and 3.
pub(super) struct OnIslands;

pub(super) enum Deed {
    Consecrate(Island),
    Exchange(Island),
    Give(Culture),
}

impl Step<Yamatai> for OnIslands {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        matches!(game.phase(), Phase::Power | Phase::PowerSecond)
            && matches!(game.doing.fleet.power(), Power::SacredGround | Power::Exchange)
    }

    fn check(game: &Yamatai, seat: Seat, deed: Deed) -> Result<(), Violation> {
        let power = game.doing.fleet.power();
        match (game.phase(), deed) {
            (Phase::Power, Deed::Consecrate(island)) if power == Power::SacredGround => {
                if holy_sites(game).contains(island) {
                    Ok(())
                } else {
                    Err(Violation(&rules::SACRED_GROUND))
                }
            }
            (Phase::Power, Deed::Exchange(island)) if power == Power::Exchange => {
                if game.tokens().contains(island) {
                    Ok(())
                } else {
                    Err(Violation(&rules::EXCHANGE))
                }
            }
            (Phase::PowerSecond, Deed::Give(culture)) => {
                if game.mat(seat).culture[culture.index()] > 0 {
                    Ok(())
                } else {
                    Err(Violation(&rules::EXCHANGE))
                }
            }
            (_, Deed::Consecrate(_) | Deed::Exchange(_) | Deed::Give(_)) => {
                Err(Yamatai::WRONG_MOMENT)
            }
        }
    }

    #[inline]
    fn menu(game: &Yamatai, seat: Seat, out: &mut impl FnMut(Action)) {
        if game.phase() == Phase::PowerSecond {
            for culture in Culture::ALL {
                if game.mat(seat).culture[culture.index()] > 0 {
                    out(Action::Give { culture });
                }
            }
        } else if game.doing.fleet.power() == Power::SacredGround {
            holy_sites(game).iter().for_each(|island| out(Action::Consecrate { island }));
        } else {
            game.tokens().iter().for_each(|island| out(Action::Exchange { island }));
        }
    }

    #[inline]
    fn apply(game: &mut Yamatai, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        match deed {
            Deed::Consecrate(island) => {
                game.sacred.add(island);
                events.tell(|| Event::GroundConsecrated { seat, island });
                game.phases.pop();
            }
            Deed::Exchange(island) => {
                game.doing.first = island.0;
                game.phases.replace(Phase::PowerSecond);
            }
            Deed::Give(given) => exchange(game, seat, given, events),
        }
    }
}

/// Islands that can become sacred ground, as long as there are tokens for it (R32).
#[inline]
fn holy_sites(game: &Yamatai) -> IslandSet {
    if game.sacred_left() == 0 {
        return IslandSet::EMPTY;
    }
    let taken = game.built_on().or(game.tokens()).or(game.sacred);
    IslandSet((1 << crate::components::ISLANDS) - 1).without(taken)
}

fn exchange(game: &mut Yamatai, seat: Seat, given: Culture, events: &mut impl Sink<Event>) {
    let island = Island(core::mem::take(&mut game.doing.first));
    let taken = game.culture_at(island).expect("an island without a token is not legal");
    game.culture[taken.index()].remove(island);
    game.culture[given.index()].add(island);
    let culture = &mut game.mat_mut(seat).culture;
    culture[given.index()] -= 1;
    culture[taken.index()] += 1;
    events.tell(|| Event::TokensExchanged { seat, given, taken, island });
    game.phases.pop();
}
