//! Saves the game from the screen: prompts for a name, confirms a replacement, writes the file.
//!
//! In: actions. Out: files. Invariants: replaces a file only if the player confirms; shows why
//! nothing was written until the next key.

use super::app::{App, Mode};
use super::editor::Editor;
use super::keys::Action;
use crate::tui::save::{self, Draft};
use nonosat_board::message::message;
use std::path::Path;

impl App {
    /// Writes the game to its file; without one, prompts for a name.
    pub fn save(&mut self) {
        match self.name.clone() {
            Some(path) => self.write_to(&path),
            None => self.request_name(Editor::default()),
        }
    }

    /// Prompts for a name.
    pub fn request_name(&mut self, editor: Editor) {
        self.message.clear();
        self.mode = Mode::Name(editor);
    }

    fn write_to(&mut self, path: &Path) {
        match save::draft(&self.player, path) {
            Ok(draft) if path.exists() => self.mode = Mode::Replace(path.to_owned(), draft),
            Ok(draft) => self.write(path, &draft, false),
            Err(error) => self.fail(path, &error),
        }
    }

    /// Writes the draft to this file and shows the result.
    pub fn write(&mut self, path: &Path, draft: &Draft, may_replace: bool) {
        match save::write(&mut self.player, draft, path, may_replace) {
            Ok(()) => {
                self.name = Some(path.to_owned());
                let file = path.display().to_string();
                self.show_message(match draft.format {
                    Some(format) => message!("play-wrote-as", file = file, format = format),
                    None => message!("play-wrote", file = file),
                });
            }
            Err(error) => self.fail(path, &error),
        }
    }

    fn fail(&mut self, path: &Path, error: &anyhow::Error) {
        self.request_name(Editor::with(path));
        self.show_message(message!("play-not-written-why", why = save::in_one_line(error)));
    }

    /// Applies an action while the player types a name.
    pub fn type_name(&mut self, mut editor: Editor, action: Action) {
        self.message.clear();
        match action {
            Action::Accept if !editor.text.is_empty() => self.write_to(&editor.path()),
            Action::Accept | Action::Cancel => self.show_message("play-not-written"),
            action => {
                editor.act(action);
                self.mode = Mode::Name(editor);
            }
        }
    }
}
