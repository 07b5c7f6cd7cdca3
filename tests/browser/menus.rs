//! Menus: their place in the window, their keys, and what their commands act on.

use super::page::Page;
use super::playing::TEE;
use super::puzzle;
use fantoccini::key::Key;
use serde_json::json;

const SCREEN: &str = "document.body.dataset.screen";
const CURSOR: &str = "document.getElementById('grid').getAttribute('aria-activedescendant')";
const FOCUS: &str = "document.activeElement.id";

async fn go(page: &Page, screen: &str) {
    page.ask(&format!("(location.hash = '#{screen}', 0)")).await;
    page.until(&format!("{SCREEN} === '{screen}'")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_menu_lies_within_every_window() {
    let page = Page::open(&[&puzzle("padlock.non")]).await;
    let seen = "[...document.querySelectorAll('.menu > summary')].filter((one) => one.checkVisibility()).map((one) => one.parentElement.id)";
    let outside = "[...document.querySelectorAll('.menu[open] > div')].map((menu) => menu.getBoundingClientRect())
        .filter(({ left, right, top, bottom, height }) => left < 0 || right > innerWidth || top < 0 || bottom > innerHeight || height < 80).length";
    for size in [(1280, 800), (1024, 768), (768, 1024), (844, 390), (500, 844)] {
        for screen in ["play", "start", "make"] {
            go(&page, screen).await;
            page.resize(size).await;
            let menus = page.ask(seen).await;
            assert!(!menus.as_array().unwrap().is_empty());
            for menu in menus.as_array().unwrap() {
                let menu = menu.as_str().unwrap();
                page.click(&format!("#{menu} > summary")).await;
                page.until(&format!("document.getElementById('{menu}').open")).await;
                page.until(&format!("{outside} === 0")).await;
                let wide = "document.documentElement.scrollWidth > innerWidth";
                assert_eq!(page.ask(wide).await, false, "{menu}, {screen}, {size:?}");
                page.keys(&[Key::Escape.into()]).await;
            }
        }
    }
    page.end().await;
    for size in [(390, 844), (320, 640)] {
        let page = Page::screen(&[&puzzle("padlock.non")], size, true).await;
        page.click("#menu-more > summary").await;
        page.until(&format!("{outside} === 0")).await;
        page.picture(&format!("menu-{}", size.0)).await;
        page.keys(&[Key::Escape.into()]).await;
        page.click("#menu-rest > summary").await;
        page.until(&format!("{outside} === 0")).await;
        page.picture(&format!("rest-{}", size.0)).await;
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_move_within_an_open_menu_and_not_on_the_board() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    let cursor = page.ask(CURSOR).await;
    page.ask("document.querySelector('#menu-more summary').focus()").await;
    let (up, down, left, right) =
        (Key::Up.into(), Key::Down.into(), Key::Left.into(), Key::Right.into());
    for (key, focus) in [
        (down, "checkpoint"),
        // What is disabled is passed over.
        (down, "clear"),
        (up, "checkpoint"),
        (up, "show-recent"),
        (Key::Home.into(), "checkpoint"),
        (Key::End.into(), "show-recent"),
        ('s', "checkpoint"),
        ('s', "save"),
        (right, "preferences"),
        (left, "checkpoint"),
    ] {
        page.keys(&[key]).await;
        page.until(&format!("{FOCUS} === '{focus}'")).await;
    }
    page.keys(&[Key::Escape.into()]).await;
    page.until("document.activeElement === document.querySelector('#menu-more summary')").await;
    assert_eq!(page.ask("document.querySelectorAll('.menu[open]').length").await, 0);
    assert_eq!(page.ask(CURSOR).await, cursor);
    page.shows(".........").await;
    // Enter opens it, and presses what has the focus; then the board has it.
    page.keys(&[Key::Enter.into()]).await;
    page.until(&format!("{FOCUS} === 'checkpoint'")).await;
    page.keys(&[Key::Enter.into()]).await;
    page.says("Checkpoint 1 is set.").await;
    page.until(&format!("{FOCUS} === 'grid'")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_act_on_what_is_seen() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[0]).await;
    page.shows("a........").await;
    let shown = "[...document.querySelectorAll('#menu-more button')].filter((one) => !one.hidden).map((one) => one.id)";
    go(&page, "start").await;
    assert_eq!(page.ask(shown).await, json!(["new", "open", "image", "show-recent"]));
    page.chord(Key::Control, 's').await;
    page.chord(Key::Control, 'z').await;
    assert_eq!(page.ask("document.querySelectorAll('dialog[open]').length").await, 0);
    go(&page, "make").await;
    page.chord(Key::Control, 'z').await;
    page.fill("#draw-title", "Owl").await;
    page.ask("document.activeElement.blur()").await;
    page.chord(Key::Control, 's').await;
    page.until("document.getElementById('save-dialog').open").await;
    let name = page.ask("document.querySelector('#save-dialog [name=name]').value").await;
    assert_eq!(name, "Owl");
    page.click("#save-dialog [value=cancel]").await;
    go(&page, "play").await;
    page.shows("a........").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn escape_without_a_puzzle_is_no_fault() {
    let page = Page::open(&[]).await;
    page.ask("(window.faults = 0, addEventListener('error', () => { faults += 1; }), 0)").await;
    for screen in ["make", "start"] {
        go(&page, screen).await;
        page.keys(&[Key::Escape.into()]).await;
    }
    assert_eq!(page.ask("faults").await, 0);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gear_of_the_preferences_is_no_sun() {
    let page = Page::open(&[]).await;
    // Its sign, drawn large. The rays of a sun touch neither each other nor the disk; the teeth of a gear are one
    // ring around its hole.
    page.ask(
        "(() => { const side = 96, sign = document.getElementById('i-gear'), { strokeWidth } = getComputedStyle(document.querySelector('#menu-gear .icon'));
           const image = new Image(), canvas = document.createElement('canvas'), pen = canvas.getContext('2d');
           canvas.width = canvas.height = side;
           image.onload = () => { pen.drawImage(image, 0, 0, side, side);
             const { data } = pen.getImageData(0, 0, side, side), isInk = (at) => data[4 * at + 3] > 127, seen = new Set();
             window.parts = 0;
             for (let start = 0; start < side * side; start += 1) {
               if (!isInk(start) || seen.has(start)) continue;
               window.parts += 1;
               for (const open = [start]; open.length; ) {
                 const at = open.pop();
                 if (seen.has(at) || !isInk(at)) continue;
                 seen.add(at);
                 open.push(at - 1, at + 1, at - side, at + side);
               } } };
           image.src = 'data:image/svg+xml,' + encodeURIComponent(`<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"${side}\" height=\"${side}\"
             viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" stroke-width=\"${parseFloat(strokeWidth)}\">${sign.innerHTML}</svg>`);
           return 0; })()",
    )
    .await;
    page.until("window.parts > 0").await;
    assert_eq!(page.ask("parts").await, 2);
    page.end().await;
}
