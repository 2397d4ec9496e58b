//! Matches looked at again: by those who may see them, once they are over, and kept.
use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use skerry_bots::Plan;
use skerry_core::Seed;
use skerry_protocol::Analysis;
use skerry_server::{Config, Limits};
use skerry_store::{AnalysisKey, AnalysisStore, MatchId, testing::MemoryStore};

use crate::{
    Node,
    browser::Browser,
    quick,
    table::{Company, company, finish},
    until,
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

/// The analysis of a match as it comes out if nobody leaves.
async fn made_at_once(host: &mut Browser, id: &str, iterations: u32) -> Value {
    let record = host.get(&format!("/api/matches/{id}/record")).await.body;
    let game = skerry_catalog::game_of_record(&record).expect("of the catalog");
    let table = game.resume(&record, Seed::from_number(0)).expect("it was played");
    let mut analysing = table.analyse(Plan { iterations, seed: 1 }).expect("it is over");
    while !analysing.is_done() {
        analysing.work_for(Duration::from_secs(1));
    }
    // Numbers are read as those on the wire are.
    let written = serde_json::to_string(&analysing.analysis()).expect("plain data");
    serde_json::from_str(&written).expect("JSON")
}

/// With no patience at all every request brings one slice of work, and then it is laid aside; a
/// slice without time is a few iterations on any machine.
#[tokio::test]
async fn whoever_comes_back_goes_on_where_it_stopped_and_sees_it_grow() {
    let none = Duration::ZERO;
    let config = Config { analysis_slice: none, analysis_patience: none, ..quick() };
    let node = with(config).await;
    let Company { id, mut host, .. } = over(&node).await;
    let path = format!("/api/matches/{id}/analysis");
    let (mut progress, mut known, mut visits) = (0.0, 0, 0);
    let done = loop {
        host.post(&path, json!({})).await.good();
        let state = loop {
            let state = host.get(&path).await.good();
            if state["is_running"] == false {
                break state;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        };
        if !state["analysis"].is_null() {
            break state;
        }
        let now = state["progress"].as_f64().expect("a number");
        let chances = state["chances"].as_array().expect("a list").len();
        assert!(
            now > 0.0 && now >= progress && chances >= known,
            "{now} after {progress}, {chances}"
        );
        (progress, known, visits) = (now, chances, visits + 1);
    };
    assert!(visits > 2 && known > 1, "{visits} visits, {known} moments");
    let iterations = done["analysis"]["iterations"].as_u64().expect("a number") as u32;
    assert_eq!(done["analysis"], made_at_once(&mut host, &id, iterations).await);
}

/// Without what is told today it is made anew.
#[tokio::test]
async fn an_analysis_in_an_older_form_is_made_again() {
    let store = Arc::new(MemoryStore::new());
    let node = Node::with(Arc::<MemoryStore>::clone(&store), quick()).await;
    let Company { id, mut host, .. } = over(&node).await;
    let path = format!("/api/matches/{id}/analysis");
    let row = node.store.load_match(&MatchId(id.clone())).await.expect("it is up").expect("a row");
    let key = AnalysisKey { rules_version: row.rules_version, iterations: 1000 };
    store.keep_analysis(&row.id, key, "{\"players\": []}").await.expect("it is up");
    assert_eq!(host.get(&path).await.good()["analysis"], Value::Null);
    host.post(&path, json!({})).await.good();
    until(async || !host.clone().get(&path).await.good()["analysis"].is_null()).await;
}
