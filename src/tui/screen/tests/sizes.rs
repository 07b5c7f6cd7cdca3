//! No state on no screen may panic or write outside.

use super::*;
use crate::app::wrap::width;
use crate::tui::save;
use crate::tui::screen::editor::Editor;
use nonosat_words::Language;
use std::path::Path;

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
