//! Which format a text is in, told by its content.
//!
//! In: a text. Out: a format, or a problem. Holds: where several formats fit and more than one
//! reading is consistent, none is chosen.

use super::table::Format;
use super::text::problem::Problem;
use super::text::{Line, Word, shown};
use super::{kucera, minizinc, nonograms_org, picture, pzpr, sections};

/// The format of a text that is not blank.
pub(super) fn detect(text: &str, lines: &[Line]) -> Result<Format, Problem> {
    if let Some(format) = by_mark(text) {
        return Ok(format);
    }
    let filled: Vec<Line> = lines.iter().copied().filter(|line| !line.is_blank()).collect();
    let first = filled.first().copied().unwrap_or(Word { text: "", start: 0 }).trim();
    if let Some(format) = by_first_line(first).or_else(|| by_sections(&filled)) {
        return Ok(format);
    }
    if picture::is_picture(lines) {
        return Ok(Format::Picture);
    }
    by_numbers(text, lines, &filled).unwrap_or_else(|| {
        let found = first.split_first().0;
        let message = format!("found `{}`, which begins no format known here", shown(found.text));
        let expected = "`rect HEIGHT WIDTH` or `hex SIDE` (.clues), the lines `rows` and `columns` (.non), \
                        or another format of docs/FORMATS.md";
        Err(Problem::new(found.span(), message, expected).hint("--from FORMAT tells the format"))
    })
}

/// Formats that are told by a mark anywhere, or by their first sign.
fn by_mark(text: &str) -> Option<Format> {
    let trimmed = text.trim_start();
    let has_key = |name: &str| text.contains(&format!("\"{name}\""));
    match trimmed.chars().next() {
        Some('<') if nonograms_org::data_start(text).is_some() => Some(Format::NonogramsOrg),
        Some('<') => Some(Format::Webpbn),
        Some('{') if has_key("nonosat") => Some(Format::Json),
        Some('{') if has_key("ver") && has_key("hor") => Some(Format::Teall),
        Some('{') if has_key("rows") && has_key("cols") => Some(Format::Davidje),
        Some('{') => Some(Format::Json),
        _ if trimmed.starts_with("var d") => Some(Format::NonogramsOrg),
        _ if pzpr::is_address(trimmed) => Some(Format::Pzpr),
        _ if minizinc::find_table(text, "rows").is_some() => Some(Format::Minizinc),
        _ => None,
    }
}

fn by_first_line(first: Line) -> Option<Format> {
    let word = first.split_first().0.text;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match word {
        "rect" | "hex" => return Some(Format::Clues),
        "MK" => return Some(Format::Sgriddler),
        _ => {}
    }
    if let Some((size, _)) = first.text.split_once(':')
        && let Some((width, height)) = size.split_once('x')
        && is_number(width)
        && is_number(height)
    {
        return Some(Format::Pattern);
    }
    if sections::size(&first).is_some() {
        return Some(Format::Sections);
    }
    None
}

/// Formats that are told by the beginnings of lines.
fn by_sections(filled: &[Line]) -> Option<Format> {
    // Comments may stand before it.
    if filled.iter().any(|line| line.split_first().0.text == "GRID") {
        return Some(Format::Grid);
    }
    let is_alone = |word: &str| filled.iter().any(|line| line.trim().text == word);
    if is_alone("[clues]") {
        return Some(Format::Nonogrid);
    }
    if filled.iter().filter(|line| line.text.starts_with(':')).count() >= 2 {
        return Some(Format::Olsak);
    }
    if is_alone("rows") || is_alone("columns") {
        return Some(Format::Non);
    }
    let is_header = |line: &&Line| kucera::is_header(line);
    let comments = filled.iter().take_while(|line| line.split_first().0.text == "c").count();
    if filled.get(comments).as_ref().is_some_and(is_header) {
        return Some(Format::Kucera);
    }
    let is_letters = |line: &Line| {
        line.text.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_whitespace())
    };
    if filled.len() > 1 && filled.iter().all(is_letters) {
        return Some(Format::Rosetta);
    }
    let is_sign_and_length = |line: &Line| {
        let words: Vec<Word> = line.words(&[',']).collect();
        words.len().is_multiple_of(2)
            && words.chunks(2).all(|pair| {
                pair[0].text.chars().count() == 1 && pair[1].text.parse::<u32>().is_ok()
            })
    };
    let size_then_signs = filled.first().is_some_and(|line| {
        let numbers: Vec<Word> = line.words(&[',']).collect();
        line.text.contains(',')
            && numbers.len() == 2
            && numbers.iter().all(|n| n.text.parse::<u32>().is_ok())
    }) && filled[1..].iter().all(is_sign_and_length);
    size_then_signs.then_some(Format::Ctu)
}

/// Formats of bare numbers: those of which the text is a consistent reading.
fn by_numbers(text: &str, lines: &[Line], filled: &[Line]) -> Option<Result<Format, Problem>> {
    let is_bare = |line: &Line| {
        line.text
            .chars()
            .all(|sign| sign.is_ascii_digit() || sign.is_whitespace() || "-#".contains(sign))
    };
    if !filled.iter().all(is_bare) {
        return None;
    }
    let first = filled.first()?.trim();
    let size = first.words(&[]).count();
    let has_mark = filled.iter().any(|line| line.trim().text == "#");
    let candidates: &[Format] = match size {
        1 => &[Format::Cwd],
        2 if has_mark => &[Format::Mk],
        2 => &[Format::Nin, Format::It3105],
        _ => return None,
    };
    // A consistent reading is one whose rows and columns ask for equally many cells.
    let fits = |format: &Format| {
        let read = format.read(text, lines);
        read.is_ok_and(|puzzles| {
            puzzles.iter().all(|puzzle| puzzle.puzzle().disagreement().is_none())
        })
    };
    let fitting: Vec<Format> = candidates.iter().copied().filter(fits).collect();
    Some(match fitting[..] {
        [format] => Ok(format),
        // What is wrong the reader tells best.
        [] => Ok(candidates[0]),
        _ => {
            let names: Vec<&str> = fitting.iter().map(|format| format.name()).collect();
            let message = format!("this could be {}", names.join(" or "));
            Err(Problem::new(first.span(), message, "a format that the content tells")
                .hint(format!("say which: --from {}", names.join(" or --from "))))
        }
    })
}
