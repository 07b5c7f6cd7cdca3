//! Writes an explanation as text, in the order of the walk.
//!
//! In: a subject, a cell, or a mistake. Out: lines of text. Invariants: consecutive steps of one
//! kind share one heading. Narrowing steps appear only if another step rests on them. Writing
//! stops once the time is over.

use crate::cli::commands::explain::Subject;
use nonosat::explanation::{
    self, End, Justification, Mistake, Node, Rule, Step, StepWriter, dead_end, describe_mistake,
    reasons_of, relevant_steps,
};
use nonosat::puzzle::{CellId, Puzzle};
use std::io::{self, Write};

/// The name, the verdict and the rating, in one line.
pub fn title(subject: &Subject) -> String {
    let rating = subject.rating.as_ref().map_or(String::new(), |it| format!(", {}", it.describe()));
    format!("{}: {}{rating}", subject.name, subject.verdict.word())
}

/// Steps that share a heading, as indices into the walk.
pub struct Group {
    pub heading: &'static str,
    pub steps: Vec<usize>,
}

/// All relevant steps; consecutive ones with the same heading form a group.
pub fn groups(steps: &[Step]) -> Vec<Group> {
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

fn heading(step: &Step) -> &'static str {
    match (&step.justification, step.rule()) {
        _ if step.is_narrowing() => "Colors that cells cannot have",
        (_, Some(Rule::EmptyLine)) => "Runs that are long for their lines",
        (_, Some(Rule::Complete)) => "Lines whose runs are all there",
        (_, Some(Rule::Overlap)) => "Runs with little room",
        (_, Some(Rule::Reach)) => "Cells that no run reaches",
        (_, Some(Rule::Bounded)) => "Blocks that are complete",
        (_, Some(Rule::SmallGap)) => "Gaps that are too small",
        (_, Some(Rule::Edge)) => "Blocks that must go on",
        (_, Some(Rule::Joining)) => "Blocks that belong together",
        (_, Some(Rule::Split)) => "Blocks that must stay apart",
        (_, Some(Rule::Color)) => "Lines that agree on one color only",
        (_, Some(_)) => "All ways to lay a line",
        (Justification::Trial { .. }, _) => "What if",
        (Justification::Either { .. }, _) => "Both ways",
        _ => "Beyond reasons",
    }
}

/// Writes the whole walk. False if the time ended before all steps were written.
pub fn whole(subject: &Subject, sink: &mut impl Write) -> io::Result<bool> {
    let puzzle = subject.puzzle();
    let mut writer = StepWriter::new(puzzle);
    writeln!(sink, "{}", title(subject))?;
    for group in groups(&subject.walk.steps) {
        writeln!(sink, "\n{}:", group.heading)?;
        let steps = || group.steps.iter().map(|&step| &subject.walk.steps[step]);
        let blank: Vec<String> = steps().filter_map(|step| blank_line(puzzle, step)).collect();
        if let [first @ .., last] = &blank[..]
            && !first.is_empty()
        {
            let all = first.join(", ");
            writeln!(sink, "  - No runs: {all} and {last} are empty.")?;
        }
        let is_listed = |step: &&Step| blank.len() < 2 || blank_line(puzzle, step).is_none();
        for step in steps().filter(is_listed) {
            if subject.output_budget.is_over() {
                writeln!(sink, "\n{OVER}")?;
                return Ok(false);
            }
            let mut out = String::new();
            push(&mut out, &mut writer, step, 1, "");
            sink.write_all(out.as_bytes())?;
        }
    }
    writeln!(sink, "\n{}", end(subject))?;
    Ok(true)
}

/// The last line if the time ended before all steps were written.
pub const OVER: &str = "The time is over; there are more steps.";

/// The name of the line, if the step empties a line without runs.
fn blank_line(puzzle: &Puzzle, step: &Step) -> Option<String> {
    let line = step.line().filter(|_| step.rule() == Some(Rule::Complete))?;
    let is_blank = puzzle.clue(line).runs().is_some_and(<[_]>::is_empty);
    is_blank.then(|| puzzle.geometry().describe(line))
}

/// How the walk ends, in a sentence.
pub fn end(subject: &Subject) -> String {
    let open = subject.walk.known.iter().filter(|colors| colors.len() > 1).count();
    match (&subject.walk.end, subject.verdict.word()) {
        (End::Solved, _) => "Every cell is known.".to_owned(),
        (End::DeadEnd(end), _) => {
            let why = dead_end(subject.puzzle(), end);
            format!(
                "{} So there is no solution.",
                why.trim_start_matches("But then ").replacen('t', "T", 1)
            )
        }
        (End::OutOfTime, _) => format!("The time is over; {open} cells are open."),
        (End::OutOfMemory, _) => format!(
            "The steps take more than {} MiB of memory; {open} cells are open.",
            explanation::MAX_BYTES >> 20
        ),
        (_, "several") => {
            format!(
                "There are several solutions, and no reason goes further: {open} cells are open."
            )
        }
        (_, "none") => {
            format!("There is no solution, which no short reason shows: {open} cells are open.")
        }
        _ => format!("No reason was found that goes further: {open} cells are open."),
    }
}

/// Appends a step, with the steps inside it indented below.
fn push(out: &mut String, writer: &mut StepWriter, step: &Step, depth: usize, before: &str) {
    let text = writer.step_text(step);
    let indent = "  ".repeat(depth);
    *out += &format!("{indent}- {before}{}\n", text.head);
    for line in text.inside {
        *out += &format!("{indent}    {line}\n");
    }
    if !text.tail.is_empty() {
        *out += &format!("{indent}  {}\n", text.tail);
    }
}

/// The justification tree of one cell, `depth` levels deep.
pub fn of_cell(subject: &Subject, cell: CellId, depth: usize) -> anyhow::Result<String> {
    let steps = &subject.walk.steps;
    let node = reasons_of(steps, cell, depth).ok_or_else(|| subject.no_step(cell))?;
    let mut writer = StepWriter::new(subject.puzzle());
    let mut out = format!("{}\n\n", title(subject));
    let mut waiting: Vec<(&Node, usize)> = vec![(&node, 0)];
    while let Some((node, level)) = waiting.pop() {
        let before = if level == 0 { "" } else { "since: " };
        push(&mut out, &mut writer, &steps[node.step], level, before);
        if node.cut > 0 {
            let steps = if node.cut == 1 { "step" } else { "steps" };
            out += &format!("{}  (resting on {} more {steps})\n", "  ".repeat(level), node.cut);
        }
        waiting.extend(node.from.iter().rev().map(|from| (from, level + 1)));
    }
    Ok(out)
}

/// The description of a mistake.
pub fn mistake(puzzle: &Puzzle, found: &Mistake) -> String {
    let lines = describe_mistake(puzzle, found, explanation::one_based);
    let indent = |number: usize| if number == 0 { "" } else { "  " };
    lines.iter().enumerate().map(|(number, line)| format!("{}{line}\n", indent(number))).collect()
}
