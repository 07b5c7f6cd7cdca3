//! Both ends of the game of lines: what is typed and what is printed.
//!
//! In: prompts. Out: words. Invariants: what was printed is seen before anything is read; the
//! end of the input is an error that says what was asked for.

use super::words::Words;
use crate::app::Exit;
use crate::app::failure::CliError;
use crate::app::interrupt;
use std::io::{BufRead, Write};

/// Words in, text out.
pub struct Prompt<R, W> {
    words: Words<R>,
    out: W,
    /// What to do instead of ending the input.
    help: &'static str,
}

impl<R: BufRead, W: Write> Prompt<R, W> {
    /// A talk over these two.
    pub fn new(input: R, out: W) -> Prompt<R, W> {
        let help = "name the file of a puzzle, or type the whole board, row by row";
        Prompt { words: Words::new(input), out, help }
    }

    /// From now on, this is how a game is ended.
    pub fn set_help(&mut self, help: &'static str) {
        self.help = help;
    }

    /// Prints text as it is.
    pub fn print(&mut self, text: &str) -> anyhow::Result<()> {
        self.out.write_all(text.as_bytes())?;
        Ok(self.out.flush()?)
    }

    /// Prints a line.
    pub fn print_line(&mut self, text: &str) -> anyhow::Result<()> {
        self.print(&format!("{text}\n"))
    }

    /// Asks, and takes the next word, which is `wanted`.
    pub fn request_word(&mut self, prompt: &str, expected: &str) -> anyhow::Result<String> {
        self.print(prompt)?;
        self.word(expected)
    }

    /// The next word, which is `wanted`.
    pub fn word(&mut self, expected: &str) -> anyhow::Result<String> {
        interrupt::idle(true);
        let word = self.words.next();
        interrupt::idle(false);
        word?.ok_or_else(|| ended(expected, self.help))
    }

    /// The next word of the same line, if there is one.
    pub fn word_here(&mut self) -> Option<String> {
        self.words.next_here()
    }

    /// Asks, and takes the rest of the line, which is `wanted`.
    pub fn request_line(&mut self, prompt: &str, expected: &str) -> anyhow::Result<String> {
        self.print(prompt)?;
        interrupt::idle(true);
        let line = self.words.line();
        interrupt::idle(false);
        line?.ok_or_else(|| ended(expected, self.help))
    }

    /// Forgets the rest of the line that was typed.
    pub fn forget_line(&mut self) {
        self.words.forget_line();
    }

    /// Says what is wrong with what was typed, and forgets the rest of its line.
    pub fn refuse(&mut self, message: &str) -> anyhow::Result<()> {
        self.words.forget_line();
        self.print_line(message)
    }
}

fn ended(expected: &str, help: &str) -> anyhow::Error {
    let message = format!("the input ended where {expected} was expected");
    CliError::with_help(Exit::BadInput, message, help)
}

/// What was typed, short enough for a message and without control characters.
pub fn shown(word: &str) -> String {
    let short: String = word.chars().filter(|sign| !sign.is_control()).take(20).collect();
    if word.chars().count() > 20 { short + "..." } else { short }
}
