//! What a record says of what players add to the dice.
use alloc::{string::String, vec, vec::Vec};
use core::{fmt::Write, str::FromStr};

use skerry_core::{Nonces, Seat, SeedHash};

/// Says that players add to the dice, and nobody was bound before the others told theirs.
const AS_TOLD: &str = "2";
/// Says that everybody was.
const AS_COMMITTED: &str = "3";

/// What follows `dice`: nobody has added anything yet.
pub(crate) fn read_dice(version: &str) -> Option<Nonces> {
    match version {
        AS_TOLD => Some(Nonces::default()),
        AS_COMMITTED => Some(Nonces::committed(vec![])),
        _ => None,
    }
}

/// What follows `nonce` or `commitment`: a seat, after those before it, and its digits.
pub(crate) fn read_seat<T: FromStr>(text: &str, seats: &mut Vec<Option<T>>) -> Option<()> {
    let (seat, digits) = text.split_once(' ')?;
    let seat: Seat = seat.parse().ok()?;
    if seats.len() > seat.index() {
        return None;
    }
    seats.resize_with(seat.index(), || None);
    seats.push(Some(digits.parse().ok()?));
    Some(())
}

pub(crate) fn write_nonces(nonces: &Nonces, text: &mut String) {
    let version = if nonces.commitments.is_some() { AS_COMMITTED } else { AS_TOLD };
    let _ = writeln!(text, "dice {version}");
    let commitments = nonces.commitments.iter().flatten();
    for (seat, commitment) in (0..).map(Seat).zip(commitments) {
        if let Some(commitment) = commitment {
            let _ = writeln!(text, "commitment {seat} {commitment}");
        }
    }
    for (seat, nonce) in (0..).map(Seat).zip(&nonces.revealed) {
        if let Some(nonce) = nonce {
            let _ = writeln!(text, "nonce {seat} {nonce}");
        }
    }
}

/// The same with a place for each seat, also for those of which the record says nothing.
pub(crate) fn for_players(nonces: &Nonces, players: usize) -> Nonces {
    let Nonces { mut commitments, mut revealed } = nonces.clone();
    let bound = commitments.as_ref().map_or(0, Vec::len);
    let seats = players.max(revealed.len()).max(bound);
    revealed.resize(seats, None);
    if let Some(commitments) = &mut commitments {
        commitments.resize(seats, None);
    }
    Nonces { commitments, revealed }
}

/// The first nonce that its seat was not bound to, by its place among all, and the seat.
pub(crate) fn unbound(nonces: Option<&Nonces>, hash: Option<SeedHash>) -> Option<(usize, Seat)> {
    let nonces = nonces?;
    let commitments = nonces.commitments.as_ref()?;
    let told = (0..).map(Seat).zip(&nonces.revealed);
    let told = told.filter_map(|(seat, nonce)| nonce.map(|nonce| (seat, nonce)));
    let is_bound = |seat: Seat, commitment| {
        commitments.get(seat.index()).copied().flatten().is_some_and(|bound| bound == commitment)
    };
    let mut wrong = told.enumerate().filter(|(_, (seat, nonce))| {
        !hash.is_some_and(|hash| is_bound(*seat, nonce.commitment(hash)))
    });
    wrong.next().map(|(at, (seat, _))| (at, seat))
}
