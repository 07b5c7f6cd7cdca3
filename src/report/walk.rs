//! Steps, walks and mistakes as data.
//!
//! In: a walk, a mistake. Out: what `nonosat explain --to json` writes. Invariants: sentences come
//! from `explanation`; cells and lines of boards count from 0; writing a walk holds one step as
//! data at a time, since that form is many times as large.

use crate::explanation::{
    self, Fact, Justification, Mistake, Rating, Reason, Step, StepWriter, Walk,
};
use crate::puzzle::{ColorSet, Puzzle};
use crate::sat::budget::Budget;
use serde::{Serialize, Serializer};
use std::cell::Cell;
use std::io::{self, Write};

/// A walk: the steps that solve a puzzle, as far as they go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Explanation"))]
#[non_exhaustive]
pub struct WalkReport {
    /// `unique`, `several`, `none` or `undecided`.
    #[cfg_attr(test, schemars(with = "super::Word"))]
    pub verdict: &'static str,
    /// The difficulty, if it was computed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The steps, in order.
    pub steps: Vec<StepReport>,
    /// How the steps end.
    #[cfg_attr(test, schemars(with = "super::WalkEnd"))]
    pub end: &'static str,
    /// Marks that contradict each other; `steps` is empty then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mistake: Option<MistakeReport>,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Step"))]
#[non_exhaustive]
pub struct StepReport {
    /// The name of a rule, or `trial`, `either`, `solver`.
    #[cfg_attr(test, schemars(with = "super::RuleName"))]
    pub rule: &'static str,
    /// The line, if the step looks at one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The runs that it uses, from 0: the first, and one past the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runs: Option<[usize; 2]>,
    /// The colors that remain for the cells after the step.
    pub gives: Vec<FactReport>,
    /// The facts that justify it; for a trial the tried cell and colors.
    pub cells: Vec<FactReport>,
    /// In hundredths of the easiest step.
    pub cost: u32,
    /// The step as an English sentence.
    pub words: String,
    /// The steps inside a trial; for `either`, those of all colors in sequence.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chain: Vec<StepReport>,
    /// The line in which a trial reaches a contradiction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_end: Option<u32>,
}

/// The possible colors of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Fact"))]
#[non_exhaustive]
pub struct FactReport {
    /// The cell.
    pub cell: u32,
    /// The letters of the colors that it may have.
    pub colors: String,
}

/// Marks that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Mistake"))]
#[non_exhaustive]
pub struct MistakeReport {
    /// The marks.
    pub marks: Vec<FactReport>,
    /// The steps that follow from them.
    pub chain: Vec<StepReport>,
    /// The line in which the chain reaches a contradiction; `None` if only the solver finds one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_end: Option<u32>,
    /// The mistake in English.
    pub words: String,
}

impl WalkReport {
    /// A walk as data.
    pub fn of(
        puzzle: &Puzzle,
        walk: &Walk,
        verdict: &'static str,
        rating: Option<Rating>,
    ) -> WalkReport {
        let steps = step_reports(puzzle, &walk.steps).collect();
        WalkReport { verdict, rating, steps, end: end_of(walk), mistake: None }
    }

    /// Writes the JSON of [`WalkReport::of`] step by step. Returns whether the budget allowed all
    /// steps; otherwise `end` is `out-of-time`.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn write(
        out: impl Write,
        puzzle: &Puzzle,
        walk: &Walk,
        verdict: &'static str,
        rating: Option<&Rating>,
        budget: &Budget,
    ) -> io::Result<bool> {
        let is_cut = Cell::new(false);
        let steps = Steps { puzzle, walk, budget, is_cut: &is_cut };
        let end = Ending { walk, is_cut: &is_cut };
        serde_json::to_writer(out, &Written { verdict, rating, steps, end })?;
        Ok(!is_cut.get())
    }

    /// A mistake as data, with its English text.
    pub fn mistaken(puzzle: &Puzzle, mistake: &Mistake, words: String) -> WalkReport {
        let report = MistakeReport {
            marks: facts(&mistake.marks),
            chain: step_reports(puzzle, &mistake.chain).collect(),
            dead_end: mistake.end.as_ref().map(|end| end.line.number()),
            words,
        };
        WalkReport {
            verdict: "none",
            rating: None,
            steps: vec![],
            end: "dead-end",
            mistake: Some(report),
        }
    }
}

/// A [`WalkReport`] that converts its steps while they are serialized.
#[derive(Serialize)]
struct Written<'a> {
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<&'a Rating>,
    steps: Steps<'a>,
    end: Ending<'a>,
}

struct Steps<'a> {
    puzzle: &'a Puzzle,
    walk: &'a Walk,
    budget: &'a Budget,
    is_cut: &'a Cell<bool>,
}

impl Serialize for Steps<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let has_time = |_: &StepReport| {
            self.is_cut.set(self.budget.is_over());
            !self.is_cut.get()
        };
        serializer.collect_seq(step_reports(self.puzzle, &self.walk.steps).take_while(has_time))
    }
}

/// The end of the walk, serialized after the steps: only then is it known whether time ran out.
struct Ending<'a> {
    walk: &'a Walk,
    is_cut: &'a Cell<bool>,
}

impl Serialize for Ending<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self.is_cut.get() {
            true => name_of(&explanation::End::OutOfTime),
            false => end_of(self.walk),
        })
    }
}

/// Steps as data, one after the other.
fn step_reports(puzzle: &Puzzle, steps: &[Step]) -> impl Iterator<Item = StepReport> {
    let mut writer = StepWriter::new(puzzle);
    steps.iter().map(move |step| StepReport::by(&mut writer, step))
}

/// The name of a walk's end.
fn end_of(walk: &Walk) -> &'static str {
    name_of(&walk.end)
}

fn name_of(end: &explanation::End) -> &'static str {
    match end {
        explanation::End::Solved => "solved",
        explanation::End::DeadEnd(_) => "dead-end",
        explanation::End::Stuck => "stuck",
        explanation::End::OutOfTime => "out-of-time",
        explanation::End::OutOfMemory => "out-of-memory",
    }
}

impl StepReport {
    /// A step as data.
    pub fn of(puzzle: &Puzzle, step: &Step) -> StepReport {
        StepReport::by(&mut StepWriter::new(puzzle), step)
    }

    fn by(writer: &mut StepWriter, step: &Step) -> StepReport {
        let mut report = StepReport {
            rule: step.name(),
            line: None,
            runs: None,
            gives: facts(&step.gives),
            cells: Vec::new(),
            cost: step.cost,
            words: writer.sentence(step),
            chain: Vec::new(),
            dead_end: None,
        };
        let mut chain = |steps: &[Step]| -> Vec<StepReport> {
            steps.iter().map(|step| StepReport::by(writer, step)).collect()
        };
        match &step.justification {
            Justification::Line(Reason { line, cells, runs, .. }) => {
                report.line = Some(line.number());
                report.runs = (!runs.is_empty()).then_some([runs.start, runs.end]);
                report.cells = facts(cells);
            }
            Justification::Trial { cell, color, chain: steps, end } => {
                report.cells = facts(&[(*cell, ColorSet::only(*color))]);
                report.chain = chain(steps);
                report.dead_end = Some(end.line.number());
            }
            Justification::Either { cell, chains } => {
                let colors = chains.iter().map(|(color, _)| *color);
                report.cells = facts(&[(*cell, colors.fold(ColorSet::EMPTY, ColorSet::with))]);
                report.chain = chains.iter().flat_map(|(_, steps)| chain(steps)).collect();
            }
            _ => {}
        }
        report
    }
}

fn facts(facts: &[Fact]) -> Vec<FactReport> {
    let letters = |colors: ColorSet| colors.iter().map(|color| color.letter()).collect();
    facts
        .iter()
        .map(|&(cell, colors)| FactReport { cell: cell.number(), colors: letters(colors) })
        .collect()
}
