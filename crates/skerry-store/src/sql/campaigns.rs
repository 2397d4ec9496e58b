//! How campaigns are written and read in SQL.
use sqlx::AssertSqlSafe;

use super::{
    connection::{
        Columns, SqlConnection,
        Value::{Number, Perhaps, Text, Truth},
    },
    kept, read,
};
use crate::{CampaignId, CampaignRow, GuestId, IslandRow, MatchId, Place, Sitter, StoreError};

/// A statement that reads campaigns with their islands, one row per island. Nothing but our
/// own words can become part of it.
pub(crate) fn campaigns_with_islands(campaigns: &'static str) -> AssertSqlSafe<String> {
    AssertSqlSafe(format!(
        "SELECT c.id, c.game, c.host, c.opened_at, c.chapter, c.branch_of, c.branch_after, \
         i.island, i.animal, i.name, i.person, i.sitter, i.owner, i.token, i.is_absent, \
         i.revision FROM {campaigns} LEFT JOIN campaign_islands i ON i.campaign = c.id \
         ORDER BY c.opened_at DESC, c.id, i.island"
    ))
}

pub(crate) async fn insert_campaign(
    tx: &mut impl SqlConnection,
    row: &CampaignRow,
) -> Result<(), StoreError> {
    let (id, after) = match &row.branch_of {
        Some(place) => (Some(place.campaign.0.as_str()), i64::from(place.number)),
        None => (None, 0),
    };
    let values = [
        Text(&row.id.0),
        Text(&row.game),
        Text(&row.host.0),
        Number(kept(row.opened_at)?),
        Number(i64::from(row.chapter)),
        Perhaps(id),
        Number(after),
    ];
    tx.run(
        "INSERT INTO campaigns (id, game, host, opened_at, chapter, branch_of, branch_after) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        &values,
    )
    .await?;
    for (island, row_of_island) in (0..).zip(&row.islands) {
        insert_island(tx, &row.id, island, row_of_island).await?;
    }
    Ok(())
}

pub(crate) async fn insert_island(
    tx: &mut impl SqlConnection,
    id: &CampaignId,
    island: u8,
    row: &IslandRow,
) -> Result<bool, StoreError> {
    let values = [
        Text(&id.0),
        Number(i64::from(island)),
        Number(i64::from(row.animal)),
        Text(&row.name),
        Text(&row.person),
        Text(row.sitter.word()),
        Perhaps(row.owner.as_ref().map(|guest| &*guest.0)),
        Perhaps(row.token.as_deref()),
        Truth(row.is_absent),
        Number(kept(row.revision)?),
    ];
    let added = tx
        .run(
            "INSERT INTO campaign_islands (campaign, island, animal, name, person, sitter, owner, \
             token, is_absent, revision) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
             ON CONFLICT DO NOTHING",
            &values,
        )
        .await?;
    Ok(added == 1)
}

pub(crate) async fn update_island(
    tx: &mut impl SqlConnection,
    id: &CampaignId,
    island: u8,
    row: &IslandRow,
) -> Result<bool, StoreError> {
    let values = [
        Text(&id.0),
        Number(i64::from(island)),
        Text(&row.name),
        Text(&row.person),
        Text(row.sitter.word()),
        Perhaps(row.owner.as_ref().map(|guest| &*guest.0)),
        Perhaps(row.token.as_deref()),
        Truth(row.is_absent),
        Number(kept(row.revision)?),
    ];
    let changed = tx
        .run(
            "UPDATE campaign_islands SET name = $3, person = $4, sitter = $5, owner = $6, \
             token = $7, is_absent = $8, revision = revision + 1 \
             WHERE campaign = $1 AND island = $2 AND revision = $9",
            &values,
        )
        .await?;
    Ok(changed == 1)
}

/// A match leaves its place in a campaign, and is over.
pub(crate) async fn put_away(
    tx: &mut impl SqlConnection,
    id: &MatchId,
    place: Option<&Place>,
) -> Result<(), StoreError> {
    let gone = || StoreError::Conflict { id: id.clone(), index: 0 };
    let Place { campaign, number } = place.ok_or_else(gone)?;
    let values = [Text(&id.0), Text(&campaign.0), Number(i64::from(*number)), Truth(true)];
    let changed = tx
        .run(
            "UPDATE matches SET campaign = NULL, number = NULL, owing = 0, is_over = $4 \
             WHERE id = $1 AND campaign = $2 AND number = $3",
            &values,
        )
        .await?;
    if changed == 1 { Ok(()) } else { Err(gone()) }
}

fn campaign_of(row: &impl Columns) -> Result<CampaignRow, StoreError> {
    let branch = row.text_if_any("branch_of")?.map(|id| CampaignId(id.to_owned()));
    let after = read(row.number("branch_after")?)?;
    Ok(CampaignRow {
        id: CampaignId(row.text("id")?.to_owned()),
        game: row.text("game")?.to_owned(),
        host: GuestId(row.text("host")?.to_owned()),
        opened_at: read(row.number("opened_at")?)?,
        chapter: read(row.number("chapter")?)?,
        branch_of: branch.map(|campaign| Place { campaign, number: after }),
        islands: Vec::new(),
    })
}

fn island_of(row: &impl Columns) -> Result<IslandRow, StoreError> {
    Ok(IslandRow {
        animal: read(row.number("animal")?)?,
        name: row.text("name")?.to_owned(),
        person: row.text("person")?.to_owned(),
        sitter: Sitter::from_word(row.text("sitter")?)?,
        owner: row.text_if_any("owner")?.map(|guest| GuestId(guest.to_owned())),
        token: row.text_if_any("token")?.map(str::to_owned),
        is_absent: row.truth("is_absent")?,
        revision: read(row.number("revision")?)?,
    })
}

/// Rows come one per island, those of a campaign together.
pub(crate) fn campaigns_of_rows(rows: &[impl Columns]) -> Result<Vec<CampaignRow>, StoreError> {
    let mut found: Vec<CampaignRow> = Vec::new();
    for row in rows {
        let id = row.text("id")?;
        if found.last().is_none_or(|last| last.id.0 != id) {
            found.push(campaign_of(row)?);
        }
        if let (Some(last), Some(_)) = (found.last_mut(), row.number_if_any("island")?) {
            last.islands.push(island_of(row)?);
        }
    }
    Ok(found)
}

/// `impl CampaignStore` for a type that has `reader()` and `begin()`.
macro_rules! campaigns_in_sql {
    ($store:ty) => {
        #[async_trait]
        impl crate::CampaignStore for $store {
            async fn add_campaign(
                &self,
                row: &crate::CampaignRow,
                games: &[(MatchRow, Vec<String>)],
            ) -> Result<(), StoreError> {
                let mut tx = self.begin().await?;
                crate::sql::insert_campaign(&mut *tx, row).await?;
                for (row, entries) in games {
                    check_version(0, entries, &row.head)?;
                    insert_match(&mut *tx, row).await?;
                    tx.insert_entries(&row.id, 0, entries).await?;
                }
                Ok(tx.commit().await?)
            }

            async fn load_campaign(
                &self,
                id: &crate::CampaignId,
            ) -> Result<Option<crate::CampaignRow>, StoreError> {
                let rows = sqlx::query(crate::sql::campaigns_with_islands(
                    "(SELECT * FROM campaigns WHERE id = $1) c",
                ))
                .bind(&id.0)
                .fetch_all(self.reader())
                .await?;
                Ok(crate::sql::campaigns_of_rows(&rows)?.pop())
            }

            async fn campaigns_of(
                &self,
                guest: &GuestId,
                most: u32,
            ) -> Result<Vec<crate::CampaignRow>, StoreError> {
                let rows = sqlx::query(crate::sql::campaigns_with_islands(
                    "(SELECT * FROM campaigns WHERE host = $1 OR id IN \
                     (SELECT campaign FROM campaign_islands WHERE owner = $1) \
                     ORDER BY opened_at DESC, id LIMIT $2) c",
                ))
                .bind(&guest.0)
                .bind(i64::from(most))
                .fetch_all(self.reader())
                .await?;
                crate::sql::campaigns_of_rows(&rows)
            }

            async fn matches_of_campaign(
                &self,
                id: &crate::CampaignId,
            ) -> Result<Vec<MatchRow>, StoreError> {
                let rows = sqlx::query(matches_with_seats(
                    "(SELECT * FROM matches WHERE campaign = $1) m",
                    "m.number, s.seat",
                ))
                .bind(&id.0)
                .fetch_all(self.reader())
                .await?;
                matches_of_rows(&rows)
            }

            async fn last_seen_game(
                &self,
                id: &crate::CampaignId,
                guest: &GuestId,
            ) -> Result<Option<u8>, StoreError> {
                let number: Option<i64> = sqlx::query_scalar(
                    "SELECT MAX(number) FROM matches WHERE campaign = $1 AND (\
                     id IN (SELECT match_id FROM seats WHERE owner = $2) OR \
                     id IN (SELECT match_id FROM spectators WHERE guest = $2))",
                )
                .bind(&id.0)
                .bind(&guest.0)
                .fetch_one(self.reader())
                .await?;
                number.map(crate::sql::read).transpose()
            }

            async fn open_envelope(
                &self,
                id: &crate::CampaignId,
                chapter: u8,
            ) -> Result<bool, StoreError> {
                let mut tx = self.begin().await?;
                let done = sqlx::query(
                    "UPDATE campaigns SET chapter = $2 WHERE id = $1 AND chapter = $2 - 1",
                )
                .bind(&id.0)
                .bind(i64::from(chapter))
                .execute(&mut *tx)
                .await?;
                tx.commit().await?;
                Ok(done.rows_affected() == 1)
            }

            async fn replace_match(
                &self,
                old: &MatchId,
                row: &MatchRow,
                entries: &[String],
            ) -> Result<(), StoreError> {
                check_version(0, entries, &row.head)?;
                let mut tx = self.begin().await?;
                crate::sql::put_away(&mut *tx, old, row.place.as_ref()).await?;
                insert_match(&mut *tx, row).await?;
                tx.insert_entries(&row.id, 0, entries).await?;
                Ok(tx.commit().await?)
            }

            async fn add_island(
                &self,
                id: &crate::CampaignId,
                island: u8,
                row: &crate::IslandRow,
            ) -> Result<bool, StoreError> {
                let mut tx = self.begin().await?;
                let is_added = crate::sql::insert_island(&mut *tx, id, island, row).await?;
                tx.commit().await?;
                Ok(is_added)
            }

            async fn change_island(
                &self,
                id: &crate::CampaignId,
                island: u8,
                row: &crate::IslandRow,
            ) -> Result<bool, StoreError> {
                let mut tx = self.begin().await?;
                let is_changed = crate::sql::update_island(&mut *tx, id, island, row).await?;
                tx.commit().await?;
                Ok(is_changed)
            }
        }
    };
}
pub(crate) use campaigns_in_sql;
