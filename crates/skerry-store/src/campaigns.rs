//! Campaigns as they are kept: who has which island, and which envelopes are open. What has
//! been played is in the logs of their matches, and nowhere else.
use async_trait::async_trait;

use crate::{GuestId, MatchId, MatchRow, Sitter, StoreError};

/// A campaign, as in its address: 12 letters and digits, not to be guessed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CampaignId(pub String);

/// Which game of which campaign a match is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Which campaign.
    pub campaign: CampaignId,
    /// From 1.
    pub number: u8,
}

/// A campaign without its matches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CampaignRow {
    /// Which.
    pub id: CampaignId,
    /// The game's id.
    pub game: String,
    /// Who began it.
    pub host: GuestId,
    /// When, in milliseconds since 1970.
    pub opened_at: u64,
    /// Envelopes that are open.
    pub chapter: u8,
    /// The campaign, and the last game, that it was branched from.
    pub branch_of: Option<Place>,
    /// In the order in which they came.
    pub islands: Vec<IslandRow>,
}

/// An island, and who plays it from the next game on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IslandRow {
    /// Which of the game's islands it is.
    pub animal: u8,
    /// What it is called.
    pub name: String,
    /// What the person is called, or the bot.
    pub person: String,
    /// Who plays it.
    pub sitter: Sitter,
    /// The person to whom it belongs.
    pub owner: Option<GuestId>,
    /// What takes this island; only while it is open.
    pub token: Option<String>,
    /// Whether it takes no part in the next game.
    pub is_absent: bool,
    /// How often it was changed.
    pub revision: u64,
}

/// Where campaigns are kept.
#[async_trait]
pub trait CampaignStore {
    /// A new campaign, with the games it has had elsewhere and their logs.
    async fn add_campaign(
        &self,
        row: &CampaignRow,
        games: &[(MatchRow, Vec<String>)],
    ) -> Result<(), StoreError>;

    /// A campaign and its islands.
    async fn load_campaign(&self, id: &CampaignId) -> Result<Option<CampaignRow>, StoreError>;

    /// The campaigns that `guest` began or has an island in, the latest first.
    async fn campaigns_of(
        &self,
        guest: &GuestId,
        most: u32,
    ) -> Result<Vec<CampaignRow>, StoreError>;

    /// The matches of a campaign, in order.
    async fn matches_of_campaign(&self, id: &CampaignId) -> Result<Vec<MatchRow>, StoreError>;

    /// The last game of a campaign in which `guest` sits, or which they may watch.
    async fn last_seen_game(
        &self,
        id: &CampaignId,
        guest: &GuestId,
    ) -> Result<Option<u8>, StoreError>;

    /// Opens an envelope, if it is the next one; `false` otherwise.
    async fn open_envelope(&self, id: &CampaignId, chapter: u8) -> Result<bool, StoreError>;

    /// Puts a new match in the place of one that cannot go on. The old one is over from now
    /// on and belongs to no campaign; its log stays.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when it is not in that place (any more).
    async fn replace_match(
        &self,
        old: &MatchId,
        row: &MatchRow,
        entries: &[String],
    ) -> Result<(), StoreError>;

    /// One more island, at the end; `false` if there is one at this place already.
    async fn add_island(
        &self,
        id: &CampaignId,
        island: u8,
        row: &IslandRow,
    ) -> Result<bool, StoreError>;

    /// Changes an island, if nobody has done so since `row.revision`; `false` otherwise.
    async fn change_island(
        &self,
        id: &CampaignId,
        island: u8,
        row: &IslandRow,
    ) -> Result<bool, StoreError>;
}
