//! Several nodes that share a store: the log is the lock.
use std::sync::Arc;

use serde_json::{Value, json};
use skerry_store::testing::MemoryStore;

use crate::{
    Node, quick,
    table::{Company, company, pass},
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
    let (mut line, welcome): (_, Value) = fred.listen(&id).await;
    assert_eq!(welcome["table"]["seats"][0]["seat"], 1);
    line.play(1, 0, pass()).await;
}
