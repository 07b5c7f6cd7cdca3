//! Reads the clues of a puzzle from a screenshot or a photograph.
//!
//! In: the bytes of an image. Out: [`Scan`]: the place and the reading of each number, and the
//! puzzle. Invariants: nothing is called sure unless the puzzle has a picture; time, pixels and
//! memory are bounded.
//!
//! `sheet` has the image and the light on it, `geometry` finds the grid, `digits` recognizes a
//! number, `reading` reads all numbers, `colors` says which colors numbers have, `repair` finds the
//! cheapest reading that has a picture, `result` has what comes out. `docs/SCAN.md` describes the
//! method and how well it works.

mod colors;
mod digits;
mod geometry;
mod judge;
#[cfg(feature = "image")]
mod overlay;
mod page;
mod reading;
mod repair;
mod result;
mod sheet;

pub use digits::SIDE as CROP_SIDE;
pub use geometry::{Point, Quad};
#[cfg(feature = "image")]
pub use overlay::overlay;
pub use page::Page;
pub use result::{Alternative, Clues, Scan, ScanError, ScannedNumber, Side};

use crate::budget::Budget;
use crate::solver::{Limit, Reason, Verdict};
use geometry::Lattice;
use reading::Reading;
use sheet::Sheet;
use std::time::Duration;

/// The most lattices that are read.
const MAX_LATTICES: usize = 4;
/// Time limit for the repair of the numbers of a lattice, so that the next one gets its turn.
const REPAIR_TIME: Duration = Duration::from_secs(10);

/// The ways in which an image may be turned.
const QUARTERS: usize = 4;

/// Reads the puzzle of an image.
///
/// # Errors
/// [`ScanError`] if the image cannot be decoded or shows no board with clues, if the time was over,
/// or if a solver is broken.
pub fn scan(bytes: &[u8], budget: &Budget) -> Result<Scan, ScanError> {
    read(&Sheet::decode(bytes, false, budget)?, budget)
}

/// Reads the puzzle of an image whose clues have colors: those of tiles, or those of digits.
///
/// # Errors
/// As [`scan`].
pub fn scan_colors(bytes: &[u8], budget: &Budget) -> Result<Scan, ScanError> {
    read(&Sheet::decode(bytes, true, budget)?, budget)
}

/// Reads the puzzle of an image whose clues may have colors: they do if the image has some, several
/// colors are found, and the clues have a picture, or have none in black and white either.
///
/// # Errors
/// As [`scan`].
pub fn scan_guessed(bytes: &[u8], budget: &Budget) -> Result<Scan, ScanError> {
    let mut sheet = Sheet::decode(bytes, true, budget)?;
    let colored = if sheet.is_colorful() { read(&sheet, budget).ok() } else { None };
    let colored = colored.filter(|scan| scan.colors() > 1);
    if colored.as_ref().is_some_and(Scan::has_picture) {
        return colored.ok_or(ScanError::NoGrid);
    }
    sheet.channels = None;
    match (read(&sheet, budget), colored) {
        (Ok(scan), Some(colored)) => Ok(if scan.has_picture() { scan } else { colored }),
        (Err(_), Some(colored)) => Ok(colored),
        (plain, None) => plain,
    }
}

/// Reads all puzzles of an image, in colors or in black and white. Those beside the first one stand as it
/// does.
///
/// # Errors
/// As [`scan`].
pub fn scan_page(bytes: &[u8], is_colored: bool, budget: &Budget) -> Result<Page, ScanError> {
    let sheet = Sheet::decode(bytes, is_colored, budget)?;
    let (first, widths) = read_turned(&sheet, budget)?;
    let turned = widths.iter().fold(sheet, |sheet, _| sheet.rotated());
    let Page { scans, is_cut } = Page::of(first, &turned, budget)?;
    Ok(Page { scans: scans.into_iter().map(|scan| turned_back(scan, &widths)).collect(), is_cut })
}

/// Reads a sheet, however it is turned.
fn read(sheet: &Sheet, budget: &Budget) -> Result<Scan, ScanError> {
    read_turned(sheet, budget).map(|(scan, widths)| turned_back(scan, &widths))
}

/// The scan of a sheet from that of the sheet turned by quarters, before each of which it was so wide.
fn turned_back(scan: Scan, widths: &[usize]) -> Scan {
    widths.iter().rev().fold(scan, |scan, &width| scan.turned_back(width))
}

/// Reads a sheet, turned by quarters if it shows rules but no clues above and left of them: the scan
/// of the turned sheet, and how wide it was before each turn.
fn read_turned(sheet: &Sheet, budget: &Budget) -> Result<(Scan, Vec<usize>), ScanError> {
    let upright = read_upright(sheet, budget);
    let mut widths = Vec::new();
    if !matches!(upright, Err(ScanError::NoGrid)) || sheet.lattices(budget).next().is_none() {
        return upright.map(|scan| (scan, widths));
    }
    let (mut turned, mut width) = (sheet.rotated(), sheet.gray.width());
    for _ in 1..QUARTERS {
        widths.push(std::mem::replace(&mut width, turned.gray.width()));
        match read_upright(&turned, budget) {
            Ok(scan) if scan.has_picture() => return Ok((scan, widths)),
            Err(ScanError::NoGrid) | Ok(_) => turned = turned.rotated(),
            Err(error) => return Err(error),
        }
    }
    upright.map(|scan| (scan, Vec::new()))
}

fn read_upright(sheet: &Sheet, budget: &Budget) -> Result<Scan, ScanError> {
    let mut readings: Vec<(Reading, Scan)> = Vec::new();
    let mut lattices_so_far = Vec::new();
    let mut lattices = sheet.lattices(budget).take(MAX_LATTICES);
    while let Some(candidate) = lattices.next() {
        lattices_so_far.push(candidate.lattice.clone());
        let Some(mut reading) = reading::read(&candidate, sheet, budget) else { continue };
        let size = |reading: &Reading| (reading.rows.len(), reading.columns.len());
        let is_no_better = |(other, _): &(Reading, Scan)| {
            size(other) == size(&reading) && other.disagreement() <= reading.disagreement()
        };
        if readings.iter().any(is_no_better) {
            continue;
        }
        colors::paint(&mut reading);
        let scan = judge::as_read(&reading, sheet, budget)?;
        if !matches!(scan.verdict, Verdict::None(_)) {
            if reading.board.has_room_beside(&sheet.gray) {
                lattices_so_far.extend(lattices.map(|candidate| candidate.lattice));
            }
            let is_questioned = question_beside_larger(&mut reading, &lattices_so_far);
            return if is_questioned { judge::as_read(&reading, sheet, budget) } else { Ok(scan) };
        }
        readings.push((reading, scan));
    }
    readings.sort_by_key(|(reading, _)| reading.disagreement());
    for (reading, scan) in &mut readings {
        let Some(mut grown) = reading::grown(reading, sheet, budget) else { continue };
        colors::paint(&mut grown);
        question_beside_larger(&mut grown, &lattices_so_far);
        let grown_scan = judge::as_read(&grown, sheet, budget)?;
        if !matches!(grown_scan.verdict, Verdict::None(_)) {
            return Ok(grown_scan);
        }
        if grown.count() >= reading.count() && grown.disagreement() < reading.disagreement() {
            (*reading, *scan) = (grown, grown_scan);
        }
    }
    readings.sort_by_key(|(reading, _)| reading.disagreement());
    readings.iter_mut().for_each(|(reading, _)| {
        question_beside_larger(reading, &lattices_so_far);
    });
    let mut is_cut = false;
    for (reading, _) in &readings {
        let budget = budget.clone().at_most(REPAIR_TIME);
        let scan = judge::with_repair(reading, sheet, &budget)?;
        if !matches!(scan.verdict, Verdict::None(_)) {
            return Ok(scan);
        }
        is_cut |= budget.is_over();
    }
    let first = readings.into_iter().next().map(|(_, scan)| match scan.verdict {
        // Which side has too many cells says more.
        Verdict::None(Reason::Totals(_)) if !is_cut => scan,
        _ if is_cut => Scan { verdict: Verdict::Undecided(None, Limit::of(budget)), ..scan },
        _ => Scan { verdict: Verdict::None(Reason::Search), ..scan },
    });
    first.ok_or(if budget.is_over() { ScanError::Stopped } else { ScanError::NoGrid })
}

/// Of two boards the larger one may be meant, though it was not read: no side of the other is sure.
fn question_beside_larger(reading: &mut Reading, lattices: &[Lattice]) -> bool {
    let is_beside = lattices.iter().any(|lattice| reading.board.is_beside_larger(lattice));
    if is_beside {
        reading.open_sides = [true; 4];
    }
    is_beside
}

/// Images that are no puzzles.
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_shows_no_grid_is_refused() {
        let plain = b"P5 40 40 255\n".iter().copied().chain([200; 1600]).collect::<Vec<u8>>();
        assert!(matches!(scan(&plain, &Budget::endless()), Err(ScanError::NoGrid)));
        assert!(matches!(scan(b"no image", &Budget::endless()), Err(ScanError::Image(_))));
    }
}
