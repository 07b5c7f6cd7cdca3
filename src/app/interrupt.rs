//! Ctrl-C: the first one ends the work in order, so that no solver and no
//! temporary file is left behind; the second one ends the program at once.
//!
//! Invariants: what must be done before the end ([`at_end`]) is done once, and whole. Nobody listens
//! before there is something to end in order: listening takes a thread, and most puzzles end
//! before that has begun. Until then the system ends the program.

use super::threads;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, Once, PoisonError};
use std::time::{Duration, Instant};

/// A signal may come twice for one keystroke: to the program and to its group.
const ONE_KEYSTROKE: Duration = Duration::from_millis(200);

/// What is done before the end.
type Last = Box<dyn FnOnce() + Send>;

/// Is there no work that Ctrl-C could end in order? Then it ends the program at once.
static IDLE: AtomicBool = AtomicBool::new(false);
static RAISED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);
static LISTENS: Once = Once::new();
/// When the first Ctrl-C of the present work came.
static FIRST: Mutex<Option<Instant>> = Mutex::new(None);
static LAST: Mutex<Option<Last>> = Mutex::new(None);

/// The flag that Ctrl-C raises once [`listen`] was called.
pub fn flag() -> Arc<AtomicBool> {
    Arc::clone(&RAISED)
}

/// From now on Ctrl-C raises the flag.
pub fn listen() {
    let handler = || {
        let is_last = match *held(&FIRST) {
            Some(first) => first.elapsed() > ONE_KEYSTROKE,
            None => IDLE.load(Ordering::Relaxed),
        };
        held(&FIRST).get_or_insert_with(Instant::now);
        if is_last {
            end();
            std::process::exit(130);
        }
        // What ends for it may be followed by new work, so this comes last.
        RAISED.store(true, Ordering::Relaxed);
    };
    LISTENS.call_once(|| {
        // Where it cannot listen, Ctrl-C just ends the program. Without a thread the signal would
        // be taken and come to nothing.
        if threads::are_there() {
            let _ = ctrlc::set_handler(handler);
        }
    });
}

/// New work begins: the next Ctrl-C is its first one. The flag that it raises.
pub fn begin() -> Arc<AtomicBool> {
    listen();
    RAISED.store(false, Ordering::Relaxed);
    *held(&FIRST) = None;
    flag()
}

/// Tells whether the program waits for the user, so that Ctrl-C ends it at once.
pub fn idle(is_idle: bool) {
    IDLE.store(is_idle, Ordering::Relaxed);
}

/// Tells what is to be done before Ctrl-C ends the program.
pub fn at_end(last: Option<Last>) {
    *held(&LAST) = last;
}

/// Does what is to be done before the end; whoever comes second waits until it is done.
pub fn end() {
    let mut last = held(&LAST);
    if let Some(last) = last.take() {
        last();
    }
}

/// A panic elsewhere is no reason not to end in order.
fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Was Ctrl-C typed?
pub fn was_raised() -> bool {
    RAISED.load(Ordering::Relaxed)
}
