//! Hints rung by rung, where a mistake is, the way back: by buttons and by keys.

use super::page::Page;
use super::playing::TEE;
use super::puzzle;
use fantoccini::key::Key;

/// What the board shows of a hint or a mistake: elements of these kinds.
const HINT_MARKERS: &str = "['.band.look', '.band.dead-end', '.hinted', '.chip.question', '.need', '.wrong',
    '.to-be', '.chip.chain', '.of-hint'].filter((kind) => document.querySelector(`#board ${kind}, #lines ${kind}`))
    .join(' ')";
/// The buttons beside the message.
const OFFERED: &str = "[...document.querySelectorAll('#further button:not([hidden])')]
    .map((button) => button.textContent).join(', ')";

/// Clicks a button, wherever it is.
async fn press(page: &Page, id: &str) {
    page.ask(&format!("document.getElementById('{id}').click()")).await;
}

/// Is a button offered?
fn seen(id: &str) -> String {
    format!("!document.getElementById('{id}').hidden")
}

async fn is(page: &Page, script: &str, want: &str) {
    page.until(&format!("{script} === {}", serde_json::json!(want))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_climbed_rung_by_rung_and_done() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.choose("hint").await;
    page.says("Look at row 1.").await;
    is(&page, HINT_MARKERS, ".band.look .of-hint").await;
    is(&page, OFFERED, "Which cells?").await;
    page.picture("hint-look").await;
    page.click("#more").await;
    page.says("Cells 1 to 3 of row 1 can be settled.").await;
    is(&page, HINT_MARKERS, ".band.look .hinted .chip.question .of-hint").await;
    is(&page, OFFERED, "Why?, Do it").await;
    page.picture("hint-cells").await;
    page.click("#more").await;
    page.says("The 3 fills row 1 exactly: cells 1 to 3 are filled.").await;
    is(&page, HINT_MARKERS, ".band.look .hinted .to-be .of-hint").await;
    is(&page, OFFERED, "Do it").await;
    page.shows(".........").await;
    page.picture("hint-why").await;
    page.click("#do-it").await;
    page.shows("aaa......").await;
    is(&page, HINT_MARKERS, "").await;
    is(&page, OFFERED, "").await;
    page.click("#undo").await;
    page.shows(".........").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_climb_a_hint_and_the_next_mark_or_escape_ends_it() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.keys(&['h']).await;
    page.says("Look at row 1.").await;
    page.keys(&['h']).await;
    page.says("can be settled").await;
    page.keys(&[Key::Escape.into()]).await;
    is(&page, HINT_MARKERS, "").await;
    is(&page, "document.getElementById('message').textContent", "").await;
    page.keys(&['d']).await;
    page.says("There is no hint to follow").await;
    page.keys(&['h']).await;
    page.says("Look at row 1.").await;
    page.keys(&['x']).await;
    is(&page, HINT_MARKERS, "").await;
    page.keys(&['h']).await;
    page.says("There is a mistake somewhere.").await;
    page.click("#undo").await;
    page.keys(&['h']).await;
    page.says("Look at row 1.").await;
    page.keys(&['h']).await;
    page.says("can be settled").await;
    page.keys(&['d']).await;
    page.shows("aaa......").await;
    // A button that goes away leaves the focus to the board.
    press(&page, "hint").await;
    page.says("Look at column 2.").await;
    page.click("#more").await;
    page.says("can be settled").await;
    page.click("#do-it").await;
    page.says("Congratulations").await;
    is(&page, "document.activeElement.id", "end-title").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn work_is_checked_without_giving_it_away_and_the_place_is_told_if_asked() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[1]).await;
    page.choose("check").await;
    page.says("No mistake so far").await;
    page.left(&[6]).await;
    page.left(&[0]).await;
    page.choose("check").await;
    page.says("There is a mistake somewhere").await;
    is(&page, HINT_MARKERS, "").await;
    is(&page, OFFERED, "Show me where, Back to the last correct state").await;
    page.click("#where").await;
    page.says("These marks cannot all be right: cells 1 and 3 of column 1 are filled.").await;
    is(&page, HINT_MARKERS, ".band.dead-end .wrong .of-hint").await;
    page.picture("mistake").await;
    page.click("#go-back").await;
    page.says("2 steps undone: everything is right again.").await;
    page.shows(".a.......").await;
    is(&page, HINT_MARKERS, "").await;
    page.click("#redo").await;
    page.shows(".a....a..").await;
    page.choose("check").await;
    page.says("There is a mistake somewhere").await;
    page.keys(&['c']).await;
    page.says("This mark cannot be right: row 3, column 1 is filled.").await;
    page.keys(&['b']).await;
    page.says("1 step undone").await;
    page.end().await;
}

/// At each size and appearance the reason is seen: pictures to be looked at.
#[tokio::test(flavor = "multi_thread")]
async fn a_trial_shows_its_chain_by_numbers() {
    for (size, theme) in [((1280, 900), "light"), ((1280, 900), "dark"), ((400, 800), "light")] {
        let page = Page::sized(&[&puzzle("zebra.clues")], size).await;
        page.ask(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
        // The steps that single lines give come first.
        for _ in 0..100 {
            press(&page, "hint").await;
            page.until(&seen("more")).await;
            let said = page.ask("document.getElementById('message').textContent").await;
            press(&page, "more").await;
            page.until(&seen("do-it")).await;
            if said.as_str().unwrap().starts_with("No single line says more.") {
                break;
            }
            press(&page, "do-it").await;
            page.says("Done.").await;
        }
        press(&page, "more").await;
        page.until("!!document.querySelector('#board .chip.chain')").await;
        let chain = page.ask("document.querySelectorAll('#board .chip.chain').length").await;
        assert!(chain.as_u64() > Some(0));
        page.says("1. ").await;
        page.picture(&format!("trial-{theme}-{}", size.0)).await;
        page.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hexagons_and_colors_have_reasons_too() {
    for file in ["drop.clues", "coffee.clues"] {
        let page = Page::open(&[&puzzle(file)]).await;
        press(&page, "hint").await;
        page.until(&seen("more")).await;
        press(&page, "more").await;
        page.until(&seen("do-it")).await;
        press(&page, "more").await;
        page.until("!!document.querySelector('#board .to-be, #board .reasons .dot')").await;
        page.picture(&format!("why-{file}")).await;
        page.click("#do-it").await;
        page.says("Done.").await;
        assert!(page.marks().await.contains(|mark: char| mark != '.'));
        page.end().await;
    }
}

/// A square stands beside each word for a color; it is no text, and no line becomes higher.
#[tokio::test(flavor = "multi_thread")]
async fn words_for_colors_have_a_square_of_the_color() {
    let page = Page::open(&[]).await;
    let row = "rect 1 3\n#ffffff #ff0000 #0000ff\n1a 2b\n1a\n1b\n1b\n";
    page.open_text("colors.clues", row).await;
    press(&page, "hint").await;
    page.until(&seen("more")).await;
    press(&page, "more").await;
    page.until(&seen("do-it")).await;
    press(&page, "more").await;
    page.says("The red 1 and the blue 2 fill row 1 exactly").await;
    let squares = "[...document.querySelectorAll('#message .swatch i')].map((square) =>
        `${square.ariaHidden} ${square.style.background} ${square.parentElement.textContent}`)
        .join('; ')";
    let red = "true rgb(255, 0, 0) red";
    let blue = "true rgb(0, 0, 255) blue";
    is(&page, squares, &format!("{red}; {blue}; {red}; {blue}")).await;
    page.picture("hint-colors").await;
    // On one line, since with the squares the words may need one line more.
    let same_height = "(() => {
        const message = document.querySelector('#message');
        message.style.whiteSpace = 'nowrap';
        const high = message.offsetHeight;
        message.textContent = message.textContent;
        return message.offsetHeight === high;
    })()";
    assert_eq!(page.ask(same_height).await, true);
    page.end().await;
}
