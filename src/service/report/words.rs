//! The words of reports that programs compare.
//!
//! In: verdicts, reasons and limits of the solver. Out: one word for each. Invariants: a word in
//! JSON is a variant here, so every reader of the types knows all words.

use crate::message::Message;
use crate::puzzle::{Picture, Puzzle};
use crate::solver::{Limit, Reason, Verdict};
use crate::verify::verify;
use serde::Serialize;

/// A verdict in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Word {
    /// There is exactly one picture.
    Unique,
    /// There are two pictures or more.
    Several,
    /// There is no picture.
    None,
    /// A limit ended the search.
    Undecided,
}

/// The verdict of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ReportWord {
    /// There is a picture, and no second one was searched for.
    Solved,
    /// A verdict.
    #[serde(untagged)]
    Verdict(Word),
}

/// Which limit ended the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum LimitKind {
    /// The time is over.
    Time,
    /// It needs more memory than there is.
    Memory,
    /// A line has too many placements.
    Placements,
    /// The formula has too many literals.
    Literals,
    /// The solver has no room for more clauses.
    Capacity,
    /// The solver gave up.
    Solver,
}

/// Why there is no picture, or no verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ReasonKind {
    /// Rows and columns need different numbers of cells.
    Totals,
    /// A line cannot be filled.
    Line,
    /// All cases were tried.
    Search,
    /// A limit.
    #[serde(untagged)]
    Limit(LimitKind),
}

/// Does the goal satisfy the clues?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum GoalState {
    /// The goal satisfies the clues.
    Right,
    /// The goal does not satisfy the clues.
    Wrong,
    /// The puzzle has no goal.
    Absent,
}

impl Word {
    /// The word in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Word::Unique => "unique",
            Word::Several => "several",
            Word::None => "none",
            Word::Undecided => "undecided",
        }
    }
}

impl ReportWord {
    /// The word in JSON.
    pub fn name(self) -> &'static str {
        match self {
            ReportWord::Solved => "solved",
            ReportWord::Verdict(word) => word.name(),
        }
    }
}

impl From<&Verdict> for Word {
    fn from(verdict: &Verdict) -> Word {
        match verdict {
            Verdict::Unique(_) => Word::Unique,
            Verdict::Several(..) => Word::Several,
            Verdict::None(_) => Word::None,
            Verdict::Undecided(..) => Word::Undecided,
        }
    }
}

impl From<&Limit> for LimitKind {
    fn from(limit: &Limit) -> LimitKind {
        match limit {
            Limit::Time => LimitKind::Time,
            Limit::Memory => LimitKind::Memory,
            Limit::Placements { .. } => LimitKind::Placements,
            Limit::Literals { .. } => LimitKind::Literals,
            Limit::Capacity => LimitKind::Capacity,
            // `Conflicts` ends only a short try; a longer one follows it.
            Limit::Solver | Limit::Conflicts | Limit::Weights | Limit::Patterns => {
                LimitKind::Solver
            }
        }
    }
}

impl From<&Reason> for ReasonKind {
    fn from(reason: &Reason) -> ReasonKind {
        match reason {
            Reason::Totals(_) => ReasonKind::Totals,
            Reason::Line(_) => ReasonKind::Line,
            Reason::Search => ReasonKind::Search,
        }
    }
}

impl GoalState {
    /// The state of a goal, and if it is wrong, why.
    pub fn of(puzzle: &Puzzle, goal: Option<&Picture>) -> (GoalState, Option<Message>) {
        match goal.map(|goal| verify(puzzle, goal.clone())) {
            None => (GoalState::Absent, None),
            Some(Ok(_)) => (GoalState::Right, None),
            Some(Err(mismatch)) => (GoalState::Wrong, Some(mismatch.message())),
        }
    }
}

/// The rule of a step.
#[cfg(feature = "schema")]
pub(crate) struct RuleName;

#[cfg(feature = "schema")]
impl schemars::JsonSchema for RuleName {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Rule".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let of_lines = crate::explanation::Rule::ALL.map(crate::explanation::Rule::name);
        let names = [&of_lines[..], &["trial", "either", "solver"]].concat();
        let about = "The rule of a step.";
        schemars::json_schema!({ "type": "string", "description": about, "enum": names })
    }
}

/// How the steps of an explanation end.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename_all = "kebab-case")]
#[allow(dead_code)]
pub(crate) enum WalkEnd {
    /// The color of every cell is known.
    Solved,
    /// A line has no placement.
    DeadEnd,
    /// No step was found that a person could follow.
    Stuck,
    /// The time is over.
    OutOfTime,
    /// The steps take too much memory.
    OutOfMemory,
}
