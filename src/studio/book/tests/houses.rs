//! Books for houses that print on demand: safe margins, even pages, covers with a spine.

use super::*;
use crate::book::house::Stock;
use crate::drawing::{Anchor, INCH, Inks, Medium, Words};

/// Thirty puzzles of several kinds.
fn thirty() -> Vec<BookPuzzle> {
    let sized = |number: usize| match number % 5 {
        0 => rect(10, 10),
        1 => rect(15, 20),
        2 => Shape::hex(4),
        3 => rect(25, 20),
        _ => rect(22, 45),
    };
    (0..30).map(|number| chosen(sized(number), 1 + number as u8 % 3, number)).collect()
}

fn plan_for(house: &'static House, paper: &str) -> Plan {
    Plan { house: Some(house), paper: Paper::read(paper).unwrap(), ..plan(4) }
}

/// The corners of each text on a page, with the space that the font reserves for its letters.
fn text_areas(page: &Page) -> Vec<(String, Point, Point)> {
    let font = Font::open();
    let mut areas = Vec::new();
    for part in &page.parts {
        let (low, high) = part.visible_part();
        let shown = |at: Point| at.0 >= low.0 && at.0 <= high.0 && at.1 >= low.1 && at.1 <= high.1;
        for item in &part.drawing.items {
            let Item::Text(words) = item else { continue };
            if !shown(words.at) || words.text.is_empty() {
                continue;
            }
            let width = font.width(&words.text) * words.size;
            let back = match words.anchor {
                Anchor::Start => 0.0,
                Anchor::Middle => 0.5,
                Anchor::End => 1.0,
            };
            let left = words.at.0 - width * back;
            let (top, bottom) = (words.at.1 - 0.93 * words.size, words.at.1 + 0.24 * words.size);
            let on_page = |(x, y): Point| {
                let (x, y) = ((x - low.0) * part.scale, (y - low.1) * part.scale);
                let wide = (high.0 - low.0) * part.scale;
                let high = (high.1 - low.1) * part.scale;
                match part.turn {
                    Turn::Upright => (part.at.0 + x, part.at.1 + y),
                    Turn::Left => (part.at.0 + y, part.at.1 + wide - x),
                    Turn::Right => (part.at.0 + high - y, part.at.1 + x),
                }
            };
            let (one, other) = (on_page((left, top)), on_page((left + width, bottom)));
            let least = (one.0.min(other.0), one.1.min(other.1));
            let most = (one.0.max(other.0), one.1.max(other.1));
            areas.push((words.text.clone(), least, most));
        }
    }
    areas
}

#[test]
fn every_house_gets_pages_whose_texts_lie_half_an_inch_within() {
    let puzzles = thirty();
    for (house, paper, large_print) in [
        (&KDP, "6x9in", false),
        (&KDP, "a5", true),
        (&INGRAM, "letter", false),
        (&INGRAM, "6x9in", true),
        (&LULU, "a5", false),
    ] {
        let imprint = Some("A press\nISBN 0".to_owned());
        let plan = Plan { large_print, imprint, ..plan_for(house, paper) };
        let sheets = book(&puzzles, &plan).unwrap();
        assert_eq!(sheets.pages.len() % 2, 0, "{}", house.name);
        for (number, page) in sheets.pages.iter().enumerate() {
            let half = 0.5 * INCH;
            for (text, low, high) in text_areas(page) {
                let is_within = low.0 >= half
                    && low.1 >= half
                    && high.0 <= page.size.0 - half
                    && high.1 <= page.size.1 - half;
                let name = house.name;
                assert!(is_within, "{name} {paper}, page {}: {text} {low:?} {high:?}", number + 1);
            }
        }
        // No picture on the first page, and no cover.
        assert_eq!(drawings(&sheets.pages[0]).count(), 0);
    }
    let sheets = book(&puzzles, &plan_for(&INGRAM, "6x9in")).unwrap();
    assert!(texts(sheets.pages.last().unwrap()).is_empty(), "the last page is blank");
}

#[test]
fn more_pages_have_a_wider_margin_at_the_binding() {
    let puzzles = thirty();
    let left_end = |count: usize| {
        let many: Vec<BookPuzzle> = puzzles.iter().cycle().take(count).cloned().collect();
        let plan = Plan { per_page: 1, ..plan_for(&LULU, "6x9in") };
        let sheets = book(&many, &plan).unwrap();
        let ends = sheets.pages.iter().step_by(2).flat_map(text_areas).map(|area| area.1.0);
        (sheets.pages.len(), ends.fold(f64::MAX, f64::min) / INCH)
    };
    let (few, many) = (left_end(30), left_end(120));
    assert!(few.0 <= 150 && many.0 > 150 && many.0 <= 400, "{few:?} {many:?}");
    assert!(few.1 < 0.75 && many.1 > 0.99, "{few:?} {many:?}");
}

#[test]
fn a_cover_has_back_spine_and_front_in_one_with_bleed() {
    let puzzles = thirty();
    let author = Some("Ada Maker".to_owned());
    let plan = Plan { author, is_gray: true, ..plan_for(&KDP, "6x9in") };
    let cover = |pages| cover_spread(&puzzles, &plan, &KDP, pages);
    let sheets = cover(200);
    let page = &sheets.pages[0];
    let spine = 200.0 * 0.002_252;
    let inches = (page.size.0 / INCH, page.size.1 / INCH);
    assert!((inches.0 - (12.25 + spine)).abs() < 1e-9 && (inches.1 - 9.25).abs() < 1e-9);
    let spine_texts = |sheets: &Sheets| -> Vec<Words> {
        let turned = sheets.pages[0].parts.iter().filter(|part| part.turn == Turn::Right);
        let items = turned.flat_map(|part| part.drawing.items.clone());
        items
            .filter_map(|item| if let Item::Text(words) = item { Some(words) } else { None })
            .collect()
    };
    let on_spine = spine_texts(&sheets);
    assert_eq!(on_spine.len(), 1);
    assert!(on_spine[0].text.contains("Stripes") && on_spine[0].text.contains("Ada Maker"));
    // Text on the spine keeps a sixteenth of an inch from the folds; elsewhere a quarter from edges.
    let fold = (6.125 * INCH, (6.125 + spine) * INCH);
    for (text, low, high) in text_areas(page) {
        let least = 0.25 * INCH;
        assert!(low.1 > least && high.1 < page.size.1 - least, "{text}");
        let is_on_spine = low.0 > fold.0 + 0.06 * INCH && high.0 < fold.1 - 0.06 * INCH;
        let is_apart = high.0 < fold.0 - least || low.0 > fold.1 + least;
        assert!(is_on_spine || is_apart, "{text}: {low:?} {high:?} {fold:?}");
    }
    // A thin spine has no title, nor has one with few pages.
    assert!(spine_texts(&cover(90)).is_empty() && spine_texts(&cover(60)).is_empty());
    let pages = cover_spread(&puzzles, &plan, &INGRAM, 200);
    assert_eq!(pages.pages[0].rims, [0.5 * INCH, 0.125 * INCH]);
    assert_eq!((pages.medium, pages.inks), (Medium::PdfX1a, Inks::Process));
}

#[test]
fn a_house_refuses_what_it_does_not_print() {
    let few = [chosen(rect(5, 5), 1, 0)];
    let refused = |puzzles: &[BookPuzzle], paper: &str| match book(puzzles, &plan_for(&KDP, paper))
    {
        Err(BookError::NotPrinted(error)) => error.to_string(),
        other => panic!("{:?}", other.map(|sheets| sheets.pages.len())),
    };
    let message = refused(&few, "6x9in");
    assert!(message.contains("24 to 828 pages") && message.contains("not 6 pages"), "{message}");
    let message = refused(&thirty(), "12x12in");
    assert!(message.contains("12 x 12 in"), "{message}");
}

#[test]
fn large_pages_and_cream_paper_have_fewer_pages_and_a_wider_spine() {
    let (white, cream, color) = (Stock::White, Stock::Cream, Stock::Color);
    let most = |paper: &str, stock| {
        let size = Paper::read(paper).unwrap().size();
        (24..=900).rev().find(|&pages| KDP.check(pages, size, stock).is_ok()).unwrap()
    };
    for (paper, pages) in [
        ("6x9in", [828, 776, 828]),
        ("8.25x8.25in", [800, 750, 800]),
        ("letter", [590, 550, 590]),
        ("a4", [780, 730, 590]),
    ] {
        assert_eq!([white, cream, color].map(|stock| most(paper, stock)), pages, "{paper}");
    }
    let cover = |is_cream| {
        let plan = Plan { is_gray: true, is_cream, ..plan_for(&KDP, "6x9in") };
        cover_spread(&thirty(), &plan, &KDP, 200).pages[0].size.0 / INCH
    };
    assert!((cover(true) - cover(false) - 200.0 * (0.0025 - 0.002_252)).abs() < 1e-9);
}

/// The widths of the black bars of a cover and of the gaps between them, in modules.
fn bars(imprint: &str) -> Vec<i64> {
    let plan = Plan { imprint: Some(imprint.to_owned()), ..plan_for(&KDP, "6x9in") };
    let sheets = cover_spread(&thirty(), &plan, &KDP, 200);
    let mut edges = Vec::new();
    for item in sheets.pages[0].parts.iter().flat_map(|part| &part.drawing.items) {
        let Item::Cells { cells, fill: Some(Rgb(0, 0, 0)), .. } = item else { continue };
        for bar in
            cells.iter().filter(|bar| bar.outline[2].1 > 15.0 * MM && bar.outline[2].0 < 2.0 * MM)
        {
            let left = bar.centers[0].0;
            edges.extend([left, left + bar.outline[1].0]);
        }
    }
    edges.windows(2).map(|pair| ((pair[1] - pair[0]) / (0.33 * MM)).round() as i64).collect()
}

#[test]
fn the_back_has_the_barcode_of_the_isbn_in_the_imprint() {
    // ISO/IEC 15420 by hand: 9 of 978 chooses ABBABA for the left half; widths of spaces and bars.
    let odd = ["3211", "2221", "2122", "1411", "1132", "1231", "1114", "1312", "1213", "3112"];
    let number = "9783161484100";
    let digits: Vec<usize> = number.bytes().map(|digit| usize::from(digit - b'0')).collect();
    let mut widths = "111".to_owned();
    for (digit, is_even) in digits[1..7].iter().zip([false, true, true, false, true, false]) {
        let own = odd[*digit];
        widths += &if is_even { own.chars().rev().collect() } else { own.to_owned() };
    }
    widths += "11111";
    digits[7..].iter().for_each(|digit| widths += odd[*digit]);
    widths += "111";
    let widths: Vec<i64> = widths.bytes().map(|width| i64::from(width - b'0')).collect();
    for imprint in ["Press, 2026, ISBN 978-3-16-148410-0.", "ISBN-10: 3-16-148410-X\nPress"] {
        assert_eq!(bars(imprint), widths, "{imprint}");
    }
    assert!(bars("Press, 2026").is_empty() && bars("ISBN to come").is_empty());
    for wrong in ["ISBN 978-3-16-148410-1", "ISBN 3-16-148410-1", "ISBN 978316148410012"] {
        let plan = Plan { imprint: Some(wrong.to_owned()), ..plan_for(&KDP, "6x9in") };
        assert!(matches!(book(&thirty(), &plan), Err(BookError::Isbn(_))), "{wrong}");
    }
}

#[test]
fn no_name_of_a_color_is_cut_at_the_margin() {
    let names = ["light gray", "dark yellow", "light blue"];
    let mut large = chosen(rect(40, 60), 3, 0);
    let puzzle = large.document.puzzle();
    let mut inks = vec![Ink { rgb: Rgb(255, 255, 255), name: None }];
    inks.extend(
        names.map(|name| Ink { rgb: Rgb(9, 9, name.len() as u8), name: Some(name.into()) }),
    );
    let palette = Palette::new(inks).unwrap();
    let clues = puzzle.geometry().lines().map(|line| puzzle.clue(line).clone()).collect();
    let puzzle = Puzzle::new(puzzle.geometry().clone(), palette, clues).unwrap();
    large.document = Document::from(puzzle);
    for (paper, large_print) in [("a5", true), ("a5", false), ("a4", false)] {
        let paper = Paper::read(paper).unwrap();
        let sheets = book(&[large.clone()], &Plan { paper, large_print, ..plan(4) }).unwrap();
        let areas: Vec<_> = sheets.pages.iter().flat_map(text_areas).collect();
        let (size, margin) = (paper.size(), 0.4 * INCH);
        for name in names {
            let mut whole = areas.iter().filter(|(text, ..)| text == name).peekable();
            assert!(whole.peek().is_some(), "{name}");
            for (_, low, high) in whole {
                let is_within = low.0 > margin
                    && low.1 > margin
                    && high.0 < size.0 - margin
                    && high.1 < size.1 - margin;
                assert!(is_within, "{name} {low:?} {high:?}");
            }
        }
    }
}
