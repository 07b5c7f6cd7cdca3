//! Ctrl-C: the first one ends the work in order, so that no solver and no
//! temporary file is left behind; the second one ends the program at once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// A signal may come twice for one keystroke: to the program and to its group.
const ONE_KEYSTROKE: Duration = Duration::from_millis(200);

/// Is there no work that Ctrl-C could end in order? Then it ends the program at once.
static IDLE: AtomicBool = AtomicBool::new(false);
static RAISED: OnceLock<Arc<AtomicBool>> = OnceLock::new();

/// The flag that Ctrl-C raises; the first call begins to listen.
pub fn flag() -> Arc<AtomicBool> {
    let listen = || {
        let flag = Arc::new(AtomicBool::new(false));
        let raised = Arc::clone(&flag);
        let mut first: Option<Instant> = None;
        let handler = move || {
            raised.store(true, Ordering::Relaxed);
            let is_second = first.get_or_insert_with(Instant::now).elapsed() > ONE_KEYSTROKE;
            if is_second || IDLE.load(Ordering::Relaxed) {
                std::process::exit(130);
            }
        };
        // Where it cannot listen, Ctrl-C just ends the program.
        let _ = ctrlc::set_handler(handler);
        flag
    };
    Arc::clone(RAISED.get_or_init(listen))
}

/// Tells whether the program waits for the user, so that Ctrl-C ends it at once.
pub fn idle(is_idle: bool) {
    IDLE.store(is_idle, Ordering::Relaxed);
}

/// Was Ctrl-C typed?
pub fn was_raised() -> bool {
    RAISED.get().is_some_and(|flag| flag.load(Ordering::Relaxed))
}

/// Why there is no answer: for messages.
pub fn or_time() -> &'static str {
    if was_raised() { "interrupted" } else { "the time is over" }
}
