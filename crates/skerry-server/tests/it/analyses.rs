//! Matches looked at again: by those who may see them, once they are over, and kept.
use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use skerry_protocol::Analysis;
use skerry_server::{Config, Limits};
use skerry_store::testing::MemoryStore;

use crate::{
    Node, quick,
    table::{Company, company, finish},
};

async fn with(config: Config) -> Node {
    Node::with(Arc::new(MemoryStore::new()), config).await
}

/// A short match of two that is over, and everybody around it.
async fn over(node: &Node) -> Company {
    let company = company(node).await;
    let (mut a, _) = company.host.listen(&company.id).await;
    let (mut b, _) = company.friend.listen(&company.id).await;
    a.play(0, 0, finish()).await;
    b.play(1, 0, finish()).await;
    company
}

#[tokio::test]
async fn a_finished_match_is_analysed_once_and_for_all_who_may_see_it() {
    let node = Node::start().await;
    let Company { id, mut host, mut friend, mut spectator, mut stranger, .. } = over(&node).await;
    let path = format!("/api/matches/{id}/analysis");
    let none = spectator.get(&path).await.good();
    assert_eq!((&none["is_running"], &none["analysis"]), (&json!(false), &Value::Null));
    assert_eq!(stranger.get(&path).await.problem(), "no_such_match");
    assert_eq!(stranger.post(&path, json!({})).await.problem(), "no_such_match");

    let begun = spectator.post(&path, json!({})).await.good();
    assert!(begun["progress"].is_number(), "{begun}");
    let done = loop {
        let state = host.get(&path).await.good();
        if !state["analysis"].is_null() {
            break state;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert_eq!((&done["is_running"], &done["progress"]), (&json!(false), &json!(1.0)));
    let analysis: Analysis = serde_json::from_value(done["analysis"].clone()).expect("as promised");
    for player in &analysis.players {
        let sum = player.start + player.luck + player.play;
        assert!((sum - player.result).abs() < 1e-9, "{player:?}");
    }
    assert_eq!(friend.post(&path, json!({})).await.good(), done, "it is kept");
}

#[tokio::test]
async fn a_running_match_is_not_analysed() {
    let node = Node::start().await;
    let Company { id, mut host, mut friend, mut spectator, .. } = company(&node).await;
    let path = format!("/api/matches/{id}/analysis");
    for guest in [&mut host, &mut friend, &mut spectator] {
        assert_eq!(guest.get(&path).await.problem(), "not_over");
        assert_eq!(guest.post(&path, json!({})).await.problem(), "not_over");
    }
}

#[tokio::test]
async fn nobody_has_more_analyses_made_than_they_may() {
    let limits = Limits { analyses: 0, ..Limits::none() };
    let node = with(Config { limits, ..quick() }).await;
    let Company { id, mut host, .. } = over(&node).await;
    let refused = host.post(&format!("/api/matches/{id}/analysis"), json!({})).await;
    assert_eq!(refused.problem(), "too_fast");
}

#[tokio::test]
async fn an_analysis_that_nobody_asks_for_ends() {
    let node = with(Config { analysis_patience: Duration::ZERO, ..quick() }).await;
    let Company { id, mut host, .. } = over(&node).await;
    let path = format!("/api/matches/{id}/analysis");
    host.post(&path, json!({})).await.good();
    loop {
        let state = host.get(&path).await.good();
        assert_eq!(state["analysis"], Value::Null, "nobody waited for it");
        if state["is_running"] == false {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
