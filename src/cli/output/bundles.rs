//! Reads and writes bundles: as a folder, an archive, or through standard input and output.
//!
//! In: a path, a bundle. Out: a bundle, files. Invariants: refuses to replace files before any
//! work begins.

use crate::app::failure::cannot_read;
use crate::app::input::Address;
use crate::app::output::{self, Sink};
use crate::app::paths;
use nonosat_service::bundle::{Bundle, NoBundle, max_bytes};
use std::fs::File;
use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};

/// The bytes of all files together.
pub fn size(bundle: &Bundle) -> usize {
    bundle.files().map(|(_, bytes)| bytes.len()).sum()
}

/// The default path for the bundle of a puzzle: `heart.proof` in the current folder.
pub fn bundle_of(address: &Address) -> PathBuf {
    let stem = match paths::is_standard(&address.path) {
        true => "puzzle".to_owned(),
        false => address.path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
    };
    let number = address.number.map_or(String::new(), |number| format!("-{number}"));
    PathBuf::from(format!("{stem}{number}.proof"))
}

/// A place to write a bundle to.
pub enum Place {
    Tar(Sink),
    Folder { path: PathBuf, force: bool },
}

impl Place {
    /// Where a bundle for this path goes: into an archive for standard output and for `.tar`, else
    /// into a folder.
    ///
    /// # Errors
    /// If it exists and `force` is false, or is a folder without a bundle.
    pub fn of(path: &Path, force: bool) -> anyhow::Result<Place> {
        let is_tar = path.extension().is_some_and(|ending| ending == "tar");
        if is_tar || paths::output_file(Some(path)).is_none() {
            return Ok(Place::Tar(Sink::open(Some(path), force)?));
        }
        output::refuse_folder(path, force, |folder| folder_bundle(folder).is_ok())?;
        Ok(Place::Folder { path: path.to_owned(), force })
    }

    pub fn write(self, bundle: &Bundle) -> anyhow::Result<()> {
        match self {
            Place::Tar(mut sink) => {
                sink.write_all(&bundle.to_tar()?)?;
                sink.finish()
            }
            Place::Folder { path, force } => output::write_folder(&path, force, bundle.files()),
        }
    }
}

/// Why a bundle was not read: it is none, or a file cannot be read.
pub enum Unread {
    Bundle(NoBundle),
    File(anyhow::Error),
}

impl From<NoBundle> for Unread {
    fn from(error: NoBundle) -> Unread {
        Unread::Bundle(error)
    }
}

impl From<anyhow::Error> for Unread {
    fn from(error: anyhow::Error) -> Unread {
        Unread::File(error)
    }
}

/// Reads the bundle in a folder or an archive, or from standard input for `-`.
pub fn read(path: &Path) -> Result<Bundle, Unread> {
    if path.is_dir() {
        return folder_bundle(path);
    }
    if paths::is_standard(path) {
        return Ok(Bundle::from_tar(std::io::stdin().lock())?);
    }
    let file = File::open(path).map_err(|error| cannot_read(path, error))?;
    Ok(Bundle::from_tar(BufReader::new(file))?)
}

fn folder_bundle(folder: &Path) -> Result<Bundle, Unread> {
    let mut files = Vec::new();
    for entry in folder.read_dir().map_err(|error| cannot_read(folder, error))? {
        let entry = entry.map_err(|error| cannot_read(folder, error))?;
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        let kind = entry.file_type().map_err(|error| cannot_read(&path, error))?;
        let max = max_bytes(&name).filter(|_| kind.is_file());
        let max = max.ok_or_else(|| NoBundle::Name(name.chars().take(60).collect()))?;
        let mut bytes = Vec::new();
        let file = File::open(&path).map_err(|error| cannot_read(&path, error))?;
        let read = file.take(max + 1).read_to_end(&mut bytes);
        read.map_err(|error| cannot_read(&path, error))?;
        files.push((name, bytes));
    }
    Ok(Bundle::new(files)?)
}
