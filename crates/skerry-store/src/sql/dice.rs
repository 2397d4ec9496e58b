//! How what players add to the dice, and the first draws, are written in SQL.
use super::connection::{
    SqlConnection,
    Value::{Number, Perhaps, Text, Truth},
};
use super::kept;
use crate::{
    MatchHead, MatchId, StoreError,
    dice::{NonceColumns, Nonces},
};

/// Whether the nonces were as expected, and nothing drawn.
pub(crate) async fn replace_nonces(
    tx: &mut impl SqlConnection,
    id: &MatchId,
    expected: &Nonces,
    nonces: &Nonces,
) -> Result<bool, StoreError> {
    let [expected, nonces] = [expected, nonces].map(NonceColumns::from);
    let values = [
        Text(&id.0),
        Perhaps(expected.nonces.as_deref()),
        Text(expected.commitments.as_deref().unwrap_or_default()),
        Truth(expected.is_committed),
        Perhaps(nonces.nonces.as_deref()),
        Perhaps(nonces.commitments.as_deref()),
        Truth(nonces.is_committed),
    ];
    let changed = tx
        .run(
            "UPDATE matches SET nonces = $5, commitments = $6, is_committed = $7 \
             WHERE id = $1 AND nonces = $2 AND COALESCE(commitments, '') = $3 \
             AND is_committed = $4 AND NOT is_dealt",
            &values,
        )
        .await?;
    Ok(changed > 0)
}

/// Whether the nonces are these, and nothing was drawn until now.
pub(crate) async fn deal_match(
    tx: &mut impl SqlConnection,
    id: &MatchId,
    nonces: Option<&Nonces>,
    entries: &[String],
    head: &MatchHead,
) -> Result<bool, StoreError> {
    let NonceColumns { nonces, commitments, is_committed } = NonceColumns::of(nonces);
    let values = [
        Text(&id.0),
        Text(nonces.as_deref().unwrap_or_default()),
        Number(kept(head.version)?),
        Number(i64::from(head.owing)),
        Truth(head.is_over),
        Number(kept(head.changed_at)?),
        Perhaps(head.last_event.as_deref()),
        Text(commitments.as_deref().unwrap_or_default()),
        Truth(is_committed),
    ];
    let changed = tx
        .run(
            "UPDATE matches SET is_dealt = TRUE, version = $3, owing = $4, is_over = $5, \
             changed_at = $6, last_event = $7 \
             WHERE id = $1 AND COALESCE(nonces, '') = $2 AND COALESCE(commitments, '') = $8 \
             AND is_committed = $9 AND NOT is_dealt AND version = 0",
            &values,
        )
        .await?;
    if changed > 0 {
        tx.insert_entries(id, 0, entries).await?;
    }
    Ok(changed > 0)
}

/// `impl DiceStore` for a type that has `begin()` and `tell()`.
macro_rules! dice_in_sql {
    ($store:ty) => {
        #[async_trait]
        impl crate::DiceStore for $store {
            async fn add_nonces(
                &self,
                id: &MatchId,
                expected: &crate::Nonces,
                nonces: &crate::Nonces,
            ) -> Result<bool, StoreError> {
                let mut tx = self.begin().await?;
                if !crate::sql::replace_nonces(&mut *tx, id, expected, nonces).await? {
                    return Ok(false);
                }
                self.tell(&mut tx, id).await?;
                tx.commit().await?;
                Ok(true)
            }

            async fn deal(
                &self,
                id: &MatchId,
                nonces: Option<&crate::Nonces>,
                entries: &[String],
                head: &MatchHead,
            ) -> Result<bool, StoreError> {
                check_version(0, entries, head)?;
                let mut tx = self.begin().await?;
                if !crate::sql::deal_match(&mut *tx, id, nonces, entries, head).await? {
                    return Ok(false);
                }
                self.tell(&mut tx, id).await?;
                tx.commit().await?;
                Ok(true)
            }
        }
    };
}
pub(crate) use dice_in_sql;
