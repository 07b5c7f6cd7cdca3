//! The folder for the proofs of a batch: one archive per record.
//!
//! In: ids. Out: names of archives. Invariants: a name consists of the id in characters that every
//! file system permits and 64 bits of the id's digest, so different ids get different names.

use crate::app::Exit;
use crate::app::failure::CliError;
use crate::app::output::cannot_write;
use crate::cli::args::Batch;
use crate::cli::digest::{digest, hex_digits};
use anyhow::Context;
use nonosat_board::message::message;

/// Limit of characters of an id in the name of a file.
const MAX_LETTERS: usize = 60;

/// Creates the folder.
///
/// # Errors
/// If it cannot be created, or holds files without `--resume` or `--force`.
pub fn create_folder(command: &Batch) -> anyhow::Result<()> {
    let Some(folder) = &command.proofs else { return Ok(()) };
    let is_used = folder.read_dir().is_ok_and(|mut entries| entries.next().is_some());
    if is_used && !command.resume && !command.force {
        let message = message!("folder-full", folder = folder.display().to_string());
        let help = "help-resume-proofs";
        return Err(CliError::with_help(Exit::Usage, message, help));
    }
    std::fs::create_dir_all(folder).with_context(|| cannot_write(folder))
}

/// The name of the archive for an id: for `{"of":"3f","number":7}`, `of-3f-number-7-`, 16 hexadecimal
/// digits, `.tar`.
pub fn archive_name(id: &str) -> String {
    let words = id.split(|sign: char| !sign.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let letters: String = words.join("-").chars().take(MAX_LETTERS).collect();
    let digits = hex_digits(&digest(id)[..8]);
    let between = if letters.is_empty() { "" } else { "-" };
    format!("{letters}{between}{digits}.tar")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_different_ids_have_different_names_that_every_system_takes() {
        let ids =
            [r#""a/b""#, r#""a b""#, r#"["a","b"]"#, "null", "-1", "1", r#""../..""#, r#""""#];
        let names: std::collections::BTreeSet<String> =
            ids.iter().map(|id| archive_name(id)).collect();
        assert_eq!(names.len(), ids.len());
        let is_plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
        for name in names {
            let stem = name.strip_suffix(".tar").unwrap();
            assert!(stem.chars().all(is_plain) && stem.len() <= MAX_LETTERS + 17, "{name}");
        }
        assert!(archive_name(r#"{"of":"3f","number":7}"#).starts_with("of-3f-number-7-"));
    }
}
