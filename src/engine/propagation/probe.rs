//! Probing: tries each color of a cell. A color that leads to a contradiction is impossible, and
//! what follows from every color is certain.
//!
//! In: a deduction that is a fixpoint of line solving. Out: a deduction at least as narrow.
//! Invariants: no solution is lost. Credit counts line solves and their work, not time, so the
//! result is the same on every machine unless the budget ends it.
//! Source: "failed literals" and their common consequences, as in D. Le Berre, "Exploiting the real
//! power of unit propagation lookahead" (2001).

use super::board::Board;
use super::deduction::Deduction;
use super::steps::{NoObserver, Observer, Step};
use super::stopped::{Contradiction, Stopped};
use crate::budget::Budget;
use crate::puzzle::{CellId, Color, ColorSet, Puzzle};

/// Line solves, per line of the board, that probing may spend before it removes colors. Less probing
/// moves the hardest boards the wrong way: ended by a round that removes less than one color in 32
/// open cells, it is 6 % faster, but colored boards need 185,000 conflicts instead of 133,000 and
/// hexagons 335,000 instead of 271,000.
const CREDIT_PER_LINE: u64 = 300;
/// Work that probing may spend before it removes colors: about a quarter of a second. It stops
/// unproductive probing on wide boards, which took 0.6 to 0.8 s on 200x200 and the whole time limit on
/// 400x400; elsewhere the line solves run out first, and of 271 other boards none changes.
const CREDIT_OF_WORK: u64 = 1 << 28;
/// Line solves that each removed color adds to the credit.
const CREDIT_PER_REMOVAL: u64 = 12;

/// Probes open cells, those with the fewest open neighbors first. Repeats until a round removes
/// nothing, the credit is spent or the budget is over.
///
/// # Errors
/// [`Contradiction`]: the puzzle has no solution.
pub fn probe(
    puzzle: &Puzzle,
    deduction: &Deduction,
    budget: &Budget,
) -> Result<Deduction, Contradiction> {
    probe_observed(puzzle, deduction, budget, &mut NoObserver)
}

/// [`probe`] that sends each step to the observer.
///
/// # Errors
/// Same as [`probe`].
pub fn probe_observed(
    puzzle: &Puzzle,
    deduction: &Deduction,
    budget: &Budget,
    observer: &mut impl Observer,
) -> Result<Deduction, Contradiction> {
    with_words!(puzzle, probed(puzzle, deduction, budget, observer))
}

fn probed<const W: usize>(
    puzzle: &Puzzle,
    deduction: &Deduction,
    budget: &Budget,
    observer: &mut impl Observer,
) -> Result<Deduction, Contradiction> {
    let mut board = Board::<W>::new(puzzle, deduction, budget);
    let probed = probe_board(&mut board, Credit::of(puzzle), observer);
    observer.ended(board.solves());
    match probed {
        Err(Stopped::Contradiction(contradiction)) => Err(contradiction),
        // What was found before the budget ended stays valid.
        Ok(_) | Err(Stopped::Budget(_)) => Ok(board.deduction()),
    }
}

/// What probing may spend.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Credit {
    /// Line solves.
    pub(super) solves: u64,
    /// Their work, in the unit of a budget's meter.
    pub(super) work: u64,
}

impl Credit {
    /// More than any probing spends.
    pub const ENDLESS: Credit = Credit { solves: u64::MAX / 2, work: u64::MAX / 2 };

    /// The credit of the first probing of a puzzle.
    pub fn of(puzzle: &Puzzle) -> Credit {
        let solves = CREDIT_PER_LINE * puzzle.geometry().line_count() as u64;
        Credit { solves, work: CREDIT_OF_WORK }
    }

    /// Do the line solves or their work exceed the credit, including what `removals` colors added?
    pub(super) fn is_spent(self, solves: u64, work: u64, removals: u64) -> bool {
        let paid = removals * CREDIT_PER_REMOVAL;
        let work_of_one = work / solves.max(1);
        solves > self.solves + paid || work > self.work + paid.saturating_mul(work_of_one)
    }
}

/// Probes a settled board within `credit`. Returns the cell with the most consequences in its
/// trials and its color with the most, as a branch for a search; `None` if no cell is open.
///
/// # Errors
/// [`Stopped`]. All removed colors are sound; trials are undone.
pub(crate) fn probe_board<const W: usize>(
    board: &mut Board<W>,
    credit: Credit,
    observer: &mut impl Observer,
) -> Result<Option<(CellId, Color)>, Stopped> {
    let (solves, work, taken) = (board.solves(), board.work(), board.taken());
    loop {
        let before_round = board.taken();
        let mut best: Option<(u64, CellId, Color)> = None;
        for cell in candidates(board) {
            if board.is_out_of_time() {
                return Err(board.limit().into());
            }
            let removals = (board.taken() - taken) as u64;
            if credit.is_spent(board.solves() - solves, board.work() - work, removals) {
                return Ok(best.map(|(_, cell, color)| (cell, color)));
            }
            let trial = probe_cell(board, cell, observer)?;
            if let Some((score, color)) = trial
                && best.is_none_or(|(other, ..)| score > other)
            {
                best = Some((score, cell, color));
            }
        }
        if board.taken() == before_round {
            return Ok(best.map(|(_, cell, color)| (cell, color)));
        }
    }
}

/// Open cells, those with the fewest open neighbors first; the rim counts as settled.
fn candidates<const W: usize>(board: &Board<W>) -> Vec<CellId> {
    let geometry = board.puzzle().geometry();
    let is_open = |cell: &CellId| board.colors(*cell).len() > 1;
    let open_neighbors = |&cell: &CellId| geometry.neighbors(cell).filter(is_open).count();
    let mut cells: Vec<CellId> = geometry.cells().filter(is_open).collect();
    cells.sort_by_cached_key(open_neighbors);
    cells
}

/// Tries every color of one cell. If the cell stays open, returns the product of the trials'
/// consequence counts, and the color with the most consequences.
fn probe_cell<const W: usize>(
    board: &mut Board<W>,
    cell: CellId,
    observer: &mut impl Observer,
) -> Result<Option<(u64, Color)>, Stopped> {
    let colors = board.colors(cell);
    if colors.len() < 2 {
        return Ok(None);
    }
    let mut common: Option<Vec<(CellId, Color)>> = None;
    let (mut score, mut most) = (1u64, (0, Color::BACKGROUND));
    for color in colors.iter() {
        let taken = board.taken();
        observer.step(Step::Trial { cell, color });
        board.keep(cell, ColorSet::only(color));
        match board.settle(observer) {
            Ok(()) => {}
            Err(Stopped::Contradiction(Contradiction { line })) => {
                board.back_to(taken);
                observer.step(Step::Refuted { cell, color, line });
                board.take_out(cell, color, None);
                board.settle(observer)?;
                continue;
            }
            Err(limit) => {
                board.back_to(taken);
                observer.step(Step::Withdrawn { cell, color });
                return Err(limit);
            }
        }
        let brought = board.since(taken).len() as u64;
        score = score.saturating_mul(brought);
        most = most.max((brought, color));
        common = Some(match common {
            None => board.since(taken).to_vec(),
            Some(found) => {
                found.into_iter().filter(|&(cell, color)| !board.may_be(cell, color)).collect()
            }
        });
        board.back_to(taken);
        observer.step(Step::Withdrawn { cell, color });
    }
    let before = board.taken();
    for (cell, color) in common.into_iter().flatten() {
        if board.may_be(cell, color) {
            board.take_out(cell, color, None);
        }
    }
    if board.taken() > before {
        observer.step(Step::Common { cell, excluded: board.since(before) });
    }
    board.settle(observer)?;
    Ok((board.colors(cell).len() > 1).then_some((score, most.1)))
}
