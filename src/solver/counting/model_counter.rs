//! The tree of choices, each part of the board counted once.
//!
//! In: a settled board. Out: a [`Count`]. Invariants: what was counted so far can be told at any
//! moment; no recursion; past its limit of memory everything is forgotten that is not in use.

use super::board::{Board, Mark};
use super::memo::Memo;
use super::{BigUint, Count};
use crate::propagation::Limit;
use crate::puzzle::{CellId, ColorSet, LineId};

/// After so many parts that were counted it is looked whether that is enough.
const PARTS_PER_CHECK: u64 = 64;

/// A part of the board that is being counted.
struct Node {
    part: Vec<LineId>,
    /// Under what its number is remembered.
    key: Box<[u32]>,
    /// What the cell may be besides what was tried.
    left: ColorSet,
    cell: Option<CellId>,
    /// The board before the cell was told anything.
    mark: Mark,
    /// The pictures of the colors that were tried.
    sum: BigUint,
    /// The pictures of those smaller parts of the color being tried that were counted.
    product: BigUint,
    /// The other smaller parts; `None` if no color is being tried.
    smaller: Option<Vec<Vec<LineId>>>,
}

/// The tree and what is remembered.
pub(super) struct ModelCounter<'a> {
    board: Board<'a>,
    enough: Option<&'a BigUint>,
    max_bytes: usize,
    known: Memo<BigUint>,
    nodes: Vec<Node>,
    counted: u64,
}

impl<'a> ModelCounter<'a> {
    /// Nothing counted yet.
    pub fn new(
        board: Board<'a>,
        enough: Option<&'a BigUint>,
        max_bytes: usize,
    ) -> ModelCounter<'a> {
        let (known, nodes) = (Memo::new(), Vec::new());
        ModelCounter { board, enough, max_bytes, known, nodes, counted: 0 }
    }

    /// Counts to the end, or as far as it goes.
    pub fn count(mut self) -> Count {
        let lines = self.board.all_lines();
        let parts = self.board.parts(lines.iter().copied());
        // The whole board: one color of no cell, whose smaller parts these are.
        self.nodes.push(Node {
            part: lines,
            key: Box::default(),
            left: ColorSet::EMPTY,
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

    /// One step down or up; the number if that was the last one. Fails with the limit that was
    /// reached, or without one if that is enough.
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
            None => match (node.cell, node.left.iter().next()) {
                (Some(cell), Some(color)) => {
                    node.left = node.left.without(color);
                    self.try_color(cell, ColorSet::only(color))?;
                }
                _ => return self.leave(),
            },
        }
        Ok(None)
    }

    /// Begins with a part, unless its number is known.
    fn enter(&mut self, part: Vec<LineId>) -> Result<(), Option<Limit>> {
        let key = self.board.key(&part);
        if let Some(number) = self.known.get(&key) {
            let number = number.clone();
            self.multiply(&number);
            return Ok(());
        }
        let cell = self.board.branch(&part);
        self.nodes.push(Node {
            key,
            left: cell.map_or(ColorSet::EMPTY, |cell| self.board.colors(cell)),
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
        if self.board.residuals.bytes() + self.known.bytes() > self.max_bytes {
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

    /// Ends with a part; the number if it is the whole board.
    fn leave(&mut self) -> Result<Option<BigUint>, Option<Limit>> {
        let Some(node) = self.nodes.pop() else { return Ok(None) };
        if self.nodes.is_empty() {
            return Ok(Some(node.sum));
        }
        self.multiply(&node.sum);
        let bytes = 16 + node.sum.bits() as usize / 8;
        self.known.insert(node.key, node.sum, bytes);
        self.counted += 1;
        match self.enough {
            Some(enough) if self.is_check_due() && self.counted_so_far() >= *enough => Err(None),
            _ => Ok(None),
        }
    }

    /// Every part is looked at in the beginning, when the numbers are small.
    fn is_check_due(&self) -> bool {
        self.counted < PARTS_PER_CHECK || self.counted.is_multiple_of(PARTS_PER_CHECK)
    }

    /// Takes a smaller part of the last node for counted.
    fn multiply(&mut self, number: &BigUint) {
        let Some(node) = self.nodes.last_mut() else { return };
        node.product *= number;
        if *number == BigUint::ZERO {
            node.smaller = Some(Vec::new());
        }
    }

    /// The pictures that were counted so far: what was summed, and where all parts but the one
    /// that is being counted are counted, what is known of that one.
    fn counted_so_far(&self) -> BigUint {
        let mut number: Option<BigUint> = None;
        for node in self.nodes.iter().rev() {
            let tried = match (number, &node.smaller) {
                (Some(number), Some(others)) if others.is_empty() => number * &node.product,
                (None, Some(others)) if others.is_empty() => node.product.clone(),
                _ => BigUint::ZERO,
            };
            number = Some(tried + &node.sum);
        }
        number.unwrap_or(BigUint::ZERO)
    }

    /// Forgets what is not in use.
    fn forget(&mut self) -> Result<(), Limit> {
        self.known = Memo::new();
        self.board.forget(self.nodes.iter_mut().flat_map(|node| node.key.iter_mut()));
        // What is in use leaves room to remember something, or it is not worth while.
        if self.board.residuals.bytes() > self.max_bytes / 2 { Err(Limit::Capacity) } else { Ok(()) }
    }
}

/// The smallest part last, which is the first to be counted: one without a picture spares the others.
fn in_order(mut parts: Vec<Vec<LineId>>) -> Vec<Vec<LineId>> {
    parts.sort_by_key(|part| std::cmp::Reverse(part.len()));
    parts
}
