//! Maps keys and clicks to actions, and edits the name of a file.
//!
//! In: an event of the terminal, and whether the player types a text. Out: an [`Action`]; a path.
//! Invariants: the cursor is within the text; an unedited path keeps its bytes, also those that are
//! no UTF-8.

use crate::app::text::width;
use nonosat_board::message::Message;
use nonosat_words::Catalog;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use std::path::{Path, PathBuf};

/// What a key or the mouse does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Move the cursor by cells, right and down, at most to the edge.
    Move(i32, i32),
    /// Move it by so many screens down.
    Page(i32),
    /// Mark the cell with the next of: open, colored, blank, open.
    Cycle,
    /// Open the cell.
    Open,
    /// Mark the cell blank.
    Blank,
    /// Choose the color of this number.
    Choose(u8),
    /// Choose the color after the present one.
    NextColor,
    Undo,
    Redo,
    Check,
    /// Go back to before a mistake.
    Back,
    Hint,
    /// Set the marks that the hint concludes.
    DoIt,
    Solve,
    Save,
    Reset,
    Help,
    Quit,
    /// Quit; the second time, also without an answer to the question.
    Abort,
    /// Stop the job, or close the hint, the question or the list.
    Cancel,
    /// A button went down there.
    Press {
        x: u16,
        y: u16,
        forwards: bool,
    },
    /// The mouse moved there with the button down.
    Drag {
        x: u16,
        y: u16,
    },
    /// The button went up.
    Release,
    /// A letter of a text, or an answer.
    Type(char),
    /// Take away the letter before the cursor.
    Erase,
    /// The text is complete.
    Accept,
}

/// Farther than any board reaches.
const BEYOND_BOARD: i32 = 1_000_000;
/// Cells that one notch of a mouse wheel moves by.
const CELLS_PER_NOTCH: i32 = 3;

/// The list of keys for the player: the key, or a message for it, and a message for its effect.
pub const HELP: &[(&str, &str)] = &[
    ("play-keys-arrows", "play-help-move"),
    ("play-keys-ends", "play-help-ends"),
    ("play-keys-page", "play-help-page"),
    ("play-keys-space", "play-help-mark"),
    ("x", "play-help-blank"),
    ("play-keys-backspace", "play-help-open"),
    ("play-keys-colors", "play-help-color"),
    ("play-keys-left", "play-help-left"),
    ("play-keys-right", "play-help-right"),
    ("play-keys-undo", "play-help-undo"),
    ("r", "play-help-redo"),
    ("R", "play-help-reset"),
    ("h", "play-help-hint"),
    ("d", "play-help-do"),
    ("c", "play-help-check"),
    ("b", "play-help-back"),
    ("s", "play-help-solve"),
    ("w", "play-help-save"),
    ("esc", "play-help-stop"),
    ("q", "play-help-quit"),
    ("play-keys-interrupt", "play-help-interrupt"),
    ("y, n", "play-help-answer"),
    ("?", "play-help-list"),
];

/// The rows of the list of keys: the keys, and in a second column what they do.
pub fn help(catalog: &Catalog) -> Vec<String> {
    let words = |id: &'static str| match id.starts_with("play-") {
        true => catalog.words(&Message::new(id)),
        false => id.to_owned(),
    };
    let rows = || HELP.iter().map(|&(key, action)| (words(key), words(action)));
    let room = rows().map(|(key, _)| width(&key)).max().unwrap_or(0) + 2;
    rows().map(|(key, action)| format!("{key}{}{action}", " ".repeat(room - width(&key)))).collect()
}

/// The action of an event on the board, or while the player types a text (`is_typed`).
pub fn action(event: &Event, is_typed: bool) -> Option<Action> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => match is_typed {
            true => of_text(key),
            false => of_key(key),
        },
        // A released button ends its drag in every mode.
        Event::Mouse(mouse) => {
            of_mouse(mouse).filter(|action| !is_typed || *action == Action::Release)
        }
        _ => None,
    }
}

fn is_control(key: &KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL)
}

fn of_text(key: &KeyEvent) -> Option<Action> {
    Some(match key.code {
        KeyCode::Char('c') if is_control(key) => Action::Abort,
        KeyCode::Char(letter) if !is_control(key) => Action::Type(letter),
        KeyCode::Backspace => Action::Erase,
        KeyCode::Left => Action::Move(-1, 0),
        KeyCode::Right => Action::Move(1, 0),
        KeyCode::Home => Action::Move(-BEYOND_BOARD, 0),
        KeyCode::End => Action::Move(BEYOND_BOARD, 0),
        KeyCode::Enter => Action::Accept,
        KeyCode::Esc => Action::Cancel,
        _ => return None,
    })
}

fn of_key(key: &KeyEvent) -> Option<Action> {
    Some(match key.code {
        KeyCode::Char(letter) if is_control(key) => match letter {
            'c' => Action::Abort,
            'z' => Action::Undo,
            _ => return None,
        },
        KeyCode::Left => Action::Move(-1, 0),
        KeyCode::Right => Action::Move(1, 0),
        KeyCode::Up => Action::Move(0, -1),
        KeyCode::Down => Action::Move(0, 1),
        KeyCode::Home => Action::Move(-BEYOND_BOARD, 0),
        KeyCode::End => Action::Move(BEYOND_BOARD, 0),
        KeyCode::PageUp => Action::Page(-1),
        KeyCode::PageDown => Action::Page(1),
        KeyCode::Backspace => Action::Open,
        KeyCode::Tab => Action::NextColor,
        KeyCode::Esc => Action::Cancel,
        KeyCode::Char(letter) => return of_letter(letter),
        _ => return None,
    })
}

fn of_letter(letter: char) -> Option<Action> {
    Some(match letter {
        ' ' => Action::Cycle,
        'x' => Action::Blank,
        '1'..='9' => Action::Choose(letter as u8 - b'0'),
        'u' => Action::Undo,
        'r' => Action::Redo,
        'c' => Action::Check,
        'b' => Action::Back,
        'h' => Action::Hint,
        'd' => Action::DoIt,
        's' => Action::Solve,
        'w' => Action::Save,
        'R' => Action::Reset,
        '?' => Action::Help,
        'q' => Action::Quit,
        _ => return None,
    })
}

fn of_mouse(mouse: &MouseEvent) -> Option<Action> {
    let (x, y) = (mouse.column, mouse.row);
    Some(match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => Action::Press { x, y, forwards: true },
        MouseEventKind::Down(MouseButton::Right) => Action::Press { x, y, forwards: false },
        MouseEventKind::Drag(MouseButton::Left | MouseButton::Right) => Action::Drag { x, y },
        MouseEventKind::Up(_) => Action::Release,
        MouseEventKind::ScrollUp => Action::Move(0, -CELLS_PER_NOTCH),
        MouseEventKind::ScrollDown => Action::Move(0, CELLS_PER_NOTCH),
        MouseEventKind::ScrollLeft => Action::Move(-CELLS_PER_NOTCH, 0),
        MouseEventKind::ScrollRight => Action::Move(CELLS_PER_NOTCH, 0),
        _ => return None,
    })
}

/// A name, while the player types it.
#[derive(Default)]
pub struct Editor {
    pub text: Vec<char>,
    /// The cursor stands before the letter of this index.
    pub at: usize,
    /// The path that it began with.
    path: PathBuf,
}

impl Editor {
    /// Begins with this name.
    pub fn with(path: &Path) -> Editor {
        let text = path_letters(path);
        Editor { at: text.len(), text, path: path.to_owned() }
    }

    /// The path that the text names.
    pub fn path(&self) -> PathBuf {
        if self.text == path_letters(&self.path) {
            return self.path.clone();
        }
        self.text.iter().collect::<String>().into()
    }

    /// Applies the action of one key.
    pub fn act(&mut self, action: Action) {
        match action {
            Action::Type(letter) => {
                self.text.insert(self.at, letter);
                self.at += 1;
            }
            Action::Erase if self.at > 0 => {
                self.at -= 1;
                self.text.remove(self.at);
            }
            Action::Move(right, 0) => {
                self.at = self.at.saturating_add_signed(right as isize).min(self.text.len());
            }
            _ => {}
        }
    }
}

fn path_letters(path: &Path) -> Vec<char> {
    path.display().to_string().chars().collect()
}
