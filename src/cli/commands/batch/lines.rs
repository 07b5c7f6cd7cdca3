//! Reads lines of bounded length from a stream.
//!
//! In: bytes. Out: lines without line feeds, numbered from 1. Invariants: skips blank lines, but
//! counts them; stores nothing of a line that is too long; Ctrl-C interrupts a wait for standard
//! input, if a thread could be started for it.

use crate::app::failure::cannot_read;
use crate::app::interrupt;
use crate::app::paths::is_standard;
use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind, Read};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread::Builder;
use std::time::Duration;

/// Limit of bytes of one answer of `batch`.
pub const MAX_ANSWER: usize = 1 << 28;
/// Blocks of lines of standard input that may be read in advance.
const READ_AHEAD: usize = 16;
/// Limit of lines in a block.
const BLOCK_LINES: usize = 64;
/// Time between two checks for Ctrl-C.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// The number of a line, and its bytes; `None` if it is too long. After an error, no line follows.
pub type Line = (u64, io::Result<Option<Vec<u8>>>);

/// The lines of a stream.
pub struct Lines<R> {
    stream: R,
    number: u64,
    limit: usize,
    /// Bytes up to the end of the last complete line.
    pub whole_bytes: u64,
    /// Did the last line end with a line feed?
    pub is_last_whole: bool,
}

impl<R: BufRead> Lines<R> {
    /// Lines of up to `limit` bytes.
    pub fn new(stream: R, limit: usize) -> Lines<R> {
        Lines { stream, number: 0, limit, whole_bytes: 0, is_last_whole: true }
    }

    /// The next line, blank or not. `None` at the end of the stream, `Some(None)` if it is too
    /// long.
    fn read(&mut self) -> io::Result<Option<Option<Vec<u8>>>> {
        let (mut line, mut length) = (Vec::new(), 0);
        loop {
            let buffer = match self.stream.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                buffer => buffer?,
            };
            if buffer.is_empty() {
                self.is_last_whole &= length == 0;
                return Ok((length > 0).then_some((length <= self.limit).then_some(line)));
            }
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            length += part.len();
            if length <= self.limit {
                line.extend_from_slice(part);
            }
            let consumed = part.len() + usize::from(end.is_some());
            self.stream.consume(consumed);
            if end.is_some() {
                self.whole_bytes += length as u64 + 1;
                return Ok(Some((length <= self.limit).then_some(line)));
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        loop {
            self.number += 1;
            match self.read() {
                Err(error) => return Some((self.number, Err(error))),
                Ok(None) => return None,
                Ok(Some(Some(line))) if line.trim_ascii().is_empty() => {}
                Ok(Some(line)) => return Some((self.number, Ok(line))),
            }
        }
    }
}

impl<R: Read> Lines<BufReader<R>> {
    /// The next line, and those behind it that can be read without waiting for input. `None` at
    /// the end of the stream.
    fn next_block(&mut self) -> Option<Vec<Line>> {
        let mut block = vec![self.next()?];
        while block.len() < BLOCK_LINES
            && self.stream.buffer().trim_ascii_start().contains(&b'\n')
            && let Some(line) = self.next()
        {
            block.push(line);
        }
        Some(block)
    }
}

/// The lines of a file or of standard input.
///
/// # Errors
/// If the file cannot be opened.
pub fn open(path: &Path, limit: usize) -> anyhow::Result<Box<dyn Iterator<Item = Line> + Send>> {
    if is_standard(path) {
        return Ok(standard_input(limit));
    }
    let file = File::open(path).map_err(|error| read_error(path, &error))?;
    Ok(Box::new(Lines::new(BufReader::new(file), limit)))
}

/// The error for a file that cannot be read to its end.
pub fn read_error(path: &Path, error: &io::Error) -> anyhow::Error {
    cannot_read(path, error)
}

fn standard_input(limit: usize) -> Box<dyn Iterator<Item = Line> + Send> {
    let (blocks, receiver) = sync_channel(READ_AHEAD);
    // Ctrl-C cannot end a blocked read, so this thread is never joined.
    let thread = Builder::new().spawn(move || {
        let mut lines = Lines::new(BufReader::new(io::stdin()), limit);
        while let Some(block) = lines.next_block() {
            let is_last = block.iter().any(|(_, line)| line.is_err());
            if blocks.send(block).is_err() || is_last {
                break;
            }
        }
    });
    match thread {
        Ok(_) => Box::new(std::iter::from_fn(move || receive(&receiver)).flatten()),
        Err(_) => Box::new(Lines::new(BufReader::new(io::stdin()), limit)),
    }
}

/// Waits for the next block of lines. `None` at the end of the input or after Ctrl-C.
fn receive(receiver: &Receiver<Vec<Line>>) -> Option<Vec<Line>> {
    while !interrupt::was_raised() {
        match receiver.recv_timeout(POLL_INTERVAL) {
            Err(RecvTimeoutError::Timeout) => {}
            result => return result.ok(),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_and_bounded() {
        let text = b"one\n\n  \nsecond line\r\nfive\n".repeat(1000);
        // A small buffer, so that lines lie across its borders.
        let stream = io::BufReader::with_capacity(3, &text[..]);
        let mut lines = Lines::new(stream, 5);
        let found: Vec<_> = lines.by_ref().map(|(number, line)| (number, line.unwrap())).collect();
        assert_eq!(found[0], (1, Some(b"one".to_vec())));
        assert_eq!(found[1], (4, None));
        assert_eq!(found[2], (5, Some(b"five".to_vec())));
        assert_eq!((found.len(), lines.whole_bytes), (3000, text.len() as u64));
    }

    #[test]
    fn a_block_has_only_lines_that_are_there() {
        // Each read of the stream gives one part; the test fails if a block waits for the next.
        let parts = ["one\ntwo\n\n", "\n \nthree\nfo", "ur\n"];
        let mut parts = parts.map(str::as_bytes).into_iter();
        let stream =
            parts.next().unwrap().chain(parts.next().unwrap()).chain(parts.next().unwrap());
        let mut lines = Lines::new(BufReader::new(stream), 9);
        let blocks = std::iter::from_fn(|| lines.next_block());
        let numbers = blocks.map(|block| block.iter().map(|(number, _)| *number).collect());
        assert_eq!(numbers.collect::<Vec<Vec<_>>>(), [vec![1, 2], vec![6], vec![7]]);
    }

    #[test]
    fn a_last_line_without_its_end_is_no_whole_line() {
        let mut lines = Lines::new(&b"one\ntwo"[..], 5);
        assert_eq!(lines.by_ref().count(), 2);
        assert_eq!((lines.whole_bytes, lines.is_last_whole), (4, false));
    }
}
