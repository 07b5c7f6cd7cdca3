//! `nonosat prove`: a verdict with its proof; and whether such a proof is right.

use super::args::Prove;
use super::watch::Watch;
use super::{Voice, options};
use crate::shell::input::{self, Address};
use crate::shell::output::{self, Sink};
use crate::shell::{Exit, failure, interrupt};
use anyhow::Context;
use nonosat::pipeline::Verdict;
use nonosat::prove::{Bundle, NoBundle, ProofForm, Proven, STEPS, audit, max_bytes, prove};
use nonosat::puzzle::Puzzle;
use nonosat::sat::budget::Budget;
use std::fs::File;
use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};

/// Proves, or checks a proof.
pub fn run(command: &Prove, voice: Voice) -> anyhow::Result<Exit> {
    if command.check { check(command, voice) } else { write(command, voice) }
}

/// Finds the verdict and writes its bundle.
fn write(command: &Prove, voice: Voice) -> anyhow::Result<Exit> {
    let options = options::pipeline(&command.deciding())?;
    let address = Address::of(&command.path);
    let out = command.output.clone().unwrap_or_else(|| bundle_of(&address));
    let place = Place::of(&out, command.force)?;
    let mut watch = Watch::start(&address.name(), voice.verbose);
    let found = address.one(command.from)?;
    let puzzle = found.document.puzzle();
    watch.read(puzzle);
    let proven = match prove(puzzle, &options, &mut |event| watch.event(event))? {
        Ok(proven) => proven,
        Err(limit) => return Ok(failure::tell_undecided(&limit, puzzle, "")),
    };
    if let Verdict::Undecided(picture, limit) = proven.verdict() {
        let more = picture.as_ref().map_or("", |_| "; it has a picture, no other is known");
        return Ok(failure::tell_undecided(limit, puzzle, more));
    }
    watch.stage("refute", proven.verdict().word());
    let bundle = Bundle::of(puzzle, &proven, command.form())?;
    watch.stage("trim", &format!("{} bytes", size(&bundle)));
    let steps = match command.form() {
        ProofForm::Drat => proven.check(&proven.steps(ProofForm::Lrat)?)?,
        _ => proven.check(bundle.file(STEPS).unwrap_or_default())?,
    };
    watch.stage("check", &format!("{steps} steps"));
    drop(watch);
    place.write(&bundle)?;
    let told = format!("{}: {}", found.name, told(puzzle, &proven, steps, &out));
    match input::is_standard(&out) {
        // Nothing but the archive stands there.
        true => voice.note(&told),
        false => writeln!(std::io::stdout(), "{told}")?,
    }
    Ok(Exit::Yes)
}

fn told(puzzle: &Puzzle, proven: &Proven, steps: usize, out: &Path) -> String {
    let word = proven.verdict().word();
    let out = out.display();
    match proven.verdict() {
        Verdict::Several(..) => format!("{word}: two pictures in {out}"),
        Verdict::None(reason) => {
            let why = reason.describe(puzzle);
            format!("{word} ({why}): a proof of {steps} steps in {out}")
        }
        _ => format!("{word}: a proof of {steps} steps in {out}"),
    }
}

fn size(bundle: &Bundle) -> usize {
    bundle.files().map(|(_, bytes)| bytes.len()).sum()
}

/// Where the bundle of a puzzle is written if nothing else was said: `heart.proof`, here.
fn bundle_of(address: &Address) -> PathBuf {
    let stem = match input::is_standard(&address.path) {
        true => "puzzle".to_owned(),
        false => address.path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
    };
    let number = address.number.map_or(String::new(), |number| format!("-{number}"));
    PathBuf::from(format!("{stem}{number}.proof"))
}

/// Where a bundle goes.
enum Place {
    Tar(Sink),
    Folder { path: PathBuf, force: bool },
}

impl Place {
    /// Refuses what would be replaced, before any work is done.
    fn of(path: &Path, force: bool) -> anyhow::Result<Place> {
        if input::is_standard(path) {
            return Ok(Place::Tar(Sink::open(None, false)?));
        }
        if path.extension().is_some_and(|ending| ending == "tar") {
            return Ok(Place::Tar(Sink::open(Some(path), force)?));
        }
        output::refuse_folder(path, force, |folder| folder_bundle(folder).is_ok())?;
        Ok(Place::Folder { path: path.to_owned(), force })
    }

    fn write(self, bundle: &Bundle) -> anyhow::Result<()> {
        match self {
            Place::Tar(mut sink) => {
                sink.write_all(&bundle.to_tar()?)?;
                sink.finish()
            }
            Place::Folder { path, force } => output::write_folder(&path, force, bundle.files()),
        }
    }
}

/// Says whether a bundle proves what it claims.
fn check(command: &Prove, voice: Voice) -> anyhow::Result<Exit> {
    let name = input::name(&command.path);
    let mut watch = Watch::start(&name, voice.verbose);
    watch.prepare();
    let bundle = match read(&command.path) {
        Ok(bundle) => bundle,
        Err(Unread::Bundle(wrong)) => return refused(&name, &wrong.to_string()),
        Err(Unread::File(error)) => return Err(error),
    };
    watch.stage("read", &format!("{} bytes", size(&bundle)));
    let budget = Budget::endless().or_stop(interrupt::flag());
    let accepted = match audit(&bundle, &budget) {
        Ok(accepted) => accepted,
        Err(_) if interrupt::was_raised() => return Ok(Exit::Interrupted),
        Err(refusal) => return refused(&name, &refusal.to_string()),
    };
    watch.stage("check", &format!("{} steps", accepted.step_count));
    drop(watch);
    let shape = accepted.puzzle.geometry().shape();
    let what = match &accepted.pictures[..] {
        [_, _] => "two pictures satisfy the clues".to_owned(),
        [_] => format!("a picture, and {} steps against any other", accepted.step_count),
        _ => format!("{} steps against any picture", accepted.step_count),
    };
    writeln!(std::io::stdout(), "{name}: accepted: {shape} is {}: {what}", accepted.verdict)?;
    Ok(Exit::Yes)
}

fn refused(name: &str, why: &str) -> anyhow::Result<Exit> {
    writeln!(std::io::stdout(), "{name}: refused: {why}")?;
    Ok(Exit::No)
}

/// Why a bundle was not read.
enum Unread {
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

/// The bundle in a folder or an archive.
fn read(path: &Path) -> Result<Bundle, Unread> {
    if path.is_dir() {
        return folder_bundle(path);
    }
    if input::is_standard(path) {
        return Ok(Bundle::from_tar(std::io::stdin().lock())?);
    }
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(Bundle::from_tar(BufReader::new(file))?)
}

fn folder_bundle(folder: &Path) -> Result<Bundle, Unread> {
    let cannot_read = |path: &Path| format!("cannot read {}", path.display());
    let mut files = Vec::new();
    for entry in folder.read_dir().with_context(|| cannot_read(folder))? {
        let entry = entry.with_context(|| cannot_read(folder))?;
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        let kind = entry.file_type().with_context(|| cannot_read(&path))?;
        let max = max_bytes(&name).filter(|_| kind.is_file());
        let max = max.ok_or_else(|| NoBundle::Name(name.chars().take(60).collect()))?;
        let mut bytes = Vec::new();
        let file = File::open(&path).with_context(|| cannot_read(&path))?;
        file.take(max + 1).read_to_end(&mut bytes).with_context(|| cannot_read(&path))?;
        files.push((name, bytes));
    }
    Ok(Bundle::new(files)?)
}
