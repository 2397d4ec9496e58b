//! Campaigns that come from elsewhere, or go there: files, and branches.
use skerry_catalog::{AnyGame, series};
use skerry_core::Seed;
use skerry_protocol::{ImportCampaign, NewIsland, NewSeat};
use skerry_store::{
    CampaignId, CampaignRow, GuestId, GuestRow, IslandRow, MatchId, MatchRow, Place, SeatRow,
    Sitter,
};

use super::{Campaign, campaign_game, islands, kept};
use crate::{
    App,
    error::ApiError,
    identity::{clean_name, hash, new_id, new_token},
    imports::{beside, nonces_of, seed_of},
    matches::{head, now, taken_up},
};

/// A game that is over, and its log.
type Played = (MatchRow, Vec<String>);

/// The name of a file with all games that are over, and the file.
pub(crate) async fn exported(
    app: &App,
    id: &CampaignId,
    guest: &GuestId,
) -> Result<(String, String), ApiError> {
    let campaign = Campaign::load(app, id, guest).await?;
    let mut games: Vec<Played> = vec![];
    for row in campaign.past() {
        games.push((row.clone(), app.store().load_entries(&row.id, 0).await?));
    }
    let islands = campaign.row.islands.iter();
    let names: Vec<(u8, String)> = islands.map(|one| (one.animal, one.name.clone())).collect();
    let text = beside(move || {
        let record = |(row, entries): &Played| Ok(taken_up(row, entries)?.record());
        let records = games.iter().map(record).collect::<Result<Vec<_>, ApiError>>()?;
        Ok(series::write_named(&names, &records))
    });
    Ok((format!("{}-{}.campaign", campaign.row.game, campaign.row.id.0), text.await?))
}

/// A file that was read, replayed and found to be one campaign.
struct Found {
    game: &'static dyn AnyGame,
    records: Vec<String>,
    names: Vec<(u8, String)>,
    /// Whose boards took part, in the order of their first game.
    boards: Vec<u8>,
}

/// Why a file is refused. What stands in it may be of a chapter that its reader has not
/// opened, so no more is told than which game it is.
fn refused(error: &series::SeriesError) -> ApiError {
    use series::SeriesError as Wrong;
    let said = match error {
        Wrong::NotACampaign => "this file is no campaign".to_owned(),
        Wrong::Number { expected, .. } => format!("game {expected} is missing from its place"),
        Wrong::Record { number, .. } => format!("game {number} cannot have gone that way"),
        Wrong::Broken { number } => format!("game {number} does not follow from the one before"),
    };
    ApiError::BadCampaign(said)
}

fn read(file: &str) -> Result<Found, ApiError> {
    let records = series::read(file).map_err(|error| refused(&error))?;
    let verified = series::verify(&records, &|| ()).map_err(|error| refused(&error))?;
    let (game, plan) = campaign_game(verified.game)?;
    let mut boards: Vec<u8> = vec![];
    for (number, record) in (1..).zip(&records) {
        let table = game.resume(record, Seed::from_number(0)).map_err(|_| ApiError::Broken)?;
        if !table.is_over() {
            let said = format!("game {number} is not over");
            return Err(ApiError::BadCampaign(said));
        }
        let party = (plan.party)(&table.options()).map_err(|_| ApiError::Broken)?;
        let new = party.iter().map(|member| member.board).filter(|board| !boards.contains(board));
        boards.extend(new.collect::<Vec<_>>());
    }
    let is_series = boards.len() >= 2 && verified.chapters.len() <= usize::from(plan.games());
    if !is_series {
        return Err(ApiError::BadCampaign("these are no games of a campaign".to_owned()));
    }
    Ok(Found { game, records, names: series::names(file), boards })
}

impl Found {
    /// What is played as it was, with nobody on its seats.
    fn game(&self, number: u8, record: &str, host: &GuestRow) -> Result<Played, ApiError> {
        let secret = seed_of(record).ok_or_else(|| {
            ApiError::BadCampaign(format!("game {number} does not tell its seed"))
        })?;
        let seed: Seed = secret.parse().map_err(|_| ApiError::Broken)?;
        let table = self.game.resume(record, seed).map_err(|_| ApiError::Broken)?;
        let versions = self.game.versions(&table.options()).map_err(|_| ApiError::Broken)?;
        let now = now();
        let seat = |name: String| SeatRow {
            name,
            sitter: Sitter::Person,
            owner: None,
            token: None,
            hints: 0,
        };
        let seats: Vec<_> = self.seat_names(&table.options())?.into_iter().map(seat).collect();
        let row = MatchRow {
            id: MatchId(new_id()),
            game: self.game.facts().id.to_owned(),
            rules_version: *versions.end(),
            options: table.options_line(),
            spectator_token: hash(&new_token()),
            seed: secret.to_owned(),
            nonces: nonces_of(record, seats.len()),
            is_dealt: true,
            host: host.id.clone(),
            opened_at: now,
            head: head(&*table, now),
            seats,
            rematch: None,
            place: None,
            origin: None,
            has_hints: false,
        };
        Ok((row, table.log()))
    }

    fn seat_names(&self, options: &serde_json::Value) -> Result<Vec<String>, ApiError> {
        let plan = self.game.campaign().ok_or(ApiError::Broken)?;
        let party = (plan.party)(options).map_err(|_| ApiError::Broken)?;
        let players = self.game.players(options).map_err(|_| ApiError::Broken)?;
        let present = party.iter().take(usize::from(players));
        Ok(present.map(|member| self.name(member.board)).collect())
    }

    fn name(&self, board: u8) -> String {
        let known = self.names.iter().find(|(other, _)| *other == board);
        let clean = known.and_then(|(_, name)| clean_name(name).ok());
        clean.unwrap_or_else(|| (board + 1).to_string())
    }

    /// Who plays from now on; nobody, if all games are over: who played them is not known.
    fn islands(&self, seats: &[NewSeat], host: &GuestRow) -> Result<Vec<IslandRow>, ApiError> {
        let plan = self.game.campaign().ok_or(ApiError::Broken)?;
        let goes_on = self.records.len() < usize::from(plan.games());
        let usual = |n: usize| if n == 0 && goes_on { NewSeat::Me } else { NewSeat::Friend };
        let new = self.boards.iter().enumerate().map(|(n, board)| NewIsland {
            seat: seats.get(n).cloned().unwrap_or_else(|| usual(n)),
            animal: *board,
            name: self.name(*board),
        });
        islands::of_request(&new.collect::<Vec<_>>(), host)
    }
}

/// A campaign from a file; what has been played in it counts as opened.
pub(crate) async fn imported(
    app: &App,
    request: ImportCampaign,
    host: &GuestRow,
) -> Result<Campaign, ApiError> {
    let ImportCampaign { file, seats } = request;
    let importer = host.clone();
    let (row, games) = beside(move || {
        let found = read(&file)?;
        let records = (1..).zip(&found.records);
        let games = records.map(|(number, record)| found.game(number, record, &importer));
        let games = games.collect::<Result<Vec<_>, _>>()?;
        let row = CampaignRow {
            id: CampaignId(new_id()),
            game: found.game.facts().id.to_owned(),
            host: importer.id.clone(),
            opened_at: now(),
            chapter: 0,
            branch_of: None,
            islands: found.islands(&seats, &importer)?,
        };
        Ok((row, games))
    })
    .await?;
    begun_with(app, row, games).await
}

/// Stores a campaign whose first games were played elsewhere.
async fn begun_with(
    app: &App,
    mut row: CampaignRow,
    mut games: Vec<Played>,
) -> Result<Campaign, ApiError> {
    let (_, plan) = campaign_game(&row.game)?;
    row.chapter = plan.chapter_of(games.len() as u8);
    for (number, (game, _)) in (1..).zip(&mut games) {
        game.place = Some(Place { campaign: row.id.clone(), number });
    }
    let (id, host) = (row.id.clone(), row.host.clone());
    kept(app, row, &games).await?;
    Campaign::load(app, &id, &host).await
}

/// What if we had…? Another campaign with the same people and the same first games. They are
/// copied: so neither campaign ever depends on the other.
pub(crate) async fn branched(
    app: &App,
    id: &CampaignId,
    guest: &GuestRow,
    after: u8,
) -> Result<Campaign, ApiError> {
    let campaign = Campaign::load(app, id, &guest.id).await?;
    let past = campaign.past();
    let shared = past.get(..usize::from(after)).filter(|games| !games.is_empty());
    let mut games: Vec<Played> = vec![];
    for row in shared.ok_or(ApiError::NotOver)? {
        let mut copy = MatchRow { id: MatchId(new_id()), host: guest.id.clone(), ..row.clone() };
        copy.spectator_token = hash(&new_token());
        copy.seats.iter_mut().for_each(|seat| seat.owner = None);
        games.push((copy, app.store().load_entries(&row.id, 0).await?));
    }
    let row = CampaignRow {
        id: CampaignId(new_id()),
        host: guest.id.clone(),
        opened_at: now(),
        branch_of: Some(Place { campaign: id.clone(), number: after }),
        islands: campaign.row.islands.iter().map(again).collect(),
        ..campaign.row.clone()
    };
    begun_with(app, row, games).await
}

/// The island as it is in a branch: an invitation is for one campaign only.
fn again(row: &IslandRow) -> IslandRow {
    let token = row.token.as_ref().map(|_| new_token());
    IslandRow { token, revision: 0, ..row.clone() }
}
