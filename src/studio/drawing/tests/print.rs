//! Pixels and pages.

use super::*;
use crate::drawing::layout::{CellNumber, Extras, layout_numbers, layout_with};
use crate::drawing::{
    Anchor, Item, Reel, Scale, Theme, TooManyPixels, Words, draw, film, pdf, png, sheet,
};

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
        assert!(row.chunks(3).any(|it| *it == [0x8a; 3]), "{cell}");
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
    assert_eq!(scene.signs.iter().map(|sign| sign.0).collect::<String>(), "ab");
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

#[test]
fn numbers_stand_in_cells_the_weak_ones_smaller_and_a_footer_stands_below() {
    let (puzzle, picture) = small();
    let numbers = [("12", 1.0), ("−3", 0.2), ("", 0.0), ("7", 0.5)];
    let numbers = numbers.map(|(text, strength)| CellNumber { text: text.to_owned(), strength });
    let footer = "What a row collects is the sum of the numbers in its filled cells.".to_owned();
    let extras = Extras { bare: true, footer: footer.clone(), ..Extras::default() };
    let scene = layout_numbers(&puzzle.into(), Some(&picture), &numbers, &extras);
    let below = scene.captions.iter().filter(|caption| caption.at.1 > 2.0);
    assert_eq!(below.map(|caption| &*caption.text).collect::<String>(), footer);
    let drawing = draw(&scene, &Theme::light());
    let size = |text: &str| {
        drawing.items.iter().find_map(|item| match item {
            Item::Text(words) if words.text == text => Some(words.size),
            _ => None,
        })
    };
    let [strong, weak, middle] = ["12", "−3", "7"].map(|text| size(text).unwrap());
    assert!(strong > middle && middle > weak, "{strong} {middle} {weak}");
}

#[test]
fn a_film_has_the_colors_of_its_drawings() {
    let (puzzle, picture) = small();
    let document = Document::from(puzzle);
    let frame = |at: usize| draw(&layout(&document, (at > 0).then_some(&picture)), &Theme::light());
    let bytes = film(2, &frame, 26.0, Reel::Gif).unwrap();
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(&*bytes).unwrap();
    for color in [[255, 255, 255, 255], [200, 30, 30, 255]] {
        let pixels = &decoder.read_next_frame().unwrap().unwrap().buffer;
        assert!(pixels.chunks(4).any(|pixel| *pixel == color), "{color:?}");
    }
    assert!(decoder.read_next_frame().unwrap().is_none());
}

#[test]
fn a_round_letter_has_its_ink() {
    let at = (0.0, 0.0);
    let words = Words { text: "O".to_owned(), at, anchor: Anchor::Middle, size: 40.0, color: RED };
    let drawing = Drawing { items: vec![Item::Text(words)], ..solved(&Theme::light()) };
    let drawing = Drawing { low: (-30.0, -50.0), size: (60.0, 70.0), ..drawing };
    let (width, height, pixels, _) = read(&png(&drawing, Scale::default()).unwrap());
    let ink = pixels.chunks(3).filter(|pixel| **pixel == [200, 30, 30]).count();
    let share = ink as f64 / f64::from(width * height);
    assert!((0.02..0.2).contains(&share), "{share}");
}
