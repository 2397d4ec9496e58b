//! Playing over the socket: exactly once, with undo, alone and together.
use std::sync::{Arc, Condvar, Mutex};

use serde_json::{Value, json};
use skerry_bots::BotSpec;
use skerry_catalog::Thinking;
use skerry_server::{Config, Fate, Think};
use skerry_store::testing::MemoryStore;

use crate::{
    Node, quick,
    table::{Company, bot, company, finish, friend, me, pass, play_out},
};

#[tokio::test]
async fn a_whole_eternal_game_against_bots() {
    let node = Node::start().await;
    let mut anna = node.guest("Anna").await;
    let id = anna.open(json!([me(), bot("easy"), bot("medium"), bot("hard")])).await;
    let (mut line, welcome) = anna.listen(&id).await;
    assert_eq!(
        (&welcome["summary"]["status"], &welcome["is_whole_log"]),
        (&json!("running"), &json!(true))
    );
    let state = welcome["table"]["seats"][0].clone();
    assert_eq!(
        (&state["prompt"], state["legal"].as_array().map(Vec::len) > Some(50)),
        (&json!("decide"), true)
    );
    let over = play_out(&mut line, state).await;
    assert_eq!(over["summary"]["owing"], json!([]));
    let standings = over["table"]["standings"].as_array().expect("a list");
    assert!(standings.iter().any(|standing| standing["rank"] == 1));
    assert!(
        standings.iter().all(|standing| !standing["lines"].as_array().expect("a list").is_empty())
    );
    let seed = over["seed"].as_str().expect("the seed is published at the end");
    let seed: skerry_core::Seed = seed.parse().expect("a seed");
    assert_eq!(welcome["seed_hash"], seed.hash().to_string());
    let record = anna.get(&format!("/api/matches/{id}/record")).await.body;
    let chronicle = skerry_catalog::find("my-island").expect("it is there").replay(&record);
    assert!(chronicle.expect("every line is right").is_over);
    assert_eq!(anna.get("/api/matches").await.good()[0]["status"], "over");
}

#[tokio::test]
async fn two_people_and_a_spectator_see_the_same() {
    let node = Node::start().await;
    let Company { id, host, friend, spectator, .. } = company(&node).await;
    let (mut a, hello_a) = host.listen(&id).await;
    let (mut b, hello_b) = friend.listen(&id).await;
    let (mut c, hello_c) = spectator.listen(&id).await;
    assert_eq!(hello_c["summary"]["seats"][1]["is_online"], true);
    assert_eq!(hello_c["table"]["view"], hello_a["table"]["view"]);
    assert_eq!((&hello_a["log"], &hello_b["log"]), (&hello_c["log"], &hello_c["log"]));
    a.play(0, 0, pass()).await;
    for line in [&mut a, &mut b, &mut c] {
        let advanced = line.hear("advanced").await;
        assert_eq!(advanced["log"][0]["entry"], 1);
        assert_eq!(advanced["log"][0]["events"][0]["event"], "passed");
        assert_eq!(
            (&advanced["summary"]["version"], &advanced["summary"]["owing"]),
            (&json!(2), &json!([1]))
        );
        assert_eq!(advanced["table"]["view"]["players"][0]["marker"], 9);
    }
    let committed = b.act(1, 0, hello_b["table"]["seats"][0]["legal"][0].clone()).await;
    assert_eq!(committed["t"], "drafted");
    assert_eq!(b.commit(1, 1).await["version"], 4, "and the next card");
    let advanced = a.hear("advanced").await;
    assert_eq!(
        (&advanced["log"][1]["entry"], &advanced["summary"]["owing"]),
        (&json!(3), &json!([0, 1]))
    );
    c.close().await;
    b.close().await;
    let seated = a
        .hear_if(|message| {
            message["t"] == "seated" && message["summary"]["seats"][1]["is_online"] == false
        })
        .await;
    assert_eq!(seated["summary"]["seats"][0]["is_online"], true);
}

#[tokio::test]
async fn a_resend_has_effect_once() {
    let node = Node::start().await;
    let Company { id, host, .. } = company(&node).await;
    let (mut line, _) = host.listen(&id).await;
    assert_eq!(line.act(0, 0, pass()).await["t"], "drafted");
    let double = line.act(0, 0, pass()).await;
    assert_eq!((&double["t"], &double["seat"]["decision"]), (&json!("already"), &json!(1)));
    assert_eq!(line.act(0, 5, pass()).await["reason"]["text"], "problem-out_of_step");
    assert_eq!(line.commit(0, 4).await["reason"]["text"], "problem-out_of_step");
    assert_eq!(line.commit(0, 1).await["version"], 2);
    assert_eq!(line.commit(0, 1).await["t"], "already");
    // A late packet on another line.
    let (mut late, welcome) = host.listen(&id).await;
    assert_eq!(late.act(0, 0, pass()).await["t"], "already");
    assert_eq!(late.commit(0, 1).await["t"], "already");
    assert_eq!(
        (&welcome["table"]["seats"][0]["decision"], &welcome["summary"]["version"]),
        (&json!(1), &json!(2))
    );
    let early = late.act(0, 1, pass()).await;
    assert_eq!(early["reason"]["text"], "table-not_your_decision");
}

#[tokio::test]
async fn a_refusal_names_its_rule_and_changes_nothing() {
    let node = Node::start().await;
    let Company { id, host, .. } = company(&node).await;
    let (mut line, welcome) = host.listen(&id).await;
    let state = &welcome["table"]["seats"][0];
    let tile = state["view"]["card"].as_str().expect("a card");
    let other = if tile == "T01" { "T02" } else { "T01" };
    let wrong = json!({ "do": "place", "tile": other, "rotation": 0, "at": "5,2" });
    for answer in [
        line.act(0, 0, wrong.clone()).await,
        line.ask(json!({ "t": "check", "seat": 0, "action": wrong })).await,
    ] {
        assert_eq!(answer["t"], "refused", "{answer}");
        assert_eq!(answer["reason"]["rule"], "5.3");
        assert_eq!(answer["reason"]["text"], "my-island-refused-5_3");
    }
    for nonsense in
        [json!({ "do": "fly" }), json!(7), json!({ "do": "place", "at": "99,99" }), Value::Null]
    {
        assert_eq!(line.act(0, 0, nonsense).await["reason"]["text"], "problem-unreadable");
    }
    assert_eq!(line.commit(0, 0).await["reason"]["text"], "table-nothing_to_commit");
    let allowed = line.ask(json!({ "t": "check", "seat": 0, "action": pass() })).await;
    assert_eq!((&allowed["t"], &allowed["standing"]["seat"]), (&json!("allowed"), &json!(0)));
    assert_eq!(allowed["events"][0]["event"], "passed");
    let resynced = line.ask(json!({ "t": "resync" })).await;
    assert_eq!(&resynced["table"]["seats"][0], state);
}

#[tokio::test]
async fn a_draft_can_be_undone_until_it_is_confirmed() {
    let node = Node::start().await;
    let Company { id, host, friend, .. } = company(&node).await;
    let (mut line, welcome) = host.listen(&id).await;
    let (mut other, _) = friend.listen(&id).await;
    let first = welcome["table"]["seats"][0]["legal"][0].clone();
    let drafted = line.act(0, 0, first.clone()).await;
    assert_eq!(
        (&drafted["seat"]["draft"], &drafted["seat"]["must_decide"]),
        (&json!([first]), &json!(false))
    );
    assert_eq!(drafted["seat"]["draft_events"], drafted["events"]);
    // Somebody else's move leaves the draft alone.
    other.play(1, 0, pass()).await;
    let advanced = line.hear("advanced").await;
    assert_eq!(advanced["table"]["seats"][0]["draft"], json!([first]));
    let undone = line.undo(0, 1).await;
    assert_eq!((&undone["t"], &undone["seat"]["draft"]), (&json!("drafted"), &json!([])));
    assert_eq!(line.undo(0, 0).await["reason"]["text"], "table-nothing_to_undo");
    line.play(0, 0, pass()).await;
    assert_eq!(line.undo(0, 1).await["reason"]["text"], "table-nothing_to_undo");
}

#[tokio::test]
async fn an_undo_that_comes_twice_or_late_takes_back_nothing_more() {
    let node = Node::start().await;
    let Company { id, host, .. } = company(&node).await;
    let (mut line, _) = host.listen(&id).await;
    line.act(0, 0, pass()).await;
    assert_eq!(line.undo(0, 1).await["t"], "drafted");
    let again = line.undo(0, 1).await;
    assert_eq!((&again["t"], &again["seat"]["decision"]), (&json!("already"), &json!(0)));
    // Meant for a draft that had nothing yet.
    line.act(0, 0, pass()).await;
    assert_eq!(line.undo(0, 0).await["reason"]["text"], "problem-out_of_step");
    let kept = line.ask(json!({ "t": "resync" })).await;
    assert_eq!(kept["table"]["seats"][0]["draft"], json!([pass()]));
}

#[tokio::test]
async fn several_people_on_one_device() {
    let node = Node::start().await;
    let mut anna = node.guest("Anna").await;
    let id = anna.open(json!([me(), { "kind": "hot_seat", "name": "Ben" }])).await;
    let (mut line, welcome) = anna.listen(&id).await;
    assert_eq!(welcome["summary"]["seats"][1]["name"], "Ben");
    assert_eq!(welcome["table"]["seats"].as_array().map(Vec::len), Some(2));
    line.play(1, 0, finish()).await;
    line.play(0, 0, finish()).await;
    let over = line.hear_if(|message| message["summary"]["status"] == "over").await;
    assert!(over["seed"].is_string());
}

#[tokio::test]
async fn who_comes_back_is_told_what_was_missed() {
    let node = Node::start().await;
    let Company { id, host, friend, .. } = company(&node).await;
    let (mut line, _) = host.listen(&id).await;
    line.act(0, 0, pass()).await;
    line.close().await;
    let (mut other, _) = friend.listen(&id).await;
    other.play(1, 0, pass()).await;
    let (_line, welcome) = host.listen_since(&id, "?since=1").await;
    assert_eq!(
        (&welcome["is_whole_log"], welcome["log"].as_array().map(Vec::len)),
        (&json!(false), Some(1))
    );
    assert_eq!(welcome["log"][0]["entry"], 1);
    assert_eq!(welcome["table"]["seats"][0]["draft"], json!([pass()]), "the draft is still there");
    for query in ["?since=99", ""] {
        let (_line, welcome) = host.listen_since(&id, query).await;
        assert_eq!(
            (&welcome["is_whole_log"], welcome["log"].as_array().map(Vec::len)),
            (&json!(true), Some(2))
        );
    }
}

/// Whether the bot of the next test has thought enough.
static HAS_THOUGHT: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());

#[tokio::test]
async fn nobody_waits_for_a_thinking_bot() {
    let think: Think = |table, seat, thinking| {
        let quick = table.think(seat, Thinking { bot: BotSpec::Greedy, ..thinking });
        Box::new(move || {
            let (is_enough, change) = &HAS_THOUGHT;
            let thinks = is_enough.lock().expect("no test panics");
            drop(change.wait_while(thinks, |is_enough| !*is_enough));
            quick()
        })
    };
    let mut config = Config { think, ..quick() };
    config.levels.hard = "mcts:1000ms".parse().expect("a bot");
    let node = Node::with(Node::start().await.store, config).await;
    let mut anna = node.guest("Anna").await;
    let id = anna.open(json!([me(), bot("hard"), friend()])).await;
    let (tokens, _) = anna.tokens(&id).await;
    let mut fred = node.guest("Fred").await;
    fred.join(&id, &tokens[0]).await.good();
    fred.visit(&id).await;
    let (mut line, welcome) = anna.listen(&id).await;
    let thinking = line.hear("thinking").await;
    assert_eq!((&thinking["seats"], &thinking["at_most_ms"]), (&json!([1]), &json!(1000)));
    line.play(0, 0, welcome["table"]["seats"][0]["legal"][0].clone()).await;
    let still = line.ask(json!({ "t": "resync" })).await;
    assert_eq!(still["summary"]["owing"], json!([1, 2]), "the bot still thinks");
    *HAS_THOUGHT.0.lock().expect("no test panics") = true;
    HAS_THOUGHT.1.notify_all();
    let advanced = line
        .hear_if(|message| message["t"] == "advanced" && message["summary"]["owing"] == json!([2]))
        .await;
    assert_eq!(advanced["summary"]["status"], "running");
}

/// Both seats are one guest's, and who begins sails both ships: then nothing is
/// left but to end the turn.
#[tokio::test]
async fn the_only_answer_left_is_given_undone_and_confirmed_with_what_led_to_it() {
    let config = Config { fate: Fate::Known(1), ..quick() };
    let node = Node::with(Arc::new(MemoryStore::new()), config).await;
    let mut anna = node.guest("Anna").await;
    let request =
        json!({ "game": "amerigo", "seats": [me(), { "kind": "hot_seat", "name": "Ben" }] });
    let summary = anna.post("/api/matches", request).await.good();
    let id = summary["id"].as_str().expect("an id").to_owned();
    let (mut line, welcome) = anna.listen(&id).await;
    let version = welcome["summary"]["version"].as_u64().expect("a number");
    let seats = welcome["table"]["seats"].as_array().expect("two seats");
    let mut state = seats.iter().find(|seat| seat["must_decide"] == true).expect("a turn").clone();
    let seat = state["seat"].as_u64().expect("a seat") as u8;
    let number = |state: &Value| state["decision"].as_u64().expect("a number");
    let mut before = state.clone();
    while state["must_decide"] == true {
        let legal = state["legal"].as_array().expect("a list").iter();
        let wanted = ["no_post", "take", "place_ship", "sail"];
        let sails = |action: &&Value| wanted.iter().any(|word| action["do"] == *word);
        let action = legal.clone().find(sails).expect("a ship can sail").clone();
        before = state;
        let drafted = line.act(seat, number(&before), action).await;
        state = drafted["seat"].clone();
    }
    let draft = state["draft"].as_array().expect("a list");
    let forced = state["forced"].as_array().expect("a list");
    assert_eq!(draft.last(), Some(&json!({ "do": "done" })));
    assert_eq!(forced.iter().filter(|is_forced| **is_forced == json!(true)).count(), 1);
    assert_eq!(forced.last(), Some(&json!(true)));
    assert_eq!(number(&state), number(&before) + 2, "two decisions in one");
    let last = draft[draft.len() - 2].clone();
    let undone = line.undo(seat, number(&state)).await;
    assert_eq!(drafted_only(&undone["seat"]), drafted_only(&before), "both are taken back");
    assert_eq!(line.undo(seat, number(&state)).await["t"], "already");
    let again = line.act(seat, number(&before), last).await;
    assert_eq!(drafted_only(&again["seat"]), drafted_only(&state));
    let committed = line.commit(seat, number(&state)).await;
    let record = anna.get(&format!("/api/matches/{id}/record")).await.body;
    assert_eq!(record.matches(" done\n").count(), 1, "{record}");
    let lines = committed["version"].as_u64().expect("a number") - version;
    assert_eq!(lines, draft.len() as u64, "every one is a line of the log");
}

/// What names a draft that is no longer there has no effect, though its number fits again.
#[tokio::test]
async fn a_late_resend_does_not_touch_a_newer_draft() {
    let node = Node::start().await;
    let Company { id, host, .. } = company(&node).await;
    let (mut line, welcome) = host.listen(&id).await;
    let seat = &welcome["table"]["seats"][0];
    let other = seat["legal"][0].clone();
    assert_ne!(other, pass());
    let about = |t: &str, decision: u64, revision: &Value| json!({ "t": t, "seat": 0, "decision": decision, "revision": revision });
    let acts = |mut message: Value, action: &Value| {
        message["action"] = action.clone();
        message
    };
    let undoes = |mut message: Value| {
        message["all"] = json!(false);
        message
    };
    let act = acts(about("act", 0, &seat["revision"]), &pass());
    let drafted = line.ask(act.clone()).await;
    assert_eq!(drafted["seat"]["draft"], json!([pass()]));
    let commit = about("commit", 1, &drafted["seat"]["revision"]);
    let undo = undoes(about("undo", 1, &drafted["seat"]["revision"]));
    let undone = line.ask(undo.clone()).await;
    assert_eq!((&undone["t"], &undone["seat"]["draft"]), (&json!("drafted"), &json!([])));
    // The first action once more: it was taken back.
    let late = line.ask(act).await;
    assert_eq!((&late["t"], &late["seat"]["draft"]), (&json!("already"), &json!([])));
    let again = line.ask(acts(about("act", 0, &undone["seat"]["revision"]), &other)).await;
    assert_eq!(again["seat"]["draft"], json!([other]));
    // The undo and a commit of what was drafted first, both at the same number.
    for late in [undo, commit] {
        let late = line.ask(late).await;
        assert_eq!((&late["t"], &late["seat"]["draft"]), (&json!("already"), &json!([other])));
        assert_eq!(late["seat"]["revision"], again["seat"]["revision"]);
    }
    let done = line.ask(about("commit", 1, &again["seat"]["revision"])).await;
    assert_eq!(done["t"], "committed", "{done}");
    let told = line.hear("advanced").await;
    assert_ne!(told["table"]["seats"][0]["revision"], again["seat"]["revision"]);
}

/// A seat without the number of its draft, which is never the same again.
fn drafted_only(seat: &Value) -> Value {
    let mut seat = seat.clone();
    seat["revision"] = Value::Null;
    seat
}
