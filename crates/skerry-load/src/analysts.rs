//! People who look at finished matches again while others play.
use std::{convert::Infallible, net::SocketAddr, sync::Arc, time::Duration};

use tokio::{sync::Barrier, task::JoinSet, time::sleep};

use crate::client::Client;

/// How often each asks how far it is.
const PATIENCE: Duration = Duration::from_millis(500);

/// So many, each with one match after the other. They begin when everybody sits, and end when
/// this is dropped.
#[derive(Debug)]
pub(crate) struct Analysts {
    _tasks: JoinSet<()>,
}

impl Analysts {
    pub(crate) fn start(
        count: usize,
        address: impl Fn(usize) -> SocketAddr,
        everybody_sits: &Arc<Barrier>,
    ) -> Analysts {
        let mut tasks = JoinSet::new();
        for number in 0..count {
            let (address, ready) = (address(number), Arc::clone(everybody_sits));
            tasks.spawn(async move {
                let Err(error) = analyse(address, &ready).await;
                eprintln!("an analysis failed: {error}");
            });
        }
        Analysts { _tasks: tasks }
    }
}

async fn analyse(address: SocketAddr, ready: &Barrier) -> Result<Infallible, String> {
    let mut client = Client::new(address);
    let played = client.play_to_the_end().await;
    ready.wait().await;
    played?;
    loop {
        while client.is_analysing().await? {
            sleep(PATIENCE).await;
        }
        client.play_to_the_end().await?;
    }
}
