//! Numbers as people see them: sums of placements, the drawing, the postcard.

use crate::cli::puzzle as in_collection;
use crate::folder::Folder;
use crate::oracle::{reads_as_clue, runner, small_boards};
use crate::planted::{BLURRED, planted};
use itertools::Itertools;
use nonosat_board::puzzle::*;
use nonosat_engine::weights::{LastNumbers, Weights, amount, find_weights};
use nonosat_sat::budget::Budget;
use num_bigint::BigInt;
use proptest::strategy::{Strategy, ValueTree};
use std::process::Command;

/// All colorings of a line that satisfy its clue and the given cells, by trying every one.
fn placements(puzzle: &Puzzle, line: LineId) -> Vec<Vec<Color>> {
    let cells = puzzle.geometry().line(line);
    let choices = cells.iter().map(|&cell| match puzzle.given(cell) {
        Some(colors) => colors.iter().collect_vec(),
        None => puzzle.palette().colors().collect_vec(),
    });
    let is_placement = |colors: &Vec<Color>| {
        let color = |cell: CellId| colors[cells.iter().position(|own| *own == cell).unwrap()];
        reads_as_clue(puzzle, line, color)
    };
    choices.multi_cartesian_product().filter(is_placement).collect()
}

/// What the line collects for a cell of this color, straight from the definition.
fn collected(
    puzzle: &Puzzle,
    weights: &Weights,
    line: LineId,
    cell: CellId,
    color: Color,
) -> BigInt {
    let geometry = puzzle.geometry();
    let own = weights.picture().map_or(Color::BACKGROUND, |picture| picture[cell]);
    if color == own {
        return BigInt::default();
    }
    let others = puzzle.palette().color_count() - 1;
    let other = color.index() - usize::from(color > own);
    let of_family = |family: usize| weights.number(geometry, cell, family * others + other);
    let (family, last) = (geometry.place(line).0, geometry.families().len() - 1);
    if family < last {
        return of_family(family);
    }
    let goal = LastNumbers::of(puzzle, weights).unwrap().goal().clone();
    (0..last).fold(goal, |rest, family| rest - of_family(family))
}

/// Checks the best placements of every line against the list of all.
fn agrees(puzzle: &Puzzle, weights: &Weights) {
    let (shown, geometry) = (LastNumbers::of(puzzle, weights).unwrap(), puzzle.geometry());
    for line in geometry.lines() {
        let cells = geometry.line(line);
        let own = |cell: CellId| weights.picture().map(|picture| picture[cell]);
        let sum = |colors: &Vec<Color>| -> BigInt {
            let each = cells.iter().zip(colors);
            each.map(|(&cell, &color)| collected(puzzle, weights, line, cell, color)).sum()
        };
        let all = placements(puzzle, line);
        assert_eq!(shown.best(line), all.iter().map(sum).max());
        let others = all.iter().filter(|colors| {
            cells.iter().zip(*colors).any(|(&cell, &color)| own(cell) != Some(color))
        });
        let sums = others.map(sum).sorted().rev().take(3).collect_vec();
        let best = shown.best_others(line, 3);
        assert_eq!(best.iter().map(|placed| placed.sum.clone()).collect_vec(), sums);
        for placed in best {
            assert!(all.contains(&placed.colors) && placed.sum == sum(&placed.colors));
            assert_eq!(placed.sum, placed.amounts.iter().sum());
        }
    }
    let bests = geometry.lines().map(|line| placements(puzzle, line).len());
    assert_eq!(shown.most().is_none(), bests.min() == Some(0));
}

/// Boards of all shapes, with `?` and givens.
#[test]
fn the_best_placements_of_each_line_are_the_best_of_all() {
    let mut count = 0;
    for (shape, colors) in small_boards() {
        let puzzles = planted(shape, colors, BLURRED);
        let mut runner = runner(1);
        for _ in 0..30 {
            let (puzzle, picture) = puzzles.new_tree(&mut runner).unwrap().current();
            let weights = find_weights(&puzzle, Some(&picture), &Budget::endless()).unwrap();
            if let Some(weights) = weights.filter(|weights| weights.trial_count() == 0) {
                agrees(&puzzle, &weights);
                count += 1;
            }
        }
    }
    assert!(count > 60, "{count}");
}

#[test]
fn numbers_are_short() {
    let largest = BigInt::from(10).pow(20);
    for (number, text) in [
        (0, "0"),
        (-9_999, "\u{2212}9999"),
        (10_000, "10k"),
        (-999_999, "\u{2212}999k"),
        (5_812_345, "5M"),
        (58_717_069_218_570_i64, "58T"),
    ] {
        assert_eq!(amount(&BigInt::from(number), &largest).text, text);
    }
    let own = amount(&largest, &largest);
    assert_eq!((&own.text[..], own.strength), ("1e20", 1.0));
    assert_eq!(amount(&BigInt::from(0), &largest).strength, 0.0);
    assert_eq!(amount(&BigInt::from(0), &BigInt::from(0)).strength, 0.0);
}

#[test]
fn the_drawing_has_the_numbers_and_the_rule() {
    let folder = Folder::new(&[("two.clues", "rect 2 2\n#fff #000\n1a\n1a\n1a\n1a\n")]);
    let heart = in_collection("heart.non");
    let (status, svg, _) = folder.run(&format!("render --weights {heart}"));
    assert_eq!(status, 0);
    let words = |svg: &str| {
        let texts = svg.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text);
        texts.flat_map(str::split_whitespace).join(" ")
    };
    let text = words(&svg);
    for part in
        ["\u{2212}8 1 4 2 2 5", "the column collects 1 less that number", "no cell can differ"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    let (_, german, _) = folder.run(&format!("render --weights --lang de {heart}"));
    assert!(words(&german).contains("die Zeile die Zahl des Feldes"), "{german}");
    let (status, out, message) = folder.run("render --weights two.clues");
    assert_eq!((status, &out[..]), (1, ""));
    assert!(message.contains("there are several solutions"), "{message}");
    for form in ["board", "gif"] {
        let (status, _, message) = folder.run(&format!("render --weights --to {form} {heart}"));
        assert_eq!(status, 2, "{message}");
    }
}

/// The page has the title of the puzzle, the rule and a line with its sums.
#[test]
fn the_postcard_is_one_page() {
    let folder = Folder::new(&[("none.clues", "rect 1 2\n#fff #000\n2a\n1a\n\n")]);
    for (puzzle, texts) in [
        (
            in_collection("heart.non"),
            &["Heart", "Why there is no other picture", "What collects most"][..],
        ),
        ("none.clues".to_owned(), &["Why there is no picture", "exactly 0"]),
    ] {
        let (status, ..) = folder.run(&format!("render --weights {puzzle} -o card.pdf --force"));
        assert_eq!(status, 0);
        let command =
            Command::new("pdftotext").args(["card.pdf", "-"]).current_dir(folder.path("")).output();
        if let Ok(output) = command {
            let text = String::from_utf8_lossy(&output.stdout).replace('\n', " ");
            texts.iter().for_each(|part| assert!(text.contains(part), "{text}"));
            assert_eq!(text.matches('\u{c}').count(), 1);
        }
    }
    let (status, _, message) =
        folder.run(&format!("render --weights --lang ja {} -o ja.pdf", in_collection("heart.non")));
    assert!(status == 2 && message.contains("--font"), "{message}");
}
