//! The collection of the page: every unique puzzle of the folder, as hard as it says, with a title
//! in every language.

use nonosat_engine::explanation::{Stars, rate};
use nonosat_engine::solver::{Options, Verdict, judge};
use nonosat_files::{by_ending, read};
use nonosat_sat::budget::Budget;
use nonosat_words::Language;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The subject of each puzzle by its file.
fn subjects(root: &Path) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(root.join("puzzles/shelves.tsv")).unwrap();
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| line.split_once('\t').unwrap())
        .map(|(file, subject)| (file.to_owned(), subject.to_owned()))
        .collect()
}

/// The messages that name pictures, by what they say in English; without `drawing-`.
fn titles(root: &Path) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(root.join("src/words/en.ftl")).unwrap();
    let rows = text.lines().filter_map(|line| line.strip_prefix("drawing-")?.split_once(" = "));
    rows.map(|(id, title)| (title.to_owned(), id.to_owned())).collect()
}

/// The line of the list for a puzzle that is unique, and what it is sorted by.
fn line(
    path: &Path,
    subjects: &BTreeMap<String, String>,
    titles: &BTreeMap<String, String>,
) -> Option<(Stars, u32, String)> {
    let bytes = std::fs::read(path).unwrap();
    let ending = path.extension().unwrap().to_str().unwrap();
    let document = read(&bytes, by_ending(ending, &bytes)).unwrap();
    let puzzle = document.puzzle();
    let Ok(Verdict::Unique(only)) = judge(puzzle, &Options::default()) else {
        return None;
    };
    let rating = rate(puzzle, Some(only.picture()), &Budget::endless())?;
    let file = path.file_name().unwrap().to_str().unwrap();
    let stars = f32::from(rating.stars.halves()) / 2.0;
    let text = std::str::from_utf8(&bytes).unwrap().split_inclusive('\n');
    let text: String =
        text.filter(|line| !line.starts_with("title ") && !line.starts_with("goal ")).collect();
    let title = document.notes().title.as_deref().unwrap();
    let title = titles.get(title).unwrap_or_else(|| panic!("no drawing-… is `{title}`"));
    for language in Language::ALL {
        assert!(language.catalog().has(&format!("drawing-{title}")), "{language:?}, {title}");
    }
    let (class, minutes) = (rating.class, rating.minutes);
    let subject = subjects.get(file).unwrap_or_else(|| panic!("{file} is not in shelves.tsv"));
    let line = format!(
        "    \"{file}\" \"{title}\" \"{subject}\" {class:?} {stars:.1} {minutes} r##\"{text}\"##,\n"
    );
    Some((rating.stars, rating.score, line))
}

#[test]
fn the_collection_has_every_unique_puzzle_of_its_folder() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (subjects, titles) = (subjects(root), titles(root));
    let files = std::fs::read_dir(root.join("puzzles")).unwrap().map(|file| file.unwrap().path());
    let is_puzzle = |path: &PathBuf| {
        path.extension().is_some_and(|ending| ending == "non" || ending == "clues")
    };
    let mut lines: Vec<_> =
        files.filter(is_puzzle).filter_map(|path| line(&path, &subjects, &titles)).collect();
    lines.sort();
    let lines: String = lines.into_iter().map(|(.., line)| line).collect();
    let want = format!("collected! {{\n{lines}}}\n");
    let list = root.join("src/service/api/collected.in");
    if std::env::var_os("NONOSAT_UPDATE").is_some() {
        std::fs::write(&list, &want).unwrap();
    }
    let message = "NONOSAT_UPDATE=1 writes the list anew";
    assert_eq!(std::fs::read_to_string(&list).unwrap(), want, "{message}");
}
