//! Lines and words of a text with their byte offsets, and the colors that words name.
//!
//! In: bytes; words such as `#rrggbb` and `#rgb`, with or without the `#`. Out: [`Line`]s and
//! [`Word`]s; an [`Rgb`]; the default inks for formats without colors. Invariants: no line contains
//! a carriage return at its end or a byte-order mark.

mod decode;
pub(crate) mod plain;
pub(crate) mod problem;
pub(crate) mod puzzle_set;
pub(crate) mod xml;

pub(crate) use decode::decode;
pub use decode::is_image;
pub use problem::{Advice, Fault, Problem, ReadError, problem_at};
pub(crate) use problem::{Noted, impossible, moved};
pub use puzzle_set::{MAX_FILE_CELLS, MAX_PUZZLES};
pub(crate) use puzzle_set::{Member, PuzzleSet};
pub use xml::{MAX_XML_ATTRIBUTES, MAX_XML_DEPTH, MAX_XML_NODES};

use crate::document::Notes;
use crate::message::{Message, message};
use crate::puzzle::{Color, Ink, Palette, Rgb};
use std::ops::Range;

/// A part of a text and its offset there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word<'a> {
    pub text: &'a str,
    /// The offset of its first byte in the text.
    pub start: usize,
}

/// A line without its line feed.
pub(crate) type Line<'a> = Word<'a>;

impl<'a> Word<'a> {
    /// What stands at this place of a text.
    pub fn at(text: &'a str, place: Range<usize>) -> Word<'a> {
        Word { text: &text[place.clone()], start: place.start }
    }

    pub fn span(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// The part in this range of bytes.
    ///
    /// # Panics
    /// If an end of the range is not on a character border.
    pub fn part(&self, range: Range<usize>) -> Word<'a> {
        Word { text: &self.text[range.clone()], start: self.start + range.start }
    }

    /// The word without whitespace at both ends.
    pub fn trim(&self) -> Word<'a> {
        // Most words have none, and end with a letter or a digit.
        let is_sign = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_graphic);
        if is_sign(self.text.as_bytes().first()) && is_sign(self.text.as_bytes().last()) {
            return *self;
        }
        let behind = self.text.trim_start();
        Word { text: behind.trim_end(), start: self.start + self.text.len() - behind.len() }
    }

    /// The characters, each with its place.
    pub fn signs(self) -> impl Iterator<Item = (Word<'a>, char)> {
        let signs = self.text.char_indices();
        signs.map(move |(at, sign)| (self.part(at..at + sign.len_utf8()), sign))
    }

    /// The parts between all `mark`s.
    pub fn between(self, mark: char) -> impl Iterator<Item = Word<'a>> {
        let mut start = 0;
        self.text.split(mark).map(move |part| {
            let word = self.part(start..start + part.len());
            start += part.len() + mark.len_utf8();
            word
        })
    }

    pub fn is_blank(&self) -> bool {
        self.text.trim_start().is_empty()
    }

    /// The parts between whitespace and `separators`; no empty ones.
    pub fn words(&self, separators: &'static [char]) -> impl Iterator<Item = Word<'a>> + use<'a> {
        let parts = self
            .text
            .split(move |letter: char| letter.is_whitespace() || separators.contains(&letter));
        let (line, origin) = (*self, self.text.as_ptr() as usize);
        parts.filter(|part| !part.is_empty()).map(move |part| {
            let start = part.as_ptr() as usize - origin;
            line.part(start..start + part.len())
        })
    }

    /// The first word and the rest, both without whitespace at the ends.
    pub fn split_first(&self) -> (Word<'a>, Word<'a>) {
        let trimmed = self.trim();
        let end = trimmed.text.find(char::is_whitespace).unwrap_or(trimmed.text.len());
        (trimmed.part(0..end), trimmed.part(end..trimmed.text.len()).trim())
    }
}

/// Most lines of a text that readers split into lines: a hundred for each of [`MAX_PUZZLES`]. A list
/// of lines takes twelve times as much memory as the shortest ones.
pub const MAX_LINES: usize = 100 * MAX_PUZZLES;

/// The lines of a text. A line feed at the very end does not begin another line.
///
/// # Errors
/// A [`Problem`] if there are more than [`MAX_LINES`].
pub(crate) fn lines(text: &str) -> Result<Vec<Line<'_>>, Problem> {
    let mut start = 0;
    let mut lines: Vec<Line> = Vec::new();
    for line in text.split('\n') {
        if lines.len() > MAX_LINES {
            let message = message!("problem-lines", count = MAX_LINES);
            return Err(Problem::new(start - 1..start - 1, message, "want-smaller-file"));
        }
        lines.push(Word { text: line.strip_suffix('\r').unwrap_or(line), start });
        start += line.len() + 1;
    }
    if text.ends_with('\n') {
        lines.pop();
    }
    Ok(lines)
}

/// The lines that are not blank.
pub(crate) fn filled<'a>(lines: &[Line<'a>]) -> Vec<Line<'a>> {
    lines.iter().copied().filter(|line| !line.is_blank()).collect()
}

/// Reads a whole number of at least 1; `what` is the id of a message that names it.
pub(crate) fn positive(word: Word, what: &'static str) -> Result<u32, Problem> {
    let error = |message: Message| Err(Problem::new(word.span(), message, whole(what)));
    let digits = word.text.strip_prefix('-').unwrap_or(word.text);
    if word.text.is_empty() {
        return error(message!("problem-no-number"));
    }
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return error(found(word.text));
    }
    match word.text.parse::<u32>() {
        Ok(0) => error(message!("problem-found-plain", found = "0")),
        Ok(number) => Ok(number),
        Err(_) if word.text.starts_with('-') => error(message!("problem-negative")),
        Err(_) => error(message!("problem-number-large", found = shown(word.text))),
    }
}

/// What is expected in the place of a number; `what` is the id of a message that names it.
pub(crate) fn whole(what: &'static str) -> Message {
    message!("want-whole", what = Message::new(what))
}

/// The message for a text that does not belong there, or for an end where more is expected.
pub(crate) fn found(text: &str) -> Message {
    match text {
        "" => message!("problem-found-nothing"),
        _ => message!("problem-found", found = shown(text)),
    }
}

/// What is expected: at most this many.
pub(crate) fn at_most(most: usize) -> Message {
    message!("want-at-most", count = most)
}

/// What is expected: as many lines as a rectangle of this size has.
pub(crate) fn lines_of_board(count: u64, height: u32, width: u32) -> Message {
    let lines = message!("want-rows-and-columns", rows = height, columns = width);
    message!("want-lines", count = count, lines = lines)
}

/// The notes that are there, with these names for the title, the author, the copyright, the license,
/// the catalogue and the remark.
pub(crate) fn named_notes<'a>(
    notes: &'a Notes,
    names: [&'static str; 6],
) -> impl Iterator<Item = (&'static str, &'a String)> {
    let Notes { title, author, copyright, license, catalogue, remark } = notes;
    let notes = [title, author, copyright, license, catalogue, remark];
    names.into_iter().zip(notes).filter_map(|(name, note)| Some((name, note.as_ref()?)))
}

/// A text for a message, cut after 20 characters.
pub(crate) fn shown(text: &str) -> String {
    match text.char_indices().nth(20) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

/// The inks of foreground colors for formats that do not define them; the first one is black.
pub(crate) const SHADES: [Rgb; 8] = [
    Rgb(0, 0, 0),
    Rgb(0xd5, 0x5e, 0x00),
    Rgb(0x00, 0x72, 0xb2),
    Rgb(0x00, 0x9e, 0x73),
    Rgb(0xcc, 0x79, 0xa7),
    Rgb(0xe6, 0x9f, 0x00),
    Rgb(0x56, 0xb4, 0xe9),
    Rgb(0x80, 0x80, 0x80),
];

/// White, and a shade for every color up to the highest one in `cells`.
pub fn usual_palette(cells: &[Color]) -> Palette {
    let last = cells.iter().map(|color| color.index()).max().unwrap_or(0).max(1);
    on_white(SHADES.into_iter().cycle().take(last).map(|rgb| Ink { rgb, name: None }))
}

/// White, and these inks; of none or too many inks black on white.
pub(crate) fn on_white(inks: impl Iterator<Item = Ink>) -> Palette {
    let white = Ink { rgb: Rgb(255, 255, 255), name: None };
    let palette = Palette::new(std::iter::once(white).chain(inks).collect());
    palette.unwrap_or_else(|_| Palette::black_on_white())
}

/// The color of a word of 6 or 3 hexadecimal digits.
pub(crate) fn read_rgb(word: Word) -> Result<Rgb, Problem> {
    let digits = word.text.strip_prefix('#').unwrap_or(word.text);
    let value = |digits: &str| u32::from_str_radix(digits, 16).ok();
    let is_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = match digits.len() {
        6 if is_hex => value(digits),
        3 if is_hex => value(digits).map(|short| {
            let (red, green, blue) = (short >> 8, short >> 4 & 15, short & 15);
            (red << 16 | green << 8 | blue) * 17
        }),
        _ => None,
    };
    let number = number.ok_or_else(|| Problem::found(word, "want-color-value"))?;
    Ok(Rgb((number >> 16) as u8, (number >> 8) as u8, number as u8))
}
