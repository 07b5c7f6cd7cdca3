//! The records that are worked on, in a file beside the answers: where a run dies, the next one
//! knows at which.
//!
//! In: ids of records. Out: how to try each. Invariants: the file is there as long as the run goes on;
//! it has a place for each thread, so that its size does not grow; a record at which a run may
//! have died is tried alone, and one at which a run died while it was alone is not tried again.
//! Another file of that name stays as it is, and nothing is noted then.

use super::id_digest::{IdDigest, id_digest};
use std::collections::HashMap;
use std::fs::{File, OpenOptions, remove_file};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// What the file begins with.
const HEAD: &[u8] = b"nonosat batch: the records that are worked on\n";
/// A place: who has it, and whether alone.
const SLOT_BYTES: usize = size_of::<IdDigest>() + 1;
/// Most places that are read.
const MAX_SLOTS: u64 = 1 << 10;

/// How a record is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// Beside others.
    Shared,
    /// Alone, since a run may have died at it.
    Alone,
    /// Not at all, since a run died at it.
    Skipped,
}

/// The file; none where there are no answers in a file.
#[derive(Default)]
pub struct WorkingFile {
    slots: Option<Mutex<Slots>>,
    path: PathBuf,
    /// Records of a run that died. Was it alone?
    suspects: HashMap<IdDigest, bool>,
}

struct Slots {
    file: File,
    free: Vec<u64>,
    count: u64,
}

impl WorkingFile {
    /// Notes are taken beside this file of answers.
    pub fn open(answers: Option<&Path>, goes_on: bool) -> WorkingFile {
        let Some(answers) = answers else { return WorkingFile::default() };
        let mut path = answers.as_os_str().to_owned();
        path.push(".working");
        let path = PathBuf::from(path);
        let suspects = read(&path);
        let mut options = OpenOptions::new();
        let is_new = suspects.is_none();
        options.write(true).truncate(!is_new).create_new(is_new).create(true);
        let open = options.open(&path).and_then(|mut file| file.write_all(HEAD).map(|()| file));
        let Ok(file) = open else { return WorkingFile::default() };
        let suspects = suspects.filter(|_| goes_on).unwrap_or_default();
        let places = Some(Mutex::new(Slots { file, free: Vec::new(), count: 0 }));
        WorkingFile { slots: places, path, suspects }
    }

    /// How to try the record of this id.
    fn attempt(&self, mark: IdDigest) -> Attempt {
        match self.suspects.get(&mark) {
            None => Attempt::Shared,
            Some(false) => Attempt::Alone,
            Some(true) => Attempt::Skipped,
        }
    }

    /// Does the work with a record, which is noted meanwhile.
    pub fn with<T>(&self, id: &str, work: impl FnOnce(Attempt) -> T) -> T {
        let Some(places) = &self.slots else { return work(Attempt::Shared) };
        let mark = id_digest(id);
        let trial = self.attempt(mark);
        let place = lock(places).occupy(mark, trial);
        let result = work(trial);
        lock(places).release(place, trial);
        result
    }
}

impl Drop for WorkingFile {
    fn drop(&mut self) {
        if self.slots.is_some() {
            // A run that goes on ignores the answered ones in it.
            let _ = remove_file(&self.path);
        }
    }
}

fn lock(places: &Mutex<Slots>) -> std::sync::MutexGuard<'_, Slots> {
    places.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Slots {
    fn occupy(&mut self, mark: IdDigest, trial: Attempt) -> u64 {
        let place = self.free.pop().unwrap_or(self.count);
        self.count = self.count.max(place + 1);
        let mut bytes = [0; SLOT_BYTES];
        bytes[..mark.len()].copy_from_slice(&mark);
        bytes[mark.len()] = if trial == Attempt::Shared { b'b' } else { b'a' };
        self.write(place, bytes);
        place
    }

    /// The mark stays until another record needs the place: an answered one is skipped anyway.
    fn release(&mut self, place: u64, trial: Attempt) {
        if trial != Attempt::Shared {
            self.write(place, [0; SLOT_BYTES]);
        }
        self.free.push(place);
    }

    fn write(&mut self, place: u64, bytes: [u8; SLOT_BYTES]) {
        let start = HEAD.len() as u64 + place * SLOT_BYTES as u64;
        // What cannot be noted is not known later.
        let _ = self.file.seek(SeekFrom::Start(start)).and_then(|_| self.file.write_all(&bytes));
    }
}

/// Those that a run died at; none if there is no such file.
fn read(path: &Path) -> Option<HashMap<IdDigest, bool>> {
    let (mut head, mut places) = ([0; HEAD.len()], Vec::new());
    let mut file = File::open(path).ok()?;
    file.read_exact(&mut head).ok()?;
    file.take(MAX_SLOTS * SLOT_BYTES as u64).read_to_end(&mut places).ok()?;
    let suspect =
        |place: &[u8]| Some((place[..SLOT_BYTES - 1].try_into().ok()?, place[SLOT_BYTES - 1] == b'a'));
    (head == HEAD).then(|| places.chunks_exact(SLOT_BYTES).filter_map(suspect).collect())
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
            let trials = ["1", "2", "3"].map(|id| working.with(id, |trial| trial));
            if dies {
                std::mem::forget(working);
            }
            trials
        };
        let die_at = |id: &str| {
            let working = WorkingFile::open(Some(&answers), true);
            working.with(id, |_| std::fs::copy(&working.path, folder.path().join("kept")).unwrap());
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
