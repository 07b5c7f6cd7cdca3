//! How much work a command was.

use super::form::Form;
use crate::app::failure;
use crate::app::words::counted;
use nonosat::report::{Effort, Number};
use nonosat::solver::counting::BigUint;
use serde::Serialize;
use std::io::Write;
use std::time::Instant;

/// A watch that was started.
pub struct Stats(Instant);

/// What is told as JSON.
#[derive(Serialize)]
struct StatsReport<'a> {
    stats: Figures<'a>,
}

#[derive(Serialize)]
struct Figures<'a> {
    /// Pictures that were shown or counted.
    pictures: Number,
    #[serde(flatten)]
    effort: &'a Effort,
    seconds: f64,
    /// The most memory that the program had at once, where the system tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    memory_bytes: Option<u64>,
}

impl Stats {
    /// Work begins now.
    pub fn start() -> Stats {
        Stats(Instant::now())
    }

    /// Tells what it was: as one more object behind others, or on standard error.
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
            let stats = Figures { pictures: pictures.into(), effort, seconds, memory_bytes };
            writeln!(sink, "{}", serde_json::to_string(&StatsReport { stats })?)?;
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

/// The most memory that this process had at once, as Linux tells it.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes << 10)
}
