//! The state of the whole-screen game.
//!
//! In: a player's board, marks, messages. Out: the state that `view` shows and `acting`
//! changes. Invariants: knows no terminal.

use super::drag::Drag;
use super::editor::Editor;
use super::job::Job;
use super::sheet::Sheet;
use super::window::{SmallestSize, Window};
use crate::app::Exit;
use crate::tui::hint_session::{HintSession, Part, mistake_parts};
use crate::tui::player::Player;
use crate::tui::save::Draft;
use nonosat::explanation::Mistake;
use nonosat::game::{Assessment, assess};
use nonosat::puzzle::{CellId, Color, LineId};
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

/// What was told of the marks as they are.
pub enum Assist {
    /// Nothing.
    None,
    /// A hint, as far as it was asked for.
    Hint(HintSession),
    /// There is a mistake.
    Wrong,
    /// There it is.
    Mistake(Mistake),
}

/// The game on the screen.
pub struct App {
    pub player: Player,
    pub sheet: Sheet,
    pub judgement: Assessment,
    pub cursor: CellId,
    /// The color that is marked with.
    pub color: Color,
    pub mode: Mode,
    pub aid: Assist,
    pub message: String,
    pub window: Result<Window, SmallestSize>,
    /// Are colors shown as letters?
    pub no_color: bool,
    /// How the game ended.
    pub end: Option<Exit>,
    /// Where the cursor wants to be, from the left, when it moves up and down.
    pub preferred_x: f64,
    pub area: Rect,
    origin: (u32, u32),
    /// The file that the game is kept in.
    pub name: Option<PathBuf>,
    /// The line that is being painted.
    pub drag: Option<Drag>,
    pub job: Option<Job>,
}

/// The file that holds this puzzle and no other.
fn own_file(player: &Player) -> Option<PathBuf> {
    let source = player.source().filter(|source| source.number.is_none());
    source.map(|source| source.path.clone())
}

impl App {
    /// A game that begins.
    pub fn new(player: Player, no_color: bool) -> App {
        let geometry = player.puzzle().geometry();
        let is_there = |&cell: &CellId| !geometry.is_hole(cell);
        let cursor = geometry.cells().find(is_there).unwrap_or(CellId::FIRST);
        App {
            sheet: Sheet::new(player.puzzle(), no_color),
            judgement: assess(player.puzzle(), player.marks()),
            preferred_x: player.puzzle().geometry().center(cursor).0,
            name: own_file(&player),
            player,
            cursor,
            color: Color::FIRST,
            mode: Mode::Board,
            aid: Assist::None,
            message: "? tells the keys".to_owned(),
            window: Err(SmallestSize(0, 0)),
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

    /// Is this one of the lines through the cursor?
    pub fn is_lit(&self, line: LineId) -> bool {
        let through = self.player.puzzle().geometry().through(self.cursor);
        through.iter().any(|crossing| crossing.line == line)
    }

    /// What each cell is for the hint or the mistake that is shown, if anything.
    pub fn parts(&self) -> Vec<Option<Part>> {
        let puzzle = self.player.puzzle();
        let mut parts = vec![None; puzzle.geometry().cell_count()];
        let shown = match &self.aid {
            Assist::Hint(session) => session.parts(puzzle),
            Assist::Mistake(mistake) => mistake_parts(puzzle, mistake),
            Assist::None | Assist::Wrong => Vec::new(),
        };
        for (cell, part) in shown {
            parts[cell.index()] = Some(part);
        }
        parts
    }

    /// The lines to look at for a hint or a mistake.
    pub fn hinted_lines(&self) -> Vec<LineId> {
        match &self.aid {
            Assist::Hint(session) => session.lines(self.player.puzzle()),
            Assist::Mistake(mistake) => mistake.end.iter().map(|end| end.line).collect(),
            Assist::None | Assist::Wrong => Vec::new(),
        }
    }

    /// Did the player answer that the game may be lost? A second Ctrl-C is no answer.
    pub fn is_given_up(&self) -> bool {
        self.end == Some(Exit::Yes)
    }

    /// Is the library at work?
    pub fn is_waiting(&self) -> bool {
        self.job.is_some()
    }

    /// Says this below the board.
    pub fn show_message(&mut self, message: &str) {
        self.message = message.to_owned();
    }

    /// Marks a cell, unless it is given.
    pub fn mark(&mut self, cell: CellId, color: Option<Color>) {
        if self.player.is_given(cell) {
            self.show_message("This cell is given by the puzzle.");
            return;
        }
        self.player.set(&[cell], color);
        self.changed("");
    }

    /// Judges what there is now, and says so if it is a solution.
    pub fn changed(&mut self, message: &str) {
        let was_solved = self.judgement.is_solved;
        self.aid = Assist::None;
        self.judgement = assess(self.player.puzzle(), self.player.marks());
        self.show_message(match self.judgement.is_solved && !was_solved {
            true => "Congratulations! Your solution is correct!",
            false => message,
        });
    }

    /// Chooses a color to mark with.
    pub fn choose(&mut self, color: Color) {
        if self.player.puzzle().palette().holds(color) {
            self.color = color;
            let name = self.player.puzzle().palette().describe(color);
            self.show_message(&format!("Color {}: {name}", color.index()));
        } else {
            self.show_message(&format!("There is no color {}.", color.index()));
        }
    }

    /// Chooses the color after that.
    pub fn choose_next(&mut self) {
        let count = self.player.puzzle().palette().color_count() as u8;
        self.choose(
            Color::nth(self.color.index() % usize::from(count - 1) + 1).unwrap_or(Color::FIRST),
        );
    }
}
