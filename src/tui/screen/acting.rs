//! Applies an action to the state, depending on the mode: marks, saves, starts jobs of the library
//! and applies their answers.
//!
//! In: actions, answers. Out: the changed state, files. Invariants: replacing a file or losing marks
//! requires the player's consent; while the screen is too small to show the board, no action changes
//! a mark; at most one job runs at a time; why nothing was written stays until the next key.

use super::app::{App, Assist, Mode};
use super::cursor::next;
use super::job::{Answer, Job, Question};
use super::keys::{Action, Editor};
use super::view::help_length;
use crate::app::Exit;
use crate::app::language::words;
use crate::tui::assist;
use crate::tui::assist::HintSession;
use crate::tui::save::{self, Draft};
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::Color;
use nonosat_engine::explanation::{Mistake, one_based};
use nonosat_engine::game::{Hint, Validity};
use std::path::Path;

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
        let last_row = i32::from(help_length().saturating_sub(self.area.height));
        self.mode = Mode::Help((i32::from(from) + rows).clamp(0, last_row) as u16);
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
        let old_message = self.message.clone();
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
            Action::Undo if self.player.undo() => self.after_change(Some(message!("play-undone"))),
            Action::Undo => self.show_message("play-nothing-undone"),
            Action::Redo if self.player.redo() => self.after_change(Some(message!("play-redone"))),
            Action::Redo => self.show_message("play-nothing-redone"),
            Action::Reset if self.player.reset() => {
                self.after_change(Some(message!("play-reset")));
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
            Action::Cancel if old_message == self.message => {
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

impl App {
    /// Starts a job for this question; the message `label` says that it runs.
    fn start_job(&mut self, question: Question, label: &'static str) {
        self.job = Some(Job::start(question, &self.player));
        self.show_message(label);
    }

    /// Applies the answer of the job, if it has arrived.
    pub fn poll_job(&mut self) {
        let Some(job) = self.job.take() else { return };
        let Some(answer) = job.poll() else {
            self.job = Some(job);
            return;
        };
        match answer {
            Answer::Check(check) => self.show_check(check, &job),
            Answer::Where(mistake) => self.show_mistake(mistake),
            Answer::Back(back) => {
                let text = assist::go_back(&mut self.player, back, &job.stop);
                self.after_change(Some(text));
            }
            Answer::Hint(Hint::Steps(steps)) => {
                self.aid = Assist::Hint(HintSession::new(self.player.puzzle(), steps, one_based));
                self.advance_hint();
            }
            Answer::Hint(hint) => {
                if hint == Hint::Mistake {
                    self.aid = Assist::Wrong;
                }
                self.show_message(assist::no_step(&hint, &job.stop));
            }
            Answer::Solve(Ok(picture)) => {
                let is_new = self.player.show(&picture);
                self.after_change(None);
                self.show_message(if is_new { "play-shown" } else { "play-is-solved" });
            }
            Answer::Solve(Err(message)) | Answer::Failed(message) => self.show_message(message),
        }
    }

    fn show_check(&mut self, check: Validity, job: &Job) {
        if check == Validity::Invalid {
            self.aid = Assist::Wrong;
        }
        self.show_message(match check {
            Validity::Valid => message!("play-right"),
            Validity::Invalid => message!("play-mistake"),
            Validity::NoSolution => message!("play-unsolvable"),
            Validity::Undecided => assist::undecided("play-undecided", &job.stop),
        });
    }

    fn show_mistake(&mut self, mistake: Option<Mistake>) {
        let lines = assist::mistake(self.player.puzzle(), mistake.as_ref(), one_based);
        self.show_message(Message::plain(lines.join(" ")));
        if let Some(mistake) = mistake {
            mistake.marks.first().into_iter().for_each(|&(cell, _)| self.go(cell));
            self.aid = Assist::Mistake(mistake);
        }
    }

    /// Shows the next level of the hint, if there is a hint.
    fn advance_hint(&mut self) {
        let Assist::Hint(session) = &mut self.aid else { return };
        let mut lines = session.advance();
        let conclusions = session.conclusions();
        lines.push(words(&match session.level {
            1 | 2 => message!("play-hint-more"),
            _ => message!("play-hint-do"),
        }));
        // The cursor reveals a cell, which level 1 does not show.
        if session.level == 2 {
            conclusions.first().into_iter().for_each(|&(cell, _)| self.go(cell));
        }
        self.show_message(Message::plain(lines.join(" ")));
    }

    /// Sets the marks that the hint concludes.
    pub fn do_it(&mut self) {
        let Assist::Hint(session) = &self.aid else {
            return self.show_message("play-nothing-done");
        };
        self.player.mark_all(&session.conclusions());
        self.after_change(Some(message!("play-done")));
    }
}

impl App {
    /// Writes the game to its file; without one, prompts for a name.
    pub fn save(&mut self) {
        match self.name.clone() {
            Some(path) => self.write_to(&path),
            None => self.request_name(Editor::default()),
        }
    }

    /// Prompts for a name.
    fn request_name(&mut self, editor: Editor) {
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
    fn type_name(&mut self, mut editor: Editor, action: Action) {
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
