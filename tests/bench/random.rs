//! Random puzzles, the same in every run; each has a picture.

use nonosat_board::puzzle::{Color, Geometry, Ink, Palette, Picture, Puzzle, Rgb, Shape, clues_of};

/// A puzzle of which about `density` of a hundred cells are painted, in one of `inks` colors.
pub fn puzzle(shape: Shape, density: u64, inks: usize, seed: u64) -> Puzzle {
    let geometry = Geometry::new(shape).expect("the sizes are within the limits");
    let mut draw = draws(seed);
    let picture = Picture::painted(&geometry, |_| {
        // `draw` returns 24 bits.
        if draw() * 100 >= density << 24 {
            return Color::BACKGROUND;
        }
        Color::nth(1 + draw() as usize % inks).expect("there are few inks")
    });
    let clues = clues_of(&geometry, &picture);
    let rgbs = [Rgb(255, 255, 255), Rgb(0, 0, 0), Rgb(213, 94, 0)];
    let inks = rgbs[..=inks].iter().map(|&rgb| Ink { rgb, name: None }).collect();
    let palette = Palette::new(inks).expect("there is an ink");
    Puzzle::new(geometry, palette, clues).expect("a picture gives fitting clues")
}

/// Random numbers of 24 bits by a linear congruential generator with D. Knuth's constants.
fn draws(seed: u64) -> impl FnMut() -> u64 {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    move || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        state >> 40
    }
}
