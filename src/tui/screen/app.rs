//! The state of the whole-screen game.
//!
//! In: the player's game, marks, messages. Out: the state that `view` draws and `acting`
//! changes. Invariants: uses no terminal.

use super::job::Job;
use super::keys::Editor;
use super::sheet::{Sheet, SmallestSize, Window};
use crate::app::Exit;
use crate::app::language::words;
use crate::tui::assist::{HintSession, Part, mistake_parts};
use crate::tui::player::Player;
use crate::tui::save::Draft;
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::{CellId, Color, LineId};
use nonosat_engine::explanation::Mistake;
use nonosat_engine::game::{Assessment, assess};
use ratatui::layout::Rect;
use std::path::PathBuf;

/// What the keys act on.
pub enum Mode {
    /// The board.
    Board,
    /// The list of keys, scrolled down to this line.
    Help(u16),
    /// The question whether to quit and lose marks.
    Quit,
    /// The question whether to replace this existing file by this draft.
    Replace(PathBuf, Draft),
    /// The name of a file, while the player types it.
    Name(Editor),
}

/// What the game has shown about the present marks.
pub enum Assist {
    /// Nothing.
    None,
    /// A hint, up to the level that the player requested.
    Hint(HintSession),
    /// That there is a mistake.
    Wrong,
    /// Where the mistake is.
    Mistake(Mistake),
}

/// The game on the screen.
pub struct App {
    pub player: Player,
    pub sheet: Sheet,
    pub judgement: Assessment,
    pub cursor: CellId,
    /// The color that the player marks with.
    pub color: Color,
    pub mode: Mode,
    pub aid: Assist,
    pub message: String,
    pub window: Result<Window, SmallestSize>,
    /// Draw letters instead of colors?
    pub no_color: bool,
    /// How the game ended, once it has.
    pub end: Option<Exit>,
    /// The distance from the left that the cursor keeps to when it moves up and down.
    pub preferred_x: f64,
    pub area: Rect,
    origin: (u32, u32),
    /// The file that `w` writes the game to.
    pub name: Option<PathBuf>,
    pub drag: Option<Drag>,
    pub job: Option<Job>,
}

/// The puzzle's file, if it holds no other puzzle.
fn own_file(player: &Player) -> Option<PathBuf> {
    let source = player.source().filter(|source| source.number.is_none());
    source.map(|source| source.path.clone())
}

impl App {
    /// A new game; the cursor is on the first cell that is no hole.
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
            message: words(&message!("play-keys")),
            window: Err(SmallestSize(0, 0)),
            no_color,
            end: None,
            area: Rect::default(),
            origin: (0, 0),
            drag: None,
            job: None,
        }
    }

    /// Fits the board into this area of the screen; scrolls so that the cursor is visible.
    pub fn fit(&mut self, area: Rect) {
        self.area = area;
        let geometry = self.player.puzzle().geometry();
        let place = self.sheet.place(geometry, self.cursor);
        let families = geometry.rim_family_count();
        self.window = Window::fit(&self.sheet, families, area, place, self.origin);
        if let Ok(window) = &self.window {
            self.origin = window.origin;
        }
    }

    /// Does the player type a text or answer a question?
    pub fn is_typing(&self) -> bool {
        matches!(self.mode, Mode::Name(_) | Mode::Quit | Mode::Replace(..))
    }

    /// Does this line go through the cursor, or is it the block around it?
    pub fn is_lit(&self, line: LineId) -> bool {
        let geometry = self.player.puzzle().geometry();
        let through = &geometry.through(self.cursor)[..geometry.rim_family_count()];
        through.iter().any(|crossing| crossing.line == line)
            || geometry.block_around(self.cursor) == Some(line)
    }

    /// For each cell, by its index, its part in the shown hint or mistake.
    pub fn parts(&self) -> Vec<Option<Part>> {
        let puzzle = self.player.puzzle();
        let mut parts = vec![None; puzzle.geometry().cell_count()];
        let text = match &self.aid {
            Assist::Hint(session) => session.parts(puzzle),
            Assist::Mistake(mistake) => mistake_parts(puzzle, mistake),
            Assist::None | Assist::Wrong => Vec::new(),
        };
        for (cell, part) in text {
            parts[cell.index()] = Some(part);
        }
        parts
    }

    /// The lines that the shown hint or mistake is about.
    pub fn hinted_lines(&self) -> Vec<LineId> {
        match &self.aid {
            Assist::Hint(session) => session.lines(self.player.puzzle()),
            Assist::Mistake(mistake) => mistake.end.iter().map(|end| end.line).collect(),
            Assist::None | Assist::Wrong => Vec::new(),
        }
    }

    /// Did the player quit on purpose? A second Ctrl-C does not count, so that the game is saved.
    pub fn is_given_up(&self) -> bool {
        self.end == Some(Exit::Yes)
    }

    /// Does a job run?
    pub fn is_waiting(&self) -> bool {
        self.job.is_some()
    }

    /// Shows this below the board.
    pub fn show_message(&mut self, message: impl Into<Message>) {
        self.message = words(&message.into());
    }

    /// Marks a cell, unless it is given.
    pub fn mark(&mut self, cell: CellId, color: Option<Color>) {
        if self.player.is_given(cell) {
            self.show_message("play-given");
            return;
        }
        self.player.set(&[cell], color);
        self.after_change(None);
    }

    /// Assesses the changed marks; shows congratulations if they now solve the puzzle, else
    /// `message`.
    pub fn after_change(&mut self, message: Option<Message>) {
        let was_solved = self.judgement.is_solved;
        self.aid = Assist::None;
        self.judgement = assess(self.player.puzzle(), self.player.marks());
        let is_new = self.judgement.is_solved && !was_solved;
        let message = if is_new { Some(self.praise()) } else { message };
        self.message = message.as_ref().map_or_else(String::new, words);
    }

    /// What the player reads once the puzzle is solved: with the title of the picture, if it has one.
    fn praise(&self) -> Message {
        match self.player.title() {
            Some(title) => message!("play-solved-title", title = title.to_owned()),
            None => message!("play-solved"),
        }
    }

    /// Chooses the color to mark with; shows a message if the palette lacks it.
    pub fn choose(&mut self, color: Color) {
        if self.player.puzzle().palette().holds(color) {
            self.color = color;
            let name = self.player.puzzle().palette().color_name(color);
            self.show_message(message!("play-color", number = color.index(), name = name));
        } else {
            self.show_message(message!("play-no-color", number = color.index()));
        }
    }

    /// Chooses the next color; after the last comes the first.
    pub fn choose_next(&mut self) {
        let count = self.player.puzzle().palette().color_count() as u8;
        self.choose(
            Color::nth(self.color.index() % usize::from(count - 1) + 1).unwrap_or(Color::FIRST),
        );
    }
}

/// A drag from the cell on which the button went down.
pub struct Drag {
    pub from: CellId,
    /// The mark of that cell before.
    pub first_color: Option<Color>,
    /// The mark that the drag sets.
    pub paints: Option<Color>,
}
