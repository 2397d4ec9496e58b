//! What every request passes: limits, protection against other sites, and the
//! headers that every answer carries.
use std::{
    net::{IpAddr, SocketAddr},
    time::Instant,
};

use axum::{
    body::{Body, to_bytes},
    extract::{ConnectInfo, Request, State},
    http::{
        Extensions, HeaderMap, HeaderName, HeaderValue, Method,
        header::{
            CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY,
            STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
        },
    },
    middleware::Next,
    response::{IntoResponse, Response},
};

use tokio::time;

use crate::{
    App,
    address::counted,
    app::{LARGEST_BODY, LARGEST_CAMPAIGN},
    error::ApiError,
    http::campaigns::IMPORT,
};

/// Everything comes from us; styles may be written inline, scripts may not.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

const PERMISSIONS: &str = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";

/// Browsers that were here once do not try http again.
const A_YEAR_OF_HTTPS: &str = "max-age=31536000";

const HEADERS: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (REFERRER_POLICY, "no-referrer"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
];

pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let is_api = path.starts_with("/api/");
    let mut response = match admit(&app, &request, is_api) {
        Ok(()) => match whole(&app, request).await {
            Ok(request) => next.run(request).await,
            Err(error) => error.into_response(),
        },
        Err(error) => error.into_response(),
    };
    let (status, ms) = (response.status().as_u16(), begun.elapsed().as_millis());
    tracing::debug!(%method, path, status, ms);
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config().is_https {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(A_YEAR_OF_HTTPS));
    }
    if is_api {
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

fn admit(app: &App, request: &Request, is_api: bool) -> Result<(), ApiError> {
    app.admit(&client(app, request.headers(), request.extensions()))?;
    if !is_api {
        return Ok(());
    }
    if !is_same_site(request.headers()) {
        return Err(ApiError::OtherSite);
    }
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD);
    // A form of another site cannot send JSON without asking us first.
    if !is_reading && !is_json(request.headers()) {
        return Err(ApiError::NotJson);
    }
    Ok(())
}

/// The request with all of its body, which must have come in time.
async fn whole(app: &App, request: Request) -> Result<Request, ApiError> {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(request);
    }
    let (parts, body) = request.into_parts();
    let most = if parts.uri.path() == IMPORT { LARGEST_CAMPAIGN } else { LARGEST_BODY };
    let read = time::timeout(app.config().body_time, to_bytes(body, most)).await;
    let bytes = read.map_err(|_| ApiError::TooSlow)?.map_err(|error| {
        let is_large = error.to_string().contains("length limit");
        if is_large { ApiError::TooLarge } else { ApiError::Unreadable(error.to_string()) }
    })?;
    Ok(Request::from_parts(parts, Body::from(bytes)))
}

/// Who asks: an address. Behind a proxy that is believed it is the one that the proxy saw.
pub(crate) fn client(app: &App, headers: &HeaderMap, extensions: &Extensions) -> String {
    let forwarded = headers.get_all("x-forwarded-for").into_iter().next_back();
    let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    let forwarded: Option<IpAddr> = forwarded.and_then(|address| address.trim().parse().ok());
    let direct = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let address = forwarded.filter(|_| direct.is_some_and(|peer| app.is_proxy(peer))).or(direct);
    address.map(counted).unwrap_or_default()
}

/// Whether the page that asks is one of ours. Programs that are no browsers
/// send no origin.
fn is_same_site(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    if text(HeaderName::from_static("sec-fetch-site")) == Some("cross-site") {
        return false;
    }
    let Some(origin) = text(ORIGIN) else { return true };
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text(HOST)
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
