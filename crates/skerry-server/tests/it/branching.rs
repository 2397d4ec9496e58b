//! What if: new matches that go on from a moment of another.
use serde_json::{Value, json};

use crate::{
    Node,
    browser::Browser,
    table::{bot, company, finish, me, pass},
};

fn branch(id: &str) -> String {
    format!("/api/matches/{id}/branch")
}

async fn record(browser: &mut Browser, id: &str) -> String {
    browser.get(&format!("/api/matches/{id}/record")).await.body
}

/// The entries of a record, in order.
fn entries(record: &str) -> Vec<&str> {
    record.lines().filter(|line| line.get(1..2) == Some(" ")).collect()
}

#[tokio::test]
async fn a_match_goes_on_from_any_moment_of_another_which_stays_as_it_is() {
    let node = Node::start().await;
    let mut company = company(&node).await;
    let id = company.id.clone();
    let (mut one, _) = company.host.listen(&id).await;
    let (mut other, _) = company.friend.listen(&id).await;
    for decision in 0..3 {
        one.play(0, decision, pass()).await;
        other.play(1, decision, pass()).await;
    }
    let before = record(&mut company.host, &id).await;
    let request = json!({ "at": 6, "seats": [bot("easy"), me()] });
    let opened = company.spectator.post(&branch(&id), request).await.good();
    assert_eq!(opened["origin"], json!({ "id": id, "at": 6 }));
    assert_eq!(
        (&opened["status"], &opened["seats"][1]["is_mine"]),
        (&json!("running"), &json!(true))
    );
    let next = opened["id"].as_str().expect("an id").to_owned();
    let after = record(&mut company.spectator, &next).await;
    assert!(after.contains("\nsince 6\n"), "{after}");
    assert_eq!(entries(&after)[..6], entries(&before)[..6]);
    assert_eq!(record(&mut company.host, &id).await, before, "the other match is untouched");
    let (mut line, _) = company.spectator.listen(&next).await;
    line.play(1, 2, finish()).await;
    line.hear_if(|message| message["summary"]["status"] == "over").await;
    let told = company.spectator.get(&format!("/api/matches/{next}/record")).await.body;
    let game = skerry_catalog::find("my-island").expect("in the catalog");
    game.replay(&told).expect("the draws since then follow from its own seed");
    let wrong = told.replace("\nsince 6\n", "\n");
    assert!(game.replay(&wrong).is_err(), "those before follow from another");
}

#[tokio::test]
async fn a_branch_that_cannot_be_is_refused_and_changes_nothing() {
    let node = Node::start().await;
    let mut company = company(&node).await;
    let id = company.id.clone();
    let (mut one, _) = company.host.listen(&id).await;
    let (mut other, _) = company.friend.listen(&id).await;
    one.play(0, 0, finish()).await;
    other.play(1, 0, finish()).await;
    let two = || json!([me(), bot("easy")]);
    let at = |at: u64, seats: Value| json!({ "at": at, "seats": seats });
    let host = &mut company.host;
    let last = entries(&record(host, &id).await).len() as u64;
    for (request, problem) in [
        (at(last, two()), "is_over"),
        (at(last + 1, two()), "no_such_entry"),
        (at(1, json!([me()])), "bad_seats"),
        (at(1, json!([me(), me()])), "bad_seats"),
        (json!({ "at": -1, "seats": two() }), "unreadable"),
    ] {
        assert_eq!(host.post(&branch(&id), request).await.problem(), problem);
    }
    let stranger = company.stranger.post(&branch(&id), at(1, two())).await;
    assert_eq!(stranger.problem(), "no_such_match");
    let own = host.get("/api/matches").await.good();
    assert_eq!(own.as_array().map(Vec::len), Some(1), "nothing was opened");
}

/// What is tried is the turn itself, on top of exactly what came before it.
#[tokio::test]
async fn a_branch_can_begin_with_another_turn() {
    let node = Node::start().await;
    let mut company = company(&node).await;
    let id = company.id.clone();
    let (mut one, _) = company.host.listen(&id).await;
    let (mut other, _) = company.friend.listen(&id).await;
    one.play(0, 0, pass()).await;
    other.play(1, 0, pass()).await;
    one.play(0, 1, finish()).await;
    other.play(1, 1, finish()).await;
    let host = &mut company.host;
    let before = record(host, &id).await;
    let first = json!({ "seat": 0, "actions": [pass()] });
    let request = json!({ "at": 4, "seats": [me(), bot("easy")], "first": first });
    let opened = host.post(&branch(&id), request).await.good();
    assert_eq!((&opened["origin"]["at"], &opened["status"]), (&json!(4), &json!("running")));
    let next = opened["id"].as_str().expect("an id").to_owned();
    let after = record(host, &next).await;
    assert_eq!(entries(&after)[..4], entries(&before)[..4]);
    assert_eq!((entries(&before)[4], entries(&after)[4]), ("a finish", "a pass"));
    assert!(after.contains("\nsince 4\n"), "{after}");
    let (_line, welcome) = host.listen(&next).await;
    assert_eq!(welcome["table"]["seats"][0]["decision"], 2, "the turn is confirmed");
    assert_eq!(record(host, &id).await, before, "the other match is untouched");
}

#[tokio::test]
async fn a_turn_that_does_not_fit_opens_no_table() {
    let node = Node::start().await;
    let mut company = company(&node).await;
    let id = company.id.clone();
    let (mut one, _) = company.host.listen(&id).await;
    let (mut other, _) = company.friend.listen(&id).await;
    one.play(0, 0, finish()).await;
    other.play(1, 0, finish()).await;
    // Whatever the card is: jungle is never built on.
    let nowhere = json!({ "do": "place", "tile": "T01", "rotation": 0, "at": "7,1" });
    for (seat, actions, problem) in [
        (0, json!([]), "cannot_begin"),
        (0, json!([nowhere]), "cannot_begin"),
        (0, json!([{ "do": "dance" }]), "cannot_begin"),
        (0, json!([pass(), pass()]), "cannot_begin"),
        (7, json!([pass()]), "cannot_begin"),
        (200, json!([pass()]), "cannot_begin"),
        (0, json!("pass"), "unreadable"),
    ] {
        let first = json!({ "seat": seat, "actions": actions });
        let request = json!({ "at": 1, "seats": [me(), bot("easy")], "first": first });
        assert_eq!(company.host.post(&branch(&id), request).await.problem(), problem, "{first}");
    }
    // At the second entry the first seat has answered already.
    let first = json!({ "seat": 0, "actions": [pass()] });
    let request = json!({ "at": 2, "seats": [me(), bot("easy")], "first": first });
    assert_eq!(company.host.post(&branch(&id), request).await.problem(), "cannot_begin");
    let own = company.host.get("/api/matches").await.good();
    assert_eq!(own.as_array().map(Vec::len), Some(1), "nothing was opened");
}

/// Its log tells what only one seat may know.
#[tokio::test]
async fn a_match_with_secrets_cannot_be_branched_before_it_is_over() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let seats = json!([me(), { "kind": "hot_seat", "name": "Ben" }]);
    let request = json!({ "game": "cooper-island", "seats": seats });
    let opened = host.post("/api/matches", request).await.good();
    let id = opened["id"].as_str().expect("an id").to_owned();
    host.visit(&id).await;
    let request = json!({ "at": 0, "seats": [me(), bot("easy")] });
    assert_eq!(host.post(&branch(&id), request).await.problem(), "not_over");
}
