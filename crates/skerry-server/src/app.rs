//! [`App`]: everything one node consists of, and [`app`]: its routes.
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering::Relaxed},
    time::Duration,
};

use axum::{Router, extract::DefaultBodyLimit, middleware};
use skerry_store::{GuestId, Store};
use tokio::sync::watch;

use crate::{
    Config,
    bots::BotPool,
    calls::Caller,
    error::ApiError,
    guard, http,
    limits::Buckets,
    matches::{Keeper, Matches, Request, World},
    metrics::Metrics,
    socket,
};

/// No request needs more.
const LARGEST_BODY: usize = 64 * 1024;

/// How long what is under way may take when the server ends.
const PATIENCE: Duration = Duration::from_secs(10);

/// One node: its store, its live matches, its limits. Cheap to clone.
#[derive(Debug, Clone)]
pub struct App {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    world: Arc<World>,
    matches: Matches,
    requests: Buckets,
    newcomers: Buckets,
    tables: Buckets,
    addresses: Buckets,
    sockets: Mutex<HashMap<GuestId, u32>>,
    closing: watch::Sender<bool>,
}

impl App {
    /// A node that keeps its matches in `store`.
    pub fn new(store: Arc<dyn Store>, config: Config) -> App {
        let limits = config.limits;
        let bots = BotPool::new(config.bot_threads);
        let store = Keeper(store);
        let calls = Caller::new(&config);
        let world = Arc::new(World {
            store,
            config,
            bots,
            metrics: Metrics::default(),
            talk: Buckets::new(limits.talk),
            calls,
        });
        let matches = Matches::new(Arc::clone(&world));
        App {
            inner: Arc::new(Inner {
                world,
                matches,
                requests: Buckets::new(limits.requests),
                newcomers: Buckets::new(limits.newcomers),
                tables: Buckets::new(limits.tables),
                addresses: Buckets::new(limits.addresses),
                sockets: Mutex::default(),
                closing: watch::Sender::new(false),
            }),
        }
    }

    /// Takes up the matches in which a bot was to move when the last process
    /// ended, and from now on hears what other nodes do. Returns when there is
    /// nothing left to hear because the node is closed.
    pub async fn attend(&self) {
        if let Err(error) = self.take_up().await {
            tracing::error!(%error, "cannot take up unfinished matches");
        }
        // The first node of a store makes the key by which push services know it.
        if let Err(error) = self.inner.world.push_key().await {
            tracing::error!(%error, "nobody can be called by push");
        }
        let mut closing = self.closing();
        loop {
            let heard = tokio::select! {
                heard = self.store().heard() => heard,
                () = is_true(&mut closing) => return,
            };
            let changed = heard.map_or_else(|| self.matches().live(), |id| vec![id]);
            for id in changed {
                self.matches().tell_live(&id, Request::Reload).await;
            }
        }
    }

    async fn take_up(&self) -> Result<(), ApiError> {
        for id in self.store().unfinished_with_bots().await? {
            if let Some(row) = self.store().load_match(&id).await? {
                self.matches().wake(&row).await;
            }
        }
        Ok(())
    }

    /// Closes every socket and finishes what is being stored.
    pub async fn close(&self) {
        self.inner.closing.send_replace(true);
        if tokio::time::timeout(PATIENCE, self.matches().close()).await.is_err() {
            tracing::warn!("some matches did not end in time; nothing confirmed is lost");
        }
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.inner.closing.subscribe()
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.inner.world.store
    }

    pub(crate) fn matches(&self) -> &Matches {
        &self.inner.matches
    }

    pub(crate) fn world(&self) -> &World {
        &self.inner.world
    }

    pub(crate) fn config(&self) -> &Config {
        &self.inner.world.config
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.inner.world.metrics
    }

    /// What is counted, as Prometheus reads it.
    pub(crate) fn metrics_text(&self) -> String {
        let lost = self.inner.world.bots.lost();
        self.metrics().bot_threads_lost.store(lost as i64, Relaxed);
        self.metrics().text()
    }

    /// One more request of a client.
    pub(crate) fn admit(&self, client: &str) -> Result<(), ApiError> {
        if self.inner.requests.take(client) { Ok(()) } else { Err(ApiError::TooFast) }
    }

    /// One more guest, or one more try at a recovery code.
    pub(crate) fn admit_newcomer(&self, client: &str) -> Result<(), ApiError> {
        if self.inner.newcomers.take(client) { Ok(()) } else { Err(ApiError::TooFast) }
    }

    /// One more table.
    pub(crate) fn admit_table(&self, guest: &GuestId) -> Result<(), ApiError> {
        if self.inner.tables.take(&guest.0) { Ok(()) } else { Err(ApiError::TooFast) }
    }

    /// One more address that is to be called.
    pub(crate) fn admit_address(&self, guest: &GuestId) -> Result<(), ApiError> {
        if self.inner.addresses.take(&guest.0) { Ok(()) } else { Err(ApiError::TooFast) }
    }

    /// One more socket of a guest.
    pub(crate) fn admit_socket(&self, guest: &GuestId) -> Result<SocketTicket, ApiError> {
        let mut sockets = self.inner.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(guest.clone()).or_default();
        if *open >= self.config().limits.sockets {
            return Err(ApiError::TooManyWindows);
        }
        *open += 1;
        self.metrics().connections.fetch_add(1, Relaxed);
        Ok(SocketTicket { app: self.clone(), guest: guest.clone() })
    }
}

/// Returns when it says yes.
pub(crate) async fn is_true(flag: &mut watch::Receiver<bool>) {
    // Without anybody to say yes, it is over too.
    let _ = flag.wait_for(|is_so| *is_so).await;
}

/// Stands for an open socket; given back when it is closed.
#[derive(Debug)]
pub(crate) struct SocketTicket {
    app: App,
    guest: GuestId,
}

impl Drop for SocketTicket {
    fn drop(&mut self) {
        let mut sockets = self.app.inner.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.guest) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.guest);
            }
        }
        self.app.metrics().connections.fetch_sub(1, Relaxed);
    }
}

/// The routes of a node. To be served with the clients' addresses
/// (`into_make_service_with_connect_info`).
pub fn app(app: App) -> Router {
    Router::new()
        .merge(http::me::router())
        .merge(http::games::router())
        .merge(http::matches::router())
        .merge(http::replay::router())
        .merge(http::calls::router())
        .merge(http::health::router())
        .merge(socket::router())
        .fallback_service(http::assets::router())
        .method_not_allowed_fallback(http::no_such_page)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
