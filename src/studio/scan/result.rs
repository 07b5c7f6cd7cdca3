//! What reading an image gives.
//!
//! Out: [`Scan`], or why there is none.

use super::geometry::{Quad, turned_back};
use crate::authoring::image::ImportError;
use crate::message::{Argument, Message, message};
use crate::puzzle::{Puzzle, PuzzleError, Rgb};
use crate::sat::cnf::CnfError;
use crate::solver::{EngineError, Reason, Verdict};
use std::collections::BTreeSet;

/// A number that a place may read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The number; `None` if there is none.
    pub number: Option<u32>,
    /// By how much it is less likely than the first one, in hundredths of a nat.
    pub cost: u32,
}

/// A place that was read.
#[derive(Clone, Debug)]
pub struct ScannedNumber {
    /// The corners of its place in the image.
    pub quad: Quad,
    /// What it reads in the puzzle; `None` if there is no number.
    pub number: Option<u32>,
    /// What it may read, the likeliest first.
    pub alternatives: Vec<Alternative>,
    /// Its color, and a second one if it may have that; none in black and white.
    pub colors: Vec<Rgb>,
    /// Is it certain?
    pub is_sure: bool,
    /// If it is not, the levels of its place, [`CROP_SIDE`](super::CROP_SIDE) to a side.
    pub crop: Vec<u8>,
}

impl ScannedNumber {
    /// What it read before the lines were compared, if that was another number.
    pub fn misread(&self) -> Option<Alternative> {
        self.alternatives.first().copied().filter(|first| first.number != self.number)
    }
}

/// The numbers of a line, in reading order.
#[derive(Clone, Debug)]
pub struct Clues {
    /// The places of the line; one without a number between numbers is not sure.
    pub numbers: Vec<ScannedNumber>,
}

impl Clues {
    /// The numbers of the puzzle.
    pub fn read(&self) -> impl Iterator<Item = u32> + '_ {
        self.numbers.iter().filter_map(|number| number.number)
    }

    /// Does a number read otherwise than before the lines were compared?
    pub fn is_changed(&self) -> bool {
        self.numbers.iter().any(|number| number.misread().is_some())
    }

    /// What was read before the lines were compared.
    pub fn misread(&self) -> impl Iterator<Item = u32> + '_ {
        self.numbers.iter().filter_map(|number| number.alternatives.first()?.number)
    }
}

/// A puzzle that was read.
#[derive(Clone, Debug)]
pub struct Scan {
    /// The corners of the picture in the image.
    pub board: Quad,
    /// Its rows.
    pub rows: Vec<Clues>,
    /// Its columns.
    pub columns: Vec<Clues>,
    /// The puzzle; an error if a line is too short for its clue.
    pub puzzle: Result<Puzzle, PuzzleError>,
    /// Has it a picture? None also if no likely reading has one.
    pub verdict: Verdict,
    /// The sides where the board may end elsewhere: the line there has no number, not even 0, or the
    /// rules of the board do not end with it. Neither sums nor pictures tell.
    pub unsure_sides: Vec<Side>,
    /// Is every number sure, and every side, and has the puzzle a picture?
    pub is_sure: bool,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// That of the first row.
    Top,
    /// That of the last column.
    Right,
    /// That of the last row.
    Bottom,
    /// That of the first column.
    Left,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];
}

impl Scan {
    /// The scan of an image from that of the image turned by a quarter, whose first row is the last
    /// column of this one, `width` pixels from the left.
    pub(super) fn turned_back(mut self, width: usize) -> Scan {
        self.board = turned_back(self.board, width);
        let lines = self.rows.iter_mut().chain(&mut self.columns);
        lines
            .flat_map(|clues| &mut clues.numbers)
            .for_each(|number| number.quad = turned_back(number.quad, width));
        self
    }

    /// The line at a side.
    pub(super) fn outermost(&self, side: Side) -> Option<&Clues> {
        match side {
            Side::Top => self.rows.first(),
            Side::Right => self.columns.last(),
            Side::Bottom => self.rows.last(),
            Side::Left => self.columns.first(),
        }
    }

    /// The question whether the board ends where it seems to, if a side is not sure.
    pub fn question(&self) -> Option<Message> {
        let (width, height) = (self.columns.len(), self.rows.len());
        let line = |side: &Side| match side {
            Side::Top => message!("line-row", label = 1_usize),
            Side::Bottom => message!("line-row", label = height),
            Side::Left => message!("line-column", label = 1_usize),
            Side::Right => message!("line-column", label = width),
        };
        let lines: Vec<_> = self.unsure_sides.iter().map(|side| line(side).into()).collect();
        let lines = (!lines.is_empty()).then_some(Argument::And(lines))?;
        Some(message!("scan-rim", lines = lines, width = width, height = height))
    }

    /// All lines with their names.
    pub fn lines(&self) -> impl Iterator<Item = (Message, &Clues)> {
        let rows = self.rows.iter().enumerate();
        let rows = rows.map(|(line, clues)| (message!("line-row", label = line + 1), clues));
        let columns = self.columns.iter().enumerate();
        rows.chain(columns.map(|(line, clues)| (message!("line-column", label = line + 1), clues)))
    }

    /// How many colors the numbers have; 0 in black and white.
    pub fn colors(&self) -> usize {
        let lines = self.rows.iter().chain(&self.columns);
        let numbers =
            lines.flat_map(|clues| &clues.numbers).filter(|number| number.number.is_some());
        let colors = numbers.filter_map(|number| number.colors.first());
        colors.map(ToString::to_string).collect::<BTreeSet<_>>().len()
    }

    /// Has the puzzle a picture, as far as is known?
    pub fn has_picture(&self) -> bool {
        matches!(self.verdict, Verdict::Unique(_) | Verdict::Several(..))
    }

    /// The lines that read otherwise than their likeliest numbers, in words.
    pub fn changes(&self) -> impl Iterator<Item = Message> {
        let changed = self.lines().filter(|(_, clues)| clues.is_changed());
        changed.map(|(line, clues)| {
            let (now, read) = (in_words(clues.read()), in_words(clues.misread()));
            match self.verdict {
                Verdict::Unique(_) => {
                    message!("scan-changed-unique", line = line, now = now, read = read)
                }
                _ => message!("scan-changed", line = line, now = now, read = read),
            }
        })
    }

    /// Why the numbers have no picture, if one line or the sums of rows and columns say so.
    pub fn fault(&self) -> Option<Message> {
        match (&self.puzzle, &self.verdict) {
            (Err(PuzzleError::ClueTooLong { line, needs, cells }), _) => {
                let (name, _) = self.lines().nth(line.index())?;
                Some(message!("scan-too-long", line = name, needs = *needs, cells = *cells))
            }
            (Ok(puzzle), Verdict::None(reason @ (Reason::Totals(_) | Reason::Line(_)))) => {
                Some(reason.message(puzzle))
            }
            _ => None,
        }
    }

    /// The numbers that are not sure, each with its line and its place there.
    pub fn unsure(&self) -> impl Iterator<Item = (Message, usize, &ScannedNumber)> {
        self.lines().flat_map(|(line, clues)| {
            let unsure = clues.numbers.iter().enumerate().filter(|(_, number)| !number.is_sure);
            unsure.map(move |(place, number)| (line.clone(), place, number))
        })
    }
}

/// Numbers of a line as people write them; 0 if there are none.
fn in_words(numbers: impl Iterator<Item = u32>) -> String {
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    if numbers.is_empty() { "0".to_owned() } else { numbers.join(" ") }
}

/// Why no puzzle was read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ScanError {
    /// The image cannot be decoded.
    #[error("{0}")]
    Image(ImportError),
    /// The image shows no board with clues.
    #[error("this image shows no board with clues beside it")]
    NoGrid,
    /// The time was over.
    #[error("the clues were not read in time")]
    Stopped,
    /// A broken solver, or a defect of this program.
    #[error("{0}")]
    Engine(EngineError),
}

impl ScanError {
    /// The error as a message.
    pub fn message(&self) -> Message {
        match self {
            ScanError::Image(error) => error.message(),
            ScanError::NoGrid => message!("scan-no-grid"),
            ScanError::Stopped => message!("scan-slow"),
            ScanError::Engine(error) => message!("plain", text = error.to_string()),
        }
    }
}

impl From<EngineError> for ScanError {
    fn from(error: EngineError) -> ScanError {
        ScanError::Engine(error)
    }
}

impl From<CnfError> for ScanError {
    fn from(error: CnfError) -> ScanError {
        ScanError::Engine(error.into())
    }
}
