//! Dice that nobody chooses: first the hash, then what binds each player to a number, then the
//! numbers, and then the first draw.
use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use skerry_core::{Nonce, Nonces, Seed, Source};
use skerry_server::{Config, Fate};
use skerry_store::{
    MatchId, MatchRow, PostgresStore, Store, testing::MemoryStore, testing::Postgres,
};

use crate::{
    Node,
    browser::{Browser, Line, commitment},
    quick,
    table::{bot, finish, friend, me, pass},
    until,
};

fn nonce(digit: &str) -> String {
    digit.repeat(64)
}

/// Waits for every number, however long that takes.
fn patient() -> Config {
    Config { reveal_time: Duration::from_secs(3600), ..quick() }
}

async fn patient_node() -> Node {
    Node::with(Arc::new(MemoryStore::new()), patient()).await
}

/// Commits to `nonce`, which must be taken.
async fn commit(line: &mut Line, welcome: &Value, nonce: &str) {
    let answer = line.commit_nonce(&commitment(nonce, welcome)).await;
    assert_eq!(answer["t"], "done", "{answer}");
}

/// The same, alone at the table: reveals it, too.
async fn add(line: &mut Line, welcome: &Value, nonce: &str) {
    commit(line, welcome, nonce).await;
    assert_eq!(line.reveal_nonce(nonce).await["t"], "done");
}

fn refusal(answer: &Value) -> &str {
    answer["reason"]["text"].as_str().unwrap_or_default()
}

fn has_begun(said: &Value) -> bool {
    said["t"] == "advanced" && said["summary"]["status"] == "running"
}

fn is_committed(said: &Value) -> bool {
    said["t"] == "seated" && said["dice"]["is_committed"] == true
}

async fn open(host: &mut Browser, game: &str, seats: Value) -> String {
    let request = json!({ "game": game, "seats": seats });
    let opened = host.post("/api/matches", request).await.good();
    opened["id"].as_str().expect("an id").to_owned()
}

async fn row_of(store: &dyn Store, id: &str) -> MatchRow {
    let row = store.load_match(&MatchId(id.to_owned())).await.expect("it answers");
    row.expect("it is there")
}

async fn record(browser: &mut Browser, id: &str) -> String {
    browser.get(&format!("/api/matches/{id}/record")).await.body
}

fn draws(record: &str) -> Vec<&str> {
    record.lines().filter(|line| line.starts_with("* ")).collect()
}

/// What a record says that somebody has added.
fn added(record: &str) -> Vec<&str> {
    record.lines().filter_map(|line| line.strip_prefix("nonce ")).collect()
}

/// What a record says that somebody was bound to.
fn bound(record: &str) -> Vec<&str> {
    record.lines().filter_map(|line| line.strip_prefix("commitment ")).collect()
}

#[tokio::test]
async fn the_hash_is_told_first_and_nothing_is_drawn_before_all_have_come() {
    let node = patient_node().await;
    let (mut host, mut fred) = (node.guest("Hanna").await, node.guest("Fred").await);
    let id = open(&mut host, "amerigo", json!([me(), friend(), bot("easy")])).await;
    let (tokens, _) = host.tokens(&id).await;
    let (mut a, welcome) = host.arrive(&id, "").await;
    let hash = row_of(&*node.store, &id).await.seed.parse::<Seed>().expect("a seed").hash();
    let summary = &welcome["summary"];
    assert_eq!(welcome["seed_hash"], hash.to_string());
    assert_eq!((&summary["status"], &summary["owing"]), (&json!("waiting"), &json!([0])));
    assert_eq!((&summary["version"], &welcome["log"]), (&json!(0), &json!([])));
    assert_eq!(welcome["table"]["seats"], json!([]), "there is nothing to decide");
    commit(&mut a, &welcome, &nonce("a")).await;
    fred.join(&id, &tokens[0]).await.good();
    // Everybody is seated, and one has not come yet: still nothing.
    let (mut b, welcome) = fred.arrive(&id, "").await;
    assert_eq!(welcome["seed_hash"], hash.to_string());
    assert_eq!(welcome["summary"]["owing"], json!([1]));
    for (line, seat) in [(&mut a, 0), (&mut b, 1)] {
        let early = line.act(seat, 0, pass()).await;
        assert_eq!(refusal(&early), "problem-not_dealt");
        assert_eq!(refusal(&line.commit(seat, 0).await), "problem-not_dealt");
    }
    commit(&mut b, &welcome, &nonce("b")).await;
    // All have committed, and one has revealed: still nothing.
    assert_eq!(a.reveal_nonce(&nonce("a")).await["t"], "done");
    assert!(draws(&record(&mut host, &id).await).is_empty());
    let kept = node.store.load_entries(&MatchId(id.clone()), 0).await.expect("it answers");
    assert_eq!(kept, [""; 0]);

    assert_eq!(b.reveal_nonce(&nonce("b")).await["t"], "done");
    for line in [&mut a, &mut b] {
        // Somebody sat down before, which is told, too.
        let begun = line.hear_if(has_begun).await;
        assert_eq!(begun["log"][0]["entry"], 0);
        assert_eq!(begun["table"]["seats"].as_array().map(Vec::len), Some(1));
    }
    let record = record(&mut host, &id).await;
    assert!(draws(&record).len() > 10, "{record}");
    assert_eq!(added(&record), [format!("a {}", nonce("a")), format!("b {}", nonce("b"))]);
}

/// Two at a table who have not committed yet, and their welcome.
async fn two(node: &Node) -> (String, [Browser; 2], [Line; 2], Value) {
    let (mut host, mut fred) = (node.guest("Hanna").await, node.guest("Fred").await);
    let id = host.open(json!([me(), friend()])).await;
    let (tokens, _) = host.tokens(&id).await;
    fred.join(&id, &tokens[0]).await.good();
    let ((a, welcome), (b, _)) = (host.arrive(&id, "").await, fred.arrive(&id, "").await);
    (id, [host, fred], [a, b], welcome)
}

#[tokio::test]
async fn a_number_is_told_only_once_everybody_has_committed() {
    let node = patient_node().await;
    let (id, [mut host, _], [mut a, mut b], welcome) = two(&node).await;
    assert_eq!(refusal(&a.reveal_nonce(&nonce("a")).await), "problem-nonce_too_early");
    commit(&mut a, &welcome, &nonce("a")).await;
    assert_eq!(refusal(&a.reveal_nonce(&nonce("a")).await), "problem-nonce_too_early");
    let kept = row_of(&*node.store, &id).await.nonces.expect("they add");
    assert_eq!((kept.is_committed, kept.revealed), (false, vec![None, None]));
    // What binds the one is told to the other, before they commit.
    let own = commitment(&nonce("a"), &welcome);
    let told = b.ask(json!({ "t": "resync" })).await;
    assert_eq!(told["dice"], json!({ "commitments": [own, null], "is_committed": false }));

    commit(&mut b, &welcome, &nonce("b")).await;
    let both = json!([own, commitment(&nonce("b"), &welcome)]);
    for line in [&mut a, &mut b] {
        assert_eq!(line.hear_if(is_committed).await["dice"]["commitments"], both);
    }
    assert_eq!(a.reveal_nonce(&nonce("a")).await["t"], "done");
    // Stored, and told to nobody: on no wire, and not in the record.
    let kept = row_of(&*node.store, &id).await.nonces.expect("they add");
    assert_eq!(kept.revealed, [Some(nonce("a")), None]);
    b.ask(json!({ "t": "resync" })).await;
    let mut heard = [a.bytes.as_str(), &b.bytes].concat();
    for path in ["", "/replay", "/glance", "/record", "/invitations"] {
        let answer = host.get(&format!("/api/matches/{id}{path}")).await;
        heard.push_str(&answer.head);
        heard.push_str(&answer.body);
    }
    assert!(!heard.contains(&nonce("a")) && heard.contains(&own), "{heard}");

    assert_eq!(b.reveal_nonce(&nonce("b")).await["t"], "done");
    a.hear_if(has_begun).await;
    let record = record(&mut host, &id).await;
    assert_eq!(added(&record).len(), 2);
    assert_eq!(bound(&record)[0], format!("a {own}"));
}

#[tokio::test]
async fn who_has_committed_reveals_just_that_number() {
    let node = patient_node().await;
    let (id, [mut host, _], [mut a, mut b], welcome) = two(&node).await;
    commit(&mut a, &welcome, &nonce("a")).await;
    commit(&mut b, &welcome, &nonce("b")).await;
    // Another number; that of the other; and what was committed to, as if it were the number.
    let own = commitment(&nonce("a"), &welcome);
    for other in [nonce("c"), nonce("b"), own] {
        assert_eq!(refusal(&a.reveal_nonce(&other).await), "problem-other_nonce");
    }
    assert!(draws(&record(&mut host, &id).await).is_empty());
    let kept = row_of(&*node.store, &id).await.nonces.expect("they add");
    assert_eq!(kept.revealed, [None, None]);
    // It is too late to commit to another one, and a resend has no second effect.
    commit(&mut a, &welcome, &nonce("c")).await;
    for _ in 0..2 {
        assert_eq!(a.reveal_nonce(&nonce("a")).await["t"], "done");
    }
    assert_eq!(refusal(&a.reveal_nonce(&nonce("c")).await), "problem-other_nonce");
    assert_eq!(b.reveal_nonce(&nonce("b")).await["t"], "done");
    a.hear_if(has_begun).await;
    let begun = record(&mut host, &id).await;
    assert_eq!(added(&begun), [format!("a {}", nonce("a")), format!("b {}", nonce("b"))]);
    for line in [&mut a, &mut b] {
        assert_eq!(line.reveal_nonce(&nonce("e")).await["t"], "done", "it has no effect");
        commit(line, &welcome, &nonce("e")).await;
    }
    assert_eq!(record(&mut host, &id).await, begun);
}

/// Somebody has opened the table, committed, and closed the page.
#[tokio::test]
async fn who_is_not_there_to_reveal_is_left_out_and_everybody_is_told() {
    let node = Node::start().await;
    let (id, [mut host, mut fred], [mut a, mut b], welcome) = two(&node).await;
    commit(&mut a, &welcome, &nonce("a")).await;
    a.close().await;
    commit(&mut b, &welcome, &nonce("b")).await;
    assert_eq!(b.reveal_nonce(&nonce("b")).await["t"], "done");
    b.hear_if(has_begun).await;
    let remark = json!({ "entry": 0, "seat": 0, "text": "table-nonce_left_out" });
    assert_eq!(b.hear("remarked").await["remark"], remark);
    let record = record(&mut fred, &id).await;
    assert_eq!(added(&record), [format!("b {}", nonce("b"))]);
    assert_eq!(bound(&record).len(), 2, "it is in the record, too");
    // Later as well, and what comes too late has no effect.
    let (mut late, welcome) = host.arrive(&id, "").await;
    assert_eq!(welcome["remarks"], json!([remark]));
    assert_eq!(late.reveal_nonce(&nonce("a")).await["t"], "done");
    assert_eq!(added(&self::record(&mut host, &id).await).len(), 1);
    late.play(0, 0, finish()).await;
    b.play(1, 0, finish()).await;
    let record = self::record(&mut host, &id).await;
    let replayed = skerry_catalog::find("my-island").expect("it is there").replay(&record);
    assert!(replayed.expect("every draw follows").is_over);
}

/// The host seats a bot for somebody who has committed and is gone: nobody waits for them.
#[tokio::test]
async fn a_match_does_not_wait_for_the_number_of_whom_a_bot_stands_in_for() {
    let node = patient_node().await;
    let (id, [mut host, fred], [mut a, mut b], welcome) = two(&node).await;
    commit(&mut b, &welcome, &nonce("b")).await;
    b.close().await;
    let is_gone = |table: Value| table["seats"][1]["is_online"] == false;
    until(async || is_gone(host.clone().table(&id).await)).await;
    commit(&mut a, &welcome, &nonce("a")).await;
    assert_eq!(a.reveal_nonce(&nonce("a")).await["t"], "done");
    assert_eq!(host.table(&id).await["owing"], json!([1]));
    let stand_in = json!({ "with": "bot", "level": "easy" });
    host.post(&format!("/api/matches/{id}/seats/1"), stand_in).await.good();
    a.hear_if(has_begun).await;
    assert_eq!(added(&record(&mut host, &id).await), [format!("a {}", nonce("a"))]);
    drop(fred);
}

/// Once everybody has committed, it is too late to come in: whoever did would have seen what
/// the others revealed.
#[tokio::test]
async fn who_comes_back_after_all_have_committed_adds_nothing() {
    let node = patient_node().await;
    let (mut host, mut fred) = (node.guest("Hanna").await, node.guest("Fred").await);
    let mut sofia = node.guest("Sofia").await;
    let id = host.open(json!([me(), friend(), friend()])).await;
    let (tokens, _) = host.tokens(&id).await;
    fred.join(&id, &tokens[0]).await.good();
    sofia.join(&id, &tokens[1]).await.good();
    let seat = format!("/api/matches/{id}/seats/2");
    sofia.post(&seat, json!({ "with": "bot", "level": "easy" })).await.good();
    let ((mut a, welcome), (mut b, _)) = (host.arrive(&id, "").await, fred.arrive(&id, "").await);
    commit(&mut a, &welcome, &nonce("a")).await;
    commit(&mut b, &welcome, &nonce("b")).await;
    assert_eq!(a.reveal_nonce(&nonce("a")).await["t"], "done");
    sofia.post(&seat, json!({ "with": "owner" })).await.good();
    let (mut c, _) = sofia.arrive(&id, "").await;
    commit(&mut c, &welcome, &nonce("c")).await;
    assert_eq!(refusal(&c.reveal_nonce(&nonce("c")).await), "problem-other_nonce");
    assert_eq!(b.reveal_nonce(&nonce("b")).await["t"], "done");
    c.hear_if(has_begun).await;
    let record = record(&mut host, &id).await;
    assert_eq!((added(&record).len(), bound(&record).len()), (2, 2), "{record}");
}

#[tokio::test]
async fn every_nonce_changes_what_is_drawn() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let id = host.open(json!([me(), { "kind": "hot_seat", "name": "Ben" }])).await;
    let row = row_of(&*node.store, &id).await;
    let hash = row.seed.parse::<Seed>().expect("a seed").hash();
    let mut drawn = vec![];
    for (name, digits) in [
        ("0123456789aa", ["a", "b"]),
        ("0123456789ab", ["a", "b"]),
        ("0123456789ac", ["a", "c"]),
        ("0123456789ad", ["b", "a"]),
    ] {
        let bound = |digit: &str| nonce(digit).parse::<Nonce>().expect("digits").commitment(hash);
        let nonces = skerry_store::Nonces {
            commitments: Some(digits.map(|digit| Some(bound(digit).to_string())).to_vec()),
            is_committed: true,
            revealed: digits.map(|digit| Some(nonce(digit))).to_vec(),
        };
        let row = MatchRow { id: MatchId(name.to_owned()), nonces: Some(nonces), ..row.clone() };
        node.store.add_match(&row, &[]).await.expect("it answers");
        let (mut line, _) = host.listen(name).await;
        for decision in 0..6 {
            line.play(0, decision, pass()).await;
            line.play(1, decision, pass()).await;
        }
        let record = record(&mut host, name).await;
        drawn.push(draws(&record).join("\n"));
    }
    assert_eq!(drawn[0], drawn[1], "the same numbers give the same draws");
    assert!(drawn[0] != drawn[2] && drawn[0] != drawn[3] && drawn[2] != drawn[3]);
}

#[tokio::test]
async fn what_is_added_once_stays() {
    let node = patient_node().await;
    let (mut host, mut sofia) = (node.guest("Hanna").await, node.guest("Sofia").await);
    let seats = json!([me(), { "kind": "hot_seat", "name": "Ben" }, bot("easy"), friend()]);
    let id = host.open(seats).await;
    let (tokens, watch) = host.tokens(&id).await;
    sofia.join(&id, &watch).await.good();
    let (mut line, welcome) = host.arrive(&id, "").await;
    let (mut watching, _) = sofia.arrive(&id, "").await;
    for broken in ["", "zz", &"a".repeat(63), &"a".repeat(65)] {
        assert_eq!(refusal(&line.commit_nonce(broken).await), "problem-bad_nonce");
        assert_eq!(refusal(&line.reveal_nonce(broken).await), "problem-bad_nonce");
    }
    let own = commitment(&nonce("a"), &welcome);
    assert_eq!(refusal(&watching.commit_nonce(&own).await), "problem-not_your_seat");
    assert_eq!(refusal(&watching.reveal_nonce(&nonce("a")).await), "problem-not_your_seat");
    for digit in ["a", "b"] {
        commit(&mut line, &welcome, &nonce(digit)).await;
    }
    // Both of the device, and the bot nothing.
    let kept = row_of(&*node.store, &id).await.nonces.expect("they add");
    assert_eq!(kept.commitments, Some(vec![Some(own.clone()), Some(own), None, None]));
    let mut fred = node.guest("Fred").await;
    fred.join(&id, &tokens[0]).await.good();
    let (mut other, _) = fred.arrive(&id, "").await;
    commit(&mut other, &welcome, &nonce("d")).await;
    assert_eq!(line.reveal_nonce(&nonce("a")).await["t"], "done");
    assert_eq!(other.reveal_nonce(&nonce("d")).await["t"], "done");
    let added =
        |text: &str| added(text).iter().map(|line| line[..3].to_owned()).collect::<Vec<_>>();
    assert_eq!(added(&record(&mut host, &id).await), ["a a", "b a", "d d"]);
}

/// A second device of somebody who has committed with the first one.
#[tokio::test]
async fn the_device_that_has_committed_is_the_one_that_reveals() {
    let node = patient_node().await;
    let (id, [mut host, _], [mut a, mut b], welcome) = two(&node).await;
    let (mut phone, _) = host.arrive(&id, "").await;
    commit(&mut a, &welcome, &nonce("a")).await;
    commit(&mut phone, &welcome, &nonce("c")).await;
    commit(&mut b, &welcome, &nonce("b")).await;
    assert_eq!(refusal(&phone.reveal_nonce(&nonce("c")).await), "problem-other_nonce");
    assert_eq!(b.reveal_nonce(&nonce("b")).await["t"], "done");
    assert_eq!(a.reveal_nonce(&nonce("a")).await["t"], "done");
    phone.hear_if(has_begun).await;
    assert_eq!(added(&record(&mut host, &id).await)[0], format!("a {}", nonce("a")));
}

#[tokio::test]
async fn a_node_that_starts_again_has_lost_nothing() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let node = Node::with(Arc::clone(&store), patient()).await;
    let (id, [mut host, mut fred], [mut a, _], welcome) = two(&node).await;
    commit(&mut a, &welcome, &nonce("a")).await;
    node.kill();
    let node = Node::with(Arc::clone(&store), patient()).await;
    fred.address = node.address;
    let (mut b, again) = fred.arrive(&id, "").await;
    assert_eq!(again["seed_hash"], welcome["seed_hash"]);
    assert_eq!(again["summary"]["owing"], json!([1]), "the host has come before");
    commit(&mut b, &welcome, &nonce("b")).await;
    assert_eq!(b.reveal_nonce(&nonce("b")).await["t"], "done");
    // Between the last commitment and the last number.
    node.kill();
    let node = Node::with(Arc::clone(&store), patient()).await;
    (host.address, fred.address) = (node.address, node.address);
    let (mut a, again) = host.arrive(&id, "").await;
    assert_eq!(again["dice"]["is_committed"], true);
    assert_eq!(again["dice"]["commitments"][0], commitment(&nonce("a"), &welcome));
    assert_eq!(a.reveal_nonce(&nonce("a")).await["t"], "done");
    a.play(0, 0, pass()).await;
    assert_eq!(added(&record(&mut fred, &id).await).len(), 2);
}

/// The same, and somebody never comes back: who does waits for a while, and not for ever.
#[tokio::test]
async fn a_node_that_starts_again_leaves_out_who_does_not_come_back() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let node = Node::with(Arc::clone(&store), patient()).await;
    let (id, [mut host, _], [mut a, mut b], welcome) = two(&node).await;
    commit(&mut a, &welcome, &nonce("a")).await;
    commit(&mut b, &welcome, &nonce("b")).await;
    node.kill();
    let node = Node::with(Arc::clone(&store), quick()).await;
    host.address = node.address;
    let (mut a, _) = host.arrive(&id, "").await;
    assert_eq!(a.reveal_nonce(&nonce("a")).await["t"], "done");
    a.hear_if(has_begun).await;
    assert_eq!(added(&record(&mut host, &id).await), [format!("a {}", nonce("a"))]);
}

/// Everything was stored but the first draw, as if the node had been killed just then.
#[tokio::test]
async fn a_match_that_could_begin_begins_when_somebody_comes() {
    let node = patient_node().await;
    let mut host = node.guest("Hanna").await;
    let id = host.open(json!([me(), bot("easy")])).await;
    let key = MatchId(id.clone());
    let row = row_of(&*node.store, &id).await;
    let (none, seed) = (row.nonces.expect("they add"), row.seed.parse::<Seed>().expect("a seed"));
    let bound = nonce("a").parse::<Nonce>().expect("digits").commitment(seed.hash());
    let told = skerry_store::Nonces {
        commitments: Some(vec![Some(bound.to_string()), None]),
        is_committed: true,
        revealed: vec![Some(nonce("a")), None],
    };
    assert!(node.store.add_nonces(&key, &none, &told).await.expect("it answers"));
    let (_, welcome) = host.arrive(&id, "").await;
    assert_eq!(
        (&welcome["summary"]["status"], &welcome["log"][0]["entry"]),
        (&json!("running"), &json!(0))
    );
}

/// A seat that was open is given to a bot when all others have committed.
#[tokio::test]
async fn a_bot_on_the_last_open_seat_lets_numbers_be_revealed() {
    let node = patient_node().await;
    let mut host = node.guest("Hanna").await;
    let id = host.open(json!([me(), friend()])).await;
    let (mut line, welcome) = host.arrive(&id, "").await;
    commit(&mut line, &welcome, &nonce("a")).await;
    assert_eq!(refusal(&line.reveal_nonce(&nonce("a")).await), "problem-nonce_too_early");
    let with = json!({ "with": "bot", "level": "easy" });
    host.post(&format!("/api/matches/{id}/seats/1"), with).await.good();
    line.hear_if(is_committed).await;
    assert_eq!(line.reveal_nonce(&nonce("a")).await["t"], "done");
    line.hear_if(has_begun).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_two_nodes_a_match_begins_once() {
    let Some(postgres) = Postgres::start() else { return };
    let mut nodes = vec![];
    for _ in 0..2 {
        let store = PostgresStore::connect(&postgres.url()).await.expect("it is there");
        nodes.push(Node::with(Arc::new(store), patient()).await);
    }
    let (mut host, mut fred) = (nodes[0].guest("Hanna").await, nodes[1].guest("Fred").await);
    for _ in 0..5 {
        let id = host.open(json!([me(), friend()])).await;
        let (tokens, _) = host.tokens(&id).await;
        fred.join(&id, &tokens[0]).await.good();
        let ((mut a, welcome), (mut b, _)) =
            (host.arrive(&id, "").await, fred.arrive(&id, "").await);
        let [own, theirs] = ["a", "b"].map(nonce);
        tokio::join!(commit(&mut a, &welcome, &own), commit(&mut b, &welcome, &theirs));
        // The one node hears of it from the other.
        tokio::join!(a.hear_if(is_committed), b.hear_if(is_committed));
        let (one, other) = tokio::join!(a.reveal_nonce(&own), b.reveal_nonce(&theirs));
        assert_eq!((&one["t"], &other["t"]), (&json!("done"), &json!("done")));
        let [one, other] = [a.hear_if(has_begun).await, b.hear_if(has_begun).await];
        assert_eq!(one["log"], other["log"]);
        assert_eq!(added(&record(&mut host, &id).await).len(), 2);
        a.play(0, 0, finish()).await;
        b.play(1, 0, finish()).await;
        for browser in [&mut host, &mut fred] {
            let path = format!("/api/matches/{id}");
            until(async || browser.clone().get(&path).await.good()["status"] == "over").await;
            let record = record(browser, &id).await;
            let replayed = skerry_catalog::find("my-island").expect("it is there").replay(&record);
            assert!(replayed.expect("every draw follows").is_over);
        }
    }
}

#[tokio::test]
async fn a_rematch_has_dice_of_its_own() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let id = host.open(json!([me(), { "kind": "hot_seat", "name": "Ben" }])).await;
    let (mut line, first) = host.listen(&id).await;
    line.play(0, 0, finish()).await;
    line.play(1, 0, finish()).await;
    let next = host.post(&format!("/api/matches/{id}/rematch"), json!({})).await.good();
    assert_eq!((&next["status"], &next["owing"]), (&json!("waiting"), &json!([0, 1])));
    let next = next["id"].as_str().expect("an id");
    let (mut line, welcome) = host.arrive(next, "").await;
    assert_ne!(welcome["seed_hash"], first["seed_hash"]);
    assert_eq!(welcome["log"], json!([]));
    add(&mut line, &welcome, &nonce("a")).await;
    line.play(0, 0, pass()).await;
}

#[tokio::test]
async fn where_fate_is_known_nothing_is_added_and_all_must_be_seated_still() {
    let config = Config { fate: Fate::Known(1), ..quick() };
    let node = Node::with(Arc::new(MemoryStore::new()), config).await;
    let (mut host, mut fred) = (node.guest("Hanna").await, node.guest("Fred").await);
    let id = host.open(json!([me(), friend()])).await;
    let (tokens, _) = host.tokens(&id).await;
    let (mut line, welcome) = host.arrive(&id, "").await;
    assert_eq!((&welcome["log"], &welcome["summary"]["owing"]), (&json!([]), &json!([])));
    assert_eq!(welcome["dice"], Value::Null);
    add(&mut line, &welcome, &nonce("a")).await;
    fred.join(&id, &tokens[0]).await.good();
    assert_eq!(line.hear("advanced").await["log"], json!([]));
    let begun = line.hear("advanced").await;
    assert_eq!(begun["log"][0]["entry"], 0);
    assert!(!record(&mut host, &id).await.contains("dice "), "it had no effect");
}

/// Neither the secret nor what is mixed of it, until the secret is told.
#[tokio::test]
async fn what_the_dice_are_made_of_is_on_no_wire_before_the_end() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let id = host.open(json!([me(), bot("easy")])).await;
    let (mut line, welcome) = host.arrive(&id, "").await;
    let row = row_of(&*node.store, &id).await;
    let seed: Seed = row.seed.parse().expect("a seed");
    let own: Nonce = nonce("a").parse().expect("a nonce");
    let commitments = Some(vec![Some(own.commitment(seed.hash())), None]);
    let nonces = Nonces { commitments, revealed: vec![Some(own), None] };
    let mixed = Source::shared(seed, nonces).mixed().reveal().to_string();
    add(&mut line, &welcome, &nonce("a")).await;
    line.play(0, 0, pass()).await;
    line.ask(json!({ "t": "resync" })).await;
    let mut heard = line.bytes.clone();
    for path in ["", "/replay", "/replay?at=1", "/glance", "/record", "/invitations"] {
        let answer = host.get(&format!("/api/matches/{id}{path}")).await;
        heard.push_str(&answer.head);
        heard.push_str(&answer.body);
    }
    assert!(!heard.contains(&row.seed) && !heard.contains(&mixed), "{heard}");
    assert!(heard.contains(&seed.hash().to_string()));
}
