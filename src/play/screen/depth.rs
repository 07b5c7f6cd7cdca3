//! Terminals without true colors: the nearest of 256.
//!
//! In: the environment, a buffer. Out: the buffer with numbers of colors. Holds: the first 16,
//! which look different everywhere, are not used.

use ratatui::buffer::Buffer;
use ratatui::style::Color as Shade;

/// The steps of red, green and blue in the colors from 16 to 231.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// Does the terminal say that it shows any color?
pub fn has_true_color() -> bool {
    let told = std::env::var_os("COLORTERM").unwrap_or_default();
    told == "truecolor" || told == "24bit"
}

/// Takes the nearest of 256 colors everywhere.
pub fn reduce(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        cell.fg = indexed(cell.fg);
        cell.bg = indexed(cell.bg);
    }
}

fn indexed(shade: Shade) -> Shade {
    let Shade::Rgb(red, green, blue) = shade else { return shade };
    let wanted = [red, green, blue];
    let distance = |found: [u8; 3]| -> u32 {
        wanted.iter().zip(found).map(|(&one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    let steps = wanted.map(nearest_step);
    let cube = (distance(steps.map(|at| STEPS[at])), 16 + 36 * steps[0] + 6 * steps[1] + steps[2]);
    let grays = (0..24_u8).map(|at| (distance([8 + 10 * at; 3]), 232 + usize::from(at)));
    let best = grays.fold(cube, |best, gray| if gray.0 < best.0 { gray } else { best });
    Shade::Indexed(best.1 as u8)
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
            ((0, 0, 0), 16),
            ((255, 255, 255), 231),
            ((255, 0, 0), 196),
            ((0, 0, 250), 21),
            ((128, 128, 128), 244),
            ((9, 8, 7), 232),
        ];
        for ((red, green, blue), number) in cases {
            assert_eq!(indexed(Shade::Rgb(red, green, blue)), Shade::Indexed(number));
        }
        assert_eq!(indexed(Shade::Reset), Shade::Reset);
    }
}
