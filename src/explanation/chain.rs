//! What follows if a cell has some color, line after line.
//!
//! In: a board that no line says more of, a cell and a color. Out: what was taken out, by
//! which line, and whether that ends. Invariants: the lines of one level are those that the level
//! before gave news, so that a chain of `n` lines is found on level `n` or before. What was
//! taken out has room; a chain that needs more is cut.

use super::Fact;
use crate::propagation::{Board, NoObserver, Stopped};
use crate::puzzle::{CellId, Color, ColorSet, LineId};

/// So many colors may be taken out by one chain, or by all that are compared: 16 MiB, and as much
/// on the board.
pub(super) const MAX_REMOVED: usize = 1 << 21;

/// What followed.
#[derive(Clone, Debug, Default)]
pub(super) struct Chain {
    /// What was taken out, in order; first what the supposition itself took.
    pub removed: Vec<(CellId, Color)>,
    /// The line and where in `gone` its part begins and ends.
    pub links: Vec<(LineId, usize, usize)>,
    /// How it ended.
    pub end: ChainEnd,
}

/// How a chain ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ChainEnd {
    /// On this level a line had no placement left.
    Dead(LineId, usize),
    /// No line says more.
    Fixpoint,
    /// There may be more.
    #[default]
    Cut,
}

/// Follows a supposition for so many levels, by lines that `is_meant` accepts; the board is
/// as before at the end.
pub(super) fn follow<const W: usize>(
    board: &mut Board<W>,
    (cell, color): (CellId, Color),
    levels: usize,
    is_meant: &dyn Fn(LineId) -> bool,
    chain: &mut Chain,
) {
    follow_all(board, &[(cell, ColorSet::only(color))], (levels, MAX_REMOVED), is_meant, chain);
}

/// The same for several suppositions at once, with room for so much that is taken out.
pub(super) fn follow_all<const W: usize>(
    board: &mut Board<W>,
    supposed: &[Fact],
    (levels, room): (usize, usize),
    is_meant: &dyn Fn(LineId) -> bool,
    chain: &mut Chain,
) {
    let before = board.taken();
    chain.links.clear();
    chain.end = match suppose(board, supposed, before + room) {
        true => run(board, (before, room), levels, is_meant, &mut chain.links),
        false => ChainEnd::Cut,
    };
    chain.removed.clear();
    chain.removed.extend_from_slice(board.since(before));
    board.back_to(before);
}

/// Supposes all of this, if no more than `most` is taken out by then and the budget lasts.
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
    is_meant: &dyn Fn(LineId) -> bool,
    links: &mut Vec<(LineId, usize, usize)>,
) -> ChainEnd {
    for level in 1..=levels {
        for _ in 0..board.due() {
            let Some(line) = board.next_line() else { break };
            if !is_meant(line) {
                continue;
            }
            let taken = board.taken();
            match board.settle_line(line, &mut NoObserver) {
                Ok(()) => {}
                Err(Stopped::Contradiction(_)) => return ChainEnd::Dead(line, level),
                Err(Stopped::Limit(_)) => return ChainEnd::Cut,
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
