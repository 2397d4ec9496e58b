//! Things that are written as a name, in records as for browsers: each has one spelling.
use alloc::{format, string::String};
use core::{
    fmt::{self, Display},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, de};

use crate::Seat;

/// A name that means nothing in this game; of what it is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownName(pub &'static str);

impl Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is no {}", self.0)
    }
}

/// Gives types that are `Display` and `FromStr` the same form for `serde`, and for
/// `Debug` unless that is said otherwise with `@serde`.
#[macro_export]
macro_rules! written_as_names {
    ($($type:ty),*) => { $(
        impl ::core::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(self, f)
            }
        }
        $crate::written_as_names!(@serde $type);
    )* };
    (@serde $type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                $crate::read_name(from)
            }
        }
    };
}

/// A thing from its name; what comes from outside is shown in part only.
///
/// # Errors
/// When there is no such thing.
pub fn read_name<'de, D, T>(from: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    let text = String::deserialize(from)?;
    text.parse().map_err(|unknown| {
        let shown: String = text.chars().take(40).collect();
        de::Error::custom(format!("{unknown}: {shown}"))
    })
}

/// As many turns as a round has at most.
const MOST_TURNS: usize = 4;

/// Turns from first to last, written as the letters of the seats: `cab`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "string"))]
pub struct SeatOrder {
    seats: [u8; MOST_TURNS],
    turns: u8,
}

impl SeatOrder {
    /// At most four turns.
    pub fn new(order: impl IntoIterator<Item = Seat>) -> SeatOrder {
        let mut new = SeatOrder { seats: [0; MOST_TURNS], turns: 0 };
        for seat in order {
            new.seats[usize::from(new.turns)] = seat.0;
            new.turns += 1;
        }
        new
    }

    /// From first to last.
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.seats.into_iter().take(usize::from(self.turns)).map(Seat)
    }
}

impl Display for SeatOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.seats().try_for_each(|seat| seat.fmt(f))
    }
}

impl FromStr for SeatOrder {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<SeatOrder, UnknownName> {
        let is_seat = |letter: u8| (b'a'..=b'd').contains(&letter);
        if text.is_empty() || text.len() > MOST_TURNS || !text.bytes().all(is_seat) {
            return Err(UnknownName("order of turns"));
        }
        Ok(SeatOrder::new(text.bytes().map(|letter| Seat(letter - b'a'))))
    }
}

written_as_names!(SeatOrder);

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn orders_are_written_as_letters() {
        for name in ["a", "cadb", "abba", "cab"] {
            assert_eq!(name.parse::<SeatOrder>().map(|order| order.to_string()), Ok(name.into()));
        }
        for name in ["", "e", "abcda", "AB"] {
            assert_eq!(name.parse::<SeatOrder>(), Err(UnknownName("order of turns")), "{name}");
        }
    }
}
