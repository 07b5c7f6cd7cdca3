//! An explanation as one page: the board, and steps forward and back.
//!
//! In: a subject. Out: HTML, written part by part. Invariants: the page needs nothing from outside,
//! and nothing of the puzzle is read as markup or as a program. On paper it is the list of all
//! sentences with pictures between. Once the time is over, no more steps are told.

use super::{Subject, drawn, text};
use html_escape::encode_text;
use nonosat::explanation::{Step, StepWriter};
use nonosat::puzzle::{CellId, ColorSet, Puzzle};
use nonosat::{drawing, drawing::layout};
use serde::{Serialize, Serializer};
use std::fmt::Write as _;
use std::io::{self, Write};

const PAGE: &str = include_str!("page.html");
/// Most pictures on paper, and most cells and numbers in all of them.
const PICTURES: usize = 24;
const MAX_DRAWN: usize = 24 * 40_000;

/// A step as the page's program knows it.
#[derive(Serialize)]
struct Move {
    /// Cells and the colors that they have from then on, those that are settled.
    give: Vec<(u32, u8)>,
    /// The cells of the line that it looks at.
    line: Vec<u32>,
    /// Cells that it tells something of.
    news: Vec<u32>,
    /// Cells that it rests on.
    reasons: Vec<u32>,
}

/// What the page's program knows.
#[derive(Serialize)]
struct Data<F, I, M, S> {
    first: F,
    inks: I,
    moves: M,
    shapes: S,
}

/// A list that is made as it is written.
struct Each<F>(F);

impl<F: Fn() -> I, I: Iterator<Item: Serialize>> Serialize for Each<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

/// Data in a page: nothing in it ends the script.
struct Unclosed<W>(W);

impl<W: Write> Write for Unclosed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for part in bytes.split_inclusive(|&byte| byte == b'<') {
            match part.split_last() {
                Some((b'<', before)) => {
                    self.0.write_all(before)?;
                    self.0.write_all(b"\\u003c")?;
                }
                _ => self.0.write_all(part)?,
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// The page; false if there was no time for all of it.
pub fn html(subject: &Subject, sink: &mut impl Write) -> io::Result<bool> {
    let puzzle = subject.puzzle();
    let groups = text::groups(&subject.walk.steps);
    let all: usize = groups.iter().map(|group| group.steps.len()).sum();
    let notes = subject.document.notes();
    let mut told = 0;
    for (number, part) in PAGE.split("{{").enumerate() {
        let (name, rest) = match number {
            0 => ("", part),
            _ => part.split_once("}}").unwrap_or(("", part)),
        };
        match name {
            "title" => {
                let title = notes.title.as_ref().unwrap_or(&subject.name);
                write!(sink, "{}", encode_text(title))?;
            }
            "verdict" => write!(sink, "{}", encode_text(&text::title(subject)))?,
            "inks" => sink.write_all(inks(puzzle).as_bytes())?,
            "steps" => told = list(subject, &groups, sink)?,
            "end" if told < all => write!(sink, "{}", text::OVER)?,
            "end" => write!(sink, "{}", encode_text(&text::end(subject)))?,
            "board" => {
                let open = vec![puzzle.palette().all(); subject.known.len()];
                picture(subject, &open, sink)?;
            }
            "data" => data(subject, &groups, told, Unclosed(&mut *sink))?,
            _ => {}
        }
        sink.write_all(rest.as_bytes())?;
    }
    Ok(told == all)
}

/// The list of all sentences, with pictures; how many steps there was time for.
fn list(subject: &Subject, groups: &[text::Group], sink: &mut impl Write) -> io::Result<usize> {
    let pictures = (MAX_DRAWN / drawn(subject.puzzle())).clamp(1, PICTURES);
    let every = groups.len().div_ceil(pictures).max(1);
    let mut teller = StepWriter::new(subject.puzzle());
    let mut known = subject.known.clone();
    let (mut told, mut taken) = (0, 0);
    for (number, group) in groups.iter().enumerate() {
        writeln!(sink, "<h2>{}</h2>\n<ol start=\"{}\">", group.heading, told + 1)?;
        for &place in &group.steps {
            if subject.output_budget.is_over() {
                writeln!(sink, "</ol>")?;
                return Ok(told);
            }
            // Steps that are not told count too.
            subject.walk.steps[taken..=place].iter().for_each(|step| learn(&mut known, step));
            taken = place + 1;
            told += 1;
            let step = &subject.walk.steps[place];
            sink.write_all(sentences(&mut teller, step).as_bytes())?;
        }
        writeln!(sink, "</ol>")?;
        if number % every == every - 1 || number + 1 == groups.len() {
            write!(sink, "<div class=\"paper\">")?;
            picture(subject, &known, sink)?;
            writeln!(sink, "</div>")?;
        }
    }
    Ok(told)
}

fn picture(subject: &Subject, known: &[ColorSet], sink: &mut impl Write) -> io::Result<()> {
    let drawn = drawing::svg(&layout::layout_known(&subject.document, known, &[], &[]));
    sink.write_all(without_ids(drawn).as_bytes())
}

/// What the page's program knows of the first steps, so many.
fn data(
    subject: &Subject,
    groups: &[text::Group],
    told: usize,
    sink: impl Write,
) -> io::Result<()> {
    let (puzzle, all) = (subject.puzzle(), &subject.walk.steps);
    let settled = |(at, colors): (usize, &ColorSet)| Some((at, colors.single()?.index()));
    let moves = || {
        let places = groups.iter().flat_map(|group| &group.steps).take(told);
        let mut taken = 0;
        places.map(move |&place| {
            let gone = &all[std::mem::replace(&mut taken, place + 1)..=place];
            move_of(puzzle, &all[place], gone)
        })
    };
    let palette = puzzle.palette();
    let data = Data {
        first: Each(|| subject.known.iter().enumerate().filter_map(settled)),
        inks: Each(|| palette.colors().map(|color| palette.ink(color).rgb.to_string())),
        moves: Each(moves),
        shapes: Each(|| puzzle.geometry().cells().map(|cell| shape(puzzle, cell))),
    };
    Ok(serde_json::to_writer(sink, &data)?)
}

/// What the colors are called, if there are several.
fn inks(puzzle: &Puzzle) -> String {
    let palette = puzzle.palette();
    let named = |color| {
        let (rgb, name) = (palette.ink(color).rgb, palette.describe(color));
        format!("<b style=\"background: {rgb}\"></b> {} ", encode_text(&name))
    };
    let shown = palette.colors().skip(1).filter(|_| palette.color_count() > 2);
    shown.map(named).collect()
}

fn learn(known: &mut [ColorSet], step: &Step) {
    for &(cell, colors) in &step.gives {
        known[cell.index()] = known[cell.index()].intersect(colors);
    }
}

fn move_of(puzzle: &Puzzle, step: &Step, gone: &[Step]) -> Move {
    let settled = gone.iter().flat_map(|step| &step.gives);
    let settled =
        settled.filter_map(|&(cell, colors)| Some((cell.number(), colors.single()?.index() as u8)));
    let numbers = |cells: &mut dyn Iterator<Item = CellId>| cells.map(CellId::number).collect();
    let line = step.line().map_or(&[][..], |line| puzzle.geometry().line(line));
    Move {
        give: settled.collect(),
        line: numbers(&mut line.iter().copied()),
        news: numbers(&mut step.gives.iter().map(|fact| fact.0)),
        reasons: numbers(&mut step.needs().iter().map(|fact| fact.0)),
    }
}

/// One item of the list.
fn sentences(teller: &mut StepWriter, step: &Step) -> String {
    let told = teller.step_text(step);
    let mut out = format!("<li><p>{}</p>", encode_text(&told.head));
    if !told.inside.is_empty() {
        out += "<ul>";
        told.inside.iter().for_each(|line| {
            let _ = write!(out, "<li>{}</li>", encode_text(line));
        });
        out += "</ul>";
    }
    if !told.tail.is_empty() {
        let _ = write!(out, "<p>{}</p>", encode_text(&told.tail));
    }
    out + "</li>\n"
}

/// The corners of a cell, in the units of the drawing.
fn shape(puzzle: &Puzzle, cell: CellId) -> String {
    let (x, y) = puzzle.geometry().center(cell);
    let corner = |(dx, dy): &(f64, f64)| {
        format!("{:.1} {:.1}", (x + dx) * drawing::CELL, (y + dy) * drawing::CELL)
    };
    puzzle.geometry().corners(cell).iter().map(corner).collect::<Vec<_>>().join(" ")
}

/// A drawing inside a page, where names of elements must not come twice.
fn without_ids(svg: String) -> String {
    let named = ["aria-labelledby=\"title description\"", " id=\"title\"", " id=\"description\""];
    let by = ["aria-hidden=\"true\"", "", ""];
    named.iter().zip(by).fold(svg, |svg, (name, by)| svg.replace(name, by))
}
