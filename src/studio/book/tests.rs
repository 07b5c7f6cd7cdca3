//! Pages as numbers: what stands where, and that the answers are the right ones.

mod areas;
mod houses;
mod lessons;
mod printed;
mod published;
mod told;

use super::plan::{ALONE, SHARED};
use super::*;
use crate::budget::Budget;
use crate::document::Notes;
use crate::drawing::{CELL, Font, Item, Page, Part, Turn};
use crate::explanation::{Rule, rate_lines};
use crate::language::Language;
use crate::puzzle::{
    CellId, Color, Geometry, Ink, Palette, Picture, Puzzle, Rgb, Shape, Sides, clues_of,
};
use crate::verify::verify;

const fn rect(height: u32, width: u32) -> Shape {
    Shape::Rect { height, width }
}

/// A puzzle whose picture has `colors` colors in stripes that `number` moves.
fn chosen(shape: Shape, colors: u8, number: usize) -> BookPuzzle {
    let geometry = Geometry::new(shape).unwrap();
    let color = |cell: CellId| {
        let at = geometry.through(cell)[0].at as usize + geometry.through(cell)[1].at as usize;
        Color::numbered(((at / 2 + number) % (usize::from(colors) + 1)) as u8)
    };
    let picture = Picture::painted(&geometry, color);
    let ink = |n: u8| Ink { rgb: Rgb(255 - n * 60, 255 - n * 20, 255 - n * 40), name: None };
    let palette = Palette::new((0..=colors).map(ink).collect()).unwrap();
    let clues = clues_of(&geometry, &picture);
    let puzzle = Puzzle::new(geometry, palette, clues).unwrap();
    let answer = verify(&puzzle, picture).unwrap();
    let rating = rate_lines(&puzzle, &Budget::endless());
    let title = format!("Stripes {number}");
    let notes = Notes { title: Some(title.clone()), ..Notes::default() };
    let document = Document::from(puzzle).with_notes(notes);
    BookPuzzle { document, title, day: None, author: None, answer, is_unique: true, rating }
}

fn plan(per_page: usize) -> Plan {
    Plan { per_page, ..Plan::new("Stripes".to_owned(), Language::English, Font::open()) }
}

/// Pages before the puzzles of a book with fewer than [`FEWEST`] puzzles.
const FRONT: usize = 2;

/// The index of the first page with puzzles.
fn front(sheets: &Sheets) -> usize {
    sheets.outline.iter().rev().find(|entry| !entry.children.is_empty()).unwrap().page
}

/// The index of the first page with answers.
fn back(sheets: &Sheets) -> usize {
    sheets.outline.last().unwrap().page
}

fn mixed() -> Vec<BookPuzzle> {
    let hex = Shape::hex;
    let shapes =
        [rect(5, 5), rect(10, 12), hex(4), rect(15, 15), rect(20, 25), rect(3, 40), hex(9)];
    let shapes = shapes.into_iter().chain([rect(30, 30), rect(40, 22), rect(10, 10), rect(8, 8)]);
    let sized = shapes.enumerate();
    sized.map(|(number, shape)| chosen(shape, 1 + number as u8 % 3, number)).collect()
}

/// The texts of a page, those on it and those in its drawings.
fn texts(page: &Page) -> Vec<String> {
    let text = |item: &Item| match item {
        Item::Text(words) => Some(words.text.clone()),
        _ => None,
    };
    page.parts.iter().flat_map(|part| part.drawing.items.iter().filter_map(text)).collect()
}

fn drawings(page: &Page) -> impl Iterator<Item = &Part> {
    page.parts.iter().filter(|part| !part.drawing.title.is_empty())
}

/// The area of a part on its page.
fn area(part: &Part) -> (Point, Point) {
    let (low, high) = part.visible_part();
    let (width, height) = ((high.0 - low.0) * part.scale, (high.1 - low.1) * part.scale);
    let (width, height) = if part.turn == Turn::Left { (height, width) } else { (width, height) };
    (part.at, (part.at.0 + width, part.at.1 + height))
}

#[test]
fn a_puzzle_names_the_page_of_its_answer_and_the_answer_that_of_the_puzzle() {
    let chosen = mixed();
    let sheets = book(&chosen, &plan(4)).unwrap();
    for (place, found) in chosen.iter().enumerate() {
        let heading = format!("{}. {}", place + 1, found.title);
        let pages: Vec<usize> = (front(&sheets)..sheets.pages.len())
            .filter(|&page| texts(&sheets.pages[page]).contains(&heading))
            .collect();
        let &[puzzle, answer] = pages.as_slice() else { panic!("{heading}: {pages:?}") };
        let told = format!("solution on page {}", answer + 1);
        assert!(texts(&sheets.pages[puzzle]).contains(&told), "{heading}: {told}");
        assert!(texts(&sheets.pages[answer]).contains(&format!("page {}", puzzle + 1)));
        assert!(sheets.pages[puzzle].links.iter().any(|link| link.page == answer));
        assert_eq!(answer % 2, 0, "the first page of answers is a right one");
        // The answer is that puzzle's: what the drawing paints is what the picture has.
        let per_page = super::answers::per_page(&plan(4));
        let first = per_page * (place / per_page);
        let part = drawings(&sheets.pages[answer]).nth(place - first).unwrap();
        let painted = |item: &Item| match item {
            Item::Cells { cells, .. } => Some(cells.iter().map(|of| of.centers.len()).sum()),
            _ => None,
        };
        let painted: Vec<usize> = part.drawing.items.iter().filter_map(painted).collect();
        let colors = found.answer.picture().colors();
        let counted = found.document.puzzle().palette().colors();
        let counted = counted.map(|color| colors.iter().filter(|it| **it == color).count());
        assert_eq!(painted, counted.collect::<Vec<_>>(), "{heading}");
    }
    let numbered = |(page, found): (usize, &Page)| texts(found).contains(&(page + 1).to_string());
    assert!(sheets.pages.iter().enumerate().skip(1).any(numbered));
}

#[test]
fn puzzles_keep_their_order_their_size_and_their_room() {
    let chosen = mixed();
    for (paper, per_page) in [(Paper::A4, 1), (Paper::A4, 4), (Paper::Letter, 2), (Paper::A4, 12)] {
        let plan = Plan { paper, ..plan(per_page) };
        let sheets = book(&chosen, &plan).unwrap();
        let first_answers = sheets.outline.last().unwrap().page;
        let mut met = 0;
        for (number, page) in
            sheets.pages.iter().enumerate().take(first_answers).skip(front(&sheets))
        {
            let parts: Vec<&Part> = drawings(page).collect();
            assert!(parts.len() <= per_page, "{} on page {number}", parts.len());
            for (place, part) in parts.iter().enumerate() {
                let shared = if parts.len() > 1 { SHARED } else { ALONE };
                assert!(part.scale * CELL >= shared - 1e-6, "page {number}");
                let (low, high) = area(part);
                let edge = 12.6 * MM;
                assert!(low.0 >= edge && low.1 >= edge, "page {number}: {low:?}");
                assert!(high.0 <= page.size.0 - edge && high.1 <= page.size.1 - edge);
                for other in &parts[..place] {
                    let (from, to) = area(other);
                    let is_apart =
                        from.0 >= high.0 || to.0 <= low.0 || from.1 >= high.1 || to.1 <= low.1;
                    assert!(is_apart, "page {number}: {:?} {:?}", area(other), area(part));
                }
                assert!(
                    part.drawing.title.starts_with(&format!("Stripes {met},")),
                    "page {number}"
                );
                met += 1;
            }
        }
        assert_eq!(met, chosen.len());
    }
}

#[test]
fn several_small_puzzles_share_a_page_and_more_do_not_fit_than_are_asked_for() {
    let small: Vec<BookPuzzle> = (0..9).map(|number| chosen(rect(10, 10), 1, number)).collect();
    let pages = |per_page| {
        let sheets = book(&small, &plan(per_page)).unwrap();
        let count = |page: &Page| drawings(page).count();
        sheets.pages[front(&sheets)..back(&sheets)].iter().map(count).collect::<Vec<_>>()
    };
    assert_eq!(pages(4)[..3], [4, 4, 1]);
    assert_eq!(pages(9)[..1], [9]);
    assert_eq!(pages(1)[..9], [1; 9]);
}

#[test]
fn a_wide_board_is_turned_and_a_large_one_is_split_with_all_its_cells() {
    let wide = chosen(rect(25, 50), 1, 0);
    let sheets = book(&[wide], &plan(4)).unwrap();
    assert!(
        sheets.pages[FRONT].is_turned
            && drawings(&sheets.pages[FRONT]).all(|it| it.turn == Turn::Left)
    );
    let ((x, y), (right, bottom)) = area(drawings(&sheets.pages[FRONT]).next().unwrap());
    assert!(x > 0.0 && y > 0.0 && right < 210.0 * MM && bottom < 297.0 * MM);
    for shape in [rect(70, 80), rect(10, 200), rect(300, 3), Shape::hex(30)] {
        let large = chosen(shape, 2, 0);
        let geometry = large.document.puzzle().geometry().clone();
        let sheets = book(&[large], &plan(4)).unwrap();
        let pages = &sheets.pages[front(&sheets)..back(&sheets)];
        let parts: Vec<&Part> = pages.iter().flat_map(drawings).collect();
        assert!(pages.len() > 1, "{shape}");
        let shows = |part: &&Part, (x, y): Point| {
            let (low, high) = part.visible_part();
            low.0 <= x && x <= high.0 && low.1 <= y && y <= high.1
        };
        for cell in geometry.cells() {
            let (x, y) = geometry.center(cell);
            let center = (x * CELL, y * CELL);
            assert!(parts.iter().any(|part| shows(part, center)), "{shape}: {center:?}");
        }
        for item in &parts[0].drawing.items {
            if let Item::Text(words) = item {
                assert!(parts.iter().any(|part| shows(part, words.at)), "{shape}: {words:?}");
            }
        }
        for part in parts {
            let (low, high) = area(part);
            assert!(low.0 >= 12.0 * MM && high.0 <= 198.0 * MM, "{shape}: {low:?} {high:?}");
            assert!(low.1 >= 12.0 * MM && high.1 <= 285.0 * MM, "{shape}: {low:?} {high:?}");
        }
    }
}

#[test]
fn colors_have_letters_and_words() {
    let sheets = book(&[chosen(rect(6, 6), 2, 0)], &plan(4)).unwrap();
    let texts = texts(&sheets.pages[FRONT]);
    assert!(["a", "b"].iter().all(|letter| texts.iter().any(|text| text == letter)), "{texts:?}");
    let words = Rgb(195, 235, 215).words();
    assert!(texts.contains(&words), "{words}: {texts:?}");
}

#[test]
fn triangles_are_counted_and_explained_and_are_no_hexagons() {
    let triangles = Shape::Triangles { sides: Sides::regular(2) };
    let boards = [rect(5, 5), triangles, triangles].map(|shape| chosen(shape, 1, 0));
    let texts_of = |chosen: &[BookPuzzle]| -> (String, String) {
        let sheets = book(chosen, &plan(4)).unwrap();
        (texts(&sheets.pages[0]).join(" "), texts(&sheets.pages[1]).join(" "))
    };
    let (cover, rules) = texts_of(&boards);
    assert!(cover.contains("5 × 5 · 2 boards of triangles"), "{cover}");
    assert!(rules.contains("On a board of triangles, lines run in three directions."), "{rules}");
    assert!(!cover.contains("hexagon") && !rules.contains("hexagon"), "{cover} {rules}");
    let (cover, rules) = texts_of(&[chosen(Shape::hex(3), 1, 0), chosen(triangles, 1, 0)]);
    assert!(cover.contains("1 hexagon · 1 board of triangles"), "{cover}");
    assert!(
        rules.contains("In a hexagon,") && rules.contains("On a board of triangles,"),
        "{rules}"
    );
}

#[test]
fn a_book_without_answers_has_none() {
    let plan = Plan { has_answers: false, ..plan(4) };
    let sheets = book(&mixed(), &plan).unwrap();
    let all: Vec<String> = sheets.pages.iter().flat_map(texts).collect();
    assert!(!all.iter().any(|text| text == "Solutions" || text.starts_with("solution on")));
    assert_eq!(sheets.outline.len(), 3);
}

#[test]
fn easy_puzzles_come_first_where_that_is_asked_for() {
    let mut chosen = mixed();
    sort_by_difficulty(&mut chosen);
    let key = |it: &BookPuzzle| it.rating.as_ref().map(|it| (it.stars, it.score));
    let keys: Vec<_> = chosen.iter().map(key).collect();
    let rated = keys.iter().position(Option::is_none).unwrap_or(keys.len());
    assert!(keys[..rated].is_sorted() && keys[rated..].iter().all(Option::is_none), "{keys:?}");
}

#[test]
fn a_book_has_limits() {
    assert_eq!(limits(MAX_PUZZLES, MAX_CELLS), Ok(()));
    assert!(limits(MAX_PUZZLES + 1, 1).is_err() && limits(1, MAX_CELLS + 1).is_err());
    // The longest title, and one that has no place to be broken.
    let long = Plan { title: "W".repeat(3000), ..plan(4) };
    let mut found = chosen(rect(5, 5), 1, 0);
    found.title = "many words ".repeat(500);
    let sheets = book(&[found], &long).unwrap();
    for page in &sheets.pages {
        for part in page.parts.iter().filter(|part| part.drawing.title.is_empty()) {
            for item in &part.drawing.items {
                let Item::Text(words) = item else { continue };
                let width = crate::drawing::Font::open().width(&words.text) * words.size;
                assert!(width <= page.size.0, "{}", words.text);
            }
        }
    }
}

/// Every kind of board, with colors, unknown clues, givens and several solutions.
fn every_kind() -> Vec<BookPuzzle> {
    let triangles = Shape::Triangles { sides: Sides::regular(2) };
    let mut all = mixed();
    all.push(chosen(triangles, 1, 0));
    let mut several = chosen(rect(6, 6), 1, 0);
    several.is_unique = false;
    let puzzle = several.document.puzzle();
    let lines = puzzle.geometry().lines();
    let clues = lines.map(|line| match line.index() {
        0 => Clue::anything(),
        _ => puzzle.clue(line).clone(),
    });
    let geometry = puzzle.geometry().clone();
    let palette = puzzle.palette().clone();
    let puzzle = Puzzle::new(geometry, palette, clues.collect()).unwrap();
    let given = [(CellId::new(0), crate::puzzle::ColorSet::only(Color::BACKGROUND))];
    several.document = Document::from(puzzle.with_givens(&given).unwrap());
    all.push(several);
    all.push(chosen(rect(80, 90), 2, 0));
    all
}

/// All texts of a book, each page in one string.
fn pages_of(chosen: &[BookPuzzle], plan: &Plan) -> Vec<String> {
    let sheets = book(chosen, plan).unwrap();
    sheets.pages.iter().map(|page| texts(page).join(" ")).collect()
}

#[test]
fn a_german_book_has_german_words_and_no_english_ones() {
    let plan = Plan { language: Language::German, ..plan(4) };
    let chosen = every_kind();
    let pages = pages_of(&chosen, &plan);
    assert!(pages[0].contains(&format!("{} Rätsel", chosen.len())), "{}", pages[0]);
    assert!(pages[0].contains("2 Sechsecke · 1 mit Dreiecken · "), "{}", pages[0]);
    assert!(pages[1].contains("So geht") && pages[1].contains("Sechseck"), "{}", pages[1]);
    let all = pages.join(" ");
    for words in ["Lösung auf Seite ", "Lösungen", "mehrere Lösungen", "Teil 1 von ", "Sechseck, "]
    {
        assert!(all.contains(words), "{words}");
    }
    let english = ["puzzle", "page", "olution", "the", "and", "of", "by", "hexagon", "row", "line"];
    let words = |word: &&str| all.split(|sign: char| !sign.is_alphabetic()).any(|it| it == *word);
    let found: Vec<&str> = english.into_iter().filter(words).collect();
    assert!(found.is_empty(), "{found:?}");
    let sheets = book(&chosen, &plan).unwrap();
    let titles: Vec<&str> = sheets.outline.iter().map(|entry| &*entry.title).collect();
    assert_eq!(titles[1..], ["Inhalt", "Rätsel", "Lösungen"]);
    let bytes = crate::drawing::pdf(&sheets).unwrap();
    assert!(String::from_utf8_lossy(&bytes).contains("/Lang (de)"));
}

#[test]
fn the_page_of_rules_holds_all_rules_in_every_language() {
    let chosen = every_kind();
    for language in Language::ALL {
        for paper in [Paper::A4, Paper::Letter] {
            let plan = Plan { language, paper, ..plan(4) };
            // The font inside lacks the letters of these languages: readers give one.
            if matches!(language, Language::Japanese | Language::Chinese) {
                assert!(matches!(book(&chosen, &plan), Err(BookError::Letters(_))));
                continue;
            }
            let sheets = book(&chosen, &plan).unwrap();
            let page = &sheets.pages[1];
            let items = page.parts.iter().flat_map(|part| &part.drawing.items);
            let texts = items.filter_map(|item| match item {
                Item::Text(words) => Some(words),
                _ => None,
            });
            let count = texts
                .inspect(|words| {
                    assert!(words.at.1 < page.size.1 - 8.0 * MM, "{words:?}");
                    assert!(!words.text.ends_with('…'), "{words:?}");
                })
                .count();
            assert!(count > 20, "{count} lines");
        }
    }
}

#[test]
fn lines_break_between_words_and_between_chinese_letters() {
    let plan = plan(4);
    let sheet = Sheet::new(&plan, 1);
    let lines = sheet.lines("two  words and\u{a0}more", 6.0, 9);
    assert_eq!(lines, ["two words", "and\u{a0}more"]);
    assert_eq!(sheet.lines("two words and more", 6.0, 2), ["two words", "and more"]);
    assert_eq!(sheet.lines("", 5.0, 2), [""]);
    // No line begins with a full stop.
    let wide = plan.font.width("数") * 4.1;
    assert_eq!(sheet.lines("数字在旁边。", wide, 9), ["数字在旁", "边。"]);
    assert_eq!(sheet.lines("数字在旁。", wide, 9), ["数字在", "旁。"]);
}

#[test]
fn a_book_whose_letters_the_font_lacks_is_refused() {
    let mut found = chosen(rect(5, 5), 1, 0);
    found.title = "心 Zażółć Щука".to_owned();
    let Err(error) = book(&[found], &plan(4)) else { panic!("the font has no 心") };
    assert_eq!(error, BookError::Letters(['心'].into()));
}
