//! What the user sees while the pipeline works: the stages with `-v`, and a
//! line with the time on a terminal when it takes longer than a second.

use indicatif::{ProgressBar, ProgressStyle};
use nonosat::pipeline::Event;
use std::io::{IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long nothing is shown.
const PATIENCE: Duration = Duration::from_secs(1);

/// Tells the stages of one run.
pub struct Watch {
    verbose: bool,
    since: Instant,
    spinner: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Watch {
    /// Watches the work on `name`, which begins now.
    pub fn start(name: &str, verbose: bool) -> Watch {
        let spinner = std::io::stderr().is_terminal().then(|| {
            let (done, is_done) = channel();
            let name = name.to_owned();
            let thread = std::thread::spawn(move || {
                if is_done.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                    spin(&name, &is_done);
                }
            });
            (done, thread)
        });
        Watch { verbose, since: Instant::now(), spinner }
    }

    /// Tells one stage and how long it took.
    pub fn stage(&mut self, stage: &str, what: &str) {
        let took = self.since.elapsed();
        self.since = Instant::now();
        if self.verbose {
            let milliseconds = took.as_secs_f64() * 1000.0;
            // Nobody is left to be told if standard error is closed.
            let _ = writeln!(std::io::stderr(), "{stage:<10} {milliseconds:>10.3} ms  {what}");
        }
    }

    /// Tells an event of the pipeline.
    pub fn event(&mut self, event: Event) {
        match event {
            Event::Propagated { open_cells } => {
                self.stage("propagate", &format!("{open_cells} cells open"));
            }
            Event::Probed { open_cells } => {
                self.stage("probe", &format!("{open_cells} cells open"));
            }
            Event::Searched(tree) => {
                let (fewest, most) = (tree.fewest_placements, tree.most_placements);
                let (nodes, depth) = (tree.nodes, tree.depth);
                let what =
                    format!("{nodes} nodes, depth {depth}; lines of {fewest} to {most} placements");
                self.stage("search", &what);
            }
            Event::Encoded { parts, vars, clauses, literals } => {
                let mut sizes = format!("{vars} variables, {clauses} clauses, {literals} literals");
                if parts > 1 {
                    sizes += &format!(" in {parts} parts");
                }
                self.stage("encode", &sizes);
            }
            Event::Believed { rounds, open_cells, sure_cells } => {
                let what =
                    format!("{sure_cells} of {open_cells} cells all but sure, {rounds} rounds");
                self.stage("believe", &what);
            }
            Event::Dived { arrived, turned } => {
                let what = if arrived { "a picture" } else { "no picture" };
                self.stage("dive", &format!("{what}, {turned} decisions turned"));
            }
            Event::Decided(word) => self.stage("decide", word),
            _ => {}
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if let Some((done, thread)) = self.spinner.take() {
            drop(done);
            // A progress line that failed is no reason to fail.
            let _ = thread.join();
        }
    }
}

fn spin(name: &str, is_done: &std::sync::mpsc::Receiver<()>) {
    let bar = ProgressBar::new_spinner().with_message(name.to_owned()).with_elapsed(PATIENCE);
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}: {elapsed} so far") {
        bar.set_style(style);
    }
    while is_done.recv_timeout(Duration::from_millis(100)) == Err(RecvTimeoutError::Timeout) {
        bar.tick();
    }
    bar.finish_and_clear();
}
