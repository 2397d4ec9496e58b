//! The ring of water around all peninsulas: where ships are, what they pass and where
//! they land. A position is never stored; it follows from the steps sailed.
use skerry_core::Seat;

use crate::{
    components::{COAST, Half, LEG, Ship},
    names::Bank,
};

/// A place of the ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Water {
    Harbor(Seat),
    Bay,
    Bank(Seat, Bank),
}

/// Where a ship is after so many steps from its harbor.
#[inline]
pub(crate) fn position(players: u8, seat: Seat, ship: Ship, steps: u8) -> u8 {
    let (around, home) = (COAST * players, COAST * seat.0);
    let sailed = steps % around;
    match ship {
        Ship::OneSail => (home + sailed) % around,
        Ship::TwoSail => (home + around - sailed) % around,
    }
}

/// One step further.
#[inline]
pub(crate) fn next(players: u8, ship: Ship, position: u8) -> u8 {
    let last = COAST * players - 1;
    match ship {
        Ship::OneSail if position == last => 0,
        Ship::OneSail => position + 1,
        Ship::TwoSail if position == 0 => last,
        Ship::TwoSail => position - 1,
    }
}

#[inline]
pub(crate) fn water(players: u8, position: u8) -> Water {
    let (coast, along) = (position / COAST, position % COAST);
    match along {
        0 => Water::Harbor(Seat(coast)),
        LEG => Water::Bay,
        1..LEG => Water::Bank(Seat(coast), Bank(along - 1)),
        _ => {
            let next = if coast + 1 == players { 0 } else { coast + 1 };
            Water::Bank(Seat(next), Bank(4 + COAST - along - 1))
        }
    }
}

/// On which half of a bank an islet is passed by a ship that enters it, or leaves it.
#[inline]
pub(crate) fn passed_half(ship: Ship, bank: Bank, enters: bool) -> Half {
    let is_left = bank.0 < 4;
    if (ship == Ship::OneSail) == (is_left == enters) { Half::A } else { Half::B }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_for_two_is_that_of_the_specification() {
        let names = |position| match water(2, position) {
            Water::Harbor(seat) => alloc::format!("H{}", seat.0),
            Water::Bay => "BAY".into(),
            Water::Bank(seat, bank) => alloc::format!("{bank}-{}", seat.0),
        };
        let expected = [
            "H0", "WL1-0", "WL2-0", "WL3-0", "WL4-0", "BAY", "WR4-1", "WR3-1", "WR2-1", "WR1-1",
            "H1", "WL1-1", "WL2-1", "WL3-1", "WL4-1", "BAY", "WR4-0", "WR3-0", "WR2-0", "WR1-0",
        ];
        for (position, name) in (0..).zip(expected) {
            assert_eq!(names(position), name);
        }
        assert_eq!(position(2, Seat(0), Ship::TwoSail, 3), 17);
        assert_eq!(position(2, Seat(1), Ship::OneSail, 19), 9);
        assert_eq!(position(1, Seat(0), Ship::TwoSail, 251), 9);
        for (ship, steps) in
            Ship::ALL.into_iter().flat_map(|ship| (0..60).map(move |it| (ship, it)))
        {
            let here = position(2, Seat(1), ship, steps);
            assert_eq!(next(2, ship, here), position(2, Seat(1), ship, steps + 1));
        }
    }

    /// Cites: R66, V34.
    #[test]
    fn v34_islets_are_passed_by_the_table() {
        let (left, right) = (Bank(0), Bank(4));
        // Half `a` is nearer to the harbor: who comes from there meets it when entering.
        assert_eq!(passed_half(Ship::OneSail, left, true), Half::A);
        assert_eq!(passed_half(Ship::OneSail, left, false), Half::B);
        assert_eq!(passed_half(Ship::OneSail, right, true), Half::B);
        assert_eq!(passed_half(Ship::OneSail, right, false), Half::A);
        assert_eq!(passed_half(Ship::TwoSail, left, true), Half::B);
        assert_eq!(passed_half(Ship::TwoSail, left, false), Half::A);
        assert_eq!(passed_half(Ship::TwoSail, right, true), Half::A);
        assert_eq!(passed_half(Ship::TwoSail, right, false), Half::B);
    }
}
