//! Starts the server, routes its paths, and converts answers and refusals to HTTP responses.
//!
//! In: [`Settings`]. Out: responses, until `stop` is set. Invariants: the paths of the API are
//! [`ROUTES`] and `/api/start`.

use super::shared::Shared;
use super::work::answer;
use super::{connection, guard, link, page};
use crate::api::{self, Answer, Priority, ROUTES, Refusal, Route};
use crate::document::Document;
use crate::report::Kind;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;

/// Time between two checks of `stop`.
const POLL_TIME: Duration = Duration::from_millis(50);

/// Settings of the server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address to listen on; port 0 takes any free port.
    pub address: SocketAddr,
    /// The puzzle that the page opens first.
    pub puzzle: Option<Document>,
}

/// Serves until `stop` is set. Calls `on_start` with the address once the socket listens.
///
/// # Errors
/// If the address cannot be listened to; [`io::ErrorKind::InvalidInput`] if the puzzle is
/// too large for a page.
pub fn serve(
    settings: &Settings,
    stop: &AtomicBool,
    on_start: impl FnOnce(SocketAddr),
) -> io::Result<()> {
    // One thread suffices for the transport: work runs on threads of its own.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(listen(settings, stop, on_start))
}

async fn listen(
    settings: &Settings,
    stop: &AtomicBool,
    on_start: impl FnOnce(SocketAddr),
) -> io::Result<()> {
    let start = match &settings.puzzle {
        Some(puzzle) => api::board(puzzle)
            .map_err(|refusal| io::Error::new(io::ErrorKind::InvalidInput, refusal.to_string()))?,
        None => "null".to_owned(),
    };
    let listener = TcpListener::bind(settings.address).await?;
    let address = listener.local_addr()?;
    let shared = Arc::new(Shared::new(address, start));
    on_start(address);
    tokio::select! {
        () = connection::accept(listener, router(shared)) => {}
        () = wait_for_stop(stop) => {}
    }
    Ok(())
}

async fn wait_for_stop(stop: &AtomicBool) {
    while !stop.load(Ordering::Relaxed) {
        tokio::time::sleep(POLL_TIME).await;
    }
}

fn router(shared: Arc<Shared>) -> Router {
    let router = Router::new()
        .route("/", get(page::index))
        .route("/{file}", get(page::file))
        .route("/embed", get(link::embed))
        .route("/p", get(link::puzzle))
        .route("/api/start", get(start));
    let with = |router: Router<_>, folder: &&str| {
        router.route(&format!("/{folder}/{{file}}"), get(page::file))
    };
    let router = page::FOLDERS.iter().fold(router, with);
    #[cfg(feature = "print")]
    let router = router.route("/card.png", get(link::card));
    let with =
        |router: Router<_>, route: &'static Route| router.route(route.path, api_route(route));
    let router = ROUTES.iter().fold(router, with);
    router
        .fallback(not_found)
        .method_not_allowed_fallback(wrong_method)
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&shared), guard::guard))
        .with_state(shared)
}

/// A path of the API.
fn api_route(route: &'static Route) -> MethodRouter<Arc<Shared>> {
    let answer =
        move |State(shared): State<Arc<Shared>>, request: Request| answer(shared, route, request);
    if route.priority == Priority::None { get(answer) } else { post(answer) }
}

async fn start(State(shared): State<Arc<Shared>>) -> Answer {
    Answer { status: 200, text: shared.start.clone() }
}

/// The `Retry-After` header of busy responses.
const RETRY_SECONDS: HeaderValue = HeaderValue::from_static("1");

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let kind = [(header::CONTENT_TYPE, "application/json")];
        let mut response = (status, kind, self.text).into_response();
        if status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(header::RETRY_AFTER, RETRY_SECONDS);
        }
        response
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        Answer::from(self).into_response()
    }
}

async fn not_found() -> Refusal {
    Refusal::nothing_here()
}

async fn wrong_method() -> Refusal {
    Refusal::new(Kind::Method, "another method is expected; see /api/openapi.json")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_sent_away_is_told_when_to_come_back() {
        for (status, wait) in [(200, None), (422, None), (503, Some("1"))] {
            let answer = Answer { status, text: "{}".to_owned() }.into_response();
            let told = answer.headers().get(header::RETRY_AFTER);
            assert_eq!(told.map(|value| value.to_str().unwrap()), wait, "{status}");
        }
    }
}
