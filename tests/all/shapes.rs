//! Boards of triangles, of hexagons with unequal sides, and with holes: against the list of all
//! pictures, read without the help of the library, and every way of deciding against the others.

use crate::oracle::{ENCODINGS, agrees, by_search, mixed, options, runner};
use crate::planted::{BLURRED, Hidden, OPEN, planted_on, runs_seen};
use itertools::Itertools;
use nonosat_board::puzzle::*;
use nonosat_engine::encoding::Strategy as Encoding;
use nonosat_engine::solver::{Options, Verdict, judge};
use nonosat_files as format;
use nonosat_files::{Detected, Format};
use nonosat_sat::backends::Backend;
use nonosat_studio::drawing;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use std::collections::HashMap;

fn triangles(four: [u32; 4]) -> Geometry {
    Geometry::new(Shape::Triangles { sides: Sides::new(four).unwrap() }).unwrap()
}

fn hexagons(four: [u32; 4]) -> Geometry {
    Geometry::new(Shape::Hex { sides: Sides::new(four).unwrap() }).unwrap()
}

/// A rectangle without the cells of these numbers.
pub fn holed(height: u32, width: u32, holes: &[usize]) -> Geometry {
    let rect = Geometry::new(Shape::Rect { height, width }).unwrap();
    let holes = holes.iter().map(|&at| rect.cell_numbered(at).unwrap()).collect_vec();
    rect.with_holes(&holes).unwrap()
}

/// A picture as the bits of a number.
fn drawn(geometry: &Geometry, bits: u32) -> Vec<Color> {
    let color = |cell: CellId| Color::nth((bits >> cell.number() & 1) as usize).unwrap();
    geometry.cells().map(color).collect()
}

/// How many clue sets the pictures of a board have, how many of them belong to one picture
/// alone, how many pictures one set has at most; every set is judged.
fn clue_sets(geometry: &Geometry) -> (usize, usize, usize) {
    let lines = geometry.lines().map(|line| geometry.line(line)).collect_vec();
    let mut sets: HashMap<Vec<Vec<usize>>, Vec<u32>> = HashMap::new();
    for bits in 0..1u32 << geometry.cell_count() {
        let picture = drawn(geometry, bits);
        let read = |line: &&[CellId]| {
            let seen = runs_seen(&line.iter().map(|cell| picture[cell.index()]).collect_vec());
            seen.into_iter().map(|(length, _)| length).collect_vec()
        };
        sets.entry(lines.iter().map(read).collect()).or_default().push(bits);
    }
    for (clues, pictures) in sets.iter().sorted() {
        let run = |&length: &usize| Run::new(length as u32, Color::FIRST);
        let clues = clues.iter().map(|runs| Clue::Runs(runs.iter().map(run).collect()));
        let palette = Palette::black_on_white();
        let puzzle = Puzzle::new(geometry.clone(), palette, clues.collect()).unwrap();
        let is_listed = |bits: &u32, of: &Picture| drawn(geometry, *bits) == of.colors();
        match judge(&puzzle, &Options::default()).unwrap() {
            Verdict::Unique(only) => {
                assert_eq!(pictures.len(), 1, "{puzzle:?}");
                assert!(is_listed(&pictures[0], only.picture()), "{puzzle:?}");
            }
            Verdict::Several(first, second) => {
                assert_ne!(first, second);
                let both = [first, second];
                let are_listed = both
                    .iter()
                    .all(|picture| pictures.iter().any(|bits| is_listed(bits, picture.picture())));
                assert!(are_listed && pictures.len() > 1, "{puzzle:?}");
            }
            other => panic!("{other:?} for {puzzle:?}"),
        }
    }
    let unique = sets.values().filter(|pictures| pictures.len() == 1).count();
    (sets.len(), unique, sets.values().map(Vec::len).max().unwrap())
}

#[test]
fn the_clue_sets_of_small_boards_of_triangles_are_those_that_are_known() {
    assert_eq!(clue_sets(&triangles([1, 1, 1, 1])), (62, 61, 3));
    assert_eq!(clue_sets(&triangles([2, 1, 2, 2])), (62_948, 61_229, 12));
}

/// The same numbers of a larger board, of which no list is kept: a picture's clues as one number,
/// the place of each line's clue among those that the line can have.
fn clue_sets_counted(geometry: &Geometry) -> (usize, usize, usize) {
    let lines = geometry.lines().map(|line| geometry.line(line)).collect_vec();
    let tables = lines.iter().map(|line| {
        let clues = (0..1u32 << line.len()).map(|bits| {
            let color = |at: usize| Color::nth((bits >> at & 1) as usize).unwrap();
            runs_seen(&(0..line.len()).map(color).collect_vec())
        });
        let clues = clues.collect_vec();
        let different = clues.iter().sorted().dedup().collect_vec();
        let place = |clue| different.binary_search(&clue).unwrap() as u64;
        (clues.iter().map(place).collect_vec(), different.len() as u64)
    });
    let tables = tables.collect_vec();
    let signature = |picture: u32| {
        let add = |sum: u64, (line, (places, different)): (&&[CellId], &(Vec<u64>, u64))| {
            let bit = |(at, cell): (usize, &CellId)| (picture >> cell.number() & 1) << at;
            let bits: u32 = line.iter().enumerate().map(bit).sum();
            sum * different + places[bits as usize]
        };
        lines.iter().zip(&tables).fold(0, add)
    };
    let mut all = (0..1u32 << geometry.cell_count()).map(signature).collect_vec();
    all.sort_unstable();
    let sets = all.chunk_by(|one, other| one == other).map(<[u64]>::len).collect_vec();
    (sets.len(), sets.iter().filter(|&&size| size == 1).count(), *sets.iter().max().unwrap())
}

#[test]
fn the_numbers_of_clue_sets_are_those_that_are_known() {
    assert_eq!(clue_sets_counted(&triangles([1, 1, 1, 1])), (62, 61, 3));
    assert_eq!(clue_sets_counted(&triangles([2, 2, 2, 2])), (15_910_733, 15_338_990, 75));
}

/// Small boards of every kind.
fn small_boards() -> Vec<(Geometry, u8)> {
    vec![
        (triangles([1, 1, 1, 1]), 2),
        (triangles([3, 0, 3, 0]), 1),
        (triangles([1, 2, 1, 2]), 1),
        (triangles([1, 0, 2, 1]), 3),
        (hexagons([1, 3, 3, 1]), 1),
        (hexagons([2, 2, 1, 2]), 2),
        (hexagons([3, 1, 3, 1]), 2),
        (holed(3, 4, &[5]), 1),
        (holed(2, 4, &[1, 6]), 2),
        (holed(2, 6, &[2, 10]), 1),
        (holed(3, 3, &[4]), 2),
        (holed(4, 4, &[0, 3, 6, 12]), 1),
    ]
}

#[test]
fn what_solve_prints_of_any_outline_is_read_as_the_same_board() {
    let wide = [triangles([2, 3, 4, 2]), hexagons([3, 2, 5, 1]), holed(3, 5, &[0, 4, 7, 10])];
    for (geometry, colors) in small_boards().into_iter().chain(wide.map(|wide| (wide, 2))) {
        let check = |(puzzle, picture): (Puzzle, Picture)| {
            let text = drawing::text(&puzzle, &picture, drawing::Depth::Plain);
            let found = format::detect(text.as_bytes());
            // One color alone could be a word.
            prop_assume!(picture.colors().iter().any(|color| color.is_background()));
            assert!(matches!(found, Ok(Detected::One(Format::Picture))), "{found:?}\n{text}");
            let back = format::read(text.as_bytes(), None).unwrap();
            assert_eq!(back.puzzle().geometry(), puzzle.geometry(), "{text}");
            assert_eq!(back.goal(), Some(&picture), "{text}");
            Ok(())
        };
        runner(30).run(&planted_on(&geometry, colors, OPEN), check).unwrap();
    }
}

#[test]
fn every_way_finds_all_solutions_of_small_boards() {
    for (geometry, colors) in small_boards() {
        for hidden in [OPEN, BLURRED] {
            let check = |(puzzle, _)| {
                for strategy in ENCODINGS {
                    agrees(&puzzle, &options(strategy, &Backend::Embedded));
                }
                agrees(&puzzle, &by_search());
                Ok(())
            };
            runner(12).run(&planted_on(&geometry, colors, hidden), check).unwrap();
        }
    }
}

#[test]
fn boards_without_a_solution_are_recognized_on_every_shape() {
    let (mut runner, mut without) = (runner(1), 0);
    for (geometry, _) in small_boards() {
        let two = (planted_on(&geometry, 1, OPEN), planted_on(&geometry, 1, OPEN));
        for _ in 0..12 {
            let ((first, _), (second, _)) = two.new_tree(&mut runner).unwrap().current();
            let mixed = mixed(&first, &second);
            ENCODINGS.iter().for_each(|&way| agrees(&mixed, &options(way, &Backend::Embedded)));
            agrees(&mixed, &by_search());
            let verdict = judge(&mixed, &Options::default()).unwrap();
            without += usize::from(verdict.word() == "none");
        }
    }
    assert!(without > 60, "only {without} boards without a solution were tried");
}

/// A line with holes is its stretches one after the other: the set of all pictures is computed
/// without any run over a hole.
#[test]
fn no_run_passes_a_hole() {
    let geometry = holed(2, 8, &[2, 5]);
    let clue = |text: &[u32]| {
        Clue::Runs(text.iter().map(|&length| Run::new(length, Color::FIRST)).collect())
    };
    let verdict = |row: &[u32]| {
        let columns = geometry.lines().skip(2).map(|_| Clue::anything());
        let clues = [clue(row), clue(&[])].into_iter().chain(columns).collect();
        let puzzle = Puzzle::new(geometry.clone(), Palette::black_on_white(), clues)?;
        Ok(judge(&puzzle, &Options::default()).unwrap().word())
    };
    // 2 and 2 fit into three stretches of two cells, in three ways.
    assert_eq!(verdict(&[2, 2]), Ok("several"));
    assert_eq!(verdict(&[2, 2, 2]), Ok("unique"));
    assert_eq!(verdict(&[1, 1, 2, 1]), Ok("none"));
    let line = geometry.lines().next().unwrap();
    assert_eq!(verdict(&[3]), Err(PuzzleError::RunTooLong { line, run: 3, cells: 2 }));
    assert_eq!(verdict(&[7]), Err(PuzzleError::ClueTooLong { line, needs: 7, cells: 6 }));
    let painted = Picture::painted(&geometry, |_| Color::FIRST);
    assert_eq!(clues_of(&geometry, &painted)[0], clue(&[2, 2, 2]));
}

/// Random boards of ten outlines: the planted picture is found, and every way of deciding says
/// the same word.
#[test]
fn the_ways_of_deciding_agree_on_boards_of_triangles() {
    let outlines = [
        [2, 2, 2, 2],
        [3, 3, 3, 3],
        [2, 1, 2, 2],
        [4, 3, 5, 3],
        [5, 0, 5, 0],
        [0, 6, 0, 6],
        [0, 3, 4, 3],
        [4, 0, 3, 2],
        [1, 6, 2, 5],
        [6, 1, 6, 1],
    ];
    let few = Hidden { colors: 6, lengths: 0, ranges: 0, clues: 0, givens: 4 };
    let (mut tried, mut unique) = (0, 0);
    for (number, four) in outlines.into_iter().enumerate() {
        let geometry = triangles(four);
        let mut runner = runner(1);
        for (colors, hidden, count) in [(1, OPEN, 120), (3, OPEN, 50), (2, few, 30)] {
            let boards = planted_on(&geometry, colors, hidden);
            for _ in 0..count {
                let (puzzle, picture) = boards.new_tree(&mut runner).unwrap().current();
                let by_way = |way| judge(&puzzle, &options(way, &Backend::Embedded));
                let verdict = by_way(Encoding::Auto).unwrap();
                if let Verdict::Unique(only) = &verdict {
                    assert_eq!(only.picture(), &picture, "{number}");
                    unique += 1;
                }
                assert!(matches!(verdict.word(), "unique" | "several"), "{puzzle:?}");
                for way in [Encoding::Order, Encoding::Placements] {
                    assert_eq!(by_way(way).unwrap().word(), verdict.word(), "{way:?} {puzzle:?}");
                }
                let searched = judge(&puzzle, &by_search()).unwrap();
                assert_eq!(searched.word(), verdict.word(), "{puzzle:?}");
                tried += 1;
            }
        }
    }
    assert_eq!(tried, 2_000);
    assert!(unique > 400, "only {unique} unique boards");
}
