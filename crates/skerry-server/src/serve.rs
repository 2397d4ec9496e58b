//! [`serve`]: a whole node, from opening its store to the last word on its
//! sockets.
use std::{
    io::{self, IsTerminal},
    net::SocketAddr,
    path::PathBuf,
    sync::Arc,
    thread::available_parallelism,
};

use skerry_store::{FileLock, Store, StoreError, Target, lock, open};
use tokio::{net::TcpListener, runtime::Builder};
use tracing_subscriber::EnvFilter;

use crate::{
    App, Config,
    http::health::metrics,
    listen,
    listen::{raise_descriptors, serve_connections},
};

/// Where to listen, where to keep matches, and the rest.
#[derive(Debug, Clone)]
pub struct ServeOptions {
    /// Address and port.
    pub listen: SocketAddr,
    /// A SQLite file, or the folder for it.
    pub data: Option<PathBuf>,
    /// `postgres://…`, if no file is given.
    pub database_url: Option<String>,
    /// Where `/metrics` is answered, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// The rest.
    pub config: Config,
}

/// Why a node cannot start; each is one sentence.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Somebody else listens there, or the address is not ours.
    #[error("cannot listen on {address}: {}; choose another with --listen", why(.error))]
    Listen {
        /// Where.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// No store.
    #[error("cannot keep matches in {target}: {error}; {advice}")]
    Store {
        /// Which store.
        target: String,
        /// What it says.
        error: String,
        /// What to do about it.
        advice: &'static str,
    },
    /// The system.
    #[error("cannot start: {0}")]
    Start(#[from] io::Error),
}

/// Serves until the process is asked to end. `ready` is told where.
///
/// # Errors
/// When the node cannot start.
pub fn serve(options: ServeOptions, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // A second server in the same process, as in tests, writes to the same log.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        .try_init();
    Builder::new_multi_thread()
        .worker_threads(workers())
        .enable_all()
        .build()?
        .block_on(run(options, ready))
}

/// One thread less than there are cores, since the database and the bots have their own. Each
/// more would wake others for tasks that are done before these have come.
fn workers() -> usize {
    available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}

async fn run(options: ServeOptions, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    raise_descriptors();
    let ServeOptions { listen: address, data, database_url, metrics, config } = options;
    let listener = bind(address).await?;
    let for_metrics = match metrics {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    let (store, _lock) = open_store(data, database_url).await?;
    let node = App::new(store, config);
    ready(listener.local_addr()?);
    let attending = tokio::spawn({
        let node = node.clone();
        async move { node.attend().await }
    });
    let closing = node.clone();
    let end = async move {
        asked_to_end().await;
        tracing::info!("ending: no new requests");
        // Sockets are closed first, or waiting for requests would never end.
        closing.close().await;
    };
    let counting = for_metrics.map(|listener| tokio::spawn(tell_counts(listener, node.clone())));
    listen(listener, node.clone(), end).await;
    if let Some(counting) = counting {
        counting.abort();
    }
    node.close().await;
    attending.abort();
    tracing::info!("ended");
    Ok(())
}

async fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    let listener = TcpListener::bind(address).await;
    listener.map_err(|error| ServeError::Listen { address, error })
}

/// What is counted, on a listener of its own.
async fn tell_counts(listener: TcpListener, node: App) {
    let router = metrics().with_state(node.clone());
    serve_connections(listener, node, router, std::future::pending()).await;
}

/// The store; and, if it is a file, that it is ours alone.
async fn open_store(
    data: Option<PathBuf>,
    url: Option<String>,
) -> Result<(Arc<dyn Store>, Option<FileLock>), ServeError> {
    let failed = |target: &str, error: StoreError, advice| ServeError::Store {
        target: target.to_owned(),
        error: match error {
            StoreError::Failed(reason) => reason,
            other @ StoreError::Conflict { .. } => other.to_string(),
        },
        advice,
    };
    let target = Target::choose(data.as_deref(), url.as_deref());
    let target = target.map_err(|error| failed("this database", error, "correct DATABASE_URL"))?;
    let advice = match target {
        Target::File(_) | Target::Memory => "choose another place with --data",
        Target::Postgres(_) => "check DATABASE_URL, and whether that server runs",
    };
    let refused = |error| failed(&target.to_string(), error, advice);
    let lock = lock(&target).map_err(refused)?;
    let store = open(&target).await.map_err(refused)?;
    tracing::info!(%target, "matches are kept");
    Ok((store, lock))
}

/// Returns on ctrl-c, or when the system asks the process to end.
async fn asked_to_end() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    if interrupted.await.is_err() {
        // Without signals the process is ended from outside, or not at all.
        std::future::pending::<()>().await;
    }
}

fn why(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => "another program uses this port".to_owned(),
        io::ErrorKind::PermissionDenied => "this port needs more rights".to_owned(),
        io::ErrorKind::AddrNotAvailable => "this machine has no such address".to_owned(),
        _ => error.to_string(),
    }
}
