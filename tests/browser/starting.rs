//! The first screen: puzzles to choose from, what goes on, what was solved; languages.

use super::page::Page;
use super::playing::TEE;
use super::seeing::violations;
use serde_json::{Value, json};

const CARDS: &str = "document.querySelectorAll('#gallery .card').length";
const SCREEN: &str = "document.body.dataset.screen";
/// The text of the board while all is right.
const SOLVED: &str = "document.dispatchEvent(new CustomEvent('solved', \
    { detail: { seconds: 83, hints: 1, mistakes: 0 } }))";
/// The windows that the page is made for.
pub const SIZES: [(u32, u32); 5] = [(320, 568), (390, 844), (844, 390), (1366, 768), (1920, 1080)];

/// The page with its gallery drawn.
async fn gallery() -> Page {
    let page = Page::open(&[]).await;
    page.until(&format!("{CARDS} >= 30")).await;
    page
}

async fn home(page: &Page) {
    page.click("#home").await;
    page.until(&format!("{SCREEN} === 'start'")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_the_collection_shows_its_picture_and_title_once_solved() {
    let page = gallery().await;
    let text = page.find("#gallery").await.text().await.unwrap();
    assert!(!text.contains("Heart") && text.contains("11 × 10"), "{text}");
    page.click("[data-name=heart]").await;
    page.until("document.querySelectorAll('[data-cell]').length === 110").await;
    let title = page.find("#title").await.text().await.unwrap();
    assert_eq!(title, "Start here · No. 8");
    page.choose("solve").await;
    page.says("Solved").await;
    page.ask(SOLVED).await;
    home(&page).await;
    page.until("!!document.querySelector('[data-name=heart].solved')").await;
    let card = page.find("[data-name=heart]").await.text().await.unwrap();
    assert!(card.contains("Heart") && card.contains("solved in 1:23"), "{card}");
    let count = page.find("#gallery-count").await.text().await.unwrap();
    assert!(count.starts_with("1 of "), "{count}");
    page.picture("gallery-solved").await;
    // It hangs there as a picture; the others are wrapped.
    let kinds = "['heart', 'apple'].map((name) => document.querySelector(`[data-name=${name}] canvas`).className)";
    page.until(&format!("`${{{kinds}}}` === 'rect,wrap'")).await;
    // The next one is another one, which is not solved.
    page.click("[data-name=heart]").await;
    page.until(&format!("{SCREEN} === 'play'")).await;
    page.ask("document.dispatchEvent(new CustomEvent('next'))").await;
    page.until(&format!("document.getElementById('title').textContent !== {}", json!(title))).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_begun_goes_on_from_the_first_screen() {
    let page = gallery().await;
    let hidden = "document.getElementById('continue').hidden";
    assert_eq!(page.ask(hidden).await, true);
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    home(&page).await;
    page.until(&format!("!{hidden}")).await;
    assert_eq!(page.find("#continue-name").await.text().await.unwrap(), "tee");
    page.click("#continue-play").await;
    page.until(&format!("{SCREEN} === 'play'")).await;
    page.shows("....a....").await;
    // The way back of the browser is a way back here.
    page.client.back().await.unwrap();
    page.until(&format!("{SCREEN} === 'start'")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_day_has_its_puzzle() {
    let page = gallery().await;
    let date = page.ask("document.getElementById('today-date').textContent").await;
    assert!(date.as_str().unwrap().contains(','), "{date}");
    page.click("#today-play").await;
    page.until("document.querySelectorAll('[data-cell]').length > 0").await;
    let title = page.find("#title").await.text().await.unwrap();
    assert_eq!(json!(title), date);
    page.load().await;
    home(&page).await;
    page.click("#today-play").await;
    page.until(&format!("document.getElementById('title').textContent === {}", json!(title))).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_shelves_show_what_is_looked_for() {
    let page = gallery().await;
    let all = page.ask(CARDS).await;
    page.ask("(localStorage['nonosat.solved'] = JSON.stringify({ 'collection/boat': { letters: 'a'.repeat(25), seconds: 5 } }), 0)").await;
    page.load().await;
    page.until(&format!("{CARDS} === {all}")).await;
    page.click("#filter-open").await;
    let choose = |id: &str, value: &str| {
        format!(
            "((field) => (field.value = '{value}', field.dispatchEvent(new Event('input')), 0))(document.getElementById('{id}'))"
        )
    };
    let names = "[...document.querySelectorAll('#gallery .name')].map((name) => name.textContent)";
    let facts = "[...document.querySelectorAll('#gallery .card')].map((card) => card.textContent)";
    for (id, value) in
        [("filter-size", "small"), ("filter-level", "gentle"), ("filter-colors", "one")]
    {
        page.ask(&choose(id, value)).await;
    }
    page.until(&format!("{CARDS} > 20 && {CARDS} < 60")).await;
    assert_eq!(page.ask(&format!("{facts}.every((text) => text.includes('gentle'))")).await, true);
    assert_eq!(page.ask(&format!("{names}[0]")).await, "Little boat");
    page.ask(&choose("filter-solved", "no")).await;
    page.until(&format!("!{names}.includes('Little boat')")).await;
    page.ask(&choose("filter-solved", "yes")).await;
    page.until(&format!("{names}.join() === 'Little boat'")).await;
    page.ask(&choose("filter-solved", "")).await;
    page.ask(&choose("filter-text", "BOAT")).await;
    page.until(&format!("{names}.join() === 'Little boat'")).await;
    page.picture("filter").await;
    // The name of an unsolved one finds nothing; its subject does.
    page.ask(&choose("filter-text", "house")).await;
    page.until(&format!("{CARDS} === 0 && !document.getElementById('filter-none').hidden")).await;
    page.ask(&choose("filter-text", "animal")).await;
    page.until(&format!("{CARDS} > 2 && {names}.every((name) => name.startsWith('No. '))")).await;
    for id in ["filter-text", "filter-size", "filter-level", "filter-colors"] {
        page.ask(&choose(id, "")).await;
    }
    page.until(&format!("{CARDS} === {all} && document.getElementById('filter-none').hidden"))
        .await;
    page.end().await;
}

const SHELVES: &str = "[...document.querySelectorAll('#gallery .shelf')]";

#[tokio::test(flavor = "multi_thread")]
async fn every_puzzle_stands_on_one_shelf_and_spoils_nothing() {
    let page = gallery().await;
    let titles = format!("{SHELVES}.map((shelf) => shelf.querySelector('h3').textContent)");
    let subjects = json!([
        "Start here",
        "Animals",
        "Food and drink",
        "Nature",
        "Weather",
        "Space",
        "At home",
        "Tools",
        "Music",
        "Sports and games",
        "Travel",
        "People",
        "Letters and signs",
        "Seasons and feasts"
    ]);
    assert_eq!(page.ask(&titles).await, subjects);
    // A row has eight cards; the rest come with a press.
    let few = format!("Math.max(...{SHELVES}.map((shelf) => shelf.querySelectorAll('li').length))");
    assert_eq!(page.ask(&few).await, 8);
    let open = format!("{SHELVES}.forEach((shelf) => shelf.querySelector('.all').click())");
    page.ask(&format!("({open}, 0)")).await;
    let all = page.ask(CARDS).await.as_u64().unwrap();
    assert_eq!(all, 78 + 365);
    // Pictures come after the words, all of them; none has the outline of its puzzle.
    page.until(&format!("document.querySelectorAll('#gallery canvas.wrap').length === {all}"))
        .await;
    let counted = format!(
        "{SHELVES}.every((shelf) =>
        shelf.querySelector('p').textContent.endsWith(`0 of ${{shelf.querySelectorAll('li').length}}`))"
    );
    assert_eq!(page.ask(&counted).await, true);
    // The numbers follow the shelf.
    let numbers = format!(
        "{SHELVES}.every((shelf) => [...shelf.querySelectorAll('.name')]
        .every((name, place) => name.textContent === `No. ${{place + 1}}`))"
    );
    assert_eq!(page.ask(&numbers).await, true);
    // Cards are read out in parts, of which none begins with a comma.
    let names = page.devtools("Accessibility.getFullAXTree", json!({})).await.to_string();
    assert!(names.contains("minutes 3 colors") && !names.contains(" ,"), "{names}");
    // Beginners see squares first, from small to larger ones.
    let first = "[...document.querySelectorAll('#gallery .shelf:first-child .name + .news')].map((size) => size.textContent).join()";
    assert_eq!(
        page.ask(first).await,
        "5 × 5,5 × 5,5 × 5,8 × 8,8 × 8,10 × 10,10 × 10,11 × 10,10 × 10"
    );
    page.picture("shelves").await;
    // The same puzzles by size.
    page.click("#by-size").await;
    let sizes = json!(["Start here", "Small", "Medium", "Large", "Honeycombs", "Triangles"]);
    page.until(&format!(
        "{titles}.join() === {}",
        json!(
            sizes
                .as_array()
                .unwrap()
                .iter()
                .map(|one| one.as_str().unwrap())
                .collect::<Vec<_>>()
                .join(",")
        )
    ))
    .await;
    page.ask(&format!("({open}, 0)")).await;
    assert_eq!(page.ask(CARDS).await, all);
    let name = "document.querySelector('[aria-labelledby=shelf-small] .name').textContent";
    assert!(page.ask(name).await.as_str().unwrap().contains(" · No. "));
    // It stays so.
    page.load().await;
    page.until(&format!("{titles}.length === 6")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shelf_leads_to_its_next_unsolved_puzzle() {
    let page = gallery().await;
    let solved: Vec<String> = ["boat", "house", "duckling"]
        .map(|name| format!("'collection/{name}': {{ letters: 'a'.repeat(25), seconds: 5 }}"))
        .into();
    let solved = format!("JSON.stringify({{ {} }})", solved.join(","));
    page.ask(&format!("(localStorage['nonosat.solved'] = {solved}, 0)")).await;
    page.load().await;
    // The row begins with what was solved last.
    let shelf = "#gallery .shelf:first-child";
    page.until(&format!(
        "document.querySelector('{shelf} .faint')?.textContent.endsWith('3 of 9')"
    ))
    .await;
    let first = format!("document.querySelectorAll('{shelf} .solved').length");
    assert_eq!(page.ask(&first).await, 2);
    page.click(&format!("{shelf} .next")).await;
    page.until("document.getElementById('title').textContent === 'Start here · No. 4'").await;
    // A button above leads to a shelf far below.
    home(&page).await;
    page.click("#shelf-list .pill:last-child").await;
    page.until("document.activeElement?.id === 'shelf-seasons'").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawing_is_played_from_its_shelf_and_is_there_once_its_day_was_solved() {
    let page = gallery().await;
    page.click("[aria-labelledby=shelf-music] .next").await;
    page.until(&format!("{SCREEN} === 'play'")).await;
    page.until("document.getElementById('title').textContent === 'Music · No. 1'").await;
    let clues = page.clues().await;
    // Its address leads there again.
    page.load_address().await;
    page.until("document.getElementById('title').textContent === 'Music · No. 1'").await;
    assert_eq!(page.clues().await, clues);
    page.choose("solve").await;
    page.says("Solved").await;
    page.ask(SOLVED).await;
    page.until("Object.keys(JSON.parse(localStorage['nonosat.solved'] ?? '{}')).some((from) => from.startsWith('drawing/'))").await;
    // A day has one of the drawings.
    page.ask("(location.hash = '#play/2026-11-23', 0)").await;
    page.until("document.querySelectorAll('[data-cell]').length === 120").await;
    page.choose("solve").await;
    page.says("Solved").await;
    page.ask(SOLVED).await;
    page.until("'day/2026-11-23' in JSON.parse(localStorage['nonosat.solved'] ?? '{}')").await;
    home(&page).await;
    page.click("[aria-labelledby=shelf-travel] .all").await;
    page.until(
        "document.querySelector('[data-name=\"drawing/car\"].solved .name')?.textContent === 'Car'",
    )
    .await;
    page.picture("drawing-solved").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_make_and_mine_are_there_at_every_size() {
    let page = gallery().await;
    for (width, height) in [(320, 568), (390, 844), (768, 1024), (844, 390), (1280, 800)] {
        let device = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800 });
        page.devtools("Emulation.setDeviceMetricsOverride", device).await;
        page.until(&format!("innerWidth === {width}")).await;
        for screen in ["make", "mine", "start"] {
            let link = format!("#screens a[href='#{screen}']");
            let inside = format!(
                "(({{ left, right, top, bottom }}) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
                && bottom - top >= 36)(document.querySelector(\"{link}\").getBoundingClientRect())"
            );
            assert_eq!(page.ask(&inside).await, true, "{screen}, {width}");
            page.click(&link).await;
            page.until(&format!("{SCREEN} === '{screen}'")).await;
            page.until(&format!("document.querySelector(\"{link}\").ariaCurrent === 'page'")).await;
        }
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_press_of_escape_breaks_nothing() {
    let page = gallery().await;
    page.ask(
        "(window.wrong = [], addEventListener('error', ({ message }) => wrong.push(message)), 0)",
    )
    .await;
    for screen in ["start", "make", "mine"] {
        page.ask(&format!("(location.hash = '#{screen}', 0)")).await;
        page.until(&format!("{SCREEN} === '{screen}'")).await;
        page.ask("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))").await;
    }
    assert_eq!(page.ask("wrong").await, json!([]));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn recent_games_have_pictures_and_can_be_deleted() {
    let page = gallery().await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    page.open_text("other.clues", "rect 1 2\n#ffffff #000000\n1a\n1a\n\n").await;
    page.shows("..").await;
    page.choose("show-recent").await;
    let games = "document.querySelectorAll('#recent li').length";
    let pictures = "document.querySelectorAll('#recent canvas').length";
    assert_eq!((page.ask(games).await, page.ask(pictures).await), (json!(2), json!(2)));
    page.picture("recent").await;
    page.click("#recent [aria-label='Delete tee']").await;
    page.until(&format!("{games} === 1")).await;
    page.click("#recent-dialog [value=cancel]").await;
    page.until("JSON.parse(localStorage['nonosat.games']).length === 1").await;
    // A title of any length takes two lines.
    let rect = json!({ "rect": { "height": 1, "width": 1 } });
    let colors = json!([{ "rgb": "#ffffff" }, { "rgb": "#000000" }]);
    let title = "long ".repeat(1000);
    let long = json!({ "nonosat": 1, "title": title, "shape": rect, "colors": colors, "clues": ["1a", "1a"] });
    page.open_text("long.json", &long.to_string()).await;
    page.choose("show-recent").await;
    let height =
        page.ask("document.querySelector('#recent li').offsetHeight").await.as_u64().unwrap();
    assert!(height < 120, "{height}");
    page.picture("recent-long").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_are_kept_and_leave_by_a_file() {
    let page = gallery().await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    page.ask(SOLVED).await;
    page.choose("statistics").await;
    let rows = page.find("#statistics-rows").await.text().await.unwrap();
    assert!(rows.contains("tee") && rows.contains("1:23"), "{rows}");
    page.picture("statistics").await;
    page.click("#statistics-export").await;
    let table = page.saved("nonosat-statistics.csv").await;
    assert!(table.starts_with("day,title,size,seconds,hints,mistakes\n"), "{table}");
    assert!(table.contains(",tee,3 × 3,83,1,0\n"), "{table}");
    page.accept().await;
    page.choose("save-all").await;
    page.says("All games are saved").await;
    let name = page.ask("new Intl.DateTimeFormat('sv').format(Date.now())").await;
    let games = page.saved(&format!("nonosat-games-{}.json", name.as_str().unwrap())).await;
    // In another browser all of it is there again, and what is no such file changes nothing.
    page.ask("(localStorage.clear(), sessionStorage.clear(), 0)").await;
    let other = gallery().await;
    let file = other.file("games.json", games);
    other.find("#games-file").await.send_keys(file.to_str().unwrap()).await.unwrap();
    other.says("1 game was read.").await;
    other.choose("show-recent").await;
    other.click("#recent .go").await;
    other.shows("....a....").await;
    let bad = other.file("bad.json", "{}");
    other.find("#games-file").await.send_keys(bad.to_str().unwrap()).await.unwrap();
    other.says("bad.json has no saved games of this page.").await;
    other.end().await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_begins_with_the_first_mark_and_can_be_stopped_and_hidden() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    let timer = "document.getElementById('timer').textContent";
    tokio::time::sleep(std::time::Duration::from_millis(1300)).await;
    assert_eq!(page.ask(timer).await, "0:00");
    page.left(&[4]).await;
    page.until(&format!("{timer} !== '0:00'")).await;
    page.click("#pause").await;
    page.until("!document.getElementById('paused').hidden").await;
    let stopped = page.ask(timer).await;
    tokio::time::sleep(std::time::Duration::from_millis(1300)).await;
    assert_eq!(page.ask(timer).await, stopped);
    page.click("#paused").await;
    page.until(&format!("{timer} !== {stopped}")).await;
    page.choose("preferences").await;
    page.click("#preferences-dialog [name=clock]").await;
    page.until("document.getElementById('pause').hidden").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_said_in_german_if_that_is_wanted() {
    let page = Page::served(&[]).await;
    page.choose("preferences").await;
    page.click("#preferences-dialog option[value=de]").await;
    page.accept().await;
    page.until("document.documentElement.lang === 'de' && document.body.dataset.ready === 'true'")
        .await;
    page.until(&format!("{CARDS} >= 30")).await;
    let text = page.find("body").await.text().await.unwrap();
    for word in ["Menü", "Heutiges spielen", "gelöst", "Tiere"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    // No text is missing, and none is the id of a message.
    let bare = "[...document.querySelectorAll('[data-words]')].map((one) => one.textContent)
        .filter((text) => !text || text.startsWith('page-'))";
    assert_eq!(page.ask(bare).await, json!([]));
    page.picture("german").await;
    // Hints, too, rung by rung, and what is wrong.
    let path = page.file("tee.clues", TEE);
    page.open_file(&path).await;
    page.until("document.querySelectorAll('[data-cell]').length === 9").await;
    for _ in 1..=3 {
        page.keys(&['h']).await;
        page.says("Zeile 1").await;
    }
    page.picture("german-hint").await;
    let room = "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.getElementById('dock'))";
    assert_eq!(page.ask(room).await, 0, "the tools have room for longer words");
    page.right(&[4]).await;
    page.until("document.querySelector('[data-cell=\"4\"]').dataset.mark === 'blank'").await;
    page.choose("check").await;
    page.says("Irgendwo ist ein Fehler.").await;
    page.click("#where").await;
    page.says("Zeile 2").await;
    // What is wrong with a file, and with a link.
    for (text, words) in
        [(" ", "die Datei ist leer"), ("hello", "Textzeile 1, Zeichen 1: `hello` gefunden")]
    {
        page.bring_file(&page.file("wrong.clues", text)).await;
        page.says(words).await;
    }
    for (text, words) in [
        ("hello", "so beginnt kein bekanntes Format"),
        ("rect 2 1\n#ffffff #000000\n1a\n", "Textzeile 4, Zeichen 1: 1 Textzeile mit Zahlen"),
        (
            "rect 1 1\n#ffffff #000000\n5a\n1a\n",
            "Textzeile 3, Zeichen 1: die Zahlen brauchen 5 Felder",
        ),
        (
            "rect 1 1\n#ffffff #000000\n!\n1a\n",
            "Textzeile 3, Zeichen 1: `!` statt einer Farbe gefunden",
        ),
    ] {
        page.bring_file(&page.file("wrong.file", text)).await;
        page.says(words).await;
    }
    page.ask("(location.hash = '#p=AAAA', 0)").await;
    page.says("Der Link enthält kein Rätsel: er ist beschädigt oder nicht vollständig").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_screens_have_room_in_every_window_and_keep_the_rules() {
    let page = gallery().await;
    let wide = "[...document.querySelectorAll('body *')].filter((part) => part.checkVisibility()
        && !part.closest('.sprite, .menu > div, .quiet, [class=scrolled], .shelf ol, #learn-list, #shelf-list')
        && part.getBoundingClientRect().right > innerWidth + 1).map((part) => part.outerHTML.slice(0, 90))";
    for theme in ["light", "dark"] {
        page.appear(theme).await;
        for screen in ["start", "make", "days", "learn", "learn/hex", "mine"] {
            page.ask(&format!("(location.hash = '#{screen}', 0)")).await;
            let name = screen.split('/').next().unwrap();
            page.until(&format!("{SCREEN} === '{name}'")).await;
            for (width, height) in SIZES {
                page.resize((width, height)).await;
                assert_eq!(page.ask(wide).await, json!([]), "{screen} {width}");
                page.picture(&format!("{}-{theme}-{width}x{height}", screen.replace('/', "-")))
                    .await;
                if [390, 1366].contains(&width) {
                    assert_eq!(
                        violations(&page).await,
                        Vec::<String>::new(),
                        "{screen}, {theme}, {width}"
                    );
                }
            }
            assert_eq!(violations(&page).await, Vec::<String>::new(), "{screen}, {theme}");
        }
        page.choose("statistics").await;
        assert_eq!(violations(&page).await, Vec::<String>::new(), "statistics, {theme}");
        page.accept().await;
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_pressed_is_large_enough_for_fingers() {
    let page = gallery().await;
    let coarse = "matchMedia('(pointer: coarse)').matches";
    let least = "Math.min(...[...document.querySelectorAll('button, summary, #bar a, .button')]
        .filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().height))";
    let size = page.ask(least).await.as_f64().unwrap();
    let want = if page.ask(coarse).await == Value::Bool(true) { 44.0 } else { 32.0 };
    assert!(size >= want, "{size}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_by_chance_is_made_and_played() {
    let page = gallery().await;
    for (size, level, cells, name) in
        [("5x5", "0.5-1", 25, "Endless, 5 × 5"), ("tri:4", "1.5-2", 96, "Endless, triangles 4")]
    {
        page.click(&format!("#random-level option[value='{level}']")).await;
        page.click(&format!("#random-sizes [data-size='{size}']")).await;
        page.until(&format!("document.querySelectorAll('[data-cell]').length === {cells}")).await;
        assert_eq!(page.find("#title").await.text().await.unwrap(), name);
        home(&page).await;
    }
    page.click("#random-colors option[value='6']").await;
    page.click("#random-sizes [data-size='10x10']").await;
    page.until("document.querySelectorAll('#palette label').length === 5").await;
    // It ends neither at hard nor at 25 x 25.
    for option in ["#random-sizes [data-size='40x40']", "#random-level option[value='4.5-5']"] {
        page.find(option).await;
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bare_address_and_an_unknown_one_lead_to_the_start_after_a_game() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", super::playing::TEE).await;
    page.left(&[0, 1, 2]).await;
    page.left(&[4, 7]).await;
    page.until("!document.getElementById('end').hidden").await;
    page.ask("(location.hash = '#xyz', 0)").await;
    page.until(&format!("{SCREEN} === 'start' && document.getElementById('end').hidden")).await;
    page.client.back().await.unwrap();
    page.ask("(location.hash = '#play', 0)").await;
    page.until(&format!("{SCREEN} === 'play'")).await;
    page.load().await;
    page.until(&format!("{SCREEN} === 'start'")).await;
    page.end().await;
}
