//! 6.6 Recruiting a specialist for culture tokens.
use skerry_core::{Counted, Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    components::{OKUNI_COINS, Specialist},
    names::Offering,
    rules,
    state::{Phase, Yamatai, specialists},
};

pub(super) struct Recruit;

impl Step<Yamatai> for Recruit {
    type Deed = (Specialist, Offering);

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        game.phase() == Phase::Recruit
    }

    fn check(
        game: &Yamatai,
        seat: Seat,
        (specialist, offering): (Specialist, Offering),
    ) -> Result<(), Violation> {
        if game.doing.hired {
            return Err(Violation(&rules::ONE_SPECIALIST_A_TURN));
        }
        if game.in_hall() & specialist.bit() == 0 {
            return Err(Violation(&rules::SPECIALIST_IN_THE_ROW));
        }
        let tokens = offering.tokens().into_iter().zip(game.mat(seat).culture);
        let is_owned = tokens.into_iter().all(|(paid, owned)| paid <= owned);
        let is_mixed_pair = offering.colours() == 2;
        if !is_owned || is_mixed_pair && !game.mat(seat).has(Specialist::Fukuroku) {
            return Err(Violation(&rules::PAYMENT));
        }
        Ok(())
    }

    #[inline]
    fn menu(game: &Yamatai, seat: Seat, out: &mut impl FnMut(Action)) {
        if game.doing.hired {
            return;
        }
        let purse = Purse::of(game, seat);
        if purse.count() == 0 {
            return;
        }
        for specialist in specialists(game.in_hall()) {
            purse.each(|offering| out(Action::Recruit { specialist, offering }));
        }
    }

    #[inline]
    fn counted(game: &Yamatai, seat: Seat) -> impl Counted<Action> {
        let hall = if game.doing.hired { 0 } else { game.in_hall() };
        Hirings { purse: Purse::of(game, seat), hall }
    }

    #[inline]
    fn apply(
        game: &mut Yamatai,
        seat: Seat,
        (specialist, offering): (Specialist, Offering),
        events: &mut impl Sink<Event>,
    ) {
        let slot = game.hall.iter().position(|slot| *slot == Some(specialist));
        let slot = slot.expect("a specialist who is not there is not legal");
        game.hall[slot] = None;
        let coins = u16::from(core::mem::take(&mut game.purses[slot]));
        game.doing.hired = true;
        let mat = game.mat_mut(seat);
        for (owned, paid) in mat.culture.iter_mut().zip(offering.tokens()) {
            *owned -= paid;
        }
        mat.coins += coins;
        mat.specialists |= specialist.bit();
        events.tell(|| Event::SpecialistHired { seat, specialist, offering, coins });
        if specialist == Specialist::Okuni {
            mat.coins += OKUNI_COINS;
            events.tell(|| Event::SpecialistPaid { seat, specialist, coins: OKUNI_COINS });
        }
    }
}

/// Can any specialist be hired?
pub(crate) fn is_possible(game: &Yamatai, seat: Seat) -> bool {
    !game.doing.hired && game.in_hall() != 0 && can_pay(game, seat)
}

/// Does `seat` have the tokens for a specialist?
pub(crate) fn can_pay(game: &Yamatai, seat: Seat) -> bool {
    Purse::of(game, seat).count() > 0
}

/// What a player can pay with: colours of which there is one, or two, as bits.
struct Purse {
    one: u8,
    two: u8,
    is_mixed: bool,
}

impl Purse {
    #[inline]
    fn of(game: &Yamatai, seat: Seat) -> Purse {
        let mat = game.mat(seat);
        let (mut one, mut two) = (0, 0);
        for (colour, owned) in mat.culture.iter().enumerate() {
            one |= u8::from(*owned >= 1) << colour;
            two |= u8::from(*owned >= 2) << colour;
        }
        Purse { one, two, is_mixed: mat.has(Specialist::Fukuroku) }
    }

    /// How many ways to pay there are.
    #[inline]
    fn count(&self) -> u32 {
        let colours = self.one.count_ones();
        let pairs = if self.is_mixed { colours * colours.saturating_sub(1) / 2 } else { 0 };
        let triples = colours * colours.saturating_sub(1) * colours.saturating_sub(2) / 6;
        self.two.count_ones() + pairs + triples
    }

    /// All ways to pay, ascending.
    #[inline]
    fn each(&self, mut out: impl FnMut(Offering)) {
        for colours in 1..=self.one {
            let is_payable = match colours.count_ones() {
                1 => colours & self.two == colours,
                2 => self.is_mixed && colours & self.one == colours,
                3 => colours & self.one == colours,
                _ => false,
            };
            if is_payable {
                out(Offering::of(colours));
            }
        }
    }
}

/// The menu, counted: every specialist can be paid in the same ways.
struct Hirings {
    purse: Purse,
    hall: u32,
}

impl Counted<Action> for Hirings {
    #[inline]
    fn count(&self) -> u32 {
        self.hall.count_ones() * self.purse.count()
    }

    #[inline]
    fn nth(&self, n: u32) -> Action {
        let ways = self.purse.count();
        let mut hall = self.hall;
        for _ in 0..n / ways {
            hall &= hall - 1;
        }
        let specialist = Specialist::ALL[hall.trailing_zeros() as usize];
        let (mut left, mut found) = (n % ways, None);
        self.purse.each(|offering| {
            if left == 0 {
                found = Some(Action::Recruit { specialist, offering });
            }
            left = left.wrapping_sub(1);
        });
        found.expect("the ways were counted")
    }
}
