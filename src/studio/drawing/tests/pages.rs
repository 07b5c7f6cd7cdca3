//! What a PDF paints, and what it has for screens and for presses.

use super::*;
use crate::drawing::{
    Anchor, Entry, Font, Item, Link, Medium, Polygons, Theme, Words, draw, pdf, sheet,
};
use crate::language::Language;
use flate2::read::ZlibDecoder;
use std::io::Read;

/// The texts of the streams of a file; those of fonts are none.
fn streams(bytes: &[u8]) -> Vec<String> {
    let starts = bytes.windows(8).enumerate().filter(|(_, word)| word == b"\nstream\n");
    let text = |(start, _): (usize, &[u8])| {
        let mut text = String::new();
        ZlibDecoder::new(&bytes[start + 8..]).read_to_string(&mut text).ok().map(|_| text)
    };
    starts.filter_map(text).collect()
}

/// The operators of the one page that has these items.
fn painted(items: Vec<Item>) -> Vec<String> {
    let (puzzle, _) = small();
    let drawing = Drawing { items, ..draw(&layout(&puzzle.into(), None), &Theme::light()) };
    let all = streams(&pdf(&sheet(drawing, 26.0)).unwrap());
    let page = all.iter().find(|text| text.contains(" cm\n")).unwrap();
    page.lines().map(str::to_owned).collect()
}

#[test]
fn a_page_has_the_squares_circles_and_tiles_of_its_drawing() {
    let square = vec![(-5.0, -5.0), (5.0, -5.0), (5.0, 5.0), (-5.0, 5.0)];
    let cells = vec![Polygons { outline: square, centers: vec![(20.0, 20.0)] }];
    let lines = painted(vec![Item::Cells { cells, fill: Some(RED), line: None }]).join("\n");
    assert!(lines.contains("15 15 m\n25 15 l\n25 25 l\n15 25 l\nh\nf"), "{lines}");
    assert!(lines.contains("0.784 0.118 0.118 rg\n"), "{lines}");
    let dot = Item::Dot { center: (20.0, 20.0), radius: 4.0, fill: RED, line: RED };
    let lines = painted(vec![dot]);
    let curves: Vec<_> = lines.iter().filter(|line| line.ends_with(" c")).collect();
    assert!(lines.iter().any(|line| line == "24 20 m") && curves.len() == 4, "{lines:?}");
    assert!(curves[3].ends_with(" 24 20 c"), "{curves:?}");
    for (is_dashed, dashes) in [(false, &[][..]), (true, &["[3 2] 0 d", "[] 0 d"])] {
        let (low, size, line) = ((10.0, 10.0), (20.0, 10.0), Some(RED));
        let lines = painted(vec![Item::Tile { low, size, fill: YELLOW, line, is_dashed }]);
        let found: Vec<_> = lines.iter().filter(|line| line.ends_with(" d")).collect();
        assert_eq!(found, dashes);
    }
}

#[test]
fn a_part_of_a_drawing_ends_at_its_window() {
    let (puzzle, _) = small();
    let mut sheets = sheet(draw(&layout(&puzzle.into(), None), &Theme::light()), 26.0);
    for window in [None, Some(((0.0, 0.0), (26.0, 13.0)))] {
        sheets.pages[0].parts[0].window = window;
        let all = streams(&pdf(&sheets).unwrap()).join("\n");
        assert_eq!(all.contains("0 0 26 13 re\nW\nn\n"), window.is_some(), "{all}");
    }
}

#[test]
fn screens_get_links_contents_and_turned_pages_and_presses_get_edges() {
    let (puzzle, _) = small();
    let mut sheets = sheet(draw(&layout(&puzzle.into(), None), &Theme::light()), 26.0);
    sheets.pages = vec![sheets.pages[0].clone(); 3];
    sheets.pages[0].links.push(Link { area: ((0.0, 0.0), (9.0, 9.0)), page: 1 });
    sheets.pages[1].is_turned = true;
    let entry = |title: &str, page, children| Entry { title: title.to_owned(), page, children };
    sheets.outline = vec![entry("First", 0, vec![entry("Second", 1, Vec::new())])];
    let (screen, press) = (
        ["/Annots", "/Outlines", "(First)", "(Second)", "/Rotate 90", "/Lang"],
        ["/TrimBox", "/BleedBox"],
    );
    for (medium, is_screen) in
        [(Medium::Screen, true), (Medium::Press, false), (Medium::PdfX1a, false)]
    {
        sheets.medium = medium;
        let bytes = pdf(&sheets).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        for part in screen {
            assert_eq!(text.contains(part), is_screen, "{medium:?} {part}");
            assert!(text.matches("/Rotate 90").count() < 2, "{medium:?}");
        }
        for part in press {
            assert_eq!(text.contains(part), !is_screen, "{medium:?} {part}");
        }
        let is_named = text.contains("PDF/X-1a:2001");
        assert_eq!(is_named, medium == Medium::PdfX1a, "{medium:?}");
    }
}

#[test]
fn a_font_with_outlines_of_postscript_says_so() {
    let data: &'static [u8] = include_bytes!("../../../../tests/all/fonts/boxes.otf");
    for (font, is_cff) in
        [(Font::open(), false), (Font::read(data, Language::English).unwrap(), true)]
    {
        let (puzzle, _) = small();
        let text = "字".to_owned();
        let (at, anchor, size, color) = ((0.0, 0.0), Anchor::Start, 9.0, RED);
        let items = vec![Item::Text(Words { text, at, anchor, size, color })];
        let drawing = draw(&layout(&puzzle.into(), None), &Theme::light());
        let mut sheets = sheet(Drawing { items, ..drawing }, 26.0);
        sheets.font = font;
        let bytes = pdf(&sheets).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert_eq!(text.contains("/Subtype /CIDFontType0C"), is_cff);
        assert_eq!(text.contains("/FontFile3"), is_cff);
    }
}
