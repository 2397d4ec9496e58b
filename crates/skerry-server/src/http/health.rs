//! `/healthz` and `/metrics`: for whoever runs the server. What is counted is nobody
//! else's business, so it has a listener of its own.
use axum::{
    Router,
    extract::State,
    http::{StatusCode, header::CONTENT_TYPE},
    response::IntoResponse,
    routing::get,
};

use crate::App;

pub(crate) fn router() -> Router<App> {
    Router::new().route("/healthz", get(health))
}

pub(crate) fn metrics() -> Router<App> {
    Router::new().route("/metrics", get(counted))
}

async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.is_well().await {
        (StatusCode::OK, "well\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the store does not take anything\n")
    }
}

async fn counted(State(app): State<App>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics_text())
}
