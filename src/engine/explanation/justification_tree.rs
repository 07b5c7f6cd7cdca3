//! Finds the steps that a step rests on.
//!
//! In: the steps of a walk. Out: the relevant steps, and the justification tree of one cell.
//! Invariants: a step rests on earlier steps only.

use super::{Fact, Justification, Step};
use crate::puzzle::{CellId, ColorSet};
use itertools::Itertools;

/// A step and what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The index of the step in the walk.
    pub step: usize,
    /// The steps that gave its reasons, in order; empty where the tree is cut.
    pub from: Vec<Node>,
    /// How many steps it rests on that the tree omits because it is cut here.
    pub cut: usize,
}

/// The indices of the relevant steps: all that settle a cell, and the others that these rest on.
/// `known`: the possible colors of each cell before the steps.
pub fn relevant_steps(steps: &[Step], known: &[ColorSet]) -> Vec<usize> {
    let mut left = known.to_vec();
    let settles = |step: &Step| {
        let settled = step.gives.iter().filter(|(cell, colors)| {
            let left = &mut left[cell.index()];
            *left = left.intersect(*colors);
            left.len() == 1
        });
        settled.count() > 0
    };
    Sources::new(steps).with_all(steps.iter().positions(settles))
}

/// The indices of the last step and of those that it rests on.
pub(super) fn last_with_sources(steps: &[Step]) -> Vec<usize> {
    Sources::new(steps).with_all(steps.len().checked_sub(1))
}

/// The tree of the steps that settle a cell, `depth` levels deep. It shows each step once. `None`
/// if no step changes the cell.
pub fn reasons_of(steps: &[Step], cell: CellId, depth: usize) -> Option<Node> {
    let settles = |step: &Step| step.gives.iter().any(|fact| fact.0 == cell && fact.1.len() == 1);
    let last = steps.iter().position(settles).or_else(|| {
        // Several steps narrowed it to one color.
        steps.iter().rposition(|step| step.gives.iter().any(|fact| fact.0 == cell))
    })?;
    let sources = Sources::new(steps);
    let mut is_shown = vec![false; steps.len()];
    is_shown[last] = true;
    Some(node(last, depth, &sources, &mut is_shown))
}

/// Recurses `depth` levels, a number that the caller keeps small.
fn node(step: usize, depth: usize, sources: &Sources, is_shown: &mut [bool]) -> Node {
    let mut news = sources.of(step);
    news.retain(|&source| !is_shown[source]);
    if depth == 0 {
        return Node { step, from: Vec::new(), cut: sources.with_all(news).len() };
    }
    news.iter().for_each(|&source| is_shown[source] = true);
    let from = news.into_iter().map(|source| node(source, depth - 1, sources, is_shown)).collect();
    Node { step, from, cut: 0 }
}

/// Finds the earlier steps that a step rests on. Computes them per query, because all of them
/// together can be many times as many as the reasons.
struct Sources<'a> {
    steps: &'a [Step],
    /// By cell: the steps that give it, in order.
    of_cells: Vec<Vec<u32>>,
}

impl Sources<'_> {
    fn new(steps: &[Step]) -> Sources<'_> {
        let cells = steps.iter().flat_map(|step| &step.gives).map(|fact| fact.0.index() + 1);
        let mut of_cells: Vec<Vec<u32>> = vec![Vec::new(); cells.max().unwrap_or(0)];
        for (number, step) in steps.iter().enumerate() {
            step.gives.iter().for_each(|&(cell, _)| of_cells[cell.index()].push(number as u32));
        }
        Sources { steps, of_cells }
    }

    /// These steps and all that they rest on, in order.
    fn with_all(&self, steps: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let mut is_needed = vec![false; self.steps.len()];
        steps.into_iter().for_each(|step| is_needed[step] = true);
        for step in (0..is_needed.len()).rev() {
            if is_needed[step] {
                self.of(step).into_iter().for_each(|source| is_needed[source] = true);
            }
        }
        is_needed.into_iter().positions(|it| it).collect()
    }

    /// The steps that a step rests on, in order. Where it leaves a cell several colors, that cell
    /// has one only together with what the steps before removed.
    fn of(&self, step: usize) -> Vec<usize> {
        let narrowed = self.steps[step].gives.iter().filter(|(_, colors)| colors.len() > 1);
        let mut reasons: Vec<Fact> = narrowed.copied().collect();
        collect(&self.steps[step], &mut reasons);
        let givers = reasons.iter().filter_map(|&(cell, _)| self.of_cells.get(cell.index()));
        let earlier = |givers: &Vec<u32>| givers.partition_point(|&other| (other as usize) < step);
        let from = givers.flat_map(|givers| &givers[..earlier(givers)]);
        let mut from: Vec<usize> = from.map(|&step| step as usize).sorted_unstable().collect();
        from.dedup();
        from
    }
}

/// Appends the reasons of a step and of the steps inside it.
fn collect(step: &Step, reasons: &mut Vec<Fact>) {
    match &step.justification {
        Justification::Line(reason) => reasons.extend(&reason.cells),
        Justification::Trial { chain, end, .. } => {
            chain.iter().for_each(|step| collect(step, reasons));
            reasons.extend(&end.cells);
        }
        Justification::Either { chains, .. } => {
            chains.iter().flat_map(|(_, chain)| chain).for_each(|step| collect(step, reasons));
        }
        Justification::Solver { .. } => {}
    }
}
