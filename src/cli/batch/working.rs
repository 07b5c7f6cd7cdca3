//! The records that are worked on, in a file beside the answers: where a run dies, the next one
//! knows at which.
//!
//! In: ids of records. Out: how to try each. Invariants: the file is there as long as the run goes on;
//! it has a place for each thread, so that its size does not grow; a record at which a run may
//! have died is tried alone, and one at which a run died while it was alone is not tried again.
//! Another file of that name stays as it is, and nothing is noted then.

use super::mark::{Mark, mark};
use std::collections::HashMap;
use std::fs::{File, OpenOptions, remove_file};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// What the file begins with.
const HEAD: &[u8] = b"nonosat batch: the records that are worked on\n";
/// A place: who has it, and whether alone.
const PLACE: usize = size_of::<Mark>() + 1;
/// Most places that are read.
const MAX_PLACES: u64 = 1 << 10;

/// How a record is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trial {
    /// Beside others.
    Beside,
    /// Alone, since a run may have died at it.
    Alone,
    /// Not at all, since a run died at it.
    Never,
}

/// The file; none where there are no answers in a file.
#[derive(Default)]
pub struct Working {
    places: Option<Mutex<Places>>,
    path: PathBuf,
    /// Records of a run that died. Was it alone?
    suspects: HashMap<Mark, bool>,
}

struct Places {
    file: File,
    free: Vec<u64>,
    count: u64,
}

impl Working {
    /// Notes are taken beside this file of answers.
    pub fn beside(answers: Option<&Path>, goes_on: bool) -> Working {
        let Some(answers) = answers else { return Working::default() };
        let mut path = answers.as_os_str().to_owned();
        path.push(".working");
        let path = PathBuf::from(path);
        let suspects = read(&path);
        let mut options = OpenOptions::new();
        let is_new = suspects.is_none();
        options.write(true).truncate(!is_new).create_new(is_new).create(true);
        let open = options.open(&path).and_then(|mut file| file.write_all(HEAD).map(|()| file));
        let Ok(file) = open else { return Working::default() };
        let suspects = suspects.filter(|_| goes_on).unwrap_or_default();
        let places = Some(Mutex::new(Places { file, free: Vec::new(), count: 0 }));
        Working { places, path, suspects }
    }

    /// How to try the record of this id.
    fn trial(&self, mark: Mark) -> Trial {
        match self.suspects.get(&mark) {
            None => Trial::Beside,
            Some(false) => Trial::Alone,
            Some(true) => Trial::Never,
        }
    }

    /// Does the work with a record, which is noted meanwhile.
    pub fn with<T>(&self, id: &str, work: impl FnOnce(Trial) -> T) -> T {
        let Some(places) = &self.places else { return work(Trial::Beside) };
        let mark = mark(id);
        let trial = self.trial(mark);
        let place = locked(places).take(mark, trial);
        let result = work(trial);
        locked(places).give(place, trial);
        result
    }
}

impl Drop for Working {
    fn drop(&mut self) {
        if self.places.is_some() {
            // A run that goes on ignores the answered ones in it.
            let _ = remove_file(&self.path);
        }
    }
}

fn locked(places: &Mutex<Places>) -> std::sync::MutexGuard<'_, Places> {
    places.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Places {
    fn take(&mut self, mark: Mark, trial: Trial) -> u64 {
        let place = self.free.pop().unwrap_or(self.count);
        self.count = self.count.max(place + 1);
        let mut bytes = [0; PLACE];
        bytes[..mark.len()].copy_from_slice(&mark);
        bytes[mark.len()] = if trial == Trial::Beside { b'b' } else { b'a' };
        self.write(place, bytes);
        place
    }

    /// The mark stays until another record needs the place: an answered one is skipped anyway.
    fn give(&mut self, place: u64, trial: Trial) {
        if trial != Trial::Beside {
            self.write(place, [0; PLACE]);
        }
        self.free.push(place);
    }

    fn write(&mut self, place: u64, bytes: [u8; PLACE]) {
        let start = HEAD.len() as u64 + place * PLACE as u64;
        // What cannot be noted is not known later.
        let _ = self.file.seek(SeekFrom::Start(start)).and_then(|_| self.file.write_all(&bytes));
    }
}

/// Those that a run died at; none if there is no such file.
fn read(path: &Path) -> Option<HashMap<Mark, bool>> {
    let (mut head, mut places) = ([0; HEAD.len()], Vec::new());
    let mut file = File::open(path).ok()?;
    file.read_exact(&mut head).ok()?;
    file.take(MAX_PLACES * PLACE as u64).read_to_end(&mut places).ok()?;
    let suspect =
        |place: &[u8]| Some((place[..PLACE - 1].try_into().ok()?, place[PLACE - 1] == b'a'));
    (head == HEAD).then(|| places.chunks_exact(PLACE).filter_map(suspect).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_at_which_a_run_died_is_tried_alone_and_then_no_more() {
        let folder = tempfile::tempdir().unwrap();
        let answers = folder.path().join("out");
        let run = |dies: bool| {
            let working = Working::beside(Some(&answers), true);
            let trials = ["1", "2", "3"].map(|id| working.with(id, |trial| trial));
            if dies {
                std::mem::forget(working);
            }
            trials
        };
        let die_at = |id: &str| {
            let working = Working::beside(Some(&answers), true);
            working.with(id, |_| std::fs::copy(&working.path, folder.path().join("kept")).unwrap());
            std::mem::forget(working);
            std::fs::copy(folder.path().join("kept"), folder.path().join("out.working")).unwrap();
        };
        die_at("2");
        assert_eq!(run(false), [Trial::Beside, Trial::Alone, Trial::Beside]);
        // A run that came to its end leaves nothing behind.
        assert_eq!(run(false), [Trial::Beside; 3]);
        assert!(!folder.path().join("out.working").exists());
        die_at("2");
        die_at("2");
        assert_eq!(run(false), [Trial::Beside, Trial::Never, Trial::Beside]);
        std::fs::write(folder.path().join("out.working"), "mine").unwrap();
        assert_eq!(run(false), [Trial::Beside; 3]);
        assert_eq!(std::fs::read(folder.path().join("out.working")).unwrap(), b"mine");
    }
}
