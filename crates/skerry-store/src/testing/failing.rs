//! A store that fails when told to.
use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU32, Ordering::SeqCst},
};

use async_trait::async_trait;

use skerry_protocol::Audience;

use crate::{
    AnalysisKey, AnalysisStore, CallStore, CallsRow, CampaignId, CampaignRow, CampaignStore,
    DiceStore, GuestId, GuestRow, IslandRow, LineRow, MatchHead, MatchId, MatchRow, News, Nonces,
    PresenceRow, PresenceStore, Pruned, PushRow, SeatRow, Sitter, Stale, Store, StoreError,
    TalkRow, TalkStore, UpkeepStore, WebhookRow,
};

/// Passes everything on to another store, until it is told to fail.
#[allow(missing_debug_implementations, reason = "what is inside is any store")]
pub struct FailingStore {
    inner: Arc<dyn Store>,
    is_down: AtomicBool,
    refused: AtomicU32,
    unanswered: AtomicU32,
    every: AtomicU32,
    appends: AtomicU32,
}

impl FailingStore {
    /// Works, for now.
    pub fn new(inner: Arc<dyn Store>) -> Self {
        Self {
            inner,
            is_down: AtomicBool::new(false),
            refused: AtomicU32::new(0),
            unanswered: AtomicU32::new(0),
            every: AtomicU32::new(0),
            appends: AtomicU32::new(0),
        }
    }

    /// Whether every method fails from now on.
    pub fn set_down(&self, is_down: bool) {
        self.is_down.store(is_down, SeqCst);
    }

    /// The next `count` appends fail, and nothing is written.
    pub fn refuse_appends(&self, count: u32) {
        self.refused.store(count, SeqCst);
    }

    /// The next `count` appends are written, but their answer is a failure: the
    /// connection was lost after the commit.
    pub fn lose_answers(&self, count: u32) {
        self.unanswered.store(count, SeqCst);
    }

    /// Every `n`-th append from now on fails, and nothing is written; 0: none.
    pub fn refuse_every(&self, n: u32) {
        self.appends.store(0, SeqCst);
        self.every.store(n, SeqCst);
    }

    fn up(&self) -> Result<&dyn Store, StoreError> {
        if self.is_down.load(SeqCst) { Err(told_to()) } else { Ok(&*self.inner) }
    }

    fn is_refused(&self) -> bool {
        let number = self.appends.fetch_add(1, SeqCst) + 1;
        let every = self.every.load(SeqCst);
        take_one(&self.refused) || (every > 0 && number.is_multiple_of(every))
    }
}

fn take_one(left: &AtomicU32) -> bool {
    left.fetch_update(SeqCst, SeqCst, |count| count.checked_sub(1)).is_ok()
}

fn told_to() -> StoreError {
    StoreError::Failed("told to fail".to_owned())
}

#[async_trait]
impl TalkStore for FailingStore {
    async fn load_talk(&self, id: &MatchId, first: u64, most: u32) -> Result<TalkRow, StoreError> {
        self.up()?.load_talk(id, first, most).await
    }

    async fn add_line(&self, id: &MatchId, line: &LineRow) -> Result<(), StoreError> {
        self.up()?.add_line(id, line).await
    }

    async fn set_audience(&self, id: &MatchId, audience: Audience) -> Result<(), StoreError> {
        self.up()?.set_audience(id, audience).await
    }

    async fn mute(&self, id: &MatchId, guest: &GuestId, is_muted: bool) -> Result<(), StoreError> {
        self.up()?.mute(id, guest, is_muted).await
    }
}

#[async_trait]
impl CallStore for FailingStore {
    async fn keep_secret(&self, name: &str, secret: &str) -> Result<String, StoreError> {
        self.up()?.keep_secret(name, secret).await
    }

    async fn load_calls(&self, guest: &GuestId) -> Result<CallsRow, StoreError> {
        self.up()?.load_calls(guest).await
    }

    async fn add_push(&self, guest: &GuestId, push: &PushRow, most: u32) -> Result<(), StoreError> {
        self.up()?.add_push(guest, push, most).await
    }

    async fn forget_push(&self, guest: &GuestId, endpoint: &str) -> Result<(), StoreError> {
        self.up()?.forget_push(guest, endpoint).await
    }

    async fn set_webhook(
        &self,
        guest: &GuestId,
        webhook: Option<&WebhookRow>,
    ) -> Result<(), StoreError> {
        self.up()?.set_webhook(guest, webhook).await
    }

    async fn set_quiet(
        &self,
        guest: &GuestId,
        id: &MatchId,
        is_quiet: bool,
    ) -> Result<(), StoreError> {
        self.up()?.set_quiet(guest, id, is_quiet).await
    }
}

#[async_trait]
impl CampaignStore for FailingStore {
    async fn add_campaign(
        &self,
        row: &CampaignRow,
        games: &[(MatchRow, Vec<String>)],
    ) -> Result<(), StoreError> {
        self.up()?.add_campaign(row, games).await
    }

    async fn load_campaign(&self, id: &CampaignId) -> Result<Option<CampaignRow>, StoreError> {
        self.up()?.load_campaign(id).await
    }

    async fn campaigns_of(
        &self,
        guest: &GuestId,
        most: u32,
    ) -> Result<Vec<CampaignRow>, StoreError> {
        self.up()?.campaigns_of(guest, most).await
    }

    async fn matches_of_campaign(&self, id: &CampaignId) -> Result<Vec<MatchRow>, StoreError> {
        self.up()?.matches_of_campaign(id).await
    }

    async fn last_seen_game(
        &self,
        id: &CampaignId,
        guest: &GuestId,
    ) -> Result<Option<u8>, StoreError> {
        self.up()?.last_seen_game(id, guest).await
    }

    async fn open_envelope(&self, id: &CampaignId, chapter: u8) -> Result<bool, StoreError> {
        self.up()?.open_envelope(id, chapter).await
    }

    async fn replace_match(
        &self,
        old: &MatchId,
        row: &MatchRow,
        entries: &[String],
    ) -> Result<(), StoreError> {
        self.up()?.replace_match(old, row, entries).await
    }

    async fn add_island(
        &self,
        id: &CampaignId,
        island: u8,
        row: &IslandRow,
    ) -> Result<bool, StoreError> {
        self.up()?.add_island(id, island, row).await
    }

    async fn change_island(
        &self,
        id: &CampaignId,
        island: u8,
        row: &IslandRow,
    ) -> Result<bool, StoreError> {
        self.up()?.change_island(id, island, row).await
    }
}

#[async_trait]
impl AnalysisStore for FailingStore {
    async fn keep_analysis(
        &self,
        id: &MatchId,
        key: AnalysisKey,
        analysis: &str,
    ) -> Result<(), StoreError> {
        self.up()?.keep_analysis(id, key, analysis).await
    }

    async fn analysis(&self, id: &MatchId, key: AnalysisKey) -> Result<Option<String>, StoreError> {
        self.up()?.analysis(id, key).await
    }
}

#[async_trait]
impl DiceStore for FailingStore {
    async fn add_nonces(
        &self,
        id: &MatchId,
        expected: &Nonces,
        nonces: &Nonces,
    ) -> Result<bool, StoreError> {
        self.up()?.add_nonces(id, expected, nonces).await
    }

    async fn deal(
        &self,
        id: &MatchId,
        nonces: Option<&Nonces>,
        entries: &[String],
        head: &MatchHead,
    ) -> Result<bool, StoreError> {
        self.up()?.deal(id, nonces, entries, head).await
    }
}

#[async_trait]
impl PresenceStore for FailingStore {
    async fn lease(&self, node: &str, until: u64, forgotten: u64) -> Result<(), StoreError> {
        self.up()?.lease(node, until, forgotten).await
    }

    async fn arrive(&self, id: &MatchId, guest: &GuestId, node: &str) -> Result<(), StoreError> {
        self.up()?.arrive(id, guest, node).await
    }

    async fn depart(
        &self,
        id: &MatchId,
        guest: &GuestId,
        node: &str,
        at: u64,
    ) -> Result<(), StoreError> {
        self.up()?.depart(id, guest, node, at).await
    }

    async fn presence(&self, id: &MatchId) -> Result<Vec<PresenceRow>, StoreError> {
        self.up()?.presence(id).await
    }
}

#[async_trait]
impl UpkeepStore for FailingStore {
    async fn seen(&self, guest: &GuestId, at: u64) -> Result<(), StoreError> {
        self.up()?.seen(guest, at).await
    }

    async fn unbegun_of(&self, host: &GuestId) -> Result<u64, StoreError> {
        self.up()?.unbegun_of(host).await
    }

    async fn imported_of(&self, host: &GuestId) -> Result<u64, StoreError> {
        self.up()?.imported_of(host).await
    }

    async fn prune(
        &self,
        stale: &Stale,
        spared: &[MatchId],
        is_dry: bool,
    ) -> Result<Pruned, StoreError> {
        self.up()?.prune(stale, spared, is_dry).await
    }
}

#[async_trait]
impl Store for FailingStore {
    async fn add_guest(&self, guest: &GuestRow, session: &str) -> Result<(), StoreError> {
        self.up()?.add_guest(guest, session).await
    }

    async fn guest_by_session(&self, session: &str) -> Result<Option<GuestRow>, StoreError> {
        self.up()?.guest_by_session(session).await
    }

    async fn guest_by_recovery(&self, recovery: &str) -> Result<Option<GuestRow>, StoreError> {
        self.up()?.guest_by_recovery(recovery).await
    }

    async fn guest(&self, id: &GuestId) -> Result<Option<GuestRow>, StoreError> {
        self.up()?.guest(id).await
    }

    async fn add_session(&self, guest: &GuestId, session: &str) -> Result<(), StoreError> {
        self.up()?.add_session(guest, session).await
    }

    async fn replace_recovery(
        &self,
        guest: &GuestId,
        recovery: &str,
        session: &str,
    ) -> Result<(), StoreError> {
        self.up()?.replace_recovery(guest, recovery, session).await
    }

    async fn rename_guest(&self, guest: &GuestId, name: &str) -> Result<(), StoreError> {
        self.up()?.rename_guest(guest, name).await
    }

    async fn add_match(&self, row: &MatchRow, entries: &[String]) -> Result<(), StoreError> {
        self.up()?.add_match(row, entries).await
    }

    async fn load_match(&self, id: &MatchId) -> Result<Option<MatchRow>, StoreError> {
        self.up()?.load_match(id).await
    }

    async fn load_entries(&self, id: &MatchId, first: u64) -> Result<Vec<String>, StoreError> {
        self.up()?.load_entries(id, first).await
    }

    async fn append(
        &self,
        id: &MatchId,
        first: u64,
        entries: &[String],
        head: &MatchHead,
    ) -> Result<(), StoreError> {
        let inner = self.up()?;
        if self.is_refused() {
            return Err(told_to());
        }
        inner.append(id, first, entries, head).await?;
        if take_one(&self.unanswered) { Err(told_to()) } else { Ok(()) }
    }

    async fn seat(
        &self,
        id: &MatchId,
        seat: u8,
        expected: &Sitter,
        row: &SeatRow,
    ) -> Result<bool, StoreError> {
        self.up()?.seat(id, seat, expected, row).await
    }

    async fn count_hint(&self, id: &MatchId, seat: u8) -> Result<u32, StoreError> {
        self.up()?.count_hint(id, seat).await
    }

    async fn add_spectator(&self, id: &MatchId, guest: &GuestId) -> Result<(), StoreError> {
        self.up()?.add_spectator(id, guest).await
    }

    async fn is_spectator(&self, id: &MatchId, guest: &GuestId) -> Result<bool, StoreError> {
        self.up()?.is_spectator(id, guest).await
    }

    async fn link_rematch(&self, id: &MatchId, next: &MatchId) -> Result<MatchId, StoreError> {
        self.up()?.link_rematch(id, next).await
    }

    async fn matches_of(&self, guest: &GuestId, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        self.up()?.matches_of(guest, most).await
    }

    async fn unfinished_with_bots(&self) -> Result<Vec<MatchId>, StoreError> {
        self.up()?.unfinished_with_bots().await
    }

    async fn heard(&self) -> News {
        self.inner.heard().await
    }

    fn is_shared(&self) -> bool {
        self.inner.is_shared()
    }

    async fn is_well(&self) -> bool {
        match self.up() {
            Ok(inner) => inner.is_well().await,
            Err(_) => false,
        }
    }
}
