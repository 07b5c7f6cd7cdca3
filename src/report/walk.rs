//! Steps as data.
//!
//! In: a walk, a mistake. Out: what `nonosat explain --to json` writes. Holds: the words of a
//! step are those of `explain`; cells and lines of boards count from 0. A walk can be written
//! step by step, since as data it is many times as large.

use crate::explain::{self, Because, Fact, Mistake, Rating, Reason, Step, Teller, Walk};
use crate::puzzle::{ColorSet, Puzzle};
use serde::{Serialize, Serializer};
use std::io::{self, Write};

/// A way through a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Told {
    /// `unique`, `several`, `none` or `undecided`.
    pub verdict: &'static str,
    /// How hard it is, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// `solved`, `dead-end`, `stuck`, `out-of-time` or `out-of-memory`.
    pub end: &'static str,
    /// The steps, in order.
    pub steps: Vec<ToldStep>,
    /// Marks that contradict each other; then there are no steps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mistake: Option<ToldMistake>,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ToldStep {
    /// The name of a rule, or `trial`, `either`, `solver`.
    pub rule: &'static str,
    /// The line, if it is a step of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The runs that it is about, from 0: the first, and the one behind the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runs: Option<[usize; 2]>,
    /// What it tells of cells.
    pub gives: Vec<ToldFact>,
    /// What it needs to know of cells.
    pub cells: Vec<ToldFact>,
    /// In hundredths of the easiest step.
    pub cost: u32,
    /// In English.
    pub words: String,
    /// The steps inside a trial; those of all ways one after the other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chain: Vec<ToldStep>,
    /// The line that ends a trial.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_end: Option<u32>,
}

/// What is known of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ToldFact {
    /// The cell.
    pub cell: u32,
    /// The letters of the colors that it may have.
    pub colors: String,
}

/// Marks that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ToldMistake {
    /// The marks.
    pub marks: Vec<ToldFact>,
    /// What follows from them.
    pub chain: Vec<ToldStep>,
    /// The line that ends it, if lines do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_end: Option<u32>,
    /// In English.
    pub words: String,
}

impl Told {
    /// A walk as data.
    pub fn of(puzzle: &Puzzle, walk: &Walk, verdict: &'static str, rating: Option<Rating>) -> Told {
        let steps = told(puzzle, &walk.steps).collect();
        Told { verdict, rating, end: end_of(walk), steps, mistake: None }
    }

    /// Writes what [`Told::of`] gives, one step after the other.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write(
        out: impl Write,
        puzzle: &Puzzle,
        walk: &Walk,
        verdict: &'static str,
        rating: Option<&Rating>,
    ) -> io::Result<()> {
        let steps = Steps(puzzle, &walk.steps);
        serde_json::to_writer(out, &Written { verdict, rating, end: end_of(walk), steps })?;
        Ok(())
    }

    /// A mistake as data.
    pub fn mistaken(puzzle: &Puzzle, mistake: &Mistake, words: String) -> Told {
        let told = ToldMistake {
            marks: facts(&mistake.marks),
            chain: told(puzzle, &mistake.chain).collect(),
            dead_end: mistake.end.as_ref().map(|end| end.line.number()),
            words,
        };
        Told { verdict: "none", rating: None, end: "dead-end", steps: vec![], mistake: Some(told) }
    }
}

/// A [`Told`] whose steps are made as they are written.
#[derive(Serialize)]
struct Written<'a> {
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<&'a Rating>,
    end: &'static str,
    steps: Steps<'a>,
}

struct Steps<'a>(&'a Puzzle, &'a [Step]);

impl Serialize for Steps<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(told(self.0, self.1))
    }
}

/// Steps as data, one after the other.
fn told(puzzle: &Puzzle, steps: &[Step]) -> impl Iterator<Item = ToldStep> {
    let mut teller = Teller::new(puzzle);
    steps.iter().map(move |step| ToldStep::by(&mut teller, step))
}

/// How a walk ended, in data.
fn end_of(walk: &Walk) -> &'static str {
    match walk.end {
        explain::End::Solved => "solved",
        explain::End::DeadEnd(_) => "dead-end",
        explain::End::Stuck => "stuck",
        explain::End::OutOfTime => "out-of-time",
        explain::End::OutOfMemory => "out-of-memory",
    }
}

impl ToldStep {
    /// A step as data.
    pub fn of(puzzle: &Puzzle, step: &Step) -> ToldStep {
        ToldStep::by(&mut Teller::new(puzzle), step)
    }

    fn by(teller: &mut Teller, step: &Step) -> ToldStep {
        let mut told = ToldStep {
            rule: step.name(),
            line: None,
            runs: None,
            gives: facts(&step.gives),
            cells: Vec::new(),
            cost: step.cost,
            words: teller.sentence(step),
            chain: Vec::new(),
            dead_end: None,
        };
        let mut chain = |steps: &[Step]| -> Vec<ToldStep> {
            steps.iter().map(|step| ToldStep::by(teller, step)).collect()
        };
        match &step.because {
            Because::Line(Reason { line, cells, runs, .. }) => {
                told.line = Some(line.number());
                told.runs = (!runs.is_empty()).then_some([runs.start, runs.end]);
                told.cells = facts(cells);
            }
            Because::Trial { cell, color, chain: steps, end } => {
                told.cells = facts(&[(*cell, ColorSet::only(*color))]);
                told.chain = chain(steps);
                told.dead_end = Some(end.line.number());
            }
            Because::Either { cell, chains } => {
                let colors = chains.iter().map(|(color, _)| *color);
                told.cells = facts(&[(*cell, colors.fold(ColorSet::EMPTY, ColorSet::with))]);
                told.chain = chains.iter().flat_map(|(_, steps)| chain(steps)).collect();
            }
            _ => {}
        }
        told
    }
}

fn facts(facts: &[Fact]) -> Vec<ToldFact> {
    let letters = |colors: ColorSet| colors.iter().map(|color| color.letter()).collect();
    facts
        .iter()
        .map(|&(cell, colors)| ToldFact { cell: cell.number(), colors: letters(colors) })
        .collect()
}
