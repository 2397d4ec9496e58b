//! How a match and its seats are written and read in SQL.

/// A statement that reads matches with their seats, one row per seat.
macro_rules! matches_with_seats {
    ($matches:literal, $order:literal) => {
        concat!(
            "SELECT m.id, m.game, m.rules_version, m.options, m.seed, m.host, m.spectator_token, \
             m.opened_at, m.version, m.owing, m.is_over, m.changed_at, m.last_event, m.rematch, \
             s.seat, s.name, s.sitter, s.owner, s.token \
             FROM ",
            $matches,
            " LEFT JOIN seats s ON s.match_id = m.id ORDER BY ",
            $order
        )
    };
}
pub(crate) use matches_with_seats;

/// How a match and its seats are written and read.
macro_rules! rows_in_sql {
    ($db:ty) => {
        async fn insert_match(
            tx: &mut <$db as Database>::Connection,
            row: &MatchRow,
        ) -> Result<(), StoreError> {
            sqlx::query(
                "INSERT INTO matches (id, game, rules_version, options, seed, host, \
                 spectator_token, opened_at, version, owing, is_over, changed_at, last_event, \
                 rematch) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
            )
            .bind(&row.id.0)
            .bind(&row.game)
            .bind(i64::from(row.rules_version))
            .bind(&row.options)
            .bind(&row.seed)
            .bind(&row.host.0)
            .bind(&row.spectator_token)
            .bind(kept(row.opened_at)?)
            .bind(kept(row.head.version)?)
            .bind(i64::from(row.head.owing))
            .bind(row.head.is_over)
            .bind(kept(row.head.changed_at)?)
            .bind(&row.head.last_event)
            .bind(row.rematch.as_ref().map(|id| &id.0))
            .execute(&mut *tx)
            .await
            .map_err(|error| taken(error, &row.id, 0))?;
            for (seat, row_of_seat) in (0_i64..).zip(&row.seats) {
                insert_seat(tx, &row.id, seat, row_of_seat).await?;
            }
            Ok(())
        }

        /// Adds entries at `first`, if the log ends there, and updates the head.
        async fn append_entries(
            tx: &mut <$db as Database>::Connection,
            id: &MatchId,
            first: u64,
            entries: &[String],
            head: &MatchHead,
        ) -> Result<(), StoreError> {
            let done = sqlx::query(
                "UPDATE matches SET version = $3, owing = $4, is_over = $5, changed_at = $6, \
                 last_event = $7 WHERE id = $1 AND version = $2",
            )
            .bind(&id.0)
            .bind(kept(first)?)
            .bind(kept(head.version)?)
            .bind(i64::from(head.owing))
            .bind(head.is_over)
            .bind(kept(head.changed_at)?)
            .bind(&head.last_event)
            .execute(&mut *tx)
            .await?;
            if done.rows_affected() == 0 {
                let length: Option<i64> =
                    sqlx::query_scalar("SELECT version FROM matches WHERE id = $1")
                        .bind(&id.0)
                        .fetch_optional(&mut *tx)
                        .await?;
                return Err(refusal(id, first, length.map(read).transpose()?));
            }
            insert_entries(tx, id, first, entries).await
        }

        async fn insert_seat(
            tx: &mut <$db as Database>::Connection,
            id: &MatchId,
            seat: i64,
            row: &SeatRow,
        ) -> Result<(), StoreError> {
            sqlx::query(
                "INSERT INTO seats (match_id, seat, name, sitter, owner, token) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&id.0)
            .bind(seat)
            .bind(&row.name)
            .bind(row.sitter.word())
            .bind(row.owner.as_ref().map(|guest| &guest.0))
            .bind(&row.token)
            .execute(tx)
            .await?;
            Ok(())
        }

        fn guest_of((id, name, recovery): (String, String, String)) -> GuestRow {
            GuestRow { id: GuestId(id), name, recovery }
        }

        fn match_of(row: &<$db as Database>::Row) -> Result<MatchRow, StoreError> {
            Ok(MatchRow {
                id: MatchId(row.try_get("id")?),
                game: row.try_get("game")?,
                rules_version: read(row.try_get("rules_version")?)?,
                options: row.try_get("options")?,
                seed: row.try_get("seed")?,
                host: GuestId(row.try_get("host")?),
                spectator_token: row.try_get("spectator_token")?,
                opened_at: read(row.try_get("opened_at")?)?,
                head: MatchHead {
                    version: read(row.try_get("version")?)?,
                    owing: read(row.try_get("owing")?)?,
                    is_over: row.try_get("is_over")?,
                    changed_at: read(row.try_get("changed_at")?)?,
                    last_event: row.try_get("last_event")?,
                },
                seats: Vec::new(),
                rematch: row.try_get::<Option<String>, _>("rematch")?.map(MatchId),
            })
        }

        fn seat_of(row: &<$db as Database>::Row) -> Result<SeatRow, StoreError> {
            Ok(SeatRow {
                name: row.try_get("name")?,
                sitter: Sitter::from_word(row.try_get("sitter")?)?,
                owner: row.try_get::<Option<String>, _>("owner")?.map(GuestId),
                token: row.try_get("token")?,
            })
        }

        /// Rows come one per seat, those of a match together.
        fn matches_of_rows(rows: &[<$db as Database>::Row]) -> Result<Vec<MatchRow>, StoreError> {
            let mut found: Vec<MatchRow> = Vec::new();
            for row in rows {
                let id: &str = row.try_get("id")?;
                if found.last().is_none_or(|last| last.id.0 != id) {
                    found.push(match_of(row)?);
                }
                if let (Some(last), Some(_)) =
                    (found.last_mut(), row.try_get::<Option<i64>, _>("seat")?)
                {
                    last.seats.push(seat_of(row)?);
                }
            }
            Ok(found)
        }
    };
}
pub(crate) use rows_in_sql;
