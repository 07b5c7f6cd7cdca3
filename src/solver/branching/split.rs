//! Cuts a hard puzzle into cubes: the same puzzle with more givens. Other machines can decide each
//! cube independently.
//!
//! In: a puzzle, the requested number of cubes. Out: cubes that share no picture and together have
//! all. Invariants: cubes that probing refutes are dropped; the cube with the fewest decisions is
//! cut next, of several the one with the most open cells, at the cell whose trials had the most
//! consequences; the cubes are the same on every machine unless the budget ends the work.
//! Source: M. Heule, O. Kullmann, S. Wieringa, A. Biere, "Cube and Conquer" (2012).

use crate::budget::Budget;
use crate::propagation::{
    Board, Credit, Deduction, NoObserver, Stopped, probe_board, propagate, with_words,
};
use crate::puzzle::{CellId, Color, ColorSet, Puzzle};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Most cubes of a puzzle.
pub const MAX_CUBES: usize = 10_000;

/// A subset of a puzzle's pictures, given by decisions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cube {
    /// The decisions in order: a cell and the colors that it may have in this cube.
    pub givens: Vec<(CellId, ColorSet)>,
    /// Cells that are still open.
    pub open_cells: usize,
}

/// The cubes of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cubes {
    /// The cubes, sorted by their decisions.
    pub cubes: Vec<Cube>,
    /// How many cubes without a picture were dropped.
    pub refuted: usize,
}

impl Cubes {
    /// The whole puzzle as one cube.
    pub fn whole(puzzle: &Puzzle) -> Cubes {
        let open_cells = puzzle.geometry().cell_count();
        Cubes { cubes: vec![Cube { givens: Vec::new(), open_cells }], refuted: 0 }
    }
}

/// A cube that can still be cut.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Open {
    /// The fewest come first.
    decisions: Reverse<usize>,
    open_cells: usize,
    /// Breaks ties: the newest cube is cut first.
    number: usize,
    branch: (CellId, Color),
    path: Path,
}

/// Cuts a puzzle with this deduction into about `count` cubes, at most [`MAX_CUBES`]. Returns fewer
/// if nothing is left to cut or the budget is over.
pub fn split(puzzle: &Puzzle, deduction: &Deduction, count: usize, budget: &Budget) -> Cubes {
    with_words!(puzzle, cut(puzzle, deduction, count.min(MAX_CUBES), budget))
}

/// Solves the lines of a puzzle, then cuts it as [`split`] does.
pub fn cubes(puzzle: &Puzzle, count: usize, budget: &Budget) -> Cubes {
    match propagate(puzzle, budget) {
        Ok(deduction) => split(puzzle, &deduction, count, budget),
        // One cube; deciding it shows the contradiction or the limit.
        Err(Stopped::Contradiction(_) | Stopped::Limit(_)) => Cubes::whole(puzzle),
    }
}

/// Decisions: a cell, a color, and whether the cell has it.
type Path = Vec<(CellId, Color, bool)>;

fn cut<const W: usize>(
    puzzle: &Puzzle,
    deduction: &Deduction,
    count: usize,
    budget: &Budget,
) -> Cubes {
    let mut board = Board::<W>::new(puzzle, deduction, budget);
    let (mut open, mut settled, mut refuted, mut number) = (BinaryHeap::new(), Vec::new(), 0, 0);
    let mut todo = vec![Path::new()];
    loop {
        for path in todo.drain(..) {
            number += 1;
            match visit(&mut board, &path) {
                Err(Stopped::Contradiction(_)) => refuted += 1,
                Ok((open_cells, Some(branch))) => {
                    let decisions = Reverse(path.len());
                    open.push(Open { decisions, open_cells, number, branch, path });
                }
                Ok((open_cells, None)) => settled.push((open_cells, path)),
                // Not refuted, so it is kept.
                Err(Stopped::Limit(_)) => settled.push((puzzle.geometry().cell_count(), path)),
            }
        }
        if open.len() + settled.len() >= count || board.is_out_of_time() {
            break;
        }
        let Some(Open { branch: (cell, color), path, .. }) = open.pop() else { break };
        todo.extend([true, false].map(|has| {
            let mut path = path.clone();
            path.push((cell, color, has));
            path
        }));
    }
    if open.is_empty() && settled.is_empty() {
        // The puzzle has no picture; one cube must remain to show that.
        return Cubes { refuted, ..Cubes::whole(puzzle) };
    }
    let paths = open.into_iter().map(|open| (open.open_cells, open.path)).chain(settled);
    let mut paths: Vec<_> = paths.collect();
    paths.sort_by(|one, other| one.1.cmp(&other.1));
    let cube = |(open_cells, path): (usize, Path)| {
        let given = |(cell, color, has)| (cell, colors(puzzle, color, has));
        Cube { givens: path.into_iter().map(given).collect(), open_cells }
    };
    Cubes { cubes: paths.into_iter().map(cube).collect(), refuted }
}

fn colors(puzzle: &Puzzle, color: Color, has: bool) -> ColorSet {
    if has { ColorSet::only(color) } else { puzzle.palette().all().without(color) }
}

/// The number of open cells under these decisions, and the next decision. Restores the board.
fn visit<const W: usize>(
    board: &mut Board<W>,
    path: &[(CellId, Color, bool)],
) -> Result<(usize, Option<(CellId, Color)>), Stopped> {
    let start = board.taken();
    let found = settle_and_probe(board, path);
    board.back_to(start);
    found
}

fn settle_and_probe<const W: usize>(
    board: &mut Board<W>,
    path: &[(CellId, Color, bool)],
) -> Result<(usize, Option<(CellId, Color)>), Stopped> {
    let puzzle = board.puzzle();
    for &(cell, color, has) in path {
        board.keep(cell, colors(puzzle, color, has));
        board.settle(&mut NoObserver)?;
    }
    let credit = Credit::of(puzzle);
    let branch = probe_board(board, credit, &mut NoObserver)?;
    let is_open = |cell: &CellId| board.colors(*cell).len() > 1;
    let open_cells = puzzle.geometry().cells().filter(is_open).count();
    // Probing without credit left may return no branch.
    let first = || puzzle.geometry().cells().find(is_open);
    let any = || first().and_then(|cell| Some((cell, board.colors(cell).iter().next()?)));
    Ok((open_cells, branch.or_else(any)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::read;
    use crate::propagation::{Outcome, Reason};
    use crate::solver::branching::Search;

    /// Each picture of the whole is one of exactly one cube.
    fn assert_partition(text: &str, count: usize) -> Cubes {
        let puzzle = read(text.as_bytes(), None).unwrap().into_puzzle();
        let budget = Budget::endless();
        let pictures = |puzzle: &Puzzle| {
            let mut all = Vec::new();
            let Ok(deduction) = propagate(puzzle, &budget) else { return all };
            let mut search = Search::new(puzzle, &deduction, false, &budget);
            loop {
                match search.next_picture() {
                    Outcome::Found(picture) => all.push(picture),
                    ended => {
                        assert_eq!(ended, Outcome::None(Reason::Search));
                        return all;
                    }
                }
            }
        };
        let whole = pictures(&puzzle);
        let cubes = split(&puzzle, &propagate(&puzzle, &budget).unwrap(), count, &budget);
        let of_cube = |cube: &Cube| pictures(&puzzle.clone().with_givens(&cube.givens).unwrap());
        let parts: Vec<_> = cubes.cubes.iter().flat_map(of_cube).collect();
        assert_eq!(parts.len(), whole.len(), "{count}");
        assert!(whole.iter().all(|picture| parts.contains(picture)));
        cubes
    }

    #[test]
    fn cubes_share_no_picture_and_have_them_all() {
        let ones = "1a\n".repeat(10);
        let five = format!("rect 5 5\n#fff #000\n{ones}");
        for count in [1, 2, 3, 10, 1000] {
            let cubes = assert_partition(&five, count);
            assert!(cubes.cubes.len() >= count.min(120), "{}", cubes.cubes.len());
        }
        let colors = "rect 3 3\n#fff #000 #f00\n1a\n1b\n1a\n1a\n1b\n1a\n";
        assert_partition(colors, 4);
        assert_partition("hex 2\n#fff #000\n1a\n1a\n1a\n1a\n1a\n1a\n1a\n1a\n1a\n", 5);
    }

    #[test]
    fn what_is_settled_is_one_cube() {
        let cubes = assert_partition("rect 1 3\n#fff #000\n3a\n1a\n1a\n1a\n", 64);
        assert_eq!((cubes.cubes.len(), cubes.refuted), (1, 0));
        assert!(cubes.cubes[0].givens.is_empty());
    }
}
