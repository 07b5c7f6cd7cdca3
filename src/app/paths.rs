//! Paths that were typed: `-` for standard input, and what to call a source in messages.

use super::words::shown;
use std::path::Path;

/// What standard input is called.
pub const STANDARD: &str = "standard input";

/// What to call the source in messages.
pub fn name(path: &Path) -> String {
    shown(&exact(path))
}

/// The same for programs: a name as it is, as far as it is text.
pub fn exact(path: &Path) -> String {
    if is_standard(path) { STANDARD.to_owned() } else { path.display().to_string() }
}

/// Does this stand for standard input or output?
pub fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Is there a file, a folder or a link of this name?
pub fn exists(path: &str) -> bool {
    Path::new(path).symlink_metadata().is_ok()
}
