//! The CPU time of this process. Other work on the machine changes it little.

use nix::time::{ClockId, clock_gettime};

/// CPU seconds of this process so far; 0 where the system does not measure them.
pub fn seconds() -> f64 {
    let time = clock_gettime(ClockId::CLOCK_PROCESS_CPUTIME_ID);
    time.map_or(0.0, |time| time.tv_sec() as f64 + time.tv_nsec() as f64 / 1e9)
}
