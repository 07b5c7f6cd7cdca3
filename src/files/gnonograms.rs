//! The files of gnonograms, `.gno`: sections with headings in brackets, as `[Row clues]`.
//!
//! In: lines, or a document. Out: a black-and-white puzzle with its solution and the state of play,
//! or a text. Invariants: the first three letters of a heading count, in any case; other sections
//! are ignored; blank lines mean nothing but in the description and the license. A cell is 0 if it
//! is open, 1 if blank, 2 or 3 if black. A state of play without a mark is none.
//! Source: `Filereader.vala` and `Filewriter.vala` of gnonograms.

use super::document_error;
use super::text::plain::{PlacedClue, Unsupported, lines_of, numbers, rectangle, runs};
use super::text::problem::{Noted, Problem};
use super::text::{Line, Word, found, positive};
use crate::document::{Document, Notes};
use crate::message::message;
use crate::puzzle::{CellId, Color, ColorSet, Palette, Picture};

/// Is the line a heading of such a file that no other format has?
pub(super) fn is_heading(line: &Line) -> bool {
    let line = line.trim().text.to_ascii_lowercase();
    ["[row clues]", "[column clues]", "[dimensions]"].contains(&&*line)
}

/// A section: its heading and the lines behind it.
#[derive(Clone, Copy)]
struct Section<'a, 'b> {
    heading: Word<'a>,
    lines: &'b [Line<'a>],
}

impl<'a> Section<'a, '_> {
    fn filled(&self) -> impl Iterator<Item = Line<'a>> {
        self.lines.iter().copied().filter(|line| !line.is_blank())
    }

    /// The note in this line.
    fn note(&self, place: usize) -> Option<String> {
        self.lines.get(place).map(|line| decoded(line.text))
    }
}

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Document, Vec<Problem>> {
    let [description, license, size, rows, columns, solution, working] = sections(lines);
    let mut problems = Vec::new();
    let mut clues = |name, section| clues(name, section, text.len(), &mut problems);
    let (row_clues, column_clues) = (clues("Row clues", rows), clues("Column clues", columns));
    let sizes: Vec<Line> = size.iter().flat_map(Section::filled).collect();
    let lists = [(rows, &row_clues, "number-rows"), (columns, &column_clues, "number-columns")];
    for ((section, clues, what), line) in lists.into_iter().zip(sizes) {
        problems.note_error(compare(section, clues, positive(line.trim(), what)));
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let board = (row_clues.len(), column_clues.len());
    let puzzle = rectangle(0..text.len(), row_clues, column_clues, Palette::black_on_white())?;
    let goal = solution.map(|section| picture(section, board)).transpose()?;
    let goal = goal.and_then(|colors| Picture::new(puzzle.geometry(), colors));
    let saved = working.map(|section| cells(section, board)).transpose();
    let is_marked = |cells: &Vec<ColorSet>| cells.iter().any(|colors| colors.single().is_some());
    let saved = saved.map_err(|problem| vec![problem])?.filter(is_marked);
    let note = |section: Option<Section>, place| section.and_then(|section| section.note(place));
    let notes = Notes {
        title: note(description, 0),
        author: note(description, 1),
        license: note(license, 0),
        copyright: note(license, 1),
        ..Notes::default()
    };
    Document::of(puzzle, notes, goal, saved)
        .map_err(|error| vec![document_error(&error, 0..text.len())])
}

/// The clues of a section; a missing section is a problem at `end`.
fn clues(
    name: &str,
    section: Option<Section>,
    end: usize,
    problems: &mut Vec<Problem>,
) -> Vec<PlacedClue> {
    let Some(section) = section else {
        let message = message!("problem-section-missing", name = name);
        problems.note(Problem::new(end..end, message, "want-gno-sections"));
        return Vec::new();
    };
    section.filled().map(|line| (runs(line, &[','], problems), line.trim().span())).collect()
}

/// The sections that mean something, in the order of [`HEADINGS`]; the first of several counts.
fn sections<'a, 'b>(lines: &'b [Line<'a>]) -> [Option<Section<'a, 'b>>; HEADINGS.len()] {
    let mut sections = [None; HEADINGS.len()];
    let mut rest = lines;
    while let Some(start) = rest.iter().position(|line| line.text.starts_with('[')) {
        let (heading, behind) = (rest[start].trim(), &rest[start + 1..]);
        let is_next = |line: &Line| line.text.starts_with('[');
        let length = behind.iter().position(is_next).unwrap_or(behind.len());
        let is_it = |key: &&str| {
            heading.text[1..].get(..key.len()).is_some_and(|start| start.eq_ignore_ascii_case(key))
        };
        if let Some(place) = HEADINGS.iter().position(is_it) {
            let section = Section { heading, lines: &behind[..length] };
            sections[place] = sections[place].or(Some(section));
        }
        rest = &behind[length..];
    }
    sections
}

/// The beginnings of the headings: description, license, dimensions, clues, solution, working grid.
const HEADINGS: [&str; 7] = ["des", "lic", "dim", "row", "col", "sol", "wor"];

/// Compares the clues of a section with the size.
fn compare(
    section: Option<Section>,
    clues: &[PlacedClue],
    size: Result<u32, Problem>,
) -> Result<(), Problem> {
    let (declared, Some(section)) = (size?, section) else { return Ok(()) };
    if clues.len() == declared as usize {
        return Ok(());
    }
    let name = section.heading.text.trim_matches(['[', ']']);
    let message = message!("problem-section-clues", name = name, count = clues.len());
    let expected = message!("want-as-size", count = declared);
    let problem = Problem::new(section.heading.span(), message, expected);
    Err(problem.advice("advice-empty-clue"))
}

/// The cells of a section.
fn cells(section: Section, (height, width): (usize, usize)) -> Result<Vec<ColorSet>, Problem> {
    let mut cells = Vec::new();
    let mut rows = 0;
    for line in section.filled() {
        let before = cells.len();
        for word in line.words(&[',']) {
            cells.push(match word.text {
                "0" => ColorSet::first(2),
                "1" => ColorSet::only(Color::BACKGROUND),
                "2" | "3" => ColorSet::only(Color::FIRST),
                text => return Err(Problem::new(word.span(), found(text), "want-gno-sign")),
            });
        }
        rows += 1;
        if cells.len() - before != width {
            let message = message!("problem-this-row-has", count = cells.len() - before);
            let expected = message!("want-as-board", count = width);
            return Err(Problem::new(line.trim().span(), message, expected));
        }
    }
    if rows != height {
        let name = section.heading.text.trim_matches(['[', ']']);
        let message = message!("problem-section-rows", name = name, count = rows);
        let expected = message!("want-as-board", count = height);
        return Err(Problem::new(section.heading.span(), message, expected));
    }
    Ok(cells)
}

/// The picture of a section.
fn picture(section: Section, board: (usize, usize)) -> Result<Vec<Color>, Vec<Problem>> {
    let cells = cells(section, board).map_err(|problem| vec![problem])?;
    let at = section.heading.span();
    let open = || vec![Problem::new(at, "problem-goal-open", "want-one-color-each")];
    cells.iter().map(|colors| colors.single()).collect::<Option<_>>().ok_or_else(open)
}

/// A note without the signs that would begin a heading; gnonograms decodes titles likewise.
fn encoded(note: Option<&String>) -> String {
    let note = note.map(String::as_str).unwrap_or_default();
    note.replace('%', "%25").replace('[', "%5B").replace(']', "%5D")
}

fn decoded(note: &str) -> String {
    note.replace("%5B", "[").replace("%5D", "]").replace("%25", "%")
}

pub(super) fn write(document: &Document) -> Result<String, Unsupported> {
    let (puzzle, notes) = (document.puzzle(), document.notes());
    let (rows, columns) = numbers(puzzle)?;
    let (title, author) = (encoded(notes.title.as_ref()), encoded(notes.author.as_ref()));
    // The date, and the difficulty: 99 is unknown.
    let mut out = format!("[Description]\n{title}\n{author}\n\n99\n");
    if notes.license.is_some() || notes.copyright.is_some() {
        let rights = [&notes.license, &notes.copyright].map(|note| encoded(note.as_ref()));
        out += &format!("[License]\n{}\n", rights.join("\n").trim_end());
    }
    out += &format!("[Dimensions]\n{}\n{}\n", rows.len(), columns.len());
    out += &format!("[Row clues]\n{}", lines_of(&rows, ", ", ""));
    out += &format!("[Column clues]\n{}", lines_of(&columns, ", ", ""));
    let mut section = |heading: &str, sign: &dyn Fn(CellId) -> &'static str| {
        out += &format!("[{heading}]\n");
        for row in puzzle.geometry().rows() {
            let signs: Vec<&str> = row.iter().map(|&cell| sign(cell)).collect();
            out += &(signs.join(" ") + "\n");
        }
    };
    if let Some(goal) = document.goal() {
        section("Solution grid", &|cell| if goal[cell].is_background() { "1" } else { "2" });
    }
    if let Some(saved) = document.saved() {
        section("Working grid", &|cell| match saved[cell.index()].single() {
            None => "0",
            Some(Color::BACKGROUND) => "1",
            Some(_) => "2",
        });
        out += "[State]\nGAME_STATE_SOLVING\n";
    }
    Ok(out)
}
