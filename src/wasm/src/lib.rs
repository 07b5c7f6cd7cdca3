//! The page's questions answered inside the page.
//!
//! In: a question as bytes: the path and its query, then what is sent along. Out: by `say`,
//! while it is worked on, a status and a text. Invariants: only numbers cross the border, and nothing
//! is kept between questions. A panic is told and then ends the module, as does a question that
//! needs more memory than there is: whoever asked starts another one.

use nonosat::api::{Question, respond};
use nonosat::sat::budget::Budget;
use std::panic;
use std::sync::Mutex;
use std::time::Duration;

/// A line that is told before the answer, in place of a status.
const LINE: u32 = 0;
/// Why the module ends.
const LAST_WORDS: u32 = 1;

/// Longer than any question may take, by the limits that `respond` has.
const LONGEST: Duration = Duration::from_secs(3600);

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since some fixed moment.
    safe fn now() -> f64;
    /// Tells a text: a line, last words, or the answer with its status. The bytes are to be
    /// taken before this returns.
    safe fn say(what: u32, at: *const u8, length: usize);
}

/// The question that is being written or answered.
static ASKED: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn tell(what: u32, text: &str) {
    say(what, text.as_ptr(), text.len());
}

fn clock() -> Duration {
    Duration::from_secs_f64(now() / 1000.0)
}

/// To be called once, before anything else.
#[unsafe(no_mangle)]
pub extern "C" fn begin() {
    panic::set_hook(Box::new(|why| tell(LAST_WORDS, &why.to_string())));
}

/// Where a question of so many bytes is to be written.
#[unsafe(no_mangle)]
pub extern "C" fn take(length: usize) -> *mut u8 {
    let Ok(mut asked) = ASKED.lock() else { return std::ptr::null_mut() };
    *asked = vec![0; length];
    asked.as_mut_ptr()
}

/// Answers the question that was written, whose path and query have `head` bytes.
#[unsafe(no_mangle)]
pub extern "C" fn ask(head: usize) {
    let asked = ASKED.lock().map(|mut asked| std::mem::take(&mut *asked)).unwrap_or_default();
    let (head, body) = asked.split_at(head.min(asked.len()));
    let head = String::from_utf8_lossy(head);
    let (path, query) = head.split_once('?').unwrap_or((&head, ""));
    let budget = Budget::by_clock(LONGEST, clock);
    let answer = respond(&Question { path, query, body, budget }, &mut |line| tell(LINE, line));
    tell(answer.status.into(), &answer.text);
}
