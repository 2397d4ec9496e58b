//! Over HTTP: one file for each resource, with a `router()` each, and how
//! requests are read.
pub(crate) mod analyses;
pub(crate) mod assets;
pub(crate) mod calls;
pub(crate) mod campaigns;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod lessons;
pub(crate) mod matches;
pub(crate) mod me;
pub(crate) mod replay;

use axum::{
    extract::{self, FromRequest, FromRequestParts, Path, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
    response::{IntoResponse, Response},
};
use serde::{Serialize, de::DeserializeOwned};
use skerry_store::{GuestRow, MatchId};

use crate::{App, error::ApiError, guard::client, identity::Session};

/// axum's `Json`, which refuses what it cannot read in our words.
#[derive(Debug)]
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        let read = axum::Json::<T>::from_request(request, app).await;
        read.map(|axum::Json(value)| Json(value)).map_err(|rejection| match rejection {
            JsonRejection::MissingJsonContentType(_) => ApiError::NotJson,
            other if other.status() == StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
            other => ApiError::Unreadable(other.body_text()),
        })
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

/// axum's `Query`, which refuses what it cannot read in our words.
#[derive(Debug)]
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let read = extract::Query::<T>::from_request_parts(parts, app).await;
        read.map(|extract::Query(value)| Query(value))
            .map_err(|rejection| ApiError::Unreadable(rejection.body_text()))
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

/// Whoever asks, known or not.
#[derive(Debug)]
pub(crate) struct Visitor(pub(crate) Option<GuestRow>);

impl FromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        match Guest::from_request_parts(parts, app).await {
            Ok(Guest(guest)) => Ok(Visitor(Some(guest))),
            Err(ApiError::NoGuest) => Ok(Visitor(None)),
            Err(other) => Err(other),
        }
    }
}

/// Whoever holds a session, and from where they ask.
#[derive(Debug)]
pub(crate) struct Visit {
    pub(crate) guest: GuestRow,
    /// What the store keeps of the session.
    pub(crate) session: String,
    pub(crate) address: String,
}

impl FromRequestParts<App> for Visit {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Guest(guest) = Guest::from_request_parts(parts, app).await?;
        let session = Session::of(&parts.headers).ok_or(ApiError::NoGuest)?.hash();
        let address = client(app, &parts.headers, &parts.extensions);
        Ok(Visit { guest, session, address })
    }
}

/// The match that an address names, and the seat if it names one.
#[derive(Debug)]
pub(crate) struct MatchPath {
    pub(crate) id: MatchId,
    pub(crate) seat: Option<u8>,
}

impl FromRequestParts<App> for MatchPath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let path = Path::<Vec<(String, String)>>::from_request_parts(parts, app).await;
        let Path(values) = path.map_err(|_| ApiError::NoSuchMatch)?;
        let value = |wanted: &str| values.iter().find(|(name, _)| name == wanted);
        let (_, id) = value("id").ok_or(ApiError::NoSuchMatch)?;
        if id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(ApiError::NoSuchMatch);
        }
        let seat = value("seat").map(|(_, seat)| seat.parse()).transpose();
        let seat = seat.map_err(|_| ApiError::NoSuchSeat)?;
        Ok(MatchPath { id: MatchId(id.clone()), seat })
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
