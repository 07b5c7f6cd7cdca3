//! Whole images, made here pixel by pixel.

mod offered;
mod pixel_art;

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

const L_SHAPE: [&str; 4] = ["a--", "a--", "a--", "aaa"];

#[test]
fn decoding_a_large_image_of_one_color_ends_with_its_budget() {
    let white = png(GrayImage::from_pixel(3000, 3000, Luma([255])));
    assert!(white.len() < 200_000);
    let read = |most, work| pixels(&white, most, &Budget::endless().or_work(work));
    // Once for a few rows.
    assert!(matches!(read(usize::MAX, 10_000), Err(ImportError::Stopped)));
    let (size, levels) = read(usize::MAX, 1 << 40).unwrap();
    assert_eq!((size, levels.len()), ((3000, 3000), 9_000_000));
    let (size, levels) = read(1 << 20, 1 << 40).unwrap();
    assert_eq!(size, (1000, 1000));
    assert!(levels.iter().all(|&level| level == [255; 3]));
}

#[test]
fn every_kind_of_file_is_read() {
    use ImageFormat::{Bmp, Gif, Jpeg, Png, Pnm, WebP};
    let how = Import { width: Some(3), ..Import::default() };
    for format in [Png, Jpeg, Gif, Bmp, WebP, Pnm] {
        assert_eq!(taken(&bytes(ell(16), format), &how), L_SHAPE, "{format:?}");
    }
    assert_eq!(taken(b"P2 3 1 255 0 255 0", &Import::default()), ["a-a"]);
    let deep = DynamicImage::from(ell(4)).into_rgba16();
    assert_eq!(taken(&png(deep), &how), L_SHAPE);
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

#[test]
fn what_is_light_on_a_transparent_ground_is_the_ink() {
    let opacity = |x: u32, y: u32| if x / 16 == 0 || y / 16 == 3 { 255 } else { 0 };
    let ink =
        |level: u8| RgbaImage::from_fn(48, 64, |x, y| Rgba([level, level, level, opacity(x, y)]));
    let how = Import { width: Some(3), ..Import::default() };
    for (level, is_from_opacity) in [(255, true), (248, true), (90, false)] {
        let made = import(&png(ink(level)), &how).unwrap();
        assert_eq!(rows(&made.document), L_SHAPE, "{level}");
        assert_eq!(made.is_from_opacity, is_from_opacity, "{level}");
    }
    let found = candidates(&png(ink(255)), &Candidates::default()).unwrap();
    assert!(found.iter().all(|candidate| candidate.imported.is_from_opacity));
    let how = Import { invert: true, ..how };
    assert_eq!(taken(&png(ink(255)), &how), ["-aa", "-aa", "-aa", "---"]);
}

/// A JPEG whose Exif segment has the orientation.
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
    // One dark cell is one, if the threshold is given.
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

/// A black ball on a white ground, or the other way round.
fn ball(is_dark: bool) -> Vec<u8> {
    png(GrayImage::from_fn(240, 200, |x, y| {
        let (x, y) = (i64::from(x) - 110, i64::from(y) - 100);
        let is_ball = x * x + y * y < 70 * 70 && (x < 0 || y.abs() > 12);
        Luma([if is_ball == is_dark { 0 } else { 255 }])
    }))
}

#[test]
fn the_subject_is_black_whatever_the_ground_is() {
    let first = |bytes: &[u8]| candidates(bytes, &Candidates::default()).unwrap();
    let dark = first(&ball(true));
    assert!(dark.iter().all(|candidate| !candidate.how.invert));
    let light = first(&ball(false));
    assert!(light[0].how.invert);
    assert_eq!(rows(&light[0].imported.document), rows(&dark[0].imported.document));
    // Two tones have no third color.
    assert!(dark.iter().all(|candidate| !matches!(candidate.how.tone, Tone::Colors(_))));
    // Each has another size.
    let mut widths: Vec<_> = dark.iter().map(|candidate| candidate.how.width).collect();
    widths.dedup();
    assert_eq!(widths.len(), dark.len());
}

/// A photograph: a green ball with an orange spot on a ground that is darker to the right.
fn photo() -> Vec<u8> {
    png(RgbImage::from_fn(300, 240, |x, y| {
        let (dx, dy) = (i64::from(x) - 150, i64::from(y) - 120);
        let light = (255 - (dx + 60).pow(2) / 200 - (dy + 60).pow(2) / 200).clamp(40, 255) as u8;
        match dx * dx + dy * dy {
            _ if (dx - 20).pow(2) + (dy - 20).pow(2) < 400 => Rgb([light, light / 2, 20]),
            0..6400 => Rgb([20, light / 2, 30]),
            _ => Rgb([250 - (x / 2) as u8, 240 - (x / 2) as u8, 250 - (y / 2) as u8]),
        }
    }))
}

#[test]
fn colored_pictures_are_among_those_that_are_shown() {
    let colors = |candidate: &Candidate| match candidate.how.tone {
        Tone::Colors(count) => Some(count),
        _ => None,
    };
    let found =
        candidates(&photo(), &Candidates { width: Some(24), ..Candidates::default() }).unwrap();
    let shown: Vec<u8> = found.iter().take(6).filter_map(colors).collect();
    assert_eq!(shown.len(), 2, "{shown:?}");
    let request = Candidates { width: Some(24), colors: Some(3), ..Candidates::default() };
    let found = candidates(&photo(), &request).unwrap();
    assert!(found.iter().filter_map(colors).all(|count| count == 3));
    assert_eq!(found.iter().take(6).filter_map(colors).count(), 2);
    for count in [1, 54] {
        let error = candidates(&photo(), &Candidates { colors: Some(count), ..request.clone() })
            .unwrap_err();
        assert!(matches!(error, ImportError::ColorCount(_)), "{error}");
    }
}

#[test]
fn a_gray_image_gives_no_puzzle_in_shades_that_look_alike() {
    let page = png(GrayImage::from_fn(300, 300, |x, y| {
        Luma([if x % 40 < 8 && y % 30 < 12 { 30 } else { 130 + (x / 3) as u8 }])
    }));
    for candidate in candidates(&page, &Candidates::default()).unwrap() {
        let palette = candidate.imported.document.puzzle().palette().clone();
        let mut levels: Vec<u8> = palette.colors().map(|color| palette.ink(color).rgb.1).collect();
        levels.sort_unstable();
        assert!(levels.windows(2).all(|pair| pair[1] - pair[0] >= 48), "{levels:?}");
    }
}

#[test]
fn a_plain_disc_is_shown_once_unless_there_is_nothing_else() {
    let disc = |spot: [u8; 3]| {
        png(RgbImage::from_fn(300, 300, |x, y| {
            let far =
                |left: i64, top: i64| (i64::from(x) - left).pow(2) + (i64::from(y) - top).pow(2);
            match far(150, 150) {
                _ if far(110, 120) < 1600 => Rgb(spot),
                ..16_900 => Rgb([20, 20, 60]),
                _ => Rgb([255; 3]),
            }
        }))
    };
    let is_colored = |one: &Candidate| matches!(one.how.tone, Tone::Colors(_));
    let found = candidates(&disc([20, 20, 60]), &Candidates::default()).unwrap();
    assert!(found.len() > 1 && !found.iter().any(is_colored));
    let found = candidates(&disc([90, 30, 10]), &Candidates::default()).unwrap();
    let black = found.iter().filter(|one| !is_colored(one)).count();
    assert!(black == 1 && found.len() > 1, "{black} of {}", found.len());
}

#[test]
fn an_image_of_one_row_is_too_thin() {
    let banner =
        png(GrayImage::from_fn(900, 9, |x, _| Luma([if x / 30 % 2 == 0 { 0 } else { 255 }])));
    let error = candidates(&banner, &Candidates::default()).unwrap_err();
    assert!(matches!(error, ImportError::Thin(40, 1)), "{error}");
    let request = Candidates { width: Some(30), height: Some(6), ..Candidates::default() };
    assert!(candidates(&banner, &request).is_ok());
}

#[test]
fn a_frame_is_counted_in_pixels_of_the_upright_image() {
    // The L lies 16 pixels to a cell; its lower part is two rows of cells.
    let how = Import { width: Some(3), frame: Some([0, 32, 48, 32]), ..Import::default() };
    assert_eq!(taken(&png(ell(16)), &how), ["a--", "aaa"]);
    // The same, lying on its side in the file.
    assert_eq!(taken(&held(1), &how), ["a--", "aaa"]);
    let how = Import { width: Some(4), frame: Some([0, 0, 64, 32]), ..Import::default() };
    assert_eq!(taken(&held(5), &how), ["aaaa", "---a"]);
    for frame in [[0, 0, 49, 64], [0, 1, 48, 64], [48, 0, 1, 1], [u32::MAX, 0, 2, 1], [0, 0, 0, 9]]
    {
        let error =
            import(&png(ell(16)), &Import { frame: Some(frame), ..Import::default() }).unwrap_err();
        assert!(matches!(error, ImportError::Frame(48, 64)), "{frame:?}: {error}");
    }
}

#[test]
fn a_frame_of_a_large_image_keeps_its_pixels() {
    // A letter of 40 pixels in an image of 3000, which is shrunk otherwise.
    let image = GrayImage::from_fn(3000, 2000, |x, y| {
        let is_in = (2000..2030).contains(&x) && (1000..1040).contains(&y);
        Luma([if is_in && (x < 2010 || y >= 1030) { 0 } else { 255 }])
    });
    let how = Import { width: Some(3), frame: Some([2000, 1000, 30, 40]), ..Import::default() };
    assert_eq!(taken(&png(image), &how), L_SHAPE);
}

#[test]
fn the_subject_can_be_found() {
    let whole = preview(&photo(), &Import::default(), 100).unwrap();
    assert_eq!(whole.size, (100, 80));
    assert!(whole.jpeg.starts_with(&[0xff, 0xd8]));
    let found = preview(&photo(), &Import { focus: true, ..Import::default() }, 1000).unwrap();
    // The ball has 160 pixels.
    assert!((160..220).contains(&found.size.0) && (160..220).contains(&found.size.1));
}

#[test]
fn a_photograph_is_drawn_with_its_edges() {
    // The spot is nearly as light as the rest of the ball: plain thresholds lose one of them.
    let how = Import { width: Some(30), ..Import::default() };
    let sketch = taken(&photo(), &how).concat();
    let otsu = taken(&photo(), &Import { tone: Tone::Otsu, ..how }).concat();
    let edges = taken(&photo(), &Import { tone: Tone::Edges, ..how }).concat();
    assert_ne!(sketch, otsu);
    let painted = |cells: &str| cells.matches('a').count();
    assert!(painted(&edges) < painted(&sketch) && painted(&edges) > 30);
}
