//! How many pictures, against the list of all of them; the cells in doubt, against their
//! differences.

use crate::cli::is_documented;
use crate::folder::Folder;
use crate::oracle::{enumerate, runner, small_boards};
use crate::planted::{BLURRED, OPEN, planted};
use nonosat_board::puzzle::CellId;
use nonosat_board::puzzle::Puzzle;
use nonosat_engine::solver::counting::{BigUint, Count};
use nonosat_engine::solver::{Options, ambiguous_cells, count_solutions, judge};

fn counted(puzzle: &Puzzle, enough: Option<u32>) -> Count {
    let verdict = judge(puzzle, &Options::default()).unwrap();
    count_solutions(puzzle, &verdict, enough.map(BigUint::from).as_ref(), &Options::default())
}

fn agrees(puzzle: &Puzzle) {
    let pictures = enumerate(puzzle);
    let all = BigUint::from(pictures.len());
    assert_eq!(counted(puzzle, None), Count::Exactly(all.clone()), "{puzzle:?}");
    let three = BigUint::from(3u32);
    match counted(puzzle, Some(3)) {
        Count::Exactly(number) => assert_eq!(number, all, "{puzzle:?}"),
        Count::AtLeast(number, None) => assert!(number <= all && number >= three, "{puzzle:?}"),
        limited => panic!("{limited:?} of {puzzle:?}"),
    }
    let verdict = judge(puzzle, &Options::default()).unwrap();
    let doubt = ambiguous_cells(puzzle, &verdict, &Options::default()).unwrap();
    let differs = |cell: &CellId| {
        let mut colors = pictures.iter().map(|picture| picture[cell.index()]);
        let first = colors.next();
        colors.any(|color| Some(color) != first)
    };
    let differing: Vec<CellId> = puzzle.geometry().cells().filter(differs).collect();
    assert_eq!((doubt.cells, doubt.limit), (differing, None), "{puzzle:?}");
}

#[test]
fn small_boards_are_counted_as_they_are_listed() {
    for (shape, colors) in small_boards() {
        for hidden in [OPEN, BLURRED] {
            let check = |(puzzle, _)| {
                agrees(&puzzle);
                Ok(())
            };
            runner(cases()).run(&planted(shape, colors, hidden), check).unwrap();
        }
    }
}

/// 30 of each kind, or as many as `NONOSAT_CASES`.
fn cases() -> u32 {
    std::env::var("NONOSAT_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(30)
}

/// Two solutions: one diagonal and the other. All four cells are in doubt.
const DIAGONALS: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";
const CROSS: &str = "rect 3 3\n#ffffff #000000\n1a\n3a\n1a\n1a\n3a\n1a\n";
const UNEVEN: &str = "rect 1 2\n#ffffff #000000\n2a\n1a\n\n";

fn folder() -> Folder {
    Folder::new(&[("diagonals.clues", DIAGONALS), ("cross.clues", CROSS), ("uneven.clues", UNEVEN)])
}

#[test]
fn solve_count_tells_a_number() {
    let folder = folder();
    let said = |arguments: &str| {
        let (status, out, _) = folder.run(arguments);
        (status, out)
    };
    assert_eq!(said("solve --count diagonals.clues"), (0, "2\n".to_owned()));
    assert_eq!(said("solve --count cross.clues"), (0, "1\n".to_owned()));
    assert_eq!(said("solve --count uneven.clues"), (1, "none\n".to_owned()));
    let limited = said("solve --count --count-limit 2 diagonals.clues");
    assert_eq!(limited, (0, "at least 2\n".to_owned()));
    let (status, out) = said("solve --count --time-limit 0 diagonals.clues");
    assert_eq!((status, out.as_str()), (75, "at least 0\n"));
    let (_, out) = said("solve --count --to json diagonals.clues");
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["count"], serde_json::json!({ "number": 2, "exact": true }));
    assert!(is_documented(&report), "{report}");
    for wrong in ["--limit 2", "--to svg", "--count-limit 0"] {
        assert_eq!(said(&format!("solve --count diagonals.clues {wrong}")).0, 2, "{wrong}");
    }
    assert_eq!(said("solve --count-limit 2 diagonals.clues").0, 2);
}

#[test]
fn check_tells_numbers_of_pictures_and_cells_in_doubt() {
    let folder = folder();
    let (status, out, _) =
        folder.run("check --count --ambiguous diagonals.clues cross.clues uneven.clues");
    assert_eq!(status, 1);
    let told: Vec<&str> = out.lines().collect();
    let several = "diagonals.clues: several, 2 pictures, 4 ambiguous cells \
                   (two pictures differ in 4 cells, first at r1c1)";
    assert_eq!(told[0], several);
    assert!(told[1].starts_with("cross.clues: unique, "), "{}", told[1]);
    assert!(told[2].starts_with("uneven.clues: none ("), "{}", told[2]);
    let (_, out, _) =
        folder.run("check --count --count-limit 1 --ambiguous --json diagonals.clues");
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["count"], serde_json::json!({ "number": 2, "exact": false }));
    let cells = serde_json::json!({ "cells": [0, 1, 2, 3], "exact": true });
    assert_eq!(report["ambiguous"], cells);
    assert!(is_documented(&report), "{report}");
}

#[test]
fn render_points_to_the_cells_in_doubt() {
    let folder = folder();
    let (status, out, _) = folder.run("render --ambiguous diagonals.clues");
    assert_eq!(status, 0);
    assert!(out.contains("4 cells differ between solutions"), "{out}");
    let (_, out, _) = folder.run("render --ambiguous --to board diagonals.clues");
    assert_eq!(out, "    1 1\n\n1   ? ?\n1   ? ?\n");
    assert_eq!(folder.run("render --ambiguous uneven.clues").0, 1);
    assert_eq!(folder.run("render --ambiguous --solve cross.clues").0, 2);
}

#[test]
fn a_board_has_its_clues_beside_it() {
    let folder = folder();
    let cross = "    1 3 1\n\n1   . # .\n3   # # #\n1   . # .\n";
    assert_eq!(folder.run("solve --to board cross.clues").1, cross);
    assert_eq!(folder.run("render --solve --to board cross.clues").1, cross);
    let blank = cross.replace('#', ".");
    assert_eq!(folder.run("render --to board cross.clues").1, blank);
    assert_eq!(folder.run("render -o cross.txt cross.clues").0, 0);
    assert_eq!(folder.read("cross.txt"), blank);
}

#[test]
fn statistics_are_told_when_asked_for() {
    let folder = folder();
    let (status, out, message) = folder.run("solve --limit 0 --stats diagonals.clues");
    assert_eq!((status, out.lines().count()), (0, 5));
    let told = message.trim_end();
    assert!(told.starts_with("stats: 2 solutions, ") && told.contains(" seconds"), "{told}");
    let (_, out, message) = folder.run("solve --count --stats --to json diagonals.clues");
    assert_eq!(message, "");
    let last: serde_json::Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
    assert_eq!(last["stats"]["pictures"], 2);
    assert!(is_documented(&last), "{last}");
}
