//! `/api/me`: who one is. Nobody signs up; a name is enough.
use axum::{
    Router,
    extract::State,
    http::{Extensions, HeaderMap},
    response::{AppendHeaders, IntoResponse, Response},
    routing::{get, post},
};
use skerry_protocol::{Me, RecoverRequest, RenameRequest};
use skerry_store::{GuestId, GuestRow};

use super::{Guest, Json, cookie_header};
use crate::{
    App,
    error::ApiError,
    guard,
    identity::{Session, clean_name, new_guest_id, recovery_hash},
    matches::now,
};

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/api/me", get(me).post(rename))
        .route("/api/me/recover", post(recover))
        .route("/api/me/recovery", post(replace))
}

async fn me(
    State(app): State<App>,
    guest: Guest,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let session = Session::of(&headers).ok_or(ApiError::NoGuest)?;
    app.store().seen(&guest.0.id, now()).await?;
    let me = Json(shown(&guest.0, &session));
    if app.config().is_https && Session::is_old(&headers) {
        let forgotten = AppendHeaders([("set-cookie", Session::no_old_cookie())]);
        return Ok((cookie_header(&app, &session), forgotten, me).into_response());
    }
    Ok(me.into_response())
}

/// The code is known where the guest began; on other devices it was typed.
fn shown(guest: &GuestRow, session: &Session) -> Me {
    let code = session.recovery_code();
    let is_own = recovery_hash(&code) == guest.recovery;
    Me { name: guest.name.clone(), recovery_code: if is_own { code } else { String::new() } }
}

/// Whoever is here already gets another name; everybody else becomes a guest.
async fn rename(
    State(app): State<App>,
    headers: HeaderMap,
    extensions: Extensions,
    Json(request): Json<RenameRequest>,
) -> Result<Response, ApiError> {
    let name = clean_name(&request.name)?;
    if let Some(session) = Session::of(&headers)
        && let Some(guest) = app.store().guest_by_session(&session.hash()).await?
    {
        app.store().rename_guest(&guest.id, &name).await?;
        return Ok(Json(shown(&GuestRow { name, ..guest }, &session)).into_response());
    }
    app.admit_newcomer(&guard::client(&app, &headers, &extensions))?;
    let session = Session::new();
    let recovery = recovery_hash(&session.recovery_code());
    let guest = GuestRow { id: GuestId(new_guest_id()), name, recovery };
    app.store().add_guest(&guest, &session.hash()).await?;
    app.store().seen(&guest.id, now()).await?;
    Ok((cookie_header(&app, &session), Json(shown(&guest, &session))).into_response())
}

/// Lets a browser be who its owner was on another device.
async fn recover(
    State(app): State<App>,
    headers: HeaderMap,
    extensions: Extensions,
    Json(request): Json<RecoverRequest>,
) -> Result<Response, ApiError> {
    app.admit_newcomer(&guard::client(&app, &headers, &extensions))?;
    let recovery = recovery_hash(&request.recovery_code);
    let guest = app.store().guest_by_recovery(&recovery).await?.ok_or(ApiError::NoSuchCode)?;
    let session = Session::new();
    app.store().add_session(&guest.id, &session.hash()).await?;
    Ok((cookie_header(&app, &session), Json(shown(&guest, &session))).into_response())
}

/// Another recovery code, for when the old one may have been seen. It belongs
/// to a new session of this browser; every other session ends.
async fn replace(
    State(app): State<App>,
    Guest(guest): Guest,
    headers: HeaderMap,
    extensions: Extensions,
) -> Result<Response, ApiError> {
    app.admit_newcomer(&guard::client(&app, &headers, &extensions))?;
    let session = Session::new();
    let recovery = recovery_hash(&session.recovery_code());
    app.store().replace_recovery(&guest.id, &recovery, &session.hash()).await?;
    app.matches().dismiss(&guest.id).await;
    // Devices that are sent away are not called any more either; this one says so anew.
    for push in app.store().load_calls(&guest.id).await?.pushes {
        app.store().forget_push(&guest.id, &push.endpoint).await?;
    }
    let guest = GuestRow { recovery, ..guest };
    Ok((cookie_header(&app, &session), Json(shown(&guest, &session))).into_response())
}
