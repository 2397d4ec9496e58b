//! What can go because nobody needs it any more.
use async_trait::async_trait;

use crate::{GuestId, MatchId, StoreError};

/// From when on something is too old to be kept, in milliseconds since 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stale {
    /// Tables opened before, at which nobody has done anything yet.
    pub unbegun: u64,
    /// Guests last seen before, who have no match.
    pub guests: u64,
    /// Matches that ended before; `None` keeps them all.
    pub finished: Option<u64>,
}

/// How much has gone, or would.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pruned {
    /// Tables that were never begun.
    pub unbegun: u64,
    /// Guests without a match.
    pub guests: u64,
    /// Finished matches.
    pub finished: u64,
}

/// How a store is kept in order.
#[async_trait]
pub trait UpkeepStore {
    /// A guest was here. Noted once a day at the most.
    async fn seen(&self, guest: &GuestId, at: u64) -> Result<(), StoreError>;

    /// How many tables this guest has opened at which nobody has done anything yet.
    async fn unbegun_of(&self, host: &GuestId) -> Result<u64, StoreError>;

    /// How many matches of this guest came as files.
    async fn imported_of(&self, host: &GuestId) -> Result<u64, StoreError>;

    /// Removes what is stale, but for matches in `spared` and those to which somebody is
    /// connected. If `is_dry`, nothing goes, and the numbers are those of what would.
    async fn prune(
        &self,
        stale: &Stale,
        spared: &[MatchId],
        is_dry: bool,
    ) -> Result<Pruned, StoreError>;
}
