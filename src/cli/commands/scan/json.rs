//! A scan as JSON.
//!
//! In: a scan. Out: one object. Places are pixels from the left and the top of the image.

use nonosat::scan::{Alternative, Clues, Point, Quad, Scan, ScannedNumber, Verdict};
use serde::Serialize;

#[derive(Serialize)]
struct ScanReport<'a> {
    file: &'a str,
    width: usize,
    height: usize,
    /// Is every number sure, and has the puzzle a picture?
    sure: bool,
    verdict: &'static str,
    /// The corners of the picture: top left, top right, bottom right, bottom left.
    board: [[f64; 2]; 4],
    rows: Vec<Vec<NumberReport>>,
    columns: Vec<Vec<NumberReport>>,
}

#[derive(Serialize)]
struct NumberReport {
    /// Null where there is no number.
    number: Option<u32>,
    sure: bool,
    place: [[f64; 2]; 4],
    /// The likeliest first, before lines were compared.
    alternatives: Vec<AlternativeReport>,
}

#[derive(Serialize)]
struct AlternativeReport {
    number: Option<u32>,
    /// By how much it is less likely than the first one, in nats.
    cost: f64,
}

/// The scan of a file as one line.
pub fn text(file: &str, scan: &Scan) -> serde_json::Result<String> {
    let lines = |lines: &[Clues]| lines.iter().map(numbers).collect();
    serde_json::to_string(&ScanReport {
        file,
        width: scan.columns.len(),
        height: scan.rows.len(),
        sure: scan.is_sure,
        verdict: match scan.verdict {
            Verdict::Unique => "unique",
            Verdict::Several => "several",
            Verdict::None => "none",
            Verdict::Undecided => "undecided",
        },
        board: place(scan.board),
        rows: lines(&scan.rows),
        columns: lines(&scan.columns),
    })
}

fn numbers(clues: &Clues) -> Vec<NumberReport> {
    let number = |number: &ScannedNumber| NumberReport {
        number: number.number,
        sure: number.is_sure,
        place: place(number.quad),
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
