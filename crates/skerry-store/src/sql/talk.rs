//! How table talk is written and read in SQL.
use super::{connection::Columns, read};
use crate::{GuestId, LineRow, StoreError, talk::words_of};

pub(crate) fn line_of(row: &impl Columns) -> Result<LineRow, StoreError> {
    Ok(LineRow {
        number: read(row.number("line")?)?,
        guest: GuestId(row.text("guest")?.to_owned()),
        seat: row.number_if_any("seat")?.map(read).transpose()?,
        name: row.text("name")?.to_owned(),
        said_at: read(row.number("said_at")?)?,
        words: words_of(row.truth("is_phrase")?, row.text("words")?)?,
    })
}

/// `impl TalkStore` for a type that has `reader()`, `begin()` and `tell()`.
macro_rules! talk_in_sql {
    ($store:ty) => {
        #[async_trait]
        impl crate::TalkStore for $store {
            async fn load_talk(
                &self,
                id: &MatchId,
                first: u64,
                most: u32,
            ) -> Result<crate::TalkRow, StoreError> {
                let audience: Option<String> =
                    sqlx::query_scalar("SELECT audience FROM talk_rules WHERE match_id = $1")
                        .bind(&id.0)
                        .fetch_optional(self.reader())
                        .await?;
                let muted: Vec<String> =
                    sqlx::query_scalar("SELECT guest FROM muted WHERE match_id = $1 ORDER BY guest")
                        .bind(&id.0)
                        .fetch_all(self.reader())
                        .await?;
                let rows = sqlx::query(
                    "SELECT line, guest, seat, name, said_at, is_phrase, words FROM talk \
                     WHERE match_id = $1 AND line >= $2 ORDER BY line DESC LIMIT $3",
                )
                .bind(&id.0)
                .bind(kept(first)?)
                .bind(i64::from(most))
                .fetch_all(self.reader())
                .await?;
                let audience = audience.as_deref().map(crate::talk::audience_of).transpose()?;
                let lines: Result<Vec<_>, _> =
                    rows.iter().rev().map(crate::sql::line_of).collect();
                Ok(crate::TalkRow {
                    audience: audience.unwrap_or_default(),
                    muted: muted.into_iter().map(GuestId).collect(),
                    lines: lines?,
                })
            }

            async fn add_line(
                &self,
                id: &MatchId,
                line: &crate::LineRow,
            ) -> Result<(), StoreError> {
                let (is_phrase, words) = crate::talk::words_kept(&line.words);
                let mut tx = self.begin().await?;
                sqlx::query(
                    "INSERT INTO talk (match_id, line, guest, seat, name, said_at, is_phrase, words) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                )
                .bind(&id.0)
                .bind(kept(line.number)?)
                .bind(&line.guest.0)
                .bind(line.seat.map(i64::from))
                .bind(&line.name)
                .bind(kept(line.said_at)?)
                .bind(is_phrase)
                .bind(words)
                .execute(&mut *tx)
                .await
                .map_err(|error| taken(error, id, line.number))?;
                self.tell(&mut tx, id).await?;
                Ok(tx.commit().await?)
            }

            async fn set_audience(
                &self,
                id: &MatchId,
                audience: skerry_protocol::Audience,
            ) -> Result<(), StoreError> {
                let mut tx = self.begin().await?;
                sqlx::query(
                    "INSERT INTO talk_rules (match_id, audience) VALUES ($1, $2) \
                     ON CONFLICT (match_id) DO UPDATE SET audience = excluded.audience",
                )
                .bind(&id.0)
                .bind(crate::talk::audience_word(audience))
                .execute(&mut *tx)
                .await?;
                self.tell(&mut tx, id).await?;
                Ok(tx.commit().await?)
            }

            async fn mute(
                &self,
                id: &MatchId,
                guest: &GuestId,
                is_muted: bool,
            ) -> Result<(), StoreError> {
                let statement = if is_muted {
                    "INSERT INTO muted (match_id, guest) VALUES ($1, $2) \
                     ON CONFLICT (match_id, guest) DO NOTHING"
                } else {
                    "DELETE FROM muted WHERE match_id = $1 AND guest = $2"
                };
                let mut tx = self.begin().await?;
                sqlx::query(statement).bind(&id.0).bind(&guest.0).execute(&mut *tx).await?;
                self.tell(&mut tx, id).await?;
                Ok(tx.commit().await?)
            }
        }
    };
}
pub(crate) use talk_in_sql;
