//! The name of a file that is being typed.
//!
//! In: actions. Out: a name, a text with a cursor. Invariants: the cursor is within the text; a
//! name that nobody changed stays what it is, also where it cannot be shown.

use super::keys::Action;
use std::path::{Path, PathBuf};

/// A name that is being typed.
#[derive(Default)]
pub struct Editor {
    pub text: Vec<char>,
    /// The cursor, before the letter of this place.
    pub at: usize,
    /// What it began with.
    given: PathBuf,
}

impl Editor {
    /// Begins with this name.
    pub fn with(path: &Path) -> Editor {
        let text = shown(path);
        Editor { at: text.len(), text, given: path.to_owned() }
    }

    /// The name as it is now.
    pub fn path(&self) -> PathBuf {
        if self.text == shown(&self.given) {
            return self.given.clone();
        }
        self.text.iter().collect::<String>().into()
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
            Action::Move(right, 0) => {
                self.at = self.at.saturating_add_signed(right as isize).min(self.text.len());
            }
            _ => {}
        }
    }
}

fn shown(path: &Path) -> Vec<char> {
    path.display().to_string().chars().collect()
}
