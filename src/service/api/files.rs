//! Writes puzzles in any format.
//!
//! In: requests. Out: JSON, with a list of what a format cannot hold. Invariants: the file leaves
//! with the answer; no file is touched.

use super::keep::format_named;
use super::refusal::json;
use super::{Question, Refusal};
use crate::format::{Feature, Format, Loss, LossKind, WriteError, write};
use crate::language::Catalog;
use crate::report::Kind;
use serde::Serialize;

/// A format of puzzles.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Format"))]
pub(super) struct FormatJson {
    /// Its name in requests.
    name: &'static str,
    /// What it is, in English.
    about: &'static str,
    /// The usual ending of its files, without the dot; `txt` if there is none.
    ending: &'static str,
    /// Can puzzles be written in it?
    writes: bool,
}

/// `GET /api/formats`.
pub(super) fn formats() -> Result<String, Refusal> {
    json(&Format::all().iter().copied().map(format_json).collect::<Vec<_>>())
}

fn format_json(format: Format) -> FormatJson {
    FormatJson {
        name: format.name(),
        about: format.about(),
        ending: format.endings().first().copied().unwrap_or("txt"),
        writes: !format.is_read_only(),
    }
}

/// A puzzle in a format.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Written"))]
pub(super) struct WrittenJson {
    /// The file; absent if it would lose something that the request does not permit.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// The usual ending of such files, without the dot.
    ending: &'static str,
    /// What the format cannot hold.
    lost: Vec<String>,
}

/// Features in the words of a language.
fn in_words(features: Vec<Feature>, catalog: &Catalog) -> Vec<String> {
    features.into_iter().map(|feature| catalog.words(&feature.message())).collect()
}

/// `POST /api/write`: the puzzle in a format, with the marks if the format can hold them.
pub(super) fn write_puzzle(question: &Question) -> Result<String, Refusal> {
    let query = question.query(&["format", "lossy"])?;
    let format = format_named(query.required("format")?)?;
    let lossy = query.value("lossy")?.unwrap_or(false);
    let document = question.document()?;
    let catalog = question.catalog()?;
    let words = |lost: Vec<Feature>| in_words(lost, catalog);
    let ending = format.endings().first().copied().unwrap_or("txt");
    let loss = if lossy { Loss::ANY } else { Loss::NOTES };
    json(&match write(&document, format, loss) {
        Ok(output) => WrittenJson { text: Some(output.text), ending, lost: words(output.lost) },
        Err(WriteError::CannotKeep { features, .. })
            if features.iter().all(|feature| feature.loss_kind() < LossKind::Board) =>
        {
            WrittenJson { text: None, ending, lost: words(features) }
        }
        Err(error) => return Err(Refusal::of(Kind::Question, error.message())),
    })
}

/// Can a format hold the puzzle?
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Support"))]
pub(super) struct SupportJson {
    #[serde(flatten)]
    format: FormatJson,
    /// Can the puzzle be written, perhaps without `lost`?
    can: bool,
    /// What the format cannot hold of this puzzle.
    lost: Vec<String>,
    /// Why it cannot be written, if `lost` is not the reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Obstacle>,
}

/// Why a format cannot hold a puzzle.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
enum Obstacle {
    /// It needs a picture, and the puzzle has none.
    Picture,
    /// Anything else.
    Other,
}

/// `POST /api/formats/supported`: which formats can hold the puzzle, and why others cannot.
pub(super) fn supported_formats(question: &Question) -> Result<String, Refusal> {
    let catalog = question.catalog()?;
    let document = question.document()?;
    let support = |&format: &Format| {
        let (can, lost, why) = match write(&document, format, Loss::ANY) {
            Ok(output) => (true, output.lost, None),
            Err(WriteError::CannotKeep { features, .. }) => (false, features, None),
            Err(WriteError::NoPicture(_)) => (false, Vec::new(), Some(Obstacle::Picture)),
            Err(_) => (false, Vec::new(), Some(Obstacle::Other)),
        };
        let lost = in_words(lost, catalog);
        SupportJson { format: format_json(format), can, lost, why }
    };
    let formats = Format::all().iter().filter(|format| !format.is_read_only());
    json(&formats.map(support).collect::<Vec<_>>())
}
