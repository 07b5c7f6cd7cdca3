//! How much goes on at once: requests wait their turn, or are told to come again.
//!
//! In: requests and what answers them. Out: responses. Holds: at most [`MAX_IN_FLIGHT`]
//! requests have a body in memory; at most [`MAX_WORK`] of each kind are worked on, so that
//! all of them together need about 3 GiB at the very most; what is quick does not wait for
//! what is not; work whose asker went away ends soon.

use super::reply::{Answer, Question, Refusal, as_json};
use super::server::Shared;
use crate::encode::EncodeOptions;
use crate::pipeline::Options;
use crate::sat::budget::Budget;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use tokio_stream::StreamExt;

/// Most requests that are read, wait or are worked on.
const MAX_IN_FLIGHT: usize = 32;
/// Most requests of a kind that are worked on.
const MAX_WORK: usize = 2;
/// Most seconds that a solve may take.
pub(super) const MAX_SECONDS: f64 = 600.0;
/// Seconds for whatever a player waits for: checks, hints.
const HELP_TIME: Duration = Duration::from_secs(20);
/// How long the body of a request may take to arrive.
const READ_TIME: Duration = Duration::from_secs(20);
/// How long a request waits for its turn.
const WAIT_TIME: Duration = Duration::from_secs(10);
/// Most literals of a formula: about 512 MiB.
const MAX_LITERALS: usize = 1 << 24;
/// A body that says it is longer than this is refused unread.
const MAX_DISCARDED: u64 = 64 << 20;

/// How many may do what.
pub(super) struct Turns {
    in_flight: Arc<Semaphore>,
    quick: Arc<Semaphore>,
    helping: Arc<Semaphore>,
    pub solving: Arc<Semaphore>,
}

impl Turns {
    pub fn new() -> Turns {
        let semaphore = |count| Arc::new(Semaphore::new(count));
        Turns {
            in_flight: semaphore(MAX_IN_FLIGHT),
            quick: semaphore(MAX_WORK),
            helping: semaphore(MAX_WORK),
            solving: semaphore(MAX_WORK),
        }
    }

    /// For what a page asks at every move.
    pub fn quick(&self) -> &Arc<Semaphore> {
        &self.quick
    }

    /// For what a player waits for.
    pub fn helping(&self) -> &Arc<Semaphore> {
        &self.helping
    }
}

/// Tells work to stop when whoever asked for it is gone.
pub(super) struct Asker(Arc<AtomicBool>);

impl Drop for Asker {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A request that has been read and whose turn it is.
pub(super) struct Admitted {
    pub body: Bytes,
    pub uri: Uri,
    /// Kept until the work has ended.
    pub permits: [OwnedSemaphorePermit; 2],
}

/// Reads a request of at most `limit` bytes and waits for its turn.
pub(super) async fn admit(
    shared: &Shared,
    turn: &Arc<Semaphore>,
    limit: usize,
    request: Request,
) -> Result<Admitted, Refusal> {
    let in_flight = Arc::clone(&shared.turns.in_flight);
    let uri = request.uri().clone();
    let Ok(first) = in_flight.try_acquire_owned() else {
        // Read all the same: who is still sending does not see an answer.
        let _ = read(request.into_body(), 0).await;
        return Err(Refusal::busy());
    };
    let body = read(request.into_body(), limit).await?;
    let second = timeout(WAIT_TIME, Arc::clone(turn).acquire_owned()).await;
    match second {
        Ok(Ok(second)) => Ok(Admitted { body, uri, permits: [first, second] }),
        _ => Err(Refusal::busy()),
    }
}

/// Reads a body to its end and keeps it if it has at most `limit` bytes.
async fn read(body: Body, limit: usize) -> Result<Bytes, Refusal> {
    let too_large =
        || Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, format!("more than {limit} bytes"));
    if body.size_hint().lower() > MAX_DISCARDED {
        return Err(too_large());
    }
    let mut parts = body.into_data_stream();
    let mut kept = Vec::new();
    let reading = async {
        while let Some(part) = parts.try_next().await? {
            if kept.len() <= limit {
                kept.extend_from_slice(&part);
            }
        }
        Ok::<_, axum::Error>(())
    };
    match timeout(READ_TIME, reading).await {
        Ok(Ok(())) if kept.len() <= limit => Ok(kept.into()),
        Ok(Ok(())) => Err(too_large()),
        Ok(Err(_)) => Err(Refusal::bad("the request breaks off")),
        Err(_) => Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, "the request is slow")),
    }
}

/// The options of work that ends after `time`, or when the asker goes away.
pub(super) fn bounded(time: Duration) -> (Options, Asker) {
    let stop = Arc::new(AtomicBool::new(false));
    let budget = Budget::of(time).or_stop(Arc::clone(&stop));
    let encode = EncodeOptions { literal_limit: MAX_LITERALS, ..EncodeOptions::default() };
    (Options { budget, encode, ..Options::default() }, Asker(stop))
}

/// Answers a request with `work`, on a thread of its own.
pub(super) async fn answer(
    shared: Arc<Shared>,
    limit: usize,
    request: Request,
    turn: fn(&Turns) -> &Arc<Semaphore>,
    work: fn(&Question) -> Answer,
) -> Response {
    let admitted = match admit(&shared, turn(&shared.turns), limit, request).await {
        Ok(admitted) => admitted,
        Err(refusal) => return refusal.into_response(),
    };
    let Admitted { body, uri, permits } = admitted;
    let (options, asker) = bounded(HELP_TIME);
    let answer = tokio::task::spawn_blocking(move || {
        let answer = work(&Question { body, uri, options });
        drop(permits);
        answer
    });
    let answer = answer.await;
    drop(asker);
    match answer {
        Ok(Ok(text)) => as_json(StatusCode::OK, text),
        Ok(Err(refusal)) => refusal.into_response(),
        Err(_) => Refusal::defect("the work broke off").into_response(),
    }
}
