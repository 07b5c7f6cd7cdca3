//! A scan as data.
//!
//! In: a scan. Out: [`ScanReport`]. Invariants: places are pixels from the left and the top of the
//! image.

use super::words::Word;
use crate::scan::{Alternative, Clues, Point, Quad, Scan, ScannedNumber, Side};
use serde::Serialize;

/// What was read in an image.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScanReport {
    /// Columns of the picture.
    pub width: usize,
    /// Its rows.
    pub height: usize,
    /// Is every number sure, and every side of the board, and has the puzzle a picture?
    pub sure: bool,
    /// The sides where the board may end elsewhere: its rules go on, or the line there has no number.
    pub unsure_sides: Vec<ScanSide>,
    /// What is known of the puzzle.
    pub verdict: Word,
    /// The corners of the picture: top left, top right, bottom right, bottom left.
    pub board: [[f64; 2]; 4],
    /// The numbers of each row.
    pub rows: Vec<Vec<NumberReport>>,
    /// The numbers of each column.
    pub columns: Vec<Vec<NumberReport>>,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ScanSide {
    /// Its first row.
    Top,
    /// Its last column.
    Right,
    /// Its last row.
    Bottom,
    /// Its first column.
    Left,
}

/// A place that was read.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NumberReport {
    /// Null where there is no number.
    pub number: Option<u32>,
    /// Is it certain?
    pub sure: bool,
    /// Its corners, as those of the board.
    pub place: [[f64; 2]; 4],
    /// Its color, if clues have colors.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// The likeliest first, before lines were compared.
    pub alternatives: Vec<AlternativeReport>,
}

/// What a place may read.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AlternativeReport {
    /// Null for no number.
    pub number: Option<u32>,
    /// By how much it is less likely than the first one, in nats.
    pub cost: f64,
}

impl From<&Scan> for ScanReport {
    fn from(scan: &Scan) -> ScanReport {
        let lines = |lines: &[Clues]| lines.iter().map(numbers).collect();
        ScanReport {
            width: scan.columns.len(),
            height: scan.rows.len(),
            sure: scan.is_sure,
            unsure_sides: scan.unsure_sides.iter().map(|&side| side.into()).collect(),
            verdict: Word::from(&scan.verdict),
            board: place(scan.board),
            rows: lines(&scan.rows),
            columns: lines(&scan.columns),
        }
    }
}

impl From<Side> for ScanSide {
    fn from(side: Side) -> ScanSide {
        match side {
            Side::Top => ScanSide::Top,
            Side::Right => ScanSide::Right,
            Side::Bottom => ScanSide::Bottom,
            Side::Left => ScanSide::Left,
        }
    }
}

fn numbers(clues: &Clues) -> Vec<NumberReport> {
    let number = |number: &ScannedNumber| NumberReport {
        number: number.number,
        sure: number.is_sure,
        place: place(number.quad),
        color: number.colors.first().map(ToString::to_string),
        alternatives: number.alternatives.iter().map(alternative).collect(),
    };
    clues.numbers.iter().map(number).collect()
}

fn alternative(alternative: &Alternative) -> AlternativeReport {
    AlternativeReport { number: alternative.number, cost: f64::from(alternative.cost) / 100.0 }
}

/// Corners with tenths of pixels.
fn place(quad: Quad) -> [[f64; 2]; 4] {
    let tenths = |at: f64| (at * 10.0).round() / 10.0;
    quad.map(|Point { x, y }| [tenths(x), tenths(y)])
}
