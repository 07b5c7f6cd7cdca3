//! The proof of an answer: a file that others accept, reached by keys, cancelled, or not there.

use super::page::{Page, Source, site};
use super::playing::TEE;
use super::puzzle;
use fantoccini::key::Key;
use nonosat_sat::budget::Budget;
use nonosat_service::bundle::{Bundle, check_certificate};

const SAID: &str = "document.getElementById('proof-message').textContent";

/// The verdict of a file that was downloaded, once it is accepted.
async fn accepted(page: &Page, name: &str) -> String {
    let bytes = page.saved(name).await.into_bytes();
    let bundle = Bundle::from_tar(&bytes[..]).unwrap();
    check_certificate(&bundle, &Budget::endless()).unwrap().verdict
}

#[tokio::test(flavor = "multi_thread")]
async fn the_proof_is_downloaded_by_keys_alone() {
    let page = Page::open(&[&puzzle("heart.non")]).await;
    page.ask_unique().await;
    assert_eq!(page.ask("document.activeElement.textContent").await, "OK");
    page.chord(Key::Shift, Key::Tab.into()).await;
    assert_eq!(page.ask("document.activeElement.id").await, "prove");
    let outline = "getComputedStyle(document.activeElement).outline";
    let outline = page.ask(outline).await;
    assert!(outline.as_str().unwrap().contains("solid 3px"), "{outline}");
    page.keys(&[Key::Enter.into()]).await;
    page.until(&format!("{SAID}.startsWith('heart.proof.tar is saved, ')")).await;
    // Screen readers announce it, too, and the focus stays in its place.
    assert_eq!(page.find("#proof-message").await.attr("role").await.unwrap().unwrap(), "status");
    assert_eq!(page.ask("document.activeElement.id").await, "prove");
    page.picture("proof").await;
    assert_eq!(accepted(&page, "heart.proof.tar").await, "unique");
    page.end().await;
}

/// The numbers of the heart: its first row collects nothing by any other placement.
#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_show_line_by_line_why_there_is_no_other_picture() {
    let page = Page::open(&[&puzzle("heart.non")]).await;
    page.ask_unique().await;
    page.click("#why-only").await;
    page.until("document.getElementById('weights-dialog').open").await;
    assert_eq!(
        page.find("#weights-title").await.text().await.unwrap(),
        "Why there is no other picture"
    );
    assert_eq!(page.ask("document.querySelectorAll('#weights-rule li').length").await, 3);
    assert_eq!(page.ask("document.querySelectorAll('#weights-board text').length").await, 110);
    let about = "document.getElementById('weights-about').textContent";
    let sums = "[...document.querySelectorAll('#weights-strips li')].map((row) => row.textContent.split('=').pop().trim()).join()";
    page.ask("(() => { const select = document.getElementById('weights-line'); select.value = '0'; select.onchange(); })()").await;
    assert!(
        page.ask(about).await.as_str().unwrap().starts_with("row 1: the clue allows at most 0.")
    );
    assert_eq!(page.ask(sums).await, "0,0,0,0");
    page.picture("numbers").await;
    // A cell selects its row; again, its column.
    for line in ["row 3", "column 2", "row 3"] {
        page.ask(
            "(() => {
                const drawing = document.querySelector('#weights-board svg');
                const { x, y } = new DOMPoint(1.5, 2.5).matrixTransform(drawing.getScreenCTM());
                drawing.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y, bubbles: true }));
            })()",
        )
        .await;
        let text = page.ask(about).await;
        assert!(text.as_str().unwrap().starts_with(line), "{line}: {text}");
    }
    page.picture("numbers-column").await;
    page.end().await;
}

/// A site that was built with OCaml has the proved checker; it is loaded when it is asked.
#[tokio::test(flavor = "multi_thread")]
async fn the_proved_checker_judges_where_the_site_has_it() {
    let file = "proved-checker.js";
    let has_checker = site().is_some_and(|folder| folder.join(file).exists());
    let page = Page::open(&[&puzzle("heart.non")]).await;
    page.ask_unique().await;
    assert_eq!(page.ask("document.getElementById('verify').hidden").await, !has_checker);
    let is_loaded = |page: &Page| matches!(&page.source, Source::Site(site) if site.asked().iter().any(|path| path.ends_with(file)));
    assert!(!is_loaded(&page));
    if has_checker {
        page.click("#verify").await;
        page.until(&format!("{SAID}.startsWith('Accepted: the picture is the only one.')")).await;
        assert!(is_loaded(&page));
        page.picture("verified").await;
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_its_proof() {
    let page = Page::open(&[]).await;
    let hexagon = "hex 2\n#ffffff #000000\n\n3a\n\n1a\n1a\n1a\n1a\n1a\n1a\n";
    for (name, clues, verdict, content) in [
        ("hexagon", hexagon, "unique", "its picture and the proof that there is no other"),
        ("either", "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n", "several", "two of its pictures"),
        (
            "neither",
            "rect 1 2\n#ffffff #000000\n2a\n1a\n\n",
            "none",
            "the proof that it has no picture",
        ),
    ] {
        page.open_text(&format!("{name}.clues"), clues).await;
        // The marks are no part of it.
        page.left(&[0]).await;
        page.ask_unique().await;
        let text = page.find("#proof").await.text().await.unwrap();
        assert!(text.contains(content), "{text}");
        assert_eq!(page.ask(SAID).await, "");
        page.click("#prove").await;
        let file = format!("{name}.proof.tar");
        assert_eq!(accepted(&page, &file).await, verdict);
        page.until(&format!("{SAID}.startsWith('{file}')")).await;
        page.picture(&format!("proof-{verdict}")).await;
        page.accept().await;
    }
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proof_is_cancelled_and_asked_for_again() {
    let page = Page::served(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.ask_unique().await;
    page.ask(
        "(() => {
            const real = window.fetch;
            window.fetch = (path, options) => new Promise((resolve, reject) => {
                window.fetch = real;
                options.signal.addEventListener('abort', () => reject(options.signal.reason));
            });
        })()",
    )
    .await;
    page.click("#prove").await;
    page.until("document.getElementById('solving-dialog').open").await;
    assert_eq!(page.find("#solving-title").await.text().await.unwrap(), "Proving");
    page.keys(&[Key::Escape.into()]).await;
    page.until(&format!("{SAID}.startsWith('Cancelled after ')")).await;
    assert_eq!(page.ask("document.getElementById('answer-dialog').open").await, true);
    assert!(!page.folder.path().join("tee.proof.tar").exists());
    page.click("#prove").await;
    assert_eq!(accepted(&page, "tee.proof.tar").await, "unique");
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proof_that_is_not_there_is_told() {
    let page = Page::served(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.ask_unique().await;
    for (kind, words, said) in [
        ("time", "time is up", "There is no file: no proof was found in time."),
        ("bytes", "the files have 40 bytes", "There is no file: the files have 40 bytes."),
    ] {
        page.ask(&format!(
            "(() => {{
                const real = window.fetch, missing = {{ kind: '{kind}', words: '{words}' }};
                window.fetch = async () => {{
                    window.fetch = real;
                    return new Response(JSON.stringify({{ verdict: 'unique', missing }}) + '\\n');
                }};
            }})()"
        ))
        .await;
        page.click("#prove").await;
        page.until(&format!("{SAID} === '{said}'")).await;
    }
    assert!(!page.folder.path().join("tee.proof.tar").exists());
    page.end().await;
}
