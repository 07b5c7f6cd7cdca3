//! What is the reader's: the wall, addresses of puzzles, and a storage that something else wrote to.

use super::page::Page;
use super::playing::TEE;
use serde_json::json;

const SCREEN: &str = "document.body.dataset.screen";

#[tokio::test(flavor = "multi_thread")]
async fn solved_pictures_drawings_and_games_hang_on_the_wall() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    let kept = json!({ "collection/boat": { "letters": "a".repeat(25), "seconds": 61 }, "day/2026-11-24": { "letters": "a".repeat(100), "seconds": 5 } });
    let text = json!({ "nonosat": 1, "shape": { "rect": { "height": 1, "width": 1 } }, "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }], "clues": [[[1, "a"]], [[1, "a"]]], "goal": ["a"] });
    let drawings = json!([{ "id": "one", "title": "Dot", "text": text.to_string(), "when": 1_790_000_000_000_u64 }]);
    page.ask(&format!("(localStorage['nonosat.solved'] = JSON.stringify({kept}), localStorage['nonosat.drawings'] = JSON.stringify({drawings}), 0)")).await;
    page.click("#screens a[href='#mine']").await;
    let names = |list: &str| {
        format!(
            "[...document.querySelectorAll('#mine-{list} .name')].map((name) => name.textContent)"
        )
    };
    page.until("document.querySelectorAll('#mine canvas').length >= 3").await;
    assert_eq!(page.ask(&names("solved")).await, json!(["Little boat", "Nov 24, 2026"]));
    assert_eq!(page.ask(&names("drawings")).await, json!(["Dot"]));
    assert_eq!(page.ask(&names("games")).await, json!(["tee"]));
    page.picture("wall").await;
    page.click("#mine-drawings .away").await;
    page.until("!document.getElementById('mine-drawings-none').hidden").await;
    page.click("#mine-games .card").await;
    page.shows("....a....").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_loads_the_page_again_stays_where_they_were() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    for screen in ["start", "make", "mine", "days", "learn"] {
        page.ask(&format!("(location.hash = '#{screen}', 0)")).await;
        page.until(&format!("{SCREEN} === '{screen}'")).await;
        page.client.refresh().await.unwrap();
        page.until("document.body.dataset.ready === 'true'").await;
        assert_eq!(page.ask(SCREEN).await, screen);
    }
    // The game is still there.
    page.ask("(location.hash = '#play', 0)").await;
    page.shows("....a....").await;
    page.client.refresh().await.unwrap();
    page.shows("....a....").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_puzzle_has_an_address_and_the_tab_its_name() {
    let page = Page::open(&[]).await;
    page.until("document.querySelectorAll('#gallery .card').length > 30").await;
    assert_eq!(page.ask("document.title").await, "Play · nonosat");
    page.click("[data-name=heart]").await;
    page.until("document.querySelectorAll('[data-cell]').length === 110").await;
    assert_eq!(
        page.ask("[location.hash, document.title].join()").await,
        "#play/15,No. 15 · nonosat"
    );
    page.left(&[3]).await;
    // Another one by its address; the way back leads to the first, as far as it was played.
    page.ask("(location.hash = '#play/1', 0)").await;
    page.until("document.querySelectorAll('[data-cell]').length === 25").await;
    assert_eq!(page.ask("document.title").await, "No. 1 · nonosat");
    page.client.back().await.unwrap();
    page.until("document.querySelectorAll('[data-cell]').length === 110").await;
    page.until("document.querySelector('[data-cell=\"3\"]').dataset.mark === 'a'").await;
    // After a reload, until the collection arrives, it shows no title.
    page.client.refresh().await.unwrap();
    page.until("document.querySelectorAll('[data-cell]').length === 110").await;
    assert_eq!(
        page.ask("[location.hash, document.title].join()").await,
        "#play/15,No. 15 · nonosat"
    );
    page.choose("show-recent").await;
    let recent = page.find("#recent").await.text().await.unwrap();
    assert!(!recent.contains("Heart"), "{recent}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_storage_heals_with_a_word() {
    for (name, value) in [
        ("games", "{}"),
        ("games", "[null, 3, {\"id\": \"x\", \"shape\": {}}]"),
        ("statistics", "{}"),
        ("statistics", "[null]"),
        ("statistics", "[{\"when\": \"x\"}]"),
        ("solved", "[]"),
        ("solved", "{\"collection/heart\": 5}"),
        ("drawings", "{}"),
    ] {
        let page = Page::open(&[]).await;
        page.until("document.querySelectorAll('#gallery .card').length > 30").await;
        // As the last thing that the page does, so that it does not heal it itself.
        let damage = format!("localStorage['nonosat.{name}'] = {}", json!(value));
        page.ask(&format!("(addEventListener('pagehide', () => {{ {damage}; }}), 0)")).await;
        page.load().await;
        page.until("document.querySelectorAll('#gallery .card').length > 30").await;
        if name != "statistics" && name != "drawings" {
            page.says("was damaged").await;
        }
        page.click("#screens a[href='#mine']").await;
        page.until("!document.getElementById('mine-games-none').hidden").await;
        if name == "statistics" {
            page.click("#mine-statistics").await;
            page.until("document.getElementById('statistics-dialog').open").await;
            page.accept().await;
            page.says("was damaged").await;
        }
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_of_games_brings_what_is_right_in_it() {
    let page = Page::open(&[]).await;
    let kept = json!({ "nonosat.games": [null, { "id": "nonosat.game.a", "shape": { "rect": { "height": 1, "width": 1 } } }], "nonosat.statistics": [null, { "when": "x" }], "nonosat.solved": null });
    let file = page.file("games.json", json!({ "nonosatGames": 1, "kept": kept }).to_string());
    page.find("#games-file").await.send_keys(file.to_str().unwrap()).await.unwrap();
    page.says("0 games were read.").await;
    page.click("#screens a[href='#mine']").await;
    page.click("#mine-statistics").await;
    page.until("document.getElementById('statistics-dialog').open").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_a_puzzle_fits_the_narrowest_screen() {
    for language in ["en", "ru"] {
        let page = Page::screen(&[], (320, 568), true).await;
        page.ask(&format!(
            "(localStorage['nonosat.preferences'] = JSON.stringify({{ language: '{language}' }}), 0)"
        ))
        .await;
        page.load().await;
        page.ask("(location.hash = '#play/77', 0)").await;
        page.until("document.querySelectorAll('[data-cell]').length > 0").await;
        page.until("document.getElementById('title').textContent.includes('77')").await;
        let room = "(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.getElementById('title'))";
        let room = page.ask(room).await;
        let [wanted, has] = [0, 1].map(|side| room[side].as_i64().unwrap());
        assert!(wanted <= has && has > 30, "{language}: {wanted} of {has} pixels");
        page.picture(&format!("narrow-{language}")).await;
        page.end().await;
    }
}
