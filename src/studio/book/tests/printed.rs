//! What printers and publishers need: grids, facing pages, contents, an example, sizes, covers.

use super::*;

#[test]
fn boards_of_one_size_have_one_size_of_cell_and_lie_in_one_grid() {
    let mut chosen: Vec<BookPuzzle> =
        (0..10).map(|number| chosen(rect(10, 10), 1, number)).collect();
    // A picture with longer clues than those of stripes.
    let dense = chosen_of_rows(&["#.#.#.#.#."; 10]);
    chosen.insert(3, dense);
    let sheets = book(&chosen, &plan(4)).unwrap();
    let pages = &sheets.pages[front(&sheets)..back(&sheets)];
    let parts: Vec<&Part> = pages.iter().flat_map(drawings).collect();
    assert_eq!(parts.len(), 11);
    assert!(parts.iter().all(|part| part.scale == parts[0].scale));
    // The lower right corners of the boards have as many places as a page has slots, for left and
    // for right pages.
    let corner = |part: &Part| {
        let (low, board) = (part.visible_part().0, part.drawing.board.unwrap().1);
        let at = |at: f64, low: f64, board: f64| at + (board - low) * part.scale;
        let (x, y) = (at(part.at.0, low.0, board.0), at(part.at.1, low.1, board.1));
        ((x * 10.0).round() as i64, (y * 10.0).round() as i64)
    };
    for side in 0..2 {
        let pages = pages.iter().skip(side).step_by(2);
        let corners: BTreeSet<(i64, i64)> = pages.flat_map(drawings).map(corner).collect();
        assert!(corners.len() <= 4, "{corners:?}");
    }
}

/// A puzzle of black and white rows.
pub(super) fn chosen_of_rows(rows: &[&str]) -> BookPuzzle {
    let geometry = Geometry::rectangle(rows.len() as u32, rows[0].len() as u32).unwrap();
    let signs = rows.concat().into_bytes();
    let color = |cell: CellId| match signs[cell.index()] {
        b'#' => Color::FIRST,
        _ => Color::BACKGROUND,
    };
    let picture = Picture::painted(&geometry, color);
    let clues = clues_of(&geometry, &picture);
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
    let answer = verify(&puzzle, picture).unwrap();
    let notes = Notes { title: Some("Stripes 0".to_owned()), ..Notes::default() };
    let document = Document::from(puzzle).with_notes(notes);
    let rating = None;
    BookPuzzle {
        document,
        title: "Rows".to_owned(),
        day: None,
        author: None,
        answer,
        is_unique: true,
        rating,
    }
}

#[test]
fn a_board_of_two_pages_is_on_pages_that_face_each_other_with_larger_cells() {
    let row = "#".repeat(70);
    for before in 0..2 {
        let mut all: Vec<BookPuzzle> =
            (0..before).map(|number| chosen(rect(20, 20), 1, number)).collect();
        all.push(chosen_of_rows(&[row.as_str(); 55]));
        let sheets = book(&all, &plan(1)).unwrap();
        let shows = |page: &Page| texts(page).iter().any(|text| text.contains("part 1 of 2"));
        let first = sheets.pages.iter().position(shows).unwrap();
        // An odd index is a left page.
        assert_eq!(first % 2, 1);
        let part = drawings(&sheets.pages[first]).next().unwrap();
        assert!(part.scale * CELL > ALONE * 1.01, "{}", part.scale * CELL / MM);
    }
}

#[test]
fn the_printed_contents_list_every_puzzle_from_easy_to_hard_with_its_page() {
    let chosen = mixed();
    let sheets = book(&chosen, &plan(4)).unwrap();
    let entry = sheets.outline.iter().find(|entry| entry.title == "Contents").unwrap();
    let pages = &sheets.pages[entry.page..front(&sheets)];
    let links: usize = pages.iter().map(|page| page.links.len()).sum();
    assert_eq!((links, pages.len()), (chosen.len(), 1));
    // A section has a line below its word; the boxes to tick have four.
    let edges = pages[0].parts.iter().flat_map(|part| &part.drawing.items).map(|item| match item {
        Item::Lines { edges, .. } => edges.len(),
        _ => 0,
    });
    assert!(edges.sum::<usize>() > 4 * chosen.len());
    for page in pages {
        // The page's own number is at its foot.
        let printed: Vec<usize> = texts(page).iter().filter_map(|text| text.parse().ok()).collect();
        let targets = page.links.iter().map(|link| link.page + 1);
        let missing: Vec<usize> = targets.filter(|target| !printed.contains(target)).collect();
        assert!(missing.is_empty(), "{missing:?} in {printed:?}");
    }
    for (place, found) in chosen.iter().enumerate() {
        let heading = format!("{}. {}", place + 1, found.title);
        let has_heading = |page: &&Page| texts(page).iter().any(|text| text.starts_with(&heading));
        let leads_there = |link: &&crate::drawing::Link| has_heading(&&sheets.pages[link.page]);
        let links = pages.iter().flat_map(|page| &page.links).filter(leads_there);
        assert!(links.count() > 0, "{heading}");
    }
    let all: Vec<String> = pages.iter().flat_map(texts).collect();
    let mut places = Vec::new();
    for (place, found) in chosen.iter().enumerate() {
        let title = format!("{}. {}", place + 1, found.title);
        let at = all.iter().position(|text| *text == title).unwrap_or_else(|| panic!("{all:?}"));
        places.push((at, found.rating.as_ref().map(|rating| rating.stars)));
    }
    places.sort_by_key(|place| place.0);
    let stars: Vec<_> = places.iter().map(|place| (place.1.is_none(), place.1)).collect();
    assert!(stars.is_sorted(), "{stars:?}");
    // A book with few puzzles needs none.
    let few = book(&chosen[..3], &plan(4)).unwrap();
    assert!(few.outline.iter().all(|entry| entry.title != "Contents"));
}

#[test]
fn an_example_is_solved_in_the_language_of_the_book() {
    for (language, words) in [(Language::English, "fills row"), (Language::German, "Zeile")] {
        let plan = Plan { language, ..plan(4) };
        let sheets = book(&mixed(), &plan).unwrap();
        let page = &sheets.pages[2];
        let texts = texts(page).join(" ");
        assert!(texts.contains(words), "{texts}");
        let boards: Vec<&Part> =
            page.parts.iter().filter(|it| it.drawing.board.is_some()).collect();
        assert!(boards.len() >= 6, "{}", boards.len());
    }
}

#[test]
fn pages_of_all_sizes_hold_what_is_on_them() {
    let chosen = every_kind();
    let papers = [Paper::A5, Paper::READER_6, Paper::READER_10, Paper::read("6x9in").unwrap()];
    for (paper, large_print) in papers.into_iter().flat_map(|it| [(it, false), (it, true)]) {
        let plan = Plan { paper, large_print, ..plan(4) };
        let sheets = book(&chosen, &plan).unwrap();
        for (number, page) in sheets.pages.iter().enumerate() {
            for part in page.parts.iter() {
                let (low, high) = area(part);
                let is_within = low.0 >= -0.01
                    && low.1 >= -0.01
                    && high.0 <= page.size.0 + 0.01
                    && high.1 <= page.size.1 + 0.01;
                assert!(is_within, "{paper:?} {number}: {low:?} {high:?}");
            }
        }
        for page in &sheets.pages[front(&sheets)..back(&sheets)] {
            for part in drawings(page) {
                assert!(part.scale * CELL >= plan.alone() - 1e-6, "{paper:?}");
            }
        }
    }
    assert_eq!(Paper::read("148x210mm").unwrap().size(), Paper::A5.size());
    for wrong in ["", "6x9", "6in", "1x9in", "6x900in", "-6x9in", "6x9cm", "axbmm", "1e2x9in"] {
        assert_eq!(Paper::read(wrong), None, "{wrong}");
    }
}

#[test]
fn the_cover_has_the_picture_of_the_plan_or_one_that_is_not_in_the_book() {
    let heart = chosen_of_rows(&[
        "..###.###..",
        ".#########.",
        "###.#######",
        "##.########",
        "###########",
        ".#########.",
        "..#######..",
        "...#####...",
        "....###....",
        ".....#.....",
    ]);
    let cells = |sheets: &Sheets| {
        let painted = |item: &Item| match item {
            Item::Cells { cells, .. } => {
                Some(cells.iter().map(|of| of.centers.clone()).collect::<Vec<_>>())
            }
            _ => None,
        };
        let part = sheets.pages[0].parts.iter().find(|it| it.drawing.board.is_some()).unwrap();
        part.drawing.items.iter().filter_map(painted).collect::<Vec<_>>()
    };
    let own = cells(&book(&[chosen(rect(5, 5), 1, 0)], &plan(4)).unwrap());
    let cover = Some((heart.document.clone(), heart.answer.picture().clone()));
    let author = Some("A. Maker".to_owned());
    let imprint = Some("A press\nISBN 0".to_owned());
    let chosen = [chosen(rect(5, 5), 1, 0)];
    let sheets = book(&chosen, &Plan { cover, author, imprint, ..plan(4) }).unwrap();
    assert!(texts(&sheets.pages[0]).contains(&"A. Maker".to_owned()));
    let count = |cells: Vec<Vec<Vec<Point>>>| -> usize {
        cells.into_iter().flatten().map(|centers| centers.len()).sum()
    };
    assert_eq!((count(cells(&sheets)), count(own)), (10 * 11, 16 * 20));
    assert!(texts(&sheets.pages[1]).contains(&"ISBN 0".to_owned()));
    // The picture has no clues.
    assert!(texts(&sheets.pages[0]).iter().all(|text| text.parse::<u32>().is_err()));
}
