//! What a second solution says of every unique picture.
//!
//! In: a picture and another one with the same clues. Out: the exchanges that lead from one to the
//! other, each possible alone, and for each a demand: what a picture must have somewhere so that
//! the exchange is not possible in it, too. Invariants: every picture that is the only solution of its
//! clues meets every demand, whatever picture the demand was learned from.
//!
//! Why: take a line and the cells of an exchange in it, cut into groups so that the stretch of
//! each, with one neighbor on each side, reads the same before and after. Outside of the stretches
//! both sides are equal. The runs inside of a stretch do not meet those outside as long as its
//! neighbors have neither color of the cell they touch. So wherever a picture has the stretches
//! and lets the neighbors be, the exchange keeps all of its clues, and it is not unique.

use crate::puzzle::{CellId, Color, Geometry, LineId, Picture, runs};
use std::collections::BTreeMap;

/// Cells and the colors that they get.
pub(super) type Swap = Vec<(CellId, Color)>;

/// That a cell has a color, or that it has another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CellLiteral {
    pub cell: CellId,
    pub color: Color,
    pub has: bool,
}

/// One of these must be true.
pub(super) type Correction = Vec<CellLiteral>;

/// A stretch of a line that reads the same before and after: places of its first and its last
/// cell that changes.
#[derive(Clone, Copy)]
struct Group {
    line: LineId,
    first: usize,
    last: usize,
}

/// The exchanges that lead from a picture to another one with the same clues, and what each
/// demands of unique pictures.
pub(super) fn split(
    geometry: &Geometry,
    picture: &Picture,
    other: &Picture,
) -> Vec<(Swap, Correction)> {
    let differing = picture.differences(other);
    let groups = groups(geometry, picture, other, &differing);
    let mut joined = Joined::new(differing.len());
    let place = |cell: CellId| differing.binary_search(&cell).ok();
    let changed = |group: &Group| {
        let cells = &geometry.line(group.line)[group.first..=group.last];
        cells.iter().filter_map(|&cell| place(cell)).collect::<Vec<_>>()
    };
    for group in &groups {
        changed(group).windows(2).for_each(|pair| joined.join(pair[0], pair[1]));
    }
    let mut parts: BTreeMap<usize, (Swap, Vec<Group>)> = BTreeMap::new();
    for (place, &cell) in differing.iter().enumerate() {
        parts.entry(joined.root(place)).or_default().0.push((cell, other[cell]));
    }
    for group in groups {
        if let Some(&first) = changed(&group).first() {
            parts.entry(joined.root(first)).or_default().1.push(group);
        }
    }
    let demand = |groups: &[Group]| correction(geometry, picture, other, groups);
    parts.into_values().map(|(exchange, groups)| (exchange, demand(&groups))).collect()
}

/// The other picture that an exchange leads to.
pub(super) fn swapped(geometry: &Geometry, picture: &Picture, exchange: &Swap) -> Picture {
    let mut colors = picture.colors().to_vec();
    for &(cell, color) in exchange {
        colors[cell.index()] = color;
    }
    Picture::painted(geometry, |cell| colors[cell.index()])
}

/// The smallest groups of all lines.
fn groups(
    geometry: &Geometry,
    picture: &Picture,
    other: &Picture,
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
            if next.is_none() || reads_the_same(stretch, picture, other) {
                groups.push(Group { line, first, last });
                first = next.copied().unwrap_or(last);
            }
        }
    }
    groups
}

/// What unique pictures must have somewhere in these groups or beside them.
fn correction(
    geometry: &Geometry,
    picture: &Picture,
    other: &Picture,
    groups: &[Group],
) -> Correction {
    let mut demand = Correction::new();
    for &Group { line, first, last } in groups {
        let cells = geometry.line(line);
        let inside = cells[first..=last].iter();
        demand.extend(inside.map(|&cell| CellLiteral { cell, color: picture[cell], has: false }));
        let before = first.checked_sub(1).map(|at| (cells[at], cells[first]));
        let after = cells.get(last + 1).map(|&cell| (cell, cells[last]));
        for (cell, beside) in [before, after].into_iter().flatten() {
            let colors = [picture[beside], other[beside]].into_iter();
            let meets = colors.filter(|color| !color.is_background());
            demand.extend(meets.map(|color| CellLiteral { cell, color, has: true }));
        }
    }
    demand.sort_unstable();
    demand.dedup();
    demand
}

/// Have these neighboring cells the same runs in both pictures?
pub(super) fn reads_the_same(cells: &[CellId], one: &Picture, other: &Picture) -> bool {
    read_alike(cells.iter().map(|&cell| one[cell]), cells.iter().map(|&cell| other[cell]))
}

/// Do two rows of colors have the same runs?
pub(super) fn read_alike(
    one: impl Iterator<Item = Color>,
    other: impl Iterator<Item = Color>,
) -> bool {
    runs(one).eq(runs(other))
}

/// Which cells belong together, as a forest.
struct Joined(Vec<usize>);

impl Joined {
    fn new(count: usize) -> Joined {
        Joined((0..count).collect())
    }

    fn root(&mut self, mut at: usize) -> usize {
        while self.0[at] != at {
            self.0[at] = self.0[self.0[at]];
            at = self.0[at];
        }
        at
    }

    fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.root(one), self.root(other));
        self.0[one.max(other)] = one.min(other);
    }
}
