//! What a link tells whom, and what comes of following it.
use serde_json::{Value, json};

use crate::{
    Node,
    browser::{Answer, Browser},
    table::{Company, bot, company, finish, friend, me, pass},
};

async fn offer(browser: &mut Browser, id: &str, token: &str) -> Answer {
    browser.post(&format!("/api/matches/{id}/offer"), json!({ "token": token })).await
}

async fn any_seat(host: &mut Browser, id: &str) -> Value {
    host.get(&format!("/api/matches/{id}/invitations")).await.good()["any_seat"].clone()
}

/// A table with two open seats, which its host has opened without sitting down by name.
async fn waiting(node: &Node) -> (String, Browser) {
    let mut host = node.guest("Hanna").await;
    let seats = json!([{ "kind": "hot_seat", "name": "Ben" }, friend(), bot("easy"), friend()]);
    let request = json!({ "game": "my-island", "options": { "rules": "game-1" }, "seats": seats });
    let opened = host.post("/api/matches", request).await.good();
    (opened["id"].as_str().expect("an id").to_owned(), host)
}

#[tokio::test]
async fn a_link_says_what_it_is_for_before_one_has_a_name() {
    let node = Node::start().await;
    let (id, mut host) = waiting(&node).await;
    let (seats, watch) = host.tokens(&id).await;
    let told = offer(&mut node.stranger(), &id, &seats[1]).await.good();
    assert_eq!(
        (&told["game"], &told["host"], &told["seat"], &told["is_seated"], &told["status"]),
        (&json!("my-island"), &json!("Hanna"), &json!(3), &json!(false), &json!("waiting"))
    );
    assert_eq!(told["options"], json!({ "players": 4, "rules": "game-1" }));
    let names: Vec<&Value> = (0..4).map(|seat| &told["seats"][seat]["name"]).collect();
    assert_eq!(names, ["Ben", "", "Fulmar", ""]);
    assert!((0..4).all(|seat| told["seats"][seat]["is_mine"] == false));
    let told = offer(&mut node.stranger(), &id, &watch).await.good();
    assert_eq!((&told["seat"], &told["host"]), (&Value::Null, &json!("Hanna")));
    let known = offer(&mut host, &id, &seats[0]).await.good();
    assert_eq!((&known["is_seated"], &known["seat"]), (&json!(true), &Value::Null));
    assert_eq!(known["seats"][0]["is_mine"], true);
}

#[tokio::test]
async fn without_a_link_nobody_learns_that_there_is_a_table() {
    let node = Node::start().await;
    let Company { id, mut host, friend, spectator, stranger } = company(&node).await;
    let nothing = offer(&mut node.stranger(), "0123456789ab", "wrong").await;
    assert_eq!(nothing.problem(), "no_such_invitation");
    // The address itself is no key, and neither is one of another table.
    let other = host.open(json!([me(), { "kind": "friend" }])).await;
    let (other_seats, other_watch) = host.tokens(&other).await;
    for token in ["wrong", "", &id, &other_seats[0], &other_watch] {
        for mut browser in [node.stranger(), stranger.clone(), spectator.clone(), friend.clone()] {
            let hidden = offer(&mut browser, &id, token).await;
            assert_eq!((hidden.status, hidden.body), (nothing.status, nothing.body.clone()));
        }
    }
    let unreadable = node.stranger().post(&format!("/api/matches/{id}/offer"), json!({})).await;
    assert_eq!(unreadable.problem(), "unreadable");
}

#[tokio::test]
async fn looking_at_a_link_changes_nothing() {
    let node = Node::start().await;
    let (id, mut host) = waiting(&node).await;
    let (seats, watch) = host.tokens(&id).await;
    let mut fred = node.guest("Fred").await;
    for token in [&seats[0], &watch] {
        offer(&mut fred, &id, token).await.good();
    }
    assert_eq!(fred.get(&format!("/api/matches/{id}")).await.problem(), "no_such_match");
    assert_eq!(host.table(&id).await["seats"][1]["kind"], "open");
    fred.join(&id, &seats[0]).await.good();
    let used = offer(&mut node.stranger(), &id, &seats[0]).await;
    assert_eq!(used.problem(), "no_such_invitation", "who comes late learns nothing");
}

#[tokio::test]
async fn one_link_seats_friends_until_no_seat_is_left() {
    let node = Node::start().await;
    let (id, mut host) = waiting(&node).await;
    let token = any_seat(&mut host, &id).await;
    let token = token.as_str().expect("seats are open");
    let (mut fred, mut gitta, mut late) =
        (node.guest("Fred").await, node.guest("Gitta").await, node.guest("Theo").await);
    assert_eq!(offer(&mut fred, &id, token).await.good()["seat"], 1);
    let (one, other) = tokio::join!(fred.join(&id, token), gitta.join(&id, token));
    assert_eq!((one.verdict().as_str(), other.verdict().as_str()), ("ok", "ok"));
    let table = host.table(&id).await;
    let mut names = [&table["seats"][1]["name"], &table["seats"][3]["name"]].map(Value::to_string);
    names.sort();
    assert_eq!(names, ["\"Fred\"", "\"Gitta\""]);
    assert_eq!(any_seat(&mut host, &id).await, Value::Null);
    assert_eq!(offer(&mut late, &id, token).await.problem(), "no_seat_left");
    assert_eq!(late.join(&id, token).await.problem(), "no_seat_left");
    assert_eq!(late.get(&format!("/api/matches/{id}")).await.problem(), "no_such_match");
    assert_eq!(offer(&mut fred, &id, token).await.good()["is_seated"], true);
    fred.join(&id, token).await.good();
}

#[tokio::test]
async fn who_watches_may_take_a_seat_by_a_link_for_one_only() {
    let node = Node::start().await;
    let (id, mut host) = waiting(&node).await;
    let (seats, watch) = host.tokens(&id).await;
    let mut sofia = node.guest("Sofia").await;
    sofia.join(&id, &watch).await.good();
    let again = offer(&mut sofia, &id, &watch).await.good();
    assert_eq!((&again["is_seated"], &again["seat"]), (&json!(false), &Value::Null));
    let watching = sofia.join(&id, &watch).await.good();
    assert!((0..4).all(|seat| watching["seats"][seat]["is_mine"] == false));
    assert_eq!(sofia.join(&id, &seats[0]).await.good()["seats"][1]["is_mine"], true);
}

#[tokio::test]
async fn a_glance_shows_what_the_table_shows() {
    let node = Node::start().await;
    let Company { id, mut host, mut friend, mut spectator, .. } = company(&node).await;
    let (mut line, _) = host.listen(&id).await;
    line.play(0, 0, pass()).await;
    line.act(0, 1, finish()).await;
    let path = format!("/api/matches/{id}/glance");
    for browser in [&mut host, &mut friend, &mut spectator] {
        let (_, welcome) = browser.listen(&id).await;
        let seen = browser.get(&path).await.good();
        assert_eq!(seen["version"], welcome["summary"]["version"]);
        assert_eq!(seen["standings"], welcome["table"]["standings"]);
        assert_eq!(seen["view"], welcome["table"]["view"], "drafts are in neither");
        assert_eq!(seen["log"], welcome["log"]);
    }
}
