//! Describes repairs, as text and as drawings for the terminal.
//!
//! In: repairs and their puzzle. Out: lines of text.

use crate::app::failure;
use crate::cli::commands::mend::Subject;
use nonosat::authoring::repair::{Progress, Repair, RepairEnd, RepairMode, RepairResult};
use nonosat::drawing::{Depth, text, text_marked};
use nonosat::puzzle::{Color, LineId, Picture};

/// The most cells to name.
const MAX_NAMED: usize = 30;

/// The progress of the search: the smallest repair so far, and the lower bound.
pub fn progress(Progress { found: best, at_least }: Progress) -> String {
    match best {
        Some(best) if best <= at_least => format!("{} will do", count(best)),
        Some(best) => format!("{} will do, at least {at_least} are needed", count(best)),
        None => format!("at least {} needed", count(at_least)),
    }
}

/// Draws the pictures before and after, with marks at the repaired cells. If the picture stays,
/// draws it once.
pub fn drawn(subject: &Subject, repair: &Repair, depth: Depth) -> String {
    let after = text_marked(&repair.puzzle, &repair.picture, &repair.cells, depth);
    if repair.cells.is_empty() || subject.mode == RepairMode::Reveal {
        return after;
    }
    let before = text(subject.puzzle(), &subject.goal, depth);
    format!("before\n{before}after\n{after}")
}

/// Describes the repair, and whether one of fewer cells may exist.
pub fn outcome(subject: &Subject, result: &RepairResult, best: &Repair) -> String {
    let (name, number) = (&subject.name, best.cells.len());
    if number == 0 {
        return format!("{name}: {} already, nothing is to be done", subject.aim());
    }
    let proof = match result.ended {
        RepairEnd::Proved | RepairEnd::Enough => "; fewer are impossible".to_owned(),
        RepairEnd::Stopped(limit) => {
            let why = failure::describe_limit(&limit, subject.puzzle());
            format!("; at least {} needed ({why})", result.at_least)
        }
        _ => {
            let at_least = result.at_least;
            format!("; at least {at_least} needed, whether fewer will do is not proved")
        }
    };
    let others = match (subject.command.all, result.repairs.len(), result.ended) {
        (false, ..) => String::new(),
        (true, 1, RepairEnd::Proved) => "; this is the only way".to_owned(),
        (true, count, RepairEnd::Proved) => format!("; all {count} ways are told"),
        (true, count, _) => format!("; {count} ways are told, there may be more"),
    };
    format!("{name}: {}{proof}{others}", cells(subject, best))
}

/// Names the repaired cells and their new colors.
pub fn cells(subject: &Subject, repair: &Repair) -> String {
    let (geometry, palette) = (repair.puzzle.geometry(), repair.puzzle.palette());
    let mut named = String::new();
    for &cell in repair.cells.iter().take(MAX_NAMED) {
        let row = geometry.through(cell)[0];
        named += &format!(" r{}c{}", row.line.number() + 1, row.at + 1);
        if palette.color_count() > 2 {
            named += &format!(" ({})", palette.describe(repair.picture[cell]));
        }
    }
    if repair.cells.len() > MAX_NAMED {
        named += &format!(" and {} more", repair.cells.len() - MAX_NAMED);
    }
    let all = geometry.cell_count();
    let done = match subject.mode {
        RepairMode::Change => "changed",
        RepairMode::Reveal => "revealed",
    };
    format!("{} of {all} {done}:{named}", count(repair.cells.len()))
}

/// Describes why there is no repair.
pub fn nothing(subject: &Subject, result: &RepairResult) -> String {
    let (name, at_least) = (&subject.name, count(result.at_least));
    match result.ended {
        RepairEnd::TooMany => {
            let max = count(subject.command.max.unwrap_or_default());
            format!("{name}: cannot be mended with at most {max}: it takes at least {at_least}")
        }
        RepairEnd::Impossible => format!(
            "{name}: cannot be mended: whatever is done to the other cells, it has several solutions"
        ),
        RepairEnd::Stopped(limit) => {
            let why = failure::describe_limit(&limit, subject.puzzle());
            format!("{name}: undecided: {why}; it takes at least {at_least}")
        }
        _ => format!("{name}: nothing was found; it takes at least {at_least}"),
    }
}

/// Warnings about lines that the repair made empty or full.
pub fn warnings(subject: &Subject, repair: &Repair) -> Vec<String> {
    let geometry = repair.puzzle.geometry();
    let extent = |picture: &Picture, line: LineId| {
        let painted = |color: Color| !color.is_background();
        let colors = geometry.line(line).iter().map(|&cell| picture[cell]);
        let count = colors.filter(|&color| painted(color)).count();
        match count {
            0 => Some("empty"),
            count if count == geometry.line(line).len() => Some("full"),
            _ => None,
        }
    };
    let warn = |line| {
        let (before, after) = (extent(&subject.goal, line), extent(&repair.picture, line));
        let now = after.filter(|_| after != before)?;
        Some(format!("warning: {} is {now} now", geometry.describe(line)))
    };
    geometry.lines().filter_map(warn).collect()
}

/// A number and the word: `1 cell`, `2 cells`.
fn count(number: usize) -> String {
    match number {
        1 => "1 cell".to_owned(),
        number => format!("{number} cells"),
    }
}
