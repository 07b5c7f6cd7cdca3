//! The state of the whole-screen game, and what each action does to it.
//!
//! In: actions, answers of the library. Out: the state that `view` shows. Holds: knows no
//! terminal; nothing is written over and no mark is given up without a question.

use super::job::{Answer, Job, Question};
use super::keys::Action;
use super::player::Player;
use super::sheet::Sheet;
use super::window::{Needed, Window};
use super::{aid, keep, strokes};
use crate::cli::exit::Exit;
use nonosat::game::{Check, Judgement, judge};
use nonosat::puzzle::{CellId, Color, Puzzle};
use ratatui::layout::Rect;
use std::path::{Path, PathBuf};

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

/// A line that is being typed.
#[derive(Default)]
pub struct Editor {
    pub text: Vec<char>,
    /// The cursor, before the letter of this place.
    pub at: usize,
}

/// A button went down on a cell.
struct Drag {
    from: CellId,
    /// What the cell was marked before, and is now.
    had: Option<Color>,
    paints: Option<Color>,
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
    name: Option<PathBuf>,
    drag: Option<Drag>,
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

    fn say(&mut self, message: &str) {
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

    fn go(&mut self, cell: CellId) {
        self.cursor = cell;
        self.wanted = self.player.puzzle().geometry().center(cell).0;
    }

    fn mark(&mut self, cell: CellId, color: Option<Color>) {
        if self.player.is_given(cell) {
            self.say("This cell is given by the puzzle.");
            return;
        }
        self.player.set(&[cell], color);
        self.changed("");
    }

    /// Judges what there is now, and says so if it is a solution.
    fn changed(&mut self, message: &str) {
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

    fn cell_at(&self, x: u16, y: u16) -> Option<CellId> {
        let (x, y) = self.window.ok()?.on_sheet(x, y)?;
        self.sheet.cell_at(self.player.puzzle().geometry(), x, y)
    }

    fn press(&mut self, x: u16, y: u16, forwards: bool) {
        let Some(cell) = self.cell_at(x, y) else { return };
        self.go(cell);
        let had = self.player.mark(cell);
        let paints = if forwards { next(had, self.color) } else { previous(had, self.color) };
        self.mark(cell, paints);
        self.drag = (!self.player.is_given(cell)).then_some(Drag { from: cell, had, paints });
    }

    /// Paints the line from the cell where the button went down: open cells, or if that cell
    /// was opened, those that were marked as it was. It stays one step.
    fn drag(&mut self, x: u16, y: u16) {
        let Some(cell) = self.cell_at(x, y).filter(|&cell| cell != self.cursor) else { return };
        let Some(drag) = &self.drag else { return };
        let cells = strokes::stroke(self.player.puzzle().geometry(), drag.from, cell);
        self.player.undo();
        let free = if drag.paints.is_none() { drag.had } else { None };
        let is_free = |cell: &CellId| *cell == drag.from || self.player.mark(*cell) == free;
        let cells: Vec<CellId> = cells.into_iter().filter(is_free).collect();
        self.player.set(&cells, drag.paints);
        self.go(cell);
        self.changed("");
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

    fn save(&mut self) {
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

    fn write(&mut self, path: &Path, may_replace: bool) {
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

    fn on_name(&mut self, mut editor: Editor, action: Action) {
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

impl Editor {
    fn with(path: &Path) -> Editor {
        let text: Vec<char> = path.display().to_string().chars().collect();
        Editor { at: text.len(), text }
    }

    fn act(&mut self, action: Action) {
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

/// What comes after a mark: open, colored, blank, open; another color becomes this one.
fn next(mark: Option<Color>, color: Color) -> Option<Color> {
    match mark {
        Some(Color::BACKGROUND) => None,
        Some(mark) if mark == color => Some(Color::BACKGROUND),
        _ => Some(color),
    }
}

/// What comes before it.
fn previous(mark: Option<Color>, color: Color) -> Option<Color> {
    match mark {
        None => Some(Color::BACKGROUND),
        Some(mark) if mark == color => None,
        Some(_) => Some(color),
    }
}
