//! How much memory the program may take, and how much it has taken.
//!
//! In: what was typed; what the system says. Out: a gauge for every budget, refusals of what is
//! too large. Holds: counted is what is taken and not given back, to the byte, so that with one
//! thread the same work ends at the same place; a program that takes little never asks the system.

mod system;

use super::exit::Exit;
use super::failure::Complaint;
use cap::Cap;
use std::alloc::System;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{OnceLock, PoisonError, RwLock};

#[global_allocator]
static TAKEN: Cap<System> = Cap::new(System, usize::MAX);

/// What may be taken.
static MOST: OnceLock<u64> = OnceLock::new();
/// Whatever the system has, so much is there.
const LITTLE: u64 = 1 << 20;
/// What a thread takes at least: its stack, and a small puzzle.
const OF_THREAD: u64 = 8 << 20;

/// From now on every budget ends where more is taken than was typed, or else three quarters of
/// what there is.
pub fn watch(typed: Option<u64>) {
    typed.map(|most| MOST.get_or_init(|| most));
    nonosat::sat::budget::watch_memory(is_full);
}

fn taken() -> u64 {
    TAKEN.allocated() as u64
}

fn most() -> u64 {
    *MOST.get_or_init(|| system::available(taken()) / 4 * 3)
}

fn is_full() -> bool {
    let taken = taken();
    match MOST.get() {
        Some(most) => taken > *most,
        None => taken > LITTLE && taken > most(),
    }
}

/// Of so many threads as many as there is memory for; at least one.
pub fn threads(wanted: usize) -> usize {
    if wanted < 2 {
        return 1;
    }
    let threads = wanted.min((most() / OF_THREAD) as usize).max(1);
    ARE_SEVERAL.fetch_or(threads > 1, Ordering::Relaxed);
    threads
}

/// Refuses what takes so many bytes more if there are not as many.
///
/// # Errors
/// If there are not.
pub fn ask(bytes: u64, what: &str, exit: Exit) -> anyhow::Result<()> {
    if bytes <= LITTLE || taken().saturating_add(bytes) <= most() {
        return Ok(());
    }
    let most = in_words(most());
    let message = format!("{what} takes {} of memory, and there are {most}", in_words(bytes));
    let help = "raise --memory-limit, or the limit of the system (ulimit -v)";
    Err(Complaint::with_help(exit, message, help))
}

fn in_words(bytes: u64) -> String {
    format!("{} MB", bytes.div_ceil(1_000_000))
}

/// Work goes on beside other work, or alone.
static BESIDE: RwLock<()> = RwLock::new(());
/// Is there other work at all?
static ARE_SEVERAL: AtomicBool = AtomicBool::new(false);

/// Does work that shares the memory with other work, and if that was too little does it again,
/// alone.
pub fn shared<T>(mut work: impl FnMut() -> T, was_too_little: impl Fn(&T) -> bool) -> T {
    let beside = BESIDE.read().unwrap_or_else(PoisonError::into_inner);
    let result = work();
    drop(beside);
    let is_again = ARE_SEVERAL.load(Ordering::Relaxed) && was_too_little(&result);
    if is_again { alone(work) } else { result }
}

/// Does work that has all of the memory.
pub fn alone<T>(mut work: impl FnMut() -> T) -> T {
    let _alone = BESIDE.write().unwrap_or_else(PoisonError::into_inner);
    work()
}
