//! Reads clues without rules: groups of digits beside each line.
//!
//! In: the lattice of a picture, an image. Out: the numbers of rows and of columns. Invariants: all
//! digits of a puzzle have about the same height, and what separates them tells their numbers apart;
//! dark and light digits are tried, and those that are read with more certainty count.

use super::strips::{CELL, Digits, Strip};
use super::{BLANK, Care, Lines, NAT, Number, read_number, sureness};
use crate::budget::Budget;
use crate::scan::digits::normal_by_middle;
use crate::scan::geometry::{Gray, Lattice, Part, flat, median};
use crate::scan::sheet::Sheet;

/// Reads clues of digits; `None` if there are none, or the budget is over.
pub fn read_digits(board: &Lattice, sheet: &Sheet, care: Care, budget: &Budget) -> Option<Lines> {
    // Filled cells pull the crossings of a screen aside. The colors of digits need no such care.
    let board = &if sheet.channels.is_none() { flat(board) } else { board.clone() };
    let dark = with_ink(board, sheet, (&sheet.ink(false), care), budget);
    let light = with_ink(board, sheet, (&sheet.ink(true), care), budget);
    if budget.is_over() {
        return None;
    }
    [dark, light].into_iter().flatten().max_by_key(sureness)
}

/// Reads the clues whose digits are darker than the paper.
fn with_ink(
    board: &Lattice,
    sheet: &Sheet,
    (ink, care): (&Gray, Care),
    budget: &Budget,
) -> Option<Lines> {
    let rows = (0..board.height()).map(|line| (line, false));
    let columns = (0..board.width()).map(|line| (line, true));
    let mut strips = Vec::new();
    for (line, is_column) in rows.chain(columns) {
        if budget.is_over() {
            return None;
        }
        strips.push(Strip::of(board, line, is_column, ink, sheet.channels.is_some()));
    }
    let height = digit_height(&strips)?;
    let page = Page { sheet, ink, care, height };
    let columns = strips.split_off(board.height());
    let (columns_read, ends) = page.numbers(&columns, f64::INFINITY);
    let separation = separation(&strips, columns.iter().zip(ends), height);
    Some((page.numbers(&strips, separation).0, columns_read))
}

/// How the numbers of a page are read: from ink on it, with digits of this height.
struct Page<'a> {
    sheet: &'a Sheet,
    ink: &'a Gray,
    care: Care,
    height: f64,
}

impl Page<'_> {
    /// The numbers of the lines of a side, and how far they reach from the grid, in pixels of strips.
    fn numbers(&self, strips: &[Strip], separation: f64) -> (Vec<Vec<Number>>, Vec<f64>) {
        let boxes = |strip| numbers(strip, self.height, separation);
        let boxes: Vec<Vec<Digits>> = strips.iter().map(boxes).collect();
        let pitch = Pitch::of(strips, &boxes, self.height);
        let read = |strip: &Strip, digits: &Digits| self.number(strip, digits);
        let line = |(strip, boxes): (&Strip, &Vec<Digits>)| {
            let (mut numbers, last, end) = pitch.numbers(strip, boxes, &read);
            if self.care == Care::Pale {
                // Struck numbers look like crosses.
                numbers = numbers.into_iter().map(Number::into_number).collect();
                numbers.extend(pitch.pale(strip, last, &read));
            }
            numbers.reverse();
            (numbers, end)
        };
        strips.iter().zip(&boxes).map(line).unzip()
    }

    /// The number in a box of digits.
    fn number(&self, strip: &Strip, digits: &Digits) -> Number {
        let half = (self.height / 0.66).max(digits.width() / 0.9) / 2.0;
        let (x, y) = digits.middle();
        // Centers of pixels lie at whole numbers.
        let quad = strip.square(x - 0.5, y - 0.5, half);
        read_number(self.sheet, self.ink, quad, normal_by_middle)
    }
}

/// How far apart neighbors are at most, in usual distances; so far if numbers between them are too
/// pale to be seen; how far such a number is off its place, in distances.
const MAX_DISTANCE: f64 = 1.28;
const MAX_STEPS: f64 = 3.0;
const MAX_OFF_PLACE: f64 = 0.35;
/// How far apart the numbers of a column usually are at most, in cells.
const MAX_COLUMN_STEP: f64 = 1.1;
/// How far a number of a column is from the usual place across it at most, in parts of a cell.
const MAX_ASIDE: f64 = 0.22;
/// So many distances are needed to know the usual one.
const MIN_DISTANCES: usize = 5;
/// The widest gap before a number, in pixels of strips.
const MAX_GAP: usize = CELL * 3 / 2;

/// Where the numbers of a side of the grid usually stand, in pixels of strips.
struct Pitch {
    /// From the grid to the middle of the first one.
    first: f64,
    /// From one middle to the next.
    step: f64,
    /// The middles across columns.
    across: f64,
    /// How high digits are.
    height: f64,
}

impl Pitch {
    /// The places of these numbers, those of a line in reading order.
    fn of(strips: &[Strip], boxes: &[Vec<Digits>], height: f64) -> Pitch {
        let (mut firsts, mut steps, mut across) = (Vec::new(), Vec::new(), Vec::new());
        for (strip, boxes) in strips.iter().zip(boxes) {
            let middles: Vec<f64> =
                boxes.iter().rev().map(|digits| strip.to_middle(digits.middle())).collect();
            firsts.extend(middles.first());
            steps.extend(middles.windows(2).map(|pair| pair[1] - pair[0]));
            across.extend(boxes.last().map(|digits| digits.middle().0));
        }
        let first = median(&mut firsts);
        let is_column = strips.first().is_some_and(|strip| strip.is_column);
        if is_column {
            // Others may be those of a title.
            steps.retain(|&step| (height..MAX_COLUMN_STEP * CELL as f64).contains(&step));
        }
        let step = match steps.len() {
            MIN_DISTANCES.. => median(&mut steps),
            // Numbers of columns stand at the same distances.
            1.. if is_column => steps.into_iter().fold(f64::INFINITY, f64::min),
            // No column has two.
            0 if is_column => height,
            _ => 2.0 * first,
        };
        Pitch { first, step: step.max(1.0), across: median(&mut across), height }
    }

    /// The numbers of a line from its boxes, the nearest to the grid first, and how far the middle of the
    /// last one and its end are from the grid, without what stands above the clues of a column, such as
    /// a title: it is farther away than a number, or not in the middle. A number that is too pale to be
    /// seen is looked for where one is lacking.
    fn numbers(
        &self,
        strip: &Strip,
        boxes: &[Digits],
        read: &dyn Fn(&Strip, &Digits) -> Number,
    ) -> (Vec<Number>, f64, f64) {
        let mut numbers = Vec::new();
        let (mut last, mut edge) = (self.first - self.step, 0.0);
        for digits in boxes.iter().rev() {
            let (x, _) = digits.middle();
            let at = strip.to_middle(digits.middle());
            let lost = self.lost(strip, digits, at - last, read);
            let (near, far) = strip.ends(digits);
            let is_far = match strip.is_column {
                true => at - last > MAX_DISTANCE * self.step,
                false => near > edge + MAX_GAP as f64,
            };
            let is_aside = strip.is_column && (x - self.across).abs() > MAX_ASIDE * CELL as f64;
            if is_aside || is_far && lost.is_empty() {
                break;
            }
            numbers.extend(lost);
            numbers.push(read(strip, digits));
            (last, edge) = (at, far);
        }
        (numbers, last, edge)
    }

    /// The numbers behind the last one that is seen, the nearest to it first: where the next ones would
    /// stand is no shape, and yet it reads as a number.
    fn pale(
        &self,
        strip: &Strip,
        last: f64,
        read: &dyn Fn(&Strip, &Digits) -> Number,
    ) -> Vec<Number> {
        let places = (1..).map(|step| last + f64::from(step) * self.step);
        let places = places.take_while(|&at| at + self.height < strip.along() as f64);
        let boxes = places.map(|at| strip.digits_at(at, self.across, self.height));
        let free = boxes.take_while(|digits| {
            // Pale digits may show some of their parts.
            let is_over = |shape: &Part| {
                let is_digit = shape.height() as f64 >= OF_DIGITS.start * self.height;
                is_digit && Digits::of(shape).meets(digits)
            };
            !strip.shapes.iter().any(is_over)
        });
        let numbers = free.map(|digits| read(strip, &digits));
        let is_number = |number: &Number| {
            let (read, margin) = number.scores.best();
            read != BLANK && margin > NAT
        };
        numbers.take_while(is_number).collect()
    }

    /// The numbers that are too pale to be seen between this one and the next one, so far from it, the
    /// nearest to the grid first; none if one of their places is blank.
    fn lost(
        &self,
        strip: &Strip,
        digits: &Digits,
        way: f64,
        read: &dyn Fn(&Strip, &Digits) -> Number,
    ) -> Vec<Number> {
        let steps = (way / self.step).round();
        if !(2.0..=MAX_STEPS).contains(&steps) || (way / self.step - steps).abs() > MAX_OFF_PLACE {
            return Vec::new();
        }
        let place = |step: usize| digits.moved(strip.is_column, way * (1.0 - step as f64 / steps));
        let lost: Vec<Number> = (1..steps as usize).map(|step| read(strip, &place(step))).collect();
        let is_blank = |number: &Number| number.scores.best().0 == BLANK;
        if lost.iter().any(is_blank) { Vec::new() } else { lost }
    }
}

/// So many numbers of two digits in columns show how they are set.
const MIN_PAIRS: usize = 3;

/// Digits whose middles are so far apart, in heights of a digit, are of two numbers.
const MIN_NUMBER_DISTANCE: f64 = 1.6;

/// The usual height of digits, in pixels of strips; `None` if there are none.
fn digit_height(strips: &[Strip]) -> Option<f64> {
    let nearby = strips
        .iter()
        .flat_map(|strip| strip.shapes.iter().filter(|shape| strip.distance(shape) < 3 * CELL));
    let digits = nearby.filter(|shape| {
        (10..=46).contains(&shape.height())
            && shape.width() <= 46
            && shape.width() * 8 > shape.height()
    });
    let mut heights: Vec<f64> = digits.map(|shape| shape.height() as f64).collect();
    (!heights.is_empty()).then(|| median(&mut heights))
}

/// Which distance of the middles of two digits separates numbers of a row, in pixels of strips.
///
/// In columns a number stands above the other, so digits beside each other are of one number: their
/// distances show how numbers of two digits are set.
fn separation<'a>(
    rows: &[Strip],
    columns: impl Iterator<Item = (&'a Strip, f64)>,
    height: f64,
) -> f64 {
    let beside = |shapes: &[Digits], at: usize| {
        let one = shapes[at];
        let level =
            shapes[at + 1..].iter().filter(|other| (one.top - other.top).abs() < 0.3 * height);
        level.map(|other| middles(&one, other, height)).collect::<Vec<f64>>()
    };
    let mut distances_within = Vec::new();
    for (strip, end) in columns {
        let mut shapes = digits(strip, height);
        shapes.retain(|digits| strip.ends(digits).0 < end);
        let distances = (0..shapes.len()).flat_map(|at| beside(&shapes, at));
        distances_within.extend(distances.filter(|&distance| distance < 1.3 * height));
    }
    let mut between = Vec::new();
    for strip in rows {
        let shapes = digits(strip, height);
        between.extend((0..shapes.len()).filter_map(|at| beside(&shapes, at).first().copied()));
    }
    distances_within.sort_by(f64::total_cmp);
    between.sort_by(f64::total_cmp);
    if distances_within.len() < MIN_PAIRS {
        return widest_gap(&between, height);
    }
    let widest = distances_within[distances_within.len() - 1];
    let next = between.into_iter().filter(|&distance| distance > 1.12 * widest);
    let next = next.fold(1.6 * widest, f64::min).max(1.2 * widest);
    (widest + next) / 2.0
}

/// The middle of the widest gap between distances, among those that may separate numbers. Numbers
/// stand farther apart than the digits of any font.
fn widest_gap(distances: &[f64], height: f64) -> f64 {
    let (usual, limit) = (0.85 * height, MIN_NUMBER_DISTANCE * height);
    let gaps = distances.iter().copied().filter(|&distance| distance < limit);
    let gaps: Vec<f64> = gaps.chain([limit]).collect();
    let pairs = gaps.windows(2).map(|pair| (pair[1] - pair[0], (pair[0] + pair[1]) / 2.0));
    let fitting = pairs.filter(|&(gap, middle)| {
        gap > 0.12 * height && (0.6 * height..1.3 * height).contains(&middle)
    });
    fitting.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(usual, |(_, middle)| middle)
}

/// The distance from the middle of the last digit of one box to that of the first of another, where
/// a wide box has two digits.
fn middles(one: &Digits, other: &Digits, height: f64) -> f64 {
    let (left, right) = if one.left < other.left { (one, other) } else { (other, one) };
    let inner = |digits: &Digits| {
        if digits.width() > 0.95 * height { digits.width() / 4.0 } else { digits.width() / 2.0 }
    };
    right.left + inner(right) - (left.right - inner(left))
}

/// Heights of shapes, in heights of a digit: digits, those of numbers from 10 on that are set smaller,
/// and numbers that are struck out.
const OF_DIGITS: std::ops::Range<f64> = 0.75..1.3;
const OF_SMALL_DIGITS: std::ops::Range<f64> = 0.5..0.75;
const OF_STRUCK: std::ops::Range<f64> = 1.3..2.0;
/// The widest number, in heights of a digit.
const WIDEST: f64 = 2.4;

/// The shapes of a strip that are digits, up to the first wide gap.
fn digits(strip: &Strip, height: f64) -> Vec<Digits> {
    let part = |shape: &Part| shape.height() as f64 / height;
    let is_small = |shape: &Part| OF_SMALL_DIGITS.contains(&part(shape));
    let is_in_small_pair = |shape: &Part| {
        let is_beside = |other: &Part| {
            let middle = |shape: &Part| (shape.left + shape.right) as f64 / 2.0;
            let apart = (middle(shape) - middle(other)).abs() / height;
            is_small(other) && shape.top.abs_diff(other.top) < 4 && (0.2..0.9).contains(&apart)
        };
        // Digits that touch are one shape.
        is_small(shape)
            && (shape.width() * 10 > shape.height() * 9 || strip.shapes.iter().any(is_beside))
    };
    let is_digit = |shape: &&Part| {
        // A bar beside a line that is done is high, too, but narrow.
        let is_struck = OF_STRUCK.contains(&part(shape)) && shape.width() * 4 > shape.height();
        let is_high = OF_DIGITS.contains(&part(shape)) || is_struck;
        (shape.width() as f64) < WIDEST * height && (is_high || is_in_small_pair(shape))
    };
    let mut edge = 0;
    let mut digits = Vec::new();
    for shape in strip.shapes.iter().filter(is_digit) {
        // Some that are too pale may stand between.
        if strip.distance(shape) > edge + MAX_GAP + 2 * CELL {
            break;
        }
        edge = strip.distance(shape) + if strip.is_column { shape.height() } else { shape.width() };
        digits.push(Digits::of(shape));
    }
    digits
}

/// The boxes of the numbers of a strip, in reading order.
pub fn numbers(strip: &Strip, height: f64, separation: f64) -> Vec<Digits> {
    let mut numbers: Vec<Digits> = Vec::new();
    for digits in digits(strip, height) {
        let is_same = |last: &Digits| {
            let is_level = (last.top - digits.top).abs() < 0.4 * height;
            is_level
                && last.union(&digits).width() < WIDEST * height
                && (strip.is_column || middles(last, &digits, height) < separation)
        };
        // Digits of a number may be taken out of order, as one of them is lower by a pixel.
        match numbers.last_mut().filter(|last| is_same(last)) {
            Some(last) => *last = last.union(&digits),
            None => numbers.push(digits),
        }
    }
    numbers.reverse();
    numbers
}
