//! Hints on the screen: the text and the marks of each level, mistakes, the way back.

use super::*;

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
