//! The questions of the page, answered: a path, a query and bytes in, a status and JSON out.
//!
//! In: [`Question`]. Out: [`Answer`]; lines that are told while it is worked on. Invariants: nothing
//! is kept between questions and no file is touched; every path stands in [`ROUTES`] and in
//! `openapi.json`; every answer has a limit of time and memory; a panic is an answer, too.
//! Knows nothing of sockets and threads, so that a page can ask with or without a server.

mod board;
mod collection;
mod describe;
mod drawing;
mod hint;
mod keep;
mod make;
mod play;
mod prove;
mod query;
mod random;
mod refusal;
mod solve;

pub use refusal::Refusal;

use crate::document::Document;
use crate::encoding::EncodeOptions;
use crate::format::{Format, MAX_BYTES, read};
use crate::report::Kind;
use crate::sat::budget::Budget;
use crate::solver::Options;
use query::Query;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

/// Most cells of a board on a page.
pub const MAX_CELLS: usize = 40_000;
/// Most bytes of a question with a puzzle that the page knows already.
const MAX_PUZZLE_BYTES: usize = 4 << 20;
/// Most literals of a formula: about 512 MiB.
const MAX_LITERALS: usize = 1 << 24;
/// How long a player waits for whatever is no solve.
const HELP_TIME: Duration = Duration::from_secs(20);

/// What is asked.
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// One of [`ROUTES`], as in `/api/board`.
    pub path: &'a str,
    /// What stands behind the path, without the question mark.
    pub query: &'a str,
    /// What is sent along.
    pub body: &'a [u8],
    /// When to give up, if that is sooner than the limit of the path.
    pub budget: Budget,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// As in HTTP.
    pub status: u16,
    /// JSON.
    pub text: String,
}

/// Whose turn a path waits for: what is quick need not wait for what is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// None: it needs nothing but its path.
    None,
    /// What a page asks at every move.
    Quick,
    /// What a player waits for.
    Help,
    /// What may take minutes, and tells how it goes.
    Solve,
}

/// A path and what it takes.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// As in `/api/board`.
    pub path: &'static str,
    /// Whose turn it waits for.
    pub turn: Priority,
    /// Most bytes that are sent along.
    pub most_bytes: usize,
    handler: Handler,
}

/// Lines of JSON that are told before the answer.
type Listener<'a> = &'a mut dyn FnMut(&str);
type Handler = fn(&Question, Listener) -> Result<String, Refusal>;

const fn route(path: &'static str, turn: Priority, most_bytes: usize, handler: Handler) -> Route {
    Route { path, turn, most_bytes, handler }
}

/// Every path that is answered.
pub const ROUTES: &[Route] = &[
    route("/api/openapi.json", Priority::None, 0, |_, _| describe::openapi()),
    route("/api/formats", Priority::None, 0, |_, _| keep::formats()),
    route("/api/collection", Priority::None, 0, |_, _| collection::collection()),
    route("/api/puzzle", Priority::None, 0, |question, _| collection::puzzle(question)),
    route("/api/board", Priority::Quick, MAX_BYTES, |question, _| keep::board(question)),
    route("/api/write", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| keep::written(question)),
    route("/api/holds", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| keep::holds(question)),
    route("/api/svg", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| keep::svg(question)),
    route("/api/clues", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| make::clues(question)),
    route("/api/generate", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| {
        make::generate(question)
    }),
    route("/api/random", Priority::Help, 0, |question, _| random::puzzle(question)),
    #[cfg(feature = "pixels")]
    route("/api/image", Priority::Help, MAX_BYTES, |question, _| make::image(question)),
    #[cfg(feature = "pixels")]
    route("/api/candidates", Priority::Help, MAX_BYTES, |question, _| {
        make::candidates_of(question)
    }),
    route("/api/rate", Priority::Help, MAX_PUZZLE_BYTES, |question, _| drawing::rated(question)),
    route("/api/mend", Priority::Help, MAX_PUZZLE_BYTES, |question, _| drawing::repaired(question)),
    route("/api/judge", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| play::assess(question)),
    route("/api/check", Priority::Help, MAX_PUZZLE_BYTES, |question, _| play::check(question)),
    route("/api/mistake", Priority::Help, MAX_PUZZLE_BYTES, |question, _| hint::mistake(question)),
    route("/api/back", Priority::Help, MAX_PUZZLE_BYTES, |question, _| hint::back(question)),
    route("/api/hint", Priority::Help, MAX_PUZZLE_BYTES, |question, _| hint::hint(question)),
    route("/api/why", Priority::Help, MAX_PUZZLE_BYTES, |question, _| hint::why(question)),
    route("/api/solve", Priority::Solve, MAX_PUZZLE_BYTES, solve::solve),
    route("/api/prove", Priority::Solve, MAX_PUZZLE_BYTES, prove::proof),
];

/// Answers a question; `told` hears how it goes, one JSON object a line.
pub fn respond(question: &Question, told: &mut dyn FnMut(&str)) -> Answer {
    let Some(route) = ROUTES.iter().find(|route| route.path == question.path) else {
        return Refusal::nothing_here().into();
    };
    if question.body.len() > route.most_bytes {
        return Refusal::too_many_bytes(route.most_bytes).into();
    }
    guarded(|| (route.handler)(question, told))
}

/// The board of a puzzle that nobody sent, as JSON.
///
/// # Errors
/// [`Refusal`] if it is too large for a page.
pub fn board(document: &Document) -> Result<String, Refusal> {
    fits(document)?;
    refusal::json(&board::BoardJson::of(document)?)
}

/// Works; a panic ends this answer and nothing else.
fn guarded(work: impl FnOnce() -> Result<String, Refusal>) -> Answer {
    // Whatever the work changed is lost with it.
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(text)) => Answer { status: 200, text },
        Ok(Err(refusal)) => refusal.into(),
        Err(_) => Refusal::defect("the work broke off; please report this").into(),
    }
}

impl Question<'_> {
    /// The query, which may have these names.
    fn query(&self, names: &[&str]) -> Result<Query, Refusal> {
        Query::read(self.query, names)
    }

    /// The puzzle that was sent in nonosat's JSON, no larger than a page can show.
    fn document(&self) -> Result<Document, Refusal> {
        shown(read(self.body, Some(Format::Json))?)
    }

    /// How to decide within the limits of a page.
    fn options(&self, time: Duration) -> Options {
        let budget = self.budget.clone().at_most(time);
        let encode = EncodeOptions { literal_limit: MAX_LITERALS, ..EncodeOptions::default() };
        Options { budget, encode, ..Options::default() }
    }
}

/// The document, if a page can show it.
fn shown(document: Document) -> Result<Document, Refusal> {
    fits(&document).map(|()| document)
}

/// Can a page show the document?
fn fits(document: &Document) -> Result<(), Refusal> {
    match document.puzzle().geometry().cell_count() {
        found if found > MAX_CELLS => {
            let message = format!("the board has {found} cells, the page at most {MAX_CELLS}");
            Err(Refusal::new(Kind::TooLarge, message))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests;
