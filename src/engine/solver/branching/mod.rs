//! The search engine: line solving, probing and branching, without a formula.
//!
//! In: a puzzle, a deduction, a budget. Out: every picture that satisfies the puzzle, one after the
//! other. Invariants: complete: if it ends without a limit, there are no other pictures.
//!
//! Each node is settled and probed. Until the first picture the search branches on the cell with
//! the surest marginal. After that, and without marginals, it branches on the cell whose trials had
//! the most consequences for all its colors.

use crate::budget::Budget;
use crate::propagation::{
    Board, Credit, Decision, Deduction, NoObserver, Stopped, placement_count, probe_board,
    with_words,
};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Picture, Puzzle};
use crate::solver::marginals::Marginals;
use crate::solver::{Outcome, Reason};

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

/// A search for the pictures of a deduction, which are pulled one after the other.
pub struct Search<'a>(Box<dyn Branches + 'a>);

impl<'a> Search<'a> {
    /// A search that has not begun. With `use_marginals`, the search for the first picture follows
    /// the marginals.
    pub fn new(
        puzzle: &'a Puzzle,
        deduction: &Deduction,
        use_marginals: bool,
        budget: &'a Budget,
    ) -> Search<'a> {
        Search(with_words!(puzzle, begun(puzzle, deduction, use_marginals, budget)))
    }

    /// The next picture; [`Outcome::None`] if there is no other.
    pub fn next_picture(&mut self) -> Outcome<Picture> {
        self.0.next_picture()
    }

    /// The tree so far.
    pub fn tree(&self) -> Tree {
        self.0.tree()
    }
}

/// A search on lines of any length.
trait Branches {
    fn next_picture(&mut self) -> Outcome<Picture>;

    fn tree(&self) -> Tree;
}

/// The state of a search on lines of so many words.
struct Branching<'a, const W: usize> {
    board: Board<'a, W>,
    lead: Option<Lead<'a>>,
    decisions: Vec<Decision>,
    tree: Tree,
    /// Is nothing left at this node: a picture or a contradiction was found?
    is_done: bool,
}

fn begun<'a, const W: usize>(
    puzzle: &'a Puzzle,
    deduction: &Deduction,
    use_marginals: bool,
    budget: &'a Budget,
) -> Box<dyn Branches + 'a> {
    Box::new(Branching {
        board: Board::<W>::new(puzzle, deduction, budget),
        lead: use_marginals.then(|| Lead::new(puzzle, deduction, budget)).flatten(),
        decisions: Vec::new(),
        tree: domain_sizes(puzzle, deduction, budget),
        is_done: false,
    })
}

impl<const W: usize> Branches for Branching<'_, W> {
    fn next_picture(&mut self) -> Outcome<Picture> {
        loop {
            if self.is_done {
                let Some(decision) = self.decisions.pop() else {
                    return Outcome::None(Reason::Search);
                };
                self.board.flip(decision);
                self.is_done = false;
            }
            self.tree.nodes += 1;
            self.tree.depth = self.tree.depth.max(self.decisions.len());
            match visit(&mut self.board) {
                Ok(Some(branch)) => {
                    let led = self.lead.as_mut().and_then(|lead| lead.branch(&self.board));
                    let (cell, color) = led.unwrap_or(branch);
                    self.decisions.push(self.board.decide(cell, color));
                }
                // Nothing to branch on: all cells are settled.
                Ok(None) => {
                    // From here on the search mostly refutes, which marginals do not speed up.
                    self.lead = None;
                    self.is_done = true;
                    let geometry = self.board.puzzle().geometry();
                    if let Some(picture) = self.board.deduction().picture(geometry) {
                        return Outcome::Found(picture);
                    }
                }
                Err(Stopped::Contradiction(_)) => self.is_done = true,
                Err(Stopped::Budget(limit)) => return Outcome::Limit(limit.into()),
            }
        }
    }

    fn tree(&self) -> Tree {
        self.tree
    }
}

/// Counts the placements of the open lines, as far as the budget allows.
fn domain_sizes(puzzle: &Puzzle, deduction: &Deduction, budget: &Budget) -> Tree {
    let is_open = |line: &LineId| {
        let cells = puzzle.geometry().line(*line);
        cells.iter().any(|&cell| deduction.is_open(cell))
    };
    let count = |line: LineId| {
        let cells = puzzle.geometry().line(line).iter();
        let domains: Vec<ColorSet> = cells.map(|&cell| deduction.colors(cell)).collect();
        placement_count(puzzle, line, &domains, budget)
    };
    let open_lines = puzzle.geometry().lines().filter(is_open);
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

/// Rounds of messages at each node.
const ROUNDS: u32 = 10;

/// Chooses branches by marginals while there is no picture yet: the surest cell, in its likeliest
/// color. Messages persist from node to node, so that few lines must be updated again.
struct Lead<'a> {
    marginals: Marginals<'a>,
    cells: Vec<CellId>,
}

impl<'a> Lead<'a> {
    /// `None` if the board is too large for belief propagation.
    fn new(puzzle: &'a Puzzle, deduction: &Deduction, budget: &'a Budget) -> Option<Lead<'a>> {
        let cells = deduction.open_cells().collect();
        Some(Lead { marginals: Marginals::new(puzzle, deduction, budget)?, cells })
    }

    /// The open cell with the surest marginal, the first of several, and its likeliest color.
    fn branch<const W: usize>(&mut self, board: &Board<W>) -> Option<(CellId, Color)> {
        for &cell in &self.cells {
            self.marginals.restrict(cell, board.colors(cell));
        }
        self.marginals.settle_node(ROUNDS);
        let (mut surest, mut most) = (None, -1.0);
        for &cell in self.cells.iter().filter(|&&cell| board.colors(cell).len() > 1) {
            let (color, sureness) = self.marginals.likeliest(cell);
            if sureness > most {
                (surest, most) = (Some((cell, color)), sureness);
            }
        }
        surest
    }
}
