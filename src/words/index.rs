//! Where the messages of a catalog lie in its text.
//!
//! In: a catalog in Fluent's format. Out: the first byte of each message, in the order of ids, and
//! the names of attributes. Invariants: a message begins where a line begins with a small letter and
//! ends before the next such line or comment. The build script uses this file, too, so that the
//! program starts with the index of each catalog and parses only the messages that it prints.

// The build script needs what the library does not, and the other way round.
#![allow(dead_code)]

/// The first byte of each message, sorted by id.
pub fn starts(text: &str) -> Vec<u32> {
    let mut starts = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with(|sign: char| sign.is_ascii_lowercase()) {
            starts.push(at as u32);
        }
        at += line.len();
    }
    starts.sort_by_key(|&start| id(text, start));
    starts
}

/// The names of all attributes, sorted: the grammatical cases of the language.
pub fn attributes(text: &str) -> Vec<&str> {
    let names = text.lines().filter_map(|line| line.strip_prefix("    ."));
    let mut names: Vec<&str> = names.filter_map(|text| Some(text.split_once(" =")?.0)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The id of the message that begins here.
pub fn id(text: &str, start: u32) -> &str {
    let tail = &text[start as usize..];
    &tail[..tail.bytes().position(|byte| byte == b' ').unwrap_or(tail.len())]
}

/// The text of the message that begins here, up to the next message or comment.
pub fn message(text: &str, start: u32) -> &str {
    let tail = &text[start as usize..];
    let is_end = |at: usize| {
        tail[at + 1..].starts_with(|sign: char| sign.is_ascii_lowercase() || sign == '#')
    };
    let end = tail.match_indices('\n').map(|(at, _)| at).find(|&at| is_end(at));
    &tail[..end.unwrap_or(tail.len())]
}
