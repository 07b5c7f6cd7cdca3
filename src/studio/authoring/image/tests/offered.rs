//! What is offered of an image: fair and symmetric pictures at good sizes, whose edges are all there.

use super::*;

/// A boat in lines of so many pixels: a hull, a mast, a sail with a seam.
fn boat(wide: i64) -> GrayImage {
    GrayImage::from_fn(400, 400, |x, y| {
        let (x, y) = (i64::from(x), i64::from(y));
        let is_in = |from: i64| {
            let is_hull = (220 + from..340 - from).contains(&y)
                && (40 + from + (y - 220) / 2..360 - from - (y - 220) / 2).contains(&x);
            let is_sail = (60 + from..=200 - from).contains(&y)
                && (120 + from..140 - from + (y - 60)).contains(&x);
            is_hull || is_sail
        };
        let is_seam = (140..140 + wide).contains(&y) && is_in(0);
        Luma([if is_in(0) && !is_in(wide) || is_seam { 0 } else { 255 }])
    })
}

#[test]
fn an_outline_is_offered_with_its_body_filled_before_lines_that_nobody_can_solve() {
    let found = candidates(&png(boat(8)), &Candidates::default()).unwrap();
    let place = |tone: Tone, size: Option<u32>| {
        found.iter().position(|one| (one.how.tone, one.how.width) == (tone, size))
    };
    for outline in found.iter().filter(|one| one.how.tone == Tone::Sketch && one.open > 0) {
        let size = outline.how.width;
        assert!(place(Tone::Filled, size).unwrap() < place(Tone::Sketch, size).unwrap());
    }
    let filled = &found[place(Tone::Filled, Some(40)).unwrap()];
    assert!(filled.open == 0 && filled.painted > 250, "{} {}", filled.open, filled.painted);
    let again = import(&png(boat(8)), &filled.how).unwrap();
    assert_eq!(rows(&again.document), rows(&filled.imported.document));
    // A black boat has nothing to fill.
    let found = candidates(&png(boat(200)), &Candidates::default()).unwrap();
    assert!(found.iter().all(|one| one.how.tone != Tone::Filled));
}

#[test]
fn sides_are_multiples_of_five_if_that_changes_little() {
    let widths = |image: GrayImage, request: &Candidates| -> Vec<(u32, u32)> {
        let found = candidates(&png(image), request).unwrap();
        found.iter().map(|one| (one.how.width.unwrap(), one.how.height.unwrap())).collect()
    };
    let square = boat(200);
    let nearly_square = GrayImage::from_fn(400, 380, |x, y| *square.get_pixel(x, y));
    let sizes = widths(nearly_square, &Candidates::default());
    assert!(sizes.iter().all(|size| size.0 % 5 == 0 && size.1 % 5 == 0), "{sizes:?}");
    assert!(sizes.contains(&(40, 40)), "{sizes:?}");
    // What is requested stays.
    let request = Candidates { width: Some(33), ..Candidates::default() };
    assert!(widths(boat(200), &request).iter().any(|size| size.0 == 33));
}

#[test]
fn white_on_a_transparent_ground_keeps_an_edge() {
    // A black bird with a large white belly that touches the ground.
    let bird = RgbaImage::from_fn(300, 300, |x, y| {
        let (dx, dy) = (i64::from(x) - 150, i64::from(y) - 150);
        let is_body = dx * dx + dy * dy < 120 * 120;
        let level = if dy < 0 { 0 } else { 255 };
        Rgba([level, level, level, if is_body { 255 } else { 0 }])
    });
    let how = Import { width: Some(30), ..Import::default() };
    let drawn = taken(&png(bird), &how);
    let lower = &drawn[18..];
    assert!(lower.iter().all(|row| !row.starts_with('a')), "{drawn:#?}");
    let is_closed = |row: &&String| row.contains("a-") && row.trim_matches('-').contains("a-");
    assert!(lower.iter().filter(is_closed).count() >= 7, "{drawn:#?}");
}

#[test]
fn pixel_art_and_icons_are_offered_at_their_own_size() {
    let art = |x: u32, y: u32| {
        let is_black = (x * x * 3 + y * x + y * 7) % 11 < 4 && (2..14).contains(&y);
        Luma([if is_black { 20 } else { 240 }])
    };
    let own = |bytes: &[u8]| {
        let found = candidates(bytes, &Candidates::default()).unwrap();
        assert!(found.iter().all(|one| (one.how.width, one.how.height) == (Some(16), Some(16))));
        let drawn = found.iter().find(|one| one.how.tone == Tone::Sketch && !one.how.invert);
        rows(&drawn.unwrap().imported.document)
    };
    let small = own(&png(GrayImage::from_fn(16, 16, art)));
    let large = GrayImage::from_fn(320, 320, |x, y| art(x / 20, y / 20));
    assert_eq!(own(&png(large.clone())), small);
    assert_eq!(own(&bytes(large.clone(), ImageFormat::Jpeg)), small);
    assert_eq!(taken(&png(large.clone()), &Import::default()), small);
    // Another size can be requested.
    let request = Candidates { width: Some(40), ..Candidates::default() };
    assert!(candidates(&png(large), &request).unwrap().iter().any(|one| one.how.width == Some(40)));
}

#[test]
fn a_drawing_half_in_shadow_has_no_black_half() {
    let drawing = boat(10);
    let photographed = GrayImage::from_fn(400, 400, |x, y| {
        let ground = 80 + x * 150 / 400 + (x * 7 + y * 13) % 5;
        let ink = if drawing.get_pixel(x, y)[0] == 0 { 3 } else { 10 };
        Luma([(ground * ink / 10) as u8])
    });
    let how = Import { width: Some(40), ..Import::default() };
    let (lit, plain) = (taken(&png(photographed), &how), taken(&png(drawing), &how));
    let (lit, plain) = (lit.concat(), plain.concat());
    let differing = lit.bytes().zip(plain.bytes()).filter(|(one, other)| one != other).count();
    assert!(differing < 40, "{differing}");
}

#[test]
fn a_nearly_symmetric_image_becomes_a_symmetric_picture() {
    let face = GrayImage::from_fn(403, 400, |x, y| {
        let (dx, dy) = (i64::from(x) - 201, i64::from(y) - 200);
        let is_eye = |at: i64| (dx - at).pow(2) + (dy + 60).pow(2) < 500;
        let is_black = dx * dx + dy * dy < 180 * 180 && !is_eye(-66) && !is_eye(70) && dy < 90;
        Luma([if is_black { 0 } else { 255 }])
    });
    for width in [25, 30, 36] {
        let drawn = taken(&png(face.clone()), &Import { width: Some(width), ..Import::default() });
        for row in &drawn {
            assert_eq!(*row, row.chars().rev().collect::<String>(), "{drawn:#?}");
        }
    }
}

#[test]
fn a_picture_that_shows_little_is_no_choice() {
    for bytes in [photo(), ball(true), ball(false)] {
        for candidate in candidates(&bytes, &Candidates::default()).unwrap() {
            let is_colored = matches!(candidate.how.tone, Tone::Colors(_));
            assert!(is_colored || (50..=850).contains(&candidate.painted));
        }
    }
    // Unless there is nothing else: a single line on a large sheet.
    let line = png(GrayImage::from_fn(400, 400, |x, y| {
        Luma([if y == 200 && (100..200).contains(&x) { 0 } else { 255 }])
    }));
    let found = candidates(&line, &Candidates::default()).unwrap();
    assert!(!found.is_empty() && found.iter().all(|candidate| candidate.painted > 0));
}
