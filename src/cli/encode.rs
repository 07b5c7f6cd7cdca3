//! `nonosat encode`: a puzzle as a DIMACS formula.

use super::args::Encode;
use super::watch::Watch;
use super::{Voice, form, options};
use crate::shell::output::Sink;
use crate::shell::{Exit, failure, input, interrupt};
use nonosat::exchange;
use nonosat::pipeline::{compile, compile_clues};
use nonosat::sat::budget::Budget;

/// Reads, propagates, encodes, writes.
pub fn run(command: &Encode, voice: Voice) -> anyhow::Result<Exit> {
    let path = command.target.output.as_deref();
    form::refuse_strange(path, &["cnf", "dimacs"], "formula")?;
    let mut watch = Watch::start(&input::name(&command.puzzle.path), voice.verbose);
    let puzzle = input::document(&command.puzzle.path, command.puzzle.from)?.into_puzzle();
    watch.stage("read", &puzzle.geometry().shape().to_string());
    let options = options::encoding(&command.encoding);
    let budget = Budget::endless().or_stop(interrupt::flag());
    let compile = if command.raw { compile_clues } else { compile };
    let encoding = match compile(&puzzle, &options, &budget, &mut |event| watch.event(event)) {
        Ok(encoding) => encoding,
        Err(limit) => return Ok(failure::tell_undecided(&limit, &puzzle, "")),
    };
    let mut sink = Sink::open(path, command.target.force)?;
    exchange::write(&mut sink, &puzzle, &encoding)?;
    sink.finish()?;
    watch.stage("write", "DIMACS");
    Ok(Exit::Yes)
}
