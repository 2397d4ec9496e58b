//! Who sits where.
use core::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A place at the table, 0-based; written `a`, `b`, `c`, … in records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Seat(pub u8);

impl Seat {
    /// For arrays with one entry a seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A seat from outside may be any number; only the first eight have a letter.
        match self.0 {
            0..8 => write!(f, "{}", char::from(b'a' + self.0)),
            stranger => write!(f, "{stranger}"),
        }
    }
}

/// A word that names no seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seat is one letter from a to h")]
pub struct SeatParseError;

impl FromStr for Seat {
    type Err = SeatParseError;

    fn from_str(text: &str) -> Result<Seat, SeatParseError> {
        match text.as_bytes() {
            [letter @ b'a'..=b'h'] => Ok(Seat(letter - b'a')),
            _ => Err(SeatParseError),
        }
    }
}

/// A set of up to eight seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The seats 0 to `n - 1`; at most eight.
    pub const fn first(n: u8) -> Seats {
        Seats(if n == 0 { 0 } else { u8::MAX >> (8 - n) })
    }

    /// Just this one, which must be one of the eight.
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Is `seat` one of them? A seat that no table has never is.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// These, and `seat`, which must be one of the eight.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// These, but not `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        if seat.0 < 8 { Seats(self.0 & !(1 << seat.0)) } else { self }
    }

    /// Nobody?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The one with the lowest number.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let seat = Seats(left).lowest()?;
            left &= left - 1;
            Some(seat)
        })
    }
}

#[cfg(test)]
mod tests {
    use alloc::{string::ToString, vec, vec::Vec};

    use super::*;

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let seats = Seats::first(4).without(Seat(1));
        assert_eq!(seats.iter().collect::<Vec<_>>(), vec![Seat(0), Seat(2), Seat(3)]);
        assert_eq!((seats.len(), seats.lowest()), (3, Some(Seat(0))));
        assert!(!seats.contains(Seat(1)) && !seats.contains(Seat(200)));
        assert_eq!(seats.without(Seat(200)), seats);
    }

    #[test]
    fn a_seat_is_a_letter() {
        assert_eq!(Seat(2).to_string(), "c");
        assert_eq!(Seat(200).to_string(), "200");
        assert_eq!("c".parse(), Ok(Seat(2)));
        assert_eq!("z".parse::<Seat>(), Err(SeatParseError));
    }
}
