//! What is typed, word by word, as the game of lines reads it.
//!
//! In: bytes. Out: words; nothing once the input is over. Invariants: a word may stand on a line
//! of its own or behind others; no input, whatever it is, takes more memory than
//! [`MAX_LINE_BYTES`] and its words.

use std::io::{self, BufRead, Read};

/// Longer lines are read in pieces of this many bytes.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// The words that were typed.
pub struct Words<R> {
    input: R,
    /// The words of the line that are not used yet, the next one last.
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

    /// What is left of the line, else the next line; `None` at the end of the input.
    pub fn line(&mut self) -> io::Result<Option<String>> {
        if self.rest.is_empty() {
            return Ok(self.read_line()?.map(|line| line.trim().to_owned()));
        }
        let words: Vec<String> = std::mem::take(&mut self.rest).into_iter().rev().collect();
        Ok(Some(words.join(" ")))
    }

    /// Forgets what is left of the line: something in it was wrong.
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
