//! Connections: how many an address may have, and how long each may take to
//! say what it wants. Nobody keeps one by saying nothing, or by saying it slowly.
use std::{
    net::SocketAddr,
    pin::pin,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use axum::{Router, body::Body, extract::ConnectInfo};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    time,
};
use tower_service::Service;

use crate::{App, app, app::is_true, places::Place, wire::Wire};

/// How long to wait when the system gives no more connections.
const PAUSE: Duration = Duration::from_millis(100);

/// How long requests that are under way may take when the server ends.
const PATIENCE: Duration = Duration::from_secs(10);

/// Serves a node until `end`, and finishes what is under way then.
pub async fn listen(listener: TcpListener, node: App, end: impl Future<Output = ()>) {
    let router = app(node.clone());
    serve_connections(listener, node, router, end).await;
}

pub(crate) async fn serve_connections(
    listener: TcpListener,
    node: App,
    router: Router,
    end: impl Future<Output = ()>,
) {
    let (ending, _) = watch::channel(false);
    let refusals = Refusals::default();
    let mut end = pin!(end);
    loop {
        let accepted = tokio::select! {
            biased;
            () = &mut end => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => match node.admit_connection(peer.ip()) {
                Ok(place) => {
                    let (node, router, ending) = (node.clone(), router.clone(), ending.subscribe());
                    tokio::spawn(serve_one(Caller { stream, peer, place }, node, router, ending));
                }
                Err(_) => refusals.note(&node, &format!("{} has too many", peer.ip())),
            },
            Err(error) => {
                refusals.note(&node, &error.to_string());
                time::sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    ending.send_replace(true);
    if time::timeout(PATIENCE, ending.closed()).await.is_err() {
        tracing::warn!("some requests did not end in time");
    }
}

/// Somebody who has just connected.
struct Caller {
    stream: TcpStream,
    peer: SocketAddr,
    place: Option<Place>,
}

async fn serve_one(caller: Caller, node: App, router: Router, mut ending: watch::Receiver<bool>) {
    let Caller { stream, peer, place } = caller;
    // A table says several small things in a row; none waits for another's receipt.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection may be slow");
    }
    let wire = Wire::new(stream);
    let pen = wire.pen();
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(pen.clone());
        router.clone().call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(node.config().header_time);
    let connection = http.serve_connection(TokioIo::new(wire), service).with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = is_true(&mut ending) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
    drop(place);
}

/// Connections that were refused, told of once in a while.
#[derive(Debug, Default)]
struct Refusals {
    untold: AtomicU64,
    told_at: Mutex<Option<Instant>>,
}

impl Refusals {
    /// The log must not be what fills the disk.
    const OFTEN: Duration = Duration::from_secs(10);

    fn note(&self, node: &App, why: &str) {
        node.metrics().connections_refused.fetch_add(1, Relaxed);
        self.untold.fetch_add(1, Relaxed);
        let mut told_at = self.told_at.lock().unwrap_or_else(PoisonError::into_inner);
        if told_at.is_none_or(|at| at.elapsed() >= Self::OFTEN) {
            *told_at = Some(Instant::now());
            let refused = self.untold.swap(0, Relaxed);
            tracing::warn!(refused, why, "connections are refused");
        }
    }
}

/// Lets the process have as many connections as the system allows; each is a descriptor.
pub(crate) fn raise_descriptors() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let raised = Rlimit { current: limit.maximum, ..limit };
        match setrlimit(Resource::Nofile, raised) {
            Ok(()) => tracing::debug!(descriptors = ?limit.maximum, "as many as the system allows"),
            Err(error) => {
                tracing::warn!(%error, descriptors = ?limit.current, "no more connections than that");
            }
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use rustix::process::{Resource, getrlimit};

    use super::*;

    #[test]
    fn a_node_has_as_many_descriptors_as_the_system_allows() {
        raise_descriptors();
        let limit = getrlimit(Resource::Nofile);
        assert_eq!(limit.current, limit.maximum);
    }
}
