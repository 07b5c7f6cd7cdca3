//! Large boards, many colors, small screens: no state on no screen may panic or write outside.

use super::*;
use crate::app::text::width;
use crate::tui::save;
use crate::tui::screen::keys::Editor;
use nonosat_words::Language;
use std::path::Path;

fn key(app: &mut App, code: KeyCode) {
    let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
    keys::action(&event, app.is_typing()).into_iter().for_each(|action| app.act(action));
}

#[test]
fn the_place_is_told_and_moves_reach_far() {
    let mut app = app(&wide(60, 60), true);
    let last = |app: &mut App| shown(app, 80, 20).pop().unwrap();
    assert!(last(&mut app).ends_with(" row 1, column 1 ▼▶"));
    key(&mut app, KeyCode::End);
    assert!(last(&mut app).contains(" row 1, column 60 "));
    key(&mut app, KeyCode::PageDown);
    assert!(last(&mut app).contains(" row 16, column 60 "));
    (0..9).for_each(|_| key(&mut app, KeyCode::PageDown));
    assert!(last(&mut app).ends_with(" row 60, column 60 ◀▲"));
    key(&mut app, KeyCode::Home);
    key(&mut app, KeyCode::PageUp);
    assert!(last(&mut app).contains(" row 45, column 1 "));
    let wheel = Event::Mouse(MouseEvent {
        kind: MouseEventKind::ScrollUp,
        column: 9,
        row: 9,
        modifiers: KeyModifiers::NONE,
    });
    keys::action(&wheel, false).into_iter().for_each(|action| app.act(action));
    assert!(last(&mut app).contains(" row 42, column 1 "));
}

#[test]
fn of_many_colors_the_chosen_one_is_seen_and_the_key_for_help() {
    let mut app = app(&many_colors(), false);
    for color in 1..=25 {
        let last = shown(&mut app, 80, 20).pop().unwrap();
        assert!(last.contains(&format!("[ {color} ]")), "{last}");
        assert!(last.contains("? help"), "{last}");
        key(&mut app, KeyCode::Tab);
    }
    let last = shown(&mut app, 30, 20).pop().unwrap();
    assert!(last.contains("[ 1 ]") && last.contains("? help"), "{last}");
}

#[test]
fn on_a_screen_that_is_too_small_nothing_is_marked() {
    let mut app = app(TEE, true);
    shown(&mut app, 8, 3);
    press(&mut app, " >sR");
    assert!(!app.player.has_unkept() && !app.is_waiting());
    assert_eq!(app.cursor, CellId::FIRST);
    press(&mut app, "q");
    assert!(app.end.is_some());
}

#[test]
fn the_list_of_keys_scrolls_to_its_end_and_back_at_once() {
    let mut app = app(TEE, true);
    press(&mut app, "?");
    let first = shown(&mut app, 60, 10);
    press(&mut app, &"v".repeat(50));
    let last = shown(&mut app, 60, 10);
    assert!(last[9].contains("closes it"), "{last:?}");
    press(&mut app, "^");
    assert_ne!(shown(&mut app, 60, 10), last, "one key up is one row up");
    press(&mut app, &"^".repeat(50));
    assert_eq!(shown(&mut app, 60, 10), first);
    press(&mut app, "x");
    assert!(matches!(app.mode, Mode::Board));
    assert_eq!(app.player.mark(CellId::FIRST), None, "the key only closes it");
}

#[test]
fn a_clue_that_is_cut_says_so_and_leaves_out_the_name_of_its_line_first() {
    let hex = "hex 6\n#ffffff #000000\n1a 1a 1a\n".to_owned() + &"*\n".repeat(32);
    let mut app = app(&hex, true);
    let panel = |app: &mut App, width| {
        shown(app, width, 20);
        let y = app.window.unwrap().panel.y;
        shown(app, width, 20)[usize::from(y)].clone()
    };
    assert_eq!(panel(&mut app, 40), "  row 1: 1a 1a 1a".replace('a', ""));
    let long = "rect 1 40\n#ffffff #000000\n".to_owned() + &"1a ".repeat(18) + "\n";
    let mut app = super::app(&(long + &"*\n".repeat(40)), true);
    assert_eq!(panel(&mut app, 39), "  ".to_owned() + "1 ".repeat(18).trim_end());
    assert_eq!(panel(&mut app, 30), "  ".to_owned() + &"1 ".repeat(13) + "…");
    let twos = "rect 1 90\n#ffffff #000000\n".to_owned() + &"12a ".repeat(6) + "\n";
    let mut app = super::app(&(twos + &"*\n".repeat(90)), true);
    assert!(shown(&mut app, 18, 20)[2].starts_with(" …12 12   "));
    assert_eq!(panel(&mut app, 18), "  12 12 12 12 12 …", "no number is cut in two");
    assert_eq!(panel(&mut app, 17), "  12 12 12 12 …");
}

const WIDE: &str = "日本語の長い名前のファイル/🧩🧩🧩.json";

/// 25 colors, one a row.
pub fn many_colors() -> String {
    let inks: String = (1..=25).map(|ink| format!(" #0000{ink:02x}")).collect();
    let row = |color: u8| format!("1{}\n", char::from(b'a' + color));
    format!("rect 25 1\n#ffffff{inks}\n{}*\n", (0..25).map(row).collect::<String>())
}

fn boards() -> Vec<String> {
    vec![
        "rect 1 9\n#ffffff #000000\n1a 1a 1a 1a 1a\n".to_owned() + &"*\n".repeat(9),
        "rect 9 1\n#ffffff #000000\n".to_owned() + &"*\n".repeat(9) + "1a 1a 1a 1a 1a\n",
        TEE.to_owned(),
        COLORS.to_owned(),
        wide(12, 30),
        "hex 6\n#ffffff #000000\n".to_owned() + &"*\n".repeat(33),
        many_colors(),
    ]
}

fn draft() -> save::Draft {
    save::draft(&app(TEE, true).player, Path::new("any.json")).unwrap()
}

/// Each mode, and the messages that it may show.
fn modes() -> Vec<(Mode, &'static str)> {
    vec![
        (Mode::Board, ""),
        (Mode::Board, WIDE),
        (Mode::Help(0), ""),
        (Mode::Help(99), ""),
        (Mode::Quit, ""),
        (Mode::Replace(PathBuf::from(WIDE), draft()), ""),
        (Mode::Name(Editor::default()), ""),
        (Mode::Name(Editor::with(Path::new(WIDE))), WIDE),
    ]
}

#[test]
fn every_board_in_every_mode_can_be_drawn_on_every_screen() {
    for clues in boards() {
        for no_color in [false, true] {
            let mut app = app(&clues, no_color);
            for (mode, message) in modes() {
                (app.mode, app.message) = (mode, message.to_owned());
                for (width, height) in (1..=40).flat_map(|x| (1..=20).map(move |y| (x, y))) {
                    buffer(&mut app, width, height);
                }
            }
            app.go(app.player.puzzle().geometry().cells().last().unwrap());
            (1..=40).for_each(|width| drop(buffer(&mut app, width, 11)));
        }
    }
}

/// A screen of the required size is large enough.
#[test]
fn the_size_that_is_asked_for_is_enough() {
    for clues in boards() {
        let mut app = app(&clues, false);
        buffer(&mut app, 1, 1);
        let Err(needed) = app.window else { panic!("nothing fits") };
        buffer(&mut app, needed.0, needed.1);
        assert!(app.window.is_ok(), "{clues}");
    }
}

#[test]
fn the_list_of_keys_fits_80_columns_in_every_language() {
    for language in Language::ALL {
        let rows = keys::help(language.catalog());
        assert_eq!(rows.len(), keys::HELP.len());
        for row in rows {
            assert!(!row.contains("play-") && width(&row) <= 80, "{row}");
        }
    }
}
