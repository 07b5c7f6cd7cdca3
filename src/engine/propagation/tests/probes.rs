//! What probing may spend, and the branch that it proposes.

use super::*;

#[test]
fn credit_is_spent_by_solves_or_by_their_work_and_grows_with_removals() {
    // 20 lines.
    let geometry = Geometry::new(Shape::Rect { height: 10, width: 10 }).unwrap();
    let clues = vec![Clue::anything(); geometry.line_count()];
    let credit = Credit::of(&Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap());
    let most = 1 << 28;
    let (within, beyond) = (
        // The line solves; their work; a removal adds 12 solves of the average work.
        [(6000, 0, 0), (6012, 0, 1), (1, most, 0), (100, 305_000_000, 1)],
        [(6001, 0, 0), (6013, 0, 1), (1, most + 1, 0), (100, 306_000_000, 1)],
    );
    for (solves, work, removals) in within {
        assert!(!credit.is_spent(solves, work, removals), "{solves} {work} {removals}");
    }
    for (solves, work, removals) in beyond {
        assert!(credit.is_spent(solves, work, removals), "{solves} {work} {removals}");
    }
    assert!(!Credit::ENDLESS.is_spent(1 << 40, 1 << 60, 0));
}

/// A square of three cells a side, then one of two, each with one filled cell in each of its lines.
fn squares() -> Puzzle {
    let geometry = Geometry::new(Shape::Rect { height: 5, width: 5 }).unwrap();
    let clues = vec![Clue::Runs(vec![Run::new(1, Color::FIRST)]); geometry.line_count()];
    let outside = (0..25).filter(|cell| (cell / 5 < 3) != (cell % 5 < 3));
    let blank = |cell| (CellId::new(cell), ColorSet::only(Color::BACKGROUND));
    let givens = outside.map(blank).collect_vec();
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
    puzzle.with_givens(&givens).unwrap()
}

/// In the smaller square both colors of a cell settle everything. Its first cell is probed first.
#[test]
fn the_branch_is_the_first_cell_with_the_most_consequences() {
    let (puzzle, endless) = (squares(), Budget::endless());
    let mut board = Board::<1>::new(&puzzle, &Deduction::of_givens(&puzzle), &endless);
    let branch = probe_board(&mut board, Credit::ENDLESS, &mut NoObserver);
    assert!(matches!(branch, Ok(Some((cell, Color::FIRST))) if cell == CellId::new(18)));
    assert_eq!(board.deduction().open_count(), 13);
}

/// The line solves before probing take no credit.
#[test]
fn without_credit_one_cell_is_probed() {
    let (puzzle, endless) = (squares(), Budget::endless());
    let all = vec![ColorSet::first(2); 25];
    let mut board = Board::<1>::new(&puzzle, &Deduction::new(all), &endless);
    puzzle.limits().for_each(|(cell, colors)| board.keep(cell, colors));
    board.queue_all();
    board.settle(&mut NoObserver).unwrap();
    let before = (board.solves(), board.taken());
    assert_eq!(before, (10, 12));
    let none = Credit { solves: 0, work: 0 };
    let branch = probe_board(&mut board, none, &mut NoObserver);
    assert!(matches!(branch, Ok(Some((cell, Color::FIRST))) if cell == CellId::new(0)));
    assert!((2..20).contains(&(board.solves() - before.0)), "{}", board.solves());
    // Probing also ends without an error when only the credit of work is spent.
    let solves = Credit { work: 0, ..Credit::ENDLESS };
    let branch = probe_board(&mut board, solves, &mut NoObserver);
    assert!(matches!(branch, Ok(Some((cell, _))) if cell == CellId::new(0)));
}

/// A cell of three colors is probed, too: the two cells of the row differ.
#[test]
fn a_cell_of_three_colors_is_a_branch() {
    let run = Run { length: Length::exactly(1), color: None };
    let (endless, all) = (Budget::endless(), ColorSet::first(4).without(Color::BACKGROUND));
    let puzzle = one_row(&[all; 2], &[run; 2], 4).unwrap();
    let mut board = Board::<1>::new(&puzzle, &Deduction::of_givens(&puzzle), &endless);
    let branch = probe_board(&mut board, Credit::ENDLESS, &mut NoObserver);
    assert!(matches!(branch, Ok(Some((cell, _))) if cell == CellId::new(0)));
}
