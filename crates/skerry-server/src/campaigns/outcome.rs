//! How matches of campaigns ended: worked out from their logs, and remembered, since what is
//! over does not change.
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use serde_json::Value;
use skerry_catalog::{AnyTable, find};
use skerry_store::{MatchId, MatchRow, Store};

use crate::{error::ApiError, matches::taken_up};

/// So many are remembered: about a thousand campaigns.
const MANY: usize = 24_000;

/// How a match ended.
#[derive(Debug)]
pub(crate) struct Outcome {
    /// What the next match starts from; nothing after the last.
    pub(crate) sequel: Option<Value>,
    /// Everybody who was there, and after them who was not.
    pub(crate) members: Vec<Fared>,
}

/// How somebody fared in a match.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fared {
    pub(crate) board: u8,
    /// Nothing for who was not there.
    pub(crate) points: Option<i32>,
    pub(crate) rank: Option<u8>,
    /// After the match.
    pub(crate) progress: u32,
}

impl Outcome {
    fn of(table: &dyn AnyTable) -> Result<Outcome, ApiError> {
        let game = find(table.game()).map_err(|_| ApiError::Broken)?;
        let plan = game.campaign().ok_or(ApiError::Broken)?;
        let party = (plan.party)(&table.options()).map_err(|_| ApiError::Broken)?;
        let (standings, progress) = (table.standings(), table.progress());
        let members = party.iter().enumerate().map(|(seat, member)| {
            let standing = standings.get(seat);
            Fared {
                board: member.board,
                points: standing.map(|standing| standing.points),
                rank: standing.map(|standing| standing.rank),
                progress: progress.get(seat).copied().unwrap_or(member.progress),
            }
        });
        Ok(Outcome { sequel: table.sequel(), members: members.collect() })
    }

    pub(crate) fn member(&self, board: u8) -> Option<&Fared> {
        self.members.iter().find(|member| member.board == board)
    }
}

/// What is remembered.
#[derive(Debug, Default)]
pub(crate) struct Outcomes {
    known: Mutex<HashMap<MatchId, Arc<Outcome>>>,
}

impl Outcomes {
    /// How a match that is over has ended.
    pub(crate) async fn of(
        &self,
        store: &dyn Store,
        row: &MatchRow,
    ) -> Result<Arc<Outcome>, ApiError> {
        if let Some(known) = self.known().get(&row.id) {
            return Ok(Arc::clone(known));
        }
        let entries = store.load_entries(&row.id, 0).await?;
        let owned = row.clone();
        let played = move || Outcome::of(&*taken_up(&owned, &entries)?);
        // Playing a match again takes a while, and others wait for this thread.
        let outcome = tokio::task::spawn_blocking(played).await.map_err(|_| ApiError::Broken)??;
        let outcome = Arc::new(outcome);
        let mut known = self.known();
        if known.len() >= MANY {
            known.clear();
        }
        known.insert(row.id.clone(), Arc::clone(&outcome));
        Ok(outcome)
    }

    fn known(&self) -> MutexGuard<'_, HashMap<MatchId, Arc<Outcome>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
