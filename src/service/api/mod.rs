//! Answers API requests: a path, a query and a body in, a status and JSON out.
//!
//! In: [`Question`]. Out: [`Answer`], and progress lines before it. Invariants: no state is kept
//! between requests and no file is touched; every path is in [`ROUTES`] and in `openapi.json`;
//! every request has a limit of time and memory; a panic becomes an answer with status 500.
//! This module uses neither sockets nor threads: the server and the WebAssembly module call it.

mod board;
#[cfg(feature = "serve")]
mod card;
mod collection;
mod drawing;
#[cfg(feature = "formats")]
mod files;
mod hint;
mod keep;
#[cfg(feature = "formats")]
mod line;
mod make;
mod play;
#[cfg(feature = "certificate")]
mod prove;
#[cfg(feature = "qr")]
mod qr;
mod query;
mod random;
mod refusal;
#[cfg(feature = "pixels")]
mod scan;
mod solve;
#[cfg(feature = "certificate")]
mod weights;

#[cfg(feature = "serve")]
pub use card::{Card, puzzle_of_link};
pub use hint::next_step;
pub use refusal::Refusal;

use crate::budget::Budget;
use crate::document::Document;
use crate::encoding::EncodeOptions;
use crate::format::{Format, MAX_BYTES, read};
use crate::language::{Catalog, Language};
use crate::message::message;
use crate::report::Kind;
use crate::solver::Options;
use query::Query;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

/// Most cells of a board on a page.
pub const MAX_CELLS: usize = 40_000;
/// Most bytes of a request whose puzzle is in nonosat's JSON.
const MAX_PUZZLE_BYTES: usize = 4 << 20;
/// Most literals of a formula: about 512 MiB.
const MAX_LITERALS: usize = 1 << 24;
/// Time limit for requests that neither solve nor prove.
const HELP_TIME: Duration = Duration::from_secs(20);

/// A request.
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// One of [`ROUTES`], as in `/api/board`.
    pub path: &'a str,
    /// The part of the URL after the question mark.
    pub query: &'a str,
    /// The body.
    pub body: &'a [u8],
    /// The caller's limits; the path may have a shorter time limit.
    pub budget: Budget,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// JSON.
    pub text: String,
}

/// The queue of a path: quick requests do not wait for slow ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// GET requests, which have no body; they wait with the quick ones.
    None,
    /// Requests that a page sends at every move.
    Quick,
    /// Requests of a player, which have a budget of about a second.
    Help,
    /// Requests that make puzzles, which take seconds.
    Make,
    /// Requests that may take minutes and report progress.
    Solve,
}

/// A path with its queue and size limit.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// As in `/api/board`.
    pub path: &'static str,
    /// The queue in which its requests wait.
    pub priority: Priority,
    /// Most bytes of a body.
    pub max_bytes: usize,
    handler: Handler,
}

/// Receives progress lines before the answer, one JSON object each.
type Listener<'a> = &'a mut dyn FnMut(&str);
type Handler = fn(&Question, Listener) -> Result<String, Refusal>;

const fn route(
    path: &'static str,
    priority: Priority,
    max_bytes: usize,
    handler: Handler,
) -> Route {
    Route { path, priority, max_bytes, handler }
}

/// Every path of the API.
pub const ROUTES: &[Route] = &[
    #[cfg(feature = "serve")]
    route("/api/openapi.json", Priority::None, 0, |_, _| {
        Ok(include_str!("openapi.json").trim_end().to_owned())
    }),
    #[cfg(feature = "formats")]
    route("/api/formats", Priority::None, 0, |_, _| files::formats()),
    #[cfg(feature = "formats")]
    route("/api/line", Priority::None, 0, |question, _| line::line(question)),
    route("/api/collection", Priority::None, 0, |question, _| collection::collection(question)),
    route("/api/puzzle", Priority::None, 0, |question, _| collection::puzzle(question)),
    route("/api/drawings", Priority::None, 0, |question, _| collection::drawings(question)),
    route("/api/drawing", Priority::None, 0, |question, _| collection::drawing(question)),
    route("/api/days", Priority::None, 0, |question, _| collection::month(question)),
    route("/api/day", Priority::None, 0, |question, _| collection::puzzle_of_date(question)),
    route("/api/board", Priority::Quick, MAX_BYTES, |question, _| keep::board(question)),
    #[cfg(feature = "formats")]
    route("/api/write", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| {
        files::write_puzzle(question)
    }),
    #[cfg(feature = "formats")]
    route("/api/formats/supported", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| {
        files::supported_formats(question)
    }),
    route("/api/svg", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| keep::svg(question)),
    #[cfg(feature = "print")]
    route("/api/png", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| keep::png(question)),
    #[cfg(feature = "qr")]
    route("/api/qr", Priority::Quick, qr::MAX_QR_BYTES, |question, _| qr::qr(question)),
    route("/api/clues", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| make::clues(question)),
    route("/api/generate", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| {
        make::puzzle_of_marks(question)
    }),
    route("/api/random", Priority::Make, 0, |question, _| random::puzzle(question)),
    #[cfg(feature = "pixels")]
    route("/api/image", Priority::Make, MAX_BYTES, |question, _| make::image(question)),
    #[cfg(feature = "pixels")]
    route("/api/candidates", Priority::Make, MAX_BYTES, |question, _| make::candidates(question)),
    #[cfg(feature = "pixels")]
    route("/api/scan", Priority::Make, MAX_BYTES, |question, _| scan::clues(question)),
    route("/api/rate", Priority::Make, MAX_PUZZLE_BYTES, |question, _| {
        drawing::rate_drawing(question)
    }),
    route("/api/repair", Priority::Make, MAX_PUZZLE_BYTES, |question, _| {
        drawing::repair_drawing(question)
    }),
    route("/api/progress", Priority::Quick, MAX_PUZZLE_BYTES, |question, _| play::assess(question)),
    route("/api/validate", Priority::Help, MAX_PUZZLE_BYTES, |question, _| {
        play::validate(question)
    }),
    route("/api/mistake", Priority::Help, MAX_PUZZLE_BYTES, |question, _| hint::mistake(question)),
    route("/api/undo-to-valid", Priority::Help, MAX_PUZZLE_BYTES, |question, _| {
        hint::way_back(question)
    }),
    route("/api/hint", Priority::Help, MAX_PUZZLE_BYTES, |question, _| hint::hint(question)),
    route("/api/why", Priority::Help, MAX_PUZZLE_BYTES, |question, _| hint::explain_cell(question)),
    route("/api/solve", Priority::Solve, MAX_PUZZLE_BYTES, solve::solve),
    #[cfg(feature = "certificate")]
    route("/api/prove", Priority::Solve, MAX_PUZZLE_BYTES, prove::proof),
    #[cfg(feature = "certificate")]
    route("/api/weights", Priority::Solve, MAX_PUZZLE_BYTES, weights::weights),
];

/// Answers a request. Calls `send_line` with each progress line, one JSON object without a line
/// break.
pub fn respond(question: &Question, send_line: &mut dyn FnMut(&str)) -> Answer {
    let language = match question.language() {
        Ok(language) => language,
        Err(refusal) => return refusal.into(),
    };
    let Some(route) = ROUTES.iter().find(|route| route.path == question.path) else {
        return Refusal::nothing_here().into();
    };
    if question.body.len() > route.max_bytes {
        return Refusal::too_many_bytes(route.max_bytes).translated(language).into();
    }
    match guarded(|| (route.handler)(question, send_line)) {
        Ok(text) => Answer { status: 200, text },
        Err(refusal) => refusal.translated(language).into(),
    }
}

/// The board of a puzzle as JSON, as `/api/board` answers it.
///
/// # Errors
/// [`Refusal`] if it is too large for a page.
pub fn board(document: &Document) -> Result<String, Refusal> {
    check_size(document)?;
    refusal::json(&board::BoardJson::of(document)?)
}

/// Runs `work`; turns a panic into a refusal.
fn guarded(work: impl FnOnce() -> Result<String, Refusal>) -> Result<String, Refusal> {
    // Unwind safe: no state outlives the work.
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|_| Err(Refusal::defect("the work broke off; please report this")))
}

impl Question<'_> {
    /// The catalog of the language that the query names.
    fn catalog(&self) -> Result<&'static Catalog, Refusal> {
        self.language().map(Language::catalog)
    }

    /// The language that the query names; English if it names none.
    fn language(&self) -> Result<Language, Refusal> {
        let Some(code) = query::language(self.query) else { return Ok(Language::default()) };
        Language::named(&code).ok_or_else(|| {
            let codes = Language::ALL.map(Language::code).join("`, `");
            Refusal::bad(format!("no language `{code}`, expected one of `{codes}`"))
        })
    }

    /// Parses the query, which may have these names, and `lang`.
    fn query(&self, names: &[&str]) -> Result<Query, Refusal> {
        Query::read(self.query, names)
    }

    /// Reads the puzzle of the body, which is nonosat's JSON; at most [`MAX_CELLS`] cells.
    fn document(&self) -> Result<Document, Refusal> {
        size_checked(read(self.body, Some(Format::Json))?)
    }

    /// Solver options within the limits of the API.
    fn options(&self, time: Duration) -> Options {
        let budget = self.budget.clone().at_most(time);
        let encode = EncodeOptions { literal_limit: MAX_LITERALS, ..EncodeOptions::default() };
        Options { budget, encode, ..Options::default() }
    }
}

/// The document, if it has at most [`MAX_CELLS`] cells.
fn size_checked(document: Document) -> Result<Document, Refusal> {
    check_size(&document).map(|()| document)
}

/// Refuses documents with more than [`MAX_CELLS`] cells.
fn check_size(document: &Document) -> Result<(), Refusal> {
    match document.puzzle().geometry().cell_count() {
        cells if cells > MAX_CELLS => {
            let message = message!("refused-cells", found = cells, most = MAX_CELLS);
            Err(Refusal::of(Kind::TooLarge, message))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests;
