//! The placements of one line as paths through a graph: each step colors some cells.
//!
//! In: the runs of a clue, the colors that each cell may have. Out: a [`Track`]. Invariants: its
//! paths from the first node to the last are exactly the placements; each step leads to a later
//! node; steps are in the order of the nodes that they leave.

use super::MAX_NUMBERS;
use crate::propagation::DiagramPlacements;
use crate::puzzle::{Color, ColorSet, Diagram, LineId, Puzzle, Run};
use num_bigint::BigInt;
use std::collections::BTreeMap;

/// A step of a placement: these cells have this color.
pub(super) struct Step {
    pub from: u32,
    pub to: u32,
    pub begin: u32,
    pub end: u32,
    pub color: Color,
}

/// All placements of a line.
pub(super) struct Track {
    pub node_count: usize,
    pub steps: Vec<Step>,
}

/// Where a placement stands between two cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    /// How many runs have begun.
    runs: u32,
    /// The color of the cell before; the background if there is none.
    last: Color,
    /// May the run of that cell go on?
    is_open: bool,
}

struct Builder<'a> {
    runs: Option<&'a [Run]>,
    cells: &'a [ColorSet],
    color_count: usize,
    /// For each border between cells, the nodes by state.
    nodes: Vec<BTreeMap<State, u32>>,
    node_count: u32,
    steps: Vec<Step>,
}

impl Track {
    /// Do the tracks of all lines fit into memory? Each length of a range has steps of its own.
    pub fn are_small(puzzle: &Puzzle) -> bool {
        let geometry = puzzle.geometry();
        let steps = |line: LineId| -> u64 {
            let cells = geometry.line(line).len() as u64;
            let spare = |run: &Run| run.length.most().map_or(0, |most| most - run.length.least());
            let runs = puzzle.clue(line).runs().unwrap_or_default();
            let of_runs: u64 = runs.iter().map(|run| cells * cells.min(spare(run).into())).sum();
            of_runs + puzzle.diagram(line).map_or(0, |diagram| diagram.edge_count() as u64)
        };
        geometry.lines().map(steps).sum::<u64>() <= MAX_NUMBERS as u64
    }

    /// The track of a line of a puzzle whose cells may have these colors.
    pub fn of(puzzle: &Puzzle, line: LineId, domains: &[ColorSet]) -> Option<Track> {
        let cells = puzzle.geometry().line(line).iter();
        let cells: Vec<ColorSet> = cells.map(|cell| domains[cell.index()]).collect();
        match puzzle.diagram(line) {
            Some(diagram) => Track::of_diagram(diagram, &cells),
            None => Track::new(puzzle.clue(line).runs(), &cells, puzzle.palette().color_count()),
        }
    }

    /// The track of a diagram; `None` if it has no placement.
    fn of_diagram(diagram: &Diagram, cells: &[ColorSet]) -> Option<Track> {
        let placements = DiagramPlacements::new(diagram, cells);
        let (mut nodes, mut count) = (vec![None; diagram.node_count()], 0);
        let mut steps = Vec::new();
        nodes[0] = (placements.count() > 0).then_some(0);
        for (at, cell) in cells.iter().enumerate() {
            for node in diagram.nodes(at) {
                let Some(from) = nodes[node] else { continue };
                for edge in diagram.edges(node) {
                    let to = edge.to as usize;
                    if cell.contains(edge.color) && placements.count_from(to) > 0 {
                        let (begin, color) = (at as u32, edge.color);
                        let to = *nodes[to].get_or_insert_with(|| {
                            count += 1;
                            count
                        });
                        steps.push(Step { from, to, begin, end: begin + 1, color });
                    }
                }
            }
        }
        nodes[0].map(|_| Track { node_count: count as usize + 1, steps })
    }

    /// The track of a clue; `None` if it has no placement. `color_count` is the size of the palette.
    fn new(runs: Option<&[Run]>, cells: &[ColorSet], color_count: usize) -> Option<Track> {
        let nodes = vec![BTreeMap::new(); cells.len() + 1];
        let mut builder =
            Builder { runs, cells, color_count, nodes, node_count: 0, steps: Vec::new() };
        builder.node(0, State { runs: 0, last: Color::BACKGROUND, is_open: false });
        for border in 0..cells.len() {
            for (state, node) in builder.nodes[border].clone() {
                builder.leave(border as u32, state, node);
            }
        }
        builder.track()
    }

    /// The most that a placement collects. `amounts` are by cell of the line, then by color; `only`
    /// is a cell and the color that it must have. `None` if no placement is left.
    pub fn best<N: Clone + Ord + Default + for<'a> std::ops::Add<&'a N, Output = N>>(
        &self,
        amounts: &[N],
        color_count: usize,
        only: Option<(usize, Color)>,
    ) -> Option<N> {
        let mut best: Vec<Option<N>> = vec![None; self.node_count];
        *best.first_mut()? = Some(N::default());
        for step in &self.steps {
            let cells = step.begin as usize..step.end as usize;
            let is_left =
                only.is_none_or(|(at, color)| !cells.contains(&at) || step.color == color);
            let Some(sum) = best[step.from as usize].clone().filter(|_| is_left) else { continue };
            let amount = |at: usize| &amounts[at * color_count + step.color.index()];
            let sum = cells.fold(sum, |sum, at| sum + amount(at));
            let reached = &mut best[step.to as usize];
            if reached.as_ref().is_none_or(|reached| *reached < sum) {
                *reached = Some(sum);
            }
        }
        best.pop()?
    }

    /// The colors of the `count` placements that collect most, the best first; of equal ones the
    /// first. `amounts` are by cell of the line, then by color.
    pub fn bests(&self, amounts: &[BigInt], color_count: usize, count: usize) -> Vec<Vec<Color>> {
        // By node: what the best ways there collect, and for each its last step with the place of
        // the way before that.
        let mut ways: Vec<Vec<(BigInt, usize, usize)>> = vec![Vec::new(); self.node_count];
        ways[0].push((BigInt::default(), 0, 0));
        for (number, step) in self.steps.iter().enumerate() {
            let cells = step.begin as usize..step.end as usize;
            let sum: BigInt = cells.map(|at| &amounts[at * color_count + step.color.index()]).sum();
            for place in 0..ways[step.from as usize].len() {
                let reached = &ways[step.from as usize][place].0 + &sum;
                let others = &mut ways[step.to as usize];
                let rank = others.partition_point(|other| other.0 >= reached);
                others.insert(rank, (reached, number, place));
                others.truncate(count);
            }
        }
        let colors = |place: usize| {
            let (mut colors, mut node, mut place) = (Vec::new(), self.node_count - 1, place);
            while node > 0 {
                let (_, number, before) = ways[node][place];
                let step = &self.steps[number];
                colors.extend((step.begin..step.end).map(|_| step.color));
                (node, place) = (step.from as usize, before);
            }
            colors.reverse();
            colors
        };
        (0..ways[self.node_count - 1].len()).map(colors).collect()
    }

    /// Roughly the time of [`Self::best`] in nanoseconds.
    pub fn work(&self) -> u64 {
        self.steps.iter().map(|step| 4 + u64::from(step.end - step.begin)).sum()
    }
}

impl Builder<'_> {
    fn node(&mut self, border: u32, state: State) -> u32 {
        let next = self.node_count;
        let node = *self.nodes[border as usize].entry(state).or_insert(next);
        self.node_count += u32::from(node == next);
        node
    }

    fn step(&mut self, from: u32, (begin, end): (u32, u32), color: Color, state: State) {
        let cells = self.cells.get(begin as usize..end as usize);
        if cells.is_some_and(|cells| cells.iter().all(|colors| colors.contains(color))) {
            let to = self.node(end, state);
            self.steps.push(Step { from, to, begin, end, color });
        }
    }

    /// All steps out of a state.
    fn leave(&mut self, at: u32, state: State, node: u32) {
        let colors = (0..self.color_count as u8).map(Color::numbered);
        let Some(runs) = self.runs else {
            colors.for_each(|color| self.step(node, (at, at + 1), color, state));
            return;
        };
        let blank = State { last: Color::BACKGROUND, is_open: false, ..state };
        self.step(node, (at, at + 1), Color::BACKGROUND, blank);
        if state.is_open {
            self.step(node, (at, at + 1), state.last, state);
        }
        let Some(run) = runs.get(state.runs as usize) else { return };
        let (least, is_open) = (run.length.least(), run.length.most().is_none());
        let most = run.length.most().map_or(least, |most| most.min(self.cells.len() as u32 - at));
        for color in colors.skip(1) {
            if color != state.last && run.color.is_none_or(|own| own == color) {
                let after = State { runs: state.runs + 1, last: color, is_open };
                for length in least..=most {
                    self.step(node, (at, at.saturating_add(length)), color, after);
                }
            }
        }
    }

    /// The steps that lie on a way to the end, with the nodes numbered anew; all ends are one node.
    fn track(self) -> Option<Track> {
        let runs = self.runs.map_or(0, <[Run]>::len);
        let mut is_useful = vec![false; self.node_count as usize];
        for (state, &node) in self.nodes.last()? {
            is_useful[node as usize] = state.runs as usize == runs;
        }
        for step in self.steps.iter().rev() {
            is_useful[step.from as usize] |= is_useful[step.to as usize];
        }
        let (mut renumbered, mut next) = (vec![0; is_useful.len()], 0);
        for (border, nodes) in self.nodes.iter().enumerate() {
            for &node in nodes.values().filter(|&&node| is_useful[node as usize]) {
                renumbered[node as usize] = next;
                next += u32::from(border < self.cells.len());
            }
        }
        let useful = self.steps.into_iter().filter(|step| is_useful[step.to as usize]);
        let node = |node: u32| renumbered[node as usize];
        let steps = useful.map(|step| Step { from: node(step.from), to: node(step.to), ..step });
        is_useful.first()?.then(|| Track { node_count: next as usize + 1, steps: steps.collect() })
    }
}
