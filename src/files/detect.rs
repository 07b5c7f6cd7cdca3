//! Detects the format of a text from its content.
//!
//! In: a text. Out: a format, or a problem. Invariants: if formats read different puzzles from the
//! text, detection chooses none of them.

use crate::document::Document;
use crate::message::{Argument, message};
use crate::text::{self, Advice, Fault, Line, Problem, Word, shown};
use crate::{
    Detected, Format, data, freenono, lists, models, mosaic, nonograms_org, one_line, picture,
    sized, solution, tile_paint,
};

/// The only format that matches a text, which must not be blank.
pub(super) fn one(text: &str) -> Result<Format, Problem> {
    match detect(text)? {
        Detected::One(format) => Ok(format),
        Detected::Several(formats) => {
            let names = formats.iter().map(|format| format.name().into()).collect();
            let first = text.len() - text.trim_start().len();
            let size = text[first..].lines().next().map_or(0, |line| line.trim_end().len());
            let message = message!("problem-could-be", formats = Argument::Or(names));
            Err(Problem::new(first..first + size, message, "want-one-format")
                .advice(Advice::NameFormat(formats)))
        }
    }
}

/// The format of a text, which must not be blank, or several that match.
pub(super) fn detect(text: &str) -> Result<Detected, Problem> {
    if let Some(format) = by_mark(text) {
        return Ok(Detected::One(format));
    }
    let lines = text::lines(text)?;
    let filled = text::filled(&lines);
    let first = filled.first().copied().unwrap_or(Word { text: "", start: 0 }).trim();
    let sides = data::named_sides(text);
    if picture::is_begin(&filled) {
        return Ok(Detected::One(Format::Picture));
    }
    let by_names = || (sides == (true, true)).then_some(Format::Lists);
    if let Some(format) = by_first_line(first).or_else(by_names).or_else(|| by_sections(&filled)) {
        return Ok(Detected::One(format));
    }
    let formats = unmarked(&lines, &filled);
    let likely = formats.first().copied();
    let lists = by_blank_line(&lines);
    // The readers make lists of their own.
    drop((lines, filled));
    match &fitting(text, formats.into_iter().chain(lists))[..] {
        // The reader of the likeliest format reports what is wrong.
        [] if likely == Some(Format::Nin) && Format::Mk.read(text).is_ok() => {
            Ok(Detected::One(Format::Mk))
        }
        [] if likely.is_none()
            && (sides != (false, false)
                || Format::Lists.read(text).is_ok()
                || data::is_unequal_lists(text)) =>
        {
            Ok(Detected::One(Format::Lists))
        }
        [] => likely.map(Detected::One).ok_or_else(|| unknown(first)),
        [format] => Ok(Detected::One(*format)),
        formats => {
            // It reads what `nin` reads, mirrored at the diagonal.
            let mirrored = formats.contains(&Format::Nin).then_some(Format::Puzzlekit);
            Ok(Detected::Several(formats.iter().copied().chain(mirrored).collect()))
        }
    }
}

fn unknown(first: Line) -> Problem {
    let found = first.split_first().0;
    let message = message!("problem-no-format", found = shown(found.text));
    let problem = Problem::new(found.span(), message, "want-format");
    problem.advice(Advice::NameFormat(Vec::new())).of(Fault::UnknownFormat)
}

/// The formats that can read the text; only the first of them if all read equal puzzles.
fn fitting(text: &str, formats: impl Iterator<Item = Format>) -> Vec<Format> {
    let documents = |format: Format| -> Option<Vec<Document>> {
        let members = format.read(text).ok()?;
        members.into_iter().collect::<Result<Vec<_>, _>>().ok().filter(|all| !all.is_empty())
    };
    let mut first = None;
    let mut are_equal = true;
    let mut fit = Vec::new();
    for format in formats {
        let Some(found) = documents(format) else { continue };
        // Every `cwd` file is also a list that has its size as two further rows. Those rows need
        // more cells than the columns allow.
        let is_list = matches!(format, Format::Keen | Format::Ish | Format::Syro);
        let is_cwd = is_list && fit.contains(&Format::Cwd);
        if is_cwd && found.iter().any(|document| document.puzzle().disagreement().is_some()) {
            continue;
        }
        are_equal &= *first.get_or_insert_with(|| found.clone()) == found;
        fit.push(format);
    }
    fit.truncate(if are_equal { 1 } else { fit.len() });
    fit
}

/// The format by a characteristic text anywhere, or by the first character.
fn by_mark(text: &str) -> Option<Format> {
    let trimmed = text.trim_start();
    match trimmed.chars().next() {
        Some('<') if freenono::ROOT_TAGS.iter().any(|tag| text.contains(tag)) => {
            Some(Format::FreeNono)
        }
        Some('<') if nonograms_org::data_start(text).is_some() => Some(Format::NonogramsOrg),
        Some('<') if data::is_page(text) => Some(Format::Lists),
        Some('<') => Some(Format::Webpbn),
        Some('{') => Some(by_fields(text)),
        Some('[') if trimmed[1..].trim_start().starts_with(['{', '[', '(', '"']) => {
            Some(Format::Lists)
        }
        _ if trimmed.starts_with("var d") => Some(Format::NonogramsOrg),
        _ if one_line::is_pzpr(trimmed) => Some(Format::Pzpr),
        _ if models::is_minizinc(text) => Some(Format::Minizinc),
        _ => None,
    }
}

/// The format of a text in braces, by the names of its fields.
fn by_fields(text: &str) -> Format {
    let has = |name: &str, is_value: &dyn Fn(&str) -> bool| {
        text.match_indices(name).any(|(at, _)| {
            let value = text[at + name.len()..].trim_start().strip_prefix(':');
            value.is_some_and(|value| is_value(value.trim_start()))
        })
    };
    // Rows of letters are a picture.
    let is_letters = |value: &str| {
        let first = value.strip_prefix('[').and_then(|first| first.trim_start().strip_prefix('"'));
        first.is_some_and(|first| !first.starts_with(|sign: char| sign.is_ascii_digit()))
    };
    match () {
        () if has("\"nonosat\"", &|_| true) => Format::Json,
        () if has("\"pictures\"", &|_| true) => Format::Solution,
        () if has("\"problem\"", &|value| value.starts_with('"')) => Format::Puzzlekit,
        () if has("\"rows\"", &is_letters) && data::named_sides(text) != (true, true) => {
            Format::Solution
        }
        () => Format::Lists,
    }
}

/// The format by the first line that is not blank.
fn by_first_line(first: Line) -> Option<Format> {
    let word = first.split_first().0.text;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_size = |(width, height): (&str, &str)| is_number(width) && is_number(height);
    match word {
        "rect" | "hex" | "tri" | "mosaic" => Some(Format::Clues),
        "MK" => Some(Format::Sgriddler),
        _ => {
            let (size, _) = first.text.split_once(':')?;
            size.split_once('x').is_some_and(is_size).then_some(Format::Pattern)
        }
    }
}

/// The format by headings and other beginnings of lines.
fn by_sections(filled: &[Line]) -> Option<Format> {
    // No heading begins with a digit, as most lines do.
    let is_clue =
        |line: &Line| line.text.trim_start().starts_with(|sign: char| sign.is_ascii_digit());
    let named = || filled.iter().filter(|line| !is_clue(line));
    let is_alone = |word: &str| named().any(|line| line.trim().text.eq_ignore_ascii_case(word));
    match () {
        () if data::is_sections(filled) => Some(Format::Lists),
        () if sized::is_pzl(filled) => Some(Format::Pzl),
        () if named().filter(|line| line.text.starts_with(':')).count() >= 2 => Some(Format::Olsak),
        () if ["rows", "columns", "rows:", "columns:"].into_iter().any(is_alone) => {
            Some(Format::Non)
        }
        () if filled.first().is_some_and(lists::is_tournament) => Some(Format::Tournament),
        () if is_alone("&") => Some(Format::Makhorin),
        () => lists::is_kucera(filled).then_some(Format::Kucera),
    }
}

/// The formats without a characteristic mark that may match the text, the likeliest first.
fn unmarked(lines: &[Line], filled: &[Line]) -> Vec<Format> {
    let is_letters = |line: &Line| {
        line.text.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_whitespace())
    };
    let could_be = [
        (is_ctu(filled), Format::Ctu),
        (tile_paint::is_tile_paint(filled) || mosaic::is_mosaic(filled), Format::Puzzlekit),
        (picture::is_picture(lines), Format::Picture),
        (solution::is_solution(lines), Format::Solution),
        (filled.len() > 1 && filled.iter().all(is_letters), Format::Rosetta),
    ];
    let formats = could_be.into_iter().filter(|(is, _)| *is).map(|(_, format)| format);
    formats.chain(by_numbers(filled)).collect()
}

/// The list formats without a size, if exactly one group of blank lines separates two groups of
/// numbers.
fn by_blank_line(lines: &[Line]) -> Vec<Format> {
    let is_comment = |line: &&Line| line.text.trim_start().starts_with('#');
    let clues: Vec<Line> = lines.iter().filter(|line| !is_comment(line)).copied().collect();
    let groups = clues.split(Line::is_blank).filter(|group| !group.is_empty()).count();
    let filled = || clues.iter().filter(|line| !line.is_blank());
    let is_list = |line: &Line| {
        line.text.chars().all(|sign| sign.is_ascii_digit() || sign.is_whitespace() || sign == ',')
    };
    if groups != 2 || !filled().all(is_list) {
        return Vec::new();
    }
    vec![Format::Keen, Format::Ish, Format::Syro]
}

/// Does the text begin with two numbers around a comma, followed by pairs of a sign and a length?
fn is_ctu(filled: &[Line]) -> bool {
    let is_number = |word: &Word| word.text.parse::<u32>().is_ok();
    // Pairs of digits are a list of numbers.
    let is_sign = |word: &Word| {
        word.text.chars().count() == 1 && !word.text.starts_with(|sign: char| sign.is_ascii_digit())
    };
    let is_signs_and_lengths = |line: &Line| {
        let mut words = line.words(&[',']);
        let mut pairs = std::iter::from_fn(|| Some((words.next()?, words.next())));
        pairs.all(|(sign, length)| is_sign(&sign) && length.as_ref().is_some_and(is_number))
    };
    let Some((first, signs)) = filled.split_first() else { return false };
    let size: Vec<Word> = first.words(&[',']).take(3).collect();
    first.text.contains(',')
        && size.len() == 2
        && size.iter().all(is_number)
        && signs.iter().all(is_signs_and_lengths)
}

/// The formats of bare numbers that begin with a size and may match.
fn by_numbers(filled: &[Line]) -> Vec<Format> {
    let is_bare = |line: &Line| {
        line.text
            .chars()
            .all(|sign| sign.is_ascii_digit() || sign.is_whitespace() || "-#".contains(sign))
    };
    let has_number = |line: &Line| line.text.contains(|sign: char| sign.is_ascii_digit());
    if !filled.iter().all(is_bare) || !filled.first().is_some_and(has_number) {
        return Vec::new();
    }
    let has_mark = filled.iter().any(|line| line.trim().text == "#");
    match filled.first().map_or(0, |first| first.words(&[]).take(3).count()) {
        1 => vec![Format::Cwd],
        2 if has_mark => vec![Format::Mk],
        2 => vec![Format::Nin, Format::It3105, Format::It3105Down],
        _ => Vec::new(),
    }
}
