//! A puzzle as a file has it: with what people wrote, the goal, and a state of play.
//!
//! In: a puzzle and what comes with it. Out: [`Document`].
//! Invariants: goal and state of play fit the board and the palette; neither is checked
//! against the clues. Deciding needs none of it. Reads: `puzzle`.

mod notes;

pub use notes::Notes;

use crate::puzzle::{ColorSet, Picture, Puzzle};

/// A puzzle and what belongs to it but not to the question it asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    puzzle: Puzzle,
    notes: Notes,
    goal: Option<Picture>,
    saved: Option<Vec<ColorSet>>,
}

/// A puzzle of which nothing else is known.
impl From<Puzzle> for Document {
    fn from(puzzle: Puzzle) -> Document {
        Document { puzzle, notes: Notes::default(), goal: None, saved: None }
    }
}

impl Document {
    /// A puzzle with all that comes with it. Notes are made one line each.
    ///
    /// # Errors
    /// See [`Document::with_goal`] and [`Document::with_saved`].
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

    /// The document with these notes, each made one line.
    pub fn with_notes(self, notes: Notes) -> Document {
        Document { notes: notes.tidy(), ..self }
    }

    /// The document with the picture its maker had in mind (not checked against the clues).
    ///
    /// # Errors
    /// [`DocumentError::Goal`] if it is of another board or has unknown colors.
    pub fn with_goal(self, goal: Picture) -> Result<Document, DocumentError> {
        let palette = self.puzzle.palette();
        let is_known = goal.colors().iter().all(|&color| palette.holds(color));
        if !is_known || goal.shape() != self.puzzle.geometry().shape() {
            return Err(DocumentError::Goal);
        }
        Ok(Document { goal: Some(goal), ..self })
    }

    /// The document with a state of play: for each cell the colors that the player still
    /// thinks possible (not checked against anything else).
    ///
    /// # Errors
    /// [`DocumentError::Saved`] if it has another number of cells, or a cell without
    /// a color of the palette.
    pub fn with_saved(self, saved: Vec<ColorSet>) -> Result<Document, DocumentError> {
        let all = self.puzzle.palette().all();
        let is_known = |colors: &ColorSet| !colors.is_empty() && colors.intersect(all) == *colors;
        if !saved.iter().all(is_known) || saved.len() != self.puzzle.geometry().cell_count() {
            return Err(DocumentError::Saved);
        }
        Ok(Document { saved: Some(saved), ..self })
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The puzzle alone.
    pub fn into_puzzle(self) -> Puzzle {
        self.puzzle
    }

    /// What people wrote about it.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// The picture its maker had in mind, if the file told.
    pub fn goal(&self) -> Option<&Picture> {
        self.goal.as_ref()
    }

    /// The state of play that the file told: the colors that each cell may have.
    pub fn saved(&self) -> Option<&[ColorSet]> {
        self.saved.as_deref()
    }
}

/// Why something does not belong to a puzzle.
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
