//! When a match begins: all are seated, and whoever plays has added to the dice. Nothing is
//! drawn before, and by then nobody can choose what will be: the hash of the seed was told to
//! each of them before they added anything.
use skerry_catalog::{AnyTable, find};
use skerry_core::{Nonce, Seed, Source};
use skerry_store::{GuestId, MatchRow, Sitter};

use super::{
    actor::{ATTEMPTS, MatchActor, taken_up},
    history::head,
    role::Role,
};
use crate::error::ApiError;

/// Who must do something before the match goes on, as bits: seats that owe a decision; before
/// it begins, those whose players have not come to the table yet.
pub(super) fn owing(row: &MatchRow) -> u8 {
    if row.is_dealt { row.head.owing } else { awaited(row) }
}

/// Seats whose players have still to add to the dice, as bits.
fn awaited(row: &MatchRow) -> u8 {
    let seats = row.seats.iter().zip(row.nonces.iter().flatten()).enumerate();
    let awaited = seats.filter(|(_, (seat, nonce))| {
        let plays = seat.sitter == Sitter::Person;
        plays && nonce.is_none()
    });
    awaited.fold(0, |bits, (seat, _)| bits | 1 << seat)
}

fn is_ready(row: &MatchRow) -> bool {
    let is_open = |sitter: &Sitter| *sitter == Sitter::Open;
    !row.is_dealt && awaited(row) == 0 && !row.seats.iter().any(|seat| is_open(&seat.sitter))
}

/// Where the dice of a kept match come from.
pub(super) fn source(row: &MatchRow) -> Result<Source, ApiError> {
    let seed: Seed = row.seed.parse().map_err(|_| ApiError::Broken)?;
    let first = row.origin.as_ref().map_or(0, |origin| origin.at as usize);
    let Some(nonces) = &row.nonces else { return Ok(Source::from(seed).since(first)) };
    let nonce = |nonce: &Option<String>| nonce.as_ref().map(|text| text.parse()).transpose();
    let nonces: Result<Vec<Option<Nonce>>, _> = nonces.iter().map(nonce).collect();
    Ok(Source::shared(seed, nonces.map_err(|_| ApiError::Broken)?))
}

/// The table of a match that has not begun.
pub(super) fn laid(row: &MatchRow) -> Result<Box<dyn AnyTable>, ApiError> {
    let game = find(&row.game).map_err(|unknown| ApiError::NoSuchGame(unknown.to_string()))?;
    let options = game.read_options(&row.options).map_err(|_| ApiError::Broken)?;
    game.lay(&options, source(row)?).map_err(|_| ApiError::Broken)
}

impl MatchActor {
    /// Adds what the browser of `guest` has drawn to the dice, for those of their seats that
    /// are still awaited. Once that is so, or the match has begun, it has no effect.
    pub(super) async fn add_nonce(&mut self, guest: &GuestId, nonce: &str) -> Result<(), ApiError> {
        let nonce: Nonce = nonce.parse().map_err(|_| ApiError::BadNonce)?;
        if Role::of(&self.row, guest).seats.is_empty() {
            return Err(ApiError::NotYourSeat);
        }
        for _ in 0..ATTEMPTS {
            let Some(before) = self.row.nonces.clone().filter(|_| !self.row.is_dealt) else {
                break;
            };
            let (awaited, mine) = (awaited(&self.row), Role::of(&self.row, guest).seats);
            let mut nonces = before.clone();
            for seat in mine.iter().filter(|seat| awaited & 1 << seat.0 != 0) {
                nonces[seat.index()] = Some(nonce.to_string());
            }
            if nonces == before {
                break;
            }
            if self.world.store.add_nonces(&self.row.id, &before, &nonces).await? {
                self.row.nonces = Some(nonces);
                self.table = laid(&self.row)?;
                self.tell_seated();
                break;
            }
            self.reload().await?;
        }
        self.deal_if_ready().await;
        Ok(())
    }

    /// Lets nature move for the first time, once everybody is there. Of several nodes, one does.
    async fn deal(&mut self) -> Result<(), ApiError> {
        for _ in 0..ATTEMPTS {
            if !is_ready(&self.row) {
                break;
            }
            let row = MatchRow { is_dealt: true, ..self.row.clone() };
            let table = taken_up(&row, &[])?;
            // Nobody has done anything yet: it has not changed since it was opened.
            let head = head(&*table, row.head.changed_at);
            let entries = table.log();
            let store = &self.world.store;
            if store.deal(&row.id, row.nonces.as_ref(), &entries, &head).await? {
                self.row = MatchRow { head, ..row };
                self.advance(table);
                break;
            }
            self.reload().await?;
        }
        Ok(())
    }

    /// The same; if it fails, it is tried again before long.
    pub(super) async fn deal_if_ready(&mut self) {
        if let Err(error) = self.deal().await {
            tracing::warn!(%error, id = %self.row.id, "a match could not begin");
            self.wake_later();
        }
    }
}
