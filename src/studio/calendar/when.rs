//! On which dates a drawing may come.
//!
//! In: a word of the list of drawings. Out: [`When`], which knows its dates. Invariants: a feast comes
//! once a year.

use super::date::Date;

/// When a drawing comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// On a weekday, when its turn comes: 0 is Monday.
    Weekday(u8),
    /// On this day of this month.
    Fixed(u8, u8),
    /// So many days after Easter Sunday, or before it.
    Easter(i64),
    /// On the fourth Thursday of November.
    Thanksgiving,
    /// On the fourth Sunday before Christmas.
    Advent,
}

const WEEKDAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

impl When {
    /// Reads `mon`, `12-24`, `easter-47`, `thanksgiving` or `advent`.
    pub(super) fn read(word: &str) -> Option<When> {
        if let Some(weekday) = WEEKDAYS.iter().position(|name| *name == word) {
            return Some(When::Weekday(weekday as u8));
        }
        if let Some(days) = word.strip_prefix("easter") {
            return days.parse().ok().map(When::Easter);
        }
        match word {
            "thanksgiving" => Some(When::Thanksgiving),
            "advent" => Some(When::Advent),
            _ => {
                let (month, day) = word.split_once('-')?;
                Some(When::Fixed(month.parse().ok()?, day.parse().ok()?))
            }
        }
    }

    /// Is it this feast that is on this date? No weekday is a feast.
    pub(super) fn is_feast_on(self, date: Date) -> bool {
        let is_in = |month, days: std::ops::RangeInclusive<u8>| {
            date.month_number() == month && days.contains(&date.day_of_month())
        };
        match self {
            When::Weekday(_) => false,
            When::Fixed(month, day) => is_in(month, day..=day),
            When::Easter(days) => easter(date.year()) + days == date.number(),
            When::Thanksgiving => date.weekday() == 3 && is_in(11, 22..=28),
            When::Advent => date.weekday() == 6 && (is_in(11, 27..=30) || is_in(12, 1..=3)),
        }
    }
}

/// The number of Easter Sunday of a year from 1900 to 2099 (Gauss): the days after March 22 by the
/// moon, then on to the Sunday.
fn easter(year: i32) -> i64 {
    let moon = (19 * (year % 19) + 24) % 30;
    let sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
    let days = moon + sunday;
    // April 26 is a week too late, and so is April 25 if the moon of the years before had that date.
    let is_late = days == 35 || (days == 34 && moon == 28 && year % 19 > 10);
    let start = Date::new(year, 3, 22).map_or(0, Date::number);
    start + i64::from(if is_late { days - 7 } else { days })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easter_is_on_its_sundays() {
        let known = [
            "2000-04-23",
            "2008-03-23",
            "2011-04-24",
            "2026-04-05",
            "2027-03-28",
            "2028-04-16",
            "2038-04-25",
            "2049-04-18",
            "2076-04-19",
        ];
        for text in known {
            let date: Date = text.parse().unwrap();
            assert_eq!(easter(date.year()), date.number(), "{text}");
            assert_eq!(date.weekday(), 6, "{text}");
        }
    }

    #[test]
    fn feasts_that_move_have_their_dates() {
        for (word, text) in [
            ("easter-47", "2027-02-09"),
            ("easter-1", "2027-03-27"),
            ("easter+0", "2027-03-28"),
            ("thanksgiving", "2026-11-26"),
            ("thanksgiving", "2027-11-25"),
            ("advent", "2026-11-29"),
            ("advent", "2028-12-03"),
            ("12-24", "2031-12-24"),
        ] {
            let date: Date = text.parse().unwrap();
            assert!(When::read(word).unwrap().is_feast_on(date), "{word}");
        }
        assert_eq!(When::read("someday"), None);
    }
}
