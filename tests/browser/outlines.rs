//! Boards of every outline: created, drawn on, moved, deleted.

use super::page::Page;
use super::seeing::violations;
use super::sketching::{draw, easel, fairness, resize, tool};
use fantoccini::key::Key;
use nonosat_board::puzzle::{CellId, Clue, Geometry, Palette, Puzzle, Shape, Sides, Turn, turned};
use serde_json::json;

const TRAPEZOID: [u32; 4] = [3, 2, 4, 3];

/// Triangles within the sides A to D.
fn triangles(sides: [u32; 4]) -> Geometry {
    Geometry::new(Shape::Triangles { sides: Sides::new(sides).unwrap() }).unwrap()
}

fn hexagons(sides: [u32; 4]) -> Geometry {
    Geometry::new(Shape::Hex { sides: Sides::new(sides).unwrap() }).unwrap()
}

/// The screen for drawing, with hexagons or triangles within the sides A to D.
async fn easel_of(page: &Page, kind: &str, sides: [u32; 4]) {
    page.ask("(location.hash = '#make', 0)").await;
    page.until("!!document.getElementById('easel').dataset.size").await;
    page.click("#draw-outline").await;
    page.click(&format!("#new-dialog [name=shape][value={kind}]")).await;
    let alike = "document.querySelector('#new-dialog [name=alike]')";
    page.ask(&format!("({alike}.checked && {alike}.click(), 0)")).await;
    for (name, side) in ["a", "b", "c", "d"].into_iter().zip(sides) {
        page.fill(&format!("#new-dialog [name={name}]"), &side.to_string()).await;
    }
    page.accept().await;
    page.until("!document.getElementById('new-dialog').open").await;
}

/// A stroke over cells of a board.
async fn over(page: &Page, geometry: &Geometry, cells: &[usize], is_touch: bool) {
    let center = |&cell: &usize| geometry.center(geometry.cell_numbered(cell).unwrap());
    draw(page, &cells.iter().map(center).collect::<Vec<_>>(), is_touch).await;
}

/// Letters of a picture with these cells painted.
fn letters(geometry: &Geometry, cells: &[CellId]) -> String {
    geometry.cells().map(|cell| if cells.contains(&cell) { 'a' } else { '-' }).collect()
}

async fn picture_menu(page: &Page, item: &str) {
    page.click("#menu-picture summary").await;
    page.click(&format!("#{item}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outline_is_asked_for_with_a_picture_and_words_where_sides_disagree() {
    let page = Page::open(&[]).await;
    page.choose("new").await;
    let facts = "document.getElementById('outline-size').textContent";
    page.until(&format!("{facts} === '10 × 10: 100 cells, 20 lines'")).await;
    page.click("#new-dialog [name=shape][value=triangles]").await;
    page.until(&format!("{facts} === 'triangles 5: 150 cells, 30 lines'")).await;
    page.click("#new-dialog [name=alike]").await;
    for (name, side) in [("a", "9"), ("b", "8"), ("c", "10"), ("d", "8")] {
        page.fill(&format!("#new-dialog [name={name}]"), side).await;
    }
    page.until(&format!("{facts} === 'triangles 9·8·10·8·9·9: 467 cells, 53 lines'")).await;
    let six = "['e', 'f'].map((name) => document.querySelector(`#new-dialog [name=${name}]`).value).join()";
    page.until(&format!("{six} === '9,9'")).await;
    page.until("document.querySelectorAll('#outline-picture canvas.triangles').length === 1").await;
    let problem = "document.querySelector('#new-dialog .problem[role]').textContent";
    let ok = "document.querySelector('#new-dialog [value=ok]').disabled";
    for (name, side, words) in [
        ("d", "19", "Side E would be -2: A + B − D. Make D shorter, or A or B longer."),
        ("d", "8.5", "D: found 8.5, expected a whole number from 0 to 60"),
        ("a", "27", "A: found 27"),
    ] {
        page.fill(&format!("#new-dialog [name={name}]"), side).await;
        if words.starts_with("A") {
            // The error of D stands beside it until D is valid.
            page.fill("#new-dialog [name=d]", "8").await;
            let words = "Side F would be -9: C + D − A. Make A shorter, or C or D longer.";
            page.until(&format!("{problem} === {}", json!(words))).await;
        } else {
            page.until(&format!("{problem} === {}", json!(words))).await;
        }
        assert_eq!(page.ask(ok).await, true);
        assert_eq!(page.ask("document.querySelectorAll('#outline-picture *').length").await, 0);
    }
    // What a side of hexagons may not be: none.
    page.click("#new-dialog [name=shape][value=hex]").await;
    for (name, side) in [("a", "2"), ("b", "3"), ("c", "2"), ("d", "0")] {
        page.fill(&format!("#new-dialog [name={name}]"), side).await;
    }
    page.until(&format!("{problem} === 'D: found 0, expected a whole number from 1 to 60'")).await;
    page.fill("#new-dialog [name=d]", "4").await;
    page.until(&format!("{problem} === ''")).await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    page.accept().await;
    let count = hexagons([2, 3, 2, 4]).cell_count();
    page.draws(&"-".repeat(count)).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_triddler_is_drawn_judged_saved_and_played() {
    let page = Page::open(&[]).await;
    easel_of(&page, "triangles", [2, 2, 2, 2]).await;
    page.draws(&"-".repeat(24)).await;
    let geometry = triangles([2; 4]);
    // Along a row, then a line that slants, then what hangs together.
    let row = geometry.line(geometry.line_numbered(1).unwrap()).to_vec();
    over(&page, &geometry, &[row[0].index(), row[6].index()], false).await;
    page.draws(&letters(&geometry, &row)).await;
    tool(&page, "line").await;
    let slanting = geometry.line(geometry.line_numbered(5).unwrap()).to_vec();
    over(&page, &geometry, &[slanting[0].index(), slanting[slanting.len() - 1].index()], false)
        .await;
    let both = [row.clone(), slanting].concat();
    page.draws(&letters(&geometry, &both)).await;
    tool(&page, "fill").await;
    let mut area = vec![geometry.cells().filter(|cell| !both.contains(cell)).last().unwrap()];
    let mut at = 0;
    while at < area.len() {
        let around = geometry.neighbors(area[at]).filter(|cell| !both.contains(cell));
        let new: Vec<CellId> = around.filter(|cell| !area.contains(cell)).collect();
        area.extend(new);
        at += 1;
    }
    assert!(area.len() > 2 && area.len() + both.len() < 24, "{area:?}");
    over(&page, &geometry, &[area[0].index()], false).await;
    page.draws(&letters(&geometry, &[both.clone(), area].concat())).await;
    page.click("#draw-undo").await;
    page.draws(&letters(&geometry, &both)).await;
    fairness(&page, "unique").await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    page.picture("easel-triangles").await;
    // Only formats that hold triangles can be chosen; the others show their reason.
    page.click("#draw-save").await;
    page.until("document.getElementById('save-dialog').open").await;
    let option =
        |name: &str| format!("document.querySelector('#save-dialog option[value={name}]')");
    assert_eq!(page.ask(&format!("{}.disabled", option("non"))).await, true);
    let why = page.ask(&format!("{}.textContent", option("non"))).await;
    assert!(why.as_str().unwrap().contains("cannot hold a board of triangles"), "{why}");
    page.click("#save-dialog option[value=clues]").await;
    page.fill("#save-dialog [name=name]", "gem").await;
    page.accept().await;
    let saved = page.saved("gem.clues").await;
    assert!(saved.starts_with("tri 2 2 2 2 2 2"), "{saved}");
    page.click("#draw-play").await;
    page.shows(&".".repeat(24)).await;
    assert_eq!(page.clues().await[1], "7");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unequal_hexagons_are_drawn_on_a_phone_by_touch() {
    let page = Page::screen(&[], (390, 844), true).await;
    easel_of(&page, "hex", [2, 3, 4, 2]).await;
    let geometry = hexagons([2, 3, 4, 2]);
    page.draws(&"-".repeat(geometry.cell_count())).await;
    let line = geometry.line(geometry.line_numbered(2).unwrap()).to_vec();
    over(&page, &geometry, &[line[0].index(), line[line.len() - 1].index()], true).await;
    page.draws(&letters(&geometry, &line)).await;
    // Two fingers move and zoom, and draw nothing.
    let size = "Number(document.getElementById('easel').dataset.size)";
    let before = page.ask(size).await.as_f64().unwrap();
    let place =
        "(({ left, top, width, height }) => [left + width / 2, top + height / 2].map(Math.round))
        (document.getElementById('easel').getBoundingClientRect())";
    let middle = page.ask(place).await;
    let (x, y) = (middle[0].as_i64().unwrap(), middle[1].as_i64().unwrap());
    let ways = [((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y))];
    page.hand(&ways, std::time::Duration::ZERO).await;
    page.until(&format!("{size} > {before} * 2")).await;
    page.draws(&letters(&geometry, &line)).await;
    page.click("#draw-fit").await;
    page.until(&format!("{size} === {before}")).await;
    // A tap of two undoes, as where one plays.
    let tap = [-30, 30].map(|side| ((x + side, y), (x + side, y)));
    page.hand(&tap, std::time::Duration::ZERO).await;
    page.draws(&"-".repeat(geometry.cell_count())).await;
    page.picture("easel-hexagons-phone").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn triangles_are_drawn_by_keys_alone() {
    let page = Page::open(&[]).await;
    easel_of(&page, "triangles", TRAPEZOID).await;
    page.ask("(document.getElementById('easel').focus(), 0)").await;
    let geometry = triangles(TRAPEZOID);
    let (first, right, down) = (Key::Home.into(), Key::Right.into(), Key::Down.into());
    page.keys(&[first, right, ' ', down]).await;
    let row = |row: usize| geometry.line(geometry.line_numbered(row).unwrap()).to_vec();
    let x = |cell: CellId| geometry.center(cell).0;
    let start = row(0)[1];
    let below = row(1).into_iter().find(|&cell| (x(cell) - x(start)).abs() < 1e-6).unwrap();
    let place = row(1).iter().position(|&cell| cell == below).unwrap() + 1;
    let direction = if geometry.is_turned(below) { "down" } else { "up" };
    let count = row(1).len();
    let words = format!("row 2, cell {place} of {count}, pointing {direction}: background");
    page.until(&format!("document.getElementById('easel-news').textContent === '{words}'")).await;
    // With Shift along the line that slants, painting.
    let rising = geometry.line(geometry.through(below)[1].line).to_vec();
    let from = rising.iter().position(|&cell| cell == below).unwrap();
    let here = [start, rising[from + 1], rising[from + 2]];
    for _ in 0..2 {
        page.chord(Key::Shift, Key::End.into()).await;
    }
    page.draws(&letters(&geometry, &here)).await;
    page.keys(&[Key::Delete.into()]).await;
    page.draws(&letters(&geometry, &here[..2])).await;
    page.chord(Key::Control, 'z').await;
    page.draws(&letters(&geometry, &here)).await;
    page.end().await;
}

/// The letters after a turn of the sheet, as the library turns puzzles.
fn laid(geometry: &Geometry, letters: &str, turn: Turn) -> (Geometry, String) {
    let palette = Palette::black_on_white();
    let clues = vec![Clue::anything(); geometry.line_count()];
    let puzzle = Puzzle::new(geometry.clone(), palette, clues).unwrap();
    let (puzzle, former) = turned(&puzzle, turn).unwrap();
    let sign = |cell: &CellId| char::from(letters.as_bytes()[cell.index()]);
    (puzzle.geometry().clone(), former.iter().map(sign).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_outline_is_mirrored_turned_and_shifted_as_the_library_does() {
    let page = Page::open(&[]).await;
    for (kind, geometry) in [("triangles", triangles(TRAPEZOID)), ("hex", hexagons([2, 3, 4, 2]))] {
        easel_of(&page, kind, if kind == "hex" { [2, 3, 4, 2] } else { TRAPEZOID }).await;
        page.draws(&"-".repeat(geometry.cell_count())).await;
        over(&page, &geometry, &[0, 2], false).await;
        let (mut board, mut drawn) =
            (geometry.clone(), letters(&geometry, &geometry.cells().take(3).collect::<Vec<_>>()));
        page.draws(&drawn).await;
        for (item, is_mirrored, steps) in [
            ("draw-turn", false, 1),
            ("draw-mirror", true, 0),
            ("draw-turn", false, 1),
            ("draw-flip", true, 3),
        ] {
            picture_menu(&page, item).await;
            (board, drawn) = laid(&board, &drawn, Turn { is_mirrored, steps });
            page.draws(&drawn).await;
        }
        // There and back again, over the rim.
        for (there, back) in [("draw-left", "draw-right"), ("draw-up", "draw-down")] {
            picture_menu(&page, there).await;
            page.until(&format!("document.getElementById('easel').dataset.letters !== '{drawn}'"))
                .await;
            let moved = page.ask("document.getElementById('easel').dataset.letters").await;
            assert_eq!(moved.as_str().unwrap().matches('a').count(), 3, "{there}");
            picture_menu(&page, back).await;
            page.draws(&drawn).await;
        }
        // Undo brings the first drawing back, through all changes of the outline.
        for _ in 0..8 {
            page.click("#draw-undo").await;
        }
        page.draws(&letters(&geometry, &geometry.cells().take(3).collect::<Vec<_>>())).await;
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_larger_outline_keeps_the_picture_and_a_smaller_one_again() {
    let page = Page::open(&[]).await;
    easel_of(&page, "triangles", [2, 2, 2, 2]).await;
    let small = triangles([2; 4]);
    over(&page, &small, &[5, 11], false).await;
    let before = letters(&small, small.line(small.line_numbered(1).unwrap()));
    page.draws(&before).await;
    for (sides, count) in [([3; 4], 54), ([2; 4], 24)] {
        easel_of(&page, "triangles", sides).await;
        let letters = "document.getElementById('easel').dataset.letters";
        page.until(&format!("{letters}.length === {count}")).await;
        page.until(&format!("{letters}.replaceAll('-', '').length === 7")).await;
    }
    page.draws(&before).await;
    page.end().await;
    // Of one column more none is the middle: it comes at the right, and goes from there.
    let page = easel(2, 1).await;
    draw(&page, &[(0.5, 0.5)], false).await;
    page.draws("a-").await;
    resize(&page, 3, 1).await;
    page.draws("a--").await;
    resize(&page, 2, 1).await;
    page.draws("a-").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_outline_has_no_use_for_is_grey_and_says_why() {
    let page = easel(3, 3).await;
    tool(&page, "box").await;
    page.ask("(document.getElementById('mirror-across').click(), 0)").await;
    // What was held is let go with the outline that it needs.
    easel_of(&page, "triangles", TRAPEZOID).await;
    let held = "document.querySelector('[name=tool]:checked').value";
    page.until(&format!("{held} === 'pen'")).await;
    page.until("!document.getElementById('mirror-across').checked").await;
    for (id, words) in [
        ("tool-box", "A box needs rows and columns."),
        ("tool-hole", "Only rectangles can have holes."),
        ("mirror-across", "The right side of this outline is not like the left one."),
        ("mirror-down", "The lower half of this outline is not like the upper one."),
    ] {
        let field = format!("document.getElementById('{id}')");
        let told = format!("[{field}.ariaDescription, {field}.ariaDisabled].join()");
        assert_eq!(page.ask(&told).await, json!(format!("{words},true")));
        page.click(&format!("#{id}")).await;
        page.says(words).await;
        assert_eq!(page.ask(&format!("[{field}.checked, {held}].join()")).await, "false,pen");
    }
    assert_eq!(violations(&page).await, Vec::<String>::new());
    // A regular one has sides that are alike.
    easel_of(&page, "triangles", [2; 4]).await;
    page.until("document.getElementById('mirror-down').ariaDisabled === 'false'").await;
    page.click("#mirror-across").await;
    page.click("#mirror-down").await;
    let geometry = triangles([2; 4]);
    over(&page, &geometry, &[0], false).await;
    let corners = [0, 4, 19, 23].map(|cell| geometry.cell_numbered(cell).unwrap());
    page.draws(&letters(&geometry, &corners)).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cells_are_taken_away_and_given_back() {
    let page = easel(4, 3).await;
    let geometry = Geometry::rectangle(3, 4).unwrap();
    over(&page, &geometry, &[4, 7], false).await;
    page.draws("----aaaa----").await;
    tool(&page, "hole").await;
    over(&page, &geometry, &[5, 6], false).await;
    page.draws("----a..a----").await;
    // No fill flows over what is not there, and no color comes there.
    tool(&page, "fill").await;
    over(&page, &geometry, &[0], false).await;
    page.draws("aaaaa..a----").await;
    page.click("#draw-undo").await;
    page.draws("----a..a----").await;
    tool(&page, "line").await;
    over(&page, &geometry, &[1, 9], false).await;
    page.draws("-a--a..a-a--").await;
    page.click("#draw-undo").await;
    page.draws("----a..a----").await;
    // A line keeps a cell.
    tool(&page, "hole").await;
    over(&page, &geometry, &[0, 3], false).await;
    page.says("Every row and every column must keep a cell.").await;
    page.draws("----a..a----").await;
    // Given back by the same tool, by key too; undone like any stroke.
    over(&page, &geometry, &[6], false).await;
    page.draws("----a.-a----").await;
    page.keys(&[Key::Left.into(), ' ']).await;
    page.draws("----a--a----").await;
    page.click("#draw-undo").await;
    page.click("#draw-undo").await;
    page.draws("----a..a----").await;
    picture_menu(&page, "draw-turn").await;
    page.draws("-a--.--.--a-").await;
    fairness(&page, "unique").await;
    page.picture("easel-holes").await;
    page.click("#draw-save").await;
    page.until("document.getElementById('save-dialog').open").await;
    page.click("#save-dialog option[value=clues]").await;
    page.fill("#save-dialog [name=name]", "holes").await;
    page.accept().await;
    let saved = page.saved("holes.clues").await;
    assert!(saved.starts_with("rect 4 3 holes"), "{saved}");
    // It is there again with the page, and in what is played.
    page.load().await;
    page.ask("(location.hash = '#make', 0)").await;
    page.draws("-a--.--.--a-").await;
    page.click("#draw-play").await;
    page.shows("..........").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_with_holes_is_mended_and_shared() {
    let page = easel(3, 3).await;
    let geometry = Geometry::rectangle(3, 3).unwrap();
    tool(&page, "hole").await;
    over(&page, &geometry, &[8], false).await;
    page.draws("--------.").await;
    tool(&page, "pen").await;
    over(&page, &geometry, &[0], false).await;
    over(&page, &geometry, &[4], false).await;
    page.draws("a---a---.").await;
    fairness(&page, "several").await;
    page.until("document.querySelectorAll('#other-picture canvas').length === 1").await;
    page.click("#mend").await;
    page.until("!document.getElementById('mend-do').hidden").await;
    page.picture("easel-mend").await;
    page.click("#mend-do").await;
    fairness(&page, "unique").await;
    let drawn = page.ask("document.getElementById('easel').dataset.letters").await;
    assert!(drawn.as_str().unwrap().ends_with('.'), "{drawn}");
    page.click("#draw-publish").await;
    page.until("document.querySelector('#publish-dialog [name=link]').value.length > 40").await;
    page.end().await;
}
