//! Threads, of which the system may refuse any.

use std::thread::Builder;

/// Can a thread be started? For libraries that start one and take it for granted.
pub fn are_there() -> bool {
    Builder::new().spawn(|| {}).is_ok_and(|thread| thread.join().is_ok())
}
