//! Nonsense on the socket: it is answered, it breaks nothing, and it never moves
//! anybody else's hand.
use std::env;

use serde_json::{Value, json};
use skerry_core::{Dice, QuickDice};

use crate::{
    Node,
    browser::Line,
    table::{Company, company, pass},
};

/// Sent before somebody looks whether all is well.
const BATCH: u32 = 64;

/// What a browser might say, about any seat and any decision.
fn sensible(dice: &mut QuickDice) -> String {
    let seat = *dice.pick(&[0, 1, 7, 255]);
    let (decision, revision) = (dice.below(4), dice.below(3));
    let action =
        dice.pick(&[pass(), json!({ "do": "finish" }), json!(null), json!(["place", 1])]).clone();
    let message = match dice.below(9) {
        0 => json!({ "t": "act", "seat": seat, "decision": decision, "action": action }),
        1 => json!({ "t": "act", "seat": seat, "decision": decision, "revision": revision,
            "action": action }),
        2 => json!({ "t": "check", "seat": seat, "action": action }),
        3 => json!({ "t": "undo", "seat": seat, "decision": decision, "all": true }),
        4 => json!({ "t": "commit", "seat": seat, "decision": decision }),
        5 => json!({ "t": "talk", "words": { "kind": "text", "text": "Ahoy" } }),
        6 => json!({ "t": "mute", "line": decision, "is_muted": true }),
        7 => json!({ "t": "let_talk", "audience": "players" }),
        _ => json!({ "t": "ping" }),
    };
    let mut message = message;
    message["id"] = json!(1_000_000 + dice.below(1000));
    message.to_string()
}

/// The same with a few things changed.
fn mutated(dice: &mut QuickDice) -> String {
    const SHARDS: [&str; 12] = [
        "\"",
        "{",
        "}",
        "[",
        ",",
        ":",
        "-1",
        "4294967296",
        "1e999",
        "null",
        "\\u0000",
        "\u{1f3dd}",
    ];
    let mut letters: Vec<char> = sensible(dice).chars().collect();
    for _ in 0..dice.below(4) {
        let at = dice.below(letters.len() as u32) as usize;
        let to = at + dice.below((letters.len() - at) as u32 + 1) as usize;
        match dice.below(4) {
            0 => drop(letters.splice(at..at, dice.pick(&SHARDS).chars())),
            1 => drop(letters.splice(at..to, dice.pick(&SHARDS).chars())),
            2 => drop(letters.drain(at..to.min(at + 3))),
            _ => {
                let again = letters[at..to].to_vec();
                letters.splice(at..at, again);
            }
        }
        if letters.is_empty() {
            break;
        }
    }
    letters.into_iter().collect()
}

/// Whether the line still answers; what was said meanwhile is forgotten.
async fn is_there(line: &mut Line) {
    assert_eq!(line.ask(json!({ "t": "ping" })).await["t"], "pong");
    line.heard.clear();
    line.bytes.clear();
}

#[tokio::test]
async fn nonsense_is_answered_and_moves_nobody_elses_hand() {
    let is_slow = env::var_os("SKERRY_SLOW_TESTS").is_some();
    let messages = if is_slow { 1_000_000 } else { 3_000 };
    let node = Node::start().await;
    let Company { id, host, friend, spectator, .. } = company(&node).await;
    let (mut own, _) = friend.listen(&id).await;
    own.act(1, 0, pass()).await;
    let (mut noisy, _) = host.listen(&id).await;
    let (mut watching, _) = spectator.listen(&id).await;
    let mut dice = QuickDice::new(15);
    for sent in 1..=messages {
        let line = if dice.below(4) == 0 { &mut watching } else { &mut noisy };
        line.say(&mutated(&mut dice)).await;
        if sent % BATCH == 0 {
            is_there(&mut noisy).await;
            is_there(&mut watching).await;
            is_there(&mut own).await;
        }
    }
    let after = own.ask(json!({ "t": "resync" })).await;
    let seat: &Value = &after["table"]["seats"][0];
    assert_eq!((&seat["seat"], &seat["draft"]), (&json!(1), &json!([pass()])));
    assert_eq!(own.commit(1, 1).await["t"], "committed");
}
