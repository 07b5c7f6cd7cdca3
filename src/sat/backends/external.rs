//! External solvers: runs a program that reads a DIMACS file.
//!
//! In: a command line, a formula, a budget. Out: answers.
//! Invariants: all files are temporary; the program is killed when the budget is over; its output
//! is bounded.
//!
//! The formula's file is the last argument. The printed answer counts, not the exit status. A
//! program whose name starts with `minisat` prints no values; it writes them to a result file,
//! given as one more argument.

use super::SolveError;
use super::growing_formula::GrowingFormula;
use super::other_solver::{OtherSolver, unanswered};
use crate::Outcome;
use crate::budget::{Budget, Meter};
use crate::cnf::dimacs::{self, Answer};
use crate::cnf::{Cnf, Lit, Model};
use std::fs::File;
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

/// Most bytes that a solver may print or write as a proof.
const MAX_OUTPUT: u64 = 1 << 30;
/// How many bytes from the end of its standard error a message shows.
const SHOWN_ERRORS: i64 = 400;
/// The cost of writing a literal as text, in units of a [`Meter`].
const WORK_PER_LITERAL: u64 = 16;
/// The name of the file for values.
const RESULT: &str = "result";
/// The name of the file for the proof.
const PROOF: &str = "proof";

/// The command of a solver that reads DIMACS files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExternalSolver {
    program: String,
    arguments: Vec<String>,
}

impl ExternalSolver {
    /// The solver of a command line, which is split into words as in a shell.
    ///
    /// # Errors
    /// [`SolveError::Command`] if it is empty or its quotes do not match.
    pub fn new(command: &str) -> Result<ExternalSolver, SolveError> {
        let words = shlex::split(command).unwrap_or_default();
        let (program, arguments) = words
            .split_first()
            .ok_or_else(|| SolveError::Command { command: command.to_owned() })?;
        Ok(ExternalSolver { program: program.clone(), arguments: arguments.to_vec() })
    }

    fn writes_result_file(&self) -> bool {
        let name = Path::new(&self.program).file_name();
        name.is_some_and(|name| name.to_string_lossy().starts_with("minisat"))
    }

    fn result_file(&self) -> Option<&'static str> {
        self.writes_result_file().then_some(RESULT)
    }
}

/// Each decision runs the program once, on the whole formula.
impl OtherSolver for ExternalSolver {
    fn name(&self) -> &str {
        &self.program
    }

    fn decide(
        &mut self,
        formula: &GrowingFormula,
        assumptions: &[Lit],
        budget: &Budget,
        core: &mut Vec<Lit>,
    ) -> Result<Outcome, SolveError> {
        let folder = tempfile::Builder::new().prefix("nonosat-").tempdir()?;
        if !write_formula(&folder, formula, assumptions, budget)? {
            return Ok(unanswered(budget));
        }
        let (mut output, mut errors) = (tempfile::tempfile()?, tempfile::tempfile()?);
        let Some(status) = self.run(&folder, self.result_file(), &output, &errors, budget)? else {
            return Ok(unanswered(budget));
        };
        let text = self.printed(&folder, &mut output)?;
        match dimacs::read_answer(&text, formula.var_count()) {
            Ok(Answer::Unsat) => {
                *core = assumptions.to_vec();
                Ok(Outcome::Unsat)
            }
            Ok(Answer::Unknown) => Ok(unanswered(budget)),
            Ok(Answer::Sat(Some(model))) => Ok(Outcome::Sat(model)),
            // A formula without variables has no values to print.
            Ok(Answer::Sat(None)) if formula.var_count() == 0 => {
                Ok(Outcome::Sat(Model::new(vec![])))
            }
            Ok(Answer::Sat(None)) => Err(SolveError::NoModel { program: self.program.clone() }),
            Err(dimacs::AnswerError::NoAnswer) if was_interrupted(status) => Ok(unanswered(budget)),
            Err(dimacs::AnswerError::NoAnswer) => Err(self.crashed(status, &mut errors)),
            Err(cause) => Err(SolveError::Answer { program: self.program.clone(), cause }),
        }
    }
}

impl ExternalSolver {
    /// Runs the program on an unsatisfiable formula and returns its DRAT proof. The program writes
    /// it to the file that is its last argument. `None` if it does not finish in time.
    ///
    /// # Errors
    /// [`SolveError`]; [`SolveError::NoProof`] if the program writes no proof.
    pub fn refute(&self, cnf: &Arc<Cnf>, budget: &Budget) -> Result<Option<Vec<u8>>, SolveError> {
        let folder = tempfile::Builder::new().prefix("nonosat-").tempdir()?;
        if self.writes_result_file() {
            return Err(SolveError::NoProof);
        }
        if !write_formula(&folder, &GrowingFormula::new(cnf), &[], budget)? {
            return Ok(None);
        }
        let (mut output, mut errors) = (tempfile::tempfile()?, tempfile::tempfile()?);
        let Some(status) = self.run(&folder, Some(PROOF), &output, &errors, budget)? else {
            return Ok(None);
        };
        let text = self.printed(&folder, &mut output)?;
        match dimacs::read_answer(&text, cnf.var_count()) {
            Ok(Answer::Unsat) => {}
            Ok(Answer::Unknown) => return Ok(None),
            Ok(Answer::Sat(_)) => {
                return Err(SolveError::NotRefuted { program: self.program.clone() });
            }
            Err(dimacs::AnswerError::NoAnswer) if was_interrupted(status) => return Ok(None),
            Err(dimacs::AnswerError::NoAnswer) => return Err(self.crashed(status, &mut errors)),
            Err(cause) => return Err(SolveError::Answer { program: self.program.clone(), cause }),
        }
        let proof = folder.path().join(PROOF);
        if !proof.exists() {
            return Err(SolveError::NoProof);
        }
        let mut steps = Vec::new();
        File::open(proof)?.take(MAX_OUTPUT + 1).read_to_end(&mut steps)?;
        if steps.len() as u64 > MAX_OUTPUT {
            let program = self.program.clone();
            return Err(SolveError::TooMuchOutput { program, limit: MAX_OUTPUT });
        }
        Ok(Some(steps))
    }
}

/// Writes the formula's file, with the assumptions as unit clauses. `false` if the budget was over
/// first.
fn write_formula(
    folder: &TempDir,
    formula: &GrowingFormula,
    assumptions: &[Lit],
    budget: &Budget,
) -> io::Result<bool> {
    let mut meter = Meter::new(budget);
    let mut file = BufWriter::new(File::create(folder.path().join("formula.cnf"))?);
    let clauses = formula.clause_count() + assumptions.len();
    writeln!(file, "p cnf {} {clauses}", formula.var_count())?;
    for clause in formula.clauses().chain(assumptions.chunks(1)) {
        if meter.is_over(WORK_PER_LITERAL * clause.len() as u64) {
            return Ok(false);
        }
        dimacs::write_clause(&mut file, clause)?;
    }
    file.flush()?;
    Ok(true)
}

impl ExternalSolver {
    /// Runs the program to its end; `None` if the budget was over first. `extra_argument` names one
    /// more file, passed after the formula's.
    fn run(
        &self,
        folder: &TempDir,
        extra_argument: Option<&str>,
        output: &File,
        errors: &File,
        budget: &Budget,
    ) -> Result<Option<ExitStatus>, SolveError> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).arg(folder.path().join("formula.cnf"));
        command.args(extra_argument.map(|name| folder.path().join(name)));
        command.stdin(Stdio::null()).stdout(output.try_clone()?).stderr(errors.try_clone()?);
        let mut child = command
            .spawn()
            .map_err(|cause| SolveError::Start { program: self.program.clone(), cause })?;
        let status = self.wait(&mut child, output, budget);
        if !matches!(status, Ok(Some(_))) {
            // Killing fails if the program has ended meanwhile, which is fine.
            let _ = child.kill();
            child.wait()?;
        }
        status
    }

    /// The content of the result file if there is one, otherwise of the standard output.
    fn printed(&self, folder: &TempDir, output: &mut File) -> io::Result<Vec<u8>> {
        let result_file = folder.path().join(RESULT);
        let mut text = Vec::new();
        if self.writes_result_file() && result_file.exists() {
            File::open(result_file)?.take(MAX_OUTPUT).read_to_end(&mut text)?;
        } else {
            output.seek(SeekFrom::Start(0))?;
            output.take(MAX_OUTPUT).read_to_end(&mut text)?;
        }
        Ok(text)
    }

    /// Waits for the program to end. Checks the budget and the size of the output, at intervals
    /// that double from 0.1 ms to 10 ms.
    fn wait(
        &self,
        child: &mut Child,
        output: &File,
        budget: &Budget,
    ) -> Result<Option<ExitStatus>, SolveError> {
        let mut pause = Duration::from_micros(100);
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(Some(status));
            }
            if budget.is_over() {
                return Ok(None);
            }
            if output.metadata()?.len() > MAX_OUTPUT {
                let program = self.program.clone();
                return Err(SolveError::TooMuchOutput { program, limit: MAX_OUTPUT });
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(10));
        }
    }

    /// The error for a program without an answer, with the end of its standard error.
    fn crashed(&self, status: ExitStatus, errors: &mut File) -> SolveError {
        let mut bytes = Vec::new();
        let length = errors.metadata().map_or(0, |data| data.len() as i64);
        let read = errors
            .seek(SeekFrom::End(-length.min(SHOWN_ERRORS)))
            .and_then(|_| errors.read_to_end(&mut bytes));
        let text = String::from_utf8_lossy(&bytes);
        let stderr = match read {
            Ok(_) if !text.trim().is_empty() => format!("\n{}", text.trim()),
            _ => String::new(),
        };
        SolveError::Crashed { program: self.program.clone(), status: status.to_string(), stderr }
    }
}

/// Did Ctrl-C end the solver, too? A terminal sends it to both programs.
#[cfg(unix)]
fn was_interrupted(status: ExitStatus) -> bool {
    const SIGINT: i32 = 2;
    std::os::unix::process::ExitStatusExt::signal(&status) == Some(SIGINT)
}

#[cfg(not(unix))]
fn was_interrupted(_: ExitStatus) -> bool {
    false
}
