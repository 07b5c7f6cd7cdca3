//! The signs and words of lists within a text.
//!
//! In: a text and an offset. Out: the token there and the offset behind it. Invariants: every token
//! is at least one character long, and looks ahead at most [`MAX_AHEAD`] bytes beyond its own end.

use std::ops::Range;

/// How far a name looks for its sign, and a value for the end of its line.
const MAX_AHEAD: usize = 300;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    LineEnd,
    Semicolon,
    Comma,
    /// An opening bracket, with the one that closes it.
    Open(u8),
    /// `[|`, a table of MiniZinc.
    OpenTable,
    Bar,
    Close(u8),
    /// `=`
    Assign,
    /// A text in quotation marks: the place inside of them.
    Text(Range<usize>),
    /// A number, a name or another word.
    Word,
    /// Blanks, comments, and signs without a meaning here.
    Other,
}

/// For each quotation mark the offset up to which it ends no text, so that none is sought twice.
#[derive(Default)]
pub(super) struct OpenMarks([usize; 3]);

/// The token at this offset, and the offset behind it.
pub(super) fn next(text: &str, at: usize, end: usize, open: &mut OpenMarks) -> (Token, usize) {
    let rest = &text[at..end];
    let bytes = rest.as_bytes();
    let one = |token| (token, at + 1);
    match bytes[0] {
        b'\n' => one(Token::LineEnd),
        b';' => one(Token::Semicolon),
        b',' => one(Token::Comma),
        b'[' if bytes.get(1) == Some(&b'|') => (Token::OpenTable, at + 2),
        b'[' => one(Token::Open(b']')),
        b'(' => one(Token::Open(b')')),
        b'{' => one(Token::Open(b'}')),
        closer @ (b']' | b')' | b'}') => one(Token::Close(closer)),
        b'|' => one(Token::Bar),
        b'=' if bytes.get(1) == Some(&b'=') => (Token::Other, at + 2),
        b'=' => one(Token::Assign),
        b'"' | b'\'' | b'`' => quoted(text, at, end, open),
        b'#' | b'%' if is_apart(text, at) => (Token::Other, at + line_end(rest)),
        b'/' if rest.starts_with("//") => (Token::Other, at + line_end(rest)),
        b'/' if rest.starts_with("/*") => {
            (Token::Other, at + rest.find("*/").map_or(rest.len(), |at| at + 2))
        }
        _ => word(rest, at),
    }
}

/// The end of the line.
fn line_end(rest: &str) -> usize {
    rest.find('\n').unwrap_or(rest.len())
}

/// Does no word end right before this offset?
fn is_apart(text: &str, at: usize) -> bool {
    text[..at].chars().next_back().is_none_or(|sign| !is_part(sign))
}

/// Is it a character of a word?
fn is_part(sign: char) -> bool {
    sign.is_alphanumeric() || "_$@.-+?■□█".contains(sign)
}

fn word(rest: &str, at: usize) -> (Token, usize) {
    match rest.find(|sign| !is_part(sign)).unwrap_or(rest.len()) {
        0 => (Token::Other, at + rest.chars().next().map_or(1, char::len_utf8)),
        length => (Token::Word, at + length),
    }
}

/// A text in quotation marks. Without its end, on the line or at all, the mark means nothing.
fn quoted(text: &str, at: usize, end: usize, open: &mut OpenMarks) -> (Token, usize) {
    let rest = &text[at..end];
    let triple = [r#"""""#, "'''"].into_iter().find(|mark| rest.starts_with(mark));
    if let Some(mark) = triple {
        return match rest[3..].find(mark) {
            Some(length) => (Token::Text(at + 3..at + 3 + length), at + 6 + length),
            None => (Token::Other, at + 3),
        };
    }
    let mark = rest.as_bytes()[0];
    let reach = &mut open.0[match mark {
        b'"' => 0,
        b'\'' => 1,
        _ => 2,
    }];
    if at < *reach {
        return (Token::Other, at + 1);
    }
    let mut is_escaped = false;
    for (place, byte) in rest.bytes().enumerate().skip(1) {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b'\n' if mark != b'`' => {
                *reach = at + place;
                return (Token::Other, at + 1);
            }
            byte if byte == mark => return (Token::Text(at + 1..at + place), at + place + 1),
            _ => {}
        }
    }
    *reach = end;
    (Token::Other, at + 1)
}

/// The offset behind the sign that makes the word before it a name: `:`, `=`, `:=` or `=>`.
pub(super) fn behind_sign(text: &str, at: usize, end: usize, is_in_list: bool) -> Option<usize> {
    let ahead = text.get(at..end.min(at + MAX_AHEAD)).unwrap_or_else(|| &text[at..end]);
    let rest =
        ahead.trim_start_matches(|sign: char| sign.is_whitespace() && (is_in_list || sign != '\n'));
    let sign = [":=", "=>", ":", "="].into_iter().find(|sign| rest.starts_with(sign))?;
    let behind = &rest[sign.len()..];
    let is_other = behind.starts_with(['=', ':', '~']) || sign == ":" && behind.starts_with("//");
    (!is_other).then_some(at + ahead.len() - behind.len())
}

/// Does the line begin with a name, as `rows:` of YAML, or `rows =`?
pub(super) fn is_named(rest: &str) -> bool {
    let line = &rest[..line_end(rest).min(MAX_AHEAD)];
    let word = line.trim_start_matches(['"', '\'']);
    let length = word.find(|sign| !is_part(sign)).unwrap_or(word.len());
    let behind = word[length..].trim_start_matches(['"', '\'']).trim_start();
    length > 0 && behind.strip_prefix([':', '=']).is_some()
}

/// The words up to the end of this line, if it has some, and no list, text or further name.
pub(super) fn plain_line(text: &str, at: usize, end: usize) -> Option<Range<usize>> {
    let ahead = text.get(at..end.min(at + MAX_AHEAD)).unwrap_or_default();
    let stop = ahead.find(['\n', ';']).or((at + ahead.len() == end).then_some(ahead.len()))?;
    let line = &ahead[..stop];
    let line = line.find(" #").map_or(line, |comment| &line[..comment]);
    let word = line.trim_start();
    let start = at + line.len() - word.len();
    let word = word.trim_end().trim_end_matches(',');
    let is_plain = !word.is_empty() && !word.contains(['[', '(', '{', '"', '\'', '`', '=', '#']);
    is_plain.then(|| start..start + word.len())
}
