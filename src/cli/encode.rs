//! `nonosat encode`: a puzzle as a DIMACS formula.

use super::args::Encode;
use super::watch::Watch;
use super::{Voice, form, options};
use crate::shell::output::Sink;
use crate::shell::{Exit, input};
use nonosat::exchange;
use nonosat::pipeline::{Event, compile};

/// Reads, propagates, encodes, writes.
pub fn run(command: &Encode, voice: Voice) -> anyhow::Result<Exit> {
    let path = command.target.output.as_deref();
    form::refuse_strange(path, &["cnf", "dimacs"], "formula")?;
    let mut watch = Watch::start(&input::name(&command.puzzle.path), voice.verbose);
    let puzzle = input::document(&command.puzzle.path, command.puzzle.from)?.into_puzzle();
    watch.stage("read", &puzzle.geometry().shape().to_string());
    let options = options::encoding(&command.encoding);
    let encoding = compile(&puzzle, &options, &mut |event: Event| watch.event(event))?;
    let mut sink = Sink::open(path, command.target.force)?;
    exchange::write(&mut sink, &puzzle, &encoding)?;
    sink.finish()?;
    watch.stage("write", "DIMACS");
    Ok(Exit::Yes)
}
