//! Paths in arguments: `-` for standard input, and the names of sources in messages.
//!
//! In: paths. Out: names.

use super::words::shown;
use std::path::Path;

/// The name of standard input.
pub const STANDARD: &str = "standard input";

/// The name of the source in messages, with control characters escaped.
pub fn name(path: &Path) -> String {
    shown(&exact(path))
}

/// The name of the source for programs: the path as far as it is UTF-8, nothing escaped.
pub fn exact(path: &Path) -> String {
    if is_standard(path) { STANDARD.to_owned() } else { path.display().to_string() }
}

/// The name of the source without folders and ending, for headings.
pub fn stem(path: &Path) -> String {
    match path.file_stem() {
        Some(stem) if !is_standard(path) => shown(&stem.to_string_lossy()),
        _ => STANDARD.to_owned(),
    }
}

/// Does this stand for standard input or output?
pub fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Is there a file, a folder or a link of this name?
pub fn exists(path: &str) -> bool {
    Path::new(path).symlink_metadata().is_ok()
}
