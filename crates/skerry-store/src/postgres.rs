//! Several nodes around one PostgreSQL. They tell each other by `NOTIFY` which
//! match has changed, never what; who hears it reads the log.
use std::{collections::BTreeSet, sync::Arc, time::Duration};

use async_trait::async_trait;
use sqlx::{
    Connection, PgConnection, PgPool, Postgres, Row, Transaction,
    postgres::{PgConnectOptions, PgListener, PgNotification, PgPoolOptions},
};
use tokio::{
    sync::Notify,
    task::JoinHandle,
    time::{sleep, timeout},
};

use crate::{
    GuestId, GuestRow, MatchHead, MatchId, MatchRow, News, SeatRow, Sitter, Store, StoreError,
    sql::{
        SqlConnection, Value, analyses_in_sql, append_entries, calls_in_sql, campaigns_in_sql,
        check_version, dice_in_sql, guest_of, insert_match, kept, matches_of_rows,
        matches_with_seats, migrator, store_in_sql, taken, talk_in_sql, upkeep_in_sql, with_values,
    },
};

const MIGRATIONS: [(i64, &str, &str); 12] = [
    (1, "matches", include_str!("../migrations/postgres/0001_matches.sql")),
    (2, "talk", include_str!("../migrations/postgres/0002_talk.sql")),
    (3, "calls", include_str!("../migrations/postgres/0003_calls.sql")),
    (4, "presence", include_str!("../migrations/postgres/0004_presence.sql")),
    (5, "upkeep", include_str!("../migrations/postgres/0005_upkeep.sql")),
    (6, "campaigns", include_str!("../migrations/postgres/0006_campaigns.sql")),
    (7, "dice", include_str!("../migrations/postgres/0007_dice.sql")),
    (8, "origin", include_str!("../migrations/postgres/0008_origin.sql")),
    (9, "hints", include_str!("../migrations/postgres/0009_hints.sql")),
    (10, "expert", include_str!("../migrations/postgres/0010_expert.sql")),
    (11, "analyses", include_str!("../migrations/postgres/0011_analyses.sql")),
    (12, "commitments", include_str!("../migrations/postgres/0012_commitments.sql")),
];

const CHANNEL: &str = "skerry_matches";

/// Stands where otherwise the version of a match does.
const OF_GUEST: &str = "guest";

/// How long a question waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// After so much silence the listener asks whether its connection still lives.
const SILENCE: Duration = Duration::from_secs(30);

/// PostgreSQL serves 100 by default, to all nodes together.
const CONNECTIONS: u32 = 16;

/// A store in PostgreSQL, shared with other nodes.
///
/// Word of a change is sent in the transaction that makes it, so that none is
/// ever lost; `NOTIFY` makes such commits take turns, which is one flush of the
/// server's disk per append. It needs a direct connection: a pooler that hands
/// out connections by transaction does not carry `LISTEN`.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
    node: String,
    news: Arc<Mail>,
    listener: JoinHandle<()>,
}

impl PostgresStore {
    /// Several nodes may use one database.
    const IS_SHARED: bool = true;

    /// Connects to `postgres://…`, and brings the tables up to date; nodes that
    /// start at the same time take turns at that.
    ///
    /// # Errors
    /// When the server cannot be reached, or a newer Skerry has been there.
    pub async fn connect(url: &str) -> Result<Self, StoreError> {
        let options: PgConnectOptions = url
            .parse::<PgConnectOptions>()
            .map_err(|_| StoreError::Failed("the address of the database is not valid".to_owned()))?
            .application_name("skerry");
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_with(options.clone())
            .await;
        let pool = match pool {
            Ok(pool) => pool,
            Err(error) => return Err(cause(error, &options).await.into()),
        };
        migrator(&MIGRATIONS).run(&pool).await?;
        let node = new_node()?;
        let news = Arc::new(Mail::default());
        let ears = Ears { options, node: node.clone(), news: Arc::clone(&news) };
        let first = ears.connect().await?;
        let listener = tokio::spawn(ears.listen(first));
        Ok(Self { pool, node, news, listener })
    }

    /// Ends all connections in order.
    pub async fn close(&self) {
        self.listener.abort();
        self.pool.close().await;
    }

    pub(crate) fn reader(&self) -> &PgPool {
        &self.pool
    }

    pub(crate) async fn begin(&self) -> Result<Transaction<'static, Postgres>, StoreError> {
        Ok(self.pool.begin().await?)
    }

    async fn append_whole(
        &self,
        id: &MatchId,
        first: u64,
        entries: &[String],
        head: &MatchHead,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        append_entries(&mut *tx, id, first, entries, head).await?;
        self.tell(&mut tx, id).await?;
        Ok(tx.commit().await?)
    }

    /// Sent by PostgreSQL when the transaction commits.
    pub(crate) async fn tell(&self, tx: &mut PgConnection, id: &MatchId) -> Result<(), StoreError> {
        sqlx::query(
            "SELECT pg_notify($1, $2 || ' ' || version || ' ' || id) FROM matches WHERE id = $3",
        )
        .bind(CHANNEL)
        .bind(&self.node)
        .bind(&id.0)
        .execute(tx)
        .await?;
        Ok(())
    }

    async fn tell_of_guest(&self, tx: &mut PgConnection, id: &GuestId) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify($1, $2 || ' ' || $3 || ' ' || $4)")
            .bind(CHANNEL)
            .bind(&self.node)
            .bind(OF_GUEST)
            .bind(&id.0)
            .execute(tx)
            .await?;
        Ok(())
    }

    /// Matches to which somebody is connected, through whichever node, do not go.
    async fn spare_present(&self, tx: &mut PgConnection) -> Result<(), StoreError> {
        sqlx::query(
            "DELETE FROM removals WHERE match_id IN \
             (SELECT match_id FROM presence WHERE left_at IS NULL)",
        )
        .execute(tx)
        .await?;
        Ok(())
    }

    async fn hear(&self) -> News {
        self.news.next().await
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

/// A pool that has tried in vain for a while does not say why.
async fn cause(error: sqlx::Error, options: &PgConnectOptions) -> sqlx::Error {
    match error {
        sqlx::Error::PoolTimedOut => {
            PgConnection::connect_with(options).await.err().unwrap_or(sqlx::Error::PoolTimedOut)
        }
        other => other,
    }
}

/// What was heard and not yet asked for. A match that changes often while
/// nobody asks stands here once.
#[derive(Debug, Default)]
struct Mail {
    unread: std::sync::Mutex<Unread>,
    wake: Notify,
}

#[derive(Debug, Default)]
struct Unread {
    /// Something may have been missed.
    is_lost: bool,
    changed: BTreeSet<News>,
}

impl Mail {
    fn add(&self, news: News) {
        self.unread().changed.insert(news);
        self.wake.notify_one();
    }

    fn lose(&self) {
        let mut unread = self.unread();
        unread.is_lost = true;
        // "Anything may have changed" includes these.
        unread.changed.clear();
        drop(unread);
        self.wake.notify_one();
    }

    async fn next(&self) -> News {
        loop {
            {
                let mut unread = self.unread();
                if std::mem::take(&mut unread.is_lost) {
                    self.wake.notify_one();
                    return News::Anything;
                }
                if let Some(news) = unread.changed.pop_first() {
                    self.wake.notify_one();
                    return news;
                }
            }
            self.wake.notified().await;
        }
    }

    fn unread(&self) -> std::sync::MutexGuard<'_, Unread> {
        self.unread.lock().expect("nobody panics while holding the news")
    }
}

/// The task that listens to the other nodes.
struct Ears {
    options: PgConnectOptions,
    node: String,
    news: Arc<Mail>,
}

impl Ears {
    async fn connect(&self) -> Result<PgListener, sqlx::Error> {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(PATIENCE)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(self.options.clone())
            .await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        // A silent reconnection could hide that something was missed.
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    }

    async fn listen(self, mut listener: PgListener) {
        loop {
            while let Some(word) = next_word(&mut listener).await {
                if let Some(news) = changed_elsewhere(word.payload(), &self.node) {
                    self.news.add(news);
                }
            }
            listener = self.reconnect().await;
            // Only now: whoever reads again from here on misses nothing more.
            self.news.lose();
        }
    }

    async fn reconnect(&self) -> PgListener {
        let mut pause = Duration::from_millis(50);
        loop {
            if let Ok(listener) = self.connect().await {
                return listener;
            }
            sleep(pause).await;
            pause = (pause * 2).min(PATIENCE);
        }
    }
}

/// The next word, or `None` when the connection is lost.
async fn next_word(listener: &mut PgListener) -> Option<PgNotification> {
    loop {
        if let Ok(heard) = timeout(SILENCE, listener.try_recv()).await {
            return heard.ok().flatten();
        }
        // A connection can die without a sound when a network is cut.
        let asked = sqlx::query("SELECT 1").execute(&mut *listener);
        timeout(PATIENCE, asked).await.ok()?.ok()?;
    }
}

/// `node version match` or `node guest guest`, of another node.
fn changed_elsewhere(payload: &str, own: &str) -> Option<News> {
    let mut words = payload.splitn(3, ' ');
    let (node, what, id) = (words.next()?, words.next()?, words.next()?.to_owned());
    let news = if what == OF_GUEST { News::Guest(GuestId(id)) } else { News::Match(MatchId(id)) };
    (node != own).then_some(news)
}

/// A name by which a node knows its own words.
fn new_node() -> Result<String, StoreError> {
    let number = getrandom::u64().map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok(format!("{number:016x}"))
}

impl SqlConnection for PgConnection {
    async fn run(
        &mut self,
        statement: &'static str,
        values: &[Value<'_>],
    ) -> Result<u64, sqlx::Error> {
        let done = with_values::<Postgres>(statement, values).execute(self).await?;
        Ok(done.rows_affected())
    }

    async fn number(
        &mut self,
        statement: &'static str,
        values: &[Value<'_>],
    ) -> Result<Option<i64>, sqlx::Error> {
        let row = with_values::<Postgres>(statement, values).fetch_optional(self).await?;
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
             SELECT $1, $2 + place - 1, entry FROM UNNEST($3) WITH ORDINALITY AS new (entry, place)",
        )
        .bind(&id.0)
        .bind(kept(first)?)
        .bind(entries)
        .execute(self)
        .await
        .map_err(|error| taken(error, id, first))?;
        Ok(())
    }
}

store_in_sql!(PostgresStore);
analyses_in_sql!(PostgresStore);
dice_in_sql!(PostgresStore);
talk_in_sql!(PostgresStore);
calls_in_sql!(PostgresStore);
campaigns_in_sql!(PostgresStore);
upkeep_in_sql!(PostgresStore);
