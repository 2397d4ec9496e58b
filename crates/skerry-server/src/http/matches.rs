//! `/api/matches`: tables, their seats and invitations.
use axum::{
    Router,
    extract::State,
    routing::{get, post},
};
use skerry_protocol::{
    BranchMatch, ImportRecord, Invitations, JoinRequest, MatchSummary, NewMatch, Offer, ReplaceSeat,
};
use skerry_store::MatchId;

use super::{Guest, Json, MatchPath, Visit, Visitor};
use crate::{
    App,
    error::ApiError,
    identity::new_id,
    imports,
    matches::{Request, Role, opening, summary},
};

/// As many of one's own matches as a list shows.
const MOST: u32 = 100;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/api/matches", get(list).post(open))
        .route("/api/matches/import", post(import))
        .route("/api/matches/{id}", get(show))
        .route("/api/matches/{id}/invitations", get(invitations))
        .route("/api/matches/{id}/offer", post(offer))
        .route("/api/matches/{id}/join", post(join))
        .route("/api/matches/{id}/seats/{seat}", post(replace))
        .route("/api/matches/{id}/rematch", post(rematch))
        .route("/api/matches/{id}/branch", post(branch))
}

async fn open(
    State(app): State<App>,
    Visit { guest: host, address, .. }: Visit,
    Json(request): Json<NewMatch>,
) -> Result<Json<MatchSummary>, ApiError> {
    app.admit_table(&host.id, &address).await?;
    let row = opening(MatchId(new_id()), &request, &host, app.config().fate)?;
    app.store().add_match(&row, &[]).await?;
    Ok(Json(summary(&row, Role::of(&row, &host.id), 0)))
}

async fn import(
    State(app): State<App>,
    Visit { guest: host, address, .. }: Visit,
    Json(ImportRecord { record }): Json<ImportRecord>,
) -> Result<Json<MatchSummary>, ApiError> {
    app.admit_record(&host.id, &address).await?;
    let row = imports::imported(&app, record, &host).await?;
    Ok(Json(summary(&row, Role::of(&row, &host.id), 0)))
}

async fn list(
    State(app): State<App>,
    Guest(guest): Guest,
) -> Result<Json<Vec<MatchSummary>>, ApiError> {
    let rows = app.store().matches_of(&guest.id, MOST).await?;
    let shown = rows.iter().map(|row| {
        let role = Role::of(row, &guest.id);
        summary(row, role, app.matches().online(&row.id))
    });
    Ok(Json(shown.collect()))
}

async fn show(
    State(app): State<App>,
    Guest(guest): Guest,
    path: MatchPath,
) -> Result<Json<MatchSummary>, ApiError> {
    let ask = |reply| Request::Summary { guest: guest.id, reply };
    app.matches().ask(&path.id, ask).await.map(Json)
}

async fn invitations(
    State(app): State<App>,
    Guest(guest): Guest,
    path: MatchPath,
) -> Result<Json<Invitations>, ApiError> {
    let ask = |reply| Request::Invitations { guest: guest.id, reply };
    app.matches().ask(&path.id, ask).await.map(Json)
}

/// Who has only got a link is nobody yet, and shall see what it is for.
async fn offer(
    State(app): State<App>,
    Visitor(visitor): Visitor,
    path: MatchPath,
    Json(JoinRequest { token }): Json<JoinRequest>,
) -> Result<Json<Offer>, ApiError> {
    let guest = visitor.map(|guest| guest.id);
    let ask = |reply| Request::Offer { guest, token, reply };
    app.matches().ask(&path.id, ask).await.map(Json)
}

async fn join(
    State(app): State<App>,
    Guest(guest): Guest,
    path: MatchPath,
    Json(JoinRequest { token }): Json<JoinRequest>,
) -> Result<Json<MatchSummary>, ApiError> {
    let ask = |reply| Request::Join { guest, token, reply };
    app.matches().ask(&path.id, ask).await.map(Json)
}

async fn replace(
    State(app): State<App>,
    Guest(guest): Guest,
    path: MatchPath,
    Json(with): Json<ReplaceSeat>,
) -> Result<Json<MatchSummary>, ApiError> {
    let seat = path.seat.ok_or(ApiError::NoSuchSeat)?;
    let ask = |reply| Request::Replace { guest: guest.id, seat, with, reply };
    app.matches().ask(&path.id, ask).await.map(Json)
}

async fn rematch(
    State(app): State<App>,
    Guest(guest): Guest,
    path: MatchPath,
) -> Result<Json<MatchSummary>, ApiError> {
    let ask = |reply| Request::Rematch { guest, reply };
    app.matches().ask(&path.id, ask).await.map(Json)
}

async fn branch(
    State(app): State<App>,
    Visit { guest, address, .. }: Visit,
    path: MatchPath,
    Json(request): Json<BranchMatch>,
) -> Result<Json<MatchSummary>, ApiError> {
    app.admit_table(&guest.id, &address).await?;
    let ask = |reply| Request::Branch { guest, request, reply };
    app.matches().ask(&path.id, ask).await.map(Json)
}
