//! What came out of looking at a match again: kept with it, so that it is done once.
use async_trait::async_trait;

use crate::{MatchId, StoreError};

/// Which analysis of a match: other rules or another budget make another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AnalysisKey {
    /// Version of the rules that it was made with.
    pub rules_version: u16,
    /// Iterations for each decision.
    pub iterations: u32,
}

/// Where analyses are kept.
#[async_trait]
pub trait AnalysisStore {
    /// Keeps an analysis, in place of the one that was kept before.
    async fn keep_analysis(
        &self,
        id: &MatchId,
        key: AnalysisKey,
        analysis: &str,
    ) -> Result<(), StoreError>;

    /// The one that was kept.
    async fn analysis(&self, id: &MatchId, key: AnalysisKey) -> Result<Option<String>, StoreError>;
}
