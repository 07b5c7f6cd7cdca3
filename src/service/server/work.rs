//! Handles API requests: reads the body, waits for a turn, runs the work, sends the response.
//!
//! In: requests. Out: responses. Invariants: each request runs on a thread of its own and keeps
//! its turn until the work has ended; if the client disconnects, the work is cancelled; progress
//! lines are sent at once.

use super::body::{StoredBody, read};
use super::fair_queues::{Ticket, is_long};
use super::places::{PlaceHandle, Stage, WorkGuard};
use super::shared::Shared;
use crate::api::{Answer, Priority, Question, Refusal, Route, respond};
use crate::budget::Budget;
use crate::report::Kind;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Builder;
use std::time::Duration;
use tokio::sync::mpsc::{Receiver, channel};
use tokio::sync::oneshot;
use tokio::time::timeout;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

/// Time limit for waiting for a turn.
const WAIT_TIME: Duration = Duration::from_secs(10);
/// Most progress lines that wait for a slow client; further ones are dropped.
const MAX_LINES: usize = 64;

/// A function that answers API requests.
pub(super) type Handler = fn(&Question, &mut dyn FnMut(&str)) -> Answer;

/// Cancels the work when dropped, which happens when the client disconnects.
struct CancelOnDrop(Arc<AtomicBool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A request that has its turn, with everything it holds.
struct Admitted {
    body: StoredBody,
    ticket: Ticket,
    work_guard: Option<WorkGuard>,
}

/// The output of work.
enum Output {
    Line(Bytes),
    Last(Answer),
}

/// Answers a request through [`respond`].
pub(super) async fn answer(
    shared: Arc<Shared>,
    route: &'static Route,
    request: Request,
) -> Response {
    let answer = answer_with(respond, &shared, route, request).await;
    answer.unwrap_or_else(IntoResponse::into_response)
}

/// Answers a request with `work`.
async fn answer_with(
    work: Handler,
    shared: &Shared,
    route: &'static Route,
    request: Request,
) -> Result<Response, Refusal> {
    let uri = request.uri().clone();
    let admitted = admit(shared, route.priority, route.max_bytes, request).await?;
    let stop = Arc::new(AtomicBool::new(false));
    let cancel_on_drop = CancelOnDrop(Arc::clone(&stop));
    let mut out = start_work(work, shared, route, uri, admitted, stop)?;
    let first = out.recv().await;
    Ok(match (first, route.priority) {
        (Some(Output::Last(answer)), Priority::Solve) if answer.status == 200 => {
            lines(Output::Last(answer), out, cancel_on_drop)
        }
        (Some(Output::Last(answer)), _) => answer.into_response(),
        (Some(line), _) => lines(line, out, cancel_on_drop),
        (None, _) => Refusal::new(Kind::Defect, "the work broke off").into_response(),
    })
}

/// Runs `work` for a request without a body, when its turn comes; cancels it if the client
/// disconnects.
pub(super) async fn run<T: Send + 'static>(
    shared: &Shared,
    request: Request,
    work: impl FnOnce(&Budget) -> T + Send + 'static,
) -> Result<T, Refusal> {
    let Admitted { body, ticket, work_guard } = admit(shared, Priority::Make, 0, request).await?;
    let stop = Arc::new(AtomicBool::new(false));
    let _cancel_on_drop = CancelOnDrop(Arc::clone(&stop));
    let (sender, receiver) = oneshot::channel();
    let work = move || {
        let answer = work(&Budget::endless().or_stop(stop));
        drop(work_guard);
        // Sending fails only if the client has disconnected.
        let _ = sender.send(answer);
        drop((body, ticket));
    };
    Builder::new().spawn(work).map_err(|_| Refusal::busy())?;
    receiver.await.map_err(|_| Refusal::new(Kind::Defect, "the work broke off"))
}

/// Starts the work on a thread; refuses as busy if the system cannot start one.
fn start_work(
    work: Handler,
    shared: &Shared,
    route: &'static Route,
    uri: Uri,
    Admitted { body, ticket, work_guard }: Admitted,
    stop: Arc<AtomicBool>,
) -> Result<Receiver<Output>, Refusal> {
    let (sender, receiver) = channel(MAX_LINES);
    let is_long = is_long(route.priority, body.bytes.len());
    let work = move || {
        let budget = Budget::endless().or_stop(stop);
        let query = uri.query().unwrap_or("");
        let question = Question { path: route.path, query, body: &body.bytes, budget };
        // A full channel drops the line; the answer below waits for room.
        let mut send_line = |line: &str| drop(sender.try_send(Output::Line(line_bytes(line))));
        let answer = work(&question, &mut send_line);
        // Before the answer, because the client may send its next request right after it.
        drop(work_guard);
        // Sending fails only if the client has disconnected.
        let _ = sender.blocking_send(Output::Last(answer));
        drop((body, ticket));
    };
    match is_long {
        true => shared.long.begin(work).map_err(|_| Refusal::busy())?,
        false => drop(Builder::new().spawn(work).map_err(|_| Refusal::busy())?),
    }
    Ok(receiver)
}

/// A response that streams progress lines, then the answer.
fn lines(first: Output, later: Receiver<Output>, cancel_on_drop: CancelOnDrop) -> Response {
    let all = tokio_stream::once(first).chain(ReceiverStream::new(later));
    let lines = all.map(move |out| {
        // Moves it into the stream, so that dropping the stream cancels the work.
        let _ = &cancel_on_drop;
        Ok::<_, Infallible>(match out {
            Output::Line(line) => line,
            Output::Last(answer) => line_bytes(&answer.text),
        })
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    (kind, Body::from_stream(lines)).into_response()
}

fn line_bytes(line: &str) -> Bytes {
    Bytes::from(format!("{line}\n"))
}

/// Reads a request and waits for its turn.
async fn admit(
    shared: &Shared,
    priority: Priority,
    max_bytes: usize,
    request: Request,
) -> Result<Admitted, Refusal> {
    let handle = request.extensions().get::<PlaceHandle>().cloned();
    let body = read(request.into_body(), max_bytes, &shared.bodies).await?;
    if let Some(handle) = &handle {
        handle.set_stage(Stage::Waiting);
    }
    let client = handle.as_ref().map_or(Ipv4Addr::UNSPECIFIED.into(), |handle| handle.client);
    let queue = shared.queues.of(priority, body.bytes.len());
    match timeout(WAIT_TIME, queue.turn(client)).await {
        Ok(Ok(ticket)) => {
            Ok(Admitted { body, ticket, work_guard: handle.map(|handle| handle.start_work()) })
        }
        _ => Err(Refusal::busy()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::ROUTES;
    use crate::server::body::FREE_BYTES;
    use std::sync::{Condvar, Mutex};

    const PUZZLE: &str = r##"{ "nonosat": 1, "shape": { "rect": { "height": 1, "width": 1 } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }], "clues": ["1a", "1a"] }"##;

    async fn status(shared: &Shared, path: &str, work: Handler) -> u16 {
        status_of(shared, path, PUZZLE.to_owned(), work).await
    }

    async fn status_of(shared: &Shared, path: &str, body: String, work: Handler) -> u16 {
        let route = ROUTES.iter().find(|route| route.path == path).unwrap();
        let request = Request::new(Body::from(body));
        let response = answer_with(work, shared, route, request).await;
        response.unwrap_or_else(IntoResponse::into_response).status().as_u16()
    }

    #[tokio::test]
    async fn work_that_panics_ends_its_own_request_and_gives_its_turn_back() {
        let address = ([127, 0, 0, 1], 0).into();
        let shared = Shared::new(address, String::new());
        // More often than there are turns.
        for path in ["/api/progress", "/api/hint", "/api/solve"].repeat(12) {
            assert_eq!(status(&shared, path, |_, _| panic!("on purpose")).await, 500, "{path}");
        }
        for path in ["/api/progress", "/api/hint", "/api/solve"] {
            assert_eq!(status(&shared, path, respond).await, 200, "{path}");
        }
    }

    /// How many requests have begun, and who waits for that.
    static BEGUN: (Mutex<u32>, Condvar) = (Mutex::new(0), Condvar::new());

    /// Ends once two requests are worked on at once; fails if that never happens.
    fn meet(_: &Question, _: &mut dyn FnMut(&str)) -> Answer {
        let mut begun = BEGUN.0.lock().unwrap();
        *begun += 1;
        BEGUN.1.notify_all();
        let alone = |begun: &mut u32| *begun < 2;
        let end = BEGUN.1.wait_timeout_while(begun, Duration::from_secs(20), alone).unwrap().1;
        Answer { status: if end.timed_out() { 500 } else { 200 }, text: String::new() }
    }

    #[tokio::test]
    async fn long_bodies_of_slow_work_do_not_hold_up_the_transport() {
        let shared = Shared::new(([127, 0, 0, 1], 0).into(), String::new());
        let long = || PUZZLE.to_owned() + &" ".repeat(FREE_BYTES);
        let ask = || status_of(&shared, "/api/hint", long(), meet);
        assert_eq!(tokio::join!(ask(), ask()), (200, 200));
    }
}
