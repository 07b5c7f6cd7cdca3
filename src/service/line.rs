//! What one line says: for `nonosat line`, and for the page.
//!
//! In: a clue, the cells of a line. Out: the line as a puzzle; what follows for its cells, how many
//! placements it has, and why. Invariants: the line is a board of one row whose columns have no clue,
//! so every answer comes from the engine that solves puzzles.

use crate::budget::Budget;
use crate::explanation::{End, StepWriter, Walk, dead_end, givens, relevant_steps, walk};
use crate::format::{Format, read, read_clue};
use crate::language::Catalog;
use crate::message::{Message, message};
use crate::puzzle::{CellId, Clue, Color, ColorSet, Geometry, Palette, Puzzle, PuzzleError};
use crate::solver::Limit;
use crate::solver::counting::{Count, count};
use nonosat_engine::propagation::propagate;

/// Why a clue and cells are no line.
#[derive(Debug)]
pub struct LineProblem {
    /// What is wrong, without a full stop.
    pub message: Message,
    /// What is wanted.
    pub help: Option<&'static str>,
}

/// What follows from a line.
#[derive(Debug)]
pub enum Consequences {
    /// The line with everything that follows.
    Known {
        /// Its cells, a sign for each: `.` is open.
        line: String,
        /// How many placements there are.
        placements: Message,
        /// The reasons, a sentence a step; none if nothing follows.
        steps: Vec<Message>,
    },
    /// The line has no placement, for this reason.
    None(Message),
    /// A limit was reached first.
    Limit(Limit),
}

/// A board of one row with this clue and these cells; its columns have no clue.
///
/// # Errors
/// [`LineProblem`].
pub fn puzzle(clue: &str, cells: &str) -> Result<Puzzle, LineProblem> {
    let palette = palette(clue, cells)?;
    let cells = domains(cells, &palette)?;
    let clue = read_clue(clue, &palette).map_err(|problem| problem.words())?;
    let geometry = Geometry::rectangle(1, cells.len() as u32)?;
    let known: Vec<(CellId, ColorSet)> = geometry.cells().zip(cells).collect();
    let columns = std::iter::repeat_n(Clue::anything(), known.len());
    let clues = [clue].into_iter().chain(columns).collect();
    Ok(Puzzle::new(geometry, palette, clues)?.with_givens(&known)?)
}

/// As many default colors as the letters of runs and cells need.
fn palette(clue: &str, cells: &str) -> Result<Palette, LineProblem> {
    let is_run = |word: &&str| word.starts_with(|sign: char| sign.is_ascii_digit() || sign == '?');
    let is_between = |sign: char| sign.is_whitespace() || "{}|=".contains(sign);
    let runs = clue.split(is_between).filter(is_run).flat_map(str::chars);
    let last = runs.chain(cells.chars()).filter_map(Color::from_letter).max();
    let last = last.unwrap_or(Color::FIRST);
    let letters: String = (0..=last.max(Color::FIRST).index())
        .map(|number| Color::numbered(number as u8).letter())
        .collect();
    let document = read(letters.as_bytes(), Some(Format::Solution));
    Ok(document.map_err(|error| error.message())?.puzzle().palette().clone())
}

/// The possible colors of each cell, from signs or from the number of open cells.
fn domains(text: &str, palette: &Palette) -> Result<Vec<ColorSet>, LineProblem> {
    if let Ok(count) = text.parse::<u16>() {
        return Ok(vec![palette.all(); count.into()]);
    }
    let cell = |(at, sign): (usize, char)| match (sign, Color::from_letter(sign)) {
        ('.' | '?', _) => Ok(palette.all()),
        ('#', _) => Ok(ColorSet::only(Color::FIRST)),
        (_, Some(color)) => Ok(ColorSet::only(color)),
        _ => {
            let message = message!("line-sign", found = sign.to_string(), cell = at + 1);
            Err(LineProblem { message, help: Some("help-line-sign") })
        }
    };
    text.chars().enumerate().map(cell).collect()
}

/// Everything that follows from a line, how many placements it has, and why.
pub fn consequences(puzzle: &Puzzle, budget: &Budget) -> Consequences {
    let givens = givens(puzzle);
    let Walk { known, steps, end, .. } = walk(puzzle, &givens, None, budget);
    match &end {
        End::DeadEnd(end) => return Consequences::None(dead_end(puzzle, end)),
        End::OutOfTime => return Consequences::Limit(Limit::Time),
        End::OutOfMemory => return Consequences::Limit(Limit::Memory),
        End::Solved | End::Stuck => {}
    }
    let number = match propagate(puzzle, budget) {
        Ok(deduction) => count(puzzle, &deduction, None, budget),
        Err(_) => Count::AtLeast(0u8.into(), None),
    };
    let sign = |colors: &ColorSet| colors.single().map_or('.', |color| sign(puzzle, color));
    let mut writer = StepWriter::new(puzzle).in_full();
    let relevant = relevant_steps(&steps, &givens);
    let sentences = relevant.iter().flat_map(|&step| {
        writer.step_text(&steps[step]).sentences().cloned().collect::<Vec<Message>>()
    });
    Consequences::Known {
        line: known.iter().map(sign).collect(),
        placements: placement_count(&number),
        steps: sentences.collect(),
    }
}

/// The number of placements, which is exact unless the time was over.
fn placement_count(number: &Count) -> Message {
    let digits = number.number().to_string();
    let plural = digits.parse::<u64>().unwrap_or(u64::MAX);
    match number.is_exact() {
        true => message!("line-placements", count = plural, number = digits),
        false => message!("line-placements-least", number = digits),
    }
}

/// How a color stands in a line: `-` is the background, `#` the only other color.
pub fn sign(puzzle: &Puzzle, color: Color) -> char {
    match puzzle.palette().color_count() {
        2 if !color.is_background() => '#',
        _ => color.letter(),
    }
}

impl LineProblem {
    /// The problem with what is wanted.
    pub fn words(self, catalog: &Catalog) -> String {
        let what = catalog.words(&self.message);
        match self.help {
            Some(help) => format!("{what}: {}", catalog.words(&help.into())),
            None => what,
        }
    }
}

impl From<Message> for LineProblem {
    fn from(message: Message) -> LineProblem {
        LineProblem { message, help: None }
    }
}

impl From<PuzzleError> for LineProblem {
    fn from(error: PuzzleError) -> LineProblem {
        error.message().into()
    }
}
