//! What everybody who listens is told, each as far as they may know.
use axum::body::Bytes;
use skerry_core::Seat;
use skerry_protocol::{Json, MatchSummary, Remark, SeatState, ServerMessage, Standing, TableState};
use skerry_store::{GuestId, Sitter};
use tungstenite::protocol::frame::{
    Frame,
    coding::{Data, OpCode},
};

use super::{
    ConnectionId, Newcomer,
    actor::MatchActor,
    dealing::{dice_state, left_out},
    foreseen::{aim, foreseen},
    history::{standing, told},
    role::Role,
    seating::summary,
};
use crate::wire::Outbox;

/// A browser that listens.
#[derive(Debug)]
pub(super) struct Connection {
    pub(super) id: ConnectionId,
    pub(super) guest: GuestId,
    /// What the guest was called on coming.
    name: String,
    outbox: Outbox,
}

/// The confirmed position, as everybody may know it.
#[derive(Debug)]
pub(super) struct Position {
    view: Json,
    standings: Vec<Standing>,
}

impl MatchActor {
    pub(super) fn summary_for(&self, guest: &GuestId) -> MatchSummary {
        summary(&self.row, Role::of(&self.row, guest), self.online())
    }

    pub(super) fn seat_state(&self, seat: Seat) -> SeatState {
        let place = self.table.place(seat);
        SeatState {
            seat: seat.0,
            decision: self.decision(seat),
            revision: self.revision(seat),
            must_decide: place.must_decide,
            view: place.view,
            legal: place.legal,
            asides: place.asides,
            draft: place.draft,
            forced: place.forced,
            draft_events: place.draft_events,
            prompt: place.prompt.step,
            prompt_args: place.prompt.args,
            foreseen: place.foreseen.into_iter().map(foreseen).collect(),
            aims: place.aims.into_iter().map(aim).collect(),
        }
    }

    fn table_state(&self, role: Role) -> TableState {
        let position = self.position.get_or_init(|| Position {
            view: self.table.position(),
            standings: self.table.standings().into_iter().map(standing).collect(),
        });
        let plays = |seat: &Seat| {
            self.row.is_dealt && self.row.seats[seat.index()].sitter == Sitter::Person
        };
        TableState {
            view: position.view.clone(),
            seats: role.seats.iter().filter(plays).map(|seat| self.seat_state(seat)).collect(),
            standings: position.standings.clone(),
        }
    }

    fn welcome(&self, guest: &GuestId, since: Option<u64>, id: Option<u32>) -> ServerMessage {
        let entries = self.table.entries();
        let since = since.and_then(|since| usize::try_from(since).ok());
        let first = since.filter(|since| *since <= entries).unwrap_or(0);
        let role = Role::of(&self.row, guest);
        ServerMessage::Welcome {
            id,
            summary: summary(&self.row, role, self.online()),
            table: self.table_state(role),
            log: told(&*self.table, first, role.viewer()),
            is_whole_log: first == 0,
            remarks: self.remarks.clone(),
            talk: self.talk_state(guest, role),
            seed_hash: self.table.seed_hash().to_string(),
            dice: dice_state(&self.row),
            life: self.life,
        }
    }

    pub(super) async fn connect(&mut self, newcomer: Newcomer, id: ConnectionId) {
        let Newcomer { guest, name, address, since, outbox, reply } = newcomer;
        if let Err(error) = self.let_see(&guest).await {
            let _ = reply.send(Err(error));
            return;
        }
        self.deal_if_ready().await;
        self.attendance.address = address;
        let before = self.online();
        let listener = guest.clone();
        self.connections.push(Connection { id, guest, name, outbox });
        let is_new = self.online() != before;
        self.note_online();
        let welcome = self.welcome(&listener, since, None);
        self.send(id, &welcome);
        if is_new {
            self.tell_seated();
        }
        self.deliver();
        let _ = reply.send(Ok(id));
        self.let_bots_think();
    }

    /// What whoever listens here is called.
    pub(super) fn name_of(&self, connection: ConnectionId) -> String {
        let listener = self.connections.iter().find(|one| one.id == connection);
        listener.map(|one| one.name.clone()).unwrap_or_default()
    }

    pub(super) fn leave(&mut self, has_left: impl Fn(&Connection) -> bool) {
        let before = self.online();
        self.connections.retain(|one| !has_left(one));
        let here: Vec<ConnectionId> = self.connections.iter().map(|one| one.id).collect();
        self.leave_off_hints(|connection| !here.contains(&connection));
        if self.online() != before {
            self.note_online();
            self.tell_seated();
        }
    }

    /// Everything once more, as the answer to a request.
    pub(super) fn resync(&mut self, connection: ConnectionId, guest: &GuestId, request: u32) {
        let welcome = self.welcome(guest, None, Some(request));
        self.send(connection, &welcome);
    }

    pub(super) fn tell_advanced(&mut self, first: usize) {
        let online = self.online();
        let seed = self.table.revealed_seed().filter(|_| self.lesson.is_none());
        let seed = seed.map(|seed| seed.reveal().to_string());
        self.tell_each(|actor, role| ServerMessage::Advanced {
            log: told(&*actor.table, first, role.viewer()),
            summary: summary(&actor.row, role, online),
            table: actor.table_state(role),
            seed: seed.clone(),
        });
    }

    pub(super) fn tell_seated(&mut self) {
        let online = self.online();
        self.tell_each(|actor, role| ServerMessage::Seated {
            summary: summary(&actor.row, role, online),
            dice: dice_state(&actor.row),
        });
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
        let spent = |seat: &u8| self.thinkers[usize::from(*seat)].spent().as_millis() as u32;
        let spent_ms = seats.iter().map(spent).sum();
        self.tell_each(|_, _| ServerMessage::Thinking {
            seats: seats.clone(),
            at_most_ms,
            spent_ms,
        });
    }

    /// Notes what went amiss, for everybody who is or will be here.
    pub(super) fn remark(&mut self, seat: Seat, text: String) {
        self.tell_remark(Remark { entry: self.stored as u64, seat: seat.0, text });
    }

    /// Notes whose numbers are missing from the dice, once a match has begun.
    pub(super) fn remark_left_out(&mut self) {
        for remark in left_out(&self.row) {
            self.tell_remark(remark);
        }
    }

    fn tell_remark(&mut self, remark: Remark) {
        self.remarks.push(remark.clone());
        self.tell_each(|_, _| ServerMessage::Remarked { remark: remark.clone() });
    }

    /// Says something to one connection.
    pub(super) fn send(&mut self, connection: ConnectionId, message: &ServerMessage) {
        if let Some(one) = self.connections.iter_mut().find(|one| one.id == connection) {
            one.outbox.put(framed(message));
        }
    }

    /// Says something to everybody. It is written once for each role: all who
    /// watch get the same bytes.
    pub(super) fn tell_each(&mut self, message: impl Fn(&MatchActor, Role) -> ServerMessage) {
        let mut frames: Vec<(Role, Bytes)> = vec![];
        let mut connections = std::mem::take(&mut self.connections);
        for connection in &mut connections {
            let role = Role::of(&self.row, &connection.guest);
            let known = frames.iter().find(|(other, _)| *other == role);
            let frame = known.map(|(_, frame)| frame.clone()).unwrap_or_else(|| {
                let frame = framed(&message(self, role));
                frames.push((role, frame.clone()));
                frame
            });
            connection.outbox.put(frame);
        }
        self.connections = connections;
    }

    /// Sends what was said since the last time. A connection that does not keep up is given
    /// up; it comes back with the version it knows.
    pub(super) fn deliver(&mut self) {
        self.connections.retain_mut(|connection| connection.outbox.send());
    }
}

/// # Panics
/// When a message cannot be written as JSON, which no message is.
pub(crate) fn written(message: &ServerMessage) -> String {
    serde_json::to_string(message).expect("messages are plain data")
}

/// A message as it is on the wire, the same for however many.
fn framed(message: &ServerMessage) -> Bytes {
    let mut bytes = vec![];
    let frame = Frame::message(written(message), OpCode::Data(Data::Text), true);
    frame.format(&mut bytes).expect("a vector takes everything");
    bytes.into()
}
