//! Follows a supposition: line after line, until a dead end or a fixpoint.
//!
//! In: a board that lines cannot narrow, a cell and a color. Out: the removed colors, the line
//! that removed each, and how the chain ended. Invariants: a level visits the lines that the
//! level before changed, so that a chain of `n` lines is found on level `n` or before; regions
//! follow at once, on the level that changed them. A chain that removes more colors than its limit is
//! cut. The board ends as it began.

use super::Fact;
use crate::propagation::{Board, NoObserver, Stopped};
use crate::puzzle::{CellId, Color, ColorSet, LineId};

/// Most colors that one chain, or all compared chains together, may remove. They take 16 MiB,
/// and as much on the board.
pub(super) const MAX_REMOVED: usize = 1 << 21;

/// What follows from a supposition.
#[derive(Clone, Debug, Default)]
pub(super) struct Chain {
    /// The removed colors in order, those that the supposition itself removes first.
    pub removed: Vec<(CellId, Color)>,
    /// Each line that removed some, with the start and end of its part of `removed`.
    pub links: Vec<(LineId, usize, usize)>,
    /// How it ended.
    pub end: ChainEnd,
}

/// How a chain ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ChainEnd {
    /// The line had no placement left, on this level (from 1).
    Dead(LineId, usize),
    /// No line removes more.
    Fixpoint,
    /// Stopped at a limit: more may follow.
    #[default]
    Cut,
}

/// Follows a supposition for at most `levels` levels, on lines that `is_allowed` accepts.
pub(super) fn follow<const W: usize>(
    board: &mut Board<W>,
    (cell, color): (CellId, Color),
    levels: usize,
    is_allowed: &dyn Fn(LineId) -> bool,
    chain: &mut Chain,
) {
    follow_all(board, &[(cell, ColorSet::only(color))], (levels, MAX_REMOVED), is_allowed, chain);
}

/// Like [`follow`], for several suppositions at once and at most `room` removed colors.
pub(super) fn follow_all<const W: usize>(
    board: &mut Board<W>,
    supposed: &[Fact],
    (levels, room): (usize, usize),
    is_allowed: &dyn Fn(LineId) -> bool,
    chain: &mut Chain,
) {
    let before = board.taken();
    chain.links.clear();
    chain.end = match suppose(board, supposed, before + room) {
        true => run(board, (before, room), levels, is_allowed, &mut chain.links),
        false => ChainEnd::Cut,
    };
    chain.removed.clear();
    chain.removed.extend_from_slice(board.since(before));
    board.back_to(before);
}

/// Makes all suppositions. False if the board then has more than `most` removed colors, or the
/// budget is over.
fn suppose<const W: usize>(board: &mut Board<W>, supposed: &[Fact], most: usize) -> bool {
    for some in supposed.chunks(1000) {
        some.iter().for_each(|&(cell, colors)| board.keep(cell, colors));
        if board.taken() > most || supposed.len() > 1000 && board.is_out_of_time() {
            return false;
        }
    }
    true
}

fn run<const W: usize>(
    board: &mut Board<W>,
    (before, room): (usize, usize),
    levels: usize,
    is_allowed: &dyn Fn(LineId) -> bool,
    links: &mut Vec<(LineId, usize, usize)>,
) -> ChainEnd {
    for level in 1..=levels {
        let mut left = board.due();
        while left > 0 || board.is_region_due() {
            let Some(line) = board.next_line() else { break };
            left -= usize::from(!board.puzzle().geometry().is_region(line));
            if !is_allowed(line) {
                continue;
            }
            let taken = board.taken();
            match board.settle_line(line, &mut NoObserver) {
                Ok(()) => {}
                Err(Stopped::Contradiction(_)) => return ChainEnd::Dead(line, level),
                Err(Stopped::Budget(_)) => return ChainEnd::Cut,
            }
            if board.taken() > taken {
                links.push((line, taken - before, board.taken() - before));
            }
            if board.taken() - before > room {
                return ChainEnd::Cut;
            }
        }
    }
    if board.due() == 0 { ChainEnd::Fixpoint } else { ChainEnd::Cut }
}
