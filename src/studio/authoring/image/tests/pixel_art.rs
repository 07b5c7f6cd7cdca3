//! Images that were drawn cell by cell stay as they are.

use super::*;

/// The color of each of 20 x 20 cells, as a square of `side` pixels to a side.
fn art(side: u32, color: impl Fn(u32, u32) -> [u8; 3]) -> Vec<u8> {
    png(RgbImage::from_fn(20 * side, 20 * side, |x, y| Rgb(color(x / side, y / side))))
}

/// The right half would be that of the left one, as in a photo of a face.
#[test]
fn what_is_nearly_symmetric_stays_as_it_is() {
    let is_black = |x: u32, y: u32| {
        let from_rim = x.min(19 - x);
        (from_rim * from_rim + y).is_multiple_of(3) != ((x, y) == (14, 5))
    };
    let image = art(10, |x, y| if is_black(x, y) { [0; 3] } else { [255; 3] });
    let letter = |x: u32, y: u32| if is_black(x, y) { 'a' } else { '-' };
    let wanted: Vec<String> = (0..20).map(|y| (0..20).map(|x| letter(x, y)).collect()).collect();
    assert_eq!(taken(&image, &Import { width: Some(20), ..Import::default() }), wanted);
}

/// In a photo a single cell between two colors would be a speck.
#[test]
fn a_single_cell_between_two_colors_has_the_nearer_one() {
    let is_red = |x: u32, y: u32| (6..12).contains(&x) && (6..12).contains(&y);
    let image = art(1, |x, y| match (x, y) {
        (3, 4) => [220, 125, 132],
        _ if is_red(x, y) => [200, 20, 30],
        _ => [255; 3],
    });
    let letter = |x: u32, y: u32| if is_red(x, y) || (x, y) == (3, 4) { 'a' } else { '-' };
    let wanted: Vec<String> = (0..20).map(|y| (0..20).map(|x| letter(x, y)).collect()).collect();
    let how = Import { width: Some(20), tone: Tone::Colors(2), ..Import::default() };
    assert_eq!(taken(&image, &how), wanted);
}
