//! How much memory the system leaves to this program.
//!
//! In: files of Linux. Out: bytes. Holds: the least of what the machine has, what its groups may
//! take, and what is left of the addresses; where none is told, there is no end of it.

use std::fs::read_to_string;
use std::path::Path;

/// What may be taken at most, where so much is taken.
pub fn available(taken: u64) -> u64 {
    let all = [machine(), group(), addresses(taken)];
    all.into_iter().flatten().min().unwrap_or(u64::MAX)
}

fn text(path: impl AsRef<Path>) -> String {
    read_to_string(path).unwrap_or_default()
}

/// `MemTotal:  24051840 kB`
fn machine() -> Option<u64> {
    let text = text("/proc/meminfo");
    let words = text.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    words.split_whitespace().next()?.parse::<u64>().ok()?.checked_mul(1024)
}

/// The least of the groups that the program is in: `0::/a/b`, `5:cpu,memory:/a/b`.
fn group() -> Option<u64> {
    let groups = text("/proc/self/cgroup");
    let limits = groups.lines().filter_map(|line| {
        let (_, rest) = line.split_once(':')?;
        let (kinds, path) = rest.split_once(':')?;
        let is_second = kinds.is_empty();
        if !is_second && !kinds.split(',').any(|kind| kind == "memory") {
            return None;
        }
        let (root, name) = match is_second {
            true => ("/sys/fs/cgroup", "memory.max"),
            false => ("/sys/fs/cgroup/memory", "memory.limit_in_bytes"),
        };
        let all = Path::new(path.trim_start_matches('/')).ancestors();
        all.filter_map(|group| text(Path::new(root).join(group).join(name)).trim().parse().ok())
            .min()
    });
    limits.min()
}

/// What `ulimit -v` leaves: what is taken now, and what is not in use.
fn addresses(taken: u64) -> Option<u64> {
    let limits = text("/proc/self/limits");
    let words = limits.lines().find_map(|line| line.strip_prefix("Max address space"))?;
    let limit: u64 = words.split_whitespace().next()?.parse().ok()?;
    let status = text("/proc/self/status");
    let words = status.lines().find_map(|line| line.strip_prefix("VmSize:"))?;
    let used = words.split_whitespace().next()?.parse::<u64>().ok()?.saturating_mul(1024);
    Some(limit.saturating_sub(used).saturating_add(taken))
}
