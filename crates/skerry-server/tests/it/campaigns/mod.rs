//! Campaigns: begun, played, opened, left, taken up, kept in files.
mod alone;
mod files;
mod going_on;
mod kills;
mod people;
mod sealed;

use serde_json::{Value, json};

use crate::{Node, browser::Browser};

/// Who plays an island, which animal it has, and what it is called.
pub(crate) fn island(seat: Value, animal: u8, name: &str) -> Value {
    json!({ "seat": seat, "animal": animal, "name": name })
}

pub(crate) fn hot_seat(name: &str) -> Value {
    json!({ "kind": "hot_seat", "name": name })
}

impl Browser {
    /// A new campaign with its first envelope open; its id.
    pub(crate) async fn begin(&mut self, islands: Value) -> String {
        let request = json!({ "game": "my-island", "islands": islands });
        let campaign = self.post("/api/campaigns", request).await.good();
        let id = campaign["id"].as_str().expect("an id").to_owned();
        self.unseal(&id, 1).await;
        id
    }

    pub(crate) async fn unseal(&mut self, id: &str, chapter: u8) -> Value {
        self.post(&format!("/api/campaigns/{id}/envelopes/{chapter}"), json!({})).await.good()
    }

    pub(crate) async fn campaign(&mut self, id: &str) -> Value {
        self.get(&format!("/api/campaigns/{id}")).await.good()
    }

    /// The next game; its id.
    pub(crate) async fn go_on(&mut self, id: &str) -> String {
        let campaign = self.post(&format!("/api/campaigns/{id}/next"), json!({})).await.good();
        campaign["current"]["id"].as_str().expect("a match").to_owned()
    }

    /// Everybody at this device finishes at once and puts their stickers where they may;
    /// all that was said on the socket.
    pub(crate) async fn play_game(&mut self, id: &str) -> String {
        let (mut line, _) = self.listen(id).await;
        loop {
            let now = line.ask(json!({ "t": "resync" })).await;
            // What came before this answer is in it.
            line.heard.clear();
            if now["summary"]["status"] == "over" {
                return line.bytes;
            }
            let seats = now["table"]["seats"].as_array().expect("a list");
            let Some(state) = seats.iter().find(|seat| seat["must_decide"] == true) else {
                line.hear("advanced").await;
                continue;
            };
            let seat = state["seat"].as_u64().expect("a number") as u8;
            let decision = state["decision"].as_u64().expect("a number");
            line.play(seat, decision, last_of(&state["legal"])).await;
        }
    }
}

/// Finishing if that is possible, and otherwise the last thing that is.
pub(crate) fn last_of(legal: &Value) -> Value {
    let all = legal.as_array().expect("a list");
    let finish = all.iter().find(|action| action["do"] == "finish");
    finish.or(all.last()).expect("something is possible").clone()
}

/// A campaign of one device with two islands, and its host.
pub(crate) async fn pair(node: &Node) -> (Browser, String) {
    let mut host = node.guest("Hanna").await;
    let me = json!({ "kind": "me" });
    let islands = json!([island(me, 2, "Linga"), island(hot_seat("Ole"), 0, "Rùm")]);
    let id = host.begin(islands).await;
    (host, id)
}

/// Plays games up to the number, opening envelopes as they come.
pub(crate) async fn play_until(host: &mut Browser, id: &str, number: u64) {
    loop {
        let campaign = host.campaign(id).await;
        if campaign["history"].as_array().expect("a list").len() as u64 >= number {
            return;
        }
        if campaign["may_open"] == true {
            host.unseal(id, campaign["chapter"].as_u64().expect("a number") as u8 + 1).await;
        }
        let game = host.go_on(id).await;
        host.play_game(&game).await;
    }
}
