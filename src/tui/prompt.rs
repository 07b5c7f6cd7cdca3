//! Input and output of the plain game: prints prompts, reads words.
//!
//! In: texts to print, the bytes of an input. Out: words and lines that the player typed.
//! Invariants: flushes all output before it reads; the end of the input is an error that names the
//! expected word; a word may stand on its own line or after others; any input takes memory for at
//! most [`MAX_LINE_BYTES`] and the words in them.

use crate::app::failure::CliError;
use crate::app::{Exit, interrupt};
use nonosat_board::message::Message;
use std::io::{self, BufRead, Read, Write};

/// An input of words and an output of text.
pub struct Prompt<R, W> {
    words: Words<R>,
    out: W,
    /// The help of the error when the input ends.
    help: &'static str,
}

impl<R: BufRead, W: Write> Prompt<R, W> {
    /// Reads from `input` and prints to `out`.
    pub fn new(input: R, out: W) -> Prompt<R, W> {
        let help = "name the file of a puzzle, or type the whole board, row by row";
        Prompt { words: Words::new(input), out, help }
    }

    /// Sets the help of the error when the input ends.
    pub fn set_help(&mut self, help: &'static str) {
        self.help = help;
    }

    /// Prints text as it is.
    pub fn print(&mut self, text: &str) -> anyhow::Result<()> {
        self.out.write_all(text.as_bytes())?;
        Ok(self.out.flush()?)
    }

    /// Prints text and a line break.
    pub fn print_line(&mut self, text: &str) -> anyhow::Result<()> {
        self.print(&format!("{text}\n"))
    }

    /// Prints `prompt` and reads the next word; `expected` describes it in the error.
    pub fn request_word(&mut self, prompt: &str, expected: &str) -> anyhow::Result<String> {
        self.print(prompt)?;
        self.word(expected)
    }

    /// Reads the next word; `expected` describes it in the error.
    pub fn word(&mut self, expected: &str) -> anyhow::Result<String> {
        interrupt::idle(true);
        let word = self.words.next();
        interrupt::idle(false);
        word?.ok_or_else(|| input_ended(expected, self.help))
    }

    /// The next word of the same line, if there is one.
    pub fn word_here(&mut self) -> Option<String> {
        self.words.next_here()
    }

    /// Prints `prompt` and reads the rest of the line; `expected` describes it in the error.
    pub fn request_line(&mut self, prompt: &str, expected: &str) -> anyhow::Result<String> {
        self.print(prompt)?;
        interrupt::idle(true);
        let line = self.words.line();
        interrupt::idle(false);
        line?.ok_or_else(|| input_ended(expected, self.help))
    }

    /// Drops the rest of the typed line.
    pub fn forget_line(&mut self) {
        self.words.forget_line();
    }

    /// Prints what is wrong with the input, and drops the rest of its line.
    pub fn refuse(&mut self, message: &str) -> anyhow::Result<()> {
        self.words.forget_line();
        self.print_line(message)
    }
}

fn input_ended(expected: &str, help: &str) -> anyhow::Error {
    let message = format!("the input ended where {expected} was expected");
    CliError::with_help(Exit::BadInput, Message::plain(message), Message::plain(help))
}

/// The first 20 characters of a typed word, without control characters, for a message.
pub fn short_word(word: &str) -> String {
    let short: String = word.chars().filter(|sign| !sign.is_control()).take(20).collect();
    if word.chars().count() > 20 { short + "..." } else { short }
}

/// Longer lines are read in pieces of this many bytes.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// The words of an input.
pub struct Words<R> {
    input: R,
    /// The unread words of the line, the next one last.
    unread: Vec<String>,
}

impl<R: BufRead> Words<R> {
    /// The words of this input.
    pub fn new(input: R) -> Words<R> {
        Words { input, unread: Vec::new() }
    }

    /// The next word; `None` at the end of the input.
    pub fn next(&mut self) -> io::Result<Option<String>> {
        while self.unread.is_empty() {
            let Some(line) = self.read_line()? else { return Ok(None) };
            self.unread = line.split_whitespace().rev().map(str::to_owned).collect();
        }
        Ok(self.unread.pop())
    }

    /// The next word of the same line, if there is one.
    fn next_here(&mut self) -> Option<String> {
        self.unread.pop()
    }

    /// The rest of the line if any is left, else the next line; `None` at the end of the input.
    pub fn line(&mut self) -> io::Result<Option<String>> {
        if self.unread.is_empty() {
            return Ok(self.read_line()?.map(|line| line.trim().to_owned()));
        }
        let words: Vec<String> = std::mem::take(&mut self.unread).into_iter().rev().collect();
        Ok(Some(words.join(" ")))
    }

    /// Drops the rest of the line, because a word of it was wrong.
    pub fn forget_line(&mut self) {
        self.unread.clear();
    }

    fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let limited_input = &mut self.input;
        let count = limited_input.take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes)?;
        Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}
