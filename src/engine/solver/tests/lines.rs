//! Lines that propagate, against lines in a formula and against all pictures. Switches and patterns.

use super::*;
use crate::puzzle::{Shape, Sides};
use crate::random::Random;

/// The clue of a run list as text, made looser here and there: ranges, unknown colors, patterns. Now
/// and then it is another clue, so that there may be no picture.
fn loosened(random: &mut Random, clue: &Clue) -> String {
    let runs = clue.runs().unwrap_or_default();
    let run = |random: &mut Random, run: &Run| {
        let least = run.length.least() as usize;
        let length = match random.below(6) {
            0 => format!("{}-{}", least.max(2) - 1, least + 1),
            1 => format!("{least}+"),
            2 if random.below(4) == 0 => format!("{}", least + 1),
            _ => least.to_string(),
        };
        let color = run.color.filter(|_| random.below(4) > 0);
        length + &color.map_or('?', |color| (b'a' + color.index() as u8 - 1) as char).to_string()
    };
    let words = runs.iter().map(|own| run(random, own)).collect_vec();
    let painted: usize = runs.iter().map(|run| run.length.least() as usize).sum();
    match random.below(12) {
        0 => "*".to_owned(),
        1 if words.len() > 1 => format!("{{{}}}", words.join(" ")),
        2 if painted > 0 => format!("={painted}?"),
        3 if words.len() > 1 => format!("{} * {}", words[0], words[words.len() - 1]),
        4 => format!("{} | {}", words.join(" "), words.iter().rev().join(" ")),
        _ => words.join(" "),
    }
}

/// A puzzle from a random picture, with loosened clues; `None` if one has no word.
fn drawn(random: &mut Random, shape: Shape, colors: usize) -> Option<Puzzle> {
    let (geometry, palette) = (Geometry::new(shape).unwrap(), palette(colors as u8));
    let blank = random.below(colors + 1);
    let color = |number: usize| if number > colors { blank } else { number };
    let picture =
        Picture::painted(&geometry, |_| Color::numbered(color(random.below(colors + 2)) as u8));
    let texts =
        clues_of(&geometry, &picture).iter().map(|clue| loosened(random, clue)).collect_vec();
    let clue =
        |text: &String| crate::format::read_clue(text.trim_matches([' ', '|']), &palette).ok();
    let clues = texts.iter().map(|text| clue(text).unwrap()).collect();
    Puzzle::new(geometry, palette, clues).ok()
}

/// Up to `most` pictures. Without probing and marginals, so that the session has all the work.
fn listed(puzzle: &Puzzle, most_in_formula: usize, threads: usize, most: usize) -> Vec<Picture> {
    let plain = Options::default().with_probe(false).with_marginals(false).with_threads(threads);
    let options = Options { most_in_formula, ..plain };
    let mut solver = Solver::new(puzzle, &options);
    let next = || match solver.next_picture().unwrap() {
        Outcome::Found(picture) => Some(picture.picture().clone()),
        Outcome::None(_) => None,
        Outcome::Limit(limit) => panic!("{limit:?} in {puzzle:?}"),
    };
    std::iter::from_fn(next).take(most).collect()
}

#[test]
fn lines_that_propagate_leave_the_pictures_of_the_formula() {
    let rect = |height, width| Shape::Rect { height, width };
    let triangles = Shape::Triangles { sides: Sides::regular(1) };
    let shapes = [rect(3, 3), rect(2, 5), rect(4, 3), Shape::hex(2), triangles];
    let (mut random, mut seen) = (Random::new(47), [0; 3]);
    let mut number = 0;
    while number < 240 {
        let colors = 1 + number % 3;
        let shape = shapes[random.below(shapes.len())];
        let Some(puzzle) = drawn(&mut random, shape, colors) else { continue };
        number += 1;
        let by_lines = sorted(listed(&puzzle, 0, 1, 10_000));
        assert_eq!(by_lines, sorted(listed(&puzzle, usize::MAX, 1, 10_000)), "{puzzle:?}");
        if puzzle.palette().color_count().pow(puzzle.geometry().cell_count() as u32) < 5_000 {
            assert_eq!(by_lines, sorted(pictures(&puzzle)), "{puzzle:?}");
        }
        seen[by_lines.len().min(2)] += 1;
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

/// Boards on which the solver learns from many conflicts, alone and on two threads.
#[test]
fn larger_boards_get_the_same_verdict_by_lines() {
    let (mut random, mut seen) = (Random::new(5), [0; 3]);
    for number in 0..60 {
        let (side, colors) = [(9, 1), (12, 1), (7, 2), (6, 3)][number % 4];
        let shape = Shape::Rect { height: side, width: side };
        let Some(puzzle) = drawn(&mut random, shape, colors) else { continue };
        let count = listed(&puzzle, usize::MAX, 1, 3).len();
        assert_eq!(listed(&puzzle, 0, 1, 3).len(), count, "{puzzle:?}");
        seen[count.min(2)] += 1;
    }
    assert!(seen[0] > 9 && seen[2] > 9, "{seen:?}");
}
