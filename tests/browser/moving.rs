//! Large boards: scrolled, zoomed by wheel and fingers, clues that stay in sight.

use super::page::Page;
use super::puzzle;
use fantoccini::actions::MOUSE_BUTTON_LEFT;

const SCROLLED: &str =
    "[document.getElementById('desk').scrollLeft, document.getElementById('desk').scrollTop]";

#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_a_scrolled_board_scrolls_nothing() {
    let page = Page::open(&[&puzzle("tiger.clues")]).await;
    page.ask("document.getElementById('desk').scrollTo(0, 400)").await;
    let before = page.ask(SCROLLED).await;
    page.press(MOUSE_BUTTON_LEFT, &[30 * 40 + 10, 30 * 40 + 11]).await;
    page.until("!document.getElementById('readout').hidden").await;
    page.release(MOUSE_BUTTON_LEFT).await;
    page.until("document.querySelectorAll('[data-mark=a]').length === 2").await;
    assert_eq!(page.ask(SCROLLED).await, before);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clues_stay_in_sight() {
    let page = Page::open(&[&puzzle("tiger.clues")]).await;
    let clue = |line: usize, cell: usize| {
        format!(
            "(() => {{ const [clue, cell, desk] = ['.clue[data-line=\"{line}\"]', '[data-cell=\"{cell}\"]', '#desk']
                .map((name) => document.querySelector(name).getBoundingClientRect());
            return clue.top >= desk.top && clue.left >= desk.left
                && (Math.abs(clue.left + clue.width / 2 - cell.left - cell.width / 2) < 3
                || Math.abs(clue.top + clue.height / 2 - cell.top - cell.height / 2) < 3); }})()"
        )
    };
    // Row 31 and column 21 meet in this cell.
    let cell = 30 * 40 + 20;
    page.ask("document.getElementById('desk').scrollTo(150, 400)").await;
    page.until(&clue(30, cell)).await;
    page.until(&clue(40 + 20, cell)).await;
    page.picture("pinned").await;
    // The cursor of the keyboard is not hidden below them.
    page.left(&[cell]).await;
    for _ in 0..20 {
        page.keys(&[fantoccini::key::Key::Up.into()]).await;
    }
    let covered = "(() => { const id = document.getElementById('grid').getAttribute('aria-activedescendant');
        const cell = document.getElementById(id).getBoundingClientRect();
        return document.elementFromPoint(cell.left + cell.width / 2, cell.top + cell.height / 2).id === id; })()";
    page.until(covered).await;
    page.end().await;
}

/// The cell at a place of the window.
fn cell_at(x: u32, y: u32) -> String {
    format!("document.elementFromPoint({x}, {y}).dataset.cell")
}

#[tokio::test(flavor = "multi_thread")]
async fn zooming_keeps_the_place() {
    let page = Page::open(&[&puzzle("tiger.clues")]).await;
    page.ask("document.getElementById('desk').scrollTo(100, 300)").await;
    let before = page.ask(&cell_at(700, 600)).await;
    let wheel = "document.getElementById('desk').dispatchEvent(new WheelEvent('wheel',
        { deltaY: -1, ctrlKey: true, cancelable: true, clientX: 700, clientY: 600 }))";
    for _ in 0..4 {
        page.ask(wheel).await;
        assert_eq!(page.ask(&cell_at(700, 600)).await, before);
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_finger_zooms_and_marks_nothing() {
    let page = Page::open(&[&puzzle("tiger.clues")]).await;
    page.fingers(&[40 * 10 + 10, 40 * 10 + 5], &[40 * 10 + 14, 40 * 10 + 19]).await;
    let width = "document.querySelector('[data-cell=\"0\"]').getBoundingClientRect().width";
    page.until(&format!("{width} > 40")).await;
    assert_eq!(page.ask("document.querySelectorAll('[data-mark=a]').length").await, 0);
    // A finger alone marks again.
    let cell = page.ask(&cell_at(700, 500)).await;
    page.touch(&[cell.as_str().unwrap().parse().unwrap()]).await;
    page.until("document.querySelectorAll('[data-mark=a]').length === 1").await;
    page.end().await;
}
