//! Writing: standard output, or a file that is complete or not there at all.
//!
//! Holds: a file that exists is replaced only with `--force`; results are
//! written beside it and renamed when they are whole.

use super::args::Target;
use super::exit::Exit;
use super::failure::Told;
use anyhow::Context;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// Where results go.
pub enum Sink {
    /// Standard output.
    Standard(io::StdoutLock<'static>),
    /// A device, a pipe: written to as it is.
    Special(std::fs::File),
    /// A file beside the one that was asked for.
    Beside { file: BufWriter<NamedTempFile>, path: PathBuf, force: bool },
}

impl Sink {
    /// Opens what was asked for.
    ///
    /// # Errors
    /// If the file exists and may not be replaced, or its folder cannot be written to.
    pub fn open(target: &Target) -> anyhow::Result<Sink> {
        let Some(path) = &target.output else {
            return Ok(Sink::Standard(io::stdout().lock()));
        };
        match std::fs::metadata(path) {
            Ok(found) if found.is_dir() => {
                return Err(Told::error(Exit::Usage, format!("{} is a folder", path.display())));
            }
            Ok(found) if !found.is_file() => {
                let file = std::fs::OpenOptions::new().write(true).open(path);
                return Ok(Sink::Special(file.with_context(|| cannot_write(path))?));
            }
            Ok(_) if !target.force => return Err(exists(path)),
            _ => {}
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let file = beside(folder.unwrap_or(Path::new("."))).with_context(|| cannot_write(path))?;
        Ok(Sink::Beside { file: BufWriter::new(file), path: path.clone(), force: target.force })
    }

    /// Ends the writing: the file appears under its name.
    pub fn finish(mut self) -> anyhow::Result<()> {
        self.flush()?;
        if let Sink::Beside { file, path, force } = self {
            let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
            let result = if force { file.persist(&path) } else { file.persist_noclobber(&path) };
            match result {
                Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                    return Err(exists(&path));
                }
                result => {
                    result.map_err(|error| error.error).with_context(|| cannot_write(&path))?
                }
            };
        }
        Ok(())
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Sink::Standard(out) => out.write(bytes),
            Sink::Special(file) => file.write(bytes),
            Sink::Beside { file, .. } => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Sink::Standard(out) => out.flush(),
            Sink::Special(file) => file.flush(),
            Sink::Beside { file, .. } => file.flush(),
        }
    }
}

/// A new file in `folder` with the rights that a file usually gets.
fn beside(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".nonosat-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

fn cannot_write(path: &Path) -> String {
    format!("cannot write {}", path.display())
}

fn exists(path: &Path) -> anyhow::Error {
    let message = format!("{} exists\nhelp: use --force to replace it", path.display());
    Told::error(Exit::Usage, message)
}
