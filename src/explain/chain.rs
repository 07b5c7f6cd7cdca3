//! What follows if a cell has some color, line after line.
//!
//! In: a board that no line says more of, a cell and a color. Out: what was taken out, by
//! which line, and whether that ends. Holds: the lines of one level are those that the level
//! before gave news, so that a chain of `n` lines is found on level `n` or before.

use super::Fact;
use crate::line::{Board, NoObserver, Stopped};
use crate::puzzle::{CellId, Color, ColorSet, LineId};

/// What followed.
#[derive(Clone, Debug, Default)]
pub(super) struct Chain {
    /// What was taken out, in order; first what the supposition itself took.
    pub gone: Vec<(CellId, Color)>,
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
    Still,
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
    follow_all(board, &[(cell, ColorSet::only(color))], levels, is_meant, chain);
}

/// The same for several suppositions at once.
pub(super) fn follow_all<const W: usize>(
    board: &mut Board<W>,
    supposed: &[Fact],
    levels: usize,
    is_meant: &dyn Fn(LineId) -> bool,
    chain: &mut Chain,
) {
    let before = board.taken();
    chain.links.clear();
    supposed.iter().for_each(|&(cell, colors)| board.keep(cell, colors));
    chain.end = run(board, before, levels, is_meant, &mut chain.links);
    chain.gone.clear();
    chain.gone.extend_from_slice(board.since(before));
    board.back_to(before);
}

fn run<const W: usize>(
    board: &mut Board<W>,
    before: usize,
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
        }
    }
    if board.due() == 0 { ChainEnd::Still } else { ChainEnd::Cut }
}
