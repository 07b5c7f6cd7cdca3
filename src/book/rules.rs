//! Lays out the page of rules, as far as the puzzles of the book need them.

use super::sheet::{Sheet, plain};
use super::{Chosen, MM, Plan};
use crate::drawing::Anchor;
use crate::explanation::Class;

/// The font size.
const SIZE: f64 = 11.0;
/// The width of the text.
const WIDTH: f64 = 128.0 * MM;

/// The page of rules.
pub(super) fn rules(chosen: &[Chosen], plan: &Plan) -> Sheet {
    let mut sheet = Sheet::new(plan.paper, 1);
    let (low, room) = sheet.area();
    let width = WIDTH.min(room.0);
    let x = low.0 + (room.0 - width) / 2.0;
    let mut y = low.1 + room.1 * 0.08;
    let style = plain(20.0).anchored(Anchor::Middle);
    sheet.write("How to solve", (low.0 + room.0 / 2.0, y), style, room.0);
    y += 38.0;
    for paragraph in paragraphs(chosen) {
        for line in sheet.lines(&paragraph, width / SIZE, usize::MAX) {
            sheet.write(&line, (x, y), plain(SIZE), width);
            y += SIZE * 1.5;
        }
        y += SIZE * 0.7;
    }
    sheet
}

fn paragraphs(chosen: &[Chosen]) -> Vec<String> {
    let any = |is: &dyn Fn(&Chosen) -> bool| chosen.iter().any(is);
    let mut texts = vec![
        "Every board hides a picture. The numbers beside a row and above a column are the \
         lengths of its blocks of filled cells, in order. Between two blocks there is at least \
         one empty cell; a 0 stands for a line without blocks.",
        "Look for cells that are filled, or empty, wherever the blocks of a line lie. Mark \
         both: each of them is news for another line.",
    ];
    if any(&Chosen::is_colored) {
        texts.push(
            "Where there are several colors, a number has the color of its block and a letter \
             for it, so that a pencil is enough; below the board stands what the letters mean. \
             Blocks of different colors may touch, blocks of the same color may not.",
        );
    }
    if any(&Chosen::is_hexagon) {
        texts.push(
            "On a hexagon, lines run in three directions. A clue stands where its line begins, \
             and is read towards the board.",
        );
    }
    if any(&Chosen::is_of_triangles) {
        texts.push(
            "On triangles, lines run in three directions. A clue stands where its line begins, \
             and is read towards the board.",
        );
    }
    if any(&Chosen::has_unknowns) {
        texts.push(
            "A ? is a length that is not told, a dashed frame a color that is not told, a * a \
             line of which nothing is told.",
        );
    }
    if any(&|it: &Chosen| !it.document.puzzle().givens().is_empty()) {
        texts.push("A cell with a dot in it is given.");
    }
    if chosen.iter().all(|it| it.is_unique) {
        texts.push("Every puzzle has exactly one solution.");
    }
    let mut paragraphs: Vec<String> = texts.into_iter().map(str::to_owned).collect();
    paragraphs.extend(stars(chosen));
    paragraphs
}

/// Explains the difficulty classes of the book, and the stars; `None` without ratings.
fn stars(chosen: &[Chosen]) -> Option<String> {
    let ratings = || chosen.iter().filter_map(|it| it.rating.as_ref());
    ratings().next()?;
    let words = |class: Class| match class {
        Class::Trivial => "trivial: each line is finished at one look, if one finds the order",
        Class::Lines => "by lines: one line at a time is enough",
        Class::Trials => "by trials: sometimes one has to see what a cell would lead to",
        Class::DeepTrials => "by deep trials: the same over many lines",
        _ => "by guessing: no short chain of reasons is known for some cells",
    };
    let met = |class: &Class| ratings().any(|rating| rating.class == *class);
    let kinds: Vec<&str> = Class::ALL.into_iter().filter(met).map(words).collect();
    Some(format!(
        "Stars say how hard a puzzle is for its size, and so does a word: gentle (up to one \
         star), easy, tricky, hard, fiendish (up to five). Another word says which steps it needs \
         ({}). The time is a guess.",
        kinds.join("; ")
    ))
}
