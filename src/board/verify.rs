//! The last check of every answer: reads the runs of a picture and compares them with the clues.
//!
//! In: a puzzle and a picture. Out: [`Verified`], which only this file constructs.
//! Invariants: shares no code with the line solver and the encoder.

use crate::message::{Message, message};
use crate::puzzle::{
    Case, CellId, Clue, Color, Geometry, LineId, LineName, PatternItem, Picture, Puzzle, Run,
    Shape, Total,
};

/// A picture that satisfies every clue and every given cell of its puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified(Picture);

impl Verified {
    /// The picture.
    pub fn picture(&self) -> &Picture {
        &self.0
    }
}

/// Where a picture and its puzzle disagree.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Mismatch {
    /// The picture is for another board.
    #[error("the picture is one of {found}, the puzzle of {expected}")]
    Board {
        /// That of the picture.
        found: Shape,
        /// That of the puzzle.
        expected: Shape,
    },
    /// The runs of a line differ from its clue.
    #[error("{name} {}", reading(.found))]
    Line {
        /// The line.
        line: LineId,
        /// Its name.
        name: LineName,
        /// The runs of the picture there: `2a 1b`; empty if there is none.
        found: String,
    },
    /// A given cell has another color.
    #[error("a given cell ({name}, cell {at}) has another color")]
    Given {
        /// The cell.
        cell: CellId,
        /// The name of its row.
        name: LineName,
        /// Its position in the row, from 1.
        at: u32,
    },
}

/// What is wrong with these runs of a line.
fn reading(runs: &str) -> String {
    match runs {
        "" => "is empty, but its clue demands runs".to_owned(),
        runs => format!("reads {runs}, which is not its clue"),
    }
}

impl Mismatch {
    /// The error as a message.
    pub fn message(&self) -> Message {
        match self {
            Mismatch::Board { found, expected } => {
                let (found, expected) = (found.to_string(), expected.to_string());
                message!("mismatch-board", found = found, expected = expected)
            }
            Mismatch::Line { name, found, .. } if found.is_empty() => {
                message!("mismatch-line-empty", line = name.message())
            }
            Mismatch::Line { name, found, .. } => {
                message!("mismatch-line", line = name.message(), found = found.clone())
            }
            Mismatch::Given { name, at, .. } => {
                let cell = message!("cell-of-line", line = name.message(), at = *at);
                message!("mismatch-given", cell = cell)
            }
        }
    }
}

/// Checks every clue and every given cell against the picture.
///
/// # Errors
/// The first [`Mismatch`], lines before given cells.
pub fn verify(puzzle: &Puzzle, picture: Picture) -> Result<Verified, Mismatch> {
    let geometry = puzzle.geometry();
    let (found, expected) = (picture.shape(), geometry.shape());
    if found != expected {
        return Err(Mismatch::Board { found, expected });
    }
    for line in geometry.lines() {
        let runs = runs_seen(geometry, line, &picture);
        if !reads_as(puzzle.clue(line), &runs) {
            let found = describe(&runs);
            return Err(Mismatch::Line { line, name: geometry.line_name(line), found });
        }
    }
    for (cell, colors) in puzzle.limits() {
        if !colors.contains(picture[cell]) {
            let row = geometry.through(cell)[0];
            let name = geometry.line_name(row.line);
            return Err(Mismatch::Given { cell, name, at: row.at + 1 });
        }
    }
    Ok(Verified(picture))
}

/// Does a line of the picture satisfy its clue?
///
/// # Panics
/// If the line is not of the puzzle, or the picture is for a smaller board.
pub fn is_satisfied(puzzle: &Puzzle, line: LineId, picture: &Picture) -> bool {
    reads_as(puzzle.clue(line), &runs_seen(puzzle.geometry(), line, picture))
}

/// The runs of a line, in order: color and length.
fn runs_seen(geometry: &Geometry, line: LineId, picture: &Picture) -> Vec<(Color, u32)> {
    let mut runs: Vec<(Color, u32)> = Vec::new();
    let mut previous = Color::BACKGROUND;
    for &cell in geometry.line(line) {
        let color = picture[cell];
        match runs.last_mut() {
            Some(run) if color == previous && run.0 == color => run.1 += 1,
            _ if color.is_background() => {}
            _ => runs.push((color, 1)),
        }
        previous = color;
    }
    runs
}

fn reads_as(clue: &Clue, actual: &[(Color, u32)]) -> bool {
    match clue {
        Clue::Runs(runs) => {
            let agree = runs.iter().zip(actual).all(|(run, actual)| is_run(run, actual));
            runs.len() == actual.len() && agree
        }
        Clue::Pattern(pattern) => pattern.cases().iter().any(|case| satisfies(case, actual)),
    }
}

fn is_run(run: &Run, &(color, length): &(Color, u32)) -> bool {
    run.color.unwrap_or(color) == color && run.length.holds(length)
}

fn satisfies(case: &Case, actual: &[(Color, u32)]) -> bool {
    let is_total = |total: &Total| {
        let runs = actual.iter().filter(|run| total.color.unwrap_or(run.0) == run.0);
        total.cells.holds(runs.map(|run| run.1).sum())
    };
    let has_runs = if case.is_ordered() { are_in_order } else { are_in_any_order };
    case.totals().iter().all(is_total) && has_runs(case.items(), actual)
}

/// Are these the items, one after the other?
fn are_in_order(items: &[PatternItem], actual: &[(Color, u32)]) -> bool {
    // By number of runs: can the items so far be exactly these first runs?
    let mut reached = vec![false; actual.len() + 1];
    reached[0] = true;
    for item in items {
        let (mut next, mut any) = (vec![false; actual.len() + 1], false);
        for count in 0..=actual.len() {
            any |= reached[count];
            next[count] = match item {
                PatternItem::Any => any,
                PatternItem::Run(run) => {
                    count > 0 && reached[count - 1] && is_run(run, &actual[count - 1])
                }
            };
        }
        reached = next;
    }
    reached[actual.len()]
}

/// Is each item one of the runs, and each run one of the items? Gives the runs to items one after
/// the other; a run without a free item takes that of another, which then takes a third one.
fn are_in_any_order(items: &[PatternItem], actual: &[(Color, u32)]) -> bool {
    let fits = |item: usize, run: usize| matches!(&items[item], PatternItem::Run(own) if is_run(own, &actual[run]));
    let mut owners: Vec<Option<usize>> = vec![None; items.len()];
    let mut taken: Vec<Option<usize>> = vec![None; actual.len()];
    for run in 0..actual.len() {
        let (mut takers, mut next) = (vec![None; items.len()], vec![run]);
        let mut free = None;
        while let (Some(run), None) = (next.pop(), free) {
            for item in (0..items.len()).filter(|&item| fits(item, run)) {
                if takers[item].is_none() {
                    takers[item] = Some(run);
                    next.extend(owners[item]);
                    free = free.or(owners[item].is_none().then_some(item));
                }
            }
        }
        while let Some((item, taker)) = free.and_then(|item| Some((item, takers[item]?))) {
            owners[item] = Some(taker);
            free = taken[taker].replace(item);
        }
        if taken[run].is_none() {
            return false;
        }
    }
    items.len() == actual.len()
}

fn describe(runs: &[(Color, u32)]) -> String {
    let words: Vec<_> =
        runs.iter().map(|(color, length)| format!("{length}{}", color.letter())).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{ColorSet, Length, Palette, Run, Shape};

    #[track_caller]
    fn check(clue: &str, cells: &str, want: bool) {
        assert_eq!(reads(clue, cells), want, "{clue} on {cells}");
    }

    /// Does a line of these cells satisfy this clue? `2-a` is "at least 2".
    fn reads(clue: &str, cells: &str) -> bool {
        let geometry = Geometry::new(Shape::Rect { height: 1, width: cells.len() as u32 }).unwrap();
        let run = |word: &str| {
            let (length, color) = word.split_at(word.len() - 1);
            let color = color.chars().next().and_then(Color::from_letter);
            let length = match length.split_once('-') {
                Some((least, most)) => {
                    Length::range(least.parse().unwrap(), most.parse().ok()).unwrap()
                }
                None => length.parse().map_or(Length::ANY, Length::exactly),
            };
            Run { length, color }
        };
        let mut clues = vec![Clue::anything(); geometry.line_count()];
        clues[0] = Clue::Runs(clue.split_whitespace().map(run).collect());
        let mut inks = vec![Palette::black_on_white().ink(Color::BACKGROUND).clone(); 2];
        inks.push(Palette::black_on_white().ink(Color::FIRST).clone());
        let puzzle = Puzzle::new(geometry, Palette::new(inks).unwrap(), clues).unwrap();
        let picture =
            Picture::new(puzzle.geometry(), cells.chars().filter_map(Color::from_letter).collect())
                .unwrap();
        verify(&puzzle, picture).is_ok()
    }

    #[test]
    fn runs_must_match_in_order_length_and_color() {
        check("2a 1a", "aa-a", true);
        check("1a 2a", "aa-a", false);
        check("2a 1a", "aa--", false);
        check("2a", "aa-a", false);
        check("3a", "aa-a", false);
        check("", "---", true);
        check("", "--a", false);
        check("1a 1b", "ab-", true);
        check("1a 1b", "ba-", false);
        check("1a 1a", "a-a", true);
        check("2a", "-aa", true);
    }

    #[test]
    fn a_question_mark_stands_for_anything() {
        check("1? 1?", "ab", true);
        check("1? 1?", "aa", false);
        check("?a ?b", "aaab", true);
        check("?a ?b", "aaa-", false);
        check("??", "-bb-", true);
        check("??", "----", false);
    }

    #[test]
    fn a_range_holds_both_of_its_ends() {
        let fits = |clue, cells: [&str; 5]| cells.map(|cells| reads(clue, cells));
        let lengths = ["a-----", "aa----", "aaa---", "aaaa--", "aaaaa-"];
        assert_eq!(fits("2-4a", lengths), [false, true, true, true, false]);
        assert_eq!(fits("3-a", lengths), [false, false, true, true, true]);
        check("2-4a", "bb----", false);
        check("1-2a 2-3a", "aa-aaa", true);
        check("1-2a 2-3a", "aaa-aa", false);
    }

    #[test]
    fn a_given_cell_must_have_its_color() {
        let geometry = Geometry::new(Shape::Rect { height: 1, width: 1 }).unwrap();
        let clues = vec![Clue::anything(); 2];
        let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
        let puzzle = puzzle.with_givens(&[(CellId::new(0), ColorSet::only(Color::FIRST))]).unwrap();
        let painted = |color| Picture::painted(puzzle.geometry(), |_| color);
        assert!(verify(&puzzle, painted(Color::FIRST)).is_ok());
        assert!(verify(&puzzle, painted(Color::BACKGROUND)).is_err());
        let hexagon = Geometry::new(Shape::hex(1)).unwrap();
        let other = Picture::painted(&hexagon, |_| Color::FIRST);
        assert!(verify(&puzzle, other).is_err(), "as many cells, but another board");
    }

    #[test]
    fn the_first_mismatch_has_its_place() {
        let geometry = Geometry::new(Shape::Rect { height: 2, width: 4 }).unwrap();
        let mut clues = vec![Clue::anything(); 6];
        clues[0] = Clue::Runs(vec![Run::new(2, Color::FIRST)]);
        let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
        let puzzle = puzzle.with_givens(&[(CellId::new(6), ColorSet::only(Color::FIRST))]).unwrap();
        let check = |cells: &str, wanted: Result<(), &str>| {
            let colors = cells.chars().filter_map(Color::from_letter).collect();
            let picture = Picture::new(puzzle.geometry(), colors).unwrap();
            let first = is_satisfied(&puzzle, LineId::new(0), &picture);
            assert_eq!(first, wanted.is_ok() || cells.starts_with("-aa-"), "{cells}");
            let found = verify(&puzzle, picture).map(|_| ()).map_err(|error| error.to_string());
            assert_eq!(found, wanted.map_err(str::to_owned), "{cells}");
        };
        check("-aa---a-", Ok(()));
        check("--------", Err("row 1 is empty, but its clue demands runs"));
        check("aa-a--a-", Err("row 1 reads 2a 1a, which is not its clue"));
        check("-aa-aa-a", Err("a given cell (row 2, cell 3) has another color"));
    }
}
