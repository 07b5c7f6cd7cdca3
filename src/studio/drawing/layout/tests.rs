//! What is laid out does not overlap, lies within its bounds, and shows what the puzzle has.

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

/// A puzzle in which every line has as many runs as fit, up to 12, one of them long.
fn talkative(shape: Shape) -> Puzzle {
    let geometry = Geometry::new(shape).unwrap();
    let clue = |line| {
        let cells = geometry.line(line).len() as u32;
        let count = cells.div_ceil(2).min(12);
        let long = cells - 2 * (count - 1);
        let lengths = (1..count).map(|_| 1).chain([long]);
        Clue::Runs(lengths.map(|length| Run::new(length, Color::FIRST)).collect())
    };
    let clues = geometry.lines().map(clue).collect();
    Puzzle::new(geometry, black_and_white(), clues).unwrap()
}

fn black_and_white() -> Palette {
    let inks = [Rgb(255, 255, 255), Rgb(0, 0, 0)].map(|rgb| Ink { rgb, name: None });
    Palette::new(inks.to_vec()).unwrap()
}

fn triangles(sides: [u32; 4]) -> Shape {
    Shape::Triangles { sides: Sides::new(sides).unwrap() }
}

/// Six-sided ones, triangles, rhombs, trapezoids.
fn outlines() -> Vec<Shape> {
    let triangular = [[9, 8, 10, 8], [2, 1, 2, 2], [5, 0, 5, 0], [0, 5, 0, 5], [4, 0, 9, 4]];
    let more = [[0, 3, 7, 0], [3, 4, 0, 3], [0, 6, 2, 6], [1, 0, 12, 0], [11, 1, 1, 11]];
    let hexagonal = [[9, 8, 10, 8], [2, 1, 2, 2], [6, 1, 6, 1], [1, 6, 1, 6], [1, 9, 4, 1]];
    let hex = |sides| Shape::Hex { sides: Sides::new(sides).unwrap() };
    let sides = (1..=20).map(|side| triangles([side; 4]));
    let sides = sides.chain(triangular.map(triangles)).chain(more.map(triangles));
    sides.chain(hexagonal.map(hex)).collect()
}

/// Does a box reach into a polygon? Not if one of their sides has them on different sides of it.
fn reaches_into(middle: Point, size: Point, center: Point, corners: &[Point]) -> bool {
    let half = (size.0 / 2.0 - 1e-9, size.1 / 2.0 - 1e-9);
    let offset = (center.0 - middle.0, center.1 - middle.1);
    let is_apart = |axis: Point| {
        let reach = half.0 * axis.0.abs() + half.1 * axis.1.abs();
        let along =
            |corner: &Point| (offset.0 + corner.0) * axis.0 + (offset.1 + corner.1) * axis.1;
        let least = corners.iter().map(along).fold(f64::MAX, f64::min);
        let most = corners.iter().map(along).fold(f64::MIN, f64::max);
        least >= reach || most <= -reach
    };
    let next = corners.iter().cycle().skip(1);
    let sides = corners.iter().zip(next).map(|(a, b)| (b.1 - a.1, a.0 - b.0));
    ![(1.0, 0.0), (0.0, 1.0)].into_iter().chain(sides).any(is_apart)
}

#[test]
fn around_six_sides_no_number_is_on_a_cell_or_on_another() {
    for shape in outlines() {
        let puzzle = talkative(shape);
        let geometry = puzzle.geometry();
        let numbers = Extras { numbers: true, ..Extras::default() };
        let scene = layout_with(&puzzle.clone().into(), None, &numbers);
        let size = scene.label_size;
        let labels = scene.labels.iter().map(|label| label.center);
        let boxes: Vec<Point> = labels.chain(scene.captions.iter().map(|found| found.at)).collect();
        // Only what is near can touch.
        let near = |one: Point, other: Point| (one.0 - other.0).hypot(one.1 - other.1) < 2.0;
        for (place, &one) in boxes.iter().enumerate() {
            for &other in boxes[place + 1..].iter().filter(|other| near(one, **other)) {
                assert!(!overlap(one, other, size.0, size.1), "{shape}: {one:?} {other:?}");
            }
            for cell in geometry.cells() {
                let center = geometry.center(cell);
                let corners = geometry.corners(cell);
                // The rim of hexagons is jagged: their tips may come below corners of boxes.
                let share = if corners.len() == 6 { 0.8 } else { 1.0 };
                let corners: Vec<Point> =
                    corners.iter().map(|(x, y)| (x * share, y * share)).collect();
                let is_on = || reaches_into(one, size, center, &corners);
                assert!(!(near(one, center) && is_on()), "{shape}: {one:?} on {cell:?}");
            }
        }
    }
}

#[test]
fn clues_of_triangles_stand_where_no_others_do_and_lead_along_their_lines() {
    let puzzle = talkative(triangles([4; 4]));
    let geometry = puzzle.geometry();
    let scene = layout(&puzzle.clone().into(), None);
    for (line, stand) in geometry.lines().zip(stands(geometry)) {
        let (family, _) = geometry.place(line);
        assert_eq!(stand.is_end, family == 2, "only those from below are read backwards");
        let distance = |label: &Label| {
            let (x, y) = (label.center.0 - stand.rim.0, label.center.1 - stand.rim.1);
            assert!((x * stand.out.1 - y * stand.out.0).abs() < 1e-9, "on the line's own way");
            x * stand.out.0 + y * stand.out.1
        };
        let of_line = scene.labels.iter().filter(|label| label.line == line);
        let mut distances: Vec<f64> = of_line.map(distance).collect();
        if !stand.is_end {
            distances.reverse();
        }
        assert!(distances[0] > 0.0 && distances.is_sorted(), "{distances:?}");
        let (x, y) = (stand.far.0 - stand.rim.0, stand.far.1 - stand.rim.1);
        assert!((x * stand.out.1 - y * stand.out.0).abs() < 1e-9, "its ends lie in its middle");
    }
}

#[test]
fn guides_are_sides_of_cells_and_have_no_loose_ends() {
    for shape in outlines() {
        let puzzle = talkative(shape);
        let (geometry, scene) = (puzzle.geometry(), layout(&puzzle.clone().into(), None));
        let grain = |(x, y): Point| ((x * 1e3).round() as i64, (y * 1e3).round() as i64);
        let between =
            |a: Point, b: Point, part: f64| (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
        let mut sides = std::collections::BTreeSet::new();
        for cell in geometry.cells() {
            let (center, corners) = (geometry.center(cell), geometry.corners(cell));
            let at = |corner: Point| (center.0 + corner.0, center.1 + corner.1);
            let pairs = corners.iter().zip(corners.iter().cycle().skip(1));
            sides.extend(pairs.map(|(a, b)| grain(between(at(*a), at(*b), 0.5))));
        }
        let [a, b, ..] = *geometry.corners(CellId::FIRST) else { panic!() };
        let side = (a.0 - b.0).hypot(a.1 - b.1);
        let mut ends = std::collections::BTreeMap::new();
        for &Edge { from, to } in &scene.heavy {
            let count = ((to.0 - from.0).hypot(to.1 - from.1) / side).round();
            for step in 0..count as usize {
                let at = |half: f64| between(from, to, (step as f64 + half) / count);
                assert!(sides.contains(&grain(at(0.5))), "{shape}: {from:?} {to:?}");
                for end in [at(0.0), at(1.0)] {
                    *ends.entry(grain(end)).or_insert(0) += 1;
                }
            }
        }
        assert!(ends.values().all(|&count| count > 1), "{shape}: {ends:?}");
    }
}

#[test]
fn signs_beside_a_board_of_any_outline_keep_apart() {
    for shape in outlines() {
        let puzzle = talkative(shape);
        let text = board(&puzzle, None);
        let labels = puzzle.geometry().lines().map(|line| puzzle.clue(line).runs().unwrap().len());
        let cells = text.matches('.').count();
        assert_eq!(cells, puzzle.geometry().cell_count(), "{shape}:\n{text}");
        let numbers = text.split(|sign: char| !sign.is_ascii_digit());
        let count = numbers.filter(|number| !number.is_empty()).count();
        assert_eq!(count, labels.sum::<usize>(), "{shape}:\n{text}");
    }
}

#[test]
fn what_is_not_there_is_not_drawn() {
    let geometry = Geometry::new(Shape::Rect { height: 3, width: 3 }).unwrap();
    let geometry = geometry.with_holes(&[CellId::new(4)]).unwrap();
    let picture = Picture::new(&geometry, vec![Color::BACKGROUND; 9]).unwrap();
    let clues = clues_of(&geometry, &picture);
    let puzzle = Puzzle::new(geometry, black_and_white(), clues).unwrap();
    let scene = layout(&puzzle.into(), Some(&picture));
    assert_eq!(scene.fills[0].1[0].len(), 8);
    assert_eq!(scene.heavy.len(), 4 + 4, "the hole has a rim of its own, and no line crosses it");
    assert_eq!(scene.thin.len(), 8);
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

#[test]
fn a_board_of_blocks_has_the_lines_of_a_plain_one() {
    let plain = Geometry::rectangle(6, 11).unwrap();
    let blocks = plain.clone().with_blocks().unwrap();
    assert_eq!(super::edges::edges(&blocks), super::edges::edges(&plain));
}
