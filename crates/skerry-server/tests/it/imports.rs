//! Matches that were played elsewhere: checked, kept for who brought them, and never taken for
//! matches of this server.
use std::sync::Arc;

use serde_json::{Value, json};
use skerry_server::{Config, Limits};
use skerry_store::testing::MemoryStore;

use crate::{
    Node,
    browser::{Answer, Browser},
    quick,
    table::{Company, bot, company, finish, me, pass},
};

const GOLDEN: &str = include_str!("../../../my-island/tests/replays/eternal-2-last-card.skerry");

async fn import(browser: &mut Browser, record: &str) -> Answer {
    browser.post("/api/matches/import", json!({ "record": record })).await
}

async fn record_of(browser: &mut Browser, id: &str) -> String {
    browser.get(&format!("/api/matches/{id}/record")).await.body
}

/// A match of this server that is over, as its record tells it.
async fn played(node: &Node) -> String {
    let Company { id, mut host, friend, .. } = company(node).await;
    let (mut a, _) = host.listen(&id).await;
    let (mut b, _) = friend.listen(&id).await;
    a.play(0, 0, pass()).await;
    b.play(1, 0, pass()).await;
    a.play(0, 1, finish()).await;
    b.play(1, 1, finish()).await;
    record_of(&mut host, &id).await
}

fn without_seed(record: &str) -> String {
    let lines = record.lines().filter(|line| !line.starts_with("seed"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[tokio::test]
async fn a_record_becomes_a_match_that_can_be_seen_again_analysed_and_branched() {
    let node = Node::start().await;
    let record = played(&node).await;
    let (mut ida, mut other) = (node.guest("Ida").await, node.guest("Otto").await);
    let summary = import(&mut ida, &record).await.good();
    assert_eq!(summary["imported"], json!({ "has_checked_dice": true }));
    assert_eq!((&summary["status"], &summary["is_host"]), (&json!("over"), &json!(true)));
    assert_eq!((&summary["origin"], &summary["lesson"]), (&Value::Null, &Value::Null));
    for (seat, name) in summary["seats"].as_array().expect("a list").iter().zip(["A", "B"]) {
        assert_eq!((&seat["name"], &seat["is_mine"]), (&json!(name), &json!(false)));
    }
    let id = summary["id"].as_str().expect("an id").to_owned();
    let at = format!("/api/matches/{id}");
    assert_eq!(record_of(&mut ida, &id).await, record, "what came is what goes");
    assert_eq!(ida.get(&format!("{at}/replay?at=1")).await.good()["at"], 1);
    ida.post(&format!("{at}/analysis"), json!({})).await.good();
    let on = json!({ "at": 1, "seats": [me(), bot("easy")] });
    let branch = ida.post(&format!("{at}/branch"), on).await.good();
    assert_eq!((&branch["origin"]["id"], &branch["imported"]), (&json!(id), &Value::Null));
    let (_line, welcome) = ida.listen(&id).await;
    assert_eq!(welcome["summary"]["status"], "over");
    assert_eq!(ida.post(&format!("{at}/rematch"), json!({})).await.problem(), "not_your_seat");

    // It is mine alone: nobody else knows of it.
    let listed = |list: Value| -> Vec<bool> {
        list.as_array().expect("a list").iter().map(|one| one["imported"].is_object()).collect()
    };
    let own = listed(ida.get("/api/matches").await.good());
    assert_eq!(own.iter().filter(|is_imported| **is_imported).count(), 1, "and the branch");
    assert_eq!(other.get("/api/matches").await.good(), json!([]));
    for path in ["", "/replay", "/record", "/analysis"] {
        assert_eq!(other.get(&format!("{at}{path}")).await.problem(), "no_such_match");
    }
    assert_eq!(import(&mut node.stranger(), &record).await.problem(), "no_guest");
}

#[tokio::test]
async fn dice_are_called_checked_only_if_a_seed_tells_all_of_them() {
    let node = Node::start().await;
    let mut ida = node.guest("Ida").await;
    let checked = |summary: &Value| summary["imported"]["has_checked_dice"].clone();
    let golden = import(&mut ida, GOLDEN).await.good();
    assert_eq!(checked(&golden), true);
    let untold = import(&mut ida, &without_seed(GOLDEN)).await.good();
    assert_eq!(checked(&untold), false);
    let id = untold["id"].as_str().expect("an id").to_owned();
    let record = record_of(&mut ida, &id).await;
    assert!(!record.contains("\nseed"), "nothing was drawn with a seed of ours: {record}");
    let game = skerry_catalog::game_of_record(&record).expect("of the catalog");
    assert!(game.replay(&record).is_ok_and(|told| told.is_over));

    // A branch tells the seed of its own draws only.
    let at = format!("/api/matches/{}/branch", golden["id"].as_str().expect("an id"));
    let first = json!({ "seat": 0, "actions": [finish()] });
    let seats = json!([me(), { "kind": "hot_seat", "name": "Ben" }]);
    let request = json!({ "at": 4, "seats": seats, "first": first });
    let branch = ida.post(&at, request).await.good();
    let id = branch["id"].as_str().expect("an id").to_owned();
    let (mut line, welcome) = ida.listen(&id).await;
    let decision = welcome["table"]["seats"][1]["decision"].as_u64().expect("a number");
    line.play(1, decision, finish()).await;
    let record = record_of(&mut ida, &id).await;
    assert!(record.contains("\nsince 4\n") && record.contains("\nseed "), "{record}");
    let again = import(&mut ida, &record).await.good();
    assert_eq!(checked(&again), false);
    let id = again["id"].as_str().expect("an id").to_owned();
    assert_eq!(record_of(&mut ida, &id).await, record);
}

#[tokio::test]
async fn what_is_no_finished_match_by_our_rules_is_refused_and_not_kept() {
    let node = Node::start().await;
    let mut ida = node.guest("Ida").await;
    let placed = GOLDEN.lines().find(|line| line.starts_with("a place")).expect("a tile");
    let drawn = GOLDEN.lines().find(|line| line.starts_with("* card")).expect("a card");
    let mut cards = GOLDEN.lines().filter(|line| line.starts_with("* card"));
    let other = cards.find(|line| *line != drawn).expect("another card");
    let scored = GOLDEN.lines().find(|line| line.starts_with("score a")).expect("a score");
    for (record, problem) in [
        ("hello".to_owned(), "no_record"),
        (String::new(), "no_record"),
        (GOLDEN.replace("skerry 1", "skerry 2"), "no_record"),
        (GOLDEN.replace("my-island", "your-island"), "no_such_game"),
        (GOLDEN.replace("game my-island 1", "game my-island 99"), "record_of_other_rules"),
        (GOLDEN.replacen(placed, "a place tile=T01 rotation=0 at=0,0", 1), "bad_record"),
        (GOLDEN.replacen(placed, "a dance", 1), "bad_record"),
        (GOLDEN.replacen(drawn, other, 1), "bad_record"),
        (GOLDEN.replace(scored, "score a 99"), "bad_record"),
        (without_seed(GOLDEN).replace("options players=2", "options players=9"), "bad_record"),
        (GOLDEN.split(placed).next().unwrap_or_default().to_owned(), "not_over"),
        (format!("{GOLDEN}{}", "# \n".repeat(30_000)), "too_large"),
    ] {
        assert_eq!(import(&mut ida, &record).await.verdict(), problem, "{record}");
    }
    assert_eq!(ida.get("/api/matches").await.good(), json!([]));
}

/// Its texts and drawings are in envelopes that may be closed.
#[tokio::test]
async fn a_game_of_a_campaign_comes_with_its_campaign_only() {
    let node = Node::start().await;
    let mut ida = node.guest("Ida").await;
    let game = skerry_catalog::find("my-island").expect("in the catalog");
    let chosen = [("rules".to_owned(), "game-5".to_owned())];
    let options = game.choose(Some(2), &chosen).expect("it can be played on its own");
    let (mut table, _) = game.open(&options, skerry_core::Seed::from_number(1)).expect("options");
    while let Some(seat) = table.owing().lowest() {
        while table.must_decide(seat) {
            let last = table.legal(seat).pop().expect("something may be done");
            table.act(seat, &last).expect("it is legal");
        }
        table.commit(seat).expect("something was done");
    }
    let refused = import(&mut ida, &table.record()).await;
    assert_eq!(refused.problem(), "record_of_campaign");
    assert!(!refused.body.contains("game-5"), "{}", refused.body);
}

#[tokio::test]
async fn nobody_keeps_more_records_than_fit() {
    let limits = Limits { imported: 1, ..Limits::none() };
    let store = Arc::new(MemoryStore::new());
    let node = Node::with(store, Config { limits, ..quick() }).await;
    let (mut ida, mut other) = (node.guest("Ida").await, node.guest("Otto").await);
    import(&mut ida, GOLDEN).await.good();
    assert_eq!(import(&mut ida, GOLDEN).await.problem(), "too_many_records");
    import(&mut other, GOLDEN).await.good();
}
