//! The `.clues` reader, and that of clues which users type into a form. Grammar: `docs/FORMATS.md`.
//!
//! In: lines; a text like `3 1`, `3.1`, `3a 2b`, `?`, `*`. Out: a document, or its problems; a
//! clue, or the first problem. Invariants: blank lines among the clues are empty clues; the header
//! determines the number of clue lines. What is a clue in a file can be typed, too; there the
//! letters are optional with one foreground color, and an empty text and a single `0` are empty
//! lines.

use super::patterns::{self, color};
use super::trailer::{self, Trailer};
use crate::document::Document;
use crate::message::{Message, message};
use crate::puzzle::{
    Clue, Family, Geometry, Ink, Length, LineId, MAX_COLORS, Palette, Puzzle, Run, Shape, Sides,
};
use crate::text::{
    Fault, Line, Noted, Problem, Word, at_most, impossible, positive, read_rgb, shown,
};
use crate::{clue_error, document_error, mosaic, outlines};

/// Reads a whole file.
pub(crate) fn read(text: &str, lines: &[Line]) -> Result<Document, Vec<Problem>> {
    let header = lines.iter().position(|line| !line.is_blank()).unwrap_or(0);
    let (geometry, signs) = geometry(&lines[header..])?;
    let palette = palette(text, lines.get(header + signs + 1))?;
    let (at, lines) = (lines[header].trim(), &lines[header + signs + 2..]);
    let mut problems = Vec::new();
    let (geometry, clues, clue_lines) = if at.split_first().0.text == "mosaic" {
        let rows = &lines[..lines.len().min(geometry.families()[0].line_count)];
        let numbers = mosaic::read_rows(rows, geometry, palette.color_count(), at.span());
        let (geometry, clues) = numbers?;
        (geometry, clues, rows.to_vec())
    } else {
        let clue_lines = clue_lines(text, lines, &geometry)?;
        let clues = rim_clues(&clue_lines, &geometry, &palette, &mut problems);
        (geometry, clues, clue_lines)
    };
    let rest = &lines[clue_lines.len().min(lines.len())..];
    let Trailer { inks, notes, givens, goal, saved, .. } =
        trailer::read(rest, &geometry, &palette, &mut problems);
    problems.none()?;
    let place = |line: LineId| {
        let row = geometry.clue_cell(line).map(|cell| geometry.through(cell)[0].line);
        clue_lines.get(row.unwrap_or(line).index()).map_or(0..0, Word::span)
    };
    let built = Palette::new(inks)
        .and_then(|palette| Puzzle::new(geometry.clone(), palette, clues))
        .and_then(|puzzle| puzzle.with_givens(&givens))
        .map_err(|error| clue_error(&error, &geometry, 0..text.len(), place))?;
    Ok(Document::of(built, notes, goal, saved).map_err(document_error(0..text.len()))?)
}

/// The clues of these lines, one for each line of the board that has its clue at the rim.
fn rim_clues(
    lines: &[Line],
    geometry: &Geometry,
    palette: &Palette,
    problems: &mut Vec<Problem>,
) -> Vec<Clue> {
    let mut clues = Vec::with_capacity(lines.len());
    for &line in lines {
        let clue = clue(line, palette, problems);
        let place = LineId::new(clues.len() as u32);
        // The diagram of a pattern costs too much to be built here for each line, and for the puzzle.
        if clue.pattern().is_none()
            && let Err(error) = geometry.fits(place, &clue, palette.color_count())
        {
            problems.note(clue_error(&error, geometry, line.span(), |_| line.span()));
        }
        clues.push(clue);
    }
    clues
}

/// The board of a header, and the number of lines with its holes and regions. A header is `rect
/// HEIGHT WIDTH`, `mosaic HEIGHT WIDTH`, `hex SIDE`, or `hex` or `tri` and the sides A to F. If `holes` ends it, rows of
/// signs follow; so for `regions` behind a rectangle or its holes.
fn geometry(lines: &[Line]) -> Result<(Geometry, usize), Problem> {
    let line = lines[0];
    let mut words: Vec<Word> = line.words(&[]).collect();
    let is_rectangle = words.first().is_some_and(|word| word.text == "rect");
    let regions = words.pop_if(|word| is_rectangle && word.text == "regions");
    let holes = words.pop_if(|word| word.text == "holes");
    let shape = match words[..] {
        [word, height, width]
            if word.text == "rect" || (word.text == "mosaic" && holes.is_none()) =>
        {
            let height = positive(height, "number-rows")?;
            Shape::Rect { height, width: positive(width, "number-columns")? }
        }
        [word, side] if word.text == "hex" => Shape::hex(positive(side, "number-side")?),
        [word, a, b, c, d, e, f] if word.text == "hex" || word.text == "tri" => {
            let sides = sides([a, b, c, d, e, f])?;
            if word.text == "hex" { Shape::Hex { sides } } else { Shape::Triangles { sides } }
        }
        _ => return Err(Problem::found(line.trim(), "want-header")),
    };
    let geometry =
        Geometry::new(shape).map_err(impossible(line.trim().span(), "want-smaller-board"))?;
    let row_count = geometry.families()[0].line_count;
    let rows = |from: usize| &lines[from..lines.len().min(from + row_count)];
    let (mut geometry, mut read) = (geometry, 0);
    if let Some(holes) = holes {
        geometry = outlines::read_holes(rows(1), geometry, holes.span())?;
        read = row_count;
    }
    if let Some(regions) = regions {
        geometry = outlines::read_regions(rows(1 + read), geometry, regions.span())?;
        read += row_count;
    }
    Ok((geometry, read))
}

/// The six sides of a board. They must agree.
fn sides(words: [Word; 6]) -> Result<Sides, Problem> {
    let mut six = [0; 6];
    for (side, word) in six.iter_mut().zip(words) {
        *side = match word.text {
            "0" => 0,
            _ => positive(word, "number-side-lines")?,
        };
    }
    Sides::of_six(six).map_err(|error| {
        let at = if error.side == 'E' { words[4] } else { words[5] };
        Problem::new(at.span(), error.message(), "want-sides")
    })
}

/// The background and at least one more color.
fn palette(text: &str, line: Option<&Line>) -> Result<Palette, Problem> {
    let end = Word { text: "", start: text.len() };
    let line = line.unwrap_or(&end);
    let ink = |word| Ok(Ink { rgb: read_rgb(word)?, name: None });
    let inks = line.words(&[]).map(ink).collect::<Result<Vec<Ink>, Problem>>()?;
    let count = inks.len();
    Palette::new(inks).map_err(|_| {
        let (found, expected) = match count {
            0 => (message!("problem-no-palette"), message!("want-palette")),
            1 => (message!("problem-one-color"), message!("want-palette")),
            _ => (message!("problem-colors", count = count), at_most(MAX_COLORS)),
        };
        Problem::new(line.span(), found, expected)
    })
}

/// The lines with the clues of the rim. A file that ends right before its last, empty clue has that
/// clue.
fn clue_lines<'a>(
    text: &str,
    lines: &[Line<'a>],
    geometry: &Geometry,
) -> Result<Vec<Line<'a>>, Problem> {
    let line_count = geometry.rim_lines().count();
    let mut found: Vec<Line> = lines.iter().take(line_count).copied().collect();
    if found.len() + 1 == line_count && text.ends_with('\n') {
        found.push(Word { text: "", start: text.len() });
    }
    let trailer = found.iter().position(trailer::begins);
    if found.len() == line_count && trailer.is_none() {
        return Ok(found);
    }
    let families = &geometry.families()[..geometry.rim_family_count()];
    let part = |(number, family): (usize, &Family)| {
        message!("want-lines-of", lines = geometry.family_name(number), count = family.line_count)
    };
    let lines = Message::joined("list-comma", families.iter().enumerate().map(part));
    let at = trailer.map_or(text.len()..text.len(), |place| found[place].span());
    let message = message!("problem-clue-lines", count = trailer.unwrap_or(found.len()));
    let expected = message!("want-lines", count = line_count, lines = lines);
    Err(Problem::new(at, message, expected).advice("advice-blank-clue").of(Fault::ClueCount))
}

/// The clue of one line.
pub(crate) fn clue(line: Line, palette: &Palette, problems: &mut Vec<Problem>) -> Clue {
    if patterns::is_pattern(line) {
        let pattern = patterns::read(line, &[], &|word| run(word, palette), palette);
        return problems.kept(pattern).unwrap_or_else(Clue::anything);
    }
    Clue::Runs(problems.each(line.words(&[]), |word| run(word, palette)))
}

/// A run: `3a`, `3?`, `2-4a`, `3+a`, `?a`, `??`.
pub(crate) fn run(word: Word, palette: &Palette) -> Result<Run, Problem> {
    let split = word.text.char_indices().last().map_or(0, |(at, _)| at);
    let (number, letter) = (word.part(0..split), word.part(split..word.text.len()));
    if letter.text.starts_with(|letter: char| letter.is_ascii_digit()) {
        let message = message!("problem-run-colorless", run = shown(word.text));
        let expected = message!("want-letter-behind", run = shown(word.text));
        return Err(Problem::new(word.span(), message, expected));
    }
    let color = match letter.text {
        "?" => None,
        _ => Some(color(letter, palette)?),
    };
    if number.text.is_empty() {
        let message = message!("problem-run-lengthless", run = shown(word.text));
        return Err(Problem::new(word.span(), message, "want-number-before"));
    }
    Ok(Run { color, length: length(number)? })
}

/// The length of a run: `3`, `2-4`, `3+`, `?`.
fn length(word: Word) -> Result<Length, Problem> {
    let size = word.text.len();
    if word.text == "?" {
        return Ok(Length::ANY);
    }
    // A sign at the beginning is that of a number.
    let (least, most) = match word.text.get(1..).and_then(|rest| rest.find('-')) {
        Some(at) => (word.part(0..at + 1), Some(word.part(at + 2..size))),
        None if size > 1 && word.text.ends_with('+') => (word.part(0..size - 1), None),
        None => (word, Some(word)),
    };
    let number = |word| positive(word, "number-run");
    let (from, to) = (number(least)?, most.map(number).transpose()?);
    let too_small = || Problem::found(most.unwrap_or(word), message!("length-least", least = from));
    Length::range(from, to).ok_or_else(too_small)
}

/// Reads one clue.
///
/// # Errors
/// The first problem; its span is in bytes of `text`.
pub fn read_clue(text: &str, palette: &Palette) -> Result<Clue, Problem> {
    let line = Word { text, start: 0 };
    if line.trim().text == "0" {
        return Ok(Clue::Runs(Vec::new()));
    }
    let typed = |word: Word<'_>| typed_run(word, palette);
    if patterns::is_pattern(line) {
        return patterns::read(line, TYPED_SEPARATORS, &typed, palette);
    }
    line.words(TYPED_SEPARATORS).map(typed).collect::<Result<_, _>>().map(Clue::Runs)
}

/// What separates typed runs, besides blanks.
const TYPED_SEPARATORS: &[char] = &['.', ','];

/// A run without its letter if there is only one.
fn typed_run(word: Word, palette: &Palette) -> Result<Run, Problem> {
    let is_number = |sign: char| sign.is_ascii_digit() || sign == '?' || sign == '-';
    if !word.text.starts_with(is_number) {
        return Err(Problem::found(word, "want-typed-clue"));
    }
    let is_end = |sign: char| sign.is_ascii_digit() || sign == '+';
    let is_bare = word.text == "?" || word.text.ends_with(is_end);
    let lettered = format!("{}a", word.text);
    let whole = match palette.color_count() {
        2 if is_bare => Word { text: &lettered, start: word.start },
        _ => word,
    };
    run(whole, palette).map_err(|problem| Problem { span: word.span(), ..problem })
}
