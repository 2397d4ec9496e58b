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
        for path in
            ["", "/replay", "/replay?at=1", "/glance", "/record", "/invitations", "/analysis"]
        {
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

/// A golden match, of which the entries up to the first look at building cards are played.
const GOLDEN: &str = include_str!("../../../cooper-island/tests/replays/four.skerry");

/// What was looked at, in the order of the record, and who looked.
struct Look {
    entries: Vec<String>,
    cards: Vec<String>,
    seat: u8,
}

fn first_look() -> Look {
    let is_entry = |line: &&str| line.get(1..2) == Some(" ") && !line.starts_with('#');
    let all: Vec<&str> = GOLDEN.lines().filter(is_entry).collect();
    let at = all.iter().position(|line| line.starts_with("* look")).expect("somebody looks");
    let (_, cards) = all[at].split_once("cards=").expect("at cards");
    Look {
        entries: all[..=at].iter().map(|line| (*line).to_owned()).collect(),
        cards: cards.split('-').map(str::to_owned).collect(),
        seat: all[at + 1].as_bytes()[0] - b'a',
    }
}

/// Everything that somebody can ask for about a match.
async fn overheard(browser: &mut crate::browser::Browser, id: &str) -> String {
    let mut heard = String::new();
    for path in ["", "/replay", "/replay?at=1", "/glance", "/record", "/invitations", "/analysis"] {
        let answer = browser.get(&format!("/api/matches/{id}{path}")).await;
        heard.push_str(&answer.head);
        heard.push_str(&answer.body);
    }
    heard.push_str(&browser.get("/api/matches").await.body);
    heard.push_str(&browser.get("/metrics").await.body);
    heard
}

/// Cites: R88.
#[tokio::test]
async fn building_cards_that_somebody_looks_at_are_on_no_wire_but_theirs() {
    let node = Node::start().await;
    let (mut host, mut friend) = (node.guest("Hanna").await, node.guest("Fred").await);
    let mut spectator = node.guest("Sofia").await;
    let same = |name: &str| json!({ "kind": "hot_seat", "name": name });
    let seats = json!([{ "kind": "me" }, same("Ben"), same("Cleo"), { "kind": "friend" }]);
    let request = json!({ "game": "cooper-island", "seats": seats });
    let opened = host.post("/api/matches", request).await.good();
    let first = opened["id"].as_str().expect("an id").to_owned();
    let (tokens, watch) = host.tokens(&first).await;
    friend.join(&first, &tokens[0]).await.good();
    spectator.join(&first, &watch).await.good();
    let Look { entries, cards, seat } = first_look();
    // The same table, in the middle of the choice.
    let opened = MatchId(first.clone());
    let row = node.store.load_match(&opened).await.expect("it answers").expect("it is there");
    let id: String = first.chars().rev().collect();
    let head = skerry_store::MatchHead { version: entries.len() as u64, ..row.head };
    let row = skerry_store::MatchRow { id: MatchId(id.clone()), head, is_dealt: true, ..row };
    node.store.add_match(&row, &entries).await.expect("it answers");
    spectator.join(&id, &watch).await.good();
    assert_eq!(seat, 3, "it is the friend who looks");
    let (mut own, welcome) = friend.listen(&id).await;
    let (mut theirs, _) = host.listen(&id).await;
    let (mut watching, _) = spectator.listen(&id).await;
    let state = &welcome["table"]["seats"][0];
    assert_eq!(state["view"]["look"]["cards"], json!(cards), "who looks sees them");
    // The first is kept, the others go under the deck.
    let decision = state["decision"].as_u64().expect("a number");
    let keep = json!({ "do": "keep", "card": cards[0] });
    let drafted = own.act(seat, decision, keep).await;
    let bury = drafted["seat"]["legal"][0].clone();
    let drafted = own.act(seat, decision + 1, bury).await;
    let last = drafted["seat"]["decision"].as_u64().expect("a number");
    let committed = own.commit(seat, last).await;
    assert_eq!(committed["t"], "committed", "{committed}");
    for line in [&mut theirs, &mut watching] {
        line.ask(json!({ "t": "resync" })).await;
    }
    let mut heard = [theirs.bytes, watching.bytes, String::new(), String::new()];
    heard[2] = overheard(&mut host, &id).await;
    heard[3] = overheard(&mut spectator, &id).await;
    for bytes in &heard {
        for card in &cards[1..] {
            assert!(!bytes.contains(card.as_str()), "{card} is told");
        }
        assert!(!bytes.contains("cards_seen") && !bytes.contains("cards_ordered"));
    }
    assert!(heard[0].contains(cards[0].as_str()), "what is kept lies open");
    assert!(cards[1..].iter().all(|card| own.bytes.contains(card.as_str())));
}
