//! Lays out a printed book: cover, rules, puzzles fitted to pages, answers at the back.
//!
//! In: puzzles with their pictures, a plan. Out: pages of placed drawings and texts; lengths are
//! points, y downwards. Invariants: the layout is a pure function; it keeps the order of the
//! puzzles. Puzzles that share a page have cells of at least `SHARED`. Answers are [`Verified`]
//! pictures. The font has every letter of the pages.

mod answers;
mod barcode;
mod contents;
mod cover;
mod example;
mod grid;
mod heading;
mod house;
mod joined;
mod month;
mod ornament;
mod page;
mod paper;
mod plan;
mod postcard;
mod puzzles;
mod rules;
mod sheet;
mod split;
mod spread;

use crate::calendar::Date;
use crate::document::Document;
use crate::drawing::{Drawing, Entry as Heading, Inks, Medium, Sheets};
use crate::explanation::Rating;
use crate::language::english_errors;
use crate::message::{Message, message};
use crate::puzzle::{Clue, Geometry, Length, Point, Run};
use crate::verify::Verified;
pub use house::{House, INGRAM, KDP, LULU, NotPrinted};
pub use paper::Paper;
pub use plan::{Lesson, Plan};
pub use postcard::{Postcard, Strip, postcard};
use puzzles::Place;
use sheet::Sheet;
pub use spread::cover_spread;
use std::collections::BTreeSet;

/// Points per millimeter.
const MM: f64 = 72.0 / 25.4;
/// Most puzzles of a book.
pub const MAX_PUZZLES: usize = 2_000;
/// Most cells of all puzzles of a book together.
pub const MAX_CELLS: usize = 2_000_000;
/// Most puzzles on a page.
pub const MAX_PER_PAGE: usize = 12;

/// A puzzle of the book.
#[derive(Clone, Debug)]
pub struct BookPuzzle {
    /// The puzzle.
    pub document: Document,
    /// Its title in the book.
    pub title: String,
    /// Its date in a calendar, and what the picture shows; that stands below the answer alone.
    pub day: Option<(Date, String)>,
    /// Its author.
    pub author: Option<String>,
    /// A solution.
    pub answer: Verified,
    /// Is it the only solution?
    pub is_unique: bool,
    /// The difficulty, if known.
    pub rating: Option<Rating>,
}

/// Why there is no book.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BookError {
    /// It would be too large.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The house does not print such a book.
    #[error(transparent)]
    NotPrinted(#[from] NotPrinted),
    /// The check digit of its ISBN is wrong.
    #[error("the ISBN {0} is not right: its check digit is another one")]
    Isbn(String),
    /// The font lacks letters of it.
    #[error("the font lacks letters of the book: {}", .0.iter().collect::<String>())]
    Letters(BTreeSet<char>),
}

/// The book would be too large.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The number of puzzles.
    pub puzzles: usize,
    /// The number of cells of all puzzles.
    pub cells: usize,
}

impl TooLarge {
    /// The error as a message.
    pub fn message(&self) -> Message {
        message!(
            "book-large",
            puzzles = MAX_PUZZLES,
            cells = MAX_CELLS,
            found = self.puzzles,
            together = self.cells,
        )
    }
}

english_errors!(TooLarge);

/// Checks numbers of puzzles and cells against the limits of a book.
///
/// # Errors
/// [`TooLarge`] if a number exceeds its limit.
pub fn limits(puzzles: usize, cells: usize) -> Result<(), TooLarge> {
    let is_fine = puzzles <= MAX_PUZZLES && cells <= MAX_CELLS;
    if is_fine { Ok(()) } else { Err(TooLarge { puzzles, cells }) }
}

/// Sorts from easy to hard, unrated puzzles last. The sort is stable.
pub fn sort_by_difficulty(puzzles: &mut [BookPuzzle]) {
    puzzles.sort_by_key(|puzzle| {
        let rating = puzzle.rating.as_ref();
        (rating.is_none(), rating.map(|rating| (rating.stars, rating.score)))
    });
}

/// Lays out all pages, without the cover if a house prints the book.
///
/// # Errors
/// [`BookError`] if the puzzles or their cells exceed the limits, the house does not print such a
/// book, or the font lacks letters.
pub fn book(puzzles: &[BookPuzzle], plan: &Plan) -> Result<Sheets, BookError> {
    let cells = |puzzle: &BookPuzzle| puzzle.document.puzzle().geometry().cell_count();
    limits(puzzles.len(), puzzles.iter().map(cells).sum())?;
    barcode::Isbn::of(plan)?;
    let mut sheets = Sheets::default();
    // The margin depends on the number of pages, and they on the margin.
    for &(most_pages, gutter) in plan.house.map_or([(usize::MAX, 0.0)].as_slice(), |it| it.gutters)
    {
        sheets = laid_out(puzzles, &Plan { gutter, ..plan.clone() });
        if sheets.pages.len() <= most_pages {
            break;
        }
    }
    if let Some(house) = plan.house.filter(|_| !puzzles.is_empty()) {
        house.check(sheets.pages.len(), plan.paper.size(), plan.stock())?;
    }
    let missing = sheets.missing();
    if missing.is_empty() { Ok(sheets) } else { Err(BookError::Letters(missing)) }
}

fn laid_out(puzzles: &[BookPuzzle], plan: &Plan) -> Sheets {
    let (mut pages, first_rules) = front(puzzles, plan);
    let first_contents = pages.len();
    let front = first_contents + contents::page_count(puzzles, plan);
    let places = puzzles::place(puzzles, plan, front);
    let starts = starts(puzzles.len(), front, &places);
    pages.extend(contents::contents(puzzles, plan, first_contents, &starts));
    let first_answers = (pages.len() + places.len()).next_multiple_of(2);
    let per_page = answers::per_page(plan);
    let answer_page = |place: usize| first_answers + place / per_page;
    for place in &places {
        let sheet = Sheet::new(plan, pages.len());
        let sheet = match plan.has_answers {
            true => page::page(sheet, puzzles, place, Some(&answer_page)),
            false => page::page(sheet, puzzles, place, None),
        };
        pages.push(sheet);
    }
    if plan.has_answers {
        // Answers start on a right page, so that none shows through the page of its puzzle.
        while pages.len() < first_answers {
            pages.push(Sheet::blank(plan));
        }
        answers::add(&mut pages, puzzles, plan, &starts);
        joined::add(&mut pages, puzzles, plan);
    }
    let firsts = [first_rules, first_contents, front, first_answers];
    let outline = outline(puzzles, plan, &starts, firsts);
    if let Some(house) = plan.house {
        pages.extend(house.is_end_blank.then(|| Sheet::blank(plan)));
        pages.extend((pages.len() % 2 == 1).then(|| Sheet::blank(plan)));
    }
    let usual = if plan.is_gray { Inks::Black } else { Inks::Light };
    Sheets {
        title: plan.full_title(),
        author: plan.author.clone(),
        pages: pages.into_iter().map(Sheet::into_page).collect(),
        outline,
        language: plan.language,
        font: plan.font.clone(),
        inks: plan.house.map_or(usual, |house| house.inks(plan.is_gray)),
        medium: plan.house.map_or(Medium::Screen, |house| house.medium),
    }
}

/// The pages before the contents, and the first of the rules: cover, imprint, rules, example; of a
/// worksheet its rule alone. Printed page numbers start at 1 with the first page, as in the file.
fn front<'a>(puzzles: &[BookPuzzle], plan: &'a Plan) -> (Vec<Sheet<'a>>, usize) {
    if let Some(lesson) = &plan.lesson {
        return (example::lesson(plan, lesson), 0);
    }
    let mut pages = vec![match plan.house {
        Some(_) => cover::title_page(plan),
        None => cover::cover(puzzles, plan),
    }];
    pages.extend(plan.imprint.as_ref().map(|_| cover::imprint(plan)));
    let first_rules = pages.len();
    pages.extend(rules::rules(puzzles, plan, first_rules));
    if puzzles.len() >= FEWEST {
        pages.extend(example::example(plan, pages.len()));
    }
    (pages, first_rules)
}

/// A book with fewer puzzles has no example and no printed table of contents.
const FEWEST: usize = 8;

/// The index of the page, from 0, on which each puzzle starts.
fn starts(count: usize, front: usize, places: &[Place]) -> Vec<usize> {
    let mut starts = vec![front; count];
    for (page, place) in places.iter().enumerate().rev() {
        place.puzzles().for_each(|puzzle| starts[puzzle] = front + page);
    }
    starts
}

/// The table of contents next to the pages. `firsts` are the first pages of the rules, of the
/// printed contents, of the puzzles and of the answers.
fn outline(
    puzzles: &[BookPuzzle],
    plan: &Plan,
    starts: &[usize],
    [rules, contents, front, answers]: [usize; 4],
) -> Vec<Heading> {
    let entry = |title: String, page| Heading { title, page, children: Vec::new() };
    let puzzle = |(place, page): (usize, &usize)| entry(puzzles[place].name(place), *page);
    let entries = starts.iter().enumerate().map(puzzle).collect();
    let mut outline = vec![entry(plan.words(&message!("book-rules")), rules)];
    if contents < front {
        outline.push(entry(plan.words(&message!("book-contents")), contents));
    }
    outline.push(Heading {
        title: plan.words(&message!("book-puzzles")),
        page: front,
        children: entries,
    });
    if plan.has_answers {
        outline.push(entry(plan.words(&message!("book-solutions")), answers));
    }
    outline
}

impl BookPuzzle {
    /// Its number, counted from `place` 0, and its title; in a calendar the date.
    fn name(&self, place: usize) -> String {
        let number = if self.day.is_none() { format!("{}. ", place + 1) } else { String::new() };
        (number + &self.title).trim_end().to_owned()
    }

    fn date(&self) -> Option<Date> {
        self.day.as_ref().map(|day| day.0)
    }

    /// Does it have several foreground colors, which need letters?
    fn is_colored(&self) -> bool {
        self.document.puzzle().palette().color_count() > 2
    }

    fn geometry(&self) -> &Geometry {
        self.document.puzzle().geometry()
    }

    /// Does its board consist of hexagons?
    fn is_hexagon(&self) -> bool {
        let shape = self.geometry().shape();
        shape.rectangle().is_none() && !shape.is_of_triangles()
    }

    /// Does its board consist of triangles?
    fn is_of_triangles(&self) -> bool {
        self.geometry().shape().is_of_triangles()
    }

    /// Has it lines whose clue is the number of their filled cells?
    fn has_sums(&self) -> bool {
        self.has_clue(|clue| clue.sum().is_some())
    }

    /// Do its clues have unknown lines, lengths or colors?
    fn has_unknowns(&self) -> bool {
        self.has_clue(Clue::is_anything)
            || self.has_run(|run| run.length == Length::ANY || run.color.is_none())
    }

    /// Do its clues have ranges of lengths?
    fn has_ranges(&self) -> bool {
        self.has_run(|run| run.length != Length::ANY && run.length.exact().is_none())
    }

    fn has_run(&self, is: impl Fn(&Run) -> bool) -> bool {
        self.has_clue(|clue| clue.runs().is_some_and(|runs| runs.iter().any(&is)))
    }

    /// Has it such a clue beside the board?
    fn has_clue(&self, is: impl Fn(&Clue) -> bool) -> bool {
        let puzzle = self.document.puzzle();
        self.geometry().rim_lines().any(|line| is(puzzle.clue(line)))
    }
}

/// Two corners of the drawing without its margin, in its pixels.
fn tight(drawing: &Drawing) -> (Point, Point) {
    /// The width of the margin that is removed.
    const RIM: f64 = 12.0;
    let ((x, y), (width, height)) = (drawing.low, drawing.size);
    ((x + RIM, y + RIM), (x + width - RIM, y + height - RIM))
}

#[cfg(test)]
mod tests;
