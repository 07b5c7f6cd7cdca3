//! `POST /api/solve`: solving that can be watched and cancelled.
//!
//! In: a puzzle; `unique` asks for a second picture; `seconds` limits it. Out: one JSON
//! object a line: stages as they pass, then the answer. Going away cancels it.

use super::play::document;
use super::reply::{Question, Refusal};
use super::server::Shared;
use super::work::{Admitted, MAX_SECONDS, admit, bounded};
use crate::format::write_solution;
use crate::pipeline::{End, Event, Options, PipelineError, Verdict, judge, solution};
use crate::puzzle::{Picture, Puzzle};
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::{Sender, channel};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SolveQuery {
    #[serde(default)]
    unique: bool,
    #[serde(default = "usual_seconds")]
    seconds: f64,
}

fn usual_seconds() -> f64 {
    60.0
}

#[derive(Serialize)]
#[serde(tag = "stage", rename_all = "lowercase")]
enum Stage {
    Lines { open_cells: usize },
    Probing { open_cells: usize },
    Formula { variables: usize, clauses: usize },
    Decided { decision: usize },
}

#[derive(Serialize)]
struct Final {
    /// `solved`, `unique`, `several`, `none`, `undecided`.
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// Rows of letters.
    pictures: Vec<Vec<String>>,
    /// Cells in which two pictures differ.
    differing_cells: Vec<u32>,
}

/// Answers a request to solve.
pub(super) async fn solve(shared: Arc<Shared>, limit: usize, request: Request) -> Response {
    started(&shared, limit, request).await.unwrap_or_else(IntoResponse::into_response)
}

async fn started(shared: &Shared, limit: usize, request: Request) -> Result<Response, Refusal> {
    let admitted = admit(shared, &shared.turns.solving, limit, request).await?;
    let Admitted { body, uri, permits } = admitted;
    let question = Question { body, uri, options: Options::default() };
    let SolveQuery { unique, seconds } = question.query()?;
    if !(seconds > 0.0 && seconds <= MAX_SECONDS) {
        return Err(Refusal::bad(format!("{seconds} seconds, expected up to {MAX_SECONDS}")));
    }
    let puzzle = document(&question.body)?.into_puzzle();
    let (options, asker) = bounded(Duration::from_secs_f64(seconds));
    let (sender, receiver) = channel::<Bytes>(64);
    tokio::task::spawn_blocking(move || {
        let last = match run(&puzzle, &options, unique, &sender) {
            Ok(found) => line(&found),
            Err(error) => line(&serde_json::json!({ "error": error.to_string() })),
        };
        // Whoever went away does not want to know.
        let _ = sender.blocking_send(last);
        drop(permits);
    });
    let lines = ReceiverStream::new(receiver).map(move |line| {
        // The asker lives as long as the stream.
        let _ = &asker;
        Ok::<_, Infallible>(line)
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, Body::from_stream(lines)).into_response())
}

fn run(
    puzzle: &Puzzle,
    options: &Options,
    unique: bool,
    sender: &Sender<Bytes>,
) -> Result<Final, PipelineError> {
    let mut decision = 0;
    let mut watch = |event: Event| {
        let stage = match event {
            Event::Propagated { open_cells } => Stage::Lines { open_cells },
            Event::Probed { open_cells } => Stage::Probing { open_cells },
            Event::Encoded { vars, clauses, .. } => Stage::Formula { variables: vars, clauses },
            _ => {
                decision += 1;
                Stage::Decided { decision }
            }
        };
        // A full channel loses a stage, never the answer.
        let _ = sender.try_send(line(&stage));
    };
    if unique {
        return Ok(of_verdict(puzzle, &judge(puzzle, options, &mut watch)?));
    }
    let (verdict, reason, pictures) = match solution(puzzle, options, &mut watch)? {
        Ok(found) => ("solved", None, vec![rows(puzzle, found.picture())]),
        Err(End::None(reason)) => ("none", Some(reason.describe(puzzle)), Vec::new()),
        Err(_) => ("undecided", None, Vec::new()),
    };
    Ok(Final { verdict, reason, pictures, differing_cells: Vec::new() })
}

fn of_verdict(puzzle: &Puzzle, verdict: &Verdict) -> Final {
    let pictures: Vec<&Picture> = match verdict {
        Verdict::Unique(only) => vec![only.picture()],
        Verdict::Several(first, second) => vec![first.picture(), second.picture()],
        Verdict::Undecided(first) => first.iter().map(|first| first.picture()).collect(),
        Verdict::None(_) => Vec::new(),
    };
    let differing = match pictures[..] {
        [first, second] => first.differences(second),
        _ => Vec::new(),
    };
    let reason = match verdict {
        Verdict::None(reason) => Some(reason.describe(puzzle)),
        _ => None,
    };
    Final {
        verdict: verdict.word(),
        reason,
        pictures: pictures.into_iter().map(|picture| rows(puzzle, picture)).collect(),
        differing_cells: differing.into_iter().map(|cell| cell.number()).collect(),
    }
}

fn rows(puzzle: &Puzzle, picture: &Picture) -> Vec<String> {
    write_solution(puzzle.geometry(), picture).lines().map(str::to_owned).collect()
}

fn line<T: Serialize>(value: &T) -> Bytes {
    let mut text = serde_json::to_string(value).unwrap_or_default();
    text.push('\n');
    Bytes::from(text)
}
