//! A browser, as far as a server can tell: a cookie, requests, sockets.
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use skerry_core::{Nonce, SeedHash};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{Instant, timeout_at},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest},
};

use crate::{LONG, until};

/// Whoever asks.
#[derive(Debug, Clone)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
}

/// An answer, byte for byte.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    /// What was asked for.
    pub(crate) fn good(&self) -> Value {
        assert_eq!(self.status, 200, "{self:?}");
        serde_json::from_str(&self.body).expect("JSON")
    }

    /// The word for what went wrong.
    pub(crate) fn problem(&self) -> String {
        assert!(self.status >= 400, "{self:?}");
        let problem: Value = serde_json::from_str(&self.body).expect("JSON");
        let id = problem["problem"].as_str().expect("an id");
        id.to_owned()
    }

    /// `ok`, or the problem.
    pub(crate) fn verdict(&self) -> String {
        if self.status == 200 { "ok".to_owned() } else { self.problem() }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
    }
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Browser {
        Browser { address, cookie: None }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, "", "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        let kind = "content-type: application/json\r\n";
        self.send("POST", path, kind, &body.to_string()).await
    }

    /// `more` are further headers.
    pub(crate) async fn send(
        &mut self,
        method: &str,
        path: &str,
        more: &str,
        body: &str,
    ) -> Answer {
        let cookie = self.cookie.as_ref().map(|cookie| format!("cookie: {cookie}\r\n"));
        let (cookie, host, length) = (cookie.unwrap_or_default(), self.address, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{cookie}{more}content-length: {length}\r\n\r\n{body}"
        );
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        stream.write_all(request.as_bytes()).await.expect("it reads");
        let mut bytes = vec![];
        // A body that is refused unread ends in a reset, after the answer.
        let _ = stream.read_to_end(&mut bytes).await;
        let text = String::from_utf8(bytes).expect("text");
        let (head, body) = text.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).expect("a status").parse().expect("a number");
        let answer = Answer { status, head: head.to_owned(), body: body.to_owned() };
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        answer
    }

    /// A new table; its id.
    pub(crate) async fn open(&mut self, seats: Value) -> String {
        let request = json!({ "game": "my-island", "seats": seats });
        let summary = self.post("/api/matches", request).await.good();
        summary["id"].as_str().expect("an id").to_owned()
    }

    /// What the table is like.
    pub(crate) async fn table(&mut self, id: &str) -> Value {
        self.get(&format!("/api/matches/{id}")).await.good()
    }

    /// The tokens of a table: one for each open seat, and that to watch with.
    pub(crate) async fn tokens(&mut self, id: &str) -> (Vec<String>, String) {
        let invitations = self.get(&format!("/api/matches/{id}/invitations")).await.good();
        let text = |value: &Value| value.as_str().expect("a token").to_owned();
        let seats = invitations["seats"].as_array().expect("a list").iter();
        (seats.map(|seat| text(&seat["token"])).collect(), text(&invitations["spectator"]))
    }

    pub(crate) async fn join(&mut self, id: &str, token: &str) -> Answer {
        self.post(&format!("/api/matches/{id}/join"), json!({ "token": token })).await
    }

    /// A socket, with the first message on it.
    pub(crate) async fn listen(&self, id: &str) -> (Line, Value) {
        self.listen_since(id, "").await
    }

    pub(crate) async fn listen_since(&self, id: &str, query: &str) -> (Line, Value) {
        let (mut line, welcome) = self.arrive(id, query).await;
        if !line.add_to_dice(&welcome, &"5e".repeat(32)).await {
            return (line, welcome);
        }
        let welcome = line.ask(json!({ "t": "resync" })).await;
        // All of that is in the welcome, but for who thinks.
        line.heard.retain(|message| message["t"] == "thinking");
        (line, welcome)
    }

    /// The same, without adding anything to the dice.
    pub(crate) async fn arrive(&self, id: &str, query: &str) -> (Line, Value) {
        let mut line = self.dial(id, query, None).await.expect("it may listen");
        let welcome = line.next().await;
        assert_eq!(welcome["t"], "welcome", "{welcome}");
        (line, welcome)
    }

    /// Comes to the table, and goes away again.
    pub(crate) async fn visit(&self, id: &str) {
        let (line, _) = self.listen(id).await;
        line.close().await;
        let is_gone = |table: Value| {
            let seats = table["seats"].as_array().expect("a list").clone();
            seats.iter().all(|seat| seat["is_mine"] == false || seat["is_online"] == false)
        };
        until(async || is_gone(self.clone().table(id).await)).await;
    }

    /// A socket; or the status with which it was refused.
    pub(crate) async fn dial(
        &self,
        id: &str,
        query: &str,
        origin: Option<&str>,
    ) -> Result<Line, u16> {
        let address = format!("ws://{}/api/matches/{id}/socket{query}", self.address);
        let mut request = address.into_client_request().expect("a request");
        let headers = request.headers_mut();
        if let Some(cookie) = &self.cookie {
            headers.insert("cookie", cookie.parse().expect("a header"));
        }
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().expect("a header"));
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Line { socket, heard: vec![], bytes: String::new(), id: 0 }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Whether a match waits for me to begin.
fn is_awaited(welcome: &Value) -> bool {
    let seats = welcome["summary"]["seats"].as_array().expect("a list");
    let commitments = &welcome["dice"]["commitments"];
    let has_none = |seat: usize| commitments.is_array() && commitments[seat].is_null();
    seats
        .iter()
        .enumerate()
        .any(|(at, seat)| seat["is_mine"] == true && seat["kind"] == "person" && has_none(at))
}

/// What binds a browser to a number, in the match whose seed has this hash.
pub(crate) fn commitment(nonce: &str, welcome: &Value) -> String {
    let hash: SeedHash = welcome["seed_hash"].as_str().expect("a hash").parse().expect("digits");
    nonce.parse::<Nonce>().expect("64 digits").commitment(hash).to_string()
}

/// A socket.
#[derive(Debug)]
pub(crate) struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What was said besides the answers.
    pub(crate) heard: Vec<Value>,
    /// Everything that was ever said.
    pub(crate) bytes: String,
    id: u32,
}

impl Line {
    /// The next message; `None` when the line is closed.
    pub(crate) async fn read(&mut self) -> Option<Value> {
        let latest = Instant::now() + LONG;
        loop {
            let message = timeout_at(latest, self.socket.next()).await;
            match message.expect("something is said within a minute") {
                Some(Ok(Message::Text(text))) => {
                    self.bytes.push_str(&text);
                    return Some(serde_json::from_str(&text).expect("JSON"));
                }
                Some(Ok(Message::Close(frame))) => {
                    let reason = frame.map(|frame| frame.reason.to_string());
                    self.heard.push(json!({ "closed": reason }));
                    return None;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    pub(crate) async fn next(&mut self) -> Value {
        self.read().await.expect("the line is open")
    }

    /// The next message of a kind, heard already or not.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        self.hear_if(|message| message["t"] == kind).await
    }

    pub(crate) async fn hear_if(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        if let Some(at) = self.heard.iter().position(&wanted) {
            return self.heard.remove(at);
        }
        loop {
            let message = self.next().await;
            if wanted(&message) {
                return message;
            }
            self.heard.push(message);
        }
    }

    pub(crate) async fn say(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.expect("the line is open");
    }

    pub(crate) async fn say_bytes(&mut self, bytes: Vec<u8>) {
        self.socket.send(Message::binary(bytes)).await.expect("the line is open");
    }

    /// Asks, and waits for the answer with the same number.
    pub(crate) async fn ask(&mut self, mut message: Value) -> Value {
        self.id += 1;
        let id = self.id;
        message["id"] = json!(id);
        self.say(&message.to_string()).await;
        self.hear_if(|message| message["id"] == id).await
    }

    /// As every page does: first the hash, then what binds it to a number, and once everybody
    /// is bound, the number. Whether there was anything to do.
    async fn add_to_dice(&mut self, welcome: &Value, nonce: &str) -> bool {
        let mut dice = welcome["dice"].clone();
        if is_awaited(welcome) {
            assert_eq!(self.commit_nonce(&commitment(nonce, welcome)).await["t"], "done");
            dice = self.ask(json!({ "t": "resync" })).await["dice"].clone();
        } else if dice["is_committed"] != true {
            return false;
        }
        if dice["is_committed"] == true {
            // Another device may have come before, and is bound to another one.
            self.reveal_nonce(nonce).await;
            self.hear_if(|said| said["summary"]["status"] == "running").await;
        }
        true
    }

    pub(crate) async fn commit_nonce(&mut self, commitment: &str) -> Value {
        self.ask(json!({ "t": "commit_nonce", "commitment": commitment })).await
    }

    pub(crate) async fn reveal_nonce(&mut self, nonce: &str) -> Value {
        self.ask(json!({ "t": "reveal_nonce", "nonce": nonce })).await
    }

    pub(crate) async fn act(&mut self, seat: u8, decision: u64, action: Value) -> Value {
        let act = json!({ "t": "act", "seat": seat, "decision": decision, "action": action });
        self.ask(act).await
    }

    pub(crate) async fn commit(&mut self, seat: u8, decision: u64) -> Value {
        self.ask(json!({ "t": "commit", "seat": seat, "decision": decision })).await
    }

    pub(crate) async fn undo(&mut self, seat: u8, decision: u64) -> Value {
        let undo = json!({ "t": "undo", "seat": seat, "decision": decision, "all": false });
        self.ask(undo).await
    }

    /// Acts and confirms; both must be allowed.
    pub(crate) async fn play(&mut self, seat: u8, decision: u64, action: Value) {
        let drafted = self.act(seat, decision, action).await;
        assert_eq!(drafted["t"], "drafted", "{drafted}");
        let committed = self.commit(seat, decision + 1).await;
        assert_eq!(committed["t"], "committed", "{committed}");
    }

    pub(crate) async fn close(mut self) {
        self.socket.close(None).await.expect("it can be closed");
    }
}
