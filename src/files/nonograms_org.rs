//! The data inside the pages of nonograms.org: `var d=[[..],[..],...];`. This format has no writer.
//!
//! In: a page, or its `var d` alone. Out: a puzzle with the picture of the data as its goal and the
//! clues of that picture. The decoding of the numbers follows the crate nonogrid (T. Maierhofer and
//! others).

use super::picture::drawn;
use crate::document::Document;
use crate::message::{Message, message};
use crate::puzzle::{Color, Geometry, Ink, MAX_COLORS, Palette, Rgb, Shape};
use crate::text::Problem;

/// The offset at which the data begins in a page.
pub(super) fn data_start(text: &str) -> Option<usize> {
    let at = text.find("var d=").or_else(|| text.find("var d ="))?;
    Some(at + text[at..].find('[')?)
}

pub(super) fn read(text: &str) -> Result<Document, Vec<Problem>> {
    let start = data_start(text);
    let at = start.unwrap_or(0);
    let refused = |message: Message| Problem::new(at..at + 1, message, "want-nonograms-org");
    let start = start.ok_or_else(|| refused(message!("problem-missing", name = "var d=[...]")))?;
    let mut values =
        serde_json::Deserializer::from_str(&text[start..]).into_iter::<Vec<Vec<i64>>>();
    let Some(Ok(rows)) = values.next() else {
        return Err(refused("problem-variable".into()).into());
    };
    let (shape, palette, cells) =
        picture(&rows).ok_or_else(|| refused("problem-variable-numbers".into()))?;
    Ok(drawn(shape, palette, cells).map_err(refused)?)
}

/// The first three numbers `a`, `b`, `c` of a row modulo the fourth.
fn residues(row: &[i64]) -> Option<[i64; 3]> {
    let [a, b, c, modulus] = row.get(..4)?.try_into().ok()?;
    Some([a.checked_rem(modulus)?, b.checked_rem(modulus)?, c.checked_rem(modulus)?])
}

/// Decodes a number.
fn sum(row: &[i64]) -> Option<i64> {
    residues(row).map(|[a, b, c]| a + b - c)
}

/// Decodes size, colors and picture; `None` if the numbers do not fit.
fn picture(rows: &[Vec<i64>]) -> Option<(Shape, Palette, Vec<Color>)> {
    let (width, height) = (sum(rows.get(1)?)?, sum(rows.get(2)?)?);
    let color_count = usize::try_from(sum(rows.get(3)?)?).ok()?;
    if color_count == 0 || color_count >= MAX_COLORS {
        return None;
    }
    let shape =
        Shape::Rect { height: u32::try_from(height).ok()?, width: u32::try_from(width).ok()? };
    let cell_count = Geometry::new(shape).ok()?.cell_count();
    let palette = palette(rows.get(4)?, rows.get(5..5 + color_count)?)?;
    let head = color_count + 5;
    let [a, b, c] = residues(rows.get(head)?)?;
    let count = a.checked_mul(a)?.checked_add(b.checked_mul(2)?)?.checked_add(c)?;
    let offsets = rows.get(head + 1)?;
    let mut cells = vec![Color::BACKGROUND; cell_count];
    for run in rows.get(head + 2..)?.iter().take(usize::try_from(count).ok()?) {
        let value = |at: usize| run.get(at)?.checked_sub(*offsets.get(at)?);
        let (start, length) = (value(0)? - 1, value(1)?);
        let (color, row) = (value(2)?, value(3)? - 1);
        let color = u8::try_from(color).ok().filter(|&c| (1..=color_count as u8).contains(&c))?;
        let fits = (0..height).contains(&row)
            && start >= 0
            && length >= 0
            && start.checked_add(length)? <= width;
        if !fits {
            return None;
        }
        let from = (row * width + start) as usize;
        cells[from..from + length as usize].fill(Color::numbered(color));
    }
    Some((shape, palette, cells))
}

/// White, and one color for each row: its numbers minus those of `key`.
fn palette(key: &[i64], rows: &[Vec<i64>]) -> Option<Palette> {
    let mut inks = vec![Ink { rgb: Rgb(255, 255, 255), name: None }];
    for row in rows {
        let part = |at: usize, key_at: usize| {
            Some(row.get(at)?.checked_sub(*key.get(key_at)?)?.clamp(0, 255) as u8)
        };
        inks.push(Ink { rgb: Rgb(part(0, 1)?, part(1, 0)?, part(2, 3)?), name: None });
    }
    Palette::new(inks).ok()
}
