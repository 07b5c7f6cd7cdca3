//! The TOML of the solver nonogrid: `[colors]` with `defs = ['b = (blue) *']`, `[clues]` with the
//! texts `rows` and `columns`. Line feeds or commas separate the clues.
//!
//! In: a text. Out: a puzzle. Invariants: `#` and `;` begin comments inside the texts; the reader
//! skips blank lines there; `0` is an empty line; a run without a letter is black.

use super::text::plain::{PlacedClue, Unsupported, known_runs, rectangle};
use super::text::problem::{Noted, Problem};
use super::text::{Word, found, positive, shown};
use crate::language::{Message, message};
use crate::puzzle::{Clue, Color, Ink, MAX_COLORS, Palette, Puzzle, Rgb, Run};
use serde::Deserialize;
use toml::Spanned;

#[derive(Deserialize)]
struct File {
    colors: Option<Colors>,
    clues: Clues,
}

#[derive(Deserialize)]
struct Colors {
    defs: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
struct Clues {
    rows: Spanned<String>,
    columns: Spanned<String>,
}

/// The foreground colors and their letters.
struct Letters {
    letters: Vec<String>,
    inks: Vec<Ink>,
}

/// Most bytes of a file: no board needs more, and parsing larger TOML takes much memory.
const MAX_TOML_BYTES: usize = 4 << 20;

pub(super) fn read(text: &str) -> Result<Puzzle, Vec<Problem>> {
    if text.len() > MAX_TOML_BYTES {
        let message = message!("problem-bytes", count = MAX_TOML_BYTES);
        return Err(vec![Problem::new(0..1, message, "want-smaller-file")]);
    }
    let file: File = toml::from_str(text).map_err(|error| {
        let span = error.span().unwrap_or(0..0);
        vec![Problem::new(span, Message::plain(error.message()), "want-toml")]
    })?;
    let mut problems = Vec::new();
    let mut inks = Letters::declared(file.colors.as_ref(), &mut problems)?;
    let mut section = |value: &Spanned<String>| -> Vec<PlacedClue> {
        let words = clue_words(body(text, value)).into_iter();
        words.map(|word| (inks.clue(word, &mut problems), word.span())).collect()
    };
    let (rows, columns) = (section(&file.clues.rows), section(&file.clues.columns));
    if inks.inks.is_empty() {
        inks.black();
    }
    let white = Ink { rgb: Rgb(255, 255, 255), name: None };
    let palette = Palette::new(std::iter::once(white).chain(inks.inks).collect());
    let palette = palette
        .map_err(|error| vec![Problem::new(0..text.len(), error.message(), "want-fewer-colors")])?;
    if !problems.is_empty() {
        return Err(problems);
    }
    rectangle(0..text.len(), rows, columns, palette)
}

/// The slice of the file between the quotes of a TOML string, so that offsets are right.
fn body<'a>(text: &'a str, value: &Spanned<String>) -> Word<'a> {
    let span = value.span();
    let token = Word { text: text.get(span.clone()).unwrap_or(""), start: span.start };
    let quotes = token.text.chars().take_while(|sign| "\"'".contains(*sign)).count().min(3);
    let quotes = if quotes == 2 { 1 } else { quotes };
    let end = token.text.len().saturating_sub(quotes);
    token.part(quotes.min(end)..end)
}

/// The clues of a text, without comments and blank clues.
fn clue_words(body: Word) -> Vec<Word> {
    let lines = super::pattern::between(body, '\n').flat_map(|line| {
        let end = line.text.find(['#', ';']).unwrap_or(line.text.len());
        super::pattern::between(line.part(0..end), ',')
    });
    let quotes = |word: Word<'_>| word.text.trim_matches(['"', '\'']).trim().is_empty();
    lines.map(|word| word.trim()).filter(|word| !quotes(*word)).collect()
}

impl Letters {
    /// The colors of `defs`.
    fn declared(
        colors: Option<&Colors>,
        problems: &mut Vec<Problem>,
    ) -> Result<Letters, Vec<Problem>> {
        let mut inks = Letters { letters: Vec::new(), inks: Vec::new() };
        for definition in colors.iter().flat_map(|colors| &colors.defs) {
            let word = Word { text: definition.get_ref(), start: definition.span().start + 1 };
            if inks.inks.len() + 1 == MAX_COLORS {
                let message = message!("problem-colors-more", count = inks.inks.len());
                return Err(vec![Problem::new(word.span(), message, "want-fewer-colors")]);
            }
            problems.note_error(inks.declare(word));
            if problems.is_full() {
                return Err(std::mem::take(problems));
            }
        }
        Ok(inks)
    }

    /// Takes a definition: `b = (blue) *`, `r = (FF0000) %`, `g = (0, 255, 0) x`.
    fn declare(&mut self, word: Word) -> Result<(), Problem> {
        let refused = || Problem::new(word.span(), found(word.text), "want-definition");
        let (letter, value) = word.text.split_once('=').ok_or_else(refused)?;
        let inside = value.split_once('(').and_then(|(_, rest)| rest.split_once(')'));
        let inside = inside.ok_or_else(refused)?.0.trim();
        let text = match inside.split(',').count() {
            3 => format!("rgb({inside})"),
            _ if inside.len() == 6 && inside.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
                format!("#{inside}")
            }
            _ => inside.to_owned(),
        };
        let color = csscolorparser::parse(&text).map_err(|_| refused())?.to_rgba8();
        self.letters.push(letter.trim().to_owned());
        self.inks.push(Ink { rgb: Rgb(color[0], color[1], color[2]), name: None });
        Ok(())
    }

    /// The color of runs without a letter: black, added if it is missing. `None` if the palette is
    /// full.
    fn black(&mut self) -> Option<Color> {
        let place = self.inks.iter().position(|ink| ink.rgb == Rgb(0, 0, 0));
        let color = Color::nth(place.unwrap_or(self.inks.len()) + 1)?;
        if place.is_none() {
            self.letters.push(String::new());
            self.inks.push(Ink { rgb: Rgb(0, 0, 0), name: None });
        }
        Some(color)
    }

    fn clue(&mut self, clue: Word, problems: &mut Vec<Problem>) -> Clue {
        let mut runs = Vec::new();
        for word in clue.words(&['"', '\'']).filter(|word| word.text != "0") {
            if problems.is_full() {
                break;
            }
            let is_digit = |byte: &u8| byte.is_ascii_digit() || *byte == b'-';
            let split = word.text.bytes().take_while(is_digit).count();
            let (number, letter) = (word.part(0..split), word.part(split..word.text.len()));
            let color = match letter.text {
                "" => self.black(),
                text => {
                    let place = self.letters.iter().position(|own| own == text);
                    place.and_then(|place| Color::nth(place + 1))
                }
            };
            match (positive(number, "number-run"), color) {
                (Ok(length), Some(color)) => runs.push(Run::new(length, color)),
                (Err(problem), _) => problems.note(problem),
                (_, None) if letter.text.is_empty() => {
                    let place = number.span();
                    problems.note(Problem::new(place, "problem-black-run", "want-fewer-colors"));
                }
                (_, None) => {
                    let color = shown(letter.text);
                    let message = message!("problem-color-undeclared", color = color);
                    problems.note(Problem::new(letter.span(), message, "want-defined-letter"));
                }
            }
        }
        Clue::Runs(runs)
    }
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let palette = puzzle.palette();
    let is_plain = *palette == Palette::black_on_white();
    let mut out = String::new();
    if !is_plain {
        let define = |color: Color| {
            let Rgb(red, green, blue) = palette.ink(color).rgb;
            format!("    '{0} = ({red}, {green}, {blue}) {0}',\n", color.letter())
        };
        let defines: String = palette.colors().skip(1).map(define).collect();
        out += &format!("[colors]\ndefs = [\n{defines}]\n\n");
    }
    let clue = |line| {
        let run = |(length, color): (u32, Color)| {
            let letter = if is_plain { String::new() } else { color.letter().to_string() };
            format!("{length}{letter}")
        };
        let runs: Vec<String> = known_runs(puzzle, line)?.into_iter().map(run).collect();
        Ok(if runs.is_empty() { "0\n".to_owned() } else { runs.join(" ") + "\n" })
    };
    let lines: Vec<String> = puzzle.geometry().lines().map(clue).collect::<Result<_, _>>()?;
    let (rows, columns) = lines.split_at(puzzle.geometry().families()[0].line_count);
    out += &format!(
        "[clues]\nrows = '''\n{}'''\ncolumns = '''\n{}'''\n",
        rows.concat(),
        columns.concat()
    );
    Ok(out)
}
