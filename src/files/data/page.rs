//! Pages of websites: their scripts, and their tasks `2/1/1/1.1/2`.
//!
//! In: a page. Out: its puzzles. Invariants: of a page only the scripts count, else the numbers
//! under headings of both sides, else the attributes that hold lists. A task lists columns, then
//! rows, as in the ids of Pattern; without its sizes the one place counts where both have the same
//! sum.

use super::names::is_heading;
use super::tree::Tree;
use super::{puzzles, sections};
use crate::message::message;
use crate::one_line::read_pattern;
use crate::text::{self, Member, Problem, Word, moved};
use std::ops::Range;

/// Tags that no file of puzzles in XML has.
const TAGS: &str = "<!doctype html|<html|<head|<body|<script|<div|<ul|<ol|<p>|<h1|<h2|<h3";

/// Does the text begin like a page?
pub(crate) fn is_page(text: &str) -> bool {
    let head: String = text.trim_start().chars().take(2000).collect::<String>().to_lowercase();
    head.starts_with('<') && TAGS.split('|').any(|tag| head.contains(tag))
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
    let lists = lists(text);
    let by_headings = text::lines(&lists).map(|lines| sections::parse(&lists, &lines));
    let attributes = attributes(text);
    let by_attributes = Tree::parse(&attributes, 0..attributes.len());
    let trees = by_headings.ok().into_iter().chain([by_attributes]);
    let Some(members) = trees.filter_map(|tree| puzzles(&tree.ok()?).ok()).next() else {
        return Err(Problem::new(0..1, message!("problem-page"), "want-page").into());
    };
    // Problems have no place in the page.
    Ok(members
        .into_iter()
        .map(|member| member.map_err(|problems| moved(problems, &(0..1))))
        .collect())
}

/// The headings of both sides in a page, and the numbers below them; each on a line of its own.
fn lists(text: &str) -> String {
    let mut lists = String::new();
    for element in text.split('<') {
        let (tag, words) = element.split_once('>').unwrap_or(("", element));
        let tag = tag.trim_start_matches('/').split_whitespace().next().unwrap_or_default();
        // What stands beside each other in a line.
        let is_inline = ["a", "b", "em", "i", "span", "strong", "sup", "td", "th"].contains(&tag);
        lists.push(if is_inline { ' ' } else { '\n' });
        lists += words;
    }
    let is_list = |line: &&str| {
        let is_number = |sign: char| sign.is_ascii_digit() || " ,.".contains(sign);
        let name = line.split([':', '=']).next().unwrap_or_default();
        line.chars().all(is_number) || is_heading(name)
    };
    let lists = html_escape::decode_html_entities(&lists);
    let lines = lists.lines().map(str::trim).filter(|line| !line.is_empty()).filter(is_list);
    lines
        .skip_while(|line| line.starts_with(|sign: char| sign.is_ascii_digit()))
        .map(|line| format!("{line}\n"))
        .collect()
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
