//! `nonosat join`: the verdict of a puzzle from the answers to its cubes.
//!
//! In: the puzzle, answers of `batch`. Out: one verdict. Invariants: cubes share no picture, so the
//! pictures of two are two; every picture that is told is verified for the whole puzzle; what is
//! missing is told, and is no answer.

use super::Verbosity;
use super::args::Join;
use super::batch::lines::{MAX_ANSWER, open, read_error};
use super::bundles::{Place, Unread, bundle_of, read};
use super::progress::ProgressReporter;
use super::prove::{ProofJob, write_certificate};
use super::split::{CubeId, fingerprint};
use crate::app::failure::{self, CliError};
use crate::app::input::Address;
use crate::app::paths;
use crate::app::words::{counted, shown};
use crate::app::{Exit, interrupt, output};
use nonosat::certificate::{CertificateError, CertificateMerge};
use nonosat::format::read_solution;
use nonosat::puzzle::{Picture, Puzzle};
use nonosat::report::rows;
use nonosat::sat::budget::Budget;
use nonosat::verify::verify;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// Most numbers of missing cubes that are told.
const MAX_LISTED: usize = 20;

/// The answer to one cube.
#[derive(Deserialize)]
struct CubeAnswer {
    id: CubeId,
    verdict: Option<String>,
    error: Option<String>,
    #[serde(default)]
    pictures: Vec<Vec<String>>,
    proof: Option<ProofFile>,
}

/// The proof of one cube.
#[derive(Deserialize)]
struct ProofFile {
    file: String,
}

/// What is known of all cubes.
#[derive(Default)]
struct CubeResults {
    /// How many there are, once an answer told it.
    cubes: usize,
    /// The verdicts, by the numbers of the cubes.
    verdicts: BTreeMap<usize, String>,
    /// Up to two pictures that differ.
    pictures: Vec<Picture>,
    /// The files of the proofs, by the numbers of the cubes.
    proofs: BTreeMap<usize, String>,
}

#[derive(Serialize)]
struct JoinReport<'a> {
    file: &'a str,
    verdict: &'static str,
    pictures: Vec<Vec<String>>,
    cubes: usize,
    unique: usize,
    several: usize,
    none: usize,
    undecided: usize,
    missing: Vec<usize>,
}

/// Joins, and tells programs what is wrong if they asked.
pub fn run(command: &Join, voice: Verbosity) -> anyhow::Result<Exit> {
    let name = Address::of(&command.puzzle).name();
    output::also_as_json(command.json, &name, join(command, voice))
}

/// Joins all answers.
fn join(command: &Join, voice: Verbosity) -> anyhow::Result<Exit> {
    let address = Address::of(&command.puzzle);
    let out = command.output.clone().unwrap_or_else(|| bundle_of(&address));
    let place = command.proofs.is_some().then(|| Place::of(&out, command.force)).transpose()?;
    let found = address.one(command.from)?;
    let puzzle = found.document.puzzle();
    let of = fingerprint(puzzle)?;
    let mut joined = CubeResults::default();
    for path in &command.answers {
        let name = paths::name(path);
        for (number, line) in open(path, MAX_ANSWER)? {
            let place = || format!("{name}, line {number}");
            let line = line.map_err(|error| read_error(path, &error))?;
            let answer: CubeAnswer =
                serde_json::from_slice(&line.unwrap_or_default()).map_err(|_| {
                    let message = format!("{}: no answer to a cube", place());
                    let help =
                        "nonosat split PUZZLE --cubes 64 | nonosat batch | nonosat join PUZZLE";
                    CliError::with_help(Exit::BadInput, message, help)
                })?;
            joined.add(answer, puzzle, &of).map_err(|message| {
                CliError::error(Exit::BadInput, format!("{}: {message}", place()))
            })?;
        }
    }
    let (told, exit) = joined.report(&found.file, puzzle);
    if let (Some(folder), Some(place), false) = (&command.proofs, place, exit == Exit::Undecided) {
        let form = command.proof.form();
        let wanted = ProofJob { name: &found.name, puzzle, form, out: &out, place };
        let proved = joined.prove(folder, told.verdict, wanted, voice)?;
        return Ok(if proved == Exit::Yes { exit } else { proved });
    }
    let text = if command.json { serde_json::to_string(&told)? } else { told.line() };
    output::print(&format!("{text}\n"))?;
    Ok(exit)
}

impl CubeResults {
    /// Takes one answer in. A cube that was answered twice keeps what is more.
    fn add(&mut self, answer: CubeAnswer, puzzle: &Puzzle, of: &str) -> Result<(), String> {
        let CubeId { of: other, cube, cubes } = answer.id;
        if other != of {
            return Err("a cube of another puzzle".to_owned());
        }
        if cube == 0 || cube > cubes || self.cubes.max(cubes) != cubes {
            return Err(format!("cube {cube} of {cubes}, of which there were {}", self.cubes));
        }
        self.cubes = cubes;
        let Some(verdict) = answer.verdict else {
            return Err(answer.error.unwrap_or_else(|| "neither verdict nor error".to_owned()));
        };
        for rows in &answer.pictures {
            let picture = read_solution(rows.join("\n").as_bytes(), puzzle);
            let picture = picture.map_err(|error| error.to_string())?;
            let verified = verify(puzzle, picture).map_err(|error| error.to_string())?;
            if self.pictures.len() < 2 && !self.pictures.contains(verified.picture()) {
                self.pictures.push(verified.picture().clone());
            }
        }
        let known = self.verdicts.entry(cube).or_insert_with(|| verdict.clone());
        if known == "undecided" {
            *known = verdict;
        }
        if let Some(proof) = answer.proof {
            self.proofs.insert(cube, proof.file);
        }
        Ok(())
    }

    /// Makes one proof of the cubes' proofs.
    fn prove(
        &self,
        folder: &Path,
        verdict: &str,
        wanted: ProofJob,
        voice: Verbosity,
    ) -> anyhow::Result<Exit> {
        let budget = Budget::endless().or_stop(interrupt::flag());
        let mut watch = ProgressReporter::start(wanted.name, voice.verbose);
        watch.prepare();
        let mut joining = match CertificateMerge::new(wanted.puzzle, &budget) {
            Ok(joining) => joining,
            Err(limit) => return Ok(failure::report_undecided(&limit, wanted.puzzle, "")),
        };
        // Two pictures need no other cube.
        let is_needed = |word: &str| verdict != "several" || word == "unique" || word == "several";
        for (cube, _) in self.verdicts.iter().filter(|(_, word)| is_needed(word)) {
            if joining.is_several() {
                break;
            }
            let of_cube = |message: String| {
                let help = "nonosat batch CUBES --proofs FOLDER -o ANSWERS writes it";
                let message = format!("cube {cube} of {}: {message}", self.cubes);
                CliError::with_help(Exit::BadInput, message, help)
            };
            let name =
                self.proofs.get(cube).ok_or_else(|| of_cube("it has no proof".to_owned()))?;
            let bundle = match read(&folder.join(name)) {
                Ok(bundle) => bundle,
                Err(Unread::Bundle(wrong)) => return Err(of_cube(format!("{name}: {wrong}"))),
                Err(Unread::File(error)) => return Err(of_cube(format!("{error:#}"))),
            };
            match joining.take(&bundle, &budget) {
                Err(_) if interrupt::was_raised() => return Ok(Exit::Interrupted),
                taken => taken.map_err(|refusal| of_cube(format!("{name}: {refusal}")))?,
            }
        }
        watch.stage("join", &format!("{} cubes", self.verdicts.len()));
        let proven = joining.finish(&budget).map_err(|error| match error {
            CertificateError::Uncovered => CliError::error(Exit::BadInput, error),
            error => error.into(),
        })?;
        write_certificate(&proven, wanted, watch, voice)
    }

    fn report<'a>(&self, file: &'a str, puzzle: &Puzzle) -> (JoinReport<'a>, Exit) {
        let count = |word| self.verdicts.values().filter(|verdict| *verdict == word).count();
        let missing = (1..=self.cubes).filter(|cube| !self.verdicts.contains_key(cube));
        let missing: Vec<usize> = missing.collect();
        let (unique, several) = (count("unique"), count("several"));
        let (none, undecided) = (count("none"), count("undecided"));
        let is_whole = self.cubes > 0 && missing.is_empty() && undecided == 0;
        let (verdict, exit) = match (unique, several) {
            _ if self.pictures.len() == 2 => ("several", Exit::No),
            (2.., _) | (_, 1..) => ("several", Exit::No),
            (1, 0) if is_whole => ("unique", Exit::Yes),
            (0, 0) if is_whole => ("none", Exit::No),
            _ => ("undecided", Exit::Undecided),
        };
        let pictures = self.pictures.iter().map(|picture| rows(puzzle.geometry(), picture));
        let pictures = pictures.collect();
        let cubes = self.cubes;
        (JoinReport { file, verdict, pictures, cubes, unique, several, none, undecided, missing }, exit)
    }
}

impl JoinReport<'_> {
    fn line(&self) -> String {
        let counts = [
            (self.unique, "unique"),
            (self.several, "several"),
            (self.none, "none"),
            (self.undecided, "undecided"),
            (self.missing.len(), "missing"),
        ];
        let counts = counts.iter().filter(|(count, _)| *count > 0);
        let counts: Vec<String> = counts.map(|(count, word)| format!("{count} {word}")).collect();
        let mut line =
            format!("{}: {} (of {}", shown(self.file), self.verdict, counted(self.cubes, "cube"));
        line += if counts.is_empty() { "" } else { ": " };
        line += &counts.join(", ");
        if !self.missing.is_empty() {
            let told = self.missing.iter().take(MAX_LISTED).map(usize::to_string);
            let more = if self.missing.len() > MAX_LISTED { ", ..." } else { "" };
            line += &format!(": {}{more}", told.collect::<Vec<_>>().join(", "));
        }
        line + ")"
    }
}
