//! The clues of a printed puzzle, read from an image and played.

use crate::page::Page;
use crate::seeing::violations;
use std::path::Path;

/// Chooses an image of the tests, and waits until its clues can be played.
async fn chosen(page: &Page, name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scan/images").join(name);
    page.choose("image").await;
    let field = page.find("#image-dialog [name=file]").await;
    field.send_keys(path.to_str().unwrap()).await.unwrap();
    read(page).await;
    page.until("!document.querySelector('#scan-dialog [value=ok]').disabled").await;
}

/// Waits until the chosen image is read, and looks at its clues.
async fn read(page: &Page) {
    page.until("!document.getElementById('image-clues').hidden").await;
    page.click("#image-clues button").await;
    page.until("document.getElementById('scan-dialog').open").await;
}

/// Draws a board whose first row needs nine cells of five, and chooses it as an image.
const TOO_LONG: &str = "(() => {
    const side = 40, canvas = document.createElement('canvas'), pen = canvas.getContext('2d');
    canvas.width = canvas.height = 8 * side;
    pen.fillStyle = 'white'; pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = 'black'; pen.font = '26px DejaVu Sans'; pen.textAlign = 'center'; pen.textBaseline = 'middle';
    for (let at = 0; at <= 5; at += 1) {
        pen.fillRect(0.5 * side, (2 + at) * side, 6.5 * side, 2);
        pen.fillRect((2 + at) * side, 0.5 * side, 2, 6.5 * side);
    }
    ['9', '1', '3', '5', '2'].forEach((clue, at) => pen.fillText(clue, 1.4 * side, (2.55 + at) * side));
    ['1', '3', '5', '2', '2'].forEach((clue, at) => pen.fillText(clue, (2.55 + at) * side, 1.4 * side));
    canvas.toBlob((blob) => {
        const all = new DataTransfer(), field = document.querySelector('#image-dialog [name=file]');
        all.items.add(new File([blob], 'long.png'));
        field.files = all.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    return 0; })()";

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

#[tokio::test(flavor = "multi_thread")]
async fn a_clue_that_is_too_long_is_called_wrong_and_nothing_is_said_of_files() {
    let page = Page::open(&[]).await;
    page.choose("image").await;
    page.ask(TOO_LONG).await;
    read(&page).await;
    page.until("document.querySelector('#scan-dialog .problem').textContent !== ''").await;
    let found = page.find("#scan-found").await.text().await.unwrap();
    assert!(found.contains("row 1 needs 9 cells and has 5: a number there is wrong"), "{found}");
    let dialog = page.find("#scan-dialog").await.text().await.unwrap();
    assert!(!dialog.contains("written"), "{dialog}");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clues_of_an_image_fit_phones_that_stand_and_phones_that_lie() {
    for size in [(320, 568), (844, 390)] {
        let page = Page::screen(&[], size, true).await;
        page.ask("(localStorage['nonosat.preferences'] = '{\"language\":\"ru\"}', 0)").await;
        page.load().await;
        chosen(&page, "unsure.png").await;
        page.ask("(document.getElementById('scan-lines').open = true, 0)").await;
        // What ends the dialog is in sight at once; the rest is reached by scrolling down, not sideways.
        let hit = "[...document.querySelectorAll('#scan-dialog .buttons button')].every((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === one; })";
        assert_eq!(page.ask(hit).await, true, "{size:?}");
        let cut = "[...document.querySelectorAll('#scan-dialog form *')].filter((part) => part.checkVisibility()
            && part.getBoundingClientRect().right > part.closest('dialog').getBoundingClientRect().right)
            .map((part) => part.id || part.textContent)";
        assert_eq!(page.ask(cut).await, serde_json::json!([]), "{size:?}");
        // The last line can be typed above the buttons.
        let last =
            "document.querySelector('#scan-fields fieldset:last-child label:last-child input')";
        page.ask(&format!("({last}.focus(), 0)")).await;
        let buttons = "document.querySelector('#scan-dialog .buttons').getBoundingClientRect()";
        page.until(&format!("{last}.getBoundingClientRect().bottom <= {buttons}.top + 1")).await;
        // A box stands beside its words and not on them.
        let gap = "document.querySelector('#scan-dialog [name=colors] + span').getBoundingClientRect().left
            - document.querySelector('#scan-dialog [name=colors]').getBoundingClientRect().right";
        assert!(page.ask(gap).await.as_f64().unwrap() >= 4.0, "{size:?}");
        page.picture(&format!("scan-{}", size.0)).await;
        page.end().await;
    }
}
