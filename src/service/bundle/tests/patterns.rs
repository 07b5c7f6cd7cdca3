//! Clues with patterns: the checker in Python reads them as the verifier does, and two pictures prove
//! that a puzzle has several.

use super::tampered::{bundle_in, read, refused, text_of, with};
use super::*;
use crate::puzzle::{Clue, Color, Geometry, Ink, Palette, Picture, Rgb};
use crate::verify::verify;
use itertools::Itertools;
use serde_json::json;

const CLUES: [&str; 22] = [
    "1a 2b",
    "{1a 2b}",
    "{1a 1a 1b}",
    "{2? ?a}",
    "*",
    "* 1a *",
    "1a * 1b",
    "* 2+a",
    "1a * *",
    "=2a",
    "=2?",
    "=1-2a =0b",
    "=03+?",
    "* =1a",
    "?a * =2b",
    "{1a ?b} =3?",
    "0 | 4a",
    "0 =0a | {1b 2a}",
    "2a | * 1b | =4a",
    "1-2a ?b",
    "{1a 1-3a}",
    "{1-2? 1a}",
];

/// Asks `check.py` whether each line holds its clue: clue by clue, a digit for each line.
const SCRIPT: &str = "
import importlib.util, itertools, json, sys
spec = importlib.util.spec_from_file_location('check', sys.argv[1])
check = importlib.util.module_from_spec(spec)
spec.loader.exec_module(check)
color = {'a': 1, 'b': 2, '?': None}
for clue in json.load(sys.stdin):
    clue, answers = check.read_clue(clue, 'ab', color, 'test'), ''
    for cells in itertools.product(range(3), repeat=4):
        runs = [(len([*group]), color) for color, group in itertools.groupby(cells) if color]
        answers += str(int(check.holds(clue, runs)))
    print(answers)
";

#[test]
fn each_line_holds_its_clue_for_both() {
    let inks = [0, 1, 2].map(|shade| Ink { rgb: Rgb(255 - 60 * shade, 255, 255), name: None });
    let palette = Palette::new(inks.into()).unwrap();
    let geometry = Geometry::rectangle(1, 4).unwrap();
    let holds = |text: &str| {
        let mut clues = vec![Clue::anything(); 5];
        clues[0] = crate::format::read_clue(text, &palette).unwrap();
        let puzzle = Puzzle::new(geometry.clone(), palette.clone(), clues).unwrap();
        let lines = (0..4).map(|_| (0..3).map(Color::numbered)).multi_cartesian_product();
        let answer = |cells| {
            let picture = Picture::new(puzzle.geometry(), cells).unwrap();
            verify(&puzzle, picture).map_or("0", |_| "1")
        };
        lines.map(answer).collect::<String>()
    };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("clues.json");
    std::fs::write(&file, json!(CLUES).to_string()).unwrap();
    let checker = concat!(env!("CARGO_MANIFEST_DIR"), "/bundle/check.py");
    let mut python = std::process::Command::new("python3");
    let python = python.args(["-c", SCRIPT, checker]).stdin(std::fs::File::open(&file).unwrap());
    let Ok(output) = python.output() else {
        println!("not installed, so not tried: python3");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let printed = String::from_utf8(output.stdout).unwrap();
    for (clue, answers) in CLUES.into_iter().zip_eq(printed.lines()) {
        assert_eq!(answers, holds(clue), "{clue}");
    }
}

#[test]
fn two_pictures_of_patterns_are_accepted() {
    let puzzle = read("rect 2 2\n#ffffff #000000\n{1a}\n* =1a\n=1a\n1a | 2a\n");
    let good = bundle_in(&puzzle, ProofForm::Weights);
    assert_eq!(check_certificate(&good, &Budget::endless()).unwrap().verdict, "several");
    let first = text_of(&good, "picture.solution");
    refused(&with(&good, "other.solution", &first), "other.solution");
}
