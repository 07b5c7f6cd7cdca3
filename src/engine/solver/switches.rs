//! Elementary switches: two rows and two columns whose four crossing cells exchange colors
//! crosswise, which gives another picture.
//!
//! In: a puzzle on a rectangle, a picture of it, a deduction. Out: another picture, or switches in
//! reading order; none on other outlines. Invariants: constants and the budget bound the work; only
//! `verify` decides whether a picture satisfies the puzzle.
//! Source of the term: G. T. Herman, A. Kuba (eds.), "Discrete Tomography" (1999).

use crate::budget::{Budget, Meter};
use crate::propagation::Deduction;
use crate::puzzle::{CellId, Color, Geometry, Language, LineId, Picture, Puzzle, runs};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// Most rows that one search reads, and most columns.
const MAX_READINGS: usize = 200_000;
/// Most pairs of cells that one search looks at: a fraction of a second.
const MAX_PAIRS: u64 = 1 << 26;
/// A line of this many cells is read as fast as its cells are compared with their neighbors.
const SHORT: usize = 64;

/// Two cells of one row, then the two cells of another row in the same columns.
pub(crate) type Switch = [[CellId; 2]; 2];

/// Decides which lines allow a switch, and bounds the work of the search.
pub trait LineTest {
    /// Counts the check of two cells of a row, `distance` cells apart. Breaks when the work is used
    /// up.
    fn count_pair(&mut self, distance: usize) -> ControlFlow<()>;

    /// Does the line still satisfy its clue if these two of its cells, in order, exchange colors?
    /// `None` when the work is used up.
    fn takes(&mut self, line: LineId, cells: [CellId; 2]) -> Option<bool>;
}

/// Passes the switches of a picture among its open cells to `on_switch` until it breaks.
pub fn switches(
    geometry: &Geometry,
    picture: &Picture,
    deduction: &Deduction,
    test: &mut impl LineTest,
    on_switch: &mut dyn FnMut(Switch) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let [rows, _columns] = geometry.families() else { return ControlFlow::Continue(()) };
    // For each pair of columns: the pairs of cells in earlier rows that may exchange colors.
    let mut rows_of: BTreeMap<(usize, usize), Vec<[CellId; 2]>> = BTreeMap::new();
    for row in geometry.lines().take(rows.line_count) {
        let cells = geometry.line(row);
        let open: Vec<usize> =
            (0..cells.len()).filter(|&at| deduction.is_open(cells[at])).collect();
        for (place, &left) in open.iter().enumerate() {
            for &right in &open[place + 1..] {
                let pair = [cells[left], cells[right]];
                test.count_pair(right - left)?;
                if !may_change(picture, deduction, pair) || !or_end(test.takes(row, pair))? {
                    continue;
                }
                let earlier_pairs = rows_of.entry((left, right)).or_default();
                for &earlier_pair in earlier_pairs.iter() {
                    test.count_pair(0)?;
                    if columns_take(geometry, picture, [earlier_pair, pair], test)? {
                        on_switch([pair, earlier_pair])?;
                    }
                }
                earlier_pairs.push(pair);
            }
        }
    }
    ControlFlow::Continue(())
}

/// The result of a test, or the end of the work.
fn or_end(answer: Option<bool>) -> ControlFlow<(), bool> {
    answer.map_or(ControlFlow::Break(()), ControlFlow::Continue)
}

/// Do the cells have different colors, and may each have the other's?
fn may_change(picture: &Picture, deduction: &Deduction, [first, second]: [CellId; 2]) -> bool {
    picture[first] != picture[second]
        && deduction.colors(first).contains(picture[second])
        && deduction.colors(second).contains(picture[first])
}

/// Do the four cells have the same colors crosswise, and do both columns allow the switch?
fn columns_take(
    geometry: &Geometry,
    picture: &Picture,
    [upper, lower]: Switch,
    test: &mut impl LineTest,
) -> ControlFlow<(), bool> {
    if picture[upper[0]] != picture[lower[1]] || picture[upper[1]] != picture[lower[0]] {
        return ControlFlow::Continue(false);
    }
    for side in [0, 1] {
        let column = geometry.through(upper[side])[1].line;
        if !or_end(test.takes(column, [upper[side], lower[side]]))? {
            return ControlFlow::Continue(false);
        }
    }
    ControlFlow::Continue(true)
}

/// A second picture that differs from the first by one switch.
pub fn switched(
    puzzle: &Puzzle,
    deduction: &Deduction,
    picture: &Picture,
    budget: &Budget,
) -> Option<Picture> {
    let geometry = puzzle.geometry();
    let mut test =
        ClueTest { puzzle, picture, readings: [0; 2], pairs: 0, meter: Meter::new(budget) };
    let mut first_switch = None;
    let _ = switches(geometry, picture, deduction, &mut test, &mut |switch| {
        first_switch = Some(switch);
        ControlFlow::Break(())
    });
    let mut colors = picture.colors().to_vec();
    for [first, second] in first_switch? {
        colors.swap(first.index(), second.index());
    }
    Some(Picture::painted(geometry, |cell| colors[cell.index()]))
}

/// Tests whole lines against their clues, within the limits.
struct ClueTest<'a> {
    puzzle: &'a Puzzle,
    picture: &'a Picture,
    /// How many rows and how many columns were read so far.
    readings: [usize; 2],
    /// How many pairs of cells were looked at so far.
    pairs: u64,
    meter: Meter<'a>,
}

impl ClueTest<'_> {
    fn spend(&mut self, work: usize) -> ControlFlow<()> {
        match self.meter.is_over(work as u64) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }
}

impl LineTest for ClueTest<'_> {
    fn count_pair(&mut self, _distance: usize) -> ControlFlow<()> {
        self.pairs += 1;
        if self.pairs > MAX_PAIRS { ControlFlow::Break(()) } else { self.spend(1) }
    }

    fn takes(&mut self, line: LineId, cells: [CellId; 2]) -> Option<bool> {
        let geometry = self.puzzle.geometry();
        if self.puzzle.language(line).is_none() {
            return Some(true);
        }
        if geometry.line(line).len() > SHORT
            && self.puzzle.clue(line).runs().is_some()
            && !keeps_run_count(geometry, line, self.picture, cells)
        {
            return Some(false);
        }
        let readings = &mut self.readings[geometry.place(line).0];
        *readings += 1;
        let is_within = *readings <= MAX_READINGS;
        self.spend(geometry.line(line).len()).continue_value()?;
        is_within.then(|| satisfies_switched(self.puzzle, line, self.picture, cells))
    }
}

/// Does the line keep the number of its runs if these two of its cells, in order, exchange colors?
/// Only their neighbors matter, so most pairs are refused without reading the line.
pub(super) fn keeps_run_count(
    geometry: &Geometry,
    line: LineId,
    picture: &Picture,
    cells: [CellId; 2],
) -> bool {
    let place = |cell| {
        let crossing = geometry.through(cell).iter().find(|crossing| crossing.line == line);
        crossing.map(|crossing| crossing.at as usize)
    };
    let [Some(left), Some(right)] = cells.map(place) else { return true };
    let members = geometry.line(line);
    let now = |at: usize| members.get(at).map_or(Color::BACKGROUND, |&cell| picture[cell]);
    let then = |at: usize| match at {
        at if at == left => now(right),
        at if at == right => now(left),
        at => now(at),
    };
    begins(now, left, right) == begins(then, left, right)
}

/// How many runs begin at two cells of a line and at those behind them.
fn begins(color: impl Fn(usize) -> Color, left: usize, right: usize) -> usize {
    let begins = |at: usize| {
        let previous = at.checked_sub(1).map_or(Color::BACKGROUND, &color);
        let color = color(at);
        !color.is_background() && color != previous
    };
    let between = (left + 1 < right).then_some(left + 1);
    [Some(left), between, Some(right), Some(right + 1)]
        .into_iter()
        .flatten()
        .filter(|&at| begins(at))
        .count()
}

/// Does the line satisfy its clue if these two of its cells exchange colors?
pub(super) fn satisfies_switched(
    puzzle: &Puzzle,
    line: LineId,
    picture: &Picture,
    [first, second]: [CellId; 2],
) -> bool {
    let color_of = |&cell: &CellId| match cell {
        cell if cell == first => picture[second],
        cell if cell == second => picture[first],
        cell => picture[cell],
    };
    let colors = puzzle.geometry().line(line).iter().map(color_of);
    let expected = match puzzle.language(line) {
        None => return true,
        Some(Language::Diagram(diagram)) => return diagram.has_word(colors),
        Some(Language::Runs(expected)) => expected,
    };
    let mut runs_seen = runs(colors);
    expected.iter().all(|run| {
        runs_seen.next().is_some_and(|(color, length): (Color, u32)| {
            run.color.unwrap_or(color) == color && run.length.holds(length)
        })
    }) && runs_seen.next().is_none()
}
