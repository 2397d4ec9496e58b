//! Lessons over the socket: whoever does what is asked comes to the end, and nothing else
//! is confirmed.
use serde_json::{Value, json};
use skerry_catalog::{find, games};

use crate::{
    Node,
    browser::{Browser, Line},
};

async fn learn(anna: &mut Browser, game: &str, name: &str) -> (String, Value) {
    let address = format!("/api/games/{game}/lessons/{name}");
    let summary = anna.post(&address, json!({})).await.good();
    let id = summary["id"].as_str().expect("an id").to_owned();
    (id, anna.get(&address).await.good())
}

/// What the lesson waits for after so many entries.
fn asked(script: &Value, at: u64) -> Option<Value> {
    let mut moves = script["moves"].as_array().expect("a list").iter();
    moves.find(|one| one["at"] == at).map(|one| one["actions"][0].clone())
}

/// Does what is asked until it can be confirmed, and confirms it.
async fn do_it(line: &mut Line, script: &Value, version: u64, mut seat: Value) {
    loop {
        let drafted = seat["draft"].as_array().expect("a list").len() as u64;
        let action = asked(script, version + drafted).filter(|_| seat["must_decide"] == true);
        let decision = seat["decision"].as_u64().expect("a number");
        let Some(action) = action else {
            let answer = line.commit(0, decision).await;
            assert_eq!(answer["t"], "committed", "{answer}");
            return;
        };
        let answer = line.act(0, decision, action).await;
        assert_eq!(answer["t"], "drafted", "{answer}");
        seat = answer["seat"].clone();
    }
}

#[tokio::test]
async fn every_lesson_can_be_taken_to_its_end() {
    let node = Node::start().await;
    let mut anna = node.guest("Anna").await;
    for game in games() {
        for file in game.lessons() {
            let (id, script) = learn(&mut anna, game.facts().id, file.name).await;
            let (mut line, mut news) = anna.listen(&id).await;
            while news["summary"]["lesson"]["is_done"] == false {
                let version = news["summary"]["version"].as_u64().expect("a number");
                do_it(&mut line, &script, version, news["table"]["seats"][0].clone()).await;
                news = line.hear("advanced").await;
            }
            assert_eq!(news["summary"]["version"], script["entries"], "{}", file.name);
            // Nothing was drawn with the seed, so none is shown.
            assert_eq!(news["seed"], Value::Null);
            let record = anna.get(&format!("/api/matches/{id}/record")).await;
            if record.status == 200 {
                game.replay(&record.body).expect("what happened can have happened");
            }
        }
    }
    node.stop().await;
}

#[tokio::test]
async fn another_move_is_drafted_but_not_confirmed_and_bots_do_not_play() {
    let node = Node::start().await;
    let mut anna = node.guest("Anna").await;
    let (id, script) = learn(&mut anna, "my-island", "first").await;
    let (mut line, welcome) = anna.listen(&id).await;
    assert_eq!(welcome["summary"]["owing"], json!([0, 1]));
    let (seat, version) = (&welcome["table"]["seats"][0], &welcome["summary"]["version"]);
    let meant = asked(&script, version.as_u64().expect("a number")).expect("it is asked");
    let legal = seat["legal"].as_array().expect("a list");
    let other = legal.iter().find(|action| **action != meant).expect("there are many");
    assert_eq!(line.act(0, 0, other.clone()).await["t"], "drafted");
    let refused = line.commit(0, 1).await;
    assert_eq!(refused["reason"]["text"], "problem-strayed", "{refused}");
    assert_eq!(line.undo(0, 1).await["t"], "drafted");
    line.play(0, 0, meant).await;
    let advanced = line.hear("advanced").await;
    // The other seat has done what the lesson says, and the card of the lesson is turned up.
    let (lesson, log) = (&script["cards"], &advanced["log"]);
    assert_eq!(log.as_array().map(Vec::len), Some(3), "{log}");
    assert_eq!(advanced["summary"]["version"], lesson[2]["at"]);
    node.stop().await;
}

#[tokio::test]
async fn a_lesson_is_known_again_by_another_life_of_the_table() {
    let node = Node::start().await;
    let mut anna = node.guest("Anna").await;
    let (id, _) = learn(&mut anna, "my-island", "first").await;
    let place = json!({ "name": "first", "is_done": false });
    assert_eq!(anna.table(&id).await["lesson"], place);
    let store = std::sync::Arc::clone(&node.store);
    node.stop().await;
    let node = Node::with(store, crate::quick()).await;
    let mut anna = Browser { address: node.address, ..anna };
    assert_eq!(anna.get("/api/matches").await.good()[0]["lesson"], place);
    let unknown = anna.post("/api/games/my-island/lessons/second", json!({})).await;
    assert_eq!(unknown.problem(), "no_such_lesson");
    assert!(
        find("my-island").expect("it is there").lessons().iter().all(|one| one.name != "second")
    );
    node.stop().await;
}
