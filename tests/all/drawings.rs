//! The drawings of the days: the packed data are those of the folder, and every drawing is a fair puzzle
//! with a name.

use nonosat_board::document::Document;
use nonosat_board::puzzle::{Shape, Sides};
use nonosat_engine::explanation::{Class, Rating, rate_lines};
use nonosat_engine::solver::{Options, Verdict, judge};
use nonosat_files::{Format, read};
use nonosat_sat::budget::Budget;
use nonosat_studio::calendar::{Date, Day, Drawing, drawings};
use nonosat_words::Language;
use std::fmt::Write;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// The puzzle of a file without its ending, such as `owl` or `resized/owl`, if the file is there.
fn document(name: &str) -> Option<Document> {
    let bytes = std::fs::read(root().join(format!("puzzles/drawings/{name}.clues"))).ok()?;
    Some(read(&bytes, Some(Format::Clues)).unwrap())
}

/// The lines of the list: name, shelf, when it comes.
fn list() -> Vec<[String; 3]> {
    let text = std::fs::read_to_string(root().join("puzzles/drawings/year.tsv")).unwrap();
    let line = |line: &str| {
        let parts: Vec<String> = line.split('\t').map(str::to_owned).collect();
        parts.try_into().unwrap()
    };
    text.lines().filter(|line| !line.starts_with('#')).map(line).collect()
}

fn rated(document: &Document) -> Rating {
    rate_lines(document.puzzle(), &Budget::endless()).unwrap()
}

/// The cells of the goal as runs: color and length less one in a byte each.
fn runs(document: &Document) -> Vec<u8> {
    let mut runs: Vec<u8> = Vec::new();
    for color in document.goal().unwrap().colors() {
        let color = color.index() as u8;
        match runs.last_mut() {
            Some(run) if *run >> 5 == color && *run & 31 < 31 => *run += 1,
            _ => runs.push(color << 5),
        }
    }
    runs
}

/// The size of the board, as `make random` takes it.
fn size(shape: Shape) -> String {
    let sides = || shape.sides().and_then(Sides::side).unwrap();
    match shape.rectangle() {
        Some((height, width)) => format!("{width}x{height}"),
        None if shape.is_of_triangles() => format!("tri:{}", sides()),
        None => format!("hex:{}", sides()),
    }
}

/// The packed data of the drawings in a folder.
fn packed(folder: &str) -> Vec<u8> {
    let (mut lines, mut all) = (String::new(), Vec::new());
    for [name, shelf, when] in list() {
        let Some(document) = document(&format!("{folder}{name}")) else { continue };
        let (runs, rating) = (runs(&document), rated(&document));
        let puzzle = document.puzzle();
        let palette = puzzle.palette();
        let ink = |color| palette.ink(color).rgb.to_string()[1..].to_owned();
        let inks = palette.colors().map(ink).collect::<Vec<_>>().join(",");
        let (class, stars) = (rating.class.name(), rating.stars.halves());
        let (minutes, count) = (rating.minutes, runs.len());
        let size = size(puzzle.geometry().shape());
        writeln!(lines, "{name} {shelf} {when} {class} {stars} {minutes} {inks} {count} {size}")
            .unwrap();
        all.extend(runs);
    }
    [lines.as_bytes(), b"\n", &all].concat()
}

#[test]
fn the_packed_drawings_are_those_of_the_folder() {
    for (folder, pack) in [("", "drawings.pack"), ("resized/", "resized.pack")] {
        let (want, path) = (packed(folder), root().join("src/studio/calendar").join(pack));
        if std::env::var_os("NONOSAT_UPDATE").is_some() {
            std::fs::write(&path, &want).unwrap();
        }
        assert!(std::fs::read(&path).unwrap() == want, "NONOSAT_UPDATE=1 writes {pack} anew");
    }
}

#[test]
fn every_drawing_is_unique_by_lines_and_has_the_clues_of_its_file() {
    assert_eq!((drawings().len(), resized_drawings().count()), (365, 363));
    let resized = resized_drawings().map(|drawing| (drawing, "resized/"));
    for (drawing, folder) in drawings().iter().map(|drawing| (drawing, "")).chain(resized) {
        let name = format!("{folder}{}", drawing.name);
        let document = document(&name).unwrap();
        let puzzle = drawing.puzzle(&drawing.inks).unwrap();
        assert_eq!(&puzzle, document.puzzle(), "{name}");
        assert_eq!(document.goal().unwrap().colors(), drawing.cells(), "{name}");
        assert!(matches!(drawing.class, Class::Trivial | Class::Lines), "{name}");
        let Ok(Verdict::Unique(only)) = judge(&puzzle, &Options::default()) else {
            panic!("{name} is not unique");
        };
        assert_eq!(only.picture(), document.goal().unwrap(), "{name}");
    }
}

#[test]
fn every_drawing_has_a_name_of_its_own_in_every_language_and_its_file() {
    let folder = root().join("puzzles/drawings");
    for language in Language::ALL {
        for drawing in drawings() {
            let title = drawing.title();
            assert!(language.catalog().has(&title.id), "{language:?} has no {}", title.id);
        }
    }
    for Drawing { name, .. } in drawings() {
        let title = Language::English.catalog().words(&drawing_named(name).title());
        assert_eq!(document(name).unwrap().notes().title.as_deref(), Some(&title[..]));
        let svg = std::fs::read_to_string(folder.join(format!("{name}.svg"))).unwrap();
        assert!(svg.len() <= 960, "{name}.svg has {} bytes", svg.len());
    }
    // Each has its drawing and its puzzle, and there is nothing else but the list and the other sizes.
    let count = |folder: &Path| std::fs::read_dir(folder).unwrap().count();
    assert_eq!(count(&folder), 2 * drawings().len() + 2);
    assert_eq!(count(&folder.join("resized")), resized_drawings().count());
}

/// The drawings at their other sizes; those of one size are left out.
fn resized_drawings() -> impl Iterator<Item = &'static Drawing> {
    drawings().iter().filter_map(|first| first.resized().filter(|it| it.shape != first.shape))
}

fn drawing_named(name: &str) -> &'static Drawing {
    drawings().iter().find(|drawing| drawing.name == name).unwrap()
}

/// All that a player gets of a day, in one line.
fn line(date: Date) -> String {
    let day = Day::of(date).unwrap();
    let puzzle = day.puzzle().unwrap();
    let ink = |ink: &nonosat_board::puzzle::Rgb| ink.to_string()[1..].to_owned();
    let inks = day.inks()[1..].iter().map(ink).collect::<Vec<_>>().join(" ");
    // A sum of all clues, in which their order counts.
    let clues = puzzle.geometry().lines().flat_map(|line| puzzle.clue(line).runs().unwrap());
    let sum = clues.fold(7_u64, |sum, run| {
        let color = run.color.unwrap().index() as u64;
        (sum * 1_000_003 + u64::from(run.length.exact().unwrap()) * 8 + color) % 2_147_483_647
    });
    format!("{date} {} {inks} {sum}\n", day.drawing.name)
}

/// A drawing keeps its name and its inks at another size, which has an eleventh more or fewer cells at least.
#[test]
fn a_resized_drawing_is_the_same_one_at_another_size() {
    for resized in resized_drawings() {
        let name = resized.name;
        let first = drawing_named(name);
        let [own, other] = [first, resized].map(|drawing| drawing.cells().len());
        assert!(11 * own.max(other) >= 12 * own.min(other), "{name}: {own} and {other} cells");
        let said = |one: &Drawing| (one.inks.clone(), one.shelf, one.shape.is_of_triangles());
        assert_eq!(said(first), said(resized), "{name}");
    }
}

/// No change of the program may change the puzzle of a day: people have solved it, sent their times, and printed it.
#[test]
fn the_days_stay_as_they_are() {
    let month = |month: &str| Date::month(month).unwrap();
    let first = (11..=12).flat_map(|number| month(&format!("2026-{number}")));
    let whole = (1..=12).flat_map(|number| month(&format!("2027-{number:02}")));
    let later = ["2028-02", "2029-04", "2031-10", "2040-12", "2099-12"].into_iter().flat_map(month);
    let lines: String = first.chain(whole).chain(later).map(line).collect();
    let path = root().join("tests/all/drawings/days.txt");
    if std::env::var_os("NONOSAT_UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &lines).unwrap();
    }
    let pinned = std::fs::read_to_string(&path).unwrap();
    for (line, pinned) in lines.lines().zip(pinned.lines()) {
        assert_eq!(line, pinned, "another puzzle of a day");
    }
    assert_eq!(lines.lines().count(), pinned.lines().count());
}
