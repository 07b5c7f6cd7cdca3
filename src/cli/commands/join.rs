//! `nonosat join`: combines the answers to the cubes of a puzzle into one verdict.
//!
//! In: the puzzle, answers of `batch`. Out: one verdict, or one proof. Invariants: cubes share no
//! solutions, so solutions of two cubes differ; every reported solution is verified against the
//! whole puzzle; an unanswered cube is listed as missing, and never counts as an answer.

use crate::app::failure::{self, CliError, about};
use crate::app::input::Address;
use crate::app::language::words;
use crate::app::paths;
use crate::app::words::shown;
use crate::app::{Exit, interrupt, output};
use crate::cli::Verbosity;
use crate::cli::args::Join;
use crate::cli::commands::batch::lines::{MAX_ANSWER, open, read_error};
use crate::cli::commands::prove::{ProofJob, write_certificate};
use crate::cli::commands::split::{CubeId, identity};
use crate::cli::jobs::text::verdict_word;
use crate::cli::output::bundles::{Place, Unread, bundle_of, read};
use crate::cli::output::progress::ProgressReporter;
use nonosat::budget::Budget;
use nonosat::certificate::{CertificateError, CertificateMerge};
use nonosat::format::read_solution;
use nonosat::language::{Message, message};
use nonosat::puzzle::{Picture, Puzzle};
use nonosat::report::{Joined, Word, rows};
use nonosat::verify::verify;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

/// Limit of missing cubes that the line of text lists.
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
    /// The name of the archive.
    file: String,
}

/// The results of all cubes so far.
#[derive(Default)]
struct CubeResults {
    /// Number of cubes of the puzzle; 0 before the first answer.
    cubes: usize,
    /// The verdicts by the numbers of the cubes, from 1.
    verdicts: BTreeMap<usize, String>,
    /// Up to two different solutions.
    pictures: Vec<Picture>,
    /// The names of the proofs' archives by the numbers of the cubes.
    proofs: BTreeMap<usize, String>,
}

/// Joins the answers. With `--json`, prints errors as JSON, too.
pub fn run(command: &Join, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let name = Address::of(&command.puzzle).name();
    output::also_as_json(command.json, &name, join(command, verbosity))
}

/// Joins the answers and prints the verdict or writes the proof.
fn join(command: &Join, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let address = Address::of(&command.puzzle);
    let out = command.output.clone().unwrap_or_else(|| bundle_of(&address));
    let place = command.proofs.is_some().then(|| Place::of(&out, command.force)).transpose()?;
    let loaded = address.one(command.from)?;
    let puzzle = loaded.document.puzzle();
    let of = identity(puzzle)?;
    let mut results = CubeResults::default();
    for path in &command.answers {
        let name = paths::name(path);
        for (number, line) in open(path, MAX_ANSWER)? {
            let location = || message!("place-line", name = name.clone(), line = number);
            let line = line.map_err(|error| read_error(path, &error))?;
            let answer: CubeAnswer =
                serde_json::from_slice(&line.unwrap_or_default()).map_err(|_| {
                    let message = about(location(), "cube-no-answer");
                    CliError::with_help(Exit::BadInput, message, "help-cube")
                })?;
            let added = results.add(answer, puzzle, &of);
            added.map_err(|message| CliError::error(Exit::BadInput, about(location(), message)))?;
        }
    }
    let (report, exit) = results.report(&loaded.file, puzzle);
    if let (Some(folder), Some(place), false) = (&command.proofs, place, exit == Exit::Undecided) {
        let form = command.proof.form();
        let job = ProofJob { name: &loaded.name, puzzle, form, out: &out, place };
        let proved = results.prove(folder, report.verdict.name(), job, verbosity)?;
        return Ok(if proved == Exit::Yes { exit } else { proved });
    }
    let text = if command.json { serde_json::to_string(&report)? } else { line(&report) };
    output::print(&format!("{text}\n"))?;
    Ok(exit)
}

impl CubeResults {
    /// Adds one answer. The first decided verdict of a cube stays.
    ///
    /// # Errors
    /// A message, if the answer is an error, belongs to another puzzle, numbers its cube out of
    /// range, belongs to another split, or has a picture that is not a solution.
    fn add(&mut self, answer: CubeAnswer, puzzle: &Puzzle, of: &str) -> Result<(), Message> {
        let CubeId { of: other, cube, cubes } = answer.id;
        if other != of {
            return Err(message!("join-other-puzzle"));
        }
        if cube == 0 || cube > cubes {
            return Err(message!("join-no-cube", cube = cube, cubes = cubes));
        }
        if self.cubes != 0 && self.cubes != cubes {
            let known = self.cubes;
            return Err(message!("join-other-split", cube = cube, cubes = cubes, known = known));
        }
        self.cubes = cubes;
        let Some(verdict) = answer.verdict else {
            let error = answer.error.map(Message::plain);
            return Err(error.unwrap_or_else(|| message!("join-no-verdict")));
        };
        for rows in &answer.pictures {
            let picture = read_solution(rows.join("\n").as_bytes(), puzzle);
            let picture = picture.map_err(|error| error.message())?;
            let verified = verify(puzzle, picture).map_err(|error| error.message())?;
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

    /// Combines the cubes' proofs into one proof, and writes it.
    fn prove(
        &self,
        folder: &Path,
        verdict: &str,
        job: ProofJob,
        verbosity: Verbosity,
    ) -> anyhow::Result<Exit> {
        let budget = Budget::endless().or_stop(interrupt::flag());
        let mut progress = ProgressReporter::start(job.name, verbosity.verbose);
        progress.prepare();
        let mut merge = match CertificateMerge::new(job.puzzle, &budget) {
            Ok(merge) => merge,
            Err(limit) => return Ok(failure::report_undecided(&limit, job.puzzle, None)),
        };
        // `several` needs only the cubes that have solutions.
        let is_needed = |word: &str| verdict != "several" || word == "unique" || word == "several";
        for (cube, _) in self.verdicts.iter().filter(|(_, word)| is_needed(word)) {
            if merge.is_several() {
                break;
            }
            let bad_cube = |what: Message| {
                let message =
                    message!("join-bad-cube", cube = *cube, cubes = self.cubes, what = what);
                CliError::with_help(Exit::BadInput, message, "help-cube-proof")
            };
            let name = self.proofs.get(cube).ok_or_else(|| bad_cube(message!("join-no-proof")))?;
            let bundle = match read(&folder.join(name)) {
                Ok(bundle) => bundle,
                Err(Unread::Bundle(wrong)) => {
                    return Err(bad_cube(about(name.clone(), Message::plain(wrong))));
                }
                Err(Unread::File(error)) => {
                    return Err(bad_cube(Message::plain(failure::in_words(&error))));
                }
            };
            match merge.take(&bundle, &budget) {
                Err(_) if interrupt::was_raised() => return Ok(Exit::Interrupted),
                taken => taken
                    .map_err(|refusal| bad_cube(about(name.clone(), Message::plain(refusal))))?,
            }
        }
        progress.stage("join", &format!("{} cubes", self.verdicts.len()));
        let certificate = merge.finish(&budget).map_err(|error| match error {
            CertificateError::Uncovered => CliError::error(Exit::BadInput, Message::plain(error)),
            error => error.into(),
        })?;
        write_certificate(&certificate, job, progress, verbosity)
    }

    /// The report and its exit status. `file` is the name of the puzzle's file.
    fn report<'a>(&self, file: &'a str, puzzle: &Puzzle) -> (Joined<'a>, Exit) {
        let count = |word| self.verdicts.values().filter(|verdict| *verdict == word).count();
        let missing = (1..=self.cubes).filter(|cube| !self.verdicts.contains_key(cube));
        let missing: Vec<usize> = missing.collect();
        let (unique, several) = (count("unique"), count("several"));
        let (none, undecided) = (count("none"), count("undecided"));
        let is_whole = self.cubes > 0 && missing.is_empty() && undecided == 0;
        let (verdict, exit) = match (unique, several) {
            _ if self.pictures.len() == 2 => (Word::Several, Exit::No),
            (2.., _) | (_, 1..) => (Word::Several, Exit::No),
            (1, 0) if is_whole => (Word::Unique, Exit::Yes),
            (0, 0) if is_whole => (Word::None, Exit::No),
            _ => (Word::Undecided, Exit::Undecided),
        };
        let pictures = self.pictures.iter().map(|picture| rows(puzzle.geometry(), picture));
        let pictures = pictures.collect();
        let cubes = self.cubes;
        (Joined { file, verdict, pictures, cubes, unique, several, none, undecided, missing }, exit)
    }
}

/// The report as a line of text, without a line feed.
fn line(report: &Joined) -> String {
    let counts = [
        (report.unique, "summary-unique"),
        (report.several, "summary-several"),
        (report.none, "summary-none"),
        (report.undecided, "summary-undecided"),
    ];
    let counts = counts.into_iter().filter(|(count, _)| *count > 0);
    let mut counts: Vec<String> =
        counts.map(|(count, id)| words(&Message::new(id).with("count", count))).collect();
    if !report.missing.is_empty() {
        let listed = report.missing.iter().take(MAX_LISTED).map(usize::to_string);
        let more = if report.missing.len() > MAX_LISTED { ", ..." } else { "" };
        let listed = listed.collect::<Vec<_>>().join(", ") + more;
        let count = report.missing.len();
        counts.push(words(&message!("join-missing", count = count, cubes = listed)));
    }
    let mut of = message!("join-cubes", count = report.cubes);
    if !counts.is_empty() {
        of = message!("labeled", label = of, text = counts.join(", "));
    }
    let verdict = verdict_word(report.verdict.name());
    format!("{}: {verdict} ({})", shown(report.file), words(&of))
}
