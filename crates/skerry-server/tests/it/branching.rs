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
