//! Saving from the screen: a name, a question, a file.
//!
//! In: actions. Out: files. Invariants: a file that exists is replaced only after a yes; why
//! nothing was written is told until the next key.

use super::app::{App, Mode};
use super::editor::Editor;
use super::keys::Action;
use crate::tui::save::{self, Draft};
use std::path::Path;

impl App {
    /// Writes the game to its file; without one, asks for a name.
    pub fn save(&mut self) {
        match self.name.clone() {
            Some(path) => self.write_to(&path),
            None => self.ask_name(Editor::default()),
        }
    }

    /// Asks for a name.
    pub fn ask_name(&mut self, editor: Editor) {
        self.show_message("");
        self.mode = Mode::Name(editor);
    }

    fn write_to(&mut self, path: &Path) {
        match save::draft(&self.player, path) {
            Ok(draft) if path.exists() => self.mode = Mode::Replace(path.to_owned(), draft),
            Ok(draft) => self.write(path, &draft, false),
            Err(error) => self.fail(path, &error),
        }
    }

    /// Writes the game to this file.
    pub fn write(&mut self, path: &Path, draft: &Draft, may_replace: bool) {
        match save::write(&mut self.player, draft, path, may_replace) {
            Ok(()) => {
                self.name = Some(path.to_owned());
                self.show_message(&format!("Wrote {}{}.", path.display(), draft.format));
            }
            Err(error) => self.fail(path, &error),
        }
    }

    fn fail(&mut self, path: &Path, error: &anyhow::Error) {
        self.ask_name(Editor::with(path));
        self.show_message(&format!("Not written: {}.", save::in_one_line(error)));
    }

    /// A key while a name is typed.
    pub fn on_name(&mut self, mut editor: Editor, action: Action) {
        self.show_message("");
        match action {
            Action::Accept if !editor.text.is_empty() => self.write_to(&editor.path()),
            Action::Accept | Action::Cancel => self.show_message("Not written."),
            action => {
                editor.act(action);
                self.mode = Mode::Name(editor);
            }
        }
    }
}
