//! What publishers saw: even pages, turned boards, parts by difficulty, covers that spoil nothing.

use super::printed::chosen_of_rows;
use super::*;
use crate::book::ornament::COVERS;

/// The pages with boards to solve.
fn puzzle_pages(sheets: &Sheets) -> &[Page] {
    &sheets.pages[front(sheets)..back(sheets)]
}

#[test]
fn one_board_a_page_has_the_cells_and_the_place_of_its_neighbors() {
    // Clues of different lengths, with a legend and without.
    let mut chosen: Vec<BookPuzzle> =
        (0..4).map(|number| chosen(rect(20, 20), 1 + number as u8 % 3, number)).collect();
    chosen.push(chosen_of_rows(&["#.#.#.#.#.#.#.#.#.#."; 20]));
    chosen.push(chosen_of_rows(&["####################"; 20]));
    let sheets = book(&chosen, &plan(1)).unwrap();
    let pages = puzzle_pages(&sheets);
    assert_eq!(pages.len(), chosen.len());
    for side in 0..2 {
        let pages = pages.iter().skip(side).step_by(2);
        let places = pages.flat_map(drawings).map(|part| {
            let (low, board) = (part.visible_part().0, part.drawing.board.unwrap().0);
            let x = part.at.0 + (board.0 - low.0) * part.scale;
            let y = part.at.1 + (board.1 - low.1) * part.scale;
            [x, y, part.scale * 1000.0].map(|it| it.round() as i64)
        });
        let places: BTreeSet<[i64; 3]> = places.collect();
        assert_eq!(places.len(), 1, "{places:?}");
    }
}

#[test]
fn boards_are_turned_where_that_makes_cells_larger() {
    let cells = |shape: Shape| -> Vec<(bool, f64)> {
        let paper = Paper::Letter;
        let sheets = book(&[chosen(shape, 1, 0)], &Plan { paper, ..plan(4) }).unwrap();
        let parts = puzzle_pages(&sheets).iter().flat_map(drawings);
        parts.map(|part| (part.turn == Turn::Left, part.scale * CELL / MM)).collect()
    };
    for (shape, pages, least) in [(rect(22, 34), 1, 5.5), (rect(30, 80), 2, 4.5)] {
        let found = cells(shape);
        let turned = found.iter().filter(|part| part.0 && part.1 > least).count();
        assert_eq!((found.len() >= pages, turned), (true, found.len()), "{shape}: {found:?}");
    }
    assert!(cells(rect(80, 30)).iter().all(|part| !part.0));
    assert!(cells(rect(34, 22)).iter().all(|part| !part.0));
    assert!(cells(rect(10, 12)).iter().all(|part| !part.0));
}

#[test]
fn a_page_opens_each_difficulty_of_a_sorted_book() {
    let mut all: Vec<BookPuzzle> = (0..12).map(|number| chosen(rect(10, 10), 1, number)).collect();
    let full = chosen_of_rows(&["##########"; 10]);
    let rating = rate_lines(full.document.puzzle(), &Budget::endless()).unwrap();
    for (place, found) in all.iter_mut().enumerate() {
        let rating = found.rating.insert(rating.clone());
        rating.difficulty = if place < 5 { "gentle" } else { "hard" };
    }
    let sorted = Plan { has_sections: true, ..plan(4) };
    let sheets = book(&all, &sorted).unwrap();
    let texts_of = |page: usize| texts(&sheets.pages[page]);
    let first = |title: &str| {
        let heading = format!("{title}. Stripes ");
        let has = |page: &Page| texts(page).iter().any(|text| text.starts_with(&heading));
        front(&sheets) + puzzle_pages(&sheets).iter().position(has).unwrap()
    };
    for (title, word, count) in [("1", "gentle", "5 puzzles"), ("6", "hard", "7 puzzles")] {
        let opener = texts_of(first(title) - 1);
        assert!(opener.iter().any(|text| text.to_lowercase() == word), "{opener:?}");
        assert!(opener.contains(&count.to_owned()), "{opener:?}");
        let pictures =
            |page: &Page| page.parts.iter().filter(|it| it.drawing.board.is_some()).count();
        assert_eq!(pictures(&sheets.pages[first(title) - 1]), 1);
    }
    // Without sorting, and with few puzzles, there are none.
    let is_opener = |page: &Page| !texts(page).iter().any(|text| text.contains(". Stripes "));
    for (count, plan) in [(12, plan(4)), (6, sorted)] {
        let sheets = book(&all[..count], &plan).unwrap();
        assert!(!puzzle_pages(&sheets)[..2].iter().any(is_opener), "{count}");
    }
}

#[test]
fn the_cover_shows_no_picture_of_the_book_not_even_nearly() {
    let cover = |chosen: &[BookPuzzle]| {
        let sheets = book(chosen, &plan(4)).unwrap();
        let part = sheets.pages[0].parts.iter().find(|part| part.drawing.board.is_some()).unwrap();
        part.drawing.size
    };
    let usual = cover(&[chosen(rect(5, 5), 1, 0)]);
    let (drawn, picture) = crate::book::ornament::named(COVERS[0]).unwrap();
    let sign = |cell: &CellId| if picture[*cell].is_background() { '.' } else { '#' };
    let mut rows: Vec<String> =
        drawn.geometry().rows().map(|row| row.iter().map(sign).collect()).collect();
    // A rim, and a changed cell.
    rows.iter_mut().for_each(|row| *row = format!("..{row}."));
    rows.push(".".repeat(rows[0].len()));
    let changed = if rows[10].as_bytes()[8] == b'#' { "." } else { "#" };
    rows[10].replace_range(8..9, changed);
    let half: Vec<String> = rows.iter().rev().cloned().collect();
    let quarter: Vec<String> = (0..rows[0].len())
        .map(|x| rows.iter().map(|row| char::from(row.as_bytes()[x])).collect())
        .collect();
    for rows in [rows, half, quarter] {
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        assert_ne!(cover(&[chosen_of_rows(&rows)]), usual, "{rows:?}");
    }
}

#[test]
fn texts_of_the_cover_are_whole() {
    let title = "Two hundred: a rather long title that has to wrap on the cover because it is long";
    let author = "A person with several names, and another person with as many names as the first";
    let paper = Paper::read("6x9in").unwrap();
    for title in [title, "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte"] {
        let (title, author) = (title.to_owned(), Some(author.to_owned()));
        let plan = Plan { title: title.clone(), author: author.clone(), paper, ..plan(4) };
        let sheets = book(&every_kind(), &plan).unwrap();
        let texts = texts(&sheets.pages[0]).join(" ");
        assert!(texts.contains(&title) || texts.replace(' ', "").contains(&title), "{texts}");
        assert!(texts.contains(&author.unwrap()) && !texts.contains('…'), "{texts}");
        let bytes = crate::drawing::pdf(&sheets).unwrap();
        let bytes = String::from_utf8_lossy(&bytes);
        assert!(bytes.contains("/Author (A person with") && bytes.contains("/Title"));
    }
}

#[test]
fn the_contents_have_the_size_of_every_board() {
    let sides = Sides::of_six([2, 1, 2, 2, 1, 2]).unwrap();
    let mut all = mixed();
    all.push(chosen(Shape::Triangles { sides }, 1, 0));
    all.push(chosen(Shape::Hex { sides }, 1, 0));
    let paper = Paper::read("6x9in").unwrap();
    for paper in [Paper::A4, paper] {
        let sheets = book(&all, &Plan { paper, ..plan(4) }).unwrap();
        let entry = sheets.outline.iter().find(|entry| entry.title == "Contents").unwrap();
        let pages = &sheets.pages[entry.page..front(&sheets)];
        let texts: Vec<String> = pages.iter().flat_map(texts).collect();
        for words in ["triangles", "hexagon"] {
            let has = |text: &String| text.contains(words) && text.contains("2 1 2 2 1 2");
            assert!(texts.iter().any(has), "{words}: {texts:?}");
        }
    }
}

#[test]
fn numbers_of_two_digits_keep_a_gap() {
    let row = "##########.##########.##########";
    let sheets = book(&[chosen_of_rows(&[row; 12])], &plan(1)).unwrap();
    let part = drawings(&puzzle_pages(&sheets)[0]).next().unwrap();
    let number = |item: &Item| match item {
        Item::Text(words) if words.text == "10" => Some(words.clone()),
        _ => None,
    };
    let numbers: Vec<_> = part.drawing.items.iter().filter_map(number).collect();
    let font = Font::open();
    for pair in numbers.windows(2).filter(|pair| pair[0].at.1 == pair[1].at.1) {
        let apart = (pair[1].at.0 - pair[0].at.0).abs();
        let digit = font.width("0") * pair[0].size;
        assert!(apart - font.width("10") * pair[0].size > digit * 0.5, "{apart} {digit}");
    }
    assert!(numbers.len() > 30);
}
