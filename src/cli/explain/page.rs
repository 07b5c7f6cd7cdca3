//! An explanation as one page: the board, and steps forward and back.
//!
//! Holds: the page needs nothing from outside, and nothing of the puzzle is read as markup or
//! as a program. On paper it is the list of all sentences with pictures between.

use super::{Subject, text};
use html_escape::encode_text;
use nonosat::explain::{Step, telling};
use nonosat::puzzle::{CellId, ColorSet, Puzzle};
use nonosat::{render, scene};
use serde::Serialize;
use std::fmt::Write;

const PAGE: &str = include_str!("page.html");
/// Most pictures on paper.
const PICTURES: usize = 24;

/// A step as the page's program knows it.
#[derive(Serialize)]
struct Move {
    /// Cells and the colors that they have from then on, those that are settled.
    give: Vec<(u32, u8)>,
    /// Cells that it tells something of.
    news: Vec<u32>,
    /// Cells that it rests on.
    reasons: Vec<u32>,
    /// The cells of the line that it looks at.
    line: Vec<u32>,
}

/// The page.
pub fn html(subject: &Subject) -> String {
    let puzzle = subject.puzzle();
    let groups = text::groups(&subject.walk.steps);
    let every = groups.len().div_ceil(PICTURES).max(1);
    let (mut list, mut moves) = (String::new(), Vec::new());
    let mut known = subject.known.clone();
    let mut taken = 0;
    for (number, group) in groups.iter().enumerate() {
        let _ = write!(list, "<h2>{}</h2>\n<ol start=\"{}\">\n", group.heading, moves.len() + 1);
        for &place in &group.steps {
            // Steps that are not told count too.
            let gone = &subject.walk.steps[taken..=place];
            gone.iter().for_each(|step| learn(&mut known, step));
            moves.push(made(puzzle, &subject.walk.steps[place], gone));
            taken = place + 1;
            list += &sentences(puzzle, &subject.walk.steps[place]);
        }
        list += "</ol>\n";
        if number % every == every - 1 || number + 1 == groups.len() {
            let drawn = render::svg(&scene::layout_known(&subject.document, &known, &[], &[]));
            let _ = writeln!(list, "<div class=\"paper\">{}</div>", unnamed(&drawn));
        }
    }
    let start = scene::layout_known(
        &subject.document,
        &vec![puzzle.palette().all(); known.len()],
        &[],
        &[],
    );
    let colors = puzzle.palette().colors().map(|color| puzzle.palette().ink(color).rgb.to_string());
    let first = subject
        .known
        .iter()
        .enumerate()
        .filter_map(|(at, colors)| Some((at as u32, colors.single()?.index() as u8)));
    let notes = subject.document.notes();
    let title = notes.title.clone().unwrap_or_else(|| subject.name.clone());
    let data = serde_json::json!({
        "moves": moves,
        "first": first.collect::<Vec<_>>(),
        "inks": colors.collect::<Vec<_>>(),
        "shapes": shapes(puzzle),
    });
    // Nothing in the data ends the script.
    let data = data.to_string().replace('<', "\\u003c");
    PAGE.replace("{{title}}", &encode_text(&title))
        .replace("{{verdict}}", &encode_text(&text::title(subject)))
        .replace("{{inks}}", &inks(puzzle))
        .replace("{{end}}", &encode_text(&text::end(subject)))
        .replace("{{board}}", &unnamed(&render::svg(&start)))
        .replace("{{data}}", &data)
        .replace("{{steps}}", &list)
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

fn made(puzzle: &Puzzle, step: &Step, gone: &[Step]) -> Move {
    let settled = gone.iter().flat_map(|step| &step.gives);
    let settled =
        settled.filter_map(|&(cell, colors)| Some((cell.number(), colors.single()?.index() as u8)));
    let numbers = |cells: &mut dyn Iterator<Item = CellId>| cells.map(CellId::number).collect();
    let line = step.line().map_or(&[][..], |line| puzzle.geometry().line(line));
    Move {
        give: settled.collect(),
        news: numbers(&mut step.gives.iter().map(|fact| fact.0)),
        reasons: numbers(&mut step.needs().iter().map(|fact| fact.0)),
        line: numbers(&mut line.iter().copied()),
    }
}

/// One item of the list.
fn sentences(puzzle: &Puzzle, step: &Step) -> String {
    let told = telling(puzzle, step);
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

/// The corners of every cell, in the units of the drawing.
fn shapes(puzzle: &Puzzle) -> Vec<String> {
    let geometry = puzzle.geometry();
    let path = |cell| {
        let (x, y) = geometry.center(cell);
        let corner = |(dx, dy): &(f64, f64)| {
            format!("{:.1} {:.1}", (x + dx) * render::CELL, (y + dy) * render::CELL)
        };
        geometry.corners(cell).iter().map(corner).collect::<Vec<_>>().join(" ")
    };
    geometry.cells().map(path).collect()
}

/// A drawing inside a page, where names of elements must not come twice.
fn unnamed(svg: &str) -> String {
    let svg = svg.replace("aria-labelledby=\"title description\"", "aria-hidden=\"true\"");
    svg.replace(" id=\"title\"", "").replace(" id=\"description\"", "")
}
