//! Judges one puzzle for `check` and `batch`, with the requested extras, and proves the verdict.
//!
//! In: a puzzle and options. Out: a [`JobReport`]. Invariants: if the file fits several formats,
//! there is a verdict only if all readings agree; a reached limit is a verdict (`undecided`), and
//! its reason names Ctrl-C if that was the cause; our checker has accepted every reported proof; an
//! archive is written completely or not at all.

pub mod options;
pub mod parallel;
pub mod report;

use super::Verbosity;
use super::args::{Deciding, Extras, Rated};
use super::output::progress::{self, Patience, ProgressReporter};
use crate::app::input::LoadedPuzzle;
use crate::app::{failure, language, memory};
use crate::cli::output::bundles::Place;
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::Puzzle;
use nonosat_engine::certificate::{Certificate, ProofForm, prove};
use nonosat_engine::solver::counting::{BigUint, Count};
use nonosat_engine::solver::{
    Event, Options, Outcome, Solver, Verdict, ambiguous_cells, count_solutions,
};
use nonosat_service::bundle::Bundle;
use nonosat_service::report::{
    AmbiguousReport, CountReport, ProofSummary, Report, unless_all_agree,
};
use parallel::Stop;
pub use report::{JobReport, JobResult};
use std::path::{Path, PathBuf};

/// One puzzle to judge.
pub struct Job<'a> {
    pub input: &'a LoadedPuzzle,
    pub deciding: &'a Deciding,
    pub extras: &'a Extras,
    pub rated: Rated,
    /// Check whether the stored goal is a solution?
    pub goal: bool,
    /// The archive to write the proof to. With it, every verdict is proved.
    pub archive: Option<PathBuf>,
    /// The limit of literals of a formula, if not the default.
    pub literal_limit: Option<usize>,
    pub verbosity: Verbosity,
    /// Cancels the job. `None` if no other job runs at the same time.
    pub stop: Option<&'a Stop>,
}

impl Job<'_> {
    /// Judges the puzzle in parallel with other jobs. If the memory was too little for that, judges
    /// it again, alone.
    ///
    /// # Errors
    /// Those of [`Job::run`].
    pub fn run_shared(&self, progress: &mut ProgressReporter) -> anyhow::Result<JobReport> {
        let is_out_of_memory = |result: &anyhow::Result<JobReport>| {
            let judgement = result.as_ref().ok().and_then(|report| report.judged.as_ref());
            judgement.is_some_and(|judgement| judgement.report.is_out_of_memory())
        };
        memory::shared(|| self.run(progress), is_out_of_memory)
    }

    /// Judges the puzzle.
    ///
    /// # Errors
    /// If the file fits several formats and their results could differ; if an engine fails; if the
    /// proof fails or cannot be written.
    pub fn run(&self, progress: &mut ProgressReporter) -> anyhow::Result<JobReport> {
        if let Some(unclear) = self.input.unclear.as_ref().filter(|_| self.needs_one_reading()) {
            return Err(self.input.unclear(unclear.ambiguity()));
        }
        let puzzle = self.input.document.puzzle();
        progress.read(puzzle);
        let mut report = Report::undecided(puzzle);
        let mut options = options::with_stop(self.deciding, self.stop)?;
        options.encode.literal_limit = self.literal_limit.unwrap_or(options.encode.literal_limit);
        let (verdict, proof) = self.judge(&options, &mut report, progress)?;
        report.judged(puzzle, &verdict);
        let mut unfinished = self.add_extras(&verdict, &options, &mut report, progress)?;
        if let Some(reason) = &mut report.reason {
            if let Verdict::Undecided(_, limit) = &verdict {
                // The library cannot know that the limit was Ctrl-C.
                reason.message = failure::limit_message(limit, puzzle);
            }
            reason.translate(language::catalog());
        }
        let is_for_all = self.rated == Rated::All;
        if self.rated != Rated::Never {
            report.rate(puzzle, &verdict, is_for_all, &options.budget);
        }
        let is_unrated = matches!(verdict, Verdict::Unique(_)) && report.rating.is_none();
        if is_for_all && is_unrated && options.budget.is_over() {
            let rating = message!("undecided-rating");
            unfinished.push(failure::unfinished(&options.budget, rating));
        }
        let mut job_report = JobReport::new(self.input, report, &verdict, proof);
        job_report.unfinished = unfinished;
        if self.goal {
            job_report.check_goal(&self.input.document);
        }
        Ok(job_report)
    }

    /// Is the result valid for one format only? Then the file must fit one format only.
    fn needs_one_reading(&self) -> bool {
        let Extras { count, ambiguous, .. } = self.extras;
        *count || *ambiguous || self.needs_proof() || self.goal || self.rated == Rated::All
    }

    fn needs_proof(&self) -> bool {
        self.extras.prove || self.archive.is_some()
    }

    /// The verdict that all readings of the file share, and the proof of it.
    fn judge(
        &self,
        options: &Options,
        report: &mut Report,
        progress: &mut ProgressReporter,
    ) -> anyhow::Result<(Verdict, Option<ProofSummary>)> {
        let puzzle = self.input.document.puzzle();
        let mut events = |event| {
            report.event(&event);
            progress.event(event);
        };
        let (verdict, proof) = if self.needs_proof() {
            judge_with_proof(puzzle, options, self.archive.as_deref(), &mut events)?
        } else {
            (Solver::new(puzzle, options).on_event(&mut events).verdict()?, None)
        };
        if let Some(unclear) = &self.input.unclear
            && let Some(ambiguity) = unless_all_agree(unclear, &verdict, options)?
        {
            return Err(self.input.unclear(ambiguity));
        }
        if let Some(proof) = &proof {
            progress.stage("prove", &format!("{} steps", proof.steps));
        }
        Ok((verdict, proof))
    }

    /// Adds the extras to the report: the number of solutions, and the ambiguous cells. Returns what
    /// limits left undone.
    fn add_extras(
        &self,
        verdict: &Verdict,
        options: &Options,
        report: &mut Report,
        progress: &mut ProgressReporter,
    ) -> anyhow::Result<Vec<Message>> {
        let mut unfinished = Vec::new();
        if !self.extras.ambiguous && !self.extras.count {
            return Ok(unfinished);
        }
        let is_decided = !matches!(verdict, Verdict::Undecided(..));
        let puzzle = self.input.document.puzzle();
        let options = &options::counting(self.deciding, options);
        let _patience = Patience::counting(
            &self.input.name,
            options::counting_time(self.deciding),
            self.verbosity,
        );
        // This precedes the count, which may use up the time limit.
        if self.extras.ambiguous {
            progress::expect_formula();
            let ambiguous = ambiguous_cells(puzzle, verdict, options)?;
            progress.stage("ambiguous", &format!("{} cells", ambiguous.cells.len()));
            report.ambiguous = Some(AmbiguousReport::from(&ambiguous));
            if let (Some(limit), true) = (ambiguous.limit, is_decided) {
                let limit = failure::limit_message(&limit, puzzle);
                unfinished.push(message!("undecided-ambiguous", limit = limit));
            }
        }
        if self.extras.count {
            let count_limit = self.extras.count_limit.map(BigUint::from);
            let count = count_solutions(puzzle, verdict, count_limit.as_ref(), options);
            progress.stage("count", &count.to_string());
            report.count = Some(CountReport::from(&count));
            if let (Count::AtLeast(_, Some(limit)), true) = (count, is_decided) {
                let limit = failure::limit_message(&limit, puzzle);
                unfinished.push(message!("undecided-more", limit = limit));
            }
        }
        Ok(unfinished)
    }
}

/// Judges a puzzle and proves `unique` and `none`, by weights if they are found soon, else by steps.
/// With an archive, writes the proof to it, also that of `several`.
///
/// # Errors
/// If an engine fails, our checker refuses the proof, or the archive cannot be written.
pub fn judge_with_proof(
    puzzle: &Puzzle,
    options: &Options,
    archive: Option<&Path>,
    events: &mut dyn FnMut(Event),
) -> anyhow::Result<(Verdict, Option<ProofSummary>)> {
    let certificate = match prove(Solver::new(puzzle, options).on_event(events), None)? {
        Outcome::Found(certificate) => certificate,
        Outcome::None(reason) => return Ok((Verdict::None(reason), None)),
        Outcome::Limit(limit) => return Ok((Verdict::Undecided(None, limit), None)),
    };
    let verdict = certificate.verdict().clone();
    let proof = match (&verdict, archive) {
        (Verdict::Undecided(..), _) | (Verdict::Several(..), None) => None,
        _ => Some(check_and_write(puzzle, &certificate, archive)?),
    };
    Ok((verdict, proof))
}

/// Checks the proof, and writes it to the archive if there is one.
fn check_and_write(
    puzzle: &Puzzle,
    certificate: &Certificate,
    archive: Option<&Path>,
) -> anyhow::Result<ProofSummary> {
    let bundle = Bundle::of(puzzle, certificate, ProofForm::Lrat)?;
    let steps = bundle.check(puzzle, certificate)?;
    let form = certificate.weights().map_or("lrat", |_| "weights");
    if let Some(path) = archive {
        Place::of(path, true)?.write(&bundle)?;
    }
    let file = archive.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    Ok(ProofSummary { form, steps, bytes: bundle.proof_bytes(), file })
}
