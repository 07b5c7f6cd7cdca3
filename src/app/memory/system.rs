//! How much memory the system has, and this program uses.
//!
//! In: files of Linux. Out: bytes; none where they tell nothing.

use std::fs::{File, read_to_string};
use std::path::Path;
use std::sync::OnceLock;

/// What is in use, or may be.
#[derive(Clone, Copy, Default)]
pub struct Used {
    /// Memory of this program alone.
    pub resident: u64,
    /// Addresses, which `ulimit -v` limits: also those of files and of what was never touched.
    pub addresses: u64,
}

/// What the machine has, or its group if that is less.
pub fn memory() -> Option<u64> {
    [machine(), group()].into_iter().flatten().min()
}

fn text(path: impl AsRef<Path>) -> String {
    read_to_string(path).unwrap_or_default()
}

/// `MemTotal:  24051840 kB`
fn kilobytes(text: &str, name: &str) -> Option<u64> {
    let words = text.lines().find_map(|line| line.strip_prefix(name))?;
    words.split_whitespace().next()?.parse::<u64>().ok()?.checked_mul(1024)
}

fn machine() -> Option<u64> {
    kilobytes(&text("/proc/meminfo"), "MemTotal:")
}

/// The least of the groups that the program is in: `0::/a/b`, `5:cpu,memory:/a/b`.
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

/// The addresses that `ulimit -v` leaves.
pub fn addresses_left() -> Option<u64> {
    let limits = text("/proc/self/limits");
    let words = limits.lines().find_map(|line| line.strip_prefix("Max address space"))?;
    let limit: u64 = words.split_whitespace().next()?.parse().ok()?;
    Some(limit.saturating_sub(used()?.addresses))
}

/// The file that tells how much is in use, and how many bytes a page has.
struct Gauge {
    file: File,
    page: u64,
}

impl Gauge {
    fn open() -> Option<Gauge> {
        let file = File::open("/proc/self/statm").ok()?;
        let gauge = Gauge { file, page: 1 };
        let size = kilobytes(&text("/proc/self/status"), "VmSize:")?;
        let page = (size / gauge.used()?.addresses.max(1)).next_power_of_two();
        Some(Gauge { page, ..gauge })
    }

    /// `size resident shared ...`, in pages.
    fn used(&self) -> Option<Used> {
        let mut bytes = [0; 128];
        let length = read_again(&self.file, &mut bytes)?;
        let mut numbers = std::str::from_utf8(&bytes[..length]).ok()?.split(' ');
        let mut next = || Some(numbers.next()?.parse::<u64>().ok()? * self.page);
        let (addresses, resident, shared) = (next()?, next()?, next()?);
        Some(Used { resident: resident.saturating_sub(shared), addresses })
    }
}

/// From the beginning, by one call of the system.
#[cfg(unix)]
fn read_again(file: &File, bytes: &mut [u8]) -> Option<usize> {
    std::os::unix::fs::FileExt::read_at(file, bytes, 0).ok()
}

#[cfg(not(unix))]
fn read_again(_: &File, _: &mut [u8]) -> Option<usize> {
    None
}

/// What is in use now.
pub fn used() -> Option<Used> {
    static GAUGE: OnceLock<Option<Gauge>> = OnceLock::new();
    GAUGE.get_or_init(Gauge::open).as_ref()?.used()
}
