//! Dates of the Gregorian calendar.
//!
//! In: years, months and days, or their text. Out: [`Date`]. Invariants: a date exists, and its year is
//! from 2000 to 2099; dates are counted by whole days, so no time zone changes anything.

use crate::message::{Message, message};
use std::fmt;
use std::str::FromStr;

/// A date from 2000 to 2099.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: i32,
    month: u8,
    day: u8,
}

impl Date {
    /// The first and the last year.
    const YEARS: [i32; 2] = [2000, 2099];

    /// The date, if it exists.
    pub fn new(year: i32, month: u8, day: u8) -> Option<Date> {
        let [first, last] = Date::YEARS;
        let is_known = (first..=last).contains(&year) && (1..=12).contains(&month);
        let date = Date { year, month, day };
        (is_known && (1..=date.month_length()).contains(&day)).then_some(date)
    }

    /// The days of a month such as `2027-01`.
    pub fn month(text: &str) -> Option<Vec<Date>> {
        let first: Date = format!("{text}-01").parse().ok()?;
        Some((1..=first.month_length()).map(|day| Date { day, ..first }).collect())
    }

    /// The days of a year, such as `2027`, or of a month, such as `2027-01`.
    pub fn days(text: &str) -> Option<Vec<Date>> {
        let is_year = text.len() == 4 && text.bytes().all(|digit| digit.is_ascii_digit());
        let days: Vec<Date> = match text.parse() {
            Ok(year) if is_year => Date::of_year(year).collect(),
            _ => Date::month(text)?,
        };
        Some(days).filter(|days| !days.is_empty())
    }

    /// All dates of a year.
    pub(super) fn of_year(year: i32) -> impl Iterator<Item = Date> {
        let month = move |month| (1..=31).filter_map(move |day| Date::new(year, month, day));
        (1..=12).flat_map(month)
    }

    /// Its name, as in "Friday, January 1".
    pub fn name(self) -> Message {
        let (weekday, month) = (u32::from(self.weekday()) + 1, u32::from(self.month));
        message!("book-date", weekday = weekday, month = month, day = u32::from(self.day))
    }

    /// The name of its month, as in "January 2027".
    pub fn month_name(self) -> Message {
        message!("book-month", month = u32::from(self.month), year = self.year.to_string())
    }

    /// The year.
    pub fn year(self) -> i32 {
        self.year
    }

    /// The number of its month, from 1.
    pub fn month_number(self) -> u8 {
        self.month
    }

    /// The number of its day in the month, from 1.
    pub fn day_of_month(self) -> u8 {
        self.day
    }

    fn month_length(self) -> u8 {
        match self.month {
            // Every fourth year, since 2000 is a leap year, too.
            2 if self.year % 4 == 0 => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        }
    }

    /// The number of days since the first of January 2000.
    pub(super) fn number(self) -> i64 {
        let months = (1..self.month).map(|month| Date { month, ..self }.month_length());
        let years = i64::from(self.year - Date::YEARS[0]);
        let leaps = (years + 3) / 4;
        years * 365 + leaps + months.map(i64::from).sum::<i64>() + i64::from(self.day) - 1
    }

    /// The number of its weekday: 0 is Monday.
    pub fn weekday(self) -> u8 {
        // The first of January 2000 was a Saturday.
        ((self.number() + 5) % 7) as u8
    }
}

impl fmt::Display for Date {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = ();

    /// Reads `2027-01-31`.
    fn from_str(text: &str) -> Result<Date, ()> {
        let parts: Vec<&str> = text.split('-').collect();
        let &[year, month, day] = &parts[..] else { return Err(()) };
        let date = Date::new(
            year.parse().map_err(drop)?,
            month.parse().map_err(drop)?,
            day.parse().map_err(drop)?,
        );
        // Signs and missing zeros would give one day several names.
        date.filter(|date| date.to_string() == text).ok_or(())
    }
}
