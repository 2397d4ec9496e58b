//! What only a file has: it is there again.
use std::{path::Path, sync::Arc, time::Duration};

use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use super::samples::{a_match, append, guest, head, lines};
use crate::{MatchId, SqliteStore, Store, StoreError};

#[tokio::test]
async fn a_file_keeps_everything_when_the_store_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/folder/skerry.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let host = guest(&store, "host").await;
    let id = a_match(&store, "kept", &host, 2).await;
    append(&store, &id, 2, 2, "a").await.unwrap();
    drop(store);

    for round in 0..3 {
        let store = SqliteStore::open(&path).await.unwrap();
        let length = 4 + round;
        assert_eq!(store.load_match(&id).await.unwrap().unwrap().head, head(length, "a"));
        let log = store.load_entries(&id, 0).await.unwrap();
        assert_eq!(log, [lines("opening", 0, 2), lines("a", 2, 2 + round)].concat());
        assert_eq!(store.guest_by_session("session-of-host").await.unwrap().unwrap().id, host);
        append(&store, &id, length, 1, "a").await.unwrap();
        store.close().await;
    }
}

/// As after `kill -9`: the files as they lie on the disk after an acknowledged
/// append, without the store having been closed.
#[tokio::test]
async fn what_is_acknowledged_is_on_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("skerry.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let host = guest(&store, "host").await;
    let id = a_match(&store, "kept", &host, 0).await;
    let copy = folder.path().join("copy.db");
    for first in 0..5 {
        append(&store, &id, first, 1, "a").await.unwrap();
        for part in ["", "-wal"] {
            let name = |path: &Path| format!("{}{part}", path.display());
            std::fs::copy(name(&path), name(&copy)).unwrap();
        }
        let found = SqliteStore::open(&copy).await.unwrap();
        let log = found.load_entries(&id, 0).await.unwrap();
        assert_eq!(log, lines("a", 0, first + 1));
        found.close().await;
    }
}

/// Two processes on one file are not meant to be, but do no harm.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_stores_on_one_file_wait_for_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("skerry.db");
    let one = Arc::new(SqliteStore::open(&path).await.unwrap());
    let two = Arc::new(SqliteStore::open(&path).await.unwrap());
    let host = guest(&*one, "host").await;
    let id = a_match(&*two, "shared", &host, 0).await;
    let tasks = [one.clone(), two].map(|store| {
        let id = id.clone();
        tokio::spawn(async move {
            let mut won = 0;
            for first in 0..20 {
                won += u32::from(append(&*store, &id, first, 1, "a").await.is_ok());
            }
            won
        })
    });
    let mut won = 0;
    for task in tasks {
        won += task.await.unwrap();
    }
    let log = one.load_entries(&id, 0).await.unwrap();
    assert_eq!((log.len(), won), (20, 20));
}

/// A store on a file, some matches, and the same file behind the store's back.
struct Desk {
    _folder: tempfile::TempDir,
    store: Arc<SqliteStore>,
    ids: Vec<MatchId>,
    raw: SqliteConnection,
}

impl Desk {
    async fn with(matches: usize) -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("skerry.db");
        let store = Arc::new(SqliteStore::open(&path).await.unwrap());
        let host = guest(&*store, "host").await;
        let mut ids = vec![];
        for n in 0..matches {
            ids.push(a_match(&*store, &format!("m{n}"), &host, 0).await);
        }
        let raw = SqliteConnectOptions::new().filename(&path).foreign_keys(true);
        let raw = SqliteConnection::connect_with(&raw).await.unwrap();
        Desk { _folder: folder, store, ids, raw }
    }

    async fn run(&mut self, statement: &'static str) {
        sqlx::query(statement).execute(&mut self.raw).await.unwrap();
    }

    /// The first append waits for a lock, and so all others share the next
    /// transaction. What each was told, in the same order.
    async fn together(
        &mut self,
        appends: impl IntoIterator<Item = (usize, &'static str)>,
    ) -> Vec<Result<(), StoreError>> {
        self.run("BEGIN IMMEDIATE").await;
        let mut tasks = vec![];
        for (n, who) in appends {
            let (store, id) = (Arc::clone(&self.store), self.ids[n].clone());
            tasks.push(tokio::spawn(async move { append(&*store, &id, 0, 1, who).await }));
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.run("COMMIT").await;
        let mut told = vec![];
        for task in tasks {
            told.push(task.await.unwrap());
        }
        told
    }

    async fn lengths(&self) -> Vec<usize> {
        let mut lengths = vec![];
        for id in &self.ids {
            let entries = self.store.load_entries(id, 0).await.unwrap();
            let head = self.store.load_match(id).await.unwrap().unwrap().head;
            assert_eq!(head.version, entries.len() as u64);
            lengths.push(entries.len());
        }
        lengths
    }
}

#[tokio::test]
async fn appends_of_one_transaction_do_not_touch_each_other() {
    let mut desk = Desk::with(4).await;
    let told = desk.together([(0, "a"), (1, "b"), (1, "late"), (2, "c"), (3, "d")]).await;
    let is_well: Vec<bool> = told.iter().map(Result::is_ok).collect();
    assert_eq!(is_well, [true, true, false, true, true]);
    assert!(matches!(&told[2], Err(StoreError::Conflict { id, .. }) if *id == desk.ids[1]));
    assert_eq!(desk.lengths().await, [1, 1, 1, 1]);
    assert_eq!(desk.store.load_entries(&desk.ids[1], 0).await.unwrap(), lines("b", 0, 1));
}

/// A refused entry takes the head that was written before it back with it.
#[tokio::test]
async fn an_append_is_whole_or_not_at_all_among_others() {
    let mut desk = Desk::with(3).await;
    desk.run(
        "CREATE TRIGGER fault BEFORE INSERT ON entries WHEN NEW.entry LIKE 'bad%' \
         BEGIN SELECT RAISE(ABORT, 'fault'); END",
    )
    .await;
    let told = desk.together([(0, "a"), (1, "bad"), (2, "c")]).await;
    assert!(matches!(told[..], [Ok(()), Err(StoreError::Failed(_)), Ok(())]), "{told:?}");
    assert_eq!(desk.lengths().await, [1, 0, 1]);
}

/// Even the conflict: it was one with an append that has not happened.
#[tokio::test]
async fn when_a_commit_fails_nobody_is_told_otherwise() {
    let mut desk = Desk::with(3).await;
    desk.run("CREATE TABLE fault (id TEXT REFERENCES matches (id) DEFERRABLE INITIALLY DEFERRED)")
        .await;
    desk.run(
        "CREATE TRIGGER fault_at_commit AFTER INSERT ON entries WHEN NEW.entry LIKE 'bad%' \
         BEGIN INSERT INTO fault VALUES ('nobody'); END",
    )
    .await;
    let told = desk.together([(0, "a"), (1, "b"), (1, "late"), (2, "bad")]).await;
    assert!(told[0].is_ok(), "it had a transaction of its own");
    for failed in &told[1..] {
        assert!(matches!(failed, Err(StoreError::Failed(_))), "{failed:?}");
    }
    assert_eq!(desk.lengths().await, [1, 0, 0]);
    append(&*desk.store, &desk.ids[1], 0, 1, "again").await.unwrap();
    assert_eq!(desk.lengths().await, [1, 1, 0]);
}

#[tokio::test]
async fn who_goes_away_leaves_nothing_half_done() {
    let mut desk = Desk::with(2).await;
    desk.run("BEGIN IMMEDIATE").await;
    let waits = Duration::from_millis(50);
    for id in desk.ids.clone() {
        let given_up = tokio::time::timeout(waits, append(&*desk.store, &id, 0, 3, "a")).await;
        assert!(given_up.is_err(), "it waits for the lock");
    }
    desk.run("COMMIT").await;
    // These wait their turn: what was sent before them is done by then.
    for id in &desk.ids {
        let late = append(&*desk.store, id, 0, 1, "late").await;
        assert!(matches!(late, Err(StoreError::Conflict { .. })), "{late:?}");
    }
    assert_eq!(desk.lengths().await, [3, 3]);
}

/// SQLite ends the transaction by itself then; the store must notice.
#[tokio::test]
async fn after_a_full_disk_it_goes_on() {
    let desk = Desk::with(2).await;
    desk.store.limit_pages().await;
    let huge = vec!["x".repeat(10_000_000)];
    let id = &desk.ids[0];
    let full = desk.store.append(id, 0, &huge, &head(1, "a")).await;
    assert!(matches!(full, Err(StoreError::Failed(_))), "{full:?}");
    for id in &desk.ids {
        append(&*desk.store, id, 0, 1, "a").await.unwrap();
    }
    assert_eq!(desk.lengths().await, [1, 1]);
}

#[tokio::test]
async fn a_closed_store_says_so() {
    let desk = Desk::with(1).await;
    append(&*desk.store, &desk.ids[0], 0, 1, "a").await.unwrap();
    desk.store.close().await;
    let late = append(&*desk.store, &desk.ids[0], 1, 1, "a").await;
    assert!(matches!(late, Err(StoreError::Failed(_))), "{late:?}");
}

#[tokio::test]
async fn the_log_cannot_be_rewritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("skerry.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let host = guest(&store, "host").await;
    let id = a_match(&store, "final", &host, 2).await;
    let mut raw =
        SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&path)).await.unwrap();
    for change in ["UPDATE entries SET entry = 'x'", "DELETE FROM entries"] {
        let refused = sqlx::query(change).execute(&mut raw).await.unwrap_err();
        assert!(refused.to_string().contains("append-only"), "{refused}");
    }
    assert_eq!(store.load_entries(&id, 0).await.unwrap(), lines("opening", 0, 2));
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut raw).await.unwrap();
    assert_eq!(mode, "wal");
}
