//! `POST /api/weights`: the numbers that show why a picture is the only one, or why there is none.
//!
//! In: a puzzle; `seconds` limits the time. Out: a progress line for each stage, then the numbers,
//! or the reason why there are none. Invariants: marks are ignored; the checker accepted the
//! numbers; boards have at most `MAX_SHOWN` cells, since each line comes with placements.

use super::prove::MissingJson;
use super::refusal::json;
use super::solve::{Stages, time};
use super::{Listener, Question, Refusal};
use crate::certificate::{ProofForm, prove};
use crate::language::Catalog;
use crate::message::message;
use crate::puzzle::{Color, Geometry, LineId, Picture, Puzzle};
use crate::report::{Kind, Word, rows};
use crate::solver::{Limit, Outcome, Solver, Verdict};
use crate::weights::{Amount, LastNumbers, WeighedPlacement, amount};
use num_bigint::BigInt;
use serde::Serialize;

/// Most cells of a board whose numbers are shown.
const MAX_SHOWN: usize = 10_000;
/// Most placements of a line that are shown.
const MAX_PLACEMENTS: usize = 3;

/// The numbers of a proof, line by line.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Weights"))]
pub(super) struct WeightsJson {
    /// The verdict.
    verdict: Word,
    /// What the numbers show, as a title.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// Why they show it, a sentence each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rule: Vec<String>,
    /// The only picture, if there is one: rows of letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    picture: Option<Vec<String>>,
    /// The lines, in the order of those of the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<LineWeightsJson>,
    /// Why there are no numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    missing: Option<MissingJson>,
}

/// What a line collects.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LineWeights"))]
struct LineWeightsJson {
    /// The most that it collects.
    most: String,
    /// By cell of the line: what it collects if the cell has another color; of several colors the
    /// number that is farthest from 0. Without text if no other color is possible.
    amounts: Vec<AmountJson>,
    /// The placements that collect most, without that of the picture; the best first, at most three.
    placements: Vec<PlacementJson>,
}

/// A placement of a line.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Placement"))]
struct PlacementJson {
    /// A letter for each cell.
    colors: String,
    /// By cell of the line: what it collects. Without text where the color is that of the picture.
    amounts: Vec<AmountJson>,
    /// What they collect together.
    sum: String,
}

/// A number as a short text.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Amount"))]
struct AmountJson {
    /// Its digits, or the first of them and a letter: `16k` for about 16,000.
    text: String,
    /// How far it is from 0: from 0 to 1, the farthest of the board.
    strength: f64,
}

impl From<Amount> for AmountJson {
    fn from(Amount { text, strength }: Amount) -> AmountJson {
        AmountJson { text, strength: (strength * 100.0).round() / 100.0 }
    }
}

/// Answers a request for numbers.
pub(super) fn weights(question: &Question, send_line: Listener) -> Result<String, Refusal> {
    let query = question.query(&["seconds"])?;
    let options = question.options(time(&query)?);
    let puzzle = question.document()?.into_puzzle();
    let cell_count = puzzle.geometry().cell_count();
    if cell_count > MAX_SHOWN {
        let message = message!("refused-cells", found = cell_count, most = MAX_SHOWN);
        return Err(Refusal::of(Kind::TooLarge, message));
    }
    let mut stages = Stages::default();
    let mut observe = |event| stages.send(event, send_line);
    let catalog = question.catalog()?;
    let solver = Solver::new(&puzzle, &options).on_event(&mut observe);
    let certificate = match prove(solver, Some(ProofForm::Weights))? {
        Outcome::Found(certificate) => certificate,
        Outcome::Limit(limit) => return json(&without(&puzzle, &limit, catalog)),
        Outcome::None(_) => return Err(Refusal::defect("a proof without a verdict")),
    };
    let verdict = Word::from(certificate.verdict());
    if let Verdict::Undecided(_, limit) = certificate.verdict() {
        return json(&without(&puzzle, limit, catalog));
    }
    let shown = certificate.weights().and_then(|weights| LastNumbers::of(&puzzle, weights));
    json(&WeightsJson {
        verdict,
        title: shown.as_ref().map(|shown| catalog.words(&shown.title())),
        rule: shown.iter().flat_map(LastNumbers::rule).map(|rule| catalog.words(&rule)).collect(),
        picture: shown.as_ref().and_then(|shown| picture(&puzzle, shown.picture())),
        lines: shown.as_ref().map_or_else(Vec::new, |shown| lines(puzzle.geometry(), shown)),
        missing: None,
    })
}

fn picture(puzzle: &Puzzle, picture: Option<&Picture>) -> Option<Vec<String>> {
    picture.map(|picture| rows(puzzle.geometry(), picture))
}

fn without(puzzle: &Puzzle, limit: &Limit, catalog: &Catalog) -> WeightsJson {
    WeightsJson {
        verdict: Word::Undecided,
        title: None,
        rule: Vec::new(),
        picture: None,
        lines: Vec::new(),
        missing: Some(MissingJson::of(puzzle, limit, catalog)),
    }
}

fn lines(geometry: &Geometry, shown: &LastNumbers) -> Vec<LineWeightsJson> {
    let largest = shown.largest();
    let short = |number: Option<&BigInt>| {
        AmountJson::from(number.map(|number| amount(number, &largest)).unwrap_or_default())
    };
    let placement = |line: LineId, placement: WeighedPlacement| {
        let cells = geometry.line(line).iter();
        let solution =
            cells.map(|&cell| shown.picture().map_or(Color::BACKGROUND, |picture| picture[cell]));
        let changes = solution.zip(&placement.colors).zip(&placement.amounts);
        let amounts = changes.map(|((solution_color, color), amount)| {
            short((solution_color != *color).then_some(amount))
        });
        PlacementJson {
            colors: placement.colors.iter().map(|color| color.letter()).collect(),
            amounts: amounts.collect(),
            sum: amount(&placement.sum, &largest).text,
        }
    };
    let line = |line: LineId| LineWeightsJson {
        most: shown.best(line).map_or_else(String::new, |sum| amount(&sum, &largest).text),
        amounts: shown.amounts(line).iter().map(|amount| short(amount.as_ref())).collect(),
        placements: shown
            .best_others(line, MAX_PLACEMENTS)
            .into_iter()
            .map(|best| placement(line, best))
            .collect(),
    };
    geometry.lines().map(line).collect()
}
