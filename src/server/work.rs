//! Requests on their way to whoever answers them: read, put in turn, worked on, answered.
//!
//! In: requests. Out: responses. Invariants: work has a thread of its own, and its turn until it has
//! ended; work whose asker went away ends soon; lines that are told leave as they come.

use super::body::{StoredBody, read};
use super::fair_queues::Ticket;
use super::places::{PlaceHandle, WorkGuard};
use super::shared::Shared;
use super::taken::Stage;
use crate::api::{Answer, Priority, Question, Refusal, Route, respond};
use crate::report::Kind;
use crate::sat::budget::Budget;
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
use tokio::time::timeout;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

/// How long a request waits for its turn.
const WAIT_TIME: Duration = Duration::from_secs(10);
/// Most lines that wait for a slow reader; it loses those that come then.
const MAX_LINES: usize = 64;

/// Whoever answers questions.
pub(super) type Handler = fn(&Question, &mut dyn FnMut(&str)) -> Answer;

/// Tells work to stop when whoever asked for it is gone.
struct CancelOnDrop(Arc<AtomicBool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A request that has its turn.
struct Admitted {
    body: StoredBody,
    ticket: Ticket,
    at_work: Option<WorkGuard>,
}

/// What comes of work.
enum Output {
    Line(Bytes),
    Last(Answer),
}

/// Answers a request.
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
    let admitted = admit(shared, route, request).await?;
    let stop = Arc::new(AtomicBool::new(false));
    let listener = CancelOnDrop(Arc::clone(&stop));
    let mut out = start_work(work, shared, route, uri, admitted, stop)?;
    let first = out.recv().await;
    Ok(match (first, route.turn) {
        (Some(Output::Last(answer)), Priority::Solve) if answer.status == 200 => {
            lines(Output::Last(answer), out, listener)
        }
        (Some(Output::Last(answer)), _) => answer.into_response(),
        (Some(line), _) => lines(line, out, listener),
        (None, _) => Refusal::new(Kind::Defect, "the work broke off").into_response(),
    })
}

/// Works on a thread of its own, if the system starts one.
fn start_work(
    work: Handler,
    shared: &Shared,
    route: &'static Route,
    uri: Uri,
    Admitted { body, ticket, at_work }: Admitted,
    stop: Arc<AtomicBool>,
) -> Result<Receiver<Output>, Refusal> {
    let (sender, receiver) = channel(MAX_LINES);
    let is_long = body.is_long();
    let work = move || {
        let budget = Budget::endless().or_stop(stop);
        let query = uri.query().unwrap_or("");
        let question = Question { path: route.path, query, body: &body.bytes, budget };
        // A full channel loses a line, never the answer.
        let mut told = |line: &str| drop(sender.try_send(Output::Line(line_bytes(line))));
        let answer = work(&question, &mut told);
        // Before the answer: the next request of the connection may follow it at once.
        drop(at_work);
        // Whoever went away does not want to know.
        let _ = sender.blocking_send(Output::Last(answer));
        drop((body, ticket));
    };
    match is_long {
        true => shared.long.begin(work).map_err(|_| Refusal::busy())?,
        false => drop(Builder::new().spawn(work).map_err(|_| Refusal::busy())?),
    }
    Ok(receiver)
}

/// Lines as they come, the answer last.
fn lines(first: Output, rest: Receiver<Output>, listener: CancelOnDrop) -> Response {
    let all = tokio_stream::once(first).chain(ReceiverStream::new(rest));
    let lines = all.map(move |out| {
        // Whoever listens lives as long as the stream.
        let _ = &listener;
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

/// Reads a request and waits for its turn, which is kept until the work has ended.
async fn admit(shared: &Shared, route: &Route, request: Request) -> Result<Admitted, Refusal> {
    let seat = request.extensions().get::<PlaceHandle>().cloned();
    let body = read(request.into_body(), route.most_bytes, &shared.bodies).await?;
    if let Some(seat) = &seat {
        seat.set_stage(Stage::Waiting);
    }
    let asker = seat.as_ref().map_or(Ipv4Addr::UNSPECIFIED.into(), |seat| seat.client);
    let queue = shared.turns.of(route.turn, body.is_long());
    match timeout(WAIT_TIME, queue.turn(asker)).await {
        Ok(Ok(ticket)) => {
            Ok(Admitted { body, ticket, at_work: seat.map(|seat| seat.start_work()) })
        }
        _ => Err(Refusal::busy()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::ROUTES;

    const PUZZLE: &str = r##"{ "nonosat": 1, "shape": { "rect": { "height": 1, "width": 1 } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }], "clues": ["1a", "1a"] }"##;

    async fn status(shared: &Shared, path: &str, work: Handler) -> u16 {
        let route = ROUTES.iter().find(|route| route.path == path).unwrap();
        let request = Request::new(Body::from(PUZZLE));
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
}
