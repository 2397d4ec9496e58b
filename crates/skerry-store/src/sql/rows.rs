//! How a match and its seats are written and read in SQL.
use sqlx::AssertSqlSafe;

use super::{
    connection::{
        Columns, SqlConnection,
        Value::{Number, Perhaps, Text, Truth},
    },
    kept, read, refusal, taken,
};
use crate::{
    CampaignId, GuestId, GuestRow, MatchHead, MatchId, MatchRow, Nonces, Origin, Place, SeatRow,
    Sitter, StoreError, dice::NonceColumns,
};

/// A statement that reads matches with their seats, one row per seat. Nothing
/// but our own words can become part of it.
pub(crate) fn matches_with_seats(
    matches: &'static str,
    order: &'static str,
) -> AssertSqlSafe<String> {
    AssertSqlSafe(format!(
        "SELECT m.id, m.game, m.rules_version, m.options, m.seed, m.host, m.spectator_token, \
         m.opened_at, m.version, m.owing, m.is_over, m.changed_at, m.last_event, m.rematch, \
         m.campaign, m.number, m.nonces, m.commitments, m.is_committed, m.is_dealt, m.origin, \
         m.has_hints, \
         s.seat, s.name, s.sitter, s.owner, s.token, s.hints \
         FROM {matches} LEFT JOIN seats s ON s.match_id = m.id ORDER BY {order}"
    ))
}

pub(crate) async fn insert_match(
    tx: &mut impl SqlConnection,
    row: &MatchRow,
) -> Result<(), StoreError> {
    let NonceColumns { nonces, commitments, is_committed } = NonceColumns::of(row.nonces.as_ref());
    let origin = row.origin.as_ref().map(Origin::word);
    let values = [
        Text(&row.id.0),
        Text(&row.game),
        Number(i64::from(row.rules_version)),
        Text(&row.options),
        Text(&row.seed),
        Text(&row.host.0),
        Text(&row.spectator_token),
        Number(kept(row.opened_at)?),
        Number(kept(row.head.version)?),
        Number(i64::from(row.head.owing)),
        Truth(row.head.is_over),
        Number(kept(row.head.changed_at)?),
        Perhaps(row.head.last_event.as_deref()),
        Perhaps(row.rematch.as_ref().map(|id| &*id.0)),
        Perhaps(row.place.as_ref().map(|place| &*place.campaign.0)),
        Number(row.place.as_ref().map_or(0, |place| i64::from(place.number))),
        Perhaps(nonces.as_deref()),
        Truth(row.is_dealt),
        Perhaps(origin.as_deref()),
        Truth(row.has_hints),
        Perhaps(commitments.as_deref()),
        Truth(is_committed),
    ];
    tx.run(
        "INSERT INTO matches (id, game, rules_version, options, seed, host, \
         spectator_token, opened_at, version, owing, is_over, changed_at, last_event, \
         rematch, campaign, number, nonces, is_dealt, origin, has_hints, commitments, \
         is_committed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, \
         NULLIF($16, 0), $17, $18, $19, $20, $21, $22)",
        &values,
    )
    .await
    .map_err(|error| taken(error, &row.id, 0))?;
    for (seat, row_of_seat) in (0_i64..).zip(&row.seats) {
        insert_seat(tx, &row.id, seat, row_of_seat).await?;
    }
    Ok(())
}

/// Adds entries at `first`, if the log ends there, and updates the head.
pub(crate) async fn append_entries(
    tx: &mut impl SqlConnection,
    id: &MatchId,
    first: u64,
    entries: &[String],
    head: &MatchHead,
) -> Result<(), StoreError> {
    let values = [
        Text(&id.0),
        Number(kept(first)?),
        Number(kept(head.version)?),
        Number(i64::from(head.owing)),
        Truth(head.is_over),
        Number(kept(head.changed_at)?),
        Perhaps(head.last_event.as_deref()),
    ];
    let changed = tx
        .run(
            "UPDATE matches SET version = $3, owing = $4, is_over = $5, changed_at = $6, \
             last_event = $7 WHERE id = $1 AND version = $2",
            &values,
        )
        .await?;
    if changed == 0 {
        return Err(why_not_at(tx, id, first).await?);
    }
    tx.insert_entries(id, first, entries).await
}

/// Why a log does not end at `first`.
pub(crate) async fn why_not_at(
    tx: &mut impl SqlConnection,
    id: &MatchId,
    first: u64,
) -> Result<StoreError, StoreError> {
    let length = tx.number("SELECT version FROM matches WHERE id = $1", &[Text(&id.0)]).await?;
    Ok(refusal(id, first, length.map(read).transpose()?))
}

async fn insert_seat(
    tx: &mut impl SqlConnection,
    id: &MatchId,
    seat: i64,
    row: &SeatRow,
) -> Result<(), StoreError> {
    let values = [
        Text(&id.0),
        Number(seat),
        Text(&row.name),
        Text(row.sitter.word()),
        Perhaps(row.owner.as_ref().map(|guest| &*guest.0)),
        Perhaps(row.token.as_deref()),
        Number(i64::from(row.hints)),
    ];
    tx.run(
        "INSERT INTO seats (match_id, seat, name, sitter, owner, token, hints) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        &values,
    )
    .await?;
    Ok(())
}

pub(crate) fn guest_of((id, name, recovery): (String, String, String)) -> GuestRow {
    GuestRow { id: GuestId(id), name, recovery }
}

fn match_of(row: &impl Columns) -> Result<MatchRow, StoreError> {
    Ok(MatchRow {
        id: MatchId(row.text("id")?.to_owned()),
        game: row.text("game")?.to_owned(),
        rules_version: read(row.number("rules_version")?)?,
        options: row.text("options")?.to_owned(),
        seed: row.text("seed")?.to_owned(),
        nonces: nonces_of(row)?,
        is_dealt: row.truth("is_dealt")?,
        host: GuestId(row.text("host")?.to_owned()),
        spectator_token: row.text("spectator_token")?.to_owned(),
        opened_at: read(row.number("opened_at")?)?,
        head: MatchHead {
            version: read(row.number("version")?)?,
            owing: read(row.number("owing")?)?,
            is_over: row.truth("is_over")?,
            changed_at: read(row.number("changed_at")?)?,
            last_event: row.text_if_any("last_event")?.map(str::to_owned),
        },
        seats: Vec::new(),
        rematch: row.text_if_any("rematch")?.map(|id| MatchId(id.to_owned())),
        place: place_of(row)?,
        origin: row.text_if_any("origin")?.and_then(Origin::from_word),
        has_hints: row.truth("has_hints")?,
    })
}

fn nonces_of(row: &impl Columns) -> Result<Option<Nonces>, StoreError> {
    let columns = NonceColumns {
        nonces: row.text_if_any("nonces")?.map(str::to_owned),
        commitments: row.text_if_any("commitments")?.map(str::to_owned),
        is_committed: row.truth("is_committed")?,
    };
    Ok(columns.read())
}

fn place_of(row: &impl Columns) -> Result<Option<Place>, StoreError> {
    let campaign = row.text_if_any("campaign")?.map(|id| CampaignId(id.to_owned()));
    let number = row.number_if_any("number")?.map(read).transpose()?;
    Ok(campaign.zip(number).map(|(campaign, number)| Place { campaign, number }))
}

fn seat_of(row: &impl Columns) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        name: row.text("name")?.to_owned(),
        sitter: Sitter::from_word(row.text("sitter")?)?,
        owner: row.text_if_any("owner")?.map(|guest| GuestId(guest.to_owned())),
        token: row.text_if_any("token")?.map(str::to_owned),
        hints: read(row.number("hints")?)?,
    })
}

/// Rows come one per seat, those of a match together.
pub(crate) fn matches_of_rows(rows: &[impl Columns]) -> Result<Vec<MatchRow>, StoreError> {
    let mut found: Vec<MatchRow> = Vec::new();
    for row in rows {
        let id = row.text("id")?;
        if found.last().is_none_or(|last| last.id.0 != id) {
            found.push(match_of(row)?);
        }
        if let (Some(last), Some(_)) = (found.last_mut(), row.number_if_any("seat")?) {
            last.seats.push(seat_of(row)?);
        }
    }
    Ok(found)
}
