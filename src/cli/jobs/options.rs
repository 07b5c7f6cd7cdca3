//! Turns arguments into options of the library.
//!
//! In: arguments. Out: options of the solver and of the encoding, cells.

use crate::app::failure::CliError;
use crate::app::interrupt::budget;
use crate::app::{Exit, memory};
use crate::cli::args::{Deciding, Encoding, EncodingName, EngineName};
use crate::cli::jobs::parallel::Stop;
use crate::cli::output::progress;
use nonosat_board::message::message;
use nonosat_board::puzzle::{CellId, Puzzle};
use nonosat_engine::encoding::{EncodeOptions, Strategy};
use nonosat_engine::solver::{Engine, Options};
use nonosat_sat::backends::Backend;
use std::sync::Arc;
use std::time::Duration;

/// The options of the solver. Their time limit begins now.
///
/// # Errors
/// If arguments contradict each other, or the command of `--solver` is invalid.
pub fn pipeline(typed: &Deciding) -> anyhow::Result<Options> {
    with_solvers(typed, solvers(typed))
}

/// The options with this number of solvers for one puzzle.
fn with_solvers(typed: &Deciding, solvers: usize) -> anyhow::Result<Options> {
    refuse_senseless(typed)?;
    let backend = match &typed.solver {
        #[cfg(feature = "cadical")]
        None if typed.engine == EngineName::Cadical => Backend::Cadical,
        #[cfg(feature = "varisat")]
        None if typed.engine == EngineName::Varisat => Backend::Varisat,
        None => Backend::default(),
        Some(command) => {
            progress::expect_solver();
            Backend::from_command(command).map_err(|error| {
                let message = error.to_string();
                CliError::error(Exit::Usage, message!("options-solver", what = message))
            })?
        }
    };
    let engine = match typed.engine {
        EngineName::Search => Engine::Search,
        _ => Engine::Sat,
    };
    let encode = encoding(&typed.encoding);
    Ok(Options::default()
        .with_engine(engine)
        .with_encode(encode)
        .with_backend(backend)
        .with_threads(solvers)
        .within(budget(typed.time_limit)))
}

/// Refuses an encoding for an engine that makes no formula.
fn refuse_senseless(typed: &Deciding) -> anyhow::Result<()> {
    if typed.engine != EngineName::Search || typed.encoding.encoding.is_none() {
        return Ok(());
    }
    Err(CliError::with_help(Exit::Usage, "options-encoding", "help-leave-one"))
}

/// How long counting may take unless the user says so.
const COUNTING_TIME: Duration = Duration::from_secs(60);

/// The limit of time for counting solutions and ambiguous cells.
pub fn counting_time(typed: &Deciding) -> Duration {
    typed.time_limit.unwrap_or(COUNTING_TIME)
}

/// The options for counting: with a limit of time, also where the user sets none.
pub fn counting(typed: &Deciding, options: &Options) -> Options {
    let mut options = options.clone();
    if typed.time_limit.is_none() {
        options.budget = options.budget.at_most(COUNTING_TIME);
    }
    options
}

/// The options of the solver. With `stop`, the puzzle is one of several in parallel: it gets one
/// thread, and ends once the flag is set.
///
/// # Errors
/// Those of [`pipeline`].
pub fn with_stop(typed: &Deciding, stop: Option<&Stop>) -> anyhow::Result<Options> {
    let Some(stop) = stop else { return pipeline(typed) };
    let options = with_solvers(typed, 1)?;
    let budget = options.budget.clone().or_stop(Arc::clone(stop));
    Ok(options.within(budget))
}

/// The number of solvers to run in parallel on one puzzle, at most one per processor. Counts
/// processors only if needed: that takes longer than many puzzles.
fn solvers(typed: &Deciding) -> usize {
    match typed.threads() {
        0 | 1 => 1,
        threads => {
            let processors = std::thread::available_parallelism().map_or(1, usize::from);
            memory::threads(threads.min(processors)).max(1)
        }
    }
}

/// The options of the encoding.
pub fn encoding(typed: &Encoding) -> EncodeOptions {
    let strategy = match typed.encoding {
        Some(EncodingName::Placements) => Strategy::Placements,
        Some(EncodingName::Order) => Strategy::Order,
        Some(EncodingName::Auto) | None => Strategy::Auto,
    };
    EncodeOptions::default().with_strategy(strategy).with_placement_limit(typed.placement_limit)
}

/// The cell of this name: `r5c7` is the seventh cell of row 5.
///
/// # Errors
/// If the board has no such cell.
pub fn cell_named(puzzle: &Puzzle, text: &str) -> anyhow::Result<CellId> {
    let numbers = text.to_lowercase();
    let numbers = numbers.strip_prefix('r').and_then(|text| text.split_once('c'));
    let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    let place = numbers.and_then(|(row, at)| Some((number(row)?, number(at)?)));
    let cell = place.and_then(|(row, at)| puzzle.geometry().in_row(row, at));
    cell.ok_or_else(|| {
        let message = message!("cell-none", cell = text);
        CliError::with_help(Exit::Usage, message, "help-cell-named")
    })
}
