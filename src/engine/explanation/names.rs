//! Names lines and cells, and describes what is known of cells.
//!
//! In: a puzzle. Out: messages that are parts of sentences. Invariants: cells count from 1, and
//! lines have the labels of a [`LineLabels`]. A cell of a line is named as a cell, never as the
//! line that crosses there: "row 20 is empty" would be a whole row. On boards with two families
//! of lines it has the label of the crossing line, on other boards its number in the line. No
//! list has more than [`MOST_NAMED`] parts: longer ones give the number of cells and the range.
//! Longer reasons name the two cells nearest to what follows, unless somebody asks for all.

use crate::message::{Argument, Message, message};
use crate::puzzle::{CellId, Color, ColorSet, Geometry, LineId, Puzzle};
use itertools::Itertools;

/// A cell of a line, by its index there from 0, and its possible colors.
pub(super) type Placed = (usize, ColorSet);

/// The label of a line within its family. [`one_based`] is the default.
pub type LineLabels = fn(&Geometry, LineId) -> String;

/// Most cells, or ranges of cells, that one list names.
const MOST_NAMED: usize = 8;
/// Reasons of more cells are named if they are so few ranges.
const FEW_RANGES: usize = 4;
/// How many cells of longer reasons are named.
const NAMED_CELLS: usize = 2;

/// Labels lines with numbers from 1, blocks with their middles.
///
/// # Panics
/// If `line` is foreign to the geometry.
pub fn one_based(geometry: &Geometry, line: LineId) -> String {
    geometry.label(line)
}

/// `row 3`.
pub(super) fn line_named(geometry: &Geometry, line: LineId, labels: LineLabels) -> Message {
    geometry.labeled(line, labels(geometry, line))
}

/// Names the parts of one line.
pub(super) struct Names<'a> {
    pub puzzle: &'a Puzzle,
    pub line: LineId,
    pub labels: LineLabels,
    /// Are all cells of a reason named, however many they are?
    pub is_full: bool,
}

impl Names<'_> {
    /// `row 3`.
    pub fn line(&self) -> Message {
        line_named(self.puzzle.geometry(), self.line, self.labels)
    }

    /// `cell 4`, `cells 4 to 7`, `cells 3, 7 and 9 to 12`; of many parts `8 of cells 3 to 40`.
    pub fn cells(&self, places: &[usize]) -> Message {
        let numbers: Vec<usize> = places.iter().map(|at| at + 1).sorted_unstable().collect();
        // Those of a region or a block do not lie in a line.
        let continues = !self.is_area();
        let parts: Vec<Argument> = numbers
            .chunk_by(|one, other| continues && one + 1 == *other)
            .flat_map(|stretch| self.range(stretch))
            .collect();
        let (first, last) = (numbers.first(), numbers.last());
        match (first, last) {
            (Some(&first), Some(&last)) if parts.len() > MOST_NAMED && !self.is_full => {
                let (first, last) = (self.text(first), self.text(last));
                message!("cells-cell-many", count = numbers.len(), first = first, last = last)
            }
            _ => message!("cells-cell", count = numbers.len(), places = Argument::And(parts)),
        }
    }

    /// Connected cells: one part, or two for two cells.
    fn range(&self, stretch: &[usize]) -> Vec<Argument> {
        match stretch {
            [first, _, .., last] if stretch.len() > 2 => {
                vec![message!("range", first = self.text(*first), last = self.text(*last)).into()]
            }
            cells => cells.iter().map(|&cell| self.text(cell).into()).collect(),
        }
    }

    /// `cell 4`.
    pub fn cell(&self, at: usize) -> Message {
        self.cells(&[at])
    }

    /// The cells from the first to before the second.
    pub fn stretch(&self, (from, to): (usize, usize)) -> Message {
        self.cells(&(from..to.max(from + 1)).collect::<Vec<_>>())
    }

    /// The label of the cell with this number in the line, from 1.
    fn text(&self, number: usize) -> String {
        let geometry = self.puzzle.geometry();
        match self.other_family() {
            Some(other) => {
                let cell = geometry.line(self.line)[number - 1];
                (self.labels)(geometry, geometry.through(cell)[other].line)
            }
            None if self.is_area() => geometry.label_of_cell(geometry.line(self.line)[number - 1]),
            None => number.to_string(),
        }
    }

    /// Is the line a region or a block, whose cells stand by themselves?
    fn is_area(&self) -> bool {
        let geometry = self.puzzle.geometry();
        geometry.has_areas() && geometry.place(self.line).0 > 1
    }

    /// The family whose lines number the cells of this line: columns for a row.
    fn other_family(&self) -> Option<usize> {
        let geometry = self.puzzle.geometry();
        let family = geometry.place(self.line).0;
        (geometry.shape().rectangle().is_some() && family < 2).then(|| 1 - family)
    }

    /// Does the palette have several inks?
    pub fn is_colored(&self) -> bool {
        self.puzzle.palette().color_count() > 2
    }

    /// `cells 2 and 9 are empty and cell 5 is filled`.
    pub fn are(&self, cells: &[Placed]) -> Argument {
        Argument::And(self.facts(cells))
    }

    /// Is a list of these cells short enough to read?
    pub fn is_short(&self, cells: &[Placed]) -> bool {
        ranges(cells) <= FEW_RANGES
    }

    fn facts(&self, cells: &[Placed]) -> Vec<Argument> {
        let fact = |(colors, places): (ColorSet, Vec<usize>)| {
            fact(self.puzzle, colors, (self.cells(&places), places.len())).into()
        };
        by_colors(cells).into_iter().map(fact).collect()
    }

    /// `, since cell 5 is filled`; empty if there are no cells. Of many cells the two nearest to
    /// `gives`, and how many more there are.
    pub fn since(&self, cells: &[Placed], gives: &[Placed]) -> Argument {
        if cells.is_empty() {
            return Argument::Text(String::new());
        }
        if self.is_full || cells.len() <= MOST_NAMED || self.is_short(cells) {
            return message!("since", facts = Argument::And(self.facts(cells))).into();
        }
        let distance = |at: usize| gives.iter().map(|give| give.0.abs_diff(at)).min();
        let near = cells.iter().copied().sorted_by_key(|&(at, _)| (distance(at), at));
        let near: Vec<Placed> = near.take(NAMED_CELLS).sorted_by_key(|&(at, _)| at).collect();
        let mut facts = self.facts(&near);
        facts.push(message!("fact-more", count = cells.len() - near.len()).into());
        message!("since", facts = Argument::And(facts)).into()
    }
}

/// In how many ranges these cells lie, each of the same colors.
fn ranges(cells: &[Placed]) -> usize {
    cells.chunk_by(|one, other| one.1 == other.1 && one.0 + 1 == other.0).count()
}

/// Facts with the same colors together, in the order of the first of each.
pub(super) fn by_colors<T: Copy>(facts: &[(T, ColorSet)]) -> Vec<(ColorSet, Vec<T>)> {
    let mut kinds: Vec<(ColorSet, Vec<T>)> = Vec::new();
    for &(at, colors) in facts {
        match kinds.iter_mut().find(|kind| kind.0 == colors) {
            Some(kind) => kind.1.push(at),
            None => kinds.push((colors, vec![at])),
        }
    }
    kinds
}

/// `row 3, column 5 is empty`. `cells` has the name of the cells, and their number.
pub(super) fn fact(puzzle: &Puzzle, colors: ColorSet, (cells, count): (Message, usize)) -> Message {
    let all = puzzle.palette().all();
    let names = |colors: ColorSet| -> Vec<Argument> {
        let inks = colors.iter().filter(|color| !color.is_background());
        inks.map(|color| puzzle.palette().color_name(color)).collect()
    };
    let missing = all.iter().filter(|&color| !colors.contains(color));
    let missing = missing.fold(ColorSet::EMPTY, ColorSet::with);
    let has_background = colors.contains(Color::BACKGROUND);
    let fact = match (colors.len(), has_background) {
        (1, true) => message!("fact-empty"),
        (1, false) if puzzle.palette().color_count() == 2 => message!("fact-filled"),
        (1, false) => message!("fact-color").with("color", Argument::Or(names(colors))),
        _ if missing == ColorSet::only(Color::BACKGROUND) => message!("fact-not-empty"),
        _ if missing.len() < colors.len() && has_background => {
            message!("fact-not").with("colors", Argument::Or(names(missing)))
        }
        (_, true) => message!("fact-one-or-empty").with("colors", Argument::Or(names(colors))),
        (_, false) => message!("fact-one-of").with("colors", Argument::Or(names(colors))),
    };
    fact.with("cells", cells).with("count", count)
}

/// `row 3, column 5`, or `row 3, cell 5` if another number of lines than two cross there.
///
/// # Panics
/// If `cell` is foreign to the puzzle.
pub fn cell_name(puzzle: &Puzzle, cell: CellId) -> Message {
    cell_named(puzzle, cell, one_based)
}

/// Like [`cell_name`], with the given line labels.
pub(super) fn cell_named(puzzle: &Puzzle, cell: CellId, labels: LineLabels) -> Message {
    let geometry = puzzle.geometry();
    let name = |line| line_named(geometry, line, labels);
    match geometry.through(cell) {
        [row, column, ..] if geometry.shape().rectangle().is_some() => {
            message!("cell-crossing", row = name(row.line), column = name(column.line))
        }
        crossings => {
            let (line, at) = (name(crossings[0].line), crossings[0].at + 1);
            message!("cell-of-line", line = line, at = at)
        }
    }
}

/// `cells 4 to 7 of row 3`.
pub(super) fn cells_of_line(
    puzzle: &Puzzle,
    line: LineId,
    cells: &[CellId],
    labels: LineLabels,
) -> Message {
    let names = Names { puzzle, line, labels, is_full: false };
    let of_line = puzzle.geometry().line(line);
    let at = |cell: &CellId| of_line.iter().position(|own| own == cell);
    let places: Vec<usize> = cells.iter().filter_map(at).collect();
    message!("cells-of-line", cells = names.cells(&places), line = names.line())
}

/// Names cells of a board: by their places in a line if they share one, else one by one.
pub(super) fn cells_named(puzzle: &Puzzle, cells: &[CellId], labels: LineLabels) -> Message {
    let geometry = puzzle.geometry();
    let lines = |cell: CellId| geometry.through(cell).iter().map(|crossing| crossing.line);
    let shared = cells.first().and_then(|&first| {
        lines(first).find(|&line| cells.iter().all(|&cell| lines(cell).any(|own| own == line)))
    });
    match (shared, cells) {
        (_, &[cell]) => cell_named(puzzle, cell, labels),
        (Some(line), _) => cells_of_line(puzzle, line, cells, labels),
        (None, _) if cells.len() > MOST_NAMED => message!("cells-many", count = cells.len()),
        (None, _) => {
            let named = cells.iter().map(|&cell| cell_named(puzzle, cell, labels).into());
            message!("cells-several", cells = Argument::And(named.collect()))
        }
    }
}

/// `row 3, column 5 is empty`.
pub(super) fn facts_of_board(
    puzzle: &Puzzle,
    facts: &[super::Fact],
    labels: LineLabels,
) -> Argument {
    let fact = |(colors, cells): (ColorSet, Vec<CellId>)| {
        let named = (cells_named(puzzle, &cells, labels), cells.len());
        fact(puzzle, colors, named).into()
    };
    Argument::And(by_colors(facts).into_iter().map(fact).collect())
}
