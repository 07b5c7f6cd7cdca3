//! What a repair promises, held against all pictures of small boards, and against both engines.

mod lemmas;
mod looks;
mod options;

use super::*;
use crate::puzzle::{Color, Geometry, Ink, Palette, Rgb, Shape, Sides, clues_of};
use crate::solver::{Engine, Options, Verdict, judge};
use std::collections::BTreeMap;

/// A stream of numbers that is the same everywhere (SplitMix64).
pub(super) struct Numbers(pub u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }

    /// A picture with so many foreground colors, `percent` of whose cells have one of them.
    fn picture(&mut self, geometry: &Geometry, colors: usize, percent: usize) -> Picture {
        Picture::painted(geometry, |_| match self.below(100) < percent {
            true => Color::nth(1 + self.below(colors)).unwrap(),
            false => Color::BACKGROUND,
        })
    }
}

/// White, and so many other colors.
fn palette(colors: usize) -> Palette {
    let ink = |place| Ink { rgb: Rgb(255 - 60 * place as u8, 255, 255), name: None };
    Palette::new((0..=colors).map(ink).collect()).unwrap()
}

pub(super) fn puzzle_of(geometry: &Geometry, colors: usize, picture: &Picture) -> Puzzle {
    Puzzle::new(geometry.clone(), palette(colors), clues_of(geometry, picture)).unwrap()
}

fn wish<'a>(puzzle: &'a Puzzle, picture: &'a Picture) -> RepairRequest<'a> {
    RepairRequest::unique(puzzle, picture, Budget::endless())
}

fn repaired(wish: &RepairRequest<'_>) -> RepairResult {
    repair(wish, &mut |_| {}).unwrap()
}

/// By both engines the repair's picture is the only one.
fn is_fair(repair: &Repair) -> bool {
    [Engine::Sat, Engine::Search].into_iter().all(|engine| {
        let options = Options { engine, ..Options::default() };
        let verdict = judge(&repair.puzzle, &options).unwrap();
        matches!(verdict, Verdict::Unique(only) if *only.picture() == repair.picture)
    })
}

/// All pictures of a small board.
struct Pictures {
    geometry: Geometry,
    colors: usize,
    all: Vec<Picture>,
    /// For each picture the numbers of those with the same clues.
    alike: Vec<Vec<usize>>,
}

impl Pictures {
    fn of(shape: Shape, colors: usize) -> Pictures {
        let geometry = Geometry::new(shape).unwrap();
        let count = (colors + 1).pow(geometry.cell_count() as u32);
        let digit = |number: usize, at: usize| number / (colors + 1).pow(at as u32) % (colors + 1);
        let all: Vec<Picture> = (0..count)
            .map(|number| {
                Picture::painted(&geometry, |cell| Color::nth(digit(number, cell.index())).unwrap())
            })
            .collect();
        let mut classes: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (number, picture) in all.iter().enumerate() {
            let clues = format!("{:?}", clues_of(&geometry, picture));
            classes.entry(clues).or_default().push(number);
        }
        let mut alike = vec![Vec::new(); count];
        for class in classes.into_values() {
            class.iter().for_each(|&number| alike[number] = class.clone());
        }
        Pictures { geometry, colors, all, alike }
    }

    fn is_unique(&self, number: usize) -> bool {
        self.alike[number].len() == 1
    }

    /// For each picture the fewest cells in which a unique one differs: rings around those.
    fn distances(&self) -> Vec<usize> {
        let mut distances = vec![usize::MAX; self.all.len()];
        let mut queue: Vec<usize> =
            (0..self.all.len()).filter(|&number| self.is_unique(number)).collect();
        queue.iter().for_each(|&number| distances[number] = 0);
        let base = self.colors + 1;
        let mut next = 0;
        while let Some(&number) = queue.get(next) {
            next += 1;
            for place in (0..self.geometry.cell_count()).map(|at| base.pow(at as u32)) {
                for color in 0..base {
                    let other = number - number / place % base * place + color * place;
                    if distances[other] == usize::MAX {
                        distances[other] = distances[number] + 1;
                        queue.push(other);
                    }
                }
            }
        }
        distances
    }
}

/// Every `step`th; all with `NONOSAT_WHOLE`, which takes minutes.
fn step(step: usize) -> usize {
    if option_env!("NONOSAT_WHOLE").is_some() { 1 } else { step }
}

fn triangles(four: [u32; 4]) -> Shape {
    Shape::Triangles { sides: Sides::new(four).unwrap() }
}

fn fewest_changes(shape: Shape, colors: usize, step: usize) {
    let pictures = Pictures::of(shape, colors);
    let distances = pictures.distances();
    for number in (0..pictures.all.len()).step_by(step) {
        let picture = &pictures.all[number];
        let puzzle = puzzle_of(&pictures.geometry, colors, picture);
        let repaired = repaired(&wish(&puzzle, picture));
        let fewest = distances[number];
        assert_eq!((repaired.at_least, repaired.ended), (fewest, RepairEnd::Proved), "{number}");
        let repair = &repaired.repairs[0];
        assert_eq!(repair.cells, picture.differences(&repair.picture));
        assert_eq!(repair.cells.len(), fewest);
        assert_eq!(repair.puzzle, puzzle_of(&pictures.geometry, colors, &repair.picture));
        assert!(number % (16 * step) > 0 || is_fair(repair), "{number}");
    }
}

#[test]
fn no_fewer_changes_make_a_small_picture_unique() {
    fewest_changes(Shape::Rect { height: 3, width: 4 }, 1, 1);
    fewest_changes(Shape::Rect { height: 4, width: 4 }, 1, step(16));
}

#[test]
fn nor_one_in_colors_or_of_hexagons() {
    fewest_changes(Shape::Rect { height: 3, width: 3 }, 2, step(8));
    fewest_changes(Shape::Rect { height: 2, width: 3 }, 3, step(2));
    fewest_changes(Shape::hex(2), 1, 1);
    fewest_changes(Shape::hex(2), 2, 1);
    fewest_changes(triangles([1, 1, 1, 1]), 2, 1);
    fewest_changes(triangles([2, 1, 2, 2]), 1, step(128));
}

/// Is there a set of so many cells whose change makes the picture unique?
fn some_set_repairs(geometry: &Geometry, picture: &Picture, cells: usize) -> bool {
    let count = geometry.cell_count();
    let mut chosen: Vec<usize> = (0..cells).collect();
    loop {
        let turned = Picture::painted(geometry, |cell| {
            let is_painted = !picture[cell].is_background() ^ chosen.contains(&cell.index());
            if is_painted { Color::FIRST } else { Color::BACKGROUND }
        });
        let puzzle = puzzle_of(geometry, 1, &turned);
        if matches!(judge(&puzzle, &Options::default()), Ok(Verdict::Unique(_))) {
            return true;
        }
        let Some(at) = (0..cells).rev().find(|&at| chosen[at] < count - cells + at) else {
            return false;
        };
        chosen[at] += 1;
        (at + 1..cells).for_each(|later| chosen[later] = chosen[later - 1] + 1);
    }
}

#[test]
fn no_set_of_up_to_three_cells_is_smaller() {
    let geometry = Geometry::new(Shape::Rect { height: 6, width: 6 }).unwrap();
    let mut numbers = Numbers(6);
    let mut seen = [0; 4];
    let count = 500 / step(50);
    for _ in 0..count {
        let density = 25 + numbers.below(35);
        let picture = numbers.picture(&geometry, 1, density);
        let puzzle = puzzle_of(&geometry, 1, &picture);
        let repaired = repaired(&wish(&puzzle, &picture));
        assert_eq!(repaired.ended, RepairEnd::Proved);
        assert!(is_fair(&repaired.repairs[0]));
        let fewest = repaired.at_least;
        assert!((0..fewest.min(4)).all(|cells| !some_set_repairs(&geometry, &picture, cells)));
        seen[fewest.min(3)] += 1;
    }
    assert!(seen[1] > 0 && seen[2] + seen[3] > 0, "{seen:?}");
}
