//! What fits windows of every size: the first screen, the shelves, the end of a game.

use super::page::Page;
use super::puzzle;
use serde_json::{Value, json};

/// The phones, from the narrowest on.
const PHONES: [(u32, u32); 3] = [(320, 568), (360, 740), (390, 844)];

/// A screen in a language; somebody who knows the rules sees it, or somebody at a first visit.
async fn screen(size: (u32, u32), language: &str, is_first: bool) -> Page {
    let page = Page::screen(&[], size, size.0 < 1000).await;
    if is_first {
        page.forget_lessons().await;
    }
    let kept = json!({ "language": language }).to_string();
    page.ask(&format!("(localStorage['nonosat.preferences'] = {}, 0)", json!(kept))).await;
    page.load().await;
    page.until("document.querySelectorAll('#gallery .card').length > 30").await;
    page
}

/// Paints a puzzle of the collection whose goal is in black, up to its end.
async fn solve(page: &Page, file: &str) {
    let goal = std::fs::read_to_string(puzzle(file)).unwrap();
    let goal = goal.lines().find_map(|line| line.strip_prefix("goal ")).unwrap().replace('"', "");
    for (cell, _) in goal.chars().enumerate().filter(|(_, sign)| *sign == '1') {
        page.left(&[cell]).await;
    }
    page.until("!document.getElementById('end').hidden").await;
    page.until("document.getElementById('end-next-name').textContent !== ''").await;
    page.until("document.getAnimations().length === 0").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_screen_has_whole_words_and_room_for_fingers_on_phones() {
    for size in PHONES {
        for language in ["de", "ja"] {
            let page = screen(size, language, false).await;
            // A field as wide as its longest choice cuts none.
            let cut = "[...document.querySelectorAll('#start select')].filter((field) => {
                if (!field.checkVisibility()) return false;
                const width = field.offsetWidth;
                Object.assign(field.style, { width: 'max-content', maxWidth: 'none' });
                const isCut = field.offsetWidth > width;
                Object.assign(field.style, { width: '', maxWidth: '' });
                return isCut; }).map((field) => field.id)";
            assert_eq!(page.ask(cut).await, json!([]), "{size:?}, {language}");
            page.click("#filter-open").await;
            assert_eq!(page.ask(cut).await, json!([]), "the filter, {size:?}, {language}");
            let small = "[...document.querySelectorAll('#start :is(select, input, .pill)')]
                .filter((part) => part.checkVisibility())
                .map((part) => [part.id || part.textContent, part.offsetWidth, part.offsetHeight])
                .filter(([, width, height]) => Math.min(width, height) < 40)";
            assert_eq!(page.ask(small).await, json!([]), "{size:?}, {language}");
            // What belongs in a row stands in one.
            let high = "[...document.querySelectorAll('#by .pill, .shelf-tools')]
                .filter((row) => row.offsetHeight > 50).map((row) => row.textContent)";
            assert_eq!(page.ask(high).await, json!([]), "{size:?}, {language}");
            page.picture(&format!("shelves-{language}-{}", size.0)).await;
            page.end().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_sees_the_whole_lesson_on_a_phone_and_the_cards_on_a_desk() {
    for language in ["en", "de"] {
        let page = screen((320, 568), language, true).await;
        let above = "document.getElementById('learn-tools').getBoundingClientRect().top + 20
            < document.getElementById('screens').getBoundingClientRect().top";
        assert_eq!(page.ask(above).await, Value::Bool(true), "{language}");
        page.end().await;
        // What was wrong takes the place of the number of the step, so the board stays.
        let page = screen((390, 844), language, true).await;
        let top = "document.querySelector('#learn-board svg').getBoundingClientRect().top";
        let before = page.ask(top).await;
        page.click("#learn-tools .tool:last-child").await;
        let press = "(document.querySelector('[data-lesson-cell]').dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })), 0)";
        page.ask(press).await;
        page.until("document.getElementById('learn-wrong').checkVisibility()").await;
        let step = "document.getElementById('learn-step').checkVisibility()";
        assert_eq!(page.ask(step).await, Value::Bool(false));
        assert_eq!(page.ask(top).await, before, "{language}");
        page.end().await;
    }
    let page = screen((1280, 800), "en", true).await;
    let low =
        "[...document.querySelectorAll('#today, .feature')].filter((card) => card.checkVisibility()
        && card.getBoundingClientRect().bottom > innerHeight).map((card) => card.id)";
    assert_eq!(page.ask(low).await, json!([]));
    page.picture("first-visit-1280").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_shows_its_shelf_on_a_phone_and_names_in_the_language_of_the_reader() {
    let page = screen((390, 844), "de", false).await;
    page.ask("(location.hash = '#play/1', 0)").await;
    page.until("document.querySelectorAll('[data-cell]').length === 25").await;
    solve(&page, "boat.non").await;
    assert_eq!(page.ask("document.getElementById('end-title').textContent").await, "Kleines Boot");
    page.until("document.getElementById('end-joins').textContent !== ''").await;
    let names = "[...document.querySelectorAll('#end-strip .name')].every((name) => name.getBoundingClientRect().bottom <= innerHeight)";
    assert_eq!(page.ask(names).await, Value::Bool(true));
    // The paper around the picture is the picture's own.
    let paper = "getComputedStyle(document.getElementById('end-board')).backgroundColor";
    assert_eq!(page.ask(paper).await, "rgb(255, 255, 255)");
    page.picture("end-390").await;
    // A solved card is as its neighbors: its words stand at their height.
    page.ask("(location.hash = '#start', 0)").await;
    page.until("document.querySelector('.card.solved .name')?.textContent === 'Kleines Boot'")
        .await;
    let tops = "new Set([...document.querySelectorAll('.shelf:first-child .name')].map((name) => name.getBoundingClientRect().top)).size";
    assert_eq!(page.ask(tops).await, 1);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_that_lies_shows_the_whole_lesson_and_the_picture_at_the_end() {
    let page = screen((844, 390), "de", true).await;
    let low = "[...document.querySelectorAll('#learn-board svg, #learn-tools, #hello-skip')].filter((part) =>
        part.getBoundingClientRect().bottom > innerHeight).map((part) => part.id)";
    assert_eq!(page.ask(low).await, json!([]));
    page.picture("first-visit-844").await;
    page.ask("(location.hash = '#play/1', 0)").await;
    page.until("document.querySelectorAll('[data-cell]').length === 25").await;
    solve(&page, "boat.non").await;
    page.until("!document.getElementById('end-shelf').hidden").await;
    let height = "document.querySelector('#end-board canvas').offsetHeight";
    assert!(page.ask(height).await.as_f64().unwrap() >= 200.0);
    page.picture("end-844").await;
    page.end().await;
}
