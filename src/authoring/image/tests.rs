//! Whole images, made here pixel by pixel.

use super::*;
use ::image::{DynamicImage, GrayImage, ImageFormat, Luma, Rgb, RgbImage, Rgba, RgbaImage};
use std::io::Cursor;

fn bytes(image: impl Into<DynamicImage>, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    image.into().write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

fn png(image: impl Into<DynamicImage>) -> Vec<u8> {
    bytes(image, ImageFormat::Png)
}

/// The letters of the colors, row by row.
fn rows(document: &Document) -> Vec<String> {
    let (goal, geometry) = (document.goal().unwrap(), document.puzzle().geometry());
    let letter = |&cell| goal[cell].letter();
    geometry.rows().map(|row| row.iter().map(letter).collect()).collect()
}

fn taken(bytes: &[u8], how: &Import) -> Vec<String> {
    rows(&import(bytes, how).unwrap().document)
}

/// A black L, three columns by four rows, each cell a square of `scale` pixels.
fn ell(scale: u32) -> RgbImage {
    RgbImage::from_fn(3 * scale, 4 * scale, |x, y| {
        if x / scale == 0 || y / scale == 3 { Rgb([0; 3]) } else { Rgb([255; 3]) }
    })
}

const ELL: [&str; 4] = ["a--", "a--", "a--", "aaa"];

#[test]
fn every_kind_of_file_is_read() {
    use ImageFormat::{Bmp, Gif, Jpeg, Png, Pnm, WebP};
    let how = Import { width: Some(3), ..Import::default() };
    for format in [Png, Jpeg, Gif, Bmp, WebP, Pnm] {
        assert_eq!(taken(&bytes(ell(16), format), &how), ELL, "{format:?}");
    }
    assert_eq!(taken(b"P2 3 1 255 0 255 0", &Import::default()), ["a-a"]);
    let deep = DynamicImage::from(ell(4)).into_rgba16();
    assert_eq!(taken(&png(deep), &how), ELL);
}

#[test]
fn what_is_transparent_is_white() {
    let pixels = [[0, 0, 0, 0], [0, 0, 0, 255], [0, 0, 0, 40], [0, 0, 0, 200]];
    let image = RgbaImage::from_fn(4, 1, |x, _| Rgba(pixels[x as usize]));
    let how = Import { tone: Tone::Threshold(128), ..Import::default() };
    assert_eq!(taken(&png(image), &how), ["-a-a"]);
    let nothing = RgbaImage::from_pixel(4, 4, Rgba([9, 9, 9, 0]));
    assert!(matches!(import(&png(nothing), &how), Err(ImportError::Transparent)));
}

/// A JPEG with a segment of Exif that says how it is to be held.
fn held(orientation: u8) -> Vec<u8> {
    let jpeg = bytes(ell(16), ImageFormat::Jpeg);
    let mut segment = vec![0xff, 0xe1, 0, 34];
    segment.extend(b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0");
    segment.extend([orientation, 0, 0, 0, 0, 0, 0]);
    [&jpeg[..2], &segment, &jpeg[2..]].concat()
}

#[test]
fn images_are_held_upright() {
    let want: [&[&str]; 8] = [
        &["a--", "a--", "a--", "aaa"],
        &["--a", "--a", "--a", "aaa"],
        &["aaa", "--a", "--a", "--a"],
        &["aaa", "a--", "a--", "a--"],
        &["aaaa", "---a", "---a"],
        &["aaaa", "a---", "a---"],
        &["a---", "a---", "aaaa"],
        &["---a", "---a", "aaaa"],
    ];
    for (orientation, want) in (1..).zip(want) {
        let how = Import { width: Some(want[0].len() as u32), ..Import::default() };
        assert_eq!(taken(&held(orientation), &how), want, "{orientation}");
    }
}

#[test]
fn what_takes_too_much_memory_is_refused_before_it_is_decoded() {
    let check = |bytes: &[u8]| {
        let error = import(bytes, &Import::default()).unwrap_err();
        assert!(matches!(error, ImportError::Large(..)), "{error}");
    };
    check(b"P5 60000 60000 255\n");
    check(b"P5 10001 1 255\n");
    check(b"P6 9999 9999 65535\n");
    let mut bomb = png(ell(1));
    bomb[16..24].copy_from_slice(&[0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]);
    let sum = crc(&bomb[12..29]);
    bomb[29..33].copy_from_slice(&sum.to_be_bytes());
    check(&bomb);
    let mut bomb = bytes(ell(1), ImageFormat::Bmp);
    bomb[18..26].copy_from_slice(&[0x30, 0x75, 0, 0, 0x30, 0x75, 0, 0]);
    check(&bomb);
}

/// The check sum of a chunk of a PNG.
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            if sum & 1 == 1 { 0xedb8_8320 ^ (sum >> 1) } else { sum >> 1 }
        })
    })
}

#[test]
fn half_a_file_and_nothing_are_told() {
    for bytes in [&png(ell(3))[..60], b"", b"P5", b"P5 0 0 255\n", b"GIF89a", b"no image"] {
        assert!(import(bytes, &Import::default()).is_err());
    }
}

#[test]
fn an_image_of_one_tone_is_no_picture() {
    for level in [0, 90, 255] {
        let image = GrayImage::from_pixel(20, 20, Luma([level]));
        let found = import(&png(image), &Import::default());
        assert!(matches!(found, Err(ImportError::Blank)), "{level}");
    }
    // One dark cell is one, if somebody says what is dark.
    let how = Import { tone: Tone::Threshold(128), ..Import::default() };
    assert_eq!(taken(&png(GrayImage::from_pixel(1, 1, Luma([0]))), &how), ["a"]);
}

#[test]
fn an_image_is_cropped_inverted_and_scaled() {
    let mut image = GrayImage::from_pixel(90, 70, Luma([255]));
    for (x, y, pixel) in image.enumerate_pixels_mut() {
        let is_frame = (20..60).contains(&x) && (10..50).contains(&y);
        let is_inside = (30..50).contains(&x) && (20..40).contains(&y);
        *pixel = Luma([if is_frame && !is_inside { 30 } else { 255 }]);
    }
    let image = png(image);
    let how = Import { width: Some(4), crop: true, ..Import::default() };
    assert_eq!(taken(&image, &how), ["aaaa", "a--a", "a--a", "aaaa"]);
    let how = Import { invert: true, ..how };
    assert_eq!(taken(&image, &how), ["----", "-aa-", "-aa-", "----"]);
    let how = Import { width: None, height: Some(7), ..Import::default() };
    assert_eq!(taken(&image, &how)[1], "--aaaa---");
}

#[test]
fn what_is_drawn_cell_by_cell_is_taken_as_it_is() {
    // Specks and holes, and a color of a single cell.
    let sprite = |x: u32, y: u32| match (x, y) {
        (3, 3) => Rgb([220, 30, 30]),
        (1..=6, 1..=6) if (x, y) != (5, 5) => Rgb([40, 40, 40]),
        (9, 9) => Rgb([40, 40, 40]),
        _ => Rgb([250, 250, 240]),
    };
    let small = png(RgbImage::from_fn(12, 12, sprite));
    let large = png(RgbImage::from_fn(120, 120, |x, y| sprite(x / 10, y / 10)));
    let how = Import { width: Some(12), tone: Tone::Colors(4), ..Import::default() };
    let found = import(&small, &how).unwrap().document;
    let faces = ["-bbabbb-----", "-bbbbbb-----", "-bbbb-b-----"];
    assert_eq!(rows(&found)[3..6], faces);
    assert_eq!(rows(&found)[9], "---------b--");
    assert_eq!(taken(&large, &how), rows(&found));
}

#[test]
fn ten_thousand_colors_become_four() {
    let image =
        RgbImage::from_fn(100, 100, |x, y| Rgb([(x * 2) as u8, (y * 2) as u8, (x + y) as u8]));
    let how = Import { width: Some(30), tone: Tone::Colors(4), ..Import::default() };
    let found = import(&png(image.clone()), &how).unwrap();
    assert_eq!(found.document.puzzle().palette().color_count(), 4);
    assert_eq!(found.sureness.len(), 900);
    let how = Import { tone: Tone::Colors(53), ..how };
    assert!(import(&png(image), &how).is_ok());
}

#[test]
fn candidates_are_what_their_settings_make() {
    let image = GrayImage::from_fn(200, 160, |x, y| {
        let (x, y) = (i64::from(x) - 90, i64::from(y) - 80);
        let level = 255 - (x * x + y * y) / 40;
        Luma([if (x - 20).abs() < 9 { 20 } else { level.clamp(0, 255) as u8 }])
    });
    let image = png(image);
    let found =
        candidates(&image, &Candidates { width: Some(20), ..Candidates::default() }).unwrap();
    assert!(found.len() >= 6);
    for candidate in &found {
        let again = import(&image, &candidate.how).unwrap();
        assert_eq!(rows(&again.document), rows(&candidate.imported.document));
        assert!(candidate.likeness <= 1000 && candidate.painted <= 1000);
    }
    let nothing = png(GrayImage::new(9, 9));
    assert!(matches!(candidates(&nothing, &Candidates::default()), Err(ImportError::Blank)));
}
