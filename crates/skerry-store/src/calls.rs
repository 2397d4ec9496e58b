//! Calls as they are kept: whom to tell when it is their turn, and where.
use async_trait::async_trait;

use crate::{GuestId, MatchId, StoreError};

/// Where a guest wants to be called.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CallsRow {
    /// Browsers, the oldest first.
    pub pushes: Vec<PushRow>,
    /// An address of their own.
    pub webhook: Option<WebhookRow>,
    /// Tables of which they do not want to hear.
    pub quiet: Vec<MatchId>,
}

/// A browser that may be called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PushRow {
    /// Where its push service listens; there is one for each browser.
    pub endpoint: String,
    /// The browser's public key.
    pub p256dh: String,
    /// What browser and server share.
    pub auth: String,
    /// What its owner knows it by.
    pub device: String,
    /// In milliseconds since 1970.
    pub added_at: u64,
}

/// An address to which calls are posted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WebhookRow {
    /// Where.
    pub url: String,
    /// With which they are signed. It must be known to sign, so it is no hash.
    pub secret: String,
}

/// Where calls are kept.
#[async_trait]
pub trait CallStore {
    /// Keeps a secret of the server under a name, unless there is one; the one that
    /// there is now, for all nodes the same.
    async fn keep_secret(&self, name: &str, secret: &str) -> Result<String, StoreError>;

    /// Where a guest wants to be called.
    async fn load_calls(&self, guest: &GuestId) -> Result<CallsRow, StoreError>;

    /// One more browser, or one that is known already anew, whoever used it before. Of
    /// more than `most` the oldest are forgotten.
    async fn add_push(&self, guest: &GuestId, push: &PushRow, most: u32) -> Result<(), StoreError>;

    /// A browser less.
    async fn forget_push(&self, guest: &GuestId, endpoint: &str) -> Result<(), StoreError>;

    /// Another address, or none.
    async fn set_webhook(
        &self,
        guest: &GuestId,
        webhook: Option<&WebhookRow>,
    ) -> Result<(), StoreError>;

    /// Whether a guest does not want to hear of a table.
    async fn set_quiet(
        &self,
        guest: &GuestId,
        id: &MatchId,
        is_quiet: bool,
    ) -> Result<(), StoreError>;
}
