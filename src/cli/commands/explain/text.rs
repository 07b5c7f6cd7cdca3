//! Writes an explanation as text, in the order of the walk.
//!
//! In: a subject, a cell, or a mistake. Out: lines of text. Invariants: consecutive steps of one
//! kind share one heading. Narrowing steps appear only if another step rests on them, or if
//! only several of them leave a cell one color.

use crate::app::language;
use crate::cli::commands::explain::Subject;
use nonosat_board::message::Message;
use nonosat_board::puzzle::{CellId, ColorSet, Puzzle};
use nonosat_engine::explanation::{
    self, End, Mistake, Node, Step, StepWriter, dead_end, describe_mistake, reasons_of,
    relevant_steps,
};

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
const MIN_STEPS_WITH_HEADING: usize = 3;

/// All relevant steps from `known` on; consecutive ones with the same heading form a group, and so
/// do consecutive small groups.
pub fn groups(steps: &[Step], known: &[ColorSet]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for group in groups_by_heading(steps, known) {
        let is_small = group.steps.len() < MIN_STEPS_WITH_HEADING;
        match groups.last_mut() {
            Some(last) if is_small && last.heading.id == MIXED_HEADING => {
                last.steps.extend(group.steps)
            }
            _ if is_small => groups.push(Group { heading: Message::new(MIXED_HEADING), ..group }),
            _ => groups.push(group),
        }
    }
    groups
}

/// The heading of steps of several kinds.
pub const MIXED_HEADING: &str = "heading-mixed";

fn groups_by_heading(steps: &[Step], known: &[ColorSet]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for step in relevant_steps(steps, known) {
        let heading = heading(&steps[step]);
        match groups.last_mut() {
            Some(group) if group.heading == heading => group.steps.push(step),
            _ => groups.push(Group { heading, steps: vec![step] }),
        }
    }
    groups
}

/// The heading of a step: its rule, or that it only removes colors.
pub fn heading(step: &Step) -> Message {
    match step.is_narrowing() {
        true => Message::new("heading-colors"),
        false => Message::new(format!("heading-{}", step.name())),
    }
}

/// The last line if the time ended before all steps were written.
pub fn cut_message() -> String {
    language::catalog().sentence(&Message::new("walk-cut"))
}

/// How the walk ends, in a sentence.
pub fn end(subject: &Subject) -> String {
    language::catalog().sentence(&end_message(subject))
}

/// How the walk ends.
pub fn end_message(subject: &Subject) -> Message {
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
    message.with("count", open)
}

/// Appends a step, with the steps inside it indented below.
pub fn push(out: &mut String, writer: &mut StepWriter, step: &Step, depth: usize, prefix: &str) {
    let (text, catalog) = (writer.step_text(step), language::catalog());
    let indent = "  ".repeat(depth);
    *out += &format!("{indent}- {prefix}{}\n", catalog.sentence(&text.head));
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
    // Who asks why a cell is as it is asks for all of its reasons.
    let mut writer = StepWriter::new(subject.puzzle()).in_full();
    let catalog = language::catalog();
    let since = catalog.words(&Message::new("walk-since"));
    let mut out = format!("{}\n\n", title(subject));
    let mut waiting: Vec<(&Node, usize)> = vec![(&node, 0)];
    while let Some((node, level)) = waiting.pop() {
        let prefix = if level == 0 { String::new() } else { since.clone() };
        push(&mut out, &mut writer, &steps[node.step], level, &prefix);
        if node.cut > 0 {
            let earlier = Message::new("walk-earlier").with("count", node.cut);
            out += &format!("{}  {}\n", "  ".repeat(level), catalog.words(&earlier));
        }
        waiting.extend(node.from.iter().rev().map(|from| (from, level + 1)));
    }
    Ok(out)
}

/// The description of a mistake.
pub fn mistake(puzzle: &Puzzle, mistake: &Mistake) -> String {
    let lines = describe_mistake(puzzle, mistake, explanation::one_based);
    let indent = |number: usize| if number == 0 { "" } else { "  " };
    let words = lines.iter().map(|line| language::catalog().numbered(line.number, &line.message));
    words.enumerate().map(|(number, line)| format!("{}{line}\n", indent(number))).collect()
}
