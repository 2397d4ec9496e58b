//! Tables as tests need them.
use serde_json::{Value, json};

use crate::{
    Node,
    browser::{Browser, Line},
};

pub(crate) fn pass() -> Value {
    json!({ "do": "pass" })
}

pub(crate) fn finish() -> Value {
    json!({ "do": "finish" })
}

pub(crate) fn bot(level: &str) -> Value {
    json!({ "kind": "bot", "level": level })
}

pub(crate) fn me() -> Value {
    json!({ "kind": "me" })
}

pub(crate) fn friend() -> Value {
    json!({ "kind": "friend" })
}

/// A table for two, with a host, a friend, a spectator and a stranger. Both players have been
/// there, so that it has begun, and both have gone.
pub(crate) struct Company {
    pub(crate) id: String,
    pub(crate) host: Browser,
    pub(crate) friend: Browser,
    pub(crate) spectator: Browser,
    pub(crate) stranger: Browser,
}

pub(crate) async fn company(node: &Node) -> Company {
    let mut host = node.guest("Hanna").await;
    let id = host.open(json!([me(), friend()])).await;
    let (seats, watch) = host.tokens(&id).await;
    let (mut friend, mut spectator) = (node.guest("Fred").await, node.guest("Sofia").await);
    friend.join(&id, &seats[0]).await.good();
    spectator.join(&id, &watch).await.good();
    host.visit(&id).await;
    friend.visit(&id).await;
    let stranger = node.guest("Theo").await;
    Company { id, host, friend, spectator, stranger }
}

/// Plays one seat until the match is over: always the first thing that is
/// allowed. `state` is the state of the seat, from the welcome.
pub(crate) async fn play_out(line: &mut Line, mut state: Value) -> Value {
    let seat = state["seat"].as_u64().expect("a number") as u8;
    let mut next = 0;
    loop {
        let decision = state["decision"].as_u64().expect("a number");
        // What others did before our last answer is older news.
        if state["must_decide"] == true && decision >= next {
            line.play(seat, decision, state["legal"][0].clone()).await;
            next = decision + 1;
        }
        let advanced = line.hear("advanced").await;
        if advanced["summary"]["status"] == "over" {
            return advanced;
        }
        let seats = advanced["table"]["seats"].as_array().expect("a list");
        let own = seats.iter().find(|other| other["seat"] == seat);
        state = own.expect("it is still mine").clone();
    }
}
