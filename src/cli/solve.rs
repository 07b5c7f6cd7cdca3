//! `nonosat solve`: the pictures of a puzzle, as they are found.

use super::args::Solve;
use super::form::Form;
use super::watch::Watch;
use super::{Voice, options, picture};
use crate::shell::failure::Complaint;
use crate::shell::input::{self, Address};
use crate::shell::{Exit, failure, interrupt};
use nonosat::pipeline::portfolio::solutions_side_by_side;
use nonosat::pipeline::{End, solutions};
use nonosat::puzzle::Puzzle;
use nonosat::verify::Verified;
use std::cell::RefCell;
use std::io::{self, Write};
use std::ops::ControlFlow;

/// Solves and shows.
pub fn run(command: &Solve, voice: Voice) -> anyhow::Result<Exit> {
    let form = Form::of(&command.output)?;
    if form.holds_one() && command.limit != 1 {
        let message = "a drawing or a puzzle has one picture, --limit asks for several";
        return Err(Complaint::with_help(Exit::Usage, message, "use --to text, solution or json"));
    }
    let name = input::name(&command.puzzle.path);
    let watch = RefCell::new(Watch::start(&name, voice.verbose));
    let address = Address::of(&command.puzzle.path);
    let found = address.one(command.puzzle.from)?;
    let puzzle = found.document.puzzle();
    watch.borrow_mut().stage("read", &puzzle.geometry().shape().to_string());
    let options = options::pipeline(&command.deciding)?;
    let target = &command.output.target;
    if found.number.is_some() && target.output.as_deref() == Some(&*address.path) {
        let message = format!("{} has other puzzles, too", address.path.display());
        return Err(Complaint::with_help(Exit::Usage, message, "name another file"));
    }
    let mut sink = picture::open(target, form)?;
    let depth = picture::depth(target);
    let (mut shown, mut failure) = (0, None);
    let mut show = |solution: Verified| {
        let written = separate(&mut sink, form, shown).map_err(Into::into).and_then(|()| {
            picture::write(&mut sink, &found.document, solution.picture(), form, depth)
        });
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
    let end = if threads > 1 {
        let (found, end) =
            solutions_side_by_side(puzzle, &options, threads, command.limit, events)?;
        let _ = found.into_iter().try_for_each(show);
        end
    } else {
        solutions(puzzle, &options, events, &mut show)?
    };
    drop(watch);
    if let Some(error) = failure {
        return Err(error);
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
            failure::say(&format!("no solution: {}", reason.describe(puzzle)));
            Exit::No
        }
        End::OutOfTime if shown > 0 => {
            let why = interrupt::or_time();
            failure::say(&format!("undecided: {why}; there may be more than these {shown}"));
            Exit::undecided()
        }
        End::OutOfTime => {
            failure::say(&format!("undecided: {}", interrupt::or_time()));
            Exit::undecided()
        }
        End::Complete | End::Enough => Exit::Yes,
    }
}
