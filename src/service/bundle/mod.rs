//! The bundle: the files of a certificate, in a folder or in one archive.
//!
//! In: a certificate; or names and bytes of files. Out: a [`Bundle`]. Invariants: it has only files
//! that `docs/method/proofs.md` names, each once and within its size limit; the same verdict gives the
//! same bytes.

mod check;
mod names;
mod readme;
#[cfg(test)]
mod tests;

pub use check::{Accepted, check_certificate};

use crate::budget::Budget;
use crate::certificate::{Certificate, CertificateError, Evidence, ProofForm};
use crate::format::{self, Format, Loss};
use crate::puzzle::{Ink, Palette, Puzzle};
use crate::sat::cnf::{Cnf, dimacs};
use crate::sat::proof::check::check;
use crate::solver::Verdict;
use crate::verify::Verified;
use crate::weights::{self, Weights, check_weights};
use names::{
    CHECKER, DRAT, FORMULA, MANIFEST, OTHER, PICTURE, PUZZLE, README, STEPS, WEIGHTS, digest,
};
use readme::readme;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Read};

/// The checker of formulas and steps.
const STEP_CHECKER: &[u8] = include_bytes!("check.py");

/// Most bytes of a proof or a formula: 1 GiB.
const MAX_LARGE: u64 = 1 << 30;
/// Most bytes of the numbers: 64 MiB.
const MAX_WEIGHTS: u64 = 64 << 20;
/// Most bytes of any other file.
const MAX_SMALL: u64 = format::MAX_BYTES as u64;

/// Comments before the clauses; the second one only for `unique`.
const FORMULA_COMMENTS: [&str; 2] = [
    "the clues of puzzle.json, as nonosat's document ENCODING defines them",
    "the last clause: some cell differs from picture.solution",
];

/// The files of a certificate by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    files: BTreeMap<String, Vec<u8>>,
}

/// Most bytes that the file of this name may have; `None` if a bundle has no such file.
pub fn max_bytes(name: &str) -> Option<u64> {
    match name {
        MANIFEST | PUZZLE | PICTURE | OTHER => Some(MAX_SMALL),
        FORMULA | STEPS | DRAT => Some(MAX_LARGE),
        WEIGHTS => Some(MAX_WEIGHTS),
        README | CHECKER => Some(MAX_SMALL),
        _ => None,
    }
}

impl Bundle {
    /// The bundle of a certificate whose verdict is `unique`, `several` or `none`. `form` is that of
    /// the steps, if the proof has any.
    ///
    /// # Errors
    /// [`CertificateError`] if a step does not follow, which is a defect.
    pub fn of(
        puzzle: &Puzzle,
        certificate: &Certificate,
        form: ProofForm,
    ) -> Result<Bundle, CertificateError> {
        let text = puzzle_text(puzzle).ok_or(CertificateError::Gap)?;
        let mut files = vec![(PUZZLE, text.into_bytes())];
        match certificate.evidence() {
            Evidence::Weights(weights) => files.push((WEIGHTS, weights.text(puzzle).into_bytes())),
            Evidence::Refutation(encoding, _) => {
                files.extend(pictures(puzzle, certificate.verdict()));
                files.extend(refutation(certificate, encoding.cnf(), form)?);
            }
            Evidence::Pictures => files.extend(pictures(puzzle, certificate.verdict())),
        }
        let files_by_name = files.into_iter().map(|(name, bytes)| (name.to_owned(), bytes));
        let mut files: BTreeMap<String, Vec<u8>> = files_by_name.collect();
        files.insert(CHECKER.to_owned(), checker(&files).to_vec());
        let readme = readme(puzzle, certificate.verdict().word(), &files);
        files.insert(README.to_owned(), readme.into_bytes());
        let manifest = manifest(certificate.verdict().word(), &files);
        files.insert(MANIFEST.to_owned(), manifest.into_bytes());
        Ok(Bundle { files })
    }

    /// A bundle of these files, which may come from anywhere.
    ///
    /// # Errors
    /// [`NoBundle`] if a name is unknown or occurs twice, or a file is too large.
    pub fn new(files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Result<Bundle, NoBundle> {
        let mut known_files = BTreeMap::new();
        for (name, bytes) in files {
            let max = max_bytes(&name).ok_or_else(|| NoBundle::Name(printable(&name)))?;
            if bytes.len() as u64 > max {
                return Err(NoBundle::Size { name, max });
            }
            if known_files.contains_key(&name) {
                return Err(NoBundle::Twice(name));
            }
            known_files.insert(name, bytes);
        }
        Ok(Bundle { files: known_files })
    }

    /// Reads the files of a tar archive.
    ///
    /// # Errors
    /// [`NoBundle`] as for [`Self::new`], or if it is no such archive.
    pub fn from_tar(mut archive: impl Read) -> Result<Bundle, NoBundle> {
        let mut head = Vec::new();
        archive.by_ref().take(BLOCK).read_to_end(&mut head)?;
        if head.get(MAGIC_AT..).is_none_or(|head| !head.starts_with(b"ustar")) {
            return Err(NoBundle::NoArchive(begin(&head)));
        }
        let mut archive = tar::Archive::new(Counted { inner: head.chain(archive), count: 0 });
        let (mut files, mut end) = (Vec::new(), 0);
        // Raw: name and size come from the header alone. An extension, as for a long name, is an
        // entry of its own, which `permitted` refuses.
        for entry in archive.entries()?.raw(true) {
            let mut entry = entry?;
            let (name, max) = permitted(&entry)?;
            if entry.size() > max || files.len() > 2 * MAX_FILES {
                return Err(NoBundle::Size { name, max });
            }
            end = entry.raw_file_position() + entry.size().next_multiple_of(BLOCK);
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes)?;
            files.push((name, bytes));
        }
        archive.into_inner().ends(end)?;
        Bundle::new(files)
    }

    /// The files as a tar archive, sorted, without times and owners.
    ///
    /// # Errors
    /// If a file is too large for a tar archive.
    pub fn to_tar(&self) -> io::Result<Vec<u8>> {
        let mut archive = tar::Builder::new(Vec::new());
        for (name, bytes) in &self.files {
            let mut header = tar::Header::new_ustar();
            header.set_size(bytes.len() as u64);
            header.set_mode(0o644);
            header.set_mtime(0);
            archive.append_data(&mut header, name, bytes.as_slice())?;
        }
        archive.into_inner()
    }

    /// Checks the proof of a certificate in its bundle and returns how many steps it has: LRAT
    /// steps, or sets of numbers; 0 for two pictures.
    ///
    /// # Errors
    /// [`CertificateError::Refused`] or [`CertificateError::Numbers`] if the checker refuses them,
    /// which is a defect.
    pub fn check(
        &self,
        puzzle: &Puzzle,
        certificate: &Certificate,
    ) -> Result<usize, CertificateError> {
        match (certificate.evidence(), certificate.verdict()) {
            (Evidence::Weights(_), _) => {
                let text = self.file(WEIGHTS).unwrap_or_default();
                let weights = Weights::read(text, puzzle)?;
                check_weights(puzzle, &weights, &Budget::endless())?;
                Ok(weights.trial_count() + 1)
            }
            (Evidence::Refutation(encoding, _), Verdict::Unique(_) | Verdict::None(_)) => {
                let steps = match self.file(STEPS) {
                    Some(steps) => Cow::from(steps),
                    None => Cow::from(certificate.steps(ProofForm::Lrat)?),
                };
                Ok(check(encoding.cnf(), &steps)?)
            }
            _ => Ok(0),
        }
    }

    /// The files, sorted by name.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()))
    }

    /// The length of the steps or the numbers, in bytes.
    pub fn proof_bytes(&self) -> usize {
        [STEPS, DRAT, WEIGHTS].into_iter().filter_map(|name| self.file(name)).map(<[u8]>::len).sum()
    }

    /// The checker of this version for such a bundle.
    fn own_checker(&self) -> &'static [u8] {
        checker(&self.files)
    }

    /// The text for people that this version writes into such a bundle.
    fn readme(&self, puzzle: &Puzzle, verdict: &str) -> String {
        readme(puzzle, verdict, &self.files)
    }

    /// The bytes of one file, if the bundle has it.
    pub fn file(&self, name: &str) -> Option<&[u8]> {
        self.files.get(name).map(Vec::as_slice)
    }
}

/// The number of file names that a bundle may use.
const MAX_FILES: usize = 9;
/// The block size of a tar archive, in bytes.
const BLOCK: u64 = 512;
/// Offset of the tar signature in a header.
const MAGIC_AT: usize = 257;
/// Most zero bytes after the first block of zeros.
const MAX_ZEROS: u64 = 1 << 16;

/// The first line of a file, shortened for a message.
fn begin(head: &[u8]) -> String {
    let text = String::from_utf8_lossy(head);
    let line = text.lines().next().unwrap_or_default();
    if head.is_empty() { "nothing".to_owned() } else { format!("`{}`", printable(line)) }
}

/// The name of an entry, if a bundle may have it, and the size limit of that file.
fn permitted(entry: &tar::Entry<impl Read>) -> Result<(String, u64), NoBundle> {
    let head = entry.header().as_bytes();
    let name = head[..100].trim_ascii_end();
    let name = &name[..name.iter().rposition(|&byte| byte != 0).map_or(0, |at| at + 1)];
    let name = String::from_utf8_lossy(name).into_owned();
    if entry.path_bytes().len() != name.len() {
        return Err(NoBundle::Name(printable(&name)));
    }
    let max = max_bytes(&name).ok_or_else(|| NoBundle::Name(printable(&name)))?;
    let is_size = head[124..136].trim_ascii_end().iter().all(|byte| b"01234567\0".contains(byte));
    match entry.header().entry_type().is_file() && is_size {
        true => Ok((name, max)),
        false => Err(NoBundle::Name(name)),
    }
}

/// An archive with a count of the bytes read.
struct Counted<R> {
    inner: R,
    count: u64,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(bytes)?;
        self.count += count as u64;
        Ok(count)
    }
}

impl<R: Read> Counted<R> {
    /// Checks the end of the archive: after offset `end` at least one block, and only zeros.
    fn ends(mut self, end: u64) -> Result<(), NoBundle> {
        let mut buffer = Vec::new();
        let has_block = self.count >= end + BLOCK;
        self.by_ref().take(MAX_ZEROS + 1).read_to_end(&mut buffer)?;
        let is_end = buffer.len() as u64 <= MAX_ZEROS && buffer.iter().all(|&byte| byte == 0);
        if has_block && is_end { Ok(()) } else { Err(NoBundle::End) }
    }
}

/// The checker that belongs to these files.
fn checker(files: &BTreeMap<String, Vec<u8>>) -> &'static [u8] {
    if files.contains_key(WEIGHTS) { weights::CHECKER } else { STEP_CHECKER }
}

/// The files of the verdict's pictures.
fn pictures(puzzle: &Puzzle, verdict: &Verdict) -> Vec<(&'static str, Vec<u8>)> {
    let file = |name, picture: &Verified| {
        (name, picture.picture().letters(puzzle.geometry()).into_bytes())
    };
    match verdict {
        Verdict::Unique(solution) => vec![file(PICTURE, solution)],
        Verdict::Several(first, second) => vec![file(PICTURE, first), file(OTHER, second)],
        _ => Vec::new(),
    }
}

/// The files of the formula and the steps, where the verdict needs them.
fn refutation(
    certificate: &Certificate,
    cnf: &Cnf,
    form: ProofForm,
) -> Result<Vec<(&'static str, Vec<u8>)>, CertificateError> {
    let comments = match certificate.verdict() {
        Verdict::Unique(_) => &FORMULA_COMMENTS[..],
        Verdict::None(_) => &FORMULA_COMMENTS[..1],
        _ => return Ok(Vec::new()),
    };
    let mut formula = Vec::with_capacity(8 * cnf.literal_count());
    // Writing to a vector cannot fail.
    let _ = dimacs::write(&mut formula, cnf, comments.iter());
    let name = if form == ProofForm::Drat { DRAT } else { STEPS };
    Ok(vec![(FORMULA, formula), (name, certificate.steps(form)?)])
}

/// The puzzle as JSON without notes, as a bundle has it.
fn puzzle_text(puzzle: &Puzzle) -> Option<String> {
    let inks = puzzle.palette().colors().map(|color| puzzle.palette().ink(color).rgb);
    let inks = inks.map(|rgb| Ink { rgb, name: None }).collect();
    let nameless = puzzle.clone().with_palette(Palette::new(inks).ok()?);
    Some(format::write(&nameless.into(), Format::Json, Loss::NOTES).ok()?.text)
}

fn manifest(verdict: &str, files: &BTreeMap<String, Vec<u8>>) -> String {
    let mut text = format!("nonosat proof 1\nversion {}\n", env!("CARGO_PKG_VERSION"));
    text += &format!("verdict {verdict}\n");
    for (name, bytes) in files {
        text += &format!("file {name} {} {}\n", bytes.len(), digest(bytes));
    }
    text += "# Checked by this program, or by one that shares nothing with it:\n";
    text += "#   nonosat verify .\n#   python3 check.py .\n";
    if files.contains_key(STEPS) {
        text += "# Any checker of LRAT takes formula.cnf and proof.lrat; every step is RUP.\n";
    }
    if files.contains_key(DRAT) {
        text += "# The steps alone, by a checker of DRAT: rate formula.cnf proof.drat\n";
    }
    text
}

/// A name without control characters, cut to 60 characters.
fn printable(name: &str) -> String {
    name.chars().take(60).filter(|sign| !sign.is_control()).collect()
}

/// Why files do not form a bundle.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoBundle {
    /// A bundle has no file with this name.
    #[error("`{0}` is no file of a proof")]
    Name(String),
    /// A file occurs twice.
    #[error("{0} comes twice")]
    Twice(String),
    /// A file is too large.
    #[error("{name} has more than {max} bytes")]
    Size {
        /// Its name.
        name: String,
        /// Its size limit in bytes.
        max: u64,
    },
    /// The file is no tar archive.
    #[error("found {0}, wanted a folder or a .tar file that `prove` has written")]
    NoArchive(String),
    /// The archive does not end with zeros alone.
    #[error("the archive ends with something else than 512 to 66048 zeros")]
    End,
    /// The archive cannot be read.
    #[error("the archive cannot be read: {0}")]
    Archive(#[from] io::Error),
}
