//! The catalogs of `src/words` against the page that reads them, and against the English words of
//! the library's own errors.
//!
//! In: the sources. Invariants: an id stands whole where the page uses it, so that a search finds it;
//! only those of colors are made of names.

use nonosat_board::document::DocumentError;
use nonosat_board::puzzle::{
    Disagreement, Ink, Palette, Puzzle, PuzzleError, Rgb, Shape, SidesError,
};
use nonosat_board::verify::Mismatch;
use nonosat_engine::solver::{EngineError, Limit, Reason};
use nonosat_studio::authoring::EditError;
use nonosat_studio::authoring::generator::RandomError;
#[cfg(feature = "image")]
use nonosat_studio::authoring::image::{Import, ImportError, import};
use nonosat_studio::authoring::repair::RepairError;
#[cfg(feature = "image")]
use nonosat_studio::scan::ScanError;
use nonosat_words::{Language, english};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A path of the repository.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-')
}

/// The ids of the messages of the English catalog, which all others have, too.
fn ids() -> BTreeSet<String> {
    let text = fs::read_to_string(path("src/words/en.ftl")).unwrap();
    let lines = text.lines().filter_map(|line| line.split_once(" ="));
    lines.map(|(id, _)| id.to_owned()).filter(|id| is_id(id)).collect()
}

/// The ids in the quoted texts of the page.
fn ids_of_the_page() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut left = vec![path("src/service/server/page")];
    while let Some(path) = left.pop() {
        if path.is_dir() {
            left.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let is_source = path.extension().is_some_and(|ending| ending == "js" || ending == "html");
        if is_source && !path.ends_with("fluent.js") {
            let text = fs::read_to_string(&path).unwrap();
            let quoted = text.split(['"', '\'', '`']).filter(|text| is_id(text));
            let is_message = |text: &&str| {
                ["page-", "line-", "difficulty-"].iter().any(|start| text.starts_with(start))
            };
            found.extend(quoted.filter(is_message).map(str::to_owned));
        }
    }
    found
}

/// The English names that the library gives to colors.
fn colors() -> BTreeSet<String> {
    let source = fs::read_to_string(path("src/board/puzzle/hue.rs")).unwrap();
    let source = source.split("#[cfg(test)]").next().unwrap();
    let quoted = source.lines().filter(|line| !line.trim().starts_with("//"));
    let quoted = quoted.flat_map(|line| line.split('"').skip(1).step_by(2));
    let is_name = |name: &&str| name.chars().all(|sign| sign.is_ascii_lowercase() || sign == ' ');
    let names: BTreeSet<String> = quoted.filter(is_name).map(str::to_owned).collect();
    let table = source.split_once("const HUES").unwrap().1.split_once("];").unwrap().0;
    let hues = table.lines().filter(|line| line.trim().starts_with('('));
    let hues = hues.filter_map(|line| line.split('"').nth(1)).filter(|name| is_name(name));
    let hues: Vec<&str> = hues.collect();
    let shades = hues.iter().flat_map(|hue| [format!("dark {hue}"), format!("light {hue}")]);
    let others = ["background", "shaded"].map(str::to_owned);
    names.iter().cloned().chain(shades).chain(others).collect()
}

#[test]
fn the_page_uses_all_of_its_messages_and_no_others() {
    let (english, used) = (ids(), ids_of_the_page());
    let missing: Vec<&String> = used.iter().filter(|id| !english.contains(*id)).collect();
    assert!(missing.is_empty(), "en.ftl lacks {missing:?}");
    let own = english.iter().filter(|id| id.starts_with("page-"));
    let unused: Vec<&String> = own.filter(|id| !used.contains(*id)).collect();
    assert!(unused.is_empty(), "the page has no use for {unused:?}");
    assert!(used.len() > 400, "{}", used.len());
}

#[test]
fn every_color_has_a_name_in_the_catalogs() {
    let names: BTreeSet<String> =
        colors().iter().map(|name| format!("color-{}", name.replace(' ', "-"))).collect();
    let is_name = |id: &String| id.starts_with("color-") && id != "color-lettered";
    let known: BTreeSet<String> = ids().into_iter().filter(is_name).collect();
    assert_eq!(known, names);
}

#[test]
fn the_page_offers_every_language() {
    let words = fs::read_to_string(path("src/service/server/page/basics/words.js")).unwrap();
    let table = words.split_once("const LANGUAGES = {").unwrap().1.split_once('}').unwrap().0;
    for language in Language::ALL {
        let code = language.code();
        assert!(table.contains(&format!("{code}: \"")), "the list of languages lacks {code}");
    }
    assert_eq!(table.matches(": \"").count(), Language::ALL.len(), "{table}");
}

/// A board with two inks of one name.
fn puzzle() -> Puzzle {
    let text = "rect 2 2\n#fff #000 #100 #200\n1a 1b\n1c\n1a\n1b 1c\n";
    let ink = |name: &str| Ink { rgb: Rgb(1, 2, 3), name: Some(name.to_owned()) };
    let inks = ["Background", "Dark-Red", "dough", "dough"].map(ink).to_vec();
    let puzzle = nonosat::read(text.as_bytes()).unwrap().into_puzzle();
    puzzle.with_palette(Palette::new(inks).unwrap())
}

/// The words of errors, and their messages.
macro_rules! words {
    ($($error:expr),* $(,)?) => {[$({
        let error = $error;
        (error.to_string(), error.message())
    }),*]};
}

/// Errors of the rooms below the catalogs have words of their own, which the English catalog has,
/// too.
#[test]
fn errors_have_the_words_of_the_english_catalog() {
    let puzzle = puzzle();
    let geometry = puzzle.geometry();
    let (line, cell) = (geometry.lines().last().unwrap(), geometry.cells().last().unwrap());
    let (shape, name, hex) = (geometry.shape(), geometry.line_name(line), Shape::hex(4));
    let side = |side, found| SidesError { side, found, expected: -1 };
    let differs = || Mismatch::Given { cell, name, at: 2 };
    let mut all = Vec::new();
    all.extend(words![
        PuzzleError::Size { shape: hex },
        PuzzleError::Hole { cell },
        PuzzleError::NoCell { line },
        PuzzleError::ColorCount { found: 90 },
        PuzzleError::ClueCount { found: 1, expected: 2 },
        PuzzleError::ClueTooLong { line, needs: 12, cells: 1 },
        PuzzleError::RunTooLong { line, run: 5, cells: 1 },
        PuzzleError::EmptyRun { line, run: 1 },
        PuzzleError::RunColor { line, run: 1 },
        PuzzleError::Given { cell },
        side('E', None),
        side('F', Some(1)),
        side('E', Some(0)),
        side('F', Some(12)),
        DocumentError::Goal,
        DocumentError::Saved,
        Mismatch::Board { found: hex, expected: shape },
        Mismatch::Line { line, name, found: "2a 1b".to_owned() },
        Mismatch::Line { line, name, found: String::new() },
        differs(),
        EditError::NoGoal("inverted"),
        EditError::NoGoal("cropped"),
        EditError::NoGoal("padded"),
        EditError::NoGoal("enlarged"),
        EditError::Shape { what: "cropped", shape },
        EditError::Shape { what: "padded", shape: hex },
        EditError::Shape { what: "enlarged", shape },
        EditError::Colors(3),
        EditError::Letter { letter: 'z', known: "a, b".to_owned() },
        EditError::Puzzle(PuzzleError::NoCell { line }),
        EditError::Document(DocumentError::Goal),
        RandomError::Large(1_000_000),
        RandomError::Colors(90),
        RandomError::Stars,
        RandomError::Symmetry { symmetry: "diagonal", shape },
        RandomError::Puzzle(PuzzleError::NoCell { line }),
        RandomError::Document(DocumentError::Goal),
        RandomError::Engine(EngineError::Lost),
        RepairError::Picture(differs()),
        RepairError::Puzzle(PuzzleError::NoCell { line }),
        RepairError::Engine(EngineError::Lost),
    ]);
    let limit = |count| Limit::Placements { line, count, limit: 7 };
    let limits = [
        Limit::Time,
        Limit::Memory,
        limit(8),
        limit(u128::MAX),
        Limit::Literals { limit: 1_000 },
        Limit::Capacity,
        Limit::Solver,
        Limit::Conflicts,
        Limit::Weights,
    ];
    all.extend(limits.iter().map(|limit| (limit.describe(&puzzle), limit.message(&puzzle))));
    let totals =
        |color| Reason::Totals(Disagreement { color, more: 0, at_least: 9, fewer: 1, at_most: 1 });
    let colors = puzzle.palette().colors().map(Some).chain([None]).map(totals);
    let reasons = colors.chain([Reason::Line(line), Reason::Search]);
    all.extend(reasons.map(|reason| (reason.describe(&puzzle), reason.message(&puzzle))));
    all.extend(geometry.lines().map(|line| (geometry.describe(line), geometry.name(line))));
    for (words, message) in all {
        assert_eq!(words, english(&message));
    }
}

/// As above, for images.
#[cfg(feature = "image")]
#[test]
fn errors_of_images_have_the_words_of_the_english_catalog() {
    let no_image = || import(&[], &Import::default()).unwrap_err();
    let all = words![
        no_image(),
        ImportError::Large(30_000, 20_000),
        ImportError::Frame(30, 20),
        ImportError::Side(90_000),
        ImportError::Thin(1, 90),
        ImportError::ColorCount(1),
        ImportError::Stopped,
        ImportError::Transparent,
        ImportError::Blank,
        ImportError::Document(DocumentError::Goal),
        ScanError::Image(no_image()),
        ScanError::NoGrid,
        ScanError::Stopped,
        ScanError::Engine(EngineError::Lost),
    ];
    for (words, message) in all {
        assert_eq!(words, english(&message));
    }
}
