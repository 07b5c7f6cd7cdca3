//! Puzzles whose file could be in several formats.
//!
//! In: a file, and the formats that read it. Out: the puzzle in the first of them, and what the
//! others make of the file. Invariants: something is taken of such a puzzle only if it is the same in
//! every format.

use super::text::problem::ReadError;
use super::{Detected, Format, detect, read, read_all};
use crate::document::Document;

/// What else a file could be.
#[derive(Clone, Debug)]
pub struct Unclear {
    formats: Vec<Format>,
    /// The other readings; nothing if one of them is no single puzzle.
    others: Option<Vec<Document>>,
    ambiguity: ReadError,
}

impl Unclear {
    /// The names of the formats that the file could be in, first the one that it was read in.
    pub fn names(&self) -> Vec<&'static str> {
        self.formats.iter().copied().map(Format::name).collect()
    }

    /// The error that lists the formats.
    pub fn ambiguity(&self) -> &ReadError {
        &self.ambiguity
    }

    /// Gives nothing if `of` finds the same in all other readings as was found in the first one;
    /// otherwise the [error](Unclear::ambiguity).
    ///
    /// # Errors
    /// Those of `of`.
    pub fn unless_alike<T: PartialEq, E>(
        &self,
        found: &T,
        mut of: impl FnMut(&Document) -> Result<T, E>,
    ) -> Result<Option<&ReadError>, E> {
        let Some(others) = &self.others else { return Ok(Some(&self.ambiguity)) };
        for other in others {
            if of(other)? != *found {
                return Ok(Some(&self.ambiguity));
            }
        }
        Ok(None)
    }
}

/// Reads the one puzzle of a file, and what else it could be if no `format` is given and the
/// content does not tell one.
///
/// # Errors
/// Those of [`read`], but for the one that lists several formats.
pub fn read_unclear(
    bytes: &[u8],
    format: Option<Format>,
) -> Result<(Document, Option<Unclear>), ReadError> {
    let formats = match format.map_or_else(|| detect(bytes), |format| Ok(Detected::One(format)))? {
        Detected::One(format) => return Ok((read(bytes, Some(format))?, None)),
        Detected::Several(formats) => formats,
    };
    let document = read(bytes, formats.first().copied())?;
    Ok((document, unclear(bytes, &formats)))
}

/// What a file could be besides the first of these formats.
pub fn unclear(bytes: &[u8], formats: &[Format]) -> Option<Unclear> {
    let ambiguity = read_all(bytes, None).err()?;
    // A board upside down has as many solutions, and is as hard.
    let is_upside_down =
        |format: &Format| *format == Format::It3105 && formats.contains(&Format::Nin);
    let others = formats.iter().skip(1).filter(|format| !is_upside_down(format));
    let others = others.map(|&format| read(bytes, Some(format)).ok()).collect();
    Some(Unclear { formats: formats.to_vec(), others, ambiguity })
}
