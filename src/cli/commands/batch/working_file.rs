//! Lists the records in progress in a file. After a crash, the next run reads which these were.
//!
//! In: ids of records. Out: how to attempt each. Invariants: the file `ANSWERS.working` exists
//! during the run, with one slot per thread; a record in progress during a crash is attempted
//! alone; one that was alone during a crash is skipped. A foreign file of that name stays
//! unchanged, and the run then lists nothing.

use crate::cli::digest::{Digest, digest};
use std::collections::HashMap;
use std::fs::{File, OpenOptions, remove_file};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The first bytes of the file.
const FIRST_BYTES: &[u8] = b"nonosat batch: the records that are worked on\n";
/// Length of a slot: the digest of the record's id, then `a` if it is attempted alone, else `b`.
const SLOT_BYTES: usize = size_of::<Digest>() + 1;
/// Slots beyond this number are not read.
const MAX_SLOTS: u64 = 1 << 10;

/// How to attempt a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// In parallel with others.
    Shared,
    /// Alone, because it may have crashed a run.
    Alone,
    /// Not at all, because it crashed a run while it was alone.
    Skipped,
}

/// The file of the records in progress. It is absent if the answers go to standard output.
#[derive(Default)]
pub struct WorkingFile {
    slots: Option<Mutex<Slots>>,
    path: PathBuf,
    /// The records in progress when a run crashed, and whether each was alone.
    suspects: HashMap<Digest, bool>,
}

struct Slots {
    file: File,
    /// The numbers of unused slots.
    free: Vec<u64>,
    /// Number of slots in the file.
    count: u64,
}

impl WorkingFile {
    /// Opens the file next to the file of answers. Only a resumed run regards the records listed in
    /// it.
    pub fn open(answers: Option<&Path>, is_resumed: bool) -> WorkingFile {
        let Some(answers) = answers else { return WorkingFile::default() };
        let mut path = answers.as_os_str().to_owned();
        path.push(".working");
        let path = PathBuf::from(path);
        let suspects = read(&path);
        let mut options = OpenOptions::new();
        let is_new = suspects.is_none();
        options.write(true).truncate(!is_new).create_new(is_new).create(true);
        let open =
            options.open(&path).and_then(|mut file| file.write_all(FIRST_BYTES).map(|()| file));
        let Ok(file) = open else { return WorkingFile::default() };
        let suspects = suspects.filter(|_| is_resumed).unwrap_or_default();
        let slots = Some(Mutex::new(Slots { file, free: Vec::new(), count: 0 }));
        WorkingFile { slots, path, suspects }
    }

    /// How to attempt the record with this digest.
    fn attempt(&self, digest: Digest) -> Attempt {
        match self.suspects.get(&digest) {
            None => Attempt::Shared,
            Some(false) => Attempt::Alone,
            Some(true) => Attempt::Skipped,
        }
    }

    /// Does the work for a record, and lists the record in the file meanwhile.
    pub fn track<T>(&self, id: &str, work: impl FnOnce(Attempt) -> T) -> T {
        let Some(slots) = &self.slots else { return work(Attempt::Shared) };
        let digest = digest(id);
        let attempt = self.attempt(digest);
        let slot = lock(slots).occupy(digest, attempt);
        let result = work(attempt);
        lock(slots).release(slot, attempt);
        result
    }
}

impl Drop for WorkingFile {
    fn drop(&mut self) {
        if self.slots.is_some() {
            // If this fails, a resumed run still skips the answered records that the file lists.
            let _ = remove_file(&self.path);
        }
    }
}

fn lock(slots: &Mutex<Slots>) -> std::sync::MutexGuard<'_, Slots> {
    slots.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Slots {
    fn occupy(&mut self, digest: Digest, attempt: Attempt) -> u64 {
        let slot = self.free.pop().unwrap_or(self.count);
        self.count = self.count.max(slot + 1);
        let mut bytes = [0; SLOT_BYTES];
        bytes[..digest.len()].copy_from_slice(&digest);
        bytes[digest.len()] = if attempt == Attempt::Shared { b'b' } else { b'a' };
        self.write(slot, bytes);
        slot
    }

    /// Frees a slot. A shared record's digest stays in the file until the slot is reused: a resumed
    /// run skips answered records anyway.
    fn release(&mut self, slot: u64, attempt: Attempt) {
        if attempt != Attempt::Shared {
            self.write(slot, [0; SLOT_BYTES]);
        }
        self.free.push(slot);
    }

    fn write(&mut self, slot: u64, bytes: [u8; SLOT_BYTES]) {
        let start = FIRST_BYTES.len() as u64 + slot * SLOT_BYTES as u64;
        // If the write fails, the next run knows nothing of this record, and attempts it as usual.
        let _ = self.file.seek(SeekFrom::Start(start)).and_then(|_| self.file.write_all(&bytes));
    }
}

/// Reads the records in progress at a crash, and whether each was alone. `None` without such a
/// file.
fn read(path: &Path) -> Option<HashMap<Digest, bool>> {
    let (mut head, mut slots) = ([0; FIRST_BYTES.len()], Vec::new());
    let mut file = File::open(path).ok()?;
    file.read_exact(&mut head).ok()?;
    file.take(MAX_SLOTS * SLOT_BYTES as u64).read_to_end(&mut slots).ok()?;
    let suspect = |slot: &[u8]| {
        let (&mode, digest) = slot.split_last()?;
        Some((digest.try_into().ok()?, mode == b'a'))
    };
    (head == FIRST_BYTES).then(|| slots.chunks_exact(SLOT_BYTES).filter_map(suspect).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_at_which_a_run_died_is_tried_alone_and_then_no_more() {
        let folder = tempfile::tempdir().unwrap();
        let answers = folder.path().join("out");
        let run = |dies: bool| {
            let working = WorkingFile::open(Some(&answers), true);
            let trials = ["1", "2", "3"].map(|id| working.track(id, |trial| trial));
            if dies {
                std::mem::forget(working);
            }
            trials
        };
        let die_at = |id: &str| {
            let working = WorkingFile::open(Some(&answers), true);
            working
                .track(id, |_| std::fs::copy(&working.path, folder.path().join("kept")).unwrap());
            std::mem::forget(working);
            std::fs::copy(folder.path().join("kept"), folder.path().join("out.working")).unwrap();
        };
        die_at("2");
        assert_eq!(run(false), [Attempt::Shared, Attempt::Alone, Attempt::Shared]);
        // A run that came to its end leaves nothing behind.
        assert_eq!(run(false), [Attempt::Shared; 3]);
        assert!(!folder.path().join("out.working").exists());
        die_at("2");
        die_at("2");
        assert_eq!(run(false), [Attempt::Shared, Attempt::Skipped, Attempt::Shared]);
        std::fs::write(folder.path().join("out.working"), "mine").unwrap();
        assert_eq!(run(false), [Attempt::Shared; 3]);
        assert_eq!(std::fs::read(folder.path().join("out.working")).unwrap(), b"mine");
    }
}
