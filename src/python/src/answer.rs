//! The functions of the module: `check`, `solve`, `count` and so on.

use crate::input::{PuzzleInput, format_named};
use crate::interrupt::run;
use crate::refused::{Pictures, Refused};
use nonosat_board::puzzle::{CellId, Picture, Puzzle};
use nonosat_board::verify::verify as verified;
use nonosat_engine::certificate::{ProofForm, prove as prove_puzzle};
use nonosat_engine::encoding::EncodeOptions;
use nonosat_engine::explanation::{givens, rate, walk};
use nonosat_engine::solver::counting::BigUint;
use nonosat_engine::solver::{Limit, Options, Outcome, Solver, Verdict, count_solutions, judge};
use nonosat_files as format;
use nonosat_files::{Loss, Unclear, WriteError};
use nonosat_sat::budget::Budget;
use nonosat_service::bundle::Bundle;
use nonosat_service::report::{CountReport, Judged, Report, WalkReport, rows, unless_all_agree};
use nonosat_studio::drawing::layout::{self, Extras};
use nonosat_studio::drawing::{self as drawings, Theme};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::collections::BTreeMap;

/// Decides whether a puzzle has a picture, and whether it is the only one; returns the JSON of
/// `nonosat batch`.
pub fn check_json(input: &PuzzleInput, options: &Options) -> Result<String, Refused> {
    let (document, unclear) = input.read_unclear()?;
    let puzzle = document.puzzle();
    let mut report = Report::undecided(puzzle);
    let on_event = &mut |event| report.event(&event);
    let verdict = Solver::new(puzzle, options).on_event(on_event).verdict()?;
    if let Some(unclear) = &unclear
        && let Some(ambiguity) = unless_all_agree(unclear, &verdict, options)?
    {
        return Err(input.refused(ambiguity));
    }
    report.judged(puzzle, &verdict);
    if let Some(reason) = &mut report.reason {
        reason.translate(input.catalog()?);
    }
    report.rate(puzzle, &verdict, false, &options.budget);
    if let Verdict::Undecided(_, Limit::Time) = verdict {
        report.forget_progress(puzzle);
    }
    let possible_formats = unclear.as_ref().map(Unclear::names);
    Ok(serde_json::to_string(&Judged { possible_formats, ..Judged::from(report) })?)
}

#[pyfunction]
#[pyo3(signature = (puzzle, time_limit=None, format=None, lang=None))]
pub fn check(
    puzzle: &Bound<'_, PyAny>,
    time_limit: Option<f64>,
    format: Option<String>,
    lang: Option<String>,
) -> PyResult<String> {
    let input = PuzzleInput::of(puzzle, format, lang)?;
    run(puzzle.py(), time_limit, |budget| check_json(&input, &Options::default().within(budget)))
}

#[pyfunction]
#[pyo3(signature = (puzzle, limit, time_limit=None, format=None, lang=None))]
pub fn solve(
    puzzle: &Bound<'_, PyAny>,
    limit: usize,
    time_limit: Option<f64>,
    format: Option<String>,
    lang: Option<String>,
) -> PyResult<Pictures> {
    let input = PuzzleInput::of(puzzle, format, lang)?;
    run(puzzle.py(), time_limit, |budget| {
        let document = input.read()?;
        let puzzle = document.puzzle();
        let mut found = Pictures::new();
        let options = Options::default().within(budget);
        let mut solver = Solver::new(puzzle, &options);
        loop {
            match solver.next_picture()? {
                Outcome::Found(picture) => found.push(rows(puzzle.geometry(), picture.picture())),
                Outcome::None(_) => return Ok(found),
                Outcome::Limit(limit) => {
                    let why = input.catalog()?.words(&limit.message(puzzle));
                    return Err(Refused::Undecided(why, found));
                }
            }
            if found.len() == limit {
                return Ok(found);
            }
        }
    })
}

#[pyfunction]
#[pyo3(signature = (puzzle, limit=None, time_limit=None, format=None, lang=None))]
pub fn count(
    puzzle: &Bound<'_, PyAny>,
    limit: Option<u64>,
    time_limit: Option<f64>,
    format: Option<String>,
    lang: Option<String>,
) -> PyResult<String> {
    let input = PuzzleInput::of(puzzle, format, lang)?;
    run(puzzle.py(), time_limit, |budget| {
        let document = input.read()?;
        let (puzzle, options) = (document.puzzle(), Options::default().within(budget));
        let verdict = judge(puzzle, &options)?;
        let enough = limit.map(BigUint::from);
        let count = count_solutions(puzzle, &verdict, enough.as_ref(), &options);
        Ok(serde_json::to_string(&CountReport::from(&count))?)
    })
}

#[pyfunction]
#[pyo3(signature = (puzzle, time_limit=None, format=None, lang=None))]
pub fn explain(
    puzzle: &Bound<'_, PyAny>,
    time_limit: Option<f64>,
    format: Option<String>,
    lang: Option<String>,
) -> PyResult<String> {
    let input = PuzzleInput::of(puzzle, format, lang)?;
    run(puzzle.py(), time_limit, |budget| {
        let document = input.read()?;
        let (puzzle, options) = (document.puzzle(), Options::default().within(budget));
        let verdict = judge(puzzle, &options)?;
        let only = match &verdict {
            Verdict::Unique(only) => Some(only.picture()),
            _ => None,
        };
        let walk = walk(puzzle, &givens(puzzle), only, &options.budget);
        let rating = only.and_then(|only| rate(puzzle, Some(only), &options.budget));
        let catalog = input.catalog()?;
        let report = WalkReport::of(puzzle, &walk, verdict.word(), rating, catalog);
        Ok(serde_json::to_string(&report)?)
    })
}

/// Converts a puzzle; returns the text, and a description of each feature that it lost.
#[pyfunction]
#[pyo3(signature = (puzzle, to, lossy=false, format=None, lang=None))]
pub fn convert(
    puzzle: &Bound<'_, PyAny>,
    to: &str,
    lossy: bool,
    format: Option<String>,
    lang: Option<String>,
) -> PyResult<(String, Vec<String>)> {
    let input = PuzzleInput::of(puzzle, format, lang)?;
    run(puzzle.py(), None, |_| {
        let document = input.read()?;
        let written = format::write(&document, format_named(to)?, Loss { lossy, drop: &[] });
        let catalog = input.catalog()?;
        let refused = |error: WriteError| Refused::question(catalog.words(&error.message()));
        let written = written.map_err(refused)?;
        let lost = written.lost.iter().map(|feature| catalog.words(&feature.message()));
        Ok((written.text, lost.collect()))
    })
}

/// Reads and verifies a picture of a puzzle.
fn picture_of(puzzle: &Puzzle, rows: &[String]) -> Result<Picture, Refused> {
    let text = rows.join("\n");
    let picture = format::read_solution(text.as_bytes(), puzzle)?;
    let refused = |error| Refused::question(format!("no picture of the puzzle: {error}"));
    Ok(verified(puzzle, picture).map_err(refused)?.picture().clone())
}

#[pyfunction]
#[pyo3(signature = (puzzle, picture, format=None, lang=None))]
pub fn verify(
    puzzle: &Bound<'_, PyAny>,
    picture: Vec<String>,
    format: Option<String>,
    lang: Option<String>,
) -> PyResult<()> {
    let input = PuzzleInput::of(puzzle, format, lang)?;
    run(puzzle.py(), None, |_| picture_of(input.read()?.puzzle(), &picture).map(|_| ()))
}

/// Draws a puzzle; returns the file. `ambiguous` cells are drawn as such.
#[pyfunction]
#[pyo3(signature = (puzzle, to, theme, picture=None, ambiguous=vec![], format=None, lang=None))]
pub fn render<'py>(
    puzzle: &Bound<'py, PyAny>,
    to: &str,
    theme: &str,
    picture: Option<Vec<String>>,
    ambiguous: Vec<u32>,
    format: Option<String>,
    lang: Option<String>,
) -> PyResult<Bound<'py, PyBytes>> {
    let input = PuzzleInput::of(puzzle, format, lang)?;
    let drawn = run(puzzle.py(), None, |_| {
        let document = input.read()?;
        let puzzle = document.puzzle();
        let picture = picture.map(|rows| picture_of(puzzle, &rows)).transpose()?;
        let style = match theme {
            "light" | "letters" => Theme::light(),
            "dark" => Theme::dark(),
            "ink" => Theme::ink(),
            other => return Err(Refused::question(format!("no theme is called {other}"))),
        };
        let extras = Extras { letters: theme == "letters", ..Extras::default() };
        let is_ambiguous = |cell: &CellId| ambiguous.contains(&cell.number());
        let ambiguous: Vec<CellId> = puzzle.geometry().cells().filter(is_ambiguous).collect();
        let scene = match &picture {
            Some(picture) if !ambiguous.is_empty() => {
                layout::layout_ambiguous(&document, picture, &ambiguous, &extras)
            }
            picture => layout::layout_with(&document, picture.as_ref(), &extras),
        };
        let drawing = drawings::draw(&scene, &style);
        match to {
            "svg" => Ok(drawings::svg_of(&drawing, 1.0).into_bytes()),
            "png" => drawings::png(&drawing, drawings::Scale::default())
                .map_err(|error| Refused::question(error.to_string())),
            "pdf" => {
                let inches = drawings::CELL * drawings::INCH / drawings::DPI;
                let drawn = drawings::pdf(&drawings::sheet(drawing, inches));
                drawn.map_err(|error| Refused::defect(error.to_string()))
            }
            other => Err(Refused::question(format!("no drawing is called {other}"))),
        }
    })?;
    Ok(PyBytes::new(puzzle.py(), &drawn))
}

/// Proves a verdict in the form `weights`, `lrat` or `drat`; without a form, by numbers if they are
/// found within a second, else LRAT. Returns the files of the bundle by name.
#[pyfunction]
#[pyo3(signature = (puzzle, form=None, time_limit=None, format=None, lang=None))]
pub fn prove<'py>(
    puzzle: &Bound<'py, PyAny>,
    form: Option<&str>,
    time_limit: Option<f64>,
    format: Option<String>,
    lang: Option<String>,
) -> PyResult<BTreeMap<String, Bound<'py, PyBytes>>> {
    let input = PuzzleInput::of(puzzle, format, lang)?;
    let form = match form {
        None => None,
        Some("weights") => Some(ProofForm::Weights),
        Some("lrat") => Some(ProofForm::Lrat),
        Some("drat") => Some(ProofForm::Drat),
        Some(other) => return Err(PyValueError::new_err(format!("no proof is called {other}"))),
    };
    let bundle = run(puzzle.py(), time_limit, |budget| {
        let document = input.read()?;
        let (puzzle, options) = (document.puzzle(), Options::default().within(budget));
        let certificate = match prove_puzzle(Solver::new(puzzle, &options), form)? {
            Outcome::Found(certificate) => certificate,
            Outcome::Limit(limit) => {
                let words = input.catalog()?.words(&limit.message(puzzle));
                return Err(Refused::Undecided(words, Vec::new()));
            }
            Outcome::None(_) => return Err(Refused::defect("a proof without a verdict")),
        };
        if let Verdict::Undecided(picture, limit) = certificate.verdict() {
            let found = picture.iter().map(|found| rows(puzzle.geometry(), found.picture()));
            let words = input.catalog()?.words(&limit.message(puzzle));
            return Err(Refused::Undecided(words, found.collect()));
        }
        let bundle = Bundle::of(puzzle, &certificate, form.unwrap_or_default())?;
        bundle.check(puzzle, &certificate)?;
        Ok(bundle)
    })?;
    let file = |(name, bytes): (&str, &[u8])| (name.to_owned(), PyBytes::new(puzzle.py(), bytes));
    Ok(bundle.files().map(file).collect())
}

/// Options for one of many puzzles: a smaller formula limit, since each thread has a formula.
pub fn batch_options(budget: Budget) -> Options {
    let encode = EncodeOptions::default().with_literal_limit(1 << 24);
    Options::default().with_encode(encode).within(budget)
}
