//! What is left of single lines: the placements that the colors of its cells still allow, as a
//! diagram over the cells that are open.
//!
//! In: a clue, then colors of cells. Out: numbers of rests, and the cells of which they tell
//! more. Invariants: complete for the line; two rests of a line have one number exactly if the
//! same cells are open and the same ways to color them are left.

use super::automaton::State;
use super::memo::Memo;
use super::unique_table::{DONE, Edge, NONE, UniqueTable};
use crate::propagation::Limit;
use crate::puzzle::{CellId, ColorSet, Run};
use crate::sat::budget::Meter;

/// Cells and the colors that they may have.
pub(super) type Colors = (CellId, ColorSet);

/// What is left of one line.
pub(super) struct Residual {
    node: u32,
    /// The open cells, in the order of the line.
    open: Box<[Colors]>,
}

/// A number of a rest, or [`NONE`], and what became of the cells that were told otherwise.
type Restricted = (u32, Box<[Colors]>);

/// All rests.
pub(super) struct Residuals {
    table: UniqueTable,
    residuals: Vec<Residual>,
    /// Numbers of rests by nodes.
    numbers: Vec<u32>,
    memo: Memo<Restricted>,
    /// Of the open cells, summed over all rests.
    open_count: usize,
    /// The key that is looked for.
    key: Vec<u32>,
    /// What became of each node; as many as there were nodes when they were last asked.
    images: Vec<u32>,
    /// When a node was last reached.
    reached: Vec<u32>,
    now: u32,
}

impl Residuals {
    /// The rest of a line of which nothing is left to ask, and nothing else.
    pub fn new() -> Residuals {
        let nothing = || Residual { node: DONE, open: Box::default() };
        Residuals {
            table: UniqueTable::new(),
            residuals: vec![nothing(), nothing()],
            numbers: Vec::new(),
            memo: Memo::new(),
            open_count: 0,
            key: Vec::new(),
            images: Vec::new(),
            reached: Vec::new(),
            now: 0,
        }
    }

    /// Memory in use, about.
    pub fn bytes(&self) -> usize {
        let rests =
            self.residuals.len() * size_of::<Residual>() + self.open_count * size_of::<Colors>();
        self.table.bytes() + 12 * self.table.len() + rests + self.memo.bytes()
    }

    /// The open cells of a rest.
    pub fn open(&self, rest: u32) -> &[Colors] {
        &self.residuals[rest as usize].open
    }

    /// The rest of a line whose cells are at the levels from `level` on, and what it leaves of
    /// each cell. [`NONE`] if there is no placement.
    ///
    /// # Errors
    /// [`Limit`]: the time is over, or the line takes more memory than `max_bytes`.
    pub fn of_line(
        &mut self,
        runs: &[Run],
        cells: &[Colors],
        level: u32,
        max_bytes: usize,
        meter: &mut Meter,
    ) -> Result<(u32, Vec<Colors>), Limit> {
        let layers = layers(runs, cells, max_bytes, meter)?;
        // The nodes of the states behind the cell.
        let mut behind: Vec<u32> = Vec::new();
        let mut left: Vec<Colors> = Vec::with_capacity(cells.len());
        for (at, layer) in layers.iter().enumerate().rev() {
            if meter.is_over(8 * layer.len() as u64) {
                return Err(Limit::of(meter.budget()));
            }
            let Some(&(cell, colors)) = cells.get(at) else {
                let end = |state: &State| if state.accepts(runs) { DONE } else { NONE };
                behind = layer.iter().map(end).collect();
                continue;
            };
            let edge = |state: &State, color| {
                let place = layers[at + 1].binary_search(&state.after(color, runs)?).ok()?;
                (behind[place] != NONE).then_some(Edge { color, to: behind[place] })
            };
            let edges = |state: &State| -> Vec<Edge> {
                colors.iter().filter_map(|color| edge(state, color)).collect()
            };
            let all: Vec<Vec<Edge>> = layer.iter().map(edges).collect();
            let colors = all.iter().flatten().map(|edge| edge.color);
            let colors = colors.fold(ColorSet::EMPTY, ColorSet::with);
            left.push((cell, colors));
            let level = level + at as u32;
            behind =
                all.iter().map(|edges| node(&mut self.table, level, edges, colors)).collect();
        }
        left.reverse();
        let root = behind.first().copied().unwrap_or(NONE);
        let open = left.iter().copied().filter(|(_, colors)| colors.len() > 1).collect();
        Ok((self.number(root, open), left))
    }

    /// The number of the rest with this diagram.
    fn number(&mut self, node: u32, open: Vec<Colors>) -> u32 {
        if node <= DONE {
            return node;
        }
        self.numbers.resize(self.table.len(), NONE);
        let number = &mut self.numbers[node as usize];
        if *number == NONE {
            *number = self.residuals.len() as u32;
            self.open_count += open.len();
            self.residuals.push(Residual { node, open: open.into() });
        }
        *number
    }

    /// What is left of `rest` where each cell has one of its `colors`; [`NONE`] if nothing is.
    /// The cells of which that tells more are put into `news`.
    pub fn restrict(&mut self, rest: u32, colors: &[ColorSet], news: &mut Vec<Colors>) -> u32 {
        self.key.clear();
        self.key.push(rest);
        for (at, &(cell, before)) in self.residuals[rest as usize].open.iter().enumerate() {
            let now = colors[cell.index()];
            if now != before {
                let bits = now.iter().fold(0u64, |mask, color| mask | 1 << color.index());
                self.key.extend([at as u32, bits as u32, (bits >> 32) as u32]);
            }
        }
        news.clear();
        if self.key.len() == 1 {
            return rest;
        }
        if let Some((rest, told)) = self.memo.get(&self.key) {
            news.extend_from_slice(told);
            return *rest;
        }
        let restricted = self.restricted(rest, colors, news);
        let told: Box<[Colors]> = news.as_slice().into();
        let bytes = size_of_val(&*told);
        self.memo.insert(self.key.as_slice().into(), (restricted, told), bytes);
        restricted
    }

    fn restricted(&mut self, rest: u32, colors: &[ColorSet], news: &mut Vec<Colors>) -> u32 {
        let layers = self.reach(rest, colors);
        let Residual { node: root, open: before } = &self.residuals[rest as usize];
        let (root, diagrams, images) = (*root, &mut self.table, &mut self.images);
        let mut open = Vec::with_capacity(before.len());
        let mut edges = Vec::new();
        for (&(cell, _), layer) in before.iter().zip(&layers).rev() {
            let allowed = colors[cell.index()];
            let is_left = |edge: &Edge, images: &[u32]| {
                allowed.contains(edge.color) && images[edge.to as usize] != NONE
            };
            let of_layer = layer.iter().flat_map(|&node| diagrams.edges(node));
            let left = of_layer.filter(|edge| is_left(edge, images)).map(|edge| edge.color);
            let left = left.fold(ColorSet::EMPTY, ColorSet::with);
            if left != allowed {
                news.push((cell, left));
            }
            if left.len() > 1 {
                open.push((cell, left));
            }
            for &old in layer {
                let kept = diagrams.edges(old).iter().filter(|edge| is_left(edge, images));
                edges.clear();
                edges.extend(kept.map(|edge| Edge { to: images[edge.to as usize], ..*edge }));
                images[old as usize] = node(diagrams, diagrams.level(old), &edges, left);
            }
        }
        open.reverse();
        let image = self.images[root as usize];
        self.number(image, open)
    }

    /// The nodes that are reached where each cell has one of its `colors`, cell by cell.
    fn reach(&mut self, rest: u32, colors: &[ColorSet]) -> Vec<Vec<u32>> {
        let Residual { node, open } = &self.residuals[rest as usize];
        self.images.resize(self.table.len(), NONE);
        self.images[DONE as usize] = DONE;
        self.reached.resize(self.table.len(), 0);
        self.now += 1;
        let mut layers = vec![vec![*node]];
        let above_others = open.len().saturating_sub(1);
        for (at, &(cell, _)) in open[..above_others].iter().enumerate() {
            let allowed = colors[cell.index()];
            let mut layer = Vec::new();
            let edges = layers[at].iter().flat_map(|&above| self.table.edges(above));
            for edge in edges.filter(|edge| allowed.contains(edge.color)) {
                let reached = &mut self.reached[edge.to as usize];
                if std::mem::replace(reached, self.now) != self.now {
                    layer.push(edge.to);
                }
            }
            layers.push(layer);
        }
        layers
    }

    /// Forgets all but these rests, which are renumbered.
    pub fn keep(&mut self, kept: &mut [&mut u32]) {
        let mut used: Vec<u32> =
            kept.iter().map(|rest| **rest).filter(|&rest| rest > DONE).collect();
        used.sort_unstable();
        used.dedup();
        let mut nodes: Vec<u32> = used.iter().map(|&rest| self.residuals[rest as usize].node).collect();
        self.table.keep(&mut nodes);
        let diagrams = std::mem::replace(&mut self.table, UniqueTable::new());
        let mut old = std::mem::replace(self, Residuals { table: diagrams, ..Residuals::new() });
        let mut renumbered = vec![NONE; old.residuals.len()];
        renumbered[DONE as usize] = DONE;
        for (&rest, &node) in used.iter().zip(&nodes) {
            let open = std::mem::take(&mut old.residuals[rest as usize].open);
            renumbered[rest as usize] = self.number(node, open.into());
        }
        kept.iter_mut().for_each(|rest| **rest = renumbered[**rest as usize]);
    }
}

/// The node with these edges; where all nodes of its level have one color, what comes behind it.
fn node(diagrams: &mut UniqueTable, level: u32, edges: &[Edge], colors: ColorSet) -> u32 {
    match edges {
        [] => NONE,
        [only] if colors.len() == 1 => only.to,
        edges => diagrams.node(level, edges),
    }
}

/// The states that can be reached before each cell and at the end, in order.
fn layers(
    runs: &[Run],
    cells: &[Colors],
    max_bytes: usize,
    meter: &mut Meter,
) -> Result<Vec<Vec<State>>, Limit> {
    let mut layers = vec![vec![State::START]];
    let mut count = 0;
    for (at, &(_, colors)) in cells.iter().enumerate() {
        let before = &layers[at];
        if meter.is_over(16 * (before.len() * colors.len()) as u64) {
            return Err(Limit::of(meter.budget()));
        }
        let after = |state: &State| {
            let state = *state;
            colors.iter().filter_map(move |color| state.after(color, runs))
        };
        let mut layer: Vec<State> = before.iter().flat_map(after).collect();
        layer.sort_unstable();
        layer.dedup();
        count += layer.len();
        if count * size_of::<State>() > max_bytes {
            return Err(Limit::Capacity);
        }
        layers.push(layer);
    }
    Ok(layers)
}
