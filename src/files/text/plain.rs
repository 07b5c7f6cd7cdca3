//! Shared code of the formats of bare numbers: reads lines of numbers, builds rectangles, writes
//! numbers.
//!
//! In: lines. Out: clues with their places; a puzzle, or every problem found.

use crate::clue_error;
use crate::message::{Argument, Message, message};
use crate::puzzle::{Clue, Color, Geometry, LineId, MAX_LINE_CELLS, Palette, Puzzle, Run, Shape};
use crate::text::problem::{Fault, Noted, Problem, impossible};
use crate::text::{Line, Word, at_most, found, positive};
use std::ops::Range;

/// A clue and its place in the text.
pub(crate) type PlacedClue = (Clue, Range<usize>);

/// The lines of a rectangle that have clues in a part of a file.
#[derive(Clone, Copy)]
pub(crate) enum GridFamily {
    Rows,
    Columns,
}

impl GridFamily {
    fn choose<T>(self, rows: T, columns: T) -> T {
        match self {
            GridFamily::Rows => rows,
            GridFamily::Columns => columns,
        }
    }
}

/// Reads lines one after the other.
pub(crate) struct Reader<'a, 'b> {
    text: &'a str,
    rest: &'b [Line<'a>],
    pub problems: Vec<Problem>,
}

impl<'a, 'b> Reader<'a, 'b> {
    pub fn new(text: &'a str, lines: &'b [Line<'a>]) -> Reader<'a, 'b> {
        Reader { text, rest: lines, problems: Vec::new() }
    }

    /// Takes the next line; at the end an empty one.
    pub fn next(&mut self) -> Line<'a> {
        let Some((line, rest)) = self.rest.split_first() else {
            return Word { text: "", start: self.text.len() };
        };
        self.rest = rest;
        *line
    }

    /// Takes the next line that is not blank; at the end an empty one.
    pub fn next_filled(&mut self) -> Line<'a> {
        let blank = self.rest.iter().take_while(|line| line.is_blank()).count();
        self.rest = &self.rest[blank..];
        self.next()
    }

    pub fn is_at_end(&self) -> bool {
        self.rest.iter().all(Word::is_blank)
    }

    /// Takes the next line if it is `mark` and nothing else. Returns whether it was.
    pub fn skip(&mut self, mark: &str) -> bool {
        let is_mark = self.rest.first().is_some_and(|line| line.trim().text == mark);
        if is_mark {
            self.next();
        }
        is_mark
    }

    /// Reads the numbers of the next line that is not blank, one for each of `names`, ids of
    /// messages.
    ///
    /// # Errors
    /// Problems if there are more or fewer numbers, or a word is not a number from 1.
    pub fn sizes<const N: usize>(
        &mut self,
        names: [&'static str; N],
        separators: &'static [char],
    ) -> Result<[u32; N], Vec<Problem>> {
        let line = self.next_filled();
        let words: Vec<Word> = line.words(separators).collect();
        if words.len() != N {
            let message = match line.trim().text {
                "" => message!("problem-no-size"),
                text => found(text),
            };
            let names = names.map(|name| Argument::from(Message::new(name)));
            let expected = message!("want-numbers", what = Argument::And(names.to_vec()));
            return Err(Problem::new(line.trim().span(), message, expected).into());
        }
        let words = words.into_iter().zip(names);
        let sizes = self.problems.each(words, |(word, name)| positive(word, name));
        sizes.try_into().map_err(|_| std::mem::take(&mut self.problems))
    }

    /// Reads the clues of the next `count` lines of one family.
    pub fn clues(&mut self, count: u32, family: GridFamily) -> Vec<PlacedClue> {
        let lines = self.lines(count, family).into_iter();
        let clue = |line: Line| (runs(line, &[], &mut self.problems), line.trim().span());
        lines.map(clue).collect()
    }

    /// Takes the next `count` lines, those of one family. A file that ends right before its last,
    /// empty clue has that clue.
    pub fn lines(&mut self, count: u32, family: GridFamily) -> Vec<Line<'a>> {
        let mut lines = Vec::new();
        for number in 0..count {
            let is_last_blank = number + 1 == count && self.text.ends_with('\n');
            if self.rest.is_empty() && !is_last_blank {
                let ends = family.choose("problem-ends-rows", "problem-ends-columns");
                let wanted = Message::new(family.choose("want-rows", "want-columns"));
                let (end, ends) = (self.text.len(), Message::new(ends).with("count", number));
                let problem = Problem::new(end..end, ends, wanted.with("count", count));
                let problem = problem.advice("advice-empty-own-line").of(Fault::ClueCount);
                self.problems.note(problem);
                break;
            }
            lines.push(self.next());
        }
        lines
    }

    /// Reads the clues of all rows, then of all columns, which end the file.
    ///
    /// # Errors
    /// All problems of the file.
    pub fn rows_and_columns(
        mut self,
        [height, width]: [u32; 2],
        mut runs: impl FnMut(Line<'a>, &mut Vec<Problem>) -> Vec<Run>,
    ) -> Result<[Vec<PlacedClue>; 2], Vec<Problem>> {
        let rows = self.lines(height, GridFamily::Rows);
        let columns = self.lines(width, GridFamily::Columns);
        self.end(GridFamily::Columns);
        let mut clue =
            |line: Line<'a>| (Clue::Runs(runs(line, &mut self.problems)), line.trim().span());
        let clues = [rows, columns].map(|lines| lines.into_iter().map(&mut clue).collect());
        self.problems.none().map(|()| clues)
    }

    /// Takes a blank line before the clues of a kind; reports any other line as a problem.
    pub fn blank_before(&mut self, family: GridFamily) {
        if self.problems.is_empty() && !self.skip("") {
            let line = self.next().trim();
            let message = match line.text {
                "" => message!("problem-file-ends"),
                text => found(text),
            };
            let expected = family.choose("want-blank-columns-rows", "want-blank-rows-columns");
            self.problems.note(Problem::new(line.span(), message, expected).advice("advice-sizes"));
        }
    }

    /// Reports a further line that is not blank, behind the clues of a kind, as a problem.
    pub fn end(&mut self, family: GridFamily) {
        if let Some(line) = self.rest.iter().find(|line| !line.is_blank()) {
            let expected = family.choose("want-end-rows", "want-end-columns");
            self.problems.note(Problem::found(line.trim(), expected).advice("advice-sizes"));
        }
    }
}

/// The runs of a line of numbers; a blank line or a single `0` has none.
pub fn runs(line: Line, separators: &'static [char], problems: &mut Vec<Problem>) -> Clue {
    let mut words = line.words(separators);
    if words.next().is_some_and(|word| word.text == "0") && words.next().is_none() {
        return Clue::Runs(Vec::new());
    }
    // Count before building runs, to refuse huge files early.
    if line.words(separators).nth(MAX_LINE_CELLS).is_some() {
        problems.note(Problem::found(line.trim(), at_most(MAX_LINE_CELLS)));
        return Clue::Runs(Vec::new());
    }
    let run = |word| Ok(Run::new(positive(word, "number-run")?, Color::FIRST));
    Clue::Runs(problems.each(line.words(separators), run))
}

/// The rectangle of these clues, or a problem for every clue that is too long for its line.
pub(crate) fn rectangle(
    whole: Range<usize>,
    rows: Vec<PlacedClue>,
    columns: Vec<PlacedClue>,
    palette: Palette,
) -> Result<Puzzle, Vec<Problem>> {
    let shape = Shape::Rect { height: rows.len() as u32, width: columns.len() as u32 };
    let geometry = Geometry::new(shape).map_err(impossible(whole.clone(), "want-board"))?;
    clued(whole, geometry, rows.into_iter().chain(columns).collect(), palette)
}

/// The puzzle of these clues, one for each line of the board but regions, or a problem for every
/// clue that is too long for its line.
pub(crate) fn clued(
    whole: Range<usize>,
    geometry: Geometry,
    placed: Vec<PlacedClue>,
    palette: Palette,
) -> Result<Puzzle, Vec<Problem>> {
    let (clues, places): (Vec<Clue>, Vec<Range<usize>>) = placed.into_iter().unzip();
    let place = |line: LineId| places.get(line.index()).cloned().unwrap_or(0..0);
    let colors = palette.color_count();
    // Patterns fit if the puzzle can be built: their diagrams cost too much to be built twice.
    let runs = geometry.lines().zip(&clues).filter(|(_, clue)| clue.pattern().is_none());
    let fits = runs.map(|(line, clue)| geometry.fits(line, clue, colors));
    let problem = |error| clue_error(&error, &geometry, whole.clone(), place);
    fits.filter_map(Result::err).map(problem).collect::<Vec<_>>().none()?;
    Ok(Puzzle::new(geometry.clone(), palette, clues).map_err(problem)?)
}

/// The error of a writer whose format cannot keep a feature of the puzzle. `write.rs` checks the
/// features first, so that it does not occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unsupported;

/// The lengths and the colors of a line's runs. [`Unsupported`] if one of them is not given.
pub(crate) fn known_runs(puzzle: &Puzzle, line: LineId) -> Result<Vec<(u32, Color)>, Unsupported> {
    let runs = puzzle.clue(line).runs().ok_or(Unsupported)?;
    runs.iter().map(|run| run.length.exact().zip(run.color).ok_or(Unsupported)).collect()
}

/// The run lengths of several lines.
pub(crate) type Numbers = Vec<Vec<u32>>;

/// The run lengths of the rows and of the columns of a rectangle.
pub(crate) fn numbers(puzzle: &Puzzle) -> Result<(Numbers, Numbers), Unsupported> {
    let numbers = |line: LineId| {
        let runs = known_runs(puzzle, line)?;
        Ok(runs.into_iter().map(|(length, _)| length).collect())
    };
    let mut rows = puzzle.geometry().rim_lines().map(numbers).collect::<Result<Numbers, _>>()?;
    let columns = rows.split_off(puzzle.geometry().families()[0].line_count);
    Ok((rows, columns))
}

/// The text of several lines: the numbers with `separator` between them, `end`, a line feed. A line
/// without runs is `0`.
pub(crate) fn lines_of(lines: &[Vec<u32>], separator: &str, end: &str) -> String {
    let line = |numbers: &Vec<u32>| match &numbers[..] {
        [] => "0\n".to_owned(),
        numbers => joined(numbers, separator) + end + "\n",
    };
    lines.iter().map(line).collect()
}

/// The numbers with `separator` between them.
pub(crate) fn joined(numbers: &[u32], separator: &str) -> String {
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(separator)
}
