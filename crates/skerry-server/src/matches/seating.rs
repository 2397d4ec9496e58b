//! Who sits where, and who may do what: new tables, stand-ins, rematches.
use std::collections::BTreeMap;

use serde_json::{Value, value::RawValue};
use skerry_catalog::{AnyGame, AnyTable, OptionsError, find};
use skerry_core::{Seat, Seed};
use skerry_protocol::{
    CampaignPlace, ImportInfo, MatchSummary, NewMatch, NewSeat, OriginInfo, ReplaceSeat, SeatInfo,
    SeatKind, Status,
};
use skerry_store::{GuestId, GuestRow, MatchId, MatchRow, Origin, Place, SeatRow, Sitter};

use super::{
    actor::MatchActor, dealing::owing, hinting::may_ask, history::head, now, role::Role,
    thinking::Thinker,
};
use crate::{
    campaigns::{alone, is_member},
    error::ApiError,
    fate::Fate,
    identity::{Link, clean_name, hash, invitation},
    lessons,
};

/// What bots are called: birds of the skerries, by seat.
const BOT_NAMES: [&str; 8] =
    ["Gannet", "Puffin", "Fulmar", "Tern", "Eider", "Guillemot", "Shag", "Kittiwake"];

/// A new match. Nothing is drawn for it yet.
pub(crate) fn opening(
    id: MatchId,
    request: &NewMatch,
    host: &GuestRow,
    fate: Fate,
) -> Result<MatchRow, ApiError> {
    let secret = fate.seed();
    let seats = seated(&request.seats, host, &secret)?;
    let opening = chosen_opening(id, (&request.game, &request.options), host, secret, seats)?;
    Ok(MatchRow { has_hints: request.hints, ..opening.set_up(fate)? })
}

/// Who sits where at a new table.
pub(crate) fn seated(
    seats: &[NewSeat],
    host: &GuestRow,
    secret: &str,
) -> Result<Vec<SeatRow>, ApiError> {
    if seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
        return Err(ApiError::BadSeats("one seat at the most can be mine"));
    }
    (0..).zip(seats).map(|(seat, new)| seat_row(new, host, secret, seat)).collect()
}

fn chosen_opening(
    id: MatchId,
    (game, options): (&str, &BTreeMap<String, String>),
    host: &GuestRow,
    secret: String,
    seats: Vec<SeatRow>,
) -> Result<Opening, ApiError> {
    let game = find(game).map_err(|unknown| ApiError::NoSuchGame(unknown.to_string()))?;
    let chosen: Vec<_> = options.clone().into_iter().collect();
    let options = game.choose_listed(Some(seats.len() as i64), &chosen).map_err(bad_options)?;
    Ok(Opening { id, game, options, host: host.id.clone(), secret, seats, place: None })
}

fn bad_options(error: OptionsError) -> ApiError {
    ApiError::BadOptions(error.to_string())
}

/// What a match is opened with.
#[derive(Debug)]
pub(crate) struct Opening {
    pub(crate) id: MatchId,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: Value,
    pub(crate) host: GuestId,
    /// The seed, as the store keeps it.
    pub(crate) secret: String,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) place: Option<Place>,
}

impl Opening {
    /// The match. Nothing is drawn for it yet.
    pub(crate) fn set_up(self, fate: Fate) -> Result<MatchRow, ApiError> {
        let seed: Seed = self.secret.parse().map_err(|_| ApiError::Broken)?;
        let table = self.game.lay(&self.options, seed.into()).map_err(bad_options)?;
        let nonces = fate.nonces(self.seats.len());
        Ok(MatchRow { nonces, is_dealt: false, ..self.set_up_at(&*table)? })
    }

    /// The match as it stands on this table; players add nothing to what was drawn there.
    pub(crate) fn set_up_at(self, table: &dyn AnyTable) -> Result<MatchRow, ApiError> {
        let versions = self.game.versions(&self.options).map_err(bad_options)?;
        let now = now();
        Ok(MatchRow {
            id: self.id,
            game: self.game.facts().id.to_owned(),
            rules_version: *versions.end(),
            options: table.options_line(),
            spectator_token: hash(&invitation(&self.secret, Link::Watch)),
            seed: self.secret,
            nonces: None,
            is_dealt: true,
            host: self.host,
            opened_at: now,
            head: head(table, now),
            seats: self.seats,
            rematch: None,
            place: self.place,
            origin: None,
            has_hints: false,
        })
    }
}

fn seat_row(new: &NewSeat, host: &GuestRow, secret: &str, seat: u8) -> Result<SeatRow, ApiError> {
    let owned = |name: String| SeatRow {
        name,
        sitter: Sitter::Person,
        owner: Some(host.id.clone()),
        token: None,
        hints: 0,
    };
    Ok(match new {
        NewSeat::Me => owned(host.name.clone()),
        NewSeat::HotSeat { name } => owned(clean_name(name)?),
        NewSeat::Friend => open_seat(secret, seat),
        NewSeat::Bot { level } => bot_seat(Sitter::Bot(*level), seat),
    })
}

fn open_seat(secret: &str, seat: u8) -> SeatRow {
    let token = Some(hash(&invitation(secret, Link::Seat(seat))));
    SeatRow { name: String::new(), sitter: Sitter::Open, owner: None, token, hints: 0 }
}

pub(crate) fn bot_seat(sitter: Sitter, seat: u8) -> SeatRow {
    SeatRow { name: bot_name(seat).to_owned(), sitter, owner: None, token: None, hints: 0 }
}

pub(crate) fn bot_name(seat: u8) -> &'static str {
    BOT_NAMES[usize::from(seat) % BOT_NAMES.len()]
}

/// What everybody may know of a match's options: how many play, and what was chosen. In a
/// campaign there is more in them.
fn shown_options(row: &MatchRow) -> Option<Value> {
    let game = find(&row.game).ok()?;
    let Value::Object(mut options) = game.read_options(&row.options).ok()? else { return None };
    let choices = game.facts().choices;
    options.retain(|name, _| name == "players" || choices.iter().any(|one| one.name == name));
    Some(Value::Object(options))
}

fn origin(Origin { id, at }: &Origin) -> Option<OriginInfo> {
    id.as_ref().map(|id| OriginInfo { id: id.0.clone(), at: *at })
}

fn imported(row: &MatchRow) -> Option<ImportInfo> {
    let origin = row.origin.as_ref().filter(|_| row.is_imported())?;
    Some(ImportInfo { has_checked_dice: origin.at == 0 })
}

/// A match as lists show it to whoever has this role; `online` are the seats at which
/// somebody is connected, as bits.
pub(crate) fn summary(row: &MatchRow, role: Role, online: u8) -> MatchSummary {
    let seats = (0..).zip(&row.seats).map(|(seat, seat_row)| SeatInfo {
        seat,
        name: seat_row.name.clone(),
        kind: match seat_row.sitter {
            Sitter::Open => SeatKind::Open,
            Sitter::Person => SeatKind::Person,
            Sitter::Bot(level) => SeatKind::Bot { level, stands_in: seat_row.owner.is_some() },
        },
        is_online: matches!(seat_row.sitter, Sitter::Bot(_)) || online & 1 << seat != 0,
        is_mine: role.seats.contains(Seat(seat)),
        hints: if row.head.is_over || role.seats.contains(Seat(seat)) { seat_row.hints } else { 0 },
    });
    let last_event = row.head.last_event.clone();
    let lesson = lessons::place(row);
    MatchSummary {
        id: row.id.0.clone(),
        game: row.game.clone(),
        options: shown_options(row).unwrap_or(Value::Null),
        seats: seats.collect(),
        status: status(row),
        owing: (0..8).filter(|seat| owing(row, online) & 1 << seat != 0).collect(),
        version: row.head.version,
        origin: row.origin.as_ref().and_then(origin),
        imported: imported(row),
        opened_at: row.opened_at,
        changed_at: row.head.changed_at,
        last_event: last_event.and_then(|event| RawValue::from_string(event).ok()),
        is_host: role.is_host,
        rematch: row.rematch.as_ref().map(|id| id.0.clone()),
        campaign: place(row),
        alone: alone(row),
        has_hints: lesson.is_none() && may_ask(row),
        lesson,
    }
}

/// Which game of which campaign a match is.
fn place(row: &MatchRow) -> Option<CampaignPlace> {
    let place = row.place.as_ref()?;
    let plan = find(&row.game).ok()?.campaign()?;
    let chapter = plan.chapter_of(place.number);
    let islands = islands(row).unwrap_or_default();
    Some(CampaignPlace { id: place.campaign.0.clone(), number: place.number, chapter, islands })
}

/// Which island lies at each seat.
fn islands(row: &MatchRow) -> Option<Vec<u8>> {
    let game = find(&row.game).ok()?;
    let options = game.read_options(&row.options).ok()?;
    let party = (game.campaign()?.party)(&options).ok()?;
    Some(party.iter().take(row.seats.len()).map(|member| member.board).collect())
}

fn status(row: &MatchRow) -> Status {
    if row.head.is_over {
        Status::Over
    } else if !row.is_dealt || row.seats.iter().any(|seat| seat.sitter == Sitter::Open) {
        Status::Waiting
    } else {
        Status::Running
    }
}

impl MatchActor {
    /// Nothing, if `guest` may see this match; for everybody else there is none.
    pub(super) async fn let_see(&mut self, guest: &GuestId) -> Result<(), ApiError> {
        if self.takes_part(guest) {
            return Ok(());
        }
        if self.world.store.is_spectator(&self.row.id, guest).await? {
            return Ok(());
        }
        if self.is_of_campaign(guest).await? {
            return Ok(());
        }
        // Seats are also taken on other nodes.
        self.reload().await?;
        if self.takes_part(guest) { Ok(()) } else { Err(ApiError::NoSuchMatch) }
    }

    /// Whoever takes part in a campaign sees all its games.
    async fn is_of_campaign(&mut self, guest: &GuestId) -> Result<bool, ApiError> {
        let Some(place) = &self.row.place else { return Ok(false) };
        let campaign = self.world.store.load_campaign(&place.campaign).await?;
        Ok(campaign.is_some_and(|row| is_member(&row, guest)))
    }

    pub(super) fn takes_part(&self, guest: &GuestId) -> bool {
        Role::of(&self.row, guest).takes_part()
    }

    pub(super) async fn summary(&mut self, guest: &GuestId) -> Result<MatchSummary, ApiError> {
        self.let_see(guest).await?;
        Ok(self.summary_for(guest))
    }

    /// Lets somebody else play a seat.
    pub(super) async fn replace(
        &mut self,
        guest: &GuestId,
        seat: u8,
        with: ReplaceSeat,
    ) -> Result<MatchSummary, ApiError> {
        self.let_see(guest).await?;
        let row = self.row.seats.get(usize::from(seat)).ok_or(ApiError::NoSuchSeat)?.clone();
        let is_mine = row.owner.as_ref() == Some(guest);
        let row = match with {
            ReplaceSeat::Owner if is_mine => SeatRow { sitter: Sitter::Person, ..row },
            ReplaceSeat::Owner => return Err(ApiError::NotYourSeat),
            ReplaceSeat::Bot { .. } if !is_mine && self.row.host != *guest => {
                return Err(ApiError::NotHost);
            }
            ReplaceSeat::Bot { level } => match row.owner {
                Some(_) => {
                    if !is_mine {
                        self.let_stand_in(seat).await?;
                    }
                    SeatRow { sitter: Sitter::Bot(level), ..row }
                }
                None => bot_seat(Sitter::Bot(level), seat),
            },
        };
        self.sit(seat, row).await?;
        Ok(self.summary_for(guest))
    }

    /// Changes a seat, unless somebody else has done so meanwhile.
    pub(super) async fn sit(&mut self, seat: u8, row: SeatRow) -> Result<(), ApiError> {
        let index = usize::from(seat);
        let expected = self.row.seats[index].sitter.clone();
        if !self.world.store.seat(&self.row.id, seat, &expected, &row).await? {
            self.reload().await?;
            return Err(ApiError::SeatChanged);
        }
        // What the one has drafted is no concern of the other.
        while self.table.undo(Seat(seat)).is_ok() {}
        self.redrafted(Seat(seat));
        self.thinkers[index] = Thinker::default();
        self.row.seats[index] = row;
        self.note_online();
        self.note_presence().await;
        self.attend();
        self.tell_seated();
        self.tell_advanced(self.stored);
        self.deal_if_ready().await;
        self.let_bots_think();
        Ok(())
    }

    /// The match that follows this one, with everybody on the same seat.
    pub(super) async fn rematch(&mut self, guest: &GuestRow) -> Result<MatchSummary, ApiError> {
        self.let_see(&guest.id).await?;
        if !self.takes_part(&guest.id) || self.row.is_imported() {
            return Err(ApiError::NotYourSeat);
        }
        if self.row.place.is_some() {
            return Err(ApiError::InCampaign);
        }
        if !self.table.is_over() {
            return Err(ApiError::NotOver);
        }
        let next = match &self.row.rematch {
            Some(next) => next.clone(),
            None => {
                let new = MatchId(crate::identity::new_id());
                self.world.store.link_rematch(&self.row.id, &new).await?
            }
        };
        // The link comes first: of two who ask at once, one is too late. A link
        // that leads nowhere, because storing the match failed, is made good here.
        let row = match self.world.store.load_match(&next).await? {
            Some(row) => row,
            None => self.open_rematch(next.clone(), guest).await?,
        };
        if self.row.rematch.as_ref() != Some(&next) {
            self.row.rematch = Some(next);
            self.tell_seated();
        }
        Ok(summary(&row, Role::of(&row, &guest.id), 0))
    }

    async fn open_rematch(&mut self, id: MatchId, host: &GuestRow) -> Result<MatchRow, ApiError> {
        let fate = self.world.config.fate;
        let secret = fate.seed();
        let again = |(seat, row): (u8, &SeatRow)| match (&row.owner, &row.sitter) {
            (Some(_), _) => {
                SeatRow { sitter: Sitter::Person, token: None, hints: 0, ..row.clone() }
            }
            (None, Sitter::Bot(_)) => SeatRow { hints: 0, ..row.clone() },
            (None, Sitter::Open | Sitter::Person) => open_seat(&secret, seat),
        };
        let seats = (0..).zip(&self.row.seats).map(again).collect();
        let game = find(&self.row.game).map_err(|error| ApiError::NoSuchGame(error.to_string()))?;
        let options = game.read_options(&self.row.options);
        let options = options.map_err(|error| ApiError::BadOptions(error.to_string()))?;
        let opening = if alone(&self.row).is_some() {
            // Whoever sits here has finished it in a campaign, though it is on no list.
            Opening { id, game, options, host: host.id.clone(), secret, seats, place: None }
        } else {
            let chosen = chosen(&options);
            chosen_opening(id, (&self.row.game, &chosen), host, secret, seats)?
        };
        let row = MatchRow { has_hints: self.row.has_hints, ..opening.set_up(fate)? };
        self.world.store.add_match(&row, &[]).await?;
        Ok(row)
    }
}

/// Everything that was chosen besides the number of players.
pub(crate) fn chosen(options: &Value) -> BTreeMap<String, String> {
    let fields = options.as_object().into_iter().flatten();
    let chosen = fields.filter(|(name, _)| *name != "players");
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    chosen.map(|(name, value)| (name.clone(), word(value))).collect()
}
