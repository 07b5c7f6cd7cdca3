//! Saving from the screen: a name, a question, a file.
//!
//! In: actions. Out: files. Holds: a file that exists is replaced only after a yes.

use super::app::{App, Mode};
use super::editor::Editor;
use super::keys::Action;
use crate::cli::play::keep;
use std::path::Path;

impl App {
    /// Writes the game to its file; without one, asks for a name.
    pub fn save(&mut self) {
        match self.name.clone() {
            Some(path) => self.write_to(&path),
            None => self.mode = Mode::Name(Editor::default()),
        }
    }

    fn write_to(&mut self, path: &Path) {
        if path.exists() {
            self.mode = Mode::Replace(path.to_owned());
        } else {
            self.write(path, false);
        }
    }

    /// Writes the game to this file.
    pub fn write(&mut self, path: &Path, may_replace: bool) {
        match keep::write(&mut self.player, path, may_replace) {
            Ok(()) => {
                self.name = Some(path.to_owned());
                self.say(&format!("Wrote {}.", path.display()));
            }
            Err(error) => {
                self.say(&format!("Not written: {}.", keep::in_one_line(&error)));
                self.mode = Mode::Name(Editor::with(path));
            }
        }
    }

    /// A key while a name is typed.
    pub fn on_name(&mut self, mut editor: Editor, action: Action) {
        match action {
            Action::Accept if !editor.text.is_empty() => {
                let name: String = editor.text.into_iter().collect();
                self.write_to(Path::new(&name));
            }
            Action::Accept | Action::Cancel => self.say("Not written."),
            action => {
                editor.act(action);
                self.mode = Mode::Name(editor);
            }
        }
    }
}
