//! Edits the name of a file.
//!
//! In: actions. Out: a path, a text with a cursor. Invariants: the cursor is within the text; an
//! unedited path keeps its bytes, also those that are no UTF-8.

use super::keys::Action;
use std::path::{Path, PathBuf};

/// A name, while the player types it.
#[derive(Default)]
pub struct Editor {
    pub text: Vec<char>,
    /// The cursor stands before the letter of this index.
    pub at: usize,
    /// The path that it began with.
    given: PathBuf,
}

impl Editor {
    /// Begins with this name.
    pub fn with(path: &Path) -> Editor {
        let text = path_letters(path);
        Editor { at: text.len(), text, given: path.to_owned() }
    }

    /// The path that the text names.
    pub fn path(&self) -> PathBuf {
        if self.text == path_letters(&self.given) {
            return self.given.clone();
        }
        self.text.iter().collect::<String>().into()
    }

    /// Applies the action of one key.
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
            Action::Move(right, 0) => {
                self.at = self.at.saturating_add_signed(right as isize).min(self.text.len());
            }
            _ => {}
        }
    }
}

fn path_letters(path: &Path) -> Vec<char> {
    path.display().to_string().chars().collect()
}
