//! A search decides on a cell, and takes the decision back.

use super::*;

#[test]
fn a_decision_that_is_undone_excludes_its_color() {
    let all = ColorSet::first(2);
    let puzzle = one_row(&[all; 3], &[Run::new(1, Color::FIRST)], 2).unwrap();
    let (endless, cell) = (Budget::endless(), CellId::new(0));
    let mut board = Board::<1>::new(&puzzle, &Deduction::of_givens(&puzzle), &endless);
    board.queue_all();
    assert_eq!(board.due(), 4, "one row, three columns");
    board.settle(&mut NoObserver).unwrap();
    assert_eq!((board.due(), board.deduction().open_count()), (0, 3));
    let decision = board.decide(cell, Color::FIRST);
    board.settle(&mut NoObserver).unwrap();
    assert_eq!(board.deduction().open_count(), 0);
    board.flip(decision);
    let colors = puzzle.geometry().cells().map(|cell| board.colors(cell)).collect_vec();
    assert_eq!(colors, [ColorSet::only(Color::BACKGROUND), all, all]);
    assert_eq!(board.due(), 2, "the lines through the cell");
}
