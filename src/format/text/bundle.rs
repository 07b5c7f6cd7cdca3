//! The puzzles of one file, as many as are reasonable.
//!
//! In: puzzles one after the other. Out: all of them. Holds: a small file cannot ask
//! for much memory by saying little of many large boards.

use crate::document::Document;
use crate::format::MAX_BYTES;
use crate::format::text::problem::{Noted, Problem};
use std::ops::Range;

/// Most puzzles in one file.
pub const MAX_PUZZLES: usize = 10_000;
/// Most cells that all puzzles of a file have together.
pub const MAX_FILE_CELLS: usize = 4_000_000;

/// Puzzles that were read so far.
#[derive(Default)]
pub(in crate::format) struct Bundle {
    pub puzzles: Vec<Document>,
    cells: usize,
    /// Bytes of notes: those of a whole file may be told to each of its puzzles.
    noted: usize,
}

impl Bundle {
    /// Adds the puzzle that begins at `place`, or notes why it could not be read.
    ///
    /// # Errors
    /// A [`Problem`] if there are too many; reading should end then.
    pub fn take(
        &mut self,
        read: Result<Document, Vec<Problem>>,
        place: Range<usize>,
        problems: &mut Vec<Problem>,
    ) -> Result<(), Vec<Problem>> {
        match read {
            Ok(document) => self.add(document, place).map_err(|problem| vec![problem])?,
            Err(found) => problems.note_all(found),
        }
        Ok(())
    }

    /// Adds the puzzle that begins at `place`.
    ///
    /// # Errors
    /// A [`Problem`] if there are too many; reading should end then.
    pub fn add(&mut self, document: Document, place: Range<usize>) -> Result<(), Problem> {
        self.cells += document.puzzle().geometry().cell_count();
        self.noted += document.notes().len();
        self.puzzles.push(document);
        let refused = |message: String| Err(Problem::new(place, message, "fewer in one file"));
        if self.puzzles.len() > MAX_PUZZLES {
            return refused(format!("more than {MAX_PUZZLES} puzzles"));
        }
        if self.cells > MAX_FILE_CELLS {
            return refused(format!("more than {MAX_FILE_CELLS} cells in all puzzles together"));
        }
        if self.noted > MAX_BYTES {
            return refused(format!(
                "more than {MAX_BYTES} bytes of notes in all puzzles together"
            ));
        }
        Ok(())
    }
}
