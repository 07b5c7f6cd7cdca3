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
    let lines = lines_of(Shape::hex(2));
    let rows = [vec![0, 1], vec![2, 3, 4], vec![5, 6]];
    let falling = [vec![5, 2], vec![6, 3, 0], vec![4, 1]];
    let rising = [vec![4, 6], vec![1, 3, 5], vec![0, 2]];
    assert_eq!(lines, [rows, falling, rising].concat());
}

/// Outlines of six sides: regular ones, rhombs, trapezoids, triangles, strips.
fn sides() -> Vec<Sides> {
    let four = [
        [1, 1, 1, 1],
        [3, 3, 3, 3],
        [2, 1, 2, 2],
        [9, 8, 10, 8],
        [5, 0, 5, 0],
        [0, 6, 0, 6],
        [0, 3, 4, 3],
        [4, 0, 3, 2],
        [1, 6, 2, 5],
        [6, 1, 6, 0],
    ];
    four.into_iter().map(|four| Sides::new(four).unwrap()).collect()
}

fn boards() -> Vec<Geometry> {
    let shapes = [(1, 1), (1, 4), (4, 7)].map(|(height, width)| Shape::Rect { height, width });
    let hexagons = sides().into_iter().map(|sides| Shape::Hex { sides });
    let triangles = sides().into_iter().map(|sides| Shape::Triangles { sides });
    let all = shapes.into_iter().chain([Shape::hex(1), Shape::hex(5)]).chain(hexagons);
    let boards: Vec<Geometry> =
        all.chain(triangles).filter_map(|it| Geometry::new(it).ok()).collect();
    assert_eq!(boards.len(), 3 + 2 + 5 + 10);
    boards
}

#[test]
fn every_cell_lies_once_in_each_family() {
    for geometry in boards() {
        for cell in geometry.cells() {
            for (family, crossing) in geometry.through(cell).iter().enumerate() {
                assert_eq!(geometry.place(crossing.line).0, family, "{}", geometry.shape());
                assert_eq!(geometry.line(crossing.line)[crossing.at as usize], cell);
            }
        }
        let of_lines: usize = geometry.lines().map(|line| geometry.line(line).len()).sum();
        assert_eq!(of_lines, geometry.cell_count() * geometry.families().len());
        assert!(geometry.lines().all(|line| !geometry.line(line).is_empty()));
    }
}

/// Every outline of sides up to 6 is a board whose cells can be counted by its sides.
#[test]
fn all_small_outlines_have_the_cells_that_their_sides_tell() {
    let mut count = 0;
    for number in 0..7u32.pow(4) {
        let four = [number / 343, number / 49 % 7, number / 7 % 7, number % 7];
        let Ok(sides) = Sides::new(four) else { continue };
        let [a, b, c, d, e, f] = sides.all();
        for shape in [Shape::Hex { sides }, Shape::Triangles { sides }] {
            let Ok(geometry) = Geometry::new(shape) else {
                let is_flat = a + b == 0 || b + c == 0 || c + d == 0;
                let has_nothing = sides.all().contains(&0) && matches!(shape, Shape::Hex { .. });
                assert!(is_flat || has_nothing, "{shape}");
                continue;
            };
            count += 1;
            let one_less = u32::from(matches!(shape, Shape::Hex { .. }));
            let counts: Vec<usize> = geometry.families().iter().map(|it| it.line_count).collect();
            let mut wanted = [a + b, b + c, c + d].map(|lines| (lines - one_less) as usize);
            if one_less == 1 {
                wanted.swap(1, 2);
            }
            assert_eq!(counts, wanted, "{shape}");
            assert_eq!((e + f, f + a), (b + c, c + d));
            let of_lines = geometry.lines().map(|line| geometry.line(line).len());
            let of_lines: Vec<usize> = of_lines.collect();
            assert!(!of_lines.contains(&0), "{shape}");
            assert_eq!(of_lines.iter().sum::<usize>(), 3 * geometry.cell_count(), "{shape}");
        }
    }
    assert_eq!(count, 2474);
}

/// Two triangles in a row share two lines, so two lines meet at most twice.
#[test]
fn two_lines_of_triangles_share_at_most_two_cells() {
    let shared = |geometry: &Geometry| {
        let mut shared = [0; 3];
        for one in geometry.lines() {
            let other_families = |&other: &LineId| geometry.place(other).0 > geometry.place(one).0;
            for other in geometry.lines().filter(other_families) {
                let is_on = |cell: &&CellId| geometry.line(other).contains(cell);
                shared[geometry.line(one).iter().filter(is_on).count()] += 1;
            }
        }
        shared
    };
    for sides in sides() {
        shared(&Geometry::new(Shape::Triangles { sides }).unwrap());
    }
    let regular = Geometry::new(Shape::Triangles { sides: Sides::regular(2) }).unwrap();
    assert_eq!(shared(&regular), [6, 12, 30]);
}

#[test]
fn the_cell_across_a_side_lies_where_that_side_points() {
    for geometry in boards() {
        let shape = geometry.shape();
        for cell in geometry.cells() {
            let (x, y) = geometry.center(cell);
            let corners = geometry.corners(cell);
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

/// Each side lies at as many cells as its middle shows: two are neighbors, one is at the rim.
#[test]
fn cells_are_neighbors_where_their_outlines_share_a_side() {
    for geometry in boards() {
        let mut middles = std::collections::HashMap::new();
        let sides = |cell| {
            let (x, y) = geometry.center(cell);
            let corners = geometry.corners(cell);
            (0..corners.len()).map(move |side| {
                let (a, b) = (corners[side], corners[(side + 1) % corners.len()]);
                let grain = |at: f64| (at * 1000.0).round() as i64;
                (grain(x + (a.0 + b.0) / 2.0), grain(y + (a.1 + b.1) / 2.0))
            })
        };
        for cell in geometry.cells() {
            for middle in sides(cell) {
                middles.entry(middle).or_insert_with(Vec::new).push(cell);
            }
        }
        for cell in geometry.cells() {
            let beside = sides(cell).map(|middle| {
                let others = middles[&middle].iter().filter(|&&other| other != cell);
                others.copied().collect::<Vec<_>>()
            });
            let across = (0..geometry.corners(cell).len()).map(|side| geometry.across(cell, side));
            assert!(across.clone().map(Vec::from_iter).eq(beside), "{} {cell:?}", geometry.shape());
            assert!(geometry.neighbors(cell).eq(across.flatten()));
        }
    }
}

/// A line comes in and goes out through the rim, in its own direction.
#[test]
fn lines_enter_and_leave_through_the_rim() {
    for geometry in boards() {
        for line in geometry.lines() {
            let direction = geometry.families()[geometry.place(line).0].direction;
            let cells = geometry.line(line);
            let ((x, y), (to_x, to_y)) = geometry.ends(line);
            let (over_x, over_y) = (to_x - x, to_y - y);
            let length = over_x * direction.0 + over_y * direction.1;
            assert!(length > 0.0, "{} {}", geometry.shape(), geometry.describe(line));
            let aside = (over_x * direction.1 - over_y * direction.0).abs();
            assert!(aside < 1e-9, "{} {}", geometry.shape(), geometry.describe(line));
            for ((at_x, at_y), cell) in [((x, y), cells[0]), ((to_x, to_y), cells[cells.len() - 1])]
            {
                let corners = geometry.corners(cell);
                let (mid_x, mid_y) = geometry.center(cell);
                let side = (0..corners.len()).find(|&side| {
                    let (a, b) = (corners[side], corners[(side + 1) % corners.len()]);
                    (mid_x + (a.0 + b.0) / 2.0 - at_x).abs() < 1e-9
                        && (mid_y + (a.1 + b.1) / 2.0 - at_y).abs() < 1e-9
                });
                assert_eq!(geometry.across(cell, side.unwrap()), None, "{}", geometry.shape());
            }
        }
    }
}

#[test]
fn triangles_are_read_into_the_board_from_their_rows_and_from_above() {
    //   0 1 2        0 and 2 point up
    //   3 4 5        4 points up
    let sides = Sides::regular(1);
    let lines = lines_of(Shape::Triangles { sides });
    let rows = [vec![0, 1, 2], vec![3, 4, 5]];
    let rising = [vec![1, 0, 3], vec![2, 5, 4]];
    let falling = [vec![0, 3, 4], vec![1, 2, 5]];
    assert_eq!(lines, [rows, rising, falling].concat());
    let geometry = Geometry::new(Shape::Triangles { sides }).unwrap();
    let turned: Vec<bool> = geometry.cells().map(|cell| geometry.is_turned(cell)).collect();
    assert_eq!(turned, [false, true, false, true, false, true]);
    assert_eq!(geometry.outlines().map(<[_]>::len).collect::<Vec<_>>(), [3, 3]);
}

#[test]
fn the_regular_boards_of_triangles_have_the_sizes_that_are_known() {
    for (side, cells, lines, longest) in [(1, 6, 6, 3), (10, 600, 60, 39), (20, 2400, 120, 79)] {
        let sides = Sides::regular(side);
        let geometry = Geometry::new(Shape::Triangles { sides }).unwrap();
        assert_eq!((geometry.cell_count(), geometry.line_count()), (cells, lines));
        let of_line = |line| geometry.line(line).len();
        assert_eq!(geometry.lines().map(of_line).max(), Some(longest));
    }
    let lengths = |four| {
        let sides = Sides::new(four).unwrap();
        let geometry = Geometry::new(Shape::Triangles { sides }).unwrap();
        geometry.rows().map(<[_]>::len).collect::<Vec<_>>()
    };
    assert_eq!(lengths([5, 0, 5, 0]), [1, 3, 5, 7, 9]);
    assert_eq!(lengths([2, 1, 2, 2]), [5, 6, 5]);
}

#[test]
fn holes_are_no_neighbors_and_leave_every_line_a_cell() {
    let rect = Geometry::new(Shape::Rect { height: 2, width: 3 }).unwrap();
    let holed = rect.clone().with_holes(&[CellId::new(1), CellId::new(1)]).unwrap();
    assert_eq!(holed.holes(), [CellId::new(1)]);
    assert_ne!(holed, rect);
    assert_eq!(holed.across(CellId::FIRST, 1), None);
    assert_eq!(holed.neighbors(CellId::new(1)).count(), 0);
    assert_eq!(holed.neighbors(CellId::new(4)).count(), 2);
    let error = rect.clone().with_holes(&[CellId::new(1), CellId::new(4)]).err();
    assert_eq!(error, Some(PuzzleError::NoCell { line: LineId::new(3) }));
    let error = rect.with_holes(&[CellId::new(6)]).err();
    assert_eq!(error, Some(PuzzleError::Hole { cell: CellId::new(6) }));
}

#[test]
fn impossible_boards_are_refused() {
    let rect = |height, width| Geometry::new(Shape::Rect { height, width });
    assert!(rect(0, 5).is_err());
    assert!(rect(1, 1001).is_err());
    assert!(rect(u32::MAX, u32::MAX).is_err());
    assert!(rect(262, 1000).is_ok());
    assert!(rect(263, 1000).is_err());
    assert!(rect(512, 512).is_ok());
    assert!(rect(512, 513).is_err());
    assert!(Geometry::new(Shape::hex(0)).is_err());
    assert!(Geometry::new(Shape::hex(u32::MAX)).is_err());
    let triangles = |sides| Geometry::new(Shape::Triangles { sides });
    assert!(triangles(Sides::regular(u32::MAX)).is_err());
    assert!(triangles(Sides::regular(0)).is_err());
    assert!(triangles(Sides::new([0, 0, 5, 0]).unwrap()).is_err());
    assert!(triangles(Sides::regular(209)).is_ok());
    assert!(triangles(Sides::regular(210)).is_err());
    assert!(triangles(Sides::new([1, 0, 500, 1]).unwrap()).is_ok());
    assert!(triangles(Sides::new([1, 0, 501, 1]).unwrap()).is_err());
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
        length: Length::exactly(length),
        color: (color != 9).then_some(Color::numbered(color)),
    };
    let clues = clues.iter().map(|runs| Clue::Runs(runs.iter().map(run).collect()));
    Puzzle::new(geometry, palette, clues.collect())
}

#[test]
fn what_is_not_a_puzzle_is_refused_with_the_place() {
    let error = |clues: &[&[(u32, u8)]]| puzzle(1, 3, 2, clues).err();
    assert_eq!(error(&[&[], &[], &[], &[]]), None);
    let wanted = Some(PuzzleError::ClueCount { found: 1, expected: 4 });
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
    // Runs of unknown length fill a line at most once.
    let unknown = Run { length: Length::ANY, color: Some(Color::FIRST) };
    let column = |length| Clue::Runs(vec![Run::new(length, Color::FIRST)]);
    let rows = [Clue::Runs(vec![unknown; 2]), Clue::Runs(Vec::new())];
    let clues = rows.into_iter().chain([2, 2, 1].map(column)).collect();
    let geometry = Geometry::rectangle(2, 3).unwrap();
    let found = Puzzle::new(geometry, found.palette().clone(), clues).unwrap();
    let text = found.disagreement().unwrap().describe(&found);
    assert_eq!(text, "the columns need at least 5 cells, the rows have at most 3");
    let range = Run { length: Length::range(1, Some(2)).unwrap(), color: Some(Color::FIRST) };
    let rows = [Clue::Runs(vec![range]), Clue::Runs(vec![range])];
    let clues = rows.into_iter().chain([2, 2, 1].map(column)).collect();
    let geometry = Geometry::rectangle(2, 3).unwrap();
    let ranged = Puzzle::new(geometry, found.palette().clone(), clues).unwrap();
    let text = ranged.disagreement().unwrap().describe(&ranged);
    assert_eq!(text, "the columns need at least 5 cells, the rows have at most 4");
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
