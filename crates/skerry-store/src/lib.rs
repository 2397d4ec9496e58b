//! Where matches are kept: one trait, SQLite for one machine, PostgreSQL for
//! several. SQL stands in this crate and nowhere else.
//!
//! The log of a match is the truth, and append-only. An append names the length
//! that it was made for, and counts only if that is still the version of the
//! match; so of two nodes that append at the same time, one is told to load the
//! match again. That entries are unique by match and index is a second lock.
#![warn(missing_docs)]

mod analyses;
mod calls;
mod campaigns;
mod dice;
mod file;
mod postgres;
mod presence;
mod rows;
mod sql;
mod sqlite;
mod talk;
mod target;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod upkeep;

use async_trait::async_trait;

pub use crate::{
    analyses::{AnalysisKey, AnalysisStore},
    calls::{CallStore, CallsRow, PushRow, WebhookRow},
    campaigns::{CampaignId, CampaignRow, CampaignStore, IslandRow, Place},
    dice::{DiceStore, Digits, Nonces},
    file::{Contents, FileLock, back_up, lock, restore},
    postgres::PostgresStore,
    presence::{PresenceRow, PresenceStore},
    rows::{GuestId, GuestRow, MatchHead, MatchId, MatchRow, Origin, SeatRow, Sitter},
    sqlite::SqliteStore,
    talk::{LineRow, TalkRow, TalkStore},
    target::{Target, open},
    upkeep::{Pruned, Stale, UpkeepStore},
};

/// What can go wrong in a store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this entry of this match before: load it again.
    #[error("entry {index} of match {id} is taken")]
    Conflict {
        /// Which match.
        id: MatchId,
        /// Which entry.
        index: u64,
    },
    /// The database itself. Logged once, never shown.
    #[error("the store failed: {0}")]
    Failed(String),
}

/// A word from another node.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum News {
    /// A match has changed there, or who is connected to it.
    Match(MatchId),
    /// A guest's sessions have ended, but for one.
    Guest(GuestId),
    /// The connection was lost and is there again: anything may have changed.
    Anything,
}

/// Where matches, guests and sessions are kept. Every method is one
/// transaction: it has happened whole, or not at all.
#[async_trait]
pub trait Store:
    TalkStore
    + AnalysisStore
    + CallStore
    + CampaignStore
    + DiceStore
    + PresenceStore
    + UpkeepStore
    + Send
    + Sync
    + 'static
{
    /// A new guest with a session; `session` and `recovery` are hashes of what
    /// the guest holds, so that a stolen database opens no seat.
    async fn add_guest(&self, guest: &GuestRow, session: &str) -> Result<(), StoreError>;

    /// Who holds this session.
    async fn guest_by_session(&self, session: &str) -> Result<Option<GuestRow>, StoreError>;

    /// Who has this recovery code.
    async fn guest_by_recovery(&self, recovery: &str) -> Result<Option<GuestRow>, StoreError>;

    /// Who this is.
    async fn guest(&self, id: &GuestId) -> Result<Option<GuestRow>, StoreError>;

    /// One more session of a guest: another device.
    async fn add_session(&self, guest: &GuestId, session: &str) -> Result<(), StoreError>;

    /// Another recovery code; and `session` instead of all that the guest had,
    /// so that nobody stays who came in with the old code. Tells the other nodes.
    async fn replace_recovery(
        &self,
        guest: &GuestId,
        recovery: &str,
        session: &str,
    ) -> Result<(), StoreError>;

    /// Another name.
    async fn rename_guest(&self, guest: &GuestId, name: &str) -> Result<(), StoreError>;

    /// A new match with its seats and the log entries made while opening it.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when there is a match with this id already, or with this
    /// number in its campaign: of all who open the next game, one does.
    async fn add_match(&self, row: &MatchRow, entries: &[String]) -> Result<(), StoreError>;

    /// A match and its seats.
    async fn load_match(&self, id: &MatchId) -> Result<Option<MatchRow>, StoreError>;

    /// The log entries of a match from `first` on, in order.
    async fn load_entries(&self, id: &MatchId, first: u64) -> Result<Vec<String>, StoreError>;

    /// Adds entries at `first` and updates the head. Tells the other nodes, if
    /// there are any, the match and its new length.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the log is longer already. After
    /// [`StoreError::Failed`] it is not known whether it has happened (the
    /// connection may have been lost while the answer was under way): load the
    /// match again.
    async fn append(
        &self,
        id: &MatchId,
        first: u64,
        entries: &[String],
        head: &MatchHead,
    ) -> Result<(), StoreError>;

    /// Who sits on a seat from now on. Only if `expected` still sits there:
    /// an invitation works once. `false` otherwise. Tells the other nodes.
    async fn seat(
        &self,
        id: &MatchId,
        seat: u8,
        expected: &Sitter,
        row: &SeatRow,
    ) -> Result<bool, StoreError>;

    /// One more hint was asked for on a seat; how many there are now. Nobody is told.
    async fn count_hint(&self, id: &MatchId, seat: u8) -> Result<u32, StoreError>;

    /// Notes that `guest` may watch.
    async fn add_spectator(&self, id: &MatchId, guest: &GuestId) -> Result<(), StoreError>;

    /// May `guest` watch?
    async fn is_spectator(&self, id: &MatchId, guest: &GuestId) -> Result<bool, StoreError>;

    /// Links a match to the one that follows it, unless it has one already;
    /// returns the one that it has now. Tells the other nodes.
    async fn link_rematch(&self, id: &MatchId, next: &MatchId) -> Result<MatchId, StoreError>;

    /// The matches in which `guest` sits, or that `guest` brought as files, latest change first.
    async fn matches_of(&self, guest: &GuestId, most: u32) -> Result<Vec<MatchRow>, StoreError>;

    /// Matches that are not over and in which a bot sits: what a node that
    /// starts again must take up.
    async fn unfinished_with_bots(&self) -> Result<Vec<MatchId>, StoreError>;

    /// Whether other nodes may change what is kept here.
    fn is_shared(&self) -> bool;

    /// The next word from another node. Waits; for ever when there is no other
    /// node. May be dropped while it waits; nothing is lost by that.
    async fn heard(&self) -> News;

    /// Is the store there, and can it be written?
    async fn is_well(&self) -> bool;
}
