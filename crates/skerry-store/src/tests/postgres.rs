//! PostgreSQL: the contract, and nodes that hear each other.
use std::{sync::Arc, time::Duration};

use skerry_protocol::BotLevel;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tokio::time::timeout;

use super::{
    contract::contract,
    samples::{a_match, append, bot, guest, lines},
};
use crate::{
    MatchId, News, PostgresStore, PresenceStore, Sitter, Store, StoreError, testing::Postgres,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_the_contract() {
    let Some(server) = Postgres::start() else { return };
    let store = PostgresStore::connect(&server.url()).await.unwrap();
    contract(Arc::new(store)).await;
}

/// Whatever speaks as PostgreSQL does: the database that `DATABASE_URL` names keeps the
/// contract too, in a schema that is gone afterwards. Without it, our own does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_named_database_keeps_the_contract_in_a_schema_of_its_own() {
    let own = Postgres::start();
    let named = std::env::var("DATABASE_URL").ok().filter(|url| url.starts_with("postgres"));
    let Some(url) = named.or_else(|| own.as_ref().map(Postgres::url)) else { return };
    let schema = format!("skerry_contract_{}", std::process::id());
    let mut keeper = PgConnection::connect(&url).await.unwrap();
    let run = async |keeper: &mut PgConnection, what: String| {
        sqlx::query(AssertSqlSafe(what)).execute(keeper).await.unwrap();
    };
    run(&mut keeper, format!("CREATE SCHEMA {schema}")).await;
    let sign = if url.contains('?') { '&' } else { '?' };
    let within = format!("{url}{sign}options=-c%20search_path%3D{schema}");
    let store = Arc::new(PostgresStore::connect(&within).await.unwrap());
    contract(store.clone()).await;
    store.close().await;
    run(&mut keeper, format!("DROP SCHEMA {schema} CASCADE")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_hear_each_other_and_not_themselves() {
    let Some(mut server) = Postgres::start() else { return };
    let url = server.url();
    // Both want to make the tables.
    let (one, two) = tokio::join!(PostgresStore::connect(&url), PostgresStore::connect(&url));
    let (one, two) = (one.unwrap(), two.unwrap());
    let host = guest(&one, "host").await;
    let id = a_match(&one, "shared", &host, 1).await;
    changes_are_heard(&one, &two, &id).await;
    one_of_two_nodes_wins(&one, &two, &id).await;

    server.cut_connections().await;
    said_to_be_lost_once(&one, &two, &id).await;
    server.restart();
    said_to_be_lost_once(&two, &one, &id).await;
}

async fn changes_are_heard(one: &PostgresStore, two: &PostgresStore, id: &MatchId) {
    append(one, id, 1, 2, "one").await.unwrap();
    assert_eq!(soon(two).await, News::Match(id.clone()));
    assert_eq!(two.load_entries(id, 1).await.unwrap(), lines("one", 1, 2));
    assert!(one.seat(id, 1, &Sitter::Open, &bot(BotLevel::Easy)).await.unwrap());
    assert_eq!(soon(two).await, News::Match(id.clone()));
    two.link_rematch(id, &MatchId("next".into())).await.unwrap();
    assert_eq!(soon(one).await, News::Match(id.clone()));
    let host = one.load_match(id).await.unwrap().unwrap().host;
    two.lease("two", 1000, 0).await.unwrap();
    two.arrive(id, &host, "two").await.unwrap();
    assert_eq!(soon(one).await, News::Match(id.clone()));
    two.replace_recovery(&host, "another", "another").await.unwrap();
    assert_eq!(soon(one).await, News::Guest(host));
    quiet(one).await;
    quiet(two).await;
}

/// Who has lost hears of what was written instead; who has won does not.
async fn one_of_two_nodes_wins(one: &PostgresStore, two: &PostgresStore, id: &MatchId) {
    for first in 3..13 {
        let (a, b) = tokio::join!(append(one, id, first, 1, "a"), append(two, id, first, 1, "b"));
        let (winner, loser, lost) = if a.is_ok() { (one, two, b) } else { (two, one, a) };
        assert!(matches!(lost, Err(StoreError::Conflict { .. })), "{lost:?}");
        assert_eq!(soon(loser).await, News::Match(id.clone()));
        quiet(winner).await;
    }
    assert_eq!(one.load_entries(id, 0).await.unwrap().len(), 13);
}

async fn said_to_be_lost_once(one: &PostgresStore, two: &PostgresStore, id: &MatchId) {
    assert_eq!(soon(one).await, News::Anything);
    assert_eq!(soon(two).await, News::Anything);
    let first = one.load_match(id).await.unwrap().unwrap().head.version;
    append(one, id, first, 1, "after").await.unwrap();
    assert_eq!(soon(two).await, News::Match(id.clone()));
    quiet(two).await;
    quiet(one).await;
    assert!(one.is_well().await && two.is_well().await);
}

async fn soon(store: &PostgresStore) -> News {
    timeout(Duration::from_secs(20), store.heard()).await.expect("a word from the other node")
}

async fn quiet(store: &PostgresStore) {
    let heard = timeout(Duration::from_millis(20), store.heard()).await;
    assert!(heard.is_err(), "there was nothing to hear, but: {heard:?}");
}

/// The throwaway server has no certificate: it is the server that says so, not we.
#[tokio::test]
async fn a_connection_can_be_encrypted() {
    let Some(server) = Postgres::start() else { return };
    let url = format!("{}&sslmode=require", server.url());
    let refused = PostgresStore::connect(&url).await.unwrap_err().to_string();
    assert!(refused.contains("server does not support TLS"), "{refused}");
}
