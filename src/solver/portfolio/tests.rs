//! Any number of threads finds the same, and no two of them do the same.

use super::ways::{is_same, ways};
use super::*;
use crate::encoding::{EncodeOptions, Strategy};
use crate::format;
#[cfg(feature = "varisat")]
use crate::sat::backends::Backend;
use crate::sat::budget::Budget;
use crate::solver::Engine;
use std::collections::BTreeSet;
use std::time::Duration;

/// One cell in each row and each column.
fn rooks(size: usize) -> Puzzle {
    let text = format!("rect {size} {size}\n#fff #000\n{}", "1a\n".repeat(2 * size));
    format::read(text.as_bytes(), None).unwrap().puzzle().clone()
}

#[test]
fn any_number_of_threads_finds_every_picture_once() {
    let puzzle = rooks(6);
    for threads in 0..6 {
        let mut pictures = BTreeSet::new();
        let mut found = |picture: Verified| {
            let colors = picture.picture().colors().to_vec();
            assert!(pictures.insert(colors), "a picture came twice with {threads} threads");
            ControlFlow::Continue(())
        };
        let options = Options::default();
        let end =
            solutions_side_by_side(&puzzle, &options, threads, &mut |_| {}, &mut found).unwrap();
        assert_eq!((pictures.len(), end), (720, End::Complete), "{threads}");
    }
}

#[test]
fn any_number_of_threads_says_the_same_word() {
    let rows = |clues| format!("rect 2 2\n#fff #000\n{clues}");
    let cases = [("1a\n1a\n1a\n1a\n", "several"), ("1a\n\n1a\n\n", "unique")];
    for (clues, word) in cases {
        let document = format::read(rows(clues).as_bytes(), None).unwrap();
        for threads in 0..6 {
            let options = Options::default();
            let verdict =
                judge_side_by_side(document.puzzle(), &options, threads, &mut |_| {}).unwrap();
            assert_eq!(verdict.word(), word, "{threads}");
        }
    }
}

/// There are more pictures than could ever be collected: they come while they are found.
#[test]
fn pictures_come_as_they_are_found() {
    let puzzle = rooks(30);
    for threads in 1..5 {
        let mut count = 0;
        let mut found = |_| {
            count += 1;
            if count == 200 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let options = Options::default();
        let end =
            solutions_side_by_side(&puzzle, &options, threads, &mut |_| {}, &mut found).unwrap();
        assert_eq!((count, end), (200, End::Enough));
    }
}

#[test]
fn no_two_threads_do_the_same() {
    let mut asked = vec![Options::default()];
    asked.push(Options { engine: Engine::Search, ..Options::default() });
    asked.push(Options { probe: false, ..asked[1].clone() });
    asked.push(Options { probe: false, ..Options::default() });
    let encode = EncodeOptions { strategy: Strategy::Order, ..EncodeOptions::default() };
    asked.push(Options { encode, probe: false, ..Options::default() });
    asked.push(Options { encode, ..Options::default() });
    #[cfg(feature = "varisat")]
    asked.push(Options { backend: Backend::Varisat, ..Options::default() });
    for options in asked {
        for threads in 0..8 {
            let ways = ways(&options, threads);
            assert!(is_same(&ways[0], &options), "what was asked for comes first");
            assert!(ways.len() <= threads.max(1));
            assert!(threads > 2 || ways.len() == threads.max(1), "two are always different");
            for (place, way) in ways.iter().enumerate() {
                let same = ways[..place].iter().any(|other| is_same(way, other));
                assert!(!same, "{way:?} twice for {options:?}");
            }
        }
    }
}

#[test]
fn the_time_is_over_for_all() {
    let options = Options { budget: Budget::of(Duration::ZERO), ..Options::default() };
    let verdict = judge_side_by_side(&rooks(2), &options, 3, &mut |_| {}).unwrap();
    assert_eq!(verdict.word(), "undecided");
    let mut found = |_| panic!("there was no time");
    let end = solutions_side_by_side(&rooks(2), &options, 3, &mut |_| {}, &mut found);
    assert_eq!(end.unwrap(), End::Undecided(Limit::Time));
}
