//! Derives corrections from an alternative solution.
//!
//! In: a picture and another one with the same clues. Out: swaps that lead from one to the other,
//! each possible alone, and the correction of each. Invariants: every uniquely solvable picture
//! satisfies every correction, no matter which picture gave the correction.
//!
//! Proof: cut the cells of a swap in a line into groups, so that the stretch of each group has the
//! same runs before and after. A stretch includes one neighbor on each side. Outside of the
//! stretches both pictures are equal. The runs inside do not touch those outside, as long as each
//! neighbor has neither color of the adjacent changed cell. A picture that violates the correction
//! has the old colors in all groups, and such neighbors. The swap keeps all of its clues, so it is
//! not unique.

use crate::puzzle::{CellId, Color, Geometry, LineId, Picture, runs};
use std::collections::BTreeMap;

/// A cell and its new or revealed color.
pub(super) type Edit = (CellId, Color);

/// Cells and their new colors.
pub(super) type Swap = Vec<Edit>;

/// States that a cell has a color, or (with `has` false) that it has another color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CellLiteral {
    pub cell: CellId,
    pub color: Color,
    pub has: bool,
}

/// A clause: at least one of these literals is true.
pub(super) type Correction = Vec<CellLiteral>;

/// A stretch of a line with the same runs before and after: the first and the last index of a
/// cell that changes.
#[derive(Clone, Copy)]
struct Group {
    line: LineId,
    first: usize,
    last: usize,
}

/// Splits the difference of two pictures with the same clues into swaps that are possible alone,
/// each with its correction.
pub(super) fn split(
    geometry: &Geometry,
    picture: &Picture,
    alternative: &Picture,
) -> Vec<(Swap, Correction)> {
    let differing = picture.differences(alternative);
    let groups = groups(geometry, picture, alternative, &differing);
    let mut sets = DisjointSets::new(differing.len());
    let place = |cell: CellId| differing.binary_search(&cell).ok();
    let alternative_of = |group: &Group| {
        let cells = &geometry.line(group.line)[group.first..=group.last];
        cells.iter().filter_map(|&cell| place(cell)).collect::<Vec<_>>()
    };
    for group in &groups {
        alternative_of(group).windows(2).for_each(|pair| sets.join(pair[0], pair[1]));
    }
    let mut parts: BTreeMap<usize, (Swap, Vec<Group>)> = BTreeMap::new();
    for (place, &cell) in differing.iter().enumerate() {
        parts.entry(sets.root(place)).or_default().0.push((cell, alternative[cell]));
    }
    for group in groups {
        if let Some(&first) = alternative_of(&group).first() {
            parts.entry(sets.root(first)).or_default().1.push(group);
        }
    }
    let clause = |groups: &[Group]| correction(geometry, picture, alternative, groups);
    parts.into_values().map(|(swap, groups)| (swap, clause(&groups))).collect()
}

/// The picture after a swap.
pub(super) fn swapped(geometry: &Geometry, picture: &Picture, swap: &Swap) -> Picture {
    let mut colors = picture.colors().to_vec();
    for &(cell, color) in swap {
        colors[cell.index()] = color;
    }
    Picture::painted(geometry, |cell| colors[cell.index()])
}

/// The smallest groups of the changed cells, for all lines.
fn groups(
    geometry: &Geometry,
    picture: &Picture,
    alternative: &Picture,
    differing: &[CellId],
) -> Vec<Group> {
    let mut places: BTreeMap<LineId, Vec<usize>> = BTreeMap::new();
    for &cell in differing {
        for crossing in geometry.through(cell) {
            places.entry(crossing.line).or_default().push(crossing.at as usize);
        }
    }
    let mut groups = Vec::new();
    for (line, mut places) in places {
        places.sort_unstable();
        let cells = geometry.line(line);
        let mut first = places[0];
        for (at, &last) in places.iter().enumerate() {
            let next = places.get(at + 1);
            if next == Some(&(last + 1)) {
                continue;
            }
            let stretch = &cells[first.saturating_sub(1)..(last + 2).min(cells.len())];
            if next.is_none() || reads_the_same(stretch, picture, alternative) {
                groups.push(Group { line, first, last });
                first = next.copied().unwrap_or(last);
            }
        }
    }
    groups
}

/// The clause that a unique picture satisfies in these groups or next to them.
fn correction(
    geometry: &Geometry,
    picture: &Picture,
    alternative: &Picture,
    groups: &[Group],
) -> Correction {
    let mut clause = Correction::new();
    for &Group { line, first, last } in groups {
        let cells = geometry.line(line);
        let inside = cells[first..=last].iter();
        clause.extend(inside.map(|&cell| CellLiteral { cell, color: picture[cell], has: false }));
        let pair_before = first.checked_sub(1).map(|at| (cells[at], cells[first]));
        let after = cells.get(last + 1).map(|&cell| (cell, cells[last]));
        for (cell, neighbor) in [pair_before, after].into_iter().flatten() {
            let colors = [picture[neighbor], alternative[neighbor]].into_iter();
            let meets = colors.filter(|color| !color.is_background());
            clause.extend(meets.map(|color| CellLiteral { cell, color, has: true }));
        }
    }
    clause.sort_unstable();
    clause.dedup();
    clause
}

/// Do these consecutive cells have the same runs in both pictures?
fn reads_the_same(cells: &[CellId], first: &Picture, second: &Picture) -> bool {
    read_alike(cells.iter().map(|&cell| first[cell]), cells.iter().map(|&cell| second[cell]))
}

/// Do two sequences of colors have the same runs?
pub(super) fn read_alike(
    first: impl Iterator<Item = Color>,
    second: impl Iterator<Item = Color>,
) -> bool {
    runs(first).eq(runs(second))
}

/// Disjoint sets (union-find).
struct DisjointSets(Vec<usize>);

impl DisjointSets {
    fn new(count: usize) -> DisjointSets {
        DisjointSets((0..count).collect())
    }

    fn root(&mut self, mut at: usize) -> usize {
        while self.0[at] != at {
            self.0[at] = self.0[self.0[at]];
            at = self.0[at];
        }
        at
    }

    fn join(&mut self, first: usize, second: usize) {
        let (first_root, second_root) = (self.root(first), self.root(second));
        self.0[first_root.max(second_root)] = first_root.min(second_root);
    }
}
