//! Keys and focus: hexagons, colors, what belongs to the board alone, where the focus goes.

use super::page::Page;
use super::playing::TEE;
use fantoccini::actions::MOUSE_BUTTON_LEFT;
use fantoccini::key::Key;

const FOCUS: &str = "document.activeElement.id";
const CURSOR: &str = "document.getElementById('grid').getAttribute('aria-activedescendant')";

/// A hexagon of side 3 without clues: rows of 3, 4, 5, 4 and 3 cells.
fn hexagon() -> String {
    format!("hex 3\n#ffffff #000000\n{}", "*\n".repeat(15))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cursor_of_a_hexagon_keeps_to_its_column() {
    let page = Page::open(&[]).await;
    page.open_text("hexagon.clues", &hexagon()).await;
    page.keys(&[Key::End.into()]).await;
    assert_eq!(page.ask(CURSOR).await, "cell-2");
    let (up, down): (char, char) = (Key::Up.into(), Key::Down.into());
    page.keys(&[down, up, down, up]).await;
    assert_eq!(page.ask(CURSOR).await, "cell-2");
    page.keys(&[down, down]).await;
    assert_eq!(page.ask(CURSOR).await, "cell-10");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_paint_along_every_direction_of_a_hexagon() {
    let page = Page::open(&[]).await;
    page.open_text("hexagon.clues", &hexagon()).await;
    page.keys(&[Key::Enter.into()]).await;
    for (key, want) in [
        (Key::PageDown, "a...a.............."),
        (Key::End, "a...a...a.........."),
        (Key::Right, "a...a...aa........."),
        (Key::PageUp, "a...aa..aa........."),
        (Key::Home, "aa..aa..aa........."),
    ] {
        page.chord(Key::Shift, key.into()).await;
        page.shows(want).await;
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_color_has_a_key() {
    let page = Page::open(&[]).await;
    let colors: Vec<String> = (0..12).map(|ink| format!("#{ink:x}0{ink:x}000")).collect();
    let clues = format!("rect 1 5\n#ffffff {}\n{}", colors.join(" "), "*\n".repeat(6));
    page.open_text("colors.clues", &clues).await;
    let (enter, right): (char, char) = (Key::Enter.into(), Key::Right.into());
    page.keys(&['0', enter, right, '.', enter, right, '.', '.', enter, right, ',', enter]).await;
    page.shows("jkal.").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_act_wherever_the_focus_is_and_escape_ends_a_drag() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    let chosen = "document.querySelector('[name=mode]:checked').value";
    page.keys(&['m']).await;
    assert_eq!(page.ask(chosen).await, "cross");
    page.ask("document.getElementById('larger').focus()").await;
    page.keys(&['m']).await;
    assert_eq!(page.ask(chosen).await, "maybe");
    page.keys(&['s']).await;
    assert_eq!(page.ask(chosen).await, "cross");
    page.keys(&['s']).await;
    assert_eq!(page.ask(chosen).await, "pen");
    // A tool that was clicked does not keep the arrows.
    page.click("[name=mode][value=pen]").await;
    page.keys(&[Key::Right.into()]).await;
    assert_eq!(page.ask(chosen).await, "pen");
    page.until(&format!("{CURSOR} === 'cell-1'")).await;
    page.keys(&['?']).await;
    page.until("document.getElementById('keys-dialog').open").await;
    page.keys(&[Key::Escape.into()]).await;
    page.press(MOUSE_BUTTON_LEFT, &[3, 4, 5]).await;
    page.shows("...aaa...").await;
    page.keys(&[Key::Escape.into()]).await;
    page.shows(".........").await;
    page.release(MOUSE_BUTTON_LEFT).await;
    page.shows(".........").await;
    assert_eq!(page.ask("document.getElementById('undo').disabled").await, true);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_has_the_focus_after_a_menu_and_a_dialog() {
    let page = Page::open(&[]).await;
    // Without a board the menu has it again.
    page.choose("keys").await;
    page.accept().await;
    page.until("document.activeElement === document.querySelector('#menu-gear summary')").await;
    page.open_text("tee.clues", TEE).await;
    assert_eq!(page.ask(FOCUS).await, "grid");
    page.choose("checkpoint").await;
    assert_eq!(page.ask(FOCUS).await, "grid");
    for item in ["keys", "save", "preferences"] {
        page.choose(item).await;
        page.keys(&[Key::Escape.into()]).await;
        page.until(&format!("{FOCUS} === 'grid'")).await;
    }
    page.choose("edit-clues").await;
    page.fill("[name=clue-0]", "2").await;
    page.until("document.querySelector('#clues-dialog .problem').textContent !== ''").await;
    page.accept().await;
    page.until("document.querySelector('#lines li').dataset.clue === '2'").await;
    assert_eq!(page.ask(FOCUS).await, "grid");
    // A menu that one leaves with Tab is closed.
    page.ask("document.querySelector('#menu-more summary').focus()").await;
    page.keys(&[Key::Enter.into()]).await;
    page.until("document.getElementById('menu-more').open").await;
    page.keys(&[Key::Tab.into()]).await;
    page.until("!document.getElementById('menu-more').open").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cursor_and_the_hint_stay_where_they_are_in_other_colors() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.choose("hint").await;
    page.says("Look at row 1.").await;
    page.keys(&['h']).await;
    page.says("can be settled").await;
    let hinted = "document.querySelector('.hinted').getAttribute('d')";
    let before = page.ask(hinted).await;
    page.keys(&[Key::Right.into()]).await;
    page.appear("dark").await;
    page.until(&format!("{CURSOR} === 'cell-1'")).await;
    assert_eq!(page.ask(hinted).await, before);
    page.keys(&[Key::Enter.into()]).await;
    page.shows(".a.......").await;
    page.end().await;
}
