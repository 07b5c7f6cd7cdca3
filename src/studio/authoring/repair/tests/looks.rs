//! Which of the smallest repairs is chosen: it keeps outlines and symmetry, and adds.

use super::*;
use crate::propagation::propagate;
use itertools::Itertools;

/// The outline of a heart. Many smallest repairs open it, or lean to one side.
const HEART: &str = "
    ..##...##..
    .#..#.#..#.
    #....#....#
    #.........#
    #.........#
    #.........#
    .#.......#.
    ..#.....#..
    ...#...#...
    ....#.#....
    .....#.....";
/// A face, whose chin is a line of width one.
const FACE: &str = "
    ...#######...
    ..#.......#..
    .#.........#.
    #...........#
    #..##...##..#
    #..##...##..#
    #...........#
    #.....#.....#
    #..#.....#..#
    .#..#####..#.
    ..#.......#..
    ...#######...";

/// A star of snow, with all symmetries. One repair of four cells keeps them; others are less visible.
const SNOW: &str = "
    ....#....
    .#..#..#.
    ..#.#.#..
    ...###...
    #########
    ...###...
    ..#.#.#..
    .#..#..#.
    ....#....";

/// Specks. Most smallest repairs join two of them, or make another one.
const SPECKS: &str = "
    .##..
    .....
    #....
    ..#..
    .....";

fn drawn(rows: &str) -> (Puzzle, Picture) {
    let rows: Vec<&str> = rows.split_whitespace().collect();
    let geometry = Geometry::rectangle(rows.len() as u32, rows[0].len() as u32).unwrap();
    let signs = rows.iter().flat_map(|row| row.chars());
    let colors = signs.map(|sign| if sign == '#' { Color::FIRST } else { Color::BACKGROUND });
    let picture = Picture::new(&geometry, colors.collect()).unwrap();
    (puzzle_of(&geometry, 1, &picture), picture)
}

fn added(picture: &Picture, repair: &Repair) -> bool {
    repair.cells.iter().all(|&cell| picture[cell].is_background())
}

#[test]
fn the_chosen_repair_keeps_outline_and_symmetry_if_a_smallest_one_does() {
    // Also if few others are compared.
    for (rows, compared) in [HEART, FACE, SNOW, SPECKS].into_iter().cartesian_product([1, 1000]) {
        let (puzzle, picture) = drawn(rows);
        let repaired = repaired(&RepairRequest { compared, ..wish(&puzzle, &picture) });
        let repair = &repaired.repairs[0];
        assert!(is_fair(repair) && !repair.breaks.contains(&Trait::Symmetry), "{:?}", repair.cells);
        if rows == SNOW {
            assert_eq!(repair.cells.len(), 4);
            continue;
        }
        assert!(repair.breaks.is_empty(), "{:?}", repair.cells);
        assert!(added(&picture, repair), "{:?}", repair.cells);
    }
}

#[test]
fn the_first_of_all_repairs_is_the_one_that_is_chosen_alone() {
    let (geometry, mut numbers) = (Geometry::rectangle(8, 8).unwrap(), Numbers(9));
    let mut pictures: Vec<Picture> = (0..6).map(|_| numbers.picture(&geometry, 1, 40)).collect();
    pictures.push(drawn(FACE).1);
    for picture in pictures {
        let geometry = Geometry::new(picture.shape()).unwrap();
        let puzzle = puzzle_of(&geometry, 1, &picture);
        // Also if there are more than are compared.
        for compared in [10, 1000] {
            let wish = RepairRequest { compared, ..wish(&puzzle, &picture) };
            let one = repaired(&wish);
            let all = repaired(&RepairRequest { count: 100, ..wish });
            assert_eq!(one.repairs[0], all.repairs[0]);
        }
    }
}

#[test]
fn what_must_stay_stays_even_if_that_takes_more_cells() {
    let (geometry, mut numbers) = (Geometry::rectangle(8, 8).unwrap(), Numbers(5));
    let (mut more, mut found) = ([0; 3], [0; 3]);
    for _ in 0..12 {
        let half = numbers.picture(&geometry, 1, 45);
        // Mirrored left and right.
        let picture = Picture::painted(&geometry, |cell| {
            let (row, column) = (cell.index() / 8, cell.index() % 8);
            half.colors()[row * 8 + column.min(7 - column)]
        });
        let puzzle = puzzle_of(&geometry, 1, &picture);
        let fewest = repaired(&wish(&puzzle, &picture)).at_least;
        let symmetry = [Trait::Symmetry];
        let outline = [Trait::Outline];
        let wishes = [
            RepairRequest { keep: &symmetry, ..wish(&puzzle, &picture) },
            RepairRequest { keep: &outline, max: Some(fewest + 1), ..wish(&puzzle, &picture) },
            RepairRequest { add_only: true, ..wish(&puzzle, &picture) },
        ];
        for (at, wish) in wishes.iter().enumerate() {
            let repaired = repaired(wish);
            assert!(repaired.at_least >= fewest);
            let Some(repair) = repaired.repairs.first() else { continue };
            assert!(is_fair(repair) && repair.cells.len() >= repaired.at_least);
            found[at] += 1;
            more[at] += usize::from(repair.cells.len() > fewest);
            match at {
                0 => assert!(!repair.breaks.contains(&Trait::Symmetry)),
                1 => assert!(!repair.breaks.contains(&Trait::Outline)),
                _ => assert!(added(&picture, repair)),
            }
        }
    }
    assert!(more[0] > 0 && found.iter().all(|&found| found > 2), "{more:?} {found:?}");
}

/// What is found soon keeps the symmetry, too, and none of its pairs could be left out.
#[test]
fn a_mirrored_picture_becomes_one_for_lines_and_stays_mirrored() {
    let (geometry, mut numbers) = (Geometry::rectangle(10, 10).unwrap(), Numbers(3));
    for _ in 0..8 {
        let half = numbers.picture(&geometry, 1, 45);
        let picture = Picture::painted(&geometry, |cell| {
            let (row, column) = (cell.index() / 10, cell.index() % 10);
            half.colors()[row * 10 + column.min(9 - column)]
        });
        let puzzle = puzzle_of(&geometry, 1, &picture);
        let symmetry = [Trait::Symmetry];
        let wish = wish(&puzzle, &picture);
        let wish = RepairRequest { target: Target::Lines, keep: &symmetry, ..wish };
        let repaired = repaired(&wish);
        let [repair] = &repaired.repairs[..] else { panic!("{:?}", repaired.ended) };
        assert!(!repair.breaks.contains(&Trait::Symmetry), "{:?}", repair.cells);
        let is_open =
            |puzzle: &Puzzle| propagate(puzzle, &Budget::endless()).unwrap().open_count() > 0;
        assert!(!is_open(&repair.puzzle));
        for &cell in &repair.cells {
            let mirrored = cell.index() / 10 * 10 + 9 - cell.index() % 10;
            let without = Picture::painted(&geometry, |other| {
                let is_pair = [cell.index(), mirrored].contains(&other.index());
                if is_pair { picture[other] } else { repair.picture[other] }
            });
            assert!(is_open(&puzzle_of(&geometry, 1, &without)), "{cell:?}");
        }
    }
}

/// No symmetric set of fewer changes makes the picture unique: all pairs are tried.
#[test]
fn the_bound_with_symmetry_is_the_fewest_symmetric_changes() {
    let pictures = Pictures::of(Shape::Rect { height: 3, width: 4 }, 1);
    let mirror = |picture: &Picture| {
        Picture::painted(&pictures.geometry, |cell| {
            picture.colors()[cell.index() / 4 * 4 + 3 - cell.index() % 4]
        })
    };
    let is_mirrored = |picture: &Picture| mirror(picture) == *picture;
    for (number, picture) in pictures.all.iter().enumerate() {
        let up = |other: &Picture| {
            Picture::painted(&pictures.geometry, |cell| {
                other.colors()[(2 - cell.index() / 4) * 4 + cell.index() % 4]
            })
        };
        if !is_mirrored(picture) || up(picture) == *picture {
            continue;
        }
        let puzzle = puzzle_of(&pictures.geometry, 1, picture);
        let repaired =
            repaired(&RepairRequest { keep: &[Trait::Symmetry], ..wish(&puzzle, picture) });
        let all = pictures.all.iter().enumerate();
        let fewest = all
            .filter(|&(other, _)| pictures.is_unique(other))
            .filter(|(_, other)| is_mirrored(other))
            .map(|(_, other)| other.differences(picture).len())
            .min();
        assert_eq!(Some(repaired.at_least), fewest, "{number}");
        assert_eq!(repaired.ended, RepairEnd::Proved);
    }
}
