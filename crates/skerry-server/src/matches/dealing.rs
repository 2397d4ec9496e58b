//! When a match begins: all are seated, and whoever plays has added to the dice. Each is told the
//! hash of the seed and commits to a number; once everybody has, each reveals theirs; and then
//! the first draw is made. So nobody can choose what will be drawn: neither by the seed, which
//! was fixed before, nor by a number, which was fixed before any other was told.
use std::{str::FromStr, time::Instant};

use skerry_catalog::{AnyTable, find};
use skerry_core::{Commitment, Nonce, Seat, Seed, SeedParseError, Source};
use skerry_protocol::{DiceState, Remark};
use skerry_store::{Digits, GuestId, MatchRow, Nonces, Sitter};
use skerry_text::ids;
use tokio::time;

use super::{
    Request,
    actor::{ATTEMPTS, MatchActor, taken_up},
    history::head,
    role::Role,
};
use crate::error::{ApiError, NonceFault};

/// Who must do something before the match goes on, as bits: seats that owe a decision; before
/// it begins, those whose players have not come to the table yet, or have left it before they
/// revealed their number. The browsers of those who are `online` do so by themselves.
pub(super) fn owing(row: &MatchRow, online: u8) -> u8 {
    match &row.nonces {
        _ if row.is_dealt => row.head.owing,
        Some(nonces) if nonces.is_committed => unrevealed(row, nonces) & !online,
        Some(nonces) => uncommitted(row, nonces),
        None => 0,
    }
}

/// Seats of players who have still to commit to a number, as bits.
fn uncommitted(row: &MatchRow, nonces: &Nonces) -> u8 {
    let seats = row.seats.iter().zip(nonces.commitments.iter().flatten()).enumerate();
    let awaited = seats.filter(|(_, (seat, commitment))| {
        let plays = seat.sitter == Sitter::Person;
        plays && commitment.is_none()
    });
    awaited.fold(0, |bits, (seat, _)| bits | 1 << seat)
}

/// Seats that have committed to a number and not revealed it, as bits.
fn silent(nonces: &Nonces) -> u8 {
    let seats = nonces.commitments.iter().flatten().zip(&nonces.revealed).enumerate();
    let silent = seats.filter(|(_, (bound, told))| bound.is_some() && told.is_none());
    silent.fold(0, |bits, (seat, _)| bits | 1 << seat)
}

/// Those of them whose players are waited for, as bits.
fn unrevealed(row: &MatchRow, nonces: &Nonces) -> u8 {
    let seats = row.seats.iter().enumerate();
    let people = seats.filter(|(_, seat)| seat.sitter == Sitter::Person);
    silent(nonces) & people.fold(0, |bits, (seat, _)| bits | 1 << seat)
}

fn is_open(row: &MatchRow) -> bool {
    row.seats.iter().any(|seat| seat.sitter == Sitter::Open)
}

/// What everybody may know of what players add, before a match begins.
pub(super) fn dice_state(row: &MatchRow) -> Option<DiceState> {
    let nonces = row.nonces.as_ref().filter(|_| !row.is_dealt)?;
    let commitments = nonces.commitments.clone()?;
    Some(DiceState { commitments, is_committed: nonces.is_committed })
}

/// That a match has begun without the number of somebody who had committed to one.
pub(super) fn left_out(row: &MatchRow) -> Vec<Remark> {
    let silent = row.nonces.as_ref().filter(|_| row.is_dealt).map_or(0, silent);
    let seats = (0..8).filter(|seat| silent & 1 << seat != 0);
    seats.map(|seat| Remark { entry: 0, seat, text: ids::table("nonce_left_out") }).collect()
}

/// Where the dice of a kept match come from.
pub(super) fn source(row: &MatchRow) -> Result<Source, ApiError> {
    let seed: Seed = row.seed.parse().map_err(|_| ApiError::Broken)?;
    let first = row.origin.as_ref().map_or(0, |origin| origin.at as usize);
    let Some(nonces) = &row.nonces else { return Ok(Source::from(seed).since(first)) };
    // Nothing is told of a number before the first draw.
    let silence = vec![None; nonces.revealed.len()];
    let revealed = if row.is_dealt { &nonces.revealed } else { &silence };
    let nonces = skerry_core::Nonces {
        commitments: nonces.commitments.as_ref().map(read::<Commitment>).transpose()?,
        revealed: read(revealed)?,
    };
    Ok(Source::shared(seed, nonces))
}

fn read<T: FromStr<Err = SeedParseError>>(digits: &Digits) -> Result<Vec<Option<T>>, ApiError> {
    let number = |digits: &Option<String>| digits.as_ref().map(|text| text.parse()).transpose();
    digits.iter().map(number).collect::<Result<_, _>>().map_err(|_| ApiError::Broken)
}

/// The table of a match that has not begun.
pub(super) fn laid(row: &MatchRow) -> Result<Box<dyn AnyTable>, ApiError> {
    let game = find(&row.game).map_err(|unknown| ApiError::NoSuchGame(unknown.to_string()))?;
    let options = game.read_options(&row.options).map_err(|_| ApiError::Broken)?;
    game.lay(&options, source(row)?).map_err(|_| ApiError::Broken)
}

impl MatchActor {
    /// Commits the browser of `guest` to a number, for those of their seats that are awaited.
    /// Once that is so, or everybody has committed, it has no effect.
    pub(super) async fn commit_nonce(
        &mut self,
        guest: &GuestId,
        commitment: &str,
    ) -> Result<(), ApiError> {
        let commitment: Commitment = commitment.parse().map_err(|_| NonceFault::Unreadable)?;
        if Role::of(&self.row, guest).seats.is_empty() {
            return Err(ApiError::NotYourSeat);
        }
        self.change_nonces(|row, nonces| {
            let awaited = uncommitted(row, nonces);
            let Some(commitments) = nonces.commitments.as_mut().filter(|_| !nonces.is_committed)
            else {
                return Ok(());
            };
            for seat in Role::of(row, guest).seats.iter() {
                if awaited & 1 << seat.0 != 0 {
                    commitments[seat.index()] = Some(commitment.to_string());
                }
            }
            Ok(())
        })
        .await?;
        self.deal_if_ready().await;
        Ok(())
    }

    /// Adds the number to which the browser of `guest` has committed to the dice. Once that is
    /// so, or the match has begun, it has no effect.
    pub(super) async fn reveal_nonce(
        &mut self,
        guest: &GuestId,
        nonce: &str,
    ) -> Result<(), ApiError> {
        let nonce: Nonce = nonce.parse().map_err(|_| NonceFault::Unreadable)?;
        if Role::of(&self.row, guest).seats.is_empty() {
            return Err(ApiError::NotYourSeat);
        }
        let commitment = Some(nonce.commitment(self.table.seed_hash()).to_string());
        self.change_nonces(|row, nonces| {
            if !nonces.is_committed {
                return Err(NonceFault::TooEarly.into());
            }
            let commitments = nonces.commitments.iter().flatten();
            let bound: Vec<Seat> = (0..)
                .map(Seat)
                .zip(commitments)
                .filter(|(seat, bound)| {
                    **bound == commitment && Role::of(row, guest).seats.contains(*seat)
                })
                .map(|(seat, _)| seat)
                .collect();
            if bound.is_empty() {
                return Err(NonceFault::NotCommitted.into());
            }
            for seat in bound {
                nonces.revealed[seat.index()] = Some(nonce.to_string());
            }
            Ok(())
        })
        .await?;
        self.deal_if_ready().await;
        Ok(())
    }

    /// Changes what players add, unless the match has begun; nobody can commit any more once
    /// everybody has.
    async fn change_nonces(
        &mut self,
        change: impl Fn(&MatchRow, &mut Nonces) -> Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        for _ in 0..ATTEMPTS {
            let Some(before) = self.row.nonces.clone().filter(|_| !self.row.is_dealt) else {
                break;
            };
            let mut nonces = before.clone();
            change(&self.row, &mut nonces)?;
            nonces.is_committed |= !is_open(&self.row) && uncommitted(&self.row, &nonces) == 0;
            if nonces == before {
                break;
            }
            if self.world.store.add_nonces(&self.row.id, &before, &nonces).await? {
                self.row.nonces = Some(nonces);
                self.table = laid(&self.row)?;
                self.wait_for_nonces();
                self.tell_seated();
                break;
            }
            self.reload().await?;
        }
        Ok(())
    }

    /// Once everybody has committed, a match does not wait for ever for those who do not reveal
    /// their number.
    pub(super) fn wait_for_nonces(&mut self) {
        let is_committed = self.row.nonces.as_ref().is_some_and(|nonces| nonces.is_committed);
        if self.row.is_dealt || !is_committed || self.committed_since.is_some() {
            return;
        }
        self.committed_since = Some(Instant::now());
        let (inbox, patience) = (self.handle.inbox.clone(), self.world.config.reveal_time);
        tokio::spawn(async move {
            time::sleep(patience).await;
            let _ = inbox.send(Request::Wake).await;
        });
    }

    /// Whether the match could begin any moment, so that it must not be put away.
    pub(super) fn is_about_to_begin(&self) -> bool {
        self.committed_since.is_some() && !self.row.is_dealt
    }

    fn is_ready(&self) -> bool {
        let has_waited =
            || self.committed_since.is_some_and(|at| at.elapsed() >= self.world.config.reveal_time);
        let has_nonces = |nonces: &Nonces| {
            nonces.is_committed && (unrevealed(&self.row, nonces) == 0 || has_waited())
        };
        !self.row.is_dealt && !is_open(&self.row) && self.row.nonces.as_ref().is_none_or(has_nonces)
    }

    /// Lets nature move for the first time, once everybody is there. Of several nodes, one does.
    async fn deal(&mut self) -> Result<(), ApiError> {
        // A seat may have been the last that was open.
        self.change_nonces(|_, _| Ok(())).await?;
        for _ in 0..ATTEMPTS {
            if !self.is_ready() {
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
                self.remark_left_out();
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
