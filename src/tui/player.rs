//! The player's game: the game itself, the file it came from, and the marks last saved.
//!
//! In: a document. Out: [`Player`], which derefs to its [`Game`].

use super::names::First;
use nonosat_board::document::Document;
use nonosat_board::puzzle::ColorSet;
use nonosat_engine::game::Game;
use nonosat_files::Format;
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;

/// The file that a puzzle was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    pub path: PathBuf,
    /// The puzzle's number in the file, from 1; `None` if the file has one puzzle.
    pub number: Option<usize>,
    /// The format it was read in.
    pub format: Format,
}

/// A game with its file and its saved state.
pub struct Player {
    game: Game,
    source: Option<Source>,
    /// The marks that a file holds; `None` for a typed board that was never saved.
    stored_marks: Option<Vec<ColorSet>>,
    first: First,
}

impl Player {
    /// Begins with the state of play that the document stores, if any.
    pub fn new(document: Document, source: Option<Source>) -> Player {
        let game = Game::new(document);
        let stored_marks = source.is_some().then(|| game.marks().to_vec());
        Player { stored_marks, source, game, first: First::One }
    }

    /// The game whose first row has this number.
    pub fn counting_from(self, first: First) -> Player {
        Player { first, ..self }
    }

    /// The number of the first row in line mode.
    pub fn first(&self) -> First {
        self.first
    }

    /// The file that the puzzle was read from; `None` for a typed board.
    pub fn source(&self) -> Option<&Source> {
        self.source.as_ref()
    }

    /// Records that a file now holds the present marks.
    pub fn was_kept(&mut self) {
        self.stored_marks = Some(self.game.marks().to_vec());
    }

    /// Are there marks that no file holds?
    pub fn has_unkept(&self) -> bool {
        self.stored_marks.as_deref() != Some(self.game.marks())
    }
}

impl Deref for Player {
    type Target = Game;

    fn deref(&self) -> &Game {
        &self.game
    }
}

impl DerefMut for Player {
    fn deref_mut(&mut self) -> &mut Game {
        &mut self.game
    }
}
