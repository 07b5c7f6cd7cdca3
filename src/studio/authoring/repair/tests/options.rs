//! Options of a repair: revealing, until lines suffice, protected cells, most cells.

use super::*;
use crate::authoring::repair::alternatives::{Effort, alternatives};
use crate::propagation::propagate;
use crate::puzzle::{Case, Clue, ColorSet, Length, Total};
use crate::solver::Outcome;

fn square(side: u32) -> Geometry {
    Geometry::new(Shape::Rect { height: side, width: side }).unwrap()
}

/// The fewest cells that distinguish this picture from all others with its clues, set by set.
fn fewest_givens(pictures: &Pictures, number: usize) -> usize {
    let one = &pictures.all[number];
    let others: Vec<u64> = pictures.alike[number]
        .iter()
        .filter(|&&other| other != number)
        .map(|&other| {
            let differing = one.differences(&pictures.all[other]);
            differing.iter().fold(0, |bits, cell| bits | 1 << cell.index())
        })
        .collect();
    let hits = |set: u64| others.iter().all(|other| other & set > 0);
    let sets = 0..1u64 << pictures.geometry.cell_count();
    sets.filter(|&set| hits(set)).map(u64::count_ones).min().unwrap() as usize
}

#[test]
fn no_fewer_givens_make_a_small_picture_unique() {
    for (shape, colors, step) in [
        (Shape::Rect { height: 3, width: 4 }, 1, 1),
        (Shape::Rect { height: 3, width: 3 }, 2, 37),
        (Shape::hex(2), 2, 3),
    ] {
        let pictures = Pictures::of(shape, colors);
        for number in (0..pictures.all.len()).step_by(step) {
            let picture = &pictures.all[number];
            let puzzle = puzzle_of(&pictures.geometry, colors, picture);
            let wish = RepairRequest { mode: RepairMode::Reveal, ..wish(&puzzle, picture) };
            let repaired = repaired(&wish);
            let fewest = fewest_givens(&pictures, number);
            assert_eq!(
                (repaired.at_least, repaired.ended),
                (fewest, RepairEnd::Proved),
                "{number}"
            );
            let repair = &repaired.repairs[0];
            assert_eq!(repair.picture, *picture);
            assert_eq!(repair.puzzle.givens().len(), fewest);
            assert!(is_fair(repair), "{number}");
        }
    }
}

/// Where clues leave something out, cells are revealed of the puzzle as it is.
#[test]
fn cells_are_revealed_where_clues_leave_something_out() {
    let geometry = square(4);
    let mut numbers = Numbers(4);
    for _ in 0..60 {
        let picture = numbers.picture(&geometry, 1, 50);
        let mut clues = clues_of(&geometry, &picture);
        for clue in &mut clues {
            match (numbers.below(3), &mut *clue) {
                (0, _) => *clue = Clue::anything(),
                (1, Clue::Runs(runs)) => runs.iter_mut().for_each(|run| run.length = Length::ANY),
                _ => {}
            }
        }
        let puzzle = Puzzle::new(geometry.clone(), palette(1), clues).unwrap();
        let wish = RepairRequest { mode: RepairMode::Reveal, ..wish(&puzzle, &picture) };
        let repaired = repaired(&wish);
        assert_eq!(repaired.ended, RepairEnd::Proved);
        let repair = &repaired.repairs[0];
        assert!(is_fair(repair));
        for place in 0..repair.cells.len() {
            let mut fewer: Vec<(CellId, ColorSet)> = repair.puzzle.givens().to_vec();
            fewer.remove(place);
            let fewer = puzzle.clone().with_givens(&fewer).unwrap();
            let verdict = judge(&fewer, &Options::default()).unwrap();
            assert_eq!(verdict.word(), "several");
        }
    }
}

/// A picture of hexagons that its sums and a few givens tell apart from others, which takes a search.
#[test]
fn a_brief_search_leaves_open_what_only_a_longer_one_decides() {
    let geometry = Geometry::new(Shape::hex(6)).unwrap();
    let picture = Numbers(0).picture(&geometry, 1, 50);
    let sum = |line| {
        let painted = geometry.line(line).iter().filter(|&&cell| !picture[cell].is_background());
        let cells = Length::exactly(painted.count() as u32);
        Clue::of_cases(vec![
            Case::anything().with_totals([Total { color: Some(Color::FIRST), cells }]),
        ])
    };
    let puzzle =
        Puzzle::new(geometry.clone(), palette(1), geometry.lines().map(sum).collect()).unwrap();
    let reveal = |puzzle| RepairRequest { mode: RepairMode::Reveal, ..wish(puzzle, &picture) };
    let unique = repaired(&reveal(&puzzle)).repairs.remove(0).puzzle;
    let appearance = Appearance::new(&geometry, &picture);
    let edits = Edits::new(Kind::Reveal, &reveal(&unique), &appearance).unwrap();
    let is_unique = [Effort::Brief(16), Effort::Whole].map(|effort| {
        let outcome = alternatives(&edits, (&unique, &picture), effort, &Budget::endless());
        let Ok(Outcome::Found(outcome)) = outcome else { panic!("{effort:?}") };
        assert!(outcome.corrections.is_empty());
        outcome.is_unique
    });
    assert_eq!(is_unique, [false, true]);
}

#[test]
fn all_ways_with_the_fewest_cells_are_found() {
    let pictures = Pictures::of(Shape::Rect { height: 3, width: 4 }, 1);
    let distances = pictures.distances();
    for number in (0..pictures.all.len()).step_by(5) {
        let picture = &pictures.all[number];
        let puzzle = puzzle_of(&pictures.geometry, 1, picture);
        let repaired = repaired(&RepairRequest { count: 1000, ..wish(&puzzle, picture) });
        let fewest = distances[number];
        let near = |other: &&Picture| other.differences(picture).len() == fewest;
        let wanted = pictures.all.iter().enumerate();
        let wanted = wanted.filter(|&(other, _)| pictures.is_unique(other));
        let wanted = wanted.map(|(_, other)| other).filter(near).count();
        assert_eq!(
            (repaired.repairs.len(), repaired.ended),
            (wanted, RepairEnd::Proved),
            "{number}"
        );
        let differ = repaired.repairs.windows(2).all(|pair| pair[0].cells != pair[1].cells);
        assert!(differ && repaired.repairs.iter().all(|repair| repair.cells.len() == fewest));
    }
}

/// Two diagonals of two cells: one of four cells has to change.
fn diagonal() -> (Puzzle, Picture) {
    let geometry = square(2);
    let color = |cell: CellId| {
        if [1, 2].contains(&cell.index()) { Color::FIRST } else { Color::BACKGROUND }
    };
    let picture = Picture::painted(&geometry, color);
    (puzzle_of(&geometry, 1, &picture), picture)
}

#[test]
fn protected_cells_stay_or_it_is_proved_that_this_is_impossible() {
    let (puzzle, picture) = diagonal();
    let cells: Vec<CellId> = puzzle.geometry().cells().collect();
    let most = repaired(&RepairRequest { protected: &cells[..3], ..wish(&puzzle, &picture) });
    assert_eq!(most.repairs[0].cells, [cells[3]]);
    for means in [RepairMode::Change, RepairMode::Reveal] {
        let all =
            repaired(&RepairRequest { protected: &cells, mode: means, ..wish(&puzzle, &picture) });
        assert_eq!((all.ended, all.repairs.len()), (RepairEnd::Impossible, 0));
    }
    // A given cell stays, too.
    let given: Vec<(CellId, ColorSet)> =
        cells[1..].iter().map(|&cell| (cell, ColorSet::only(picture[cell]))).collect();
    let fixed = puzzle.clone().with_givens(&given).unwrap();
    assert_eq!(repaired(&wish(&fixed, &picture)).at_least, 0);
}

#[test]
fn more_than_the_most_is_not_looked_for() {
    let (puzzle, picture) = diagonal();
    let none = repaired(&RepairRequest { max: Some(0), ..wish(&puzzle, &picture) });
    assert_eq!((none.ended, none.at_least, none.repairs.len()), (RepairEnd::TooMany, 1, 0));
    let one = repaired(&RepairRequest { max: Some(1), ..wish(&puzzle, &picture) });
    assert_eq!((one.ended, one.repairs.len()), (RepairEnd::Proved, 1));
}

#[test]
fn a_budget_that_is_over_leaves_a_true_bound() {
    let geometry = square(30);
    let picture = Numbers(30).picture(&geometry, 1, 40);
    let puzzle = puzzle_of(&geometry, 1, &picture);
    let stop = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let budget = Budget::endless().or_stop(stop.clone());
    let mut reached = 0;
    let wish = RepairRequest { budget, ..wish(&puzzle, &picture) };
    let repaired = repair(&wish, &mut |progress| {
        reached = progress.at_least;
        if reached == 3 {
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
    });
    let repaired = repaired.unwrap();
    assert_eq!((repaired.ended, repaired.at_least), (RepairEnd::Stopped(Limit::Time), 3));
    assert_eq!(reached, 3);
}

#[test]
fn lines_find_what_is_repaired_for_them() {
    let geometry = square(8);
    let mut numbers = Numbers(8);
    for _ in 0..20 {
        let picture = numbers.picture(&geometry, 1, 45);
        let puzzle = puzzle_of(&geometry, 1, &picture);
        let repaired =
            repaired(&RepairRequest { target: Target::Lines, ..wish(&puzzle, &picture) });
        let repair = &repaired.repairs[0];
        let known = propagate(&repair.puzzle, &Budget::endless()).unwrap();
        assert_eq!(known.open_count(), 0);
        assert!(repair.cells.len() >= repaired.at_least);
        assert_eq!(repair.cells, picture.differences(&repair.picture));
    }
}

/// Where it is all the same, the one that leaves no line without a gap.
#[test]
fn equals_are_chosen_by_what_is_seen_least() {
    let (puzzle, picture) = diagonal();
    let all = repaired(&RepairRequest { count: 9, ..wish(&puzzle, &picture) });
    assert_eq!(all.repairs.len(), 4);
    let scale = |sureness| Weights { sureness: Some(sureness) };
    for cell in puzzle.geometry().cells() {
        let mut sureness = vec![255; 4];
        sureness[cell.index()] = 0;
        let repaired =
            repaired(&RepairRequest { weights: scale(sureness), ..wish(&puzzle, &picture) });
        assert_eq!(repaired.repairs[0].cells, [cell]);
    }
}

#[test]
fn a_picture_that_is_not_of_the_puzzle_is_refused() {
    let (puzzle, picture) = diagonal();
    let other = Picture::painted(puzzle.geometry(), |_| Color::FIRST);
    let given = (CellId::FIRST, ColorSet::only(Color::FIRST));
    let fixed = puzzle.clone().with_givens(&[given]).unwrap();
    for wish in [
        RepairRequest { mode: RepairMode::Reveal, ..wish(&puzzle, &other) },
        wish(&fixed, &picture),
    ] {
        let error = repair(&wish, &mut |_| {}).unwrap_err();
        assert!(matches!(error, RepairError::Picture(_)) && !error.is_defect());
    }
    assert!(RepairError::from(EngineError::Lost).is_defect());
}

#[test]
fn the_same_wish_has_the_same_answer() {
    let geometry = square(12);
    let picture = Numbers(12).picture(&geometry, 1, 40);
    let puzzle = puzzle_of(&geometry, 1, &picture);
    let wish = wish(&puzzle, &picture);
    assert_eq!(repaired(&wish).repairs, repaired(&wish).repairs);
}
