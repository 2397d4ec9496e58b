//! How calls are written and read in SQL.
use super::{connection::Columns, read};
use crate::{PushRow, StoreError, WebhookRow};

pub(crate) fn push_of(row: &impl Columns) -> Result<PushRow, StoreError> {
    Ok(PushRow {
        endpoint: row.text("endpoint")?.to_owned(),
        p256dh: row.text("p256dh")?.to_owned(),
        auth: row.text("auth")?.to_owned(),
        device: row.text("device")?.to_owned(),
        added_at: read(row.number("added_at")?)?,
    })
}

pub(crate) fn webhook_of((url, secret): (String, String)) -> WebhookRow {
    WebhookRow { url, secret }
}

/// `impl CallStore` for a type that has `reader()` and `begin()`.
macro_rules! calls_in_sql {
    ($store:ty) => {
        #[async_trait]
        impl crate::CallStore for $store {
            async fn keep_secret(&self, name: &str, secret: &str) -> Result<String, StoreError> {
                let mut tx = self.begin().await?;
                sqlx::query(
                    "INSERT INTO secrets (name, secret) VALUES ($1, $2) \
                     ON CONFLICT (name) DO NOTHING",
                )
                .bind(name)
                .bind(secret)
                .execute(&mut *tx)
                .await?;
                tx.commit().await?;
                let kept = sqlx::query_scalar("SELECT secret FROM secrets WHERE name = $1");
                Ok(kept.bind(name).fetch_one(self.reader()).await?)
            }

            async fn load_calls(&self, guest: &GuestId) -> Result<crate::CallsRow, StoreError> {
                let pushes = sqlx::query(
                    "SELECT endpoint, p256dh, auth, device, added_at FROM pushes \
                     WHERE guest = $1 ORDER BY added_at, endpoint",
                )
                .bind(&guest.0)
                .fetch_all(self.reader())
                .await?;
                let webhook = sqlx::query_as("SELECT url, secret FROM webhooks WHERE guest = $1")
                    .bind(&guest.0)
                    .fetch_optional(self.reader())
                    .await?;
                let quiet: Vec<String> =
                    sqlx::query_scalar("SELECT match_id FROM quiet WHERE guest = $1 ORDER BY match_id")
                        .bind(&guest.0)
                        .fetch_all(self.reader())
                        .await?;
                let pushes: Result<Vec<_>, _> = pushes.iter().map(crate::sql::push_of).collect();
                Ok(crate::CallsRow {
                    pushes: pushes?,
                    webhook: webhook.map(crate::sql::webhook_of),
                    quiet: quiet.into_iter().map(MatchId).collect(),
                })
            }

            async fn add_push(
                &self,
                guest: &GuestId,
                push: &crate::PushRow,
                most: u32,
            ) -> Result<(), StoreError> {
                let mut tx = self.begin().await?;
                sqlx::query(
                    "INSERT INTO pushes (endpoint, guest, p256dh, auth, device, added_at) \
                     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint) DO UPDATE SET \
                     guest = excluded.guest, p256dh = excluded.p256dh, auth = excluded.auth, \
                     device = excluded.device, added_at = excluded.added_at",
                )
                .bind(&push.endpoint)
                .bind(&guest.0)
                .bind(&push.p256dh)
                .bind(&push.auth)
                .bind(&push.device)
                .bind(kept(push.added_at)?)
                .execute(&mut *tx)
                .await?;
                sqlx::query(
                    "DELETE FROM pushes WHERE guest = $1 AND endpoint NOT IN (\
                     SELECT endpoint FROM pushes WHERE guest = $1 \
                     ORDER BY added_at DESC, endpoint DESC LIMIT $2)",
                )
                .bind(&guest.0)
                .bind(i64::from(most))
                .execute(&mut *tx)
                .await?;
                Ok(tx.commit().await?)
            }

            async fn forget_push(&self, guest: &GuestId, endpoint: &str) -> Result<(), StoreError> {
                let mut tx = self.begin().await?;
                sqlx::query("DELETE FROM pushes WHERE guest = $1 AND endpoint = $2")
                    .bind(&guest.0)
                    .bind(endpoint)
                    .execute(&mut *tx)
                    .await?;
                Ok(tx.commit().await?)
            }

            async fn set_webhook(
                &self,
                guest: &GuestId,
                webhook: Option<&crate::WebhookRow>,
            ) -> Result<(), StoreError> {
                let mut tx = self.begin().await?;
                sqlx::query("DELETE FROM webhooks WHERE guest = $1")
                    .bind(&guest.0)
                    .execute(&mut *tx)
                    .await?;
                if let Some(webhook) = webhook {
                    sqlx::query("INSERT INTO webhooks (guest, url, secret) VALUES ($1, $2, $3)")
                        .bind(&guest.0)
                        .bind(&webhook.url)
                        .bind(&webhook.secret)
                        .execute(&mut *tx)
                        .await?;
                }
                Ok(tx.commit().await?)
            }

            async fn set_quiet(
                &self,
                guest: &GuestId,
                id: &MatchId,
                is_quiet: bool,
            ) -> Result<(), StoreError> {
                let statement = if is_quiet {
                    "INSERT INTO quiet (guest, match_id) VALUES ($1, $2) \
                     ON CONFLICT (guest, match_id) DO NOTHING"
                } else {
                    "DELETE FROM quiet WHERE guest = $1 AND match_id = $2"
                };
                let mut tx = self.begin().await?;
                sqlx::query(statement).bind(&guest.0).bind(&id.0).execute(&mut *tx).await?;
                Ok(tx.commit().await?)
            }
        }
    };
}
pub(crate) use calls_in_sql;
