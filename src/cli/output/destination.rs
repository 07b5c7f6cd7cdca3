//! Where to write converted puzzles: one file, a folder, standard output.
//!
//! In: the last argument. Out: a [`Destination`], names of files. Invariants: an existing folder,
//! or a name with a slash at its end, is a folder; any other name but that of standard output is one file.

use crate::app::Exit;
use crate::app::failure::{CliError, because};
use crate::app::input::{Address, LoadedPuzzle};
use crate::app::paths::{is_standard, output_file, output_name};
use nonosat_board::message::{Argument, message};
use nonosat_files::Format;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A place to write puzzles to.
pub enum Destination {
    Standard,
    File(PathBuf),
    Folder(PathBuf),
}

impl Destination {
    /// The destination that this name stands for.
    pub fn of(out: &Path) -> Destination {
        let has_slash = out.as_os_str().to_string_lossy().ends_with(std::path::is_separator);
        match out {
            out if output_file(Some(out)).is_none() => Destination::Standard,
            out if has_slash || out.is_dir() => Destination::Folder(out.to_owned()),
            out => Destination::File(out.to_owned()),
        }
    }
}

/// The path in `folder` for a puzzle of `path`. `number` is its number of how many in that file;
/// zeros pad the number, so that the names sort in the order of the puzzles.
pub fn in_folder(
    folder: &Path,
    path: &Path,
    number: Option<(usize, usize)>,
    format: Format,
) -> PathBuf {
    let stem = match is_standard(path) {
        true => "puzzle".to_owned(),
        false => path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
    };
    let number = number.map_or(String::new(), |(number, count)| {
        let digits = count.to_string().len();
        format!("-{number:0digits$}")
    });
    let ending = format.endings().first().copied().unwrap_or(format.name());
    folder.join(format!("{stem}{number}.{ending}"))
}

/// Refuses `out` for several files: it is standard output, or the name of one file. `folder` is a
/// name for all of them; `subject` is a command, or its options, that writes one.
pub fn one_only(out: &Path, folder: &str, subject: impl Into<Argument>) -> anyhow::Error {
    let message = message!("file-for-several", file = output_name(out));
    let help = message!("help-folder-or-one", folder = format!("{folder}/"), one = subject);
    CliError::with_help(Exit::Usage, message, help)
}

/// Writes each text to its path in a folder, which is made if it is not there.
///
/// # Errors
/// If two puzzles would be written to one file, the folder cannot be made, or `write` fails.
pub fn fill_folder(
    folder: &Path,
    files: &[(PathBuf, String)],
    mut write: impl FnMut(&Path, &str) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    refuse_twice(files)?;
    let is_new = !files.is_empty() && !folder.is_dir();
    if is_new {
        std::fs::create_dir_all(folder).map_err(|error| {
            let message = message!("cannot-make-folder", folder = folder.display().to_string());
            CliError::error(Exit::Io, because(message, error))
        })?;
    }
    files.iter().try_for_each(|(path, text)| write(path, text))?;
    if is_new {
        // Fails unless the folder is empty.
        let _ = std::fs::remove_dir(folder);
    }
    Ok(())
}

/// Refuses to write two puzzles to one file.
fn refuse_twice(files: &[(PathBuf, String)]) -> anyhow::Result<()> {
    let mut names = BTreeSet::new();
    match files.iter().find(|(path, _)| !names.insert(path)) {
        None => Ok(()),
        Some((path, _)) => {
            let message = message!("file-twice", file = path.display().to_string());
            Err(CliError::with_help(Exit::Usage, message, "help-file-twice"))
        }
    }
}

/// Refuses to replace a file of several puzzles by one of them.
pub fn refuse_own_file(
    out: Option<&Path>,
    address: &Address,
    input: &LoadedPuzzle,
) -> anyhow::Result<()> {
    if input.number.is_none() || out != Some(&*address.path) {
        return Ok(());
    }
    let message = message!("file-other-puzzles", name = address.path.display().to_string());
    Err(CliError::with_help(Exit::Usage, message, "help-other-file"))
}
