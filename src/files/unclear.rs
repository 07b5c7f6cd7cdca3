//! Files that match several formats.
//!
//! In: a file, and the formats that match it. Out: the puzzle as the first format reads it, and the
//! puzzles that the others read. Invariants: callers use a result only if it is the same for every
//! format; [`Unclear::unless_alike`] checks that.

use crate::document::Document;
use crate::text::ReadError;
use crate::{Detected, Format, detect, read, read_all};

/// The other readings of a file that matches several formats.
#[derive(Clone, Debug)]
pub struct Unclear {
    formats: Vec<Format>,
    /// The puzzles that the other formats read; `None` if one of them reads no single puzzle.
    others: Option<Vec<Document>>,
    ambiguity: ReadError,
}

impl Unclear {
    /// The names of the formats that match, first the one that the puzzle was read with.
    pub fn names(&self) -> Vec<&'static str> {
        self.formats.iter().copied().map(Format::name).collect()
    }

    /// The error that lists the formats.
    pub fn ambiguity(&self) -> &ReadError {
        &self.ambiguity
    }

    /// Compares `found`, the result for the first reading, with the results of `of` for the others.
    /// Returns `None` if all are equal, otherwise the [error](Unclear::ambiguity).
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

/// Reads a file with one puzzle. If no `format` is given and several match, reads it with the first
/// one and also returns the other readings.
///
/// # Errors
/// Those of [`read`], except for the one that lists several formats.
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

/// The readings of a file with all of these formats except for the first one. `None` if detection
/// finds one format.
pub fn unclear(bytes: &[u8], formats: &[Format]) -> Option<Unclear> {
    let ambiguity = read_all(bytes, None).err()?;
    // `it3105` reads the board of `nin` upside down, `puzzlekit` mirrored at the diagonal: it has as
    // many solutions and is as hard.
    let is_mirrored = |format: &Format| {
        matches!(format, Format::It3105 | Format::Puzzlekit) && formats.contains(&Format::Nin)
    };
    let others = formats.iter().skip(1).filter(|format| !is_mirrored(format));
    let others = others.map(|&format| read(bytes, Some(format)).ok()).collect();
    Some(Unclear { formats: formats.to_vec(), others, ambiguity })
}
