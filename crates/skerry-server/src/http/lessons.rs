//! `/api/games/{game}/lessons/{name}`: what is said in a lesson, and a table for it.
use axum::{
    Router,
    extract::{Path, State},
    routing::get,
};
use skerry_protocol::{LessonScript, MatchSummary};

use super::{Json, Visit};
use crate::{
    App,
    error::ApiError,
    lessons,
    matches::{Role, summary},
};

pub(crate) fn router() -> Router<App> {
    Router::new().route("/api/games/{game}/lessons/{name}", get(show).post(open))
}

async fn show(Path((game, name)): Path<(String, String)>) -> Result<Json<LessonScript>, ApiError> {
    lessons::script(&game, &name).map(Json)
}

async fn open(
    State(app): State<App>,
    Visit { guest: host, address, .. }: Visit,
    Path((game, name)): Path<(String, String)>,
) -> Result<Json<MatchSummary>, ApiError> {
    app.admit_table(&host.id, &address).await?;
    let (row, entries) = lessons::opening((&game, &name), &host, app.config().fate)?;
    app.store().add_match(&row, &entries).await?;
    Ok(Json(summary(&row, Role::of(&row, &host.id), 0)))
}
