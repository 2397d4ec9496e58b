//! [`App`]: everything one node consists of, and [`app`]: its routes.
use std::{
    net::IpAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use axum::{Router, extract::DefaultBodyLimit, middleware};
use skerry_store::{GuestId, News, Pruned, Store};
use tokio::{
    sync::watch,
    time::{self, MissedTickBehavior},
};

use crate::{
    Config,
    address::counted,
    analyses::Analyses,
    bots::BotPool,
    calls::Caller,
    campaigns::Outcomes,
    error::{ApiError, Brought},
    fair::Whose,
    guard, http,
    identity::{hex, random},
    limits::Buckets,
    matches::{Keeper, Matches, Request, World, now},
    metrics::Metrics,
    places::{Place, Places},
    socket,
};

/// No request needs more.
pub(crate) const LARGEST_BODY: usize = 64 * 1024;

/// But for a campaign that comes in a file: 24 games of four are about a quarter of this.
pub(crate) const LARGEST_CAMPAIGN: usize = 1024 * 1024;

/// How often what nobody needs is looked for.
const UPKEEP: Duration = Duration::from_secs(60 * 60);

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
    tables_of_address: Buckets,
    addresses: Buckets,
    connections: Arc<Places>,
    sockets: Arc<Places>,
    closing: watch::Sender<bool>,
    outcomes: Outcomes,
    analyses: Analyses,
    analyses_of_guest: Arc<Places>,
    analyses_of_address: Arc<Places>,
    found_well_at: tokio::sync::Mutex<Option<Instant>>,
}

impl App {
    /// A node that keeps its matches in `store`.
    pub fn new(store: Arc<dyn Store>, config: Config) -> App {
        let limits = config.limits;
        let bots = BotPool::new(config.bot_threads);
        let store = Keeper(store);
        let calls = Caller::new(&config);
        let world = Arc::new(World {
            node: hex(&random::<8>()),
            store,
            config,
            bots,
            metrics: Metrics::default(),
            talk: Buckets::new(limits.talk),
            calls,
            bot_tables: Places::new(limits.bot_tables),
            bot_tables_of_address: Places::new(limits.bot_tables_of_address),
        });
        let matches = Matches::new(Arc::clone(&world));
        App {
            inner: Arc::new(Inner {
                world,
                matches,
                requests: Buckets::new(limits.requests),
                newcomers: Buckets::new(limits.newcomers),
                tables: Buckets::new(limits.tables),
                tables_of_address: Buckets::new(limits.tables_of_address),
                addresses: Buckets::new(limits.addresses),
                connections: Places::new(limits.connections),
                sockets: Places::new(limits.sockets),
                closing: watch::Sender::new(false),
                outcomes: Outcomes::default(),
                analyses: Analyses::default(),
                analyses_of_guest: Places::new(limits.analyses),
                analyses_of_address: Places::new(limits.analyses_of_address),
                found_well_at: tokio::sync::Mutex::default(),
            }),
        }
    }

    /// Takes up the matches of people in which a bot was to move when the last
    /// process ended, and from now on hears what other nodes do. Returns when there is
    /// nothing left to hear because the node is closed.
    pub async fn attend(&self) {
        self.renew_lease().await;
        if let Err(error) = self.take_up().await {
            tracing::error!(%error, "cannot take up unfinished matches");
        }
        // The first node of a store makes the key by which push services know it.
        if let Err(error) = self.inner.world.push_key().await {
            tracing::error!(%error, "nobody can be called by push");
        }
        let mut closing = self.closing();
        let mut renewal = time::interval(self.config().lease / 3);
        renewal.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut upkeep = time::interval(UPKEEP);
        loop {
            let heard = tokio::select! {
                heard = self.store().heard() => heard,
                _ = upkeep.tick() => {
                    self.prune().await;
                    continue;
                }
                _ = renewal.tick() => {
                    self.renew_lease().await;
                    continue;
                }
                () = is_true(&mut closing) => return,
            };
            match heard {
                News::Match(id) => self.matches().tell_live(&id, Request::Reload).await,
                News::Guest(guest) => self.matches().dismiss(&guest).await,
                // Sockets find out by themselves whether their guest is still who they were.
                News::Anything => self.matches().tell_all(|| Request::Reload).await,
            }
        }
    }

    /// Tells the other nodes that this one is there, and each table to look who is.
    async fn renew_lease(&self) {
        if let Err(error) = self.inner.world.lease().await {
            tracing::error!(%error, "other nodes do not know who is connected here");
        }
        self.matches().tell_all(|| Request::Renew).await;
    }

    /// Removes what nobody needs, but for tables that are loaded here.
    async fn prune(&self) {
        let stale = self.config().keep.stale_at(now());
        match self.store().prune(&stale, &self.matches().live(), false).await {
            Ok(Pruned { unbegun: 0, guests: 0, finished: 0 }) => {}
            Ok(Pruned { unbegun, guests, finished }) => {
                tracing::info!(unbegun, guests, finished, "removed what nobody needs");
            }
            Err(error) => tracing::error!(%error, "cannot remove what nobody needs"),
        }
    }

    /// Whether the store can be written; a good answer holds for a moment.
    pub(crate) async fn is_well(&self) -> bool {
        let mut found_at = self.inner.found_well_at.lock().await;
        let holds = self.config().health_holds;
        if found_at.is_some_and(|at| at.elapsed() < holds) {
            return true;
        }
        let is_well = self.store().is_well().await;
        *found_at = is_well.then(Instant::now);
        is_well
    }

    async fn take_up(&self) -> Result<(), ApiError> {
        for id in self.store().unfinished_with_bots().await? {
            if let Some(row) = self.store().load_match(&id).await? {
                self.matches().take_up(&row).await;
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

    pub(crate) fn outcomes(&self) -> &Outcomes {
        &self.inner.outcomes
    }

    pub(crate) fn analyses(&self) -> &Analyses {
        &self.inner.analyses
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
        let bots = &self.inner.world.bots;
        self.metrics().bot_threads_lost.store(bots.lost() as i64, Relaxed);
        self.metrics().bot_wait_micros.store(bots.waited().as_micros() as u64, Relaxed);
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

    /// One more table of a guest, and of an address.
    pub(crate) async fn admit_table(&self, guest: &GuestId, address: &str) -> Result<(), ApiError> {
        if !self.inner.tables.take(&guest.0) || !self.inner.tables_of_address.take(address) {
            return Err(ApiError::TooFast);
        }
        let most = u64::from(self.config().limits.unbegun);
        let has_room = self.store().unbegun_of(guest).await? < most;
        if has_room { Ok(()) } else { Err(ApiError::TooManyTables) }
    }

    /// One more match of a guest that comes as a record.
    pub(crate) async fn admit_record(
        &self,
        guest: &GuestId,
        address: &str,
    ) -> Result<(), ApiError> {
        self.admit_table(guest, address).await?;
        let most = u64::from(self.config().limits.imported);
        let has_room = self.store().imported_of(guest).await? < most;
        if has_room { Ok(()) } else { Err(Brought::TooMany.into()) }
    }

    /// One more analysis of an address, and of a guest, at the same time.
    pub(crate) fn take_analysis(&self, [address, guest]: &Whose) -> Result<[Place; 2], ApiError> {
        let of_guest = self.inner.analyses_of_guest.take(guest).ok_or(ApiError::TooFast)?;
        let of_address = self.inner.analyses_of_address.take(address).ok_or(ApiError::TooFast)?;
        Ok([of_guest, of_address])
    }

    /// One more address that is to be called.
    pub(crate) fn admit_address(&self, guest: &GuestId) -> Result<(), ApiError> {
        if self.inner.addresses.take(&guest.0) { Ok(()) } else { Err(ApiError::TooFast) }
    }

    /// Whether the other end is a proxy that may say who the client is.
    pub(crate) fn is_proxy(&self, peer: IpAddr) -> bool {
        let config = self.config();
        config.is_https && config.proxies.iter().any(|proxy| proxy.contains(peer))
    }

    /// One more connection. Those of proxies are not counted.
    pub(crate) fn admit_connection(&self, peer: IpAddr) -> Result<Option<Place>, ApiError> {
        if self.is_proxy(peer) {
            return Ok(None);
        }
        let place = self.inner.connections.take(&counted(peer));
        place.map(Some).ok_or(ApiError::TooManyWindows)
    }

    /// One more socket of a guest.
    pub(crate) fn admit_socket(&self, guest: &GuestId) -> Result<SocketTicket, ApiError> {
        let place = self.inner.sockets.take(&guest.0).ok_or(ApiError::TooManyWindows)?;
        self.metrics().connections.fetch_add(1, Relaxed);
        Ok(SocketTicket { app: self.clone(), _place: place })
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
    _place: Place,
}

impl Drop for SocketTicket {
    fn drop(&mut self) {
        self.app.metrics().connections.fetch_sub(1, Relaxed);
    }
}

/// The routes of a node. To be served with the clients' addresses, as
/// [`listen`](crate::listen) does.
pub fn app(app: App) -> Router {
    let metrics =
        if app.config().has_open_metrics { http::health::metrics() } else { Router::new() };
    Router::new()
        .merge(metrics)
        .merge(http::me::router())
        .merge(http::games::router())
        .merge(http::lessons::router())
        .merge(http::matches::router())
        .merge(http::replay::router())
        .merge(http::analyses::router())
        .merge(http::calls::router())
        .merge(http::campaigns::router())
        .merge(http::health::router())
        .merge(socket::router())
        .fallback_service(http::assets::router())
        .method_not_allowed_fallback(http::no_such_page)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
