//! Calendars, worksheets, and what stands beside the puzzles: answers, pictures of parts, legends.

use super::*;
use crate::authoring::generator::lesson;
use crate::calendar::{Date, Day};
use crate::explanation::{Justification, short_walk};

/// The puzzles of the days of a month or a year, each under its date.
fn calendar(days: &str) -> Vec<BookPuzzle> {
    let puzzle = |date: Date| {
        let day = Day::of(date).unwrap();
        let puzzle = day.puzzle().unwrap();
        let known = crate::propagation::propagate(&puzzle, &Budget::endless());
        let crate::solver::Outcome::Found(deduction) = known.into() else { panic!("{date}") };
        let picture = deduction.picture(puzzle.geometry()).unwrap();
        let answer = verify(&puzzle, picture).unwrap();
        let title = Language::English.catalog().words(&date.name());
        let notes = Notes::titled(format!("Stripes {date}"));
        BookPuzzle {
            document: Document::from(puzzle).with_notes(notes),
            title,
            day: Some((date, day.drawing.name.to_owned())),
            author: None,
            answer,
            is_unique: true,
            rating: None,
        }
    };
    Date::days(days).unwrap().into_iter().map(puzzle).collect()
}

fn calendar_plan(per_page: usize) -> Plan {
    Plan { is_calendar: true, ..plan(per_page) }
}

/// The dates in the headings of a page.
fn dates(page: &Page, puzzles: &[BookPuzzle]) -> Vec<Date> {
    let is_on = |puzzle: &&BookPuzzle| texts(page).contains(&puzzle.title);
    puzzles.iter().filter(is_on).filter_map(BookPuzzle::date).collect()
}

#[test]
fn a_calendar_has_a_page_a_day_with_a_large_date_after_the_page_of_its_month() {
    let puzzles = calendar("2027-02");
    let sheets = book(&puzzles, &calendar_plan(1)).unwrap();
    let pages = &sheets.pages[front(&sheets)..back(&sheets)];
    let month = texts(&pages[0]);
    assert!(month.contains(&"February 2027".to_owned()) && month.contains(&"28".to_owned()));
    let weekdays: Vec<&str> = month.iter().map(String::as_str).skip(1).take(7).collect();
    assert_eq!(weekdays, ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
    for (page, puzzle) in pages[1..].iter().zip(&puzzles) {
        assert_eq!(dates(page, &puzzles), [puzzle.date().unwrap()]);
        let size =
            page.parts.iter().flat_map(|part| &part.drawing.items).find_map(|item| match item {
                Item::Text(words) if words.text == puzzle.title => Some(words.size),
                _ => None,
            });
        assert!(size.unwrap() > 20.0, "{size:?}");
    }
    let answers: String = sheets.pages[back(&sheets)..].iter().flat_map(texts).collect();
    assert!(answers.contains("carnival-mask") && answers.contains("Tuesday, February 9 · page"));
}

#[test]
fn a_page_of_a_week_has_no_day_of_another_week_and_a_year_has_twelve_months() {
    let puzzles = calendar("2028");
    assert_eq!(puzzles.len(), 366);
    let sheets = book(&puzzles, &calendar_plan(7)).unwrap();
    let pages = &sheets.pages[front(&sheets)..back(&sheets)];
    let mut met = 0;
    for page in pages {
        let dates = dates(page, &puzzles);
        assert!(dates.windows(2).all(|pair| pair[0].weekday() < pair[1].weekday()), "{dates:?}");
        met += dates.len();
    }
    assert_eq!(met, 366);
    let months = pages.iter().filter(|page| texts(page).iter().any(|text| text.ends_with(" 2028")));
    assert_eq!(months.count(), 12);
    assert_eq!(
        (Date::days("2027").unwrap().len(), Date::days("2100"), Date::days("02027")),
        (365, None, None)
    );
}

#[test]
fn a_worksheet_explains_its_rule_and_has_puzzles_that_need_it_and_nothing_harder() {
    for rule in [Rule::Overlap, Rule::Edge] {
        let mut made = lesson(rule, 6, &Budget::endless()).unwrap();
        assert_eq!(made.len(), 6, "{}", rule.name());
        for made in &made {
            let steps = short_walk(made.document.puzzle());
            let rules = steps.iter().map(|step| match &step.justification {
                Justification::Line(reason) => reason.rule,
                other => panic!("{other:?}"),
            });
            let rules: Vec<Rule> = rules.collect();
            assert!(rules.contains(&rule) && rules.iter().all(|it| it.cost() <= rule.cost()));
        }
        let sample = made.pop().unwrap().document.into_puzzle();
        let puzzles: Vec<BookPuzzle> = (0..9)
            .map(|number| BookPuzzle { title: String::new(), ..chosen(rect(5, 5), 1, number) })
            .collect();
        let plan = Plan { lesson: Some(Lesson { rule, sample }), ..plan(4) };
        let sheets = book(&puzzles, &plan).unwrap();
        let first = texts(&sheets.pages[0]);
        let words = |id: &str| plan.words(&Message::new(format!("{id}-{}", rule.name())));
        assert!(first.contains(&words("heading")), "{first:?}");
        let all = first.join(" ");
        assert!(words("book-lesson").split(' ').all(|word| all.contains(word)), "{all}");
        let boards = sheets.pages[0].parts.iter().filter(|part| part.drawing.board.is_some());
        assert!(boards.count() > 0, "{}", rule.name());
        // No cover, no table of contents: the puzzles follow at once, with their numbers alone.
        assert!(texts(&sheets.pages[front(&sheets)]).contains(&"1.".to_owned()));
        assert!(front(&sheets) <= 2);
    }
}

#[test]
fn boards_of_several_sizes_stand_in_two_columns_with_their_tops_in_line() {
    let sizes = [rect(10, 10), rect(15, 12), rect(12, 15), rect(8, 8)];
    let puzzles: Vec<BookPuzzle> =
        sizes.into_iter().enumerate().map(|(number, size)| chosen(size, 1, number)).collect();
    let sheets = book(&puzzles, &plan(4)).unwrap();
    let page = &sheets.pages[front(&sheets)];
    let tops: Vec<i64> = drawings(page).map(|part| (part.at.1 * 10.0).round() as i64).collect();
    assert_eq!(tops.len(), 4);
    assert!(tops[0] == tops[1] && tops[2] == tops[3] && tops[0] < tops[2], "{tops:?}");
}

#[test]
fn solid_answers_have_neither_lines_nor_letters() {
    let puzzles = [chosen(rect(6, 6), 2, 0)];
    let answers = |has_solid_answers| {
        let sheets = book(&puzzles, &Plan { has_solid_answers, ..plan(4) }).unwrap();
        let part = drawings(&sheets.pages[back(&sheets)]).next().unwrap().clone();
        let count =
            |is: fn(&Item) -> bool| part.drawing.items.iter().filter(|item| is(item)).count();
        let letters = count(|item| matches!(item, Item::Text(_)));
        (letters > 0, count(|item| matches!(item, Item::Lines { .. })) > 0)
    };
    assert_eq!((answers(false), answers(true)), ((true, true), (false, false)));
}

#[test]
fn a_legend_has_no_color_that_does_not_occur() {
    let mut found = chosen(rect(6, 6), 2, 0);
    let puzzle = found.document.puzzle();
    let mut inks: Vec<Ink> =
        puzzle.palette().colors().map(|it| puzzle.palette().ink(it).clone()).collect();
    inks.push(Ink { rgb: Rgb(1, 2, 200), name: Some("azure".into()) });
    let clues = puzzle.geometry().lines().map(|line| puzzle.clue(line).clone()).collect();
    let palette = Palette::new(inks).unwrap();
    let puzzle = Puzzle::new(puzzle.geometry().clone(), palette, clues).unwrap();
    let legend = |puzzle: Puzzle, found: &mut BookPuzzle| {
        found.document = Document::from(puzzle);
        let sheets = book(std::slice::from_ref(found), &plan(4)).unwrap();
        texts(&sheets.pages[FRONT]).contains(&"azure".to_owned())
    };
    assert!(!legend(puzzle.clone(), &mut found));
    let lines = puzzle.geometry().lines();
    let clues = lines.map(|line| match line.index() {
        0 => Clue::anything(),
        _ => puzzle.clue(line).clone(),
    });
    let (geometry, palette) = (puzzle.geometry().clone(), puzzle.palette().clone());
    let open = Puzzle::new(geometry, palette, clues.collect()).unwrap();
    assert!(legend(open, &mut found), "an unknown clue may have it");
}

#[test]
fn sheets_of_a_poster_cut_no_number() {
    // So many runs that their clues take most of a page.
    let row = "#.".repeat(60);
    let rows = vec![row.as_str(); 60];
    let puzzle = super::printed::chosen_of_rows(&rows);
    let plan = Plan { large_print: true, paper: Paper::A5, ..plan(4) };
    let sheets = book(&[puzzle], &plan).unwrap();
    let pages = &sheets.pages[front(&sheets)..back(&sheets)];
    let font = Font::open();
    let (mut cut, mut whole) = (0, BTreeSet::new());
    for part in pages.iter().flat_map(drawings) {
        let ((left, top), (right, bottom)) = part.visible_part();
        for (number, item) in part.drawing.items.iter().enumerate() {
            let Item::Text(words) = item else { continue };
            let half = font.width(&words.text) * words.size / 2.0;
            let (low, high) = (words.at.0 - half, words.at.0 + half);
            let is_beside = high <= left + 1e-6 || low >= right - 1e-6;
            if words.at.1 < top || words.at.1 > bottom || is_beside {
                continue;
            }
            match low >= left - 1e-6 && high <= right + 1e-6 {
                true => drop(whole.insert(number)),
                false => cut += 1,
            }
        }
    }
    assert!(pages.len() > 4 && cut == 0, "{cut} of {} pages", pages.len());
    assert!(whole.len() > 3000, "{}", whole.len());
}
