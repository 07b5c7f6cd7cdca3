//! How many pictures, against the list of all of them; the cells in doubt, against their
//! differences.

use crate::oracle::{enumerate, runner, small_boards};
use crate::planted::{BLURRED, OPEN, planted};
use nonosat::Puzzle;
use nonosat::count::{BigUint, Count};
use nonosat::pipeline::{Options, doubt, judge, tally};
use nonosat::puzzle::CellId;

fn counted(puzzle: &Puzzle, enough: Option<u32>) -> Count {
    let verdict = judge(puzzle, &Options::default(), &mut |_| {}).unwrap();
    tally(puzzle, &verdict, enough.map(BigUint::from).as_ref(), &Options::default())
}

fn agrees(puzzle: &Puzzle) {
    let pictures = enumerate(puzzle);
    let all = BigUint::from(pictures.len());
    assert_eq!(counted(puzzle, None), Count::Exactly(all.clone()), "{puzzle:?}");
    let three = BigUint::from(3u32);
    match counted(puzzle, Some(3)) {
        Count::Exactly(number) => assert!(number == all && number <= three, "{puzzle:?}"),
        Count::AtLeast(number, None) => assert!(number <= all && number >= three, "{puzzle:?}"),
        limited => panic!("{limited:?} of {puzzle:?}"),
    }
    let verdict = judge(puzzle, &Options::default(), &mut |_| {}).unwrap();
    let doubt = doubt(puzzle, &verdict, &Options::default()).unwrap();
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

/// 30 of each kind, unless `NONOSAT_CASES` tells more.
fn cases() -> u32 {
    std::env::var("NONOSAT_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(30)
}
