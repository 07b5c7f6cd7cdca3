//! Decodes bytes to text: UTF-8, UTF-16 with a byte-order mark, Latin-1 where XML declares it,
//! Windows-1252 where single letters are no UTF-8, Shift-JIS and GB18030 where they are certain.
//!
//! In: bytes. Out: text whose lines end with line feeds. Invariants: the error for an image names
//! its kind; the decoder guesses no other encodings.

use crate::message::message;
use crate::text::problem::{Advice, Fault, Problem, ReadError};
use std::borrow::Cow;

/// A text, and the encoding that it was taken to be in, if nothing declares it.
type Decoded<'a> = (Cow<'a, str>, Option<&'static str>);

/// The text of these bytes.
///
/// # Errors
/// [`ReadError`] if they are an image, in no known encoding, more than `limit`, or only whitespace.
pub(crate) fn decode(bytes: &[u8], limit: usize) -> Result<Decoded<'_>, ReadError> {
    let refused = |problem: Problem| Err(ReadError::new("", problem));
    if let Some(problem) = image(bytes) {
        return refused(problem);
    }
    if bytes.len() > limit {
        let message = message!("problem-bytes", count = limit);
        return refused(Problem::new(0..0, message, "want-smaller-file").of(Fault::TooLarge));
    }
    let (text, encoding) = match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => utf8(rest)?,
        [0xff, 0xfe, rest @ ..] => (utf16(rest, u16::from_le_bytes)?, None),
        [0xfe, 0xff, rest @ ..] => (utf16(rest, u16::from_be_bytes)?, None),
        _ => utf8(bytes)?,
    };
    if text.trim().is_empty() {
        let problem = Problem::new(0..0, "problem-empty", "want-puzzle").of(Fault::Empty);
        return Err(ReadError::new(&*text, problem));
    }
    // Lines that end with carriage returns. A line feed is as long, so that offsets stay right.
    let is_old = text.contains('\r') && !text.contains('\n');
    Ok((if is_old { Cow::Owned(text.replace('\r', "\n")) } else { text }, encoding))
}

fn utf8(bytes: &[u8]) -> Result<Decoded<'_>, ReadError> {
    let error = match std::str::from_utf8(bytes) {
        Ok(text) => return Ok((Cow::Borrowed(text), None)),
        Err(error) => error,
    };
    let is_latin1 = declares_latin1(bytes);
    #[cfg(feature = "encodings")]
    if let Some((name, text)) = eastern(bytes).filter(|_| !is_latin1) {
        return Ok((Cow::Owned(text), Some(name)));
    }
    // Browsers read Latin-1 likewise.
    if is_latin1 || is_windows1252(bytes) {
        let text = bytes.iter().copied().map(windows1252).collect();
        return Ok((Cow::Owned(text), (!is_latin1).then_some("Windows-1252")));
    }
    let at = error.valid_up_to();
    let found = bytes.get(at).copied().unwrap_or_default();
    let message = message!("problem-not-utf8", at = at, byte = format!("{found:#04x}"));
    let problem = Problem::new(at..at + 1, message, "want-utf8").of(Fault::Encoding);
    Err(ReadError::new(&*String::from_utf8_lossy(bytes), problem.advice("advice-save-utf8")))
}

/// Shift-JIS, if most letters are kana, or GB18030, if words for rows and columns are among them;
/// and the text. Single bytes of other alphabets make neither.
#[cfg(feature = "encodings")]
fn eastern(bytes: &[u8]) -> Option<(&'static str, String)> {
    let is_kana = |sign: &char| matches!(sign, '\u{3041}'..='\u{30fe}');
    let is_letter = |sign: &char| is_kana(sign) || matches!(sign, '\u{4e00}'..='\u{9fff}');
    let is_sign = |sign: &char| matches!(sign, '\u{3000}'..='\u{3020}' | '\u{ff01}'..='\u{ff5e}');
    let decoded = |encoding: &'static encoding_rs::Encoding| {
        let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?;
        let is_usual = |sign: char| sign.is_ascii() || is_letter(&sign) || is_sign(&sign);
        text.chars().all(is_usual).then(|| (encoding.name(), text.into_owned()))
    };
    let japanese = decoded(encoding_rs::SHIFT_JIS).filter(|(_, text)| {
        let kana = text.chars().filter(is_kana).count();
        kana * 2 > text.chars().filter(is_letter).count()
    });
    let chinese = decoded(encoding_rs::GB18030).filter(|(_, text)| {
        [['行', '列'], ['横', '竖']]
            .iter()
            .any(|sides| sides.iter().all(|side| text.contains(*side)))
    });
    japanese.xor(chinese)
}

/// Most neighbors beyond ASCII: words of Western languages have no more, and those of other
/// alphabets mostly do.
const MAX_BEYOND_ASCII: usize = 3;

/// Is this text with single letters beyond ASCII, and without signs that no text has?
fn is_windows1252(bytes: &[u8]) -> bool {
    let is_sign =
        |byte: &u8| !matches!(byte, 0..=8 | 11 | 14..=31 | 127 | 0x81 | 0x8d | 0x8f | 0x90 | 0x9d);
    let beyond_ascii = bytes.iter().filter(|byte| !byte.is_ascii()).count();
    bytes.iter().all(is_sign)
        && beyond_ascii * 2 < bytes.len()
        && bytes.split(u8::is_ascii).all(|letters| letters.len() <= MAX_BEYOND_ASCII)
}

/// The character of a byte: that of its number, but for typographic signs.
fn windows1252(byte: u8) -> char {
    const SIGNS: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";
    let sign = byte.checked_sub(0x80).and_then(|place| SIGNS.chars().nth(place.into()));
    sign.unwrap_or(char::from(byte))
}

/// Does an XML declaration name Latin-1?
fn declares_latin1(bytes: &[u8]) -> bool {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).to_lowercase();
    let declared = head.trim_start().strip_prefix("<?xml").and_then(|rest| rest.split_once("?>"));
    declared.is_some_and(|(declared, _)| {
        ["iso-8859-1", "latin1", "latin-1"].iter().any(|name| declared.contains(name))
    })
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<Cow<'static, str>, ReadError> {
    let units = bytes.chunks(2).map(|pair| match *pair {
        [first, second] => unit([first, second]),
        // Half a unit at the end is an error; so is this lone surrogate.
        _ => 0xd800,
    });
    let mut text = String::with_capacity(bytes.len());
    for sign in char::decode_utf16(units) {
        let Ok(sign) = sign else {
            let at = text.len();
            let problem =
                Problem::new(at..at, "problem-not-utf16", "want-utf16").of(Fault::Encoding);
            return Err(ReadError::new(&*text, problem.advice("advice-save-utf8")));
        };
        text.push(sign);
    }
    Ok(Cow::Owned(text))
}

/// Is the file an image of a kind that `make` can turn into a puzzle?
pub fn is_image(bytes: &[u8]) -> bool {
    image(bytes).is_some_and(|problem| problem.advice == Some(Advice::MakeFromImage))
}

/// The problem for an image or an archive: its kind, and what the user can do with it.
fn image(bytes: &[u8]) -> Option<Problem> {
    let is_white = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_whitespace);
    let has_zero = || bytes[..bytes.len().min(14)].contains(&0);
    let kind = |kind: &str| message!("problem-image", kind = kind);
    let message = match bytes {
        [0x89, b'P', b'N', b'G', ..] => kind("PNG"),
        [b'G', b'I', b'F', b'8', ..] => kind("GIF"),
        [0xff, 0xd8, 0xff, ..] => kind("JPEG"),
        [b'B', b'M', ..] if has_zero() => kind("BMP"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => kind("WebP"),
        [b'%', b'P', b'D', b'F', ..] => message!("problem-pdf"),
        [b'P', b'K', 3, 4, ..] => message!("problem-archive"),
        [b'P', b'2' | b'5', ..] if is_white(2) => message!("problem-graymap"),
        [b'P', b'3' | b'6', ..] if is_white(2) => message!("problem-pixmap"),
        _ => return None,
    };
    let advice = match &*message.id {
        "problem-archive" => "advice-unpack".into(),
        "problem-pdf" => Advice::ConvertImage,
        _ => Advice::MakeFromImage,
    };
    Some(Problem::new(0..0, message, "want-puzzle-file").advice(advice))
}
