//! The model counter: a tree of decisions in which each distinct part of the board is counted once.
//!
//! In: a settled board. Out: a [`Count`]. Invariants: the number counted so far is available at any
//! moment; no recursion; at its memory limit it drops everything not in use.

use super::board::{Board, Mark};
use super::tables::Memo;
use super::{BigUint, Count};
use crate::puzzle::{CellId, ColorSet, LineId};
use crate::solver::Limit;

/// How often, in counted parts, the counter checks whether `enough` are counted.
const PARTS_PER_CHECK: u64 = 64;

/// A part of the board whose count is in progress.
struct DecisionNode {
    part: Vec<LineId>,
    /// The key under which its count is stored.
    key: Box<[u32]>,
    /// The colors of the cell that are still to be tried.
    untried: ColorSet,
    cell: Option<CellId>,
    /// The board before the cell got a color.
    mark: Mark,
    /// The number of pictures for the colors tried so far.
    sum: BigUint,
    /// For the color being tried: the product of the counts of the smaller parts counted so far.
    product: BigUint,
    /// For the color being tried: the smaller parts to count; `None` between colors.
    smaller: Option<Vec<Vec<LineId>>>,
}

/// The stack of the tree, and the stored counts.
pub(super) struct ModelCounter<'a> {
    board: Board<'a>,
    target: Option<&'a BigUint>,
    max_bytes: usize,
    counts: Memo<BigUint>,
    nodes: Vec<DecisionNode>,
    counted: u64,
}

impl<'a> ModelCounter<'a> {
    /// A counter that has counted nothing.
    pub fn new(
        board: Board<'a>,
        target: Option<&'a BigUint>,
        max_bytes: usize,
    ) -> ModelCounter<'a> {
        let (counts, nodes) = (Memo::new(), Vec::new());
        ModelCounter { board, target, max_bytes, counts, nodes, counted: 0 }
    }

    /// Counts to the end, or until a limit.
    pub fn count(mut self) -> Count {
        let lines = self.board.all_lines();
        let parts = self.board.parts(lines.iter().copied());
        // The whole board as a node without a cell, whose smaller parts are the parts of the board.
        self.nodes.push(DecisionNode {
            part: lines,
            key: Box::default(),
            untried: ColorSet::EMPTY,
            cell: None,
            mark: self.board.mark(),
            sum: BigUint::ZERO,
            product: self.board.free.clone(),
            smaller: Some(in_order(parts)),
        });
        loop {
            match self.step() {
                Ok(None) => {}
                Ok(Some(number)) => return Count::Exactly(number),
                Err(limit) => return Count::AtLeast(self.counted_so_far(), limit),
            }
        }
    }

    /// One step down or up the tree. Returns the number after the last step. Fails with the limit
    /// reached, or with `None` if `enough` are counted.
    fn step(&mut self) -> Result<Option<BigUint>, Option<Limit>> {
        let Some(node) = self.nodes.last_mut() else { return Ok(Some(BigUint::ZERO)) };
        match &mut node.smaller {
            Some(smaller) => match smaller.pop() {
                Some(part) => self.enter(part)?,
                None => {
                    node.sum += &node.product;
                    node.smaller = None;
                    let mark = node.mark;
                    self.board.back_to(mark);
                }
            },
            None => match (node.cell, node.untried.iter().next()) {
                (Some(cell), Some(color)) => {
                    node.untried = node.untried.without(color);
                    self.try_color(cell, ColorSet::only(color))?;
                }
                _ => return self.leave(),
            },
        }
        Ok(None)
    }

    /// Starts a part, unless its count is stored.
    fn enter(&mut self, part: Vec<LineId>) -> Result<(), Option<Limit>> {
        let key = self.board.key(&part);
        if let Some(number) = self.counts.get(&key) {
            let number = number.clone();
            self.multiply(&number);
            return Ok(());
        }
        let cell = self.board.branch(&part);
        self.nodes.push(DecisionNode {
            key,
            untried: cell.map_or(ColorSet::EMPTY, |cell| self.board.colors(cell)),
            cell,
            mark: self.board.mark(),
            sum: BigUint::ZERO,
            product: BigUint::ZERO,
            smaller: None,
            part,
        });
        Ok(())
    }

    /// Gives the cell of the last node a color.
    fn try_color(&mut self, cell: CellId, color: ColorSet) -> Result<(), Option<Limit>> {
        if self.board.residuals.bytes() + self.counts.bytes() > self.max_bytes {
            self.forget()?;
        }
        self.board.set_colors(cell, color, None);
        let is_possible = self.board.settle()?;
        let Some(node) = self.nodes.last_mut() else { return Ok(()) };
        if is_possible {
            node.product = BigUint::from(1u32);
            node.smaller = Some(in_order(self.board.parts(node.part.iter().copied())));
        } else {
            self.board.back_to(node.mark);
        }
        Ok(())
    }

    /// Completes a part. Returns the number if it is the whole board.
    fn leave(&mut self) -> Result<Option<BigUint>, Option<Limit>> {
        let Some(node) = self.nodes.pop() else { return Ok(None) };
        if self.nodes.is_empty() {
            return Ok(Some(node.sum));
        }
        self.multiply(&node.sum);
        let bytes = 16 + node.sum.bits() as usize / 8;
        self.counts.insert(node.key, node.sum, bytes);
        self.counted += 1;
        match self.target {
            Some(target) if self.is_check_due() && self.counted_so_far() >= *target => Err(None),
            _ => Ok(None),
        }
    }

    /// Every part in the beginning, when the numbers are small; then every [`PARTS_PER_CHECK`].
    fn is_check_due(&self) -> bool {
        self.counted < PARTS_PER_CHECK || self.counted.is_multiple_of(PARTS_PER_CHECK)
    }

    /// Multiplies the product of the last node by the count of a smaller part.
    fn multiply(&mut self, number: &BigUint) {
        let Some(node) = self.nodes.last_mut() else { return };
        node.product *= number;
        if *number == BigUint::ZERO {
            node.smaller = Some(Vec::new());
        }
    }

    /// The number of pictures counted so far: the sums of all nodes. A node whose only uncounted
    /// part is in progress also adds its product times the count of that part so far.
    fn counted_so_far(&self) -> BigUint {
        let mut number: Option<BigUint> = None;
        for node in self.nodes.iter().rev() {
            let product = match (number, &node.smaller) {
                (Some(number), Some(untried)) if untried.is_empty() => number * &node.product,
                (None, Some(untried)) if untried.is_empty() => node.product.clone(),
                _ => BigUint::ZERO,
            };
            number = Some(product + &node.sum);
        }
        number.unwrap_or(BigUint::ZERO)
    }

    /// Drops the stored counts and the residuals that are not in use.
    fn forget(&mut self) -> Result<(), Limit> {
        self.counts = Memo::new();
        self.board.forget(self.nodes.iter_mut().flat_map(|node| node.key.iter_mut()));
        // Less than half of the memory for new results would not be worth continuing.
        if self.board.residuals.bytes() > self.max_bytes / 2 {
            Err(Limit::Capacity)
        } else {
            Ok(())
        }
    }
}

/// Sorts the smallest part last; it is counted first, because a part without a picture saves
/// counting the others.
fn in_order(mut parts: Vec<Vec<LineId>>) -> Vec<Vec<LineId>> {
    parts.sort_by_key(|part| std::cmp::Reverse(part.len()));
    parts
}
