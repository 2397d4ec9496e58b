//! How what nobody needs is found and removed in SQL.
use super::connection::{
    SqlConnection,
    Value::{Number, Text},
};
use super::kept;
use crate::{MatchId, Pruned, Stale, StoreError};

/// What belongs to a match, and goes before it.
const OF_MATCH: [&str; 8] = [
    "DELETE FROM analyses WHERE match_id IN (SELECT match_id FROM removals)",
    "DELETE FROM entries WHERE match_id IN (SELECT match_id FROM removals)",
    "DELETE FROM seats WHERE match_id IN (SELECT match_id FROM removals)",
    "DELETE FROM spectators WHERE match_id IN (SELECT match_id FROM removals)",
    "DELETE FROM talk WHERE match_id IN (SELECT match_id FROM removals)",
    "DELETE FROM talk_rules WHERE match_id IN (SELECT match_id FROM removals)",
    "DELETE FROM muted WHERE match_id IN (SELECT match_id FROM removals)",
    "DELETE FROM quiet WHERE match_id IN (SELECT match_id FROM removals)",
];

/// What belongs to a guest, and goes before them.
const OF_GUEST: [&str; 6] = [
    "DELETE FROM sessions WHERE guest IN (SELECT guest FROM leavers)",
    "DELETE FROM pushes WHERE guest IN (SELECT guest FROM leavers)",
    "DELETE FROM webhooks WHERE guest IN (SELECT guest FROM leavers)",
    "DELETE FROM quiet WHERE guest IN (SELECT guest FROM leavers)",
    "DELETE FROM spectators WHERE guest IN (SELECT guest FROM leavers)",
    "DELETE FROM muted WHERE guest IN (SELECT guest FROM leavers)",
];

/// Campaigns without a match, after their islands.
const UNBEGUN_CAMPAIGNS: [&str; 2] = [
    "DELETE FROM campaign_islands WHERE campaign IN (SELECT id FROM campaigns c \
     WHERE opened_at < $1 AND NOT EXISTS (SELECT 1 FROM matches WHERE campaign = c.id))",
    "DELETE FROM campaigns WHERE opened_at < $1 \
     AND NOT EXISTS (SELECT 1 FROM matches WHERE campaign = campaigns.id)",
];

/// Chooses the matches that are to go. A table at which something was done has changed
/// since it was opened. Campaigns that have begun stay: their logs are all that there is
/// of them.
pub(crate) async fn mark_matches(
    tx: &mut impl SqlConnection,
    stale: &Stale,
    spared: &[MatchId],
) -> Result<(), StoreError> {
    let finished = stale.finished.map_or(Ok(-1), kept)?;
    tx.run(
        "INSERT INTO removals (match_id) SELECT id FROM matches \
         WHERE (NOT is_over AND changed_at = opened_at AND opened_at < $1 \
         AND (campaign IS NULL OR number = 1)) \
         OR (is_over AND changed_at < $2 AND campaign IS NULL)",
        &[Number(kept(stale.unbegun)?), Number(finished)],
    )
    .await?;
    for id in spared {
        tx.run("DELETE FROM removals WHERE match_id = $1", &[Text(&id.0)]).await?;
    }
    Ok(())
}

/// Removes the matches that are marked, and then the guests who have none.
pub(crate) async fn remove(
    tx: &mut impl SqlConnection,
    stale: &Stale,
) -> Result<Pruned, StoreError> {
    for statement in OF_MATCH {
        tx.run(statement, &[]).await?;
    }
    let finished = tx
        .run("DELETE FROM matches WHERE is_over AND id IN (SELECT match_id FROM removals)", &[])
        .await?;
    let unbegun =
        tx.run("DELETE FROM matches WHERE id IN (SELECT match_id FROM removals)", &[]).await?;
    tx.run("DELETE FROM removals", &[]).await?;
    for statement in UNBEGUN_CAMPAIGNS {
        tx.run(statement, &[Number(kept(stale.unbegun)?)]).await?;
    }
    tx.run(
        "INSERT INTO leavers (guest) SELECT id FROM guests g \
         WHERE seen_at > 0 AND seen_at < $1 \
         AND NOT EXISTS (SELECT 1 FROM seats WHERE owner = g.id) \
         AND NOT EXISTS (SELECT 1 FROM matches WHERE host = g.id) \
         AND NOT EXISTS (SELECT 1 FROM campaigns WHERE host = g.id) \
         AND NOT EXISTS (SELECT 1 FROM campaign_islands WHERE owner = g.id) \
         AND NOT EXISTS (SELECT 1 FROM talk WHERE guest = g.id)",
        &[Number(kept(stale.guests)?)],
    )
    .await?;
    for statement in OF_GUEST {
        tx.run(statement, &[]).await?;
    }
    let guests = tx.run("DELETE FROM guests WHERE id IN (SELECT guest FROM leavers)", &[]).await?;
    tx.run("DELETE FROM leavers", &[]).await?;
    Ok(Pruned { unbegun, guests, finished })
}

/// `impl UpkeepStore` for a type that has `reader()`, `begin()` and `spare_present()`.
macro_rules! upkeep_in_sql {
    ($store:ty) => {
        #[async_trait]
        impl crate::UpkeepStore for $store {
            async fn seen(&self, guest: &GuestId, at: u64) -> Result<(), StoreError> {
                const DAY: u64 = 24 * 60 * 60 * 1000;
                let before = kept(at.saturating_sub(DAY))?;
                let last: Option<i64> =
                    sqlx::query_scalar("SELECT seen_at FROM guests WHERE id = $1")
                        .bind(&guest.0)
                        .fetch_optional(self.reader())
                        .await?;
                if last.is_none_or(|last| last > before) {
                    return Ok(());
                }
                let mut tx = self.begin().await?;
                sqlx::query("UPDATE guests SET seen_at = $2 WHERE id = $1")
                    .bind(&guest.0)
                    .bind(kept(at)?)
                    .execute(&mut *tx)
                    .await?;
                Ok(tx.commit().await?)
            }

            async fn unbegun_of(&self, host: &GuestId) -> Result<u64, StoreError> {
                let count: i64 = sqlx::query_scalar(
                    "SELECT COUNT(*) FROM matches \
                     WHERE host = $1 AND NOT is_over AND changed_at = opened_at",
                )
                .bind(&host.0)
                .fetch_one(self.reader())
                .await?;
                crate::sql::read(count)
            }

            async fn imported_of(&self, host: &GuestId) -> Result<u64, StoreError> {
                let count: i64 = sqlx::query_scalar(
                    "SELECT COUNT(*) FROM matches WHERE host = $1 AND origin LIKE 'file %'",
                )
                .bind(&host.0)
                .fetch_one(self.reader())
                .await?;
                crate::sql::read(count)
            }

            async fn prune(
                &self,
                stale: &crate::Stale,
                spared: &[MatchId],
                is_dry: bool,
            ) -> Result<crate::Pruned, StoreError> {
                let mut tx = self.begin().await?;
                crate::sql::mark_matches(&mut *tx, stale, spared).await?;
                self.spare_present(&mut tx).await?;
                let pruned = crate::sql::remove(&mut *tx, stale).await?;
                if is_dry {
                    tx.rollback().await?;
                } else {
                    tx.commit().await?;
                }
                Ok(pruned)
            }
        }
    };
}
pub(crate) use upkeep_in_sql;
