//! Pixels and pages.

use super::*;
use crate::drawing::layout::{Extras, layout_with};
use crate::drawing::{Scale, Theme, TooManyPixels, draw, pdf, png, sheet};

/// Width, height and pixels.
fn read(bytes: &[u8]) -> (u32, u32, Vec<u8>, ::png::Info<'static>) {
    let mut reader = ::png::Decoder::new(bytes).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size()];
    let found = reader.next_frame(&mut pixels).unwrap();
    (found.width, found.height, pixels, reader.info().clone())
}

fn solved(look: &Theme) -> Drawing {
    let (puzzle, picture) = small();
    draw(&layout(&puzzle.into(), Some(&picture)), look)
}

/// The pixel in the middle of a cell of [`small`].
fn pixel(drawing: &Drawing, cell: f64, (row, column): (u32, u32)) -> [u8; 3] {
    let (width, _, pixels, _) = read(&png(drawing, Scale { cell, dpi: 96.0 }).unwrap());
    let place = |at: u32, low: f64| ((f64::from(at) + 0.5 - low / CELL) * cell) as usize;
    let (x, y) = (place(column, drawing.low.0), place(row, drawing.low.1));
    let start = (y * width as usize + x) * 3;
    [pixels[start], pixels[start + 1], pixels[start + 2]]
}

#[test]
fn a_png_has_the_size_the_colors_and_the_density_that_were_asked_for() {
    let drawing = solved(&Theme::light());
    for cell in [26.0, 40.0, 9.0, 81.3] {
        assert_eq!(pixel(&drawing, cell, (0, 0)), [200, 30, 30], "{cell}");
        assert_eq!(pixel(&drawing, cell, (0, 1)), [255, 220, 0], "{cell}");
        assert_eq!(pixel(&drawing, cell, (1, 0)), [255, 255, 255], "{cell}");
    }
    let (width, height, _, info) = read(&png(&drawing, Scale { cell: 26.0, dpi: 300.0 }).unwrap());
    let wanted = (drawing.size.0 * 300.0 / 96.0).round() as u32;
    assert_eq!((width, info.color_type), (wanted, ::png::ColorType::Rgb));
    assert!(height > 0);
    assert_eq!(info.pixel_dims.unwrap().xppu, 11_811, "300 pixels an inch");
}

#[test]
fn lines_are_sharp_at_whole_sizes() {
    // Along a row of pixels through the middle of the cells there is the paper, a color, and
    // that of the lines, but no mixture of them.
    for cell in [16.0, 26.0, 40.0, 52.0, 64.0] {
        let (puzzle, _) = small();
        let scene = Scene { labels: Vec::new(), heavy: Vec::new(), ..layout(&puzzle.into(), None) };
        let drawing = draw(&scene, &Theme::light());
        let (width, _, pixels, _) = read(&png(&drawing, Scale { cell, dpi: 96.0 }).unwrap());
        let y = ((0.5 - drawing.low.1 / CELL) * cell) as usize;
        let row = &pixels[y * width as usize * 3..(y + 1) * width as usize * 3];
        let mixed = row.chunks(3).filter(|it| **it != [255; 3] && **it != [0x8a; 3]).count();
        assert_eq!(mixed, 0, "{cell}");
    }
}

#[test]
fn looks_change_what_they_say() {
    let paper = |look: &Theme| {
        let drawing = solved(look);
        let (_, _, pixels, _) = read(&png(&drawing, Scale::default()).unwrap());
        [pixels[0], pixels[1], pixels[2]]
    };
    assert_eq!(paper(&Theme::light()), [255; 3]);
    assert!(paper(&Theme::dark())[0] < 60);
    // A color stays what it is in the dark, a white cell does not; ink is saved.
    assert_eq!(pixel(&solved(&Theme::dark()), 26.0, (0, 0)), [200, 30, 30]);
    assert!(pixel(&solved(&Theme::dark()), 26.0, (1, 0))[0] < 60);
    assert!(pixel(&solved(&Theme::ink()), 26.0, (0, 0))[1] > 150);
}

#[test]
fn a_picture_of_too_many_pixels_is_refused_before_there_is_one() {
    let geometry = Geometry::new(Shape::Rect { height: 1000, width: 250 }).unwrap();
    let clues = vec![Clue::Runs(Vec::new()); geometry.line_count()];
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
    let drawing = draw(&layout(&puzzle.into(), None), &Theme::light());
    let refused = png(&drawing, Scale { cell: 1000.0, dpi: 2400.0 }).unwrap_err();
    let super::super::PngError::TooManyPixels(TooManyPixels { fitting, .. }) = refused else {
        panic!("{refused}")
    };
    assert!(png(&drawing, Scale { cell: f64::from(fitting) + 1.0, dpi: 96.0 }).is_err());
    // Each option has its effect.
    assert!(fitting >= 10);
    assert!(png(&drawing, Scale { cell: 3.0, dpi: 96.0 }).is_ok());
}

#[test]
fn a_pdf_is_the_same_each_time_and_has_its_text_as_text() {
    let (puzzle, picture) = small();
    let extras = Extras { letters: true, heading: vec!["Größe".to_owned()], ..Extras::default() };
    let scene = layout_with(&puzzle.into(), Some(&picture), &extras);
    let write = || pdf(&sheet(draw(&scene, &Theme::light()), 19.5)).unwrap();
    let bytes = write();
    assert_eq!(bytes, write());
    assert!(bytes.starts_with(b"%PDF-1.7"));
    let text = String::from_utf8_lossy(&bytes);
    for part in ["+DejaVuSans", "/ToUnicode", "/FontFile2", "/MediaBox"] {
        assert!(text.contains(part), "{part}");
    }
    // A few glyphs, not the whole font.
    assert!(bytes.len() < 12_000, "{}", bytes.len());
    assert!(!text.contains("/CreationDate") && !text.contains("/ModDate"));
}

#[test]
fn headings_letters_numbers_and_small_pictures_stand_apart_from_the_board() {
    let (puzzle, picture) = small();
    let heading = vec!["A title that is much wider than the board".to_owned(), "by me".to_owned()];
    let extras = Extras {
        letters: true,
        numbers: true,
        heading,
        thumbnail: Some(&picture),
        ..Extras::default()
    };
    let scene = layout_with(&puzzle.into(), None, &extras);
    let (low, high) = scene.bounds;
    let drawing = draw(&scene, &Theme::light());
    let font = crate::drawing::Font::open();
    for caption in &scene.captions {
        let half = font.width(&caption.text) * caption.size / 2.0;
        let middle = if caption.is_centered { caption.at.0 } else { caption.at.0 + half };
        assert!(middle - half > low.0 && middle + half < high.0, "{caption:?}");
        let is_beside = caption.at.0 < 0.0 || caption.at.1 < 0.0 || caption.at.1 > 2.0;
        assert!(is_beside, "{caption:?}");
    }
    let frame = scene.thumbnail.as_ref().unwrap().frame;
    assert!(frame.0.1 > 2.0 && frame.1.1 < high.1);
    let texts: Vec<&str> = drawing
        .items
        .iter()
        .filter_map(|item| if let Item::Text(words) = item { Some(&*words.text) } else { None })
        .collect();
    assert_eq!(texts.iter().filter(|text| **text == "red").count(), 1);
    assert!(texts.contains(&"by me") && texts.contains(&"2"));
}
