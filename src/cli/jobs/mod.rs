//! A job: one puzzle to judge, with all that `check` and `batch` find out about it.
//!
//! In: a puzzle and what is wanted. Out: a [`JobReport`]. Holds: a puzzle that could be several
//! has a verdict only if all of them have the same; a limit is an answer, which names Ctrl-C if
//! that was the reason.

mod proof;
mod report;
mod text;

pub use proof::Proving;
pub use report::{Answer, JobReport};

use super::args::Deciding;
use super::many::Stop;
use super::options;
use super::watch::Watch;
use crate::shell::{failure, input};
use nonosat::count::BigUint;
use nonosat::document::Document;
use nonosat::format::Unclear;
use nonosat::pipeline::portfolio::judge_side_by_side;
use nonosat::pipeline::{Options, Verdict, doubt, tally};
use nonosat::report::{Report, ToldCount, ToldDoubt, unless_all_agree};
use proof::{Proof, proved};
use std::path::Path;

/// One puzzle to judge.
pub struct Job<'a> {
    pub document: &'a Document,
    /// What else its file could be.
    pub unclear: Option<&'a Unclear>,
    /// Where it was read: for messages.
    pub path: &'a Path,
    pub deciding: &'a Deciding,
    /// Most literals of a formula, if not the usual number.
    pub literal_limit: Option<usize>,
    /// Ends the job; it is there if other jobs run at the same time.
    pub stop: Option<&'a Stop>,
    pub extras: Extras,
}

/// What is wanted besides the verdict.
#[derive(Default)]
pub struct Extras {
    pub rating: bool,
    pub proving: Proving,
    /// Is the stored goal a solution?
    pub goal: bool,
    /// Which cells differ between solutions?
    pub doubt: bool,
    /// How many solutions are there?
    pub count: bool,
    /// How many of them are enough.
    pub count_limit: Option<u64>,
}

impl Job<'_> {
    /// Judges the puzzle.
    ///
    /// # Errors
    /// If the puzzle could be several with different answers; those of solving and proving.
    pub fn run(&self, watch: &mut Watch) -> anyhow::Result<JobReport> {
        self.refuse_unclear()?;
        let puzzle = self.document.puzzle();
        watch.read(puzzle);
        let mut report = Report::undecided(puzzle);
        let (mut options, threads) = options::beside(self.deciding, self.stop)?;
        options.encode.literal_limit = self.literal_limit.unwrap_or(options.encode.literal_limit);
        let (verdict, proof) = self.judge(&options, threads, &mut report, watch)?;
        report.judged(puzzle, &verdict);
        self.survey(&verdict, &options, &mut report, watch)?;
        if let (Verdict::Undecided(_, limit), Some(why)) = (&verdict, &mut report.reason) {
            // The library does not know of Ctrl-C.
            why.words = failure::or_limit(limit, puzzle);
        }
        report.rate(puzzle, &verdict, self.extras.rating, &options.budget);
        Ok(self.report(report, &verdict, proof))
    }

    /// What is known of a puzzle that needs too much memory to be tried.
    pub fn out_of_memory(&self) -> JobReport {
        let puzzle = self.document.puzzle();
        let verdict = Verdict::Undecided(None, nonosat::line::Limit::Memory);
        let mut report = Report::undecided(puzzle);
        report.judged(puzzle, &verdict);
        self.report(report, &verdict, None)
    }

    /// Refuses what could be several puzzles where more than the verdict is wanted.
    fn refuse_unclear(&self) -> anyhow::Result<()> {
        let Extras { rating, proving, goal, doubt, count, .. } = &self.extras;
        match self.unclear {
            Some(unclear) if *rating || *goal || *doubt || *count || *proving != Proving::No => {
                Err(input::drawn(unclear.ambiguity(), self.path))
            }
            _ => Ok(()),
        }
    }

    /// The verdict of all that the puzzle could be, with its proof.
    fn judge(
        &self,
        options: &Options,
        threads: usize,
        report: &mut Report,
        watch: &mut Watch,
    ) -> anyhow::Result<(Verdict, Option<Proof>)> {
        let puzzle = self.document.puzzle();
        let mut events = |event| {
            report.event(&event);
            watch.event(event);
        };
        let (verdict, proof) = match &self.extras.proving {
            Proving::No => (judge_side_by_side(puzzle, options, threads, &mut events)?, None),
            proving => proved(puzzle, options, proving, &mut events)?,
        };
        if let Some(unclear) = self.unclear
            && let Some(ambiguity) = unless_all_agree(unclear, &verdict, options)?
        {
            return Err(input::drawn(ambiguity, self.path));
        }
        if let Some(proof) = &proof {
            watch.stage("prove", &format!("{} steps", proof.steps));
        }
        Ok((verdict, proof))
    }

    /// Counts the pictures and the cells that differ between them, as far as that is wanted.
    fn survey(
        &self,
        verdict: &Verdict,
        options: &Options,
        report: &mut Report,
        watch: &mut Watch,
    ) -> anyhow::Result<()> {
        let puzzle = self.document.puzzle();
        // Before the pictures are counted, which may take all the time there is.
        if self.extras.doubt {
            let doubt = doubt(puzzle, verdict, options)?;
            watch.stage("doubt", &format!("{} cells", doubt.cells.len()));
            report.doubt = Some(ToldDoubt::from(&doubt));
        }
        if self.extras.count {
            let enough = self.extras.count_limit.map(BigUint::from);
            let count = tally(puzzle, verdict, enough.as_ref(), options);
            watch.stage("count", &count.to_string());
            report.count = Some(ToldCount::from(&count));
        }
        Ok(())
    }
}
