//! Calls to people who are not at the table when it is their turn. A call never holds up
//! a table: it is made later, beside it, and dropped when there are too many.
use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use futures_util::future::join_all;
use serde_json::json;
use skerry_calls::{Address, Outcome, Post, Poster, push, webhook};
use skerry_store::{GuestId, MatchId, PushRow, StoreError, WebhookRow};
use tokio::{
    sync::{OnceCell, Semaphore},
    time::sleep,
};

use crate::{
    Config,
    error::ApiError,
    identity::hash,
    limits::Buckets,
    matches::{World, now},
};

/// Calls that are under way at the same time.
const MOST: usize = 64;

/// Devices of one guest.
pub(crate) const DEVICES: u32 = 10;

/// The server's key, as the store knows it.
const KEY: &str = "vapid";

/// Somebody is to be told that it is their turn.
#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) guest: GuestId,
    pub(crate) id: MatchId,
    pub(crate) game: String,
    pub(crate) seat: u8,
}

/// What calls are made with.
#[derive(Debug)]
pub(crate) struct Caller {
    pub(crate) poster: Poster,
    contact: Option<String>,
    retry: Duration,
    key: OnceCell<push::ServerKey>,
    lines: Arc<Semaphore>,
    /// How often each guest is called.
    rate: Buckets,
}

impl Caller {
    pub(crate) fn new(config: &Config) -> Caller {
        Caller {
            poster: config.calls.poster,
            contact: config.calls.contact.clone(),
            retry: config.calls.retry,
            key: OnceCell::new(),
            lines: Arc::new(Semaphore::new(MOST)),
            rate: Buckets::new(config.limits.calls),
        }
    }
}

impl World {
    /// The server's own key, made when the first node of a store starts.
    pub(crate) async fn push_key(&self) -> Result<&push::ServerKey, ApiError> {
        let made = || async {
            let kept = self.store.keep_secret(KEY, &push::ServerKey::make()).await?;
            push::ServerKey::read(&kept).map_err(|_| ApiError::Broken)
        };
        self.calls.key.get_or_try_init(made).await
    }
}

/// Calls somebody, some time soon.
pub(crate) fn call(world: &Arc<World>, call: Call) {
    let line = Arc::clone(&world.calls.lines).try_acquire_owned();
    let (Ok(line), true) = (line, world.calls.rate.take(&call.guest.0)) else {
        world.metrics.calls_dropped.fetch_add(1, Relaxed);
        return;
    };
    let world = Arc::clone(world);
    tokio::spawn(async move {
        if let Err(error) = deliver(&world, &call).await {
            tracing::warn!(%error, "a call was not made");
        }
        drop(line);
    });
}

async fn deliver(world: &World, call: &Call) -> Result<(), ApiError> {
    let calls = world.store.load_calls(&call.guest).await?;
    if calls.quiet.contains(&call.id) {
        return Ok(());
    }
    join_all(calls.pushes.iter().map(|push| to_browser(world, call, push))).await;
    if let Some(webhook) = &calls.webhook {
        to_webhook(world, call, webhook).await?;
    }
    Ok(())
}

/// The browser is told which table, and nothing of what lies on it.
async fn to_browser(world: &World, call: &Call, row: &PushRow) {
    let forget = async || forgotten(world.store.forget_push(&call.guest, &row.endpoint).await);
    let message = json!({ "match": call.id.0, "game": call.game }).to_string();
    let address = Address::read(&row.endpoint, world.calls.poster.reach);
    let subscriber = push::Subscriber::read(&row.p256dh, &row.auth);
    let (Ok(address), Ok(subscriber)) = (address, subscriber) else { return forget().await };
    let Ok(key) = world.push_key().await else { return };
    let topic = &hash(&call.id.0)[..32];
    let contact = world.calls.contact.as_deref();
    let to = (&address, &subscriber);
    let Ok(post) = push::post(key, contact, to, (topic, message.as_bytes()), now() / 1000) else {
        return forget().await;
    };
    if send(world, &address, &post).await == Outcome::Gone {
        forget().await;
    }
}

async fn to_webhook(world: &World, call: &Call, row: &WebhookRow) -> Result<(), ApiError> {
    let Ok(address) = Address::read(&row.url, world.calls.poster.reach) else { return Ok(()) };
    let said = json!({
        "event": "your_turn",
        "match": call.id.0,
        "game": call.game,
        "seat": call.seat,
        "path": format!("/table/{}", call.id.0),
    });
    let post = webhook::post(&row.secret, &said.to_string(), now() / 1000);
    if send(world, &address, &post).await == Outcome::Gone {
        // Unless it has been replaced meanwhile.
        let calls = world.store.load_calls(&call.guest).await?;
        if calls.webhook.as_ref() == Some(row) {
            forgotten(world.store.set_webhook(&call.guest, None).await);
        }
    }
    Ok(())
}

fn forgotten(done: Result<(), StoreError>) {
    if let Err(error) = done {
        tracing::warn!(%error, "an address that is gone is still kept");
    }
}

/// Sends, and once more after a while if it may help.
async fn send(world: &World, address: &Address, post: &Post) -> Outcome {
    let poster = &world.calls.poster;
    let mut outcome = poster.post(address, post).await;
    if outcome == Outcome::Later {
        sleep(world.calls.retry).await;
        outcome = poster.post(address, post).await;
    }
    let counter = match outcome {
        Outcome::Taken => &world.metrics.calls,
        Outcome::Gone | Outcome::Later | Outcome::Refused => &world.metrics.calls_failed,
    };
    counter.fetch_add(1, Relaxed);
    outcome
}
