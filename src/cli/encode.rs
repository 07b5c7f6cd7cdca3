//! `nonosat encode`: a puzzle as a DIMACS formula.

use super::args::Encode;
use super::exit::Exit;
use super::output::Sink;
use super::watch::Watch;
use super::{input, options};
use nonosat::exchange;
use nonosat::pipeline::{Event, compile};

/// Reads, propagates, encodes, writes.
pub fn run(command: &Encode, verbose: bool) -> anyhow::Result<Exit> {
    let mut watch = Watch::start(&input::name(&command.puzzle.path), verbose);
    let puzzle = input::document(&command.puzzle.path, command.puzzle.from)?.into_puzzle();
    watch.stage("read", &puzzle.geometry().shape().to_string());
    let options = options::encoding(&command.encoding);
    let encoding = compile(&puzzle, &options, &mut |event: Event| watch.event(event))?;
    let mut sink = Sink::open(&command.target)?;
    exchange::write(&mut sink, &puzzle, &encoding)?;
    sink.finish()?;
    watch.stage("write", "DIMACS");
    Ok(Exit::Yes)
}
