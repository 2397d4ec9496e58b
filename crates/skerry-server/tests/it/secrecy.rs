//! What never leaves the process: read from the bytes on the wire.
use serde_json::json;
use skerry_store::MatchId;

use crate::{
    Node,
    table::{Company, company, finish},
};

#[tokio::test]
async fn no_seed_no_draft_and_no_name_of_a_session_is_on_the_wire() {
    let node = Node::start().await;
    let Company { id, mut host, mut friend, mut spectator, mut stranger } = company(&node).await;
    let row = node
        .store
        .load_match(&MatchId(id.clone()))
        .await
        .expect("it answers")
        .expect("it is there");
    let (mut a, welcome) = host.listen(&id).await;
    let (mut b, _) = friend.listen(&id).await;
    let (mut c, _) = spectator.listen(&id).await;
    let record = spectator.get(&format!("/api/matches/{id}/record")).await.body;
    // A draft with a place that nobody else could have named.
    let draft = welcome["table"]["seats"][0]["legal"][0].clone();
    let mark = format!("\"at\":{}", draft["at"]);
    let drafted = a.act(0, 0, draft.clone()).await;
    assert!(drafted.to_string().contains(&mark));
    a.ask(json!({ "t": "check", "seat": 0, "action": draft })).await;
    // The record of a running match is what everybody has seen, and no more.
    for browser in [&mut host, &mut friend, &mut spectator] {
        let now = browser.get(&format!("/api/matches/{id}/record")).await.body;
        assert_eq!(now, record, "a draft is in the record");
    }
    let mut overheard = String::new();
    for browser in [&mut host, &mut friend, &mut spectator, &mut stranger] {
        for path in ["", "/replay", "/replay?at=1", "/glance", "/record", "/invitations"] {
            let answer = browser.get(&format!("/api/matches/{id}{path}")).await;
            overheard.push_str(&answer.head);
            overheard.push_str(&answer.body);
        }
        overheard.push_str(&browser.get("/api/matches").await.body);
    }
    for line in [&mut b, &mut c] {
        line.ask(json!({ "t": "resync" })).await;
        // Their own legal actions are theirs to know; the draft is not.
        line.heard.clear();
    }
    assert!(!c.bytes.contains(&mark) && !overheard.contains(&mark), "a draft has left");
    assert!(!b.bytes.contains("\"draft\":[{"), "a draft has left");
    // What B may know of A's board is what was there before.
    let b_view = b.ask(json!({ "t": "resync" })).await;
    assert_eq!(b_view["table"]["seats"][0]["view"]["players"][0]["placed"], json!([]));
    for bytes in [&a.bytes, &b.bytes, &c.bytes, &overheard] {
        assert!(!bytes.contains(&row.seed), "the seed has left");
        for secret in secrets(&row, [&host.cookie, &friend.cookie, &spectator.cookie]) {
            assert!(!bytes.contains(&secret), "{secret} has left");
        }
    }
    // At the end, and only then, the seed is told.
    a.ask(json!({ "t": "undo", "seat": 0, "decision": 1, "all": true })).await;
    a.play(0, 0, finish()).await;
    assert!(!a.bytes.contains(&row.seed));
    b.play(1, 0, finish()).await;
    let over = c.hear_if(|message| message["summary"]["status"] == "over").await;
    assert_eq!(over["seed"], row.seed);
}

fn secrets(row: &skerry_store::MatchRow, cookies: [&Option<String>; 3]) -> Vec<String> {
    let sessions = cookies.into_iter().flatten().filter_map(|cookie| cookie.split_once('='));
    let mut secrets: Vec<String> = sessions.map(|(_, session)| session.to_owned()).collect();
    secrets.extend(row.seats.iter().filter_map(|seat| seat.owner.clone()).map(|guest| guest.0));
    secrets.push(row.spectator_token.clone());
    secrets
}
