//! The puzzles of one file, as many as are reasonable.
//!
//! In: puzzles one after the other. Out: all of them, or why one could not be read, which does
//! not keep the others from being read. Invariants: a small file cannot ask for much memory by saying
//! little of many large boards, or by having something wrong in many.

use crate::document::Document;
use crate::format::MAX_BYTES;
use crate::format::text::problem::Problem;
use crate::format::text::{Line, Word};
use crate::puzzle::Puzzle;
use std::ops::Range;

/// Most puzzles in one file.
pub const MAX_PUZZLES: usize = 10_000;
/// Most cells that all puzzles of a file have together.
pub const MAX_FILE_CELLS: usize = 4_000_000;

/// A puzzle of several, or what is wrong with it.
pub(in crate::format) type Member = Result<Document, Vec<Problem>>;

/// Most problems that are kept of one puzzle.
const MAX_MEMBER_PROBLEMS: usize = 10;

/// Puzzles that were read so far.
#[derive(Default)]
pub(in crate::format) struct PuzzleSet {
    puzzles: Vec<Member>,
    cells: usize,
    /// Bytes of notes: those of a whole file may be told to each of its puzzles.
    note_bytes: usize,
}

impl PuzzleSet {
    /// Adds the puzzle that begins at `place`. It could not be read if `problems` were noted since
    /// the one before; these are taken, and what follows from them is not told.
    ///
    /// # Errors
    /// A [`Problem`] if there are too many; reading should end then.
    pub fn take(
        &mut self,
        read: Member,
        place: Range<usize>,
        problems: &mut Vec<Problem>,
    ) -> Result<(), Vec<Problem>> {
        let found = std::mem::take(problems);
        let mut member = if found.is_empty() { read } else { Err(found) };
        match &mut member {
            Ok(document) => {
                self.cells += document.puzzle().geometry().cell_count();
                self.note_bytes += document.notes().len();
            }
            Err(found) => found.truncate(MAX_MEMBER_PROBLEMS),
        }
        self.puzzles.push(member);
        self.refuse_too_many(place).map_err(|problem| vec![problem])
    }

    fn refuse_too_many(&self, place: Range<usize>) -> Result<(), Problem> {
        let refused = |message: String| Err(Problem::new(place, message, "fewer in one file"));
        if self.puzzles.len() > MAX_PUZZLES {
            return refused(format!("more than {MAX_PUZZLES} puzzles"));
        }
        if self.cells > MAX_FILE_CELLS {
            return refused(format!("more than {MAX_FILE_CELLS} cells in all puzzles together"));
        }
        if self.note_bytes > MAX_BYTES {
            return refused(format!(
                "more than {MAX_BYTES} bytes of notes in all puzzles together"
            ));
        }
        Ok(())
    }

    /// The puzzles of a file that has one a line; a file without a line that is any has one line,
    /// which is empty.
    ///
    /// # Errors
    /// As those of [`Bundle::take`].
    pub fn of_lines<'a>(
        lines: impl Iterator<Item = Line<'a>>,
        read: fn(Word<'a>) -> Result<Puzzle, Vec<Problem>>,
    ) -> Result<Vec<Member>, Vec<Problem>> {
        let mut puzzles = PuzzleSet::default();
        for line in lines {
            let read = read(line).map(Document::from);
            puzzles.take(read, line.span(), &mut Vec::new())?;
        }
        match puzzles.is_empty() {
            true => Err(read(Word { text: "", start: 0 }).err().unwrap_or_default()),
            false => puzzles.end(Vec::new()),
        }
    }

    /// Is there none yet?
    pub fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// All of them, unless `problems` are about none of them.
    ///
    /// # Errors
    /// Those problems.
    pub fn end(self, problems: Vec<Problem>) -> Result<Vec<Member>, Vec<Problem>> {
        if problems.is_empty() { Ok(self.puzzles) } else { Err(problems) }
    }
}
