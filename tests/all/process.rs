//! What the system knows of a running program: whether it waits, and whether it got a signal.

use std::fs;
use std::path::{Path, PathBuf};

/// A field of the status of a thread.
fn field(thread: &Path, name: &str) -> String {
    let status = fs::read_to_string(thread.join("status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
    line.trim_start_matches(':').trim().to_owned()
}

fn is_asleep(thread: &Path) -> bool {
    field(thread, "State").starts_with('S')
}

/// Waits until the program waits, for input or for a reader.
pub fn wait_until_it_waits(pid: u32) {
    let main = PathBuf::from(format!("/proc/{pid}/task/{pid}"));
    while !is_asleep(&main) {
        std::thread::yield_now();
    }
}

/// Sends Ctrl-C to a program that waits, and comes back when it was heard: the thread that
/// listens has woken up, and waits again.
pub fn interrupt(pid: u32) {
    use nix::sys::signal::{Signal, kill};
    wait_until_it_waits(pid);
    let threads = fs::read_dir(format!("/proc/{pid}/task")).unwrap();
    let mut threads = threads.map(|thread| thread.unwrap().path());
    let listener = threads.find(|thread| field(thread, "Name") == "ctrl-c").unwrap();
    while !is_asleep(&listener) {
        std::thread::yield_now();
    }
    let waits = || field(&listener, "voluntary_ctxt_switches");
    let before = waits();
    kill(nix::unistd::Pid::from_raw(pid as i32), Signal::SIGINT).unwrap();
    while waits() == before || !is_asleep(&listener) {
        std::thread::yield_now();
    }
}
