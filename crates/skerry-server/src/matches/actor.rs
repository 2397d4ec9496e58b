//! [`MatchActor`]: one task that owns one match. Whatever changes the match
//! passes through here, one request after the other.
use std::{
    cell::OnceCell,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Instant,
};

use skerry_catalog::{AnyGame, AnyTable, Kept, Lesson, RecordFault, find};
use skerry_core::Seat;
use skerry_protocol::Remark;
use skerry_store::{MatchId, MatchRow, Store, StoreError};
use tokio::{sync::mpsc, time};

use super::{
    ConnectionId, MatchHandle, Matches, Request, World,
    dealing::{laid, left_out, source},
    hinting::Hinting,
    history::head,
    now,
    play::NotConfirmed,
    presence::Presence,
    talk::{self, Talk},
    tell::{Connection, Position},
    thinking::{Attendance, Thinker},
};
use crate::{error::ApiError, identity::random, lessons};

/// How often a draft is tried on a match that others change meanwhile.
pub(super) const ATTEMPTS: usize = 8;

/// A match and everybody who listens to it.
#[derive(Debug)]
pub(super) struct MatchActor {
    pub(super) world: Arc<World>,
    pub(super) row: MatchRow,
    pub(super) table: Box<dyn AnyTable>,
    /// What it follows, if it is one.
    pub(super) lesson: Option<Lesson>,
    /// How many entries of the log are stored.
    pub(super) stored: usize,
    /// The confirmed position as it is told; worked out when it is first needed.
    pub(super) position: OnceCell<Position>,
    pub(super) connections: Vec<Connection>,
    /// Who is here, and who is connected to other nodes.
    pub(super) presence: Presence,
    pub(super) attendance: Attendance,
    /// What bots think about, by seat.
    pub(super) thinkers: Vec<Thinker>,
    /// What people have asked for, by seat.
    pub(super) hints: Vec<Option<Hinting>>,
    /// When everybody was seen to have committed to a number for the dice.
    pub(super) committed_since: Option<Instant>,
    /// What went amiss and is no part of the match.
    pub(super) remarks: Vec<Remark>,
    /// What people said.
    pub(super) talk: Talk,
    pub(super) handle: MatchHandle,
    /// Which life of the match this is: drafts end with it.
    pub(super) life: u32,
    /// Which draft each seat has: changed with it. In another life they begin elsewhere.
    revisions: Vec<u32>,
    next_connection: ConnectionId,
}

/// The life of an actor: it loads the match, answers, and ends when nobody
/// needs it.
pub(super) async fn run(
    matches: Matches,
    handle: MatchHandle,
    id: MatchId,
    mut requests: mpsc::Receiver<Request>,
) {
    let world = Arc::clone(&matches.world);
    let idle = world.config.idle;
    match MatchActor::load(world, handle.clone(), &id).await {
        Ok(mut actor) => {
            actor.world.metrics.live_matches.fetch_add(1, Relaxed);
            actor.let_bots_think();
            loop {
                match time::timeout(idle, requests.recv()).await {
                    Ok(None | Some(Request::Stop)) => break,
                    Ok(Some(request)) => {
                        actor.answer(request).await;
                        actor.deliver();
                    }
                    Err(_) if actor.is_idle() => break,
                    Err(_) => {}
                }
            }
            requests.close();
            matches.forget(&id, &handle);
            while let Some(request) = requests.recv().await {
                actor.answer(request).await;
                actor.deliver();
            }
            actor.give_place_back();
            actor.world.metrics.live_matches.fetch_sub(1, Relaxed);
        }
        Err(error) => {
            requests.close();
            matches.forget(&id, &handle);
            while let Some(request) = requests.recv().await {
                refuse(request, error.clone());
            }
        }
    }
}

fn refuse(request: Request, error: ApiError) {
    // Whoever has gone meanwhile needs no answer.
    match request {
        Request::Summary { reply, .. }
        | Request::Branch { reply, .. }
        | Request::Rematch { reply, .. } => {
            let _ = reply.send(Err(error));
        }
        Request::Join { reply, .. } => drop(reply.send(Err(no_invitation(error)))),
        Request::Offer { reply, .. } => drop(reply.send(Err(no_invitation(error)))),
        Request::Glance { reply, .. } => drop(reply.send(Err(error))),
        Request::Replace { reply, .. } => drop(reply.send(Err(error))),
        Request::Invitations { reply, .. } => drop(reply.send(Err(error))),
        Request::Replay { reply, .. } => drop(reply.send(Err(error))),
        Request::Record { reply, .. } => drop(reply.send(Err(error))),
        Request::Analyse { reply, .. } => drop(reply.send(Err(error))),
        Request::Connect(newcomer) => drop(newcomer.reply.send(Err(error))),
        Request::Say { .. }
        | Request::Leave { .. }
        | Request::Dismiss { .. }
        | Request::Thought { .. }
        | Request::Hinted { .. }
        | Request::Call(_)
        | Request::Reload
        | Request::Renew
        | Request::Wake
        | Request::TakeUp
        | Request::Stop => {}
    }
}

/// With a wrong link nobody learns whether there is a table.
fn no_invitation(error: ApiError) -> ApiError {
    match error {
        ApiError::NoSuchMatch => ApiError::NoSuchInvitation,
        other => other,
    }
}

impl MatchActor {
    async fn load(
        world: Arc<World>,
        handle: MatchHandle,
        id: &MatchId,
    ) -> Result<MatchActor, ApiError> {
        let row = world.store.load_match(id).await?.ok_or(ApiError::NoSuchMatch)?;
        let entries = entries_from(&*world.store, &row, 0).await?;
        let table = taken_up(&row, &entries)?;
        let lesson = lessons::of(&row)?;
        let talk = talk::loaded(&*world.store, id).await?;
        let stored = entries.len();
        let thinkers: Vec<_> = row.seats.iter().map(|_| Thinker::default()).collect();
        let remarks = left_out(&row);
        let revisions = vec![u32::from_le_bytes(random()); row.seats.len()];
        let mut actor = MatchActor {
            world,
            row,
            table,
            lesson,
            stored,
            position: OnceCell::new(),
            connections: vec![],
            presence: Presence::new(thinkers.len()),
            attendance: Attendance::default(),
            hints: thinkers.iter().map(|_| None).collect(),
            thinkers,
            committed_since: None,
            remarks,
            talk,
            handle,
            life: u32::from_le_bytes(random()),
            revisions,
            next_connection: 0,
        };
        actor.row.head = head(&*actor.table, actor.row.head.changed_at);
        actor.wait_for_nonces();
        actor.look_elsewhere().await?;
        Ok(actor)
    }

    async fn answer(&mut self, request: Request) {
        // Whoever has gone meanwhile needs no answer.
        match request {
            Request::Summary { guest, reply } => drop(reply.send(self.summary(&guest).await)),
            Request::Invitations { guest, reply } => {
                drop(reply.send(self.invitations(&guest).await))
            }
            Request::Offer { guest, token, reply } => {
                drop(reply.send(self.offer(guest.as_ref(), &token).await))
            }
            Request::Join { guest, token, reply } => {
                drop(reply.send(self.join(&guest, &token).await))
            }
            Request::Replace { guest, seat, with, reply } => {
                drop(reply.send(self.replace(&guest, seat, with).await))
            }
            Request::Replay { guest, at, reply } => drop(reply.send(self.replay(&guest, at).await)),
            Request::Glance { guest, reply } => drop(reply.send(self.glance(&guest).await)),
            Request::Record { guest, reply } => drop(reply.send(self.record(&guest).await)),
            Request::Analyse { guest, plan, reply } => {
                drop(reply.send(self.analyse(&guest, plan).await))
            }
            Request::Branch { guest, request, reply } => {
                drop(reply.send(self.branch(&guest, &request).await))
            }
            Request::Rematch { guest, reply } => drop(reply.send(self.rematch(&guest).await)),
            Request::Connect(newcomer) => {
                let connection = self.next_connection;
                self.next_connection += 1;
                self.connect(newcomer, connection).await;
                self.note_presence().await;
            }
            Request::Say { connection, message } => self.hear(connection, message).await,
            Request::Leave { connection } => self.let_go(|one| one.id == connection).await,
            Request::Dismiss { guest } => self.let_go(|one| one.guest == guest).await,
            Request::Thought { seat, attempt, outcome, took } => {
                self.thinkers[seat.index()].spend(took);
                self.take_thought(seat, attempt, outcome).await;
            }
            Request::Hinted { about, hints, is_last } => self.tell_hints(about, hints, is_last),
            Request::Reload => self.try_to_catch_up().await,
            Request::Renew => self.renew_presence().await,
            Request::Call(waiting) => self.call(waiting).await,
            Request::Wake => {
                self.deal_if_ready().await;
                self.wake();
            }
            Request::TakeUp => self.take_up(),
            Request::Stop => {}
        }
    }

    fn is_idle(&self) -> bool {
        self.connections.is_empty()
            && self.thinkers.iter().all(Thinker::is_done)
            && !self.is_about_to_begin()
    }

    /// The number of the next decision of a seat, its draft considered.
    pub(super) fn decision(&self, seat: Seat) -> u32 {
        self.table.confirmed(seat) + self.table.drafted(seat)
    }

    /// Which draft a seat has.
    pub(super) fn revision(&self, seat: Seat) -> u32 {
        self.revisions[seat.index()]
    }

    /// The draft of a seat is another now.
    pub(super) fn redrafted(&mut self, seat: Seat) {
        let revision = &mut self.revisions[seat.index()];
        *revision = revision.wrapping_add(1);
        self.hints[seat.index()] = None;
    }

    /// Stores what the draft of `seat` makes of the match; only then is it so,
    /// and everybody is told.
    pub(super) async fn confirm(&mut self, seat: Seat) -> Result<(), NotConfirmed> {
        for _ in 0..ATTEMPTS {
            let fork = self.confirmed(seat)?;
            let (first, entries) = (self.stored, fork.log_from(self.stored));
            let head = head(&*fork, now());
            let stored = self.world.store.append(&self.row.id, first as u64, &entries, &head).await;
            match stored {
                Ok(()) => {
                    let before = std::mem::replace(&mut self.row.head, head);
                    self.redrafted(seat);
                    self.advance(fork);
                    self.wait_for(before.owing);
                    return Ok(());
                }
                // On another node somebody was faster. Answers of different
                // seats commute, so the draft is tried again on what is so now.
                Err(StoreError::Conflict { .. }) => {
                    self.world.metrics.conflicts.fetch_add(1, Relaxed);
                    self.reload().await?;
                    if self.table.drafted(seat) == 0 {
                        return Err(NotConfirmed::OutOfStep);
                    }
                }
                Err(error @ StoreError::Failed(_)) => {
                    // Perhaps only the answer was lost.
                    let found = self.world.store.load_entries(&self.row.id, first as u64).await;
                    if !found.is_ok_and(|found| found == entries) {
                        return Err(error.into());
                    }
                    let before = std::mem::replace(&mut self.row.head, head);
                    self.redrafted(seat);
                    self.advance(fork);
                    self.wait_for(before.owing);
                    return Ok(());
                }
            }
        }
        Err(NotConfirmed::NotStored)
    }

    /// What the draft of `seat` makes of the match; in a lesson, with what the lesson has next.
    fn confirmed(&self, seat: Seat) -> Result<Box<dyn AnyTable>, NotConfirmed> {
        let mut fork = self.table.fork();
        fork.confirm(seat)?;
        let Some(lesson) = &self.lesson else { return Ok(fork) };
        let lines = lesson.going_on(&*self.table).map_err(|_| NotConfirmed::Strayed)?;
        Ok(self.table.followed_by(&lines).map_err(|fault| broken(&self.row, &fault))?)
    }

    /// The table as it is now stored.
    pub(super) fn advance(&mut self, table: Box<dyn AnyTable>) {
        let first = std::mem::replace(&mut self.stored, table.entries());
        self.table = table;
        self.position.take();
        self.tell_advanced(first);
        self.let_bots_think();
    }

    /// If it fails, the next word of another node will do.
    async fn try_to_catch_up(&mut self) {
        if let Err(error) = self.catch_up().await {
            tracing::warn!(%error, id = %self.row.id, "cannot load what another node has done");
        }
    }

    /// Everything that another node may have changed.
    async fn catch_up(&mut self) -> Result<(), ApiError> {
        self.reload().await?;
        self.look_elsewhere().await?;
        self.reload_talk().await
    }

    /// Catches up with what other nodes have stored. Drafts that still answer
    /// the same decision are kept.
    pub(super) async fn reload(&mut self) -> Result<(), ApiError> {
        let store = &self.world.store;
        let row = store.load_match(&self.row.id).await?.ok_or(ApiError::NoSuchMatch)?;
        let fresh = entries_from(&**store, &row, self.stored).await?;
        let is_reseated = row.seats != self.row.seats
            || row.rematch != self.row.rematch
            || row.nonces != self.row.nonces;
        let changed_at = row.head.changed_at;
        let was_dealt = std::mem::replace(&mut self.row, row).is_dealt;
        if !was_dealt {
            // Somebody may have added to the dice, or they may have been thrown.
            self.table = taken_up(&self.row, &[])?;
            self.wait_for_nonces();
            self.remark_left_out();
        }
        if !fresh.is_empty() || self.row.is_dealt != was_dealt {
            let mut table = self.followed_by(&fresh)?;
            for seat in self.keep_drafts(&mut *table) {
                self.redrafted(seat);
            }
            self.row.head = head(&*table, changed_at);
            self.advance(table);
        } else {
            self.row.head = head(&*self.table, changed_at);
            if is_reseated {
                self.tell_seated();
                self.let_bots_think();
            }
        }
        Ok(())
    }

    fn followed_by(&self, fresh: &[String]) -> Result<Box<dyn AnyTable>, ApiError> {
        if self.table.entries() == self.stored {
            return self.table.followed_by(fresh).map_err(|fault| broken(&self.row, &fault));
        }
        // Nature has moved here, and its answer is not stored yet.
        let mut entries = self.table.log_from(0);
        entries.truncate(self.stored);
        entries.extend_from_slice(fresh);
        taken_up(&self.row, &entries)
    }

    /// The seats whose draft is not as it was.
    fn keep_drafts(&self, table: &mut dyn AnyTable) -> Vec<Seat> {
        let mut changed = vec![];
        for seat in (0..self.table.players()).map(Seat) {
            if table.confirmed(seat) != self.table.confirmed(seat) {
                changed.push(seat);
                continue;
            }
            // What followed from an action follows from it again.
            let draft = self.table.draft(seat).into_iter().zip(self.table.forced(seat));
            for (action, _) in draft.filter(|(_, is_forced)| !is_forced) {
                if table.act(seat, &action).is_err() {
                    changed.push(seat);
                    break;
                }
            }
        }
        changed
    }
}

/// The entries of a match from `first` on. One that had not begun when its row was read has
/// none, even if it has begun since.
async fn entries_from(
    store: &dyn Store,
    row: &MatchRow,
    first: usize,
) -> Result<Vec<String>, StoreError> {
    if row.is_dealt { store.load_entries(&row.id, first as u64).await } else { Ok(vec![]) }
}

/// The match that a store keeps.
pub(crate) fn taken_up(row: &MatchRow, entries: &[String]) -> Result<Box<dyn AnyTable>, ApiError> {
    let game = find(&row.game).map_err(|unknown| ApiError::NoSuchGame(unknown.to_string()))?;
    if !goes_by_our_rules(game, row)? {
        return Err(ApiError::OtherRules);
    }
    if !row.is_dealt {
        return laid(row);
    }
    let kept = Kept { rules_version: row.rules_version, options: &row.options, entries };
    game.take_up(&kept, source(row)?).map_err(|fault| broken(row, &fault))
}

/// Whether a match was opened under rules that are still played here.
pub(crate) fn goes_by_our_rules(game: &dyn AnyGame, row: &MatchRow) -> Result<bool, ApiError> {
    let options = game.read_options(&row.options).map_err(|_| ApiError::Broken)?;
    let versions = game.versions(&options).map_err(|_| ApiError::Broken)?;
    Ok(versions.contains(&row.rules_version))
}

fn broken(row: &MatchRow, fault: &RecordFault) -> ApiError {
    tracing::error!(%fault, id = %row.id, "a stored match cannot have happened");
    ApiError::Broken
}
