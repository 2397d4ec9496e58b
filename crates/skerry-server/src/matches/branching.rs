//! What if: a new match that goes on from a moment of this one. What happened up to there is
//! copied, so that neither match ever depends on the other; what is drawn after it is drawn anew.
use skerry_catalog::{AnyTable, Refused};
use skerry_core::Seat;
use skerry_protocol::{BranchMatch, FirstMove, MatchSummary};
use skerry_store::{GuestRow, MatchId, MatchRow, Origin};

use super::{
    actor::{MatchActor, taken_up},
    history::head,
    now,
    role::Role,
    seating::{seated, summary},
};
use crate::{
    error::{ApiError, Brought},
    identity::{Link, hash, invitation, new_id},
};

impl MatchActor {
    pub(super) async fn branch(
        &mut self,
        host: &GuestRow,
        request: &BranchMatch,
    ) -> Result<MatchSummary, ApiError> {
        self.let_see(&host.id).await?;
        if self.row.place.is_some() {
            return Err(ApiError::InCampaign);
        }
        // Whoever plays on sees through the eyes of every seat.
        if self.table.public_record().is_none() {
            return Err(ApiError::NotOver);
        }
        let (row, entries) = self.branched(host, request)?;
        self.world.store.add_match(&row, &entries).await?;
        Ok(summary(&row, Role::of(&row, &host.id), 0))
    }

    fn branched(
        &self,
        host: &GuestRow,
        BranchMatch { at, seats, first }: &BranchMatch,
    ) -> Result<(MatchRow, Vec<String>), ApiError> {
        if *at > self.stored as u64 {
            return Err(ApiError::NoSuchEntry);
        }
        if seats.len() != self.row.seats.len() {
            return Err(ApiError::BadSeats("there are as many seats as in the other match"));
        }
        let secret = self.world.config.fate.seed();
        let opened_at = now();
        let mut row = MatchRow {
            id: MatchId(new_id()),
            seats: seated(seats, host, &secret)?,
            spectator_token: hash(&invitation(&secret, Link::Watch)),
            seed: secret,
            nonces: None,
            is_dealt: true,
            host: host.id.clone(),
            opened_at,
            rematch: None,
            origin: Some(Origin { id: Some(self.row.id.clone()), at: *at }),
            ..self.row.clone()
        };
        let mut entries = self.table.log_from(0);
        entries.truncate(*at as usize);
        let mut table = taken_up(&row, &entries)?;
        if table.is_over() {
            return Err(ApiError::IsOver);
        }
        if let Some(first) = first {
            table = begun_with(&*table, first)?;
        }
        row.head = head(&*table, opened_at);
        Ok((row, table.log()))
    }
}

fn begun_with(table: &dyn AnyTable, first: &FirstMove) -> Result<Box<dyn AnyTable>, ApiError> {
    let played = table.played_on(Seat(first.seat), &first.actions);
    Ok(played.map_err(|refused| match refused {
        // Why not would name all that could be read.
        Refused::Unreadable(_) => Brought::NoTurn("this is no action of the game".to_owned()),
        Refused::Refusal(refusal) => Brought::NoTurn(refusal.to_string()),
    })?)
}
