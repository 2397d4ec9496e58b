//! Dice that nobody chooses: first the hash, then what players add, and then the first draw.
use std::sync::Arc;

use serde_json::{Value, json};
use skerry_core::{Seed, Source};
use skerry_server::{Config, Fate};
use skerry_store::{
    MatchId, MatchRow, PostgresStore, Store, testing::MemoryStore, testing::Postgres,
};

use crate::{
    Node,
    browser::Browser,
    quick,
    table::{bot, finish, friend, me, pass},
    until,
};

fn nonce(digit: &str) -> String {
    digit.repeat(64)
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

#[tokio::test]
async fn the_hash_is_told_first_and_nothing_is_drawn_before_all_have_come() {
    let node = Node::start().await;
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
    assert_eq!(a.add_nonce(&nonce("a")).await["t"], "done");
    fred.join(&id, &tokens[0]).await.good();
    // Everybody is seated, and one has not come yet: still nothing.
    let (mut b, welcome) = fred.arrive(&id, "").await;
    assert_eq!(welcome["seed_hash"], hash.to_string());
    assert_eq!(welcome["summary"]["owing"], json!([1]));
    for (line, seat) in [(&mut a, 0), (&mut b, 1)] {
        let early = line.act(seat, 0, pass()).await;
        assert_eq!(early["reason"]["text"], "problem-not_dealt");
        assert_eq!(line.commit(seat, 0).await["reason"]["text"], "problem-not_dealt");
    }
    assert!(draws(&record(&mut host, &id).await).is_empty());
    let kept = node.store.load_entries(&MatchId(id.clone()), 0).await.expect("it answers");
    assert_eq!(kept, [""; 0]);

    assert_eq!(b.add_nonce(&nonce("b")).await["t"], "done");
    for line in [&mut a, &mut b] {
        // Somebody sat down before, which is told, too.
        let has_begun =
            |said: &Value| said["t"] == "advanced" && said["summary"]["status"] == "running";
        let begun = line.hear_if(has_begun).await;
        assert_eq!(begun["log"][0]["entry"], 0);
        assert_eq!(begun["table"]["seats"].as_array().map(Vec::len), Some(1));
    }
    let record = record(&mut host, &id).await;
    assert!(draws(&record).len() > 10, "{record}");
    assert_eq!(added(&record), [format!("a {}", nonce("a")), format!("b {}", nonce("b"))]);
}

#[tokio::test]
async fn every_nonce_changes_what_is_drawn() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let id = host.open(json!([me(), { "kind": "hot_seat", "name": "Ben" }])).await;
    let row = row_of(&*node.store, &id).await;
    let mut drawn = vec![];
    for (name, digits) in [
        ("0123456789aa", ["a", "b"]),
        ("0123456789ab", ["a", "b"]),
        ("0123456789ac", ["a", "c"]),
        ("0123456789ad", ["b", "a"]),
    ] {
        let nonces = digits.map(|digit| Some(nonce(digit))).to_vec();
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
    let node = Node::start().await;
    let (mut host, mut sofia) = (node.guest("Hanna").await, node.guest("Sofia").await);
    let seats = json!([me(), { "kind": "hot_seat", "name": "Ben" }, bot("easy"), friend()]);
    let id = host.open(seats).await;
    let (tokens, watch) = host.tokens(&id).await;
    sofia.join(&id, &watch).await.good();
    let (mut line, _) = host.arrive(&id, "").await;
    let (mut watching, _) = sofia.arrive(&id, "").await;
    for broken in ["", "zz", &"a".repeat(63), &"a".repeat(65)] {
        assert_eq!(line.add_nonce(broken).await["reason"]["text"], "problem-bad_nonce");
    }
    assert_eq!(watching.add_nonce(&nonce("c")).await["reason"]["text"], "problem-not_your_seat");
    for digit in ["a", "b"] {
        assert_eq!(line.add_nonce(&nonce(digit)).await["t"], "done");
    }
    // Both of the device, and the bot nothing.
    let expected = [Some(nonce("a")), Some(nonce("a")), None, None];
    assert_eq!(row_of(&*node.store, &id).await.nonces, Some(expected.to_vec()));
    let mut fred = node.guest("Fred").await;
    fred.join(&id, &tokens[0]).await.good();
    let (mut other, _) = fred.arrive(&id, "").await;
    other.add_nonce(&nonce("d")).await;
    let begun = record(&mut host, &id).await;
    for line in [&mut line, &mut other] {
        assert_eq!(line.add_nonce(&nonce("e")).await["t"], "done", "it has no effect");
    }
    // The bot may have moved meanwhile.
    assert!(record(&mut host, &id).await.starts_with(&begun));
    assert_eq!(added(&begun).len(), 3);
}

#[tokio::test]
async fn a_node_that_starts_again_has_lost_nothing() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let node = Node::with(Arc::clone(&store), quick()).await;
    let (mut host, mut fred) = (node.guest("Hanna").await, node.guest("Fred").await);
    let id = host.open(json!([me(), friend()])).await;
    let (tokens, _) = host.tokens(&id).await;
    fred.join(&id, &tokens[0]).await.good();
    let (mut line, welcome) = host.arrive(&id, "").await;
    line.add_nonce(&nonce("a")).await;
    node.kill();
    let node = Node::with(Arc::clone(&store), quick()).await;
    fred.address = node.address;
    let (mut line, again) = fred.arrive(&id, "").await;
    assert_eq!(again["seed_hash"], welcome["seed_hash"]);
    assert_eq!(again["summary"]["owing"], json!([1]), "the host has come before");
    line.add_nonce(&nonce("b")).await;
    line.play(1, 0, pass()).await;
    assert_eq!(added(&record(&mut fred, &id).await).len(), 2);
}

/// Everything was stored but the first draw, as if the node had been killed just then.
#[tokio::test]
async fn a_match_that_could_begin_begins_when_somebody_comes() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let id = host.open(json!([me(), bot("easy")])).await;
    let (none, one) = (vec![None, None], vec![Some(nonce("a")), None]);
    let key = MatchId(id.clone());
    assert!(node.store.add_nonces(&key, &none, &one).await.expect("it answers"));
    let (_, welcome) = host.arrive(&id, "").await;
    assert_eq!(
        (&welcome["summary"]["status"], &welcome["log"][0]["entry"]),
        (&json!("running"), &json!(0))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_two_nodes_a_match_begins_once() {
    let Some(postgres) = Postgres::start() else { return };
    let mut nodes = vec![];
    for _ in 0..2 {
        let store = PostgresStore::connect(&postgres.url()).await.expect("it is there");
        nodes.push(Node::with(Arc::new(store), quick()).await);
    }
    let (mut host, mut fred) = (nodes[0].guest("Hanna").await, nodes[1].guest("Fred").await);
    for _ in 0..5 {
        let id = host.open(json!([me(), friend()])).await;
        let (tokens, _) = host.tokens(&id).await;
        fred.join(&id, &tokens[0]).await.good();
        let ((mut a, _), (mut b, _)) = (host.arrive(&id, "").await, fred.arrive(&id, "").await);
        let [own, theirs] = ["a", "b"].map(nonce);
        let (one, other) = tokio::join!(a.add_nonce(&own), b.add_nonce(&theirs));
        assert_eq!((&one["t"], &other["t"]), (&json!("done"), &json!("done")));
        let [one, other] = [a.hear("advanced").await, b.hear("advanced").await];
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
    line.add_nonce(&nonce("a")).await;
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
    assert_eq!(line.add_nonce(&nonce("a")).await["t"], "done", "it has no effect");
    fred.join(&id, &tokens[0]).await.good();
    assert_eq!(line.hear("advanced").await["log"], json!([]));
    let begun = line.hear("advanced").await;
    assert_eq!(begun["log"][0]["entry"], 0);
    assert!(!record(&mut host, &id).await.contains("dice 2"));
}

/// Neither the secret nor what is mixed of it, until the secret is told.
#[tokio::test]
async fn what_the_dice_are_made_of_is_on_no_wire_before_the_end() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let id = host.open(json!([me(), bot("easy")])).await;
    let (mut line, _) = host.arrive(&id, "").await;
    let row = row_of(&*node.store, &id).await;
    let seed: Seed = row.seed.parse().expect("a seed");
    let own = nonce("a").parse().expect("a nonce");
    let mixed = Source::shared(seed, vec![Some(own), None]).mixed().reveal().to_string();
    line.add_nonce(&nonce("a")).await;
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
