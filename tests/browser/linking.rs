//! Puzzles in links: given away, opened, and refused.

use crate::page::{Page, packed};
use crate::playing::TEE;

impl Page {
    /// Loads the page by a link whose puzzle is this text.
    async fn follow(&mut self, text: &str) {
        let (bare, _) = self.url.split_once('#').unwrap_or((&self.url, ""));
        self.url = format!("{bare}#p={text}");
        self.load().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_brings_the_puzzle_without_its_marks() {
    let mut page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    let clues = page.clues().await;
    page.left(&[4]).await;
    page.shows("....a....").await;
    let copy = "void (navigator.clipboard.writeText = async (text) => { window.copied = text; })";
    page.ask(copy).await;
    page.choose("share").await;
    page.says("A link to the puzzle is copied").await;
    let link = page.ask("copied").await.as_str().unwrap().to_owned();
    let puzzle = link.split_once("#p=").unwrap().1.to_owned();
    assert!(puzzle.len() < 400, "{link}");
    // Whatever is kept from here on is another game.
    page.open_text("one.clues", "rect 1 1\n#fff #000\n1a\n1a\n").await;
    page.ask("localStorage.clear()").await;
    page.ask("sessionStorage.clear()").await;
    page.follow(&puzzle).await;
    page.until("document.querySelectorAll('[data-cell]').length === 9").await;
    page.shows(".........").await;
    assert_eq!(page.clues().await, clues);
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_of_another_page_is_read_and_a_bad_one_is_refused() {
    let mut page = Page::open(&[]).await;
    page.follow("3x3:1/3/1/1/3/1").await;
    page.until("document.querySelectorAll('[data-cell]').length === 9").await;
    let vast = r##"{"nonosat":1,"shape":{"rect":{"height":300,"width":300}},"colors":[{"rgb":"#fff"}],"clues":[]}"##;
    for (text, why) in [
        ("AAAA".to_owned(), "The link holds no puzzle"),
        ("%%%".to_owned(), "The link holds no puzzle"),
        ("?".to_owned(), "The link holds no puzzle"),
        (packed(b"<script>alert(1)</script>"), "The link holds no puzzle"),
        (packed(vast.as_bytes()), "The link holds no puzzle"),
        // Sixteen megabytes of blanks in twenty-one kilobytes.
        (bomb(), "more than 4,194,304 bytes"),
    ] {
        page.follow(&text).await;
        page.says(why).await;
    }
    page.end().await;
}

/// Much in little: blanks, deflated.
fn bomb() -> String {
    use base64::Engine;
    use std::io::Write;
    let mut packed = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(&vec![b' '; 16 << 20]).unwrap();
    base64::prelude::BASE64_URL_SAFE_NO_PAD.encode(packed.finish().unwrap())
}
