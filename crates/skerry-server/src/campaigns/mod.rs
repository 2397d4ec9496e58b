//! Campaigns: a row of matches of which each is set up from the one before. The logs of the
//! matches are the truth; what is kept besides is who has which island and which envelopes
//! are open.
mod alone;
mod files;
mod islands;
mod outcome;
mod summary;

use serde_json::Value;
use skerry_catalog::{AnyGame, Campaign as Plan, Envelope, find};
use skerry_protocol::{IslandName, NewCampaign};
use skerry_store::{
    CampaignId, CampaignRow, GuestId, GuestRow, IslandRow, MatchId, MatchRow, Place, SeatRow,
    Sitter, StoreError,
};

use crate::{
    App,
    error::ApiError,
    identity::new_id,
    matches::{Opening, goes_by_our_rules, now},
};

pub(crate) use alone::{alone, has_finished, opened_alone, own_envelope};
pub(crate) use files::{branched, exported, imported};
pub(crate) use islands::{added, changed, joined, offered};
pub(crate) use outcome::Outcomes;
pub(crate) use summary::{summaries, summary};

/// As many of one's own campaigns as a list shows, and as one guest may begin.
const MOST: u32 = 50;
/// How often the next game is tried to be opened while others do the same.
const ATTEMPTS: usize = 4;

/// A campaign as the store has it.
#[derive(Debug)]
pub(crate) struct Campaign {
    row: CampaignRow,
    /// Its matches, in order; all but the last are over.
    matches: Vec<MatchRow>,
    game: &'static dyn AnyGame,
    plan: &'static Plan,
}

/// A game with a campaign, and the campaign.
fn campaign_game(game: &str) -> Result<(&'static dyn AnyGame, &'static Plan), ApiError> {
    let game = find(game).map_err(|unknown| ApiError::NoSuchGame(unknown.to_string()))?;
    let none = || ApiError::NoSuchGame(format!("{} has no campaign", game.facts().id));
    Ok((game, game.campaign().ok_or_else(none)?))
}

/// Whether a guest began a campaign, or has an island in it.
pub(crate) fn is_member(row: &CampaignRow, guest: &GuestId) -> bool {
    row.host == *guest || row.islands.iter().any(|island| is_owned(island, guest))
}

fn is_owned(island: &IslandRow, guest: &GuestId) -> bool {
    island.owner.as_ref() == Some(guest)
}

impl Campaign {
    async fn of(app: &App, row: CampaignRow) -> Result<Campaign, ApiError> {
        let (game, plan) = campaign_game(&row.game)?;
        let matches = app.store().matches_of_campaign(&row.id).await?;
        Ok(Campaign { row, matches, game, plan })
    }

    async fn any(app: &App, id: &CampaignId) -> Result<Campaign, ApiError> {
        let row = app.store().load_campaign(id).await?.ok_or(ApiError::NoSuchCampaign)?;
        Campaign::of(app, row).await
    }

    /// A campaign in which `guest` takes part; for everybody else there is none.
    pub(crate) async fn load(
        app: &App,
        id: &CampaignId,
        guest: &GuestId,
    ) -> Result<Campaign, ApiError> {
        let row = app.store().load_campaign(id).await?;
        let row = row.filter(|row| is_member(row, guest)).ok_or(ApiError::NoSuchCampaign)?;
        Campaign::of(app, row).await
    }

    /// The match that is running.
    fn current(&self) -> Option<&MatchRow> {
        self.matches.last().filter(|row| !row.head.is_over)
    }

    /// Matches that are over.
    fn past(&self) -> &[MatchRow] {
        let over = self.matches.len() - usize::from(self.current().is_some());
        &self.matches[..over]
    }

    fn is_over(&self) -> bool {
        self.past().len() == usize::from(self.plan.games())
    }

    /// Whether its first games came from a file: whose they were is not known here. Those of a
    /// branch were copied.
    fn is_from_file(&self) -> bool {
        let is_unknown = |seat: &SeatRow| seat.sitter == Sitter::Person && seat.owner.is_none();
        let first = self.past().first();
        self.row.branch_of.is_none() && first.is_some_and(|row| row.seats.iter().all(is_unknown))
    }

    /// The game that is running, or the next one.
    fn number(&self) -> u8 {
        let next = self.past().len() as u8 + 1;
        next.min(self.plan.games())
    }

    /// Whether the chapter of the next game is open.
    fn is_open(&self) -> bool {
        self.plan.chapter_of(self.number()) <= self.row.chapter
    }

    /// Whether the envelope after those that are open may be opened.
    fn may_open(&self) -> bool {
        let played = self.row.chapter * self.plan.games_a_chapter;
        self.row.chapter < self.plan.chapters()
            && self.current().is_none()
            && self.outdated().is_none()
            && self.past().len() == usize::from(played)
    }

    /// The last match, if it was opened under rules that have been corrected since: it can
    /// neither go on nor be followed.
    fn outdated(&self) -> Option<&MatchRow> {
        let is_ours = |row: &MatchRow| goes_by_our_rules(self.game, row).unwrap_or(true);
        self.matches.last().filter(|row| !self.is_over() && !is_ours(row))
    }

    /// Nothing, if the next game can be opened now.
    fn unless_ready(&self) -> Result<(), ApiError> {
        if self.is_over() {
            return Err(ApiError::CampaignOver);
        }
        if self.outdated().is_some() {
            return Err(ApiError::OtherRules);
        }
        if !self.is_open() {
            return Err(ApiError::EnvelopeClosed);
        }
        self.unless_seated()
    }

    /// Nothing, if those who are there can play.
    fn unless_seated(&self) -> Result<(), ApiError> {
        let present = || self.row.islands.iter().filter(|island| !island.is_absent);
        if present().any(|island| island.sitter == Sitter::Open) {
            return Err(ApiError::IslandsOpen);
        }
        if present().count() < 2 {
            return Err(ApiError::BadSeats("a game of a campaign needs at least two islands"));
        }
        Ok(())
    }

    /// The boards of those who are there next time, and of those who are not.
    fn boards(&self) -> (Vec<u8>, Vec<u8>) {
        let (away, present): (Vec<_>, Vec<_>) =
            self.row.islands.iter().partition(|island| island.is_absent);
        let boards = |islands: &[&IslandRow]| -> Vec<u8> {
            islands.iter().map(|island| island.animal).collect()
        };
        (boards(&present), boards(&away))
    }

    /// What the next match is set up from.
    async fn next_options(&self, app: &App) -> Result<Value, ApiError> {
        let (present, away) = self.boards();
        let Some(last) = self.past().last() else {
            let first = self.game.series(present.len() as u8).ok_or(ApiError::Broken)?;
            return self.regrouped(&first, &present, &away);
        };
        let outcome = app.outcomes().of(app.store(), last).await?;
        let sequel = outcome.sequel.as_ref().ok_or(ApiError::Broken)?;
        let next = self.regrouped(sequel, &present, &away)?;
        match self.game.may_follow(sequel, &next) {
            Ok(true) => Ok(next),
            Ok(false) | Err(_) => Err(ApiError::Broken),
        }
    }

    fn regrouped(&self, options: &Value, present: &[u8], away: &[u8]) -> Result<Value, ApiError> {
        let regrouped = (self.plan.regroup)(options, present, away);
        regrouped
            .map_err(|_| ApiError::Broken)?
            .ok_or(ApiError::BadSeats("these islands cannot be together"))
    }

    /// A match for those who are there. Nothing is drawn for it yet.
    fn set_up(&self, app: &App, number: u8, options: Value) -> Result<MatchRow, ApiError> {
        let seat = |island: &IslandRow| SeatRow {
            name: island.person.clone(),
            sitter: island.sitter.clone(),
            owner: island.owner.clone(),
            token: None,
            hints: 0,
        };
        let present = self.row.islands.iter().filter(|island| !island.is_absent);
        let opening = Opening {
            id: MatchId(new_id()),
            game: self.game,
            options,
            host: self.row.host.clone(),
            secret: app.config().fate.seed(),
            seats: present.map(seat).collect(),
            place: Some(Place { campaign: self.row.id.clone(), number }),
        };
        opening.set_up(app.config().fate)
    }
}

/// A new campaign; no envelope of it is open.
pub(crate) async fn begun(
    app: &App,
    request: &NewCampaign,
    host: &GuestRow,
) -> Result<Campaign, ApiError> {
    let (game, plan) = campaign_game(&request.game)?;
    let islands = islands::of_request(&request.islands, host)?;
    let boards: Vec<u8> = islands.iter().map(|island| island.animal).collect();
    let first = game.series(islands.len() as u8);
    let first = first.map(|first| (plan.regroup)(&first, &boards, &[]));
    let bad = ApiError::BadSeats("these islands cannot be together");
    let options = first.and_then(|options| options.ok().flatten()).ok_or(bad.clone())?;
    game.players(&options).map_err(|_| bad)?;
    let id = CampaignId(new_id());
    let row = CampaignRow {
        id: id.clone(),
        game: request.game.clone(),
        host: host.id.clone(),
        opened_at: now(),
        chapter: 0,
        branch_of: None,
        islands,
    };
    kept(app, row, &[]).await?;
    Campaign::load(app, &id, &host.id).await
}

/// Stores a campaign with the games it has had elsewhere, if its host has not too many.
async fn kept(
    app: &App,
    row: CampaignRow,
    games: &[(MatchRow, Vec<String>)],
) -> Result<(), ApiError> {
    let own = app.store().campaigns_of(&row.host, MOST).await?;
    if own.iter().filter(|other| other.host == row.host).count() >= MOST as usize {
        return Err(ApiError::TooManyTables);
    }
    Ok(app.store().add_campaign(&row, games).await?)
}

/// Opens the next game, unless somebody has done so: however many ask, there is one.
pub(crate) async fn gone_on(
    app: &App,
    id: &CampaignId,
    guest: &GuestId,
) -> Result<Campaign, ApiError> {
    for _ in 0..ATTEMPTS {
        let campaign = Campaign::load(app, id, guest).await?;
        if campaign.current().is_some() {
            return Ok(campaign);
        }
        campaign.unless_ready()?;
        let options = campaign.next_options(app).await?;
        let row = campaign.set_up(app, campaign.number(), options)?;
        match app.store().add_match(&row, &[]).await {
            Ok(()) | Err(StoreError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(ApiError::NotStored)
}

/// Starts the last game again if its rules have been corrected: with the islands as they were
/// before it, under the rules of today. However many ask, it is done once.
pub(crate) async fn begun_again(
    app: &App,
    id: &CampaignId,
    guest: &GuestId,
) -> Result<Campaign, ApiError> {
    let campaign = Campaign::load(app, id, guest).await?;
    let Some(old) = campaign.outdated() else { return Ok(campaign) };
    campaign.unless_seated()?;
    let number = old.place.as_ref().map(|place| place.number).ok_or(ApiError::Broken)?;
    let options = campaign.game.read_options(&old.options).map_err(|_| ApiError::Broken)?;
    let (present, away) = campaign.boards();
    let options = campaign.regrouped(&options, &present, &away)?;
    let row = campaign.set_up(app, number, options)?;
    match app.store().replace_match(&old.id, &row, &[]).await {
        Ok(()) | Err(StoreError::Conflict { .. }) => Campaign::load(app, id, guest).await,
        Err(error) => Err(error.into()),
    }
}

/// Opens the envelope of a chapter; once it is open, that is no fault.
pub(crate) async fn unsealed(
    app: &App,
    id: &CampaignId,
    guest: &GuestId,
    chapter: u8,
) -> Result<Campaign, ApiError> {
    let campaign = Campaign::load(app, id, guest).await?;
    if chapter == 0 || chapter > campaign.plan.chapters() {
        return Err(ApiError::NoSuchEnvelope);
    }
    if chapter > campaign.row.chapter {
        if chapter != campaign.row.chapter + 1 || !campaign.may_open() {
            return Err(ApiError::ChapterNotOver);
        }
        app.store().open_envelope(id, chapter).await?;
    }
    Campaign::load(app, id, guest).await
}

/// A campaign for whoever takes part in it, or has seen a game of it: then also the last of these.
async fn seen(
    app: &App,
    id: &CampaignId,
    guest: &GuestId,
) -> Result<(CampaignRow, Option<u8>), ApiError> {
    let row = app.store().load_campaign(id).await?.ok_or(ApiError::NoSuchCampaign)?;
    if is_member(&row, guest) {
        return Ok((row, None));
    }
    let last = app.store().last_seen_game(id, guest).await?;
    Ok((row, Some(last.ok_or(ApiError::NoSuchCampaign)?)))
}

/// What the islands are called: whoever sees a match sees them on it.
pub(crate) async fn named(
    app: &App,
    id: &CampaignId,
    guest: &GuestId,
) -> Result<Vec<IslandName>, ApiError> {
    let (row, _) = seen(app, id, guest).await?;
    let named = |IslandRow { animal, name, .. }| IslandName { animal, name };
    Ok(row.islands.into_iter().map(named).collect())
}

/// What lies in an open envelope. Whoever sat at a match of the campaign, or may watch one,
/// reads those up to it: its log would tell them nothing otherwise.
pub(crate) async fn envelope(
    app: &App,
    id: &CampaignId,
    guest: &GuestId,
    chapter: u8,
) -> Result<&'static Envelope, ApiError> {
    let (row, seen) = seen(app, id, guest).await?;
    let (_, plan) = campaign_game(&row.game)?;
    let known = seen.map_or(row.chapter, |number| plan.chapter_of(number));
    if chapter > known {
        return Err(ApiError::NoSuchEnvelope);
    }
    plan.envelope(chapter).ok_or(ApiError::NoSuchEnvelope)
}
