//! The server: which address answers what.
//!
//! In: [`Settings`]. Out: responses until told to stop. Holds: every path stands in
//! `router` and in `openapi.json`.

use super::reply::{Answer, Question, Refusal, as_json};
use super::work::{Turns, answer};
use super::{board, connection, guard, keep, make, page, play, solving};
use crate::document::Document;
use crate::format::MAX_BYTES;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// Most bytes of a request with a puzzle that the page knows already.
const MAX_PUZZLE_BYTES: usize = 4 << 20;
/// How often it is looked whether to stop.
const PULSE: Duration = Duration::from_millis(50);

/// How to serve.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen; port 0 takes any free one.
    pub address: SocketAddr,
    /// The puzzle that the page begins with.
    pub puzzle: Option<Document>,
}

/// What every request may look at.
pub(super) struct Shared {
    pub address: SocketAddr,
    pub turns: Turns,
    /// The board that the page begins with, as JSON; `null` if there is none.
    start: String,
}

/// Serves until `stop` is raised. `started` learns the address.
///
/// # Errors
/// If the address cannot be listened to; [`io::ErrorKind::InvalidInput`] if the puzzle is
/// too large for a page.
pub fn serve(
    settings: &Settings,
    stop: &AtomicBool,
    started: impl FnOnce(SocketAddr),
) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let end = runtime.block_on(listen(settings, stop, started));
    // Work whose askers are gone has been told to stop; nobody waits for it.
    runtime.shutdown_timeout(Duration::from_secs(1));
    end
}

async fn listen(
    settings: &Settings,
    stop: &AtomicBool,
    started: impl FnOnce(SocketAddr),
) -> io::Result<()> {
    let start = match &settings.puzzle {
        Some(puzzle) => board::Board::of(puzzle)
            .and_then(|board| super::reply::json(&board))
            .map_err(|refusal| io::Error::new(io::ErrorKind::InvalidInput, refusal.to_string()))?,
        None => "null".to_owned(),
    };
    let listener = TcpListener::bind(settings.address).await?;
    let address = listener.local_addr()?;
    let shared = Arc::new(Shared { address, turns: Turns::new(), start });
    started(address);
    tokio::select! {
        () = connection::accept(listener, router(shared)) => {}
        () = raised(stop) => {}
    }
    Ok(())
}

async fn raised(stop: &AtomicBool) {
    while !stop.load(Ordering::Relaxed) {
        tokio::time::sleep(PULSE).await;
    }
}

pub(super) fn router(shared: Arc<Shared>) -> Router {
    let known = MAX_PUZZLE_BYTES;
    let (quick, helping) = (Turns::quick, Turns::helping);
    Router::new()
        .route("/api/openapi.json", get(page::openapi))
        .route("/api/formats", get(formats))
        .route("/api/start", get(start))
        .route("/api/board", asked(MAX_BYTES, quick, keep::board))
        .route("/api/write", asked(known, quick, keep::written))
        .route("/api/svg", asked(known, quick, keep::svg))
        .route("/api/clues", asked(known, quick, make::clues))
        .route("/api/generate", asked(known, quick, make::generate))
        .route("/api/image", asked(MAX_BYTES, helping, make::image))
        .route("/api/judge", asked(known, quick, play::judge))
        .route("/api/check", asked(known, helping, play::check))
        .route("/api/hint", asked(known, helping, play::hint))
        .route(
            "/api/solve",
            post(move |State(shared): State<Arc<Shared>>, request: Request| {
                solving::solve(shared, known, request)
            }),
        )
        .route("/", get(page::index))
        .route("/{file}", get(page::file))
        .fallback(nowhere)
        .method_not_allowed_fallback(no_method)
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&shared), guard::guard))
        .with_state(shared)
}

/// A path whose requests bring at most `limit` bytes, wait for `turn` and are answered by `work`.
fn asked(
    limit: usize,
    turn: fn(&Turns) -> &Arc<Semaphore>,
    work: fn(&Question) -> Answer,
) -> MethodRouter<Arc<Shared>> {
    post(move |State(shared): State<Arc<Shared>>, request: Request| {
        answer(shared, limit, request, turn, work)
    })
}

async fn formats() -> Response {
    keep::formats().map_or_else(IntoResponse::into_response, |text| as_json(StatusCode::OK, text))
}

async fn start(State(shared): State<Arc<Shared>>) -> Response {
    as_json(StatusCode::OK, shared.start.clone())
}

async fn nowhere() -> Refusal {
    Refusal::new(StatusCode::NOT_FOUND, "there is nothing here")
}

async fn no_method() -> Refusal {
    Refusal::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "another method is expected; see /api/openapi.json",
    )
}
