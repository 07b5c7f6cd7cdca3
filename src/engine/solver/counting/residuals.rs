//! Residuals: what is left of single lines. A residual is the set of placements that the colors of
//! the cells still allow, as a diagram over the open cells.
//!
//! In: a clue, then colors of cells. Out: numbers of residuals, and the cells that they narrow.
//! Invariants: complete for the line; two residuals of a line have the same number exactly if they
//! have the same open cells and the same placements.

use super::automaton::Automaton;
use super::tables::{DONE, Edge, Memo, NONE, UniqueTable};
use crate::budget::Meter;
use crate::puzzle::{CellId, ColorSet};
use crate::solver::Limit;

/// A cell and the colors that it may have.
pub(super) type Colors = (CellId, ColorSet);

/// The residual of one line.
pub(super) struct Residual {
    node: u32,
    /// The open cells, in the order of the line.
    open: Box<[Colors]>,
}

/// A residual or [`NONE`], and the cells that restricting narrowed further.
type Restricted = (u32, Box<[Colors]>);

/// All residuals.
pub(super) struct Residuals {
    table: UniqueTable,
    residuals: Vec<Residual>,
    /// By node: the number of its residual.
    numbers: Vec<u32>,
    memo: Memo<Restricted>,
    /// The number of open cells, summed over all residuals.
    open_count: usize,
    /// Scratch space for a key of the memo.
    key: Vec<u32>,
    /// By node: its image in the restriction in progress.
    images: Vec<u32>,
    /// By node: the value of `now` when it was last reached.
    reached: Vec<u32>,
    now: u32,
}

impl Residuals {
    /// Only the two terminal residuals: no placement, and a line without open cells.
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

    /// Memory in use in bytes, approximately.
    pub fn bytes(&self) -> usize {
        let lists =
            self.residuals.len() * size_of::<Residual>() + self.open_count * size_of::<Colors>();
        self.table.bytes() + 12 * self.table.len() + lists + self.memo.bytes()
    }

    /// The open cells of a residual.
    pub fn open(&self, residual: u32) -> &[Colors] {
        &self.residuals[residual as usize].open
    }

    /// The residual of a line, and the colors that it leaves each cell. The cells have the levels
    /// from `level` on. [`NONE`] if there is no placement.
    ///
    /// # Errors
    /// [`Limit`]: the budget is over, or the line needs more than `max_bytes`.
    pub fn of_line<A: Automaton + ?Sized>(
        &mut self,
        clue: &A,
        cells: &[Colors],
        level: u32,
        max_bytes: usize,
        meter: &mut Meter,
    ) -> Result<(u32, Vec<Colors>), Limit> {
        let layers = layers(clue, cells, max_bytes, meter)?;
        // The nodes of the states after the present cell.
        let mut behind: Vec<u32> = Vec::new();
        let mut colors_left: Vec<Colors> = Vec::with_capacity(cells.len());
        for (at, layer) in layers.iter().enumerate().rev() {
            if meter.is_over(8 * layer.len() as u64) {
                return Err(Limit::of(meter.budget()));
            }
            let Some(&(cell, colors)) = cells.get(at) else {
                let end = |state: &A::State| if clue.accepts(*state) { DONE } else { NONE };
                behind = layer.iter().map(end).collect();
                continue;
            };
            let edge = |state: &A::State, color| {
                let place = layers[at + 1].binary_search(&clue.after(*state, color)?).ok()?;
                (behind[place] != NONE).then_some(Edge { color, to: behind[place] })
            };
            let edges = |state: &A::State| -> Vec<Edge> {
                colors.iter().filter_map(|color| edge(state, color)).collect()
            };
            let all: Vec<Vec<Edge>> = layer.iter().map(edges).collect();
            let colors = all.iter().flatten().map(|edge| edge.color);
            let colors = colors.fold(ColorSet::EMPTY, ColorSet::with);
            colors_left.push((cell, colors));
            let level = level + at as u32;
            behind = all.iter().map(|edges| node(&mut self.table, level, edges, colors)).collect();
        }
        colors_left.reverse();
        let root = behind.first().copied().unwrap_or(NONE);
        let open = colors_left.iter().copied().filter(|(_, colors)| colors.len() > 1).collect();
        Ok((self.number(root, open), colors_left))
    }

    /// The number of the residual with this diagram; adds it if it is new.
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

    /// Restricts a residual to these colors of all cells of the board; [`NONE`] if no placement is
    /// left. Stores in `narrowed` the cells that lose more colors.
    pub fn restrict(
        &mut self,
        residual: u32,
        colors: &[ColorSet],
        narrowed: &mut Vec<Colors>,
    ) -> u32 {
        self.key.clear();
        self.key.push(residual);
        for (at, &(cell, old)) in self.residuals[residual as usize].open.iter().enumerate() {
            let now = colors[cell.index()];
            if now != old {
                let bits = now.iter().fold(0u64, |bits, color| bits | 1 << color.index());
                self.key.extend([at as u32, bits as u32, (bits >> 32) as u32]);
            }
        }
        narrowed.clear();
        if self.key.len() == 1 {
            return residual;
        }
        if let Some((restricted, narrowed_cells)) = self.memo.get(&self.key) {
            narrowed.extend_from_slice(narrowed_cells);
            return *restricted;
        }
        let restricted = self.restricted(residual, colors, narrowed);
        let cells: Box<[Colors]> = narrowed.as_slice().into();
        let bytes = size_of_val(&*cells);
        self.memo.insert(self.key.as_slice().into(), (restricted, cells), bytes);
        restricted
    }

    fn restricted(
        &mut self,
        residual: u32,
        colors: &[ColorSet],
        narrowed: &mut Vec<Colors>,
    ) -> u32 {
        let layers = self.reach(residual, colors);
        let Residual { node: root, open: old_open } = &self.residuals[residual as usize];
        let (root, diagrams, images) = (*root, &mut self.table, &mut self.images);
        let mut open = Vec::with_capacity(old_open.len());
        let mut edges = Vec::new();
        for (&(cell, _), layer) in old_open.iter().zip(&layers).rev() {
            let cell_colors = colors[cell.index()];
            let is_left = |edge: &Edge, images: &[u32]| {
                cell_colors.contains(edge.color) && images[edge.to as usize] != NONE
            };
            let of_layer = layer.iter().flat_map(|&node| diagrams.edges(node));
            let edge_colors = of_layer.filter(|edge| is_left(edge, images)).map(|edge| edge.color);
            let edge_colors = edge_colors.fold(ColorSet::EMPTY, ColorSet::with);
            if edge_colors != cell_colors {
                narrowed.push((cell, edge_colors));
            }
            if edge_colors.len() > 1 {
                open.push((cell, edge_colors));
            }
            for &old in layer {
                let edges_left = diagrams.edges(old).iter().filter(|edge| is_left(edge, images));
                edges.clear();
                edges.extend(edges_left.map(|edge| Edge { to: images[edge.to as usize], ..*edge }));
                images[old as usize] = node(diagrams, diagrams.level(old), &edges, edge_colors);
            }
        }
        open.reverse();
        let image = self.images[root as usize];
        self.number(image, open)
    }

    /// The nodes reachable with these colors, by open cell.
    fn reach(&mut self, residual: u32, colors: &[ColorSet]) -> Vec<Vec<u32>> {
        let Residual { node, open } = &self.residuals[residual as usize];
        self.images.resize(self.table.len(), NONE);
        self.images[DONE as usize] = DONE;
        self.reached.resize(self.table.len(), 0);
        self.now += 1;
        let mut layers = vec![vec![*node]];
        let above_others = open.len().saturating_sub(1);
        for (at, &(cell, _)) in open[..above_others].iter().enumerate() {
            let cell_colors = colors[cell.index()];
            let mut layer = Vec::new();
            let edges = layers[at].iter().flat_map(|&above| self.table.edges(above));
            for edge in edges.filter(|edge| cell_colors.contains(edge.color)) {
                let reached = &mut self.reached[edge.to as usize];
                if std::mem::replace(reached, self.now) != self.now {
                    layer.push(edge.to);
                }
            }
            layers.push(layer);
        }
        layers
    }

    /// Drops all residuals but these, and renumbers these.
    pub fn keep(&mut self, roots: &mut [&mut u32]) {
        let mut numbers: Vec<u32> =
            roots.iter().map(|residual| **residual).filter(|&residual| residual > DONE).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let mut nodes: Vec<u32> =
            numbers.iter().map(|&residual| self.residuals[residual as usize].node).collect();
        self.table.keep(&mut nodes);
        let diagrams = std::mem::replace(&mut self.table, UniqueTable::new());
        let mut old = std::mem::replace(self, Residuals { table: diagrams, ..Residuals::new() });
        let mut renumbered = vec![NONE; old.residuals.len()];
        renumbered[DONE as usize] = DONE;
        for (&residual, &node) in numbers.iter().zip(&nodes) {
            let open = std::mem::take(&mut old.residuals[residual as usize].open);
            renumbered[residual as usize] = self.number(node, open.into());
        }
        roots.iter_mut().for_each(|residual| **residual = renumbered[**residual as usize]);
    }
}

/// The node with these edges. A level at which all nodes have the same single color needs no node.
fn node(diagrams: &mut UniqueTable, level: u32, edges: &[Edge], colors: ColorSet) -> u32 {
    match edges {
        [] => NONE,
        [edge] if colors.len() == 1 => edge.to,
        edges => diagrams.node(level, edges),
    }
}

/// The automaton states reachable before each cell and at the end, sorted.
fn layers<A: Automaton + ?Sized>(
    clue: &A,
    cells: &[Colors],
    max_bytes: usize,
    meter: &mut Meter,
) -> Result<Vec<Vec<A::State>>, Limit> {
    let mut layers = vec![vec![A::START]];
    let mut count = 0;
    for (at, &(_, colors)) in cells.iter().enumerate() {
        let old_open = &layers[at];
        if meter.is_over(16 * (old_open.len() * colors.len()) as u64) {
            return Err(Limit::of(meter.budget()));
        }
        let after = |state: &A::State| {
            let state = *state;
            colors.iter().filter_map(move |color| clue.after(state, color))
        };
        let mut layer: Vec<A::State> = old_open.iter().flat_map(after).collect();
        layer.sort_unstable();
        layer.dedup();
        count += layer.len();
        if count * size_of::<A::State>() > max_bytes {
            return Err(Limit::Capacity);
        }
        layers.push(layer);
    }
    Ok(layers)
}
