//! A job: one puzzle to judge, with all that `check` and `batch` find out about it.
//!
//! In: a puzzle and what is wanted. Out: a [`JobReport`]. Holds: a puzzle that could be several
//! has a verdict only if all of them have the same; a limit is an answer, which names Ctrl-C if
//! that was the reason.

mod proof;
mod report;
mod text;

pub use report::{JobResult, JobReport};

use super::args::{Deciding, Extras};
use super::parallel::Stop;
use super::options;
use super::progress::ProgressReporter;
use crate::app::input::LoadedPuzzle;
use crate::app::{failure, memory};
use nonosat::report::{AmbiguousReport, CountReport, Report, unless_all_agree};
use nonosat::solver::counting::BigUint;
use nonosat::solver::portfolio::judge_side_by_side;
use nonosat::solver::{Options, Verdict, ambiguous_cells, count_solutions, judge};
use proof::{ProofSummary, judge_with_proof};
use std::path::PathBuf;

/// One puzzle to judge.
pub struct Job<'a> {
    pub loaded: &'a LoadedPuzzle,
    pub deciding: &'a Deciding,
    pub extras: &'a Extras,
    pub is_rated: bool,
    /// Is the stored goal a solution?
    pub goal: bool,
    /// Where the proof of any verdict is written.
    pub archive: Option<PathBuf>,
    /// Most literals of a formula, if not the usual number.
    pub literal_limit: Option<usize>,
    /// Ends the job; it is there if other jobs run at the same time.
    pub stop: Option<&'a Stop>,
}

impl Job<'_> {
    /// Judges the puzzle beside other jobs; alone if there is too little memory for that.
    ///
    /// # Errors
    /// As those of [`Job::run`].
    pub fn run_shared(&self, watch: &mut ProgressReporter) -> anyhow::Result<JobReport> {
        let is_out_of_memory = |done: &anyhow::Result<JobReport>| {
            let report = done.as_ref().ok().and_then(|done| done.report.as_ref());
            report.is_some_and(Report::is_out_of_memory)
        };
        memory::shared(|| self.run(watch), is_out_of_memory)
    }

    /// Judges the puzzle.
    ///
    /// # Errors
    /// If the puzzle could be several with different answers; those of solving and proving.
    pub fn run(&self, watch: &mut ProgressReporter) -> anyhow::Result<JobReport> {
        if let Some(unclear) = self.loaded.unclear.as_ref().filter(|_| self.needs_one_reading()) {
            return Err(self.loaded.unclear(unclear.ambiguity()));
        }
        let puzzle = self.loaded.document.puzzle();
        watch.read(puzzle);
        let mut report = Report::undecided(puzzle);
        let (mut options, threads) = options::with_stop(self.deciding, self.stop)?;
        options.encode.literal_limit = self.literal_limit.unwrap_or(options.encode.literal_limit);
        let (verdict, proof) = self.judge(&options, threads, &mut report, watch)?;
        report.judged(puzzle, &verdict);
        self.add_extras(&verdict, &options, &mut report, watch)?;
        if let (Verdict::Undecided(_, limit), Some(why)) = (&verdict, &mut report.reason) {
            // The library does not know of Ctrl-C.
            why.words = failure::describe_limit(limit, puzzle);
        }
        report.rate(puzzle, &verdict, self.is_rated, &options.budget);
        let mut done = JobReport::new(self.loaded, report, &verdict, proof);
        if self.goal {
            done.check_goal(&self.loaded.document);
        }
        Ok(done)
    }

    /// Is the answer true of one reading of the file alone?
    fn needs_one_reading(&self) -> bool {
        let Extras { count, ambiguous, .. } = self.extras;
        *count || *ambiguous || self.needs_proof() || self.goal || self.is_rated
    }

    fn needs_proof(&self) -> bool {
        self.extras.prove || self.archive.is_some()
    }

    /// The verdict of all that the puzzle could be, with its proof.
    fn judge(
        &self,
        options: &Options,
        threads: usize,
        report: &mut Report,
        watch: &mut ProgressReporter,
    ) -> anyhow::Result<(Verdict, Option<ProofSummary>)> {
        let puzzle = self.loaded.document.puzzle();
        let mut events = |event| {
            report.event(&event);
            watch.event(event);
        };
        let (verdict, proof) = match threads {
            _ if self.needs_proof() => judge_with_proof(puzzle, options, self.archive.as_deref(), &mut events)?,
            // To prepare for several threads takes as long as a small puzzle.
            1 => (judge(puzzle, options, &mut events)?, None),
            _ => (judge_side_by_side(puzzle, options, threads, &mut events)?, None),
        };
        if let Some(unclear) = &self.loaded.unclear
            && let Some(ambiguity) = unless_all_agree(unclear, &verdict, options)?
        {
            return Err(self.loaded.unclear(ambiguity));
        }
        if let Some(proof) = &proof {
            watch.stage("prove", &format!("{} steps", proof.steps));
        }
        Ok((verdict, proof))
    }

    /// Counts the pictures and the cells that differ between them, as far as that is wanted.
    fn add_extras(
        &self,
        verdict: &Verdict,
        options: &Options,
        report: &mut Report,
        watch: &mut ProgressReporter,
    ) -> anyhow::Result<()> {
        let puzzle = self.loaded.document.puzzle();
        // Before the pictures are counted, which may take all the time there is.
        if self.extras.ambiguous {
            let ambiguous = ambiguous_cells(puzzle, verdict, options)?;
            watch.stage("ambiguous", &format!("{} cells", ambiguous.cells.len()));
            report.ambiguous = Some(AmbiguousReport::from(&ambiguous));
        }
        if self.extras.count {
            let enough = self.extras.count_limit.map(BigUint::from);
            let count = count_solutions(puzzle, verdict, enough.as_ref(), options);
            watch.stage("count", &count.to_string());
            report.count = Some(CountReport::from(&count));
        }
        Ok(())
    }
}
