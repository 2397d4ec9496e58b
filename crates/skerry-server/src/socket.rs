//! `/api/matches/{id}/socket`: one task for each connection, between the
//! browser and the actor of its match.
use std::{
    pin::pin,
    time::{Duration, Instant},
};

use axum::{
    Extension, Router,
    extract::{
        State, WebSocketUpgrade,
        ws::rejection::WebSocketUpgradeRejection,
        ws::{CloseFrame, Message, WebSocket, close_code},
    },
    response::Response,
    routing::get,
};
use serde::Deserialize;
use serde_json::Value;
use skerry_protocol::{ClientMessage, Reason, ServerMessage};
use skerry_store::{GuestRow, MatchId};
use tokio::time;

use crate::{
    App,
    app::{SocketTicket, is_true},
    error::ApiError,
    http::{MatchPath, Query, Visit},
    limits::Bucket,
    matches::{ConnectionId, Newcomer, Request, reason, written},
    wire::{Outbox, Pen},
};

/// No message needs more.
const LARGEST_MESSAGE: usize = 16 * 1024;

/// Up to here a message that is too large is refused; beyond it, the
/// connection ends.
const LARGEST_READ: usize = 64 * 1024;

/// What browsers say is short. The buffer is kept for each connection and
/// cleared at each read, so it costs memory and time.
const READ_BUFFER: usize = 1024;

/// How long sending one message may take.
const SENDING: Duration = Duration::from_secs(10);

pub(crate) fn router() -> Router<App> {
    Router::new().route("/api/matches/{id}/socket", get(open))
}

/// The version that the browser knows already.
#[derive(Debug, Deserialize)]
struct Known {
    since: Option<u64>,
}

async fn open(
    State(app): State<App>,
    visit: Visit,
    path: MatchPath,
    (Extension(pen), Query(Known { since })): (Extension<Pen>, Query<Known>),
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|_| ApiError::NotSocket)?;
    let ask = |reply| Request::Summary { guest: visit.guest.id.clone(), reply };
    app.matches().ask(&path.id, ask).await?;
    let ticket = app.admit_socket(&visit.guest.id)?;
    let upgrade = upgrade
        .max_message_size(LARGEST_READ)
        .max_frame_size(LARGEST_READ)
        .read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let session = visit.session.clone();
        let ask = connect(&app, &path.id, visit, since, pen.share());
        let Ok(connection) = ask.await else { return };
        let talk = Talk::new(app, (path.id, connection), session, socket);
        talk.run(pen).await;
        drop::<SocketTicket>(ticket);
    }))
}

async fn connect(
    app: &App,
    id: &MatchId,
    visit: Visit,
    since: Option<u64>,
    outbox: Outbox,
) -> Result<ConnectionId, ApiError> {
    let Visit { guest: GuestRow { id: guest, name, .. }, address, .. } = visit;
    let ask = |reply| Request::Connect(Newcomer { guest, name, address, since, outbox, reply });
    app.matches().ask(id, ask).await
}

/// One connection.
#[derive(Debug)]
struct Talk {
    app: App,
    id: MatchId,
    connection: ConnectionId,
    /// What the store keeps of the session.
    session: String,
    socket: WebSocket,
    allowance: Bucket,
    heard_at: Instant,
}

/// Why a connection ends.
#[derive(Debug)]
struct End(u16, &'static str);

const GONE: End = End(close_code::NORMAL, "");
const RESTART: End = End(close_code::AWAY, "the server restarts");
const SIGNED_OUT: End = End(close_code::POLICY, "signed out");

impl Talk {
    fn new(
        app: App,
        (id, connection): (MatchId, ConnectionId),
        session: String,
        socket: WebSocket,
    ) -> Talk {
        let heard_at = Instant::now();
        let allowance = Bucket::full(app.config().limits.messages, heard_at);
        Talk { app, id, connection, session, socket, allowance, heard_at }
    }

    async fn run(mut self, pen: Pen) {
        let mut closing = self.app.closing();
        let mut closing = pin!(is_true(&mut closing));
        let mut beat = time::interval(self.app.config().beat);
        let End(code, why) = loop {
            // Whatever wakes this task, each is asked until one has something; last the
            // browser, which could go on without end.
            let done = tokio::select! {
                biased;
                () = pen.tend() => Err(self.why_given_up().await),
                _ = beat.tick() => self.beat().await,
                () = &mut closing => Err(RESTART),
                message = self.socket.recv() => self.receive(message).await,
            };
            if let Err(end) = done {
                break end;
            }
        };
        pen.take_back();
        let leave = Request::Leave { connection: self.connection };
        self.app.matches().tell_live(&self.id, leave).await;
        let frame = CloseFrame { code, reason: why.into() };
        let _ = self.send(Message::Close(Some(frame))).await;
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        sent(self.socket.send(message)).await
    }

    async fn say(&mut self, message: &ServerMessage) -> Result<(), End> {
        self.send(Message::Text(written(message).into())).await
    }

    /// Why the table does not speak to this connection any more.
    async fn why_given_up(&mut self) -> End {
        if *self.app.closing().borrow() {
            RESTART
        } else if self.is_signed_out().await {
            SIGNED_OUT
        } else {
            End(close_code::AGAIN, "too slow")
        }
    }

    /// Whether the session has ended with which this connection began. A store that
    /// does not answer says nothing about it, and takes no moves either.
    async fn is_signed_out(&mut self) -> bool {
        matches!(self.app.store().guest_by_session(&self.session).await, Ok(None))
    }

    async fn beat(&mut self) -> Result<(), End> {
        // Of sessions that end on this node its sockets are told.
        if self.app.store().is_shared() && self.is_signed_out().await {
            return Err(SIGNED_OUT);
        }
        if self.heard_at.elapsed() > self.app.config().silence {
            return Err(End(close_code::AWAY, "silent"));
        }
        self.send(Message::Ping(Vec::new().into())).await
    }

    async fn receive(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        self.heard_at = Instant::now();
        match message {
            Some(Ok(Message::Text(text))) => self.hear(&text).await,
            Some(Ok(Message::Binary(_))) => {
                let unreadable = ApiError::Unreadable("messages are text".to_owned());
                let error = if self.may_say() { unreadable } else { ApiError::TooFast };
                self.refuse(None, reason(&error)).await
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Close(_))) | None => Err(GONE),
            Some(Err(error)) if is_capacity(&error) => {
                self.refuse(None, reason(&ApiError::TooLarge)).await?;
                Err(End(close_code::SIZE, "too large"))
            }
            Some(Err(_)) => Err(GONE),
        }
    }

    /// Whatever is said counts, readable or not.
    fn may_say(&mut self) -> bool {
        self.allowance.take(self.app.config().limits.messages, Instant::now())
    }

    async fn hear(&mut self, text: &str) -> Result<(), End> {
        let is_large = text.len() > LARGEST_MESSAGE;
        if !self.may_say() {
            let id = if is_large { None } else { request_id(text) };
            return self.refuse(id, reason(&ApiError::TooFast)).await;
        }
        if is_large {
            return self.refuse(None, reason(&ApiError::TooLarge)).await;
        }
        match serde_json::from_str(text) {
            Ok(ClientMessage::Ping { id }) => self.say(&ServerMessage::Pong { id }).await,
            Ok(message) => {
                let say = Request::Say { connection: self.connection, message };
                self.app.matches().tell_live(&self.id, say).await;
                Ok(())
            }
            Err(error) => {
                let error = ApiError::Unreadable(error.to_string());
                self.refuse(request_id(text), reason(&error)).await
            }
        }
    }

    async fn refuse(&mut self, id: Option<u32>, reason: Reason) -> Result<(), End> {
        self.app.metrics().refusals.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        self.say(&ServerMessage::Refused { id, reason }).await
    }
}

async fn sent(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    match time::timeout(SENDING, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(GONE),
    }
}

/// The number of a request, even if nothing else of it can be read.
fn request_id(text: &str) -> Option<u32> {
    let value: Value = serde_json::from_str(text).ok()?;
    value.get("id")?.as_u64()?.try_into().ok()
}

/// Whether a message was refused for its size alone.
fn is_capacity(error: &axum::Error) -> bool {
    error.to_string().contains("too long") || error.to_string().contains("too big")
}
