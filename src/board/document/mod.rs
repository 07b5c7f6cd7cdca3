//! A puzzle file's content: the puzzle, notes, the goal and a state of play.
//!
//! In: a puzzle, notes, a goal, a state of play. Out: [`Document`].
//! Invariants: goal and state of play fit the board and the palette; nothing checks them against
//! the clues. Solvers use the puzzle alone.

mod notes;

pub use notes::Notes;

use crate::message::{Message, message};
use crate::puzzle::{ColorSet, Picture, Puzzle};

/// A puzzle and the rest of its file: notes, goal, state of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    puzzle: Puzzle,
    notes: Notes,
    goal: Option<Picture>,
    saved: Option<Vec<ColorSet>>,
    reading: Option<Message>,
}

/// A puzzle without notes, goal and state of play.
impl From<Puzzle> for Document {
    fn from(puzzle: Puzzle) -> Document {
        Document { puzzle, notes: Notes::default(), goal: None, saved: None, reading: None }
    }
}

impl Document {
    /// A puzzle with notes, goal and state of play. Each note becomes one line.
    ///
    /// # Errors
    /// Those of [`Document::with_goal`] and [`Document::with_saved`].
    pub fn of(
        puzzle: Puzzle,
        notes: Notes,
        goal: Option<Picture>,
        saved: Option<Vec<ColorSet>>,
    ) -> Result<Document, DocumentError> {
        let document = Document::from(puzzle).with_notes(notes);
        let document = match goal {
            Some(goal) => document.with_goal(goal)?,
            None => document,
        };
        match saved {
            Some(saved) => document.with_saved(saved),
            None => Ok(document),
        }
    }

    /// The document with these notes. Each note becomes one line.
    pub fn with_notes(self, notes: Notes) -> Document {
        Document { notes: notes.tidy(), ..self }
    }

    /// The document with a goal, the picture that the author intends. Nothing checks it against the
    /// clues.
    ///
    /// # Errors
    /// [`DocumentError::Goal`] if its board has another shape or the palette lacks one of its
    /// colors.
    pub fn with_goal(self, goal: Picture) -> Result<Document, DocumentError> {
        let palette = self.puzzle.palette();
        let is_known = goal.colors().iter().all(|&color| palette.holds(color));
        if !is_known || goal.shape() != self.puzzle.geometry().shape() {
            return Err(DocumentError::Goal);
        }
        Ok(Document { goal: Some(goal), ..self })
    }

    /// The document with a state of play: for each cell, in reading order, the colors that the
    /// player has not excluded. Nothing checks it against clues, givens or goal.
    ///
    /// # Errors
    /// [`DocumentError::Saved`] if it has another number of cells, or a cell that has no color or a
    /// color that the palette lacks.
    pub fn with_saved(self, saved: Vec<ColorSet>) -> Result<Document, DocumentError> {
        let all = self.puzzle.palette().all();
        let is_known = |colors: &ColorSet| !colors.is_empty() && colors.intersect(all) == *colors;
        if !saved.iter().all(is_known) || saved.len() != self.puzzle.geometry().cell_count() {
            return Err(DocumentError::Saved);
        }
        Ok(Document { saved: Some(saved), ..self })
    }

    /// The document with a note on how its file was read.
    pub fn with_reading(self, reading: Message) -> Document {
        Document { reading: Some(reading), ..self }
    }

    /// How its file was read, if there was a doubt: what was taken for the clues.
    pub fn reading(&self) -> Option<&Message> {
        self.reading.as_ref()
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The puzzle, without the rest.
    pub fn into_puzzle(self) -> Puzzle {
        self.puzzle
    }

    /// The notes.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// The picture that the author intends, if the file has one.
    pub fn goal(&self) -> Option<&Picture> {
        self.goal.as_ref()
    }

    /// The state of play, if the file has one: the colors that the player has not excluded from
    /// each cell, in reading order.
    pub fn saved(&self) -> Option<&[ColorSet]> {
        self.saved.as_deref()
    }
}

/// Why a goal or a state of play does not fit a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DocumentError {
    /// A goal of another size or with unknown colors.
    #[error("the goal picture has another size or other colors than the puzzle")]
    Goal,
    /// A state of play of another size or with unknown colors.
    #[error("the state of play has another size or other colors than the puzzle")]
    Saved,
}

impl DocumentError {
    /// The error as a message.
    pub fn message(&self) -> Message {
        match self {
            DocumentError::Goal => message!("document-goal"),
            DocumentError::Saved => message!("document-saved"),
        }
    }
}
