//! Puzzles whose clues are read off a random picture, for the property tests.

use itertools::Itertools;
use nonosat_board::puzzle::*;
use proptest::prelude::*;

/// The runs that one sees in a line, read without the help of the library.
pub fn runs_seen(line: &[Color]) -> Vec<(usize, Color)> {
    let stretches = line.iter().copied().dedup_with_count();
    stretches.filter(|(_, color)| *color != Color::BACKGROUND).collect()
}

/// A palette of `count` foreground colors on white.
pub fn palette(count: u8) -> Palette {
    let ink = |shade: u8| {
        let tone = shade.wrapping_mul(60);
        Ink { rgb: Rgb(255 - tone, 255, tone), name: None }
    };
    Palette::new((0..=count).map(ink).collect()).unwrap()
}

/// How much of a clue is hidden.
#[derive(Clone, Copy, Debug)]
pub struct Hidden {
    /// Every `colors`-th run or so loses its color.
    pub colors: u8,
    /// Every `lengths`-th run or so loses its length.
    pub lengths: u8,
    /// Every `ranges`-th run or so has a range of lengths.
    pub ranges: u8,
    /// Every `clues`-th line or so loses its clue.
    pub clues: u8,
    /// Every `cells`-th cell or so is given.
    pub givens: u8,
}

/// Nothing is hidden and nothing given.
pub const OPEN: Hidden = Hidden { colors: 0, lengths: 0, ranges: 0, clues: 0, givens: 0 };
/// A little of everything.
pub const BLURRED: Hidden = Hidden { colors: 3, lengths: 4, ranges: 3, clues: 7, givens: 9 };

/// A picture on this board and a puzzle that it solves.
pub fn planted(
    shape: Shape,
    colors: u8,
    hidden: Hidden,
) -> impl Strategy<Value = (Puzzle, Picture)> {
    planted_on(&Geometry::new(shape).unwrap(), colors, hidden)
}

/// The same on a board that may have holes.
pub fn planted_on(
    geometry: &Geometry,
    colors: u8,
    hidden: Hidden,
) -> impl Strategy<Value = (Puzzle, Picture)> + use<> {
    let geometry = geometry.clone();
    let cells = geometry.cell_count();
    let picture = prop::collection::vec(0..=colors, cells);
    let dice = prop::collection::vec(any::<u8>(), 8 * cells);
    (picture, dice).prop_map(move |(picture, dice)| {
        let color = |place: &u8| Color::nth((*place).into()).unwrap();
        let picture = Picture::new(&geometry, picture.iter().map(color).collect()).unwrap();
        let mut dice = dice.into_iter().cycle();
        let mut one_in = |sides: u8| sides > 0 && dice.next().unwrap() % sides == 0;
        let clues = geometry.lines().map(|line| {
            let seen = geometry.line(line).iter().map(|&cell| picture[cell]).collect_vec();
            let runs = runs_seen(&seen).into_iter().map(|(length, color)| Run {
                color: (!one_in(hidden.colors)).then_some(color),
                length: match length as u32 {
                    _ if one_in(hidden.lengths) => Length::ANY,
                    length if one_in(hidden.ranges) => {
                        let most = (!one_in(2)).then_some(length + u32::from(one_in(2)));
                        Length::range(length.max(2) - 1, most).unwrap()
                    }
                    length => Length::exactly(length),
                },
            });
            let runs = runs.collect_vec();
            if one_in(hidden.clues) { Clue::anything() } else { Clue::Runs(runs) }
        });
        let clues = clues.collect_vec();
        let given = geometry.cells().filter(|_| one_in(hidden.givens));
        let given = given.map(|cell| (cell, ColorSet::only(picture[cell]))).collect_vec();
        let puzzle = Puzzle::new(geometry.clone(), palette(colors), clues).unwrap();
        (puzzle.with_givens(&given).unwrap(), picture)
    })
}
