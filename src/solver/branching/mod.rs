//! The second engine: propagation, probing and branching, without a formula.
//!
//! In: a puzzle, what is known of it, a budget. Out: every picture that satisfies it,
//! one after the other. Invariants: complete: when it ends by itself there are no others.
//! Reads: `puzzle`, `line`, `belief`, `sat::budget`.
//!
//! Every node is settled and probed. Until there is a picture it then branches on the cell of
//! which most is believed; after that, and without beliefs, on the cell whose colors, tried by
//! the probing, brought about most on both sides.

mod lead;
mod split;

pub use split::{Cube, Cubes, MAX_CUBES, cubes, split};

use crate::propagation::{
    Board, Credit, Decision, Deduction, End, NoObserver, Placements, Reason, Stopped, probe_board,
    with_words,
};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Picture, Puzzle};
use crate::sat::budget::Budget;
use lead::Lead;
use std::ops::ControlFlow;

/// The tree that was searched: its size, and how wide it could have been.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// Nodes that were settled and probed.
    pub nodes: u64,
    /// The most decisions that stood at once.
    pub depth: usize,
    /// Placements of the open line that has fewest, where the search began.
    pub fewest_placements: u128,
    /// Placements of the open line that has most, where the search began.
    pub most_placements: u128,
}

/// Hands out all pictures that `deduction` leaves possible, until `found`
/// breaks or the budget is over; if `believe`, the likeliest ones sooner.
pub fn search(
    puzzle: &Puzzle,
    deduction: &Deduction,
    use_marginals: bool,
    budget: &Budget,
    found: &mut dyn FnMut(Picture) -> ControlFlow<()>,
) -> (End, Tree) {
    with_words!(puzzle, run(puzzle, deduction, use_marginals, budget, found))
}

fn run<const W: usize>(
    puzzle: &Puzzle,
    deduction: &Deduction,
    use_marginals: bool,
    budget: &Budget,
    found: &mut dyn FnMut(Picture) -> ControlFlow<()>,
) -> (End, Tree) {
    let mut board = Board::<W>::new(puzzle, deduction, budget);
    let mut lead = use_marginals.then(|| Lead::new(puzzle, deduction, budget)).flatten();
    let mut decisions: Vec<Decision> = Vec::new();
    let mut tree = domain_sizes(puzzle, deduction, budget);
    let mut is_found = false;
    loop {
        tree.nodes += 1;
        tree.depth = tree.depth.max(decisions.len());
        let branch = match visit(&mut board) {
            Ok(Some(branch)) => {
                let led = lead.as_mut().and_then(|lead| lead.branch(&board));
                Some(led.unwrap_or(branch))
            }
            // Nothing to branch on: all is settled.
            Ok(None) => {
                // From here on it is refuting that takes the time.
                lead = None;
                let picture = board.deduction().picture(puzzle.geometry());
                is_found |= picture.is_some();
                if picture.is_some_and(|picture| found(picture).is_break()) {
                    return (End::Enough, tree);
                }
                None
            }
            Err(Stopped::Contradiction(_)) => None,
            Err(Stopped::Limit(limit)) => return (End::Undecided(limit), tree),
        };
        match branch {
            Some((cell, color)) => {
                decisions.push(board.decide(cell, color));
            }
            None => match decisions.pop() {
                Some(decision) => board.flip(decision),
                None if is_found => return (End::Complete, tree),
                None => return (End::None(Reason::Search), tree),
            },
        }
    }
}

/// How many placements the open lines have; counted, not listed, as far as the budget goes.
fn domain_sizes(puzzle: &Puzzle, deduction: &Deduction, budget: &Budget) -> Tree {
    let open = |line: &LineId| {
        let cells = puzzle.geometry().line(*line);
        cells.iter().any(|&cell| deduction.is_open(cell))
    };
    let count = |line: LineId| {
        let cells = puzzle.geometry().line(line).iter();
        let domains: Vec<ColorSet> = cells.map(|&cell| deduction.colors(cell)).collect();
        let runs = puzzle.clue(line).runs()?;
        Some(Placements::count_of(runs, &domains, puzzle.palette().color_count(), budget))
    };
    let open_lines = puzzle.geometry().lines().filter(open);
    let counts: Vec<u128> = open_lines.filter_map(count).map_while(Result::ok).collect();
    let fewest_placements = counts.iter().copied().min().unwrap_or(0);
    let most_placements = counts.iter().copied().max().unwrap_or(0);
    Tree { fewest_placements, most_placements, ..Tree::default() }
}

/// Settles and probes; the cell and the color to try next, if any cell is open.
fn visit<const W: usize>(board: &mut Board<W>) -> Result<Option<(CellId, Color)>, Stopped> {
    board.settle(&mut NoObserver)?;
    probe_board(board, Credit::ENDLESS, &mut NoObserver)
}
