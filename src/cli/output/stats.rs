//! Reports the effort of a command: time, memory, counters of the solver.
//!
//! In: a report's effort, the clock, `/proc`. Out: a JSON object, or a line on standard error.

use crate::app::failure;
use crate::app::words::counted;
use crate::cli::args::form::Form;
use nonosat_engine::solver::counting::BigUint;
use nonosat_service::report::{Effort, Figures, Stats as Report};
use std::io::Write;
use std::time::Instant;

/// A running stopwatch.
pub struct Stats(Instant);

impl Stats {
    /// Starts the stopwatch.
    pub fn start() -> Stats {
        Stats(Instant::now())
    }

    /// Prints the figures: with `Form::Json` as one more object to `sink`, else on standard error.
    pub fn print(
        self,
        sink: &mut impl Write,
        form: Form,
        pictures: &BigUint,
        effort: &Effort,
    ) -> anyhow::Result<()> {
        let seconds = self.0.elapsed().as_secs_f64();
        let memory_bytes = most_memory();
        if form == Form::Json {
            let pictures = pictures.into();
            let stats = Figures { pictures, effort: *effort, seconds, memory_bytes };
            writeln!(sink, "{}", serde_json::to_string(&Report { stats })?)?;
            return Ok(());
        }
        let counts = [
            (effort.line_solves, "line solves"),
            (effort.nodes, "nodes"),
            (effort.decisions, "decisions"),
            (effort.conflicts, "conflicts"),
        ];
        let mut words = vec![counted(pictures, "solution")];
        words.extend(
            counts.iter().filter_map(|(count, what)| Some(format!("{} {what}", (*count)?))),
        );
        words.push(format!("{seconds:.3} seconds"));
        words.extend(memory_bytes.map(|bytes| format!("{} KiB of memory", bytes >> 10)));
        failure::print_error(&format!("stats: {}", words.join(", ")));
        Ok(())
    }
}

/// The peak memory of this process in bytes, from Linux's `/proc`.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes << 10)
}
