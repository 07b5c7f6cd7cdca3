//! Shows progress: the stages with `-v`; on a terminal, after a second, a line with the time; after
//! some seconds one line that names the current work.
//!
//! In: events of the solver; a message. Out: lines on standard error. Invariants: starts no thread,
//! for that line or for Ctrl-C, while lines and probing may still solve a small board: that takes
//! less time than a thread. A note is printed once, and never about work that ends sooner; without
//! a thread there is none.

use crate::app::{failure, interrupt, terminal};
use crate::cli::Verbosity;
use indicatif::{ProgressBar, ProgressStyle};
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::{Picture, Puzzle};
use nonosat_engine::solver::{EngineError, Event, Options, Solver, Verdict};
use std::fmt::Display;
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

/// The progress line appears after this time.
const QUIET_TIME: Duration = Duration::from_secs(1);
/// Up to this many cells times colors, lines and probing take milliseconds.
const SMALL_SIZE: usize = 5000;

/// Did the user name a SAT solver?
static IS_SOLVER_NAMED: AtomicBool = AtomicBool::new(false);
/// Was there a formula for it?
static HAS_FORMULA: AtomicBool = AtomicBool::new(false);

/// The user named a SAT solver.
pub fn expect_solver() {
    IS_SOLVER_NAMED.store(true, Ordering::Relaxed);
}

/// A formula was made, or may be made soon.
pub fn expect_formula() {
    HAS_FORMULA.store(true, Ordering::Relaxed);
}

/// Did the user name a SAT solver in vain?
pub fn is_solver_idle() -> bool {
    IS_SOLVER_NAMED.load(Ordering::Relaxed) && !HAS_FORMULA.load(Ordering::Relaxed)
}

/// Reports the progress of one run.
pub struct ProgressReporter {
    name: String,
    verbose: bool,
    /// The stages so far, if the caller prints them later.
    buffer: Option<String>,
    since: Instant,
    spinner: Option<(Sender<()>, JoinHandle<()>)>,
    /// The text of the progress line, before the time.
    message: Arc<Mutex<String>>,
}

impl ProgressReporter {
    /// Starts the report of work on `name`, which begins now.
    pub fn start(name: &str, verbose: bool) -> ProgressReporter {
        let (name, since) = (name.to_owned(), Instant::now());
        let message = Arc::new(Mutex::new(name.clone()));
        ProgressReporter { name, verbose, buffer: None, since, spinner: None, message }
    }

    /// Like [`start`](Self::start), for work in parallel with other work: keeps its lines for
    /// [`end`](Self::end).
    pub fn buffered(name: &str, verbose: bool) -> ProgressReporter {
        let mut progress = ProgressReporter::start(name, verbose);
        progress.buffer = Some(String::new());
        progress
    }

    /// Ends the report and returns the lines that it kept.
    pub fn end(mut self) -> String {
        self.buffer.take().unwrap_or_default()
    }

    /// Reports that the puzzle was read.
    pub fn read(&mut self, puzzle: &Puzzle) {
        self.stage("read", &puzzle.geometry().shape());
        let values = puzzle.geometry().cell_count() * puzzle.palette().color_count();
        if values > SMALL_SIZE {
            self.prepare();
        }
    }

    /// Prepares for long work: handles Ctrl-C, and shows the progress line after a second.
    pub fn prepare(&mut self) {
        interrupt::listen();
        let is_shown = self.buffer.is_none() && std::io::stderr().is_terminal();
        if self.spinner.is_some() || !is_shown {
            return;
        }
        let (stop_sign, is_done) = channel();
        let message = Arc::clone(&self.message);
        let thread = Builder::new().spawn(move || {
            if is_done.recv_timeout(QUIET_TIME) == Err(RecvTimeoutError::Timeout) {
                spin(&message, &is_done);
            }
        });
        // If no thread starts, there is no progress line.
        self.spinner = thread.ok().map(|thread| (stop_sign, thread));
    }

    /// Reports how far the work is: on the progress line, and as a stage.
    pub fn update(&mut self, stage: &str, detail: &str) {
        let text = format!("{}: {detail}", self.name);
        *self.message.lock().unwrap_or_else(PoisonError::into_inner) = text;
        self.stage(stage, detail);
    }

    /// Reports one stage and how long it took.
    pub fn stage(&mut self, stage: &str, detail: &(impl Display + ?Sized)) {
        let took = self.since.elapsed();
        self.since = Instant::now();
        if self.verbose {
            let milliseconds = took.as_secs_f64() * 1000.0;
            let line = format!("{stage:<10} {milliseconds:>10.3} ms  {detail}");
            match &mut self.buffer {
                Some(buffer) => buffer.extend([&line, "\n"]),
                None => failure::print_error(&line),
            }
        }
    }

    /// Judges a puzzle and reports the stages.
    pub fn judge(&mut self, puzzle: &Puzzle, options: &Options) -> Result<Verdict, EngineError> {
        Solver::new(puzzle, options).on_event(&mut |event| self.event(event)).verdict()
    }

    /// The first picture of a puzzle. Reports the stages, and why there is none.
    pub fn first_picture(&mut self, puzzle: &Puzzle, options: &Options) -> anyhow::Result<Picture> {
        let on_event = &mut |event| self.event(event);
        let first = Solver::new(puzzle, options).on_event(on_event).next_picture()?;
        Ok(failure::result(first, puzzle)?.picture().clone())
    }

    /// Reports an event of the solver.
    pub fn event(&mut self, event: Event) {
        match event {
            Event::Propagated { open_cells } => {
                self.stage("propagate", &format_args!("{open_cells} cells open"));
            }
            Event::Probed { open_cells } => {
                self.stage("probe", &format_args!("{open_cells} cells open"));
                if open_cells > 0 {
                    self.prepare();
                }
            }
            Event::Searched(tree) => {
                let (fewest, largest) = (tree.fewest_placements, tree.most_placements);
                let (nodes, depth) = (tree.nodes, tree.depth);
                let detail = format!(
                    "{nodes} nodes, depth {depth}; lines of {fewest} to {largest} placements"
                );
                self.stage("search", &detail);
            }
            Event::Encoded { parts, vars, clauses, literals } => {
                expect_formula();
                let mut sizes = format!("{vars} variables, {clauses} clauses, {literals} literals");
                if parts > 1 {
                    sizes += &format!(" in {parts} parts");
                }
                self.stage("encode", &sizes);
            }
            Event::MarginalsComputed { rounds, open_cells, sure_cells } => {
                let detail = format_args!(
                    "{sure_cells} of {open_cells} cells all but sure, {rounds} rounds"
                );
                self.stage("marginals", &detail);
            }
            Event::Decimated { found_picture, contradictions } => {
                let detail = if found_picture { "a picture" } else { "no picture" };
                self.stage("decimate", &format_args!("{detail}, {contradictions} contradictions"));
            }
            Event::Decided(word) => self.stage("decide", word),
            _ => {}
        }
    }
}

impl Drop for ProgressReporter {
    fn drop(&mut self) {
        if let Some((stop_sign, thread)) = self.spinner.take() {
            drop(stop_sign);
            // Ignore a panic of the progress line.
            let _ = thread.join();
        }
    }
}

fn spin(message: &Mutex<String>, is_done: &std::sync::mpsc::Receiver<()>) {
    let text = || message.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let bar = ProgressBar::new_spinner().with_message(text()).with_elapsed(QUIET_TIME);
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}: {elapsed} so far") {
        bar.set_style(terminal::spinning(style));
    }
    while is_done.recv_timeout(Duration::from_millis(100)) == Err(RecvTimeoutError::Timeout) {
        bar.set_message(text());
        bar.tick();
    }
    bar.finish_and_clear();
}

/// The time after which the note appears.
const NOTE_AFTER: Duration = Duration::from_secs(4);

/// A note that appears unless this is dropped before.
pub struct Patience(Option<(Sender<()>, JoinHandle<()>)>);

impl Patience {
    /// A note that the solutions of a puzzle are being counted, and when that ends.
    pub fn counting(name: &str, limit: Duration, verbosity: Verbosity) -> Patience {
        let seconds = limit.as_secs();
        let note = message!("note-counting", name = name.to_owned(), seconds = seconds);
        Patience::after(NOTE_AFTER, note, move |note| verbosity.note(note))
    }

    /// A note that something about a puzzle is being looked for.
    pub fn working(name: &str, verbosity: Verbosity) -> Patience {
        let note = message!("note-working", name = name.to_owned());
        Patience::after(NOTE_AFTER, note, move |note| verbosity.note(note))
    }

    /// Calls `print` with the note after this time.
    fn after(
        time: Duration,
        note: Message,
        print: impl FnOnce(Message) + Send + 'static,
    ) -> Patience {
        let (stop_sign, is_done) = channel();
        let thread = Builder::new().spawn(move || {
            if is_done.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                print(note);
            }
        });
        Patience(thread.ok().map(|thread| (stop_sign, thread)))
    }
}

impl Drop for Patience {
    fn drop(&mut self) {
        if let Some((stop_sign, thread)) = self.0.take() {
            drop(stop_sign);
            // A panic of the note ends nothing else.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_noted_after(time: Duration, work: impl FnOnce(&std::sync::mpsc::Receiver<()>)) -> bool {
        let (noted, is_noted) = channel();
        let print = move |_| noted.send(()).unwrap_or_default();
        let patience = Patience::after(time, message!("note-counting"), print);
        work(&is_noted);
        drop(patience);
        is_noted.try_recv().is_ok()
    }

    #[test]
    fn long_work_is_announced_and_short_work_is_not() {
        let waits_for_the_note = |noted: &std::sync::mpsc::Receiver<()>| noted.recv().unwrap();
        let patience = Duration::ZERO;
        assert!(!is_noted_after(patience, waits_for_the_note), "a second note");
        assert!(!is_noted_after(Duration::from_secs(3600), |_| ()));
    }
}
