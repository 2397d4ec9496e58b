//! `/api/matches/{id}/replay`, `…/glance` and `…/record`: a match at any moment, as it
//! stands, and as text.
use axum::{Router, extract::State, routing::get};
use serde::Deserialize;
use skerry_protocol::{Glance, ReplayView};

use super::{Guest, Json, MatchPath, Query};
use crate::{App, error::ApiError, matches::Request};

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/api/matches/{id}/replay", get(replay))
        .route("/api/matches/{id}/glance", get(glance))
        .route("/api/matches/{id}/record", get(record))
}

/// Which moment; without it, the present.
#[derive(Debug, Deserialize)]
struct Moment {
    at: Option<u64>,
}

async fn replay(
    State(app): State<App>,
    Guest(guest): Guest,
    path: MatchPath,
    Query(Moment { at }): Query<Moment>,
) -> Result<Json<ReplayView>, ApiError> {
    let ask = |reply| Request::Replay { guest: guest.id, at, reply };
    app.matches().ask(&path.id, ask).await.map(Json)
}

async fn glance(
    State(app): State<App>,
    Guest(guest): Guest,
    path: MatchPath,
) -> Result<Json<Glance>, ApiError> {
    let ask = |reply| Request::Glance { guest: guest.id, reply };
    app.matches().ask(&path.id, ask).await.map(Json)
}

async fn record(
    State(app): State<App>,
    Guest(guest): Guest,
    path: MatchPath,
) -> Result<String, ApiError> {
    let ask = |reply| Request::Record { guest: guest.id, reply };
    app.matches().ask(&path.id, ask).await
}
