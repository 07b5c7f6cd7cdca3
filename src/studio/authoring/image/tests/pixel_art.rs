//! Images that were drawn cell by cell stay as they are.

use super::*;

/// The color of each of 20 x 20 cells, as a square of 10 pixels.
fn art(color: impl Fn(u32, u32) -> [u8; 3]) -> Vec<u8> {
    png(RgbImage::from_fn(200, 200, |x, y| Rgb(color(x / 10, y / 10))))
}

/// The right half would be that of the left one, as in a photo of a face.
#[test]
fn what_is_nearly_symmetric_stays_as_it_is() {
    let is_black = |x: u32, y: u32| {
        let from_rim = x.min(19 - x);
        (from_rim * from_rim + y).is_multiple_of(3) != ((x, y) == (14, 5))
    };
    let image = art(|x, y| if is_black(x, y) { [0; 3] } else { [255; 3] });
    let letter = |x: u32, y: u32| if is_black(x, y) { 'a' } else { '-' };
    let wanted: Vec<String> = (0..20).map(|y| (0..20).map(|x| letter(x, y)).collect()).collect();
    assert_eq!(taken(&image, &Import { width: Some(20), ..Import::default() }), wanted);
}

/// Single cells of a photo would be specks.
#[test]
fn single_cells_keep_their_colors() {
    let letter = |x: u32, y: u32| match (x, y) {
        (3, 4) => 'b',
        (9, 8) => '-',
        (6..12, 6..12) => 'a',
        _ => '-',
    };
    let image = art(|x, y| match letter(x, y) {
        'a' => [200, 20, 30],
        'b' => [10, 30, 160],
        _ => [255; 3],
    });
    let wanted: Vec<String> = (0..20).map(|y| (0..20).map(|x| letter(x, y)).collect()).collect();
    let how = Import { width: Some(20), tone: Tone::Colors(3), ..Import::default() };
    assert_eq!(taken(&image, &how), wanted);
}
