//! What a browser may ask on its socket, and the answer to each.
use std::{sync::atomic::Ordering::Relaxed, time::Instant};

use serde_json::Value;
use skerry_catalog::{Refused, find};
use skerry_core::{Rule, Seat};
use skerry_protocol::{ClientMessage, Reason, ServerMessage};
use skerry_store::{GuestId, Sitter, StoreError};
use skerry_text::Language;

use super::{
    ConnectionId, actor::MatchActor, foreseen::preview, hinting::About, history::standing,
};
use crate::{
    campaigns::alone,
    error::{ApiError, problem},
};

/// Why a draft was not made final. Nothing has changed then.
#[derive(Debug)]
pub(super) enum NotConfirmed {
    Refused(Refused),
    /// The seat has decided otherwise, on another node.
    OutOfStep,
    /// The lesson goes on with something else.
    Strayed,
    NotStored,
}

impl From<Refused> for NotConfirmed {
    fn from(refused: Refused) -> NotConfirmed {
        NotConfirmed::Refused(refused)
    }
}

impl From<ApiError> for NotConfirmed {
    fn from(_: ApiError) -> NotConfirmed {
        NotConfirmed::NotStored
    }
}

impl From<StoreError> for NotConfirmed {
    fn from(error: StoreError) -> NotConfirmed {
        ApiError::from(error).into()
    }
}

/// The draft that a request is about.
#[derive(Debug, Clone, Copy)]
struct Draft {
    seat: Seat,
    decision: u32,
    revision: Option<u32>,
}

impl Draft {
    /// Whether the draft has changed since: the request was sent again, or came late.
    fn is_gone(self, actor: &MatchActor) -> bool {
        self.revision.is_some_and(|revision| revision != actor.revision(self.seat))
    }
}

impl MatchActor {
    /// Answers a message. Each has exactly one answer.
    pub(super) async fn hear(&mut self, connection: ConnectionId, message: ClientMessage) {
        let Some(guest) = self.guest_of(connection) else { return };
        let answer = match message {
            ClientMessage::Act { id, seat, decision, revision, action } => self
                .seat_of(&guest, seat)
                .and_then(|seat| self.act(id, Draft { seat, decision, revision }, &action))
                .map_err(|reason| (id, reason)),
            ClientMessage::Check { id, seat, action } => self
                .seat_of(&guest, seat)
                .and_then(|seat| self.check(id, seat, &action))
                .map_err(|reason| (id, reason)),
            ClientMessage::Undo { id, seat, decision, revision, all } => self
                .seat_of(&guest, seat)
                .and_then(|seat| self.undo(id, Draft { seat, decision, revision }, all))
                .map_err(|reason| (id, reason)),
            ClientMessage::Commit { id, seat, decision, revision } => {
                match self.seat_of(&guest, seat) {
                    Ok(seat) => self.commit(id, Draft { seat, decision, revision }).await,
                    Err(reason) => Err(reason),
                }
                .map_err(|reason| (id, reason))
            }
            ClientMessage::Hint { id, seat, decision, revision } => {
                match self.seat_of(&guest, seat) {
                    Ok(seat) => self.hint(id, connection, About { seat, decision, revision }).await,
                    Err(reason) => Err(reason),
                }
                .map_err(|reason| (id, reason))
            }
            ClientMessage::Talk { id, words } => {
                answered(id, self.say(connection, &guest, words).await)
            }
            ClientMessage::LetTalk { id, audience } => {
                answered(id, self.let_talk(&guest, audience).await)
            }
            ClientMessage::Mute { id, line, is_muted } => {
                answered(id, self.mute(&guest, line, is_muted).await)
            }
            ClientMessage::CommitNonce { id, commitment } => {
                answered(id, self.commit_nonce(&guest, &commitment).await)
            }
            ClientMessage::RevealNonce { id, nonce } => {
                answered(id, self.reveal_nonce(&guest, &nonce).await)
            }
            ClientMessage::Resync { id } => return self.resync(connection, &guest, id),
            ClientMessage::Ping { id } => Ok(ServerMessage::Pong { id }),
        };
        let answer = answer.unwrap_or_else(|(id, reason)| {
            self.world.metrics.refusals.fetch_add(1, Relaxed);
            ServerMessage::Refused { id: Some(id), reason }
        });
        self.send(connection, &answer);
    }

    fn guest_of(&self, connection: ConnectionId) -> Option<GuestId> {
        let mut connections = self.connections.iter();
        connections.find(|other| other.id == connection).map(|other| other.guest.clone())
    }

    /// The seat, if it is this guest's to play.
    fn seat_of(&self, guest: &GuestId, seat: u8) -> Result<Seat, Reason> {
        let row = self.row.seats.get(usize::from(seat));
        let row = row.ok_or_else(|| reason(&ApiError::NoSuchSeat))?;
        if row.owner.as_ref() != Some(guest) {
            return Err(reason(&ApiError::NotYourSeat));
        }
        if !self.row.is_dealt {
            return Err(said("not_dealt", "the match has not begun: somebody has yet to come"));
        }
        match row.sitter {
            Sitter::Person => Ok(Seat(seat)),
            Sitter::Bot(_) => Err(said("bot_plays", "a bot plays this seat: take it back first")),
            Sitter::Open => Err(reason(&ApiError::NotYourSeat)),
        }
    }

    /// Nothing has changed, and this is how it is.
    pub(super) fn already(&self, id: u32, seat: Seat) -> ServerMessage {
        ServerMessage::Already { id, seat: self.seat_state(seat) }
    }

    fn act(&mut self, id: u32, draft: Draft, action: &Value) -> Result<ServerMessage, Reason> {
        let Draft { seat, decision, .. } = draft;
        let next = self.decision(seat);
        if decision < next || draft.is_gone(self) {
            return Ok(self.already(id, seat));
        }
        if decision > next {
            return Err(out_of_step(next));
        }
        let events = self.table.act(seat, action).map_err(|refused| self.refusal(&refused))?;
        self.redrafted(seat);
        Ok(ServerMessage::Drafted { id, seat: self.seat_state(seat), events })
    }

    fn check(&self, id: u32, seat: Seat, action: &Value) -> Result<ServerMessage, Reason> {
        let allowed = self.table.preview(seat, action).map_err(|refused| self.refusal(&refused))?;
        let (standing, preview) = (standing(allowed.standing), preview(allowed.preview));
        Ok(ServerMessage::Allowed { id, events: allowed.events, standing, preview })
    }

    fn undo(&mut self, id: u32, draft: Draft, all: bool) -> Result<ServerMessage, Reason> {
        let Draft { seat, decision, .. } = draft;
        let next = self.decision(seat);
        if decision > next || draft.is_gone(self) {
            return Ok(self.already(id, seat));
        }
        if decision < next {
            return Err(out_of_step(next));
        }
        self.table.undo(seat).map_err(|refused| self.refusal(&refused))?;
        while all && self.table.undo(seat).is_ok() {}
        self.redrafted(seat);
        Ok(ServerMessage::Drafted { id, seat: self.seat_state(seat), events: vec![] })
    }

    async fn commit(&mut self, id: u32, draft: Draft) -> Result<ServerMessage, Reason> {
        let begun = Instant::now();
        let Draft { seat, decision, .. } = draft;
        let confirmed = self.table.confirmed(seat);
        let is_repeated = decision < confirmed
            || decision == confirmed && confirmed > 0 && self.table.drafted(seat) == 0;
        if is_repeated || draft.is_gone(self) {
            return Ok(self.already(id, seat));
        }
        let next = self.decision(seat);
        if decision != next {
            return Err(out_of_step(next));
        }
        match self.confirm(seat).await {
            Ok(()) => {
                self.world.metrics.committed(begun.elapsed());
                Ok(ServerMessage::Committed { id, version: self.stored as u64 })
            }
            Err(NotConfirmed::Refused(refused)) => Err(self.refusal(&refused)),
            // What was meant to be confirmed is, though not by this request.
            Err(NotConfirmed::OutOfStep) if self.table.confirmed(seat) >= decision => {
                Ok(self.already(id, seat))
            }
            Err(NotConfirmed::OutOfStep) => Err(out_of_step(self.decision(seat))),
            Err(NotConfirmed::Strayed) => Err(reason(&ApiError::Strayed)),
            Err(NotConfirmed::NotStored) => {
                self.world.metrics.store_failures.fetch_add(1, Relaxed);
                Err(reason(&ApiError::NotStored))
            }
        }
    }

    fn refusal(&self, refused: &Refused) -> Reason {
        let nonsense = || said("unreadable", "this is no action of the game as it is played here");
        match (refused, refused.rule()) {
            // Why not would name all that could be read, sealed or not.
            (Refused::Unreadable(_), _) => nonsense(),
            (Refused::Refusal(_), Some(rule)) if self.is_sealed(rule) => nonsense(),
            (Refused::Refusal(refusal), rule) => Reason {
                text: refused.text_id(&self.row.game).unwrap_or_else(|| problem("unreadable")),
                rule: rule.map(|rule| rule.id.to_owned()),
                detail: refusal.to_string(),
            },
        }
    }

    /// Whether a rule stands in an envelope that was closed when this match was opened.
    fn is_sealed(&self, rule: &Rule) -> bool {
        let Ok(game) = find(&self.row.game) else { return false };
        if game.facts().sealed_rules.iter().all(|sealed| sealed.id != rule.id) {
            return false;
        }
        let Some(campaign) = game.campaign() else { return false };
        let of_campaign = self.row.place.as_ref().map(|place| campaign.chapter_of(place.number));
        let of_single = || alone(&self.row).map(|alone| alone.chapter);
        let open = of_campaign.or_else(of_single).unwrap_or(0);
        let told = format!("-rule-{} =", rule.id);
        let envelopes = campaign.envelopes.iter().take(usize::from(open));
        !envelopes.into_iter().any(|envelope| (envelope.texts)(Language::En).contains(&told))
    }
}

fn answered(id: u32, done: Result<(), ApiError>) -> Result<ServerMessage, (u32, Reason)> {
    done.map(|()| ServerMessage::Done { id }).map_err(|error| (id, reason(&error)))
}

fn out_of_step(next: u32) -> Reason {
    said("out_of_step", &format!("the next decision is number {next}: ask for a resync"))
}

pub(super) fn said(word: &str, detail: &str) -> Reason {
    Reason { text: problem(word), rule: None, detail: detail.to_owned() }
}

/// A refusal on a socket for what would be a problem over HTTP.
pub(crate) fn reason(error: &ApiError) -> Reason {
    Reason { text: error.text(), rule: None, detail: error.to_string() }
}
