//! Hints over the socket: who gets them, who does not, and how they are counted.
use std::sync::Arc;

use serde_json::{Value, json};
use skerry_bots::Budget;
use skerry_server::{Config, HintPace};
use skerry_store::{MatchId, Target, testing::MemoryStore};

use crate::{
    Node,
    browser::{Browser, Line},
    quick,
    table::{Company, company, finish},
};

/// More than any test waits for.
fn endless() -> Config {
    Config { hints: HintPace { slice: Budget::Iterations(20), slices: u32::MAX }, ..quick() }
}

/// Whoever sits alone against a bot.
async fn alone(node: &Node) -> (Browser, String) {
    let mut anna = node.guest("Anna").await;
    let id = anna.open(json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }])).await;
    (anna, id)
}

fn request(seat: &Value) -> Value {
    let [number, decision, revision] = ["seat", "decision", "revision"].map(|one| &seat[one]);
    json!({ "t": "hint", "seat": number, "decision": decision, "revision": revision })
}

/// What is answered: `done`, `already`, or why not.
async fn verdict(line: &mut Line, message: Value) -> String {
    let answer = line.ask(message).await;
    let word = if answer["t"] == "refused" { &answer["reason"]["text"] } else { &answer["t"] };
    word.as_str().expect("a word").to_owned()
}

async fn counted(node: &Node, id: &str) -> Vec<u32> {
    let row = node.store.load_match(&MatchId(id.to_owned())).await.expect("it answers");
    row.expect("it is there").seats.iter().map(|seat| seat.hints).collect()
}

#[tokio::test]
async fn hints_come_again_and_again_until_all_is_thought_through() {
    let node = Node::start().await;
    let (anna, id) = alone(&node).await;
    let (mut line, welcome) = anna.listen(&id).await;
    assert_eq!(welcome["summary"]["has_hints"], true, "alone against bots");
    let seat = &welcome["table"]["seats"][0];
    assert_eq!(verdict(&mut line, request(seat)).await, "done");
    for is_last in [false, false, true] {
        let told = line.hear("hints").await;
        assert_eq!((&told["seat"], &told["is_last"]), (&json!(0), &json!(is_last)));
        assert_eq!([&told["decision"], &told["revision"]], [&seat["decision"], &seat["revision"]]);
        let hints = told["hints"].as_array().expect("a list");
        assert!((1..=3).contains(&hints.len()));
        for hint in hints {
            let legal = seat["legal"].as_array().expect("a list");
            assert!(legal.contains(&hint["actions"][0]), "{hint}");
            assert!(hint["wins"].as_u64().is_some_and(|wins| (1..100).contains(&wins)));
            assert!(!hint["events"].as_array().expect("a list").is_empty());
        }
        assert_ne!(hints[0]["actions"], hints[1]["actions"]);
    }
    // Who asks once more is told once more, and that counts for nothing.
    assert_eq!(verdict(&mut line, request(seat)).await, "done");
    assert_eq!(line.hear("hints").await["is_last"], true);
    assert_eq!(counted(&node, &id).await, [1, 0]);
    node.stop().await;
}

#[tokio::test]
async fn hints_are_about_the_draft_and_end_with_it() {
    let node = Node::with(Arc::new(MemoryStore::new()), endless()).await;
    let (anna, id) = alone(&node).await;
    let (mut line, welcome) = anna.listen(&id).await;
    let seat = welcome["table"]["seats"][0].clone();
    assert_eq!(verdict(&mut line, request(&seat)).await, "done");
    let told = line.hear("hints").await;
    let best = told["hints"][0]["actions"][0].clone();
    // Nobody waits for the thinking, and with the draft it is over.
    let drafted = line.act(0, 0, best).await;
    assert_eq!(drafted["t"], "drafted");
    assert_eq!(verdict(&mut line, request(&seat)).await, "already");
    let now = &drafted["seat"];
    assert_eq!(verdict(&mut line, request(now)).await, "table-not_your_decision");
    line.heard.clear();
    let undone = line.undo(0, 1).await;
    line.ask(json!({ "t": "resync" })).await;
    let late = line.heard.iter().filter(|message| message["t"] == "hints");
    assert_eq!(late.count(), 0, "of a draft that is gone nothing is told");
    // Another draft, another hint.
    assert_eq!(verdict(&mut line, request(&undone["seat"])).await, "done");
    assert_eq!(line.hear("hints").await["revision"], undone["seat"]["revision"]);
    assert_eq!(counted(&node, &id).await, [2, 0]);
    node.stop().await;
}

#[tokio::test]
async fn who_comes_back_finds_what_was_found_and_it_is_thought_on() {
    let node = Node::with(Arc::new(MemoryStore::new()), endless()).await;
    let (anna, id) = alone(&node).await;
    let (mut line, welcome) = anna.listen(&id).await;
    let asked = request(&welcome["table"]["seats"][0]);
    assert_eq!(verdict(&mut line, asked.clone()).await, "done");
    line.hear("hints").await;
    line.close().await;
    let (mut line, _) = anna.listen(&id).await;
    assert_eq!(verdict(&mut line, asked).await, "done");
    for _ in 0..3 {
        line.hear("hints").await;
    }
    assert_eq!(counted(&node, &id).await, [1, 0]);
    node.stop().await;
}

#[tokio::test]
async fn against_other_people_there_are_none_unless_the_table_was_opened_with_them() {
    let node = Node::start().await;
    let Company { id, host, friend, spectator, .. } = company(&node).await;
    let (mut a, welcome) = host.listen(&id).await;
    let seat = welcome["table"]["seats"][0].clone();
    assert_eq!(welcome["summary"]["has_hints"], false);
    assert_eq!(verdict(&mut a, request(&seat)).await, "problem-hints_off");
    for other in [friend, spectator] {
        let (mut line, _) = other.listen(&id).await;
        assert_eq!(verdict(&mut line, request(&seat)).await, "problem-not_your_seat");
    }
    assert!(counted(&node, &id).await.iter().all(|count| *count == 0));
    let mut anna = node.guest("Anna").await;
    for (hints, expected) in [(false, "problem-hints_off"), (true, "done")] {
        // Who shares a device is somebody else.
        let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Ben" }]);
        let request_ = json!({ "game": "my-island", "seats": seats, "hints": hints });
        let summary = anna.post("/api/matches", request_).await.good();
        assert_eq!(summary["has_hints"], hints);
        let (mut line, welcome) = anna.listen(summary["id"].as_str().expect("an id")).await;
        for seat in welcome["table"]["seats"].as_array().expect("a list") {
            assert_eq!(verdict(&mut line, request(seat)).await, expected);
        }
    }
    node.stop().await;
}

#[tokio::test]
async fn a_bot_that_stands_in_makes_nobody_alone_and_in_lessons_there_are_none() {
    let node = Node::start().await;
    let mut anna = node.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Ben" }]);
    let id = anna.open(seats).await;
    let stand_in = json!({ "with": "bot", "level": "easy" });
    anna.post(&format!("/api/matches/{id}/seats/1"), stand_in).await.good();
    let (mut line, welcome) = anna.listen(&id).await;
    let asked = request(&welcome["table"]["seats"][0]);
    assert_eq!(verdict(&mut line, asked).await, "problem-hints_off");
    let lesson = anna.post("/api/games/my-island/lessons/first", json!({})).await.good();
    assert_eq!(lesson["has_hints"], false);
    let (mut line, welcome) = anna.listen(lesson["id"].as_str().expect("an id")).await;
    let asked = request(&welcome["table"]["seats"][0]);
    assert_eq!(verdict(&mut line, asked).await, "problem-hints_off");
    node.stop().await;
}

#[tokio::test]
async fn others_hear_nothing_of_hints_and_learn_how_many_when_it_is_over() {
    let node = Node::start().await;
    let mut anna = node.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let request_ = json!({ "game": "my-island", "seats": seats, "hints": true });
    let id =
        anna.post("/api/matches", request_).await.good()["id"].as_str().expect("an id").to_owned();
    let (tokens, watching) = anna.tokens(&id).await;
    let (mut ben, mut cleo) = (node.guest("Ben").await, node.guest("Cleo").await);
    ben.join(&id, &tokens[0]).await.good();
    cleo.join(&id, &watching).await.good();
    let (mut b, _) = ben.listen(&id).await;
    let (mut c, _) = cleo.listen(&id).await;
    let (mut a, _) = anna.listen(&id).await;
    let welcome = a.ask(json!({ "t": "resync" })).await;
    assert_eq!(verdict(&mut a, request(&welcome["table"]["seats"][0])).await, "done");
    while a.hear("hints").await["is_last"] == false {}
    for line in [&mut b, &mut c] {
        let now = line.ask(json!({ "t": "resync" })).await;
        assert_eq!(now["summary"]["seats"][0]["hints"], 0, "not before the end");
        assert!(!line.bytes.contains("\"t\":\"hints\""));
    }
    assert_eq!(anna.table(&id).await["seats"][0]["hints"], 1);
    // Both finish, and it is over.
    a.play(0, 0, finish()).await;
    b.play(1, 0, finish()).await;
    let over = c.hear_if(|message| message["summary"]["status"] == "over").await;
    assert_eq!(over["summary"]["seats"][0]["hints"], 1);
    node.stop().await;
}

#[tokio::test]
async fn what_was_counted_survives_a_restart() {
    let store = skerry_store::open(&Target::Memory).await.expect("it opens");
    let node = Node::with(store, quick()).await;
    let (anna, id) = alone(&node).await;
    let (mut line, welcome) = anna.listen(&id).await;
    assert_eq!(verdict(&mut line, request(&welcome["table"]["seats"][0])).await, "done");
    line.hear("hints").await;
    let store = Arc::clone(&node.store);
    node.stop().await;
    let node = Node::with(store, quick()).await;
    let mut again = Browser { address: node.address, cookie: anna.cookie.clone() };
    assert_eq!(again.table(&id).await["seats"][0]["hints"], 1);
    node.stop().await;
}
