//! Matches that were played elsewhere and come here as records, to be looked at again. Nothing of
//! a record is believed: it is played once more by our rules. Nobody sits at such a match; whoever
//! has brought it is its host, and its players have no names but those of their seats.
use serde_json::Value;
use skerry_catalog::{AnyGame, AnyTable, Chronicle, RecordFault, game_of_record};
use skerry_core::{Seat, Seed};
use skerry_store::{Digits, GuestRow, MatchId, MatchRow, Nonces, Origin, SeatRow, Sitter};

use crate::{
    App,
    error::{ApiError, Brought},
    identity::{Link, hash, invitation, new_id},
    matches::{chosen, head, now, taken_up},
};

/// Work that takes a while, where nobody waits for the thread.
pub(crate) async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::task::spawn_blocking(work).await.map_err(|_| ApiError::Broken)?
}

/// The match of a record, which is kept from now on.
pub(crate) async fn imported(
    app: &App,
    record: String,
    host: &GuestRow,
) -> Result<MatchRow, ApiError> {
    let (host, secret) = (host.clone(), app.config().fate.seed());
    let (row, entries) = beside(move || read(&record, &host, secret)).await?;
    app.store().add_match(&row, &entries).await?;
    Ok(row)
}

fn read(
    record: &str,
    host: &GuestRow,
    secret: String,
) -> Result<(MatchRow, Vec<String>), ApiError> {
    let game = game_of_record(record).map_err(|fault| refused(&fault))?;
    let played = game.replay(record).map_err(|fault| refused(&fault))?;
    if !played.is_over {
        return Err(ApiError::NotOver);
    }
    if !is_listed(game, &played.options) {
        return Err(Brought::OfCampaign.into());
    }
    let file = File { game, played, host };
    let told = file.told_dice(record).and_then(|dice| file.made(dice).ok());
    let is_true = |(_, table): &Made| game.replay(&table.record()).is_ok();
    let (row, table) = match told.filter(is_true) {
        Some(made) => made,
        None => {
            file.made(Dice { secret, nonces: None, since: file.played.entries.len() as u64 })?
        }
    };
    Ok((row, table.log()))
}

/// Why a record is refused. Of a campaign it may name what its reader has not opened, so no more
/// is told than the line.
fn refused(fault: &RecordFault) -> ApiError {
    match fault {
        RecordFault::UnknownGame { unknown, .. } => ApiError::NoSuchGame(unknown.to_string()),
        RecordFault::Broken { error, .. } if fault.is_no_record() => {
            Brought::NoRecord(error.line).into()
        }
        RecordFault::Broken { .. } if fault.is_of_other_rules() => Brought::OfOtherRules.into(),
        RecordFault::Broken { error, .. } => Brought::BadRecord(error.line).into(),
    }
}

/// Whether a table with these options could be opened here.
fn is_listed(game: &dyn AnyGame, options: &Value) -> bool {
    let chosen: Vec<_> = chosen(options).into_iter().collect();
    let players = options["players"].as_i64();
    game.choose_listed(players, &chosen).is_ok_and(|listed| listed == *options)
}

/// Where the draws of a match come from: all before `since` from somewhere that nobody knows.
struct Dice {
    secret: String,
    nonces: Option<Nonces>,
    since: u64,
}

/// A record that was played again to its end.
struct File<'a> {
    game: &'static dyn AnyGame,
    played: Chronicle,
    host: &'a GuestRow,
}

type Made = (MatchRow, Box<dyn AnyTable>);

impl File<'_> {
    /// What the record tells of them.
    fn told_dice(&self, record: &str) -> Option<Dice> {
        let since = heading(record, "since ").and_then(|since| since.parse().ok());
        Some(Dice {
            secret: seed_of(record)?.to_owned(),
            nonces: nonces_of(record, self.played.players.into()),
            since: since.unwrap_or(0),
        })
    }

    /// The match with these dice, and its table.
    fn made(&self, Dice { secret, nonces, since }: Dice) -> Result<Made, ApiError> {
        let seed: Seed = secret.parse().map_err(|_| ApiError::Broken)?;
        let (game, played) = (self.game, &self.played);
        let laid = game.lay(&played.options, seed.into()).map_err(|_| ApiError::Broken)?;
        let versions = game.versions(&played.options).map_err(|_| ApiError::Broken)?;
        let opened_at = now();
        let mut row = MatchRow {
            id: MatchId(new_id()),
            game: played.game.to_owned(),
            rules_version: *versions.end(),
            options: laid.options_line(),
            spectator_token: hash(&invitation(&secret, Link::Watch)),
            seed: secret,
            nonces,
            is_dealt: true,
            host: self.host.id.clone(),
            opened_at,
            head: head(&*laid, opened_at),
            seats: (0..played.players).map(seat).collect(),
            rematch: None,
            place: None,
            origin: Some(Origin { id: None, at: since }),
            has_hints: false,
        };
        let entries: Vec<String> = played.entries.iter().map(|entry| entry.line.clone()).collect();
        let table = taken_up(&row, &entries)?;
        row.head = head(&*table, opened_at);
        Ok((row, table))
    }
}

/// A seat without anybody: called by the letter that it has in records.
fn seat(seat: u8) -> SeatRow {
    let name = Seat(seat).to_string().to_uppercase();
    SeatRow { name, sitter: Sitter::Person, owner: None, token: None, hints: 0 }
}

fn heading<'a>(record: &'a str, name: &str) -> Option<&'a str> {
    record.lines().find_map(|line| line.strip_prefix(name)).map(str::trim)
}

/// The seed that a record reveals.
pub(crate) fn seed_of(record: &str) -> Option<&str> {
    heading(record, "seed ")
}

/// What players have added to it, if they did: a word for each seat.
pub(crate) fn nonces_of(record: &str, seats: usize) -> Option<Nonces> {
    let is_committed = heading(record, "dice ")? != "2";
    Some(Nonces {
        commitments: is_committed.then(|| digits_of(record, "commitment ", seats)),
        is_committed,
        revealed: digits_of(record, "nonce ", seats),
    })
}

/// The digits that a record has for each seat under this heading.
fn digits_of(record: &str, heading: &str, seats: usize) -> Digits {
    let mut digits = vec![None; seats];
    let lines = record.lines().filter_map(|line| line.strip_prefix(heading)?.split_once(' '));
    for (seat, found) in lines {
        let seat = seat.parse().ok().and_then(|seat: Seat| digits.get_mut(seat.index()));
        if let Some(place) = seat {
            *place = Some(found.trim().to_owned());
        }
    }
    digits
}
