//! Writes an explanation as one HTML page: the board, with steps forward and back, and a small square
//! of its color before each word for a color.
//!
//! In: a subject. Out: HTML, written part by part. Invariants: the page loads nothing from
//! outside. The browser reads no text of the puzzle as markup or script. The board is drawn once;
//! the script changes it, and adds pictures between the sentences when the page is printed.
//! Writing stops once the time is over.

use crate::app::language;
use crate::cli::commands::explain::{Subject, numbered, text};
use html_escape::encode_text;
use nonosat_board::message::{Argument, Message};
use nonosat_board::puzzle::{CellId, ColorSet, Palette, Puzzle};
use nonosat_engine::explanation::{Step, StepWriter};
use nonosat_studio::drawing::layout::StepCells;
use nonosat_studio::drawing::{self, layout};
use nonosat_words::{Catalog, Language};
use serde::{Serialize, Serializer};
use std::fmt::Write as _;
use std::io::{self, Write};

const PAGE: &str = include_str!("page.html");
/// A step for the page's script.
#[derive(Serialize)]
struct Move {
    /// The cells that it settles, or that omitted steps before it settled, with their colors.
    give: Vec<(u32, u8)>,
    /// The cells of its line; empty for a step of several lines.
    line: Vec<u32>,
    /// The cells that it settles or narrows.
    news: Vec<u32>,
    /// The cells that it rests on.
    reasons: Vec<u32>,
}

/// The data for the page's script.
#[derive(Serialize)]
struct Data<F, I, M, S> {
    first: F,
    inks: I,
    moves: M,
    shapes: S,
}

/// A list whose items are computed while they are written.
struct LazyList<F>(F);

impl<F: Fn() -> I, I: Iterator<Item: Serialize>> Serialize for LazyList<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

/// Writes JSON inside a script element. Escapes `<`, so that no text ends the element.
struct ScriptEscape<W>(W);

impl<W: Write> Write for ScriptEscape<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for part in bytes.split_inclusive(|&byte| byte == b'<') {
            match part.split_last() {
                Some((b'<', text)) => {
                    self.0.write_all(text)?;
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

/// Writes the page. False if the time ended before all steps were written.
pub fn html(subject: &Subject, sink: &mut impl Write) -> io::Result<bool> {
    let puzzle = subject.puzzle();
    let groups = text::groups(&subject.walk.steps, &subject.start);
    let all: usize = groups.iter().map(|group| group.steps.len()).sum();
    let mut step_count = 0;
    for (number, part) in PAGE.split("{{").enumerate() {
        let (name, tail) = match number {
            0 => ("", part),
            _ => part.split_once("}}").unwrap_or(("", part)),
        };
        match name {
            "title" => write!(sink, "{}", encode_text(&subject.heading()))?,
            "verdict" => write!(sink, "{}", encode_text(&text::verdict(subject)))?,
            "lang" => write!(sink, "{}", language::catalog().language().code())?,
            id if id.starts_with("explain-") => write!(sink, "{}", encode_text(&page_text(id)))?,
            "inks" => sink.write_all(inks(puzzle).as_bytes())?,
            "steps" => step_count = list(subject, &groups, sink)?,
            "end" if step_count < all => write!(sink, "{}", encode_text(&text::cut_message()))?,
            "end" => write!(sink, "{}", encode_text(&text::end(subject)))?,
            "board" => {
                let open = vec![puzzle.palette().all(); subject.start.len()];
                picture(subject, &open, sink)?;
            }
            "data" => data(subject, &groups, step_count, ScriptEscape(&mut *sink))?,
            _ => {}
        }
        sink.write_all(tail.as_bytes())?;
    }
    Ok(step_count == all)
}

/// A text of the page; its script fills in the numbers.
fn page_text(id: &str) -> String {
    let message = Message::new(id.to_owned()).with("number", "{number}").with("all", "{all}");
    language::catalog().sentence(&message)
}

/// Writes the list of all sentences. Returns the number of steps written in time.
fn list(subject: &Subject, groups: &[text::Group], sink: &mut impl Write) -> io::Result<usize> {
    let (mut writer, catalog) = (StepWriter::new(subject.puzzle()), language::catalog());
    let swatches = Swatches::new(subject.puzzle().palette(), catalog);
    let mut step_count = 0;
    for group in groups {
        writeln!(
            sink,
            "<h2>{}</h2>\n<ol start=\"{}\">",
            encode_text(&catalog.sentence(&group.heading)),
            step_count + 1
        )?;
        for &place in &group.steps {
            if subject.output_budget.is_over() {
                writeln!(sink, "</ol>")?;
                return Ok(step_count);
            }
            step_count += 1;
            let step = &subject.walk.steps[place];
            sink.write_all(sentences(&mut writer, step, &swatches).as_bytes())?;
        }
        writeln!(sink, "</ol>")?;
    }
    Ok(step_count)
}

/// Writes a drawing of the known cells.
fn picture(subject: &Subject, known: &[ColorSet], sink: &mut impl Write) -> io::Result<()> {
    let cells = StepCells::default();
    let svg = drawing::svg(&layout::layout_known(&subject.document, known, cells, &numbered()));
    sink.write_all(without_ids(svg).as_bytes())
}

/// Writes the script's data of the first `count` steps.
fn data(
    subject: &Subject,
    groups: &[text::Group],
    count: usize,
    sink: impl Write,
) -> io::Result<()> {
    let (puzzle, all) = (subject.puzzle(), &subject.walk.steps);
    let settled_cell = |(at, colors): (usize, &ColorSet)| Some((at, colors.single()?.index()));
    let moves = || {
        let places = groups.iter().flat_map(|group| &group.steps).take(count);
        let mut next_place = 0;
        places.map(move |&place| {
            let since_last = &all[std::mem::replace(&mut next_place, place + 1)..=place];
            move_of(puzzle, &all[place], since_last)
        })
    };
    let palette = puzzle.palette();
    let data = Data {
        first: LazyList(|| subject.start.iter().enumerate().filter_map(settled_cell)),
        inks: LazyList(|| palette.colors().map(|color| palette.ink(color).rgb.to_string())),
        moves: LazyList(moves),
        shapes: LazyList(|| puzzle.geometry().cells().map(|cell| shape(puzzle, cell))),
    };
    Ok(serde_json::to_writer(sink, &data)?)
}

/// The legend of the inks; empty if there is only one.
fn inks(puzzle: &Puzzle) -> String {
    let palette = puzzle.palette();
    let legend = |color| {
        let rgb = palette.ink(color).rgb;
        let name = match palette.color_name(color) {
            // A name of the file needs no grammar here.
            Argument::Message(word) if word.id == "ink-named" => palette.name(color),
            word => language::catalog().part(&word),
        };
        format!("<b style=\"background: {rgb}\"></b> {} ", encode_text(&name))
    };
    let inks = palette.colors().skip(1).filter(|_| palette.color_count() > 2);
    inks.map(legend).collect()
}

/// Converts a step for the script. `since_last` has the omitted steps before it, and the step.
fn move_of(puzzle: &Puzzle, step: &Step, since_last: &[Step]) -> Move {
    let facts = since_last.iter().flat_map(|step| &step.gives);
    let facts =
        facts.filter_map(|&(cell, colors)| Some((cell.number(), colors.single()?.index() as u8)));
    let numbers = |cells: &mut dyn Iterator<Item = CellId>| cells.map(CellId::number).collect();
    let line = step.line().map_or(&[][..], |line| puzzle.geometry().line(line));
    Move {
        give: facts.collect(),
        line: numbers(&mut line.iter().copied()),
        news: numbers(&mut step.gives.iter().map(|fact| fact.0)),
        reasons: numbers(&mut step.needs().iter().map(|fact| fact.0)),
    }
}

/// One item of the list.
fn sentences(writer: &mut StepWriter, step: &Step, swatches: &Swatches) -> String {
    let (text, catalog) = (writer.step_text(step), language::catalog());
    let html = |message: &Message| swatches.html(&catalog.sentence(message));
    let mut out = format!("<li><p>{}</p>", html(&text.head));
    if !text.inside.is_empty() {
        out += "<ul>";
        text.inside.iter().for_each(|line| {
            let _ = write!(out, "<li>{}</li>", html(line));
        });
        out += "</ul>";
    }
    if let Some(tail) = &text.tail {
        let _ = write!(out, "<p>{}</p>", html(tail));
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

/// A drawing without element ids, which must be unique within a page.
fn without_ids(svg: String) -> String {
    let ids = ["aria-labelledby=\"title description\"", " id=\"title\"", " id=\"description\""];
    let by = ["aria-hidden=\"true\"", "", ""];
    ids.iter().zip(by).fold(svg, |svg, (id, by)| svg.replace(id, by))
}

/// The words for the inks of a palette in all their forms, the longest first, each with its color.
pub struct Swatches {
    words: Vec<(Vec<char>, String)>,
    /// Do blanks stand between words?
    has_blanks: bool,
}

impl Swatches {
    /// None for a palette of one ink: no sentence names it.
    pub fn new(palette: &Palette, catalog: &Catalog) -> Swatches {
        let inks = palette.colors().skip(1).filter(|_| palette.color_count() > 2);
        let words = inks.flat_map(|ink| {
            let rgb = palette.ink(ink).rgb.to_string();
            let forms = catalog.forms(&palette.color_name(ink));
            forms.into_iter().map(move |form| (lower_case_letters(&form), rgb.clone()))
        });
        let mut words: Vec<(Vec<char>, String)> = words.collect();
        words.retain(|(word, _)| !word.is_empty());
        words.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
        let has_blanks = !matches!(catalog.language(), Language::Japanese | Language::Chinese);
        Swatches { words, has_blanks }
    }

    /// A sentence as HTML.
    pub fn html(&self, sentence: &str) -> String {
        let (signs, lower): (Vec<char>, Vec<char>) =
            (sentence.chars().collect(), lower_case_letters(sentence));
        let (mut out, mut plain, mut at) = (String::new(), String::new(), 0);
        while at < signs.len() {
            let Some((word, rgb)) =
                self.words.iter().find(|(word, _)| self.is_at(&lower, at, word))
            else {
                plain.push(signs[at]);
                at += 1;
                continue;
            };
            let text: String = signs[at..at + word.len()].iter().collect();
            out += &encode_text(&std::mem::take(&mut plain));
            out += &format!(
                "<span class=\"ink\"><i style=\"background: {rgb}\" aria-hidden=\"true\"></i>{}</span>",
                encode_text(&text)
            );
            at += word.len();
        }
        out + &encode_text(&plain)
    }

    /// Does the word stand there, and not within a longer one?
    fn is_at(&self, signs: &[char], at: usize, word: &[char]) -> bool {
        let is_part = |sign: Option<&char>| sign.is_some_and(|sign| sign.is_alphanumeric());
        let previous = at.checked_sub(1).and_then(|place| signs.get(place));
        let is_apart = !is_part(previous) && !is_part(signs.get(at + word.len()));
        signs[at..].starts_with(word) && (is_apart || !self.has_blanks)
    }
}

/// The letters in lower case, one for each.
fn lower_case_letters(text: &str) -> Vec<char> {
    text.chars().map(|sign| sign.to_lowercase().next().unwrap_or(sign)).collect()
}
