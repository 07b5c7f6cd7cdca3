//! What fits the narrowest phone in languages of long words, and what stays when one goes back.

use super::page::Page;
use super::puzzle;
use super::seeing::violations;
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

/// Where these elements begin, from the left.
fn lefts(selector: &str) -> String {
    format!(
        "[...document.querySelectorAll('{selector}')].filter((one) => one.checkVisibility()).map((one) => Math.round(one.getBoundingClientRect().x))"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tools_of_the_board_stand_in_one_row_in_every_language() {
    for size in [(320, 568), (390, 844), (768, 1024)] {
        let page = Page::screen(&[&puzzle("heart.non")], size, true).await;
        for language in ["en", "de", "fr", "es", "pl", "ru", "ja", "zh"] {
            let kept = json!({ "language": language }).to_string();
            page.ask(&format!("(localStorage['nonosat.preferences'] = {}, 0)", json!(kept))).await;
            page.load_game().await;
            let middles = "[...new Set([...document.querySelectorAll('#dock > :is(button, details, fieldset, .group)')]
                .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
                .map(({ y, height }) => Math.round((y + height / 2) / 8)))].length";
            assert_eq!(page.ask(middles).await, 1, "{language} at {size:?}");
            page.picture(&format!("dock-{language}-{}", size.0)).await;
        }
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_logo_and_the_menus_keep_their_places_from_screen_to_screen() {
    for size in [(1280, 800), (390, 844)] {
        let page = Page::screen(&[], size, false).await;
        let mut places = Vec::new();
        for screen in ["start", "make", "mine", "days", "learn"] {
            page.ask(&format!("(location.hash = '#{screen}', 0)")).await;
            page.until(&format!("document.body.dataset.screen === '{screen}'")).await;
            places.push(page.ask(&lefts("#home, #menus summary")).await);
        }
        assert!(places.iter().all(|place| *place == places[0]), "{size:?}: {places:?}");
        page.ask("(location.hash = '#start', 0)").await;
        page.until("document.body.dataset.screen === 'start'").await;
        let cards = page.ask(&lefts("#today")).await;
        assert_eq!(cards[0], places[0][0], "the logo stands above the cards at {size:?}");
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_two_menus_of_a_game_have_the_same_sign() {
    let page = Page::screen(&[&puzzle("heart.non")], (390, 844), true).await;
    let signs = "[...document.querySelectorAll('summary use')].filter((one) => one.checkVisibility()).map((one) => one.getAttribute('href'))";
    let found = page.ask(signs).await;
    let all: std::collections::BTreeSet<String> =
        found.as_array().unwrap().iter().map(Value::to_string).collect();
    assert_eq!(found.as_array().unwrap().len(), all.len(), "{found}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_of_the_panel_have_one_shape_and_one_size_of_letters() {
    let page = Page::screen(&[&puzzle("heart.non")], (1280, 800), false).await;
    let looks = "[...new Set([...document.querySelectorAll('#dock > .tool, #modes label')].filter((one) => one.checkVisibility())
        .map((one) => getComputedStyle(one)).map(({ fontSize, borderRadius }) =>
            `${fontSize} ${Math.max(...borderRadius.match(/[0-9.]+/g))}`))]";
    assert_eq!(page.ask(looks).await.as_array().unwrap().len(), 1, "{}", page.ask(looks).await);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_fit_a_phone_with_all_that_they_have() {
    let solve = json!({ "when": 1_790_000_000_000_u64, "title": "A long title that has no end on a phone", "size": "15x15",
        "seconds": 4321, "hints": 2, "mistakes": 1, "from": null });
    for (size, sums) in
        [((390, 844), json!([3, 2])), ((320, 568), json!([3, 2])), ((1280, 800), json!([5]))]
    {
        let page = Page::screen(&[], size, true).await;
        page.ask(&format!("(localStorage['nonosat.statistics'] = JSON.stringify([{solve}]), 0)"))
            .await;
        page.load().await;
        page.choose("statistics").await;
        let outside = "[...document.querySelectorAll('#statistics-dialog :is(td, dd, dt)')].filter((one) => one.getBoundingClientRect().right
            > document.querySelector('#statistics-dialog .scrolled').getBoundingClientRect().right + 1).map((one) => one.textContent)";
        // On a wide screen a table with a title without end is moved aside.
        if size.0 < 1280 {
            assert_eq!(page.ask(outside).await, json!([]), "{size:?}");
        }
        let wide = "(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('#statistics-dialog .scrolled'))";
        assert!(size.0 == 1280 || page.ask(wide).await == false, "{size:?}");
        // No sum fills a row alone.
        let rows = "Object.values(Object.groupBy([...document.querySelectorAll('#statistics-sums div')], (one) => Math.round(one.getBoundingClientRect().y))).map((row) => row.length)";
        assert_eq!(page.ask(rows).await, sums, "{size:?}");
        assert_eq!(violations(&page).await, Vec::<String>::new());
        page.picture(&format!("statistics-{}", size.0)).await;
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_that_lies_shows_that_there_are_shelves() {
    let page = Page::screen(&[], (844, 390), true).await;
    page.until("document.querySelectorAll('#gallery .card').length > 30").await;
    let seen = "['#today-play', '.gallery-head', '#gallery h3'].filter((part) => document.querySelector(part).getBoundingClientRect().bottom > innerHeight)";
    assert_eq!(page.ask(seen).await, json!([]));
    page.picture("start-844").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn preferences_end_in_what_people_want_and_sizes_in_pixels_are_folded() {
    let page = Page::screen(&[], (390, 844), true).await;
    page.choose("preferences").await;
    let seen = "[...document.querySelectorAll('#preferences-dialog [type=number]')].filter((one) => one.checkVisibility()).length";
    assert_eq!(page.ask(seen).await, 0);
    let names = page.find("#preferences-dialog form").await.text().await.unwrap();
    for name in
        ["Sounds", "Vibration", "Tools for the left hand", "Cross out the rest of a finished line"]
    {
        assert!(names.contains(name), "{name}: {names}");
    }
    page.click("#preferences-dialog summary").await;
    assert_eq!(page.ask(seen).await, 3);
    page.picture("preferences-390").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_title_without_end_stays_two_lines_high() {
    let page = Page::screen(&[], (390, 844), true).await;
    let title = "endless ".repeat(700);
    page.open_text("long.clues", &format!("rect 1 2\n#fff #000\n1a\n1a\n\ntitle {title}\n")).await;
    page.keys(&['x']).await;
    page.shows("x.").await;
    page.choose("show-recent").await;
    page.until("!!document.querySelector('#recent b')").await;
    assert!(
        page.ask("document.querySelector('#recent li').offsetHeight").await.as_f64() < Some(160.0)
    );
    page.ask("(document.querySelector('dialog[open]').close(), location.hash = '#mine', 0)").await;
    page.until("!!document.querySelector('#mine-games .name')").await;
    assert!(
        page.ask("document.querySelector('#mine-games .card').offsetHeight").await.as_f64()
            < Some(400.0)
    );
    page.end().await;
}
