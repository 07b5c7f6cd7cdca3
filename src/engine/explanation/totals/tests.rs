//! Totals against every word of small lines, as the verifier accepts them.

use super::*;
use crate::budget::Budget;
use crate::explanation::find::findings;
use crate::explanation::finding::Finding;
use crate::explanation::known_cells::KnownCells;
use crate::explanation::reasons::Reasons;
use crate::explanation::{Fact, Justification, givens, rate, step_text, walk};
use crate::format;
use crate::message::Argument;
use crate::puzzle::{Clue, Geometry, Ink, Palette, Picture, Rgb};
use crate::verify::verify;
use itertools::Itertools;

/// A row with this clue; a sign for each cell if it has regions.
fn row(clue: &str, cells: u32, inks: u8, regions: Option<&[u8]>) -> Puzzle {
    let ink = |shade: u8| Ink { rgb: Rgb(shade, 0, 0), name: None };
    let palette = Palette::new((0..=inks).map(ink).collect()).unwrap();
    let geometry = Geometry::rectangle(1, cells).unwrap();
    let geometry = match regions {
        Some(signs) => geometry.with_regions(signs).unwrap(),
        None => geometry,
    };
    let mut clues = vec![Clue::anything(); geometry.line_count()];
    clues[0] = format::read_clue(clue, &palette).unwrap();
    Puzzle::new(geometry, palette, clues).unwrap()
}

/// All pictures of a row, in which the verifier finds no fault.
fn words(puzzle: &Puzzle) -> Vec<Vec<Color>> {
    let (cells, colors) = (0..puzzle.geometry().cell_count(), puzzle.palette().colors());
    let colors: Vec<Color> = colors.collect();
    let words = cells.map(|_| colors.iter().copied()).multi_cartesian_product();
    let picture =
        |word: &Vec<Color>| Picture::painted(puzzle.geometry(), |cell| word[cell.index()]);
    words.filter(|word| verify(puzzle, picture(word)).is_ok()).collect()
}

/// What the words leave of a line of which this is known; `None` without one.
fn left(words: &[Vec<Color>], known: &[ColorSet]) -> Option<Vec<ColorSet>> {
    let fits = |word: &&Vec<Color>| word.iter().zip(known).all(|(color, it)| it.contains(*color));
    let mut left = vec![ColorSet::EMPTY; known.len()];
    for word in words.iter().filter(fits) {
        left.iter_mut().zip(word).for_each(|(left, color)| *left = left.with(*color));
    }
    Some(left).filter(|left| !left[0].is_empty())
}

/// The findings of the row in every state, with what is known there. They give what the words leave.
fn all_findings(puzzle: &Puzzle) -> Vec<(Vec<ColorSet>, Finding)> {
    let (words, budget) = (words(puzzle), Budget::endless());
    let mut reasons = Reasons::new(puzzle, &budget);
    let line = LineId::new(0);
    let sets = puzzle.palette().colors().powerset().skip(1);
    let sets: Vec<ColorSet> =
        sets.map(|set| set.into_iter().fold(ColorSet::EMPTY, ColorSet::with)).collect();
    let states = (0..puzzle.geometry().cell_count()).map(|_| sets.iter().copied());
    let mut all = Vec::new();
    for known in states.multi_cartesian_product() {
        let found = findings(&mut reasons, line, &known, &mut None);
        let left = left(&words, &known);
        assert_eq!(found.is_some(), left.is_some());
        let Some((found, left)) = found.zip(left) else { continue };
        let gives =
            found.iter().flat_map(|finding| &finding.gives).copied().sorted_by_key(|&(at, _)| at);
        let news = left.into_iter().enumerate().filter(|&(at, left)| left != known[at]);
        assert!(gives.eq(news), "{known:?}");
        all.extend(found.into_iter().map(|finding| (known.clone(), finding)));
    }
    all
}

const ROWS: [(&str, u32, u8, Option<&[u8]>); 18] = [
    ("=0a", 3, 1, None),
    ("=1a", 4, 1, None),
    ("=3a", 6, 1, None),
    ("=6a", 6, 1, None),
    ("=2-4a", 6, 1, None),
    ("{1a 2a}", 6, 1, None),
    ("* 2a * =4a", 6, 1, None),
    ("0 | =3a", 5, 1, None),
    ("=3?", 4, 2, None),
    ("=1a =2b", 4, 2, None),
    ("=2+b", 4, 2, None),
    ("{1a 2b}", 4, 2, None),
    ("=4a", 6, 1, Some(b"aabbcd")),
    ("=2a", 4, 2, Some(b"aabc")),
    ("=1a =0b", 3, 2, None),
    ("{?a} =1+?", 3, 2, None),
    ("{2a} | {1a 2a}", 5, 1, Some(b"aabbc")),
    ("=0-1a", 3, 1, Some(b"aab")),
];

#[test]
fn steps_by_totals_follow_from_the_cells_that_count() {
    let mut steps = 0;
    for (clue, cells, inks, regions) in ROWS {
        let puzzle = row(clue, cells, inks, regions);
        let (words, budget) = (words(&puzzle), Budget::endless());
        let mut reasons = Reasons::new(&puzzle, &budget);
        let mut blank = KnownCells::new(&puzzle, LineId::new(0));
        let of_totals = all_findings(&puzzle).into_iter();
        for (known, finding) in of_totals.filter(|(_, finding)| finding.rule == Rule::Total) {
            let step = reasons.step(&finding, &known);
            let Justification::Line(reason) = &step.justification else { unreachable!() };
            assert_eq!((reason.rule, step.cost), (Rule::Total, 100));
            let item = |&(cell, colors): &Fact| (cell.index(), colors);
            let needed: Vec<Item> = reason.cells.iter().map(item).collect();
            assert!(needed.iter().all(|&(at, colors)| known[at] == colors), "{clue}");
            let left = left(&words, blank.with(&needed)).unwrap();
            let is_right = |&(at, colors): &Item| left[at].intersect(colors) == left[at];
            assert!(finding.gives.iter().all(is_right), "{clue}: {needed:?} {finding:?}");
            for skipped in 0..needed.len() {
                let mut fewer = needed.clone();
                fewer.remove(skipped);
                let known = blank.with(&fewer);
                let totals = ReachedTotals::new(&puzzle, LineId::new(0), known);
                assert!(totals.first(&finding.gives).is_none(), "{clue}: {needed:?}");
            }
            assert!(step_text(&puzzle, &step).head.id.starts_with("rule-total-"), "{clue}");
            steps += 1;
        }
    }
    assert!(steps > 4_000, "{steps}");
}

/// A number that the clue gives only together with the regions is not said to be its own, nor one of
/// a color to be that of all.
#[test]
fn a_sentence_says_the_number_that_the_clue_gives() {
    let mut of_colors = 0;
    for (clue, cells, inks, regions) in ROWS {
        let puzzle = row(clue, cells, inks, regions);
        let free = words(&row(clue, cells, inks, None));
        let budget = Budget::endless();
        let mut reasons = Reasons::new(&puzzle, &budget);
        let of_totals = all_findings(&puzzle).into_iter();
        for (known, finding) in of_totals.filter(|(_, finding)| finding.rule == Rule::Total) {
            let message = step_text(&puzzle, &reasons.step(&finding, &known)).head;
            let argument = |wanted| {
                let mut arguments = message.arguments.iter();
                arguments.find(|(name, _)| *name == wanted).map(|(_, argument)| argument)
            };
            let count = match argument("count") {
                Some(&Argument::Number(count)) => count,
                _ => 0,
            };
            // This one names the color of the cells that it counts.
            if message.id == "rule-total-reached" && count > 0 && inks > 1 {
                continue;
            }
            let is_named =
                |color: &Color| argument("color") == Some(&puzzle.palette().color_name(*color));
            let color = puzzle.palette().colors().skip(1).find(is_named);
            assert_eq!(color.is_some(), message.id.ends_with("-color"), "{message:?}");
            of_colors += usize::from(color.is_some());
            let is_counted = |it: &&Color| color.map_or(!it.is_background(), |color| **it == color);
            let counts = free.iter().map(|word| word.iter().filter(is_counted).count() as u64);
            let counts: Vec<u64> = counts.collect();
            let said = match message.id.starts_with("rule-total-needed") {
                true => counts.iter().min(),
                false => counts.iter().max(),
            };
            assert_eq!(said, Some(&count), "{clue}: {message:?}");
        }
    }
    assert!(of_colors > 100, "{of_colors}");
}

#[test]
fn whatever_a_clue_of_one_total_implies_follows_by_its_total() {
    for (clue, cells, inks, _) in &ROWS[..5] {
        let all = all_findings(&row(clue, *cells, *inks, None));
        assert!(!all.is_empty() && all.iter().all(|found| found.1.rule == Rule::Total), "{clue}");
    }
    let runs = all_findings(&row("{1a 2a}", 6, 1, None));
    let by_total = runs.iter().filter(|found| found.1.rule == Rule::Total).count();
    assert!(by_total > 0 && by_total < runs.len(), "{by_total}");
}

/// Each block has a number. Their totals alone settle all cells, one after the other.
#[test]
fn a_mosaic_is_solved_by_totals_and_easy() {
    let text = "mosaic 4 5\n#fff #000\n02331\n24442\n46442\n45332\n";
    let puzzle = format::read(text.as_bytes(), None).unwrap().into_puzzle();
    let walk = walk(&puzzle, &givens(&puzzle), None, &Budget::endless());
    assert!(walk.steps.iter().all(|step| step.rule() == Some(Rule::Total)), "{:?}", walk.steps);
    let rating = rate(&puzzle, None, &Budget::endless()).unwrap();
    assert!(rating.stars.to_string().parse::<f64>().unwrap() <= 2.0, "{}", rating.stars);
}
