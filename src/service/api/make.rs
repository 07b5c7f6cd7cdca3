//! Makes puzzles from typed clues, from drawings and from images.
//!
//! In: requests. Out: JSON. Invariants: a wrong clue is part of the answer, with its line; it is no
//! failure.

#[cfg(feature = "pixels")]
use super::HELP_TIME;
use super::board::BoardJson;
#[cfg(feature = "pixels")]
use super::query::Query;
use super::refusal::json;
use super::{Question, Refusal, size_checked};
#[cfg(feature = "pixels")]
use crate::authoring::image::{
    Candidate, Candidates, Import, ImportError, Tone, candidates_within, import_within,
};
use crate::document::Document;
use crate::format::{Format, read, read_clue};
use crate::game;
use crate::message::{Message, message};
#[cfg(feature = "pixels")]
use crate::puzzle::Color;
use crate::puzzle::{CellId, Clue, ColorSet, LineId, Puzzle, PuzzleError, clues_of};
use crate::report::Kind;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Clues as someone types them.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TypedClues"))]
#[serde(deny_unknown_fields)]
pub(super) struct Typed<'a> {
    /// The puzzle with its old clues.
    #[serde(borrow)]
    #[cfg_attr(feature = "schema", schemars(with = "crate::format::PuzzleJson"))]
    puzzle: &'a RawValue,
    /// One clue for each line of the board.
    clues: Vec<String>,
}

/// What is wrong with typed clues.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Validated {
    /// For each line the problem of its clue, if it has one.
    problems: Vec<Option<String>>,
    /// Families whose clues need different numbers of cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    disagreement: Option<String>,
    /// The puzzle with these clues, if no clue has a problem.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<BoardJson>,
}

/// `POST /api/clues`: the problems of typed clues, and the puzzle if there are none.
pub(super) fn clues(question: &Question) -> Result<String, Refusal> {
    let catalog = question.catalog()?;
    let typed: Typed = serde_json::from_slice(question.body)
        .map_err(|error| Refusal::bad(format!("{error}; expected `puzzle` and `clues`")))?;
    let old = size_checked(read(typed.puzzle.get().as_bytes(), Some(Format::Json))?)?;
    let geometry = old.puzzle().geometry();
    let expected = geometry.line_count();
    if typed.clues.len() != expected {
        let message = format!("{} clues, expected {expected}, one a line", typed.clues.len());
        return Err(Refusal::bad(message));
    }
    let read = geometry.lines().zip(&typed.clues);
    let read: Vec<Result<Clue, Message>> =
        read.map(|(line, text)| clue(old.puzzle(), line, text)).collect();
    let words = |clue: &Result<Clue, Message>| Some(catalog.words(clue.as_ref().err()?));
    let problems: Vec<Option<String>> = read.iter().map(words).collect();
    let clues: Result<Vec<Clue>, Message> = read.into_iter().collect();
    let Ok(clues) = clues else {
        return json(&Validated { problems, disagreement: None, board: None });
    };
    let new = with_clues(&old, clues, old.puzzle().givens())?;
    let disagreement = new.puzzle().disagreement();
    let disagreement =
        disagreement.map(|disagreement| catalog.words(&disagreement.message(new.puzzle())));
    json(&Validated { problems, disagreement, board: Some(BoardJson::of(&new)?) })
}

/// Reads one clue, or returns its problem.
fn clue(puzzle: &Puzzle, line: LineId, text: &str) -> Result<Clue, Message> {
    let clue = read_clue(text, puzzle.palette()).map_err(|problem| problem.words())?;
    let name = || puzzle.geometry().name(line);
    match puzzle.geometry().fits(line, &clue, puzzle.palette().color_count()) {
        Err(PuzzleError::ClueTooLong { needs, cells, .. }) => {
            Err(message!("clue-needs", needs = needs, line = name(), cells = cells))
        }
        Err(PuzzleError::RunTooLong { run, cells, .. }) => {
            Err(message!("clue-needs-stretch", needs = run, line = name(), cells = cells))
        }
        Err(error @ (PuzzleError::NoWord { .. } | PuzzleError::PatternTooLarge { .. })) => {
            Err(error.message())
        }
        _ => Ok(clue),
    }
}

/// The same board, palette, notes and marks with other clues and givens.
fn with_clues(
    old: &Document,
    clues: Vec<Clue>,
    givens: &[(CellId, ColorSet)],
) -> Result<Document, Refusal> {
    let (geometry, palette) = (old.puzzle().geometry(), old.puzzle().palette());
    let puzzle = Puzzle::new(geometry.clone(), palette.clone(), clues)
        .and_then(|puzzle| puzzle.with_givens(givens))
        .map_err(|error| Refusal::of(Kind::Question, error.message()))?;
    Document::of(puzzle, old.notes().clone(), None, Some(game::marks(old))).map_err(Refusal::defect)
}

/// `POST /api/generate`: the puzzle whose clues describe the marks; givens are dropped.
pub(super) fn puzzle_of_marks(question: &Question) -> Result<String, Refusal> {
    json(&BoardJson::of(&of_drawing(question)?)?)
}

/// The puzzle whose clues describe the marks, with their picture as its goal.
pub(super) fn of_drawing(question: &Question) -> Result<Document, Refusal> {
    let old = question.document()?;
    let old = Document::of(
        old.puzzle().clone().without_givens(|_| false),
        old.notes().clone(),
        None,
        old.saved().map(<[ColorSet]>::to_vec),
    )
    .map_err(Refusal::defect)?;
    let geometry = old.puzzle().geometry();
    let goal = game::picture(geometry, &game::marks(&old));
    let new = with_clues(&old, clues_of(geometry, &goal), &[])?;
    new.with_goal(goal).map_err(Refusal::defect)
}

/// `POST /api/image`: the puzzle of an image.
#[cfg(feature = "pixels")]
pub(super) fn image(question: &Question) -> Result<String, Refusal> {
    let query =
        question.query(&["width", "height", "tone", "threshold", "colors", "crop", "invert"])?;
    let import = Import {
        width: query.value("width")?,
        height: query.value("height")?,
        tone: tone(&query)?,
        crop: query.value("crop")?.unwrap_or(false),
        invert: query.value("invert")?.unwrap_or(false),
        ..Import::default()
    };
    let budget = question.budget.clone().at_most(HELP_TIME);
    let image_puzzle = import_within(question.body, &import, &budget).map_err(import_refusal)?;
    json(&BoardJson::of(&with_marked_goal(size_checked(image_puzzle.document)?)?)?)
}

#[cfg(feature = "pixels")]
fn import_refusal(error: ImportError) -> Refusal {
    match error {
        ImportError::Stopped => Refusal::of(Kind::TooLarge, error.message()),
        error => Refusal::of(Kind::Question, error.message()),
    }
}

/// Reads how tones become colors from one of `tone`, `threshold` and `colors`.
#[cfg(feature = "pixels")]
fn tone(query: &Query) -> Result<Tone, Refusal> {
    Ok(match (query.text("tone"), query.value("threshold")?, query.value("colors")?) {
        (None, Some(limit), None) => Tone::Threshold(limit),
        (None, None, Some(count)) => Tone::Colors(count),
        (None, None, None) => Tone::Threshold(128),
        (Some("sketch"), None, None) => Tone::Sketch,
        (Some("otsu"), None, None) => Tone::Otsu,
        (Some("local"), None, None) => Tone::Local,
        (Some("edges"), None, None) => Tone::Edges,
        (Some("filled"), None, None) => Tone::Filled,
        (Some("dither"), None, None) => Tone::Dither,
        (Some(name), None, None) => {
            let expected = "expected sketch, filled, otsu, local, edges or dither";
            return Err(Refusal::bad(format!("no tone `{name}`, {expected}")));
        }
        _ => {
            let message = "several of `tone`, `threshold` and `colors`, expected one of them";
            return Err(Refusal::bad(message));
        }
    })
}

/// A puzzle that an image could become.
#[cfg(feature = "pixels")]
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Candidate"))]
pub(super) struct CandidateJson {
    /// The query with which `/api/image` makes this puzzle.
    query: String,
    /// Similarity to the image, from 0 to 1000.
    #[cfg_attr(feature = "schema", schemars(range(max = 1000)))]
    likeness: u32,
    /// Cells that line solving leaves open.
    open: usize,
    /// The puzzle.
    board: BoardJson,
}

/// Most puzzles of an image to choose from.
#[cfg(feature = "pixels")]
const CANDIDATES: usize = 6;

/// `POST /api/candidates`: the most promising puzzles of an image.
#[cfg(feature = "pixels")]
pub(super) fn candidates(question: &Question) -> Result<String, Refusal> {
    let query = question.query(&["width", "height", "crop"])?;
    let options = Candidates {
        width: query.value("width")?,
        height: query.value("height")?,
        crop: query.value("crop")?.unwrap_or(false),
        ..Candidates::default()
    };
    let budget = question.budget.clone().at_most(HELP_TIME);
    let candidates = candidates_within(question.body, &options, &budget).map_err(import_refusal)?;
    let candidate_json = |candidate: Candidate| {
        Ok(CandidateJson {
            query: query_of(&candidate.how),
            likeness: candidate.likeness,
            open: candidate.open,
            board: BoardJson::of(&with_marked_goal(size_checked(candidate.imported.document)?)?)?,
        })
    };
    let candidates = candidates.into_iter().take(CANDIDATES).map(candidate_json);
    json(&candidates.collect::<Result<Vec<_>, Refusal>>()?)
}

/// The options of an import as a query.
#[cfg(feature = "pixels")]
fn query_of(import: &Import) -> String {
    let tone = match import.tone {
        Tone::Sketch => "tone=sketch".to_owned(),
        Tone::Otsu => "tone=otsu".to_owned(),
        Tone::Threshold(limit) => format!("threshold={limit}"),
        Tone::Local => "tone=local".to_owned(),
        Tone::Edges => "tone=edges".to_owned(),
        Tone::Filled => "tone=filled".to_owned(),
        Tone::Dither => "tone=dither".to_owned(),
        Tone::Colors(count) => format!("colors={count}"),
    };
    let side =
        |name, side: Option<u32>| side.map_or(String::new(), |side| format!("&{name}={side}"));
    let sides = side("width", import.width) + &side("height", import.height);
    format!("{tone}{sides}&crop={}&invert={}", import.crop, import.invert)
}

/// Marks the colored cells of the goal; background cells stay open.
#[cfg(feature = "pixels")]
fn with_marked_goal(document: Document) -> Result<Document, Refusal> {
    let all = document.puzzle().palette().all();
    let mark = |&color: &Color| if color.is_background() { all } else { ColorSet::only(color) };
    let goal = document.goal().map_or(&[][..], |goal| goal.colors());
    let marks = goal.iter().map(mark).collect();
    document.with_saved(marks).map_err(Refusal::defect)
}
