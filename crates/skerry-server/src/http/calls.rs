//! `/api/me/calls`: where one is called when it is one's turn; and for which tables.
use axum::{
    Router,
    extract::State,
    routing::{get, post},
};
use skerry_calls::{AddressError, push::Subscriber};
use skerry_protocol::{
    Calls, CallsOfMatch, Device, ForgetPush, PushRequest, WebhookMade, WebhookRequest,
};
use skerry_store::{GuestId, PushRow, WebhookRow};

use super::{Guest, Json, MatchPath};
use crate::{
    App,
    calls::DEVICES,
    error::ApiError,
    identity::{hex, is_unseemly, random},
    matches::{Request, now},
};

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/api/me/calls", get(show))
        .route("/api/me/calls/push", post(add))
        .route("/api/me/calls/push/forget", post(forget))
        .route("/api/me/calls/webhook", post(set_webhook))
        .route("/api/matches/{id}/calls", post(set_quiet))
}

async fn shown(app: &App, guest: &GuestId) -> Result<Calls, ApiError> {
    let row = app.store().load_calls(guest).await?;
    let device = |push: PushRow| Device {
        endpoint: push.endpoint,
        name: push.device,
        added_at: push.added_at,
    };
    Ok(Calls {
        key: app.world().push_key().await?.public(),
        devices: row.pushes.into_iter().map(device).collect(),
        webhook: row.webhook.map(|webhook| webhook.url),
        quiet: row.quiet.into_iter().map(|id| id.0).collect(),
    })
}

async fn show(State(app): State<App>, Guest(guest): Guest) -> Result<Json<Calls>, ApiError> {
    shown(&app, &guest.id).await.map(Json)
}

/// Somewhere that a call may go.
async fn check(app: &App, guest: &GuestId, address: &str) -> Result<(), ApiError> {
    app.admit_address(guest)?;
    let checked = app.world().calls.poster.check(address).await;
    checked.map(drop).map_err(|error| match error {
        AddressError::NotHttps => ApiError::BadAddress,
        AddressError::Unknown => ApiError::NoSuchAddress,
        AddressError::NotPublic => ApiError::PrivateAddress,
    })
}

async fn add(
    State(app): State<App>,
    Guest(guest): Guest,
    Json(request): Json<PushRequest>,
) -> Result<Json<Calls>, ApiError> {
    let PushRequest { endpoint, p256dh, auth, name } = request;
    Subscriber::read(&p256dh, &auth).map_err(|_| ApiError::BadAddress)?;
    check(&app, &guest.id, &endpoint).await?;
    let device: String = name.chars().filter(|letter| !is_unseemly(*letter)).take(40).collect();
    let push = PushRow { endpoint, p256dh, auth, device, added_at: now() };
    app.store().add_push(&guest.id, &push, DEVICES).await?;
    shown(&app, &guest.id).await.map(Json)
}

async fn forget(
    State(app): State<App>,
    Guest(guest): Guest,
    Json(ForgetPush { endpoint }): Json<ForgetPush>,
) -> Result<Json<Calls>, ApiError> {
    app.store().forget_push(&guest.id, &endpoint).await?;
    shown(&app, &guest.id).await.map(Json)
}

async fn set_webhook(
    State(app): State<App>,
    Guest(guest): Guest,
    Json(WebhookRequest { url }): Json<WebhookRequest>,
) -> Result<Json<WebhookMade>, ApiError> {
    let mut webhook = None;
    if let Some(url) = url {
        check(&app, &guest.id, &url).await?;
        webhook = Some(WebhookRow { url, secret: hex(&random::<32>()) });
    }
    app.store().set_webhook(&guest.id, webhook.as_ref()).await?;
    let secret = webhook.map(|webhook| webhook.secret);
    Ok(Json(WebhookMade { secret, calls: shown(&app, &guest.id).await? }))
}

async fn set_quiet(
    State(app): State<App>,
    Guest(guest): Guest,
    path: MatchPath,
    Json(CallsOfMatch { is_quiet }): Json<CallsOfMatch>,
) -> Result<Json<Calls>, ApiError> {
    // For whom there is no such table, there is nothing to be heard of it either.
    let ask = |reply| Request::Summary { guest: guest.id.clone(), reply };
    app.matches().ask(&path.id, ask).await?;
    app.store().set_quiet(&guest.id, &path.id, is_quiet).await?;
    shown(&app, &guest.id).await.map(Json)
}
