//! Verdicts of many small boards, each proved and checked.

use super::*;
use crate::proof::check::check;
use crate::sat::cnf::Cnf;

fn proof_of(proven: &Proven, puzzle: &Puzzle) -> Option<usize> {
    let mut formula: Cnf = proven.encoding().cnf().clone();
    match proven.verdict() {
        Verdict::Unique(only) => {
            formula.add(&proven.encoding().anything_but(puzzle, only.picture())).unwrap();
        }
        Verdict::None(_) => {}
        _ => return None,
    }
    let log = proven.log();
    let refutation = log.trimmed().unwrap().expect("a refutation");
    let mut text = Vec::new();
    refutation.write_lrat(&mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    match check(&formula, text.as_bytes()) {
        Ok(steps) => Some(steps),
        Err(refused) => panic!("{refused}\n{text}"),
    }
}

#[test]
fn the_collection_is_proved() {
    let mut found = Vec::new();
    for entry in std::fs::read_dir("puzzles").unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "md" || ending == "csv") {
            continue;
        }
        let document = crate::read(&std::fs::read(&path).unwrap()).unwrap();
        let puzzle = document.puzzle();
        let proven = prove(puzzle, &Options::default(), &mut |_| {}).unwrap().unwrap();
        let judged = crate::judge(puzzle, &Options::default()).unwrap();
        assert_eq!(proven.verdict().word(), judged.word(), "{path:?}");
        let steps = proof_of(&proven, puzzle);
        found.push(steps.is_some());
        println!("{} {} {steps:?}", path.display(), judged.word());
    }
    assert!(found.iter().filter(|&&proved| proved).count() > 20);
}
