//! A campaign as its members see it. Nothing here tells of an envelope that is closed.
use std::sync::Arc;

use skerry_protocol::{Branch, CampaignSummary, GameResult, IslandInfo, SeatKind};
use skerry_store::{GuestId, IslandRow, MatchRow, Sitter};

use super::{Campaign, MOST, is_owned, outcome::Outcome};
use crate::{
    App,
    error::ApiError,
    matches::{self, Role},
};

/// How a match ended; nothing if it went by rules that are no longer ours.
type Ending = Option<Arc<Outcome>>;

/// All campaigns of a guest, those played last first.
pub(crate) async fn summaries(
    app: &App,
    guest: &GuestId,
) -> Result<Vec<CampaignSummary>, ApiError> {
    let mut shown = vec![];
    for row in app.store().campaigns_of(guest, MOST).await? {
        let campaign = Campaign::of(app, row).await?;
        let changed = campaign.matches.last().map(|row| row.head.changed_at);
        let at = changed.unwrap_or(campaign.row.opened_at);
        shown.push((at, summary(app, &campaign, guest).await?));
    }
    shown.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    Ok(shown.into_iter().map(|(_, summary)| summary).collect())
}

/// A campaign as lists and its page show it.
pub(crate) async fn summary(
    app: &App,
    campaign: &Campaign,
    guest: &GuestId,
) -> Result<CampaignSummary, ApiError> {
    let mut endings: Vec<Ending> = vec![];
    for row in campaign.past() {
        endings.push(match app.outcomes().of(app.store(), row).await {
            Ok(outcome) => Some(outcome),
            Err(ApiError::OtherRules) => None,
            Err(other) => return Err(other),
        });
    }
    let row = &campaign.row;
    let is_host = row.host == *guest;
    let current = campaign.current().map(|row| {
        let online = app.matches().online(&row.id);
        matches::summary(row, Role::of(row, guest), online)
    });
    let history = campaign.past().iter().zip(&endings);
    Ok(CampaignSummary {
        id: row.id.0.clone(),
        game: row.game.clone(),
        number: campaign.number(),
        games: campaign.plan.games(),
        chapter: row.chapter,
        chapters: campaign.plan.chapters(),
        may_open: campaign.may_open(),
        may_go_on: current.is_none() && campaign.unless_ready().is_ok(),
        is_outdated: campaign.outdated().is_some(),
        islands: row.islands.iter().map(|one| island(one, guest, is_host, &endings)).collect(),
        current,
        history: history.map(|(row, ending)| result(campaign, row, ending)).collect(),
        opened_at: row.opened_at,
        is_host,
        is_over: campaign.is_over(),
        branch_of: row
            .branch_of
            .as_ref()
            .map(|place| Branch { id: place.campaign.0.clone(), after: place.number }),
        is_from_file: campaign.is_from_file(),
    })
}

fn island(row: &IslandRow, guest: &GuestId, is_host: bool, endings: &[Ending]) -> IslandInfo {
    let known = endings.iter().rev().flatten();
    let last_rank = known.clone().find_map(|outcome| outcome.member(row.animal)?.rank);
    let least = |outcome: &Arc<Outcome>| outcome.members.iter().map(|one| one.progress).min();
    let progress = known.clone().next().and_then(|outcome| {
        // Who has just come begins where the last one is.
        outcome.member(row.animal).map(|member| member.progress).or_else(|| least(outcome))
    });
    IslandInfo {
        name: row.name.clone(),
        animal: row.animal,
        person: row.person.clone(),
        kind: match row.sitter {
            Sitter::Open => SeatKind::Open,
            Sitter::Person => SeatKind::Person,
            Sitter::Bot(level) => SeatKind::Bot { level, stands_in: row.owner.is_some() },
        },
        is_mine: is_owned(row, guest),
        is_absent: row.is_absent,
        progress: progress.unwrap_or(0),
        last_rank,
        invitation: row.token.clone().filter(|_| is_host),
    }
}

fn result(campaign: &Campaign, row: &MatchRow, ending: &Ending) -> GameResult {
    let members = || {
        let boards = campaign.row.islands.iter().map(|island| island.animal);
        boards.map(|board| ending.as_ref().and_then(|outcome| outcome.member(board)))
    };
    GameResult {
        id: row.id.0.clone(),
        number: row.place.as_ref().map_or(0, |place| place.number),
        points: members().map(|member| member?.points).collect(),
        ranks: members().map(|member| member?.rank).collect(),
        progress: members().map(|member| member.map(|member| member.progress)).collect(),
    }
}
