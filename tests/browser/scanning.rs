//! The clues of a printed puzzle, read from an image and played.

use crate::page::Page;
use crate::seeing::violations;
use std::path::Path;

/// Chooses an image of the tests, and waits until its clues are offered.
async fn chosen(page: &Page, name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scan/images").join(name);
    page.choose("image").await;
    let field = page.find("#image-dialog [name=file]").await;
    field.send_keys(path.to_str().unwrap()).await.unwrap();
    page.until("!document.getElementById('image-clues').hidden").await;
    page.click("#image-clues button").await;
    page.until("document.getElementById('scan-dialog').open").await;
    page.until("!document.querySelector('#scan-dialog [value=ok]').disabled").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clues_of_an_image_are_played() {
    let page = Page::open(&[]).await;
    chosen(&page, "site.png").await;
    let found = page.find("#scan-found").await.text().await.unwrap();
    assert_eq!(found, "14 x 18 cells, every number is sure, with one solution");
    assert_eq!(page.ask("document.querySelectorAll('#scan-numbers li').length").await, 0);
    assert!(page.ask("document.querySelector('#scan-image canvas').width > 100").await == true);
    assert_eq!(violations(&page).await, Vec::<String>::new());
    page.click("#scan-dialog [value=ok]").await;
    page.until("document.body.dataset.screen === 'play'").await;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scan/images/site.non");
    let text = std::fs::read_to_string(file).unwrap();
    let clues = text.lines().filter(|line| line.starts_with(char::is_numeric));
    let clues: Vec<String> = clues.map(|line| line.replace(',', " ")).collect();
    assert_eq!(page.clues().await, clues);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_in_doubt_stand_beside_their_places() {
    let page = Page::open(&[]).await;
    chosen(&page, "unsure.png").await;
    let count = page.ask("document.querySelectorAll('#scan-numbers li').length").await;
    assert!(count.as_u64().unwrap() > 0);
    // A wrong number cannot be played; one of the readings can.
    page.ask("(document.querySelector('#scan-numbers input').value = 99, document.querySelector('#scan-numbers input').dispatchEvent(new Event('input', { bubbles: true })), 0)").await;
    page.until("document.querySelector('#scan-dialog .problem').textContent !== ''").await;
    assert!(page.ask("document.querySelector('#scan-dialog [value=ok]').disabled").await == true);
    page.click("#scan-numbers li button").await;
    page.until("!document.querySelector('#scan-dialog [value=ok]').disabled").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_number_can_be_corrected_and_a_problem_names_its_line() {
    let page = Page::open(&[]).await;
    chosen(&page, "site.png").await;
    // A press beside the board leads to the field of the line there.
    page.ask(
        "(() => { const canvas = document.querySelector('#scan-image canvas'), box = canvas.getBoundingClientRect();
           const at = { clientX: box.left + 3, clientY: box.top + 0.6 * box.height, bubbles: true };
           return canvas.dispatchEvent(new MouseEvent('click', at)); })()",
    )
    .await;
    let name = page.ask("document.activeElement.name").await;
    let line: usize = name.as_str().unwrap().strip_prefix("scan-").unwrap().parse().unwrap();
    assert!((4..18).contains(&line), "row {line} of 18");
    // What is wrong is said with its line; the way on is to correct it there.
    let clue = page.ask(&format!("document.querySelector('[name=scan-{line}]').value")).await;
    let field = format!("[name=scan-{line}]");
    page.fill(&field, "0 3").await;
    let problem = "document.querySelector('#scan-dialog .problem').textContent";
    page.until(&format!("{problem}.includes('row {}')", line + 1)).await;
    page.until("document.querySelector('#scan-dialog [value=ok]').disabled").await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    page.fill(&field, clue.as_str().unwrap()).await;
    page.until("!document.querySelector('#scan-dialog [value=ok]').disabled").await;
    assert_eq!(page.ask(problem).await, "");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_colored_clues_of_an_image_are_played() {
    let page = Page::open(&[]).await;
    chosen(&page, "colored-tiles.png").await;
    let is_checked = "document.querySelector('#scan-dialog [name=colors]').checked";
    assert!(page.ask(is_checked).await == true);
    let swatches = "document.querySelectorAll('#scan-found .swatch').length";
    assert_eq!(page.ask(swatches).await, 2);
    assert_eq!(violations(&page).await, Vec::<String>::new());
    // Read in black and white there are no colors; read in colors again, there are.
    page.click("#scan-dialog [name=colors]").await;
    page.until(&format!("{swatches} === 0")).await;
    page.click("#scan-dialog [name=colors]").await;
    page.until(&format!("{swatches} === 2")).await;
    page.until("!document.querySelector('#scan-dialog [value=ok]').disabled").await;
    page.click("#scan-dialog [value=ok]").await;
    page.until("document.body.dataset.screen === 'play'").await;
    let clues = page.clues().await;
    assert_eq!(clues.len(), 20);
    assert_eq!(clues[..3], ["2 2", "1 1 1 1", "1 1 1 1"]);
    let colors = "document.querySelectorAll('#palette label').length";
    assert!(page.ask(colors).await.as_u64().unwrap() >= 2);
    page.end().await;
}
