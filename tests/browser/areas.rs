//! Boards with regions, and boards with numbers in their cells.

use super::page::Page;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// An L at the upper left, a corner beside it, a bar below; the L and the bar are painted.
const REGIONS: &str =
    "rect 3 3 regions\naab\nabb\nccc\n#ffffff #000000\n=2a\n=1a\n=3a\n=3a\n=2a\n=1a\n";
/// A T: the top row, then the middle column.
const MOSAIC: &str = "mosaic 3 3\n#ffffff #000000\n3.3\n.5.\n222\n";

/// What the board tells of the number in its first cell, to which the cursor goes.
async fn told(page: &Page) -> String {
    page.keys(&[Key::Home.into(), Key::PageUp.into()]).await;
    let first = "document.querySelector('#cell-0')?.getAttribute('aria-description')";
    page.until(&format!("!!{first}")).await;
    page.ask(first).await.as_str().unwrap().to_owned()
}

/// Is a heavy line drawn at the right side of a cell?
async fn has_wall(page: &Page, cell: usize) -> Value {
    page.ask(&format!(
        "(() => {{ const box = document.querySelector('[data-cell=\"{cell}\"]').getBoundingClientRect();
        const canvas = document.getElementById('edges'), all = canvas.getBoundingClientRect(), ratio = canvas.width / all.width;
        return canvas.getContext('2d').getImageData((box.right - all.x) * ratio, (box.y + box.height / 2 - all.y) * ratio, 1, 1).data[3] > 0; }})()"
    ))
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_paints_a_region_in_one_step_and_walls_stand_between_regions() {
    let page = Page::open(&[]).await;
    page.open_text("regions.clues", REGIONS).await;
    assert_eq!(page.clues().await, ["=2", "=1", "=3", "=3", "=2", "=1"]);
    let mut walls = Vec::new();
    for cell in [0, 1, 3, 4, 6, 7] {
        walls.push(has_wall(&page, cell).await);
    }
    assert_eq!(json!(walls), json!([false, true, true, false, false, false]));
    page.left(&[1]).await;
    page.shows("aa.a.....").await;
    page.lamps(&[0, 1]).await;
    page.fills("aaoaoo...").await;
    page.right(&[5]).await;
    page.shows("aaxaxx...").await;
    page.click("#undo").await;
    page.shows("aa.a.....").await;
    page.click("#undo").await;
    page.shows(".........").await;
    page.click("#redo").await;
    page.shows("aa.a.....").await;
    // A drag paints every region that it comes through.
    page.click("#undo").await;
    page.left(&[3, 6]).await;
    page.shows("aa.a..aaa").await;
    page.says("Congratulations").await;
    page.picture("regions-solved").await;
    page.click("#end-close").await;
    page.click("#undo").await;
    page.shows(".........").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_and_hints_mark_whole_regions() {
    let page = Page::open(&[]).await;
    page.open_text("regions.clues", REGIONS).await;
    page.ask("(document.getElementById('grid').focus(), 0)").await;
    page.keys(&[Key::Right.into(), 'x']).await;
    page.shows("xx.x.....").await;
    page.keys(&['h']).await;
    page.says("There is a mistake somewhere.").await;
    page.click("#undo").await;
    page.shows(".........").await;
    for _ in 0..3 {
        // A key is dropped while the answer to the last one is on its way.
        let message = "document.getElementById('message').textContent";
        let before = page.ask(message).await;
        page.keys(&['h']).await;
        page.until(&format!("{message} !== {before}")).await;
    }
    page.until("!document.getElementById('do-it').hidden").await;
    page.click("#do-it").await;
    page.until("document.querySelectorAll('[data-mark=a], [data-mark=blank]').length > 1").await;
    let marks = page.marks().await.replace('o', ".");
    let of = |cells: &[usize]| cells.iter().map(|&cell| &marks[cell..=cell]).collect::<Vec<_>>();
    for region in [&[0, 1, 3][..], &[2, 4, 5], &[6, 7, 8]] {
        let signs = of(region);
        assert!(signs.iter().all(|sign| *sign == signs[0]), "{marks}");
    }
    page.end().await;
}

/// The contrast between a number and what lies below it in its cell, once nothing fades.
async fn contrast(page: &Page, cell: usize) -> f64 {
    let script = format!(
        "(() => {{ const box = document.querySelector('[data-cell=\"{cell}\"]').getBoundingClientRect();
        const canvas = document.getElementById('cells'), all = canvas.getBoundingClientRect(), ratio = canvas.width / all.width;
        const [x, y, side] = [box.x + box.width * .3 - all.x, box.y + box.height * .25 - all.y, box.width * .4].map((at) => Math.round(at * ratio));
        const pixels = canvas.getContext('2d').getImageData(x, y, side, Math.round(side * 1.25)).data, counts = new Map();
        for (let at = 0; at < pixels.length; at += 4) {{ const key = pixels.slice(at, at + 3).join(); counts.set(key, (counts.get(key) ?? 0) + 1); }}
        const light = (key) => {{ const [r, g, b] = key.split(',').map((part) => part / 255).map((part) => part <= .03928 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
            return .2126 * r + .7152 * g + .0722 * b + .05; }};
        const below = light([...counts].sort((one, other) => other[1] - one[1])[0][0]);
        return Math.max(...[...counts.keys()].map((key) => {{ const own = light(key); return own > below ? own / below : below / own; }})); }})()"
    );
    page.ask(&script).await.as_f64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_stand_in_cells_and_are_legible_on_every_mark() {
    for (theme, size) in [("light", (390, 844)), ("dark", (1280, 800))] {
        let page = Page::screen(&[], size, false).await;
        page.appear(theme).await;
        page.open_text("mosaic.clues", MOSAIC).await;
        assert!(page.clues().await.is_empty());
        page.left(&[0]).await;
        page.right(&[2]).await;
        page.until("document.getElementById('cell-2').dataset.mark === 'blank'").await;
        page.hover(7).await;
        page.paint(0, 0).await;
        for cell in [0, 2, 4, 6] {
            let found = contrast(&page, cell).await;
            assert!(found >= 4.5, "{theme}: cell {cell} has {found}");
        }
        // Where no number stands, nothing is drawn.
        assert!(contrast(&page, 1).await < 1.1);
        page.picture(&format!("mosaic-{theme}")).await;
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mosaic_is_solved_by_what_its_numbers_tell() {
    let page = Page::open(&[]).await;
    page.open_text("mosaic.clues", MOSAIC).await;
    let first = told(&page).await;
    assert!(first.contains('3') && !first.contains("done"), "{first}");
    for cell in [0, 1] {
        page.left(&[cell]).await;
    }
    page.left(&[4]).await;
    // The rest of the first block is empty, since it has its three cells.
    page.fills("aa.oa....").await;
    assert!(told(&page).await.contains("done"));
    page.left(&[2]).await;
    page.left(&[7]).await;
    page.says("Congratulations").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_frame_a_block_and_the_game_comes_back() {
    let page = Page::open(&[]).await;
    page.open_text("mosaic.clues", MOSAIC).await;
    page.keys(&['h']).await;
    page.until("!!document.querySelector('#board path.band.look')").await;
    page.picture("mosaic-hint").await;
    page.left(&[1]).await;
    page.shows(".a.......").await;
    page.load_game().await;
    page.shows(".a.......").await;
    page.end().await;
}
