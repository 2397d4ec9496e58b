//! Who is connected for a seat: here, and to other nodes, which share through the
//! store who is. Nobody is stood in for as long as they may be here.
use std::{
    sync::atomic::Ordering::Relaxed,
    time::{Duration, Instant},
};

use skerry_store::{GuestId, StoreError};

use super::{World, actor::MatchActor, now, tell::Connection};
use crate::error::ApiError;

/// What is no longer asked of who was connected where.
const FORGOTTEN: Duration = Duration::from_secs(24 * 60 * 60);

/// Who is here, by seat.
#[derive(Debug)]
pub(super) struct Presence {
    /// When each seat's owner was last here, or may have been before this table was loaded.
    last_here: Vec<Instant>,
    /// The seats whose owner is connected to another node, as bits.
    elsewhere: u8,
    /// Of whom the other nodes know that they are connected here.
    noted: Vec<GuestId>,
}

impl Presence {
    pub(super) fn new(seats: usize) -> Presence {
        Presence { last_here: vec![Instant::now(); seats], elsewhere: 0, noted: vec![] }
    }
}

impl World {
    /// This node is there, for a while.
    pub(crate) async fn lease(&self) -> Result<(), StoreError> {
        let now = now();
        let until = now + self.config.lease.as_millis() as u64;
        let forgotten = now.saturating_sub(FORGOTTEN.as_millis() as u64);
        self.store.lease(&self.node, until, forgotten).await
    }
}

impl MatchActor {
    /// The seats for which somebody is connected, here or elsewhere, as bits.
    pub(super) fn online(&self) -> u8 {
        let owners = self.row.seats.iter().map(|row| row.owner.as_ref());
        let here = owners.enumerate().fold(0, |bits, (seat, owner)| {
            bits | u8::from(owner.is_some_and(|guest| self.is_here(guest))) << seat
        });
        here | self.presence.elsewhere
    }

    fn is_here(&self, guest: &GuestId) -> bool {
        self.connections.iter().any(|one| one.guest == *guest)
    }

    pub(super) fn note_online(&mut self) {
        let online = self.online();
        let were_here = self.handle.online.swap(online, Relaxed) | online;
        for (seat, last_here) in self.presence.last_here.iter_mut().enumerate() {
            if were_here & 1 << seat != 0 {
                *last_here = Instant::now();
            }
        }
    }

    /// Ends some connections, and lets the other nodes know who has left with them.
    pub(super) async fn let_go(&mut self, has_left: impl Fn(&Connection) -> bool) {
        self.attend();
        self.leave(has_left);
        self.note_presence().await;
    }

    /// Lets the other nodes know who of those who play is connected here.
    pub(super) async fn note_presence(&mut self) {
        let (world, id) = (self.world.clone(), self.row.id.clone());
        let owners = self.row.seats.iter().filter_map(|seat| seat.owner.clone());
        let here: Vec<GuestId> = owners.filter(|guest| self.is_here(guest)).collect();
        let gone = self.presence.noted.extract_if(.., |guest| !here.contains(guest));
        for guest in gone.collect::<Vec<_>>() {
            if let Err(error) = world.store.depart(&id, &guest, &world.node, now()).await {
                // They count as present then, until the node does not any more.
                tracing::warn!(%error, %id, "other nodes do not know that somebody has left");
            }
        }
        for guest in here {
            if self.presence.noted.contains(&guest) {
                continue;
            }
            match world.store.arrive(&id, &guest, &world.node).await {
                Ok(()) => self.presence.noted.push(guest),
                // It is tried again when the lease is renewed.
                Err(error) => tracing::warn!(%error, %id, "other nodes do not know who is here"),
            }
        }
    }

    /// Sees who is connected to other nodes.
    pub(super) async fn look_elsewhere(&mut self) -> Result<(), ApiError> {
        let (rows, now) = (self.world.store.presence(&self.row.id).await?, now());
        let is_elsewhere = |guest: &GuestId| {
            let mut others = rows.iter().filter(|row| row.node != self.world.node);
            others.any(|row| row.guest == *guest && row.until() > now)
        };
        let owners = self.row.seats.iter().map(|row| row.owner.as_ref()).enumerate();
        let elsewhere = owners.fold(0, |bits, (seat, owner)| {
            bits | u8::from(owner.is_some_and(is_elsewhere)) << seat
        });
        if elsewhere != self.presence.elsewhere {
            self.presence.elsewhere = elsewhere;
            self.note_online();
            self.tell_seated();
        }
        Ok(())
    }

    /// What may have changed without a word: a node that is gone, or a store that was.
    pub(super) async fn renew_presence(&mut self) {
        self.note_presence().await;
        if self.presence.elsewhere != 0
            && let Err(error) = self.look_elsewhere().await
        {
            tracing::warn!(%error, id = %self.row.id, "cannot see who is connected elsewhere");
        }
    }

    /// Nothing, if whoever owns this seat has been away for long enough to be stood in for:
    /// from here, and from every other node.
    pub(super) async fn let_stand_in(&mut self, seat: u8) -> Result<(), ApiError> {
        self.look_elsewhere().await?;
        if self.online() & 1 << seat != 0 {
            return Err(ApiError::StillHere);
        }
        let grace = self.world.config.grace;
        let owner = self.row.seats[usize::from(seat)].owner.as_ref();
        let rows = self.world.store.presence(&self.row.id).await?;
        let until =
            rows.iter().filter(|row| Some(&row.guest) == owner).map(|row| row.until()).max();
        let is_recent = until.is_some_and(|until| until + grace.as_millis() as u64 > now());
        let is_long = self.presence.last_here[usize::from(seat)].elapsed() >= grace;
        if is_long && !is_recent { Ok(()) } else { Err(ApiError::JustLeft) }
    }
}
