//! Bishamon: three coins for a prestige point, once in a turn.
use skerry_core::{Seat, Sink, Step, Violation};

use super::is_open_for_asides;
use crate::{
    action::{Action, Event},
    components::{BISHAMON_PRICE, Specialist},
    rules,
    state::Yamatai,
};

pub(super) struct Donate;

impl Step<Yamatai> for Donate {
    type Deed = ();

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        is_open_for_asides(game)
    }

    #[inline]
    fn check(game: &Yamatai, seat: Seat, (): ()) -> Result<(), Violation> {
        let mat = game.mat(seat);
        let can_pay = mat.has(Specialist::Bishamon) && mat.coins >= BISHAMON_PRICE;
        if can_pay && !game.doing.donated { Ok(()) } else { Err(Violation(&rules::BISHAMON)) }
    }

    #[inline]
    fn menu(game: &Yamatai, seat: Seat, out: &mut impl FnMut(Action)) {
        if Donate::check(game, seat, ()).is_ok() {
            out(Action::Donate);
        }
    }

    #[inline]
    fn apply(game: &mut Yamatai, seat: Seat, (): (), events: &mut impl Sink<Event>) {
        game.doing.donated = true;
        let mat = game.mat_mut(seat);
        mat.coins -= BISHAMON_PRICE;
        mat.prestige += 1;
        let specialist = Specialist::Bishamon;
        events.tell(|| Event::SpecialistHonoured { seat, specialist, prestige: 1 });
    }
}
