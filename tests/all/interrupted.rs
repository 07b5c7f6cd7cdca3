//! A search that is cut off at any moment never claims more than it has shown.

use crate::limits::after_looks;
use nonosat_board::puzzle::*;
use nonosat_board::verify::Verified;
use nonosat_engine::certificate::{ProofForm, prove};
use nonosat_engine::solver::counting::{BigUint, Count};
use nonosat_engine::solver::{
    Engine, Options, Outcome, Solver, Unfinished, Verdict, ambiguous_cells, count_solutions, judge,
    solutions,
};
use nonosat_files as format;
use nonosat_sat::backends::Threads;
use nonosat_sat::budget::Budget;

fn read(text: &str) -> Puzzle {
    format::read(text.as_bytes(), None).unwrap().into_puzzle()
}

/// One picture, of which lines settle a third and which needs a search without probing.
const UNIQUE: &str = "rect 8 8\n#fff #000\n4a\n4a\n1a\n1a\n3a\n1a 3a\n3a\n4a\n\
    1a 1a\n1a 1a\n2a 2a\n2a 2a\n1a 3a\n2a 2a\n2a\n2a\n";
/// One black cell in each row and each column.
const ROOKS: &str = "rect 4 4\n#fff #000\n1a\n1a\n1a\n1a\n1a\n1a\n1a\n1a\n";
/// No picture, which lines alone do not show.
const NONE: &str = "rect 6 6\n#fff #000\n2a\n1a 1a\n3a\n3a\n1a\n1a 1a\n1a\n3a\n1a 2a\n2a\n2a\n2a\n";

/// Two boards corner to corner: no line goes through cells of both, since all others are given
/// as background.
fn side_by_side(one: &str, other: &str) -> Puzzle {
    let body = |text: &str| text.lines().skip(2).map(str::to_owned).collect::<Vec<_>>();
    let (one, other) = (body(one), body(other));
    let (a, b) = (one.len() / 2, other.len() / 2);
    let lines = [&one[..a], &other[..b], &one[a..], &other[b..]].concat().join("\n");
    let puzzle = read(&format!("rect {0} {0}\n#fff #000\n{lines}\n", a + b));
    let blank = ColorSet::only(Color::BACKGROUND);
    let is_between = |cell: &CellId| (cell.index() / (a + b) < a) != (cell.index() % (a + b) < a);
    let givens: Vec<_> =
        puzzle.geometry().cells().filter(is_between).map(|cell| (cell, blank)).collect();
    puzzle.with_givens(&givens).unwrap()
}

/// Puzzles with the word for each, without and with parts.
fn puzzles() -> Vec<(&'static str, Puzzle, &'static str)> {
    let from_collection = |name: &str| {
        let path = format!("{}/puzzles/{name}", env!("CARGO_MANIFEST_DIR"));
        format::read(&std::fs::read(path).unwrap(), None).unwrap().into_puzzle()
    };
    vec![
        ("unique", read(UNIQUE), "unique"),
        ("rooks", read(ROOKS), "several"),
        ("none", read(NONE), "none"),
        // Hexagons, where no second picture is found by exchanging four cells.
        ("ice-flower", from_collection("ice-flower.clues"), "several"),
        ("two parts", side_by_side(UNIQUE, UNIQUE), "unique"),
        ("a part with several", side_by_side(UNIQUE, ROOKS), "several"),
    ]
}

/// Ways of deciding that leave work to the engine.
fn ways() -> Vec<Options> {
    let bare = Options::default().with_probe(false);
    let alone = bare.clone().with_marginals(false);
    let search = bare.clone().with_engine(Engine::Search);
    vec![bare, alone, search]
}

/// More readings of the clock than any of these puzzles takes.
const MANY: u64 = 100_000;

/// Every number of readings at first, then fewer of them.
fn numbers() -> impl Iterator<Item = u64> {
    std::iter::successors(Some(1), |number| Some(number + 1 + number / 20))
        .take_while(|number| *number < MANY)
}

/// Tries one number of readings after the other, until the answer is whole.
fn until_whole(name: &str, mut is_whole: impl FnMut(u64) -> bool) {
    let last = numbers().find(|&readings| is_whole(readings));
    assert!(last.is_some_and(|last| last > 1), "{name}: cut off at first, then whole: {last:?}");
}

#[test]
fn a_verdict_that_is_cut_off_is_undecided() {
    for (name, puzzle, word) in puzzles() {
        let mut firsts = 0;
        for way in ways() {
            until_whole(name, |readings| {
                let options = way.clone().within(after_looks(readings));
                let verdict = judge(&puzzle, &options).unwrap();
                firsts += usize::from(matches!(verdict, Verdict::Undecided(Some(_), _)));
                let is_right = verdict.word() == word || verdict.word() == "undecided";
                assert!(is_right, "{name}: {} after {readings} with {way:?}", verdict.word());
                verdict.word() == word
            });
        }
        assert!(firsts > 0 || word != "unique", "{name}: a first picture is kept");
    }
}

#[test]
fn pictures_that_are_cut_off_are_not_complete() {
    for (name, puzzle, _) in puzzles() {
        for way in ways() {
            let count = |budget: Budget| {
                let options = way.clone().within(budget);
                let (done, cut): (Vec<_>, Vec<_>) =
                    solutions(&puzzle, &options).partition(Result::is_ok);
                assert!(cut.iter().all(|why| matches!(why, Err(Unfinished::Limit(_)))), "{name}");
                (done.len(), cut.len())
            };
            let whole = count(Budget::endless());
            assert_eq!(whole.1, 0, "{name}");
            until_whole(name, |readings| {
                let found = count(after_looks(readings));
                let is_cut = found.1 == 1 && found.0 <= whole.0;
                assert!(is_cut || found == whole, "{name}: {found:?} after {readings}");
                found == whole
            });
        }
    }
}

#[test]
fn a_verdict_with_a_proof_that_is_cut_off_is_undecided() {
    for (name, puzzle, word) in puzzles() {
        until_whole(name, |readings| {
            let options = ways()[0].clone().within(after_looks(readings));
            let Outcome::Found(proven) =
                prove(Solver::new(&puzzle, &options), Some(ProofForm::Lrat)).unwrap()
            else {
                return false;
            };
            let verdict = proven.verdict();
            let is_right = verdict.word() == word || verdict.word() == "undecided";
            assert!(is_right, "{name}: {} after {readings}", verdict.word());
            verdict.word() == word
        });
    }
}

#[test]
fn a_count_and_the_differences_that_are_cut_off_say_so() {
    for (name, puzzle, word) in puzzles() {
        let options = Options::default();
        let verdict = judge(&puzzle, &options).unwrap();
        let whole = ambiguous_cells(&puzzle, &verdict, &options).unwrap();
        let Count::Exactly(all) = count_solutions(&puzzle, &verdict, None, &options) else {
            panic!()
        };
        if word != "several" {
            continue;
        }
        until_whole(name, |readings| {
            let found = count_solutions(
                &puzzle,
                &verdict,
                None,
                &options.clone().within(after_looks(readings)),
            );
            match found {
                Count::Exactly(ref number) => assert_eq!(*number, all, "{name} after {readings}"),
                Count::AtLeast(ref number, limit) => {
                    assert!(limit.is_some() && *number <= all && *number >= BigUint::from(2u32));
                }
            }
            matches!(found, Count::Exactly(_))
        });
        until_whole(name, |readings| {
            let budget = after_looks(readings);
            let found =
                ambiguous_cells(&puzzle, &verdict, &options.clone().within(budget)).unwrap();
            assert!(found.cells.iter().all(|cell| whole.cells.contains(cell)), "{name}");
            assert!(found.limit.is_some() || found == whole, "{name} after {readings}");
            found == whole
        });
    }
}

/// Solvers that begin at once, so that each may be the first to answer.
fn team() -> Options {
    ways()[0].clone().with_threads(Threads::new(4, 0))
}

#[test]
fn solvers_side_by_side_find_every_picture_once() {
    for (name, puzzle, _) in puzzles() {
        let pictures = |options: &Options| {
            let colors =
                |picture: Result<Verified, _>| picture.unwrap().picture().colors().to_vec();
            let mut pictures: Vec<_> = solutions(&puzzle, options).map(colors).collect();
            pictures.sort();
            pictures
        };
        let alone = pictures(&ways()[0]);
        for _ in 0..10 {
            assert!(pictures(&team()) == alone, "{name}");
        }
    }
}

#[test]
fn solvers_side_by_side_that_are_cut_off_are_undecided() {
    for (name, puzzle, word) in puzzles() {
        until_whole(name, |readings| {
            let options = team().within(after_looks(readings));
            let verdict = judge(&puzzle, &options).unwrap();
            let is_right = verdict.word() == word || verdict.word() == "undecided";
            assert!(is_right, "{name}: {} after {readings}", verdict.word());
            verdict.word() == word
        });
    }
}
