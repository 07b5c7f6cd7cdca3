//! Verdicts of many small boards, each proved and checked.

mod forms;
mod patterns;
mod tampered;

use super::*;
use crate::certificate::prove;
use crate::solver::{Options, Solver};

/// The steps of the bundle, once it was written, packed, unpacked and accepted.
fn steps_of(puzzle: &Puzzle, proven: &Certificate) -> usize {
    let bundle = Bundle::of(puzzle, proven, ProofForm::Lrat).unwrap();
    let unpacked = Bundle::from_tar(&*bundle.to_tar().unwrap()).unwrap();
    assert_eq!(unpacked, bundle);
    match check_certificate(&unpacked, &Budget::endless()) {
        Ok(accepted) => accepted.step_count,
        Err(refusal) => panic!("{refusal}"),
    }
}

#[test]
fn the_collection_is_proved() {
    let mut found = Vec::new();
    for entry in std::fs::read_dir("../../puzzles").unwrap() {
        let path = entry.unwrap().path();
        let is_other = |ending| ["md", "csv", "tsv"].iter().any(|one| ending == *one);
        if path.is_dir() || path.extension().is_some_and(is_other) {
            continue;
        }
        let document = crate::format::read(&std::fs::read(&path).unwrap(), None).unwrap();
        let puzzle = document.puzzle();
        let proven = prove(Solver::new(puzzle, &Options::default()), Some(ProofForm::Lrat))
            .unwrap()
            .found::<()>()
            .unwrap();
        let judged = crate::solver::face::judge(puzzle, &Options::default()).unwrap();
        assert_eq!(proven.verdict().word(), judged.word(), "{path:?}");
        found.push(steps_of(puzzle, &proven));
    }
    assert!(found.iter().filter(|&&steps| steps > 0).count() > 20);
}
