//! Pages of websites: their scripts, and their tasks `2/1/1/1.1/2`.
//!
//! In: a page. Out: its puzzles. Invariants: of a page only the scripts count, else the attributes
//! that hold lists. A task lists columns, then rows, as in the ids of
//! Pattern; without its sizes the one place counts where both have the same sum.

use super::puzzles;
use super::tree::Tree;
use crate::message::message;
use crate::one_line::read_pattern;
use crate::text::{Member, Problem, Word, moved};
use std::ops::Range;

/// Does the text begin like a page?
pub(crate) fn is_page(text: &str) -> bool {
    let head: String = text.trim_start().chars().take(2000).collect::<String>().to_lowercase();
    head.starts_with('<')
        && ["<!doctype html", "<html", "<head", "<body", "<script", "<div"]
            .into_iter()
            .any(|tag| head.contains(tag))
}

pub(super) fn read(text: &str) -> Result<Vec<Member>, Vec<Problem>> {
    if let Some(members) = task(text) {
        return members;
    }
    for script in scripts(text) {
        // Most scripts of a page hold no puzzle, and some are no lists at all.
        let members = Tree::parse(text, script).map(|tree| puzzles(&tree));
        if let Ok(Ok(members)) = members {
            return Ok(members);
        }
    }
    let attributes = attributes(text);
    let members = Tree::parse(&attributes, 0..attributes.len()).map(|tree| puzzles(&tree));
    let page = || vec![Problem::new(0..1, message!("problem-page"), "want-page")];
    let Ok(Ok(members)) = members else { return Err(page()) };
    // Problems have no place in the page.
    Ok(members.into_iter().map(|member| member.map_err(|_| page())).collect())
}

/// The attributes with lists as assignments: `data-rows="[[1], [2]]"`.
fn attributes(text: &str) -> String {
    let mut lines = String::new();
    for (at, _) in text.match_indices(['"', '\'']) {
        let name = text[..at].strip_suffix('=').unwrap_or_default();
        let name = name.rsplit(|sign: char| !sign.is_alphanumeric() && sign != '-').next();
        let name = name.map_or("", |name| name.trim_start_matches("data-"));
        let mark = &text[at..=at];
        let length = text[at + 1..].find(mark).filter(|_| !name.is_empty());
        let Some(value) = length.map(|length| &text[at + 1..at + 1 + length]) else { continue };
        if value.starts_with(['[', '{']) {
            let value = html_escape::decode_html_entities(value);
            lines += &format!("{name} = {value}\n");
        }
    }
    lines
}

/// The places of the scripts of a page.
fn scripts(text: &str) -> impl Iterator<Item = Range<usize>> {
    let starts = text.match_indices("<script").map(|(at, _)| at);
    starts.filter_map(|at| {
        let start = at + text[at..].find('>')? + 1;
        let length = text[start..].find("</script").unwrap_or(text.len() - start);
        (length > 0).then_some(start..start + length)
    })
}

/// The puzzle of a task, if the page has one.
fn task(text: &str) -> Option<Result<Vec<Member>, Vec<Problem>>> {
    let place = text.match_indices("task").take(1000).find_map(|(at, _)| quoted(text, at + 4))?;
    let lines: Vec<&str> = text[place.clone()].split('/').collect();
    let width = number(text, "puzzleWidth").zip(number(text, "puzzleHeight"));
    let width = match width {
        Some((width, height)) if width + height == lines.len() => Some(width),
        _ => border(&lines),
    };
    let width = width?;
    let id = format!("{width}x{}:{}", lines.len() - width, &text[place.clone()]);
    let moved = |problems: Vec<Problem>| moved(problems, &place);
    let members = read_pattern(&[Word { text: &id, start: 0 }]).map_err(moved);
    Some(members.map(|members| members.into_iter().map(|member| member.map_err(moved)).collect()))
}

/// The place of a task behind its name: `= '2/1/1/1.1/2'`.
fn quoted(text: &str, at: usize) -> Option<Range<usize>> {
    let rest = text[at..].trim_start_matches(['"', '\'']).trim_start().strip_prefix(['=', ':'])?;
    let rest = rest.trim_start();
    let mark = rest.chars().next().filter(|mark| "\"'`".contains(*mark))?;
    let start = text.len() - rest.len() + 1;
    let length = text[start..].find(mark)?;
    let is_task = |byte: u8| byte.is_ascii_digit() || byte == b'.' || byte == b'/';
    let task = &text[start..start + length];
    (task.contains('/') && task.bytes().all(is_task)).then_some(start..start + length)
}

/// The number that a script gives to a name.
fn number(text: &str, name: &str) -> Option<usize> {
    let rest = &text[text.find(name)? + name.len()..];
    let rest = rest.trim_start_matches(['"', '\'', ' ', '=', ':']);
    rest[..rest.bytes().take_while(u8::is_ascii_digit).count()].parse().ok()
}

/// How many lines come before the only place where the sums on both sides are equal.
fn border(lines: &[&str]) -> Option<usize> {
    let sum =
        |line: &&str| line.split('.').filter_map(|number| number.parse::<u64>().ok()).sum::<u64>();
    let all: u64 = lines.iter().map(sum).sum();
    let mut before = 0;
    let borders = (1..lines.len()).filter(|&at| {
        before += sum(&lines[at - 1]);
        before * 2 == all
    });
    match borders.take(2).collect::<Vec<_>>()[..] {
        [border] => Some(border),
        _ => None,
    }
}
