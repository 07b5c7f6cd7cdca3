//! Limits the memory that the program takes.
//!
//! In: the option `--memory-limit`, the system's figures. Out: a check for every budget, numbers
//! of threads, refusals of what is too large. Invariants: a puzzle that exceeds the limit ends;
//! memory that the allocator then keeps does not end the next puzzle.

mod system;

use super::exit::Exit;
use super::failure::CliError;
use nonosat_board::message::Message;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{OnceLock, PoisonError, RwLock};
use system::{MemoryUse, in_use};

/// The limit that the user typed, in bytes.
static TYPED_LIMIT: OnceLock<u64> = OnceLock::new();
/// The limits in force.
static LIMITS: OnceLock<MemoryUse> = OnceLock::new();
/// The resident memory and addresses, in bytes, that stayed in use after a puzzle exceeded a limit.
static STILL_IN_USE: [AtomicU64; 2] = [AtomicU64::new(0), AtomicU64::new(0)];
/// The least memory of a thread, in bytes: for its stack and a small puzzle.
const OF_THREAD: u64 = 8 << 20;
/// The address space of a thread, in bytes: its stack, and what the allocator reserves for it.
const ADDRESSES_OF_THREAD: u64 = 72 << 20;

/// Addresses, in bytes, that are left to collections that grow between two checks of a budget.
const FOR_GROWTH: u64 = 4 << 20;

/// From now on every budget is over while the program uses more than `typed` bytes, or without
/// them, three quarters of the system's memory.
pub fn watch(typed: Option<u64>) {
    typed.map(|limit| TYPED_LIMIT.get_or_init(|| limit));
    nonosat_sat::budget::watch_memory(is_full);
}

/// The limits in force; the first call sets them, for a program that starts `threads` threads.
fn limits(threads: u64) -> &'static MemoryUse {
    LIMITS.get_or_init(|| {
        let usual = || system::memory().map(|all| all / 4 * 3);
        let resident = TYPED_LIMIT.get().copied().or_else(usual).unwrap_or(u64::MAX);
        let now = in_use().unwrap_or_default().addresses;
        let of_left = |free: u64| now + usable(free) + threads * ADDRESSES_OF_THREAD;
        MemoryUse { resident, addresses: system::addresses_left().map_or(u64::MAX, of_left) }
    })
}

/// How many of the addresses that are left a puzzle may take: at most half of them, since growing
/// collections double and take all new addresses at once.
fn usable(free: u64) -> u64 {
    free.saturating_sub(FOR_GROWTH).min(free / 2)
}

/// Would `bytes` bytes exceed a limit?
fn is_full(bytes: u64) -> bool {
    let Some(used) = in_use() else { return false };
    let [resident, addresses] =
        STILL_IN_USE.each_ref().map(|amount| amount.load(Ordering::Relaxed));
    let limits = limits(0);
    used.resident + bytes > limits.resident.max(resident)
        || used.addresses + bytes > limits.addresses.max(addresses)
}

/// The number of threads, at most `requested`, that the memory allows besides the present one. Reads
/// no figures of the system if none is requested.
pub fn threads(requested: usize) -> usize {
    if requested == 0 {
        return 0;
    }
    let addresses = match system::addresses_left() {
        Some(free) => (free / 4 / ADDRESSES_OF_THREAD).saturating_sub(1),
        None => u64::MAX,
    };
    let threads = (requested as u64).min(addresses);
    let threads = threads.min(limits(threads).resident / OF_THREAD);
    ARE_SEVERAL.fetch_or(threads > 1, Ordering::Relaxed);
    threads as usize
}

/// Refuses work that needs `bytes` more memory than the limits allow. `id` is the id of the
/// message that refuses it.
///
/// # Errors
/// If the limits do not allow it; ends with `exit`.
#[cfg_attr(not(any(feature = "mcp", feature = "print", feature = "serve")), allow(dead_code))]
pub fn require(bytes: u64, id: &'static str, exit: Exit) -> anyhow::Result<()> {
    if !is_full(bytes) {
        return Ok(());
    }
    let megabytes = bytes.div_ceil(1_000_000);
    let message = Message::new(id).with("megabytes", megabytes);
    Err(CliError::with_help(exit, message, "help-memory"))
}

/// Refuses to serve without memory, or without the threads that answer the requests: at most seven
/// work in parallel, and one waits for Ctrl-C.
///
/// # Errors
/// If there is too little of either.
#[cfg(any(feature = "mcp", feature = "serve"))]
pub fn require_for_server() -> anyhow::Result<()> {
    // The least memory of a server, also for small puzzles.
    const LEAST_MEMORY: u64 = 64 << 20;
    const THREADS: usize = 7;
    threads(THREADS);
    require(LEAST_MEMORY, "memory-server", Exit::Io)?;
    match super::interrupt::can_start_thread() {
        true => Ok(()),
        false => Err(CliError::with_help(Exit::Io, "no-thread", "help-threads")),
    }
}

/// Parallel work holds it for reading, work alone for writing.
static SHARING: RwLock<()> = RwLock::new(());
/// Does the program start several threads?
static ARE_SEVERAL: AtomicBool = AtomicBool::new(false);

/// Runs work in parallel with other work. If it lacked memory (`was_too_little`), runs it again,
/// alone.
pub fn shared<T>(mut work: impl FnMut() -> T, was_too_little: impl Fn(&T) -> bool) -> T {
    let shared = SHARING.read().unwrap_or_else(PoisonError::into_inner);
    let mut result = work();
    drop(shared);
    if was_too_little(&result) {
        // Where addresses are limited, a thread of the program may have taken them meanwhile.
        let is_limited = system::addresses_left().is_some();
        if is_limited || ARE_SEVERAL.load(Ordering::Relaxed) {
            result = alone(work);
        }
        keep();
    }
    result
}

/// Runs work alone, so that it has all of the memory.
pub fn alone<T>(work: impl FnOnce() -> T) -> T {
    let _alone = SHARING.write().unwrap_or_else(PoisonError::into_inner);
    keep();
    work()
}

/// Records what is still in use and a sixteenth more. Where addresses are limited, it is what is
/// usable of the rest, since a thread of the program may have taken some meanwhile.
fn keep() {
    let Some(MemoryUse { resident, addresses }) = in_use() else { return };
    let extra = system::addresses_left().map_or(addresses / 16, usable);
    STILL_IN_USE[0].fetch_max(resident + resident / 16, Ordering::Relaxed);
    STILL_IN_USE[1].fetch_max(addresses + extra, Ordering::Relaxed);
}
