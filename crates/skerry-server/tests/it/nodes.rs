//! Several nodes that share a store: the log is the lock.
use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use skerry_server::Config;
use skerry_store::{
    PostgresStore,
    testing::{FailingStore, MemoryStore, Postgres},
};

use crate::{
    Node, quick,
    table::{Company, bot, company, friend, me, pass, play_out},
    until,
};

#[tokio::test]
async fn simultaneous_answers_on_two_nodes_both_count() {
    let store = Arc::new(MemoryStore::new());
    let (one, two) = (Node::with(store.clone(), quick()).await, Node::with(store, quick()).await);
    let Company { id, host, mut friend, .. } = company(&one).await;
    friend.address = two.address;
    let (mut a, _) = host.listen(&id).await;
    let (mut b, _) = friend.listen(&id).await;
    b.act(1, 0, pass()).await;
    a.play(0, 0, pass()).await;
    // The memory tells nodes nothing, so the second finds out when it stores.
    assert_eq!(b.commit(1, 1).await["version"], 4);
    let caught_up = b.hear("advanced").await;
    assert_eq!(caught_up["log"][0]["entry"], 1, "first what the other node did");
    let own = b.hear("advanced").await;
    assert_eq!((&own["log"][0]["entry"], &own["summary"]["version"]), (&json!(2), &json!(4)));
    assert!(two_metrics(&two).await.contains("skerry_conflicts_total 1\n"));
}

async fn two_metrics(node: &Node) -> String {
    node.stranger().get("/metrics").await.body
}

#[tokio::test]
async fn the_same_seat_on_two_nodes_decides_once() {
    let store = Arc::new(MemoryStore::new());
    let (one, two) = (Node::with(store.clone(), quick()).await, Node::with(store, quick()).await);
    let Company { id, host, .. } = company(&one).await;
    let mut elsewhere = host.clone();
    elsewhere.address = two.address;
    let (mut a, _) = host.listen(&id).await;
    let (mut b, welcome) = elsewhere.listen(&id).await;
    b.act(0, 0, welcome["table"]["seats"][0]["legal"][0].clone()).await;
    a.play(0, 0, pass()).await;
    let late = b.commit(0, 1).await;
    assert_eq!((&late["t"], &late["seat"]["decision"]), (&json!("already"), &json!(1)));
    let advanced = b.hear("advanced").await;
    assert_eq!(advanced["log"][0]["events"][0]["event"], "passed");
}

#[tokio::test]
async fn seats_taken_on_one_node_count_on_the_other() {
    let store = Arc::new(MemoryStore::new());
    let (one, two) = (Node::with(store.clone(), quick()).await, Node::with(store, quick()).await);
    let mut host = one.guest("Hanna").await;
    let id = host.open(json!([{ "kind": "me" }, { "kind": "friend" }])).await;
    let (tokens, _) = host.tokens(&id).await;
    let (mut fred, mut gitta) = (one.guest("Fred").await, two.guest("Gitta").await);
    // Both nodes have loaded the table with its open seat.
    host.address = two.address;
    host.table(&id).await;
    fred.join(&id, &tokens[0]).await.good();
    assert_eq!(gitta.join(&id, &tokens[0]).await.problem(), "no_such_invitation");
    fred.address = two.address;
    host.visit(&id).await;
    let (mut line, welcome): (_, Value) = fred.listen(&id).await;
    assert_eq!(welcome["table"]["seats"][0]["seat"], 1);
    line.play(1, 0, pass()).await;
}

/// Whether the host may seat a bot for the friend.
async fn verdict(host: &crate::browser::Browser, id: &str) -> String {
    let with_bot = json!({ "with": "bot", "level": "easy" });
    host.clone().post(&format!("/api/matches/{id}/seats/1"), with_bot).await.verdict()
}

#[tokio::test]
async fn nobody_plays_for_who_is_connected_to_another_node() {
    let store = Arc::new(MemoryStore::new());
    let (one, two) = (Node::with(store.clone(), quick()).await, Node::with(store, quick()).await);
    let Company { id, mut host, mut friend, .. } = company(&one).await;
    friend.address = two.address;
    let (line, _) = friend.listen(&id).await;
    assert_eq!(verdict(&host, &id).await, "still_here");
    assert_eq!(host.table(&id).await["seats"][1]["is_online"], true);
    line.close().await;
    until(async || verdict(&host, &id).await == "ok").await;
}

#[tokio::test]
async fn who_has_just_left_another_node_is_given_time() {
    let store = Arc::new(MemoryStore::new());
    let patient = Config { grace: Duration::from_secs(3600), ..quick() };
    let two = Node::with(store.clone(), patient.clone()).await;
    let Company { id, mut host, friend, .. } = company(&two).await;
    let (line, _) = friend.listen(&id).await;
    line.close().await;
    let one = Node::with(store, patient).await;
    host.address = one.address;
    until(async || verdict(&host, &id).await == "just_left").await;
}

#[tokio::test]
async fn a_node_that_is_gone_keeps_nobody_at_the_table() {
    let store = Arc::new(MemoryStore::new());
    let config = Config { lease: Duration::from_millis(300), ..quick() };
    let (one, two) = (Node::with(store.clone(), quick()).await, Node::with(store, config).await);
    let Company { id, host, mut friend, .. } = company(&one).await;
    friend.address = two.address;
    let (_line, _) = friend.listen(&id).await;
    two.kill();
    until(async || verdict(&host, &id).await == "ok").await;
}

#[tokio::test]
async fn a_store_that_does_not_say_who_is_there_lets_nobody_be_replaced() {
    let store = Arc::new(FailingStore::new(Arc::new(MemoryStore::new())));
    let node = Node::with(store.clone(), quick()).await;
    let Company { id, host, .. } = company(&node).await;
    store.set_down(true);
    assert_eq!(verdict(&host, &id).await, "not_stored");
    store.set_down(false);
    assert_eq!(verdict(&host, &id).await, "ok");
}

/// A thief, connected to `two` with the code of the owner, who is at `one`.
async fn robbed(one: &Node, two: &Node) -> (crate::browser::Browser, crate::browser::Line) {
    let mut owner = one.guest("Anna").await;
    let leaked = owner.get("/api/me").await.good()["recovery_code"].clone();
    let id = owner.open(json!([me(), bot("easy")])).await;
    let mut thief = two.stranger();
    thief.post("/api/me/recover", json!({ "recovery_code": leaked })).await.good();
    let (line, _) = thief.listen(&id).await;
    (owner, line)
}

async fn is_signed_out(mut line: crate::browser::Line) {
    while line.read().await.is_some() {}
    assert_eq!(line.heard.last(), Some(&json!({ "closed": "signed out" })));
}

#[tokio::test]
async fn a_session_is_asked_for_again_at_every_beat() {
    let store = Arc::new(MemoryStore::new());
    let config = Config { beat: Duration::from_millis(50), ..quick() };
    let (one, two) = (Node::with(store.clone(), quick()).await, Node::with(store, config).await);
    // The memory tells nodes nothing, so the second finds out by asking.
    let (mut owner, line) = robbed(&one, &two).await;
    owner.post("/api/me/recovery", json!({})).await.good();
    is_signed_out(line).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_code_ends_the_connections_to_every_node() {
    let Some(postgres) = Postgres::start() else { return };
    let slow = Config { beat: Duration::from_secs(3600), ..quick() };
    let (one, two) = with(&postgres, slow).await;
    let (mut owner, line) = robbed(&one, &two).await;
    owner.post("/api/me/recovery", json!({})).await.good();
    is_signed_out(line).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_to_one_node_is_seen_on_the_other() {
    let Some(postgres) = Postgres::start() else { return };
    let (one, two) = on(&postgres).await;
    let Company { id, host, mut friend, .. } = company(&one).await;
    friend.address = two.address;
    let (mut a, _) = host.listen(&id).await;
    let (b, _) = friend.listen(&id).await;
    a.hear_if(|message| message["summary"]["seats"][1]["is_online"] == true).await;
    assert_eq!(verdict(&host, &id).await, "still_here");
    a.heard.clear();
    b.close().await;
    a.hear_if(|message| message["summary"]["seats"][1]["is_online"] == false).await;
    assert_eq!(verdict(&host, &id).await, "ok");
}

/// Two nodes on one PostgreSQL server, each with connections of its own.
async fn on(postgres: &Postgres) -> (Node, Node) {
    with(postgres, quick()).await
}

async fn with(postgres: &Postgres, config: Config) -> (Node, Node) {
    let store = async || {
        let store = PostgresStore::connect(&postgres.url()).await;
        Arc::new(store.expect("the server has just been started"))
    };
    let one = Node::with(store().await, config.clone()).await;
    (one, Node::with(store().await, config).await)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_on_one_node_is_told_on_the_other() {
    let Some(postgres) = Postgres::start() else { return };
    let (one, two) = on(&postgres).await;
    let Company { id, host, mut friend, .. } = company(&one).await;
    friend.address = two.address;
    let (mut a, _) = host.listen(&id).await;
    let (mut b, _) = friend.listen(&id).await;
    a.play(0, 0, pass()).await;
    let told = b.hear("advanced").await;
    assert_eq!((&told["log"][0]["entry"], &told["summary"]["owing"]), (&json!(1), &json!([1])));
    b.play(1, 0, pass()).await;
    let told = a.hear_if(|message| message["summary"]["version"] == 4).await;
    assert_eq!(told["table"]["seats"][0]["must_decide"], true);
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_on_two_nodes_with_bots() {
    let Some(postgres) = Postgres::start() else { return };
    let (one, two) = on(&postgres).await;
    let mut host = one.guest("Hanna").await;
    let id = host.open(json!([me(), friend(), bot("easy"), bot("medium")])).await;
    let (tokens, _) = host.tokens(&id).await;
    let mut fred = two.guest("Fred").await;
    fred.join(&id, &tokens[0]).await.good();
    host.visit(&id).await;
    fred.visit(&id).await;
    until(async || host.clone().table(&id).await["status"] == "running").await;
    let ((mut a, welcome), (mut b, other)) = (host.listen(&id).await, fred.listen(&id).await);
    let own = |welcome: &Value| welcome["table"]["seats"][0].clone();
    let (over, same) = tokio::join!(play_out(&mut a, own(&welcome)), play_out(&mut b, own(&other)));
    assert_eq!(over["table"]["view"], same["table"]["view"]);
    assert_eq!((&over["seed"], over["seed"].is_string()), (&same["seed"], true));
    let record = fred.get(&format!("/api/matches/{id}/record")).await.body;
    assert_eq!(record, host.get(&format!("/api/matches/{id}/record")).await.body);
    one.stop().await;
    two.stop().await;
}
