//! The picture of the page in the documents is one of the page of today. The file keeps the words
//! that were on the screen; fonts and browsers may paint them a little differently.

use super::days::set_clock;
use super::page::{Page, site};
use serde_json::{Value, json};
use std::io::Cursor;
use std::path::{Path, PathBuf};

/// Puzzles of the collection that the picture shows solved.
const SOLVED: [&str; 6] = ["boat", "heart", "penguin", "cat", "sailboat", "owl"];

/// What stands in the window, from top to bottom: each text with the kind of its element, and the
/// names of buttons without a text.
const WORDS: &str = "[...document.querySelectorAll('body *')].flatMap((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || !width || bottom <= 0 || top >= innerHeight) return [];
    const own = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join(' ').trim();
    const name = own || (element.textContent.trim() ? '' : element.getAttribute('aria-label'));
    return name ? [`${element.localName} ${name}`] : [];
}).join('\\n')";

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/page.png")
}

/// The records of solved puzzles as the browser keeps them.
fn records() -> Value {
    let record = |name: &&str| {
        let text = std::fs::read(super::puzzle(&format!("{name}.non"))).unwrap();
        let document = nonosat::read(&text).unwrap();
        let options = nonosat_engine::solver::Options::default();
        let mut solutions = nonosat_engine::solver::face::solutions(document.puzzle(), &options);
        let solution = solutions.next().unwrap().unwrap();
        let letters: String =
            solution.picture().colors().iter().map(|color| color.letter()).collect();
        (format!("collection/{name}"), json!({ "letters": letters, "seconds": 192 }))
    };
    let day = ("day/2026-11-23".to_owned(), json!({ "letters": "a".repeat(500), "seconds": 192 }));
    SOLVED.iter().map(record).chain([day]).collect::<serde_json::Map<_, _>>().into()
}

/// The words that the file keeps.
fn kept() -> String {
    let file = std::fs::read(path()).unwrap();
    let reader = png::Decoder::new(Cursor::new(file)).read_info().unwrap();
    let texts = &reader.info().utf8_text;
    texts.first().and_then(|text| text.get_text().ok()).unwrap_or_default()
}

/// Writes the picture with its words.
fn keep(picture: &[u8], words: &str) {
    let picture = image::load_from_memory(picture).unwrap().to_rgb8();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::Best);
    encoder.set_adaptive_filter(png::AdaptiveFilterType::Adaptive);
    encoder.add_itxt_chunk("Comment".to_owned(), words.to_owned()).unwrap();
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(picture.as_raw()).unwrap();
    writer.finish().unwrap();
    std::fs::write(path(), file).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_the_page_in_the_documents_has_the_words_of_today() {
    if site().is_some() {
        return;
    }
    let page = Page::screen(&[], (1240, 772), false).await;
    page.ask(&format!("(localStorage['nonosat.solved'] = JSON.stringify({}), 0)", records())).await;
    set_clock(&page, "Europe/Berlin", "2026-11-24T12:00:00Z").await;
    page.until("document.getElementById('today-facts').textContent !== ''").await;
    page.until("document.querySelectorAll('#gallery .card').length > 30").await;
    let words = page.ask(WORDS).await.as_str().unwrap().to_owned();
    if std::env::var_os("NONOSAT_UPDATE").is_some() {
        // Pictures of cards are painted when there is time.
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        keep(&page.client.screenshot().await.unwrap(), &words);
    }
    assert_eq!(kept(), words, "docs/page.png is stale: .ci/gallery makes it");
    page.end().await;
}
