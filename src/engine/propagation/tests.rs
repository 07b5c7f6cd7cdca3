//! Every line up to nine cells against enumeration.

use super::*;
use crate::budget::{Budget, Exhausted};
use crate::puzzle::*;
use itertools::Itertools;

mod boards;
mod outcomes;
mod parts;
mod placements;
mod probes;
mod queries;
mod steps;

/// The runs that a reader of the line sees.
fn seen(line: &[Color]) -> Vec<(Color, u32)> {
    let stretches = line.iter().chunk_by(|&&color| color);
    let runs = stretches.into_iter().map(|(color, cells)| (color, cells.count() as u32));
    runs.filter(|(color, _)| !color.is_background()).collect()
}

fn satisfies(line: &[Color], clue: &[Run]) -> bool {
    let runs = seen(line);
    let fits = |(&(color, length), run): (&(Color, u32), &Run)| {
        run.color.is_none_or(|own| own == color) && run.length.holds(length)
    };
    runs.len() == clue.len() && runs.iter().zip(clue).all(fits)
}

/// Small deterministic numbers (the constants are Knuth's MMIX generator).
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % u64::from(bound)) as u32
    }
}

/// A puzzle of one row whose columns know nothing.
fn one_row(cells: &[ColorSet], clue: &[Run], color_count: u8) -> Option<Puzzle> {
    let width = cells.len() as u32;
    let geometry = Geometry::new(Shape::Rect { height: 1, width }).unwrap();
    let inks = (0..color_count).map(|n| Ink { rgb: Rgb(n, n, n), name: None });
    let palette = Palette::new(inks.collect()).unwrap();
    let mut clues = vec![Clue::anything(); geometry.line_count()];
    clues[0] = Clue::Runs(clue.to_vec());
    let givens: Vec<_> = geometry.cells().zip(cells.iter().copied()).collect();
    Puzzle::new(geometry, palette, clues).ok()?.with_givens(&givens).ok()
}

/// Compares all results for a line with the list of its fillings.
fn check(cells: &[ColorSet], clue: &[Run], color_count: u8) {
    let Some(puzzle) = one_row(cells, clue, color_count) else { return };
    let fillings = cells.iter().map(|cell| cell.iter().collect_vec()).multi_cartesian_product();
    let good = fillings.filter(|line| satisfies(line, clue)).collect_vec();
    let context = format!("{clue:?} on {cells:?}");

    let endless = Budget::endless();
    let placements = Placements::new(clue, cells, color_count.into(), &endless).unwrap();
    assert_eq!(placements.count(), good.len() as u128, "{context}");
    let count = Placements::count_of(clue, cells, color_count.into(), &endless);
    assert_eq!(count, Ok(good.len() as u128), "{context}");
    let listed = (0..).map_while(|number| placements.nth(number)).collect_vec();
    assert_eq!(listed.iter().sorted().collect_vec(), good.iter().collect_vec(), "{context}");

    let Ok(deduction) = propagate(&puzzle, &Budget::endless()) else {
        assert!(good.is_empty(), "{context}");
        return;
    };
    for cell in puzzle.geometry().cells() {
        let colors = good.iter().map(|line| line[cell.index()]);
        let want = colors.fold(ColorSet::EMPTY, ColorSet::with);
        assert_eq!(deduction.colors(cell), want, "{cell:?} of {context}");
    }
    check_slots(&slots(&puzzle, &deduction, LineId::new(0)).unwrap(), &good, &context);
}

fn check_slots(slots: &[RunSlots], good: &[Vec<Color>], context: &str) {
    assert!(good.iter().all(|line| seen(line).len() == slots.len()), "{context}");
    for (place, slot) in slots.iter().enumerate() {
        let (mut starts, mut ends, mut colors) = (vec![], vec![], ColorSet::EMPTY);
        for line in good {
            let mut at = 0;
            let stretches = line.iter().chunk_by(|&&color| color);
            let spans = stretches.into_iter().map(|(color, cells)| {
                let from = at;
                at += cells.count() as u32;
                (color, from, at)
            });
            let mut runs = spans.filter(|(color, ..)| !color.is_background());
            let (color, from, to) = runs.nth(place).unwrap();
            starts.push(from);
            ends.push(to);
            colors = colors.with(color);
        }
        let distinct = |places: Vec<u32>| places.into_iter().sorted().dedup().collect_vec();
        assert_eq!(slot.starts, distinct(starts), "starts of run {place} of {context}");
        assert_eq!(slot.ends, distinct(ends), "ends of run {place} of {context}");
        assert_eq!(slot.colors, colors, "colors of run {place} of {context}");
    }
}

/// A number, a range with one end or two, or any length.
fn random_length(random: &mut Lcg, longest: u32) -> Length {
    let least = 1 + random.below(longest);
    let most = least + random.below(4);
    match random.below(6) {
        0 => Length::ANY,
        1 => Length::range(least, None).unwrap(),
        2 => Length::range(least, Some(most)).unwrap(),
        _ => Length::exactly(least),
    }
}

fn random_clue(random: &mut Lcg, longest: u32, color_count: u8) -> Vec<Run> {
    let run = |random: &mut Lcg| Run {
        color: (random.below(3) > 0)
            .then(|| Color::numbered(1 + random.below(color_count as u32 - 1) as u8)),
        length: random_length(random, longest),
    };
    (0..random.below(5)).map(|_| run(random)).collect()
}

fn check_random(seed: u64, rounds: u32, color_count: u8, longest_line: u32) {
    let mut random = Lcg(seed);
    for _ in 0..rounds {
        let cells = 1 + random.below(longest_line);
        let clue = random_clue(&mut random, 3, color_count);
        let cell = |random: &mut Lcg| {
            let all = ColorSet::first(color_count.into());
            let without = Color::numbered(random.below(color_count as u32) as u8);
            if random.below(3) == 0 { all.without(without) } else { all }
        };
        let cells = (0..cells).map(|_| cell(&mut random)).collect_vec();
        check(&cells, &clue, color_count);
    }
}

#[test]
fn lines_of_one_color_agree_with_enumeration() {
    check_random(1, 3000, 2, 9);
}

#[test]
fn lines_of_two_colors_agree_with_enumeration() {
    check_random(2, 2000, 3, 7);
}

#[test]
fn lines_of_three_colors_agree_with_enumeration() {
    check_random(3, 800, 4, 6);
}

#[test]
fn every_black_and_white_clue_on_short_lines() {
    let run = |length| Run::new(length, Color::FIRST);
    for cells in 1..=7 {
        for count in 0..=3 {
            for lengths in (0..count).map(|_| 1..=4).multi_cartesian_product() {
                let clue = lengths.into_iter().map(run).collect_vec();
                check(&vec![ColorSet::first(2); cells], &clue, 2);
            }
        }
    }
}

#[test]
fn every_clue_of_ranges_on_short_lines() {
    let ends = (1..=3).cartesian_product([None, Some(0), Some(1), Some(2)]);
    let length = |(least, more): (u32, Option<u32>)| {
        Length::range(least, more.map(|more| least + more)).unwrap()
    };
    let lengths = ends.map(length).collect_vec();
    let run = |&length: &Length| Run { length, color: Some(Color::FIRST) };
    let black = ColorSet::only(Color::FIRST);
    for (cells, count) in [(4, 1), (7, 1), (7, 2), (9, 2), (8, 3)] {
        for clue in (0..count).map(|_| &lengths).multi_cartesian_product() {
            let clue = clue.into_iter().map(run).collect_vec();
            let mut known = vec![ColorSet::first(2); cells];
            check(&known, &clue, 2);
            known[cells / 2] = black;
            check(&known, &clue, 2);
            known[cells / 2 + 1] = ColorSet::only(Color::BACKGROUND);
            check(&known, &clue, 2);
        }
    }
}

#[test]
fn ranges_reach_across_words() {
    for cells in [63_u32, 64, 127, 128, 255, 256, 999] {
        let length = Length::range(cells - 4, Some(cells - 2)).unwrap();
        let clue = [Run { length, color: Some(Color::FIRST) }];
        let open = vec![ColorSet::first(2); cells as usize];
        let puzzle = one_row(&open, &clue, 2).unwrap();
        let deduction = propagate(&puzzle, &Budget::endless()).unwrap();
        assert_eq!(deduction.open_count(), 8, "{cells}");
        assert_eq!(count_of(&clue, &open), 5 + 4 + 3);
        let slots = &slots(&puzzle, &deduction, LineId::new(0)).unwrap()[0];
        assert_eq!((&slots.starts[..], slots.ends[0]), (&[0, 1, 2, 3, 4][..], cells - 4));
    }
}

fn count_of(clue: &[Run], cells: &[ColorSet]) -> u128 {
    Placements::count_of(clue, cells, 2, &Budget::endless()).unwrap()
}

#[test]
fn long_lines_count_and_settle_across_words() {
    for cells in [63, 64, 127, 128, 255, 256, 999] {
        let clue = [Run::new(cells as u32 - 3, Color::FIRST), Run::new(1, Color::FIRST)];
        let open = vec![ColorSet::first(2); cells];
        let puzzle = one_row(&open, &clue, 2).unwrap();
        let deduction = propagate(&puzzle, &Budget::endless()).unwrap();
        assert_eq!(deduction.colors(CellId::new(0)), ColorSet::first(2));
        assert_eq!(deduction.colors(CellId::new(1)), ColorSet::only(Color::FIRST));
        assert_eq!(deduction.open_count(), 4, "{cells}");
        assert_eq!(count_of(&clue, &open), 3);
    }
}

#[test]
fn huge_counts_saturate() {
    let clue = vec![Run::new(1, Color::FIRST); 200];
    let open = vec![ColorSet::first(2); 900];
    assert_eq!(count_of(&clue, &open), u128::MAX);
}

/// The puzzle of a 4x4 picture, bit `i` of which is cell `i`.
fn puzzle_of(picture: u32) -> Puzzle {
    let shape = Shape::Rect { height: 4, width: 4 };
    let geometry = Geometry::new(shape).unwrap();
    let clue = |line| {
        let cells = geometry.line(line).iter();
        let colors =
            cells.map(|cell| Color::numbered((picture >> cell.number() & 1) as u8)).collect_vec();
        Clue::Runs(
            seen(&colors).into_iter().map(|(color, length)| Run::new(length, color)).collect(),
        )
    };
    let clues = geometry.lines().map(clue).collect();
    Puzzle::new(Geometry::new(shape).unwrap(), Palette::black_on_white(), clues).unwrap()
}

#[test]
fn probing_keeps_every_solution_and_finds_what_lines_do_not() {
    let all = (0..1u32 << 16).into_group_map_by(|&picture| {
        let puzzle = puzzle_of(picture);
        puzzle.geometry().lines().map(|line| puzzle.clue(line).clone()).collect_vec()
    });
    let (mut helped, mut random) = (0, Lcg(4));
    let over = Budget::of(std::time::Duration::ZERO);
    for _ in 0..500 {
        let puzzle = puzzle_of(random.below(1 << 16));
        let clues = puzzle.geometry().lines().map(|line| puzzle.clue(line).clone()).collect_vec();
        let settled = propagate(&puzzle, &Budget::endless()).unwrap();
        let probed = probe(&puzzle, &settled, &Budget::endless()).unwrap();
        assert_eq!(probe(&puzzle, &settled, &over).unwrap(), settled, "nothing without time");
        helped += usize::from(probed.open_count() < settled.open_count());
        for (cell, solution) in puzzle.geometry().cells().cartesian_product(&all[&clues]) {
            let color = Color::numbered((solution >> cell.number() & 1) as u8);
            assert!(probed.colors(cell).contains(color), "{clues:?} at {cell:?}");
        }
    }
    assert!(helped > 0);
}

/// Wide boards of which nothing is known are left to the solver.
#[test]
fn probing_ends_where_it_finds_nothing() {
    struct Solves(u64);
    impl Observer for Solves {
        fn step(&mut self, _step: Step<'_>) {}
        fn ended(&mut self, line_solves: u64) {
            self.0 = line_solves;
        }
    }
    let geometry = Geometry::new(Shape::Rect { height: 300, width: 300 }).unwrap();
    let clue = Clue::Runs(vec![Run::new(2, Color::FIRST); 60]);
    let clues = vec![clue; geometry.line_count()];
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
    let settled = propagate(&puzzle, &Budget::endless()).unwrap();
    let mut solves = Solves(0);
    let probed = probe_observed(&puzzle, &settled, &Budget::endless(), &mut solves).unwrap();
    assert_eq!(probed, settled);
    assert!((1000..20_000).contains(&solves.0), "{} line solves", solves.0);
}
