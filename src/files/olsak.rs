//! `.g`, the format of Petr and Mirek Olšák's `grid`: a comment, `#d` and colors, `:` and the
//! rows, `:` and the columns, `:`.
//!
//! In: lines. Out: a puzzle. Invariants: blank lines are empty clues. A run without a letter has
//! the color `1`, which is black unless declared; `0` is the background. `#t` before the colors
//! makes a board of triangles in six groups, each with a line `:` before it; `6` is the color
//! around the board. The reader refuses cells of two colors.

use crate::document::{Document, Notes};
use crate::message::message;
use crate::outlines::{self, Group, SIDES};
use crate::puzzle::{Clue, Color, Ink, MAX_COLORS, Palette, Rgb, Run};
use crate::text::plain::{Unsupported, known_runs};
use crate::text::{Line, Noted, Problem, Word, impossible, positive, shown};

/// The colors and the signs that stand behind numbers; the background first.
struct Signs {
    signs: Vec<char>,
    inks: Vec<Ink>,
    /// Does the board consist of triangles?
    is_triddler: bool,
}

impl Signs {
    /// Takes a line `<sign>:<sign in pictures> <color> <comment>`.
    fn declare(&mut self, line: Line) -> Result<(), Problem> {
        let (signs, rest) = line.split_first();
        let (value, comment) = rest.split_first();
        let refused = |word| Problem::found(word, "want-declaration");
        let mut letters = signs.text.chars();
        let (sign, colon) = (letters.next(), letters.next());
        let Some(sign) = sign.filter(|_| colon == Some(':')) else { return Err(refused(signs)) };
        if value.text.contains(['/', '\\']) {
            return Err(Problem::new(value.span(), "problem-two-colors", "want-color-name"));
        }
        let color = csscolorparser::parse(value.text).map_err(|_| refused(value))?.to_rgba8();
        let name = (!comment.text.is_empty()).then(|| comment.text.to_owned());
        let ink = Ink { rgb: Rgb(color[0], color[1], color[2]), name };
        match sign {
            '0' => self.inks[0] = ink,
            '6' if self.is_triddler => {}
            _ if self.is_full() => {
                let message = message!("problem-colors-more", count = self.inks.len() - 1);
                return Err(Problem::new(signs.span(), message, "want-fewer-colors"));
            }
            _ => self.add(sign, ink),
        }
        Ok(())
    }

    fn is_full(&self) -> bool {
        self.inks.len() == MAX_COLORS
    }

    fn add(&mut self, sign: char, ink: Ink) {
        self.signs.push(sign);
        self.inks.push(ink);
    }

    /// The color of a sign. The first use of an undeclared `1` declares black.
    fn color(&mut self, sign: char) -> Option<Color> {
        if sign == '1' && !self.signs.contains(&'1') && !self.is_full() {
            self.add('1', Ink { rgb: Rgb(0, 0, 0), name: None });
        }
        let place = self.signs.iter().skip(1).position(|&own| own == sign)?;
        Color::nth(place + 1)
    }
}

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Document, Vec<Problem>> {
    let is_mark = |line: &&Line| line.text.starts_with(['#', ':']);
    let comment: Vec<Line> = lines.iter().take_while(|line| !is_mark(line)).copied().collect();
    let white = Ink { rgb: Rgb(255, 255, 255), name: None };
    let mut inks = Signs { signs: vec!['0'], inks: vec![white], is_triddler: false };
    let mut problems = Vec::new();
    let sections = sections(&lines[comment.len()..], &mut inks, &mut problems)?;
    let group_count = if inks.is_triddler { 6 } else { 2 };
    if sections.len() < group_count {
        let message = message!("problem-colon-lines", count = sections.len());
        let expected = if inks.is_triddler { "want-colons-six" } else { "want-colons" };
        return Err(Problem::new(text.len()..text.len(), message, expected).into());
    }
    // Only the line `:` behind the last group shows how many blank lines belong to the group.
    let groups = sections.iter().take(group_count).map(|(at, lines)| {
        let clue = |&line| (clue(line, &mut inks, &mut problems), line.trim().span());
        Group { at: at.trim().span(), clues: lines.iter().map(clue).collect() }
    });
    let mut groups: Vec<Group> = groups.collect();
    if inks.inks.len() < 2 {
        inks.color('1');
    }
    let at = sections[0].0.span();
    let palette = Palette::new(inks.inks).map_err(impossible(at, "want-fewer-colors"))?;
    problems.none()?;
    if let [_, _, c, d, e, f] = &mut groups[..] {
        let from_below = c.clues.iter_mut().chain(&mut d.clues);
        from_below.for_each(|(clue, _)| clue.reverse());
        [e, f].into_iter().for_each(|group| group.clues.reverse());
    }
    let puzzle = outlines::puzzle_of_groups(0..text.len(), groups, palette)?;
    let words: Vec<&str> = comment.iter().flat_map(|line| line.text.split_whitespace()).collect();
    let remark = (!words.is_empty()).then(|| words.join(" "));
    Ok(Document::from(puzzle).with_notes(Notes { remark, ..Notes::default() }))
}

/// A line `:` and the lines behind it.
type Section<'a> = (Line<'a>, Vec<Line<'a>>);

/// Declares the colors in `inks` and returns the sections behind them.
fn sections<'a>(
    lines: &[Line<'a>],
    inks: &mut Signs,
    problems: &mut Vec<Problem>,
) -> Result<Vec<Section<'a>>, Vec<Problem>> {
    let mut sections: Vec<Section> = Vec::new();
    let mut is_in_colors = false;
    for &line in lines {
        match (line.text.chars().next(), sections.last_mut()) {
            (Some('#'), None) if line.text.to_lowercase().starts_with("#t") => {
                inks.is_triddler = true;
            }
            (Some('#'), None) => is_in_colors = true,
            (Some(':'), _) => sections.push((line, Vec::new())),
            (_, Some((_, found))) => found.push(line),
            (_, None) if is_in_colors && !line.is_blank() => {
                problems.kept(inks.declare(line));
                if problems.is_full() || (inks.is_full() && !problems.is_empty()) {
                    return Err(std::mem::take(problems));
                }
            }
            _ => {}
        }
    }
    Ok(sections)
}

fn clue(line: Line, inks: &mut Signs, problems: &mut Vec<Problem>) -> Clue {
    let mut words = line.words(&[]);
    if words.next().is_some_and(|word| word.text == "0") && words.next().is_none() {
        return Clue::Runs(Vec::new());
    }
    Clue::Runs(problems.each(line.words(&[]), |word| run(word, inks)))
}

fn run(word: Word, inks: &mut Signs) -> Result<Run, Problem> {
    let digits = word.text.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b'-');
    let split = digits.count();
    let (number, sign) = (word.part(0..split), word.part(split..word.text.len()));
    let mut signs = sign.text.chars();
    let color = match (signs.next(), signs.next()) {
        (None, _) => inks.color('1'),
        (Some(sign), None) => inks.color(sign),
        _ => None,
    };
    let length = positive(number, "number-run")?;
    let color = color.ok_or_else(|| {
        let message = message!("problem-color-undeclared", color = shown(sign.text));
        Problem::new(sign.span(), message, "want-declared-sign").advice("advice-declare-sign")
    })?;
    Ok(Run::new(length, color))
}

pub(super) fn write(document: &Document) -> Result<String, Unsupported> {
    let puzzle = document.puzzle();
    let palette = puzzle.palette();
    let is_plain = *palette == Palette::black_on_white();
    let mut out = String::new();
    if let Some(remark) = &document.notes().remark {
        // The blank protects a remark that begins with a digit, `#` or `:`.
        out += &format!(" {remark}\n");
    }
    let mut groups = outlines::named_groups(puzzle);
    if let [_, _, _, _, (_, e), (_, f)] = &mut groups[..] {
        out += "#t\n";
        [e, f].into_iter().for_each(|lines| lines.reverse());
    }
    if !is_plain {
        out += "#d\n";
        for color in palette.colors() {
            let ink = palette.ink(color);
            let sign = if color.is_background() { '0' } else { color.letter() };
            let (letter, name) = (color.letter(), ink.name.as_deref().unwrap_or(""));
            let line = format!("  {sign}:{letter} {} {name}", ink.rgb);
            out += line.trim_end();
            out.push('\n');
        }
    }
    for (name, lines) in groups {
        out += &format!(": {name}\n");
        for line in lines {
            let run = |(length, color): (u32, Color)| {
                let sign = if is_plain { String::new() } else { color.letter().to_string() };
                format!("{length}{sign}")
            };
            let mut runs: Vec<String> = known_runs(puzzle, line)?.into_iter().map(run).collect();
            if FROM_BELOW.contains(&name) {
                runs.reverse();
            }
            out += &(runs.join(" ") + "\n");
        }
    }
    Ok(out + ":\n")
}

/// The groups whose runs the format lists from below.
const FROM_BELOW: [&str; 2] = [SIDES[2], SIDES[3]];
