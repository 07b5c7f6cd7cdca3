//! What is written is read, and nothing else is.

use super::*;
use crate::budget::Budget;
use crate::encoding::{EncodeOptions, Strategy, encode_clues};

const COLORED: &str =
    "rect 2 4\n#fff #000 #f00 #0f0 #00f #0ff #f0f #ff0\n1a ??\n?b 1?\n1?\n??\n\n*\n";

/// The file of the clues alone.
fn file(clues: &str, strategy: Strategy) -> (Puzzle, Encoding, String) {
    let puzzle = format::read(clues.as_bytes(), Some(Format::Clues)).unwrap().into_puzzle();
    let options = EncodeOptions { strategy, ..EncodeOptions::default() };
    let encoding = encode_clues(&puzzle, &options, &Budget::endless()).unwrap();
    let mut bytes = Vec::new();
    write(&mut bytes, &puzzle, &encoding).unwrap();
    (puzzle, encoding, String::from_utf8(bytes).unwrap())
}

#[test]
fn every_meaning_is_read_as_it_was_written() {
    let mut words = std::collections::BTreeSet::new();
    for strategy in [Strategy::Order, Strategy::Placements] {
        let (puzzle, encoding, text) = file(COLORED, strategy);
        for var in (0..encoding.cnf().var_count()).filter_map(Var::nth) {
            let meaning = encoding.meaning(var);
            let data = meaning.to_data();
            assert_eq!(Meaning::from_data(&data, &puzzle), Some(meaning), "{data}");
            words.extend(data.split(' ').next().map(str::to_owned));
        }
        let exchange = read(text.as_bytes()).unwrap();
        assert_eq!(exchange.puzzle(), &puzzle);
        assert_eq!(exchange.var_count(), encoding.cnf().var_count());
    }
    let all = ["cell", "cell-among", "color", "color-among", "end", "filled", "placement", "start"];
    assert!(words.iter().eq(all.iter()), "{words:?}");
}

#[test]
fn what_does_not_fit_the_puzzle_is_no_meaning() {
    let puzzle = file(COLORED, Strategy::Order).0;
    for data in [
        "",
        "cell",
        "cell 1",
        "cell 0 1",
        "cell 9 1",
        "cell 1 0",
        "cell 1 8",
        "cell +1 1",
        "cell 1 1 1",
        "cell  1 1",
        "Cell 1 1",
        "1 of row 1 is a",
        "start 7 1 1",
        "start 1 3 1",
        "start 1 1 5",
        "start 6 1 1",
        "end 1 1 0",
        "color 1 1 8",
        "placement 1 0",
        "placement 1 4294967297",
        "middle 1 1 1",
    ] {
        assert_eq!(Meaning::from_data(data, &puzzle), None, "{data}");
    }
}

/// The error of the file with `old` replaced by `new`.
fn tampered(old: &str, new: &str) -> String {
    let text = file("rect 2 2\n#fff #000\n1a\n1a\n1a\n1a\n", Strategy::Order).2;
    assert!(text.contains(old), "{old} in\n{text}");
    read(text.replacen(old, new, 1).as_bytes()).map(|_| ()).unwrap_err().to_string()
}

#[test]
fn tampered_comments_are_refused() {
    let at_line = |number| format!("line {number} is not as `nonosat encode` writes it");
    let unknown_version = tampered("nonosat formula 1", "nonosat formula 2");
    assert!(unknown_version.starts_with("its comments are of version 2, "), "{unknown_version}");
    let old = tampered("c nonosat formula 1\n", "");
    assert!(old.starts_with("its comments are of version none, "), "{old}");
    for (old, new) in [
        ("var 1 cell 1 1 ; ", "var 1 cell 1 of row 1 is a ; "),
        ("var 1 cell 1 1 ; ", "var 1 cell 1 1 "),
        ("var 1 cell 1 1 ; ", "var 1 cell 5 1 ; "),
        ("var 1 cell 1 1 ; ", "var 1 cell 2 2 ; "),
        ("var 1 cell 1 1 ; ", "var 1 pixel 1 1 ; "),
        ("var 1 cell 1 1 ; ", "var 2 cell 1 1 ; "),
    ] {
        assert_eq!(tampered(old, new), at_line(11), "{new}");
    }
    // Twice the same cell; a cell that is known.
    assert_eq!(tampered("var 2 cell 2 1", "var 2 cell 1 1"), at_line(12));
    assert_eq!(tampered("known ??", "known a?"), at_line(11));
    let unfit = "its `c known` lines do not fit the board and the variables";
    assert_eq!(tampered("known ??\n", "known ???\n"), unfit);
    assert_eq!(tampered("known ??\n", "known ?b\n"), unfit);
    assert_eq!(tampered("var 1 cell 1 1", "var 1 start 1 1 2"), unfit);
    assert_eq!(tampered("c var 8", "c vra 8"), "its comments name 7 variables, the formula has 8");
    assert_eq!(tampered("p cnf 8", "p cnf 9"), "its comments name 8 variables, the formula has 9");
}

#[test]
fn a_formula_of_others_has_no_puzzle() {
    let error = |text: &str| read(text.as_bytes()).map(|_| ()).unwrap_err().to_string();
    let no_puzzle = "no puzzle in its comments; only formulas of `nonosat encode` have one";
    assert_eq!(error("p cnf 1 1\n1 0\n"), no_puzzle);
    assert_eq!(error("c nonosat formula 1\np cnf 1 1\n1 0\n"), no_puzzle);
    assert_eq!(error("c by hand\n1 0\n"), "no `p cnf` line, so this is no DIMACS formula");
}

#[test]
fn words_and_comments_of_others_are_passed_over() {
    let text = file(COLORED, Strategy::Order).2;
    let other =
        text.replacen(" ; ", " ; in other words ", 1).replacen("p cnf", "c passed on\np cnf", 1);
    assert_eq!(
        read(other.as_bytes()).unwrap().var_count(),
        read(text.as_bytes()).unwrap().var_count()
    );
}
