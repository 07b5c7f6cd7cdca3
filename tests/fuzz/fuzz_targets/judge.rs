//! Judges a small puzzle made from any bytes: all engines and encodings return the same verdict,
//! and their pictures satisfy the clues. If the clues come from a picture, there is a solution.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nonosat_engine::encoding::{EncodeOptions, Strategy};
use nonosat_board::puzzle::{Clue, Color, ColorSet, Geometry, Ink, Length, Palette, Picture, Puzzle, Rgb, Run, Shape, Sides, clues_of};
use nonosat_engine::solver::{Engine, Options, Verdict, judge};
use nonosat_board::verify::verify;

/// The bytes as random numbers; zeros after the last byte.
struct Dice<'a>(std::slice::Iter<'a, u8>);

impl Dice<'_> {
    fn below(&mut self, count: u32) -> u32 {
        u32::from(self.0.next().copied().unwrap_or(0)) % count
    }
}

fn board(dice: &mut Dice) -> Option<Geometry> {
    let sides = |dice: &mut Dice| Sides::new([0; 4].map(|_| dice.below(4))).ok();
    let shape = match dice.below(6) {
        0 => Shape::hex(1 + dice.below(3)),
        1 => Shape::Hex { sides: sides(dice)? },
        2 => Shape::Triangles { sides: sides(dice)? },
        _ => Shape::Rect { height: 1 + dice.below(5), width: 1 + dice.below(5) },
    };
    let board = Geometry::new(shape).ok()?;
    let holes = (0..dice.below(6).saturating_sub(3)).map(|_| dice.below(25));
    let holes = holes.filter_map(|at| board.cell_numbered(at as usize));
    let holes: Vec<_> = holes.collect();
    Some(board.clone().with_holes(&holes).unwrap_or(board))
}

/// A puzzle, and whether its clues come from a picture. `None` if the bytes describe no puzzle.
fn puzzle(bytes: &[u8]) -> Option<(Puzzle, bool)> {
    let mut dice = Dice(bytes.iter());
    let geometry = board(&mut dice)?;
    let color_count = 2 + dice.below(3);
    let inks = (0..color_count).map(|n| Ink { rgb: Rgb(n as u8, 0, 0), name: None }).collect();
    let palette = Palette::new(inks).ok()?;
    let is_planted = dice.below(2) == 0;
    let color = |number: u32| Color::nth(number as usize);
    let clues: Vec<Clue> = if is_planted {
        let cells: Option<Vec<Color>> =
            geometry.cells().map(|_| color(dice.below(color_count))).collect();
        let clues = clues_of(&geometry, &Picture::new(&geometry, cells?)?);
        clues.into_iter().map(|clue| blurred(clue, &mut dice)).collect()
    } else {
        let run = |dice: &mut Dice| {
            let run = Run::new(1 + dice.below(4), color(1 + dice.below(color_count - 1))?);
            Some(run)
        };
        let clue = |_| {
            let runs: Option<Vec<Run>> = (0..dice.below(4)).map(|_| run(&mut dice)).collect();
            Some(blurred(Clue::Runs(runs?), &mut dice))
        };
        geometry.lines().map(clue).collect::<Option<_>>()?
    };
    let cells: Vec<_> = geometry.cells().collect();
    let mut puzzle = Puzzle::new(geometry, palette, clues).ok()?;
    let given = dice.below(3).min(1) * u32::from(!is_planted);
    for _ in 0..given {
        let cell = cells[dice.below(cells.len() as u32) as usize];
        let colors = ColorSet::only(color(dice.below(color_count))?);
        puzzle = puzzle.with_givens(&[(cell, colors)]).ok()?;
    }
    Some((puzzle, is_planted))
}

/// Removes the lengths or colors of the runs of some lines, and all runs of others.
fn blurred(clue: Clue, dice: &mut Dice) -> Clue {
    let Clue::Runs(runs) = clue else { return clue };
    match dice.below(8) {
        7 => Clue::anything(),
        5 => Clue::Runs(runs.into_iter().map(|run| Run { length: Length::ANY, ..run }).collect()),
        4 => {
            let least = 1 + dice.below(2);
            let length = |run: Run| Length::range(run.length.least().min(least), run.length.most());
            let ranged = |run: Run| Run { length: length(run).unwrap_or(run.length), ..run };
            Clue::Runs(runs.into_iter().map(ranged).collect())
        }
        6 => Clue::Runs(runs.into_iter().map(|run| Run { color: None, ..run }).collect()),
        _ => Clue::Runs(runs),
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Some((puzzle, is_planted)) = puzzle(bytes) else { return };
    let with = |engine, strategy, probe| {
        let encode = EncodeOptions::default().with_strategy(strategy);
        Options::default().with_engine(engine).with_encode(encode).with_probe(probe)
    };
    let ways = [
        with(Engine::Sat, Strategy::Order, true),
        with(Engine::Sat, Strategy::Order, false),
        with(Engine::Sat, Strategy::Placements, false),
        with(Engine::Search, Strategy::Auto, false),
    ];
    let verdicts = ways.map(|options| judge(&puzzle, &options).expect("small"));
    for verdict in &verdicts {
        assert_eq!(verdict.word(), verdicts[0].word(), "{puzzle:?}");
        let pictures = match verdict {
            Verdict::Unique(only) => vec![only.picture()],
            Verdict::Several(first, second) => vec![first.picture(), second.picture()],
            _ => vec![],
        };
        assert!(!is_planted || !pictures.is_empty(), "{puzzle:?}");
        for &picture in &pictures {
            assert!(verify(&puzzle, picture.clone()).is_ok(), "{puzzle:?}");
        }
        assert!(pictures.len() < 2 || pictures[0] != pictures[1], "{puzzle:?}");
    }
});
