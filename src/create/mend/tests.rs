//! What mending promises, held against all pictures of small boards.

use super::*;
use crate::puzzle::{Color, Geometry, Palette, Shape, clues_of};
use std::collections::BTreeMap;

/// A stream of numbers that is the same everywhere (SplitMix64).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, count: u64) -> u64 {
        self.next() % count
    }
}

fn wish<'a>(puzzle: &'a Puzzle, picture: &'a Picture) -> Wish<'a> {
    Wish {
        puzzle,
        picture,
        means: Means::Change,
        aim: Aim::Unique,
        protected: &[],
        weights: Weights::default(),
        max: None,
        count: 1,
        budget: Budget::endless(),
    }
}

fn board(shape: Shape, palette: &Palette, colors: impl Fn(usize) -> Color) -> (Puzzle, Picture) {
    let geometry = Geometry::new(shape).unwrap();
    let picture = Picture::painted(&geometry, |cell| colors(cell.index()));
    let clues = clues_of(&geometry, &picture);
    (Puzzle::new(geometry, palette.clone(), clues).unwrap(), picture)
}

/// For each picture of a small black and white board how many cells must be changed: as far as it
/// is from the nearest one that is the only one with its clues.
fn distances(shape: Shape) -> Vec<usize> {
    let geometry = Geometry::new(shape).unwrap();
    let cells = geometry.cell_count();
    let picture = |bits: usize| {
        Picture::painted(&geometry, |cell| Color::numbered((bits >> cell.index() & 1) as u8))
    };
    let mut alike: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for bits in 0..1usize << cells {
        let clues = format!("{:?}", clues_of(&geometry, &picture(bits)));
        alike.entry(clues).or_default().push(bits);
    }
    let mut distances = vec![usize::MAX; 1 << cells];
    let mut queue: Vec<usize> =
        alike.values().filter(|bits| bits.len() == 1).map(|bits| bits[0]).collect();
    queue.iter().for_each(|&bits| distances[bits] = 0);
    let mut next = 0;
    while let Some(&bits) = queue.get(next) {
        next += 1;
        for at in 0..cells {
            let other = bits ^ 1 << at;
            if distances[other] == usize::MAX {
                distances[other] = distances[bits] + 1;
                queue.push(other);
            }
        }
    }
    distances
}

fn small_boards(shape: Shape, step: usize) {
    let distances = distances(shape);
    let palette = Palette::black_on_white();
    for bits in (0..distances.len()).step_by(step) {
        let color = |at: usize| Color::numbered((bits >> at & 1) as u8);
        let (puzzle, picture) = board(shape, &palette, color);
        let mended = mend(&wish(&puzzle, &picture), &mut |_| {}).unwrap();
        let fewest = distances[bits];
        assert_eq!((mended.at_least, mended.ended), (fewest, Ended::Proved), "{bits:b}");
        let repair = &mended.repairs[0];
        assert_eq!(repair.cells.len(), fewest);
        assert_eq!(repair.cells, picture.differences(&repair.picture));
    }
}

#[test]
fn no_fewer_changes_make_a_small_picture_unique() {
    small_boards(Shape::Rect { height: 3, width: 4 }, 1);
    small_boards(Shape::Rect { height: 4, width: 4 }, 16);
}
