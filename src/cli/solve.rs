//! `nonosat solve`: the pictures of a puzzle, as they are found.

use super::args::{Form, Solve};
use super::exit::Exit;
use super::failure::Told;
use super::output::Sink;
use super::watch::Watch;
use super::{input, interrupt, options, picture};
use nonosat::pipeline::End;
use nonosat::pipeline::portfolio::solutions_side_by_side;
use nonosat::puzzle::Puzzle;
use nonosat::verify::Verified;
use std::cell::RefCell;
use std::io::{self, Write};
use std::ops::ControlFlow;

/// Solves and shows.
pub fn run(command: &Solve, verbose: bool) -> anyhow::Result<Exit> {
    let form = picture::form(&command.output);
    if form == Form::Svg && command.limit != 1 {
        let message = "a drawing shows one picture, --limit asks for several\n\
                       help: use --to text, solution or json";
        return Err(Told::error(Exit::Usage, message));
    }
    let name = input::name(&command.puzzle.path);
    let watch = RefCell::new(Watch::start(&name, verbose));
    let document = input::document(&command.puzzle.path, command.puzzle.from)?;
    let puzzle = document.puzzle();
    watch.borrow_mut().stage("read", &puzzle.geometry().shape().to_string());
    let options = options::pipeline(&command.deciding)?;
    let mut sink = Sink::open(&command.output.target)?;
    let style = picture::style(&command.output);
    let (mut shown, mut failure) = (0, None);
    let mut show = |found: Verified| {
        let written = separate(&mut sink, form, shown)
            .and_then(|()| picture::write(&mut sink, &document, found.picture(), form, style));
        shown += 1;
        failure = written.err();
        if failure.is_some() || shown == command.limit {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let events = &mut |event| watch.borrow_mut().event(event);
    let threads = command.deciding.threads;
    let end = solutions_side_by_side(puzzle, &options, threads, events, &mut show)?;
    drop(watch);
    if let Some(error) = failure {
        return Err(error.into());
    }
    if shown > 0 {
        sink.finish()?;
    }
    Ok(tell(puzzle, &end, shown))
}

/// A blank line between pictures that are drawn in lines.
fn separate(out: &mut impl Write, form: Form, shown: u64) -> io::Result<()> {
    if shown > 0 && form != Form::Json { writeln!(out) } else { Ok(()) }
}

fn tell(puzzle: &Puzzle, end: &End, shown: u64) -> Exit {
    match end {
        End::None(reason) => {
            eprintln!("no solution: {}", reason.describe(puzzle));
            Exit::No
        }
        End::OutOfTime if shown > 0 => {
            let why = interrupt::or_time();
            eprintln!("undecided: {why}; there may be more than these {shown}");
            Exit::undecided()
        }
        End::OutOfTime => {
            eprintln!("undecided: {}", interrupt::or_time());
            Exit::undecided()
        }
        End::Complete | End::Enough => Exit::Yes,
    }
}
