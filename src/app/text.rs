//! Formats text for messages and the terminal: wraps long lines between words, puts names in one
//! line, numbers before words.
//!
//! In: texts, names, numbers, a number of columns. Out: rows that are no wider; text in one line.
//! Invariants: counts the columns that terminals give each letter; continued rows keep the line's
//! indent; without a terminal, lines stay whole.

use std::io::{self, IsTerminal, Write, stderr, stdout};
use terminal_size::{Width, terminal_size_of};
use unicode_width::UnicodeWidthStr;

/// Narrower terminals get whole lines.
const MIN_COLUMNS: usize = 20;

/// Columns that a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// Columns that a letter takes.
pub fn letter_width(letter: char) -> usize {
    match letter {
        ' '..='~' => 1,
        letter => width(letter.encode_utf8(&mut [0; 4])),
    }
}

/// The text in rows of at most `room` columns, broken at blanks, and in words that are too long.
pub fn wrap(text: &str, room: usize) -> Vec<String> {
    let (mut rows, mut row, mut columns) = (Vec::new(), String::new(), 0);
    for word in text.split_inclusive(' ') {
        if columns + width(word.trim_end()) > room {
            rows.push(std::mem::take(&mut row));
            columns = 0;
        }
        for letter in word.chars() {
            let letter_columns = letter_width(letter);
            if columns + letter_columns > room && letter != ' ' {
                rows.push(std::mem::take(&mut row));
                columns = 0;
            }
            row.push(letter);
            columns += letter_columns;
        }
    }
    rows.push(row);
    rows.iter_mut().for_each(|row| row.truncate(row.trim_end().len()));
    rows.retain(|row| !row.is_empty());
    rows
}

/// The columns of standard output, if it is a terminal.
pub fn output_columns() -> Option<usize> {
    columns(stdout().is_terminal(), terminal_size_of(stdout()))
}

/// The text as standard error shows it: wrapped, if that is a terminal.
pub fn for_errors(text: &str) -> String {
    wrap_lines(text, columns(stderr().is_terminal(), terminal_size_of(stderr())))
}

fn columns<T>(is_terminal: bool, size: Option<(Width, T)>) -> Option<usize> {
    let columns = size.map(|(Width(columns), _)| usize::from(columns))?;
    (is_terminal && columns >= MIN_COLUMNS).then_some(columns)
}

/// Wraps all lines to at most `columns`; without `columns`, leaves them whole.
fn wrap_lines(text: &str, columns: Option<usize>) -> String {
    let Some(columns) = columns else { return text.to_owned() };
    text.split_inclusive('\n').map(|line| folded_line(line, columns)).collect()
}

fn folded_line(line: &str, columns: usize) -> String {
    let (text, end) = line.strip_suffix('\n').map_or((line, ""), |text| (text, "\n"));
    if width(text) <= columns {
        return line.to_owned();
    }
    let begin = text.len() - text.trim_start_matches([' ', '-']).len();
    let begin = if begin > MIN_COLUMNS / 2 { 0 } else { begin };
    let rows = wrap(&text[begin..], columns - begin);
    let between = format!("\n{}", " ".repeat(begin));
    format!("{}{}{end}", &text[..begin], rows.join(&between))
}

/// A writer that wraps long lines.
pub struct Folding<W> {
    inner: W,
    columns: Option<usize>,
    /// The bytes of the unfinished line.
    line: Vec<u8>,
}

impl<W: Write> Folding<W> {
    /// Wraps to at most `columns`; without `columns`, writes lines whole.
    pub fn new(inner: W, columns: Option<usize>) -> Folding<W> {
        Folding { inner, columns, line: Vec::new() }
    }

    /// Writes the last line and returns the writer.
    ///
    /// # Errors
    /// If the line cannot be written.
    pub fn into_inner(mut self) -> io::Result<W> {
        self.write_line()?;
        Ok(self.inner)
    }

    fn write_line(&mut self) -> io::Result<()> {
        let line = String::from_utf8_lossy(&self.line);
        self.inner.write_all(wrap_lines(&line, self.columns).as_bytes())?;
        self.line.clear();
        Ok(())
    }
}

impl<W: Write> Write for Folding<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.columns.is_none() {
            return self.inner.write(bytes);
        }
        for line in bytes.split_inclusive(|&byte| byte == b'\n') {
            self.line.extend_from_slice(line);
            if line.ends_with(b"\n") {
                self.write_line()?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// A number and a word: `1 cell`, `2 cells`.
pub fn count_with_word(count: impl std::fmt::Display, word: &str) -> String {
    let count = count.to_string();
    let ending = if count == "1" { "" } else { "s" };
    format!("{count} {word}{ending}")
}

/// A name in one line, harmless for a terminal: control characters as `\u{1b}` or `\n`.
pub fn one_line(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for sign in name.chars() {
        match sign.is_control() {
            true => text.extend(sign.escape_default()),
            false => text.push(sign),
        }
    }
    text
}

/// The first 200 characters of a text, with `...` if that is not all.
pub fn beginning(text: &str) -> String {
    const MAX_CHARACTERS: usize = 200;
    match text.char_indices().nth(MAX_CHARACTERS) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_broken_at_blanks_or_where_they_must_be() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one twothreefour", 6), ["one", "twothr", "eefour"]);
        assert_eq!(wrap("日本語", 5), ["日本", "語"]);
        assert_eq!(wrap("", 5), Vec::<String>::new());
    }

    /// A reader of a pipe sees each step of an explanation when it was found.
    #[test]
    fn lines_that_are_flushed_arrive() {
        for columns in [None, Some(20)] {
            let mut sink = Folding::new(io::BufWriter::new(Vec::new()), columns);
            sink.write_all(b"one step\n").and_then(|()| sink.flush()).unwrap();
            assert_eq!(sink.inner.get_ref(), b"one step\n");
        }
    }

    #[test]
    fn rows_stand_below_the_text_that_they_go_on_from() {
        let text = "title\n  - one two three four five six\n";
        assert_eq!(wrap_lines(text, Some(20)), "title\n  - one two three\n    four five six\n");
        assert_eq!(wrap_lines(text, None), text);
        assert_eq!(
            wrap_lines("slowest: one 1.0 s, two 0.9 s", Some(20)),
            "slowest: one 1.0 s,\ntwo 0.9 s"
        );
    }
}
