//! How presence is written and read in PostgreSQL, which several nodes share.
use async_trait::async_trait;

use super::{connection::Columns, kept, read};
use crate::{GuestId, MatchId, PostgresStore, PresenceRow, PresenceStore, StoreError};

fn presence_of(row: &impl Columns) -> Result<PresenceRow, StoreError> {
    Ok(PresenceRow {
        guest: GuestId(row.text("guest")?.to_owned()),
        node: row.text("node")?.to_owned(),
        left_at: row.number_if_any("left_at")?.map(read).transpose()?,
        leased_until: read(row.number("leased_until")?)?,
    })
}

#[async_trait]
impl PresenceStore for PostgresStore {
    async fn lease(&self, node: &str, until: u64, forgotten: u64) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(
            "INSERT INTO nodes (node, leased_until) VALUES ($1, $2) \
             ON CONFLICT (node) DO UPDATE SET leased_until = excluded.leased_until",
        )
        .bind(node)
        .bind(kept(until)?)
        .execute(&mut *tx)
        .await?;
        sqlx::query("DELETE FROM nodes WHERE leased_until < $1")
            .bind(kept(forgotten)?)
            .execute(&mut *tx)
            .await?;
        sqlx::query("DELETE FROM presence WHERE node = $1 AND left_at < $2")
            .bind(node)
            .bind(kept(forgotten)?)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    async fn arrive(&self, id: &MatchId, guest: &GuestId, node: &str) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(
            "INSERT INTO presence (match_id, guest, node) VALUES ($1, $2, $3) \
             ON CONFLICT (match_id, guest, node) DO UPDATE SET left_at = NULL",
        )
        .bind(&id.0)
        .bind(&guest.0)
        .bind(node)
        .execute(&mut *tx)
        .await?;
        self.tell(&mut tx, id).await?;
        Ok(tx.commit().await?)
    }

    async fn depart(
        &self,
        id: &MatchId,
        guest: &GuestId,
        node: &str,
        at: u64,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(
            "UPDATE presence SET left_at = $4 WHERE match_id = $1 AND guest = $2 AND node = $3",
        )
        .bind(&id.0)
        .bind(&guest.0)
        .bind(node)
        .bind(kept(at)?)
        .execute(&mut *tx)
        .await?;
        self.tell(&mut tx, id).await?;
        Ok(tx.commit().await?)
    }

    async fn presence(&self, id: &MatchId) -> Result<Vec<PresenceRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT p.guest, p.node, p.left_at, n.leased_until FROM presence p \
             JOIN nodes n ON n.node = p.node WHERE p.match_id = $1 ORDER BY p.guest, p.node",
        )
        .bind(&id.0)
        .fetch_all(self.reader())
        .await?;
        rows.iter().map(presence_of).collect()
    }
}
