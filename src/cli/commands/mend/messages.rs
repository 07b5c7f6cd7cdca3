//! Describes repairs, as text and as drawings for the terminal.
//!
//! In: repairs and their puzzle. Out: lines of text.

use crate::app::failure;
use crate::app::language::words;
use crate::cli::args::Goal;
use crate::cli::commands::mend::Subject;
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::{Color, LineId, Picture};
use nonosat_studio::authoring::repair::{
    Progress, Repair, RepairEnd, RepairMode, RepairResult, Trait,
};
use nonosat_studio::drawing::{Depth, text, text_marked};

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
    let goal = text(subject.puzzle(), &subject.goal, depth);
    let heading = |id: &'static str| words(&Message::new(id));
    format!("{}\n{goal}{}\n{after}", heading("mend-before"), heading("mend-after"))
}

/// Describes the repair, and whether one of fewer cells may exist.
pub fn outcome(subject: &Subject, result: &RepairResult, best: &Repair) -> String {
    let name = &subject.name;
    if best.cells.is_empty() {
        let nothing = match subject.command.goal {
            Goal::Unique => message!("mend-nothing-unique"),
            Goal::Lines => message!("mend-nothing-lines"),
        };
        return format!("{name}: {}", words(&nothing));
    }
    let all = [Some(cells(subject, best)), Some(proof(subject, result)), ways(subject, result)];
    let all: Vec<String> = all.iter().flatten().map(words).collect();
    format!("{name}: {}", all.join("; "))
}

/// What is known about repairs of fewer cells.
fn proof(subject: &Subject, result: &RepairResult) -> Message {
    let count = result.at_least;
    match result.ended {
        RepairEnd::Proved | RepairEnd::Enough => message!("mend-fewest"),
        RepairEnd::Stopped(limit) => {
            let reason = failure::limit_message(&limit, subject.puzzle());
            match result.repairs.iter().any(|best| best.cells.len() <= count) {
                true => message!("mend-fewest-why", why = reason),
                false => message!("mend-least-why", count = count, why = reason),
            }
        }
        _ => message!("mend-least", count = count),
    }
}

/// The number of repairs, if all were requested.
fn ways(subject: &Subject, result: &RepairResult) -> Option<Message> {
    Some(match (subject.command.all, result.repairs.len(), result.ended) {
        (false, ..) => return None,
        (true, 1, RepairEnd::Proved) => message!("mend-only-way"),
        (true, count, RepairEnd::Proved) => message!("mend-all-ways", count = count),
        (true, count, _) => message!("mend-some-ways", count = count),
    })
}

/// Names the repaired cells and their new colors.
pub fn cells(subject: &Subject, repair: &Repair) -> Message {
    let mut cells = names(repair).take(MAX_NAMED).collect::<Vec<_>>().join(" ");
    let (count, all) = (repair.cells.len(), repair.puzzle.geometry().cell_count());
    if count > MAX_NAMED {
        cells = words(&message!("mend-more", cells = cells, count = count - MAX_NAMED));
    }
    match subject.mode {
        RepairMode::Change => message!("mend-changed", count = count, all = all, cells = cells),
        RepairMode::Reveal => message!("mend-revealed", count = count, all = all, cells = cells),
    }
}

/// The names of the repaired cells; in several colors each with its new one.
pub fn names(repair: &Repair) -> impl Iterator<Item = String> {
    let (geometry, palette) = (repair.puzzle.geometry(), repair.puzzle.palette());
    repair.cells.iter().map(move |&cell| {
        let row = geometry.through(cell)[0];
        let name = format!("r{}c{}", row.line.number() + 1, row.at + 1);
        let color = match repair.picture[cell] {
            _ if palette.color_count() == 2 => return name,
            color if color.is_background() => message!("color-background").into(),
            color => palette.color_name(color),
        };
        format!("{name} ({})", words(&message!("plain", text = color)))
    })
}

/// Describes why there is no repair.
pub fn nothing(subject: &Subject, result: &RepairResult) -> String {
    let count = result.at_least;
    let reason = match result.ended {
        RepairEnd::TooMany => {
            let max = subject.command.max.unwrap_or_default();
            message!("mend-too-many", max = max, count = count)
        }
        RepairEnd::Impossible => message!("mend-impossible"),
        RepairEnd::Stopped(limit) => {
            let reason = failure::limit_message(&limit, subject.puzzle());
            message!("mend-undecided", why = reason, count = count)
        }
        _ => message!("mend-not-found", count = count),
    };
    format!("{}: {}", subject.name, words(&reason))
}

/// Warnings about what the repair breaks, and about lines that it made empty or full.
pub fn warnings(subject: &Subject, repair: &Repair) -> Vec<Message> {
    let geometry = repair.puzzle.geometry();
    let extent = |picture: &Picture, line: LineId| {
        let is_painted = |color: Color| !color.is_background();
        let colors = geometry.line(line).iter().map(|&cell| picture[cell]);
        let count = colors.filter(|&color| is_painted(color)).count();
        match count {
            0 => Some("warning-line-empty"),
            count if count == geometry.line(line).len() => Some("warning-line-full"),
            _ => None,
        }
    };
    let warn = |line| {
        let (old_extent, extent) = (extent(&subject.goal, line), extent(&repair.picture, line));
        let now = extent.filter(|_| extent != old_extent)?;
        Some(Message::new(now).with("line", geometry.name(line)))
    };
    let broken = repair.breaks.iter().map(|broken| match broken {
        Trait::Outline => message!("warning-outline-broken"),
        Trait::Symmetry => message!("warning-symmetry-broken"),
    });
    broken.chain(geometry.lines().filter_map(warn)).collect()
}

/// A number and the word: `1 cell`, `2 cells`.
fn count(number: usize) -> String {
    match number {
        1 => "1 cell".to_owned(),
        number => format!("{number} cells"),
    }
}
