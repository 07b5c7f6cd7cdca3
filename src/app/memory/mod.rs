//! How much memory the program may take.
//!
//! In: what was typed; what the system says. Out: a gauge for every budget, how many threads there
//! is memory for, refusals of what is too large. Invariants: a puzzle that ran out of memory ends, and
//! what the allocator then keeps for later is no reason to end the next one.

mod system;

use super::exit::Exit;
use super::failure::CliError;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{OnceLock, PoisonError, RwLock};
use system::{Used, used};

/// What was typed.
static TYPED: OnceLock<u64> = OnceLock::new();
/// What may be used.
static MOST: OnceLock<Used> = OnceLock::new();
/// What stayed in use when a puzzle had ended that took too much.
static KEPT: [AtomicU64; 2] = [AtomicU64::new(0), AtomicU64::new(0)];
/// The memory that a thread takes at least: for its stack, and a small puzzle.
const OF_THREAD: u64 = 8 << 20;
/// The addresses that it takes: those of its stack, and what the allocator sets apart for it.
const ADDRESSES_OF_THREAD: u64 = 72 << 20;

/// From now on every budget ends where more is used than was typed, or else three quarters of
/// what there is.
pub fn watch(typed: Option<u64>) {
    typed.map(|most| TYPED.get_or_init(|| most));
    nonosat::sat::budget::watch_memory(is_full);
}

/// What may be used, where so many threads are to be started.
fn most(threads: u64) -> &'static Used {
    MOST.get_or_init(|| {
        let usual = || system::memory().map(|all| all / 4 * 3);
        let resident = TYPED.get().copied().or_else(usual).unwrap_or(u64::MAX);
        let now = used().unwrap_or_default().addresses;
        // What grows doubles, and takes all its addresses at once.
        let of_left = |left: u64| now + left / 2 + threads * ADDRESSES_OF_THREAD;
        Used { resident, addresses: system::addresses_left().map_or(u64::MAX, of_left) }
    })
}

/// Would it be too much, if so many bytes more were used?
fn is_full(more: u64) -> bool {
    let Some(used) = used() else { return false };
    let [resident, addresses] = KEPT.each_ref().map(|kept| kept.load(Ordering::Relaxed));
    let most = most(0);
    used.resident + more > most.resident.max(resident)
        || used.addresses + more > most.addresses.max(addresses)
}

/// Of so many threads as many as there is memory for, beside the one there is.
pub fn threads(requested: usize) -> usize {
    let addresses = match system::addresses_left() {
        Some(left) => (left / 4 / ADDRESSES_OF_THREAD).saturating_sub(1),
        None => u64::MAX,
    };
    let threads = (requested as u64).min(addresses);
    let threads = threads.min(most(threads).resident / OF_THREAD);
    ARE_SEVERAL.fetch_or(threads > 1, Ordering::Relaxed);
    threads as usize
}

/// Refuses what takes so many bytes more if there are not as many.
///
/// # Errors
/// If there are not.
pub fn require(bytes: u64, what: &str, exit: Exit) -> anyhow::Result<()> {
    if !is_full(bytes) {
        return Ok(());
    }
    let megabytes = bytes.div_ceil(1_000_000);
    let message = format!("{what} takes {megabytes} MB of memory, more than there is");
    let help = "raise --memory-limit, or the limit of the system (ulimit -v)";
    Err(CliError::with_help(exit, message, help))
}

/// Work goes on beside other work, or alone.
static SHARING: RwLock<()> = RwLock::new(());
/// Is there other work at all?
static ARE_SEVERAL: AtomicBool = AtomicBool::new(false);

/// Does work that shares the memory with other work, and if that was too little does it again,
/// alone.
pub fn shared<T>(mut work: impl FnMut() -> T, was_too_little: impl Fn(&T) -> bool) -> T {
    let shared = SHARING.read().unwrap_or_else(PoisonError::into_inner);
    let mut result = work();
    drop(shared);
    if was_too_little(&result) {
        // Still full without the puzzle: other work, or a thread of the program, has the memory.
        if ARE_SEVERAL.load(Ordering::Relaxed) || is_full(0) {
            result = alone(work);
        }
        keep();
    }
    result
}

/// Does work that has all of the memory.
pub fn alone<T>(mut work: impl FnMut() -> T) -> T {
    let _alone = SHARING.write().unwrap_or_else(PoisonError::into_inner);
    keep();
    work()
}

/// Takes down what is still in use, and a little more.
fn keep() {
    let Some(Used { resident, addresses }) = used() else { return };
    for (kept, now) in KEPT.iter().zip([resident, addresses]) {
        kept.fetch_max(now + now / 16, Ordering::Relaxed);
    }
}
