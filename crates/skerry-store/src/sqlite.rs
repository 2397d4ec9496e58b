//! One file, one machine: SQLite.
mod appends;

use std::{
    path::Path,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use async_trait::async_trait;
use sqlx::{
    Connection, Row, Sqlite, SqliteConnection, SqlitePool, Transaction,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::mpsc;

use self::appends::Append;
use crate::{
    GuestId, GuestRow, MatchHead, MatchId, MatchRow, News, PresenceRow, PresenceStore, SeatRow,
    Sitter, Store, StoreError,
    file::{make_folder, make_private},
    presence::PresenceBook,
    sql::{
        SqlConnection, Value, analyses_in_sql, calls_in_sql, campaigns_in_sql, check_version,
        dice_in_sql, guest_of, insert_match, kept, matches_of_rows, matches_with_seats, migrator,
        store_in_sql, taken, talk_in_sql, upkeep_in_sql, with_values,
    },
};

pub(crate) const MIGRATIONS: [(i64, &str, &str); 11] = [
    (1, "matches", include_str!("../migrations/sqlite/0001_matches.sql")),
    (2, "talk", include_str!("../migrations/sqlite/0002_talk.sql")),
    (3, "calls", include_str!("../migrations/sqlite/0003_calls.sql")),
    (4, "upkeep", include_str!("../migrations/sqlite/0004_upkeep.sql")),
    (5, "campaigns", include_str!("../migrations/sqlite/0005_campaigns.sql")),
    (6, "dice", include_str!("../migrations/sqlite/0006_dice.sql")),
    (7, "origin", include_str!("../migrations/sqlite/0007_origin.sql")),
    (8, "hints", include_str!("../migrations/sqlite/0008_hints.sql")),
    (9, "expert", include_str!("../migrations/sqlite/0009_expert.sql")),
    (10, "analyses", include_str!("../migrations/sqlite/0010_analyses.sql")),
    (11, "commitments", include_str!("../migrations/sqlite/0011_commitments.sql")),
];

/// How long a question waits for a connection or for another process's lock.
const PATIENCE: Duration = Duration::from_secs(5);

/// Connections that read beside the one that writes.
const READERS: u32 = 4;

/// A store in one SQLite file.
///
/// One connection writes, so that writers queue up here instead of failing on
/// each other's locks; others read beside it. A commit is on the disk before
/// it is acknowledged (`synchronous = FULL`): with `NORMAL` the write-ahead log
/// survives a killed process, but the last moves may be gone after a power cut.
/// Flushing the disk is what takes long, so appends that wait share a commit.
#[derive(Debug, Clone)]
pub struct SqliteStore {
    writer: SqlitePool,
    readers: SqlitePool,
    appends: mpsc::Sender<Append>,
    presence: Arc<Mutex<PresenceBook>>,
}

impl SqliteStore {
    /// A file belongs to one process.
    const IS_SHARED: bool = false;

    /// Opens a file. The file and its folder are made if they are not there.
    ///
    /// # Errors
    /// When the file cannot be opened, or was written by a newer Skerry.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        make_folder(path)?;
        make_private(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE)
            .foreign_keys(true)
            // What a statement would need to be taken back is no business of the disk.
            .pragma("temp_store", "MEMORY");
        // When the disk is full SQLite may end a transaction by itself. sqlx does not
        // notice, and would never again begin another on that connection.
        let writer = lasting_pool(1)
            .before_acquire(|connection, _| Box::pin(async { Ok(!connection.is_in_transaction()) }))
            .connect_with(options.clone())
            .await?;
        migrator(&MIGRATIONS).run(&writer).await?;
        let readers =
            lasting_pool(READERS).connect_with(options.pragma("query_only", "ON")).await?;
        Ok(Self::with(writer, readers))
    }

    /// A database that is gone with the store. It has one connection, because
    /// each connection to `:memory:` is a database of its own.
    ///
    /// # Errors
    /// When SQLite cannot be started.
    pub async fn in_memory() -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new().in_memory(true).foreign_keys(true);
        let writer = lasting_pool(1).connect_with(options).await?;
        migrator(&MIGRATIONS).run(&writer).await?;
        Ok(Self::with(writer.clone(), writer))
    }

    fn with(writer: SqlitePool, readers: SqlitePool) -> Self {
        let appends = appends::start(writer.clone());
        Self { writer, readers, appends, presence: Arc::default() }
    }

    /// Writes the log back into the file and closes it. Not needed for safety:
    /// what was acknowledged is kept without it.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// From now on the disk has room for a hundred pages more.
    #[cfg(test)]
    pub(crate) async fn limit_pages(&self) {
        let pages: i64 =
            sqlx::query_scalar("PRAGMA page_count").fetch_one(&self.writer).await.expect("a count");
        let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {}", pages + 100));
        sqlx::query(limit).execute(&self.writer).await.expect("a limit");
    }

    /// From now on nothing can be written, as on a disk that is read-only.
    #[cfg(test)]
    pub(crate) async fn refuse_writing(&self) {
        sqlx::query("PRAGMA query_only = ON").execute(&self.writer).await.expect("a pragma");
    }

    fn presence_book(&self) -> MutexGuard<'_, PresenceBook> {
        self.presence.lock().expect("nobody panics while holding the book")
    }

    fn reader(&self) -> &SqlitePool {
        &self.readers
    }

    /// Takes the write lock at once: a transaction that reads first and then
    /// wants to write could be refused.
    async fn begin(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    async fn append_whole(
        &self,
        id: &MatchId,
        first: u64,
        entries: &[String],
        head: &MatchHead,
    ) -> Result<(), StoreError> {
        let (append, written) = Append::new(id, first, entries, head);
        // Who sends it and then goes away leaves an append that is done whole.
        self.appends.send(append).await.map_err(|_| gone())?;
        written.await.unwrap_or_else(|_| Err(gone()))
    }

    /// There is nobody to tell.
    async fn tell(&self, _: &mut SqliteConnection, _: &MatchId) -> Result<(), StoreError> {
        Ok(())
    }

    /// Nor of this.
    async fn tell_of_guest(&self, _: &mut SqliteConnection, _: &GuestId) -> Result<(), StoreError> {
        Ok(())
    }

    /// Who is connected here is known by the node, which spares their matches itself.
    async fn spare_present(&self, _: &mut SqliteConnection) -> Result<(), StoreError> {
        Ok(())
    }

    /// There is nobody to hear.
    async fn hear(&self) -> News {
        std::future::pending().await
    }
}

fn gone() -> StoreError {
    StoreError::Failed("the store is closed".to_owned())
}

/// Connections stay open: the only one of a database in memory *is* the database.
fn lasting_pool(most: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(most)
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}

/// Entries as one value, so that they go to the database in one statement.
fn list(entries: &[String]) -> String {
    serde_json::Value::from(entries).to_string()
}

impl SqlConnection for SqliteConnection {
    async fn run(
        &mut self,
        statement: &'static str,
        values: &[Value<'_>],
    ) -> Result<u64, sqlx::Error> {
        let done = with_values::<Sqlite>(statement, values).execute(self).await?;
        Ok(done.rows_affected())
    }

    async fn number(
        &mut self,
        statement: &'static str,
        values: &[Value<'_>],
    ) -> Result<Option<i64>, sqlx::Error> {
        let row = with_values::<Sqlite>(statement, values).fetch_optional(self).await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    async fn insert_entries(
        &mut self,
        id: &MatchId,
        first: u64,
        entries: &[String],
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO entries (match_id, idx, entry) \
             SELECT $1, $2 + key, value FROM json_each($3)",
        )
        .bind(&id.0)
        .bind(kept(first)?)
        .bind(list(entries))
        .execute(self)
        .await
        .map_err(|error| taken(error, id, first))?;
        Ok(())
    }
}

/// One process has the file to itself, so nobody else need know.
#[async_trait]
impl PresenceStore for SqliteStore {
    async fn lease(&self, node: &str, until: u64, forgotten: u64) -> Result<(), StoreError> {
        self.presence_book().lease(node, until, forgotten);
        Ok(())
    }

    async fn arrive(&self, id: &MatchId, guest: &GuestId, node: &str) -> Result<(), StoreError> {
        self.presence_book().arrive(id, guest, node)
    }

    async fn depart(
        &self,
        id: &MatchId,
        guest: &GuestId,
        node: &str,
        at: u64,
    ) -> Result<(), StoreError> {
        self.presence_book().depart(id, guest, node, at);
        Ok(())
    }

    async fn presence(&self, id: &MatchId) -> Result<Vec<PresenceRow>, StoreError> {
        Ok(self.presence_book().presence(id))
    }
}

store_in_sql!(SqliteStore);
analyses_in_sql!(SqliteStore);
dice_in_sql!(SqliteStore);
talk_in_sql!(SqliteStore);
calls_in_sql!(SqliteStore);
campaigns_in_sql!(SqliteStore);
upkeep_in_sql!(SqliteStore);
