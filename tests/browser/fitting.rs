//! What fits the narrowest phone in languages of long words, and what stays when one goes back.

use super::page::Page;
use super::puzzle;
use super::sketching::{easel, fairness, resize, stroke};
use fantoccini::key::Key;
use serde_json::{Value, json};

/// From now on, what fails is listed in `faults`.
const FAULTS: &str =
    "(window.faults = [], addEventListener('error', ({ message }) => faults.push(message)), 0)";

/// The narrowest phone, in a language.
async fn phone(language: &str) -> Page {
    let page = Page::screen(&[], (320, 568), true).await;
    let kept = json!({ "language": language }).to_string();
    page.ask(&format!("(localStorage['nonosat.preferences'] = {}, 0)", json!(kept))).await;
    page.load().await;
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn the_words_of_a_lesson_stand_beside_its_board_on_the_narrowest_phone() {
    let page = phone("de").await;
    page.ask("(location.hash = '#learn', 0)").await;
    page.until("document.getElementById('learn-says').textContent !== ''").await;
    page.picture("lesson-320").await;
    let below = "[...document.querySelectorAll('#learn-board svg, #learn-says')].filter((part) =>
        part.getBoundingClientRect().bottom > document.getElementById('screens').getBoundingClientRect().top).map((part) => part.id)";
    assert_eq!(page.ask(below).await, json!([]));
    // The row of lessons is pushed along as far as the one that is shown.
    page.ask("(location.hash = '#learn/open', 0)").await;
    page.until("(({ left, right }) => left >= 0 && right <= innerWidth)(document.querySelector('#learn-list [aria-current]').getBoundingClientRect())").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_a_day_is_whole_on_the_narrowest_phone() {
    let page = phone("de").await;
    page.ask("(location.hash = '#play/2026-11-19', 0)").await;
    page.until("document.getElementById('title').textContent === 'Donnerstag, 19. November'").await;
    let fits = "(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollWidth <= clientWidth && scrollHeight <= clientHeight)
        (document.getElementById('title'))";
    assert_eq!(page.ask(fits).await, Value::Bool(true));
    page.picture("day-320").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_ends_a_dialog_is_in_sight_on_the_narrowest_phone() {
    let page = phone("ru").await;
    // The last one leads to a game, whose bar has no room for the other menu.
    for item in ["preferences", "keys", "statistics", "new"] {
        page.choose(item).await;
        let hit = "(() => { const one = document.querySelector('dialog[open] [value=ok]'), { x, y, width, height } = one.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === one; })()";
        assert_eq!(page.ask(hit).await, Value::Bool(true), "{item}");
        let wide = "[...document.querySelectorAll('dialog[open] label > span')].filter((words) => words.checkVisibility()
            && words.getBoundingClientRect().right > words.parentElement.getBoundingClientRect().right + 1).map((words) => words.textContent)";
        assert_eq!(page.ask(wide).await, json!([]), "{item}");
        page.picture(&format!("{item}-320")).await;
        page.accept().await;
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_to_do_stays_in_sight_below_words_that_are_scrolled() {
    let page = Page::screen(&[&puzzle("padlock.non")], (320, 568), true).await;
    page.left(&[0]).await;
    page.keys(&['c']).await;
    page.says("mistake").await;
    page.keys(&['c']).await;
    page.until(
        "!document.getElementById('go-back').hidden && document.getElementById('where').hidden",
    )
    .await;
    let hit = "(() => { const one = document.getElementById('go-back'), { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)); })()";
    assert_eq!(page.ask(hit).await, Value::Bool(true));
    page.picture("mistake-320").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_on_buttons_of_the_panel_stay_within_them_in_every_language() {
    let page = Page::screen(&[&puzzle("bee.clues")], (1024, 768), false).await;
    for language in ["de", "fr", "es", "pl", "ru"] {
        let kept = json!({ "language": language }).to_string();
        page.ask(&format!("(localStorage['nonosat.preferences'] = {}, 0)", json!(kept))).await;
        page.load_game().await;
        let wide = "[...document.querySelectorAll('#dock .tool span, #dock label span')].filter((words) => words.checkVisibility()
            && words.getBoundingClientRect().right > words.closest('button, label').getBoundingClientRect().right).map((words) => words.textContent)";
        assert_eq!(page.ask(wide).await, json!([]), "{language}");
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn going_back_leaves_an_open_dialog() {
    let page = Page::open(&[]).await;
    page.ask("(location.hash = '#mine', 0)").await;
    page.until("document.body.dataset.screen === 'mine'").await;
    page.choose("keys").await;
    page.client.back().await.unwrap();
    page.until("document.body.dataset.screen === 'start'").await;
    page.until("!document.querySelector('dialog[open]')").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_another_shape_comes_from_the_first_screen_without_a_fault() {
    let page = Page::open(&[&puzzle("volcano.clues")]).await;
    page.ask(FAULTS).await;
    page.keys(&[Key::End.into(), Key::PageDown.into()]).await;
    page.ask("(location.hash = '#start', 0)").await;
    page.until("document.querySelectorAll('#gallery .card').length > 30").await;
    page.click("[data-name=boat]").await;
    page.until("document.querySelectorAll('[data-cell]').length === 25").await;
    assert_eq!(page.ask("faults").await, json!([]));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_in_doubt_becomes_smaller_without_a_fault() {
    let page = easel(4, 4).await;
    page.ask(FAULTS).await;
    stroke(&page, &[(0, 0), (0, 0)]).await;
    stroke(&page, &[(3, 3), (3, 3)]).await;
    fairness(&page, "several").await;
    resize(&page, 4, 2).await;
    page.until("document.getElementById('easel').dataset.letters.length === 8").await;
    page.until("document.getElementById('fairness').dataset.verdict !== 'several'").await;
    assert_eq!(page.ask("faults").await, json!([]));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_was_cut_is_no_fault() {
    let page = Page::open(&[]).await;
    page.ask(FAULTS).await;
    page.ask("(location.hash = '#learn/%E0%A4', 0)").await;
    page.until("document.body.dataset.screen === 'learn'").await;
    page.ask("(location.hash = '#play/%E0%A4', 0)").await;
    page.until("document.body.dataset.screen !== 'learn'").await;
    assert_eq!(page.ask("faults").await, json!([]));
    page.end().await;
}
