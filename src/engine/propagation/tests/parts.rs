//! Parts: open cells that no line with a clue connects.

use super::*;

/// A board of squares of two by two cells on the diagonal, each with two pictures.
fn squares(count: u32) -> Puzzle {
    let side = 2 * count;
    let geometry = Geometry::new(Shape::Rect { height: side, width: side }).unwrap();
    let one = Clue::Runs(vec![Run::new(1, Color::FIRST)]);
    let clues = vec![one; geometry.line_count()];
    let givens = (0..side * side).filter(|cell| cell / side / 2 != cell % side / 2);
    let blank = |cell| (CellId::new(cell), ColorSet::only(Color::BACKGROUND));
    let givens: Vec<_> = givens.map(blank).collect();
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
    puzzle.with_givens(&givens).unwrap()
}

fn open_of(deduction: &Deduction) -> Vec<u32> {
    deduction.open_cells().map(CellId::number).collect()
}

fn parts_of(puzzle: &Puzzle) -> (Deduction, Vec<Deduction>) {
    let settled = propagate(puzzle, &Budget::endless()).unwrap();
    let parts = parts(puzzle, &settled, &Budget::endless()).unwrap();
    (settled, parts)
}

#[test]
fn squares_that_share_no_line_are_parts_in_reading_order() {
    let puzzle = squares(3);
    let (settled, parts) = parts_of(&puzzle);
    assert_eq!(settled.open_count(), 12);
    let open = parts.iter().map(open_of).collect_vec();
    assert_eq!(open, [[0, 1, 6, 7], [14, 15, 20, 21], [28, 29, 34, 35]]);
    for part in &parts {
        for cell in puzzle.geometry().cells() {
            let colors = part.colors(cell);
            let is_settled =
                colors.single().is_some_and(|color| settled.colors(cell).contains(color));
            assert!(colors == settled.colors(cell) || is_settled, "{cell:?}");
        }
    }
}

/// The largest part comes first, and a line without a clue connects nothing.
#[test]
fn the_largest_part_is_the_first() {
    // Two rows of one cell each: the first in two places, the second in three.
    let geometry = Geometry::new(Shape::Rect { height: 2, width: 3 }).unwrap();
    let mut clues = vec![Clue::anything(); geometry.line_count()];
    clues[..2].fill(Clue::Runs(vec![Run::new(1, Color::FIRST)]));
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
    let blank = [(CellId::new(0), ColorSet::only(Color::BACKGROUND))];
    let puzzle = puzzle.with_givens(&blank).unwrap();
    let open = parts_of(&puzzle).1.iter().map(open_of).collect_vec();
    assert_eq!(open, [vec![3, 4, 5], vec![1, 2]]);
}

#[test]
fn what_hangs_together_or_is_settled_is_one_part() {
    let clue = [Run::new(1, Color::FIRST)];
    for cells in [vec![ColorSet::first(2); 3], vec![ColorSet::only(Color::FIRST); 1]] {
        let (settled, parts) = parts_of(&one_row(&cells, &clue, 2).unwrap());
        assert_eq!(parts, [settled]);
    }
}

/// The smallest parts beyond the limit are one, so that no cell is forgotten.
#[test]
fn the_number_of_parts_is_limited() {
    let (settled, parts) = parts_of(&squares(66));
    assert_eq!(parts.len(), 64);
    let open = parts.iter().flat_map(open_of).sorted().collect_vec();
    assert_eq!(open, open_of(&settled), "each open cell is in one part");
    let over = Budget::of(std::time::Duration::ZERO);
    let (two, settled) = (squares(2), propagate(&squares(2), &Budget::endless()).unwrap());
    assert_eq!(super::parts(&two, &settled, &over), Err(Exhausted::Time));
}
