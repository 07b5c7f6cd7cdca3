//! Opens puzzles and draws them.
//!
//! In: requests. Out: JSON. Invariants: bytes come with the request and leave with the answer; no
//! file is touched.

use super::board::BoardJson;
use super::refusal::json;
use super::{Question, Refusal, size_checked};
use crate::document::Document;
use crate::drawing::layout::Scene;
#[cfg(feature = "print")]
use crate::drawing::{CELL, Scale, Theme};
use crate::format::{self, Format, read_all};
use crate::{drawing, drawing::layout, game};
#[cfg(feature = "print")]
use base64::{Engine, prelude::BASE64_STANDARD};
use serde::Serialize;

/// Most pixels of a PNG to a side. Models that look at images shrink larger ones.
#[cfg(feature = "print")]
const MAX_PNG_SIDE: f64 = 1_200.0;

/// The format with this name.
pub(super) fn format_named(name: &str) -> Result<Format, Refusal> {
    let unknown = || Refusal::bad(format!("no format `{name}`, expected one of /api/formats"));
    Format::from_name(name).ok_or_else(unknown)
}

/// The puzzles of a file with several: title and size of each.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Choices"))]
pub(super) struct ChoicesJson {
    /// Title and size of each, as in `Heart (11x10)`: columns x rows, or the shape with its sides.
    choices: Vec<String>,
}

/// `POST /api/board`: a puzzle file of any format as a board. Without `number`, a file with several
/// puzzles gives the list to choose from.
pub(super) fn board(question: &Question) -> Result<String, Refusal> {
    let query = question.query(&["format", "ending", "number"])?;
    let requested = query.text("format").map(format_named).transpose()?;
    let by_ending = || format::by_ending(query.text("ending")?, question.body);
    let format =
        if cfg!(feature = "formats") { requested.or_else(by_ending) } else { Some(Format::Json) };
    let mut documents = read_all(question.body, format)?;
    let count = documents.len();
    let number = match query.value("number")? {
        None if count > 1 => {
            return json(&ChoicesJson { choices: documents.iter().map(title_and_size).collect() });
        }
        number => number.unwrap_or(1),
    };
    if !(1..=count).contains(&number) {
        return Err(Refusal::bad(format!("no puzzle {number}, expected 1 to {count}")));
    }
    let document = size_checked(documents.swap_remove(number - 1))?;
    json(&BoardJson::of_file(&document, question.catalog()?)?)
}

/// The title of a puzzle, with its size.
fn title_and_size(document: &Document) -> String {
    let title = document.notes().title.as_deref().unwrap_or("No title");
    format!("{title} ({})", document.puzzle().geometry().shape())
}

/// A drawing.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Drawing"))]
pub(super) struct DrawingJson {
    /// As SVG.
    pub(super) svg: String,
}

/// `POST /api/svg`: a drawing of the puzzle with its marked cells.
pub(super) fn svg(question: &Question) -> Result<String, Refusal> {
    json(&DrawingJson { svg: drawing::svg(&scene(question)?) })
}

/// A drawing as PNG.
#[cfg(feature = "print")]
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Png"))]
pub(super) struct PngJson {
    /// The file in base64; at most 1,200 pixels to a side.
    png: String,
}

/// `POST /api/png`: the drawing of `/api/svg` as PNG.
#[cfg(feature = "print")]
pub(super) fn png(question: &Question) -> Result<String, Refusal> {
    let drawing = drawing::draw(&scene(question)?, &Theme::light());
    let longer = drawing.size.0.max(drawing.size.1).max(1.0);
    let cell = CELL * (MAX_PNG_SIDE / longer).min(1.0);
    let png =
        drawing::png(&drawing, Scale { cell, ..Scale::default() }).map_err(Refusal::defect)?;
    json(&PngJson { png: BASE64_STANDARD.encode(png) })
}

/// The puzzle of the body with its marked cells, laid out.
fn scene(question: &Question) -> Result<Scene, Refusal> {
    let document = question.document()?;
    let picture = game::picture(document.puzzle().geometry(), &game::marks(&document));
    let is_blank = picture.colors().iter().all(|color| color.is_background());
    Ok(layout::layout(&document, (!is_blank).then_some(&picture)))
}
