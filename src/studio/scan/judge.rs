//! Decides what the numbers are: the likeliest reading if it has a picture, else the cheapest that
//! has one.
//!
//! In: a [`Reading`]. Out: a [`Scan`]. Invariants: a reading that was repaired is sure only if its
//! picture is the only one, few numbers changed, no other reading is nearly as cheap, and no numbers
//! were looked for where none are seen, since others may be missing. A board whose rules go on, or
//! one with a line at its rim without any number, is never sure.

use super::digits::{BLANK, NAT};
use super::geometry::{Lattice, Quad};
use super::reading::{Care, Number, Reading};
use super::repair::{RepairedReading, repair};
use super::result::{Alternative, Clues, Scan, ScanError, ScannedNumber, Side};
use super::sheet::{Levels, Sheet};
use crate::budget::Budget;
use crate::puzzle::{Clue, Color, Geometry, Ink, Palette, Puzzle, PuzzleError, Rgb, Run};
use crate::solver::{self, Options, Reason, Verdict};

/// The most alternatives that are shown.
const MAX_ALTERNATIVES: usize = 5;
/// The most changed numbers of a sure reading.
const MAX_CHANGED: usize = 3;
/// How much likelier than the next one a number is if it is sure by itself.
const SURE_MARGIN: i32 = 5 * NAT;
/// The same for a number of a puzzle with one picture.
const SURE_IF_UNIQUE: i32 = NAT;

/// The puzzle of the likeliest numbers.
pub fn as_read(reading: &Reading, sheet: &Sheet, budget: &Budget) -> Result<Scan, ScanError> {
    judge_reading(reading, None, sheet, budget)
}

/// The puzzle of the cheapest reading that has a picture; without one, that of the likeliest
/// numbers.
pub fn with_repair(reading: &Reading, sheet: &Sheet, budget: &Budget) -> Result<Scan, ScanError> {
    judge_reading(reading, repair(reading, budget)?.as_ref(), sheet, budget)
}

fn judge_reading(
    reading: &Reading,
    repair: Option<&RepairedReading>,
    sheet: &Sheet,
    budget: &Budget,
) -> Result<Scan, ScanError> {
    let mut scan = likeliest(reading);
    if let Some(repair) = repair {
        apply(&mut scan, repair);
    }
    judge(&mut scan, &reading.palette, budget)?;
    mark(&mut scan, reading, repair);
    let numbers =
        scan.rows.iter_mut().chain(&mut scan.columns).flat_map(|clues| &mut clues.numbers);
    for number in numbers.filter(|number| !number.is_sure) {
        number.crop = sheet.crop(number.quad, &sheet.gray).0;
    }
    Ok(scan)
}

/// The reading as it is.
fn likeliest(reading: &Reading) -> Scan {
    let palette = &reading.palette;
    let lines = |lines: &[Vec<Number>]| lines.iter().map(|line| clues(line, palette)).collect();
    Scan {
        board: corners(&reading.board),
        rows: lines(&reading.rows),
        columns: lines(&reading.columns),
        puzzle: Err(PuzzleError::ClueCount { found: 0, expected: reading.lines().count() }),
        verdict: Verdict::None(Reason::Search),
        unsure_sides: Vec::new(),
        is_sure: false,
    }
}

fn corners(board: &Lattice) -> Quad {
    let (bottom, right) = (board.height(), board.width());
    [(0, 0), (0, right), (bottom, right), (bottom, 0)].map(|(row, column)| board.point(row, column))
}

fn clues(line: &[Number], palette: &[Levels]) -> Clues {
    let number = |number: &Number| {
        let costs = number.scores.costs();
        let alternatives = costs.iter().take(MAX_ALTERNATIVES).map(|&(read, cost)| Alternative {
            number: (read != BLANK).then_some(u32::from(read)),
            cost: (cost * 100 / NAT) as u32,
        });
        let alternatives: Vec<_> = alternatives.collect();
        let number_read = alternatives.first().and_then(|first| first.number);
        let colors = number.colors.iter().filter_map(|&color| palette.get(color).copied().map(rgb));
        let (quad, crop, colors) = (number.quad, Vec::new(), colors.collect());
        ScannedNumber { quad, number: number_read, alternatives, colors, is_sure: true, crop }
    };
    Clues { numbers: line.iter().map(number).collect() }
}

fn rgb([red, green, blue]: Levels) -> Rgb {
    Rgb(red, green, blue)
}

fn apply(scan: &mut Scan, repair: &RepairedReading) {
    let lines = scan.rows.iter_mut().chain(&mut scan.columns);
    for (clues, reads) in lines.zip(&repair.lines) {
        for (number, &reads) in clues.numbers.iter_mut().zip(reads) {
            // A clue of 0 and no clue are the same.
            if number.number.unwrap_or(0) != reads {
                number.number = (reads > 0).then_some(reads);
            }
        }
    }
}

/// Decides whether the puzzle has a picture.
fn judge(scan: &mut Scan, palette: &[Levels], budget: &Budget) -> Result<(), ScanError> {
    scan.puzzle = puzzle(scan, palette);
    scan.verdict = match &scan.puzzle {
        Err(_) => Verdict::None(Reason::Search),
        Ok(puzzle) => solver::judge(puzzle, &Options::default().within(budget.clone()))?,
    };
    Ok(())
}

/// The puzzle in its colors, without any in black and white.
fn puzzle(scan: &Scan, palette: &[Levels]) -> Result<Puzzle, PuzzleError> {
    let geometry = Geometry::rectangle(scan.rows.len() as u32, scan.columns.len() as u32)?;
    let inks: Vec<Rgb> = palette.iter().copied().map(rgb).collect();
    let color = |number: &ScannedNumber| {
        let rgb = number.colors.first();
        Color::nth(inks.iter().position(|ink| Some(ink) == rgb).unwrap_or(0) + 1)
    };
    let clue = |clues: &Clues| {
        let runs = clues.numbers.iter().filter_map(|number| {
            Some(Run::new(number.number.filter(|&length| length > 0)?, color(number)?))
        });
        Clue::Runs(runs.collect())
    };
    let clues = scan.rows.iter().chain(&scan.columns).map(clue).collect();
    Puzzle::new(geometry, palette_of(&inks)?, clues)
}

/// The palette of these colors on white.
fn palette_of(inks: &[Rgb]) -> Result<Palette, PuzzleError> {
    if inks.is_empty() {
        return Ok(Palette::black_on_white());
    }
    let all = std::iter::once(Rgb(255, 255, 255)).chain(inks.iter().copied());
    Palette::new(all.map(|rgb| Ink { rgb, name: None }).collect())
}

/// Marks the numbers that are not sure.
fn mark(scan: &mut Scan, reading: &Reading, repair: Option<&RepairedReading>) {
    let is_unique = matches!(scan.verdict, Verdict::Unique(_));
    let least = if is_unique { SURE_IF_UNIQUE } else { SURE_MARGIN };
    let numbers = scan.rows.iter().chain(&scan.columns).flat_map(|clues| &clues.numbers);
    let change_count = numbers.filter(|number| number.misread().is_some()).count();
    let is_close = repair.is_some_and(|repair| repair.is_close);
    let are_changes_sure =
        is_unique && change_count <= MAX_CHANGED && !is_close && reading.care == Care::Usual;
    let lines = scan.rows.iter_mut().chain(&mut scan.columns);
    for (clues, numbers) in lines.zip(reading.lines()) {
        for (scanned, number) in clues.numbers.iter_mut().zip(numbers) {
            scanned.is_sure = match scanned.misread() {
                Some(_) => are_changes_sure,
                None => number.scores.best().1 >= least,
            };
            scanned.is_sure &= scanned.number.is_none() || scanned.colors.len() < 2;
        }
        leave_gaps_unsure(clues);
    }
    scan.unsure_sides = unsure_sides(scan, reading);
    let mut all = scan.rows.iter().chain(&scan.columns).flat_map(|clues| &clues.numbers);
    scan.is_sure = scan.has_picture()
        && scan.unsure_sides.is_empty()
        && (repair.is_none() || are_changes_sure)
        && all.all(|number| number.is_sure);
}

/// The sides where the rules go on, or whose line has no number.
fn unsure_sides(scan: &Scan, reading: &Reading) -> Vec<Side> {
    let is_empty = |side| scan.outermost(side).is_none_or(|clues| clues.read().next().is_none());
    let sides = Side::ALL.into_iter().zip(reading.open_sides);
    sides.filter(|&(side, is_open)| is_open || is_empty(side)).map(|(side, _)| side).collect()
}

/// A place without a number between numbers is not sure.
fn leave_gaps_unsure(clues: &mut Clues) {
    let behind = clues.numbers.iter_mut().skip_while(|number| number.number.is_none());
    for number in behind.filter(|number| number.number.is_none()) {
        number.is_sure = false;
    }
}
