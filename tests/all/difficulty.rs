//! One scale of difficulty, from outside: the same word and stars in all commands, more of them
//! for harder kinds of steps, and the table of people's labels.

use crate::folder::Folder;
use nonosat_engine::explanation::{Class, Rating, Stars, rate};
use nonosat_engine::solver::{Options, Verdict};
use nonosat_files::read;
use nonosat_sat::budget::Budget;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The unique puzzles of the collection, each with its rating.
fn rated() -> Vec<(String, Rating)> {
    let verdicts = fs::read_to_string(root().join("puzzles/verdicts.csv")).unwrap();
    let names = verdicts.lines().skip(1).filter_map(|line| line.split_once(",unique,"));
    let of = |(name, _): (&str, &str)| {
        let bytes = fs::read(root().join("puzzles").join(name)).unwrap();
        let puzzle = read(&bytes, None).unwrap().into_puzzle();
        let Ok(Verdict::Unique(only)) =
            nonosat_engine::solver::face::judge(&puzzle, &Options::default())
        else {
            panic!("{name}")
        };
        (name.to_owned(), rate(&puzzle, Some(only.picture()), &Budget::endless()).unwrap())
    };
    names.map(of).collect()
}

#[test]
fn puzzles_that_need_trials_have_more_stars_than_trivial_ones() {
    let rated = rated();
    let stars = |is_meant: fn(Class) -> bool| {
        let meant = rated.iter().filter(move |(_, rating)| is_meant(rating.class));
        meant.map(|(name, rating)| (rating.stars, name))
    };
    let hardest_trivial = stars(|class| class == Class::Trivial).max().unwrap();
    let easiest_trials = stars(|class| class >= Class::Trials).min().unwrap();
    assert!(hardest_trivial.0 < easiest_trials.0, "{hardest_trivial:?} {easiest_trials:?}");
    assert!(stars(|class| class >= Class::DeepTrials).all(|(stars, _)| stars.halves() >= 9));
    // Human pictures use most of the scale.
    let used: std::collections::BTreeSet<Stars> = rated.iter().map(|found| found.1.stars).collect();
    assert!(used.len() >= 8, "{used:?}");
    assert!(rated.iter().all(|(_, it)| it.difficulty == it.stars.difficulty()));
}

#[test]
fn all_commands_have_the_same_word_and_stars() {
    let file = crate::cli::puzzle("key.non");
    let folder = Folder::new(&[]);
    let (_, json, _) = folder.run(&format!("check --json '{file}'"));
    let rating = serde_json::from_str::<Value>(&json).unwrap()["rating"].clone();
    let number = rating["stars"].as_f64().unwrap();
    assert!((2.0 * number).fract() == 0.0 && (0.5..=5.0).contains(&number), "{rating}");
    let (word, minutes) = (rating["difficulty"].as_str().unwrap(), &rating["minutes"]);
    let text = format!("by lines, {word}, {number} stars, about {minutes} minutes");
    for command in ["check", "info", "explain"] {
        let (_, out, _) = folder.run(&format!("{command} '{file}'"));
        assert!(out.contains(&text), "{command}: {text}: {out}");
    }
    let (_, table, _) = folder.run("make random --size 9x9 -o made");
    let (_, made, _) = folder.run("check made/random-1.non");
    let made = made.trim_end().split_once("unique, ").unwrap().1;
    assert!(table.trim_end().ends_with(made), "{table} {made}");
    let (grade, time) = made.rsplit_once(", ").unwrap();
    let sheet = folder.read("made/contact.svg");
    assert!(sheet.contains(grade) && sheet.contains(time), "{made}");
}

#[test]
fn stars_choose_the_class_of_puzzles_by_chance_unless_it_is_given() {
    let folder = Folder::new(&[]);
    for (options, class) in [
        ("--stars 0.5-1", "at a glance, gentle, "),
        ("--stars 1.5-2", "by lines, easy, "),
        ("--stars 3.5-4", "by trials, hard, "),
        ("--class lines --stars 0.5-1", "by lines, gentle, "),
    ] {
        let (status, out, message) =
            folder.run(&format!("make random --size 12x12 {options} -o made --force"));
        assert!(status == 0 && out.contains(class), "{options}: {out} {message}");
    }
}

/// The table that docs/EXPLAIN.md takes its figures from belongs to this formula.
#[test]
fn the_table_of_labels_has_the_stars_of_its_scores() {
    let table = fs::read_to_string(root().join("tests/difficulty/labels.csv")).unwrap();
    let mut lines = table.lines();
    assert_eq!(
        lines.next(),
        Some("set,label,seconds,cells,class,steps,score_before,stars_before,score,stars")
    );
    let mut rows = 0;
    for line in lines {
        let fields: Vec<&str> = line.split(',').collect();
        let stars = Stars::of(fields[8].parse().unwrap(), fields[3].parse().unwrap());
        assert_eq!(stars.to_string(), fields[9], "{line}");
        rows += 1;
    }
    assert!(rows > 200, "{rows}");
}
