//! The whole screen, drawn into a buffer and played with keys and the mouse.

mod areas;
mod boards;
mod drags;
mod questions;

use super::app::{App, Mode};
use super::keys::{self, Action};
use super::view;
use crate::app::Exit;
use crate::tui::assist;
use crate::tui::player::{Player, Source};
use nonosat_board::puzzle::{CellId, Color};
use nonosat_files as format;
use nonosat_files::Format;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use ratatui::style::{Color as Shade, Modifier};
use std::path::PathBuf;

/// A T: the top row, then the middle column.
const TEE: &str = "rect 3 3\n#ffffff #000000\n3a\n1a\n1a\n1a\n3a\n1a\n";
const COLORS: &str = "rect 2 3\n#ffffff #ff0000 #0000ff\n1a 2b\n\n1a\n1b\n1b\n";
/// Seven cells; all three lines through the middle one are colored.
const HEX: &str = "hex 2\n#ffffff #000000\n2a\n3a\n2a\n2a\n3a\n2a\n2a\n3a\n2a\n";

fn cell(app: &App, number: usize) -> CellId {
    app.player.puzzle().geometry().cell_numbered(number).unwrap()
}

/// A game on a screen of the usual size, of a puzzle that is in some file; the game is saved
/// under another name.
fn app(clues: &str, no_color: bool) -> App {
    let puzzle = format::read(clues.as_bytes(), None).unwrap();
    let source = Source { path: PathBuf::from("some.clues"), number: None, format: Format::Clues };
    let mut app = App::new(Player::new(puzzle, Some(source)), no_color);
    app.name = None;
    app.fit(Rect::new(0, 0, 80, 24));
    app
}

fn wide(rows: u32, columns: u32) -> String {
    let clues = "1a\n".repeat((rows + columns) as usize);
    format!("rect {rows} {columns}\n#ffffff #000000\n{clues}")
}

fn buffer(app: &mut App, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let draw = |frame: &mut ratatui::Frame| {
        app.fit(frame.area());
        view::draw(app, frame.area(), frame.buffer_mut());
    };
    terminal.draw(draw).unwrap();
    terminal.backend().buffer().clone()
}

/// The screen as text, without blanks at the ends of lines.
fn shown(app: &mut App, width: u16, height: u16) -> Vec<String> {
    let buffer = buffer(app, width, height);
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| row(y).trim_end().to_owned()).collect()
}

fn press(app: &mut App, letters: &str) {
    for letter in letters.chars() {
        let code = match letter {
            '<' => KeyCode::Left,
            '>' => KeyCode::Right,
            '^' => KeyCode::Up,
            'v' => KeyCode::Down,
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '\u{8}' => KeyCode::Backspace,
            letter => KeyCode::Char(letter),
        };
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        keys::action(&event, app.is_typing()).into_iter().for_each(|action| app.act(action));
    }
}

/// Waits for the library's answer.
fn answered(app: &mut App) {
    while app.is_waiting() {
        app.poll_job();
        std::thread::yield_now();
    }
}

#[test]
fn a_rectangle_has_clues_at_the_left_and_above() {
    let mut app = app(TEE, true);
    press(&mut app, " > >   v x");
    // The first row: colored, colored, open again; then a blank one below it.
    assert_eq!(
        shown(&mut app, 30, 8)[..5],
        ["    1 3 1", "    ●", "3  #### ·", "1   · · ×", "1   · · ·"]
    );
    press(&mut app, "^ ");
    assert_eq!(shown(&mut app, 30, 8)[2], "3 ●######");
}

#[test]
fn a_terminal_of_ascii_gets_ascii() {
    let mut app = app(&wide(40, 60), true);
    press(&mut app, "> vx");
    let mut buffer = buffer(&mut app, 30, 12);
    let is_ascii = |buffer: &Buffer| buffer.content.iter().all(|cell| cell.symbol().is_ascii());
    assert!(!is_ascii(&buffer));
    super::ink::replace_signs(&mut buffer);
    assert!(is_ascii(&buffer));
}

#[test]
fn without_color_the_cursor_is_reversed_and_its_lines_are_bold() {
    let mut app = app(TEE, true);
    press(&mut app, ">");
    let buffer = buffer(&mut app, 30, 8);
    let has = |x, y, modifier| buffer[(x, y)].modifier.contains(modifier);
    assert!(has(5, 2, Modifier::REVERSED) && !has(4 - 1, 2, Modifier::REVERSED));
    assert!(has(6, 4, Modifier::BOLD) && !has(8, 4, Modifier::BOLD));
    // The clues of both lines, and no others.
    assert!(has(0, 2, Modifier::BOLD) && !has(0, 3, Modifier::BOLD));
    assert!(has(6, 0, Modifier::BOLD) && !has(8, 0, Modifier::BOLD));
    assert!(buffer.content.iter().all(|cell| cell.bg == Shade::Reset && cell.fg == Shade::Reset));
}

#[test]
fn colors_are_true_colors_and_letters_without_them() {
    let mut with = app(COLORS, false);
    press(&mut with, " >2 > ");
    let drawn = buffer(&mut with, 60, 8);
    assert_eq!(drawn[(5, 2)].bg, Shade::Rgb(255, 0, 0));
    assert_eq!(drawn[(7, 2)].bg, Shade::Rgb(0, 0, 255));
    assert_eq!((drawn[(9, 2)].symbol(), drawn[(10, 2)].symbol()), ("[", "]"));
    assert_eq!(shown(&mut with, 60, 8)[2], "1 2 ●    []");
    assert!(shown(&mut with, 60, 8)[7].starts_with("  1  [ 2 ]  space"));
    let mut without = app(COLORS, true);
    press(&mut without, " >\t > ");
    assert_eq!(without.color, Color::nth(2).unwrap());
    assert_eq!(shown(&mut without, 60, 8)[2], "1a 2b ● aaabbbbbb".replace(" aaa", "aaa"));
}

#[test]
fn runs_that_are_done_are_dim() {
    let mut app = app("rect 1 3\n#ffffff #000000\n1a 1a\n1a\n\n1a\n", true);
    press(&mut app, " >x");
    let buffer = buffer(&mut app, 30, 6);
    let is_dim = |x| buffer[(x, 2)].modifier.contains(Modifier::DIM);
    assert!(is_dim(0) && !is_dim(2));
}

#[test]
fn a_hexagon_is_shifted_by_half_cells_and_lists_the_clues_of_the_cursor() {
    let mut app = app(HEX, true);
    press(&mut app, "v ");
    let lines = shown(&mut app, 40, 10);
    assert_eq!(lines[..3], ["2    · ·", "3  ## · ·", "2    · ·"]);
    assert_eq!(lines[5..8], ["  row 2: 3", "  falling diagonal 1: 2", "  rising diagonal 3: 2"]);
}

#[test]
fn triangles_are_shifted_by_cells_and_up_and_down_keep_their_place() {
    let mut app = app(&format!("tri 1 1 1 1 1 1\n#ffffff #000000\n{}", "3a\n".repeat(6)), true);
    press(&mut app, "v ");
    let lines = shown(&mut app, 40, 10);
    assert_eq!(lines[..2], ["3   · · ·", "3  ## · ·"]);
    press(&mut app, "^");
    assert_eq!(app.cursor, CellId::FIRST);
}

#[test]
fn the_cursor_steps_over_what_is_not_there() {
    let ring = "rect 3 3 holes\n###\n#.#\n###\n#ffffff #000000\n3a\n1a\n1a\n3a\n1a\n1a\n";
    let mut app = app(ring, true);
    press(&mut app, "v>");
    assert_eq!(app.cursor.index(), 5);
    press(&mut app, "<");
    assert_eq!(app.cursor.index(), 3);
    assert_eq!(shown(&mut app, 40, 12)[3], "1   ·   ·");
}

#[test]
fn up_and_down_in_a_hexagon_come_back_to_where_they_began() {
    let mut app = app(HEX, true);
    press(&mut app, "v>");
    let before = app.cursor;
    press(&mut app, "v^");
    assert_eq!(app.cursor, before);
    press(&mut app, "^v");
    assert_eq!(app.cursor, before);
}

#[test]
fn a_separator_stands_behind_every_fifth_cell() {
    let mut app = app(&wide(6, 6), true);
    assert_eq!(shown(&mut app, 40, 12)[2], "1   · · · · ·│ ·");
    let buffer = buffer(&mut app, 40, 12);
    let is_underlined = |y| buffer[(6, y)].modifier.contains(Modifier::UNDERLINED);
    assert!(is_underlined(6) && !is_underlined(5) && !is_underlined(7));
}

#[test]
fn a_board_larger_than_the_screen_follows_the_cursor() {
    let mut app = app(&wide(40, 40), true);
    assert!(shown(&mut app, 24, 10)[9].ends_with(" ▼▶"));
    press(&mut app, &"v".repeat(39));
    press(&mut app, &">".repeat(39));
    press(&mut app, " ");
    let lines = shown(&mut app, 24, 10);
    assert!(lines[7].ends_with("##"), "{lines:?}");
    assert!(lines[9].ends_with(" ◀▲"), "{lines:?}");
    press(&mut app, "<");
    assert_eq!(shown(&mut app, 24, 10)[7], lines[7], "the board stands still inside the window");
}

#[test]
fn a_screen_that_is_too_small_says_what_it_needs() {
    let mut app = app(&wide(40, 40), true);
    let lines = shown(&mut app, 8, 20).join(" ");
    assert!(lines.contains("too small") && lines.contains("9x7"), "{lines}");
    assert!(shown(&mut app, 9, 7)[2].starts_with("1"));
    assert!(shown(&mut app, 9, 6).join(" ").contains("too"));
    for (width, height) in [(0, 0), (1, 1), (3, 2), (200, 1), (1, 200)] {
        shown(&mut app, width, height);
    }
    assert_eq!(shown(&mut app, 40, 12)[2], "1   · · · · ·│ · · · · ·│ · · · · ·│ · ·");
}

#[test]
fn a_click_cycles_and_a_drag_paints_one_line_in_one_step() {
    let mut app = app(TEE, true);
    shown(&mut app, 30, 8);
    let at = |column: u16, row: u16| (3 + 2 * column, 2 + row);
    let click = |app: &mut App, (x, y), forwards| {
        app.act(Action::Press { x, y, forwards });
        app.act(Action::Release);
    };
    click(&mut app, at(1, 1), false);
    assert_eq!(app.player.mark(cell(&app, 4)), Some(Color::BACKGROUND));
    let (x, y) = at(1, 0);
    app.act(Action::Press { x, y, forwards: true });
    for (x, y) in [at(1, 1), at(2, 2), at(1, 2)] {
        app.act(Action::Drag { x, y });
    }
    app.act(Action::Release);
    let marks: Vec<_> = (0..9).map(|number| app.player.mark(cell(&app, number))).collect();
    let (black, blank) = (Some(Color::FIRST), Some(Color::BACKGROUND));
    assert_eq!(marks, [None, black, None, None, blank, None, None, black, None]);
    app.act(Action::Undo);
    assert_eq!((app.player.mark(cell(&app, 1)), app.player.mark(cell(&app, 7))), (None, None));
    assert_eq!(app.player.mark(cell(&app, 4)), blank);
}

#[test]
fn any_solution_is_congratulated() {
    let either = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";
    for keys in [" v> ", "> v< "] {
        let mut app = app(either, true);
        press(&mut app, keys);
        assert_eq!(shown(&mut app, 60, 8)[6], "Congratulations! Your solution is correct!");
    }
}

fn ask(app: &mut App, key: &str) -> String {
    press(app, key);
    answered(app);
    app.message.clone()
}

#[test]
fn check_and_solve_answer_in_the_footer() {
    let mut app = app(TEE, true);
    assert_eq!(ask(&mut app, "c"), "Everything is right so far.");
    assert_eq!(ask(&mut app, "s"), "This is a solution; u takes it back.");
    assert!(app.judgement.is_solved);
    press(&mut app, "u");
    assert!(!app.judgement.is_solved);
    press(&mut app, "rR");
    assert_eq!(app.player.mark(CellId::FIRST), None);
}

#[test]
fn given_cells_stand() {
    let mut app = app(&(TEE.to_owned() + "given\n?a?\n???\n???\n"), true);
    assert_eq!(app.player.mark(cell(&app, 1)), Some(Color::FIRST));
    press(&mut app, "> ");
    assert_eq!(app.message, "This cell is given by the puzzle.");
    press(&mut app, "R");
    assert_eq!(app.player.mark(cell(&app, 1)), Some(Color::FIRST));
}

#[test]
fn quitting_asks_if_marks_would_be_lost() {
    let mut app = app(TEE, true);
    press(&mut app, " q");
    assert!(matches!(app.mode, Mode::Quit) && app.end.is_none());
    press(&mut app, "n");
    assert!(app.end.is_none());
    press(&mut app, "uq");
    assert!(app.end.is_some());
}

#[test]
fn saving_asks_for_a_name_and_before_it_replaces_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.json");
    std::fs::write(&path, "precious").unwrap();
    let mut app = app(TEE, true);
    press(&mut app, " wx\u{8}");
    for letter in path.display().to_string().chars() {
        app.act(Action::Type(letter));
    }
    press(&mut app, "\n");
    assert!(matches!(app.mode, Mode::Replace(..)));
    press(&mut app, "n");
    assert!(matches!(app.mode, Mode::Name(_)));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious");
    press(&mut app, "\ny");
    assert!(app.message.starts_with("Wrote "), "{}", app.message);
    let again = format::read(&std::fs::read(&path).unwrap(), None).unwrap();
    assert_eq!(again.saved().unwrap(), app.player.marks());
    press(&mut app, "q");
    assert!(app.end.is_some(), "nothing is left to be saved");
}
