//! Tells a walk while it goes on.
//!
//! In: the steps so far. Out: their groups, each as soon as no later step can belong to it.
//! Invariants: the text does not depend on when it is written. Writing stops once the time is over.
//!
//! A step that narrows colors is printed only if a later step uses it, or settles its cell with it.
//! So from the first such step on all is written at the end.

use crate::app::language;
use crate::cli::commands::explain::Subject;
use crate::cli::commands::explain::text::{
    MIXED_HEADING, cut_message, groups, heading, push, title,
};
use itertools::Itertools;
use nonosat_board::message::{Argument, Message};
use nonosat_board::puzzle::{ColorSet, LineId, Puzzle};
use nonosat_engine::explanation::{Rule, Step, StepWriter, is_like, likewise};
use nonosat_sat::budget::Budget;
use std::io::{self, Write};

/// A walk and how much of it is written.
pub struct Story<'a, W> {
    puzzle: &'a Puzzle,
    /// The possible colors of each cell before the steps.
    known: &'a [ColorSet],
    writer: StepWriter<'a>,
    budget: &'a Budget,
    sink: &'a mut W,
    /// How many steps were passed to `look_at`.
    seen_count: usize,
    /// The number of steps in groups that were written.
    written_count: usize,
    /// Must all other steps wait for the end?
    waits: bool,
    /// Is the last heading one of steps of several kinds, so that more of them may follow?
    is_mixed: bool,
    /// False if the time was over before all was written.
    is_whole: io::Result<bool>,
}

impl<'a, W: Write> Story<'a, W> {
    /// Writes the title.
    pub fn begin(subject: &'a Subject, sink: &'a mut W) -> io::Result<Story<'a, W>> {
        writeln!(sink, "{}", title(subject))?;
        sink.flush()?;
        let (puzzle, budget) = (subject.puzzle(), &subject.output_budget);
        let writer = StepWriter::new(puzzle);
        let (seen_count, written_count) = (0, 0);
        let (waits, is_mixed, is_whole) = (false, false, Ok(true));
        Ok(Story {
            puzzle,
            known: &subject.start,
            writer,
            budget,
            sink,
            seen_count,
            written_count,
            waits,
            is_mixed,
            is_whole,
        })
    }

    /// Writes the groups that are whole; `steps` are all so far. Returns whether more can be written.
    pub fn go_on(&mut self, steps: &[Step]) -> bool {
        for count in self.seen_count + 1..=steps.len() {
            self.look_at(&steps[..count]);
        }
        self.seen_count = steps.len();
        matches!(self.is_whole, Ok(true))
    }

    /// Writes what comes before the last step, if that is of another kind.
    fn look_at(&mut self, steps: &[Step]) {
        let [earlier @ .., step] = steps else { return };
        self.waits |= step.is_narrowing();
        let is_another = earlier.last().is_some_and(|last| heading(last) != heading(step));
        if is_another && !self.waits {
            self.print(earlier);
        }
    }

    /// Writes all that is not written yet. False if the time ended before that.
    ///
    /// # Errors
    /// If it could not be written.
    pub fn finish(mut self, steps: &[Step]) -> io::Result<bool> {
        self.print(steps);
        self.is_whole
    }

    fn print(&mut self, steps: &[Step]) {
        if matches!(self.is_whole, Ok(true)) {
            self.is_whole = self.write(&steps[self.written_count..]);
        }
        self.written_count = steps.len();
    }

    fn write(&mut self, steps: &[Step]) -> io::Result<bool> {
        let catalog = language::catalog();
        for group in groups(steps, self.known) {
            let is_mixed = group.heading.id == MIXED_HEADING;
            if !(is_mixed && self.is_mixed) {
                writeln!(self.sink, "\n{}:", catalog.sentence(&group.heading))?;
            }
            self.is_mixed = is_mixed;
            let group_steps: Vec<&Step> = group.steps.iter().map(|&step| &steps[step]).collect();
            for alike in
                group_steps.chunk_by(|first, second| share_an_entry(self.puzzle, first, second))
            {
                if self.budget.is_over() {
                    writeln!(self.sink, "\n{}", cut_message())?;
                    return Ok(false);
                }
                let out = self.together(alike);
                self.sink.write_all(out.as_bytes())?;
            }
        }
        self.sink.flush()?;
        Ok(true)
    }

    /// The entry of steps of which one sentence tells, or of a step and those that go like it.
    fn together(&mut self, alike: &[&Step]) -> String {
        let catalog = language::catalog();
        let lines: Vec<LineId> = alike.iter().copied().filter_map(Step::line).collect();
        if let (2.., Some(id)) = (lines.len(), of_many(self.puzzle, alike[0])) {
            return format!("  - {}\n", catalog.sentence(&of_lines(self.puzzle, id, &lines)));
        }
        let mut out = String::new();
        push(&mut out, &mut self.writer, alike[0], 1, "");
        if alike.len() > 1 {
            let likewise_text = catalog.sentence(&likewise(self.puzzle, &alike[1..]));
            out += &format!("    {likewise_text}\n");
        }
        out
    }
}

/// Can one entry of the list tell of both steps?
fn share_an_entry(puzzle: &Puzzle, first: &Step, second: &Step) -> bool {
    match (of_many(puzzle, first), of_many(puzzle, second)) {
        (None, None) => is_like(puzzle, first, second),
        (sentence, its) => sentence == its,
    }
}

/// The id of the sentence that lists all lines with such a step; `None` if each has its own.
fn of_many(puzzle: &Puzzle, step: &Step) -> Option<&'static str> {
    let line = step.line().filter(|_| step.rule() == Some(Rule::Complete))?;
    let is_blank = puzzle.clue(line).runs().is_some_and(<[_]>::is_empty);
    Some(if is_blank { "walk-empty-lines" } else { "walk-complete" })
}

/// A sentence about lines, with neighbors of one family as ranges.
fn of_lines(puzzle: &Puzzle, id: &'static str, lines: &[LineId]) -> Message {
    let geometry = puzzle.geometry();
    let label = |line: LineId| (geometry.place(line).1 + 1).to_string();
    let lines: Vec<LineId> = lines.iter().copied().sorted().collect();
    let is_next = |first: &LineId, second: &LineId| {
        let ((family, place), second_place) = (geometry.place(*first), geometry.place(*second));
        (family, place + 1) == second_place
    };
    let part = |range: &[LineId]| match range {
        [first, _, .., last] => {
            let family = geometry.family_name(geometry.place(*first).0);
            let range = Message::new("line-range").with("lines", family);
            range.with("first", label(*first)).with("last", label(*last))
        }
        _ => geometry.name(range[0]),
    };
    let parts = lines.chunk_by(is_next).flat_map(|range| match range.len() {
        2 => range.chunks(1).map(part).collect::<Vec<_>>(),
        _ => vec![part(range)],
    });
    Message::new(id).with("lines", Argument::And(parts.map_into().collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonosat_board::document::Document;
    use nonosat_engine::explanation::{End, Walk, givens, watched_walk};
    use nonosat_engine::solver::Verdict;
    use nonosat_engine::solver::{Options, judge};
    use nonosat_files as format;

    /// A writer that keeps what was flushed apart.
    #[derive(Default)]
    struct Pipe {
        waiting: Vec<u8>,
        arrived: Vec<u8>,
    }

    impl Write for Pipe {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.waiting.write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            self.arrived.append(&mut self.waiting);
            Ok(())
        }
    }

    fn subject(name: &str) -> Subject {
        let path = format!("{}/puzzles/{name}", env!("CARGO_MANIFEST_DIR"));
        let bytes = std::fs::read(&path).unwrap_or_default();
        let document: Document = format::read(&bytes, None).unwrap();
        let verdict = judge(document.puzzle(), &Options::default()).unwrap();
        let start = givens(document.puzzle());
        let (steps, rounds) = (Vec::new(), Vec::new());
        let walk = Walk { steps, rounds, end: End::Stuck, known: start.clone() };
        let (rating, is_unrated, name) = (None, false, name.to_owned());
        let (path, output_budget) = (path.into(), Budget::endless());
        Subject { path, name, document, start, verdict, rating, is_unrated, walk, output_budget }
    }

    /// What has arrived at each step, and all of it.
    fn arrivals(subject: &Subject, waits: bool) -> (Vec<usize>, String) {
        let Verdict::Unique(only) = &subject.verdict else { panic!("{}", subject.name) };
        let (mut pipe, mut sizes) = (Pipe::default(), Vec::new());
        let mut story = Story::begin(subject, &mut pipe).unwrap();
        story.waits |= waits;
        let (puzzle, only) = (subject.puzzle(), Some(only.picture()));
        let walk = watched_walk(puzzle, &subject.start, only, &Budget::endless(), &mut |steps| {
            assert!(story.go_on(steps));
            sizes.push(story.sink.arrived.len());
        });
        assert!(story.finish(&walk.steps).unwrap() && pipe.waiting.is_empty());
        (sizes, String::from_utf8(pipe.arrived).unwrap())
    }

    #[test]
    fn steps_arrive_while_others_are_looked_for_and_the_text_is_the_same() {
        for name in ["cat.non", "teapot.non", "dunes.clues", "volcano.clues", "gem.clues"] {
            let subject = subject(name);
            let (sizes, text) = arrivals(&subject, false);
            let (_, at_the_end) = arrivals(&subject, true);
            assert_eq!(text, at_the_end, "{name}");
            let (half, title) = (sizes[sizes.len() / 2], text.find('\n').unwrap() + 1);
            let are_two = subject.puzzle().palette().color_count() == 2;
            assert!(half > title || !are_two, "{name}: {half} of {}", text.len());
        }
    }
}
