//! Which drawing a date has, and how it looks this time.
//!
//! In: a date. Out: [`Day`]. Invariants: no drawing comes twice before all others of its weekday came;
//! when it comes again it is mirrored, in other colors or at another size; feasts keep their colors.
//! Of twelve times from 2028 on no two are alike, unless it is a feast's or its own mirror image.

use super::date::Date;
use super::drawing::{Drawing, drawings};
use super::when::When;
use crate::puzzle::{Puzzle, PuzzleError, Rgb, Turn, turned};

/// The year in which each drawing comes as it was drawn; until then all have their first size.
const FIRST: i32 = 2027;
/// What black becomes in drawings that have no other ink, round by round.
const BLACKS: [Rgb; 3] = [Rgb(0, 0, 0), Rgb(31, 78, 140), Rgb(140, 47, 78)];

/// The drawing of a date.
#[derive(Clone, Copy, Debug)]
pub struct Day {
    /// The drawing, at the size that it has on this date.
    pub drawing: &'static Drawing,
    /// Is the date a feast, to which the drawing belongs?
    pub is_feast: bool,
    /// How often all drawings of its weekday came before, less than 0 before the first year.
    round: i64,
}

impl Day {
    /// The drawing of a date; without the feature `sizes`, `None` on days of another size.
    pub fn of(date: Date) -> Option<Day> {
        let day = Day::at_first_size(date)?;
        // Two rounds of four, while every second is mirrored and every third has the same colors.
        let is_resized = date.year() > FIRST && matches!(day.round % 4, 1 | 2);
        let drawing = if is_resized { day.drawing.resized()? } else { day.drawing };
        Some(Day { drawing, ..day })
    }

    fn at_first_size(date: Date) -> Option<Day> {
        if let Some(drawing) = feast(date) {
            let round = i64::from(date.year() - FIRST);
            return Some(Day { drawing, is_feast: true, round });
        }
        let own = When::Weekday(date.weekday());
        let pool: Vec<&Drawing> = drawings().iter().filter(|one| one.when == own).collect();
        let (turn, count) = (turn(date), i64::try_from(pool.len()).ok()?);
        let place = turn.checked_rem_euclid(count)?;
        let drawing = *pool.get(usize::try_from(place).ok()?)?;
        Some(Day { drawing, is_feast: false, round: turn.div_euclid(count) })
    }

    /// Are left and right exchanged?
    fn is_mirrored(&self) -> bool {
        self.drawing.has_mirror && self.round.rem_euclid(2) == 1
    }

    /// The inks, the background first.
    pub fn inks(&self) -> Vec<Rgb> {
        let own = &self.drawing.inks;
        let round = if self.is_feast { 0 } else { self.round.max(0) % 3 };
        let is_gray = |ink: &&Rgb| ink.0 == ink.1 && ink.1 == ink.2;
        if own.iter().all(|ink| is_gray(&ink)) {
            let black = |&ink: &Rgb| if ink == BLACKS[0] { BLACKS[round as usize] } else { ink };
            return own.iter().map(black).collect();
        }
        let other = |&Rgb(red, green, blue): &Rgb| match round {
            0 => Rgb(red, green, blue),
            1 => Rgb(blue, green, red),
            _ => Rgb(green, red, blue),
        };
        own.iter().map(other).collect()
    }

    /// The puzzle.
    ///
    /// # Errors
    /// Only a defect in the drawings can cause one.
    pub fn puzzle(&self) -> Result<Puzzle, PuzzleError> {
        let puzzle = self.drawing.puzzle(&self.inks())?;
        if !self.is_mirrored() {
            return Ok(puzzle);
        }
        Ok(turned(&puzzle, Turn { is_mirrored: true, steps: 0 })?.0)
    }
}

/// The drawing of the feast on a date. Of several feasts the first in the list counts.
fn feast(date: Date) -> Option<&'static Drawing> {
    let feasts = drawings().iter().take_while(|one| !matches!(one.when, When::Weekday(_)));
    feasts.into_iter().find(|one| one.when.is_feast_on(date))
}

/// How many dates of the same weekday without a feast lie between the start of the first year and
/// this date, which has none either; less than 0 before that start.
fn turn(date: Date) -> i64 {
    let is_before = date.year() < FIRST;
    let years = if is_before { date.year()..=FIRST - 1 } else { FIRST..=date.year() };
    let same = |one: &Date| one.weekday() == date.weekday() && feast(*one).is_none();
    let between = |one: &Date| if is_before { *one >= date } else { *one < date };
    let dates =
        years.flat_map(Date::of_year).filter(|one| between(one) && same(one)).count() as i64;
    if is_before { -dates } else { dates }
}
