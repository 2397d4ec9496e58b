//! Every moment of a match, for those who may see it.
use serde_json::json;

use crate::{
    Node,
    table::{Company, company, finish, pass},
};

#[tokio::test]
async fn every_moment_can_be_seen_again() {
    let node = Node::start().await;
    let Company { id, host, friend, mut spectator, .. } = company(&node).await;
    let (mut a, welcome) = host.listen(&id).await;
    let (mut b, _) = friend.listen(&id).await;
    a.play(0, 0, pass()).await;
    b.act(1, 0, pass()).await;
    let path = format!("/api/matches/{id}/replay");
    let first = spectator.get(&format!("{path}?at=1")).await.good();
    assert_eq!((&first["view"], &first["entries"]), (&welcome["table"]["view"], &json!(2)));
    assert_eq!(first["events"], welcome["log"][0]["events"]);
    let none = spectator.get(&format!("{path}?at=0")).await.good();
    assert_eq!((&none["events"], &none["view"]["round"]), (&json!([]), &json!(0)));
    let now = spectator.get(&path).await.good();
    assert_eq!((&now["at"], &now["events"][0]["event"]), (&json!(2), &json!("passed")));
    assert_eq!(now["view"]["players"][1]["marker"], 10, "a draft is not part of it");
    assert_eq!(now["standings"].as_array().map(Vec::len), Some(2));
    let mut friend = friend;
    let own = friend.get(&path).await.good();
    assert_eq!(own["view"]["players"][1]["marker"], 10, "not even one's own");
}

#[tokio::test]
async fn a_record_has_the_seed_once_the_match_is_over() {
    let node = Node::start().await;
    let Company { id, host, friend, mut spectator, .. } = company(&node).await;
    let (mut a, _) = host.listen(&id).await;
    let (mut b, _) = friend.listen(&id).await;
    a.play(0, 0, finish()).await;
    let path = format!("/api/matches/{id}/record");
    let running = spectator.get(&path).await;
    assert!(running.header("content-type").is_some_and(|kind| kind.starts_with("text/plain")));
    assert!(
        running.body.contains("\na finish\n") && !running.body.contains("\nseed "),
        "{}",
        running.body
    );
    b.play(1, 0, finish()).await;
    let over = spectator.get(&path).await.body;
    assert!(over.contains("\nseed ") && over.contains("\nscore a "), "{over}");
}
