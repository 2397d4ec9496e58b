//! `/healthz` and `/metrics`: for whoever runs the server.
use axum::{
    Router,
    extract::State,
    http::{StatusCode, header::CONTENT_TYPE},
    response::IntoResponse,
    routing::get,
};

use crate::App;

pub(crate) fn router() -> Router<App> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(metrics))
}

async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.store().is_well().await {
        (StatusCode::OK, "well\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics_text())
}
