//! Reads how much memory the system has and this program uses.
//!
//! In: files in `/proc` and `/sys`. Out: bytes; `None` where these files are missing.

use std::fs::{File, read_to_string};
use std::path::Path;
use std::sync::OnceLock;

/// Amounts of memory in bytes: in use, or allowed.
#[derive(Clone, Copy, Default)]
pub struct MemoryUse {
    /// Memory of this program alone.
    pub resident: u64,
    /// Address space, which `ulimit -v` limits, with mapped files and untouched pages.
    pub addresses: u64,
}

/// The memory of the machine, or the limit of the program's cgroup if that is lower, in bytes.
pub fn memory() -> Option<u64> {
    [machine(), group()].into_iter().flatten().min()
}

fn text(path: impl AsRef<Path>) -> String {
    read_to_string(path).unwrap_or_default()
}

/// The bytes of the line that begins with `name`: `MemTotal:  24051840 kB`.
fn kilobytes(text: &str, name: &str) -> Option<u64> {
    let words = text.lines().find_map(|line| line.strip_prefix(name))?;
    words.split_whitespace().next()?.parse::<u64>().ok()?.checked_mul(1024)
}

fn machine() -> Option<u64> {
    kilobytes(&text("/proc/meminfo"), "MemTotal:")
}

/// The lowest limit of the program's cgroups and their parents, in bytes. Lines of the file:
/// `0::/a/b`, `5:cpu,memory:/a/b`.
fn group() -> Option<u64> {
    let groups = text("/proc/self/cgroup");
    let limits = groups.lines().filter_map(|line| {
        let (kinds, path) = line.split_once(':')?.1.split_once(':')?;
        let (root, name) = match kinds {
            "" => ("/sys/fs/cgroup", "memory.max"),
            kinds if kinds.split(',').any(|kind| kind == "memory") => {
                ("/sys/fs/cgroup/memory", "memory.limit_in_bytes")
            }
            _ => return None,
        };
        let all = Path::new(path.trim_start_matches('/')).ancestors();
        all.filter_map(|group| text(Path::new(root).join(group).join(name)).trim().parse().ok())
            .min()
    });
    limits.min()
}

/// The address space that `ulimit -v` leaves, in bytes.
pub fn addresses_left() -> Option<u64> {
    let limits = text("/proc/self/limits");
    let words = limits.lines().find_map(|line| line.strip_prefix("Max address space"))?;
    let limit: u64 = words.split_whitespace().next()?.parse().ok()?;
    Some(limit.saturating_sub(in_use()?.addresses))
}

/// The open file with the program's memory use in pages, and the bytes per page.
struct Gauge {
    file: File,
    page: u64,
}

impl Gauge {
    fn open() -> Option<Gauge> {
        let file = File::open("/proc/self/statm").ok()?;
        let gauge = Gauge { file, page: 1 };
        let size = kilobytes(&text("/proc/self/status"), "VmSize:")?;
        let page = (size / gauge.in_use()?.addresses.max(1)).next_power_of_two();
        Some(Gauge { page, ..gauge })
    }

    /// Reads the file: `size resident shared ...`, in pages.
    fn in_use(&self) -> Option<MemoryUse> {
        let mut bytes = [0; 128];
        let length = read_again(&self.file, &mut bytes)?;
        let mut numbers = std::str::from_utf8(&bytes[..length]).ok()?.split(' ');
        let mut next = || Some(numbers.next()?.parse::<u64>().ok()? * self.page);
        let (addresses, resident, shared) = (next()?, next()?, next()?);
        Some(MemoryUse { resident: resident.saturating_sub(shared), addresses })
    }
}

/// Reads the file from its beginning, with one system call.
#[cfg(unix)]
fn read_again(file: &File, bytes: &mut [u8]) -> Option<usize> {
    std::os::unix::fs::FileExt::read_at(file, bytes, 0).ok()
}

#[cfg(not(unix))]
fn read_again(_: &File, _: &mut [u8]) -> Option<usize> {
    None
}

/// The memory in use now.
pub fn in_use() -> Option<MemoryUse> {
    static GAUGE: OnceLock<Option<Gauge>> = OnceLock::new();
    GAUGE.get_or_init(Gauge::open).as_ref()?.in_use()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    /// Without it the program would take what the machine does not have, and be killed.
    #[test]
    fn the_memory_of_the_machine_is_known() {
        let (all, used) = (memory().unwrap(), in_use().unwrap().resident);
        assert!(used > 0 && used < all, "{used} of {all}");
    }
}
