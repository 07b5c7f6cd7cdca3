//! What a server needs of the system.

use super::exit::Exit;
use super::failure::CliError;
use super::{memory, threads};

/// The least memory of a server, in bytes, also for small puzzles.
const LEAST_MEMORY: u64 = 64 << 20;

/// The most threads that work in parallel, and one for Ctrl-C.
const THREADS: usize = 7;

/// Refuses to serve without memory, or without threads, which answer the requests.
///
/// # Errors
/// If there is too little of either.
pub fn refuse_too_little() -> anyhow::Result<()> {
    memory::threads(THREADS);
    memory::require(LEAST_MEMORY, "memory-server", Exit::Io)?;
    if threads::are_there() {
        return Ok(());
    }
    Err(CliError::with_help(Exit::Io, "no-thread", "help-threads"))
}
