//! The file of a database: whose it is, and copies of it.
use std::path::Path;

use super::samples::{a_match, append, guest, lines};
use crate::{MatchId, SqliteStore, Store, StoreError, Target, back_up, file::lock, restore};

fn said(error: StoreError) -> String {
    error.to_string()
}

/// A database with two matches, still open.
async fn served(path: &Path) -> SqliteStore {
    let store = SqliteStore::open(path).await.unwrap();
    let host = guest(&store, "host").await;
    a_match(&store, "one", &host, 3).await;
    let two = a_match(&store, "two", &host, 1).await;
    append(&store, &two, 1, 2, "a").await.unwrap();
    store
}

#[tokio::test]
async fn a_copy_of_a_running_database_has_all_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("skerry.db"), folder.path().join("copy.db"));
    let target = Target::File(path.clone());
    let store = served(&path).await;
    let contents = back_up(&target, &copy).await.unwrap();
    assert_eq!((contents.guests, contents.matches, contents.entries), (1, 2, 6));
    // What is done later is not in it.
    let id = crate::MatchId("two".into());
    append(&store, &id, 3, 1, "a").await.unwrap();
    let other = Target::File(folder.path().join("new/skerry.db"));
    assert_eq!(restore(&copy, &other).await.unwrap(), contents);
    let found = crate::open(&other).await.unwrap();
    let log = [lines("opening", 0, 1), lines("a", 1, 2)].concat();
    assert_eq!(found.load_entries(&id, 0).await.unwrap(), log);
    assert!(said(back_up(&target, &copy).await.unwrap_err()).contains("is there already"));
    assert!(said(restore(&copy, &target).await.unwrap_err()).contains("is there already"));
    assert!(!folder.path().join("copy.db.part").exists());
}

#[tokio::test]
async fn a_damaged_copy_is_not_put_in_place() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("skerry.db"), folder.path().join("copy.db"));
    drop(served(&path).await);
    back_up(&Target::File(path), &copy).await.unwrap();
    let bytes = std::fs::read(&copy).unwrap();
    let target = Target::File(folder.path().join("new.db"));
    for (what, bad) in [
        ("cut short", bytes[..bytes.len() / 2].to_vec()),
        ("no database", b"This is a letter. ".repeat(500)),
    ] {
        std::fs::write(&copy, bad).unwrap();
        assert!(restore(&copy, &target).await.is_err(), "{what}");
        assert!(!folder.path().join("new.db").exists(), "{what}");
    }
    let nowhere = folder.path().join("nowhere.db");
    assert!(said(restore(&nowhere, &target).await.unwrap_err()).contains("there is no"));
    assert!(back_up(&Target::File(nowhere.clone()), &folder.path().join("x")).await.is_err());
    assert!(!nowhere.exists(), "asking makes nothing");
}

#[tokio::test]
async fn a_file_belongs_to_one_process() {
    let folder = tempfile::tempdir().unwrap();
    let target = Target::File(folder.path().join("skerry.db"));
    let held = lock(&target).unwrap();
    assert!(held.is_some());
    assert!(said(lock(&target).unwrap_err()).contains("belongs to one server"));
    let copy = folder.path().join("copy.db");
    assert!(said(restore(&copy, &target).await.unwrap_err()).contains("belongs to one server"));
    drop(held);
    assert!(lock(&target).unwrap().is_some());
    assert!(lock(&Target::Memory).unwrap().is_none());
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_a_database() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("skerry.db"), folder.path().join("copy.db"));
    let _store = served(&path).await;
    back_up(&Target::File(path), &copy).await.unwrap();
    for name in ["skerry.db", "skerry.db-wal", "skerry.db-shm", "copy.db"] {
        let mode = std::fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_store_that_cannot_be_written_is_not_well() {
    let folder = tempfile::tempdir().unwrap();
    let store = served(&folder.path().join("skerry.db")).await;
    assert!(store.is_well().await);
    store.refuse_writing().await;
    assert!(store.load_match(&crate::MatchId("one".into())).await.unwrap().is_some());
    assert!(!store.is_well().await);
}

/// As the first release made it, with a match in it.
#[tokio::test]
async fn a_database_of_the_first_release_opens() {
    use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("skerry.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut raw = SqliteConnection::connect_with(&options).await.unwrap();
    crate::sql::migrator(&crate::sqlite::MIGRATIONS[..3])
        .run_direct(None, &mut raw, false)
        .await
        .unwrap();
    sqlx::query("INSERT INTO guests VALUES ('g', 'Ada', 'r')").execute(&mut raw).await.unwrap();
    sqlx::query(
        "INSERT INTO matches VALUES ('m', 'my-island', 1, 'players=1', 'seed', 'g', 't', \
         1900000000000, 0, 0, FALSE, 1900000000000, NULL, NULL)",
    )
    .execute(&mut raw)
    .await
    .unwrap();
    raw.close().await.unwrap();
    let store = SqliteStore::open(&path).await.unwrap();
    let row = store.load_match(&MatchId("m".into())).await.unwrap().unwrap();
    assert_eq!(
        (row.is_dealt, row.nonces),
        (true, None),
        "its dice are thrown, by the server alone"
    );
    let stale = crate::Stale { unbegun: 0, guests: 1_700_000_000_000, finished: None };
    let pruned = crate::UpkeepStore::prune(&store, &stale, &[], false).await.unwrap();
    assert_eq!(pruned.guests, 0, "whoever was there before was there today");
    assert_eq!(store.guest_by_recovery("r").await.unwrap().unwrap().name, "Ada");
}

/// As it was left before players were bound to what they add: one match was opened and nothing
/// drawn for it, another is under way.
#[tokio::test]
async fn what_was_told_in_the_open_counts_only_where_it_was_drawn_with() {
    use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("skerry.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut raw = SqliteConnection::connect_with(&options).await.unwrap();
    let before = crate::sql::migrator(&crate::sqlite::MIGRATIONS[..10]);
    before.run_direct(None, &mut raw, false).await.unwrap();
    sqlx::raw_sql(
        "INSERT INTO guests (id, name, recovery) VALUES ('g', 'Ada', 'r'); \
         INSERT INTO matches (id, game, rules_version, options, seed, host, spectator_token, \
         opened_at, version, owing, is_over, changed_at, nonces, is_dealt) VALUES \
         ('new', 'my-island', 1, 'players=2', 's', 'g', 't', 1, 0, 0, FALSE, 1, 'aa -', FALSE), \
         ('old', 'my-island', 1, 'players=2', 's', 'g', 't', 1, 0, 0, FALSE, 1, 'aa -', TRUE); \
         INSERT INTO seats (match_id, seat, name, sitter) VALUES \
         ('new', 0, 'Ada', 'person'), ('new', 1, '', 'bot_easy'), \
         ('old', 0, 'Ada', 'person'), ('old', 1, '', 'bot_easy')",
    )
    .execute(&mut raw)
    .await
    .unwrap();
    raw.close().await.unwrap();
    let store = SqliteStore::open(&path).await.unwrap();
    let nonces = async |id: &str| {
        store.load_match(&MatchId(id.into())).await.unwrap().unwrap().nonces.unwrap()
    };
    assert_eq!(nonces("new").await, crate::Nonces::of_seats(2));
    let revealed = vec![Some("aa".to_owned()), None];
    let old = crate::Nonces { commitments: None, is_committed: false, revealed };
    assert_eq!(nonces("old").await, old);
}
