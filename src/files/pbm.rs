//! Portable bitmaps, plain (`P1`) and raw (`P4`): 1 is black.
//!
//! In: bytes. Out: a puzzle with the clues of the picture, which is its goal. Invariants: the
//! writer writes plain bitmaps. Grammar: the man page pbm(5) of Netpbm.

use super::picture::drawn;
use super::text::plain::Unsupported;
use crate::document::Document;
use crate::message::message;
use crate::puzzle::{Color, Geometry, Palette, Shape};
use crate::text::{Problem, impossible, whole};

/// Are these bytes a bitmap?
pub(super) fn is_bitmap(bytes: &[u8]) -> bool {
    let is_white = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'#';
    (bytes.starts_with(b"P1") || bytes.starts_with(b"P4")) && bytes.get(2).is_some_and(is_white)
}

pub(super) fn read(bytes: &[u8]) -> Result<Document, Vec<Problem>> {
    let mut at = 2;
    let mut sizes = [0u32; 2];
    for (size, name) in sizes.iter_mut().zip(["number-columns", "number-rows"]) {
        at = skip(bytes, at);
        let digits = bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let text = String::from_utf8_lossy(&bytes[at..at + digits]);
        let number: Option<u32> = text.parse().ok().filter(|&number| number > 0);
        *size = number.ok_or_else(|| Problem::new(at..at + 1, "problem-size", whole(name)))?;
        at += digits;
    }
    let [width, height] = sizes;
    let shape = Shape::Rect { height, width };
    Geometry::new(shape).map_err(impossible(0..1, "want-smaller-picture"))?;
    let cells = if bytes.starts_with(b"P1") {
        plain_bits(&bytes[at..])
            .ok_or_else(|| Problem::new(at..at + 1, "problem-no-bit", "want-bit"))?
    } else {
        raw_bits(bytes.get(at + 1..).unwrap_or_default(), width)
    };
    let cell_count = width as usize * height as usize;
    if cells.len() != cell_count {
        let message = message!("problem-picture-cells", count = cells.len());
        let expected = message!("want-as-size", count = cell_count);
        return Err(Problem::new(bytes.len()..bytes.len() + 1, message, expected).into());
    }
    let drawn = drawn(shape, Palette::black_on_white(), cells);
    Ok(drawn.map_err(|message| Problem::new(0..1, message, "want-other-picture"))?)
}

/// The offset behind whitespace and comments.
fn skip(bytes: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'#' => {
                at += bytes[at..].iter().take_while(|&&byte| byte != b'\n').count();
            }
            _ if byte.is_ascii_whitespace() => at += 1,
            _ => break,
        }
    }
    at
}

fn plain_bits(bytes: &[u8]) -> Option<Vec<Color>> {
    let signs = bytes.iter().filter(|byte| !byte.is_ascii_whitespace());
    signs
        .map(|sign| match sign {
            b'0' => Some(Color::BACKGROUND),
            b'1' => Some(Color::FIRST),
            _ => None,
        })
        .collect()
}

/// The cells of raw bytes: eight cells a byte, the highest bit first. Each row begins with a new
/// byte.
fn raw_bits(bytes: &[u8], width: u32) -> Vec<Color> {
    let bit = |byte: u8, at: u32| Color::numbered(byte >> (7 - at % 8) & 1);
    let rows = bytes.chunks(width.div_ceil(8) as usize);
    rows.flat_map(|row| {
        (0..width).filter_map(move |at| row.get(at as usize / 8).map(|&byte| bit(byte, at)))
    })
    .collect()
}

pub(super) fn write(document: &Document) -> Result<String, Unsupported> {
    let puzzle = document.puzzle();
    let Shape::Rect { height, width } = puzzle.geometry().shape() else { return Err(Unsupported) };
    let Some(goal) = document.goal() else { return Err(Unsupported) };
    let mut out = format!("P1\n{width} {height}\n");
    for row in puzzle.geometry().rows() {
        // Lines of a plain bitmap should have at most 70 characters.
        for part in row.chunks(70) {
            out.extend(part.iter().map(|&cell| if goal[cell].is_background() { '0' } else { '1' }));
            out.push('\n');
        }
    }
    Ok(out)
}
