//! The TOML of the solver nonogrid: `[colors]` with `defs = ['b = (blue) *']`, `[clues]` with the
//! texts `rows` and `columns`. Line feeds or commas separate the clues.
//!
//! In: a text. Out: a puzzle. Invariants: `#` and `;` begin comments inside the texts; the reader
//! skips blank lines there; `0` is an empty line; a run without a letter is black.

use crate::message::{Message, message};
use crate::one_line::between_marks;
use crate::puzzle::{Clue, Color, Ink, MAX_COLORS, Palette, Puzzle, Rgb, Run};
use crate::text::plain::{PlacedClue, Unsupported, known_runs, rectangle};
use crate::text::problem::{Noted, Problem};
use crate::text::{Word, found, positive, shown};
use serde::Deserialize;
use std::ops::Range;
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
#[derive(Default)]
pub(super) struct Letters {
    letters: Vec<String>,
    inks: Vec<Ink>,
}

/// Most bytes of a file: no board needs more, and parsing larger ones takes much memory.
const MAX_TOML_BYTES: usize = 4 << 20;

/// Refuses a text of more bytes.
pub(super) fn refuse_large(text: &str) -> Result<(), Vec<Problem>> {
    if text.len() <= MAX_TOML_BYTES {
        return Ok(());
    }
    let message = message!("problem-bytes", count = MAX_TOML_BYTES);
    Err(vec![Problem::new(0..1, message, "want-smaller-file")])
}

pub(super) fn read(text: &str) -> Result<Puzzle, Vec<Problem>> {
    refuse_large(text)?;
    let file: File = toml::from_str(text).map_err(|error| {
        let span = error.span().unwrap_or(0..0);
        vec![Problem::new(span, Message::plain(error.message()), "want-toml")]
    })?;
    let mut problems = Vec::new();
    let mut inks = Letters::default();
    for definition in file.colors.iter().flat_map(|colors| &colors.defs) {
        let word = Word { text: definition.get_ref(), start: definition.span().start + 1 };
        inks.define(word, &mut problems)?;
    }
    let mut section = |value: &Spanned<String>| -> Vec<PlacedClue> {
        let words = clue_words(body(text, value)).into_iter();
        words.map(|word| (inks.clue(word, &mut problems), word.span())).collect()
    };
    let (rows, columns) = (section(&file.clues.rows), section(&file.clues.columns));
    inks.rectangle(0..text.len(), rows, columns, problems)
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
pub(super) fn clue_words(body: Word) -> Vec<Word> {
    let lines = between_marks(body, '\n').flat_map(|line| {
        let end = line.text.find(['#', ';']).unwrap_or(line.text.len());
        between_marks(line.part(0..end), ',')
    });
    let quotes = |word: Word<'_>| word.text.trim_matches(['"', '\'']).trim().is_empty();
    lines.map(|word| word.trim()).filter(|word| !quotes(*word)).collect()
}

impl Letters {
    /// Adds the color of a definition, as in `b = (blue) *`.
    ///
    /// # Errors
    /// The problems so far, if there are too many of them or of colors.
    pub fn define(&mut self, word: Word, problems: &mut Vec<Problem>) -> Result<(), Vec<Problem>> {
        if self.inks.len() + 1 == MAX_COLORS {
            let message = message!("problem-colors-more", count = self.inks.len());
            return Err(vec![Problem::new(word.span(), message, "want-fewer-colors")]);
        }
        problems.note_error(self.declare(word));
        if problems.is_full() { Err(std::mem::take(problems)) } else { Ok(()) }
    }

    /// The puzzle of these clues, or the problems.
    pub fn rectangle(
        mut self,
        whole: Range<usize>,
        rows: Vec<PlacedClue>,
        columns: Vec<PlacedClue>,
        problems: Vec<Problem>,
    ) -> Result<Puzzle, Vec<Problem>> {
        if self.inks.is_empty() {
            self.black();
        }
        let white = Ink { rgb: Rgb(255, 255, 255), name: None };
        let palette = Palette::new(std::iter::once(white).chain(self.inks).collect());
        let palette = palette.map_err(|error| {
            vec![Problem::new(whole.clone(), error.message(), "want-fewer-colors")]
        })?;
        if !problems.is_empty() {
            return Err(problems);
        }
        rectangle(whole, rows, columns, palette)
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

    pub fn clue(&mut self, clue: Word, problems: &mut Vec<Problem>) -> Clue {
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
    let defines: String =
        definitions(puzzle).iter().map(|define| format!("    '{define}',\n")).collect();
    let mut out = String::new();
    if !defines.is_empty() {
        out += &format!("[colors]\ndefs = [\n{defines}]\n\n");
    }
    let (rows, columns) = clue_lines(puzzle)?;
    out += &format!(
        "[clues]\nrows = '''\n{}'''\ncolumns = '''\n{}'''\n",
        rows.concat(),
        columns.concat()
    );
    Ok(out)
}

/// The definitions of the colors; none if they are black on white.
pub(super) fn definitions(puzzle: &Puzzle) -> Vec<String> {
    let palette = puzzle.palette();
    if *palette == Palette::black_on_white() {
        return Vec::new();
    }
    let define = |color: Color| {
        let Rgb(red, green, blue) = palette.ink(color).rgb;
        format!("{0} = ({red}, {green}, {blue}) {0}", color.letter())
    };
    palette.colors().skip(1).map(define).collect()
}

/// The clues of the rows and of the columns, a line for each.
pub(super) fn clue_lines(puzzle: &Puzzle) -> Result<(Vec<String>, Vec<String>), Unsupported> {
    let is_plain = *puzzle.palette() == Palette::black_on_white();
    let clue = |line| {
        let run = |(length, color): (u32, Color)| {
            let letter = if is_plain { String::new() } else { color.letter().to_string() };
            format!("{length}{letter}")
        };
        let runs: Vec<String> = known_runs(puzzle, line)?.into_iter().map(run).collect();
        Ok(if runs.is_empty() { "0\n".to_owned() } else { runs.join(" ") + "\n" })
    };
    let mut rows = puzzle.geometry().lines().map(clue).collect::<Result<Vec<_>, _>>()?;
    let columns = rows.split_off(puzzle.geometry().families()[0].line_count);
    Ok((rows, columns))
}
