//! The puzzles of one file, within limits.
//!
//! In: puzzles one after the other. Out: each puzzle or its problems; problems of one puzzle do not
//! stop the others. Invariants: small files cannot use much memory, neither by many large boards
//! with short descriptions nor by problems in many puzzles.

use crate::MAX_BYTES;
use crate::document::Document;
use crate::message::message;
use crate::text::problem::Problem;
use std::ops::Range;

/// Most puzzles in one file.
pub const MAX_PUZZLES: usize = 10_000;
/// Most cells of all puzzles of a file together.
pub const MAX_FILE_CELLS: usize = 4_000_000;

/// One puzzle of a file, or its problems.
pub(crate) type Member = Result<Document, Vec<Problem>>;

/// Most problems kept for one puzzle.
const MAX_MEMBER_PROBLEMS: usize = 10;

/// The puzzles read so far.
#[derive(Default)]
pub(crate) struct PuzzleSet {
    pub puzzles: Vec<Member>,
    cells: usize,
    /// Bytes of all notes. Notes of a whole file may count for each of its puzzles.
    note_bytes: usize,
}

impl PuzzleSet {
    /// Adds the puzzle that begins at `place`.
    ///
    /// # Errors
    /// A [`Problem`] if the file exceeds a limit; the reader should stop then.
    pub fn take(&mut self, mut read: Member, place: Range<usize>) -> Result<(), Problem> {
        match &mut read {
            Ok(document) => {
                self.cells += document.puzzle().geometry().cell_count();
                self.note_bytes += document.notes().len();
            }
            Err(found) => found.truncate(MAX_MEMBER_PROBLEMS),
        }
        self.puzzles.push(read);
        let most = if self.puzzles.len() > MAX_PUZZLES {
            message!("problem-puzzles", count = MAX_PUZZLES)
        } else if self.cells > MAX_FILE_CELLS {
            message!("problem-cells-together", count = MAX_FILE_CELLS)
        } else if self.note_bytes > MAX_BYTES {
            message!("problem-notes-together", count = MAX_BYTES)
        } else {
            return Ok(());
        };
        Err(Problem::new(place, most, "want-fewer-puzzles"))
    }

    /// All of these puzzles, each with its place.
    ///
    /// # Errors
    /// Those of [`PuzzleSet::take`]; `nothing` if there is none.
    pub fn of(
        read: impl Iterator<Item = (Member, Range<usize>)>,
        nothing: impl FnOnce() -> Problem,
    ) -> Result<Vec<Member>, Vec<Problem>> {
        let mut set = PuzzleSet::default();
        for (member, place) in read {
            set.take(member, place)?;
        }
        if set.puzzles.is_empty() { Err(nothing().into()) } else { Ok(set.puzzles) }
    }

    /// All of these puzzles, where a text that is not blank has at least one.
    ///
    /// # Errors
    /// Those of [`PuzzleSet::take`].
    pub fn of_some(
        read: impl Iterator<Item = (Member, Range<usize>)>,
    ) -> Result<Vec<Member>, Vec<Problem>> {
        PuzzleSet::of(read, || Problem::new(0..0, "problem-no-puzzle", "want-some"))
    }
}
