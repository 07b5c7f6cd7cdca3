//! Paths in arguments: `-` for standard input and output, and the names of files in messages.
//!
//! In: paths. Out: names.

use super::text::one_line;
use std::path::Path;

/// The name of standard input.
pub const STANDARD_INPUT: &str = "standard input";

/// The names of standard output; two are devices, which may stand for a file that must not be opened again.
const STANDARD_OUTPUTS: [&str; 3] = ["-", "/dev/stdout", "/dev/fd/1"];

/// The name of the source in messages, with control characters escaped.
pub fn name(path: &Path) -> String {
    one_line(&exact(path))
}

/// The name of the source for programs: the path as far as it is UTF-8, nothing escaped.
pub fn exact(path: &Path) -> String {
    if is_standard(path) { STANDARD_INPUT.to_owned() } else { path.display().to_string() }
}

/// The name of the source without folders and ending, for headings.
pub fn stem(path: &Path) -> String {
    match path.file_stem() {
        Some(stem) if !is_standard(path) => one_line(&stem.to_string_lossy()),
        _ => STANDARD_INPUT.to_owned(),
    }
}

/// The file to write that an argument names; `None` is standard output.
pub fn output_file(typed: Option<&Path>) -> Option<&Path> {
    typed.filter(|path| !STANDARD_OUTPUTS.iter().any(|output| path.as_os_str() == *output))
}

/// The name of the file to write, in messages.
pub fn output_name(typed: &Path) -> String {
    output_file(Some(typed)).map_or_else(|| "standard output".to_owned(), name)
}

/// Does this stand for standard input?
pub fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Is there a file, a folder or a link of this name?
pub fn exists(path: &str) -> bool {
    Path::new(path).symlink_metadata().is_ok()
}
