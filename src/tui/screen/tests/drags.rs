//! Drags: one step each, which nothing else can take for its own.

use super::*;

/// The cells of `TEE` on the screen.
fn at(column: u16, row: u16) -> (u16, u16) {
    (3 + 2 * column, 2 + row)
}

fn button_down(app: &mut App, (x, y): (u16, u16)) {
    app.act(Action::Press { x, y, forwards: true });
}

fn drag_to(app: &mut App, (x, y): (u16, u16)) {
    app.act(Action::Drag { x, y });
}

fn colored(app: &App) -> Vec<u32> {
    let cells = app.player.puzzle().geometry().cells();
    cells
        .filter(|&cell| app.player.mark(cell) == Some(Color::FIRST))
        .map(|cell| cell.number())
        .collect()
}

/// A T with its first cell marked in a step of its own.
fn begun() -> App {
    let mut app = app(TEE, true);
    press(&mut app, " ");
    app
}

#[test]
fn what_is_done_meanwhile_ends_a_drag() {
    let mut app = begun();
    button_down(&mut app, at(1, 1));
    press(&mut app, "u");
    drag_to(&mut app, at(2, 1));
    assert_eq!(colored(&app), [0], "the first mark stays");
    press(&mut app, "r");
    assert_eq!(colored(&app), [0, 4]);
}

#[test]
fn a_button_that_goes_up_ends_a_drag_whatever_else_goes_on() {
    let mut app = begun();
    button_down(&mut app, at(1, 1));
    app.mode = Mode::Quit;
    let up = Event::Mouse(MouseEvent {
        kind: MouseEventKind::Up(MouseButton::Left),
        column: 0,
        row: 0,
        modifiers: KeyModifiers::NONE,
    });
    keys::action(&up, app.is_typing()).into_iter().for_each(|action| app.act(action));
    assert!(app.drag.is_none() && matches!(app.mode, Mode::Quit), "the question stays");
}

#[test]
fn a_press_outside_of_the_board_begins_nothing() {
    let mut app = begun();
    button_down(&mut app, at(1, 1));
    button_down(&mut app, (0, 0));
    drag_to(&mut app, at(2, 1));
    assert_eq!(colored(&app), [0, 4]);
}

#[test]
fn a_drag_past_the_edge_scrolls() {
    let mut app = app(&wide(40, 40), true);
    shown(&mut app, 24, 10);
    let board = app.window.unwrap().board;
    button_down(&mut app, (board.x, board.y));
    for _ in 0..60 {
        drag_to(&mut app, (board.x, board.bottom()));
        shown(&mut app, 24, 10);
    }
    assert_eq!(app.cursor, cell(&app, 39 * 40));
    assert_eq!(colored(&app).len(), 40);
    press(&mut app, "u");
    assert!(colored(&app).is_empty(), "it is one step");
}
