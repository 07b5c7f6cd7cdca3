//! Questions before something is lost or replaced; hints, mistakes and the way back.

use super::*;
use nonosat_words::english;
use std::path::Path;

fn typed(app: &mut App, text: &str) {
    text.chars().for_each(|letter| app.act(Action::Type(letter)));
}

#[test]
fn ctrl_c_asks_if_marks_would_be_lost_and_twice_ends_the_game() {
    let mut app = app(TEE, true);
    press(&mut app, " ");
    app.act(Action::Abort);
    assert!(matches!(app.mode, Mode::Quit) && app.end.is_none());
    press(&mut app, "n");
    assert!(app.end.is_none());
    app.act(Action::Abort);
    app.act(Action::Abort);
    assert_eq!(app.end, Some(Exit::Interrupted));
    assert!(!app.is_given_up(), "Ctrl-C does not say that the game may be lost");
    let mut answered = super::app(TEE, true);
    press(&mut answered, " qy");
    assert!(answered.is_given_up());
    let mut untouched = super::app(TEE, true);
    untouched.act(Action::Abort);
    assert_eq!(untouched.end, Some(Exit::Interrupted));
}

#[test]
fn a_board_that_was_typed_is_in_no_file() {
    let puzzle = format::read(TEE.as_bytes(), None).unwrap();
    let mut app = App::new(Player::new(puzzle, None), true);
    app.fit(Rect::new(0, 0, 80, 24));
    press(&mut app, "q");
    assert!(matches!(app.mode, Mode::Quit) && app.end.is_none());
}

#[test]
fn why_nothing_was_written_is_told_until_the_next_key() {
    let mut app = app(TEE, true);
    press(&mut app, "w");
    typed(&mut app, "no/such/folder.json");
    press(&mut app, "\n");
    let lines = shown(&mut app, 60, 12).join("\n");
    assert!(lines.contains("Not written: cannot write no/such/folder.json: "), "{lines}");
    assert!(lines.contains("File to write: no/such/folder.json"), "{lines}");
    press(&mut app, "<");
    assert!(!shown(&mut app, 60, 12).join("\n").contains("Not written"));
    press(&mut app, "\n");
    assert!(shown(&mut app, 60, 12).join("\n").contains("Not written"));
}

#[test]
fn a_long_name_scrolls_and_a_long_question_is_seen_whole() {
    let folder = tempfile::tempdir().unwrap();
    let name = format!("{}/{}.json", folder.path().display(), "日本語".repeat(20));
    std::fs::write(&name, "precious").unwrap();
    let mut app = app(TEE, true);
    press(&mut app, "w");
    typed(&mut app, &name);
    let line = shown(&mut app, 40, 12)[10].clone();
    assert!(line.starts_with("File to write: …") && line.ends_with(".json"), "{line}");
    app.act(Action::Move(-1_000, 0));
    let line = shown(&mut app, 40, 12)[10].clone();
    assert!(line.starts_with("File to write: /") && line.ends_with('…'), "{line}");
    press(&mut app, "\n");
    let lines = shown(&mut app, 40, 12).join(" ");
    assert!(lines.contains("json exists. Replace it (y/n)?"), "{lines}");
}

#[test]
fn a_folder_is_no_file() {
    let mut app = app(TEE, true);
    press(&mut app, "w");
    typed(&mut app, ".");
    press(&mut app, "\n");
    assert!(app.message.contains(". is a folder; type the name of a file"), "{}", app.message);
    assert!(matches!(app.mode, Mode::Name(_)));
}

/// A name that cannot be shown stays as it is, as long as nobody changes it.
#[cfg(target_os = "linux")]
#[test]
fn a_name_of_any_bytes_is_kept() {
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(std::ffi::OsStr::from_bytes(b"t\xffe.clues"));
    std::fs::write(&path, TEE).unwrap();
    let mut app = app(TEE, true);
    app.name = Some(path.clone());
    press(&mut app, " wn");
    assert!(matches!(app.mode, Mode::Name(_)));
    press(&mut app, "\ny");
    assert!(std::fs::read_to_string(&path).unwrap().contains("saved"));
    let files = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!((files, app.name.as_deref()), (1, Some(Path::new(&path))));
}

#[test]
fn messages_promise_nothing_that_is_not_so() {
    let mut app = app(TEE, true);
    press(&mut app, "R");
    assert_eq!(app.message, "All cells are open already.");
    press(&mut app, "s");
    answered(&mut app);
    press(&mut app, "s");
    answered(&mut app);
    assert_eq!(app.message, "It is solved.");
    press(&mut app, "c");
    assert_eq!(app.message, "It is solved.");
    press(&mut app, "u");
    assert!(!app.player.has_unkept(), "two solutions are one step");
}

#[test]
fn what_was_stopped_does_not_say_that_the_time_is_over() {
    for (is_stopped, message) in [(true, "it was stopped"), (false, "takes too long")] {
        let stop = std::sync::atomic::AtomicBool::new(is_stopped);
        let told = english(&assist::undecided("play-undecided", &stop));
        assert!(told.contains(message), "{told}");
    }
}

const WRONG: &str = "There is a mistake; c shows where, b goes back to before it.";

/// The message after this number of levels.
fn climbed(app: &mut App, rungs: usize) -> String {
    (0..rungs).map(|_| ask(app, "h")).last().unwrap()
}

#[test]
fn each_rung_says_and_shows_one_thing_more() {
    let mut app = app(TEE, true);
    press(&mut app, ">v");
    assert_eq!(ask(&mut app, "h"), "Look at row 1. (h: more)");
    assert_eq!(app.cursor, cell(&app, 4), "where the cursor goes would tell a cell");
    let lines = shown(&mut app, 60, 8);
    assert_eq!(lines[2], "3 ▶ · · ·", "an arrow at the line, and no cell");
    assert_eq!(ask(&mut app, "h"), "Cells 1 to 3 of row 1 can be settled. (h: more)");
    assert_eq!(shown(&mut app, 60, 8)[2], "3 ▶?·?·?·");
    let why = "The 3 fills row 1 exactly: cells 1 to 3 are filled. (d: do it)";
    assert_eq!(climbed(&mut app, 2), why);
    press(&mut app, "d");
    assert_eq!(app.message, "Done; u takes it back, h goes on.");
    assert_eq!(shown(&mut app, 60, 8)[2], "3 ●######");
    press(&mut app, "u");
    assert!(!app.player.has_unkept(), "one step");
    press(&mut app, "d");
    assert_eq!(app.message, "There is no hint to follow; h asks for one.");
}

#[test]
fn reasons_are_marked_without_color_and_leave_the_marks_to_be_seen() {
    let row = "rect 1 5\n#ffffff #000000\n2a\n*\n*\n*\n*\n*\n";
    let mut app = app(row, true);
    press(&mut app, ">x>>>");
    climbed(&mut app, 3);
    // Column 2 is empty, so that nothing can lie before it.
    let lines = shown(&mut app, 60, 8);
    assert!(lines[2].contains("*×"), "{lines:?}");
    assert!(lines[2].contains('?'), "{lines:?}");
    app.act(Action::Cancel);
    app.act(Action::Cancel);
    assert!(!shown(&mut app, 60, 8)[2].contains(['*', '?', '▶']));
}

#[test]
fn a_mistake_is_shown_where_it_is_only_if_asked_again() {
    let mut app = app(TEE, true);
    press(&mut app, "> vv< ^^ ");
    assert_eq!(ask(&mut app, "c"), WRONG);
    assert!(!shown(&mut app, 60, 9).concat().contains('!'));
    let place = ask(&mut app, "c");
    assert!(
        place.starts_with("These marks cannot all be right: cells 1 and 3 of column 1 are filled."),
        "{place}"
    );
    let lines = shown(&mut app, 60, 9);
    assert_eq!(lines[2].matches("!#").count() + lines[4].matches("!#").count(), 2, "{lines:?}");
    assert!(lines[1].contains('▼'), "{lines:?}");
    assert_eq!(ask(&mut app, "b"), "2 steps undone; everything is right again.");
    assert_eq!(app.player.mark(cell(&app, 1)), Some(Color::FIRST));
    assert_eq!(app.player.mark(CellId::FIRST), None);
    assert_eq!(ask(&mut app, "b"), "Everything is right so far.");
}

#[test]
fn a_hint_about_a_mistake_says_so_and_a_move_keeps_it() {
    let mut app = app(TEE, true);
    press(&mut app, "v ");
    assert_eq!(ask(&mut app, "h"), WRONG);
    press(&mut app, ">");
    let place = ask(&mut app, "c");
    assert!(place.starts_with("This mark cannot be right: row 2, column 1"), "{place}");
}

#[test]
fn hexagons_and_colors_have_hints_too() {
    let mut hex = app(HEX, true);
    let told = ask(&mut hex, "h");
    assert!(told.starts_with("Look at "), "{told}");
    climbed(&mut hex, 2);
    assert!(shown(&mut hex, 60, 14).concat().contains('?'));
    let mut colors = app(COLORS, false);
    let why = climbed(&mut colors, 3);
    assert!(why.starts_with("The red 1 and the blue 2 fill row 1 exactly"), "{why}");
    press(&mut colors, "d");
    assert_eq!(colors.player.mark(CellId::FIRST), Some(Color::FIRST));
}
