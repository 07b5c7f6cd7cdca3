//! Splits the input of the plain game into words.
//!
//! In: bytes. Out: words and lines; `None` at the end of the input. Invariants: a word may stand
//! on its own line or after others; any input takes memory for at most [`MAX_LINE_BYTES`] and
//! the words in them.

use std::io::{self, BufRead, Read};

/// Longer lines are read in pieces of this many bytes.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// The words of an input.
pub struct Words<R> {
    input: R,
    /// The unread words of the line, the next one last.
    rest: Vec<String>,
}

impl<R: BufRead> Words<R> {
    /// The words of this input.
    pub fn new(input: R) -> Words<R> {
        Words { input, rest: Vec::new() }
    }

    /// The next word; `None` at the end of the input.
    pub fn next(&mut self) -> io::Result<Option<String>> {
        while self.rest.is_empty() {
            let Some(line) = self.read_line()? else { return Ok(None) };
            self.rest = line.split_whitespace().rev().map(str::to_owned).collect();
        }
        Ok(self.rest.pop())
    }

    /// The next word of the same line, if there is one.
    pub fn next_here(&mut self) -> Option<String> {
        self.rest.pop()
    }

    /// The rest of the line if any is left, else the next line; `None` at the end of the input.
    pub fn line(&mut self) -> io::Result<Option<String>> {
        if self.rest.is_empty() {
            return Ok(self.read_line()?.map(|line| line.trim().to_owned()));
        }
        let words: Vec<String> = std::mem::take(&mut self.rest).into_iter().rev().collect();
        Ok(Some(words.join(" ")))
    }

    /// Drops the rest of the line, because a word of it was wrong.
    pub fn forget_line(&mut self) {
        self.rest.clear();
    }

    fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let limited = &mut self.input;
        let count = limited.take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes)?;
        Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}
