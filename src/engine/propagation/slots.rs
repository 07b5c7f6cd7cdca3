//! Where the runs of one line may still lie.
//!
//! In: a puzzle, a deduction, a line. Out: one [`RunSlots`] per run. Invariants: complete: every
//! listed start, end and color occurs in some placement.

use super::bits::Bits;
use super::board::fill_domains;
use super::deduction::Deduction;
use super::rules::line_rules;
use super::sweep::Sweeper;
use crate::puzzle::{Color, ColorSet, LineId, Puzzle};

/// Where one run may lie. Cells are counted from 0 along the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunSlots {
    /// First cells, ascending; never empty.
    pub starts: Vec<u32>,
    /// Last cells plus one, ascending; never empty.
    pub ends: Vec<u32>,
    /// Colors that the run may have.
    pub colors: ColorSet,
}

/// The slots of the runs of `line`; `None` if its clue is unknown or it has no placement.
///
/// # Panics
/// If the line or the deduction belongs to another board.
pub fn slots(puzzle: &Puzzle, deduction: &Deduction, line: LineId) -> Option<Vec<RunSlots>> {
    with_words!(puzzle, collect(puzzle, deduction, line))
}

fn collect<const W: usize>(
    puzzle: &Puzzle,
    deduction: &Deduction,
    line: LineId,
) -> Option<Vec<RunSlots>> {
    let rules = line_rules(puzzle, line);
    let mut domains = vec![Bits::<W>::EMPTY; puzzle.palette().color_count()];
    let cells = puzzle.geometry().line(line).iter().map(|&cell| deduction.colors(cell));
    fill_domains(&mut domains, cells, puzzle.palette().all());
    let nowhere = (Bits::EMPTY, Bits::EMPTY, ColorSet::EMPTY);
    let mut found = vec![nowhere; rules.runs.as_ref()?.len()];
    Sweeper::<W>::default().sweep(&rules, &domains, |run, choice, slots| {
        if !slots.starts.is_empty() {
            let (starts, ends, colors) = &mut found[run];
            *starts = starts.or(slots.starts);
            *ends = ends.or(slots.ends);
            *colors = colors.with(Color::numbered(rules.colors[choice]));
        }
    })?;
    let list = |bits: Bits<W>| bits.iter().map(|at| at as u32).collect();
    let slots = found.into_iter().map(|(starts, ends, colors)| RunSlots {
        starts: list(starts),
        ends: list(ends),
        colors,
    });
    Some(slots.collect())
}
