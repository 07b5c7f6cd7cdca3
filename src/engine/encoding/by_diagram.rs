//! The encoding of one line by its diagram: one variable for each node and for each edge.
//!
//! In: the diagram and the cells of the line. Out: clauses. Invariants: restricted to the cells,
//! the models are exactly the words of the diagram; unit propagation alone finds all that they
//! imply.
//! Size for `n` nodes and `s` edges of one foreground color: at most `n + s` variables and
//! `2 n + 3 s` clauses besides two for each cell.
//! Source: F. Bacchus, "GAC via unit propagation" (CP 2007).

use super::NoFormula;
use super::cells::Cells;
use super::formula::Formula;
use super::meaning::Meaning;
use crate::propagation::DiagramPlacements;
use crate::puzzle::{CellId, Color, Diagram, LineId};
use crate::sat::cnf::Term;

/// Adds the clauses of one line. An edge has the color of its cell and joins two nodes; a node has a
/// edge to it and one from it; a color has an edge. The first node and the last are always reached.
/// Edges that lie on no way through the colors that the cells may have are left out.
///
/// # Errors
/// [`NoFormula`] as soon as the formula exceeds a limit.
pub(super) fn encode_line(
    formula: &mut Formula,
    cells: &Cells,
    line: LineId,
    members: &[CellId],
    (diagram, placements): (&Diagram, &DiagramPlacements),
) -> Result<(), NoFormula> {
    let last = diagram.node_count() - 1;
    let mut nodes = vec![Term::Known(false); last + 1];
    nodes[0] = Term::Known(placements.count() > 0);
    if placements.count() == 0 {
        formula.add([]);
    }
    let mut number = 0;
    for (at, &cell) in members.iter().enumerate() {
        formula.within_limits()?;
        let domain = cells.domain(cell);
        let first = diagram.nodes(at + 1).start;
        let mut to_node: Vec<Vec<Term>> = vec![Vec::new(); diagram.nodes(at + 1).len()];
        let mut of_color: Vec<Vec<Term>> = vec![Vec::new(); domain.iter().count()];
        for node in diagram.nodes(at) {
            let mut from_node = vec![!nodes[node]];
            for edge in diagram.edges(node) {
                number += 1;
                let to = edge.to as usize;
                let color = domain.iter().position(|color| color == edge.color);
                let (Some(color), false, true) =
                    (color, nodes[node] == Term::Known(false), placements.count_from(to) > 0)
                else {
                    continue;
                };
                if nodes[to] == Term::Known(false) {
                    let meaning = Meaning::Node { line, number: to as u32 };
                    nodes[to] = if to == last { Term::Known(true) } else { formula.var(meaning) };
                }
                let taken = formula.var(Meaning::Edge { line, number: number - 1 });
                formula.implies(taken, nodes[node]);
                formula.implies(taken, nodes[to]);
                imply_color(formula, cells, taken, (cell, edge.color));
                from_node.push(taken);
                to_node[to - first].push(taken);
                of_color[color].push(taken);
            }
            formula.add_distinct(from_node);
        }
        for (place, edges) in to_node.into_iter().enumerate() {
            formula.add_distinct(edges.into_iter().chain([!nodes[first + place]]));
        }
        for (color, edges) in domain.iter().zip(of_color) {
            formula.add_distinct(not_color(cells, cell, color).into_iter().chain(edges));
        }
    }
    formula.within_limits()
}

fn imply_color(formula: &mut Formula, cells: &Cells, taken: Term, (cell, color): (CellId, Color)) {
    match color.is_background() {
        true => cells.choices(cell).for_each(|painted| formula.implies(taken, !painted)),
        false => formula.implies(taken, cells.painted(cell, color)),
    }
}

/// Terms one of which is true exactly if the cell does not have the color.
fn not_color(cells: &Cells, cell: CellId, color: Color) -> Vec<Term> {
    match color.is_background() {
        true => cells.choices(cell).collect(),
        false => vec![!cells.painted(cell, color)],
    }
}

/// Upper bound on the literals that [`encode_line`] adds. `colors` counts the foreground colors.
pub(super) fn size_bound(diagram: &Diagram, colors: usize) -> usize {
    let cells = diagram.cell_count() * colors * (colors + 1);
    (2 * colors + 7) * diagram.edge_count() + 2 * diagram.node_count() + cells
}
