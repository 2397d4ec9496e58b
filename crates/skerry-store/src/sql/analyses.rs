//! How analyses are kept in SQL.

/// `impl AnalysisStore` for a type that has `reader()` and `begin()`.
macro_rules! analyses_in_sql {
    ($store:ty) => {
        #[async_trait]
        impl crate::AnalysisStore for $store {
            async fn keep_analysis(
                &self,
                id: &MatchId,
                key: crate::AnalysisKey,
                analysis: &str,
            ) -> Result<(), StoreError> {
                let mut tx = self.begin().await?;
                sqlx::query(
                    "INSERT INTO analyses (match_id, rules_version, iterations, analysis) \
                     VALUES ($1, $2, $3, $4) \
                     ON CONFLICT (match_id, rules_version, iterations) \
                     DO UPDATE SET analysis = excluded.analysis",
                )
                .bind(&id.0)
                .bind(i64::from(key.rules_version))
                .bind(i64::from(key.iterations))
                .bind(analysis)
                .execute(&mut *tx)
                .await?;
                Ok(tx.commit().await?)
            }

            async fn analysis(
                &self,
                id: &MatchId,
                key: crate::AnalysisKey,
            ) -> Result<Option<String>, StoreError> {
                let found: Option<(String,)> = sqlx::query_as(
                    "SELECT analysis FROM analyses \
                     WHERE match_id = $1 AND rules_version = $2 AND iterations = $3",
                )
                .bind(&id.0)
                .bind(i64::from(key.rules_version))
                .bind(i64::from(key.iterations))
                .fetch_optional(self.reader())
                .await?;
                Ok(found.map(|(analysis,)| analysis))
            }
        }
    };
}
pub(crate) use analyses_in_sql;
