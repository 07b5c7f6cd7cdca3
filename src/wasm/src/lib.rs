//! The API as a WebAssembly module: answers requests inside the page, without a server.
//!
//! In: a request as bytes: path and query, then the body. Out: calls of `receive` with progress lines,
//! then with the status and the text of the answer. A request `language/de` brings the catalog of a
//! language; the module has none, so the page brings the one of its reader first. Invariants: only numbers cross the boundary to
//! JavaScript; no state but catalogs is kept between requests. A panic is sent as `LAST_WORDS` and ends the
//! module, as does running out of memory: the page then starts a new instance.

use nonosat_sat::budget::Budget;
use nonosat_service::api::{Question, respond};
use nonosat_words::Language;
use std::panic;
use std::sync::Mutex;
use std::time::Duration;

/// Marks a progress line, in place of a status.
const PROGRESS_LINE: u32 = 0;
/// Marks the message of a panic, after which the module ends.
const LAST_WORDS: u32 = 1;

/// Above every time limit of `respond`.
const MAX_TIME: Duration = Duration::from_secs(3600);

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since some fixed moment.
    safe fn now() -> f64;
    /// Sends a text to the page: a progress line, a panic message, or the answer. `what` is `PROGRESS_LINE`,
    /// `LAST_WORDS` or the status. The page copies the bytes before it returns.
    safe fn receive(what: u32, at: *const u8, length: usize);
}

/// The request that the page is writing.
static REQUEST: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn send(what: u32, text: &str) {
    receive(what, text.as_ptr(), text.len());
}

fn clock() -> Duration {
    Duration::from_secs_f64(now() / 1000.0)
}

/// Sets up the module; the page calls this once, first.
#[unsafe(no_mangle)]
pub extern "C" fn begin() {
    panic::set_hook(Box::new(|panic| send(LAST_WORDS, &panic.to_string())));
}

/// Allocates a request of `length` bytes and returns the address to which the page writes it.
#[unsafe(no_mangle)]
pub extern "C" fn take(length: usize) -> *mut u8 {
    let Ok(mut request) = REQUEST.lock() else { return std::ptr::null_mut() };
    *request = vec![0; length];
    request.as_mut_ptr()
}

/// Answers the request that the page has written; its path and query have `head` bytes.
#[unsafe(no_mangle)]
pub extern "C" fn ask(head: usize) {
    let request =
        REQUEST.lock().map(|mut request| std::mem::take(&mut *request)).unwrap_or_default();
    let (head, body) = request.split_at(head.min(request.len()));
    let head = String::from_utf8_lossy(head);
    if let Some(code) = head.strip_prefix("language/") {
        let is_known = Language::learn(code, &String::from_utf8_lossy(body));
        return send(if is_known { 200 } else { 404 }, "");
    }
    let (path, query) = head.split_once('?').unwrap_or((&head, ""));
    let budget = Budget::by_clock(MAX_TIME, clock);
    let answer =
        respond(&Question { path, query, body, budget }, &mut |line| send(PROGRESS_LINE, line));
    send(answer.status.into(), &answer.text);
}
