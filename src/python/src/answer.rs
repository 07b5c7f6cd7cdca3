//! What is known of a puzzle: `check`, `solve`, `count`, `explain`, `hint`, `prove`.

use crate::question::{Input, Question, Subject};
use crate::refused::{Pictures, Refused};
use nonosat_board::puzzle::{Color, ColorSet, Puzzle};
use nonosat_engine::certificate::{ProofForm, prove as prove_puzzle};
use nonosat_engine::encoding::EncodeOptions;
use nonosat_engine::explanation::{givens, rate, walk};
use nonosat_engine::solver::counting::BigUint;
use nonosat_engine::solver::{Limit, Options, Outcome, Solver, Verdict, count_solutions, judge};
use nonosat_files::Unclear;
use nonosat_sat::budget::Budget;
use nonosat_service::api;
use nonosat_service::bundle::Bundle;
use nonosat_service::report::{CountReport, Judged, Report, WalkReport, rows, unless_all_agree};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::collections::BTreeMap;

/// Decides whether a puzzle has a picture, and whether it is the only one; returns the JSON of
/// `nonosat batch`.
pub fn check_json(input: &Input, options: &Options) -> Result<String, Refused> {
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
pub fn check(py: Python<'_>, question: &Question) -> PyResult<String> {
    question.work(py, |budget| check_json(&question.input, &Options::default().within(budget)))
}

#[pyfunction]
pub fn solve(py: Python<'_>, question: &Question, limit: usize) -> PyResult<Pictures> {
    question.answer(py, |subject| {
        let mut found = Pictures::new();
        let mut solver = Solver::new(subject.puzzle(), &subject.options);
        loop {
            match solver.next_picture()? {
                Outcome::Found(picture) => {
                    found.push(rows(subject.puzzle().geometry(), picture.picture()));
                }
                Outcome::None(_) => return Ok(found),
                Outcome::Limit(limit) => return Err(subject.undecided(&limit, found)),
            }
            if found.len() == limit {
                return Ok(found);
            }
        }
    })
}

#[pyfunction]
#[pyo3(signature = (question, limit=None))]
pub fn count(py: Python<'_>, question: &Question, limit: Option<u64>) -> PyResult<String> {
    question.answer(py, |subject| {
        let verdict = judge(subject.puzzle(), &subject.options)?;
        let enough = limit.map(BigUint::from);
        let count = count_solutions(subject.puzzle(), &verdict, enough.as_ref(), &subject.options);
        Ok(serde_json::to_string(&CountReport::from(&count))?)
    })
}

#[pyfunction]
pub fn explain(py: Python<'_>, question: &Question) -> PyResult<String> {
    question.answer(py, |subject| {
        let puzzle = subject.puzzle();
        let verdict = judge(puzzle, &subject.options)?;
        let only = match &verdict {
            Verdict::Unique(only) => Some(only.picture()),
            _ => None,
        };
        let walk = walk(puzzle, &givens(puzzle), only, subject.budget());
        let rating = only.and_then(|only| rate(puzzle, Some(only), subject.budget()));
        let report = WalkReport::of(puzzle, &walk, verdict.word(), rating, subject.catalog);
        Ok(serde_json::to_string(&report)?)
    })
}

/// The next step from these marks, rows of letters with `?` for open cells; without them from those
/// that are stored with the puzzle.
#[pyfunction]
#[pyo3(signature = (question, marks=None))]
pub fn hint(py: Python<'_>, question: &Question, marks: Option<Vec<String>>) -> PyResult<String> {
    question.answer(py, |Subject { mut document, options, catalog }| {
        if let Some(rows) = marks {
            let saved = marked(document.puzzle(), &rows)?;
            document = document.with_saved(saved).map_err(|error| {
                Refused::question(format!("marks: {}", catalog.words(&error.message())))
            })?;
        }
        Ok(api::next_step(&document, &options, catalog)?)
    })
}

/// Reads marks, one row of letters for each row of the board.
fn marked(puzzle: &Puzzle, rows: &[String]) -> Result<Vec<ColorSet>, Refused> {
    let lengths: Vec<usize> = puzzle.geometry().rows().map(<[_]>::len).collect();
    if !rows.iter().map(|row| row.chars().count()).eq(lengths.iter().copied()) {
        let shape = puzzle.geometry().shape();
        return Err(Refused::question(format!("marks: expected the rows of a board of {shape}")));
    }
    let mark = |letter| match Color::from_letter(letter) {
        _ if letter == '?' => Ok(puzzle.palette().all()),
        Some(color) if puzzle.palette().holds(color) => Ok(ColorSet::only(color)),
        _ => Err(Refused::question(format!(
            "marks: found `{letter}`, expected the letter of a color, `-` or `?`"
        ))),
    };
    rows.iter().flat_map(|row| row.chars()).map(mark).collect()
}

/// Proves a verdict in the form `weights`, `lrat` or `drat`; without a form, by numbers if they are
/// found within a second, else LRAT. Returns the files of the bundle by name.
#[pyfunction]
#[pyo3(signature = (question, form=None))]
pub fn prove<'py>(
    py: Python<'py>,
    question: &Question,
    form: Option<&str>,
) -> PyResult<BTreeMap<String, Bound<'py, PyBytes>>> {
    let bundle = question.answer(py, |subject| {
        let form = form.map(proof_form).transpose()?;
        let puzzle = subject.puzzle();
        let certificate = match prove_puzzle(Solver::new(puzzle, &subject.options), form)? {
            Outcome::Found(certificate) => certificate,
            Outcome::Limit(limit) => return Err(subject.undecided(&limit, Vec::new())),
            Outcome::None(_) => return Err(Refused::defect("a proof without a verdict")),
        };
        if let Verdict::Undecided(picture, limit) = certificate.verdict() {
            let found = picture.iter().map(|found| rows(puzzle.geometry(), found.picture()));
            return Err(subject.undecided(limit, found.collect()));
        }
        let bundle = Bundle::of(puzzle, &certificate, form.unwrap_or_default())?;
        bundle.check(puzzle, &certificate)?;
        Ok(bundle)
    })?;
    let file = |(name, bytes): (&str, &[u8])| (name.to_owned(), PyBytes::new(py, bytes));
    Ok(bundle.files().map(file).collect())
}

fn proof_form(name: &str) -> Result<ProofForm, Refused> {
    match name {
        "weights" => Ok(ProofForm::Weights),
        "lrat" => Ok(ProofForm::Lrat),
        "drat" => Ok(ProofForm::Drat),
        other => Err(Refused::question(format!("no proof is called {other}"))),
    }
}

/// Options for one of many puzzles: a smaller formula limit, since each thread has a formula.
pub fn batch_options(budget: Budget) -> Options {
    let encode = EncodeOptions::default().with_literal_limit(1 << 24);
    Options::default().with_encode(encode).within(budget)
}
