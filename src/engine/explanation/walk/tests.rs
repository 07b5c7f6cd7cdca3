//! The steps of whole puzzles, and how they end.

use super::*;
use crate::explanation::chain::{Chain, follow};
use crate::explanation::{counted_lines, givens, step_text};
use crate::propagation::{Board, Deduction};
use crate::puzzle::{Clue, Color, Geometry, Length, Palette, Run, Shape};

#[test]
fn a_walk_ends_before_its_steps_take_more_memory_than_there_is() {
    let geometry = Geometry::new(Shape::Rect { height: 5, width: 5 }).unwrap();
    let run = Run { length: Length::exactly(5), color: Some(Color::FIRST) };
    let clues = vec![Clue::Runs(vec![run]); 10];
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
    let budget = Budget::endless();
    for room in [0, 300, 700] {
        let mut walker = Walker::new(&puzzle, &givens(&puzzle), None, &budget);
        walker.bytes_left = room;
        let walk = walker.walk(&mut |_| {});
        assert_eq!(walk.end, End::OutOfMemory, "{room}");
        let taken: usize = walk.steps.iter().map(Step::bytes).sum();
        assert!(taken <= room && walk.steps.is_empty() == (room == 0), "{taken} of {room}");
    }
    assert_eq!(super::walk(&puzzle, &givens(&puzzle), None, &budget).end, End::Solved);
}

/// A square of two rows with these regions, whose first row has one filled cell.
fn with_regions(signs: &[u8; 4]) -> Puzzle {
    let geometry = Geometry::rectangle(2, 2).unwrap().with_regions(signs).unwrap();
    let mut clues = vec![Clue::anything(); geometry.line_count()];
    clues[0] = Clue::of_sum(1, Some(Color::FIRST));
    Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap()
}

#[test]
fn a_cell_tells_the_color_of_its_region_by_an_easy_rule() {
    let puzzle = with_regions(b"abaa");
    let filled = |cell: u32| (CellId::new(cell), ColorSet::only(Color::FIRST));
    let puzzle = puzzle.with_givens(&[filled(0)]).unwrap();
    let walk = walk(&puzzle, &givens(&puzzle), None, &Budget::endless());
    let region = walk.steps.iter().find(|step| step.rule() == Some(Rule::Region)).unwrap();
    assert_eq!((region.gives.clone(), region.cost), (vec![filled(2), filled(3)], 100));
    assert_eq!(region.needs(), [filled(0)]);
    assert_eq!(step_text(&puzzle, region).head.id, "rule-region");
    assert_eq!(counted_lines(&walk.steps), walk.steps.len() - 1);
}

/// The first row empties a cell, and so the cell below it, which is of the same region.
#[test]
fn a_chain_goes_through_a_region_on_the_level_that_changed_it() {
    let puzzle = with_regions(b"abcb");
    let (known, budget) = (givens(&puzzle), Budget::endless());
    let mut board = Board::<1>::new(&puzzle, &Deduction::of_marks(&puzzle, &known), &budget);
    let mut chain = Chain::default();
    follow(&mut board, (CellId::new(0), Color::FIRST), 1, &|_| true, &mut chain);
    assert!(chain.removed.contains(&(CellId::new(3), Color::FIRST)), "{chain:?}");
    assert_eq!(board.due(), 0);
}
