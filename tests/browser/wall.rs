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
    let kept = json!({ "collection/boat": { "letters": "a".repeat(25), "seconds": 61 }, "day/2026-11-24": { "letters": "a".repeat(4), "seconds": 5, "title": "Wine glass",
        "shape": { "rect": { "width": 2, "height": 2 } }, "colors": ["#ffffff", "#000000"] } });
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
    assert_eq!(page.ask(&names("solved")).await, json!(["Little boat", "Wine glass"]));
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
    let named = page.ask("[location.hash, document.title].join()").await;
    let (address, title) = named.as_str().unwrap().split_once(',').unwrap();
    assert_eq!(title, "Start here · No. 8 · nonosat");
    // The address stays the same when numbers change, and tells no name.
    assert!(address.len() == "#play/".len() + 6 && !address.contains("heart"), "{address}");
    page.left(&[3]).await;
    // Another one by the address that it had in older versions; the way back leads to the first, as far as it was played.
    page.ask("(location.hash = '#play/1', 0)").await;
    page.until("document.querySelectorAll('[data-cell]').length === 25").await;
    page.until("document.title === 'Start here · No. 1 · nonosat'").await;
    assert_ne!(page.ask("location.hash").await, "#play/1");
    page.client.back().await.unwrap();
    page.until("document.querySelectorAll('[data-cell]').length === 110").await;
    page.until("document.querySelector('[data-cell=\"3\"]').dataset.mark === 'a'").await;
    // After a reload, until the collection arrives, it shows no title.
    page.client.refresh().await.unwrap();
    page.until("document.querySelectorAll('[data-cell]').length === 110").await;
    page.until(&format!("[location.hash, document.title].join() === {named}")).await;
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
            page.says("was damaged").await;
            page.accept().await;
        }
        page.end().await;
    }
}

/// Changes stored values as the last thing that the page does, and loads it again. `damage` is a script that
/// changes `kept`, an object with the texts of all values.
async fn damaged(page: &Page, damage: &str) {
    let script = format!(
        "addEventListener('pagehide', () => {{
            const kept = {{ ...localStorage }};
            {damage};
            for (const [name, text] of Object.entries(kept)) localStorage[name] = text;
        }});"
    );
    page.client.execute(&script, vec![]).await.unwrap();
    page.client.goto("about:blank").await.unwrap();
    page.client.goto(&format!("{}#start", page.url)).await.unwrap();
    page.until("document.querySelectorAll('#gallery .card').length > 30").await;
}

const CUT: &str = "const cut = (name, share) => {
    kept[`nonosat.${name}`] = kept[`nonosat.${name}`].slice(0, share * kept[`nonosat.${name}`].length); };";

#[tokio::test(flavor = "multi_thread")]
async fn cut_values_are_put_aside_and_what_is_whole_in_them_is_there() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    page.open_text("dot.clues", "rect 1 1\n#ffffff #000000\n1a\n1a\n").await;
    page.until("JSON.parse(localStorage['nonosat.games']).length === 2").await;
    let picture = |letters: &str| json!({ "letters": letters, "seconds": 61 });
    let solved = json!({ "collection/boat": picture(&"a".repeat(25)), "day/2026-11-23": picture(&"a".repeat(64)) });
    let solve = json!({ "when": 1_790_000_000_000_u64, "title": "Boat", "size": "5 × 5", "seconds": 61, "hints": 0, "mistakes": 0 });
    let values = format!(
        "kept['nonosat.solved'] = JSON.stringify({solved}); kept['nonosat.statistics'] = JSON.stringify([{solve}, {solve}]);"
    );
    let cut =
        format!("{values} {CUT} cut('games', 0); cut('solved', 0.75); cut('statistics', 0.75)");
    damaged(&page, &cut).await;
    page.says("was damaged").await;
    page.says("damaged.nonosat.solved").await;
    page.picture("damaged").await;
    let names = |list: &str| {
        format!(
            "[...document.querySelectorAll('#mine-{list} .name')].map((name) => name.textContent).join()"
        )
    };
    page.click("#screens a[href='#mine']").await;
    page.until(&format!("{} === 'tee'", names("games"))).await;
    assert_eq!(page.ask(&names("solved")).await, "Little boat");
    page.choose("show-recent").await;
    assert_eq!(page.ask("document.querySelectorAll('#recent li').length").await, 2);
    page.click("#recent-dialog [value=cancel]").await;
    page.choose("statistics").await;
    assert_eq!(page.ask("document.querySelectorAll('#statistics-rows tr').length").await, 1);
    page.accept().await;
    // What is solved next goes beside the copy.
    let copies =
        "['games', 'solved', 'statistics'].map((name) => localStorage[`damaged.nonosat.${name}`])";
    let before = page.ask(copies).await;
    assert!(before[1].as_str().unwrap().contains("day/2026-11-23"), "{before}");
    page.open_file(&page.folder.path().join("dot.clues")).await;
    page.shows(".").await;
    page.left(&[0]).await;
    page.says("Congratulations").await;
    page.until("JSON.parse(localStorage['nonosat.statistics']).length === 2").await;
    assert_eq!(page.ask(copies).await, before);
    // A second one gets a name of its own.
    damaged(&page, &format!("{CUT} cut('games', 0.5)")).await;
    page.says("damaged.nonosat.games.2").await;
    assert_eq!(page.ask(copies).await, before);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_value_stays_where_there_is_no_room_to_put_it_aside() {
    let page = Page::open(&[]).await;
    page.open_text("dot.clues", "rect 1 1\n#ffffff #000000\n1a\n1a\n").await;
    let full = "for (const name in kept) delete kept[name];
        localStorage['nonosat.statistics'] = '[{\"when\": 1';
        for (let size = 1 << 20, n = 0; size >= 1; size >>= 1) {
            try { for (;;) localStorage.setItem(`filler.${size}.${n++}`, 'x'.repeat(size)); } catch {} }
        localStorage.rest = '';
        try { for (;;) localStorage.rest += 'x'; } catch {}";
    damaged(&page, full).await;
    page.open_file(&page.folder.path().join("dot.clues")).await;
    page.shows(".").await;
    page.left(&[0]).await;
    page.until("!document.getElementById('end').hidden").await;
    page.choose("statistics").await;
    page.until("document.getElementById('statistics-dialog').open").await;
    let is_there = "Object.values(localStorage).includes('[{\"when\": 1')";
    assert_eq!(page.ask(is_there).await, true);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_without_a_screen_leads_to_the_first_one_once_the_game_is_solved() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[0, 1, 2]).await;
    let saved =
        |marked: usize| format!("JSON.parse(localStorage['nonosat.games'])[0].marked === {marked}");
    page.until(&saved(3)).await;
    // A game that is not solved goes on.
    page.load().await;
    page.shows("aaa......").await;
    page.left(&[4, 7]).await;
    page.until("!document.getElementById('end').hidden").await;
    page.until("JSON.parse(localStorage['nonosat.games'])[0].isSolved").await;
    for address in ["", "#xyz"] {
        page.client.goto("about:blank").await.unwrap();
        page.client.goto(&format!("{}{address}", page.url)).await.unwrap();
        page.until("document.body.dataset.ready === 'true'").await;
        assert_eq!(page.ask(SCREEN).await, "start", "{address}");
    }
    page.load_game().await;
    page.shows("aaa.a..a.").await;
    page.end().await;
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
        page.until("document.getElementById('title').textContent.includes(' · ')").await;
        let room = "(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.getElementById('title'))";
        let room = page.ask(room).await;
        let [wanted, has] = [0, 1].map(|side| room[side].as_i64().unwrap());
        assert!(wanted <= has && has > 30, "{language}: {wanted} of {has} pixels");
        page.picture(&format!("narrow-{language}")).await;
        page.end().await;
    }
}
