//! Checks whether the system lets the program start threads.

use std::thread::Builder;

/// Can a thread be started? Check this before libraries that panic or hang without one.
pub fn are_there() -> bool {
    Builder::new().spawn(|| {}).is_ok_and(|thread| thread.join().is_ok())
}
