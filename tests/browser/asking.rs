//! Checks and hints that take a while: one at a time, and only about the marks that there are.

use super::page::Page;
use super::playing::TEE;

/// Checks and hints wait until `release()`, or until they are given up.
const SLOW: &str = "(() => {
    const real = window.fetch;
    window.asked = 0;
    window.fetch = (path, options) => {
        if (!/validate|hint/.test(path)) return real(path, options);
        window.asked += 1;
        return new Promise((resolve, reject) => {
            options.signal?.addEventListener('abort', () => reject(options.signal.reason));
            window.release = () => resolve(real(path, options));
        });
    };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
        if (!/validate|hint/.test(message.path)) return post.call(this, message);
        window.asked += 1;
        window.release = () => post.call(this, message);
    };
})()";

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_about_other_marks_is_not_told() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.ask(SLOW).await;
    page.choose("check").await;
    page.says("Searching").await;
    page.left(&[8]).await;
    page.says("Stopped, because the marks changed.").await;
    page.choose("check").await;
    page.says("Searching").await;
    page.ask("release()").await;
    page.says("There is a mistake somewhere").await;
    // The message about the marks disappears with them.
    page.click("#undo").await;
    page.until("document.getElementById('message').textContent === ''").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_for_another_puzzle_is_not_told() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.ask(SLOW).await;
    page.choose("hint").await;
    page.says("Searching").await;
    page.open_text("other.clues", "rect 1 2\n#ffffff #000000\n1a\n1a\n\n").await;
    page.ask("release()").await;
    // A question later, that answer would have come.
    page.choose("hint").await;
    page.says("Searching").await;
    page.ask("release()").await;
    page.says("Look at ").await;
    page.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_question_is_asked_at_a_time_and_escape_ends_it() {
    let page = Page::open(&[]).await;
    page.open_text("tee.clues", TEE).await;
    page.ask(SLOW).await;
    page.keys(&['h', 'h', 'c']).await;
    page.says("Searching").await;
    assert_eq!(page.ask("asked").await, 1);
    page.keys(&[fantoccini::key::Key::Escape.into()]).await;
    page.says("Cancelled.").await;
    page.keys(&['h']).await;
    page.until("asked === 2").await;
    page.ask("release()").await;
    page.says("Look at ").await;
    page.end().await;
}
