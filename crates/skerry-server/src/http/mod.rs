//! Over HTTP: one file for each resource, with a `router()` each, and how
//! requests are read.
pub(crate) mod assets;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod matches;
pub(crate) mod me;
pub(crate) mod replay;

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Path, Query, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
};
use serde::de::DeserializeOwned;
use skerry_store::{GuestRow, MatchId};

use crate::{App, error::ApiError, identity::Session};

/// What is sent in a request, as JSON.
#[derive(Debug)]
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        let read = Json::<T>::from_request(request, app).await;
        read.map(|Json(sent)| Sent(sent)).map_err(|rejection| match rejection {
            JsonRejection::MissingJsonContentType(_) => ApiError::NotJson,
            other if other.status() == StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
            other => ApiError::Unreadable(other.body_text()),
        })
    }
}

/// What stands behind the question mark of an address.
#[derive(Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let read = Query::<T>::from_request_parts(parts, app).await;
        let read = read.map_err(|rejection| ApiError::Unreadable(rejection.body_text()));
        read.map(|Query(asked)| Asked(asked))
    }
}

/// Whoever holds a session.
#[derive(Debug)]
pub(crate) struct Guest(pub(crate) GuestRow);

impl FromRequestParts<App> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let session = Session::of(&parts.headers).ok_or(ApiError::NoGuest)?;
        let guest = app.store().guest_by_session(&session.hash()).await?;
        guest.map(Guest).ok_or(ApiError::NoGuest)
    }
}

/// The match that an address names, and the seat if it names one.
#[derive(Debug)]
pub(crate) struct Named {
    pub(crate) id: MatchId,
    pub(crate) seat: Option<u8>,
}

impl FromRequestParts<App> for Named {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let named = Path::<Vec<(String, String)>>::from_request_parts(parts, app).await;
        let Path(named) = named.map_err(|_| ApiError::NoSuchMatch)?;
        let value = |wanted: &str| named.iter().find(|(name, _)| name == wanted);
        let (_, id) = value("id").ok_or(ApiError::NoSuchMatch)?;
        if id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(ApiError::NoSuchMatch);
        }
        let seat = value("seat").map(|(_, seat)| seat.parse()).transpose();
        let seat = seat.map_err(|_| ApiError::NoSuchSeat)?;
        Ok(Named { id: MatchId(id.clone()), seat })
    }
}

/// For addresses at which there is nothing, or nothing of that kind.
pub(crate) async fn no_such_page() -> ApiError {
    ApiError::NoSuchPage
}

/// A new session of a guest, and the header that gives it to the browser.
pub(crate) fn cookie_header(app: &App, session: &Session) -> [(&'static str, String); 1] {
    [("set-cookie", session.cookie(app.config().is_https))]
}
