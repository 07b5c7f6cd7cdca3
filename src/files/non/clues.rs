//! The words of `.non` files: clues, declared colors, typos.
//!
//! In: lines of a section; names, colors and letters; words. Out: clues; a palette; the words that
//! their author probably meant. Invariants: blank lines count as empty clues only if the section
//! has too few clues without them; each name of a color occurs once; no correct file contains
//! anything that counts as a typo.

use crate::message::message;
use crate::puzzle::{Clue, Color, Ink, Length, Palette, PuzzleError, Rgb, Run};
use crate::text::{Fault, Line, Problem, Word, filled, positive, shown, whole};

/// The clue lines of a section that should have `expected` clues. The original format ignores
/// blank lines; other programs write empty clues as blank lines. The number decides which it is.
pub(crate) fn section_lines<'a>(
    key: Word,
    found: &[Line<'a>],
    expected: Option<u32>,
) -> Result<Vec<Line<'a>>, Problem> {
    let filled = filled(found);
    let expected = expected.map_or(filled.len(), |count| count as usize);
    if filled.len() == expected {
        return Ok(filled);
    }
    let rest = found.get(expected..);
    if filled.len() < expected && rest.is_some_and(|rest| rest.iter().all(Word::is_blank)) {
        return Ok(found[..expected].to_vec());
    }
    let name = key.text;
    let place = filled.get(expected).map_or(key.span(), |surplus| surplus.span());
    let message = message!("problem-section-clues", name = name, count = filled.len());
    let size = if name == "rows" { "height" } else { "width" };
    let expected = message!("want-as-line", count = expected, name = size);
    let problem = Problem::new(place, message, expected);
    Err(problem.advice("advice-empty-clue").of(Fault::ClueCount))
}

/// The clue of one line: `3,1`, `3.1`, `3a 1b`, `red 3 1 blue 2`, `0`, `?` for any length, `*` for
/// any runs.
pub fn runs(line: Line, inks: &Declared) -> Result<Clue, Problem> {
    let words = || line.words(&[',', '.']);
    let is_alone = || words().nth(1).is_none();
    match words().next() {
        Some(word) if word.text == "*" && is_alone() => return Ok(Clue::anything()),
        Some(word) if word.text.bytes().all(|byte| byte == b'0') && is_alone() => {
            return Ok(Clue::Runs(Vec::new()));
        }
        _ => {}
    }
    let (mut runs, mut named) = (Vec::new(), None);
    for word in words() {
        match inks.find(word.text) {
            Some(color) => named = Some(color),
            None => runs.push(run(word, named, inks)?),
        }
    }
    Ok(Clue::Runs(runs))
}

/// A run: a number or `?`, perhaps followed by the name of a color or another `?`. `named` is the
/// color whose name precedes the run.
fn run(word: Word, named: Option<Color>, inks: &Declared) -> Result<Run, Problem> {
    let bytes = word.text.as_bytes();
    let signs = bytes.iter().take_while(|byte| b"-+".contains(byte)).count();
    let digits = bytes[signs..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let split = match signs + digits {
        0 if word.text.starts_with('?') => 1,
        split => split,
    };
    let (number, name) = (word.part(0..split), word.part(split..word.text.len()));
    let color = match name.text {
        "" => Some(named.map_or_else(|| inks.default_color(word), Ok)?),
        "?" => None,
        _ if number.text.is_empty() => {
            let problem = Problem::found(word, whole("number-run"));
            return Err(match number_meant(word.text) {
                Some(number) => problem.advice(message!("advice-meant", text = number)),
                None => problem,
            });
        }
        text => Some(inks.find(text).ok_or_else(|| {
            if let Some(sign) = wrong_separator(text) {
                return separated(word, name, sign);
            }
            let message = message!("problem-color-undeclared", color = shown(text));
            let advice = match number_meant(word.text).filter(|_| inks.inks.is_empty()) {
                Some(number) => message!("advice-meant", text = number),
                None => message!("advice-declare", color = shown(text)),
            };
            Problem::new(name.span(), message, "want-declared-name").advice(advice)
        })?),
    };
    let length = match number.text {
        "?" => Length::ANY,
        _ => Length::exactly(positive(number, "number-run")?),
    };
    Ok(Run { color, length })
}

/// The problem for a wrong separator between numbers.
fn separated(word: Word, name: Word, sign: char) -> Problem {
    let span = name.part(0..sign.len_utf8()).span();
    let meant = word.text.replace(sign, ",");
    let advice = message!("advice-meant", text = shown(meant.trim_end_matches(',')));
    Problem::new(span, message!("problem-between-numbers", found = sign), "want-separator")
        .advice(advice)
}

/// The declared colors. A file without any has black.
#[derive(Default)]
pub(crate) struct Declared {
    pub inks: Vec<Ink>,
    /// The letter of each color in a goal, if the file declares one.
    letters: Vec<Option<char>>,
    background: Option<Rgb>,
}

impl Declared {
    pub fn declare(&mut self, name: Word, rgb: Rgb, letter: Option<Word>) -> Result<(), Problem> {
        if name.text == "background" {
            self.background = Some(rgb);
            return Ok(());
        }
        if self.find(name.text).is_some() {
            let message = message!("problem-color-twice", color = shown(name.text));
            return Err(Problem::new(name.span(), message, "want-color-once"));
        }
        if self.inks.len() + 2 > crate::puzzle::MAX_COLORS {
            let message = message!("problem-colors-more", count = self.inks.len());
            return Err(Problem::new(name.span(), message, "want-fewer-colors"));
        }
        self.inks.push(Ink { rgb, name: Some(name.text.to_owned()) });
        self.letters.push(letter.and_then(|letter| letter.text.chars().next()));
        Ok(())
    }

    pub fn palette(&self) -> Result<Palette, PuzzleError> {
        if self.inks.is_empty() {
            return Ok(Palette::black_on_white());
        }
        let rgb = self.background.unwrap_or(Rgb(255, 255, 255));
        let own = self.inks.iter().enumerate().map(|(place, ink)| {
            // A name that equals the default letter is not worth keeping.
            let letter = Color::numbered(place as u8 + 1).letter().to_string();
            Ink { name: ink.name.clone().filter(|name| *name != letter), ..ink.clone() }
        });
        Palette::new(std::iter::once(Ink { rgb, name: None }).chain(own).collect())
    }

    /// Is this line a clue? If not, it is a key and its value.
    pub fn is_clue(&self, line: &Line) -> bool {
        let is_number = |letter: char| letter.is_ascii_digit() || "?-,*".contains(letter);
        let text = line.text.trim_start();
        text.is_empty()
            || text.starts_with(is_number)
            || self.find(line.split_first().0.text).is_some()
    }

    /// The color of a letter in a goal.
    pub fn in_goal(&self, letter: char) -> Option<Color> {
        let by_letter = self.letters.iter().position(|own| *own == Some(letter));
        let by_name = || self.find(letter.encode_utf8(&mut [0; 4]));
        match by_letter {
            Some(place) => Some(Color::numbered(place as u8 + 1)),
            None => by_name().or(match letter {
                '0' | '.' | '-' => Some(Color::BACKGROUND),
                '1' => Some(Color::FIRST),
                _ => None,
            }),
        }
    }

    pub fn find(&self, name: &str) -> Option<Color> {
        let place = self.inks.iter().position(|ink| ink.name.as_deref() == Some(name));
        place.map(|place| Color::numbered(place as u8 + 1))
    }

    /// The color of a run without a name: the only one, else `black`.
    ///
    /// # Errors
    /// A [`Problem`] if there are several colors without `black`.
    fn default_color(&self, word: Word) -> Result<Color, Problem> {
        match self.inks.len() {
            0 | 1 => Ok(Color::FIRST),
            _ => self.find("black").ok_or_else(|| {
                let message = message!("problem-run-colorless", run = shown(word.text));
                Problem::new(word.span(), message, "want-number-letter")
            }),
        }
    }
}

/// The known keys.
const KEYS: &str = "rows columns height width goal saved grid color colour title by author copyright \
    license catalogue remark ====";

/// The correct spelling of a misspelled heading or size; `None` for other words. `is_alone`: the
/// word is its whole line.
pub(super) fn heading_meant(word: &str, is_alone: bool) -> Option<&'static str> {
    if word.len() > "coloumns:".len() {
        return None;
    }
    let lower = word.trim_end_matches(':').to_lowercase();
    let meant = match lower.as_str() {
        "rows" => "rows",
        "columns" => "columns",
        "height" => "height",
        "width" => "width",
        "row" if is_alone => "rows",
        "column" | "cols" | "col" | "colums" | "coloumns" | "collumns" if is_alone => "columns",
        _ => return None,
    };
    (meant != word).then_some(meant)
}

/// Is this line of a section a clue with a typo? It is if it begins with no known key, and clues
/// follow or are missing. Properties do not stand between clues.
pub(super) fn is_clue_with_typo<'a, 'b: 'a>(
    line: &Line,
    mut behind: impl Iterator<Item = Line<'b>>,
    inks: &Declared,
    is_missing: bool,
) -> bool {
    let (first, rest) = line.split_first();
    if KEYS.split(' ').any(|key| key == first.text)
        || first.text.starts_with("====")
        || heading_meant(first.text, rest.text.is_empty()).is_some()
    {
        return false;
    }
    is_missing || behind.find(|line| !line.is_blank()).is_some_and(|line| inks.is_clue(&line))
}

/// The wrong separator with which the text behind a number begins: `;1` of `1;1`, `;` of `1; 1`.
fn wrong_separator(behind: &str) -> Option<char> {
    let mut signs = behind.chars();
    let sign = signs.next().filter(|sign| !sign.is_alphanumeric() && *sign != '?')?;
    signs.next().is_none_or(|next| next.is_ascii_digit()).then_some(sign)
}

/// The number that a word resembles, such as `10` for `lO`; at most three digits.
fn number_meant(word: &str) -> Option<String> {
    let digit = |sign: char| match sign {
        '0'..='9' => Some(sign),
        'l' | 'I' | 'i' | '|' | '!' => Some('1'),
        'O' | 'o' => Some('0'),
        'Z' | 'z' => Some('2'),
        'S' | 's' => Some('5'),
        'B' => Some('8'),
        _ => None,
    };
    word.chars().take(4).map(digit).collect::<Option<String>>().filter(|found| found.len() < 4)
}
