//! Games of a campaign that are played again on their own (C20, C28): for whoever has finished
//! them in a campaign, and for nobody else.
use skerry_catalog::{Envelope, find};
use skerry_protocol::{GameAlone, NewSeat};
use skerry_store::{CampaignId, GuestId, GuestRow, MatchId, MatchRow, Store};

use super::{Campaign, MOST, campaign_game};
use crate::{
    App,
    error::ApiError,
    identity::new_id,
    matches::{Opening, seated},
};

/// The sealed game that a match plays on its own, if it does.
pub(crate) fn alone(row: &MatchRow) -> Option<GameAlone> {
    let game = find(&row.game).ok()?;
    let plan = game.campaign().filter(|_| row.place.is_none())?;
    let number = (plan.sealed_alone)(&game.read_options(&row.options).ok()?).ok()??;
    Some(GameAlone { number, chapter: plan.chapter_of(number) })
}

/// A new match of a game that is over in this campaign. Nothing is drawn for it yet.
pub(crate) async fn opened_alone(
    app: &App,
    (id, number): (&CampaignId, u8),
    guest: &GuestRow,
    seats: &[NewSeat],
) -> Result<MatchRow, ApiError> {
    let campaign = Campaign::load(app, id, &guest.id).await?;
    if number == 0 || usize::from(number) > campaign.past().len() {
        return Err(ApiError::NotOver);
    }
    let options = (campaign.plan.alone)(seats.len() as u8, number);
    let secret = app.config().fate.seed();
    let opening = Opening {
        id: MatchId(new_id()),
        game: campaign.game,
        options: options.ok_or(ApiError::NotOver)?,
        host: guest.id.clone(),
        seats: seated(seats, guest, &secret)?,
        secret,
        place: None,
    };
    let row = opening.set_up(app.config().fate)?;
    app.store().add_match(&row, &[]).await?;
    Ok(row)
}

/// Whether a guest takes part in a campaign in which this game is over.
pub(crate) async fn has_finished(
    store: &dyn Store,
    guest: &GuestId,
    (game, number): (&str, u8),
) -> Result<bool, ApiError> {
    for campaign in store.campaigns_of(guest, MOST).await? {
        if campaign.game != game {
            continue;
        }
        let matches = store.matches_of_campaign(&campaign.id).await?;
        if matches.iter().filter(|row| row.head.is_over).count() >= usize::from(number) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What lies in an envelope that `guest` has opened in any campaign.
pub(crate) async fn own_envelope(
    app: &App,
    game: &str,
    guest: &GuestId,
    chapter: u8,
) -> Result<&'static Envelope, ApiError> {
    let (_, plan) = campaign_game(game)?;
    let own = app.store().campaigns_of(guest, MOST).await?;
    let is_open = own.iter().any(|row| row.game == game && row.chapter >= chapter);
    let envelope = plan.envelope(chapter).filter(|_| is_open);
    envelope.ok_or(ApiError::NoSuchEnvelope)
}
