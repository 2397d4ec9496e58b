//! Table talk: who may, how much, who hears it, and where it is not found.
use std::sync::Arc;

use serde_json::{Value, json};
use skerry_server::{Config, Limits, Rate};
use skerry_store::{
    MatchId, PostgresStore, SqliteStore, Store,
    testing::{FailingStore, MemoryStore, Postgres},
};

use crate::{
    Node,
    browser::{Browser, Line},
    quick,
    table::{Company, company, finish, pass},
};

fn text(text: &str) -> Value {
    json!({ "t": "talk", "words": { "kind": "text", "text": text } })
}

fn phrase(phrase: &str) -> Value {
    json!({ "t": "talk", "words": { "kind": "phrase", "phrase": phrase } })
}

/// `done`, or the id of the sentence that says why not.
async fn verdict(line: &mut Line, message: Value) -> String {
    let answer = line.ask(message).await;
    let kind = answer["t"].as_str().expect("a kind");
    answer["reason"]["text"].as_str().unwrap_or(kind).to_owned()
}

async fn let_talk(line: &mut Line, audience: &str) -> String {
    verdict(line, json!({ "t": "let_talk", "audience": audience })).await
}

async fn mute(line: &mut Line, number: u64, is_muted: bool) -> String {
    verdict(line, json!({ "t": "mute", "line": number, "is_muted": is_muted })).await
}

#[tokio::test]
async fn everybody_hears_it_and_finds_it_again() {
    let node = Node::start().await;
    let Company { id, host, friend, spectator, .. } = company(&node).await;
    let (mut a, welcome) = host.listen(&id).await;
    assert_eq!(welcome["talk"]["lines"], json!([]));
    let (mut b, _) = friend.listen(&id).await;
    let (mut c, _) = spectator.listen(&id).await;
    assert_eq!(verdict(&mut b, phrase("hello")).await, "done");
    assert_eq!(verdict(&mut a, text(" <i>Servus</i>\u{202e}\n Fred! ")).await, "done");
    for line in [&mut a, &mut b, &mut c] {
        let first = line.hear("talked").await["line"].clone();
        assert_eq!(
            (&first["line"], &first["seat"], &first["name"], &first["words"]),
            (&json!(0), &json!(1), &json!("Fred"), &json!({ "kind": "phrase", "phrase": "hello" }))
        );
        let second = line.hear("talked").await["line"].clone();
        assert_eq!(second["words"]["text"], "<i>Servus</i> Fred!");
    }
    let (_, again) = spectator.listen(&id).await;
    let lines = again["talk"]["lines"].as_array().expect("a list").clone();
    assert_eq!((lines.len(), &lines[1]["name"]), (2, &json!("Hanna")));
    for wrong in [text(""), text("\u{200b}"), text(&"x".repeat(301))] {
        assert_eq!(verdict(&mut a, wrong).await, "problem-bad_words");
    }
    assert_eq!(verdict(&mut a, phrase("shout")).await, "problem-unreadable");
}

#[tokio::test]
async fn who_only_watches_reads_until_the_host_lets_them_write() {
    let node = Node::start().await;
    let Company { id, host, friend, spectator, stranger } = company(&node).await;
    assert_eq!(stranger.dial(&id, "", None).await.err(), Some(404), "no table, no talk");
    let (mut a, _) = host.listen(&id).await;
    let (mut b, _) = friend.listen(&id).await;
    let (mut c, welcome) = spectator.listen(&id).await;
    let wanted =
        json!({ "audience": "players", "may_talk": false, "is_muted": false, "muted": [] });
    assert_eq!(welcome["talk"]["rules"], wanted);
    assert_eq!(verdict(&mut c, phrase("hello")).await, "problem-talk_of_players");
    for line in [&mut b, &mut c] {
        assert_eq!(let_talk(line, "everybody").await, "problem-not_host");
    }
    assert_eq!(let_talk(&mut a, "everybody").await, "done");
    assert_eq!(c.hear("talk_ruled").await["rules"]["may_talk"], true);
    assert_eq!(verdict(&mut c, text("May I?")).await, "done");
    let told = b.hear("talked").await["line"].clone();
    assert_eq!((&told["seat"], &told["name"]), (&json!(null), &json!("Sofia")));
    assert_eq!(let_talk(&mut a, "off").await, "done");
    for line in [&mut a, &mut b, &mut c] {
        assert_eq!(verdict(line, phrase("hello")).await, "problem-talk_off");
    }
}

#[tokio::test]
async fn the_host_mutes_and_unmutes() {
    let node = Node::start().await;
    let Company { id, host, friend, spectator, .. } = company(&node).await;
    let (mut a, _) = host.listen(&id).await;
    let (mut b, _) = friend.listen(&id).await;
    let (mut c, _) = spectator.listen(&id).await;
    verdict(&mut b, text("bla")).await;
    verdict(&mut a, text("Please!")).await;
    assert_eq!(mute(&mut b, 1, true).await, "problem-not_host");
    assert_eq!(mute(&mut c, 0, true).await, "problem-not_host");
    assert_eq!(mute(&mut a, 7, true).await, "problem-no_such_line");
    assert_eq!(mute(&mut a, 1, true).await, "problem-no_such_line", "nobody mutes themselves");
    assert_eq!(mute(&mut a, 0, true).await, "done");
    let rules = a.hear("talk_ruled").await["rules"].clone();
    assert_eq!(rules["muted"], json!([{ "line": 0, "name": "Fred" }]));
    let rules = b.hear("talk_ruled").await["rules"].clone();
    assert_eq!((&rules["is_muted"], &rules["muted"]), (&json!(true), &json!([])));
    assert_eq!(verdict(&mut b, phrase("oops")).await, "problem-muted");
    let rules = c.hear("talk_ruled").await["rules"].clone();
    assert_eq!((&rules["is_muted"], &rules["muted"]), (&json!(false), &json!([])));
    b.play(1, 0, pass()).await;
    assert_eq!(mute(&mut a, 0, false).await, "done");
    assert_eq!(verdict(&mut b, phrase("thanks")).await, "done");
}

#[tokio::test]
async fn who_says_too_much_is_asked_to_wait() {
    let limits = Limits { talk: Rate { burst: 2, per_second: 0.0 }, ..Limits::none() };
    let store = Arc::new(MemoryStore::new());
    let node = Node::with(store, Config { limits, ..quick() }).await;
    let Company { id, host, friend, .. } = company(&node).await;
    let (mut a, _) = host.listen(&id).await;
    let (mut b, _) = friend.listen(&id).await;
    // What is refused anyway costs nothing.
    assert_eq!(verdict(&mut a, text(" ")).await, "problem-bad_words");
    for wanted in ["done", "done", "problem-talk_too_fast"] {
        assert_eq!(verdict(&mut a, phrase("hello")).await, wanted);
    }
    let (mut second, _) = host.listen(&id).await;
    assert_eq!(verdict(&mut second, phrase("hello")).await, "problem-talk_too_fast");
    assert_eq!(verdict(&mut b, phrase("hello")).await, "done", "each has their own measure");
    a.play(0, 0, pass()).await;
}

#[tokio::test]
async fn talk_is_no_part_of_the_match() {
    let node = Node::start().await;
    let Company { id, mut host, friend, .. } = company(&node).await;
    let (mut a, _) = host.listen(&id).await;
    let (mut b, _) = friend.listen(&id).await;
    let before = node.store.load_match(&MatchId(id.clone())).await.expect("it answers");
    verdict(&mut a, text("unmistakable")).await;
    a.hear("talked").await;
    let after = node.store.load_match(&MatchId(id.clone())).await.expect("it answers");
    assert_eq!(before, after);
    a.play(0, 0, finish()).await;
    b.play(1, 0, finish()).await;
    a.hear_if(|message| message["summary"]["status"] == "over").await;
    assert_eq!(verdict(&mut b, phrase("well_played")).await, "done", "after the end, too");
    for path in ["/record", "/replay", "/replay?at=1", ""] {
        let answer = host.get(&format!("/api/matches/{id}{path}")).await;
        assert!(!answer.body.contains("unmistakable") && !answer.body.contains("well_played"));
    }
    assert!(!host.get("/api/matches").await.body.contains("unmistakable"));
}

#[tokio::test]
async fn nobody_hears_what_is_not_stored() {
    let store = Arc::new(FailingStore::new(Arc::new(MemoryStore::new())));
    let node = Node::with(store.clone(), quick()).await;
    let Company { id, host, friend, .. } = company(&node).await;
    let (mut a, _) = host.listen(&id).await;
    let (mut b, _) = friend.listen(&id).await;
    store.set_down(true);
    assert_eq!(verdict(&mut a, text("unmistakable")).await, "problem-not_stored");
    assert_eq!(let_talk(&mut a, "off").await, "problem-not_stored");
    store.set_down(false);
    assert_eq!(verdict(&mut b, text("kept")).await, "done");
    assert!(!b.bytes.contains("unmistakable") && !b.bytes.contains("talk_ruled"));
}

#[tokio::test]
async fn a_restart_forgets_nothing_that_was_said() {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().await.expect("it starts"));
    let node = Node::with(Arc::clone(&store), quick()).await;
    let Company { id, mut host, mut friend, mut spectator, .. } = company(&node).await;
    let (mut a, _) = host.listen(&id).await;
    let (mut b, _) = friend.listen(&id).await;
    verdict(&mut b, text("before")).await;
    mute(&mut a, 0, true).await;
    let_talk(&mut a, "everybody").await;
    node.stop().await;
    let node = Node::with(store, quick()).await;
    for browser in [&mut host, &mut friend, &mut spectator] {
        browser.address = node.address;
    }
    let (mut b, welcome) = friend.listen(&id).await;
    assert_eq!(welcome["talk"]["lines"][0]["words"]["text"], "before");
    assert_eq!(welcome["talk"]["rules"]["is_muted"], true);
    assert_eq!(verdict(&mut b, text("after")).await, "problem-muted");
    let (mut c, _) = spectator.listen(&id).await;
    assert_eq!(verdict(&mut c, text("after")).await, "done");
    assert_eq!(c.hear("talked").await["line"]["line"], 1);
}

async fn elsewhere(browser: &Browser, node: &Node) -> Browser {
    Browser { address: node.address, ..browser.clone() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_on_one_node_is_heard_on_the_other() {
    let Some(postgres) = Postgres::start() else { return };
    let store = async || {
        let store = PostgresStore::connect(&postgres.url()).await;
        Arc::new(store.expect("the server has just been started"))
    };
    let one = Node::with(store().await, quick()).await;
    let two = Node::with(store().await, quick()).await;
    let Company { id, host, friend, .. } = company(&one).await;
    let (mut a, _) = host.listen(&id).await;
    let (mut b, _) = elsewhere(&friend, &two).await.listen(&id).await;
    assert_eq!(verdict(&mut a, text("over there?")).await, "done");
    assert_eq!(b.hear("talked").await["line"]["words"]["text"], "over there?");
    // Both at once: each has a number of its own.
    let (one_said, two_said) = tokio::join!(verdict(&mut a, text("a")), verdict(&mut b, text("b")));
    assert_eq!((one_said.as_str(), two_said.as_str()), ("done", "done"));
    for line in [&mut a, &mut b] {
        line.hear_if(|message| message["line"]["line"] == 2).await;
    }
    assert_eq!(let_talk(&mut a, "off").await, "done");
    assert_eq!(b.hear("talk_ruled").await["rules"]["may_talk"], false);
    assert_eq!(verdict(&mut b, text("c")).await, "problem-talk_off");
    one.stop().await;
    two.stop().await;
}
