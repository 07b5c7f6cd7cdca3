//! The player's board: a game, and what of it is kept in a file.
//!
//! In: a puzzle. Out: [`Player`], which is a game. Holds: knows which marks no file has.

use nonosat::game::Game;
use nonosat::puzzle::{ColorSet, Puzzle};
use std::ops::{Deref, DerefMut};

/// A game as a person plays it.
pub struct Player {
    game: Game,
    /// The marks as they were kept last.
    kept: Vec<ColorSet>,
}

impl Player {
    /// Begins with the state of play that is stored with the puzzle, if there is one.
    pub fn new(puzzle: Puzzle) -> Player {
        let game = Game::new(puzzle);
        Player { kept: game.marks().to_vec(), game }
    }

    /// Notes that the state of play is now in a file.
    pub fn was_kept(&mut self) {
        self.kept = self.game.marks().to_vec();
    }

    /// Are there marks that no file has?
    #[cfg(feature = "screen")]
    pub fn has_unkept(&self) -> bool {
        self.kept != self.game.marks()
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
