//! Keeping: files in and out, games and preferences in the browser.

use super::page::Page;
use super::playing::TEE;
use super::puzzle;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_saved_and_loaded_with_its_state() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    page.right(&[0]).await;
    page.shows("x...a....").await;
    page.choose("save").await;
    page.fill("[name=name]", "kept").await;
    page.accept().await;
    page.says("Saved").await;
    let kept = page.saved("kept.json").await;
    page.choose("clear").await;
    page.shows(".........").await;
    page.open_text("again.json", &kept).await;
    page.shows("x...a....").await;
    page.lamps(&[1]).await;
    // If a format cannot hold the state, the page warns before it leaves the state out.
    page.choose("save").await;
    page.fill("[name=name]", "bare").await;
    page.click("#save-dialog option[value=mk]").await;
    page.until("document.getElementById('save-lost').textContent.includes('the state of play')")
        .await;
    page.accept().await;
    page.says("Saved without the state of play").await;
    assert!(page.saved("bare.mk").await.starts_with("3 3\n"));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_file_is_told_with_its_place() {
    let page = Page::open(&[]).await;
    let path = page.file("bad.clues", "rect 1 2\n#fff #000\n3a\n1a\n1a\n");
    page.bring_file(&path).await;
    page.says("line 3, column 1: the clue needs 3 cells").await;
    let path = page.file("empty.non", "");
    page.bring_file(&path).await;
    page.says("the file is empty").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browser_keeps_the_game_and_the_preferences() {
    let page = Page::open(&[&puzzle("heart.non")]).await;
    page.left(&[0]).await;
    page.left(&[5]).await;
    page.choose("preferences").await;
    page.click("#preferences-dialog summary").await;
    page.fill("#preferences-dialog [name=largest]", "25").await;
    page.fill("#preferences-dialog [name=left]", "40").await;
    page.fill("#preferences-dialog [name=top]", "30").await;
    page.click("#preferences-dialog option[value=dark]").await;
    page.accept().await;
    let size =
        "(() => { const box = document.querySelector('[data-cell=\"0\"]').getBoundingClientRect();
        return Math.round(box.width); })()";
    page.until(&format!("{size} === 25")).await;
    let kept =
        "Object.keys(localStorage).some((key) => localStorage[key].includes('\"past\":[[[0'))";
    page.until(kept).await;
    page.load().await;
    page.until("document.querySelector('[data-cell=\"5\"]').dataset.mark === 'a'").await;
    assert_eq!(page.ask("document.documentElement.dataset.theme").await, "dark");
    assert_eq!(page.ask(size).await, 25);
    let margins = "['--left', '--top'].map((name) => document.getElementById('desk').style.getPropertyValue(name)).join()";
    assert_eq!(page.ask(margins).await, "44px,34px");
    // The history was kept, too.
    page.click("#undo").await;
    page.until("document.querySelector('[data-cell=\"5\"]').dataset.mark !== 'a'").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_puzzle_does_not_lose_the_game() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    page.until("document.getElementById('timer').textContent !== '0:00'").await;
    page.open_text("other.clues", "rect 1 2\n#ffffff #000000\n1a\n1a\n\n").await;
    page.shows("..").await;
    page.choose("show-recent").await;
    let games = page.find("#recent").await.text().await.unwrap();
    assert!(games.contains("tee\n3 × 3, 11 % done"), "{games}");
    page.click("#recent li:nth-child(2) .go").await;
    page.shows("....a....").await;
    page.click("#undo").await;
    page.shows(".........").await;
    // Opening the file again goes on where it was left.
    page.left(&[8]).await;
    page.open_file(&page.folder.path().join("other.clues")).await;
    page.says("Opened other.clues, where you left it").await;
    page.open_file(&page.folder.path().join("tee.clues")).await;
    page.says("Opened tee.clues, where you left it").await;
    page.shows("........a").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_several_puzzles_is_chosen() {
    let page = Page::open(&[]).await;
    let both = "title \"First\"\nheight 1\nwidth 1\nrows\n1\ncolumns\n1\n====\n\
                height 1\nwidth 2\nrows\n1\ncolumns\n1\n0\n";
    page.bring_file(&page.file("both.non", both)).await;
    page.until("document.getElementById('bring-dialog').open").await;
    let choices = "[...document.querySelectorAll('#bring-dialog [name=which] option')].map(({ text }) => text)";
    assert_eq!(page.ask(choices).await, json!(["First (1x1)", "No title (2x1)"]));
    page.click("#bring-dialog [name=which] option:nth-child(2)").await;
    page.until("document.getElementById('bring-card').textContent.includes('2 × 1')").await;
    page.open_brought().await;
    page.shows("..").await;
    page.until("document.getElementById('title').textContent === 'both 2'").await;
    page.end().await;
}

/// The names of the games that are kept; the first one is the present one.
async fn recent(page: &Page) -> Vec<String> {
    page.choose("show-recent").await;
    let script = "[...document.querySelectorAll('#recent li')].map((game) =>
        `${game.querySelector('b').textContent}, ${game.querySelector('b + span').textContent}`)";
    let names = page.ask(script).await;
    page.click("#recent-dialog [value=cancel]").await;
    let name = |name: &serde_json::Value| name.as_str().unwrap().to_owned();
    names.as_array().unwrap().iter().map(name).collect()
}

/// A square board whose clues have no cells.
fn empty(side: usize) -> String {
    format!("rect {side} {side}\n#ffffff #000000\n{}", "\n".repeat(2 * side))
}

/// Types a clue of the first row with which the sums differ, and uses it all the same.
async fn type_clue(page: &Page, clue: &str) {
    page.choose("edit-clues").await;
    page.fill("[name=clue-0]", clue).await;
    // The other rows have two cells; a message about the clue before may still be there.
    let sum = 2 + clue.parse::<u32>().unwrap();
    let problem = "document.querySelector('#clues-dialog .problem').textContent";
    page.until(&format!("{problem}.includes('at most {sum}')")).await;
    page.accept().await;
    page.until(&format!("document.querySelector('#lines li')?.dataset.clue === '{clue}'")).await;
}

/// Waits until a game is kept whose last step changed this cell.
async fn kept(page: &Page, cell: usize) {
    let script = format!(
        "JSON.parse(localStorage['nonosat.games'] ?? '[]')
            .map(({{ id }}) => JSON.parse(localStorage.getItem(id)))
            .some((game) => game?.past?.at(-1)?.[0]?.[0] === {cell})"
    );
    page.until(&script).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn typed_clues_are_a_game_of_their_own_and_their_corrections_the_same_one() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[8]).await;
    page.shows("........a").await;
    for clue in ["1", "2"] {
        type_clue(&page, clue).await;
        page.shows("........a").await;
    }
    page.left(&[7]).await;
    page.shows(".......aa").await;
    assert_eq!(recent(&page).await, ["tee, 3 × 3, 22 % done", "tee, 3 × 3, 11 % done"]);
    page.choose("show-recent").await;
    page.click("#recent li:nth-child(2) .go").await;
    page.until("document.querySelector('#lines li').dataset.clue === '3'").await;
    page.shows("........a").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_with_a_state_of_play_goes_on_when_the_page_is_loaded_again() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("saved.clues");
    std::fs::write(&path, format!("{TEE}saved\na??\n???\n-??\n")).unwrap();
    let page = Page::open(&[&path]).await;
    page.shows("a.....x..").await;
    page.left(&[4]).await;
    kept(&page, 4).await;
    page.load().await;
    page.shows("a...a.x..").await;
    // In another tab, too.
    page.ask("sessionStorage.clear()").await;
    page.load().await;
    page.shows("a...a.x..").await;
    // Who opens the file wants what it holds; the game stays.
    page.open_file(&path).await;
    page.shows("a.....x..").await;
    page.choose("show-recent").await;
    page.click("#recent li:nth-child(2) .go").await;
    page.shows("a...a.x..").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_puzzle_is_there_when_the_page_is_loaded_again() {
    let page = Page::open(&[&puzzle("heart.non")]).await;
    page.open_text("other.clues", "rect 1 2\n#ffffff #000000\n1a\n1a\n\n").await;
    page.shows("..").await;
    page.load().await;
    page.shows("..").await;
    page.ask("sessionStorage.clear()").await;
    page.load().await;
    page.until("document.querySelectorAll('[data-cell]').length === 110").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_with_one_puzzle_do_not_overwrite_each_other() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[0]).await;
    kept(&page, 0).await;
    let first = page.client.window().await.unwrap();
    let second = page.client.new_window(true).await.unwrap().handle;
    page.client.switch_to_window(second.clone()).await.unwrap();
    page.load_game().await;
    page.shows("a........").await;
    page.left(&[8]).await;
    kept(&page, 8).await;
    // Where nothing was played, nothing is kept.
    page.client.switch_to_window(first).await.unwrap();
    page.says("This game is played in another tab, too").await;
    page.load().await;
    page.shows("a.......a").await;
    page.left(&[7]).await;
    kept(&page, 7).await;
    page.client.switch_to_window(second).await.unwrap();
    page.says("This game is played in another tab, too").await;
    page.left(&[4]).await;
    page.says("Another tab has played this game").await;
    assert_eq!(recent(&page).await, ["tee, 3 × 3, 33 % done"; 2]);
    page.load().await;
    page.shows("a...a...a").await;
    page.choose("show-recent").await;
    page.click("#recent li:nth-child(2) .go").await;
    page.shows("a......aa").await;
    page.end().await;
}

/// Fills the store of the browser to the last letter.
const FILL: &str = "for (let size = 1 << 20, n = 0; size >= 1; size >>= 1) {
    try { for (;;) localStorage.setItem(`filler.${size}.${n++}`, 'x'.repeat(size)); } catch {} }";

#[tokio::test(flavor = "multi_thread")]
async fn what_was_only_looked_at_goes_before_what_was_played() {
    let page = Page::open(&[]).await;
    let games = "const ids = [];
        const put = (name, isTouched) => {
            ids.push(`nonosat.game.${name}`);
            localStorage.setItem(ids.at(-1), JSON.stringify({ puzzle: {}, isTouched }));
        };
        for (let n = 0; n < 40; n += 1) put(`looked${n}`, false);
        put('played', true);
        localStorage.setItem('nonosat.games', JSON.stringify(ids));";
    page.client.execute(games, vec![]).await.unwrap();
    page.open_text("tee.clues", TEE).await;
    page.left(&[0]).await;
    kept(&page, 0).await;
    page.until("JSON.parse(localStorage['nonosat.games']).length === 32").await;
    assert_eq!(page.ask("'nonosat.game.played' in localStorage").await, true);
    assert_eq!(page.ask("'nonosat.game.looked0' in localStorage").await, true);
    assert_eq!(page.ask("'nonosat.game.looked39' in localStorage").await, false);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn history_goes_before_another_game_and_that_is_told() {
    let page = Page::open(&[]).await;
    let other = "localStorage['nonosat.games'] = '[\"nonosat.game.other\"]';
        localStorage['nonosat.game.other'] = JSON.stringify({ puzzle: {}, much: 'x'.repeat(1 << 20) });";
    page.client.execute(other, vec![]).await.unwrap();
    page.open_text("tee.clues", TEE).await;
    page.left(&[8]).await;
    kept(&page, 8).await;
    let room = "localStorage.room = 'x'.repeat(1000);";
    page.client.execute(&format!("{room}{FILL}delete localStorage.room;"), vec![]).await.unwrap();
    for _ in 0..8 {
        page.keys(&[' '].repeat(25)).await;
    }
    page.says("no room for what Undo needs").await;
    assert_eq!(page.ask("'nonosat.game.other' in localStorage").await, true);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_browser_makes_room_or_says_that_it_cannot() {
    let page = Page::open(&[]).await;
    let fill = FILL;
    let old = "localStorage['nonosat.games'] = '[\"nonosat.game.old\"]';
        localStorage['nonosat.game.old'] = JSON.stringify({ puzzle: {}, much: 'x'.repeat(1 << 20) });";
    page.client.execute(&format!("{old}{fill}"), vec![]).await.unwrap();
    page.open_text("two.clues", &empty(2)).await;
    page.left(&[3]).await;
    page.says("the oldest games made room for this one").await;
    page.until("!('nonosat.game.old' in localStorage)").await;
    kept(&page, 3).await;
    // The rest is taken by something that is no game.
    page.client.execute(fill, vec![]).await.unwrap();
    page.open_text("ten.clues", &empty(10)).await;
    page.left(&[3]).await;
    page.says("This game cannot be kept in this browser; save it to a file.").await;
    // It did not cost the other one.
    assert_eq!(recent(&page).await, ["two, 2 × 2, 25 % done"]);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_could_be_in_several_formats_is_asked_about() {
    let page = Page::open(&[]).await;
    page.bring_file(&page.file("square.txt", "2 2\n1\n2\n2\n1\n")).await;
    page.until("document.getElementById('bring-dialog').open").await;
    let names = "[...document.querySelectorAll('#bring-dialog [name=format] option')].map(({ value }) => value)";
    assert_eq!(page.ask(names).await, json!(["it3105", "it3105-down", "nin", "puzzlekit"]));
    page.click("#bring-dialog [value=nin]").await;
    page.open_brought().await;
    page.says("Opened square.txt").await;
    assert_eq!(page.clues().await, ["1", "2", "2", "1"]);
    // An image becomes a puzzle; for another file the dialog shows an error.
    page.bring_file(&page.file("photo.png", b"\x89PNG\r\n\x1a\n\xff")).await;
    page.until("document.getElementById('image-dialog').open").await;
    page.until("document.querySelector('#image-dialog .problem').textContent !== ''").await;
    page.click("#image-dialog [value=cancel]").await;
    // What nobody knows: no word of the command line.
    page.bring_file(&page.file("what.txt", "what is this")).await;
    page.says("which begins no format known here").await;
    let message = page.find("#message").await.text().await.unwrap();
    assert!(!message.contains("--from"), "{message}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn formats_that_cannot_hold_the_puzzle_are_grayed_with_the_reason() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[0]).await;
    page.choose("save").await;
    let disabled = "document.querySelector('#save-dialog option[value=picture]').disabled";
    assert_eq!(page.ask(disabled).await, true);
    let picture =
        page.ask("document.querySelector('#save-dialog option[value=picture]').text").await;
    assert!(picture.as_str().unwrap().ends_with("(it holds a picture)"), "{picture}");
    page.click("#save-dialog option[value=mk]").await;
    page.until("document.getElementById('save-lost').textContent === 'Without the state of play.'")
        .await;
    page.accept().await;
    page.says("Saved without the state of play").await;
    // In colors most cannot.
    page.open_file(&puzzle("sailboat.non")).await;
    page.says("Opened sailboat.non").await;
    page.choose("save").await;
    let reason = "document.querySelector('#save-dialog option[value=mk]').text";
    assert!(page.ask(reason).await.as_str().unwrap().ends_with("(cannot hold several colors)"));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_an_older_page_kept_are_all_there() {
    let page = Page::open(&[]).await;
    for (name, cell) in [("tee.clues", 4), ("other.clues", 0)] {
        let text = if cell == 4 { TEE } else { "rect 1 2\n#ffffff #000000\n2a\n1a\n1a\n" };
        page.open_text(name, text).await;
        page.left(&[cell]).await;
        page.keys(&['+']).await;
        kept(&page, cell).await;
    }
    // As older pages did: what a step changed and how a board is looked at lie beside the game.
    let older = "addEventListener('pagehide', () => {
        const views = [];
        for (const { id } of JSON.parse(localStorage['nonosat.games'])) {
            const { past, future, checkpoints, view, ...game } = JSON.parse(localStorage[id]);
            localStorage[id] = JSON.stringify({ ...game, seconds: 61, hints: 2 });
            localStorage[`${id}.history`] = JSON.stringify({ past, future, checkpoints });
            views.push([id, { ...view, cell: 77 }]);
        }
        localStorage['nonosat.views'] = JSON.stringify(views);
    });";
    page.client.execute(older, vec![]).await.unwrap();
    page.load().await;
    page.shows("a.").await;
    page.choose("show-recent").await;
    page.click("#recent li:nth-child(2) .go").await;
    page.shows("....a....").await;
    page.until("document.getElementById('desk').dataset.size === '77'").await;
    // The clock goes on from 61 seconds.
    let clock = page.ask("document.getElementById('timer').textContent").await;
    assert!(clock.as_str().unwrap().starts_with("1:"), "{clock}");
    page.choose("undo").await;
    page.shows(".........").await;
    let old = "Object.keys(localStorage).filter((name) => /history|views/.test(name)).length";
    assert_eq!(page.ask(old).await, 0);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_tab_solves_and_sets_is_seen_here() {
    let page = Page::open(&[]).await;
    page.until("document.querySelectorAll('#gallery .card').length > 30").await;
    let solved = "document.querySelectorAll('#gallery .card.solved').length";
    let before = page.ask(solved).await;
    // A frame is another window of the same browser.
    let other = "const { localStorage: kept } = document.body.appendChild(document.createElement('iframe')).contentWindow;
        kept['nonosat.solved'] = JSON.stringify({ 'collection/boat': { letters: 'a'.repeat(25), seconds: 61 } });
        kept['nonosat.preferences'] = JSON.stringify({ theme: 'dark' });";
    page.client.execute(other, vec![]).await.unwrap();
    page.until("document.documentElement.dataset.theme === 'dark'").await;
    page.until(&format!("{solved} === {before} + 1")).await;
    page.end().await;
}
