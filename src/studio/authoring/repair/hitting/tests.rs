//! Fewest edits of rows of a few cells, held against all pictures of the row.

use super::super::appearance::{Appearance, Trait};
use super::super::edits::Kind;
use super::super::tests::{Numbers, puzzle_of};
use super::super::{RepairMode, RepairRequest};
use super::*;
use crate::puzzle::{ColorSet, Geometry, Picture, Puzzle, Shape};
use crate::solver::Limit;
use itertools::Itertools;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A row of cells with its picture, and what may change.
struct Row {
    colors: usize,
    puzzle: Puzzle,
    picture: Picture,
    protected: Vec<CellId>,
    is_symmetric: bool,
}

impl Row {
    fn of(picture: &[usize], colors: usize) -> Row {
        let width = picture.len() as u32;
        let geometry = Geometry::new(Shape::Rect { height: 1, width }).unwrap();
        let picture = Picture::painted(&geometry, |cell| color(picture[cell.index()]));
        let puzzle = puzzle_of(&geometry, colors, &picture);
        Row { colors, puzzle, picture, protected: Vec::new(), is_symmetric: false }
    }

    fn edits(&self, kind: Kind) -> Edits<'_> {
        let mode = if kind == Kind::Change { RepairMode::Change } else { RepairMode::Reveal };
        let request = RepairRequest {
            protected: &self.protected,
            keep: if self.is_symmetric { &[Trait::Symmetry] } else { &[] },
            mode,
            ..RepairRequest::unique(&self.puzzle, &self.picture, Budget::endless())
        };
        let appearance = Appearance::new(self.puzzle.geometry(), &self.picture);
        Edits::new(kind, &request, &appearance).unwrap()
    }

    fn cells(&self) -> impl Iterator<Item = CellId> {
        self.puzzle.geometry().cells()
    }

    /// The edits that lead to each picture of the row.
    fn all(&self) -> Vec<Vec<Edit>> {
        let colors = (0..self.cells().count()).map(|_| 0..=self.colors);
        let pictures = colors.multi_cartesian_product().filter(|colors| {
            let is_kept = |cell: &CellId| color(colors[cell.index()]) == self.picture[*cell];
            let is_palindrome = colors.iter().eq(colors.iter().rev());
            let is_given =
                |given: &(CellId, ColorSet)| given.1.contains(color(colors[given.0.index()]));
            self.protected.iter().all(is_kept)
                && self.puzzle.givens().iter().all(is_given)
                && (!self.is_symmetric || is_palindrome)
        });
        let edits = |colors: Vec<usize>| {
            let edits = self.cells().map(|cell| (cell, color(colors[cell.index()])));
            edits.filter(|&(cell, color)| color != self.picture[cell]).collect()
        };
        pictures.map(edits).collect()
    }

    /// Does the picture after these edits satisfy the correction?
    fn satisfies(&self, edits: &[Edit], correction: &Correction) -> bool {
        correction.iter().any(|&CellLiteral { cell, color, has }| {
            let edit = edits.iter().find(|edit| edit.0 == cell);
            (edit.map_or(self.picture[cell], |edit| edit.1) == color) == has
        })
    }

    /// Allows some cells one other color at most.
    fn give(&mut self, numbers: &mut Numbers) {
        let given = |cell| {
            let colors = ColorSet::only(self.picture[cell]);
            let is_given = numbers.below(3) == 0;
            is_given.then(|| (cell, colors.with(color(numbers.below(self.colors + 1)))))
        };
        let givens: Vec<(CellId, ColorSet)> = self.cells().filter_map(given).collect();
        self.puzzle = self.puzzle.clone().with_givens(&givens).unwrap();
    }

    fn correction(&self, numbers: &mut Numbers) -> Correction {
        let literal = |numbers: &mut Numbers| {
            let cell = CellId::new(numbers.below(self.cells().count()) as u32);
            let color = color(numbers.below(self.colors + 1));
            CellLiteral { cell, color, has: numbers.below(2) == 0 }
        };
        (0..1 + numbers.below(3)).map(|_| literal(numbers)).collect()
    }
}

fn color(number: usize) -> Color {
    Color::nth(number).unwrap()
}

fn edited(number: usize) -> CellLiteral {
    CellLiteral { cell: CellId::new(number as u32), color: Color::FIRST, has: true }
}

fn hitting<'a>(edits: &'a Edits<'a>) -> Hitting<'a> {
    Hitting::new(edits, &Budget::endless()).unwrap()
}

fn found<T>(outcome: Result<Outcome<T>, CnfError>) -> Option<T> {
    match outcome.unwrap() {
        Outcome::Found(edits) => Some(edits),
        Outcome::None(_) => None,
        Outcome::Limit(limit) => panic!("no limit: {limit:?}"),
    }
}

fn fewest(hitting: &mut Hitting<'_>) -> Option<Vec<Edit>> {
    found(hitting.fewest(&Budget::endless(), &mut |_| true))
}

/// The edits are the fewest, correction after correction.
fn check(row: &Row, numbers: &mut Numbers) {
    let edits = row.edits(Kind::Change);
    let mut hitting = hitting(&edits);
    let mut left = row.all();
    for _ in 0..12 {
        let correction = row.correction(numbers);
        assert!(hitting.add_correction(&correction).unwrap());
        left.retain(|edits| row.satisfies(edits, &correction));
        let least = left.iter().map(Vec::len).min();
        let (before, mut bounds) = (hitting.at_least(), Vec::new());
        let fewest = found(hitting.fewest(&Budget::endless(), &mut |bound| {
            bounds.push(bound);
            true
        }));
        assert_eq!(fewest.as_ref().map(Vec::len), least, "{correction:?}");
        assert!(bounds.iter().copied().eq(before + 1..=hitting.at_least()), "{bounds:?}");
        let Some(fewest) = fewest else { return };
        assert!(left.contains(&fewest), "{fewest:?}");
        assert_eq!(hitting.at_least(), fewest.len());
    }
}

#[test]
fn no_fewer_edits_satisfy_random_corrections() {
    let mut numbers = Numbers(1);
    for (cells, colors) in [(6, 1), (4, 2), (3, 3)] {
        for _ in 0..60 {
            let picture = (0..cells).map(|_| numbers.below(colors + 1)).collect_vec();
            let mut row = Row::of(&picture, colors);
            let protects = |numbers: &mut Numbers| numbers.below(5) == 0;
            row.protected = row.cells().filter(|_| protects(&mut numbers)).collect();
            check(&row, &mut numbers);
            row.give(&mut numbers);
            check(&row, &mut numbers);
        }
    }
}

#[test]
fn nor_do_fewer_that_keep_the_symmetry() {
    let mut numbers = Numbers(2);
    for (half, colors) in [(3, 1), (2, 2)] {
        for _ in 0..40 {
            let picture = (0..half).map(|_| numbers.below(colors + 1)).collect_vec();
            let picture = picture.iter().chain(picture.iter().rev()).copied().collect_vec();
            let row = Row { is_symmetric: true, ..Row::of(&picture, colors) };
            check(&row, &mut numbers);
        }
    }
}

/// Each pair needs an edit, so all cells but one are edited: cores of cells, then of their sums.
#[test]
fn all_cells_but_one_hit_every_pair() {
    for cells in 2..=9 {
        let row = Row::of(&vec![0; cells], 1);
        let edits = row.edits(Kind::Change);
        let mut hitting = hitting(&edits);
        for pair in (0..cells).combinations(2) {
            hitting.add_correction(&pair.into_iter().map(edited).collect()).unwrap();
        }
        assert_eq!(fewest(&mut hitting).map(|edits| edits.len()), Some(cells - 1));
        assert_eq!(hitting.at_least(), cells - 1);
    }
}

/// The counter of a core allows one violation more at a time.
#[test]
fn a_core_of_all_cells_gives_way_step_by_step() {
    for cells in 3..=7 {
        let row = Row::of(&vec![0; cells], 1);
        let edits = row.edits(Kind::Change);
        let mut hitting = hitting(&edits);
        hitting.add_correction(&(0..cells).map(edited).collect()).unwrap();
        assert_eq!(fewest(&mut hitting).map(|edits| edits.len()), Some(1));
        for pair in (0..cells).combinations(2) {
            hitting.add_correction(&pair.into_iter().map(edited).collect()).unwrap();
        }
        let outcome = hitting.fewest(&Budget::endless(), &mut |bound| bound < cells);
        assert_eq!(found(outcome).map(|edits| edits.len()), Some(cells - 1));
    }
}

/// A revealed cell has the color of the picture; a protected one is never revealed.
#[test]
fn fewest_cells_are_revealed() {
    let mut row = Row::of(&[1, 0, 2, 1, 0], 2);
    row.protected = vec![CellId::new(3)];
    let edits = row.edits(Kind::Reveal);
    let mut hitting = hitting(&edits);
    let reveal = |cell: usize| {
        let cell = CellId::new(cell as u32);
        CellLiteral { cell, color: row.picture[cell], has: true }
    };
    for (cells, revealed) in
        [(vec![0, 1, 3], 1), (vec![1, 2], 1), (vec![2, 4], 2), (vec![0, 4], 2), (vec![0, 2], 2)]
    {
        hitting.add_correction(&cells.into_iter().map(reveal).collect()).unwrap();
        let fewest = fewest(&mut hitting).unwrap();
        assert_eq!(fewest.len(), revealed);
        assert!(fewest.iter().all(|&(cell, color)| color == row.picture[cell]));
    }
    hitting.add_correction(&vec![reveal(3)]).unwrap();
    assert_eq!(fewest(&mut hitting), None);
}

/// Every set of edits is found once, and no set with an excluded one in it.
#[test]
fn excluded_edits_do_not_come_back() {
    let mut numbers = Numbers(3);
    for (picture, colors) in [(vec![0, 1, 0, 1], 1), (vec![2, 0, 1], 2)] {
        let row = Row::of(&picture, colors);
        for _ in 0..20 {
            let edits = row.edits(Kind::Change);
            let mut hitting = hitting(&edits);
            let correction = row.correction(&mut numbers);
            hitting.add_correction(&correction).unwrap();
            // Cells of no correction have no literals yet, so all get some.
            row.cells().for_each(|cell| assert!(hitting.variables_of(cell).unwrap().is_some()));
            let mut left = row.all();
            left.retain(|edits| row.satisfies(edits, &correction));
            while let Some(edits) = found(hitting.any(&[], &Budget::endless())) {
                assert!(left.contains(&edits), "{edits:?}");
                hitting.exclude(&edits).unwrap();
                left.retain(|other| !edits.iter().all(|edit| other.contains(edit)));
                let least = left.iter().map(Vec::len).min();
                assert_eq!(fewest(&mut hitting).map(|edits| edits.len()), least);
            }
            assert_eq!(left, Vec::<Vec<Edit>>::new());
        }
    }
}

#[test]
fn literals_stand_for_their_edits() {
    let mut row = Row::of(&[0, 1, 2, 0], 2);
    row.protected = vec![CellId::new(3)];
    let edits = row.edits(Kind::Change);
    let mut hitting = hitting(&edits);
    let endless = Budget::endless();
    for cell in row.cells().take(3) {
        let (is_edited, colors) = hitting.variables_of(cell).unwrap().unwrap();
        assert_eq!(colors.len(), 2);
        let without = found(hitting.any(&[!is_edited], &endless)).unwrap();
        assert!(without.iter().all(|edit| edit.0 != cell));
        let with = found(hitting.any(&[is_edited], &endless)).unwrap();
        assert!(with.iter().any(|edit| edit.0 == cell));
        for color in (0..=2).map(color) {
            let literal = hitting.literal((cell, color)).unwrap();
            assert_eq!(literal.is_some(), color != row.picture[cell]);
            let Some(literal) = literal else { continue };
            let with = found(hitting.any(&[literal], &endless)).unwrap();
            assert!(with.contains(&(cell, color)));
            assert_eq!(found(hitting.any(&[literal, !is_edited], &endless)), None);
            let without = found(hitting.any(&[!literal], &endless)).unwrap();
            assert!(!without.contains(&(cell, color)));
        }
    }
    let last = CellId::new(3);
    assert!(hitting.variables_of(last).unwrap().is_none());
    assert_eq!(hitting.literal((last, Color::FIRST)).unwrap(), None);
    assert!(hitting.cells().eq(row.cells().take(3)));
}

#[test]
fn only_cells_of_corrections_are_known_in_reading_order() {
    let row = Row::of(&[0, 1, 0, 1, 0], 1);
    let edits = row.edits(Kind::Change);
    let mut hitting = hitting(&edits);
    assert_eq!(hitting.cells().count(), 0);
    hitting.add_correction(&vec![edited(4), edited(2)]).unwrap();
    assert!(hitting.cells().eq([2, 4].map(CellId::new)));
}

#[test]
fn the_search_ends_where_its_watcher_or_the_budget_ends_it() {
    let row = Row::of(&[0; 6], 1);
    let edits = row.edits(Kind::Change);
    let corrected = || {
        let mut hitting = hitting(&edits);
        (0..6).for_each(|cell| assert!(hitting.add_correction(&vec![edited(cell)]).unwrap()));
        hitting
    };
    let mut watched = corrected();
    let outcome = watched.fewest(&Budget::endless(), &mut |bound| bound < 3);
    assert_eq!(outcome, Ok(Outcome::Limit(Limit::Time)));
    assert_eq!(watched.at_least(), 3);
    let mut stopped = corrected();
    let stop = Arc::new(AtomicBool::new(false));
    let budget = Budget::endless().or_stop(stop.clone());
    let outcome = stopped.fewest(&budget, &mut |bound| {
        stop.store(bound == 2, Ordering::Relaxed);
        true
    });
    assert_eq!(outcome, Ok(Outcome::Limit(Limit::Time)));
    assert_eq!(stopped.at_least(), 2);
    // Both go on where they ended.
    assert_eq!(fewest(&mut watched).map(|edits| edits.len()), Some(6));
    assert_eq!(fewest(&mut stopped).map(|edits| edits.len()), Some(6));
}

/// Seven pigeons in six holes: no edits, which takes many conflicts to see.
fn pigeons<'a>(edits: &'a Edits<'a>) -> Hitting<'a> {
    let mut hitting = hitting(edits);
    let sits = |pigeon: usize, hole: usize| edited(6 * pigeon + hole);
    for pigeon in 0..7 {
        hitting.add_correction(&(0..6).map(|hole| sits(pigeon, hole)).collect()).unwrap();
    }
    for (hole, pair) in (0..6).cartesian_product((0..7).combinations(2)) {
        let apart = |&pigeon| CellLiteral { has: false, ..sits(pigeon, hole) };
        hitting.add_correction(&pair.iter().map(apart).collect()).unwrap();
    }
    hitting
}

#[test]
fn a_limit_of_conflicts_stops_and_is_no_lack_of_room() {
    let row = Row::of(&[0; 42], 1);
    let edits = row.edits(Kind::Change);
    let endless = Budget::endless();
    let mut limited = pigeons(&edits);
    limited.solver().limit_conflicts(Some(1));
    let stopped = Ok(Outcome::Limit(Limit::Conflicts));
    assert_eq!(limited.any(&[], &endless), stopped);
    assert_eq!(limited.fewest(&endless, &mut |_| true), stopped);
    limited.solver().limit_conflicts(None);
    assert_eq!(found(limited.any(&[], &endless)), None);
    assert_eq!(fewest(&mut limited), None);
}

#[test]
fn without_room_for_clauses_nothing_is_found() {
    let row = Row::of(&[0; 4], 1);
    let edits = row.edits(Kind::Change);
    let mut hitting = hitting(&edits);
    hitting.solver().limit(0);
    assert!(hitting.add_correction(&vec![edited(0), edited(1)]).unwrap());
    assert!(hitting.add_correction(&(0..4).map(edited).collect()).unwrap());
    let full = Ok(Outcome::Limit(Limit::Capacity));
    assert_eq!(hitting.any(&[], &Budget::endless()), full);
    assert_eq!(hitting.fewest(&Budget::endless(), &mut |_| true), full);
}

#[test]
fn literals_of_all_corrections_are_counted() {
    let row = Row::of(&[0; 4], 1);
    let edits = row.edits(Kind::Change);
    let mut hitting = hitting(&edits);
    hitting.add_correction(&vec![edited(0), edited(1)]).unwrap();
    assert_eq!(hitting.literals, 2);
    hitting.literals = MAX_LITERALS - 3;
    assert!(hitting.add_correction(&(0..3).map(edited).collect()).unwrap());
    assert!(!hitting.add_correction(&vec![edited(3)]).unwrap());
}
