//! The search engine: line solving, probing and branching, without a formula.
//!
//! In: a puzzle, a deduction, a budget. Out: every picture that satisfies the puzzle, one after the
//! other. Invariants: complete: if it ends without a limit, there are no other pictures.
//!
//! Each node is settled and probed. Until the first picture the search branches on the cell with
//! the surest marginal. After that, and without marginals, it branches on the cell whose trials had
//! the most consequences for all its colors.

mod lead;
mod split;

pub use split::{Cube, Cubes, MAX_CUBES, cubes, split};

use crate::budget::Budget;
use crate::propagation::{
    Board, Credit, Decision, Deduction, End, NoObserver, Placements, Reason, Stopped, probe_board,
    with_words,
};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Picture, Puzzle};
use lead::Lead;
use std::ops::ControlFlow;

/// Statistics of the search tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// Nodes that were settled and probed.
    pub nodes: u64,
    /// The largest number of decisions in force at once.
    pub depth: usize,
    /// Placements of the open line with the fewest, at the root.
    pub fewest_placements: u128,
    /// Placements of the open line with the most, at the root.
    pub most_placements: u128,
}

/// Passes all pictures of `deduction` to `found`, until `found` breaks or the budget is over. With
/// `use_marginals`, the search for the first picture follows the marginals.
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
            // Nothing to branch on: all cells are settled.
            Ok(None) => {
                // From here on the search mostly refutes, which marginals do not speed up.
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

/// Counts the placements of the open lines, as far as the budget allows.
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

/// Settles and probes the board. Returns the cell and the color to try next, if a cell is open.
fn visit<const W: usize>(board: &mut Board<W>) -> Result<Option<(CellId, Color)>, Stopped> {
    board.settle(&mut NoObserver)?;
    probe_board(board, Credit::ENDLESS, &mut NoObserver)
}
