//! Help: checks, hints, solving, cancelling, uniqueness; hexagons and colors.

use super::noise;
use super::page::Page;
use super::playing::TEE;
use super::puzzle;
use fantoccini::key::Key;

/// Two pictures: either diagonal.
const EITHER: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";

#[tokio::test(flavor = "multi_thread")]
async fn any_solution_is_congratulated() {
    for cells in [[0, 3], [1, 2]] {
        let page = Page::open(&[]).await;
        page.open_text("either.clues", EITHER).await;
        page.left(&[cells[0]]).await;
        page.left(&[cells[1]]).await;
        page.says("Congratulations").await;
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_solver_solves_and_undo_brings_the_marks_back() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[8]).await;
    page.choose("solve").await;
    page.says("Solved").await;
    page.shows("aaaxaxxax").await;
    page.lamps(&[0, 1, 2, 3, 4, 5]).await;
    page.click("#undo").await;
    page.shows("........a").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_without_solution_is_told() {
    let page = Page::open(&[&puzzle("broken-spiral.clues")]).await;
    page.choose("solve").await;
    page.says("There is no solution: no picture satisfies all lines at once").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn solving_can_be_cancelled() {
    let page = Page::open(&[]).await;
    let clues = noise::clues(150).join("\n");
    page.open_text("noise.clues", &format!("rect 150 150\n#ffffff #000000\n{clues}\n")).await;
    page.choose("solve").await;
    page.until("document.getElementById('solving-dialog').open").await;
    page.until("document.getElementById('solving-stage').textContent.startsWith('Deciding')").await;
    page.until("parseFloat(document.getElementById('solving-time').textContent) > 0.3").await;
    page.picture("solving").await;
    page.click("#solving-cancel").await;
    page.says("Cancelled after").await;
    page.until("!document.getElementById('solving-dialog').open").await;
    assert!(!page.marks().await.contains('a'), "nothing was marked");
    // The server is free again.
    page.open_text("tee.clues", TEE).await;
    page.choose("solve").await;
    page.says("Solved").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_solution_is_shown_as_a_difference() {
    let page = Page::open(&[]).await;
    page.open_text("either.clues", EITHER).await;
    page.ask_unique().await;
    let text = page.find("#answer-text").await.text().await.unwrap();
    assert!(text.contains("several solutions. Two of them differ in 4 cells"), "{text}");
    assert_eq!(page.ask("document.querySelectorAll('#answer-pictures svg').length").await, 2);
    let outlined = page.ask("document.querySelector('#board .differing').getAttribute('d')").await;
    assert_eq!(outlined.as_str().unwrap().matches('M').count(), 4);
    page.picture("several").await;
    // The next mark makes it old.
    page.accept().await;
    page.left(&[0]).await;
    page.until("document.querySelector('#board .differing').getAttribute('d') === ''").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_difference_on_a_large_board_is_large_enough() {
    let page = Page::open(&[]).await;
    // All but two lines each way are nearly full; which cell is left out is open.
    let lines = format!("{}1a\n1a\n", "38a\n".repeat(38));
    let clues = format!("rect 40 40\n#ffffff #000000\n{lines}{lines}");
    page.open_text("full.clues", &clues).await;
    page.ask_unique().await;
    let width = "(() => { const mini = document.querySelector('#answer-pictures svg');
        return mini.getBoundingClientRect().width / mini.viewBox.baseVal.width; })()";
    let width = page.ask(width).await;
    assert!(width.as_f64().unwrap() >= 10.0, "pixels of a cell: {width}");
    page.picture("difference").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_solver_is_not_congratulated() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.choose("solve").await;
    page.says("Solved. Undo brings your marks back.").await;
    page.click("#undo").await;
    page.shows(".........").await;
    let said = "document.getElementById('message').textContent";
    assert_eq!(page.ask(said).await, "");
    page.lamps(&[]).await;
    page.click("#redo").await;
    page.lamps(&[0, 1, 2, 3, 4, 5]).await;
    assert_eq!(page.ask(said).await, "");
    page.load().await;
    page.lamps(&[0, 1, 2, 3, 4, 5]).await;
    page.click("#undo").await;
    page.lamps(&[]).await;
    page.click("#redo").await;
    page.lamps(&[0, 1, 2, 3, 4, 5]).await;
    assert_eq!(page.ask(said).await, "");
    page.click("#undo").await;
    page.lamps(&[]).await;
    page.load().await;
    page.lamps(&[]).await;
    page.click("#redo").await;
    page.lamps(&[0, 1, 2, 3, 4, 5]).await;
    assert_eq!(page.ask(said).await, "");
    page.choose("checkpoint").await;
    page.choose("clear").await;
    page.says("The board is clear. Undo brings the marks back.").await;
    page.lamps(&[]).await;
    page.choose("return").await;
    page.lamps(&[0, 1, 2, 3, 4, 5]).await;
    page.says("Back at checkpoint 1.").await;
    // Undo is promised only where it would bring something back.
    page.choose("solve").await;
    page.until("document.getElementById('message').textContent === 'It is solved.'").await;
    // Who begins anew has the merit.
    page.choose("clear").await;
    page.lamps(&[]).await;
    page.choose("clear").await;
    page.until("document.getElementById('message').textContent === 'The board is clear already.'")
        .await;
    page.left(&[0, 1, 2]).await;
    page.left(&[7, 4]).await;
    page.says("Congratulations").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hexagon_is_played() {
    let page = Page::open(&[]).await;
    page.open_text("hexagon.clues", "hex 2\n#ffffff #000000\n\n3a\n\n1a\n1a\n1a\n1a\n1a\n1a\n")
        .await;
    assert_eq!(page.ask("document.querySelectorAll('#lines li').length").await, 9);
    // A drag stays in the line in which it goes.
    page.left(&[2, 3, 4]).await;
    page.says("Congratulations").await;
    page.fills("ooaaaoo").await;
    page.choose("clear").await;
    page.left(&[1, 5]).await;
    page.shows(".a.a.a.").await;
    page.picture("hexagon").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_colored_puzzle_is_played_with_number_keys() {
    let page = Page::open(&[]).await;
    let clues = "rect 2 2\n#ffffff #d00000 #0000d0\n1a 1b\n1b\n1a\n2b\n";
    page.open_text("colors.clues", clues).await;
    page.left(&[0]).await;
    page.keys(&['2']).await;
    page.left(&[1, 3]).await;
    page.shows("ab.b").await;
    page.says("Congratulations").await;
    page.until("document.getElementById('desk').classList.contains('finished')").await;
    assert_eq!(page.paint(3, 30).await, "rgb(0, 0, 208)");
    page.choose("preferences").await;
    page.click("#preferences-dialog option[value=safe]").await;
    page.click("#preferences-dialog [name=letters]").await;
    page.accept().await;
    assert_eq!(page.paint(3, 30).await, "rgb(0, 114, 178)", "the nearest safe color to blue");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn certain_numbers_are_greyed_out() {
    let page = Page::open(&[]).await;
    page.open_text("row.clues", "rect 1 5\n#ffffff #000000\n1a 1a\n*\n*\n*\n*\n*\n").await;
    page.left(&[0]).await;
    let certain = "document.querySelectorAll('#clue-bar .struck').length";
    page.until(&format!("{certain} === 1")).await;
    page.left(&[2]).await;
    page.until(&format!("{certain} === 2")).await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mistake_is_told_at_once_if_that_is_wanted() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[6]).await;
    page.until("document.getElementById('lines').textContent.includes('row 3: 1, done')").await;
    assert_eq!(page.ask("document.querySelectorAll('#board .wrong').length").await, 0);
    page.click("#undo").await;
    page.choose("preferences").await;
    page.click("[name=tell]").await;
    page.accept().await;
    page.left(&[1]).await;
    page.left(&[6]).await;
    page.says("That cannot be right.").await;
    page.until("document.querySelectorAll('#board .wrong').length > 0").await;
    page.picture("told-at-once").await;
    page.click("#go-back").await;
    page.says("1 step undone").await;
    page.shows(".a.......").await;
    assert_eq!(page.ask("document.querySelectorAll('#board .wrong').length").await, 0);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_told_why_a_cell_is_what_it_is() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.keys(&[Key::Right.into(), 'w']).await;
    page.says("The 3 fills row 1 exactly").await;
    page.until("!!document.querySelector('#board .to-be')").await;
    page.picture("why").await;
    page.keys(&['d']).await;
    page.shows("aaa......").await;
    // The mark itself is no reason.
    page.keys(&['w']).await;
    page.says("The 3 fills row 1 exactly").await;
    page.shows("aaa......").await;
    page.end().await;
    let page = Page::open(&[]).await;
    page.open_text("either.clues", EITHER).await;
    page.keys(&['w']).await;
    page.says("Single lines do not settle this cell yet.").await;
    page.end().await;
}
