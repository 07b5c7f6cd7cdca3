//! Draws what was read over the image.
//!
//! In: the image, a scan. Out: a PNG: the frame of the picture in blue, places of numbers in green,
//! in orange if they are not sure, in red if the lines changed them; below each, what it reads.

use super::geometry::{Point, Quad};
use super::result::{Clues, Scan, ScanError, ScannedNumber};
use super::sheet::MAX_PIXELS;
use crate::authoring::image::{ImportError, pixels};
use crate::budget::Budget;
use image::{ImageFormat, Rgb, RgbImage};
use std::io::Cursor;

const BLUE: Rgb<u8> = Rgb([30, 90, 255]);
const GREEN: Rgb<u8> = Rgb([0, 150, 60]);
const ORANGE: Rgb<u8> = Rgb([255, 140, 0]);
const RED: Rgb<u8> = Rgb([230, 0, 40]);

/// Digits as three columns and five rows, the upper left corner in the highest of 15 bits.
const DIGITS: [u16; 10] = [
    0b111_101_101_101_111,
    0b010_110_010_010_111,
    0b111_001_111_100_111,
    0b111_001_111_001_111,
    0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111,
    0b111_001_001_010_010,
    0b111_101_111_101_111,
    0b111_101_111_001_111,
];

/// The image with these readings drawn over it, as a PNG.
///
/// # Errors
/// [`ScanError::Image`] if the image cannot be decoded or the PNG not be written.
pub fn overlay(bytes: &[u8], scans: &[Scan], budget: &Budget) -> Result<Vec<u8>, ScanError> {
    let ((width, height), pixels) = pixels(bytes, MAX_PIXELS, budget).map_err(ScanError::Image)?;
    let levels = pixels.into_iter().flatten().collect();
    let mut image = RgbImage::from_raw(width, height, levels).unwrap_or_default();
    for scan in scans {
        outline(&mut image, scan.board, BLUE);
        let lines = scan.rows.iter().chain(&scan.columns);
        for number in lines.flat_map(|clues: &Clues| &clues.numbers) {
            if number.number.is_some() || !number.is_sure || number.misread().is_some() {
                mark(&mut image, number);
            }
        }
    }
    let mut file = Cursor::new(Vec::new());
    image
        .write_to(&mut file, ImageFormat::Png)
        .map_err(|error| ScanError::Image(ImportError::Image(error)))?;
    Ok(file.into_inner())
}

fn mark(image: &mut RgbImage, number: &ScannedNumber) {
    let color = match number.misread() {
        Some(_) => RED,
        None if number.is_sure => GREEN,
        None => ORANGE,
    };
    outline(image, number.quad, color);
    let text = number.number.map_or(String::new(), |number| number.to_string());
    let side = (number.quad[1] - number.quad[0]).length();
    let dot = (side / 16.0).max(1.0) as i64;
    let corner = number.quad[3];
    let (mut x, y) = (corner.x as i64 + 1, corner.y as i64 - 5 * dot);
    for digit in text.chars().filter_map(|digit| digit.to_digit(10)) {
        for place in (0..15).filter(|place| DIGITS[digit as usize] >> (14 - place) & 1 == 1) {
            let (left, top) = (x + place % 3 * dot, y + place / 3 * dot);
            let dots =
                (0..dot).flat_map(|down| (0..dot).map(move |right| (left + right, top + down)));
            dots.for_each(|(x, y)| put(image, x, y, color));
        }
        x += 4 * dot;
    }
}

fn outline(image: &mut RgbImage, quad: Quad, color: Rgb<u8>) {
    for (from, to) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
        line(image, quad[from], quad[to], color);
    }
}

fn line(image: &mut RgbImage, from: Point, to: Point, color: Rgb<u8>) {
    let max_steps = f64::from(image.width() + image.height());
    let steps = (to - from).reach().min(max_steps).ceil().max(1.0);
    for step in 0..=steps as usize {
        let place = from.toward(to, step as f64 / steps);
        put(image, place.x.round() as i64, place.y.round() as i64, color);
    }
}

/// Colors a pixel, if it is in the image.
fn put(image: &mut RgbImage, x: i64, y: i64, color: Rgb<u8>) {
    if let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y))
        && x < image.width()
        && y < image.height()
    {
        image.put_pixel(x, y, color);
    }
}

/// What was read of an image, drawn over it.
#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::{Alternative, scan};

    #[test]
    fn the_board_and_each_number_have_a_frame_in_their_color() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/scan/images/site.png");
        let (bytes, budget) = (std::fs::read(path).unwrap(), Budget::endless());
        let mut scan = scan(&bytes, &budget).unwrap();
        let is_read = |clues: &Clues| clues.numbers.first().is_some_and(|it| it.number.is_some());
        let mut firsts = scan.rows.iter_mut().filter(|clues| is_read(clues));
        let [sure, unsure, changed] = [(); 3].map(|()| &mut firsts.next().unwrap().numbers[0]);
        unsure.is_sure = false;
        changed.alternatives.insert(0, Alternative { number: Some(77), cost: 0 });
        let expected = [(sure, GREEN), (unsure, ORANGE), (changed, RED)];
        let expected = expected.map(|(number, color)| (number.quad, color));
        let drawn = overlay(&bytes, std::slice::from_ref(&scan), &budget).unwrap();
        let drawn = image::load_from_memory(&drawn).unwrap().to_rgb8();
        for (quad, color) in expected.into_iter().chain([(scan.board, BLUE)]) {
            // Neighbors share the corners of their places.
            let top = quad[0].toward(quad[1], 0.5);
            let at =
                |place: Point| *drawn.get_pixel(place.x.round() as u32, place.y.round() as u32);
            assert_eq!(at(top), color, "{quad:?}");
        }
    }
}
