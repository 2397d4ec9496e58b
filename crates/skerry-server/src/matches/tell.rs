//! What everybody who listens is told, each as far as they may know.
use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use skerry_catalog::AnyTable;
use skerry_core::{Seat, Viewer};
use skerry_protocol::{MatchSummary, Remark, SeatState, ServerMessage, TableState};
use skerry_store::{GuestId, MatchRow, Sitter};
use tokio::sync::mpsc;

use super::{
    ConnectionId, Newcomer,
    actor::MatchActor,
    history::{standing, told},
    seating::{owned, summary},
};

/// A browser that listens.
#[derive(Debug)]
pub(super) struct Connection {
    pub(super) id: ConnectionId,
    pub(super) guest: GuestId,
    outbox: mpsc::Sender<Utf8Bytes>,
}

/// The match as it is, to be told.
#[derive(Debug, Clone, Copy)]
pub(super) struct State<'a> {
    pub(super) row: &'a MatchRow,
    pub(super) table: &'a dyn AnyTable,
    pub(super) remarks: &'a [Remark],
    pub(super) online: u8,
}

impl State<'_> {
    pub(super) fn summary(&self, guest: &GuestId) -> MatchSummary {
        summary(self.row, guest, self.online)
    }

    /// Through whose eyes a guest sees the log. Who plays several seats shares
    /// a screen with others, so what only one of them may know is left out.
    pub(super) fn viewer(&self, guest: &GuestId) -> Viewer {
        match owned(self.row, guest)[..] {
            [seat] => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    pub(super) fn seat(&self, seat: Seat) -> SeatState {
        let prompt = self.table.prompt(seat);
        let draft = self.table.draft(seat);
        SeatState {
            seat: seat.0,
            decision: self.table.confirmed(seat) + draft.len() as u32,
            must_decide: self.table.must_decide(seat),
            view: self.table.view(Viewer::Seat(seat)),
            legal: self.table.legal(seat),
            draft,
            draft_events: self.table.draft_events(seat),
            prompt: prompt.step,
            prompt_args: prompt.args,
        }
    }

    fn table(&self, guest: &GuestId) -> TableState {
        let plays = |seat: &Seat| self.row.seats[seat.index()].sitter == Sitter::Person;
        let seats = owned(self.row, guest).into_iter().filter(plays);
        TableState {
            view: self.table.view(Viewer::Spectator),
            seats: seats.map(|seat| self.seat(seat)).collect(),
            standings: self.table.standings().into_iter().map(standing).collect(),
        }
    }

    fn welcome(&self, guest: &GuestId, since: Option<u64>, id: Option<u32>) -> ServerMessage {
        let entries = self.table.entries();
        let since = since.and_then(|since| usize::try_from(since).ok());
        let first = since.filter(|since| *since <= entries).unwrap_or(0);
        ServerMessage::Welcome {
            id,
            summary: self.summary(guest),
            table: self.table(guest),
            log: told(self.table, first, self.viewer(guest)),
            is_whole_log: first == 0,
            remarks: self.remarks.to_vec(),
            seed_hash: self.table.seed_hash().to_string(),
        }
    }

    fn advanced(&self, guest: &GuestId, first: usize) -> ServerMessage {
        ServerMessage::Advanced {
            log: told(self.table, first, self.viewer(guest)),
            summary: self.summary(guest),
            table: self.table(guest),
            seed: self.table.revealed_seed().map(|seed| seed.reveal().to_string()),
        }
    }
}

impl MatchActor {
    pub(super) async fn connect(&mut self, newcomer: Newcomer, id: ConnectionId) {
        let Newcomer { guest, since, outbox, reply } = newcomer;
        if let Err(error) = self.let_see(&guest).await {
            let _ = reply.send(Err(error));
            return;
        }
        let before = self.online();
        let listener = guest.clone();
        self.connections.push(Connection { id, guest, outbox });
        let is_new = self.online() != before;
        self.note_online();
        let welcome = self.state().welcome(&listener, since, None);
        self.send(id, &welcome);
        if is_new {
            self.tell_seated();
        }
        let _ = reply.send(Ok(id));
        self.tell_thinking();
    }

    pub(super) fn leave(&mut self, has_left: impl Fn(&Connection) -> bool) {
        let before = self.online();
        self.connections.retain(|one| !has_left(one));
        if self.online() != before {
            self.note_online();
            self.tell_seated();
        }
    }

    /// Everything once more, as the answer to a request.
    pub(super) fn resync(&mut self, connection: ConnectionId, guest: &GuestId, request: u32) {
        let welcome = self.state().welcome(guest, None, Some(request));
        self.send(connection, &welcome);
    }

    pub(super) fn tell_advanced(&mut self, first: usize) {
        self.tell_each(|state, guest| state.advanced(guest, first));
    }

    pub(super) fn tell_seated(&mut self) {
        self.tell_each(|state, guest| ServerMessage::Seated { summary: state.summary(guest) });
    }

    pub(super) fn tell_thinking(&mut self) {
        let thinkers = (0..).zip(&self.thinkers).filter(|(_, thinker)| !thinker.is_done());
        let seats: Vec<u8> = thinkers.map(|(seat, _)| seat).collect();
        if seats.is_empty() || self.connections.is_empty() {
            return;
        }
        let time = |seat: &u8| match self.row.seats[usize::from(*seat)].sitter {
            Sitter::Bot(level) => self.world.config.levels.time(level).as_millis() as u32,
            Sitter::Open | Sitter::Person => 0,
        };
        let at_most_ms = seats.iter().map(time).sum();
        self.tell_each(|_, _| ServerMessage::Thinking { seats: seats.clone(), at_most_ms });
    }

    /// Notes what went amiss, for everybody who is or will be here.
    pub(super) fn remark(&mut self, seat: Seat, text: String) {
        let remark = Remark { entry: self.stored as u64, seat: seat.0, text };
        self.remarks.push(remark.clone());
        self.tell_each(|_, _| ServerMessage::Remarked { remark: remark.clone() });
    }

    /// Says something to one connection.
    pub(super) fn send(&mut self, connection: ConnectionId, message: &ServerMessage) {
        let text = written(message);
        let listens = |one: &Connection| one.id != connection || deliver(one, &text);
        self.connections.retain(listens);
    }

    /// Says something to everybody; who has several windows open is told the
    /// same in each.
    fn tell_each(&mut self, message: impl Fn(&State<'_>, &GuestId) -> ServerMessage) {
        let mut texts: HashMap<GuestId, Utf8Bytes> = HashMap::new();
        let state = self.state();
        for connection in &self.connections {
            if !texts.contains_key(&connection.guest) {
                let text = written(&message(&state, &connection.guest));
                texts.insert(connection.guest.clone(), text);
            }
        }
        self.connections.retain(|one| texts.get(&one.guest).is_none_or(|text| deliver(one, text)));
    }
}

/// Whether the connection still listens. One that does not keep up is given
/// up; it comes back with the version it knows.
fn deliver(connection: &Connection, text: &Utf8Bytes) -> bool {
    connection.outbox.try_send(text.clone()).is_ok()
}

/// # Panics
/// When a message cannot be written as JSON, which no message is.
pub(crate) fn written(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
