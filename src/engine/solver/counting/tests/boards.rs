//! Numbers of small boards, held against all their pictures, and of larger ones by formulas.

use super::*;
use crate::encoding::tests::definition::leave_out;
use crate::puzzle::{CellId, ColorSet, Ink, Length, Picture, Rgb, clues_of};
use crate::random::Random;
use crate::verify::verify;
use itertools::Itertools;

fn palette(colors: usize) -> Palette {
    let inks = (0..=colors).map(|n| Ink { rgb: Rgb(n as u8, 0, 0), name: None });
    Palette::new(inks.collect()).unwrap()
}

/// A puzzle of a random picture: parts of its clues, some cells given, perhaps a hole.
fn random(shape: Shape, colors: usize, random: &mut Random) -> Puzzle {
    let whole = Geometry::new(shape).unwrap();
    let hole = CellId::new(random.below(3 * whole.cell_count()) as u32);
    // Where it cuts off a line, there is no hole.
    let geometry = whole.clone().with_holes(&[hole]).unwrap_or(whole);
    let picture = Picture::painted(&geometry, |_| match random.below(3) {
        0 => Color::BACKGROUND,
        _ => Color::nth(random.below(colors + 1)).unwrap(),
    });
    let mut clues = clues_of(&geometry, &picture);
    leave_out(&mut clues, random);
    let given = |cell| {
        let other = Color::nth(random.below(colors + 1)).unwrap();
        (random.below(6) == 0).then(|| (cell, ColorSet::only(picture[cell]).with(other)))
    };
    let givens: Vec<(CellId, ColorSet)> = geometry.cells().filter_map(given).collect();
    Puzzle::new(geometry, palette(colors), clues).unwrap().with_givens(&givens).unwrap()
}

/// The number of pictures that satisfy the puzzle, found by trying all of them.
fn by_trying(puzzle: &Puzzle) -> u32 {
    let geometry = puzzle.geometry();
    let colors = puzzle.palette().colors().collect_vec();
    let choices = geometry.cells().map(|cell| match geometry.is_hole(cell) {
        true => vec![Color::BACKGROUND],
        false => colors.clone(),
    });
    let pictures = choices.multi_cartesian_product();
    let fits = |colors: &Vec<Color>| {
        let picture = Picture::painted(geometry, |cell| colors[cell.index()]);
        verify(puzzle, picture).is_ok()
    };
    pictures.filter(fits).count() as u32
}

#[test]
fn every_picture_of_a_small_board_is_counted_once() {
    let mut numbers = Random::new(1);
    let rect = |height, width| Shape::Rect { height, width };
    let mut most = 0;
    for (shape, colors) in
        [(rect(3, 3), 1), (rect(2, 4), 1), (Shape::hex(2), 1), (rect(2, 3), 2), (rect(2, 2), 4)]
    {
        for _ in 0..16 {
            let puzzle = random(shape, colors, &mut numbers);
            let number = by_trying(&puzzle);
            let exactly = Count::Exactly(number.into());
            let endless = Budget::endless();
            assert_eq!(within(&puzzle, None, &endless, MAX_BYTES), exactly, "{puzzle:?}");
            let enough = number / 2 + 1;
            let count = within(&puzzle, Some(enough), &endless, MAX_BYTES);
            let is_enough = *count.number() >= enough.into() && *count.number() <= number.into();
            assert!(count == exactly || is_enough && !count.is_exact(), "{count:?} of {number}");
            // Without solved lines, too.
            let deduction = Deduction::of_givens(&puzzle);
            assert_eq!(super::count(&puzzle, &deduction, None, &endless), exactly);
            most = most.max(number);
        }
    }
    assert!(most > 100, "{most}");
}

/// A row with this clue; the columns know nothing.
fn row(width: u32, runs: Vec<Run>, colors: usize) -> Puzzle {
    let geometry = Geometry::new(Shape::Rect { height: 1, width }).unwrap();
    let mut clues = vec![Clue::anything(); geometry.line_count()];
    clues[0] = Clue::Runs(runs);
    Puzzle::new(geometry, palette(colors), clues).unwrap()
}

pub(super) fn number_of(puzzle: &Puzzle) -> Count {
    within(puzzle, None, &Budget::endless(), MAX_BYTES)
}

/// So many ways to choose `k` of `n`.
fn choose(n: u32, k: u32) -> BigUint {
    (0..k).fold(1u32.into(), |ways: BigUint, at| ways * (n - at) / (at + 1))
}

#[test]
fn rows_have_as_many_pictures_as_their_runs_have_places() {
    for (width, lengths) in
        [(9, vec![2, 3]), (20, vec![1, 2, 3]), (30, vec![4, 4, 4, 4]), (5, vec![5])]
    {
        let runs = lengths.iter().map(|&length| Run::new(length, Color::FIRST)).collect_vec();
        let count = runs.len() as u32;
        let places = choose(width - lengths.iter().sum::<u32>() + 1, count);
        assert_eq!(number_of(&row(width, runs, 1)), Count::Exactly(places));
        // Of unknown lengths: where each begins and ends.
        let open = Run { length: Length::ANY, color: Some(Color::FIRST) };
        let unknown = row(width, vec![open; lengths.len()], 1);
        let places = choose(width + 1, 2 * count);
        assert_eq!(number_of(&unknown), Count::Exactly(places));
    }
}

/// Numbers of more than two words are stored, too: no cell has the color of its neighbor.
#[test]
fn long_rows_have_many_pictures() {
    let many = row(46, vec![Run { length: Length::exactly(1), color: None }; 46], 9);
    assert_eq!(number_of(&many), Count::Exactly(BigUint::from(8u32).pow(45) * 9u32));
}

/// The states of a line count, even where hardly a placement is left.
#[test]
fn a_line_of_too_many_states_is_refused() {
    let puzzle = row(120, vec![Run::new(1, Color::FIRST); 30], 1);
    let last = puzzle.geometry().cells().skip(60).step_by(2);
    let givens: Vec<(CellId, ColorSet)> =
        last.map(|cell| (cell, ColorSet::only(Color::FIRST))).collect();
    let puzzle = puzzle.with_givens(&givens).unwrap();
    let deduction = Deduction::of_givens(&puzzle);
    let within = |max_bytes| count_within(&puzzle, &deduction, None, &Budget::endless(), max_bytes);
    assert_eq!(within(MAX_BYTES), Count::Exactly(1u32.into()));
    assert_eq!(within(32 << 10), Count::AtLeast(BigUint::ZERO, Some(Limit::Capacity)));
}

/// Neighbors differ: the colorings of a circle of four cells.
#[test]
fn many_colors_are_told_apart() {
    let geometry = Geometry::new(Shape::Rect { height: 2, width: 2 }).unwrap();
    let runs = vec![Run { length: Length::exactly(1), color: None }; 2];
    for colors in [1, 2, 3, 8, 40] {
        let clues = vec![Clue::Runs(runs.clone()); 4];
        let Ok(puzzle) = Puzzle::new(geometry.clone(), palette(colors), clues) else { continue };
        let others = colors as u32 - 1;
        assert_eq!(number_of(&puzzle), Count::Exactly((others.pow(4) + others).into()));
    }
}

/// Squares along the diagonal with one filled cell in each of their lines, but in the first row of
/// an odd one two; everything outside is background.
pub(super) fn blocks(sides: &[(u32, bool)]) -> Puzzle {
    let place = |at: u32| {
        let mut from = 0;
        let block = sides.iter().position(|(side, _)| {
            from += side;
            at < from
        });
        let block = block.unwrap();
        (block, at + sides[block].0 == from)
    };
    let side: u32 = sides.iter().map(|(side, _)| side).sum();
    let geometry = Geometry::new(Shape::Rect { height: side, width: side }).unwrap();
    let clue = |line: u32| {
        let (block, is_first) = place(line % side);
        let is_odd = line < side && is_first && sides[block].1;
        Clue::Runs(vec![Run::new(if is_odd { 2 } else { 1 }, Color::FIRST)])
    };
    let clues = (0..2 * side).map(clue).collect();
    let puzzle = Puzzle::new(geometry, palette(1), clues).unwrap();
    let is_outside = |cell: &CellId| {
        let cell = cell.index() as u32;
        place(cell / side).0 != place(cell % side).0
    };
    let outside = puzzle.geometry().cells().filter(is_outside);
    let blank = ColorSet::only(Color::BACKGROUND);
    let givens: Vec<(CellId, ColorSet)> = outside.map(|cell| (cell, blank)).collect();
    puzzle.with_givens(&givens).unwrap()
}

/// Parts that share no line multiply; a part without a picture leaves none.
#[test]
fn parts_multiply() {
    assert_eq!(number_of(&blocks(&[(4, false); 2])), Count::Exactly((24u32 * 24).into()));
    assert_eq!(number_of(&blocks(&[(5, false); 2])), Count::Exactly((120u32 * 120).into()));
    let puzzle = blocks(&[(4, true), (4, false)]);
    let deduction = Deduction::of_givens(&puzzle);
    assert_eq!(count(&puzzle, &deduction, None, &Budget::endless()).to_string(), "0");
}
