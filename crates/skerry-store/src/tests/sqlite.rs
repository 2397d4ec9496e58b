//! What only a file has: it is there again.
use std::{path::Path, sync::Arc};

use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use super::samples::{a_match, append, guest, head, lines};
use crate::{SqliteStore, Store};

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
