//! The processor's time that this process took: a machine with other work changes it little.

use nix::time::{ClockId, clock_gettime};

/// Seconds since the process began; 0 where the system does not tell.
pub fn seconds() -> f64 {
    let time = clock_gettime(ClockId::CLOCK_PROCESS_CPUTIME_ID);
    time.map_or(0.0, |time| time.tv_sec() as f64 + time.tv_nsec() as f64 / 1e9)
}
