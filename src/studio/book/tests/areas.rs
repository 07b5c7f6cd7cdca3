//! Books of boards with regions, and with numbers in their cells.

use super::*;
use crate::puzzle::Clue;

/// A puzzle of sums on such a board; `numbers` are those of the lines, if they have some.
fn chosen_of(geometry: Geometry, numbers: &[Option<u32>], picture: &[u8]) -> BookPuzzle {
    let clue = |number: &Option<u32>| {
        number.map_or(Clue::anything(), |number| Clue::of_sum(number, Some(Color::FIRST)))
    };
    let clues = numbers.iter().map(clue).collect();
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
    let color = |cell: CellId| match picture[cell.index()] {
        b'#' => Color::FIRST,
        _ => Color::BACKGROUND,
    };
    let answer = verify(&puzzle, Picture::painted(puzzle.geometry(), color)).unwrap();
    let (document, title) = (Document::from(puzzle), "Areas".to_owned());
    BookPuzzle { document, title, day: None, author: None, answer, is_unique: true, rating: None }
}

fn regions() -> BookPuzzle {
    let geometry = Geometry::rectangle(3, 3).unwrap().with_regions(b"aababbccc").unwrap();
    chosen_of(geometry, &[2, 1, 3, 3, 2, 1].map(Some), b"##.#..###")
}

fn mosaic() -> BookPuzzle {
    let geometry = Geometry::rectangle(3, 3).unwrap().with_blocks().unwrap();
    let numbers = [3, 0, 3, 0, 5, 0, 2, 2, 2];
    let number = |line| geometry.clue_cell(line).map(|cell| numbers[cell.index()]);
    let numbers: Vec<_> =
        geometry.lines().map(|line| number(line).filter(|&number| number > 0)).collect();
    chosen_of(geometry, &numbers, b"###.#..#.")
}

#[test]
fn rules_tell_of_regions_and_numbers_in_cells_and_of_runs_where_they_are() {
    let told = |chosen: &[BookPuzzle]| {
        let pages = pages_of(chosen, &plan(1));
        ["lengths of its runs", "behind =", "Thick lines", "A number in a cell"]
            .map(|words| pages[1].contains(words))
    };
    assert_eq!(told(&[regions()]), [false, true, true, false]);
    assert_eq!(told(&[mosaic()]), [false, false, false, true]);
    assert_eq!(told(&[chosen(rect(5, 5), 1, 0)]), [true, false, false, false]);
}

#[test]
fn puzzles_and_answers_have_their_walls_and_numbers() {
    let sheets = book(&[regions(), mosaic()], &plan(1)).unwrap();
    let (first, last) = (front(&sheets), back(&sheets));
    let numbers = |page: &Page| {
        let numbers = texts(page).into_iter();
        numbers.filter(|text| text.starts_with('=') || text.parse::<u32>().is_ok()).count()
    };
    // The clues of a page, and its own number.
    assert_eq!(numbers(&sheets.pages[first]), 6 + 1);
    assert_eq!(numbers(&sheets.pages[first + 1]), 6 + 1);
    assert!(sheets.pages.len() > last);
}
