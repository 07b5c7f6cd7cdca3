//! A line that is being typed.
//!
//! In: actions. Out: a text with a cursor. Holds: the cursor is within the text.

use super::keys::Action;
use std::path::Path;

/// A line that is being typed.
#[derive(Default)]
pub struct Editor {
    pub text: Vec<char>,
    /// The cursor, before the letter of this place.
    pub at: usize,
}

impl Editor {
    /// Begins with this name.
    pub fn with(path: &Path) -> Editor {
        let text: Vec<char> = path.display().to_string().chars().collect();
        Editor { at: text.len(), text }
    }

    /// Does what one key wants.
    pub fn act(&mut self, action: Action) {
        match action {
            Action::Type(letter) => {
                self.text.insert(self.at, letter);
                self.at += 1;
            }
            Action::Erase if self.at > 0 => {
                self.at -= 1;
                self.text.remove(self.at);
            }
            Action::Move(-1, 0) => self.at = self.at.saturating_sub(1),
            Action::Move(1, 0) => self.at = (self.at + 1).min(self.text.len()),
            _ => {}
        }
    }
}
