//! One person with a browser, as far as a server can tell.
use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use skerry_core::{Nonce, SeedHash};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::mpsc,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig},
};

/// What everybody here adds to the dice.
const NONCE: &str = "5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e";

/// A guest, and the table at which they sit.
#[derive(Debug)]
pub(crate) struct Client {
    address: SocketAddr,
    cookie: String,
    table: String,
    socket: Option<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    /// My seat, as the server last told it.
    seat: Value,
    is_over: bool,
    requests: u32,
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Client {
        Client {
            address,
            cookie: String::new(),
            table: String::new(),
            socket: None,
            seat: Value::Null,
            is_over: false,
            requests: 0,
        }
    }

    pub(crate) async fn become_guest(&mut self) -> Result<(), String> {
        self.post("/api/me", &json!({ "name": "Load" })).await.map(drop)
    }

    /// A table whose friends never come.
    pub(crate) async fn open_for_friends(&mut self) -> Result<String, String> {
        self.open(&json!([{ "kind": "me" }, { "kind": "friend" }])).await
    }

    /// As a list or a preview does, without sitting down.
    pub(crate) async fn look_at(&mut self, id: &str) -> Result<(), String> {
        self.request("GET", &format!("/api/matches/{id}"), "").await.map(drop)
    }

    /// Opens a table with a bot and connects to it.
    pub(crate) async fn sit_down(&mut self, level: &str) -> Result<(), String> {
        self.become_guest().await?;
        self.table =
            self.open(&json!([{ "kind": "me" }, { "kind": "bot", "level": level }])).await?;
        self.connect().await
    }

    /// Opens a table for one and connects to it; the token to watch with.
    pub(crate) async fn sit_down_alone(&mut self) -> Result<String, String> {
        self.become_guest().await?;
        self.table = self.open(&json!([{ "kind": "me" }])).await?;
        self.connect().await?;
        let path = format!("/api/matches/{}/invitations", self.table);
        let invitations = self.request("GET", &path, "").await?;
        let token = invitations["spectator"].as_str().map(str::to_owned);
        token.ok_or_else(|| format!("no token in {invitations}"))
    }

    /// Connects to somebody else's table.
    pub(crate) async fn watch(&mut self, table: &str, token: &str) -> Result<(), String> {
        self.become_guest().await?;
        table.clone_into(&mut self.table);
        self.post(&format!("/api/matches/{table}/join"), &json!({ "token": token })).await?;
        self.connect().await
    }

    /// The id of the table.
    pub(crate) fn table(&self) -> &str {
        &self.table
    }

    /// Tells of every move; until the line is dead, which is told too.
    pub(crate) async fn listen(&mut self, tell: &mpsc::UnboundedSender<Result<(), String>>) {
        let Some(socket) = self.socket.as_mut() else { return };
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            if text.starts_with(r#"{"t":"advanced""#) && tell.send(Ok(())).is_err() {
                return;
            }
        }
        let _ = tell.send(Err("a spectator's line is dead".to_owned()));
    }

    async fn connect(&mut self) -> Result<(), String> {
        let url = format!("ws://{}/api/matches/{}/socket", self.address, self.table);
        let mut request = url.into_client_request().map_err(said)?;
        request.headers_mut().insert("cookie", self.cookie.parse().map_err(said)?);
        // The machine is to be busy with the server, not with clearing our buffers.
        let lean = WebSocketConfig::default().read_buffer_size(4096);
        let (socket, _) =
            connect_async_with_config(request, Some(lean), true).await.map_err(said)?;
        self.socket = Some(socket);
        let welcome = self.hear("welcome").await?;
        if welcome["summary"]["status"] == "waiting" {
            self.add_to_dice(&welcome).await?;
        }
        Ok(())
    }

    /// As every page does. Nobody else plays here, so that everybody has committed at once.
    async fn add_to_dice(&mut self, welcome: &Value) -> Result<(), String> {
        let hash = welcome["seed_hash"].as_str().unwrap_or_default();
        let hash: SeedHash = hash.parse().map_err(said)?;
        let nonce: Nonce = NONCE.parse().map_err(said)?;
        let commitment = nonce.commitment(hash).to_string();
        self.say("commit_nonce", json!({ "commitment": commitment })).await?;
        self.hear("done").await?;
        self.say("reveal_nonce", json!({ "nonce": NONCE })).await?;
        self.hear("done").await.map(drop)
    }

    /// Plays a match with a bot: stops at once, and watches the bot.
    pub(crate) async fn play_to_the_end(&mut self) -> Result<(), String> {
        self.sit_down("easy").await?;
        while self.seat["must_decide"] != true {
            self.hear("advanced").await?;
        }
        self.draft_action(json!({ "do": "finish" })).await?;
        self.commit().await?;
        while !self.is_over {
            self.hear("advanced").await?;
        }
        Ok(())
    }

    /// Whether the match at this table is still being analysed.
    pub(crate) async fn is_analysing(&mut self) -> Result<bool, String> {
        let path = format!("/api/matches/{}/analysis", self.table);
        let state = self.post(&path, &Value::Null).await?;
        Ok(state["is_running"] == true)
    }

    /// Takes the first legal action, confirms it, and does so again; how long
    /// each confirmation took.
    pub(crate) async fn play(
        &mut self,
        moves: usize,
        pause: Duration,
    ) -> Result<Vec<Duration>, String> {
        let mut times = vec![];
        for _ in 0..moves {
            while self.seat["must_decide"] != true {
                self.hear("advanced").await?;
            }
            tokio::time::sleep(pause).await;
            self.draft().await?;
            times.push(self.commit().await?);
        }
        Ok(times)
    }

    /// Takes the first legal action.
    pub(crate) async fn draft(&mut self) -> Result<(), String> {
        let action = self.seat["legal"][0].clone();
        self.draft_action(action).await
    }

    async fn draft_action(&mut self, action: Value) -> Result<(), String> {
        let decision = self.seat["decision"].clone();
        self.say("act", json!({ "seat": 0, "decision": decision, "action": action })).await?;
        self.hear("drafted").await.map(drop)
    }

    /// Confirms it; how long that took.
    pub(crate) async fn commit(&mut self) -> Result<Duration, String> {
        let start = Instant::now();
        let decision = self.seat["decision"].clone();
        self.say("commit", json!({ "seat": 0, "decision": decision })).await?;
        self.hear("committed").await?;
        Ok(start.elapsed())
    }

    async fn say(&mut self, what: &str, mut message: Value) -> Result<(), String> {
        self.requests += 1;
        message["t"] = what.into();
        message["id"] = self.requests.into();
        let socket = self.socket.as_mut().ok_or("not connected")?;
        socket.send(Message::text(message.to_string())).await.map_err(said)
    }

    /// Listens until a message of this kind comes.
    async fn hear(&mut self, kind: &str) -> Result<Value, String> {
        let socket = self.socket.as_mut().ok_or("not connected")?;
        loop {
            let message = socket.next().await.ok_or("the line is dead")?.map_err(said)?;
            let Message::Text(text) = message else { continue };
            let mut message: Value = serde_json::from_str(&text).map_err(said)?;
            for place in ["/table/seats/0", "/seat"] {
                if let Some(seat @ Value::Object(_)) = message.pointer_mut(place) {
                    self.seat = seat.take();
                }
            }
            if let Some(status) = message.pointer("/summary/status") {
                self.is_over = status == "over";
            }
            match message["t"].as_str() {
                Some(found) if found == kind => return Ok(message),
                Some("refused") => return Err(format!("refused: {message}")),
                _ => {}
            }
        }
    }

    async fn open(&mut self, seats: &Value) -> Result<String, String> {
        let table = json!({ "game": "my-island", "seats": seats });
        let summary = self.post("/api/matches", &table).await?;
        summary["id"].as_str().map(str::to_owned).ok_or_else(|| format!("no id in {summary}"))
    }

    async fn post(&mut self, path: &str, body: &Value) -> Result<Value, String> {
        self.request("POST", path, &body.to_string()).await
    }

    async fn request(&mut self, method: &str, path: &str, body: &str) -> Result<Value, String> {
        let (host, cookie, length) = (self.address, &self.cookie, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        let mut stream = TcpStream::connect(self.address).await.map_err(said)?;
        stream.write_all(request.as_bytes()).await.map_err(said)?;
        let mut bytes = vec![];
        stream.read_to_end(&mut bytes).await.map_err(said)?;
        let text = String::from_utf8(bytes).map_err(said)?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or("no answer")?;
        if !head.starts_with("HTTP/1.1 200") {
            return Err(format!("{path}: {head} {body}"));
        }
        let mut headers = head.lines().filter_map(|line| line.split_once(": "));
        let set = headers.find(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        if let Some((_, cookie)) = set {
            cookie.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
        }
        serde_json::from_str(body).map_err(said)
    }
}

fn said(error: impl ToString) -> String {
    error.to_string()
}
