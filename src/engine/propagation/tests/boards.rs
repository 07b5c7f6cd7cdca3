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

#[test]
fn a_line_is_queued_once() {
    let puzzle = one_row(&[ColorSet::first(2); 3], &[Run::new(1, Color::FIRST)], 2).unwrap();
    let endless = Budget::endless();
    let mut board = Board::<1>::new(&puzzle, &Deduction::of_givens(&puzzle), &endless);
    board.take_out(CellId::new(0), Color::FIRST, None);
    board.take_out(CellId::new(1), Color::FIRST, None);
    assert_eq!(board.due(), 3, "the row and two columns");
}

/// The work of a line grows with its runs, their colors, and the palette.
#[test]
fn lines_are_as_much_work_as_their_colors_and_runs() {
    let runs = [Run { length: Length::exactly(1), color: None }, Run::new(1, Color::FIRST)];
    let work = |runs: &[Run], color_count| {
        let open = vec![ColorSet::first(color_count as usize); 5];
        line_rules(&one_row(&open, runs, color_count).unwrap(), LineId::new(0)).work
    };
    assert_eq!([&runs[..], &runs[..1], &[]].map(|runs| work(runs, 4)), [108, 78, 8]);
    assert_eq!(work(&runs[1..], 2), 34);
}
