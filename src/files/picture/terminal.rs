//! The pictures of games for terminals: yayagram's `.yaya`, in a frame, and nonovi's `.nnv`, between
//! `b-` and `eb-`.
//!
//! In: lines. Out: rows with one sign for each cell and blanks between. Invariants: a cell of
//! yayagram is four signs wide and two lines high, in older files two signs and one line.

use crate::text::Line;

/// Do these lines, none of them blank, begin with such a picture? `b-` alone may be a row of two
/// cells in letters: the end must be there, too.
pub(crate) fn is_begin(lines: &[Line]) -> bool {
    let Some((first, behind)) = lines.split_first() else { return false };
    let first = first.trim().text;
    let inside = first.strip_prefix('+').and_then(|line| line.strip_suffix('+'));
    first == "b-" && behind.iter().any(|line| line.trim().text == "eb-")
        || inside.is_some_and(|line| line.len() > 1 && line.bytes().all(|sign| sign == b'-'))
}

/// The rows of such a picture.
pub(super) fn rows(lines: &[Line]) -> Option<Vec<String>> {
    let start = lines.iter().position(|line| !line.is_blank())?;
    if !is_begin(&lines[start..]) {
        return None;
    }
    let lines: Vec<&str> = lines[start..].iter().map(|line| line.trim().text).collect();
    let behind = &lines[1..];
    if lines[0] == "b-" {
        let board = behind.iter().take_while(|line| **line != "eb-");
        return Some(board.map(|row| spaced(row.chars())).collect());
    }
    let inside = |line: &&'_ str| -> Option<String> {
        Some(line.strip_prefix('|')?.strip_suffix('|')?.to_owned())
    };
    let rows: Vec<String> = behind.iter().map_while(inside).collect();
    let is_wide = |row: &String| {
        row.as_bytes()
            .chunks(4)
            .all(|cell| cell.len() == 4 && cell.iter().all(|sign| *sign == cell[0]))
    };
    let is_large =
        rows.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1] && is_wide(&pair[0]));
    let (high, wide) = if is_large { (2, 4) } else { (1, 2) };
    let sign = |sign: char| match sign {
        '1' => '#',
        // Marks of a player.
        ' ' | 'X' | '?' | 'R' => '.',
        other => other,
    };
    Some(rows.iter().step_by(high).map(|row| spaced(row.chars().step_by(wide).map(sign))).collect())
}

/// The signs with blanks between, so that no two are one cell.
fn spaced(signs: impl Iterator<Item = char>) -> String {
    signs.flat_map(|sign| [sign, ' ']).collect()
}
