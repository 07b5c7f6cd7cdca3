//! Generates a random puzzle of the requested size and difficulty.
//!
//! In: a query. Out: JSON. Invariants: the same query has the same answer, unless time runs out;
//! the answer does not contain the picture.

use super::board::BoardJson;
use super::refusal::json;
use super::{HELP_TIME, Question, Refusal};
use crate::authoring::generator::{
    Effort, GeneratorConfig, Symmetry, random, read_size, read_stars, usual_class,
};
use crate::document::Document;
use crate::explanation::{Class, Rating};
use crate::report::Kind;
use serde::Serialize;

/// A random puzzle.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RandomPuzzle"))]
pub(super) struct Random {
    /// Is it as requested?
    answer: RandomAnswer,
    /// Its difficulty.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<Rating>,
    /// The puzzle, without its picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<BoardJson>,
}

/// Is the puzzle as requested?
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
enum RandomAnswer {
    /// It is.
    Wanted,
    /// It is the closest in difficulty that was found.
    Nearest,
    /// Nothing unique was found.
    None,
}

/// `POST /api/random`.
pub(super) fn puzzle(question: &Question) -> Result<String, Refusal> {
    let config = config(question)?;
    let result = random(&config).map_err(|error| match error.is_defect() {
        true => Refusal::defect(error),
        false => Refusal::of(Kind::Question, error.message()),
    })?;
    let Some(random_puzzle) = result else {
        return json(&Random { answer: RandomAnswer::None, rating: None, board: None });
    };
    let answer = if random_puzzle.is_match { RandomAnswer::Wanted } else { RandomAnswer::Nearest };
    let puzzle_alone = Document::from(random_puzzle.document.into_puzzle());
    json(&Random {
        answer,
        rating: Some(random_puzzle.rating),
        board: Some(BoardJson::of(&puzzle_alone)?),
    })
}

fn config(question: &Question) -> Result<GeneratorConfig, Refusal> {
    let names = ["size", "colors", "class", "stars", "symmetry", "seed", "number"];
    let query = question.query(&names)?;
    let size = query.text("size").unwrap_or("10x10");
    let shape = read_size(size).map_err(|message| Refusal::of(Kind::Question, message))?;
    let stars = query.text("stars").unwrap_or("0.5-5");
    let stars = read_stars(stars).ok_or_else(|| {
        Refusal::bad(format!("stars: `{stars}`, expected 0.5 to 5 in halves, or 2-3.5"))
    })?;
    let class = query.text("class").unwrap_or(usual_class(&stars).name());
    let class = Class::named(class).ok_or_else(|| {
        let names = Class::ALL.map(Class::name).join(", ");
        Refusal::bad(format!("class: `{class}`, expected one of {names}"))
    })?;
    let symmetry = query.text("symmetry").map(|name| {
        Symmetry::named(name)
            .ok_or_else(|| Refusal::bad(format!("symmetry: `{name}` is not the name of one")))
    });
    Ok(GeneratorConfig {
        colors: query.value("colors")?.unwrap_or(2),
        class,
        stars,
        symmetry: symmetry.transpose()?,
        seed: query.value("seed")?.unwrap_or(1),
        number: query.value("number")?.unwrap_or(1),
        effort: Effort::BRIEF,
        budget: question.budget.clone().at_most(HELP_TIME),
        ..GeneratorConfig::new(shape)
    })
}
