//! Makes clues weaker as long as a picture stays the only one.
//!
//! In: a puzzle with one solution, that picture, a budget. Out: the puzzle with clues that say less:
//! `*` for a line that may have any runs, `?` for a run of any length.
//! Invariants: the solver shows after each change that the picture is the only one; a limit never
//! does. The same puzzle gives the same clues, unless time runs out.

use crate::budget::Budget;
use crate::puzzle::{Clue, Geometry, Length, LineId, Picture, Puzzle, PuzzleError};
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
/// then lengths. Lines are tried from the middle of the board outwards: of the 384 numbers of 15 puzzles
/// by chance, of 10x10 cells, 232 stay that way, and 259 in the order of the board.
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
    let total = lines.len() + numbers(puzzle);
    let mut weak = Weakened { puzzle: puzzle.clone(), is_least: true };
    let mut lines_tried = 0;
    let mut attempt = |weak: &mut Weakened, line, clue| {
        lines_tried += 1;
        watch(lines_tried, total);
        weak.attempt(picture, budget, line, clue)
    };
    for &line in &lines {
        attempt(&mut weak, line, Clue::anything())?;
    }
    for &line in &lines {
        for place in 0..weak.puzzle.clue(line).runs().map_or(0, <[_]>::len) {
            let mut clue = weak.puzzle.clue(line).clone();
            if let Clue::Runs(runs) = &mut clue {
                runs[place].length = Length::ANY;
            }
            attempt(&mut weak, line, clue)?;
        }
    }
    Ok(weak)
}

/// The number of lengths that the clues of a puzzle give.
pub fn numbers(puzzle: &Puzzle) -> usize {
    let lines = puzzle.geometry().lines();
    let runs = lines.flat_map(|line| puzzle.clue(line).runs().unwrap_or_default());
    runs.filter(|run| run.length != Length::ANY).count()
}

/// The lines, those in the middle of their family first.
fn inner_first(geometry: &Geometry) -> Vec<LineId> {
    let distance = |line: &LineId| {
        let (family, place) = geometry.place(*line);
        (2 * place + 1).abs_diff(geometry.families()[family].line_count)
    };
    let mut lines: Vec<LineId> = geometry.lines().collect();
    lines.sort_by_key(distance);
    lines
}

impl Weakened {
    /// Gives a line this clue if the picture stays the only one.
    fn attempt(
        &mut self,
        picture: &Picture,
        budget: &Budget,
        line: LineId,
        clue: Clue,
    ) -> Result<(), WeakenError> {
        if *self.puzzle.clue(line) == clue {
            return Ok(());
        }
        if budget.is_over() {
            self.is_least = false;
            return Ok(());
        }
        let weaker = with_clue(&self.puzzle, line, clue)?;
        let options = Options::default().within(budget.clone().or_work(WORK));
        match judge(&weaker, &options)? {
            Verdict::Unique(solution) if solution.picture() == picture => self.puzzle = weaker,
            Verdict::Undecided(..) => self.is_least = false,
            _ => {}
        }
        Ok(())
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
            for place in 0..clue.runs().unwrap().len() {
                let mut clue = clue.clone();
                let Clue::Runs(runs) = &mut clue else { unreachable!() };
                if std::mem::replace(&mut runs[place].length, Length::ANY) != Length::ANY {
                    assert!(!is_only(&with_clue(&weak, line, clue).unwrap(), &picture));
                }
            }
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
