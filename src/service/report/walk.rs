//! Steps, walks and mistakes as data.
//!
//! In: a walk, a mistake. Out: what `nonosat explain --to json` writes. Invariants: sentences come
//! from `explanation`; cells and lines of boards count from 0; writing a walk holds one step as
//! data at a time, since that form is many times as large.

use crate::budget::Budget;
use crate::explanation::{
    self, Fact, Justification, Mistake, Rating, Reason, Step, StepText, StepWriter, Walk,
};
use crate::language::Catalog;
use crate::message::Message;
use crate::puzzle::{ColorSet, Puzzle};
use serde::{Serialize, Serializer};
use std::cell::Cell;
use std::io::{self, Write};

/// A walk: the steps that solve a puzzle, as far as they go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Explanation"))]
#[non_exhaustive]
pub struct WalkReport {
    /// `unique`, `several`, `none` or `undecided`.
    #[cfg_attr(feature = "schema", schemars(with = "super::Word"))]
    pub verdict: &'static str,
    /// The difficulty, if it was computed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The lines of the board, by their numbers.
    pub lines: Vec<LineReport>,
    /// The steps, in order.
    pub steps: Vec<StepReport>,
    /// How the steps end.
    #[cfg_attr(feature = "schema", schemars(with = "super::WalkEnd"))]
    pub end: &'static str,
    /// Marks that contradict each other; `steps` is empty then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mistake: Option<MistakeReport>,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Step"))]
#[non_exhaustive]
pub struct StepReport {
    /// The name of a rule, or `trial`, `either`, `solver`.
    #[cfg_attr(feature = "schema", schemars(with = "super::RuleName"))]
    pub rule: &'static str,
    /// The line, if the step looks at one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The runs that it is about, from 0: the first, and one past the last; all of them if its words
    /// name none. Absent if the clue has none, or the step looks at several lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runs: Option<[usize; 2]>,
    /// The colors that remain for the cells after the step.
    pub gives: Vec<FactReport>,
    /// The facts that justify it; for a trial the tried cell and colors.
    pub cells: Vec<FactReport>,
    /// In hundredths of the easiest step.
    pub cost: u32,
    /// The step in words.
    pub words: String,
    /// The sentences of `words` as data, without those of `chain`.
    pub messages: Vec<Message>,
    /// The steps inside a trial; for `either`, those of all colors in sequence.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chain: Vec<StepReport>,
    /// The line in which a trial reaches a contradiction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_end: Option<u32>,
    /// The cells of that line that contradict its clue.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dead_end_cells: Vec<FactReport>,
}

/// A line of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardLine"))]
#[non_exhaustive]
pub struct LineReport {
    /// Its name: `row 3`.
    pub name: String,
    /// Its cells, in order.
    pub cells: Vec<u32>,
}

/// The possible colors of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Fact"))]
#[non_exhaustive]
pub struct FactReport {
    /// The cell.
    pub cell: u32,
    /// The letters of the colors that it may have.
    pub colors: String,
}

/// Marks that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Mistake"))]
#[non_exhaustive]
pub struct MistakeReport {
    /// The marks.
    pub marks: Vec<FactReport>,
    /// The steps that follow from them.
    pub chain: Vec<StepReport>,
    /// The line in which the chain reaches a contradiction; `None` if only the solver finds one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_end: Option<u32>,
    /// The cells of that line that contradict its clue.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dead_end_cells: Vec<FactReport>,
    /// The mistake in words.
    pub words: String,
}

impl WalkReport {
    /// A walk as data.
    pub fn of(
        puzzle: &Puzzle,
        walk: &Walk,
        verdict: &'static str,
        rating: Option<Rating>,
        catalog: &Catalog,
    ) -> WalkReport {
        let steps = step_reports(puzzle, &walk.steps, catalog).collect();
        let lines = line_reports(puzzle, catalog).collect();
        WalkReport { verdict, rating, lines, steps, end: end_of(walk), mistake: None }
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
        (catalog, budget): (&Catalog, &Budget),
    ) -> io::Result<bool> {
        let is_cut = Cell::new(false);
        let steps = Steps { puzzle, walk, catalog, budget, is_cut: &is_cut };
        let end = Ending { walk, is_cut: &is_cut };
        let lines = line_reports(puzzle, catalog).collect();
        serde_json::to_writer(out, &Written { verdict, rating, lines, steps, end })?;
        Ok(!is_cut.get())
    }

    /// A mistake as data, with its text.
    pub fn mistaken(
        puzzle: &Puzzle,
        mistake: &Mistake,
        words: String,
        catalog: &Catalog,
    ) -> WalkReport {
        let end = mistake.end.as_ref();
        let report = MistakeReport {
            marks: facts(&mistake.marks),
            chain: step_reports(puzzle, &mistake.chain, catalog).collect(),
            dead_end: end.map(|end| end.line.number()),
            dead_end_cells: end.map_or(Vec::new(), |end| facts(&end.cells)),
            words,
        };
        WalkReport {
            verdict: "none",
            rating: None,
            lines: line_reports(puzzle, catalog).collect(),
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
    lines: Vec<LineReport>,
    steps: Steps<'a>,
    end: Ending<'a>,
}

struct Steps<'a> {
    puzzle: &'a Puzzle,
    walk: &'a Walk,
    catalog: &'a Catalog,
    budget: &'a Budget,
    is_cut: &'a Cell<bool>,
}

impl Serialize for Steps<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let has_time = |_: &StepReport| {
            self.is_cut.set(self.budget.is_over());
            !self.is_cut.get()
        };
        let steps = step_reports(self.puzzle, &self.walk.steps, self.catalog);
        serializer.collect_seq(steps.take_while(has_time))
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
fn step_reports(
    puzzle: &Puzzle,
    steps: &[Step],
    catalog: &Catalog,
) -> impl Iterator<Item = StepReport> {
    let mut writer = StepWriter::new(puzzle);
    steps.iter().map(move |step| StepReport::by(&mut writer, step, catalog))
}

/// The lines of a board as data.
fn line_reports(puzzle: &Puzzle, catalog: &Catalog) -> impl Iterator<Item = LineReport> {
    let geometry = puzzle.geometry();
    geometry.lines().map(move |line| LineReport {
        name: catalog.words(&geometry.name(line)),
        cells: geometry.line(line).iter().map(|cell| cell.number()).collect(),
    })
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
    pub fn of(puzzle: &Puzzle, step: &Step, catalog: &Catalog) -> StepReport {
        StepReport::by(&mut StepWriter::new(puzzle), step, catalog)
    }

    fn by(writer: &mut StepWriter, step: &Step, catalog: &Catalog) -> StepReport {
        let text = writer.step_text(step);
        let mut report = StepReport {
            rule: step.name(),
            line: None,
            runs: None,
            gives: facts(&step.gives),
            cells: Vec::new(),
            cost: step.cost,
            words: catalog.paragraph(text.sentences()),
            messages: Vec::new(),
            chain: Vec::new(),
            dead_end: None,
            dead_end_cells: Vec::new(),
        };
        let mut chain = |steps: &[Step]| -> Vec<StepReport> {
            steps.iter().map(|step| StepReport::by(writer, step, catalog)).collect()
        };
        match &step.justification {
            Justification::Line(reason @ Reason { line, cells, .. }) => {
                let runs = writer.runs(reason, &step.gives);
                report.line = Some(line.number());
                report.runs = (!runs.is_empty()).then_some([runs.start, runs.end]);
                report.cells = facts(cells);
            }
            Justification::Trial { cell, color, chain: steps, end } => {
                report.cells = facts(&[(*cell, ColorSet::only(*color))]);
                report.chain = chain(steps);
                report.dead_end = Some(end.line.number());
                report.dead_end_cells = facts(&end.cells);
            }
            Justification::Either { cell, chains } => {
                let colors = chains.iter().map(|(color, _)| *color);
                report.cells = facts(&[(*cell, colors.fold(ColorSet::EMPTY, ColorSet::with))]);
                report.chain = chains.iter().flat_map(|(_, steps)| chain(steps)).collect();
            }
            _ => {}
        }
        report.messages = own_messages(text);
        report
    }
}

/// The sentences of a step without those of its chain, which have reports of their own.
fn own_messages(text: StepText) -> Vec<Message> {
    let is_own = |message: &Message| !message.id.starts_with("rule-");
    let inside = text.inside.into_iter().filter(is_own);
    [text.head].into_iter().chain(inside).chain(text.tail).collect()
}

fn facts(facts: &[Fact]) -> Vec<FactReport> {
    let letters = |colors: ColorSet| colors.iter().map(|color| color.letter()).collect();
    facts
        .iter()
        .map(|&(cell, colors)| FactReport { cell: cell.number(), colors: letters(colors) })
        .collect()
}
