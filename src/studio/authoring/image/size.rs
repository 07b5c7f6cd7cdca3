//! Computes the columns and rows of a puzzle.
//!
//! In: the requested sides, the size of the image in pixels. Out: columns and rows.

use super::ImportError;
use super::limits::MAX_SIDE;

/// The longer side of the puzzle of a large image, if no side is requested.
const USUAL_SIDE: u32 = 60;

/// Columns and rows of a puzzle. A missing side follows from the aspect ratio of the image.
///
/// # Errors
/// [`ImportError::Side`] if a side is out of range.
pub fn cells(
    width: Option<u32>,
    height: Option<u32>,
    image: (u32, u32),
) -> Result<(u32, u32), ImportError> {
    let scaled = |side: u32, from: u32, to: u32| {
        let (side, from, to) = (u64::from(side), u64::from(from.max(1)), u64::from(to));
        u32::try_from((side * to + from / 2) / from).unwrap_or(u32::MAX).max(1)
    };
    let longest = image.0.max(image.1);
    let usual = if longest > MAX_SIDE / 2 { USUAL_SIDE } else { longest };
    let (columns, rows) = match (width, height) {
        (Some(columns), Some(rows)) => (columns, rows),
        (Some(columns), None) => (columns, scaled(image.1, image.0, columns)),
        (None, Some(rows)) => (scaled(image.0, image.1, rows), rows),
        (None, None) => (scaled(image.0, longest, usual), scaled(image.1, longest, usual)),
    };
    match [columns, rows].into_iter().find(|side| !(1..=MAX_SIDE).contains(side)) {
        Some(side) => Err(ImportError::Side(side)),
        None => Ok((columns, rows)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_side_follows_the_image() {
        assert_eq!(cells(Some(40), None, (300, 200)).unwrap(), (40, 27));
        assert_eq!(cells(None, Some(20), (300, 200)).unwrap(), (30, 20));
        assert_eq!(cells(Some(7), Some(9), (300, 200)).unwrap(), (7, 9));
        assert_eq!(cells(None, None, (3000, 2000)).unwrap(), (60, 40));
        assert_eq!(cells(None, None, (32, 20)).unwrap(), (32, 20));
        assert_eq!(cells(None, None, (6000, 1)).unwrap(), (60, 1));
        assert!(matches!(cells(Some(100), None, (1, 6000)), Err(ImportError::Side(_))));
    }
}
