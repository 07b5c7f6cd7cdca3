//! The puzzles of one file, within limits.
//!
//! In: puzzles one after the other. Out: each puzzle or its problems; problems of one puzzle do not
//! stop the others. Invariants: small files cannot use much memory, neither by many large boards
//! with short descriptions nor by problems in many puzzles.

use crate::MAX_BYTES;
use crate::document::Document;
use crate::message::message;
use crate::puzzle::Puzzle;
use crate::text::problem::Problem;
use crate::text::{Line, Word};
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
    puzzles: Vec<Member>,
    cells: usize,
    /// Bytes of all notes. Notes of a whole file may count for each of its puzzles.
    note_bytes: usize,
}

impl PuzzleSet {
    /// Adds the puzzle that begins at `place`. If `problems` is not empty, they replace the puzzle
    /// or its own problems, which only follow from them. `problems` is empty afterwards.
    ///
    /// # Errors
    /// A [`Problem`] if the file exceeds a limit; the reader should stop then.
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
        let refused = |message| Err(Problem::new(place, message, "want-fewer-puzzles"));
        if self.puzzles.len() > MAX_PUZZLES {
            return refused(message!("problem-puzzles", count = MAX_PUZZLES));
        }
        if self.cells > MAX_FILE_CELLS {
            return refused(message!("problem-cells-together", count = MAX_FILE_CELLS));
        }
        if self.note_bytes > MAX_BYTES {
            return refused(message!("problem-notes-together", count = MAX_BYTES));
        }
        Ok(())
    }

    /// The puzzles of a file with one puzzle on each line. Without lines, the problems of an empty
    /// line.
    ///
    /// # Errors
    /// Those of [`PuzzleSet::take`].
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

    /// Has it no puzzle yet?
    pub fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// All puzzles. `problems` are those that belong to none of them.
    ///
    /// # Errors
    /// These `problems`, if there are any.
    pub fn end(self, problems: Vec<Problem>) -> Result<Vec<Member>, Vec<Problem>> {
        if problems.is_empty() { Ok(self.puzzles) } else { Err(problems) }
    }
}
