//! Makes clues weaker as long as a picture stays the only one.
//!
//! In: a puzzle with one solution, that picture, a budget. Out: the puzzle with clues that say less:
//! `*` for a line that may have any runs, no number in a cell, no total beside runs, `?` for a run
//! of any length, `{1 2}` for runs in any order, `2+` and `1-2` for lengths with one bound.
//! Invariants: the solver shows after each change that the picture is the only one; a limit never
//! does. The same puzzle gives the same clues, unless time runs out.

use crate::budget::Budget;
use crate::puzzle::{
    Case, Clue, Geometry, Length, LineId, PatternItem, Picture, Puzzle, PuzzleError, Run, Total,
};
use crate::solver::{EngineError, Options, Verdict, judge};

/// The most work to decide about one change, in about nanoseconds: what takes longer is not weakened.
const WORK: u64 = 2_000_000_000;

/// A puzzle with weaker clues.
#[derive(Clone, Debug)]
pub struct Weakened {
    /// The puzzle, which has the same picture.
    pub puzzle: Puzzle,
    /// Do several pictures fit whatever clue or number is left out next? Otherwise a limit was
    /// reached.
    pub is_least: bool,
}

/// Why clues cannot be weakened.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WeakenError {
    /// The weaker clues make no puzzle: a defect.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// The engine failed.
    #[error("{0}")]
    Engine(EngineError),
}

impl From<EngineError> for WeakenError {
    fn from(error: EngineError) -> WeakenError {
        WeakenError::Engine(error)
    }
}

/// Leaves out clues as long as `picture`, the only solution, stays the only one: first whole clues,
/// then totals, then lengths, then the order of runs, at last one bound of each length that is left.
/// What says least goes first, so that the fewest numbers stay. Lines are tried from the middle of the
/// board outwards: of the 384 numbers of 15 random puzzles of 10x10 cells 232 stay that way, and 259 in the
/// order of the board.
/// Calls `watch` with the number of tries and how many there may be.
///
/// # Errors
/// [`WeakenError`] on a defect. Limits are no errors: see [`Weakened::is_least`].
pub fn weaken(
    puzzle: &Puzzle,
    picture: &Picture,
    budget: &Budget,
    watch: &mut dyn FnMut(usize, usize),
) -> Result<Weakened, WeakenError> {
    let lines = inner_first(puzzle.geometry());
    let total = 2 * lines.len() + 3 * numbers(puzzle);
    let mut weak = Weakened { puzzle: puzzle.clone(), is_least: true };
    let mut tries = 0;
    let mut attempt = |weak: &mut Weakened, line, clue| {
        tries += 1;
        watch(tries, total);
        weak.attempt(picture, budget, line, clue)
    };
    for &line in &lines {
        attempt(&mut weak, line, Clue::anything())?;
    }
    for &line in &lines {
        let mut place = 0;
        while let Some(clue) = without_total(weak.puzzle.clue(line), place) {
            // The next total takes the place of one that goes.
            place += usize::from(!attempt(&mut weak, line, clue)?);
        }
    }
    for &line in &lines {
        for (place, run) in runs_of(weak.puzzle.clue(line)).into_iter().enumerate() {
            let clue = with_length(weak.puzzle.clue(line), (place, run), Length::ANY);
            attempt(&mut weak, line, clue)?;
        }
    }
    for &line in &lines {
        if let Some(runs) = weak.puzzle.clue(line).runs() {
            let clue = Clue::of_cases(vec![Case::in_any_order(runs.to_vec())]);
            attempt(&mut weak, line, clue)?;
        }
    }
    for &line in &lines {
        for (place, run) in runs_of(weak.puzzle.clue(line)).into_iter().enumerate() {
            for length in one_bound(run.length) {
                let clue = with_length(weak.puzzle.clue(line), (place, run), length);
                if attempt(&mut weak, line, clue)? {
                    break;
                }
            }
        }
    }
    Ok(weak)
}

/// The number of lengths and totals that the clues of a puzzle give.
pub fn numbers(puzzle: &Puzzle) -> usize {
    let clues = || puzzle.geometry().clued_lines().map(|line| puzzle.clue(line));
    let runs = clues().flat_map(runs_of).filter(|run| run.length != Length::ANY);
    runs.count() + clues().map(total_count).sum::<usize>()
}

/// The number of totals of a clue.
fn total_count(clue: &Clue) -> usize {
    let cases = clue.pattern().into_iter().flat_map(|pattern| pattern.cases());
    cases.map(|case| case.totals().len()).sum()
}

/// The clue without its total of this number, counted over all cases; `None` if it has fewer.
fn without_total(clue: &Clue, place: usize) -> Option<Clue> {
    let pattern = clue.pattern().filter(|_| place < total_count(clue))?;
    let mut number = 0..;
    let cases = pattern.cases().iter().map(|case| {
        let is_kept = |_: &Total| number.next() != Some(place);
        let totals: Vec<Total> = case.totals().iter().copied().filter(is_kept).collect();
        with_items(case, case.items().iter().copied()).with_totals(totals)
    });
    Some(Clue::of_cases(cases.collect()))
}

/// A case of these items, ordered as `case` is, without totals.
fn with_items(case: &Case, items: impl Iterator<Item = PatternItem>) -> Case {
    match case.is_ordered() {
        true => Case::in_order(items.collect()),
        false => Case::in_any_order(items.filter_map(PatternItem::run).collect()),
    }
}

/// All runs that a clue names.
fn runs_of(clue: &Clue) -> Vec<Run> {
    match clue {
        Clue::Runs(runs) => runs.clone(),
        Clue::Pattern(pattern) => pattern.runs().collect(),
    }
}

/// The clue with another length for this run of this place. Runs in any order may have changed their
/// places since; then it is the first such run.
fn with_length(clue: &Clue, (place, run): (usize, Run), length: Length) -> Clue {
    let runs = runs_of(clue);
    let is_there = runs.get(place) == Some(&run);
    let place = if is_there { Some(place) } else { runs.iter().position(|other| *other == run) };
    let mut number = 0..;
    let mut changed = |other: Run| match number.next() == place {
        true => Run { length, ..other },
        false => other,
    };
    let pattern = match clue {
        Clue::Runs(runs) => return Clue::Runs(runs.iter().map(|&run| changed(run)).collect()),
        Clue::Pattern(pattern) => pattern,
    };
    let cases = pattern.cases().iter().map(|case| {
        let items = case.items().iter().map(|item| match *item {
            PatternItem::Run(run) => PatternItem::Run(changed(run)),
            PatternItem::Any => PatternItem::Any,
        });
        with_items(case, items).with_totals(case.totals().iter().copied())
    });
    Clue::of_cases(cases.collect())
}

/// The lengths that have one bound of this length alone, if it has two.
fn one_bound(length: Length) -> impl Iterator<Item = Length> {
    let bounds = length.most().map(|most| [(length.least(), None), (1, Some(most))]);
    let lengths = bounds.into_iter().flatten();
    let lengths = lengths.filter_map(|(least, most)| Length::range(least, most));
    lengths.filter(move |&other| other != length && other != Length::ANY)
}

/// The lines, those in the middle of their family first.
fn inner_first(geometry: &Geometry) -> Vec<LineId> {
    let distance = |line: &LineId| {
        let (family, place) = geometry.place(*line);
        (2 * place + 1).abs_diff(geometry.families()[family].line_count)
    };
    let mut lines: Vec<LineId> = geometry.clued_lines().collect();
    lines.sort_by_key(distance);
    lines
}

impl Weakened {
    /// Gives a line this clue if the picture stays the only one. Returns if it has it now.
    fn attempt(
        &mut self,
        picture: &Picture,
        budget: &Budget,
        line: LineId,
        clue: Clue,
    ) -> Result<bool, WeakenError> {
        if *self.puzzle.clue(line) == clue {
            return Ok(true);
        }
        if budget.is_over() {
            self.is_least = false;
            return Ok(false);
        }
        let weaker = with_clue(&self.puzzle, line, clue)?;
        let options = Options::default().within(budget.clone().or_work(WORK));
        match judge(&weaker, &options)? {
            Verdict::Unique(solution) if solution.picture() == picture => {
                self.puzzle = weaker;
                return Ok(true);
            }
            Verdict::Undecided(..) => self.is_least = false,
            _ => {}
        }
        Ok(false)
    }
}

/// The puzzle with another clue in a line.
fn with_clue(puzzle: &Puzzle, line: LineId, clue: Clue) -> Result<Puzzle, PuzzleError> {
    let geometry = puzzle.geometry();
    let clue_of = |other_line: LineId| {
        if other_line == line { clue.clone() } else { puzzle.clue(other_line).clone() }
    };
    let clues = geometry.lines().map(clue_of).collect();
    Puzzle::new(geometry.clone(), puzzle.palette().clone(), clues)?.with_givens(puzzle.givens())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Color, Palette, clues_of};

    /// A picture of `#` and spaces, and its puzzle.
    fn drawn(rows: [&str; 5]) -> (Puzzle, Picture) {
        let geometry = Geometry::rectangle(5, 5).unwrap();
        let mut signs = rows.iter().flat_map(|row| row.chars());
        let picture = Picture::painted(&geometry, |_| match signs.next() {
            Some('#') => Color::FIRST,
            _ => Color::BACKGROUND,
        });
        let clues = clues_of(&geometry, &picture);
        (Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap(), picture)
    }

    fn is_only(puzzle: &Puzzle, picture: &Picture) -> bool {
        let verdict = judge(puzzle, &Options::default()).unwrap();
        matches!(verdict, Verdict::Unique(only) if only.picture() == picture)
    }

    #[test]
    fn nothing_more_can_be_left_out_and_the_picture_stays_the_only_one() {
        let (puzzle, picture) = drawn([" # # ", "#####", "#####", " ### ", "  #  "]);
        let (mut calls, mut total) = (0, 0);
        let weak = weaken(&puzzle, &picture, &Budget::endless(), &mut |done, of| {
            calls += 1;
            assert_eq!(done, calls);
            total = of;
        });
        let Weakened { puzzle: weak, is_least } = weak.unwrap();
        assert!(is_least && is_only(&weak, &picture) && calls <= total);
        assert!(numbers(&weak) < numbers(&puzzle), "{} numbers", numbers(&weak));
        for line in weak.geometry().lines() {
            let clue = weak.clue(line);
            if clue.is_anything() {
                continue;
            }
            assert!(!is_only(&with_clue(&weak, line, Clue::anything()).unwrap(), &picture));
            for (place, run) in runs_of(clue).into_iter().enumerate() {
                for length in one_bound(run.length).chain([Length::ANY]) {
                    let weaker = with_length(clue, (place, run), length);
                    let is_same = weaker == *clue;
                    assert!(
                        is_same || !is_only(&with_clue(&weak, line, weaker).unwrap(), &picture)
                    );
                }
            }
            if let Some(runs) = clue.runs() {
                let loose = Clue::of_cases(vec![Case::in_any_order(runs.to_vec())]);
                let is_same = loose == *clue;
                assert!(is_same || !is_only(&with_clue(&weak, line, loose).unwrap(), &picture));
            }
        }
    }

    /// Of two equal runs the second one may be needed less than the first.
    #[test]
    fn each_of_several_equal_runs_is_weakened() {
        let run = Run::new(2, crate::puzzle::Color::FIRST);
        let weaker = |clue: &Clue, place| {
            let words = with_length(clue, (place, run), Length::ANY).words();
            words.iter().map(|word| word.text(|_| String::new())).collect::<Vec<_>>().join(" ")
        };
        let clue = Clue::Runs(vec![run, run, run]);
        assert_eq!([0, 1, 2].map(|place| weaker(&clue, place)), ["? 2 2", "2 ? 2", "2 2 ?"]);
        let one = Run::new(1, crate::puzzle::Color::FIRST);
        let loose = Clue::of_cases(vec![Case::in_any_order(vec![run, one, run])]);
        assert_eq!([0, 1, 2].map(|place| weaker(&loose, place)), ["{? 1 2}"; 3]);
    }

    #[test]
    fn the_order_and_the_bounds_that_say_nothing_go() {
        let (puzzle, picture) = drawn(["#  ##", "#  ##", " ## #", "##   ", "#####"]);
        let weak = weaken(&puzzle, &picture, &Budget::endless(), &mut |_, _| {}).unwrap().puzzle;
        let text = "{? 2}, {? 2}, *, *, ?, 2+ 2+, 3, ? ?, {1 1-2}, 3+ ?";
        let clues = weak.geometry().lines().map(|line| {
            let words = weak.clue(line).words();
            words.iter().map(|word| word.text(|_| String::new())).collect::<Vec<_>>().join(" ")
        });
        assert_eq!(clues.collect::<Vec<_>>().join(", "), text);
    }

    /// How many numbers the clues that `clue` gives the lines of a board have, and the weaker puzzle.
    #[track_caller]
    fn weakened(
        geometry: &Geometry,
        picture: &Picture,
        clue: impl Fn(LineId, Vec<Run>) -> Clue,
    ) -> (usize, Puzzle) {
        let runs = clues_of(geometry, picture);
        let clues = geometry.lines().zip(&runs).map(|(line, runs)| clue(line, runs_of(runs)));
        let clues = clues.collect();
        let puzzle = Puzzle::new(geometry.clone(), Palette::black_on_white(), clues).unwrap();
        let weak = weaken(&puzzle, picture, &Budget::endless(), &mut |_, _| {}).unwrap();
        assert!(weak.is_least && is_only(&weak.puzzle, picture));
        (numbers(&puzzle), weak.puzzle)
    }

    fn painted(runs: &[Run]) -> u32 {
        runs.iter().map(|run| run.length.least()).sum()
    }

    #[test]
    fn totals_are_numbers_and_go_where_runs_suffice() {
        let (puzzle, picture) = drawn(["#  ##", "#  ##", " ## #", "##   ", "#####"]);
        let (all, weak) = weakened(puzzle.geometry(), &picture, |_, runs| {
            let total = Total { color: None, cells: Length::exactly(painted(&runs)) };
            let items = runs.into_iter().map(PatternItem::Run).collect();
            Clue::of_cases(vec![Case::in_order(items).with_totals([total])])
        });
        assert_eq!(all, numbers(&puzzle) + 10);
        assert!(weak.geometry().lines().all(|line| total_count(weak.clue(line)) == 0));
    }

    #[test]
    fn numbers_in_cells_go() {
        let (puzzle, picture) = drawn(["#####", "#    ", "# ###", "#   #", "#####"]);
        let blocks = puzzle.geometry().clone().with_blocks().unwrap();
        let number = |line, runs: Vec<Run>| match blocks.clue_cell(line) {
            Some(_) => Clue::of_sum(painted(&runs), Some(Color::FIRST)),
            None => Clue::anything(),
        };
        let (all, weak) = weakened(&blocks, &picture, number);
        assert!(all == 25 && numbers(&weak) < 20, "{} of {all} numbers", numbers(&weak));
        for line in blocks.clued_lines().filter(|&line| !weak.clue(line).is_anything()) {
            assert!(!is_only(&with_clue(&weak, line, Clue::anything()).unwrap(), &picture));
        }
    }

    #[test]
    fn without_time_the_clues_stay_and_are_not_called_the_least() {
        let (puzzle, picture) = drawn(["#####", "     ", "#####", "     ", "#####"]);
        let over = Budget::endless().or_work(0);
        let weak = weaken(&puzzle, &picture, &over, &mut |_, _| {}).unwrap();
        assert!(!weak.is_least && weak.puzzle == puzzle);
    }
}
