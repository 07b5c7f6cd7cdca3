//! A phone: the hand's tools under the thumb, gestures, a whole puzzle by touch alone.

use super::page::Page;
use super::playing::TEE;
use super::puzzle;
use std::path::Path;
use std::time::Duration;

async fn phone() -> Page {
    Page::screen(&[], (390, 844), true).await
}

/// Taps the middle of an element.
async fn tap(page: &Page, selector: &str) {
    let script = format!(
        "(() => {{ const box = document.querySelector({}).getBoundingClientRect();
        return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]; }})()",
        serde_json::json!(selector)
    );
    let at = page.ask(&script).await;
    let at = (at[0].as_i64().unwrap(), at[1].as_i64().unwrap());
    page.hand(&[(at, at)], Duration::ZERO).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_big_switch_turns_the_pen_into_a_cross_and_back() {
    for size in [(320, 568), (390, 844), (844, 390)] {
        let page = Page::screen(&[], size, true).await;
        page.open_text("tee.clues", TEE).await;
        let small = "[...document.querySelectorAll('#dock button, #dock label, #dock summary')].filter((one) => one.offsetParent)
            .filter((one) => { const box = one.getBoundingClientRect();
                return box.width < 43.9 || box.height < 43.9 || box.right > innerWidth + .5 || box.bottom > innerHeight + .5; })
            .map((one) => one.outerHTML.slice(0, 60))";
        assert_eq!(page.ask(small).await, serde_json::json!([]), "{size:?}");
        tap(&page, "#swap").await;
        page.touch(&[4]).await;
        page.shows("....x....").await;
        tap(&page, "#swap").await;
        page.touch(&[0, 1, 2]).await;
        page.shows("aaa.x....").await;
        page.picture(&format!("hand-{}", size.0)).await;
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_of_two_fingers_undoes_and_one_of_three_redoes() {
    let page = phone().await;
    page.open_text("tee.clues", TEE).await;
    page.touch(&[0, 1, 2]).await;
    page.shows("aaa......").await;
    let (x, y) = page.place(4).await;
    let finger = |right: i64| ((x + right, y), (x + right, y));
    page.hand(&[finger(-60), finger(60)], Duration::ZERO).await;
    page.shows(".........").await;
    page.hand(&[finger(-60), finger(0), finger(60)], Duration::ZERO).await;
    page.shows("aaa......").await;
    // Held for a while, they undo nothing.
    page.hand(&[finger(-60), finger(60)], Duration::from_millis(500)).await;
    page.shows("aaa......").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_press_asks_why_and_marks_nothing() {
    let page = phone().await;
    page.open_text("tee.clues", TEE).await;
    let at = page.place(1).await;
    page.hand(&[(at, at)], Duration::from_millis(900)).await;
    page.says("The 3 fills row 1 exactly").await;
    page.shows(".........").await;
    page.picture("why-phone").await;
    tap(&page, "#do-it").await;
    page.shows("aaa......").await;
    page.end().await;
}

/// A board that does not fit begins at a size that fingers hit, with all of it in a corner.
#[tokio::test(flavor = "multi_thread")]
async fn a_large_board_begins_large_enough_with_a_map_of_all() {
    let page = Page::screen(&[&puzzle("tiger.clues")], (390, 844), true).await;
    let cell = "Number(document.getElementById('desk').dataset.size)";
    page.until(&format!("{cell} >= 26")).await;
    // The map covers neither numbers nor cells.
    let corner = "(() => { const map = document.getElementById('map').getBoundingClientRect(), first = document.getElementById('cell-0').getBoundingClientRect();
        return map.width >= 28 && map.right <= first.left && map.bottom <= first.top; })()";
    page.until(corner).await;
    let (x, y) = page.place(0).await;
    let end = "(() => { const map = document.getElementById('map').getBoundingClientRect(); return [Math.round(map.right - 3), Math.round(map.bottom - 3)]; })()";
    let end = page.ask(end).await;
    let end = (end[0].as_i64().unwrap(), end[1].as_i64().unwrap());
    page.hand(&[(end, end)], Duration::ZERO).await;
    let last = "(() => { const cell = document.querySelector('[data-cell=\"0\"]').getBoundingClientRect(); return cell.right < 0 && cell.bottom < 0; })()";
    page.until(last).await;
    page.picture("map-end").await;
    page.keys(&['f']).await;
    page.until("document.getElementById('map').hidden").await;
    page.keys(&['f']).await;
    page.until(&format!("{cell} >= 26")).await;
    assert_eq!(page.place(0).await, (x, y));
    // The page explains once how the board is moved.
    page.touch(&[0, 1]).await;
    page.says("two fingers move the board").await;
    page.touch(&[40, 41]).await;
    page.until("!document.getElementById('foot').checkVisibility()").await;
    page.end().await;
}

/// With the pad no finger paints on the board: it moves it, or puts the cursor somewhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_pad_moves_the_cursor_and_marks() {
    let page = phone().await;
    page.open_text("tee.clues", TEE).await;
    tap(&page, "#menu-rest summary").await;
    tap(&page, "#pad-switch").await;
    page.until("!document.getElementById('pad').hidden").await;
    page.click("#title").await;
    let small = "[...document.querySelectorAll('#pad button')].filter((one) => one.offsetWidth < 44 || one.offsetHeight < 44).length";
    assert_eq!(page.ask(small).await, 0);
    tap(&page, "#pad [data-key=Enter]").await;
    tap(&page, "#pad [data-key=ArrowRight]").await;
    tap(&page, "#pad [data-key=x]").await;
    page.shows("ax.......").await;
    tap(&page, "#pad [data-key=x]").await;
    page.shows("a........").await;
    page.touch(&[8]).await;
    tap(&page, "#pad [data-key=Enter]").await;
    page.shows("a.......a").await;
    page.picture("pad").await;
    page.end().await;
}

/// The only picture of a puzzle, row by row.
fn picture(path: &Path) -> Vec<String> {
    let document = nonosat::read(&std::fs::read(path).unwrap()).unwrap();
    let verdict = nonosat_engine::solver::face::judge(
        document.puzzle(),
        &nonosat_engine::solver::Options::default(),
    )
    .unwrap();
    let nonosat_engine::solver::Verdict::Unique(only) = verdict else {
        panic!("{path:?} is not unique")
    };
    nonosat_service::report::rows(document.puzzle().geometry(), only.picture())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_that_ends_a_flick_is_left_to_the_browser() {
    let page = Page::open(&[&puzzle("heart.non")]).await;
    let canceled = "[true, false].map((cancelable) => {
        const touch = new Event('touchstart', { bubbles: true, cancelable });
        let count = 0;
        touch.preventDefault = () => { count += 1; };
        document.getElementById('desk').dispatchEvent(touch);
        return count;
    })";
    assert_eq!(page.ask(canceled).await, serde_json::json!([1, 0]));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sailboat_is_solved_on_a_phone_by_touch_alone() {
    let path = puzzle("sailboat.non");
    let (page, rows) = (Page::screen(&[&path], (390, 844), true).await, picture(&path));
    // All of it, however small its cells.
    page.keys(&['f']).await;
    page.until("document.getElementById('map').hidden").await;
    for color in ['a', 'b', 'c'] {
        tap(&page, &format!("#palette label:has([value={color}])")).await;
        page.until(&format!("document.querySelector('[name=color]:checked').value === '{color}'"))
            .await;
        for (row, letters) in rows.iter().enumerate() {
            let mut column = 0;
            for (is_run, run) in runs(letters, color) {
                if is_run {
                    let ends = [row * 24 + column, row * 24 + column + run - 1];
                    page.touch(if run == 1 { &ends[..1] } else { &ends }).await;
                }
                column += run;
            }
        }
    }
    page.says("Congratulations").await;
    page.until("!document.getElementById('end').hidden").await;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    page.picture("sailboat-by-touch").await;
    page.end().await;
}

/// Is it of this color, and how many cells, one after the other.
fn runs(letters: &str, color: char) -> Vec<(bool, usize)> {
    let mut runs: Vec<(bool, usize)> = Vec::new();
    for letter in letters.chars() {
        match runs.last_mut() {
            Some((is_run, length)) if *is_run == (letter == color) => *length += 1,
            _ => runs.push((letter == color, 1)),
        }
    }
    runs
}
