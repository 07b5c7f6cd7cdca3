//! Judges one puzzle for `check` and `batch`, with the requested extras.
//!
//! In: a puzzle and options. Out: a [`JobReport`]. Invariants: if the file fits several formats,
//! there is a verdict only if all readings agree; a reached limit is a verdict (`undecided`), and
//! its reason names Ctrl-C if that was the cause.

pub mod duplicates;
pub mod options;
pub mod parallel;
mod proof;
mod report;
pub mod text;

use super::Verbosity;
use super::args::{Deciding, Extras, Rated};
use super::output::progress::{self, Patience, ProgressReporter};
use crate::app::input::LoadedPuzzle;
use crate::app::{failure, language, memory};
use nonosat_board::message::{Message, message};
use nonosat_engine::solver::counting::{BigUint, Count};
use nonosat_engine::solver::{Options, Solver, Verdict, ambiguous_cells, count_solutions};
use nonosat_service::report::{
    AmbiguousReport, CountReport, ProofSummary, Report, unless_all_agree,
};
use parallel::Stop;
use proof::judge_with_proof;
pub use report::{JobReport, JobResult};
use std::path::PathBuf;

/// One puzzle to judge.
pub struct Job<'a> {
    pub loaded: &'a LoadedPuzzle,
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
        let is_out_of_memory = |done: &anyhow::Result<JobReport>| {
            let judged = done.as_ref().ok().and_then(|done| done.judged.as_ref());
            judged.is_some_and(|judged| judged.report.is_out_of_memory())
        };
        memory::shared(|| self.run(progress), is_out_of_memory)
    }

    /// Judges the puzzle.
    ///
    /// # Errors
    /// If the file fits several formats and their results could differ; if an engine fails; if the
    /// proof fails or cannot be written.
    pub fn run(&self, progress: &mut ProgressReporter) -> anyhow::Result<JobReport> {
        if let Some(unclear) = self.loaded.unclear.as_ref().filter(|_| self.needs_one_reading()) {
            return Err(self.loaded.unclear(unclear.ambiguity()));
        }
        let puzzle = self.loaded.document.puzzle();
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
        let mut job_report = JobReport::new(self.loaded, report, &verdict, proof);
        job_report.unfinished = unfinished;
        if self.goal {
            job_report.check_goal(&self.loaded.document);
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
        let puzzle = self.loaded.document.puzzle();
        let mut events = |event| {
            report.event(&event);
            progress.event(event);
        };
        let (verdict, proof) = if self.needs_proof() {
            judge_with_proof(puzzle, options, self.archive.as_deref(), &mut events)?
        } else {
            (Solver::new(puzzle, options).on_event(&mut events).verdict()?, None)
        };
        if let Some(unclear) = &self.loaded.unclear
            && let Some(ambiguity) = unless_all_agree(unclear, &verdict, options)?
        {
            return Err(self.loaded.unclear(ambiguity));
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
        let puzzle = self.loaded.document.puzzle();
        let options = &options::counting(self.deciding, options);
        let _patience = Patience::counting(
            &self.loaded.name,
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
            let limit = self.extras.count_limit.map(BigUint::from);
            let count = count_solutions(puzzle, verdict, limit.as_ref(), options);
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
