//! Writes to standard output or to files; a file appears whole or not at all.
//!
//! In: bytes, a path. Out: files. Invariants: replaces a file only with `force`, and keeps its
//! permissions; writes to a temporary file next to it, syncs it and renames it; replaces a link's target,
//! not the link; messages name the requested file, never the temporary one.

use super::exit::Exit;
use super::failure::{self, CliError, Exists, because};
use super::interrupt;
use super::language::words;
use super::paths;
use anyhow::Context;
use nonosat_board::message::message;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// A writer of results.
pub enum Sink {
    /// Standard output.
    Standard(io::StdoutLock<'static>),
    /// A device or a pipe, written to directly.
    Special { file: std::fs::File, name: PathBuf },
    /// A temporary file beside `path`, which it will replace. `name` is the requested path; if
    /// that is a link, `path` is the link's target.
    Temporary { file: BufWriter<NamedTempFile>, name: PathBuf, path: PathBuf, force: bool },
}

impl Sink {
    /// Opens a sink for `path`; for standard output if that is its name, or there is none. With
    /// `force` it replaces a file that exists.
    ///
    /// # Errors
    /// [`Exists`] if the file exists and `force` is false; if its folder cannot be written to.
    pub fn open(path: Option<&Path>, force: bool) -> anyhow::Result<Sink> {
        let Some(path) = paths::output_file(path) else {
            return Ok(Sink::Standard(io::stdout().lock()));
        };
        match std::fs::metadata(path) {
            Ok(metadata) if metadata.is_dir() => {
                let message = message!("file-is-folder", file = path.display().to_string());
                return Err(CliError::error(Exit::Usage, message));
            }
            Ok(metadata) if !metadata.is_file() => {
                let file = std::fs::OpenOptions::new().write(true).open(path);
                let file = file.with_context(|| cannot_write(path))?;
                return Ok(Sink::Special { file, name: path.to_owned() });
            }
            Ok(_) if !force => return Err(exists(path)),
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return Err(error).with_context(|| cannot_write(path));
            }
            _ => {}
        }
        // Ctrl-C must not leave the temporary file behind.
        interrupt::listen();
        let end = end_of_links(path);
        let file =
            temporary_file(&end).map_err(without_name).with_context(|| cannot_write(path))?;
        let file = BufWriter::new(file);
        Ok(Sink::Temporary { file, name: path.to_owned(), path: end, force })
    }

    /// Ends the writing: renames the temporary file to the requested one.
    ///
    /// # Errors
    /// If it cannot be written, or the file came into being meanwhile and `force` is false.
    pub fn finish(mut self) -> anyhow::Result<()> {
        self.flush()?;
        if let Sink::Temporary { file, name, path, force } = self {
            let file = file.into_inner().map_err(io::IntoInnerError::into_error);
            let file = file.with_context(|| cannot_write(&name))?;
            sync(file.as_file()).with_context(|| cannot_write(&name))?;
            let result = if force { file.persist(&path) } else { file.persist_noclobber(&path) };
            match result {
                Err(error) if error.error.kind() == ErrorKind::AlreadyExists => {
                    return Err(exists(&name));
                }
                result => {
                    result.map_err(|error| error.error).with_context(|| cannot_write(&name))?
                }
            };
            sync_folder(folder_of(&path));
        }
        Ok(())
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let result = match self {
            Sink::Standard(out) => out.write(bytes),
            Sink::Special { file, .. } => file.write(bytes),
            Sink::Temporary { file, .. } => file.write(bytes),
        };
        result.map_err(|error| self.with_name(error))
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = match self {
            Sink::Standard(out) => out.flush(),
            Sink::Special { file, .. } => file.flush(),
            Sink::Temporary { file, .. } => file.flush(),
        };
        flushed.map_err(|error| self.with_name(error))
    }
}

impl Sink {
    /// The error with the requested name.
    fn with_name(&self, error: io::Error) -> io::Error {
        match self {
            Sink::Standard(_) => of_standard(error),
            Sink::Special { name, .. } | Sink::Temporary { name, .. } => {
                let cause = without_name(error);
                io::Error::new(cause.kind(), format!("{}: {cause}", cannot_write(name)))
            }
        }
    }
}

/// Prints text on standard output.
///
/// # Errors
/// If that cannot be written to.
pub fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(of_standard)
}

fn of_standard(error: io::Error) -> io::Error {
    let text = words(&because(message!("cannot-write-output"), &error));
    io::Error::new(error.kind(), text)
}

/// Returns `result`. With `is_json`, prints a failure as JSON on standard output.
///
/// # Errors
/// That of `result`; if it cannot be printed.
pub fn also_as_json<T>(is_json: bool, file: &str, result: anyhow::Result<T>) -> anyhow::Result<T> {
    if let (true, Err(error)) = (is_json, &result)
        && !failure::is_closed_pipe(error)
    {
        print(&(failure::json(file, error)? + "\n"))?;
    }
    result
}

/// Refuses an existing folder, unless `force` is true and `is_kind` accepts the folder.
///
/// # Errors
/// [`Exists`] without `force`; otherwise if `is_kind` rejects the folder.
pub fn refuse_folder(
    path: &Path,
    force: bool,
    is_kind: impl Fn(&Path) -> bool,
) -> anyhow::Result<()> {
    match path.symlink_metadata() {
        Err(_) => Ok(()),
        Ok(_) if !force => Err(exists(path)),
        Ok(_) if is_kind(path) => Ok(()),
        Ok(_) => {
            let message = message!("folder-other", folder = path.display().to_string());
            Err(CliError::with_help(Exit::Usage, message, "help-other-folder"))
        }
    }
}

/// Writes a folder of files, given by name and content. It appears whole or not at all.
///
/// # Errors
/// If it cannot be written, or came into being meanwhile.
pub fn write_folder<'a>(
    path: &Path,
    force: bool,
    files: impl Iterator<Item = (&'a str, &'a [u8])>,
) -> anyhow::Result<()> {
    interrupt::listen();
    let temporary = tempfile::Builder::new()
        .prefix(".nonosat-")
        .tempdir_in(folder_of(path))
        .map_err(without_name)
        .with_context(|| cannot_write(path))?;
    let file_path = temporary.path().join("whole");
    std::fs::create_dir(&file_path).with_context(|| cannot_write(path))?;
    for (name, bytes) in files {
        write_synced(&file_path.join(name), bytes).with_context(|| cannot_write(path))?;
    }
    sync_folder(&file_path);
    if force && path.symlink_metadata().is_ok() {
        // The temporary folder deletes the old one when dropped.
        std::fs::rename(path, temporary.path().join("old")).with_context(|| cannot_write(path))?;
    }
    match std::fs::rename(&file_path, path) {
        Err(_) if path.symlink_metadata().is_ok() => Err(exists(path)),
        renamed => {
            renamed.with_context(|| cannot_write(path))?;
            sync_folder(folder_of(path));
            Ok(())
        }
    }
}

fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = std::fs::File::create_new(path)?;
    file.write_all(bytes)?;
    sync(&file)
}

/// Waits until the bytes are on the disk: otherwise the file could lack some of them after a power
/// cut. Some file systems cannot.
fn sync(file: &std::fs::File) -> io::Result<()> {
    match file.sync_all() {
        Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => {
            Ok(())
        }
        synced => synced,
    }
}

/// Waits until the new name is on the disk, where the system can: the file is whole in any case.
fn sync_folder(folder: &Path) {
    let _ = std::fs::File::open(folder).and_then(|folder| folder.sync_all());
}

/// The folder in which a path lies.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The longest chain of links to follow, as in operating systems.
const MAX_LINKS: usize = 40;

/// The target of a link, which need not exist; the path itself if it is no link.
fn end_of_links(path: &Path) -> PathBuf {
    let mut end = path.to_owned();
    for _ in 0..MAX_LINKS {
        let Ok(next) = std::fs::read_link(&end) else { return end };
        end = end.parent().unwrap_or(Path::new("")).join(next);
    }
    end
}

/// A new temporary file in the folder of `path`, with its permissions, else the usual ones.
fn temporary_file(path: &Path) -> io::Result<NamedTempFile> {
    let file = usual(folder_of(path))?;
    if let Ok(metadata) = std::fs::metadata(path) {
        file.as_file().set_permissions(metadata.permissions())?;
    }
    Ok(file)
}

fn usual(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".nonosat-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// The error without the name of the temporary file, which the user does not know.
fn without_name(error: io::Error) -> io::Error {
    let text = error.to_string();
    match text.split_once(" at path ") {
        Some((message, _)) => io::Error::new(error.kind(), message),
        None => error,
    }
}

/// The words before the cause.
pub fn cannot_write(path: &Path) -> String {
    words(&message!("cannot-write", file = path.display().to_string()))
}

fn exists(path: &Path) -> anyhow::Error {
    Exists(path.to_owned()).into()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn write(path: &Path, force: bool) -> anyhow::Result<()> {
        let mut sink = Sink::open(Some(path), force)?;
        sink.write_all(b"new")?;
        sink.finish()
    }

    #[test]
    fn a_link_stays_a_link_and_rights_stay_as_they_were() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("deep")).unwrap();
        fs::write(at("deep/secret"), "old").unwrap();
        fs::set_permissions(at("deep/secret"), fs::Permissions::from_mode(0o600)).unwrap();
        symlink("deep/secret", at("link")).unwrap();
        symlink("link", at("second")).unwrap();
        assert!(write(&at("second"), false).unwrap_err().to_string().contains("second exists"));
        write(&at("second"), true).unwrap();
        assert!(at("second").is_symlink() && at("link").is_symlink());
        assert_eq!(fs::read(at("deep/secret")).unwrap(), b"new");
        assert_eq!(fs::metadata(at("link")).unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn what_came_into_being_meanwhile_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let mut sink = Sink::open(Some(&at("file")), false).unwrap();
        sink.write_all(b"new").unwrap();
        fs::write(at("file"), "mine").unwrap();
        assert!(sink.finish().unwrap_err().is::<Exists>());
        fs::create_dir(at("folder")).unwrap();
        fs::write(at("folder/file"), "mine").unwrap();
        let files = [("file", &b"new"[..])];
        let written = write_folder(&at("folder"), false, files.into_iter());
        assert!(written.unwrap_err().is::<Exists>());
        assert_eq!(fs::read(at("file")).unwrap(), b"mine");
        assert_eq!(fs::read(at("folder/file")).unwrap(), b"mine");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[test]
    fn a_link_to_nothing_is_written_through() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        symlink("missing", at("link")).unwrap();
        write(&at("link"), false).unwrap();
        assert!(at("link").is_symlink());
        assert_eq!(fs::read(at("missing")).unwrap(), b"new");
        symlink("round", at("round")).unwrap();
        assert!(write(&at("round"), true).is_err() && at("round").is_symlink());
    }

    /// A disk that is full says so when the last bytes go there.
    #[test]
    fn a_failure_while_it_is_written_names_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let (_, beside) = NamedTempFile::new_in(folder.path()).unwrap().into_parts();
        let only_read = fs::File::open(&beside).unwrap();
        let file = BufWriter::new(NamedTempFile::from_parts(only_read, beside));
        let (name, path) = (PathBuf::from("some.svg"), folder.path().join("some.svg"));
        let mut sink = Sink::Temporary { file, name, path, force: false };
        sink.write_all(b"new").unwrap();
        let text = format!("{:#}", sink.finish().unwrap_err());
        assert!(text.starts_with("cannot write some.svg: ") && text.contains("os error"), "{text}");
        assert!(!text.contains(".tmp") && fs::read_dir(folder.path()).unwrap().count() == 0);
    }

    #[test]
    fn messages_do_not_tell_of_the_file_beside() {
        let folder = tempfile::tempdir().unwrap();
        let error = write(&folder.path().join("no/file"), false).unwrap_err();
        let text = format!("{error:#}");
        assert!(text.contains("no/file") && !text.contains(".nonosat-"), "{text}");
    }
}
