//! What nobody needs goes by itself; and nobody opens tables without end.
use std::{sync::Arc, time::Duration};

use serde_json::json;
use skerry_server::{Config, Keep, Limits, Rate};
use skerry_store::{MatchId, testing::MemoryStore};

use crate::{
    Node, quick,
    table::{bot, me, pass},
    until,
};

fn new_table() -> serde_json::Value {
    json!({ "game": "my-island", "seats": [me(), bot("easy")] })
}

#[tokio::test]
async fn tables_that_were_never_begun_go_and_others_stay() {
    let store = Arc::new(MemoryStore::new());
    let node = Node::with(store.clone(), quick()).await;
    let (mut anna, mut idle) = (node.guest("Anna").await, node.guest("Ida").await);
    let empty = anna.open(json!([me(), { "kind": "friend" }])).await;
    let begun = anna.open(json!([me(), bot("easy")])).await;
    let (mut line, _) = anna.listen(&begun).await;
    line.play(0, 0, pass()).await;
    node.stop().await;
    // Nothing goes before its time, and then by itself.
    let node = Node::with(store.clone(), quick()).await;
    anna.address = node.address;
    assert_eq!(anna.get(&format!("/api/matches/{empty}")).await.status, 200);
    node.stop().await;
    let keep = Keep { unbegun: Duration::ZERO, guests: Duration::ZERO, finished: None };
    let node = Node::with(store, Config { keep, ..quick() }).await;
    (anna.address, idle.address) = (node.address, node.address);
    let id = MatchId(empty.clone());
    until(async || node.store.load_match(&id).await.expect("it answers").is_none()).await;
    assert_eq!(anna.get(&format!("/api/matches/{empty}")).await.status, 404);
    assert_eq!(anna.get(&format!("/api/matches/{begun}")).await.status, 200);
    assert_eq!(idle.get("/api/me").await.problem(), "no_guest");
}

#[tokio::test]
async fn tables_that_were_never_begun_are_few() {
    let limits = Limits { unbegun: 2, ..Limits::none() };
    let node = Node::with(Arc::new(MemoryStore::new()), Config { limits, ..quick() }).await;
    let mut anna = node.guest("Anna").await;
    let id = anna.open(json!([me(), bot("easy")])).await;
    anna.open(json!([me(), { "kind": "friend" }])).await;
    assert_eq!(anna.post("/api/matches", new_table()).await.problem(), "too_many_tables");
    node.guest("Ben").await.post("/api/matches", new_table()).await.good();
    // Whoever plays may open another.
    let (mut line, _) = anna.listen(&id).await;
    line.play(0, 0, pass()).await;
    anna.post("/api/matches", new_table()).await.good();
}

#[tokio::test]
async fn an_address_opens_so_many_tables_whoever_asks() {
    let few = Rate { burst: 2, per_second: 0.0 };
    let limits = Limits { tables_of_address: few, ..Limits::none() };
    let node = Node::with(Arc::new(MemoryStore::new()), Config { limits, ..quick() }).await;
    for (name, wanted) in [("Anna", "ok"), ("Ben", "ok"), ("Cleo", "too_fast")] {
        let answer = node.guest(name).await.post("/api/matches", new_table()).await;
        assert_eq!(answer.verdict(), wanted, "{name}");
    }
}

#[tokio::test]
async fn what_is_counted_is_told_only_where_it_was_asked_for() {
    let config = Config { has_open_metrics: false, ..quick() };
    let node = Node::with(Arc::new(MemoryStore::new()), config).await;
    let page = node.stranger().get("/metrics").await;
    assert!(!page.body.contains("skerry_live_matches"), "{page:?}");
    assert_eq!(node.stranger().get("/healthz").await.status, 200);
}
