//! `/api/matches/{id}/analysis`: a finished match looked at again. `POST` begins it, `GET` says
//! how far it is, and what came out.
use axum::{Router, extract::State, routing::get};
use skerry_protocol::AnalysisState;

use super::{Guest, Json, MatchPath, Visit};
use crate::{App, error::ApiError};

pub(crate) fn router() -> Router<App> {
    Router::new().route("/api/matches/{id}/analysis", get(show).post(begin))
}

async fn show(
    State(app): State<App>,
    Guest(guest): Guest,
    path: MatchPath,
) -> Result<Json<AnalysisState>, ApiError> {
    app.analysis(&path.id, guest.id, None).await.map(Json)
}

async fn begin(
    State(app): State<App>,
    Visit { guest, address, .. }: Visit,
    path: MatchPath,
) -> Result<Json<AnalysisState>, ApiError> {
    let whose = [address, guest.id.0.clone()];
    app.analysis(&path.id, guest.id, Some(whose)).await.map(Json)
}
