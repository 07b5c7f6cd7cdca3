//! Opening and keeping puzzles: any format in, any format out, drawings.
//!
//! In: requests. Out: JSON; what a format cannot say is told. Holds: the bytes come and go
//! with the request; no file is touched.

use super::board::Board;
use super::play::document;
use super::reply::{Answer, Question, Refusal, json};
use crate::document::Document;
use crate::format::{self, Feature, Format, Loss, Weight, WriteError, read_all, write};
use crate::{game, render, scene};
use serde::{Deserialize, Serialize};

#[derive(Serialize)]
struct FormatJson {
    name: &'static str,
    about: &'static str,
    /// The usual ending of its files, without the dot; the name where there is none.
    ending: &'static str,
    writes: bool,
}

/// `GET /api/formats`.
pub(super) fn formats() -> Answer {
    let format = |&format: &Format| FormatJson {
        name: format.name(),
        about: format.about(),
        ending: format.endings().first().copied().unwrap_or("txt"),
        writes: !format.is_read_only(),
    };
    json(&Format::all().iter().map(format).collect::<Vec<_>>())
}

fn named(name: &str) -> Result<Format, Refusal> {
    let unknown = || Refusal::bad(format!("no format `{name}`, expected one of /api/formats"));
    Format::from_name(name).ok_or_else(unknown)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardQuery {
    format: Option<String>,
    /// The ending of the file, for content that does not tell.
    ending: Option<String>,
    /// Which puzzle of the file, from 1.
    number: Option<usize>,
}

/// The puzzles of a file that has several.
#[derive(Serialize)]
struct Choices {
    choices: Vec<String>,
}

/// `POST /api/board`: a puzzle file of any format as a board; if it has several puzzles and
/// none is asked for, what there is to choose from.
pub(super) fn board(question: &Question) -> Answer {
    let BoardQuery { format, ending, number } = question.query()?;
    let told = format.as_deref().map(named).transpose()?;
    let by_ending = || format::by_ending(&ending?, &question.body);
    let puzzles = read_all(&question.body, told.or_else(by_ending))?;
    match (number, &puzzles[..]) {
        (None, [puzzle]) => json(&Board::of(puzzle)?),
        (None, _) => json(&Choices { choices: puzzles.iter().map(called).collect() }),
        (Some(number), _) => match puzzles.get(number.wrapping_sub(1)) {
            Some(puzzle) => json(&Board::of(puzzle)?),
            None => {
                let message = format!("no puzzle {number}, expected 1 to {}", puzzles.len());
                Err(Refusal::bad(message))
            }
        },
    }
}

/// A puzzle by its title, with its size.
fn called(document: &Document) -> String {
    let title = document.notes().title.as_deref().unwrap_or("No title");
    format!("{title} ({})", document.puzzle().geometry().shape())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WriteQuery {
    format: String,
    /// May it leave out more than notes? Whoever asks so was told what.
    #[serde(default)]
    lossy: bool,
}

#[derive(Serialize)]
struct WrittenJson {
    /// The file; absent if something would be lost and may not be.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    ending: &'static str,
    /// What the format cannot say.
    lost: Vec<&'static str>,
}

/// `POST /api/write`: the puzzle in a format, with the state of play if it can hold it.
pub(super) fn written(question: &Question) -> Answer {
    let WriteQuery { format, lossy } = question.query()?;
    let (format, document) = (named(&format)?, document(&question.body)?);
    let describe = |lost: Vec<Feature>| lost.into_iter().map(Feature::describe).collect::<Vec<_>>();
    let ending = format.endings().first().copied().unwrap_or("txt");
    let loss = if lossy { Loss::ANY } else { Loss::NOTES };
    json(&match write(&document, format, loss) {
        Ok(written) => {
            WrittenJson { text: Some(written.text), ending, lost: describe(written.lost) }
        }
        Err(WriteError::CannotSay { features, .. })
            if features.iter().all(|feature| feature.weight() < Weight::Board) =>
        {
            WrittenJson { text: None, ending, lost: describe(features) }
        }
        Err(error) => return Err(Refusal::bad(error.to_string())),
    })
}

#[derive(Serialize)]
struct Drawing {
    svg: String,
}

/// `POST /api/svg`: a drawing of the puzzle with its colored cells.
pub(super) fn svg(question: &Question) -> Answer {
    let document = document(&question.body)?;
    let shown = game::picture(&game::marks(&document));
    let is_blank = shown.colors().iter().all(|color| color.is_background());
    let scene = scene::layout(&document, (!is_blank).then_some(&shown));
    json(&Drawing { svg: render::svg(&scene) })
}
