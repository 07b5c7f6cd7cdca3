//! The steps of whole puzzles, and how they end.

use super::*;
use crate::explanation::givens;
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
