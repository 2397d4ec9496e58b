//! Who has which island: from the next game on (C20 of My Island, and so for all).
use std::collections::BTreeSet;

use skerry_protocol::{CampaignOffer, ChangeIsland, NewIsland, NewSeat};
use skerry_store::{CampaignId, GuestId, GuestRow, IslandRow, Sitter};

use super::{Campaign, is_member, is_owned};
use crate::{
    App,
    error::ApiError,
    identity::{clean_name, new_token},
    matches::bot_name,
};

/// The islands of a new campaign.
pub(super) fn of_request(
    islands: &[NewIsland],
    host: &GuestRow,
) -> Result<Vec<IslandRow>, ApiError> {
    if islands.iter().filter(|island| island.seat == NewSeat::Me).count() > 1 {
        return Err(ApiError::BadSeats("one island at the most can be mine"));
    }
    let animals: BTreeSet<u8> = islands.iter().map(|island| island.animal).collect();
    if animals.len() != islands.len() {
        return Err(ApiError::BadSeats("every island has an animal of its own"));
    }
    islands.iter().map(|island| fresh(island, host)).collect()
}

pub(super) fn fresh(new: &NewIsland, host: &GuestRow) -> Result<IslandRow, ApiError> {
    let row = IslandRow {
        animal: new.animal,
        name: clean_name(&new.name)?,
        person: String::new(),
        sitter: Sitter::Open,
        owner: None,
        token: None,
        is_absent: false,
        revision: 0,
    };
    seated(row, &new.seat, host)
}

/// The island with somebody else on it.
pub(super) fn seated(
    row: IslandRow,
    seat: &NewSeat,
    host: &GuestRow,
) -> Result<IslandRow, ApiError> {
    let owned = |person: String| (person, Sitter::Person, Some(host.id.clone()), None);
    let (person, sitter, owner, token) = match seat {
        NewSeat::Me => owned(host.name.clone()),
        NewSeat::HotSeat { name } => owned(clean_name(name)?),
        NewSeat::Friend => (String::new(), Sitter::Open, None, Some(new_token())),
        NewSeat::Bot { level } => {
            (bot_name(row.animal).to_owned(), Sitter::Bot(*level), None, None)
        }
    };
    Ok(IslandRow { person, sitter, owner, token, ..row })
}

/// One more island, by the host.
pub(crate) async fn added(
    app: &App,
    id: &CampaignId,
    host: &GuestRow,
    new: &NewIsland,
) -> Result<Campaign, ApiError> {
    let campaign = Campaign::load(app, id, &host.id).await?;
    let islands = &campaign.row.islands;
    if campaign.row.host != host.id {
        return Err(ApiError::NotHost);
    }
    if campaign.is_over() {
        return Err(ApiError::CampaignOver);
    }
    if campaign.game.series(islands.len() as u8 + 1).is_none() {
        return Err(ApiError::NoIslandLeft);
    }
    let all: Vec<u8> = islands.iter().map(|island| island.animal).chain([new.animal]).collect();
    let first = campaign.game.series(islands.len() as u8).ok_or(ApiError::Broken)?;
    let is_taken = all[..islands.len()].contains(&new.animal);
    if is_taken || campaign.regrouped(&first, &all, &[]).is_err() {
        return Err(ApiError::BadSeats("every island has an animal of its own"));
    }
    let row = fresh(new, host)?;
    if !app.store().add_island(id, islands.len() as u8, &row).await? {
        return Err(ApiError::IslandChanged);
    }
    Campaign::load(app, id, &host.id).await
}

/// Somebody else plays an island, or it is called otherwise.
pub(crate) async fn changed(
    app: &App,
    (id, island): (&CampaignId, u8),
    guest: &GuestRow,
    change: &ChangeIsland,
) -> Result<Campaign, ApiError> {
    let campaign = Campaign::load(app, id, &guest.id).await?;
    let row = campaign.row.islands.get(usize::from(island)).ok_or(ApiError::NoSuchIsland)?;
    let is_host = campaign.row.host == guest.id;
    let row = changed_row(row.clone(), guest, is_host, change)?;
    if !app.store().change_island(id, island, &row).await? {
        return Err(ApiError::IslandChanged);
    }
    // Who has given their island away may be a member no longer.
    let row = app.store().load_campaign(id).await?.ok_or(ApiError::NoSuchCampaign)?;
    Campaign::of(app, row).await
}

fn changed_row(
    row: IslandRow,
    guest: &GuestRow,
    is_host: bool,
    change: &ChangeIsland,
) -> Result<IslandRow, ApiError> {
    let is_mine = is_owned(&row, &guest.id);
    match change {
        ChangeIsland::Owner if is_mine => Ok(IslandRow { sitter: Sitter::Person, ..row }),
        ChangeIsland::Owner => Err(ApiError::NotYourIsland),
        ChangeIsland::Seat { .. } if !is_host => Err(ApiError::NotHost),
        ChangeIsland::Seat { seat } => seated(row, seat, guest),
        ChangeIsland::Bot { .. }
        | ChangeIsland::Absent
        | ChangeIsland::Present
        | ChangeIsland::Rename { .. }
            if !is_host && !is_mine =>
        {
            Err(ApiError::NotYourIsland)
        }
        ChangeIsland::Bot { level } if row.owner.is_some() => {
            Ok(IslandRow { sitter: Sitter::Bot(*level), ..row })
        }
        ChangeIsland::Bot { level } => seated(row, &NewSeat::Bot { level: *level }, guest),
        ChangeIsland::Absent => Ok(IslandRow { is_absent: true, ..row }),
        ChangeIsland::Present => Ok(IslandRow { is_absent: false, ..row }),
        ChangeIsland::Rename { name } => Ok(IslandRow { name: clean_name(name)?, ..row }),
    }
}

/// The island that waits for whoever has this invitation.
fn invited(campaign: &Campaign, token: &str) -> Result<u8, ApiError> {
    let mut islands = (0..).zip(&campaign.row.islands);
    let found = islands.find(|(_, island)| island.token.as_deref() == Some(token));
    found.map(|(island, _)| island).ok_or(ApiError::NoSuchInvitation)
}

async fn by_invitation(
    app: &App,
    id: &CampaignId,
    token: &str,
) -> Result<(Campaign, u8), ApiError> {
    let campaign = Campaign::any(app, id).await.map_err(|error| match error {
        // With a wrong link nobody learns whether there is a campaign.
        ApiError::NoSuchCampaign => ApiError::NoSuchInvitation,
        other => other,
    })?;
    let island = invited(&campaign, token)?;
    Ok((campaign, island))
}

/// What an invitation is for, told to whoever has it.
pub(crate) async fn offered(
    app: &App,
    id: &CampaignId,
    guest: Option<&GuestId>,
    token: &str,
) -> Result<CampaignOffer, ApiError> {
    let (campaign, island) = by_invitation(app, id, token).await?;
    let host = app.store().guest(&campaign.row.host).await?.ok_or(ApiError::Broken)?;
    let row = &campaign.row.islands[usize::from(island)];
    Ok(CampaignOffer {
        game: campaign.row.game.clone(),
        host: host.name,
        island: row.name.clone(),
        animal: row.animal,
        number: campaign.number(),
        is_member: guest.is_some_and(|guest| is_member(&campaign.row, guest)),
    })
}

/// Takes the island that the invitation is for, as it stands.
pub(crate) async fn joined(
    app: &App,
    id: &CampaignId,
    guest: &GuestRow,
    token: &str,
) -> Result<Campaign, ApiError> {
    let (campaign, island) = by_invitation(app, id, token).await?;
    // Whoever takes part already has only looked at a link.
    if !is_member(&campaign.row, &guest.id) {
        let row = IslandRow {
            person: guest.name.clone(),
            sitter: Sitter::Person,
            owner: Some(guest.id.clone()),
            token: None,
            ..campaign.row.islands[usize::from(island)].clone()
        };
        if !app.store().change_island(id, island, &row).await? {
            return Err(ApiError::NoSuchInvitation);
        }
    }
    Campaign::load(app, id, &guest.id).await
}
