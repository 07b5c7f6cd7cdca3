//! README and `docs/`: short enough, with figures that are true, links that lead somewhere, and
//! commands that work.

use nonosat_board::puzzle::{CellId, Color, MAX_COLORS};
use nonosat_engine::propagation::propagate;
use nonosat_engine::solver::marginals::Marginals;
use nonosat_files::Format;
use nonosat_sat::budget::Budget;
use nonosat_words::Language;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files of `docs/` and `docs/method/` that people read, by their names below `docs/`.
pub fn documents() -> Vec<String> {
    let names = |folder: &'static str| {
        let entries = fs::read_dir(root().join("docs").join(folder)).unwrap();
        entries.map(move |entry| folder.to_owned() + entry.unwrap().file_name().to_str().unwrap())
    };
    let all = names("").chain(names("method/"));
    let mut names: Vec<String> = all.filter(|name| name.ends_with(".md")).collect();
    names.sort();
    names
}

#[test]
fn the_readme_is_read_to_its_end() {
    let readme = read("README.md");
    let (lines, words) = (readme.lines().count(), readme.split_whitespace().count());
    assert!(lines <= 135 && words <= 1150, "{lines} lines, {words} words");
}

#[test]
fn the_readme_has_the_figures_of_today() {
    let verdicts = read("puzzles/verdicts.csv");
    let puzzles = verdicts.lines().count() - 1;
    let unique = verdicts.lines().filter(|line| line.contains(",unique,")).count();
    let drawings = read("puzzles/drawings/year.tsv").lines().count() - 1;
    let writable = Format::all().iter().filter(|format| !format.is_read_only()).count();
    assert_eq!(Language::ALL.len(), 8);
    let figures = [
        format!("{puzzles} puzzles with their verdicts; {unique} have one solution"),
        format!("the page: {} puzzles,", unique + drawings),
        format!(
            "reads {} [formats](docs/FORMATS.md) and writes {writable} of them",
            Format::all().len()
        ),
        format!("up to {} colors", MAX_COLORS - 1),
        "In eight languages".to_owned(),
    ];
    let readme = read("README.md");
    for figure in figures {
        assert!(readme.contains(&figure), "README.md does not have: {figure}");
    }
}

#[test]
fn every_document_is_listed() {
    let list = read("docs/ARCHITECTURE.md");
    for name in documents().iter().filter(|name| *name != "ARCHITECTURE.md") {
        assert!(
            list.contains(&format!("| [{name}]({name}) |")),
            "ARCHITECTURE.md: no row for {name}"
        );
    }
}

/// What GitHub makes of a heading.
fn anchor(heading: &str) -> String {
    let kept =
        heading.trim().chars().filter(|sign| sign.is_alphanumeric() || " -_".contains(*sign));
    kept.flat_map(char::to_lowercase).map(|sign| if sign == ' ' { '-' } else { sign }).collect()
}

/// The headings of a document outside of its examples, as anchors.
fn anchors(text: &str) -> Vec<String> {
    let outside = text.split("\n```").step_by(2);
    let lines = outside.flat_map(str::lines).filter(|line| line.starts_with('#'));
    lines.map(|line| anchor(line.trim_start_matches('#'))).collect()
}

/// The targets of all links and pictures of a document.
fn links(text: &str) -> Vec<&str> {
    let outside = text.split("\n```").step_by(2);
    let parts = outside.flat_map(|part| part.split("](").skip(1));
    parts.filter_map(|part| part.split_once(')')).map(|(target, _)| target).collect()
}

#[test]
fn every_link_leads_somewhere() {
    let mut paths: Vec<PathBuf> =
        documents().iter().map(|name| Path::new("docs").join(name)).collect();
    paths.extend(["README.md", "puzzles/README.md", "src/python/README.md"].map(PathBuf::from));
    let mut count = 0;
    for path in paths {
        let text = read(&path);
        for link in links(&text).into_iter().filter(|link| !link.starts_with("http")) {
            let (file, part) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => path.clone(),
                file => path.parent().unwrap().join(file),
            };
            assert!(root().join(&target).exists(), "{}: no {link}", path.display());
            if !part.is_empty() {
                let found = anchors(&read(&target));
                assert!(found.iter().any(|anchor| anchor == part), "{}: no {link}", path.display());
            }
            count += 1;
        }
    }
    assert!(count > 200, "{count}");
}

/// Rows such as "| `NAME` in `file` | value | meaning |" have the values of the sources.
#[test]
fn the_constants_of_the_documents_are_those_of_the_sources() {
    for (name, least) in [("method/lines.md", 5), ("method/marginals.md", 16), ("SECURITY.md", 40)]
    {
        let text = read(Path::new("docs").join(name));
        let mut count = 0;
        for row in text.lines().filter(|row| row.contains("` in `src/")) {
            let cells: Vec<&str> = row.split(" | ").collect();
            let mut words = cells[0].split('`').skip(1).step_by(2);
            let (constant, file) = (words.next().unwrap(), words.next().unwrap());
            let source = read(file);
            let start = format!("const {constant}: ");
            let line = source.lines().find(|line| line.contains(&start));
            let value = line.and_then(|line| line.split(" = ").nth(1)).unwrap_or_default();
            assert_eq!(value.trim_end_matches(';'), cells[1], "{name}: {constant} in {file}");
            count += 1;
        }
        assert!(count >= least, "{name}: {count} rows");
    }
}

/// The example of method/marginals.md: three rows 2, 1, 1 and four columns 1.
#[test]
fn the_marginals_of_the_example_are_those_of_the_document() {
    let text = "rect 3 4\n#fff #000\n2a\n1a\n1a\n1a\n1a\n1a\n1a\n";
    let puzzle = nonosat::read(text.as_bytes()).unwrap().into_puzzle();
    let budget = Budget::endless();
    let deduction = propagate(&puzzle, &budget).unwrap();
    assert_eq!(deduction.open_count(), 12);
    let mut marginals = Marginals::new(&puzzle, &deduction, &budget).unwrap();
    let cells: Vec<CellId> = puzzle.geometry().cells().collect();
    let mut rounds = vec![Vec::new(); 4];
    for _ in 0..4 {
        marginals.settle(1);
        for (found, cell) in rounds.iter_mut().zip([0, 1, 4, 5]) {
            let share = format!("{:.3}", marginals.share(cells[cell], Color::FIRST));
            found.push(share.trim_start_matches('0').to_owned());
        }
    }
    assert!(marginals.settle(1) && marginals.rounds() == 4);
    let row = |name: &str, outer: usize| {
        let pairs = rounds[outer].iter().zip(&rounds[outer + 1]);
        let cells: Vec<String> = pairs.map(|(outer, inner)| format!("{outer}, {inner}")).collect();
        format!("| {name}: outer, inner | {} |", cells.join(" | "))
    };
    let document = read("docs/method/marginals.md");
    for row in [row("row 1", 0), row("rows 2 and 3", 2)] {
        assert!(document.contains(&row), "{row}");
    }
}

/// The commands of the README, with small files in place of a user's own.
#[cfg(all(feature = "image", feature = "print"))]
mod commands {
    use super::*;
    use crate::folder::Folder;

    /// A folder with every file that the README names.
    fn folder() -> Folder {
        let folder = Folder::new(&[]);
        std::os::unix::fs::symlink(root().join("puzzles"), folder.path("puzzles")).unwrap();
        fs::create_dir(folder.path("folder")).unwrap();
        fs::copy(root().join("puzzles/boat.non"), folder.path("folder/boat.non")).unwrap();
        fs::create_dir(folder.path("docs")).unwrap();
        fs::copy(root().join("docs/cat.png"), folder.path("docs/cat.png")).unwrap();
        fs::copy(root().join("tests/scan/images/print.jpg"), folder.path("photo.jpg")).unwrap();
        let record = "{\"puzzle\": \"rect 1 1\\n#fff #000\\n1a\\n1a\\n\"}\n";
        fs::write(folder.path("puzzles.ndjson"), record).unwrap();
        folder
    }

    fn succeeds(folder: &Folder, command: &str) {
        let (status, out, message) = folder.run(command);
        assert_eq!(status, 0, "{command}: {out}{message}");
    }

    #[test]
    fn a_picture_becomes_a_book_in_five_commands() {
        let readme = read("README.md");
        let part = readme.split("in five commands").nth(1).unwrap();
        let lines: Vec<&str> = part.split("```").nth(1).unwrap().lines().skip(1).collect();
        assert_eq!(lines.len(), 5, "{lines:?}");
        let folder = folder();
        for line in lines {
            let command = line.split('#').next().unwrap().trim();
            let Some(command) = command.strip_prefix("nonosat ") else { continue };
            let first = || folder.names("cat").into_iter().find(|name| name.starts_with("cat-1-"));
            let command = match command.contains("cat-1-*.non") {
                true => command.replace("cat-1-*.non", &first().unwrap()),
                false => command.to_owned(),
            };
            if !command.starts_with("serve ") {
                succeeds(&folder, &command);
            }
        }
        assert!(fs::read(folder.path("cat.pdf")).unwrap().starts_with(b"%PDF"));
    }

    #[test]
    fn each_command_of_the_table_works() {
        let readme = read("README.md");
        let rows = readme.lines().filter(|line| line.starts_with("| "));
        let commands = rows.flat_map(|row| row.split('`').skip(1).step_by(2));
        let commands = commands.filter_map(|command| command.strip_prefix("nonosat "));
        let folder = folder();
        let mut count = 0;
        for command in commands.filter(|command| !command.contains("kissat")) {
            succeeds(&folder, command);
            count += 1;
        }
        assert!(count > 10, "{count}");
    }
}
