//! A store that fails, a node that ends, a table that nobody needs.
use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use skerry_store::testing::{FailingStore, MemoryStore};

use crate::{
    Node, quick,
    table::{Company, bot, company, me, pass, play_out},
    until,
};

async fn failing() -> (Arc<FailingStore>, Node) {
    let store = Arc::new(FailingStore::new(Arc::new(MemoryStore::new())));
    let node = Node::with(store.clone(), quick()).await;
    (store, node)
}

#[tokio::test]
async fn nobody_is_told_what_is_not_stored() {
    let (store, node) = failing().await;
    let Company { id, host, friend, .. } = company(&node).await;
    let (mut line, _) = host.listen(&id).await;
    let (mut other, _) = friend.listen(&id).await;
    line.act(0, 0, pass()).await;
    store.refuse_appends(2);
    for _ in 0..2 {
        let refused = line.commit(0, 1).await;
        assert_eq!(refused["reason"]["text"], "problem-not_stored", "{refused}");
    }
    let untold = other.ask(json!({ "t": "resync" })).await;
    assert_eq!(
        (&untold["summary"]["version"], &untold["summary"]["owing"]),
        (&json!(1), &json!([0, 1]))
    );
    assert!(!other.heard.iter().any(|message| message["t"] == "advanced"), "{:?}", other.heard);
    let kept = line.ask(json!({ "t": "resync" })).await;
    assert_eq!(kept["table"]["seats"][0]["draft"], json!([pass()]), "the draft is kept");
    assert_eq!(line.commit(0, 1).await["version"], 2);
    assert_eq!(other.hear("advanced").await["summary"]["version"], 2);
}

#[tokio::test]
async fn a_lost_answer_is_found_out() {
    let (store, node) = failing().await;
    let Company { id, host, friend, .. } = company(&node).await;
    let (mut line, _) = host.listen(&id).await;
    line.act(0, 0, pass()).await;
    store.lose_answers(1);
    assert_eq!(line.commit(0, 1).await["version"], 2, "it was stored after all");
    let (mut other, _) = friend.listen(&id).await;
    other.play(1, 0, pass()).await;
}

#[tokio::test]
async fn a_bot_tries_again() {
    let (store, node) = failing().await;
    let mut anna = node.guest("Anna").await;
    store.refuse_appends(1);
    let id = anna.open(json!([me(), bot("easy")])).await;
    let (mut line, _) = anna.listen(&id).await;
    let stored = |message: &Value| message["summary"]["owing"] == json!([0]);
    line.hear_if(stored).await;
}

#[tokio::test]
async fn without_a_store_everybody_is_told_so() {
    let (store, node) = failing().await;
    let Company { id, mut host, .. } = company(&node).await;
    assert_eq!(host.get("/healthz").await.status, 200);
    store.set_down(true);
    assert_eq!(host.get("/healthz").await.status, 503);
    for path in ["/api/me", "/api/matches", &format!("/api/matches/{id}")] {
        let answer = host.get(path).await;
        assert_eq!((answer.status, answer.problem().as_str()), (503, "not_stored"), "{path}");
        assert!(!answer.body.contains("told to fail"), "the cause is nobody's business");
    }
    let open = json!({ "game": "my-island", "seats": [me()] });
    assert_eq!(host.post("/api/matches", open).await.problem(), "not_stored");
    store.set_down(false);
    host.table(&id).await;
}

#[tokio::test]
async fn a_restart_loses_nothing_that_was_confirmed() {
    let store = Arc::new(MemoryStore::new());
    let node = Node::with(store.clone(), quick()).await;
    let mut anna = node.guest("Anna").await;
    let id = anna.open(json!([me(), bot("easy"), bot("medium")])).await;
    let (mut line, welcome) = anna.listen(&id).await;
    line.play(0, 0, welcome["table"]["seats"][0]["legal"][0].clone()).await;
    let next = |message: &Value| {
        message["table"]["seats"][0]["must_decide"] == true
            && message["table"]["seats"][0]["decision"] == 1
    };
    let before = line.hear_if(next).await;
    node.stop().await;
    while line.read().await.is_some() {}
    assert_eq!(line.heard.last(), Some(&json!({ "closed": "the server restarts" })));
    let node = Node::with(store, quick()).await;
    anna.address = node.address;
    let (mut line, after) = anna.listen(&id).await;
    assert_eq!(after["table"]["seats"][0]["decision"], 1);
    assert_eq!(after["table"]["seats"][0]["legal"], before["table"]["seats"][0]["legal"]);
    let state = after["table"]["seats"][0].clone();
    play_out(&mut line, state).await;
}

/// So that a browser can tell a draft that was lost from one that was taken back.
#[tokio::test]
async fn a_restart_is_another_life_of_the_table_and_a_reconnect_is_not() {
    let store = Arc::new(MemoryStore::new());
    let node = Node::with(store.clone(), quick()).await;
    let Company { id, mut host, friend, .. } = company(&node).await;
    let (mut line, first) = host.listen(&id).await;
    line.act(0, 0, pass()).await;
    line.close().await;
    let (_, again) = host.listen(&id).await;
    let (_, other) = friend.listen(&id).await;
    assert!(first["life"].is_u64());
    assert_eq!((&again["life"], &other["life"]), (&first["life"], &first["life"]));
    assert_eq!(again["table"]["seats"][0]["draft"], json!([pass()]));
    node.kill();
    let node = Node::with(store, quick()).await;
    host.address = node.address;
    let (mut line, after) = host.listen(&id).await;
    assert_ne!(after["life"], first["life"]);
    assert_eq!(after["table"]["seats"][0]["draft"], json!([]), "drafts are not kept here");
    assert_eq!(line.act(0, 0, pass()).await["t"], "drafted", "and can be made again");
}

#[tokio::test]
async fn matches_opened_under_older_rules_go_on_where_the_game_says_so() {
    let node = Node::with(Arc::new(MemoryStore::new()), quick()).await;
    let mut anna = node.guest("Anna").await;
    let request =
        json!({ "game": "amerigo", "seats": [me(), { "kind": "hot_seat", "name": "Ben" }] });
    let opened = anna.post("/api/matches", request).await.good();
    let id = skerry_store::MatchId(opened["id"].as_str().expect("an id").to_owned());
    let row = node.store.load_match(&id).await.expect("it answers").expect("it is there");
    let entries = node.store.load_entries(&id, 0).await.expect("it answers");
    assert_eq!(row.rules_version, 2);
    for (rules_version, status) in [(0, 409), (1, 200), (3, 409)] {
        // Another id of the same kind.
        let id = skerry_store::MatchId(
            id.0.chars().rev().cycle().skip(rules_version.into()).take(id.0.len()).collect(),
        );
        let row = skerry_store::MatchRow { id: id.clone(), rules_version, ..row.clone() };
        node.store.add_match(&row, &entries).await.expect("it answers");
        let answer = anna.get(&format!("/api/matches/{}", id.0)).await;
        assert_eq!(answer.status, status, "version {rules_version}: {}", answer.body);
    }
}

#[tokio::test]
async fn bots_go_on_after_a_crash_without_anybody_asking() {
    let store = Arc::new(MemoryStore::new());
    let mut config = quick();
    config.levels.easy = "mcts:3000ms".parse().expect("a bot");
    let node = Node::with(store.clone(), config).await;
    let mut anna = node.guest("Anna").await;
    let id = anna.open(json!([me(), bot("easy")])).await;
    // The match begins when she comes to the table.
    anna.visit(&id).await;
    node.kill();
    let node = Node::with(store, quick()).await;
    let id = skerry_store::MatchId(id);
    until(async || {
        let row = node.store.load_match(&id).await.expect("it answers").expect("it is there");
        row.head.owing == 1
    })
    .await;
}

#[tokio::test]
async fn a_table_that_nobody_needs_is_put_away() {
    let config = skerry_server::Config { idle: Duration::from_millis(50), ..quick() };
    let node = Node::with(Arc::new(MemoryStore::new()), config).await;
    let mut anna = node.guest("Anna").await;
    let id = anna.open(json!([me(), bot("easy")])).await;
    let (mut line, _) = anna.listen(&id).await;
    line.play(0, 0, pass()).await;
    let is_next = |message: &Value| message["table"]["seats"][0]["must_decide"] == true;
    line.hear_if(is_next).await;
    line.act(0, 1, pass()).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let there = line.ask(json!({ "t": "resync" })).await;
    assert_eq!(there["table"]["seats"][0]["draft"], json!([pass()]), "somebody thinks about it");
    line.close().await;
    let mut anybody = node.stranger();
    until(async || anybody.clone().get("/metrics").await.body.contains("skerry_live_matches 0\n"))
        .await;
    assert!(anybody.get("/metrics").await.body.contains("skerry_connections 0\n"));
    let (_line, welcome) = anna.listen(&id).await;
    assert_eq!(welcome["table"]["seats"][0]["decision"], 1);
}
