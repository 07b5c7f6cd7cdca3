//! Messages: their place beside or above the board, their subject, when they disappear.

use super::page::Page;
use super::playing::TEE;
use super::puzzle;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// Where the first cell lies in the window, and how large it is.
const BOARD: &str = "(() => { const { x, y, width } = document.getElementById('cell-0').getBoundingClientRect();
    return [x, y, width, document.getElementById('desk').clientHeight].map((part) => Math.round(part * 10)); })()";
const MESSAGE: &str = "document.getElementById('message').textContent";
/// Do the words cover a cell of the hint?
const COVERED: &str = "(() => { const words = document.getElementById('foot').getBoundingClientRect();
    return [...document.querySelectorAll('#board .hinted')].some((path) => { const box = path.getBoundingClientRect();
        return box.top < words.bottom && box.bottom > words.top && box.left < words.right && box.right > words.left; }); })()";

#[tokio::test(flavor = "multi_thread")]
async fn the_board_stays_where_it_is_whatever_is_said() {
    for (size, touch) in
        [((1280, 800), false), ((768, 1024), false), ((390, 844), true), ((320, 640), true)]
    {
        let page = Page::screen(&[&puzzle("padlock.non")], size, touch).await;
        page.until("Number(document.getElementById('desk').dataset.size) > 0").await;
        let before = page.ask(BOARD).await;
        for words in ["Look at", "can be settled", "fills"] {
            page.keys(&['h']).await;
            page.says(words).await;
            assert_eq!(page.ask(BOARD).await, before, "{words} {size:?}");
        }
        assert_eq!(page.ask(COVERED).await, false, "{size:?}");
        page.picture(&format!("words-{}", size.0)).await;
        // A mistake and its reason.
        page.keys(&[Key::Escape.into(), Key::Enter.into()]).await;
        page.keys(&['c']).await;
        page.says("There is a mistake somewhere").await;
        assert_eq!(page.ask(BOARD).await, before, "a mistake, {size:?}");
        page.keys(&['c']).await;
        page.until("document.querySelectorAll('#board .wrong').length > 0").await;
        assert_eq!(page.ask(BOARD).await, before, "its reason, {size:?}");
        page.keys(&['b']).await;
        page.says("everything is right again").await;
        assert_eq!(page.ask(BOARD).await, before, "{size:?}");
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_lights_its_own_lines_alone_and_the_bar_has_their_clues() {
    let page = Page::screen(&[&puzzle("padlock.non")], (390, 844), true).await;
    let names =
        "[...document.querySelectorAll('#clue-bar .name')].map((name) => name.textContent).join()";
    let lit = "document.querySelector('#board .lit').getAttribute('d').length > 0";
    page.until(&format!("{names} === 'row 1,column 1' && {lit}")).await;
    page.keys(&['h']).await;
    page.says("Look at row 5").await;
    page.until(&format!("{names} === 'row 5' && !({lit})")).await;
    page.keys(&[Key::Down.into()]).await;
    page.until(&format!("{names} === 'row 5' && !({lit})")).await;
    page.keys(&[Key::Escape.into()]).await;
    page.until(&format!("{names} === 'row 2,column 1' && {lit}")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_leaves_with_the_screen_and_the_puzzle() {
    let page = Page::open(&[]).await;
    let offered = "document.querySelectorAll('#further button:not([hidden])').length";
    page.open_text("tee.clues", TEE).await;
    for elsewhere in ["start", "make"] {
        page.left(&[6]).await;
        page.keys(&['c']).await;
        page.says("There is a mistake somewhere").await;
        page.ask(&format!("(location.hash = '#{elsewhere}', 0)")).await;
        page.until(&format!("document.body.dataset.screen === '{elsewhere}'")).await;
        page.until(&format!("{MESSAGE} === '' && {offered} === 0")).await;
        page.ask("(location.hash = '#play', 0)").await;
        page.until("document.body.dataset.screen === 'play'").await;
        page.click("#undo").await;
        page.shows(".........").await;
    }
    page.keys(&['h']).await;
    page.says("Look at").await;
    page.open_text("other.clues", "rect 1 2\n#ffffff #000000\n1a\n1a\n\n").await;
    page.until(&format!("{offered} === 0")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picture_is_given_away_only_after_a_question() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.click("#menu-more summary").await;
    page.click("#solve").await;
    page.until("document.getElementById('solve-dialog').open").await;
    page.click("#solve-dialog [value=cancel]").await;
    page.until("!document.getElementById('solve-dialog').open").await;
    page.shows(".........").await;
    page.choose("solve").await;
    page.says("Solved").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn safe_colors_are_called_as_they_look_also_in_hints() {
    let page = Page::open(&[]).await;
    let clues = "rect 1 3\n#ffffff #ff0000 #0000ff\n1a 2b\n1a\n1b\n1b\n";
    page.open_text("colors.clues", clues).await;
    page.choose("preferences").await;
    page.click("#preferences-dialog option[value=safe]").await;
    page.accept().await;
    let names =
        "[...document.querySelectorAll('#palette span')].map((name) => name.textContent).join()";
    page.until(&format!("{names} === 'dark orange,blue'")).await;
    for words in ["Look at row 1", "can be settled"] {
        page.keys(&['h']).await;
        page.says(words).await;
    }
    page.keys(&['h']).await;
    page.says("The dark orange 1 and the blue 2").await;
    // Where clues are edited, each name has its color.
    page.choose("edit-clues").await;
    let squares = "document.querySelectorAll('#clues-colors .swatch i').length";
    assert_eq!(page.ask(squares).await, 2);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_answers_it_can_be_tried_again() {
    let page = Page::served(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.devtools("Network.enable", json!({})).await;
    let block = |urls: Value| json!({ "urls": urls });
    page.devtools("Network.setBlockedURLs", block(json!(["*/api/*"]))).await;
    page.left(&[0]).await;
    page.until("!document.getElementById('again').hidden").await;
    page.devtools("Network.setBlockedURLs", block(json!([]))).await;
    page.click("#again").await;
    page.until(&format!("{MESSAGE} === '' && document.getElementById('again').hidden")).await;
    // The next mark does it, too.
    page.devtools("Network.setBlockedURLs", block(json!(["*/api/*"]))).await;
    page.left(&[1]).await;
    page.until("!document.getElementById('again').hidden").await;
    page.devtools("Network.setBlockedURLs", block(json!([]))).await;
    page.left(&[2]).await;
    page.lamps(&[0, 3, 5]).await;
    page.until(&format!("{MESSAGE} === ''")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_can_be_read_where_the_system_forces_its_colors() {
    for scheme in ["light", "dark"] {
        let page = Page::open(&[]).await;
        let features = json!({ "features": [{ "name": "forced-colors", "value": "active" },
            { "name": "prefers-color-scheme", "value": scheme }] });
        page.devtools("Emulation.setEmulatedMedia", features).await;
        page.open_text("tee.clues", TEE).await;
        page.left(&[4]).await;
        page.hover(0).await;
        let (ink, paper) = (page.paint(4, 20).await, page.paint(8, 20).await);
        assert_ne!(ink, paper, "{scheme}");
        let line = page.paint(8, -50).await;
        assert!(line != paper && line != ink, "{scheme}: {line}");
        // The numbers of a line that is lit differ from their band.
        let inks = "(() => { const canvas = document.getElementById('numbers'), { width, height } = canvas, found = new Map();
            const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
            for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) { const key = data.slice(at, at + 3).join(); found.set(key, (found.get(key) ?? 0) + 1); }
            return [...found.values()].filter((count) => count > 40).length; })()";
        assert!(page.ask(inks).await.as_u64() > Some(1), "{scheme}");
        let paints = "['pen', 'cross'].map((tool) => getComputedStyle(document.querySelector(`#modes label:has([value=${tool}])`)).backgroundColor)";
        let paints = page.ask(paints).await;
        assert_ne!(paints[0], paints[1], "the tool that is held, {scheme}");
        page.picture(&format!("forced-{scheme}")).await;
        page.end().await;
    }
}

/// No line and no gap is seen between cells of a run; between others there is one.
#[tokio::test(flavor = "multi_thread")]
async fn neighbors_of_one_color_are_one_surface() {
    let page = Page::open(&[]).await;
    for text in [TEE, "hex 2\n#ffffff #000000\n\n3a\n\n1a\n1a\n1a\n1a\n1a\n1a\n"] {
        page.open_text("run.clues", text).await;
        page.click("[name=mode][value=pen]").await;
        let middle = if text == TEE { 3 } else { 2 };
        page.left(&[middle]).await;
        page.until(&format!("document.getElementById('cell-{middle}').dataset.mark === 'a'")).await;
        let (ink, alone) = (page.paint(middle, 0).await, page.paint(middle, 50).await);
        assert_ne!(ink, alone);
        page.left(&[middle + 1]).await;
        page.until(&format!("document.getElementById('cell-{}').dataset.mark === 'a'", middle + 1))
            .await;
        assert_eq!(page.paint(middle, 50).await, ink);
        page.click("#undo").await;
        page.until(&format!("document.getElementById('cell-{}').dataset.mark !== 'a'", middle + 1))
            .await;
        assert_ne!(page.paint(middle, 50).await, ink);
    }
    page.end().await;
}
