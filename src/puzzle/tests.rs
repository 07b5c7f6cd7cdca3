//! Boards and their lines; what is no puzzle is refused.

use super::*;

fn lines_of(shape: Shape) -> Vec<Vec<u32>> {
    let geometry = Geometry::new(shape).unwrap();
    let numbers = |line| geometry.line(line).iter().map(|cell| cell.number()).collect();
    geometry.lines().map(numbers).collect()
}

#[test]
fn a_rectangle_has_its_rows_then_its_columns() {
    let lines = lines_of(Shape::Rect { height: 2, width: 3 });
    assert_eq!(lines, [vec![0, 1, 2], vec![3, 4, 5], vec![0, 3], vec![1, 4], vec![2, 5]]);
}

#[test]
fn a_hexagon_is_read_into_the_board_counter_clockwise_from_the_top_left() {
    //    0 1
    //   2 3 4
    //    5 6
    let lines = lines_of(Shape::Hex { side: 2 });
    let rows = [vec![0, 1], vec![2, 3, 4], vec![5, 6]];
    let falling = [vec![5, 2], vec![6, 3, 0], vec![4, 1]];
    let rising = [vec![4, 6], vec![1, 3, 5], vec![0, 2]];
    assert_eq!(lines, [rows, falling, rising].concat());
}

#[test]
fn every_cell_lies_once_in_each_family() {
    for shape in [Shape::Hex { side: 5 }, Shape::Rect { height: 4, width: 7 }] {
        let geometry = Geometry::new(shape).unwrap();
        for cell in geometry.cells() {
            for (family, crossing) in geometry.through(cell).iter().enumerate() {
                assert_eq!(geometry.place(crossing.line).0, family);
                assert_eq!(geometry.line(crossing.line)[crossing.at as usize], cell);
            }
        }
    }
}

#[test]
fn the_cell_across_a_side_lies_where_that_side_points() {
    for shape in [Shape::Hex { side: 3 }, Shape::Rect { height: 3, width: 4 }] {
        let geometry = Geometry::new(shape).unwrap();
        let corners = geometry.corners();
        for cell in geometry.cells() {
            let (x, y) = geometry.center(cell);
            for side in 0..corners.len() {
                let (a, b) = (corners[side], corners[(side + 1) % corners.len()]);
                let Some(other) = geometry.across(cell, side) else {
                    continue;
                };
                let (to_x, to_y) = geometry.center(other);
                assert!((to_x - x - a.0 - b.0).abs() < 1e-9, "{shape}: {cell:?} side {side}");
                assert!((to_y - y - a.1 - b.1).abs() < 1e-9, "{shape}: {cell:?} side {side}");
            }
        }
    }
}

#[test]
fn impossible_boards_are_refused() {
    let rect = |height, width| Geometry::new(Shape::Rect { height, width });
    assert!(rect(0, 5).is_err());
    assert!(rect(1, 1001).is_err());
    assert!(rect(u32::MAX, u32::MAX).is_err());
    assert!(rect(250, 1000).is_ok());
    assert!(rect(251, 1000).is_err());
    assert!(Geometry::new(Shape::Hex { side: 0 }).is_err());
    assert!(Geometry::new(Shape::Hex { side: u32::MAX }).is_err());
}

fn puzzle(
    height: u32,
    width: u32,
    color_count: u8,
    clues: &[&[(u32, u8)]],
) -> Result<Puzzle, PuzzleError> {
    let geometry = Geometry::new(Shape::Rect { height, width })?;
    let ink = |shade| Ink { rgb: Rgb(shade, shade, shade), name: None };
    let palette = Palette::new((0..color_count).map(ink).collect())?;
    let run = |&(length, color): &(u32, u8)| Run {
        length: Some(length),
        color: (color != 9).then_some(Color::numbered(color)),
    };
    let clues = clues.iter().map(|runs| Clue::Runs(runs.iter().map(run).collect()));
    Puzzle::new(geometry, palette, clues.collect())
}

#[test]
fn what_is_not_a_puzzle_is_refused_with_the_place() {
    let error = |clues: &[&[(u32, u8)]]| puzzle(1, 3, 2, clues).err();
    assert_eq!(error(&[&[], &[], &[], &[]]), None);
    let wanted = Some(PuzzleError::ClueCount { found: 1, wanted: 4 });
    assert_eq!(error(&[&[]]), wanted);
    let line = LineId::new(0);
    let wanted = PuzzleError::ClueTooLong { line, needs: 4, cells: 3 };
    assert_eq!(error(&[&[(1, 1), (2, 1)], &[], &[], &[]]), Some(wanted));
    let wanted = PuzzleError::EmptyRun { line, run: 1 };
    assert_eq!(error(&[&[(1, 1), (0, 1)], &[], &[], &[]]), Some(wanted));
    let wanted = PuzzleError::RunColor { line, run: 0 };
    assert_eq!(error(&[&[(1, 2)], &[], &[], &[]]), Some(wanted.clone()));
    assert_eq!(error(&[&[(1, 0)], &[], &[], &[]]), Some(wanted));
}

#[test]
fn totals_that_differ_are_told_with_both_numbers() {
    let found = puzzle(1, 3, 2, &[&[(2, 1)], &[(1, 1)], &[], &[]]).unwrap();
    let text = found.disagreement().unwrap().describe(&found);
    assert_eq!(text, "the rows need at least 2 cells, the columns have at most 1");
    let agreeing = puzzle(1, 2, 3, &[&[(1, 9), (1, 1)], &[(1, 2)], &[(1, 1)]]).unwrap();
    assert_eq!(agreeing.disagreement(), None);
    let colors = puzzle(1, 2, 3, &[&[(1, 2), (1, 1)], &[(1, 2)], &[(1, 2)]]).unwrap();
    assert_eq!(colors.disagreement().unwrap().color, Some(Color::FIRST));
}

#[test]
fn givens_meet_and_must_leave_a_color() {
    let plain = puzzle(1, 2, 3, &[&[], &[], &[]]).unwrap();
    let cell = CellId::new(1);
    let two = ColorSet::first(2);
    let other = ColorSet::only(Color::FIRST).with(Color::nth(2).unwrap());
    let told = plain.clone().with_givens(&[(cell, two), (cell, other)]).unwrap();
    assert_eq!(told.givens(), [(cell, ColorSet::only(Color::FIRST))]);
    let error = told.with_givens(&[(cell, ColorSet::only(Color::BACKGROUND))]).err();
    assert_eq!(error, Some(PuzzleError::Given { cell }));
    assert!(plain.with_givens(&[(CellId::new(2), two)]).is_err());
}
