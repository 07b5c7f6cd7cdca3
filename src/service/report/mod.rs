//! Results and failures as data, the same for the command line, the HTTP API and Python.
//!
//! In: events and verdicts of the solver, errors of readers. Out: [`Report`], [`Failure`].
//! Invariants: `docs/report.schema.json` describes their JSON; lines and columns of files count
//! from 1, cells and lines of boards from 0; reports hold no times: callers measure those.

mod counts;
mod failure;
mod program;
mod repair;
#[cfg(feature = "pixels")]
mod scan;
mod walk;
mod words;

pub use counts::{AmbiguousReport, CountReport, Number};
pub use failure::{Failure, Kind, Place, PlaceMessages, Suggestion};
pub use program::{
    AnswerLine, CheckedProof, Facts, Figures, FormatFacts, Judged, ProofSummary, Stats,
};
pub use repair::{RepairOutcome, RepairReport};
#[cfg(feature = "pixels")]
pub use scan::ScanReport;
pub use walk::{FactReport, MistakeReport, StepReport, WalkReport};
pub use words::{GoalState, LimitKind, ReasonKind, ReportWord, Word};
#[cfg(feature = "schema")]
pub(crate) use words::{RuleName, WalkEnd};

use crate::budget::Budget;
use crate::explanation::{Rating, rate, rate_lines};
use crate::format::{ReadError, Unclear};
use crate::language::{Catalog, Language};
use crate::message::{Message, message};
use crate::puzzle::{Geometry, Picture, Puzzle};
use crate::solver::{EngineError, Event, Limit, Options, Outcome, Reason, Verdict, judge};
use crate::verify::Verified;
use serde::Serialize;

/// Puzzles that line solving solves are rated without a request up to this many cells.
pub const MAX_RATED_CELLS: usize = 10_000;

/// The result for one puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Report {
    /// The verdict; `solved` if one picture was enough.
    pub verdict: ReportWord,
    /// Why there is no picture, or no verdict.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Cause>,
    /// The difficulty for a person, if it was computed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The number of solutions, if they were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<CountReport>,
    /// The ambiguous cells, if they were searched for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ambiguous: Option<AmbiguousReport>,
    /// The pictures that were found: rows of letters; `None` if the caller leaves them out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pictures: Option<Vec<Vec<String>>>,
    /// Cells in which the two pictures differ; `None` if the caller leaves them out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub differing_cells: Option<Vec<u32>>,
    /// Sizes of the puzzle, of what each stage left open, and of the formula.
    pub sizes: Sizes,
    /// How much work the verdict took.
    pub effort: Effort,
}

/// Why there is no picture, or no verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Reason"))]
#[non_exhaustive]
pub struct Cause {
    /// No picture: `totals`, `line` or `search`. No verdict: a limit.
    pub kind: ReasonKind,
    /// The line that cannot be filled, or has too many placements.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// A clause without a full stop, in the language of the request, else in English.
    pub words: String,
    /// The words as data.
    pub message: Message,
}

/// Sizes of the puzzle and of the formula; `None` for a stage that was not reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Sizes {
    /// Cells of the board.
    pub cells: usize,
    /// Lines of the board, all directions together.
    pub lines: usize,
    /// Colors without the background.
    pub colors: usize,
    /// Cells whose colors the puzzle gives or limits.
    pub givens: usize,
    /// Cells whose color was open after propagation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_after_lines: Option<usize>,
    /// Cells whose color was open after probing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_after_probing: Option<usize>,
    /// Parts of the board that share no line; each was encoded separately.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parts: Option<usize>,
    /// Variables of the formula.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variables: Option<usize>,
    /// Clauses of the formula.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clauses: Option<usize>,
    /// Literals of the formula.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub literals: Option<usize>,
}

/// How much work the verdict took, in counts that are the same on every machine; `None` for what
/// was not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Effort {
    /// Conflicts of the solver.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflicts: Option<u64>,
    /// Decisions of the solver.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decisions: Option<u64>,
    /// Nodes of the search.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Lines that were solved on their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line_solves: Option<u64>,
}

impl Report {
    /// Resets sizes and effort. They depend on speed if time ran out; the rest is the same in
    /// every run.
    pub fn forget_progress(&mut self, puzzle: &Puzzle) {
        let fresh = Report::undecided(puzzle);
        (self.sizes, self.effort) = (fresh.sizes, fresh.effort);
    }

    /// The report before any work: verdict `undecided`.
    pub fn undecided(puzzle: &Puzzle) -> Report {
        let sizes = Sizes {
            cells: puzzle.geometry().cell_count() - puzzle.geometry().holes().len(),
            lines: puzzle.geometry().line_count(),
            colors: puzzle.palette().color_count() - 1,
            givens: puzzle.givens().len(),
            ..Sizes::default()
        };
        Report { sizes, reason: None, ..Report::skipped() }
    }

    /// The report of a puzzle that is not even read, because it needs too much memory: all sizes
    /// are 0.
    pub fn skipped() -> Report {
        let kind = ReasonKind::Limit(LimitKind::Memory);
        Report {
            verdict: ReportWord::Verdict(Word::Undecided),
            reason: Some(Cause::new(kind, None, message!("limit-memory"))),
            rating: None,
            count: None,
            ambiguous: None,
            pictures: Some(Vec::new()),
            differing_cells: Some(Vec::new()),
            sizes: Sizes::default(),
            effort: Effort::default(),
        }
    }

    /// A report with verdict `solved` and this picture, which is not verified here.
    pub fn of_picture(puzzle: &Puzzle, picture: &Picture) -> Report {
        let pictures = Some(vec![rows(puzzle.geometry(), picture)]);
        Report { verdict: ReportWord::Solved, pictures, ..Report::undecided(puzzle) }
    }

    /// Records an event of the solver.
    pub fn event(&mut self, event: &Event) {
        let Report { sizes, effort, .. } = self;
        match *event {
            Event::Propagated { open_cells } => sizes.open_after_lines = Some(open_cells),
            Event::Probed { open_cells } => sizes.open_after_probing = Some(open_cells),
            Event::Encoded { parts, vars, clauses, literals } => {
                sizes.parts = Some(parts);
                sizes.variables = Some(vars);
                sizes.clauses = Some(clauses);
                sizes.literals = Some(literals);
            }
            Event::LinesSolved(count) => effort.line_solves = Some(count),
            Event::Working { conflicts, decisions } => {
                (effort.conflicts, effort.decisions) = (Some(conflicts), Some(decisions));
            }
            Event::Searched(searched) => effort.nodes = Some(searched.nodes),
            Event::Decided(_) | Event::MarginalsComputed { .. } | Event::Decimated { .. } => {}
        }
    }

    /// Records a verdict.
    pub fn judged(&mut self, puzzle: &Puzzle, verdict: &Verdict) {
        self.verdict = ReportWord::Verdict(verdict.into());
        match verdict {
            Verdict::Unique(solution) => self.found(puzzle, &[solution]),
            Verdict::Several(first, second) => self.found(puzzle, &[first, second]),
            Verdict::Undecided(first, limit) => {
                self.found(puzzle, &Vec::from_iter(first));
                self.reason = Some(Cause::limit(limit, puzzle));
            }
            Verdict::None(reason) => self.reason = Some(Cause::of(reason, puzzle)),
        }
    }

    /// Rates a puzzle with verdict `unique`. Unless `is_requested`, rates only puzzles of at most
    /// [`MAX_RATED_CELLS`] cells that line solving solves.
    pub fn rate(
        &mut self,
        puzzle: &Puzzle,
        verdict: &Verdict,
        is_requested: bool,
        budget: &Budget,
    ) {
        let Verdict::Unique(solution) = verdict else { return };
        self.rating = if is_requested {
            rate(puzzle, Some(solution.picture()), budget)
        } else if self.sizes.open_after_lines == Some(0) && self.sizes.cells <= MAX_RATED_CELLS {
            rate_lines(puzzle, budget)
        } else {
            None
        };
    }

    /// Records the outcome of a search for any one picture.
    pub fn solved(&mut self, puzzle: &Puzzle, answer: &Outcome<Verified>) {
        match answer {
            Outcome::Found(picture) => {
                self.verdict = ReportWord::Solved;
                self.found(puzzle, &[picture]);
            }
            Outcome::None(reason) => {
                self.verdict = ReportWord::Verdict(Word::None);
                self.reason = Some(Cause::of(reason, puzzle));
            }
            Outcome::Limit(limit) => {
                self.verdict = ReportWord::Verdict(Word::Undecided);
                self.reason = Some(Cause::limit(limit, puzzle));
            }
        }
    }

    fn found(&mut self, puzzle: &Puzzle, pictures: &[&Verified]) {
        let texts = pictures.iter().map(|picture| rows(puzzle.geometry(), picture.picture()));
        self.pictures = Some(texts.collect());
        if let [first, second] = pictures {
            let differing = first.picture().differences(second.picture());
            self.differing_cells = Some(differing.into_iter().map(|cell| cell.number()).collect());
        }
    }
}

impl Cause {
    fn new(kind: ReasonKind, line: Option<u32>, message: Message) -> Cause {
        Cause { kind, line, words: Language::English.catalog().words(&message), message }
    }

    /// Puts the words in another language.
    pub fn translate(&mut self, catalog: &Catalog) {
        self.words = catalog.words(&self.message);
    }

    fn of(reason: &Reason, puzzle: &Puzzle) -> Cause {
        let line = match reason {
            Reason::Line(line) => Some(line.number()),
            Reason::Totals(_) | Reason::Search => None,
        };
        Cause::new(reason.into(), line, reason.message(puzzle))
    }

    fn limit(limit: &Limit, puzzle: &Puzzle) -> Cause {
        let line = match limit {
            Limit::Placements { line, .. } => Some(line.number()),
            _ => None,
        };
        Cause::new(ReasonKind::Limit(limit.into()), line, limit.message(puzzle))
    }
}

impl Report {
    /// Is the puzzle undecided because memory ran out?
    pub fn is_out_of_memory(&self) -> bool {
        let memory = ReasonKind::Limit(LimitKind::Memory);
        self.reason.as_ref().is_some_and(|reason| reason.kind == memory)
    }
}

/// The error that lists the formats of a file whose format is ambiguous, unless every reading has
/// this verdict. "Undecided" never stands.
///
/// # Errors
/// Those of [`judge`].
pub fn unless_all_agree<'a>(
    unclear: &'a Unclear,
    verdict: &Verdict,
    options: &Options,
) -> Result<Option<&'a ReadError>, EngineError> {
    if let Verdict::Undecided(..) = verdict {
        return Ok(Some(unclear.ambiguity()));
    }
    unclear.unless_alike(&verdict.word(), |document| Ok(judge(document.puzzle(), options)?.word()))
}

/// A picture as one string of color letters for each row.
pub fn rows(geometry: &Geometry, picture: &Picture) -> Vec<String> {
    let letters = |row: &[_]| row.iter().map(|&cell| picture[cell].letter()).collect();
    geometry.rows().map(letters).collect()
}

#[cfg(test)]
mod tests;
