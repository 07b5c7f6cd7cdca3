//! What books tell of their puzzles: rules, colors, stars, titles; and the postcard.

use super::*;
use crate::drawing::layout::{CellNumber, layout};
use crate::drawing::{Theme, draw};
use itertools::Itertools;

/// A puzzle whose first clue is this one.
fn clued(clue: Clue) -> BookPuzzle {
    let mut found = chosen(rect(5, 5), 1, 0);
    let puzzle = found.document.puzzle();
    let lines = puzzle.geometry().lines();
    let clues = lines.map(|line| match line.index() {
        0 => clue.clone(),
        _ => puzzle.clue(line).clone(),
    });
    let (geometry, palette) = (puzzle.geometry().clone(), puzzle.palette().clone());
    found.document = Document::from(Puzzle::new(geometry, palette, clues.collect()).unwrap());
    found
}

#[test]
fn rules_and_cover_tell_of_colors_and_of_vague_clues_where_they_are() {
    let told = |found: BookPuzzle| {
        let pages = pages_of(&[chosen(rect(5, 5), 1, 0), found], &plan(1));
        let rules = ["several colors", "A ? is", "2–4 is"].map(|words| pages[1].contains(words));
        (rules, pages[0].contains("1 in color"))
    };
    let run = |length, color| Clue::Runs(vec![Run { length, color }]);
    let range = Length::range(2, Some(4)).unwrap();
    assert_eq!(told(chosen(rect(5, 5), 1, 1)), ([false; 3], false));
    assert_eq!(told(chosen(rect(5, 5), 2, 1)), ([true, false, false], true));
    assert_eq!(told(clued(run(range, Some(Color::FIRST)))), ([false, false, true], false));
    assert_eq!(told(clued(run(Length::ANY, Some(Color::FIRST)))), ([false, true, false], false));
    assert_eq!(told(clued(Clue::anything())), ([false, true, false], false));
}

#[test]
fn the_stars_of_a_puzzle_are_above_it_and_in_the_contents() {
    let all = mixed();
    let sheets = book(&all, &plan(1)).unwrap();
    // Stars in halves, and how many signs they have.
    let stars = |text: &String| {
        let value = |sign| match sign {
            '★' => Some(2),
            '½' => Some(1),
            '☆' => Some(0),
            _ => None,
        };
        let values: Vec<u8> = text.chars().filter_map(value).collect();
        (!values.is_empty()).then(|| (values.iter().sum::<u8>(), values.len()))
    };
    let on = |pages: &[Page]| -> Vec<(u8, usize)> {
        pages.iter().flat_map(texts).filter_map(|text| stars(&text)).collect()
    };
    let ratings = all.iter().filter_map(|found| found.rating.as_ref());
    let wanted: Vec<(u8, usize)> = ratings.map(|rating| (rating.stars.halves(), 5)).collect();
    assert!(wanted.len() > 5);
    assert_eq!(on(&sheets.pages[front(&sheets)..]), wanted);
    let sorted: Vec<_> = wanted.into_iter().sorted().collect();
    assert_eq!(on(&sheets.pages[FRONT..front(&sheets)]), sorted);
}

#[test]
fn a_long_title_is_whole_above_its_puzzle() {
    let mut found = chosen(rect(10, 10), 1, 0);
    found.title =
        "A fisherman who comes home late in the evening with a boat full of herrings".to_owned();
    let sheets = book(&[found.clone()], &plan(1)).unwrap();
    let page = &sheets.pages[front(&sheets)];
    assert!(texts(page).join(" ").contains(&found.title), "{:?}", texts(page));
}

#[test]
fn a_postcard_has_its_texts_and_its_strips_with_their_sums() {
    let found = chosen(rect(5, 5), 1, 0);
    let board = draw(&layout(&found.document, None), &Theme::light());
    let number = |text: &str| CellNumber { text: text.to_owned(), strength: 0.5 };
    let cells = vec![(Rgb(0, 0, 0), number("31")), (Rgb(255, 255, 255), number("−17"))];
    let [name, title, rule, caption] =
        ["Heart", "Only one", "Cells count.", "Most"].map(str::to_owned);
    let strips = vec![Strip { cells, sum: "14".to_owned() }];
    let card = Postcard { name, title, rule: vec![rule], board, caption, strips };
    let sheets = postcard(card, Language::English, &Font::open());
    let [page] = &sheets.pages[..] else { panic!("{} pages", sheets.pages.len()) };
    let texts = texts(page);
    for text in ["Heart", "Only one", "Cells count.", "Most", "31", "−17", "= 14"] {
        assert!(texts.iter().any(|it| it == text), "{text}: {texts:?}");
    }
    let strip = page.parts.iter().filter(|part| part.drawing.title.is_empty());
    let squares = strip.flat_map(|part| &part.drawing.items).filter_map(|item| match item {
        Item::Cells { cells, .. } => Some(cells),
        _ => None,
    });
    assert_eq!(squares.flatten().filter(|one| one.outline.len() == 4).count(), 2);
}

#[test]
fn a_cover_promises_one_solution_only_if_all_puzzles_have_one() {
    for is_unique in [true, false] {
        let mut all = [chosen(rect(5, 5), 1, 0), chosen(rect(5, 5), 1, 1)];
        all[1].is_unique = is_unique;
        let plan = Plan { paper: Paper::read("6x9in").unwrap(), ..plan(1) };
        let sheets = cover_spread(&all, &plan, &KDP, 200);
        let back = texts(&sheets.pages[0]).join(" ");
        assert_eq!(back.contains("exactly one solution"), is_unique, "{back}");
    }
}

#[test]
fn a_legend_is_on_one_page_of_its_board_and_fills_its_width() {
    let found = chosen(rect(70, 80), 3, 0);
    let sheets = book(&[found], &plan(4)).unwrap();
    let parts = |page| drawings(page).collect::<Vec<&Part>>();
    let pages = sheets.pages[front(&sheets)..back(&sheets)].iter().map(parts);
    let pages: Vec<_> = pages.filter(|parts| !parts.is_empty()).collect();
    let drawing = &pages[0][0].drawing;
    let bottom = drawing.board.unwrap().1.1;
    let legend = drawing.items.iter().filter_map(|item| match item {
        Item::Text(words) if words.at.1 > bottom && words.text.len() == 1 => Some(words.at),
        _ => None,
    });
    let legend: Vec<Point> = legend.collect();
    assert!(legend.len() == 3 && legend.iter().all(|at| at.1 == legend[0].1), "{legend:?}");
    let shows = |part: &&Part, at: &Point| {
        let (low, high) = part.visible_part();
        low.0 <= at.0 && at.0 <= high.0 && low.1 <= at.1 && at.1 <= high.1
    };
    let has_legend =
        |parts: &&Vec<&Part>| legend.iter().all(|at| parts.iter().any(|part| shows(part, at)));
    assert_eq!(pages.iter().filter(has_legend).count(), 1, "{legend:?}");
}

#[test]
fn a_text_without_room_is_cut_and_a_long_word_alone_is_not() {
    let plan = plan(4);
    let sheet = Sheet::new(&plan, 1);
    let word = "Donaudampfschifffahrt";
    let (size, lines) = sheet.block(word, (40.0, 400.0), (12.0, 8.0));
    assert_eq!((size, lines.concat()), (8.0, word.to_owned()));
    let (_, lines) = sheet.block(word, (40.0, 12.0), (12.0, 8.0));
    assert!(lines.len() == 1 && lines[0].ends_with('…'), "{lines:?}");
}
