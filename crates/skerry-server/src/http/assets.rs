//! The web app, built into the program. Whatever is no file of it is a page
//! of the web app, which finds its own way from `index.html`.
use axum::{
    Router,
    http::{
        HeaderValue, Method, StatusCode, Uri,
        header::{CACHE_CONTROL, CONTENT_TYPE},
    },
    response::{Html, IntoResponse, Response},
};
use rust_embed::RustEmbed;
use tower_http::compression::CompressionLayer;

use crate::error::ApiError;

/// What `web/` was built to; read from there while developing.
#[derive(Debug, RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct WebApp;

/// Shown when the web app was not built.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <title>Skerry</title><p>The server runs, but the web app has not been built. \
    Stop it and start it with <code>cargo xtask play</code>, which builds both.</p></html>\n";

pub(crate) fn router() -> Router {
    Router::new().fallback(file).layer(CompressionLayer::new())
}

async fn file(method: Method, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return ApiError::NoSuchPage.into_response();
    }
    if let Some(file) = WebApp::get(path) {
        return served(path, file);
    }
    if path.starts_with("assets/") {
        return ApiError::NoSuchPage.into_response();
    }
    match WebApp::get("index.html") {
        Some(file) => served("index.html", file),
        None => (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response(),
    }
}

fn served(path: &str, file: rust_embed::EmbeddedFile) -> Response {
    // The names of these files change with what is in them.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let kind = HeaderValue::from_str(file.metadata.mimetype());
    let kind = kind.unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, HeaderValue::from_static(cache))];
    (headers, file.data.into_owned()).into_response()
}
