//! The state of the whole-screen game, and what each action does to it.
//!
//! In: actions, answers of the library. Out: the state that `view` shows. Holds: knows no
//! terminal; nothing is written over and no mark is given up without a question.

use super::editor::Editor;
use super::job::{Job, Question};
use super::keys::Action;
use super::mouse::{Drag, next};
use super::sheet::Sheet;
use super::view::help_length;
use super::window::{Needed, Window};
use crate::cli::exit::Exit;
use crate::cli::play::keep::Draft;
use crate::cli::play::player::Player;
use nonosat::game::{Judgement, judge};
use nonosat::puzzle::{CellId, Color};
use ratatui::layout::Rect;
use std::path::PathBuf;

/// What the keys are for right now.
pub enum Mode {
    /// The board.
    Board,
    /// The list of keys, from this line on.
    Help(u16),
    /// Marks would be lost: quit?
    Quit,
    /// This file exists: replace it by that?
    Replace(PathBuf, Draft),
    /// The name of a file is typed.
    Name(Editor),
}

/// The game on the screen.
pub struct App {
    pub player: Player,
    pub sheet: Sheet,
    pub judgement: Judgement,
    pub cursor: CellId,
    /// The color that is marked with.
    pub color: Color,
    pub mode: Mode,
    pub message: String,
    pub window: Result<Window, Needed>,
    /// Are colors shown as letters?
    pub no_color: bool,
    /// How the game ended.
    pub end: Option<Exit>,
    /// Where the cursor wants to be, from the left, when it moves up and down.
    pub wanted: f64,
    area: Rect,
    origin: (u32, u32),
    /// The file that the game is kept in.
    pub name: Option<PathBuf>,
    /// The line that is being painted.
    pub drag: Option<Drag>,
    pub job: Option<Job>,
}

impl App {
    /// A game that begins.
    pub fn new(player: Player, no_color: bool) -> App {
        let cursor = CellId(0);
        App {
            sheet: Sheet::new(player.puzzle(), no_color),
            judgement: judge(player.puzzle(), player.marks()),
            wanted: player.puzzle().geometry().center(cursor).0,
            name: player.source().map(|source| source.path.clone()),
            player,
            cursor,
            color: Color(1),
            mode: Mode::Board,
            message: "? tells the keys".to_owned(),
            window: Err(Needed(0, 0)),
            no_color,
            end: None,
            area: Rect::default(),
            origin: (0, 0),
            drag: None,
            job: None,
        }
    }

    /// Finds what is shown in this area.
    pub fn fit(&mut self, area: Rect) {
        self.area = area;
        let geometry = self.player.puzzle().geometry();
        let place = self.sheet.place(geometry, self.cursor);
        let families = geometry.families().len();
        self.window = Window::fit(&self.sheet, families, area, place, self.origin);
        if let Ok(window) = &self.window {
            self.origin = window.origin;
        }
    }

    /// Is a text being typed?
    pub fn is_typing(&self) -> bool {
        matches!(self.mode, Mode::Name(_) | Mode::Quit | Mode::Replace(..))
    }

    /// Is the library at work?
    pub fn is_waiting(&self) -> bool {
        self.job.is_some()
    }

    /// Does what the player wants.
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
            (Mode::Quit, _) => self.say("Not quit."),
            (Mode::Replace(path, draft), Action::Type('y')) => self.write(&path, &draft, true),
            (Mode::Replace(path, _), Action::Type('n')) => self.ask_name(Editor::with(&path)),
            (Mode::Replace(..), _) => self.say("Not written."),
            (Mode::Name(editor), action) => self.on_name(editor, action),
        }
    }

    /// The list of keys is scrolled, or closed.
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
        if let Some(job) = &self.job {
            match action {
                Action::Cancel => job.stop(),
                Action::Quit => self.quit(Exit::Yes),
                _ => {}
            }
            return;
        }
        // What is not seen is not played.
        if self.window.is_err() && action != Action::Quit {
            return;
        }
        let before = self.message.clone();
        match action {
            Action::Move(right, down) => self.step(right, down),
            Action::Page(screens) => self.page(screens),
            Action::Cycle => {
                self.mark(self.cursor, next(self.player.mark(self.cursor), self.color))
            }
            Action::Open => self.mark(self.cursor, None),
            Action::Blank => self.mark(self.cursor, Some(Color::BACKGROUND)),
            Action::Choose(number) => self.choose(Color(number)),
            Action::NextColor => self.choose_next(),
            Action::Undo if self.player.undo() => self.changed("Undone."),
            Action::Undo => self.say("Nothing to undo."),
            Action::Redo if self.player.redo() => self.changed("Done again."),
            Action::Redo => self.say("Nothing to do again."),
            Action::Reset if self.player.reset() => {
                self.changed("All cells are open again; u takes that back.");
            }
            Action::Reset => self.say("All cells are open already."),
            Action::Check if self.judgement.is_solved => self.say("It is solved."),
            Action::Check => self.ask(Question::Check, "Checking"),
            Action::Hint => self.ask(Question::Hint, "Looking for a hint"),
            Action::Solve => self.ask(Question::Solve, "Solving"),
            Action::Save => self.save(),
            Action::Help => self.mode = Mode::Help(0),
            Action::Quit => self.quit(Exit::Yes),
            Action::Press { x, y, forwards } => self.press(x, y, forwards),
            Action::Drag { x, y } => self.drag(x, y),
            Action::Cancel if before == self.message => self.say(""),
            _ => {}
        }
    }

    /// Says this below the board.
    pub fn say(&mut self, message: &str) {
        self.message = message.to_owned();
    }

    fn quit(&mut self, end: Exit) {
        if self.player.has_unkept() {
            self.mode = Mode::Quit;
        } else {
            self.end = Some(end);
        }
    }

    /// Marks a cell, unless it is given.
    pub fn mark(&mut self, cell: CellId, color: Option<Color>) {
        if self.player.is_given(cell) {
            self.say("This cell is given by the puzzle.");
            return;
        }
        self.player.set(&[cell], color);
        self.changed("");
    }

    /// Judges what there is now, and says so if it is a solution.
    pub fn changed(&mut self, message: &str) {
        let was_solved = self.judgement.is_solved;
        self.judgement = judge(self.player.puzzle(), self.player.marks());
        self.say(match self.judgement.is_solved && !was_solved {
            true => "Congratulations! Your solution is correct!",
            false => message,
        });
    }

    fn choose(&mut self, color: Color) {
        if self.player.puzzle().palette().holds(color) {
            self.color = color;
            let name = self.player.puzzle().palette().describe(color);
            self.say(&format!("Color {}: {name}", color.0));
        } else {
            self.say(&format!("There is no color {}.", color.0));
        }
    }

    fn choose_next(&mut self) {
        let count = self.player.puzzle().palette().color_count() as u8;
        self.choose(Color(self.color.0 % (count - 1) + 1));
    }
}
