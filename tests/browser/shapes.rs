//! Boards of triangles, and rectangles with holes: hit, drawn, walked over, solved.

use super::page::Page;
use fantoccini::key::Key;
use nonosat_board::puzzle::{CellId, Geometry, LineId, Shape, Sides};
use serde_json::json;

/// A star: rows of 5, 7, 7 and 5 triangles.
const STAR: &str = "tri 2 2 2 2 2 2\n#ffffff #000000\n\
    1a\n5a\n5a\n1a\n1a\n5a\n5a\n1a\n1a\n5a\n5a\n1a\n";
const SOLVED: &str = "..a...aaaaa..aaaaa...a..";
const CURSOR: &str = "document.getElementById('grid').getAttribute('aria-activedescendant')";

/// The regular board of so many lines to a side, and the same without clues.
fn triangles(side: u32) -> (Geometry, String) {
    let geometry = Geometry::new(Shape::Triangles { sides: Sides::regular(side) }).unwrap();
    let clues = "*\n".repeat(geometry.line_count());
    (geometry, format!("tri{}\n#ffffff #000000\n{clues}", format!(" {side}").repeat(6)))
}

fn painted() -> impl Iterator<Item = usize> {
    SOLVED.chars().enumerate().filter(|(_, sign)| *sign == 'a').map(|(cell, _)| cell)
}

#[tokio::test(flavor = "multi_thread")]
async fn triangles_are_solved_by_clicks() {
    let page = Page::open(&[]).await;
    page.open_text("star.clues", STAR).await;
    assert_eq!(page.clues().await, ["1", "5", "5", "1"].repeat(3));
    page.lamps(&[]).await;
    for cell in painted() {
        page.left(&[cell]).await;
    }
    page.says("Congratulations").await;
    page.lamps(&(0..12).collect::<Vec<_>>()).await;
    page.picture("triangles").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn triangles_are_solved_by_keys_alone() {
    let page = Page::open(&[]).await;
    page.open_text("star.clues", STAR).await;
    let (home, down, right) = (Key::Home.into(), Key::Down.into(), Key::Right.into());
    let mut signs = SOLVED.chars();
    for (row, count) in [5, 7, 7, 5].into_iter().enumerate() {
        let mut keys = if row == 0 { vec![home] } else { vec![down, home] };
        for sign in signs.by_ref().take(count) {
            keys.extend((sign == 'a').then_some(char::from(Key::Enter)));
            keys.push(right);
        }
        page.keys(&keys).await;
    }
    page.says("Congratulations").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn triangles_are_solved_by_touch() {
    let page = Page::screen(&[], (390, 844), true).await;
    page.open_text("star.clues", STAR).await;
    for cell in painted() {
        page.touch(&[cell]).await;
    }
    page.says("Congratulations").await;
    page.picture("triangles-phone").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn drags_follow_lines_of_triangles_in_all_three_directions() {
    let page = Page::open(&[]).await;
    let (geometry, text) = triangles(3);
    page.open_text("triangles.clues", &text).await;
    let middle = geometry.cell_numbered(geometry.cell_count() / 2).unwrap();
    for crossing in geometry.through(middle) {
        let cells = geometry.line(crossing.line);
        let (first, last) = (cells[0], cells[cells.len() - 1]);
        page.left(&[first.index(), last.index()]).await;
        let sign = |cell: CellId| if cells.contains(&cell) { 'a' } else { '.' };
        page.shows(&geometry.cells().map(sign).collect::<String>()).await;
        page.click("#undo").await;
        page.shows(&".".repeat(geometry.cell_count())).await;
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_walk_over_triangles_in_every_direction_and_up_and_down_stay_in_place() {
    let page = Page::open(&[]).await;
    let (geometry, text) = triangles(3);
    page.open_text("triangles.clues", &text).await;
    let is_at = |cell: CellId| format!("{CURSOR} === 'cell-{}'", cell.index());
    // Down and up again, wherever rows are shifted to.
    let x = |cell: CellId| geometry.center(cell).0;
    let row = |row: u32| geometry.line(geometry.line_numbered(row as usize).unwrap()).to_vec();
    page.keys(&[Key::Home.into()]).await;
    let mut here = row(0)[0];
    for below in 1..6 {
        page.keys(&[Key::Down.into()]).await;
        let straight = row(below).into_iter().find(|&cell| (x(cell) - x(here)).abs() < 1e-6);
        here = straight.unwrap();
        page.until(&is_at(here)).await;
    }
    page.keys(&[Key::Up.into(); 5]).await;
    page.until(&is_at(row(0)[0])).await;
    // With Shift along the lines that slant, painting.
    let of_family = |family: usize, cell: CellId| -> Vec<CellId> {
        let line: LineId = geometry.through(cell)[family].line;
        geometry.line(line).to_vec()
    };
    page.keys(&[Key::Enter.into()]).await;
    for (family, key, back) in [(2, Key::PageDown, Key::Home), (1, Key::End, Key::PageUp)] {
        let from = if family == 2 { row(0)[0] } else { row(0)[row(0).len() - 1] };
        if family == 1 {
            page.keys(&[Key::Home.into(), Key::End.into(), Key::Enter.into()]).await;
        }
        page.until(&is_at(from)).await;
        let line = of_family(family, from);
        let at = line.iter().position(|&cell| cell == from).unwrap();
        for &cell in &line[at + 1..] {
            page.chord(Key::Shift, key.into()).await;
            page.until(&is_at(cell)).await;
        }
        for _ in &line[at + 1..] {
            page.chord(Key::Shift, back.into()).await;
        }
        page.until(&is_at(from)).await;
    }
    let both = [of_family(2, row(0)[0]), of_family(1, row(0)[row(0).len() - 1])].concat();
    let last = row(0)[row(0).len() - 1];
    let sign = |cell: CellId| if both.contains(&cell) { 'a' } else { '.' };
    let want: String = geometry.cells().map(sign).collect();
    assert!(both.contains(&last));
    page.shows(&want).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pixel_inside_each_side_of_a_triangle_is_that_triangle() {
    let page = Page::served(&[]).await;
    let (geometry, text) = triangles(4);
    page.open_text("triangles.clues", &text).await;
    page.until("Number(document.getElementById('desk').dataset.size) > 10").await;
    let size = page.ask("Number(document.getElementById('desk').dataset.size)").await;
    let pixel = 1.0 / size.as_f64().unwrap();
    let mut points = Vec::new();
    for cell in geometry.cells() {
        let (x, y) = geometry.center(cell);
        let corners = geometry.corners(cell);
        for (a, b) in corners.iter().zip(corners.iter().cycle().skip(1)) {
            for part in [0.1, 0.5, 0.9] {
                let (dx, dy) = (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
                // The middle of a side is straight below the center; so is a pixel inside of it.
                let (down, right) = ((a.1 + b.1) / 2.0, (a.0 + b.0) / 2.0);
                let far = right.hypot(down);
                let inside = (x + dx - right / far * pixel, y + dy - down / far * pixel);
                points.push(json!([cell.index(), inside.0, inside.1]));
            }
        }
    }
    // The page's own finder, over the board that the page has of this file.
    let script = "const [text, points, done] = arguments;
        (async () => {
            const { Places } = await import('./board/geometry.js'), { ask } = await import('./engine/api.js');
            const places = new Places(await ask('board?', new File([text], 'triangles.clues')));
            done(points.filter(([cell, x, y]) => places.at(x, y) !== cell));
        })().catch((error) => done(String(error)));";
    let missed = page.client.execute_async(script, vec![json!(text), json!(points)]).await.unwrap();
    assert_eq!(missed, json!([]), "at {pixel} of a cell");
    // And a mouse there: beside the upper corner of one that points up, nearer to its neighbors.
    let up = geometry.cells().find(|&cell| cell.index() > 20 && !geometry.is_turned(cell)).unwrap();
    let (x, y) = page.place(up.index()).await;
    let height = (2.0 / 3.0 / pixel) as i64;
    page.mouse(&[(x, y - height + 5)]).await;
    let sign = |cell: CellId| if cell == up { 'a' } else { '.' };
    page.shows(&geometry.cells().map(sign).collect::<String>()).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_triangle_is_named_by_its_row_its_place_and_where_it_points() {
    let page = Page::open(&[]).await;
    page.open_text("star.clues", STAR).await;
    let name = |cell: usize| format!("document.getElementById('cell-{cell}').ariaLabel");
    assert_eq!(page.ask(&name(0)).await, "row 1, cell 1 of 5, pointing up: open");
    assert_eq!(page.ask(&name(11)).await, "row 2, cell 7 of 7, pointing up: open");
    page.left(&[10]).await;
    page.until(&format!("{} === 'row 2, cell 6 of 7, pointing down: filled'", name(10))).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_three_lines_of_a_triangle_are_lit() {
    let page = Page::open(&[]).await;
    let (geometry, text) = triangles(3);
    page.open_text("triangles.clues", &text).await;
    let middle = geometry.cell_numbered(geometry.cell_count() / 2).unwrap();
    page.hover(middle.index()).await;
    let cells = geometry.through(middle).iter().map(|found| geometry.line(found.line).len());
    let count = cells.sum::<usize>();
    let lit = "document.querySelector('#board .lit').getAttribute('d').split('Z').length - 1";
    page.until(&format!("({lit}) === {count}")).await;
    page.end().await;
}

/// A ring of eight cells.
const RING: &str = "rect 3 3 holes\n###\n#.#\n###\n#ffffff #000000\n3a\n1a\n1a\n3a\n1a\n1a\n";

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_is_neither_drawn_nor_hit_nor_reached() {
    let page = Page::open(&[]).await;
    page.open_text("ring.clues", RING).await;
    page.shows("........").await;
    assert_eq!(page.ask("document.querySelector('[data-cell=\"4\"]')").await, json!(null));
    let (right, down): (char, char) = (Key::Right.into(), Key::Down.into());
    page.keys(&[down, right]).await;
    page.until(&format!("{CURSOR} === 'cell-5'")).await;
    page.keys(&[Key::Up.into(), Key::Left.into(), down, down]).await;
    page.until(&format!("{CURSOR} === 'cell-7'")).await;
    // A press there moves no cursor and marks nothing; a drag goes over it.
    let ((x, y), (_, below)) = (page.place(1).await, page.place(7).await);
    page.mouse(&[(x, (y + below) / 2)]).await;
    page.left(&[3, 5]).await;
    page.shows("...aa...").await;
    page.until(&format!("{CURSOR} === 'cell-3'")).await;
    page.click("#undo").await;
    page.shows("........").await;
    for cell in [0, 1, 2, 3, 6] {
        page.left(&[cell]).await;
    }
    page.says("Congratulations").await;
    page.picture("ring").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_of_lines_that_slant_lie_beside_the_cells_and_not_on_each_other() {
    for (size, touch) in [((1366, 768), false), ((390, 844), true)] {
        let page = Page::screen(&[&super::puzzle("gem.clues")], size, touch).await;
        page.keys(&['+'; 6]).await;
        page.until("parseFloat(document.getElementById('desk').dataset.size) > 40").await;
        // Where its cells end the board is cut, and a press marks none.
        let cut = page
            .ask(
                "(() => { const all = document.getElementById('sheet').getBoundingClientRect();
                const [top, right, bottom, left] = getComputedStyle(document.getElementById('sheet')).clipPath.match(/[0-9.]+/g).map(Number);
                return [all.left + left, all.right - right, (all.top + top + all.bottom - bottom) / 2, all.right].map(Math.round); })()",
            )
            .await;
        let at = |place: usize| cut[place].as_i64().unwrap();
        assert!(at(3) - at(1) > 20, "{size:?}: no room at the right: {cut}");
        let marked =
            "document.querySelectorAll('[data-mark=a], [data-mark=b], [data-mark=c]').length";
        page.mouse(&[(at(1) + 6, at(2))]).await;
        page.mouse(&[((at(0) + at(1)) / 2, at(2))]).await;
        page.until(&format!("{marked} === 1")).await;
        page.end().await;
    }
}
