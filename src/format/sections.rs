//! The section format of lyndon.codes ("Nonograms", parts 1 and 2): a first line `8x11`, then the
//! sections `title`, `author`, `rows`, `columns`, `grid`, `solution`, with blank lines between.
//!
//! In: lines. Out: a black-and-white puzzle; the grid is the state of play, the solution the
//! goal. Holds: the first line is width x height in one part of the source and rows x columns
//! in the other; it is read the first way, unless only the second one fits the sections.

use super::stray;
use super::text::plain::{PlacedClue, Unsayable, lines_of, numbers, rectangle, runs};
use super::text::problem::{Noted, Problem};
use super::text::{Line, Word, plural, positive, shown};
use crate::document::{Document, Notes};
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
        let message = format!("found `{}`", shown(lines[header].trim().text));
        vec![Problem::new(lines[header].trim().span(), message, "the size, like `8x11`")]
    })?;
    let mut problems = Vec::new();
    let mut number = |word, what| positive(word, what).map_err(|error| problems.note(error)).ok();
    let first_size = number(first, "the number of columns");
    let second_size = number(second, "the number of rows");
    let mut sections: [Option<Section>; 6] = [None; 6];
    let mut rest = &lines[header + 1..];
    loop {
        let blank = rest.iter().take_while(|line| line.is_blank()).count();
        rest = &rest[blank..];
        let Some((heading, behind)) = rest.split_first() else { break };
        let heading = heading.trim();
        let length = behind.iter().take_while(|line| !line.is_blank()).count();
        let section = NAMES.iter().position(|name| *name == heading.text);
        match section.map(|section| &mut sections[section]) {
            Some(Some(_)) => {
                let message = format!("the section `{}` comes twice", heading.text);
                problems.note(Problem::new(heading.span(), message, "each section once"));
            }
            Some(empty) => *empty = Some((heading, &behind[..length])),
            None => {
                let message = format!("found `{}` in the place of a heading", shown(heading.text));
                let expected = format!("one of {}", NAMES.join(", "));
                problems.note(
                    Problem::new(heading.span(), message, expected)
                        .advice("a blank line ends a section; an empty line of the board is `0`"),
                );
            }
        }
        rest = &behind[length..];
    }
    let [title, author, rows, columns, grid, solution] = sections;
    let mut clues =
        |name: &str, section: Option<Section>| -> Option<(Range<usize>, Vec<PlacedClue>)> {
            let Some((heading, lines)) = section else {
                let message = format!("the section `{name}` is missing");
                let end = text.len();
                problems.note(Problem::new(end..end, message, "`rows` and `columns`"));
                return None;
            };
            let told =
                lines.iter().map(|&line| (runs(line, &[','], &mut problems), line.trim().span()));
            Some((heading.span(), told.collect()))
        };
    let (rows, columns) = (clues("rows", rows), clues("columns", columns));
    let (Some((rows_at, rows)), Some((columns_at, columns)), Some(width), Some(height)) =
        (rows, columns, first_size, second_size)
    else {
        return Err(problems);
    };
    let found = (columns.len() as u64, rows.len() as u64);
    let (width, height) = (u64::from(width), u64::from(height));
    if found != (width, height) && found != (height, width) {
        for (name, at, count, wanted) in
            [("columns", columns_at, found.0, width), ("rows", rows_at, found.1, height)]
        {
            if count != wanted {
                let message =
                    format!("the section `{}` has {}", name, plural(count as usize, "clue"));
                problems.note(
                    Problem::new(at, message, format!("{wanted}, as the first line says"))
                        .advice("an empty line of the board has the clue 0"),
                );
            }
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let shape = (rows.len(), columns.len());
    let puzzle = rectangle(0..text.len(), rows, columns, Palette::black_on_white())?;
    let line = |section: Option<Section>| {
        section.and_then(|(_, lines)| lines.first()).map(|line| line.trim().text.to_owned())
    };
    let notes = Notes { title: line(title), author: line(author), ..Notes::default() };
    let cells = |section: Option<Section>| section.map(|section| cells(section, shape)).transpose();
    let one = |problem| vec![problem];
    let saved = cells(grid).map_err(one)?;
    // In a solution an open cell is a blank one.
    let color = |colors: ColorSet| colors.single().unwrap_or(Color::BACKGROUND);
    let goal = cells(solution).map_err(one)?;
    let goal = goal
        .and_then(|cells| Picture::new(puzzle.geometry(), cells.into_iter().map(color).collect()));
    Document::of(puzzle, notes, goal, saved).map_err(|error| vec![stray(&error, 0..text.len())])
}

/// `.` open, `#` black, `X` blank.
fn cells(
    (heading, lines): Section,
    (height, width): (usize, usize),
) -> Result<Vec<ColorSet>, Problem> {
    if lines.len() != height {
        let message = format!("the section `{}` has {}", heading.text, plural(lines.len(), "row"));
        return Err(Problem::new(heading.span(), message, format!("{height} as the board has")));
    }
    let mut cells = Vec::new();
    for line in lines {
        let words: Vec<Word> = line.words(&[]).collect();
        if words.len() != width {
            let message = format!("this row has {}", plural(words.len(), "cell"));
            return Err(Problem::new(
                line.trim().span(),
                message,
                format!("{width} as the board has"),
            ));
        }
        for word in words {
            cells.push(match word.text {
                "." => ColorSet::first(2),
                "#" => ColorSet::only(Color::FIRST),
                "X" => ColorSet::only(Color::BACKGROUND),
                found => {
                    let message = format!("found `{}`", shown(found));
                    return Err(Problem::new(word.span(), message, "`.`, `#` or `X`"));
                }
            });
        }
    }
    Ok(cells)
}

pub(super) fn write(document: &Document) -> Result<String, Unsayable> {
    let puzzle = document.puzzle();
    let Shape::Rect { height, width } = puzzle.geometry().shape() else { return Err(Unsayable) };
    let (rows, columns) = numbers(puzzle)?;
    let mut out = format!("{width}x{height}\n");
    let notes = document.notes();
    for (name, note) in [("title", &notes.title), ("author", &notes.author)] {
        if let Some(note) = note {
            out += &format!("\n{name}\n{note}\n");
        }
    }
    out += &format!(
        "\nrows\n{}\ncolumns\n{}",
        lines_of(&rows, ",", "0"),
        lines_of(&columns, ",", "0")
    );
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
