//! Writes an explanation as text, in the order of the walk.
//!
//! In: a subject, a cell, or a mistake. Out: lines of text. Invariants: consecutive steps of one
//! kind share one heading. Narrowing steps appear only if another step rests on them. Writing
//! stops once the time is over.

use crate::app::language;
use crate::cli::commands::explain::Subject;
use itertools::Itertools;
use nonosat::explanation::{
    self, End, Mistake, Node, Rule, Step, StepWriter, dead_end, describe_mistake, is_like,
    likewise, reasons_of, relevant_steps,
};
use nonosat::language::{Argument, Message};
use nonosat::puzzle::{CellId, LineId, Puzzle};
use std::io::{self, Write};

/// The name, the verdict and the rating, in one line.
pub fn title(subject: &Subject) -> String {
    format!("{}: {}", subject.name, verdict(subject))
}

/// The verdict and the rating.
pub fn verdict(subject: &Subject) -> String {
    let verdict = Message::new(format!("verdict-{}", subject.verdict.word()));
    let verdict = language::words(&verdict);
    let rating = subject.rating.as_ref().map(|rating| language::words(&rating.message()));
    rating.map_or_else(|| verdict.clone(), |rating| format!("{verdict}, {rating}"))
}

/// Steps that share a heading, as indices into the walk.
pub struct Group {
    pub heading: Message,
    pub steps: Vec<usize>,
}

/// Fewer steps of one kind have no heading of their own.
const FEW: usize = 4;

/// All relevant steps; consecutive ones with the same heading form a group, and so do consecutive
/// small groups of single lines.
pub fn groups(steps: &[Step]) -> Vec<Group> {
    let mut merged: Vec<Group> = Vec::new();
    for group in groups_by_heading(steps) {
        let is_small = group.steps.len() < FEW && steps[group.steps[0]].line().is_some();
        match merged.last_mut() {
            Some(last) if is_small && last.heading.id == MIXED => last.steps.extend(group.steps),
            _ if is_small => merged.push(Group { heading: Message::new(MIXED), ..group }),
            _ => merged.push(group),
        }
    }
    merged
}

/// The heading of steps of several kinds.
const MIXED: &str = "heading-mixed";

fn groups_by_heading(steps: &[Step]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for step in relevant_steps(steps) {
        let heading = heading(&steps[step]);
        match groups.last_mut() {
            Some(group) if group.heading == heading => group.steps.push(step),
            _ => groups.push(Group { heading, steps: vec![step] }),
        }
    }
    groups
}

/// The heading of a step: its rule, or that it only removes colors.
fn heading(step: &Step) -> Message {
    match step.is_narrowing() {
        true => Message::new("heading-colors"),
        false => Message::new(format!("heading-{}", step.name())),
    }
}

/// Writes the whole walk. False if the time ended before all steps were written.
pub fn whole(subject: &Subject, sink: &mut impl Write) -> io::Result<bool> {
    let puzzle = subject.puzzle();
    let (mut writer, catalog) = (StepWriter::new(puzzle), language::catalog());
    writeln!(sink, "{}", title(subject))?;
    for group in groups(&subject.walk.steps) {
        writeln!(sink, "\n{}:", catalog.sentence(&group.heading))?;
        let steps = || group.steps.iter().map(|&step| &subject.walk.steps[step]);
        let mut listed: Vec<&Step> = steps().collect();
        for (id, is_one) in MERGED {
            let lines =
                listed.iter().filter(|step| is_one(puzzle, step)).filter_map(|it| it.line());
            let lines: Vec<LineId> = lines.collect();
            if lines.len() > 1 {
                writeln!(sink, "  - {}", catalog.sentence(&of_lines(puzzle, id, &lines)))?;
                listed.retain(|step| !is_one(puzzle, step));
            }
        }
        for alike in listed.chunk_by(|one, other| is_like(puzzle, one, other)) {
            if subject.output_budget.is_over() {
                writeln!(sink, "\n{}", cut())?;
                return Ok(false);
            }
            let mut out = String::new();
            push(&mut out, &mut writer, alike[0], 1, "");
            if alike.len() > 1 {
                let others = catalog.sentence(&likewise(puzzle, &alike[1..]));
                out += &format!("    {others}\n");
            }
            sink.write_all(out.as_bytes())?;
        }
    }
    writeln!(sink, "\n{}", end(subject))?;
    Ok(true)
}

/// The last line if the time ended before all steps were written.
pub fn cut() -> String {
    language::catalog().sentence(&Message::new("walk-cut"))
}

/// Is it a step of some kind?
type Is = fn(&Puzzle, &Step) -> bool;
/// Steps of which one sentence lists all lines: its id, and whether a step is one.
const MERGED: [(&str, Is); 2] = [("walk-empty-lines", is_blank), ("walk-complete", is_complete)];

/// Does the step empty a line without runs?
fn is_blank(puzzle: &Puzzle, step: &Step) -> bool {
    let has_no_runs = |line| puzzle.clue(line).runs().is_some_and(<[_]>::is_empty);
    is_complete(puzzle, step) && step.line().is_some_and(has_no_runs)
}

/// Does the step empty the rest of a line whose runs are all found?
fn is_complete(_: &Puzzle, step: &Step) -> bool {
    step.rule() == Some(Rule::Complete)
}

/// A sentence about lines, with neighbors of one family as ranges.
fn of_lines(puzzle: &Puzzle, id: &'static str, lines: &[LineId]) -> Message {
    let geometry = puzzle.geometry();
    let label = |line: LineId| (geometry.place(line).1 + 1).to_string();
    let lines: Vec<LineId> = lines.iter().copied().sorted().collect();
    let is_next = |one: &LineId, other: &LineId| {
        let ((family, place), other) = (geometry.place(*one), geometry.place(*other));
        (family, place + 1) == other
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

/// How the walk ends, in a sentence.
pub fn end(subject: &Subject) -> String {
    let open = subject.walk.known.iter().filter(|colors| colors.len() > 1).count();
    let message = match (&subject.walk.end, subject.verdict.word()) {
        (End::Solved, _) => Message::new("walk-solved"),
        (End::DeadEnd(end), _) => {
            Message::new("walk-dead-end").with("contradiction", dead_end(subject.puzzle(), end))
        }
        (End::OutOfTime, _) => Message::new("walk-time"),
        (End::OutOfMemory, _) => {
            Message::new("walk-memory").with("mebibytes", explanation::MAX_BYTES >> 20)
        }
        (_, "several") => Message::new("walk-several"),
        (_, "none") => Message::new("walk-none"),
        _ => Message::new("walk-stuck"),
    };
    language::catalog().sentence(&message.with("count", open))
}

/// Appends a step, with the steps inside it indented below.
fn push(out: &mut String, writer: &mut StepWriter, step: &Step, depth: usize, before: &str) {
    let (text, catalog) = (writer.step_text(step), language::catalog());
    let indent = "  ".repeat(depth);
    *out += &format!("{indent}- {before}{}\n", catalog.sentence(&text.head));
    for line in text.inside {
        *out += &format!("{indent}    {}\n", catalog.sentence(&line));
    }
    if let Some(tail) = text.tail {
        *out += &format!("{indent}  {}\n", catalog.sentence(&tail));
    }
}

/// The justification tree of one cell, `depth` levels deep.
pub fn of_cell(subject: &Subject, cell: CellId, depth: usize) -> anyhow::Result<String> {
    let steps = &subject.walk.steps;
    let node = reasons_of(steps, cell, depth).ok_or_else(|| subject.no_step(cell))?;
    let mut writer = StepWriter::new(subject.puzzle());
    let catalog = language::catalog();
    let since = catalog.words(&Message::new("walk-since"));
    let mut out = format!("{}\n\n", title(subject));
    let mut waiting: Vec<(&Node, usize)> = vec![(&node, 0)];
    while let Some((node, level)) = waiting.pop() {
        let before = if level == 0 { String::new() } else { since.clone() };
        push(&mut out, &mut writer, &steps[node.step], level, &before);
        if node.cut > 0 {
            let earlier = Message::new("walk-earlier").with("count", node.cut);
            out += &format!("{}  {}\n", "  ".repeat(level), catalog.words(&earlier));
        }
        waiting.extend(node.from.iter().rev().map(|from| (from, level + 1)));
    }
    Ok(out)
}

/// The description of a mistake.
pub fn mistake(puzzle: &Puzzle, found: &Mistake) -> String {
    let lines = describe_mistake(puzzle, found, explanation::one_based);
    let indent = |number: usize| if number == 0 { "" } else { "  " };
    let words = lines.iter().map(|line| line.words(language::catalog()));
    words.enumerate().map(|(number, line)| format!("{}{line}\n", indent(number))).collect()
}
