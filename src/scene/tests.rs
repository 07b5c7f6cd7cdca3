//! What is laid out does not overlap, lies within its bounds, and tells what the puzzle has.

use super::*;
use crate::puzzle::*;

/// A puzzle in which every line has as many runs as fit, of lengths up to `longest`.
fn crowded(shape: Shape, longest: u32, colors: u8) -> Puzzle {
    let geometry = Geometry::new(shape).unwrap();
    let inks = (0..=colors).map(|n| Ink { rgb: Rgb(n, n, n), name: None }).collect();
    let clue = |line| {
        let mut left = geometry.line(line).len() as u32;
        let mut runs = Vec::new();
        while left > 1 {
            let length = (left / 2).clamp(1, longest);
            runs.push(Run::new(length, Color::FIRST));
            left = left.saturating_sub(length + 1);
        }
        Clue::Runs(runs)
    };
    let clues = geometry.lines().map(clue).collect();
    Puzzle::new(geometry, Palette::new(inks).unwrap(), clues).unwrap()
}

fn crowded_boards() -> Vec<Puzzle> {
    let rect = |height, width| Shape::Rect { height, width };
    let shapes = [rect(1, 1), rect(7, 12), rect(30, 25), Shape::hex(1)];
    let more = [Shape::hex(4), Shape::hex(13), rect(130, 120)];
    let shapes = shapes.into_iter().chain(more);
    shapes.map(|shape| crowded(shape, 120, 2)).collect()
}

fn overlap(one: Point, other: Point, width: f64, height: f64) -> bool {
    (one.0 - other.0).abs() < width - 1e-9 && (one.1 - other.1).abs() < height - 1e-9
}

#[test]
fn labels_overlap_neither_each_other_nor_the_board() {
    for puzzle in crowded_boards() {
        let scene = layout(&puzzle.clone().into(), None);
        let (width, height) = scene.label_size;
        let shape = puzzle.geometry().shape();
        for (place, label) in scene.labels.iter().enumerate() {
            for other in &scene.labels[place + 1..] {
                assert!(
                    !overlap(label.center, other.center, width, height),
                    "{shape}: {label:?} {other:?}"
                );
            }
            for cell in puzzle.geometry().cells() {
                let center = puzzle.geometry().center(cell);
                // A cell is taken for its inner box of 0.9 steps.
                let (apart_x, apart_y) = (width / 2.0 + 0.45, height / 2.0 + 0.45);
                assert!(!overlap(label.center, center, apart_x, apart_y), "{shape}: {label:?}");
            }
        }
    }
}

#[test]
fn everything_lies_within_the_bounds() {
    for puzzle in crowded_boards() {
        let scene = layout(&puzzle.clone().into(), None);
        let (low, high) = scene.bounds;
        let inside = |(x, y): Point| x > low.0 && y > low.1 && x < high.0 && y < high.1;
        assert!(scene.labels.iter().all(|label| inside(label.center)));
        assert!(scene.heavy.iter().all(|edge| inside(edge.from) && inside(edge.to)));
    }
}

#[test]
fn clues_are_read_into_the_board() {
    let puzzle = crowded(Shape::hex(4), 2, 1);
    let scene = layout(&puzzle.clone().into(), None);
    for line in puzzle.geometry().lines() {
        let of_line: Vec<_> = scene.labels.iter().filter(|label| label.line == line).collect();
        let first_cell = puzzle.geometry().center(puzzle.geometry().line(line)[0]);
        let distance =
            |label: &&Label| (label.center.0 - first_cell.0).hypot(label.center.1 - first_cell.1);
        let distances: Vec<f64> = of_line.iter().map(distance).collect();
        assert!(distances.is_sorted_by(|a, b| a > b), "the last run is nearest: {distances:?}");
    }
}

#[test]
fn a_rectangle_has_few_long_edges_and_heavy_ones_every_five_cells() {
    let scene = layout(&crowded(Shape::Rect { height: 10, width: 15 }, 3, 1).into(), None);
    assert_eq!(scene.heavy.len(), 4 + 1 + 2, "the rim, one between rows, two between columns");
    let length = |edge: &Edge| (edge.to.0 - edge.from.0) + (edge.to.1 - edge.from.1);
    assert!(scene.heavy.iter().all(|edge| length(edge) > 9.9));
    let all: f64 = scene.thin.iter().chain(&scene.heavy).map(length).sum();
    assert!((all - (11.0 * 15.0 + 16.0 * 10.0)).abs() < 1e-6, "every side once, not {all}");
}

#[test]
fn pictures_fill_cells_and_givens_are_marked_in_blank_puzzles_only() {
    let puzzle = crowded(Shape::Rect { height: 1, width: 2 }, 1, 1);
    let given = [(CellId::new(1), ColorSet::only(Color::FIRST))];
    let puzzle = puzzle.with_givens(&given).unwrap();
    let blank = layout(&puzzle.clone().into(), None);
    assert_eq!((blank.fills.len(), blank.givens.len()), (1, 1));
    let picture = Picture::new(puzzle.geometry(), vec![Color::BACKGROUND, Color::FIRST]).unwrap();
    let solved = layout(&puzzle.clone().into(), Some(&picture));
    assert_eq!((solved.fills.len(), solved.givens.len()), (2, 0));
}
