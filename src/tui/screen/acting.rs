//! Applies an action to the state, depending on the mode.
//!
//! In: actions. Out: the changed state. Invariants: replacing a file or losing marks requires the
//! player's consent; while the screen is too small to show the board, no action changes a mark.

use super::app::{App, Assist, Mode};
use super::editor::Editor;
use super::job::Question;
use super::keys::Action;
use super::mouse::next;
use super::view::help_length;
use crate::app::Exit;
use nonosat_board::message::message;
use nonosat_board::puzzle::Color;

impl App {
    /// Applies the action in the present mode.
    pub fn act(&mut self, action: Action) {
        if !matches!(action, Action::Press { .. } | Action::Drag { .. }) {
            self.drag = None;
        }
        match (std::mem::replace(&mut self.mode, Mode::Board), action) {
            (mode, Action::Release) => self.mode = mode,
            (Mode::Quit, Action::Abort) => self.end = Some(Exit::Interrupted),
            (_, Action::Abort) => self.quit(Exit::Interrupted),
            (Mode::Board, action) => self.on_board(action),
            (Mode::Help(from), action) => self.on_help(from, action),
            (Mode::Quit, Action::Type('y')) => self.end = Some(Exit::Yes),
            (Mode::Quit, _) => self.show_message("play-not-quit"),
            (Mode::Replace(path, draft), Action::Type('y')) => self.write(&path, &draft, true),
            (Mode::Replace(path, _), Action::Type('n')) => self.request_name(Editor::with(&path)),
            (Mode::Replace(..), _) => self.show_message("play-not-written"),
            (Mode::Name(editor), action) => self.type_name(editor, action),
        }
    }

    /// Scrolls the list of keys, or closes it.
    fn on_help(&mut self, from: u16, action: Action) {
        let rows = match action {
            Action::Move(_, down) => down,
            Action::Page(down) => down * i32::from(self.area.height),
            Action::Drag { .. } => 0,
            _ => return,
        };
        let most = i32::from(help_length().saturating_sub(self.area.height));
        self.mode = Mode::Help((i32::from(from) + rows).clamp(0, most) as u16);
    }

    fn on_board(&mut self, action: Action) {
        match (&self.job, action) {
            (Some(job), Action::Cancel) => job.stop(),
            (_, Action::Quit) => self.quit(Exit::Yes),
            (Some(_), _) => {}
            // The screen is too small to show the board.
            (None, _) if self.window.is_err() => {}
            (None, action) => self.play(action),
        }
    }

    fn play(&mut self, action: Action) {
        let before = self.message.clone();
        match action {
            Action::Move(right, down) => self.step(right, down),
            Action::Page(screens) => self.page(screens),
            Action::Cycle => {
                self.mark(self.cursor, next(self.player.mark(self.cursor), self.color))
            }
            Action::Open => self.mark(self.cursor, None),
            Action::Blank => self.mark(self.cursor, Some(Color::BACKGROUND)),
            Action::Choose(number) => {
                self.choose(Color::nth(number.into()).unwrap_or(Color::BACKGROUND))
            }
            Action::NextColor => self.choose_next(),
            Action::Undo if self.player.undo() => self.changed(Some(message!("play-undone"))),
            Action::Undo => self.show_message("play-nothing-undone"),
            Action::Redo if self.player.redo() => self.changed(Some(message!("play-redone"))),
            Action::Redo => self.show_message("play-nothing-redone"),
            Action::Reset if self.player.reset() => {
                self.changed(Some(message!("play-reset")));
            }
            Action::Reset => self.show_message("play-open"),
            Action::Check if self.judgement.is_solved => self.show_message("play-is-solved"),
            Action::Check => match self.aid {
                Assist::Wrong | Assist::Mistake(_) => {
                    self.start_job(Question::Where, "play-work-where")
                }
                _ => self.start_job(Question::Check, "play-work-check"),
            },
            Action::Back => self.start_job(Question::Back, "play-work-back"),
            Action::Hint => match self.aid {
                Assist::Hint(_) => self.advance_hint(),
                _ => self.start_job(Question::Hint, "play-work-hint"),
            },
            Action::DoIt => self.do_it(),
            Action::Solve => self.start_job(Question::Solve, "play-work-solve"),
            Action::Save => self.save(),
            Action::Help => self.mode = Mode::Help(0),
            Action::Press { x, y, forwards } => self.press(x, y, forwards),
            Action::Drag { x, y } => self.drag(x, y),
            Action::Cancel if before == self.message => {
                self.aid = Assist::None;
                self.message.clear();
            }
            _ => {}
        }
    }

    fn quit(&mut self, end: Exit) {
        if self.player.has_unkept() {
            self.mode = Mode::Quit;
        } else {
            self.end = Some(end);
        }
    }
}
