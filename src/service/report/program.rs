//! What the program and Python add to reports.
//!
//! In: reports, failures and what the program knows of a file. Out: the JSON objects of `check`,
//! `batch`, `info`, `join` and `solve`. Invariants: each object has one of these types, so
//! `docs/report.schema.json` describes it.

use super::{Effort, GoalState, Number, Report};
use crate::explanation::Rating;
use crate::message::Message;
use serde::Serialize;
use serde_json::value::RawValue;

/// The result for one puzzle, with what was requested besides.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judged {
    /// The result.
    #[serde(flatten)]
    pub report: Report,
    /// The formats that the file fits, if there are several. All have this verdict; the rest
    /// belongs to the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub possible_formats: Option<Vec<&'static str>>,
    /// Is the goal a solution? With `check --stored-solution`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<GoalState>,
    /// Why the goal is wrong, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal_mismatch: Option<String>,
    /// The same as data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal_message: Option<Message>,
    /// The proof, with `check --prove` and `batch --proof-dir`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<ProofSummary>,
}

impl From<Report> for Judged {
    fn from(report: Report) -> Judged {
        Judged {
            report,
            possible_formats: None,
            goal: None,
            goal_mismatch: None,
            goal_message: None,
            proof: None,
        }
    }
}

/// A proof that nonosat's checker accepted.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProofSummary {
    /// `weights`: numbers in the cells; `lrat`, `drat`: steps over a formula.
    pub form: &'static str,
    /// The number of steps, or of sets of numbers; 0 for two pictures.
    pub steps: usize,
    /// Length of the steps or the numbers.
    pub bytes: usize,
    /// The name of the archive, if one was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

/// The answer for one file or record.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "{T}Line"))]
pub struct AnswerLine<'a, T> {
    /// The file, with # and a number if it has several puzzles; from `check`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<&'a str>,
    /// The id of the record, any JSON; from `batch`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))]
    pub id: Option<&'a RawValue>,
    /// How long it took.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    /// The answer.
    #[serde(flatten)]
    pub answer: T,
}

/// The facts about one puzzle, from `info`.
#[derive(PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Facts {
    /// The file, with # and a number if it has several puzzles.
    pub file: String,
    /// The format of the file.
    pub format: &'static str,
    /// The formats that the file fits, if there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub possible_formats: Option<Vec<&'static str>>,
    /// The same for puzzles that are turned, mirrored or recolored, and different for others: 32
    /// hexadecimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Who made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// `rect` with height and width, `hex` with its side, or `hex` or `tri` with the sides A to F.
    pub board: String,
    /// Cells of the board.
    pub cells: usize,
    /// Lines of the board, all directions together.
    pub lines: usize,
    /// Colors without the background.
    pub colors: usize,
    /// Cells whose colors the puzzle gives or limits.
    pub givens: usize,
    /// Cells that are not background, by the clues of the rows; absent if these are incomplete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub filled: Option<u64>,
    /// Cells per line that its runs and gaps do not need: the minimum, the mean, the maximum.
    pub slack: (u64, f64, u64),
    /// Why the clues of rows and columns contradict each other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disagreement: Option<String>,
    /// Is the goal a solution?
    pub goal: GoalState,
    /// Why the goal is wrong, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal_mismatch: Option<String>,
    /// The same as data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal_message: Option<Message>,
    /// Does the file have a saved game?
    pub has_saved_state: bool,
    /// The rating, if single lines solve the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

/// A format of puzzle files, from `formats`. nonosat reads all.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FormatFacts {
    /// Its name, for `--from` and `--to`.
    pub format: &'static str,
    /// The endings of its files, without dots, the usual one first.
    pub endings: &'static [&'static str],
    /// What it is, in English.
    pub about: &'static str,
    /// Does nonosat write it, too?
    pub is_written: bool,
    /// Can nonosat write several puzzles to a file?
    pub holds_several: bool,
    /// What it holds besides the clues of a rectangle in black and white, in English.
    pub features: Vec<String>,
}

/// What the checker says of a proof, from `verify`.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckedProof<'a> {
    /// The file or folder of the proof.
    pub file: &'a str,
    /// Does it prove its verdict?
    pub accepted: bool,
    /// The first fault of a proof that is refused, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// The verdict that is proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
    /// The pictures of a proof that is accepted: rows of letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pictures: Option<Vec<Vec<String>>>,
    /// The number of steps, or of sets of numbers; 0 for two pictures.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<usize>,
}

/// The last object of `solve --stats --to json`.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stats {
    /// The figures.
    pub stats: Figures,
}

/// How much work a command did, for `--stats`.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Figures {
    /// The number of solutions, shown or counted.
    pub pictures: Number,
    /// The work of the solver.
    #[serde(flatten)]
    pub effort: Effort,
    /// How long it took.
    pub seconds: f64,
    /// The peak memory of the program; absent where the system does not report it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_bytes: Option<u64>,
}
