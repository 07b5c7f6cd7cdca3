//! The board in its window: fitted, zoomed, moved; clues that stay in sight; large boards.

use super::page::Page;
use super::puzzle;
use fantoccini::actions::MOUSE_BUTTON_LEFT;
use fantoccini::key::Key;
use std::time::Duration;

/// Phones upright and lying, a laptop, a large screen; are they touched?
const SCREENS: [((u32, u32), bool); 5] = [
    ((320, 568), true),
    ((390, 844), true),
    ((844, 390), true),
    ((1366, 768), false),
    ((1920, 1080), false),
];
/// Is the whole board seen?
const WHOLE: &str = "(() => { const desk = document.getElementById('desk').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getBoundingClientRect());
    return boxes.every(({ left, right, top, bottom }) => left >= desk.left && right <= desk.right && top >= desk.top && bottom <= desk.bottom); })()";
const CELL: &str = "Number(document.getElementById('desk').dataset.size)";

/// The box around all cells, within the desk: free room at the left, top, right and bottom.
async fn free(page: &Page) -> [f64; 4] {
    let script = "(() => { const desk = document.getElementById('desk').getBoundingClientRect();
        const boxes = [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getBoundingClientRect());
        return [Math.min(...boxes.map((box) => box.left)) - desk.left, Math.min(...boxes.map((box) => box.top)) - desk.top,
            desk.right - Math.max(...boxes.map((box) => box.right)), desk.bottom - Math.max(...boxes.map((box) => box.bottom))]; })()";
    let found = page.ask(script).await;
    [0, 1, 2, 3].map(|side| found[side].as_f64().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_board_fits_every_screen_at_once() {
    for (size, touch) in SCREENS {
        for name in ["sailboat.non", "turtle.clues", "tiger.clues", "heart.non"] {
            let page = Page::screen(&[&puzzle(name)], size, touch).await;
            page.until(&format!("{CELL} > 0")).await;
            // Fingers hit nothing smaller; so the board scrolls, or is shown whole on request.
            if touch {
                assert!(page.ask(CELL).await.as_f64() >= Some(20.0), "{name} at {size:?}");
                page.keys(&['f']).await;
                page.until(WHOLE).await;
            }
            let sides = free(&page).await;
            assert!(sides.iter().all(|&side| side >= 0.0), "{name} at {size:?}: {sides:?}");
            let wide = page.ask("document.documentElement.scrollWidth - innerWidth").await;
            assert_eq!(wide, 0, "{name} at {size:?}");
            page.picture(&format!("fit-{name}-{}", size.0)).await;
            page.end().await;
        }
    }
}

/// A square board whose longest clues have five numbers.
async fn square(page: &Page, side: usize) {
    let mut clues = vec!["1a 1a"; 2 * side];
    clues[3] = "1a 1a 2a 1a 1a";
    clues[side + 4] = "2a 1a 2a 1a 1a";
    let text = format!("rect {side} {side}\n#ffffff #000000\n{}\n", clues.join("\n"));
    page.open_text("square.clues", &text).await;
    page.until(&format!("{CELL} > 0 && !!document.querySelector('[data-cell]')")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_of_the_usual_size_is_whole_on_a_phone() {
    let page = Page::screen(&[], (390, 844), true).await;
    square(&page, 15).await;
    page.until(WHOLE).await;
    assert!(page.ask(CELL).await.as_f64() >= Some(20.0));
    assert_eq!(page.ask("document.getElementById('map')?.hidden ?? true").await, true);
    page.picture("whole-15").await;
    // One that would get smaller cells begins larger, with the map.
    square(&page, 25).await;
    page.until(&format!("{CELL} === 26 && document.getElementById('map')?.hidden === false")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_board_begins_readable_with_a_mouse_and_says_how_it_is_moved() {
    let page = Page::screen(&[], (1280, 800), false).await;
    square(&page, 100).await;
    page.until(&format!("{CELL} === 20 && document.getElementById('map')?.hidden === false")).await;
    page.left(&[0, 1]).await;
    page.says("The wheel changes the size of the cells").await;
    page.picture("mouse-100").await;
    // Once is enough.
    page.left(&[100, 101]).await;
    page.keys(&['s']).await;
    page.says("Tool: Cross").await;
    page.left(&[200, 201]).await;
    page.until("document.querySelector('[data-cell=\"201\"]').dataset.mark === 'blank'").await;
    page.says("Tool: Cross").await;
    // All of it, and back; a board that fits is whole at once.
    page.keys(&['f']).await;
    page.until(&format!("{CELL} < 8 && (document.getElementById('map')?.hidden ?? true)")).await;
    page.keys(&['f']).await;
    page.until(&format!("{CELL} === 20")).await;
    square(&page, 40).await;
    page.until(&format!("{CELL} > 12 && (document.getElementById('map')?.hidden ?? true)")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn triangles_have_most_of_a_small_window_and_their_numbers_move_with_them() {
    // Before, the numbers left 3 of 12 rows here, and 25 of 264 triangles.
    for (size, least) in [((844, 390), 90), ((320, 568), 60)] {
        let page = Page::screen(&[&puzzle("gem.clues")], size, true).await;
        page.until(&format!("{CELL} > 0")).await;
        let seen = "(() => { const box = document.getElementById('sheet').getBoundingClientRect(),
            [top, right = top, bottom = top, left = right] = getComputedStyle(document.getElementById('sheet')).clipPath.match(/-?[0-9.]+/g).map(Number);
            return [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getBoundingClientRect())
                .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
                .filter(([x, y]) => x > box.left + left && x < box.right - right && y > box.top + top && y < box.bottom - bottom).length; })()";
        page.keys(&[Key::Down.into(); 6]).await;
        page.picture(&format!("triangles-{}", size.0)).await;
        let count = page.ask(seen).await.as_u64().unwrap();
        assert!(count >= least, "{size:?}: {count}");
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_is_fitted_again_when_the_window_changes() {
    let page = Page::sized(&[&puzzle("sailboat.non")], (1366, 900)).await;
    page.resize((1366, 900)).await;
    let before = page.ask(CELL).await.as_f64().unwrap();
    page.resize((700, 600)).await;
    assert!(page.ask(CELL).await.as_f64().unwrap() < before);
    assert!(free(&page).await.iter().all(|&side| side >= 0.0));
    page.resize((1366, 900)).await;
    assert_eq!(page.ask(CELL).await, before);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_is_zoomed_by_buttons_keys_and_wheel_and_each_puzzle_keeps_its_own() {
    let page = Page::sized(&[&puzzle("sailboat.non")], (1366, 900)).await;
    let fit = page.ask(CELL).await.as_f64().unwrap();
    let is = |factor: f64| format!("Math.abs({CELL} - {}) < .05", fit * factor);
    page.click("#larger").await;
    page.until(&is(1.25)).await;
    page.click("#fit").await;
    page.until(&is(1.0)).await;
    page.keys(&['+']).await;
    page.until(&is(1.25)).await;
    page.keys(&['-']).await;
    page.until(&is(1.0)).await;
    page.keys(&['+', '+', '+', '+']).await;
    page.until(&is(1.25_f64.powi(4))).await;
    // What is under the pointer stays there.
    let (x, y) = page.place(24 * 12 + 12).await;
    page.wheel((x, y), -120).await;
    page.until(&is(1.25_f64.powi(4) * 1.15)).await;
    let (newer_x, newer_y) = page.place(24 * 12 + 12).await;
    assert!((newer_x - x).abs() <= 2 && (newer_y - y).abs() <= 2, "{newer_x}, {newer_y}");
    page.keys(&['f']).await;
    page.until(&is(1.0)).await;
    page.wheel((x, y), -120).await;
    page.until(&is(1.15)).await;
    page.open_file(&puzzle("heart.non")).await;
    page.says("Opened heart.non").await;
    assert!(free(&page).await.iter().all(|&side| side >= 0.0));
    page.open_file(&puzzle("sailboat.non")).await;
    page.until(&is(1.15)).await;
    page.load().await;
    page.until(&is(1.15)).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drag_beside_the_cells_moves_the_board_and_one_on_cells_does_not() {
    let page = Page::sized(&[&puzzle("tiger.clues")], (1000, 800)).await;
    page.keys(&['+', '+', '+', '+', '+']).await;
    let cell = 20 * 40 + 20;
    // After the last key; after the fourth it is 30.
    page.until(&format!("{CELL} > 38")).await;
    let (x, y) = page.place(cell).await;
    page.press(MOUSE_BUTTON_LEFT, &[cell, cell + 1]).await;
    page.until("!document.getElementById('readout').hidden").await;
    page.release(MOUSE_BUTTON_LEFT).await;
    page.until("document.querySelectorAll('[data-mark=a]').length === 2").await;
    assert_eq!(page.place(cell).await, (x, y));
    // The corner between the clues is empty, but for a map.
    let map = page.ask("(() => { const { right, bottom } = document.getElementById('map').getBoundingClientRect(); return [right, bottom]; })()").await;
    let corner = (map[0].as_f64().unwrap() as i64 + 4, map[1].as_f64().unwrap() as i64 + 4);
    page.mouse(&[corner, (corner.0 + 30, corner.1 + 20), (corner.0 + 60, corner.1 + 40)]).await;
    page.until(&format!("{} !== {x}", x_of(cell))).await;
    assert_eq!(page.place(cell).await, (x + 60, y + 40));
    assert_eq!(page.ask("document.querySelectorAll('[data-mark=a]').length").await, 2);
    page.end().await;
}

fn x_of(cell: usize) -> String {
    format!(
        "Math.round((({{ x, width }}) => x + width / 2)(document.querySelector('[data-cell=\"{cell}\"]').getBoundingClientRect()))"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drag_goes_to_the_edge_when_the_pointer_leaves_the_board() {
    let page = Page::sized(&[&puzzle("sailboat.non")], (1366, 900)).await;
    let (x, y) = page.place(24 * 5 + 10).await;
    let (edge, _) = page.place(24 * 5 + 23).await;
    // Two moves: one over the neighbor, one far beyond.
    page.mouse(&[(x, y), (x + 20, y), (edge + 60, y + 8)]).await;
    page.until("document.querySelectorAll('[data-mark=a]').length === 14").await;
    let (top, left) = (page.place(10).await.1, page.place(24 * 5).await.0);
    page.mouse(&[(x - 30, y), (x - 30, top - 80)]).await;
    page.until("document.querySelectorAll('[data-mark=a]').length === 20").await;
    assert!(left > 0);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clues_stay_in_sight() {
    for (size, touch) in SCREENS {
        let page = Page::screen(&[&puzzle("tiger.clues")], size, touch).await;
        page.keys(&['+', '+', '+', '+', '+', '+']).await;
        page.until(&format!("{CELL} > 20")).await;
        // Somewhere within, moved there by the cursor of the keyboard.
        page.keys(&[Key::Right.into(); 25]).await;
        page.keys(&[Key::Down.into(); 25]).await;
        page.until(
            "document.getElementById('grid').getAttribute('aria-activedescendant') === 'cell-1025'",
        )
        .await;
        // At the left of its row and above its column there are numbers, that is: ink.
        let inked = |across: bool| {
            format!(
                "(() => {{ const canvas = document.getElementById('numbers'), all = canvas.getBoundingClientRect(), ratio = canvas.width / all.width;
                const cell = document.querySelector('[data-cell=\"1025\"]').getBoundingClientRect();
                const [x, y, wide, high] = {across} ? [0, cell.y - all.y, cell.x - all.x, cell.height] : [cell.x - all.x, 0, cell.width, cell.y - all.y];
                const {{ data }} = canvas.getContext('2d').getImageData(x * ratio, y * ratio, wide * ratio, high * ratio);
                const found = new Set();
                for (let at = 0; at < data.length; at += 4) found.add(data.slice(at, at + 4).join());
                return found.size > 5; }})()"
            )
        };
        page.until(&inked(true)).await;
        page.until(&inked(false)).await;
        // The cell itself is not below them: beside them is what the sheet is cut to.
        let seen = "(() => { const cell = document.getElementById('cell-1025').getBoundingClientRect();
            const sheet = document.getElementById('sheet'), all = sheet.getBoundingClientRect();
            const [top, right, bottom, left] = getComputedStyle(sheet).clipPath.match(/[0-9.]+/g).map(Number);
            return cell.left > all.left + left && cell.top > all.top + top
                && cell.right < all.right - right && cell.bottom < all.bottom - bottom; })()";
        page.until(seen).await;
        if touch {
            let large =
                "parseFloat(getComputedStyle(document.querySelector('#clue-bar b')).fontSize)";
            assert!(page.ask(large).await.as_f64().unwrap() >= 16.0);
            page.until("document.querySelector('#clue-bar').offsetHeight > 30").await;
        }
        page.picture(&format!("pinned-{}", size.0)).await;
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_fingers_zoom_and_move_and_mark_nothing() {
    let page = Page::screen(&[&puzzle("tiger.clues")], (844, 800), true).await;
    let before = page.ask(CELL).await.as_f64().unwrap();
    let (x, y) = page.place(20 * 40 + 20).await;
    page.hand(&[((x - 40, y), (x - 100, y)), ((x + 40, y), (x + 100, y))], Duration::ZERO).await;
    page.until(&format!("{CELL} > {}", before * 2.2)).await;
    let (here, there) = (page.place(820).await, (80, -60));
    let ways = [-60, 60].map(|side| {
        let from = (x + side, y);
        (from, (from.0 + there.0, from.1 + there.1))
    });
    page.hand(&ways, Duration::ZERO).await;
    page.until(&format!("{} > {}", x_of(820), here.0 + 60)).await;
    assert_eq!(page.ask("document.querySelectorAll('[data-mark=a]').length").await, 0);
    // A finger alone marks again.
    page.hand(&[((x, y), (x, y))], Duration::ZERO).await;
    page.until("document.querySelectorAll('[data-mark=a]').length === 1").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_board_has_few_elements_and_can_be_played_everywhere() {
    let page = Page::open(&[]).await;
    let clues = super::noise::clues(100).join("\n");
    page.open_text("noise.clues", &format!("rect 100 100\n#ffffff #000000\n{clues}\n")).await;
    let nodes = page.ask("document.querySelectorAll('#play *').length").await.as_u64().unwrap();
    assert!(nodes < 1500, "{nodes}");
    page.keys(&[Key::End.into(), Key::PageDown.into()]).await;
    let cursor = "document.getElementById('grid').getAttribute('aria-activedescendant')";
    page.until(&format!("{cursor} === 'cell-9999'")).await;
    page.keys(&[Key::Enter.into()]).await;
    let name = "document.getElementById('cell-9999').ariaLabel";
    page.until(&format!("{name} === 'row 100, column 100: filled'")).await;
    assert!(page.ask("document.querySelectorAll('#play *').length").await.as_u64().unwrap() < 1500);
    page.picture("large").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_keeps_its_size_whichever_clues_are_told_large() {
    for size in [(320, 568), (390, 844), (1366, 768)] {
        let page = Page::screen(&[], size, size.0 < 500).await;
        // Of the 44 clues most are short, two are long.
        let mut clues = vec!["1a"; 88];
        clues[30] = "1a 2a 1a 2a 1a 2a 1a 2a 1a 2a 1a 2a";
        clues[80] = clues[30];
        let text = format!("rect 44 44\n#ffffff #000000\n{}\n", clues.join("\n"));
        page.open_text("long.clues", &text).await;
        page.until("document.getElementById('clue-bar').children.length === 2").await;
        page.ask(
            "(() => { window.heights = new Set(); const desk = document.getElementById('desk');
            new ResizeObserver(() => heights.add(desk.clientHeight)).observe(desk); })()",
        )
        .await;
        page.keys(&[Key::Down.into(); 30]).await;
        page.keys(&[Key::Right.into(); 36]).await;
        page.until("document.querySelectorAll('#clue-bar b').length === 24").await;
        page.ask("new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(1))))")
            .await;
        assert_eq!(page.ask("heights.size").await, 1, "{size:?}");
        page.end().await;
    }
}

/// How large a cell is, and which place of the board lies at a place of the window.
async fn looked(page: &Page, (desk, sheet): (&str, &str), (x, y): (i64, i64)) -> [f64; 3] {
    let script = format!(
        "(({{ left, top, size }}, box) => [size, ({x} - box.left - left) / size, ({y} - box.top - top) / size].map(Number))\
         (document.querySelector('{desk}').dataset, document.querySelector('{sheet}').getBoundingClientRect())"
    );
    let found = page.ask(&script).await;
    [0, 1, 2].map(|part| found[part].as_f64().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_wheel_does_the_same_where_one_plays_and_where_one_draws() {
    let page = Page::open(&[&puzzle("sailboat.non")]).await;
    for (desk, sheet) in [("#desk", "#sheet"), ("#easel", "#easel .board")] {
        if desk == "#easel" {
            page.ask("(location.hash = '#make', 0)").await;
        }
        page.until(&format!("Number(document.querySelector('{desk}').dataset.size) > 0")).await;
        let middle = page
            .ask(&format!(
                "(({{ left, top, width, height }}) => [left + width / 2, top + height / 2].map(Math.round))\
                 (document.querySelector('{desk}').getBoundingClientRect())"
            ))
            .await;
        let at = (middle[0].as_i64().unwrap(), middle[1].as_i64().unwrap());
        let size = format!("Number(document.querySelector('{desk}').dataset.size)");
        let [fit, ..] = looked(&page, (desk, sheet), at).await;
        let mut was = None;
        for (step, turns) in [(-120, 1), (-120, 2), (-120, 3), (-120, 4), (120, 3), (-120, 4)] {
            page.wheel(at, step).await;
            let wanted = fit * 1.15_f64.powi(turns);
            page.until(&format!("Math.abs({size} - {wanted}) < .01")).await;
            // Once the board is larger than the window, what is under the pointer stays there.
            let [_, x, y] = looked(&page, (desk, sheet), at).await;
            let now = (turns > 2).then_some((x, y));
            if let Some((before_x, before_y)) = std::mem::replace(&mut was, now) {
                let away = f64::max(f64::abs(x - before_x), f64::abs(y - before_y));
                assert!(away < 0.1, "{desk}: {away} cells away");
            }
        }
        // Small steps are those of a pad: they move the board and leave it as large as it is.
        let [cell, x, y] = looked(&page, (desk, sheet), at).await;
        page.wheel(at, 30).await;
        let moved = format!(
            "Math.abs(({} - document.querySelector('{sheet}').getBoundingClientRect().top \
             - document.querySelector('{desk}').dataset.top) / {cell} - {}) < .05",
            at.1,
            y + 30.0 / cell
        );
        page.until(&moved).await;
        let [same, left, _] = looked(&page, (desk, sheet), at).await;
        assert!(same == cell && left == x, "{desk}: {same}, {left}");
    }
    page.end().await;
}
