//! The section format of lyndon.codes ("Nonograms", parts 1 and 2): a first line `8x11`, then the
//! sections `title`, `author`, `rows`, `columns`, `grid`, `solution`, with blank lines between.
//!
//! In: lines. Out: a black-and-white puzzle; the grid is the state of play, the solution the
//! goal. Invariants: part 1 and part 2 disagree whether the first line is width x height or rows x
//! columns. The reader accepts both; the sections decide.

use super::document_error;
use super::text::plain::{PlacedClue, Unsupported, lines_of, numbers, rectangle, runs};
use super::text::problem::{Noted, Problem};
use super::text::{Line, Word, found, positive, shown};
use crate::document::{Document, Notes};
use crate::message::message;
use crate::puzzle::{Color, ColorSet, Palette, Picture, Shape};
use std::ops::Range;

const NAMES: [&str; 6] = ["title", "author", "rows", "columns", "grid", "solution"];

/// The two numbers of the first line.
pub(super) fn size<'a>(line: &Line<'a>) -> Option<(Word<'a>, Word<'a>)> {
    let line = line.trim();
    let at = line.text.find('x')?;
    let (first, second) = (line.part(0..at), line.part(at + 1..line.text.len()));
    let is_number = |word: &Word| {
        word.text.trim_start_matches('-').bytes().all(|byte| byte.is_ascii_digit())
            && !word.text.is_empty()
    };
    (is_number(&first) && is_number(&second)).then_some((first, second))
}

/// A section: its heading and its lines up to the next blank one.
type Section<'a, 'b> = (Word<'a>, &'b [Line<'a>]);

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Document, Vec<Problem>> {
    let header = lines.iter().position(|line| !line.is_blank()).unwrap_or(0);
    let (first, second) = size(&lines[header]).ok_or_else(|| {
        let line = lines[header].trim();
        vec![Problem::new(line.span(), found(line.text), "want-size-line")]
    })?;
    let mut problems = Vec::new();
    let mut number = |word, what| positive(word, what).map_err(|error| problems.note(error)).ok();
    let width = number(first, "number-columns");
    let height = number(second, "number-rows");
    let [title, author, rows, columns, grid, solution] =
        sections(&lines[header + 1..], &mut problems);
    let mut announced = |name, section| clues(name, section, text.len(), &mut problems);
    let (rows, columns) = (announced("rows", rows), announced("columns", columns));
    let (Some(rows), Some(columns), Some(width), Some(height)) = (rows, columns, width, height)
    else {
        return Err(problems);
    };
    compare_sizes((&columns, width), (&rows, height), &mut problems);
    if !problems.is_empty() {
        return Err(problems);
    }
    let shape = (rows.clues.len(), columns.clues.len());
    let whole = 0..text.len();
    let puzzle = rectangle(whole.clone(), rows.clues, columns.clues, Palette::black_on_white())?;
    let notes = Notes { title: note(title), author: note(author), ..Notes::default() };
    let cells = |section: Option<Section>| {
        section.map(|section| cells(section, shape)).transpose().map_err(|problem| vec![problem])
    };
    let saved = cells(grid)?;
    // In a solution an open cell is a blank one.
    let color = |colors: ColorSet| colors.single().unwrap_or(Color::BACKGROUND);
    let goal = cells(solution)?
        .and_then(|cells| Picture::new(puzzle.geometry(), cells.into_iter().map(color).collect()));
    Document::of(puzzle, notes, goal, saved).map_err(|error| vec![document_error(&error, whole)])
}

/// The sections behind the first line, in the order of [`NAMES`].
fn sections<'a, 'b>(
    mut rest: &'b [Line<'a>],
    problems: &mut Vec<Problem>,
) -> [Option<Section<'a, 'b>>; NAMES.len()] {
    let mut sections = [None; NAMES.len()];
    loop {
        let blank = rest.iter().take_while(|line| line.is_blank()).count();
        let Some((heading, behind)) = rest[blank..].split_first() else { return sections };
        let heading = heading.trim();
        let length = behind.iter().take_while(|line| !line.is_blank()).count();
        let section = NAMES.iter().position(|name| *name == heading.text);
        match section.map(|section| &mut sections[section]) {
            Some(Some(_)) => {
                let message = message!("problem-section-twice", name = heading.text);
                problems.note(Problem::new(heading.span(), message, "want-section-once"));
            }
            Some(empty) => *empty = Some((heading, &behind[..length])),
            None => problems.note(no_heading(heading)),
        }
        rest = &behind[length..];
    }
}

fn no_heading(found: Word) -> Problem {
    let message = message!("problem-heading", found = shown(found.text));
    let expected = message!("want-one-of", words = NAMES.join(", "));
    Problem::new(found.span(), message, expected).advice("advice-blank-ends")
}

/// The clues of a section and the place of its heading.
struct Announced {
    name: &'static str,
    at: Range<usize>,
    clues: Vec<PlacedClue>,
}

fn clues(
    name: &'static str,
    section: Option<Section>,
    end: usize,
    problems: &mut Vec<Problem>,
) -> Option<Announced> {
    let Some((heading, lines)) = section else {
        let message = message!("problem-section-missing", name = name);
        problems.note(Problem::new(end..end, message, "want-sections"));
        return None;
    };
    let clues = lines.iter().map(|&line| (runs(line, &[','], problems), line.trim().span()));
    Some(Announced { name, at: heading.span(), clues: clues.collect() })
}

/// Reports each section that fits the first line neither as width x height nor as height x width.
fn compare_sizes(columns: (&Announced, u32), rows: (&Announced, u32), problems: &mut Vec<Problem>) {
    let found = (columns.0.clues.len() as u64, rows.0.clues.len() as u64);
    let (width, height) = (u64::from(columns.1), u64::from(rows.1));
    if found == (width, height) || found == (height, width) {
        return;
    }
    for (section, declared) in [columns, rows] {
        let count = section.clues.len();
        if count as u64 != u64::from(declared) {
            let message = message!("problem-section-clues", name = section.name, count = count);
            let expected = message!("want-as-first-line", count = declared);
            problems.note(
                Problem::new(section.at.clone(), message, expected).advice("advice-empty-clue"),
            );
        }
    }
}

/// The first line of a section, as a note.
fn note(section: Option<Section>) -> Option<String> {
    section.and_then(|(_, lines)| lines.first()).map(|line| line.trim().text.to_owned())
}

/// The cells of a section: `.` is open, `#` black, `X` blank.
fn cells(
    (heading, lines): Section,
    (height, width): (usize, usize),
) -> Result<Vec<ColorSet>, Problem> {
    if lines.len() != height {
        let message = message!("problem-section-rows", name = heading.text, count = lines.len());
        let expected = message!("want-as-board", count = height);
        return Err(Problem::new(heading.span(), message, expected));
    }
    let mut cells = Vec::new();
    for line in lines {
        let words: Vec<Word> = line.words(&[]).collect();
        if words.len() != width {
            let message = message!("problem-this-row-has", count = words.len());
            let expected = message!("want-as-board", count = width);
            return Err(Problem::new(line.trim().span(), message, expected));
        }
        for word in words {
            cells.push(match word.text {
                "." => ColorSet::first(2),
                "#" => ColorSet::only(Color::FIRST),
                "X" => ColorSet::only(Color::BACKGROUND),
                text => return Err(Problem::new(word.span(), found(text), "want-state-sign")),
            });
        }
    }
    Ok(cells)
}

pub(super) fn write(document: &Document) -> Result<String, Unsupported> {
    let puzzle = document.puzzle();
    let Shape::Rect { height, width } = puzzle.geometry().shape() else { return Err(Unsupported) };
    let (rows, columns) = numbers(puzzle)?;
    let mut out = format!("{width}x{height}\n");
    let notes = document.notes();
    for (name, note) in [("title", &notes.title), ("author", &notes.author)] {
        if let Some(note) = note {
            out += &format!("\n{name}\n{note}\n");
        }
    }
    out +=
        &format!("\nrows\n{}\ncolumns\n{}", lines_of(&rows, ",", ""), lines_of(&columns, ",", ""));
    let mut section = |name: &str, sign: &dyn Fn(usize) -> &'static str| {
        out += &format!("\n{name}\n");
        for row in puzzle.geometry().rows() {
            let signs: Vec<&str> = row.iter().map(|cell| sign(cell.index())).collect();
            out += &(signs.join(" ") + "\n");
        }
    };
    if let Some(saved) = document.saved() {
        section("grid", &|cell| match saved[cell].single() {
            None => ".",
            Some(Color::BACKGROUND) => "X",
            Some(_) => "#",
        });
    }
    if let Some(goal) = document.goal() {
        section("solution", &|cell| if goal.colors()[cell].is_background() { "." } else { "#" });
    }
    Ok(out)
}
