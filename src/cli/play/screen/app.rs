//! The state of the whole-screen game, and what each action does to it.
//!
//! In: actions, answers of the library. Out: the state that `view` shows. Holds: knows no
//! terminal; nothing is written over and no mark is given up without a question.

use super::editor::Editor;
use super::job::{Answer, Job, Question};
use super::keys::Action;
use super::mouse::{Drag, next};
use super::sheet::Sheet;
use super::strokes;
use super::window::{Needed, Window};
use crate::cli::exit::Exit;
use crate::cli::play::aid;
use crate::cli::play::player::Player;
use nonosat::game::{Check, Judgement, judge};
use nonosat::puzzle::{CellId, Color, Puzzle};
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
    /// This file exists: replace it?
    Replace(PathBuf),
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
    wanted: f64,
    origin: (u32, u32),
    /// The file that the game is kept in.
    pub name: Option<PathBuf>,
    /// The line that is being painted.
    pub drag: Option<Drag>,
    job: Option<Job>,
}

impl App {
    /// A game that begins, with the name of its file.
    pub fn new(puzzle: Puzzle, name: Option<PathBuf>, no_color: bool) -> App {
        let player = Player::new(puzzle);
        let cursor = CellId(0);
        App {
            sheet: Sheet::new(player.puzzle(), no_color),
            judgement: judge(player.puzzle(), player.marks()),
            wanted: player.puzzle().geometry().center(cursor).0,
            player,
            cursor,
            color: Color(1),
            mode: Mode::Board,
            message: "? tells the keys".to_owned(),
            window: Err(Needed(0, 0)),
            no_color,
            end: None,
            origin: (0, 0),
            name,
            drag: None,
            job: None,
        }
    }

    /// Finds what is shown in this area.
    pub fn fit(&mut self, area: Rect) {
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
        matches!(self.mode, Mode::Name(_) | Mode::Quit | Mode::Replace(_))
    }

    /// Is the library at work?
    pub fn is_waiting(&self) -> bool {
        self.job.is_some()
    }

    /// Does what the player wants.
    pub fn act(&mut self, action: Action) {
        if action == Action::Abort {
            self.end = Some(Exit::Interrupted);
            return;
        }
        match std::mem::replace(&mut self.mode, Mode::Board) {
            Mode::Board => self.on_board(action),
            Mode::Help(from) => match action {
                Action::Move(_, down) => {
                    self.mode = Mode::Help(from.saturating_add_signed(down as i16).min(99));
                }
                Action::Drag { .. } | Action::Release => self.mode = Mode::Help(from),
                _ => {}
            },
            Mode::Quit => match action {
                Action::Type('y') => self.end = Some(Exit::Yes),
                _ => self.say("Not quit."),
            },
            Mode::Replace(path) => match action {
                Action::Type('y') => self.write(&path, true),
                Action::Type('n') => self.mode = Mode::Name(Editor::with(&path)),
                _ => self.say("Not written."),
            },
            Mode::Name(editor) => self.on_name(editor, action),
        }
    }

    fn on_board(&mut self, action: Action) {
        if let Some(job) = &self.job {
            match action {
                Action::Cancel => job.stop(),
                Action::Quit => self.quit(),
                _ => {}
            }
            return;
        }
        let before = self.message.clone();
        match action {
            Action::Move(right, down) => self.step(right, down),
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
            Action::Reset => {
                self.player.reset();
                self.changed("All cells are open again; u takes that back.");
            }
            Action::Check => self.ask(Question::Check, "Checking"),
            Action::Hint => self.ask(Question::Hint, "Looking for a hint"),
            Action::Solve => self.ask(Question::Solve, "Solving"),
            Action::Save => self.save(),
            Action::Help => self.mode = Mode::Help(0),
            Action::Quit => self.quit(),
            Action::Press { x, y, forwards } => self.press(x, y, forwards),
            Action::Drag { x, y } => self.drag(x, y),
            Action::Release => self.drag = None,
            Action::Cancel if before == self.message => self.say(""),
            _ => {}
        }
    }

    /// Says this below the board.
    pub fn say(&mut self, message: &str) {
        self.message = message.to_owned();
    }

    fn quit(&mut self) {
        if self.player.has_unkept() {
            self.mode = Mode::Quit;
        } else {
            self.end = Some(Exit::Yes);
        }
    }

    fn step(&mut self, right: i32, down: i32) {
        let geometry = self.player.puzzle().geometry();
        let found = if down == 0 {
            strokes::beside(geometry, self.cursor, right)
        } else {
            strokes::below(geometry, self.cursor, down, self.wanted)
        };
        if let Some(cell) = found {
            self.cursor = cell;
            if down == 0 {
                self.wanted = geometry.center(cell).0;
            }
        }
    }

    /// Moves the cursor to a cell.
    pub fn go(&mut self, cell: CellId) {
        self.cursor = cell;
        self.wanted = self.player.puzzle().geometry().center(cell).0;
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

    fn ask(&mut self, question: Question, what: &str) {
        self.job = Some(Job::start(question, self.player.puzzle(), self.player.marks()));
        self.say(&format!("{what} ... Esc stops it."));
    }

    /// Takes the answer of the library, if it is there.
    pub fn listen(&mut self) {
        let Some(answer) = self.job.as_ref().and_then(Job::poll) else { return };
        self.job = None;
        match answer {
            Answer::Check(check) => self.say(match check {
                Check::Right => "All is right so far.",
                Check::Wrong => "There is a mistake.",
                Check::NoSolution => "The puzzle has no solution.",
                Check::Undecided => "Undecided: it takes too long, or was stopped.",
            }),
            Answer::Hint(hint) => {
                let puzzle = self.player.puzzle();
                let describe = |line| puzzle.geometry().describe(line);
                let (text, cell) = aid::hint(puzzle, hint, |_| "This cell".to_owned(), describe);
                self.say(&text);
                cell.into_iter().for_each(|cell| self.go(cell));
            }
            Answer::Solve(Ok(picture)) => {
                self.player.show(&picture);
                self.changed("");
                self.say("This is a solution; u takes it back.");
            }
            Answer::Solve(Err(message)) | Answer::Failed(message) => self.say(&message),
        }
    }
}
