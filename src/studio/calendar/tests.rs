//! Tests of the rule of the days.

use super::day::Day;
use super::drawing::{Drawing, drawings};
use super::{Date, when::When};
use crate::puzzle::Shape;
use std::collections::BTreeSet;

fn date(text: &str) -> Date {
    text.parse().unwrap()
}

fn days_of(year: i32) -> Vec<Date> {
    (1..=12).flat_map(|month| Date::month(&format!("{year}-{month:02}")).unwrap()).collect()
}

#[test]
fn dates_exist_and_have_their_weekdays() {
    for wrong in [
        "2027-02-29",
        "2027-2-3",
        "+2027-02-03",
        "1999-12-31",
        "2100-01-01",
        "2027-13-01",
        "",
        "2027-01",
    ] {
        assert!(wrong.parse::<Date>().is_err(), "{wrong}");
    }
    assert_eq!(date("2026-11-26").weekday(), 3);
    assert_eq!(date("2028-02-29").weekday(), 1);
    assert_eq!(date("2099-12-31").weekday(), 3);
    let numbers: Vec<i64> = (2000..=2099).flat_map(days_of).map(Date::number).collect();
    assert!(numbers.iter().enumerate().all(|(place, number)| *number == place as i64));
    assert_eq!(Date::month("2028-02").unwrap().len(), 29);
    assert_eq!(Date::month("2028-2"), None);
}

#[test]
fn a_year_has_each_drawing_about_once_and_feasts_on_their_days() {
    for year in [2026, 2027, 2028, 2031, 2098] {
        let names: Vec<&str> =
            days_of(year).into_iter().map(|date| Day::of(date).unwrap().drawing.name).collect();
        let different: BTreeSet<_> = names.iter().collect();
        assert!(different.len() >= 350, "{year}: {}", different.len());
    }
    for (text, name) in [
        ("2027-03-28", "easter-egg"),
        ("2028-04-16", "easter-egg"),
        ("2027-11-25", "turkey"),
        ("2027-12-24", "christmas-tree"),
        ("2030-10-31", "jack-o-lantern"),
        // Easter Sunday is on a day of another feast.
        ("2029-04-01", "easter-egg"),
        ("2028-04-01", "clown"),
    ] {
        let day = Day::of(date(text)).unwrap();
        assert_eq!((day.drawing.name, day.is_feast), (name, true), "{text}");
    }
}

#[test]
fn two_years_differ_in_nearly_every_day() {
    let same = |year: i32| {
        let pairs = days_of(year).into_iter().filter_map(|date| {
            let next = Date::new(year + 1, date.month_number(), date.day_of_month())?;
            Some((Day::of(date)?.puzzle().ok()?, Day::of(next)?.puzzle().ok()?))
        });
        pairs.filter(|(one, other)| one == other).count()
    };
    // Feasts that look the same in a mirror.
    assert!(same(2027) <= 20 && same(2028) <= 20, "{} and {}", same(2027), same(2028));
}

#[test]
fn mondays_are_small_saturdays_large_and_colored_and_sundays_have_all_other_shapes() {
    let all = || drawings().iter().chain(drawings().iter().filter_map(Drawing::resized));
    let of = |weekday| all().filter(move |one| one.when == When::Weekday(weekday));
    for drawing in of(0) {
        let is_small = drawing.cells().len() <= 200 && drawing.stars.halves() <= 4;
        assert!(is_small, "{}", drawing.name);
    }
    for drawing in of(5) {
        let is_large = drawing.cells().len() >= 500 && drawing.inks.len() > 2;
        assert!(is_large, "{}", drawing.name);
    }
    let odd = |shape: Shape| shape.rectangle().is_none();
    assert!((0..6).flat_map(of).all(|one| !odd(one.shape)));
    assert!(of(6).all(|one| odd(one.shape)));
}

#[test]
fn a_drawing_that_comes_again_is_mirrored_in_other_colors_and_at_another_size() {
    let [first, again] = ["2027-11-27", "2028-12-16"].map(|text| Day::of(date(text)).unwrap());
    assert_eq!((first.drawing.name, again.drawing.name), ("rocking-horse", "rocking-horse"));
    let (one, other) = (first.puzzle().unwrap(), again.puzzle().unwrap());
    assert_eq!(one, first.drawing.puzzle(&first.drawing.inks).unwrap());
    assert_ne!(one.palette(), other.palette());
    assert_ne!(one.geometry().shape(), other.geometry().shape());
    let resized = again.drawing.puzzle(&again.inks()).unwrap();
    let row = resized.geometry().lines().nth(3).unwrap();
    let mut mirrored = other.clue(row).clone();
    mirrored.reverse();
    assert_eq!(resized.clue(row), &mirrored);
}

#[test]
fn a_drawing_looks_different_twelve_times() {
    let times = (2027..=2099).flat_map(days_of).filter_map(Day::of);
    let horses = times.filter(|day| day.drawing.name == "rocking-horse").take(13);
    let horses: Vec<_> = horses.map(|day| day.puzzle().unwrap()).collect();
    let (last, twelve) = horses.split_last().unwrap();
    assert!((1..12).all(|at| !twelve[..at].contains(&twelve[at])));
    assert_eq!(last, &twelve[0]);
}
