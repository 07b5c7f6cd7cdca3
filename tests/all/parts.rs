//! Puzzles that fall into parts: the number of pictures is the product; and pictures close to others.

use nonosat_board::puzzle::{Color, Picture};
use nonosat_board::verify::verify;
use nonosat_engine::propagation::{Deduction, parts, propagate};
use nonosat_engine::solver::switched;
use nonosat_engine::solver::{Event, Options, Outcome, Reason, Solver, judge};
use nonosat_files as format;
use nonosat_sat::budget::Budget;
use std::collections::BTreeSet;

/// Blocks of three by three on the diagonal, `clues` for the three rows and columns of each.
fn diagonal(blocks: usize, clues: [&str; 6]) -> String {
    let side = 3 * blocks;
    let mut text = format!("rect {side} {side}\n#fff #000\n");
    for line in 0..2 * side {
        text += clues[line % 3 + if line < side { 0 } else { 3 }];
        text += "\n";
    }
    for row in 0..side {
        for column in (0..side).filter(|column| column / 3 != row / 3) {
            text += &format!("cell {} {} -\n", row + 1, column + 1);
        }
    }
    text
}

#[test]
fn every_combination_comes_once() {
    // One cell in each row and column of a block: six pictures.
    let puzzle = format::read(diagonal(3, ["1a"; 6]).as_bytes(), None).unwrap().into_puzzle();
    let mut found = BTreeSet::new();
    let mut sizes = Vec::new();
    let on_event = &mut |event| {
        if let Event::Encoded { parts, .. } = event {
            sizes.push(parts);
        }
    };
    let options = Options::default();
    let mut solver = Solver::new(&puzzle, &options).on_event(on_event);
    while let Outcome::Found(picture) = solver.next_picture().unwrap() {
        assert!(found.insert(picture.picture().colors().to_vec()), "a picture came twice");
    }
    let end = solver.next_picture().unwrap();
    assert!(matches!(end, Outcome::None(Reason::Search)), "it stays at its end");
    drop(solver);
    assert_eq!(found.len(), 6 * 6 * 6);
    assert_eq!(sizes, [3]);
}

#[test]
fn a_hundred_parts_are_several_at_once() {
    let puzzle = format::read(diagonal(100, ["1a"; 6]).as_bytes(), None).unwrap().into_puzzle();
    let verdict = judge(&puzzle, &Options::default()).unwrap();
    assert_eq!(verdict.word(), "several");
}

fn sizes(clues: &str) -> Vec<usize> {
    let puzzle = format::read(clues.as_bytes(), None).unwrap().into_puzzle();
    let endless = Budget::endless();
    let parts = parts(&puzzle, &propagate(&puzzle, &endless).unwrap(), &endless).unwrap();
    parts.iter().map(Deduction::open_count).collect()
}

#[test]
fn blocks_that_share_no_line_are_parts() {
    let two_by_two = ["1a", "1a", "", "1a", "1a", ""];
    assert_eq!(sizes(&diagonal(1, two_by_two)), [4]);
    assert_eq!(sizes(&diagonal(3, two_by_two)), [4; 3]);
    let many = sizes(&diagonal(70, two_by_two));
    assert_eq!(many.len(), 64, "at most that many");
    assert_eq!(many.iter().sum::<usize>(), 280, "none is lost");
}

#[test]
fn a_line_without_clue_connects_nothing() {
    assert_eq!(sizes("rect 2 2\n#fff #000\n*\n*\n*\n*\n"), [1; 4]);
    assert_eq!(sizes("rect 2 2\n#fff #000\n1a\n1a\n*\n*\n"), [2; 2]);
    assert_eq!(sizes("rect 1 1\n#fff #000\n1a\n1a\n"), [0]);
}

/// The switch that is found for the picture of these letters.
fn switch_of(text: &str, letters: &str) -> Option<Vec<Color>> {
    let puzzle = format::read(text.as_bytes(), None).unwrap().into_puzzle();
    let deduction = propagate(&puzzle, &Budget::endless()).unwrap();
    let picture =
        Picture::new(puzzle.geometry(), letters.chars().filter_map(Color::from_letter).collect())
            .unwrap();
    verify(&puzzle, picture.clone()).unwrap();
    let other = switched(&puzzle, &deduction, &picture, &Budget::endless())?;
    assert_ne!(other, picture);
    Some(verify(&puzzle, other).unwrap().picture().colors().to_vec())
}

#[test]
fn two_rows_and_two_columns_change_places() {
    assert!(switch_of("rect 2 2\n#fff #000\n1a\n1a\n1a\n1a\n", "a--a").is_some());
    let colored = "rect 2 3\n#fff #000 #f00\n1a 1b\n1b 1a\n1a 1b\n\n1b 1a\n";
    assert!(switch_of(colored, "a-bb-a").is_none(), "the columns tell the colors");
}

#[test]
fn a_given_cell_stays() {
    let given = "rect 2 2\n#fff #000\n1a\n1a\n1a\n1a\ncell 1 1 a\n";
    assert!(switch_of(given, "a--a").is_none());
}

#[test]
fn a_hexagon_has_no_such_switch() {
    assert!(switch_of("hex 1\n#fff #000\n1a\n1a\n1a\n", "a").is_none());
}
