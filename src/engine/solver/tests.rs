//! The oracle against the list of all pictures, and the order of the stages of deduction.

use super::guided_runs::Runs;
use super::*;
use crate::budget::{Budget, Exhausted};
use crate::propagation::{Contradiction, Deduction, NoObserver, Step, Stopped, propagate};
use crate::puzzle::{
    CellId, Clue, Color, ColorSet, Geometry, Ink, Length, LineId, Palette, Picture, Puzzle, Rgb,
    Run, clues_of,
};
use crate::verify::verify;
use itertools::Itertools;

mod lines;
mod patterns;
mod switches;

fn palette(colors: u8) -> Palette {
    let ink = |shade: u8| Ink { rgb: Rgb(255 - 60 * shade, 255, 255), name: None };
    Palette::new((0..=colors).map(ink).collect()).unwrap()
}

/// A square; each line has this clue.
fn square(side: u32, colors: u8, clue: &Clue) -> Puzzle {
    let clues = vec![clue.clone(); 2 * side as usize];
    Puzzle::new(Geometry::rectangle(side, side).unwrap(), palette(colors), clues).unwrap()
}

/// A filled cell in each row and each column, with some colors given.
fn order(side: u32, givens: &[(u32, Color)]) -> Puzzle {
    let any = Clue::Runs(vec![Run { color: None, length: Length::exactly(1) }]);
    let givens: Vec<(CellId, ColorSet)> =
        givens.iter().map(|&(cell, color)| (CellId::new(cell), ColorSet::only(color))).collect();
    square(side, 2, &any).with_givens(&givens).unwrap()
}

fn pictures(puzzle: &Puzzle) -> Vec<Picture> {
    let colors = puzzle.geometry().cells().map(|_| puzzle.palette().colors());
    let pictures = colors.map(Itertools::collect_vec).multi_cartesian_product();
    let pictures = pictures.filter_map(|cells| Picture::new(puzzle.geometry(), cells));
    pictures.filter(|picture| verify(puzzle, picture.clone()).is_ok()).collect()
}

/// An oracle that knows the clues and the givens alone.
fn oracle<'a>(puzzle: &'a Puzzle, options: &Options) -> Oracle<'a> {
    let deduction = Deduction::of_givens(puzzle);
    match Oracle::new(puzzle, &deduction, options).unwrap() {
        Outcome::Found(oracle) => oracle,
        _ => panic!("a small formula"),
    }
}

fn found(answer: oracle::Answer) -> Option<Picture> {
    match answer.unwrap() {
        Outcome::Found(picture) => Some(picture),
        Outcome::None(Reason::Search) => None,
        other => panic!("{other:?}"),
    }
}

fn sorted(pictures: impl IntoIterator<Item = Picture>) -> Vec<Vec<Color>> {
    pictures.into_iter().map(|picture| picture.colors().to_vec()).sorted().collect()
}

#[test]
fn the_oracle_finds_all_pictures_each_once() {
    let puzzle = order(3, &[]);
    let options = Options::default();
    let all = pictures(&puzzle);
    assert_eq!(all.len(), 6 * 8);
    let mut fresh = oracle(&puzzle, &options);
    assert_eq!(fresh.open_cells(), puzzle.geometry().cells().collect_vec());
    let enumerated = std::iter::from_fn(|| found(fresh.next_of_all(&mut |_| {})));
    assert_eq!(sorted(enumerated), sorted(all.clone()));
    let mut fresh = oracle(&puzzle, &options);
    let excluded = std::iter::from_fn(|| {
        let picture = found(fresh.next(None))?;
        fresh.exclude(&picture).unwrap();
        Some(picture)
    });
    assert_eq!(sorted(excluded), sorted(all));
    let within = oracle(&puzzle, &options).next(Some(1_000));
    assert!(verify(&puzzle, found(within).unwrap()).is_ok());
}

/// With a given cell some colors are forced; a question that comes again gets the same answer.
#[test]
fn what_cells_may_have_is_what_some_picture_has() {
    let puzzle = order(3, &[(0, Color::FIRST)]);
    let all = pictures(&puzzle);
    let mut oracle = oracle(&puzzle, &Options::default());
    let colors = puzzle.palette().colors().collect_vec();
    let questions = puzzle.geometry().cells().cartesian_product(colors).collect_vec();
    for (cell, color) in questions.repeat(2) {
        let has = |picture: &Picture| picture[cell] == color;
        if puzzle.given(cell).is_some_and(|given| !given.contains(color)) {
            continue;
        }
        let with = found(oracle.picture_with([(cell, color)].into_iter()));
        let is_shown = all.iter().any(has).then_some(true);
        assert_eq!(with.as_ref().map(has), is_shown, "{cell:?} {color:?}");
        let other = found(oracle.without(cell, std::iter::once(color)));
        let is_other = all.iter().any(|picture| !has(picture));
        assert_eq!(other.as_ref().map(has), is_other.then_some(false), "{cell:?} {color:?}");
        for picture in [with, other].into_iter().flatten() {
            assert!(verify(&puzzle, picture).is_ok());
        }
    }
}

#[test]
fn colors_that_are_excluded_together_may_occur_apart() {
    let puzzle = order(3, &[]);
    let pair = [(CellId::new(0), Color::FIRST), (CellId::new(4), Color::numbered(2))];
    let mut oracle = oracle(&puzzle, &Options::default());
    oracle.exclude_together(&pair).unwrap();
    let left = std::iter::from_fn(|| found(oracle.next_of_all(&mut |_| {})));
    let has_both = |picture: &Picture| pair.iter().all(|&(cell, color)| picture[cell] == color);
    let wanted = pictures(&puzzle).into_iter().filter(|picture| !has_both(picture));
    assert_eq!(sorted(left), sorted(wanted));
}

#[test]
fn suggestions_are_followed_where_nothing_speaks_against_them() {
    let free = square(3, 1, &Clue::anything());
    for number in [0_u32, 0b_101_010_011, 0b_111_111_111] {
        let is_filled = |cell: CellId| number >> cell.index() & 1 == 1;
        let picture =
            Picture::painted(free.geometry(), |cell| Color::numbered(is_filled(cell).into()));
        let mut near = oracle(&free, &Options::default());
        near.suggest_picture(&picture).unwrap();
        assert_eq!(found(near.next(None)).as_ref(), Some(&picture));
        let mut far = oracle(&free, &Options::default());
        let cells: Vec<CellId> = free.geometry().cells().collect();
        far.suggest_others(&cells, &picture).unwrap();
        assert_eq!(found(far.next(None)).unwrap().differences(&picture), cells);
    }
}

#[test]
fn a_limit_of_the_oracle_is_no_refutation() {
    let puzzle = order(3, &[]);
    let over = Options::default().within(Budget::of(std::time::Duration::ZERO));
    let limited = Oracle::new(&puzzle, &Deduction::of_givens(&puzzle), &over).unwrap();
    assert!(matches!(limited, Outcome::Limit(Limit::Time)));
}

#[test]
fn limits_and_reasons_have_their_words() {
    let (puzzle, line) = (order(3, &[]), LineId::new(0));
    let placements = |count| Limit::Placements { line, count, limit: 500 };
    for (limit, part) in [
        (Limit::Time, "time"),
        (Limit::Memory, "memory"),
        (placements(700), "row 1 has 700 placements"),
        (placements(700), "500"),
        (placements(u128::MAX), "row 1 has more than 10^38 placements"),
        (Limit::Literals { limit: 12 }, "12 literals"),
        (Limit::Capacity, "table"),
        (Limit::Solver, "gave up"),
        (Limit::Conflicts, "short try"),
        (Limit::Weights, "no numbers"),
        (Limit::Patterns, "prove clues with patterns"),
    ] {
        let words = limit.describe(&puzzle);
        assert!(words.contains(part), "{words}");
    }
    assert!(Reason::Line(line).describe(&puzzle).starts_with("row 1 cannot be filled"));
    assert_eq!(Reason::Search.describe(&puzzle), "no picture satisfies all lines at once");
    let clues = vec![Clue::Runs(vec![Run::new(1, Color::FIRST)]), Clue::Runs(Vec::new())];
    let geometry = Geometry::rectangle(1, 1).unwrap();
    let uneven = Puzzle::new(geometry, palette(1), clues).unwrap();
    let totals = Reason::Totals(uneven.disagreement().unwrap());
    assert!(totals.describe(&uneven).contains("at least 1"), "{}", totals.describe(&uneven));
}

#[test]
fn outcomes_keep_what_they_carry() {
    let line = LineId::new(1);
    assert_eq!(Outcome::Found(2).map(|number| number + 1), Outcome::Found(3));
    assert_eq!(
        Outcome::<u8>::None(Reason::Search).found::<()>(),
        Err(Outcome::None(Reason::Search))
    );
    assert_eq!(Outcome::<u8>::Limit(Limit::Time).map(u32::from), Outcome::Limit(Limit::Time));
    let stopped: Outcome<()> = Err(Stopped::from(Contradiction { line })).into();
    assert_eq!(stopped, Outcome::None(Reason::Line(line)));
    let over: Outcome<()> = Err(Stopped::from(Exhausted::Time)).into();
    assert_eq!(over, Outcome::Limit(Limit::Time));
}

/// The events of both stages, and how many cells are open afterwards.
fn stages(puzzle: &Puzzle, options: &Options) -> (Vec<Event>, usize) {
    let (mut events, mut steps) = (Vec::new(), 0);
    let mut observer = |_: Step<'_>| steps += 1;
    let on_event = &mut |event| events.push(event);
    let mut solver = Solver::new(puzzle, options).on_event(on_event);
    let open = solver.deduction(&mut observer).unwrap().found::<()>().unwrap().open_count();
    // It is computed once.
    solver.deduction(&mut |_: Step<'_>| panic!("no new step")).unwrap();
    drop(solver);
    assert!(steps > 0);
    (events, open)
}

#[test]
fn probing_follows_lines_if_it_is_wanted_and_cells_are_open() {
    let read = |bytes: &[u8]| crate::format::read(bytes, None).unwrap().into_puzzle();
    let bicycle = read(include_bytes!("../../../puzzles/bicycle.non"));
    let heart = read(include_bytes!("../../../puzzles/heart.non"));
    let (probing, lines) = (Options::default(), Options::default().with_probe(false));
    let (events, open) = stages(&bicycle, &lines);
    let [Event::LinesSolved(solved), Event::Propagated { open_cells }] = events[..] else {
        panic!("{events:?}")
    };
    assert!(open == open_cells && open > 0 && solved > 0);
    let (events, left) = stages(&bicycle, &probing);
    let [first, second, Event::LinesSolved(more), Event::Probed { open_cells }] = events[..] else {
        panic!("{events:?}")
    };
    assert_eq!(
        [first, second],
        [Event::LinesSolved(solved), Event::Propagated { open_cells: open }]
    );
    assert!(left == open_cells && left < open && more > solved);
    for options in [&probing, &lines] {
        let (events, open) = stages(&heart, options);
        assert!(matches!(events[..], [Event::LinesSolved(_), Event::Propagated { open_cells: 0 }]));
        assert_eq!(open, 0);
    }
}

#[test]
fn totals_come_before_lines() {
    let one = |length| Clue::Runs(vec![Run::new(length, Color::FIRST)]);
    let geometry = Geometry::rectangle(1, 2).unwrap();
    let clues = vec![one(1), one(1), one(1)];
    let puzzle = Puzzle::new(geometry, palette(1), clues).unwrap();
    assert!(propagate(&puzzle, &Budget::endless()).is_err());
    let options = Options::default();
    assert!(matches!(solution(&puzzle, &options), Ok(Outcome::None(Reason::Totals(_)))));
    let by_lines = Solver::new(&puzzle, &options).deduction(&mut NoObserver).unwrap();
    assert!(matches!(by_lines, Outcome::None(Reason::Line(_)) | Outcome::None(Reason::Search)));
}

/// A picture, and its puzzle; `paint` chooses the color of a cell by row, column and a random number.
fn painted(side: u32, colors: u8, paint: impl Fn(usize, usize, u64) -> u8) -> (Puzzle, Picture) {
    let geometry = Geometry::rectangle(side, side).unwrap();
    let mut state = u64::from(side);
    let picture = Picture::painted(&geometry, |cell| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let (row, column) = (cell.index() / side as usize, cell.index() % side as usize);
        Color::numbered(paint(row, column, state >> 40))
    });
    let clues = clues_of(&geometry, &picture);
    (Puzzle::new(geometry, palette(colors), clues).unwrap(), picture)
}

/// A staircase above two lonely cells, which may exchange their columns. The rows of the staircase
/// have a million pairs of cells with different colors.
#[test]
fn a_switch_in_the_last_rows_of_a_large_board_is_found() {
    let lonely = |row, column| row == column && (row == 195 || row == 197);
    let stair = |row: usize, column: usize| column <= row && row < 190;
    let (puzzle, picture) =
        painted(200, 1, |row, column, _| u8::from(stair(row, column) || lonely(row, column)));
    let givens = Deduction::of_givens(&puzzle);
    let other = switched(&puzzle, &givens, &picture, &Budget::endless()).unwrap();
    let painted = |row: usize, column: usize| other.colors()[200 * row + column] == Color::FIRST;
    assert!(painted(195, 197) && painted(197, 195) && !painted(195, 195));
    verify(&puzzle, other).unwrap();
}

/// Judges a random board until the solver's first turn. Returns the rounds of belief propagation
/// and, for each run before, whether it found a picture and how many conflicts it had.
fn marginals_of(side: u32, threads: usize) -> (u32, Vec<(bool, u64)>) {
    let (puzzle, _) = painted(side, 1, |_, _, chance| u8::from(chance % 2 == 1));
    let stop = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let budget = Budget::endless().or_stop(stop.clone());
    let (mut rounds, mut runs) = (0, Vec::new());
    let options = Options::default().within(budget).with_threads(threads);
    let on_event = &mut |event| match event {
        Event::Decimated { found_picture, contradictions } if rounds == 0 => {
            runs.push((found_picture, contradictions));
        }
        Event::MarginalsComputed { rounds: some, .. } => {
            rounds = some;
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
        _ => {}
    };
    let verdict = Solver::new(&puzzle, &options).on_event(on_event).verdict();
    assert_eq!(matches!(verdict, Ok(Verdict::Undecided(..))), rounds > 0);
    (rounds, runs)
}

#[test]
fn a_large_board_gets_fewer_rounds_after_a_first_run_that_gives_up_soon() {
    let (rounds, runs) = marginals_of(102, 1);
    assert!((1..=30).contains(&rounds), "{rounds}");
    assert!(matches!(runs[..], [(false, 20..40)]), "{runs:?}");
}

/// The first messages of so large a board take as much work as the run may have after them.
#[test]
fn a_large_colored_board_has_its_picture_before_probing() {
    let color = |chance: u64| if chance % 2 == 1 { 1 + (chance / 2 % 4) as u8 } else { 0 };
    let (puzzle, _) = painted(200, 4, |_, _, chance| color(chance));
    let (options, mut runs) = (Options::default(), Vec::new());
    let on_event = &mut |event| match event {
        Event::Decimated { found_picture, .. } => runs.push(found_picture),
        Event::Probed { .. } => panic!("the run had no picture"),
        _ => {}
    };
    let answer = Solver::new(&puzzle, &options).on_event(on_event).next_picture();
    assert!(matches!(answer, Ok(Outcome::Found(_))));
    assert_eq!(runs, [true]);
}

/// Each thread of a session has a run, with messages of its own.
#[test]
fn as_many_runs_join_as_there_are_threads() {
    let (puzzle, _) = painted(20, 1, |_, _, chance| u8::from(chance % 2 == 1));
    let (givens, budget) = (Deduction::of_givens(&puzzle), Budget::endless());
    let mut runs = Runs::new(&puzzle, &givens, &budget).unwrap();
    let counts = [1, 3, 2].map(|threads| {
        runs.join(&givens, threads, 5);
        runs.all().count()
    });
    assert_eq!(counts, [1, 3, 3]);
    let shares = runs.all().map(|run| run.share(CellId::new(45), Color::FIRST).to_bits());
    assert!(shares.collect_vec().iter().all_unique());
}

/// The early pictures, found before there is a formula, come no second time, and all others come.
#[test]
fn every_picture_comes_once() {
    for puzzle in [square(3, 1, &Clue::Runs(vec![Run::new(1, Color::FIRST)])), order(3, &[])] {
        let options = Options::default();
        let mut solver = Solver::new(&puzzle, &options);
        let mut all = Vec::new();
        let end = loop {
            match solver.next_picture().unwrap() {
                Outcome::Found(picture) => all.push(picture.picture().clone()),
                end => break end,
            }
        };
        assert!(matches!(end, Outcome::None(Reason::Search)), "{end:?}");
        assert_eq!(sorted(all), sorted(pictures(&puzzle)));
    }
}

/// Before the first picture, between pictures and after the last one, with both engines. The
/// questions change nothing about the pictures that come.
#[test]
fn a_solver_answers_questions_about_cells_at_any_time() {
    let puzzle = order(3, &[(0, Color::FIRST)]);
    let all = pictures(&puzzle);
    let colors = puzzle.palette().colors().collect_vec();
    for (engine, early) in
        [Engine::Sat, Engine::Search].into_iter().cartesian_product([0, 1, 2, 3, 9])
    {
        let options = Options::default().with_engine(engine);
        let mut solver = Solver::new(&puzzle, &options);
        let next = |solver: &mut Solver<'_>| match solver.next_picture().unwrap() {
            Outcome::Found(picture) => Some(picture.picture().clone()),
            _ => None,
        };
        let mut pulled = (0..early).filter_map(|_| next(&mut solver)).collect_vec();
        for (cell, &color) in puzzle.geometry().cells().cartesian_product(&colors) {
            let has = |picture: &Picture| picture[cell] == color;
            let answer = solver.picture_with(cell, ColorSet::only(color)).unwrap();
            let is_with = match answer {
                Outcome::Found(with) => Some(has(with.picture())),
                Outcome::None(_) => None,
                Outcome::Limit(limit) => panic!("{limit:?}"),
            };
            assert_eq!(is_with, all.iter().any(has).then_some(true), "{engine:?} {early} {cell:?}");
        }
        pulled.extend(std::iter::from_fn(|| next(&mut solver)));
        assert_eq!(sorted(pulled), sorted(all.clone()), "{engine:?} {early}");
    }
}
