//! Gives each number its color.
//!
//! In: a reading whose cells were seen in colors. Out: its palette, and the color of each number.
//! Invariants: numbers have the colors of their tiles or of their digits, in the whole puzzle alike.

use super::lab::Lab;
use super::palette::Palette;
use crate::scan::cell::{Levels, Seen};
use crate::scan::digits::BLANK;
use crate::scan::reading::{Number, Reading};

/// How far apart colors are, the usual distance first: others are tried where sums disagree.
const APART: [f64; 5] = [0.09, 0.075, 0.11, 0.06, 0.05];

/// The lightest channel of paper in photographs: on screens paper is lighter, or dark.
const PHOTOGRAPHED: std::ops::Range<u8> = 110..235;

/// Chooses the palette and paints the numbers.
pub fn paint(reading: &mut Reading) {
    let seen: Vec<Seen> = numbers(reading).filter_map(|number| number.seen).collect();
    if seen.is_empty() {
        return;
    }
    let are_tiles = are_tiles(&seen, Lab::of(reading.paper));
    let color = |seen: &Seen| if are_tiles { seen.ground } else { seen.ink };
    let colors: Vec<Levels> = seen.iter().map(color).collect();
    // With one color the sums differ only by misread numbers.
    let least = disagreement(reading, &Palette::of(&colors, f64::INFINITY), color);
    let palettes = APART.into_iter().map(|apart| Palette::of(&colors, apart));
    let agreeing = palettes.into_iter().find(|all| disagreement(reading, all, color) <= least);
    let palette = agreeing.unwrap_or_else(|| Palette::of(&colors, APART[0]));
    for number in reading.rows.iter_mut().chain(&mut reading.columns).flatten() {
        if let Some(seen) = &number.seen {
            number.colors = palette.nearest(color(seen));
        }
    }
    let paper = reading.paper;
    reading.palette = palette.colors.into_iter().map(|levels| in_light(levels, paper)).collect();
}

/// A color as it is in full light: on gray paper of a photograph all colors are darker.
fn in_light(levels: Levels, paper: Levels) -> Levels {
    let lightest = paper.into_iter().max().unwrap_or(255);
    if !PHOTOGRAPHED.contains(&lightest) {
        return levels;
    }
    [0, 1, 2].map(|channel: usize| {
        let level = u32::from(levels[channel]) * 255 / u32::from(paper[channel].max(1));
        level.min(255) as u8
    })
}

fn is_number(number: &&Number) -> bool {
    number.scores.best().0 != BLANK
}

fn numbers(reading: &Reading) -> impl Iterator<Item = &Number> {
    reading.lines().flatten().filter(is_number)
}

/// Do tiles have the colors, or digits? Digits on tiles are black or white; paper under colored
/// digits has one color. Without hues the one that differs more from the paper counts.
fn are_tiles(seen: &[Seen], paper: Lab) -> bool {
    let sum = |apart: &dyn Fn(&Seen) -> f64| seen.iter().map(apart).sum::<f64>();
    let grounds = sum(&|seen| Lab::of(seen.ground).hue_distance(paper));
    let inks = sum(&|seen| Lab::of(seen.ink).hue_distance(paper));
    if grounds.max(inks) > 0.04 * seen.len() as f64 {
        return grounds > inks;
    }
    sum(&|seen| Lab::of(seen.ground).distance(paper))
        > sum(&|seen| Lab::of(seen.ink).distance(paper))
}

/// By how much the sums of rows and columns differ, all colors together.
fn disagreement(reading: &Reading, palette: &Palette, color: impl Fn(&Seen) -> Levels) -> u64 {
    let mut sums = vec![0_i64; palette.colors.len()];
    for (lines, sign) in [(&reading.rows, 1), (&reading.columns, -1)] {
        for number in lines.iter().flatten().filter(is_number) {
            if let Some(seen) = &number.seen
                && let Some(sum) = sums.get_mut(palette.nearest(color(seen))[0])
            {
                *sum += sign * i64::from(number.scores.best().0);
            }
        }
    }
    sums.into_iter().map(i64::unsigned_abs).sum()
}
