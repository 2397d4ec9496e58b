//! The live matches of this node: one actor each, made when somebody asks for
//! the match and gone when nobody has for a while.
mod actor;
mod branching;
mod calling;
mod dealing;
mod foreseen;
mod hinting;
mod history;
mod inviting;
mod play;
mod presence;
mod role;
mod seating;
mod talk;
mod tell;
mod thinking;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU8, Ordering::Relaxed},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use serde_json::Value;
use skerry_bots::Plan;
use skerry_catalog::{Analysing, Hint};
use skerry_core::Seat;
use skerry_protocol::{
    BranchMatch, ClientMessage, Glance, Invitations, MatchSummary, Offer, ReplaceSeat, ReplayView,
};
use skerry_store::{GuestId, GuestRow, MatchId, MatchRow, SeatRow, Sitter, Store};
use tokio::sync::{mpsc, oneshot};

use self::{calling::Waiting, hinting::About, thinking::Attempt};
use crate::{
    Config,
    bots::{BotPool, Failure},
    calls::Caller,
    error::ApiError,
    limits::Buckets,
    metrics::Metrics,
    places::Places,
    wire::Outbox,
};

pub(crate) use actor::{goes_by_our_rules, taken_up};
pub(crate) use history::head;
pub(crate) use play::reason;
pub(crate) use role::Role;
pub(crate) use seating::{Opening, bot_name, bot_seat, chosen, opening, seated, summary};
pub(crate) use tell::written;

/// What every actor works with.
#[derive(Debug)]
pub(crate) struct World {
    /// What other nodes know this one by.
    pub(crate) node: String,
    pub(crate) store: Keeper,
    pub(crate) config: Config,
    pub(crate) bots: BotPool,
    pub(crate) metrics: Metrics,
    /// How much each guest may say.
    pub(crate) talk: Buckets,
    pub(crate) calls: Caller,
    /// Tables whose bots think, by host and by address.
    pub(crate) bot_tables: Arc<Places>,
    pub(crate) bot_tables_of_address: Arc<Places>,
}

/// The store, which has nothing to say for itself in a debug print.
#[derive(Clone)]
pub(crate) struct Keeper(pub(crate) Arc<dyn Store>);

impl std::fmt::Debug for Keeper {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Store")
    }
}

impl std::ops::Deref for Keeper {
    type Target = dyn Store;
    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// Number of a connection, unique on this node.
pub(crate) type ConnectionId = u64;

/// What an actor is asked.
#[derive(Debug)]
pub(crate) enum Request {
    Summary {
        guest: GuestId,
        reply: Reply<MatchSummary>,
    },
    Invitations {
        guest: GuestId,
        reply: Reply<Invitations>,
    },
    /// What a link is for; anybody may ask who has it.
    Offer {
        guest: Option<GuestId>,
        token: String,
        reply: Reply<Offer>,
    },
    Join {
        guest: GuestRow,
        token: String,
        reply: Reply<MatchSummary>,
    },
    Replace {
        guest: GuestId,
        seat: u8,
        with: ReplaceSeat,
        reply: Reply<MatchSummary>,
    },
    Replay {
        guest: GuestId,
        at: Option<u64>,
        reply: Reply<ReplayView>,
    },
    Glance {
        guest: GuestId,
        reply: Reply<Glance>,
    },
    Record {
        guest: GuestId,
        reply: Reply<String>,
    },
    /// The match looked at again: the version of its rules, and the work itself.
    Analyse {
        guest: GuestId,
        plan: Plan,
        reply: Reply<(u16, Box<dyn Analysing>)>,
    },
    Branch {
        guest: GuestRow,
        request: BranchMatch,
        reply: Reply<MatchSummary>,
    },
    Rematch {
        guest: GuestRow,
        reply: Reply<MatchSummary>,
    },
    /// Somebody's browser listens from now on.
    Connect(Newcomer),
    /// It said something.
    Say {
        connection: ConnectionId,
        message: ClientMessage,
    },
    /// It does not listen any more.
    Leave {
        connection: ConnectionId,
    },
    /// Whoever listens as this guest must say anew who they are.
    Dismiss {
        guest: GuestId,
    },
    /// A bot has decided, or has failed to.
    Thought {
        seat: Seat,
        attempt: Attempt,
        outcome: Result<Value, Failure>,
        /// How long it thought.
        took: Duration,
    },
    /// Hints have become better.
    Hinted {
        about: About,
        hints: Vec<Hint>,
        /// Whether it was for the last time.
        is_last: bool,
    },
    /// See whether somebody must be called.
    Call(Waiting),
    /// Another node has changed the match, or who is connected to it.
    Reload,
    /// The node's lease was renewed: see who is connected to others.
    Renew,
    /// See whether a bot is to move.
    Wake,
    /// The same, as if somebody had just been here.
    TakeUp,
    /// Finish what is under way, and end.
    Stop,
}

/// A browser that begins to listen.
#[derive(Debug)]
pub(crate) struct Newcomer {
    pub(crate) guest: GuestId,
    pub(crate) name: String,
    /// From where.
    pub(crate) address: String,
    /// The version it knows.
    pub(crate) since: Option<u64>,
    /// What is put here is sent to it; when nobody holds this any more, the
    /// connection is closed.
    pub(crate) outbox: Outbox,
    pub(crate) reply: Reply<ConnectionId>,
}

/// How one speaks to an actor.
#[derive(Debug, Clone)]
pub(crate) struct MatchHandle {
    inbox: mpsc::Sender<Request>,
    online: Arc<AtomicU8>,
}

/// Every live match of this node.
#[derive(Debug, Clone)]
pub(crate) struct Matches {
    world: Arc<World>,
    live: Live,
}

type Live = Arc<Mutex<HashMap<MatchId, MatchHandle>>>;

/// How many requests may wait for an actor.
const INBOX: usize = 64;

impl Matches {
    /// No live match yet.
    pub(crate) fn new(world: Arc<World>) -> Matches {
        Matches { world, live: Live::default() }
    }

    /// Ends every actor, once it has done what is under way.
    pub(crate) async fn close(&self) {
        self.tell_all(|| Request::Stop).await;
        while self.world.metrics.live_matches.load(Relaxed) > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Asks the actor of a match, which is started if need be.
    pub(crate) async fn ask<T>(
        &self,
        id: &MatchId,
        request: impl FnOnce(Reply<T>) -> Request,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        self.tell(id, request(reply)).await;
        answer.await.unwrap_or(Err(ApiError::Broken))
    }

    /// Tells the actor of a match, which is started if need be.
    pub(crate) async fn tell(&self, id: &MatchId, mut request: Request) {
        // An actor may end just when it is spoken to. Then there is another.
        loop {
            let handle = self.handle(id);
            match handle.inbox.send(request).await {
                Ok(()) => return,
                Err(mpsc::error::SendError(unheard)) => request = unheard,
            }
            self.forget(id, &handle);
        }
    }

    /// Tells the actor of a match, if there is one.
    pub(crate) async fn tell_live(&self, id: &MatchId, request: Request) {
        let handle = lock(&self.live).get(id).cloned();
        if let Some(handle) = handle {
            // If it has ended meanwhile, it has nothing to hear either.
            let _ = handle.inbox.send(request).await;
        }
    }

    /// Ends every connection of a guest to this node.
    pub(crate) async fn dismiss(&self, guest: &GuestId) {
        self.tell_all(|| Request::Dismiss { guest: guest.clone() }).await;
    }

    /// Tells every live actor.
    pub(crate) async fn tell_all(&self, request: impl Fn() -> Request) {
        for id in self.live() {
            self.tell_live(&id, request()).await;
        }
    }

    /// The ids of all live matches.
    pub(crate) fn live(&self) -> Vec<MatchId> {
        lock(&self.live).keys().cloned().collect()
    }

    /// The seats at which somebody is connected here, as bits.
    pub(crate) fn online(&self, id: &MatchId) -> u8 {
        lock(&self.live).get(id).map_or(0, |handle| handle.online.load(Relaxed))
    }

    /// Starts the actor of a match in which a bot is to move and a person waits for it.
    pub(crate) async fn take_up(&self, row: &MatchRow) {
        let owing = row.head.owing;
        let is_due = |(seat, row): (usize, &SeatRow)| {
            matches!(row.sitter, Sitter::Bot(_)) && owing & 1 << seat != 0
        };
        let has_person = row.seats.iter().any(|seat| seat.sitter == Sitter::Person);
        if has_person && row.seats.iter().enumerate().any(is_due) {
            self.tell(&row.id, Request::TakeUp).await;
        }
    }

    fn handle(&self, id: &MatchId) -> MatchHandle {
        let mut live = lock(&self.live);
        let start = || {
            let (inbox, requests) = mpsc::channel(INBOX);
            let handle = MatchHandle { inbox, online: Arc::default() };
            let (matches, own, id) = (self.clone(), handle.clone(), id.clone());
            tokio::spawn(actor::run(matches, own, id, requests));
            handle
        };
        live.entry(id.clone()).or_insert_with(start).clone()
    }

    /// Takes an actor that has ended off the list, unless another is there already.
    fn forget(&self, id: &MatchId, handle: &MatchHandle) {
        let mut live = lock(&self.live);
        if live.get(id).is_some_and(|other| other.inbox.same_channel(&handle.inbox)) {
            live.remove(id);
        }
    }
}

fn lock(live: &Live) -> MutexGuard<'_, HashMap<MatchId, MatchHandle>> {
    live.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    since.as_millis() as u64
}
