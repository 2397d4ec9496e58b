//! Calls to who is not at the table: where they go, as their owner sees it.
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/me/calls`: where I am called when it is my turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Calls {
    /// The server's public key: with it a browser subscribes to its push service.
    pub key: String,
    /// My browsers, the oldest first.
    pub devices: Vec<Device>,
    /// An address of my own.
    pub webhook: Option<String>,
    /// Tables of which I do not want to hear.
    pub quiet: Vec<String>,
}

/// A browser that is called.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Device {
    /// Where its push service listens.
    pub endpoint: String,
    /// What I know it by.
    pub name: String,
    /// In milliseconds since 1970.
    #[ts(type = "number")]
    pub added_at: u64,
}

/// `POST /api/me/calls/push`: call this browser, too. As its `PushSubscription` says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct PushRequest {
    /// Where its push service listens: https, and on the public internet.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// What it shares with the server.
    pub auth: String,
    /// What to know it by: 1 to 40 characters.
    pub name: String,
}

/// `POST /api/me/calls/push/forget`: call this browser no more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct ForgetPush {
    /// Where its push service listens.
    pub endpoint: String,
}

/// `POST /api/me/calls/webhook`: post calls to this address, or to none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct WebhookRequest {
    /// https, and on the public internet.
    pub url: Option<String>,
}

/// The answer to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct WebhookMade {
    /// With which calls are signed; shown this once.
    pub secret: Option<String>,
    /// As it is now.
    pub calls: Calls,
}

/// `POST /api/matches/{id}/calls`: whether I want to hear of this table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct CallsOfMatch {
    /// Whether I do not.
    pub is_quiet: bool,
}
