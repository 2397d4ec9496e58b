//! A node as browsers meet it: over real HTTP and real sockets.
mod analyses;
mod bots;
mod branching;
mod browser;
mod calls;
mod campaigns;
mod dice;
mod doors;
mod embedding;
mod faults;
mod fuzz;
mod hints;
mod identity;
mod imports;
mod lessons;
mod limits;
mod links;
mod nodes;
mod play;
mod replay;
mod seats;
mod secrecy;
mod slow;
mod table;
mod talk;
mod upkeep;

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use browser::Browser;
use skerry_bots::{BotSpec, Budget};
use skerry_server::{App, Config, HintPace, Levels, Limits, listen};
use skerry_store::{Store, testing::MemoryStore};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

/// A running node.
struct Node {
    address: SocketAddr,
    app: App,
    store: Arc<dyn Store>,
    attending: JoinHandle<()>,
    serving: JoinHandle<()>,
    end: oneshot::Sender<()>,
}

/// Bots that think by count and not by the clock, and no limits.
fn quick() -> Config {
    let search = |iterations| BotSpec::Mcts(Some(Budget::Iterations(iterations)));
    Config {
        limits: Limits::none(),
        hints: HintPace { slice: Budget::Iterations(20), slices: 3 },
        levels: Levels {
            easy: BotSpec::Greedy,
            medium: search(20),
            hard: search(60),
            expert: search(80),
        },
        bot_threads: 1,
        grace: Duration::ZERO,
        // Many a line here is not listened to just when its number is asked for.
        reveal_time: Duration::from_millis(100),
        has_open_metrics: true,
        health_holds: Duration::ZERO,
        ..Config::default()
    }
}

impl Node {
    async fn start() -> Node {
        Node::with(Arc::new(MemoryStore::new()), quick()).await
    }

    async fn with(store: Arc<dyn Store>, config: Config) -> Node {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let node = App::new(Arc::clone(&store), config);
        let (end, ended) = oneshot::channel::<()>();
        let end_of_it = async move { drop(ended.await) };
        let serving = tokio::spawn(listen(listener, node.clone(), end_of_it));
        let attending = tokio::spawn({
            let node = node.clone();
            async move { node.attend().await }
        });
        Node { address, app: node, store, attending, serving, end }
    }

    /// As on ctrl-c.
    async fn stop(self) {
        self.app.close().await;
        self.end.send(()).expect("it serves");
        self.serving.await.expect("it ends");
        self.attending.await.expect("it ends");
    }

    /// As when the machine loses power.
    fn kill(self) {
        self.serving.abort();
        self.attending.abort();
    }

    /// Somebody whom the node does not know.
    fn stranger(&self) -> Browser {
        Browser::new(self.address)
    }

    /// Somebody with a name.
    async fn guest(&self, name: &str) -> Browser {
        let mut browser = self.stranger();
        browser.post("/api/me", serde_json::json!({ "name": name })).await.good();
        browser
    }
}

/// What has not come by then never will, on however busy a machine.
const LONG: Duration = Duration::from_secs(60);

/// Waits until something is so.
async fn until<F: Future<Output = bool>>(mut is_so: impl FnMut() -> F) {
    let latest = Instant::now() + LONG;
    while Instant::now() < latest {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it did not come to that within a minute");
}
