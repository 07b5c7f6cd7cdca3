//! Finds the nearest of the 256 colors of most terminals.
//!
//! In: a color. Out: its number. Invariants: never one of the first 16 colors, because each
//! terminal defines these differently.

use crate::puzzle::Rgb;

/// The levels of red, green and blue in the colors from 16 to 231.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The number of the nearest color, from 16 to 255.
pub fn nearest_of_256(Rgb(red, green, blue): Rgb) -> u8 {
    let target = [red, green, blue];
    let distance = |found: [u8; 3]| -> u32 {
        target.iter().zip(found).map(|(&one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    let steps = target.map(nearest_step);
    let cube = (distance(steps.map(|at| STEPS[at])), 16 + 36 * steps[0] + 6 * steps[1] + steps[2]);
    let grays = (0..24_u8).map(|at| (distance([8 + 10 * at; 3]), 232 + usize::from(at)));
    let best = grays.fold(cube, |best, gray| if gray.0 < best.0 { gray } else { best });
    best.1 as u8
}

fn nearest_step(value: u8) -> usize {
    let steps = STEPS.iter().enumerate();
    steps.min_by_key(|(_, step)| step.abs_diff(value)).map_or(0, |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_become_the_nearest_of_256() {
        let cases = [
            (Rgb(0, 0, 0), 16),
            (Rgb(255, 255, 255), 231),
            (Rgb(255, 0, 0), 196),
            (Rgb(0, 0, 250), 21),
            (Rgb(128, 128, 128), 244),
            (Rgb(9, 8, 7), 232),
        ];
        for (rgb, number) in cases {
            assert_eq!(nearest_of_256(rgb), number);
        }
    }
}
