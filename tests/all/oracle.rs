//! Small boards against the list of all pictures, planted pictures found again,
//! and every way of deciding against the others.

use crate::planted::{BLURRED, Hidden, OPEN, planted, runs_seen};
use itertools::Itertools;
use nonosat_board::puzzle::*;
use nonosat_board::verify::Verified;
use nonosat_engine::encoding::{EncodeOptions, Strategy as Encoding};
use nonosat_engine::solver::{Engine, Options, Solver, Verdict, judge, solutions};
use nonosat_sat::Outcome;
use nonosat_sat::backends::Backend;
use nonosat_sat::budget::Budget;
use nonosat_service::annotated_dimacs;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngSeed, TestRunner};
use std::collections::BTreeSet;

pub const ENCODINGS: [Encoding; 3] = [Encoding::Placements, Encoding::Order, Encoding::Auto];

/// A runner that tries the same cases every time.
pub fn runner(cases: u32) -> TestRunner {
    let rng_seed = RngSeed::Fixed(7);
    TestRunner::new(ProptestConfig {
        cases,
        rng_seed,
        failure_persistence: None,
        ..Default::default()
    })
}

pub fn options(strategy: Encoding, backend: &Backend) -> Options {
    let encode = EncodeOptions::default().with_strategy(strategy);
    Options::default().with_encode(encode).with_backend(backend.clone())
}

pub fn by_search() -> Options {
    Options::default().with_engine(Engine::Search)
}

/// Does a line satisfy its clue if its cells have these colors?
pub fn reads_as_clue(puzzle: &Puzzle, line: LineId, color: impl Fn(CellId) -> Color) -> bool {
    let Clue::Runs(runs) = puzzle.clue(line) else { return true };
    let is_hole = |cell: &CellId| puzzle.geometry().is_hole(*cell);
    let stretches = puzzle.geometry().line(line).split(is_hole);
    let color = |cell: &CellId| color(*cell);
    let seen = stretches.flat_map(|cells| runs_seen(&cells.iter().map(color).collect_vec()));
    let seen = seen.collect_vec();
    seen.len() == runs.len()
        && seen.iter().zip(runs).all(|(&(length, color), run)| {
            run.length.holds(length as u32) && run.color.is_none_or(|own| own == color)
        })
}

fn satisfies(puzzle: &Puzzle, picture: &[Color]) -> bool {
    let line_reads = |line| reads_as_clue(puzzle, line, |cell| picture[cell.index()]);
    let given = |&(cell, colors): &(CellId, ColorSet)| colors.contains(picture[cell.index()]);
    puzzle.geometry().lines().all(line_reads) && puzzle.givens().iter().all(given)
}

/// All pictures that satisfy the puzzle, by trying every one.
pub fn enumerate(puzzle: &Puzzle) -> BTreeSet<Vec<Color>> {
    let colors = |cell: CellId| match puzzle.geometry().is_hole(cell) {
        true => vec![Color::BACKGROUND],
        false => puzzle.palette().colors().collect_vec(),
    };
    let pictures = puzzle.geometry().cells().map(colors).multi_cartesian_product();
    pictures.filter(|picture| satisfies(puzzle, picture)).collect()
}

fn all_solutions(puzzle: &Puzzle, options: &Options) -> Vec<Vec<Color>> {
    let colors = |solution: Result<Verified, _>| solution.unwrap().picture().colors().to_vec();
    solutions(puzzle, options).map(colors).collect()
}

/// The pipeline finds what enumeration finds, each once, and gives the right verdict.
pub fn agrees(puzzle: &Puzzle, options: &Options) {
    let want = enumerate(puzzle);
    let found = all_solutions(puzzle, options);
    assert_eq!(found.len(), want.len(), "{puzzle:?}");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), want, "{puzzle:?}");
    let verdict = judge(puzzle, options).unwrap().word();
    let word = ["none", "unique", "several"][want.len().min(2)];
    assert_eq!(verdict, word, "{puzzle:?}");
}

/// Boards small enough to try every picture, with their numbers of colors.
pub fn small_boards() -> Vec<(Shape, u8)> {
    let rect = |height, width| Shape::Rect { height, width };
    vec![
        (rect(1, 6), 2),
        (rect(2, 4), 2),
        (rect(3, 3), 2),
        (rect(2, 3), 3),
        (rect(3, 4), 1),
        (rect(4, 4), 1),
        (Shape::hex(1), 3),
        (Shape::hex(2), 2),
        (Shape::hex(2), 1),
        (Shape::Triangles { sides: Sides::regular(1) }, 2),
        (Shape::Triangles { sides: Sides::new([1, 1, 2, 1]).unwrap() }, 1),
        (Shape::Hex { sides: Sides::new([1, 3, 3, 1]).unwrap() }, 1),
    ]
}

fn small_boards_agree(hidden: Hidden, cases: u32, backend: &Backend) {
    for (shape, colors) in small_boards() {
        for strategy in ENCODINGS {
            let check = |(puzzle, _)| {
                agrees(&puzzle, &options(strategy, backend));
                Ok(())
            };
            runner(cases).run(&planted(shape, colors, hidden), check).unwrap();
        }
    }
}

#[test]
fn every_solution_of_small_boards_is_found_once() {
    small_boards_agree(OPEN, 25, &Backend::Embedded);
    #[cfg(feature = "varisat")]
    small_boards_agree(OPEN, 8, &Backend::Varisat);
}

#[test]
fn every_solution_is_found_with_question_marks_and_givens() {
    small_boards_agree(BLURRED, 25, &Backend::Embedded);
}

#[test]
fn the_search_engine_finds_the_same() {
    for (shape, colors) in small_boards() {
        for hidden in [OPEN, BLURRED] {
            let check = |(puzzle, _)| {
                agrees(&puzzle, &by_search());
                Ok(())
            };
            runner(25).run(&planted(shape, colors, hidden), check).unwrap();
        }
    }
}

#[test]
fn external_solvers_find_the_same() {
    for command in ["cadical -q", "minisat"] {
        let backend = Backend::from_command(command).unwrap();
        if std::process::Command::new(command.split(' ').next().unwrap())
            .arg("--help")
            .output()
            .is_err()
        {
            println!("not installed, so not tried: {command}");
            continue;
        }
        // A process for each solution: question marks only where they leave few.
        let few = Hidden { colors: 5, lengths: 0, ranges: 0, clues: 0, givens: 3 };
        small_boards_agree(few, 2, &backend);
    }
}

/// The rows of one puzzle with the other lines of another one.
pub fn mixed(first: &Puzzle, second: &Puzzle) -> Puzzle {
    let geometry = first.geometry();
    let rows = geometry.families()[0].line_count;
    let of = |line: &LineId| if line.index() < rows { first } else { second };
    let clues = geometry.lines().map(|line| of(&line).clue(line).clone()).collect();
    Puzzle::new(geometry.clone(), first.palette().clone(), clues).unwrap()
}

#[test]
fn boards_without_a_solution_are_recognized() {
    let (mut runner, mut without) = (runner(1), 0);
    for shape in [Shape::Rect { height: 3, width: 3 }, Shape::hex(2)] {
        let two = (planted(shape, 2, OPEN), planted(shape, 2, OPEN));
        for _ in 0..60 {
            let ((first, _), (second, _)) = two.new_tree(&mut runner).unwrap().current();
            let mixed = mixed(&first, &second);
            ENCODINGS.iter().for_each(|&way| agrees(&mixed, &options(way, &Backend::Embedded)));
            agrees(&mixed, &by_search());
            without += usize::from(enumerate(&mixed).is_empty());
        }
    }
    assert!(without > 20, "only {without} boards without a solution were tried");
}

/// The planted picture is among the solutions, whatever the encoding, on boards
/// too large to enumerate.
#[test]
fn planted_pictures_are_found() {
    let boards = [
        (Shape::Rect { height: 12, width: 17 }, 1),
        (Shape::Rect { height: 9, width: 11 }, 3),
        (Shape::Rect { height: 2, width: 70 }, 1),
        (Shape::hex(5), 2),
        (Shape::hex(6), 1),
    ];
    let few = Hidden { colors: 6, lengths: 0, ranges: 0, clues: 0, givens: 4 };
    for ((shape, colors), hidden) in boards.into_iter().cartesian_product([OPEN, few]) {
        let check = |(puzzle, picture): (Puzzle, Picture)| {
            let verdict = judge(&puzzle, &options(Encoding::Auto, &Backend::Embedded));
            let verdict = verdict.unwrap();
            match &verdict {
                Verdict::Unique(only) => prop_assert_eq!(only.picture(), &picture),
                Verdict::Several(first, second) => prop_assert_ne!(first, second),
                other => panic!("{other:?} for {puzzle:?}"),
            }
            let by_order = options(Encoding::Order, &Backend::Embedded);
            let other = judge(&puzzle, &by_order).unwrap();
            prop_assert_eq!(other.word(), verdict.word());
            let searched = judge(&puzzle, &by_search()).unwrap();
            prop_assert_eq!(searched.word(), verdict.word());
            Ok(())
        };
        runner(8).run(&planted(shape, colors, hidden), check).unwrap();
    }
}

/// The formula of the clues alone is right, and so is the reading of a model from its file.
fn by_raw_formula(puzzle: &Puzzle, strategy: Encoding, want: &BTreeSet<Vec<Color>>) {
    let encode = EncodeOptions::default().with_strategy(strategy);
    let (endless, options) = (Budget::endless(), Options::default().with_encode(encode));
    let encoding = Solver::new(puzzle, &options).formula_of_clues().unwrap();
    for cell in puzzle.geometry().cells() {
        assert_eq!(encoding.colors(cell), puzzle.palette().all());
    }
    let mut file = Vec::new();
    annotated_dimacs::write(&mut file, puzzle, &encoding).unwrap();
    let exchange = annotated_dimacs::read(&file).unwrap();
    let backend = Backend::default();
    let mut session = backend.start(encoding.cnf(), &endless, 1.into()).unwrap();
    let mut found = BTreeSet::new();
    while let Outcome::Sat(model) = session.decide_under(&[]).unwrap() {
        let picture = encoding.decode(puzzle, &model);
        assert_eq!(exchange.picture(&model), picture);
        session.add_clause(&encoding.anything_but(puzzle, &picture)).unwrap();
        assert!(found.insert(picture.colors().to_vec()), "{puzzle:?}");
    }
    assert_eq!(&found, want, "{strategy:?} {puzzle:?}");
}

#[test]
fn the_formula_of_the_clues_alone_has_the_same_pictures() {
    for (shape, colors) in small_boards() {
        for hidden in [OPEN, BLURRED] {
            let check = |(puzzle, _)| {
                let want = enumerate(&puzzle);
                by_raw_formula(&puzzle, Encoding::Order, &want);
                by_raw_formula(&puzzle, Encoding::Placements, &want);
                Ok(())
            };
            runner(10).run(&planted(shape, colors, hidden), check).unwrap();
        }
    }
}

#[test]
fn a_board_of_givens_against_its_clues_is_an_unsatisfiable_formula() {
    for (givens, is_possible) in
        [("cell 1 1 a\ncell 1 2 -\n", true), ("cell 1 1 a\ncell 1 2 a\n", false)]
    {
        let text = format!("rect 1 2\n#fff #000\n1a\n*\n*\n{givens}");
        let puzzle = nonosat_files::read(text.as_bytes(), None).unwrap().into_puzzle();
        let want = enumerate(&puzzle);
        assert_eq!(want.is_empty(), !is_possible);
        by_raw_formula(&puzzle, Encoding::Order, &want);
        by_raw_formula(&puzzle, Encoding::Placements, &want);
    }
}
