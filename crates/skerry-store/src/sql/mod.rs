//! The store in SQL, written once for both databases: they share every
//! statement that stands here. What differs is in `sqlite.rs` and `postgres.rs`.
mod analyses;
mod calls;
mod campaigns;
mod connection;
mod dice;
mod presence;
mod rows;
mod talk;
mod upkeep;

use std::borrow::Cow;

use sqlx::{
    SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

pub(crate) use analyses::analyses_in_sql;
pub(crate) use calls::{calls_in_sql, push_of, webhook_of};
pub(crate) use campaigns::{
    campaigns_in_sql, campaigns_of_rows, campaigns_with_islands, insert_campaign, insert_island,
    put_away, update_island,
};
pub(crate) use connection::{SqlConnection, Value, with_values};
pub(crate) use dice::{deal_match, dice_in_sql, replace_nonces};
pub(crate) use rows::{
    append_entries, guest_of, insert_match, matches_of_rows, matches_with_seats, why_not_at,
};

pub(crate) use talk::{line_of, talk_in_sql};
pub(crate) use upkeep::{mark_matches, remove, upkeep_in_sql};

use crate::{MatchHead, MatchId, StoreError};

/// The migrations of one database, built in. Each is a file that never
/// changes again once it has been released.
pub(crate) fn migrator(files: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migrations = files.iter().map(|&(version, name, sql)| {
        let name = Cow::Borrowed(name);
        Migration::new(version, name, MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        Self::Failed(error.to_string())
    }
}

/// A number as both databases keep it.
pub(crate) fn kept(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::Failed(format!("{number} is too large to keep")))
}

/// A number as we use it.
pub(crate) fn read<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| StoreError::Failed(format!("{number} is out of range")))
}

/// The head must say how long the log is with the new entries.
pub(crate) fn check_version(
    first: u64,
    entries: &[String],
    head: &MatchHead,
) -> Result<(), StoreError> {
    let length = first + entries.len() as u64;
    if head.version == length {
        return Ok(());
    }
    Err(StoreError::Failed(format!("the log has {length} entries, its head says {}", head.version)))
}

/// Why entries cannot be added at `first` to a log of `length` entries.
pub(crate) fn refusal(id: &MatchId, first: u64, length: Option<u64>) -> StoreError {
    match length {
        None => StoreError::Failed(format!("no match {id}")),
        Some(length) if length < first => {
            StoreError::Failed(format!("the log of match {id} ends at {length}, not at {first}"))
        }
        Some(_) => StoreError::Conflict { id: id.clone(), index: first },
    }
}

/// A unique index that refuses a match or an entry: somebody was quicker.
pub(crate) fn taken(error: sqlx::Error, id: &MatchId, index: u64) -> StoreError {
    match error {
        sqlx::Error::Database(cause) if cause.is_unique_violation() => {
            StoreError::Conflict { id: id.clone(), index }
        }
        other => other.into(),
    }
}

/// `impl Store` for a type that has `reader()`, `begin()`, `append_whole()`,
/// `tell()`, `tell_of_guest()` and `hear()`.
macro_rules! store_in_sql {
    ($store:ty) => {
        #[async_trait]
        impl Store for $store {
            async fn add_guest(&self, guest: &GuestRow, session: &str) -> Result<(), StoreError> {
                let mut tx = self.begin().await?;
                sqlx::query("INSERT INTO guests (id, name, recovery) VALUES ($1, $2, $3)")
                    .bind(&guest.id.0)
                    .bind(&guest.name)
                    .bind(&guest.recovery)
                    .execute(&mut *tx)
                    .await?;
                sqlx::query("INSERT INTO sessions (session, guest) VALUES ($1, $2)")
                    .bind(session)
                    .bind(&guest.id.0)
                    .execute(&mut *tx)
                    .await?;
                Ok(tx.commit().await?)
            }

            async fn guest_by_session(
                &self,
                session: &str,
            ) -> Result<Option<GuestRow>, StoreError> {
                let found = sqlx::query_as(
                    "SELECT g.id, g.name, g.recovery FROM sessions s \
                     JOIN guests g ON g.id = s.guest WHERE s.session = $1",
                )
                .bind(session)
                .fetch_optional(self.reader())
                .await?;
                Ok(found.map(guest_of))
            }

            async fn guest_by_recovery(
                &self,
                recovery: &str,
            ) -> Result<Option<GuestRow>, StoreError> {
                let found =
                    sqlx::query_as("SELECT id, name, recovery FROM guests WHERE recovery = $1")
                        .bind(recovery)
                        .fetch_optional(self.reader())
                        .await?;
                Ok(found.map(guest_of))
            }

            async fn guest(&self, id: &GuestId) -> Result<Option<GuestRow>, StoreError> {
                let found = sqlx::query_as("SELECT id, name, recovery FROM guests WHERE id = $1")
                    .bind(&id.0)
                    .fetch_optional(self.reader())
                    .await?;
                Ok(found.map(guest_of))
            }

            async fn add_session(&self, guest: &GuestId, session: &str) -> Result<(), StoreError> {
                let mut tx = self.begin().await?;
                sqlx::query("INSERT INTO sessions (session, guest) VALUES ($1, $2)")
                    .bind(session)
                    .bind(&guest.0)
                    .execute(&mut *tx)
                    .await?;
                Ok(tx.commit().await?)
            }

            async fn replace_recovery(
                &self,
                guest: &GuestId,
                recovery: &str,
                session: &str,
            ) -> Result<(), StoreError> {
                let mut tx = self.begin().await?;
                let done = sqlx::query("UPDATE guests SET recovery = $2 WHERE id = $1")
                    .bind(&guest.0)
                    .bind(recovery)
                    .execute(&mut *tx)
                    .await?;
                if done.rows_affected() == 0 {
                    return Err(StoreError::Failed("no such guest".to_owned()));
                }
                sqlx::query("DELETE FROM sessions WHERE guest = $1")
                    .bind(&guest.0)
                    .execute(&mut *tx)
                    .await?;
                sqlx::query("INSERT INTO sessions (session, guest) VALUES ($1, $2)")
                    .bind(session)
                    .bind(&guest.0)
                    .execute(&mut *tx)
                    .await?;
                self.tell_of_guest(&mut tx, guest).await?;
                Ok(tx.commit().await?)
            }

            async fn rename_guest(&self, guest: &GuestId, name: &str) -> Result<(), StoreError> {
                let mut tx = self.begin().await?;
                let done = sqlx::query("UPDATE guests SET name = $2 WHERE id = $1")
                    .bind(&guest.0)
                    .bind(name)
                    .execute(&mut *tx)
                    .await?;
                if done.rows_affected() == 0 {
                    return Err(StoreError::Failed("no such guest".to_owned()));
                }
                Ok(tx.commit().await?)
            }

            async fn add_match(
                &self,
                row: &MatchRow,
                entries: &[String],
            ) -> Result<(), StoreError> {
                check_version(0, entries, &row.head)?;
                let mut tx = self.begin().await?;
                insert_match(&mut *tx, row).await?;
                tx.insert_entries(&row.id, 0, entries).await?;
                Ok(tx.commit().await?)
            }

            async fn load_match(&self, id: &MatchId) -> Result<Option<MatchRow>, StoreError> {
                let rows = sqlx::query(matches_with_seats(
                    "(SELECT * FROM matches WHERE id = $1) m",
                    "s.seat"
                ))
                .bind(&id.0)
                .fetch_all(self.reader())
                .await?;
                Ok(matches_of_rows(&rows)?.pop())
            }

            async fn load_entries(
                &self,
                id: &MatchId,
                first: u64,
            ) -> Result<Vec<String>, StoreError> {
                let entries = sqlx::query_scalar(
                    "SELECT entry FROM entries WHERE match_id = $1 AND idx >= $2 ORDER BY idx",
                );
                Ok(entries.bind(&id.0).bind(kept(first)?).fetch_all(self.reader()).await?)
            }

            async fn append(
                &self,
                id: &MatchId,
                first: u64,
                entries: &[String],
                head: &MatchHead,
            ) -> Result<(), StoreError> {
                check_version(first, entries, head)?;
                self.append_whole(id, first, entries, head).await
            }

            async fn seat(
                &self,
                id: &MatchId,
                seat: u8,
                expected: &Sitter,
                row: &SeatRow,
            ) -> Result<bool, StoreError> {
                let mut tx = self.begin().await?;
                let done = sqlx::query(
                    "UPDATE seats SET name = $3, sitter = $4, owner = $5, token = $6 \
                     WHERE match_id = $1 AND seat = $2 AND sitter = $7",
                )
                .bind(&id.0)
                .bind(i64::from(seat))
                .bind(&row.name)
                .bind(row.sitter.word())
                .bind(row.owner.as_ref().map(|guest| &guest.0))
                .bind(&row.token)
                .bind(expected.word())
                .execute(&mut *tx)
                .await?;
                if done.rows_affected() == 0 {
                    return Ok(false);
                }
                self.tell(&mut tx, id).await?;
                tx.commit().await?;
                Ok(true)
            }

            async fn count_hint(&self, id: &MatchId, seat: u8) -> Result<u32, StoreError> {
                let mut tx = self.begin().await?;
                let now: Option<i64> = sqlx::query_scalar(
                    "UPDATE seats SET hints = hints + 1 WHERE match_id = $1 AND seat = $2 \
                     RETURNING hints",
                )
                .bind(&id.0)
                .bind(i64::from(seat))
                .fetch_optional(&mut *tx)
                .await?;
                let now = now.ok_or_else(|| StoreError::Failed(format!("no seat {seat} at {id}")))?;
                tx.commit().await?;
                crate::sql::read(now)
            }

            async fn add_spectator(&self, id: &MatchId, guest: &GuestId) -> Result<(), StoreError> {
                let mut tx = self.begin().await?;
                sqlx::query(
                    "INSERT INTO spectators (match_id, guest) VALUES ($1, $2) \
                     ON CONFLICT (match_id, guest) DO NOTHING",
                )
                .bind(&id.0)
                .bind(&guest.0)
                .execute(&mut *tx)
                .await?;
                Ok(tx.commit().await?)
            }

            async fn is_spectator(
                &self,
                id: &MatchId,
                guest: &GuestId,
            ) -> Result<bool, StoreError> {
                let found: Option<String> = sqlx::query_scalar(
                    "SELECT guest FROM spectators WHERE match_id = $1 AND guest = $2",
                )
                .bind(&id.0)
                .bind(&guest.0)
                .fetch_optional(self.reader())
                .await?;
                Ok(found.is_some())
            }

            async fn link_rematch(
                &self,
                id: &MatchId,
                next: &MatchId,
            ) -> Result<MatchId, StoreError> {
                let mut tx = self.begin().await?;
                let now: Option<String> = sqlx::query_scalar(
                    "UPDATE matches SET rematch = COALESCE(rematch, $2) WHERE id = $1 \
                     RETURNING rematch",
                )
                .bind(&id.0)
                .bind(&next.0)
                .fetch_optional(&mut *tx)
                .await?;
                let now = now.ok_or_else(|| StoreError::Failed(format!("no match {id}")))?;
                self.tell(&mut tx, id).await?;
                tx.commit().await?;
                Ok(MatchId(now))
            }

            async fn matches_of(
                &self,
                guest: &GuestId,
                most: u32,
            ) -> Result<Vec<MatchRow>, StoreError> {
                let rows = sqlx::query(matches_with_seats(
                    "(SELECT * FROM matches \
                     WHERE id IN (SELECT match_id FROM seats WHERE owner = $1) \
                     OR (host = $1 AND origin LIKE 'file %') \
                     ORDER BY changed_at DESC, id LIMIT $2) m",
                    "m.changed_at DESC, m.id, s.seat"
                ))
                .bind(&guest.0)
                .bind(i64::from(most))
                .fetch_all(self.reader())
                .await?;
                matches_of_rows(&rows)
            }

            async fn unfinished_with_bots(&self) -> Result<Vec<MatchId>, StoreError> {
                let ids: Vec<String> = sqlx::query_scalar(
                    "SELECT id FROM matches WHERE NOT is_over AND EXISTS (SELECT 1 FROM seats \
                     WHERE match_id = matches.id AND sitter NOT IN ('open', 'person')) ORDER BY id",
                )
                .fetch_all(self.reader())
                .await?;
                Ok(ids.into_iter().map(MatchId).collect())
            }

            async fn heard(&self) -> News {
                self.hear().await
            }

            fn is_shared(&self) -> bool {
                Self::IS_SHARED
            }

            async fn is_well(&self) -> bool {
                let written = async {
                    let mut tx = self.begin().await?;
                    sqlx::query(
                        "INSERT INTO health (id, checked_at) VALUES (1, 1) \
                         ON CONFLICT (id) DO UPDATE SET checked_at = health.checked_at + 1",
                    )
                    .execute(&mut *tx)
                    .await?;
                    Ok::<(), StoreError>(tx.commit().await?)
                };
                matches!(tokio::time::timeout(PATIENCE, written).await, Ok(Ok(())))
            }
        }
    };
}
pub(crate) use store_in_sql;
