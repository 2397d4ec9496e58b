//! Invitations, stand-ins, and the next match.
use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use skerry_server::Config;
use skerry_store::testing::MemoryStore;

use crate::{
    Node, quick,
    table::{Company, bot, company, finish, friend, me, pass},
    until,
};

const HOUR: Duration = Duration::from_secs(3600);

#[tokio::test]
async fn an_invitation_works_once() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let id = host.open(json!([me(), friend(), friend()])).await;
    let (mut line, welcome) = host.listen(&id).await;
    assert_eq!(
        (&welcome["summary"]["status"], &welcome["summary"]["is_host"]),
        (&json!("waiting"), &json!(true))
    );
    let (tokens, _) = host.tokens(&id).await;
    assert_eq!(
        (tokens.len(), host.tokens(&id).await.0),
        (2, tokens.clone()),
        "links stay the same"
    );
    let (mut fred, mut gitta) = (node.guest("Fred").await, node.guest("Gitta").await);
    let joined = fred.join(&id, &tokens[0]).await.good();
    assert_eq!(
        (&joined["seats"][1]["name"], &joined["seats"][1]["is_mine"]),
        (&json!("Fred"), &json!(true))
    );
    assert_eq!((&joined["is_host"], &joined["status"]), (&json!(false), &json!("waiting")));
    line.hear_if(|message| {
        message["t"] == "seated" && message["summary"]["seats"][1]["name"] == "Fred"
    })
    .await;
    assert_eq!(gitta.join(&id, &tokens[0]).await.problem(), "no_such_invitation");
    // Who sits already only looks.
    for seated in [&mut host, &mut fred] {
        assert_eq!(seated.join(&id, &tokens[1]).await.good()["seats"][2]["kind"], "open");
    }
    let joined = gitta.join(&id, &tokens[1]).await.good();
    assert_eq!((&joined["status"], &joined["owing"]), (&json!("waiting"), &json!([1, 2])));
    for seated in [&fred, &gitta] {
        seated.visit(&id).await;
    }
    assert_eq!(host.table(&id).await["status"], "running", "everybody has come");
    assert_eq!(host.tokens(&id).await.0, [""; 0]);
    assert_eq!(fred.get("/api/matches").await.good()[0]["id"], id);
}

#[tokio::test]
async fn of_two_who_take_a_seat_one_gets_it() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let id = host.open(json!([me(), friend()])).await;
    let (tokens, _) = host.tokens(&id).await;
    let (mut fred, mut gitta) = (node.guest("Fred").await, node.guest("Gitta").await);
    let (one, other) = tokio::join!(fred.join(&id, &tokens[0]), gitta.join(&id, &tokens[0]));
    let mut verdicts = [one.verdict(), other.verdict()];
    verdicts.sort();
    assert_eq!(verdicts, ["no_such_invitation", "ok"]);
}

#[tokio::test]
async fn a_bot_stands_in_and_the_owner_returns() {
    let node = Node::start().await;
    let Company { id, mut host, mut friend, .. } = company(&node).await;
    let (mut line, _) = host.listen(&id).await;
    let (mut other, _) = friend.listen(&id).await;
    let seat = format!("/api/matches/{id}/seats/1");
    let with_bot = json!({ "with": "bot", "level": "easy" });
    assert_eq!(host.post(&seat, with_bot.clone()).await.problem(), "still_here");
    other.act(1, 0, pass()).await;
    other.close().await;
    let is_gone = |message: &Value| message["summary"]["seats"][1]["is_online"] == false;
    line.hear_if(is_gone).await;
    let replaced = host.post(&seat, with_bot).await.good();
    let wanted = json!({ "seat": 1, "name": "Fred", "kind": "bot", "level": "easy", "stands_in": true, "is_online": true, "is_mine": false, "hints": 0 });
    assert_eq!(replaced["seats"][1], wanted);
    let moved =
        |message: &Value| message["t"] == "advanced" && message["summary"]["owing"] == json!([0]);
    line.hear_if(moved).await;
    let (mut other, welcome) = friend.listen(&id).await;
    assert_eq!(welcome["table"]["seats"], json!([]), "a bot plays there");
    assert_eq!(other.act(1, 1, pass()).await["reason"]["text"], "problem-bot_plays");
    assert_eq!(
        friend.post(&seat, json!({ "with": "owner" })).await.good()["seats"][1]["kind"],
        "person"
    );
    let back = other.hear_if(|message| message["table"]["seats"][0]["seat"] == 1).await;
    assert_eq!(back["table"]["seats"][0]["decision"], 1);
    line.play(0, 0, pass()).await;
    other.hear_if(|message| message["table"]["seats"][0]["must_decide"] == true).await;
    other.play(1, 1, pass()).await;
}

#[tokio::test]
async fn who_has_just_left_is_not_stood_in_for_and_their_draft_waits() {
    let node = Node::with(Arc::new(MemoryStore::new()), Config { grace: HOUR, ..quick() }).await;
    let Company { id, mut host, mut friend, .. } = company(&node).await;
    let with_bot = json!({ "with": "bot", "level": "easy" });
    let seat = format!("/api/matches/{id}/seats/1");
    let unknown = host.post(&seat, with_bot.clone()).await.problem();
    assert_eq!(unknown, "just_left", "nobody has seen them leave");
    let (mut line, _) = host.listen(&id).await;
    let (mut other, _) = friend.listen(&id).await;
    other.act(1, 0, pass()).await;
    other.close().await;
    line.hear_if(|message| message["summary"]["seats"][1]["is_online"] == false).await;
    assert_eq!(host.post(&seat, with_bot).await.problem(), "just_left");
    let (_, welcome) = friend.listen(&id).await;
    assert_eq!(welcome["table"]["seats"][0]["draft"], json!([pass()]));
    let mine = json!({ "with": "bot", "level": "easy" });
    assert_eq!(friend.post(&seat, mine).await.good()["seats"][1]["kind"], "bot", "one's own seat");
}

#[tokio::test]
async fn a_bot_fills_an_open_seat_for_good() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let id = host.open(json!([me(), friend()])).await;
    let (tokens, _) = host.tokens(&id).await;
    host.visit(&id).await;
    let with_bot = json!({ "with": "bot", "level": "easy" });
    let filled = host.post(&format!("/api/matches/{id}/seats/1"), with_bot).await.good();
    assert_eq!(filled["seats"][1]["stands_in"], false);
    until(async || host.clone().table(&id).await["status"] == "running").await;
    let mut fred = node.guest("Fred").await;
    assert_eq!(fred.join(&id, &tokens[0]).await.problem(), "no_such_invitation");
    let path = format!("/api/matches/{id}");
    until(async || host.clone().get(&path).await.good()["owing"] == json!([0])).await;
}

#[tokio::test]
async fn everybody_keeps_the_seat_in_a_rematch() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let seats = json!([friend(), me(), { "kind": "hot_seat", "name": "Ben" }, bot("easy")]);
    let request = json!({ "game": "my-island", "options": { "rules": "game-1" }, "seats": seats });
    let id =
        host.post("/api/matches", request).await.good()["id"].as_str().expect("an id").to_owned();
    let (tokens, _) = host.tokens(&id).await;
    let mut fred = node.guest("Fred").await;
    fred.join(&id, &tokens[0]).await.good();
    let (mut line, _) = host.listen(&id).await;
    let (mut other, _) = fred.listen(&id).await;
    // The bot plays on alone once the others have finished.
    line.play(1, 0, finish()).await;
    line.play(2, 0, finish()).await;
    assert_eq!(
        host.post(&format!("/api/matches/{id}/rematch"), json!({})).await.problem(),
        "not_over"
    );
    other.play(0, 0, finish()).await;
    line.hear_if(|message| message["summary"]["status"] == "over").await;
    let next = fred.post(&format!("/api/matches/{id}/rematch"), json!({})).await.good();
    let next = next["id"].as_str().expect("an id").to_owned();
    let seated = line
        .hear_if(|message| message["t"] == "seated" && message["summary"]["rematch"].is_string())
        .await;
    assert_eq!(seated["summary"]["rematch"], next);
    let again = host.post(&format!("/api/matches/{id}/rematch"), json!({})).await.good();
    assert_eq!(again["id"], next, "there is one rematch");
    let table = host.table(&next).await;
    let names: Vec<&Value> = (0..4).map(|seat| &table["seats"][seat]["name"]).collect();
    assert_eq!(names, ["Fred", "Hanna", "Ben", "Tern"]);
    let mine: Vec<bool> = (0..4).map(|seat| table["seats"][seat]["is_mine"] == true).collect();
    assert_eq!(
        (mine, &table["options"]["rules"]),
        (vec![false, true, true, false], &json!("game-1"))
    );
    assert_eq!(fred.table(&next).await["seats"][0]["is_mine"], true);
    fred.visit(&next).await;
    let (mut line, _) = host.listen(&next).await;
    line.play(1, 0, pass()).await;
}
