//! Gives the next step, justifies cells, and finds the way back from a mistake.
//!
//! In: a puzzle in nonosat's JSON, whose `saved` are the marks; for the way back the steps that led
//! to them. Out: JSON. Invariants: an answer holds all hint levels, and the client shows them one
//! by one: `level1`, then `level2` with the cells of `settled`, then everything.

use super::play::AnswerJson;
use super::refusal::json;
use super::{HELP_TIME, Question, Refusal, size_checked};
use crate::document::Document;
use crate::explanation::{
    HintLevels, HintLine, Justification, Mistake, Step, StepWriter, describe_mistake, hint_levels,
    lines_to_see, one_based,
};
use crate::format::{Format, read};
use crate::game::{self, Change, Hint, Why};
use crate::language::Catalog;
use crate::message::Message;
use crate::puzzle::{CellId, Color, ColorSet, Puzzle};
use crate::solver::{Options, Outcome};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A cell with its color.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Settled"))]
struct SettledJson {
    /// The cell.
    cell: u32,
    /// The letter of its color.
    letter: char,
}

impl SettledJson {
    fn of((cell, color): (CellId, Color)) -> SettledJson {
        SettledJson { cell: cell.number(), letter: color.letter() }
    }
}

/// What the board highlights to show a justification.
#[derive(Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Seen"))]
struct SeenJson {
    /// The lines of the steps; the last line settles cells.
    lines: Vec<u32>,
    /// The runs of the last line that the step is about: the first, and one past the last; all of
    /// them if its sentence names none.
    #[serde(skip_serializing_if = "Option::is_none")]
    runs: Option<[usize; 2]>,
    /// The cells whose known colors the steps need.
    needs: Vec<u32>,
    /// The cell and color of a trial.
    #[serde(skip_serializing_if = "Option::is_none")]
    tried: Option<SettledJson>,
    /// The cells of each step of a chain, in the order of its sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chain: Vec<Vec<u32>>,
    /// The line in which a chain reaches a contradiction.
    #[serde(skip_serializing_if = "Option::is_none")]
    dead_end: Option<u32>,
}

/// A step with its justification.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HintStep"))]
pub(super) struct StepJson {
    /// There is one.
    #[cfg_attr(feature = "schema", schemars(extend("const" = "step")))]
    answer: &'static str,
    /// Names the lines, but no cell.
    level1: String,
    /// Names the cells that the step settles, but no color.
    level2: String,
    /// The colors and their justification, one sentence each.
    level3: Vec<String>,
    /// The same sentences as data.
    messages: LevelsJson,
    settled: Vec<SettledJson>,
    /// The names of the steps' rules, for clients with sentences of their own.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::report::RuleName>"))]
    rules: Vec<&'static str>,
    #[serde(flatten)]
    seen: SeenJson,
}

/// The sentences of a hint as data.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Levels"))]
struct LevelsJson {
    level1: Message,
    level2: Message,
    level3: Vec<Message>,
}

impl StepJson {
    /// The answer for steps of which the last settles cells.
    fn of(
        puzzle: &Puzzle,
        writer: &mut StepWriter,
        steps: &[Step],
        catalog: &Catalog,
    ) -> Option<StepJson> {
        let HintLevels { level1, level2, level3 } = hint_levels(writer, steps)?;
        let gives = steps.iter().flat_map(|step| &step.gives);
        let facts = gives.filter_map(|&(cell, colors)| Some((cell, colors.single()?)));
        let facts = facts.map(SettledJson::of).collect();
        let rules = steps.iter().map(Step::name).collect();
        let seen = SeenJson::of_steps(puzzle, writer, steps);
        Some(StepJson {
            answer: "step",
            level1: catalog.sentence(&level1),
            level2: catalog.sentence(&level2),
            level3: level3
                .iter()
                .map(|line| catalog.numbered(line.number, &line.message))
                .collect(),
            messages: LevelsJson { level1, level2, level3: messages(level3) },
            settled: facts,
            rules,
            seen,
        })
    }
}

/// A cell that no step settles yet.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Far"))]
pub(super) struct FarJson {
    /// Other steps come first.
    #[cfg_attr(feature = "schema", schemars(extend("const" = "far")))]
    answer: &'static str,
    /// How many steps come before the one that settles the cell.
    before: usize,
}

/// A mistake.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MistakeFound"))]
pub(super) struct MistakeJson {
    /// `none`: the puzzle has no solution at all.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["mistake", "none"])))]
    answer: &'static str,
    /// The marks that contradict each other.
    marks: Vec<u32>,
    /// What they are and why, one sentence each.
    level3: Vec<String>,
    /// The same sentences as data.
    messages: Vec<Message>,
    #[serde(flatten)]
    seen: SeenJson,
}

fn messages(lines: Vec<HintLine>) -> Vec<Message> {
    lines.into_iter().map(|line| line.message).collect()
}

/// The distance to marks that some solution has.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Back"))]
pub(super) struct BackJson {
    /// `right`: after `steps`; `never`: all of them are wrong.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["right", "never", "undecided"])))]
    answer: &'static str,
    /// How many steps to take back.
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<usize>,
}

/// `POST /api/hint`: the next step with its justification.
pub(super) fn hint(question: &Question) -> Result<String, Refusal> {
    next_step(&question.document()?, &question.options(HELP_TIME), question.catalog()?)
}

/// The next step from the marks of a puzzle as JSON, as `/api/hint` answers it.
///
/// # Errors
/// [`Refusal`] if a solver is broken, or on a defect.
pub fn next_step(
    document: &Document,
    options: &Options,
    catalog: &Catalog,
) -> Result<String, Refusal> {
    let puzzle = document.puzzle();
    let hint = game::hint(puzzle, &game::marks(document), options)?;
    let answer = match &hint {
        Hint::Steps(steps) => {
            let mut writer = StepWriter::new(puzzle);
            return json(&StepJson::of(puzzle, &mut writer, steps, catalog));
        }
        Hint::Mistake => "mistake",
        Hint::NoSolution => "none",
        Hint::Solved => "solved",
        Hint::Open => "open",
        Hint::Undecided => "undecided",
    };
    json(&AnswerJson { answer })
}

/// `POST /api/why?cell=`: justifies the color of a cell, ignoring its own mark.
pub(super) fn explain_cell(question: &Question) -> Result<String, Refusal> {
    let query = question.query(&["cell"])?;
    let (cell, catalog) = (query.value::<usize>("cell")?, question.catalog()?);
    let document = question.document()?;
    let puzzle = document.puzzle();
    let cell = cell.and_then(|cell| puzzle.geometry().cell_numbered(cell));
    let Some(cell) = cell else {
        return Err(Refusal::bad("expected `cell`, the number of a cell of the board"));
    };
    let answer =
        match game::why(puzzle, &game::marks(&document), cell, &question.options(HELP_TIME))? {
            Why::Steps(steps) => {
                let mut writer = StepWriter::new(puzzle).in_full();
                return json(&StepJson::of(puzzle, &mut writer, &steps, catalog));
            }
            Why::Far(before) => return json(&FarJson { answer: "far", before }),
            Why::Given => "given",
            Why::Mistake => "mistake",
            Why::Open => "open",
        };
    json(&AnswerJson { answer })
}

/// `POST /api/mistake`: marks that contradict each other.
pub(super) fn mistake(question: &Question) -> Result<String, Refusal> {
    let catalog = question.catalog()?;
    let document = question.document()?;
    let puzzle = document.puzzle();
    let options = question.options(HELP_TIME);
    let Some(mistake) = game::mistake(puzzle, &game::marks(&document), &options)? else {
        return json(&AnswerJson { answer: "not-found" });
    };
    let lines = describe_mistake(puzzle, &mistake, one_based);
    json(&MistakeJson {
        answer: if mistake.marks.is_empty() { "none" } else { "mistake" },
        marks: mistake.marks.iter().map(|fact| fact.0.number()).collect(),
        level3: lines.iter().map(|line| catalog.numbered(line.number, &line.message)).collect(),
        messages: messages(lines),
        seen: SeenJson::of_mistake(&mistake),
    })
}

/// A game: the puzzle with its marks, and how they came about.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Played"))]
#[serde(deny_unknown_fields)]
pub(super) struct Played<'a> {
    /// The puzzle with its marks.
    #[serde(borrow)]
    #[cfg_attr(feature = "schema", schemars(with = "crate::format::PuzzleJson"))]
    puzzle: &'a RawValue,
    /// The steps of the game, the newest last: the changed cells with their earlier letters.
    past: Vec<Vec<(u32, String)>>,
}

/// `POST /api/undo-to-valid`: the distance to the latest state that some solution has.
pub(super) fn way_back(question: &Question) -> Result<String, Refusal> {
    let played: Played = serde_json::from_slice(question.body)
        .map_err(|error| Refusal::bad(format!("{error}; expected `puzzle` and `past`")))?;
    let document = size_checked(read(played.puzzle.get().as_bytes(), Some(Format::Json))?)?;
    let puzzle = document.puzzle();
    let change = |step: &Vec<(u32, String)>| -> Result<Change, Refusal> {
        step.iter().map(|(cell, letters)| fact(puzzle, *cell, letters)).collect()
    };
    let past: Vec<Change> = played.past.iter().map(change).collect::<Result<_, _>>()?;
    let options = question.options(HELP_TIME);
    json(&match game::way_back(puzzle, &game::marks(&document), &past, &options)? {
        Outcome::Found(steps) => BackJson { answer: "right", steps: Some(steps) },
        Outcome::None(_) => BackJson { answer: "never", steps: None },
        Outcome::Limit(_) => BackJson { answer: "undecided", steps: None },
    })
}

/// A cell and the colors of these letters.
fn fact(puzzle: &Puzzle, cell: u32, letters: &str) -> Result<(CellId, ColorSet), Refusal> {
    let cell_id = puzzle.geometry().cell_numbered(cell as usize);
    let color = |letter| Color::from_letter(letter).filter(|&color| puzzle.palette().holds(color));
    let colors = letters
        .chars()
        .try_fold(ColorSet::EMPTY, |set, letter| color(letter).map(|color| set.with(color)));
    let colors = colors.filter(|colors| !colors.is_empty());
    cell_id.zip(colors).ok_or_else(|| {
        Refusal::bad(format!("`{letters}` in cell {cell}, expected a cell and colors of the board"))
    })
}

impl SeenJson {
    fn of_steps(puzzle: &Puzzle, writer: &mut StepWriter, steps: &[Step]) -> SeenJson {
        let numbers = |cells: Vec<CellId>| cells.into_iter().map(CellId::number).collect();
        let lines = lines_to_see(puzzle, steps).into_iter().map(|line| line.number()).collect();
        let facts = steps.iter().flat_map(|step| &step.gives);
        let cells: Vec<CellId> = facts.map(|fact| fact.0).collect();
        let needs = steps.iter().flat_map(Step::needs).map(|fact| fact.0);
        let mut needs: Vec<CellId> = needs.filter(|cell| !cells.contains(cell)).collect();
        needs.sort_unstable();
        needs.dedup();
        let mut seen = SeenJson { lines, needs: numbers(needs), ..SeenJson::default() };
        match steps.last().map(|step| (&step.justification, &step.gives)) {
            Some((Justification::Line(reason), gives)) => {
                let runs = writer.runs(reason, gives);
                seen.runs = (!runs.is_empty()).then_some([runs.start, runs.end]);
            }
            Some((Justification::Trial { cell, color, chain, end }, _)) => {
                seen.tried = Some(SettledJson::of((*cell, *color)));
                seen.chain = cells_of(chain);
                seen.dead_end = Some(end.line.number());
            }
            Some((Justification::Either { chains, .. }, _)) => {
                seen.chain = chains.iter().flat_map(|way| cells_of(&way.1)).collect();
            }
            _ => {}
        }
        seen
    }

    fn of_mistake(mistake: &Mistake) -> SeenJson {
        let needs = mistake
            .chain
            .iter()
            .flat_map(Step::needs)
            .chain(mistake.end.iter().flat_map(|end| end.cells.iter().copied()));
        let is_known = |cell: &CellId| {
            !mistake.marks.iter().any(|fact| fact.0 == *cell)
                && !mistake.chain.iter().any(|step| step.gives.iter().any(|fact| fact.0 == *cell))
        };
        let mut needs: Vec<u32> =
            needs.map(|fact| fact.0).filter(is_known).map(CellId::number).collect();
        needs.sort_unstable();
        needs.dedup();
        let dead_end = mistake.end.as_ref().map(|end| end.line.number());
        SeenJson { needs, chain: cells_of(&mistake.chain), dead_end, ..SeenJson::default() }
    }
}

/// The cells of each step.
fn cells_of(chain: &[Step]) -> Vec<Vec<u32>> {
    chain.iter().map(|step| step.gives.iter().map(|fact| fact.0.number()).collect()).collect()
}
