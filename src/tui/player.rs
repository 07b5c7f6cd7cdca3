//! The player's board: a game, where it came from, and what of it is kept in a file.
//!
//! In: a puzzle. Out: [`Player`], which is a game. Invariants: knows what no file has.

use nonosat::document::Document;
use nonosat::format::Format;
use nonosat::game::Game;
use nonosat::puzzle::ColorSet;
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;

/// The file that a puzzle was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its name.
    pub path: PathBuf,
    /// Which of its puzzles, from 1, if it has several.
    pub number: Option<usize>,
    /// The format it was read in.
    pub format: Format,
}

/// A game as a person plays it.
pub struct Player {
    game: Game,
    source: Option<Source>,
    /// The marks as they were kept last; a board that was typed is in no file at first.
    kept: Option<Vec<ColorSet>>,
}

impl Player {
    /// Begins with the state of play that is stored with the puzzle, if there is one.
    pub fn new(document: Document, source: Option<Source>) -> Player {
        let game = Game::new(document);
        let kept = source.is_some().then(|| game.marks().to_vec());
        Player { kept, source, game }
    }

    /// The file that the puzzle was read from; none if it was typed.
    pub fn source(&self) -> Option<&Source> {
        self.source.as_ref()
    }

    /// Notes that the state of play is now in a file.
    pub fn was_kept(&mut self) {
        self.kept = Some(self.game.marks().to_vec());
    }

    /// Is there something that no file has?
    pub fn has_unkept(&self) -> bool {
        self.kept.as_deref() != Some(self.game.marks())
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
