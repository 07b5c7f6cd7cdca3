//! A board keeps its identity: other clues are another puzzle, and only pictures of an origin count for it.

use super::page::Page;
use super::playing::TEE;
use super::puzzle;
use super::sketching::{easel, stroke};
use serde_json::json;

const TITLE: &str = "document.getElementById('title').textContent";
/// The clues of puzzle No. 1, the boat.
const BOAT: [&str; 10] = ["1", "2", "1", "5", "3", "1", "2", "5", "1 2", "1"];
/// A board of the same size with one cell.
const ONE: &str = "rect 5 5\n#ffffff #000000\n1a\n\n\n\n\n1a\n\n\n\n\n";

/// The cells of the picture of No. 1.
fn boat() -> Vec<usize> {
    let text = std::fs::read_to_string(puzzle("boat.non")).unwrap();
    let goal = text.lines().find_map(|line| line.strip_prefix("goal ")).unwrap().replace('"', "");
    goal.char_indices().filter(|(_, sign)| *sign == '1').map(|(cell, _)| cell).collect()
}

/// The commands in the menu of the screen.
async fn commands(page: &Page) -> String {
    page.click("#menu-more summary").await;
    let items = page.find("#menu-more > div").await.text().await.unwrap();
    page.click("#menu-more summary").await;
    items
}

/// Goes to an address of this page, and waits for the board.
async fn visit(page: &Page, address: &str, cells: usize) {
    page.client.goto(&format!("{}#{address}", page.url)).await.unwrap();
    page.until("document.body.dataset.ready === 'true'").await;
    page.until(&format!("document.querySelectorAll('[data-cell]').length === {cells}")).await;
}

/// How many puzzles of the collection are solved, as the first screen says.
async fn counted(page: &Page, text: &str) {
    page.ask("(location.hash = '#start', 0)").await;
    page.until(&format!(
        "document.getElementById('gallery-count').textContent.startsWith('{text}')"
    ))
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_command_of_a_game_changes_the_clues_of_the_collection_or_of_a_day() {
    let page = Page::open(&[]).await;
    for (address, cells) in [("play/1", 25), ("play/2025-11-24", 156), ("play/size=5x5&seed=3", 25)]
    {
        visit(&page, address, cells).await;
        let items = commands(&page).await;
        assert!(items.contains("Save") && !items.to_lowercase().contains("clues"), "{items}");
        page.picture("menu-of-a-game").await;
    }
    // Who has a puzzle of one's own may mend its clues.
    page.open_text("tee.clues", TEE).await;
    assert!(commands(&page).await.contains("Edit clues"));
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clues_that_are_typed_in_the_studio_touch_no_game_that_was_played_before() {
    let page = easel(5, 5).await;
    visit(&page, "play/1", 25).await;
    page.left(&[0]).await;
    page.ask("(location.hash = '#make', 0)").await;
    page.until("document.body.dataset.screen === 'make'").await;
    stroke(&page, &[(2, 2)]).await;
    page.choose("edit-clues").await;
    page.picture("clues-in-the-studio").await;
    page.accept().await;
    page.shows(&".".repeat(25)).await;
    assert_eq!(page.ask(&format!("[location.hash, {TITLE}].join()")).await, "#play,New puzzle");
    page.left(&[12]).await;
    page.says("Congratulations").await;
    counted(&page, "0 of 443").await;
    visit(&page, "play/1", 25).await;
    page.shows(&format!("a{}", ".".repeat(24))).await;
    assert_eq!(page.clues().await, BOAT);
    page.end().await;
}

/// The page with a game of No. 1 that has other clues, as an older page could make one.
async fn with_false_game() -> Page {
    let page = Page::open(&[]).await;
    page.open_text("one.clues", ONE).await;
    page.right(&[1]).await;
    page.until("JSON.parse(localStorage['nonosat.games'] ?? '[]')[0]?.marked === 1").await;
    let older = "addEventListener('pagehide', () => {
        const list = JSON.parse(localStorage['nonosat.games']), own = { from: 'collection/boat', name: 'No. 1' };
        localStorage['nonosat.games'] = JSON.stringify(list.map((entry) => ({ ...entry, ...own })));
        localStorage[list[0].id] = JSON.stringify({ ...JSON.parse(localStorage[list[0].id]), ...own });
    });";
    page.client.execute(older, vec![]).await.unwrap();
    page.load().await;
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_other_clues_than_its_origin_is_not_taken_for_it() {
    let page = with_false_game().await;
    visit(&page, "play/1", 25).await;
    page.until(&format!("{TITLE} === 'Start here · No. 1'")).await;
    assert_eq!(page.clues().await, BOAT);
    page.shows(&".".repeat(25)).await;
    // The other game goes on, without the number.
    page.choose("show-recent").await;
    page.click("#recent li:nth-child(2) .go").await;
    page.shows(&format!(".x{}", ".".repeat(23))).await;
    page.until(&format!("{TITLE} !== 'Start here · No. 1' && location.hash === '#play'")).await;
    page.left(&[0]).await;
    page.says("Congratulations").await;
    counted(&page, "0 of 443").await;
    page.choose("statistics").await;
    let rows = page.find("#statistics-rows").await.text().await.unwrap();
    assert!(rows.contains("5 × 5") && !rows.contains("No. 1"), "{rows}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_true_picture_counts() {
    let page = Page::open(&[]).await;
    visit(&page, "play/1", 25).await;
    for cell in boat() {
        page.left(&[cell]).await;
    }
    page.until("document.getElementById('end-joins').textContent === 'Start here: 1 of 9'").await;
    counted(&page, "1 of 443").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_puzzle_is_the_next_card_of_the_same_shelf() {
    let page = Page::open(&[]).await;
    visit(&page, "play/1", 25).await;
    for cell in boat() {
        page.left(&[cell]).await;
    }
    // The list of the collection has grapes on a honeycomb in four colors here.
    page.until("document.getElementById('end-next-name').textContent === 'No. 2 · 5 × 5'").await;
    page.click("#end-next").await;
    page.until(&format!("{TITLE} === 'Start here · No. 2'")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_games_brings_no_pictures_that_its_puzzles_do_not_have() {
    let page = Page::open(&[]).await;
    let picture = |letters: &str| json!({ "letters": letters, "seconds": 61 });
    let cells = boat();
    let boat: String = (0..25).map(|cell| if cells.contains(&cell) { 'a' } else { '-' }).collect();
    // The right one is the last, so that the others have been read when it is there.
    let solved = [
        ("day/2025-11-24", picture(&"a".repeat(156))),
        ("day/2025-02-30", picture("a")),
        ("collection/house", picture(&"a".repeat(25))),
        ("collection/ghost", picture("a")),
        ("collection/heart", picture("?!")),
        ("collection/nobody", picture("a")),
        ("elsewhere/boat", picture(&boat)),
        ("collection/boat", picture(&boat)),
    ];
    let solved = solved.map(|(from, picture)| format!("{}: {picture}", json!(from))).join(",");
    let kept = format!(r#"{{"nonosat.games": [], "nonosat.solved": {{{solved}}}}}"#);
    let file = page.file("games.json", format!(r#"{{"nonosatGames": 1, "kept": {kept}}}"#));
    page.find("#games-file").await.send_keys(file.to_str().unwrap()).await.unwrap();
    page.until("'collection/boat' in JSON.parse(localStorage['nonosat.solved'] ?? '{}')").await;
    let names = page.ask("Object.keys(JSON.parse(localStorage['nonosat.solved'])).join()").await;
    assert_eq!(names, "collection/boat");
    counted(&page, "1 of 443").await;
    page.end().await;
}
