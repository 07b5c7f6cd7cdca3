//! Puzzles that people bring: pasted, dropped, as text, as addresses, as files.

use super::page::Page;
use super::playing::TEE;
use super::seeing::violations;
use serde_json::json;

const CARD: &str = "document.getElementById('bring-card').innerText";
const IS_OPEN: &str = "document.getElementById('bring-dialog').open";
const PROBLEM: &str = "document.querySelector('#bring-dialog .problem').textContent";
/// A puzzle as answers of language models and other programs have it.
const LISTS: &str =
    r#"Here it is: {"rowInputs": [[1, 1], [3], [2]], "colInputs": [[3], [2], [2]]}"#;

impl Page {
    /// Pastes a text where no field has the focus.
    async fn paste(&self, selector: &str, text: &str) -> bool {
        let script = "const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', arguments[1]);
            const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
            return !document.querySelector(arguments[0]).dispatchEvent(paste);";
        let arguments = vec![json!(selector), json!(text)];
        self.client.execute(script, arguments).await.unwrap() == true
    }

    /// Drops files with these names and texts.
    async fn drop_files(&self, files: &[(&str, &str)]) {
        let script = "const dataTransfer = new DataTransfer();
            for (const [name, text] of arguments[0]) dataTransfer.items.add(new File([text], name));
            document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));";
        self.client.execute(script, vec![json!(files)]).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pasted_text_is_shown_before_it_opens() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    page.shows("....a....").await;
    assert!(page.paste("body", LISTS).await);
    page.until(IS_OPEN).await;
    let card = page.ask(CARD).await;
    let card = card.as_str().unwrap();
    assert!(card.contains("3 × 3") && card.contains("`rowInputs` is read as the rows"), "{card}");
    // Its clues can be compared with those on another page.
    page.until("document.querySelector('#bring-card img').naturalWidth > 50").await;
    assert_eq!(violations(&page).await, Vec::<String>::new());
    page.picture("bring").await;
    page.click("#bring-dialog [value=cancel]").await;
    page.shows("....a....").await;
    // Of what was read wrongly, the sums seldom agree.
    page.paste("body", &LISTS.replace("[[3]", "[[1]")).await;
    page.until(&format!("{CARD}.includes('the rows need')")).await;
    page.click("#bring-dialog [value=cancel]").await;
    page.paste("body", LISTS).await;
    page.open_brought().await;
    page.shows(".........").await;
    assert_eq!(page.clues().await, ["1 1", "3", "2", "3", "2", "2"]);
    // The game before is still there.
    page.choose("show-recent").await;
    page.click("#recent li:nth-child(2) .go").await;
    page.shows("....a....").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_text_for_a_field_stays_in_the_field() {
    let page = Page::open(&[]).await;
    assert!(!page.paste("#draw-title", "3x3:1/3/1/1/3/1").await);
    page.choose("open").await;
    assert!(!page.paste("#bring-dialog textarea", "3x3:1/3/1/1/3/1").await);
    assert_eq!(page.ask(CARD).await, "");
    // What is typed there is read, and what is wrong with it is said.
    page.fill("#bring-dialog textarea", "hello").await;
    page.until(&format!("{PROBLEM}.startsWith('There is no puzzle here')")).await;
    page.fill("#bring-dialog textarea", "3x3:1/3/1/1/3/1").await;
    page.open_brought().await;
    page.shows(".........").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_holds_a_puzzle_or_is_not_loaded() {
    let page = Page::open(&[]).await;
    page.paste("body", "https://puzz.link/p?nonogram/6/6/12g1111h11112j12g11g21j11g3h").await;
    page.open_brought().await;
    page.until("document.querySelectorAll('[data-cell]').length === 36").await;
    // A link of this page, from a message.
    page.open_text("plus.clues", "rect 3 3\n#fff #000\n1a\n3a\n1a\n1a\n3a\n1a\n").await;
    page.ask("void (navigator.clipboard.writeText = async (text) => { window.copied = text; })")
        .await;
    page.choose("share").await;
    page.says("A link to the puzzle is copied").await;
    // Who gets the link has no such game; the page stores the one that it leaves.
    page.open_text("one.clues", "rect 1 1\n#fff #000\n1a\n1a\n").await;
    page.ask("localStorage.clear()").await;
    // It names the picture for the end.
    let link = page.ask("`${copied}&end=UGx1cw`").await;
    page.paste("body", &format!("Try this one: {}", link.as_str().unwrap())).await;
    page.open_brought().await;
    page.until("document.getElementById('title').textContent === '3 × 3'").await;
    for cells in [&[1, 4, 7][..], &[3], &[5]] {
        page.left(cells).await;
    }
    page.until("document.getElementById('end-title').textContent === 'Plus'").await;
    page.click("#end-close").await;
    // Another page has to be saved first.
    let address = "https://example.org/puzzles/7";
    page.paste("body", address).await;
    page.until(IS_OPEN).await;
    page.until(&format!("{PROBLEM}.startsWith('This page loads nothing from example.org.')")).await;
    let text = "document.querySelector('#bring-dialog textarea').value";
    assert_eq!(page.ask(text).await, address);
    assert_eq!(page.ask("document.querySelector('#bring-dialog [value=ok]').disabled").await, true);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_files_are_brought_at_once() {
    let page = Page::open(&[]).await;
    let one = "rect 1 1\n#ffffff #000000\n1a\n1a\n";
    page.drop_files(&[("tee.clues", TEE), ("hello.txt", "hello"), ("one.clues", one)]).await;
    page.until(IS_OPEN).await;
    let names = "[...document.querySelectorAll('#bring-dialog [name=which] option')].map(({ text }) => text)";
    assert_eq!(page.ask(names).await, json!(["tee", "one"]));
    page.until(&format!("{PROBLEM}.startsWith('hello.txt: line 1')")).await;
    page.click("#bring-dialog [name=which] option:nth-child(2)").await;
    page.until(&format!("{CARD}.includes('1 × 1')")).await;
    page.open_brought().await;
    page.says("Opened one.clues").await;
    page.left(&[0]).await;
    page.says("Congratulations").await;
    // A puzzle that was begun goes on.
    page.open_text("tee.clues", TEE).await;
    page.left(&[4]).await;
    page.shows("....a....").await;
    page.drop_files(&[("again.clues", TEE)]).await;
    page.until(&format!("{CARD}.includes('You have begun it')")).await;
    page.open_brought().await;
    page.says("Opened again.clues, where you left it").await;
    page.shows("....a....").await;
    page.end().await;
}

/// A folder is dropped like its files.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_much_to_be_brought_at_once_is_said() {
    let page = Page::open(&[]).await;
    let names: Vec<String> = (1..=145).map(|number| format!("{number}.clues")).collect();
    let files: Vec<(&str, &str)> = names.iter().map(|name| (&**name, TEE)).collect();
    page.drop_files(&files).await;
    page.until(IS_OPEN).await;
    page.until(&format!("{PROBLEM}.startsWith('Only the first 144 files were read')")).await;
    let count = "document.querySelectorAll('#bring-dialog [name=which] option').length";
    assert_eq!(page.ask(count).await, 144);
    page.drop_files(&files[..144]).await;
    page.until(&format!("{PROBLEM} === ''")).await;
    page.end().await;
}
