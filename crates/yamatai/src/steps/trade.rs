//! 6.2 Buying or selling a boat.
use skerry_core::{Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    components::{Cargo, Specialist},
    rules,
    state::{Phase, Yamatai},
};

pub(super) struct Trade;

#[derive(Clone, Copy)]
pub(crate) enum Deed {
    Buy(Cargo),
    Sell(Cargo),
}

impl Step<Yamatai> for Trade {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        game.phase() == Phase::Boats
    }

    fn check(game: &Yamatai, seat: Seat, deed: Deed) -> Result<(), Violation> {
        if game.doing.has_placed {
            return Err(Violation(&rules::END_OF_TRADING));
        }
        if game.doing.trades == 0 {
            return Err(Violation(&rules::ONE_TRADE));
        }
        check_boat(game, seat, deed)
    }

    #[inline]
    fn menu(game: &Yamatai, seat: Seat, out: &mut impl FnMut(Action)) {
        if game.doing.has_placed || game.doing.trades == 0 {
            return;
        }
        for cargo in Cargo::ALL {
            if check_boat(game, seat, Deed::Buy(cargo)).is_ok() {
                out(Action::Buy { cargo });
            }
        }
        for cargo in Cargo::ALL {
            if check_boat(game, seat, Deed::Sell(cargo)).is_ok() {
                out(Action::Sell { cargo });
            }
        }
    }

    #[inline]
    fn apply(game: &mut Yamatai, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        game.doing.trades -= 1;
        match deed {
            Deed::Buy(cargo) => {
                let coins = cargo.price();
                game.mat_mut(seat).coins -= coins;
                game.supply[cargo.index()] -= 1;
                game.doing.pool[cargo.index()] += 1;
                events.tell(|| Event::BoatBought { seat, cargo, coins });
            }
            Deed::Sell(cargo) => {
                let coins = cargo.price();
                game.mat_mut(seat).coins += coins;
                game.supply[cargo.index()] += 1;
                game.doing.pool[cargo.index()] -= 1;
                events.tell(|| Event::BoatSold { seat, cargo, coins });
            }
        }
    }
}

#[inline]
fn check_boat(game: &Yamatai, seat: Seat, deed: Deed) -> Result<(), Violation> {
    let (Deed::Buy(cargo) | Deed::Sell(cargo)) = deed;
    let mat = game.mat(seat);
    if cargo == Cargo::Gold && !mat.has(Specialist::Ebisu) {
        return Err(Violation(&rules::EBISU));
    }
    let (from, coins) = match deed {
        Deed::Buy(_) => (&game.supply, cargo.price()),
        Deed::Sell(_) => (&game.doing.pool, 0),
    };
    if from[cargo.index()] == 0 {
        return Err(Violation(&rules::BOAT_TO_TRADE));
    }
    if mat.coins < coins {
        return Err(Violation(&rules::COINS_FOR_A_BOAT));
    }
    Ok(())
}
